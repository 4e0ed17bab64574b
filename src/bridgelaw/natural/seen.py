"""An auction as everybody sees it, and what each player has shown by it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bridgelaw.game.calls import CALLS, Call, Strain, lowest_over
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.game.seats import Seat
from bridgelaw.natural.shown import Shown


def suit_of(call: Call) -> Suit | None:
    """The suit of a bid; None for notrump and what is no bid."""
    return None if call.strain == "NT" else call.strain


class Choice(Struct, frozen=True, kw_only=True):
    """A call that the system has here, and what it shows; `forcing`: partner calls again; `rare`: nobody thinks of it
    at first, and what the call usually shows is told without it."""

    call: Call
    shows: Shown
    forcing: bool = False
    rare: bool = False


class Seen(Struct, frozen=True, kw_only=True):
    """An auction before the call of `me`: all calls that stand, in order, with who made them; what each player has
    shown; and whether `me` has to keep the auction open (`forced`)."""

    me: Seat
    calls: Sequence[tuple[Seat, Call]]
    known: Mapping[Seat, Shown]
    forced: bool = False

    @property
    def last_bid(self) -> Call | None:
        """The bid that the next one has to outrank."""
        return next((call for _, call in reversed(self.calls) if call.is_bid), None)

    @property
    def last_bidder(self) -> Seat | None:
        """Who made it."""
        return next((seat for seat, call in reversed(self.calls) if call.is_bid), None)

    @property
    def partner(self) -> Shown:
        """What partner has shown."""
        return self.known[self.me.partner]

    @property
    def own(self) -> Shown:
        """What `me` has shown."""
        return self.known[self.me]

    @property
    def is_enough(self) -> bool:
        """Whether this side has bid game."""
        last = self.last_bid
        if last is None or self.last_bidder is None or self.last_bidder.side is not self.me.side:
            return False
        return last.level >= {"NT": 3, "S": 4, "H": 4}.get(last.strain or "", 5)

    def of(self, seat: Seat) -> list[Call]:
        """The calls of that player that are no passes."""
        return [call for by, call in self.calls if by is seat and not call.is_pass]

    @property
    def opener(self) -> Seat | None:
        """Who made the first bid."""
        return next((seat for seat, call in self.calls if call.is_bid), None)

    @property
    def is_opened_by_us(self) -> bool:
        """Whether the first bid is one of this side."""
        return self.opener is not None and self.opener.side is self.me.side

    @property
    def can_double(self) -> bool:
        """Whether the last call that was no pass is a bid of the other side."""
        last = next(((seat, call) for seat, call in reversed(self.calls) if not call.is_pass), None)
        return last is not None and last[1].is_bid and last[0].side is not self.me.side

    @property
    def suits_of_theirs(self) -> tuple[Suit, ...]:
        """The suits that opponents have bid."""
        strains = {call.strain for seat, call in self.calls if seat.side is not self.me.side and call.is_bid}
        return tuple(suit for suit in SUITS if suit in strains)

    def suits_of(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits that this player has bid, in order."""
        return tuple(suit for suit in map(suit_of, self.of(seat)) if suit is not None)

    def cheapest(self, strain: Strain, jump: int = 0) -> Call | None:
        """The lowest bid in the strain, so many levels higher; None over seven."""
        lowest = lowest_over(strain, self.last_bid)
        return self.at(lowest.level + jump, strain) if lowest is not None else None

    def at(self, level: int, strain: Strain) -> Call | None:
        """The bid of that level in the strain if it can still be made."""
        lowest = lowest_over(strain, self.last_bid)
        return CALLS[f"{level}{strain}"] if lowest is not None and lowest.level <= level <= 7 else None
