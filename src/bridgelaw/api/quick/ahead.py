"""What a quick ruling reads out before it has happened.

A revoke that is put right lets others change what they have played, but only once the right card lies there (62C). That
card comes for certain, and nothing hangs on which one it is: so it is played on a copy, and the options that open then
are told with the rest. Likewise the tricks that an established revoke will cost, while nobody knows yet who wins them:
each way in which it can end is written and judged (64).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bridgelaw.answer.elements import Element, as_element
from bridgelaw.answer.model import Answer
from bridgelaw.answer.then import offers
from bridgelaw.answer.tried import replacement
from bridgelaw.api.quick.facts import Known
from bridgelaw.api.quick.kind import FactToCome, Plain, QuickKind
from bridgelaw.api.quick.writing import BEFORE
from bridgelaw.api.table import Table, followed
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats import record as records
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.situation import Situation


def put_right(table: Table) -> tuple[Plain, Table] | None:
    """Where the player in turn has to replace a card that went back, and others may change theirs once he has: the act
    that replaces it, and the table after it. None: nothing opens by that."""
    now = table.situation
    card = replacement(now, "")
    if card is None:
        return None
    act, tried = acts_format.write_one(card), Table.at(table.course)
    tried.go_on(act)
    opened = [offer for offer in _withdrawals(tried.situation) if offer not in _withdrawals(now)]
    return (act, tried) if opened else None


def _withdrawals(now: Situation) -> list[Offer]:
    """The options to change a card that was played."""
    return [offer for offer in offers(now) if offer.what == "withdraw_play"]


def rulings_to_come(kind: QuickKind, known: Known, under: Plain) -> tuple[Element, ...]:
    """What will be ruled by the facts that nobody can know yet, as elements of the rulings: `if` says by which facts.

    A fact on which nothing hangs is left out of it. `under`: the edition and the authority, as a record has them.
    """
    unknown = kind.to_come(known)
    branches = _branches(kind, {**kind.quiet, **known}, unknown, under) if unknown else []
    return tuple({**ruling, **({"if": dict(given)} if given else {})} for given, found in branches for ruling in found)


_Rulings = tuple[Element, ...]
_Branch = tuple[tuple[tuple[str, Any], ...], _Rulings]
"""What is given, and what is ruled then."""


def _branches(kind: QuickKind, known: Known, left: Sequence[FactToCome], under: Plain) -> list[_Branch]:
    """The facts in their order; one whose values all come to the same makes no branches, and values that come to the
    same as all others are told with them."""
    if not left:
        return [((), _ruled(followed(records.from_plain({**under, **kind.record(known)})).answer(costs=False)))]
    fact, rest = left[0], left[1:]
    if not fact.needed(known):
        return _branches(kind, known, rest, under)
    below = [(told, _branches(kind, {**known, fact.key: tried}, rest, under)) for told, tried in fact.values]
    usual = below[-1][1]
    differing = [(told, branches) for told, branches in below if branches != usual]
    if not differing:
        return usual
    return [
        (((fact.key, _VALUES.get(told, told)), *given), found)
        for told, branches in (*differing, below[-1])
        for given, found in branches
    ]


_VALUES: Mapping[str, Any] = {"yes": True, "no": False, **{str(n): n for n in range(14)}}


def _ruled(answer: Answer) -> _Rulings:
    put_in = {it.id for it in answer.irregularities if it.act == BEFORE}
    return tuple(as_element("rulings", ruling) for ruling in answer.rulings if ruling.irregularity not in put_in)
