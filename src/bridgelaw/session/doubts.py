"""Whether a result that a table enters can be so: what it is asked about once more before anybody gets up.

A doubt never says where a card is, and it never blocks: what the table says again is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import Card, card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import Seat
from bridgelaw.session.model import PlayResult

DoubtCode = Literal["lead_of_partner", "lead_of_declarer", "few_trumps", "many_tricks", "few_tricks", "same_again"]
Hands = Mapping[Seat, frozenset[Card]]
Makeable = Mapping[tuple[Strain, Seat], int]
"""Double-dummy tricks by strain and declarer."""

FEW_TRUMPS = 4
"""So many in both hands together or fewer, and perhaps somebody else was declarer."""
ABOVE, BELOW = 3, 4
"""Tricks over and under what can be made double dummy that nobody asks about."""
SOON = 20.0
"""Seconds after which the same score twice is no slip of the finger."""
OTHERS = 4
"""Results at other tables before one is far from them."""


class Doubt(Struct, frozen=True):
    """Something that the table is asked about. `seats`: between whom it may lie, where it is about that."""

    code: DoubtCode
    seats: tuple[Seat, ...] = ()


def doubts(result: PlayResult, deal: Deal | None, makeable: Makeable | None = None) -> tuple[Doubt, ...]:
    """What is doubtful about a result with a contract, by the hands of the board as far as they are known."""
    if result.contract is None or result.tricks is None:
        return ()
    found = list(_of_tricks(result.contract, result.tricks, makeable))
    hands = {seat: hand for seat, hand in (deal or {}).items() if hand is not None}
    if len(hands) == len(Seat):
        found += [*_of_lead(result.contract, result.lead, hands), *_of_trumps(result.contract, hands)]
    return tuple(found)


def entered_again(result: PlayResult, before: PlayResult | None, seconds: float) -> tuple[Doubt, ...]:
    """Whether that is the entry of the table's previous board once more, by a finger that slipped. `seconds`: how long
    ago that was entered."""
    if before is None or before.board == result.board or seconds > SOON:
        return ()
    same = (before.contract, before.tricks, before.passed_out) == (result.contract, result.tricks, result.passed_out)
    return (Doubt("same_again"),) if same else ()


def is_turned(score: int, others: Sequence[int]) -> bool:
    """Whether a score lies outside all others while with the sign turned it would lie among them: the other side may
    have made it. Told to the Director, and to no table: it would tell the others' results."""
    if len(others) < OTHERS or not score:
        return False
    low, high = min(others), max(others)
    return not low <= score <= high and low <= -score <= high


def _of_lead(contract: Contract, lead: str | None, hands: Hands) -> Iterator[Doubt]:
    if lead is None:
        return
    leader, led = contract.declarer.lho, card(lead)
    if led in hands[leader]:
        return
    if led in hands[leader.partner]:
        # then his partner led, or declarer's partner was declarer
        yield Doubt("lead_of_partner", (contract.declarer, contract.declarer.partner))
    else:
        yield Doubt("lead_of_declarer")


def _of_trumps(contract: Contract, hands: Hands) -> Iterator[Doubt]:
    declarer = contract.declarer
    if contract.strain == "NT":
        return
    both = hands[declarer] | hands[declarer.partner]
    if sum(one.suit == contract.strain for one in both) <= FEW_TRUMPS:
        yield Doubt("few_trumps", (declarer, declarer.lho))


def _of_tricks(contract: Contract, tricks: int, makeable: Makeable | None) -> Iterator[Doubt]:
    can = None if makeable is None else makeable.get((contract.strain, contract.declarer))
    if can is None:
        return
    if tricks > can + ABOVE:
        yield Doubt("many_tricks")
    if tricks < can - BELOW:
        yield Doubt("few_tricks")
