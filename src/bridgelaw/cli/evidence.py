"""`bridgelaw evidence`: how many deals fit what is known, how often an event holds among them, and a sample of them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
from cyclopts import Parameter

from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import BAD_INPUT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridgelaw.desk.conditions import BadCondition
    from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted
    from bridgelaw.game.seats import Seat
    from bridgelaw.words import Words

REFUSED = 1
MOST_DEALS = 1_000_000

Told = TypeVar("Told")


class _Unreadable(Exception):
    """An option that cannot be read: what to say of it."""


def evidence(
    *,
    known: Annotated[list[str] | None, Parameter(help='A known hand: "W: QT5.QJ2.Q6.J9743". May be repeated.')] = None,
    held: Annotated[list[str] | None, Parameter(help='Cards seen of a hidden hand: "E: S6 S2".')] = None,
    given: Annotated[list[str] | None, Parameter(help='What a seat has shown: "E: 11-15 hcp, 5+S".')] = None,
    event: Annotated[list[str] | None, Parameter(help='How often does this hold? "E: 6+S; N: 0-1S".')] = None,
    deals: Annotated[int, Parameter(help="How many deals to draw.")] = 0,
    seed: Annotated[
        str | None, Parameter(help="The seed of the draw, instead of the one that follows from what is known.")
    ] = None,
    json: Annotated[bool, Parameter(help="For programs.")] = False,
    language: Language = None,
) -> int:
    """Count the deals that fit what a seat knows, exactly, and how often something holds among them; draw some of them.

    Conditions are about hands as dealt: points (11-15 hcp, 5+ hcp in SH), lengths (5+S, 0-2C, 9+SH), controls, aces,
    cards (SA, 2+ of SA SK SQ), balanced, shape 5431 (=5431: spades to clubs), S>H; with not, a comma or and, or.

    Examples:
      bridgelaw evidence --known "W: QT5.QJ2.Q6.J9743" --given "E: 11-15 hcp, 5+S" --event "E: 6+S"
      bridgelaw evidence --known "W: QT5.QJ2.Q6.J9743" --given "E: 11-15 hcp, 5+S" --deals 3 --json
    """
    from bridgelaw.desk.conditions import read_cards, read_event, read_hand, read_line
    from bridgelaw.desk.deals_that_fit import BadCards, NotCounted, possible, problem
    from bridgelaw.words import Words

    words = Words(language or usual_language())
    try:
        found = problem(
            _lines("--known", known, read_hand, words),
            _lines("--held", held, read_cards, words),
            _lines("--given", given, read_line, words),
        )
        events = [dict(_read("--event", text, read_event, words)) for text in event or ()]
        if not 0 <= deals <= MOST_DEALS:
            raise _Unreadable(words.say("error-deals-number", limit=str(MOST_DEALS)))
    except _Unreadable as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except BadCards as error:
        card = words.card(str(error.card)) if error.card else ""
        print(words.say(f"error-cards-{error.code}", seat=error.seat.value, card=card), file=sys.stderr)
        return BAD_INPUT
    try:
        told = possible(found, events, deals, seed)
    except NotCounted as why:
        return _refused(found, why, words, json=json)
    if json:
        from bridgelaw.answer.possible import plain

        _print_json(plain(found, told, event or ()))
        return 0
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.possible import possible as lines

    write(lines(found, told, events, words), sys.stdout)
    return 0


def _refused(found: DealProblem, why: NotCounted, words: Words, *, json: bool) -> int:
    if json:
        from bridgelaw.answer.possible import refused as plain

        _print_json(plain(found, why))
    else:
        from bridgelaw.words.telling.possible import refused

        print(refused(found, why, words), file=sys.stderr)
    return REFUSED


def _print_json(data: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(data) + b"\n")


def _lines(
    option: str, texts: Sequence[str] | None, read: Callable[[str], tuple[Seat, Told]], words: Words
) -> dict[Seat, Told]:
    """The lines of an option that may be repeated, each of another seat."""
    found: dict[Seat, Told] = {}
    for text in texts or ():
        seat, what = _read(option, text, read, words)
        if seat in found:
            raise _Unreadable(words.say("error-option-twice", text=option, seat=seat.value))
        found[seat] = what
    return found


def _read(option: str, text: str, read: Callable[[str], Told], words: Words) -> Told:
    from bridgelaw.desk.conditions import BadCondition

    try:
        return read(text)
    except BadCondition as error:
        raise _Unreadable(_place(option, text, error, words)) from None


def _place(option: str, text: str, error: BadCondition, words: Words) -> str:
    """Where an option cannot be read and what was expected there, over the text with a mark under the place."""
    expected = words.one_of([words.say(f"expected-{one}") for one in error.expected])
    said = words.say("error-expected", option=option, n=str(error.column), text=expected)
    return said if error.line > 1 else f"{said}\n  {text}\n  {' ' * (error.column - 1)}^"
