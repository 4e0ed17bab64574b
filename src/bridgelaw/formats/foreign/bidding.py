"""Calls followed in turn: whose turn, what would be irregular, when it ends, which contract it makes.

A file tells calls in an order that has a meaning of its own: an irregular call that stands in it stood. So nothing is
judged here; `fault` says what a file that does not mark it should have marked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.game.contracts import Contract, Risk
from bridgelaw.game.seats import SEATS, Seat

MOST_ILLEGAL = 20
"""So many calls of one board are read that could not be made and are not marked; with more it is no auction."""

_RISKS: tuple[Risk, ...] = ("", "X", "XX")


class Bidding:
    """An auction that goes on call by call; seats are numbers, 0 is North."""

    __slots__ = ("bidder", "calls", "high", "last", "named", "over", "passed", "risk", "turn")

    def __init__(self, dealer: Seat) -> None:
        self.turn = dealer.index
        self.high = -1
        self.bidder = 0
        self.risk = 0
        self.last = -1
        self.passed: list[int] = []  # since the last other call; no more of them than can end the auction
        self.named: dict[tuple[int, str | None], int] = {}
        self.over = False
        self.calls = 0

    def fault(self, call: Call) -> str | None:
        """What is wrong with `call` by the seat in turn; None when it is legal."""
        if self.over:
            return f"{call} stands behind the end of the auction"
        if call is PASS:
            return None
        if call is DOUBLE:
            fits = self.high >= 0 and self.risk == 0 and (self.bidder - self.turn) % 2 == 1
            return None if fits else "a double that nobody can make here"
        if call is REDOUBLE:
            fits = self.high >= 0 and self.risk == 1 and (self.bidder - self.turn) % 2 == 0
            return None if fits else "a redouble that nobody can make here"
        if call.level > 7:
            return f"{call} is more than seven"
        return None if call.rank > self.high else f"{call} is not enough over {BIDS[self.high]}"

    def is_low(self, call: Call) -> bool:
        """Whether `call` is a bid that does not outrank the last one."""
        return 1 <= call.level <= 7 and call.rank <= self.high

    def make(self, call: Call) -> Seat:
        """The seat in turn makes `call`, whatever it is; that seat. Behind the end it changes nothing."""
        seat = self.turn
        self.calls += 1
        self.turn = (seat + 1) % 4
        if self.over:
            return SEATS[seat]
        if call is PASS:
            self._pass(seat)
            self.over = self._ends()
            return SEATS[seat]
        if 1 <= call.level <= 7:
            self.high, self.bidder, self.risk = call.rank, seat, 0
            self.named.setdefault((seat % 2, call.strain), seat)
        elif call is DOUBLE:
            self.risk = 1
        elif call is REDOUBLE:
            self.risk = 2
        self.last = seat
        self.passed = []
        return SEATS[seat]

    def skip(self) -> None:
        """The seat in turn is passed over."""
        self.turn = (self.turn + 1) % 4

    def passes_left(self) -> int:
        """How many passes would end the auction now."""
        if self.over:
            return 0
        before, turn = list(self.passed), self.turn
        number = 0
        while not self._ends():
            self._pass((turn + number) % 4)
            number += 1
        self.passed = before
        return number

    def contract(self) -> Contract | None:
        """The contract as it stands; None when nobody has bid."""
        return contract_of(self.high, self.risk, self.bidder, self.named)

    def _pass(self, seat: int) -> None:
        """Seats that are passed over can keep an auction open for ever: before a bid it only counts who has passed,
        behind one only the last three passes do."""
        if self.last >= 0:
            self.passed = [*self.passed[-2:], seat]
        elif seat not in self.passed:
            self.passed.append(seat)

    def _ends(self) -> bool:
        passed = self.passed
        if len(passed) < 3:
            return False
        if self.last < 0:
            return len(passed) == 4
        after = [(self.last + n) % 4 for n in (1, 2, 3)]
        return passed[-3:] == after


def contract_of(high: int, risk: int, bidder: int, named: Mapping[tuple[int, str | None], int]) -> Contract | None:
    """The contract of the bid with the rank `high` (less than 0: none), by who `named` its denomination first."""
    return None if high < 0 else contract_by(high, risk, named[bidder % 2, BIDS[high].strain])


def contract_by(high: int, risk: int, declarer: int) -> Contract | None:
    """The contract of the bid with the rank `high` (less than 0: none) by that seat, counted from North round."""
    return None if high < 0 else Contract(BIDS[high], _RISKS[risk], SEATS[declarer % 4])


def legal(dealer: Seat, calls: Iterable[Call]) -> Bidding | None:
    """The auction of these calls in turn; None when one of them is not legal."""
    bidding = Bidding(dealer)
    for call in calls:
        if bidding.fault(call):
            return None
        bidding.make(call)
    return bidding
