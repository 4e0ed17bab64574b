"""The auction as it stands: whose turn, the bid to beat, whether it is over. What counts is given by the standings.

Total on purpose: any sequence of calls has a position. A call that is gone is skipped; a pending one counts when it
was made in turn (or replaces one that did), because the table goes on as if nothing had happened until attention is
drawn; a pending one out of turn does not count. A double that nobody could make, or a bid of more than seven, takes
up its turn and changes no contract.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, islice
from operator import is_not

from msgspec import Struct

from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, Strain
from bridgelaw.game.contracts import Contract, Risk
from bridgelaw.game.seats import Seat, Side
from bridgelaw.table.latest import asked_again
from bridgelaw.table.standing import PENDING, STANDS, Standing


class Made(Struct, frozen=True, gc=False):
    """A call that was made. `number` = place of its act; `in_turn` = made at the caller's turn.

    `implied` = nobody made it: the Laws take it as made (`act` is then the act by which they do).
    """

    act: str
    by: Seat
    call: Call
    standing: Standing
    number: int
    in_turn: bool
    replaces: str | None = None
    implied: bool = False

    @property
    def counts(self) -> bool:
        """Whether the auction goes on from this call."""
        return self.standing in STANDS or (self.standing is PENDING and self.in_turn)


class Auction(Struct, frozen=True, gc=False):
    """Where the auction is. `passed` = who has passed since the last call that was no pass (`last`)."""

    dealer: Seat
    turn: Seat
    bid: Made | None = None
    risk: Risk = ""
    last: Made | None = None
    passed: tuple[Seat, ...] = ()
    named: tuple[tuple[Side, Strain, Seat], ...] = ()
    over: bool = False

    @property
    def contract(self) -> Contract | None:
        """The final contract once the auction is over; None before, and when everybody passed."""
        if not self.over or self.bid is None:
            return None
        return self.standing_contract

    @property
    def standing_contract(self) -> Contract | None:
        """What the contract would be if everybody passed from here."""
        if self.bid is None or self.bid.call.strain is None:
            return None
        side, strain = self.bid.by.side, self.bid.call.strain
        declarer = next(seat for s, d, seat in self.named if s is side and d == strain)
        return Contract(self.bid.call, self.risk, declarer)

    @property
    def missed(self) -> Seat | None:
        """The first player who lost his turn among passes that would else have ended the auction."""
        if self.over or len(self.passed) < (3 if self.last else 4):
            return None
        seat = self.last.by.lho if self.last else self.dealer
        for _ in range(4):
            if seat not in self.passed:
                return seat
            seat = seat.lho
        return None

    def may_double(self, seat: Seat) -> bool:
        """Whether the last call that is no pass is a bid by an opponent of `seat`, undoubled."""
        return self.bid is not None and self.risk == "" and self.bid.by.side is not seat.side

    def may_redouble(self, seat: Seat) -> bool:
        """Whether an opponent of `seat` has doubled last."""
        return self.bid is not None and self.risk == "X" and self.bid.by.side is seat.side

    def box(self, seat: Seat) -> Iterator[Call]:
        """The calls that `seat` could make now, pass first: what its bidding box has for it."""
        yield PASS
        if self.may_double(seat):
            yield DOUBLE
        if self.may_redouble(seat):
            yield REDOUBLE
        rank = self.bid.call.rank if self.bid else -1
        yield from (bid for bid in BIDS if bid.level <= 7 and bid.rank > rank)


def after(now: Auction, made: Made) -> Auction:
    """The position when `made` is the next call."""
    if now.over or not made.counts:
        return now
    by, call = made.by, made.call
    if call is PASS:
        passed = (*now.passed, by)
        return Auction(now.dealer, by.lho, now.bid, now.risk, now.last, passed, now.named, _ends(now, passed))
    bid, risk, named = now.bid, now.risk, now.named
    if call.is_bid:
        if call.level <= 7:
            assert call.strain is not None
            bid, risk = made, ""
            if all(side is not by.side or strain != call.strain for side, strain, _ in named):
                named = (*named, (by.side, call.strain, by))
    elif call is DOUBLE:
        risk = "X" if now.may_double(by) else risk
    else:
        risk = "XX" if now.may_redouble(by) else risk
    return Auction(now.dealer, by.lho, bid, risk, made, (), named, False)


def _ends(now: Auction, passed: tuple[Seat, ...]) -> bool:
    """Three passes by three players in rotation after the last call, or four by four."""
    if now.last is None:
        return len(set(passed)) == 4
    return passed[-3:] == (now.last.by.lho, now.last.by.partner, now.last.by.rho)


def in_order(calls: tuple[Made, ...]) -> tuple[Made, ...]:
    """The calls as they came about; what is taken as made by an act, in front of what that act itself makes."""
    return _in_order(_SAME, calls)


@asked_again
def _in_order(_: object, calls: tuple[Made, ...]) -> tuple[Made, ...]:
    return tuple(sorted(calls, key=lambda made: (made.number, not made.implied)))


def last_counted(calls: tuple[Made, ...]) -> int:
    """The number of the last of the calls that counts; 0: none does."""
    return _last_counted(_SAME, calls)


@asked_again
def _last_counted(_: object, calls: tuple[Made, ...]) -> int:
    return max((made.number for made in calls if made.counts), default=0)


_SAME = object()


def auction(dealer: Seat, calls: Sequence[Made]) -> Auction:
    """The position after `calls`, in the order in which they take their turns."""
    return _positions.after(dealer, calls)


class _Positions:
    """The positions in the course of the auction that was looked at last. Of two that begin alike only the rest is gone
    through: a call that is taken back is most often one of the last."""

    def __init__(self) -> None:
        self._last: tuple[Seat, Sequence[Made], list[Auction]] = (Seat.N, (), [Auction(Seat.N, Seat.N)])

    def after(self, dealer: Seat, calls: Sequence[Made]) -> Auction:
        by, last, found = self._last
        if by is not dealer:
            last, found = (), [Auction(dealer, dealer)]
        alike = min(len(calls), len(last))
        same = next(compress(range(alike), map(is_not, calls, last)), alike)
        if same == len(calls):
            return found[same]
        found = found[: same + 1]
        for made in islice(calls, same, None):
            found.append(after(found[-1], made))
        self._last = (dealer, calls, found)
        return found[-1]


_positions = _Positions()
