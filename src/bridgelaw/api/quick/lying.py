"""What may still come of a penalty card that lies there, or that an option would leave there: provisions by name."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import UNSET

from bridgelaw.answer.model import Answer, Option

_OVER = ("ended", "closed")
_CHOSEN_AT_ONCE = ("require_suit", "forbid_suit")
"""Options that return the card to the hand: what partner may use then is told with them."""
_HELPED = ("law50.told_too_much", "law50.helped_all_the_same")
"""Where what the card told or gave is made good at the end, by edition."""
_KNOWN = ("law72.could_have_known", "law23.could_have_known")
"""Where the offender could have known what it would do, by edition; the first that there is."""


def later_of_cards(held: Container[str], answer: Answer | None, options: Sequence[Option]) -> tuple[str, ...]:
    """The provisions among those `held` by the edition: what becomes of what the card tells once it goes back, that the
    score is adjusted where it helped, and where the offender could have known that."""
    if answer is None or answer.phase in _OVER:
        return ()
    opened = list(_opened(options))
    coming = [str(one.get("rank", "")) for _, then in opened for one in then if one["element"] == "penalty_cards"]
    lying = [card.rank for card in answer.penalty_cards]
    if not lying and not coming and all(one.rectification != "penalty_card" for one in answer.rulings):
        return ()
    told = any(id in _CHOSEN_AT_ONCE for id, _ in opened)
    returned = ("law50.returned",) if "major" in (*lying, *coming) and not told else ()
    names = (*returned, *_HELPED, next((name for name in _KNOWN if name in held), ""))
    return tuple(name for name in names if name in held)


_Opened = tuple[str, Sequence[Mapping[str, Any]]]


def _opened(options: Iterable[Option]) -> Iterator[_Opened]:
    """The options, and those that they open, each with what it brings."""
    for option in options:
        yield from _with_those_behind(option.id, () if option.then is UNSET else option.then)


def _with_those_behind(id: str, then: Sequence[Mapping[str, Any]]) -> Iterator[_Opened]:
    yield id, then
    for one in then:
        if one["element"] == "options":
            yield from _with_those_behind(one["id"], one.get("then", ()))
