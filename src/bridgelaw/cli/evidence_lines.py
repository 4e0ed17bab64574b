"""Lines of conditions and cards that are given as options: read, or refused with their place."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bridgelaw.desk.conditions import BadCondition, Condition
    from bridgelaw.desk.deals_that_fit import BadCards
    from bridgelaw.game.seats import Seat
    from bridgelaw.words import Words

Told = TypeVar("Told")


class Unreadable(Exception):
    """An option that cannot be read: what to say of it."""


def read_lines(
    option: str, texts: Sequence[str] | None, read: Callable[[str], tuple[Seat, Told]], words: Words
) -> dict[Seat, Told]:
    """The lines of an option that may be repeated, each of another seat.

    Raises:
        Unreadable: one is no such line, or a seat is there twice.
    """
    found: dict[Seat, Told] = {}
    for text in texts or ():
        seat, what = read_option(option, text, read, words)
        if seat in found:
            raise Unreadable(words.say("error-option-twice", text=option, seat=seat.value))
        found[seat] = what
    return found


def read_event_line(text: str, words: Words) -> Mapping[Seat, Condition]:
    """An event. Raises `Unreadable` where it is none."""
    from bridgelaw.desk.conditions import read_event

    return dict(read_option("--event", text, read_event, words))


def read_option(option: str, text: str, read: Callable[[str], Told], words: Words) -> Told:
    """What an option says.

    Raises:
        Unreadable: it cannot be read.
    """
    from bridgelaw.desk.conditions import BadCondition

    try:
        return read(text)
    except BadCondition as error:
        raise Unreadable(_place(option, text, error, words)) from None


def bad_cards(error: BadCards, words: Words) -> str:
    """Which card or hand cannot be so."""
    card = words.card(str(error.card)) if error.card else ""
    return words.say(f"error-cards-{error.code}", seat=error.seat.value, card=card)


def _place(option: str, text: str, error: BadCondition, words: Words) -> str:
    """Where an option cannot be read and what was expected there, over the text with a mark under the place."""
    expected = words.one_of([words.say(f"expected-{one}") for one in error.expected])
    said = words.say("error-expected", option=option, n=str(error.column), text=expected)
    return said if error.line > 1 else f"{said}\n  {text}\n  {' ' * (error.column - 1)}^"
