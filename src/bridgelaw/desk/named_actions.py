"""Actions as the Director names them for a card, `P=3HS`, `3S`, `SA`, and the contracts by which they are measured."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from bridgelaw.desk.card import ActionSource, NamedAction
from bridgelaw.desk.double_dummy import is_legal, passed_out
from bridgelaw.desk.problem import possible
from bridgelaw.desk.usable import UsableDeal
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.contracts import Contract, contract
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.situation import Situation

BadActionCode = Literal["unknown", "contract", "needs_contract", "no_contract", "twice"]

_CONTRACT = re.compile(r"([1-7])(NT|[SHDCN])(X{0,2})([NESW])")


class BadAction(ValueError):
    """What is said to be an action is none: `unknown` (no call or card that was possible), `contract` (cannot be read),
    `needs_contract` (no legal call there: it must be said where it leads), `no_contract` (a card has that of the
    table), `twice`."""

    def __init__(self, code: BadActionCode, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code: BadActionCode = code
        self.text = text


def named_actions(course: Course, usable: UsableDeal, texts: Sequence[str]) -> tuple[NamedAction, ...]:
    """The actions that these texts name: without a contract everybody passes after the call.

    Raises:
        BadAction: a text names none, or one is named twice.
    """
    found = [_named(course, usable, text) for text in texts]
    for place, one in enumerate(found):
        if any(one.action == other.action for other in found[:place]):
            raise BadAction("twice", one.action)
    return tuple(found)


def polled_actions(course: Course, usable: UsableDeal, poll: Mapping[str, Any]) -> tuple[NamedAction, ...]:
    """The actions that those polled named, which most chose first; those that were not legal there are left out."""
    chose, considered = poll.get("chose", {}), poll.get("considered", {})
    named = sorted({*chose, *considered}, key=lambda one: (-chose.get(one, 0), -considered.get(one, 0), one))
    found = []
    for text in named:
        try:
            found.append(_named(course, usable, text, "poll"))
        except BadAction:
            continue
    return tuple(found)


def write_contract(found: Contract | None) -> str | None:
    """`3HS`, `3HxS`: the contract and its declarer; None where nobody bids."""
    return f"{found.bid}{found.risk.lower()}{found.declarer.value}" if found is not None else None


def read_contract(text: str) -> Contract | None:
    """What `write_contract` has written; None where it is none."""
    found = _CONTRACT.fullmatch(text.strip().upper())
    if found is None:
        return None
    level, strain, risk, declarer = found.groups()
    return contract(f"{level}{'NT' if strain == 'N' else strain}{risk}", Seat[declarer])


def _named(course: Course, usable: UsableDeal, text: str, source: ActionSource = "passed_out") -> NamedAction:
    action, equals, ending = (part.strip() for part in text.partition("="))
    action = action.upper()
    if not possible(usable.sheet, action):
        raise BadAction("unknown", text)
    now = _before(course, usable.act)
    if usable.sheet.decision == "play":
        if equals:
            raise BadAction("no_contract", text)
        return NamedAction(action=action, contract=now.facts.contract, source=source, card=CARDS[action])
    if equals:
        made = read_contract(ending)
        if made is None:
            raise BadAction("contract", text)
        return NamedAction(action=action, contract=made, source="director")
    auction = now.facts.auction
    if auction.over or auction.turn is not usable.seat or not is_legal(auction, usable.seat, action):
        raise BadAction("needs_contract", text)
    return NamedAction(action=CALLS[action].text, contract=passed_out(auction, usable.seat, action), source=source)


def _before(course: Course, act: str) -> Situation:
    return next(now for done, now in zip(course.happened, course.situations, strict=False) if done.id == act)
