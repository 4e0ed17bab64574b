"""A play with a revoke, as far as a Director knows of it: who revoked, who won the trick, what his side won later.

The cards he does not know. So a play is written that fits: the revoker has one card of the suit led, follows suit
everywhere else, and each other trick is won by whoever has to win it.
"""

from __future__ import annotations

from bridgelaw.api.quick.cards import LOW_FIRST, PlayWriting
from bridgelaw.api.quick.facts import NONE, Known
from bridgelaw.api.quick.writing import IT, seat, seats
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat

TRICKS = 13
REVOKED_AT = 2
"""The trick of the revoke: the first one brings the lead to where it has to come from."""


class RevokedPlay(PlayWriting):
    """A play with a revoke in its second trick."""

    def __init__(self, known: Known, *, later: bool, established: bool) -> None:
        """`later`: whether it is played to the end; `established`: whether its own side has gone on."""
        self.by, self.card, self.suit = seat(known, "by"), known["card"], known["suit"]
        self.known, self.later = known, later
        winner = seat(known, "trick_won_by") if "trick_won_by" in known else None
        if winner is None and known.get("next_trick", NONE) != NONE and not established:
            winner = seats(known, "next_trick")[0]
        # a revoker can only win the trick by a trump
        contract = f"4{self.card[0]}" if winner is self.by else "3NT"
        super().__init__(seat(known, "declarer"), contract, named=[self.card])
        self.winner = winner or self.by.rho
        keeps = known.get("later_with_suit") == "yes"
        self.missed = self.suit + ("A" if keeps else "2")
        self.spare: str
        self.other: str
        self.spare, self.other = (suit for suit in SUITS if suit not in (self.suit, self.card[0]))
        self.named |= {self.missed}
        self.discards = [f"{self.spare}{rank}" for rank in LOW_FIRST[:11]]
        self.tops = [f"{self.spare}A", f"{self.spare}K"]
        self.named |= {*self.discards, *self.tops}
        self.holdings[self.by] = {self.card, self.missed, *self.discards}
        self._to_the_revoke()

    @property
    def non_offender(self) -> Seat:
        """Who draws attention: of the other side, not dummy."""
        return self.by.lho if self.by.lho is not self.dummy else self.by.rho

    # up to the revoke

    def _to_the_revoke(self) -> None:
        told = "played_since" in self.known and not self.later
        since = seats(self.known, "played_since") if told else None
        leader = self.by.rho
        if since is not None and self.known.get("next_trick", NONE) != NONE:
            # the trick is full: whoever has not played after him has played before
            leader, since = (self.by.lho, self.by.partner, self.by.rho)[len(since)], None
        self._won_by(self.opening_leader, leader, dummy=True)
        hand = leader
        for n in range(4):
            if hand is self.by:
                self.play(hand, self.card, id=IT)
            elif n == 0 or since is None or hand in since:
                self.play(hand, self._of_suit(self.suit, high=hand is self.winner))
            hand = hand.lho

    # after it

    def gone_on(self, *, established: bool) -> None:
        """The next trick: those who have played to it, and where its own side has, who played before them."""
        told = seats(self.known, "next_trick")
        hand, left = self.winner, set(told)
        if not established:
            # of two partners the second one has not waited: whoever is between them has not played
            for one in told:
                self.play(one, self._any(one, self.other))
            return
        suit = self.spare if hand is self.by else self.other
        while left:
            self.play(hand, self._any(hand, suit))
            left.discard(hand)
            hand = hand.lho

    def put_right(self) -> None:
        """He has taken the card back himself and followed suit."""
        self.add(self.by, retract="play", of=IT)
        self.play(self.by, self.missed)

    def played_out(self) -> None:
        """The tricks after it, each won by whoever has to win it."""
        ours = int(self.known.get("later_tricks", "0"))
        own = 1 if self.known.get("later_with_suit") == "yes" and ours else 0
        partner, others = self.by.partner, self.by.lho
        left = TRICKS - REVOKED_AT
        winners = [self.by] * own + [others] * (left - ours) + [partner] * (ours - own)
        leader = self.winner
        for winner in winners:
            if winner is self.by:
                self._with_the_suit(leader)
            else:
                self._won_by(leader, winner)
            leader = winner

    def _won_by(self, leader: Seat, winner: Seat, *, dummy: bool = False) -> None:
        """A trick that is won by another than the revoker, who follows suit or discards."""
        if leader is self.by:
            led, cards = self.discards.pop(0), [*self._some(self.other, 2), self.tops.pop()]
            suit, top = self.spare, cards[-1]
        else:
            led, suit, cards, top = "", *self._three(leader is winner)
        hand = leader
        for n in range(4):
            if hand is self.by:
                self.play(hand, led or self._follow(suit))
            elif hand is winner:
                self.play(hand, top)
            else:
                low = [card for card in cards if card != top]
                card = next((card for card in low if card[0] == suit), low[0]) if n == 0 else low[0]
                cards.remove(card)
                self.play(hand, card)
            if n == 0 and dummy:
                self.spread()
            hand = hand.lho

    def _three(self, winner_leads: bool) -> tuple[str, list[str], str]:
        """Three cards for those who did not revoke: the suit led, the cards, and the one that wins."""
        suit = self._suit_with(3)
        if suit is not None:
            cards = self._some(suit, 3)
            return suit, cards, max(cards, key=_height)
        # what is left over of two suits: the last trick
        rest = [*(card for card in self.free()), *self.tops][:3]
        self.tops = [card for card in self.tops if card not in rest]
        alike = [card for card in rest if sum(card[0] == other[0] for other in rest) > 1] or rest
        top = max((card for card in rest if card[0] == self.spare), key=_height, default="") if winner_leads else ""
        top = top or max(alike, key=_height)
        return top[0], rest, top

    def _with_the_suit(self, leader: Seat) -> None:
        """The revoker wins a trick with the card that he had not played."""
        low = sorted(self._some(self.suit, 3), key=_height)
        hand = leader
        for _ in range(4):
            self.play(hand, self.missed if hand is self.by else low.pop(0))
            hand = hand.lho

    # cards

    def _suit_with(self, count: int) -> str | None:
        """A suit of which so many cards are free; not the one that the revoker has to keep a card of."""
        keep = self.known.get("later_with_suit") == "yes" and self.missed not in self.played
        order = (self.other, self.card[0], *(() if keep else (self.suit,)))
        return next((suit for suit in order if len(self._free(suit)) >= count), None)

    def _free(self, suit: str) -> list[str]:
        return [card for card in self.free() if card[0] == suit]

    def _some(self, suit: str, count: int) -> list[str]:
        return self._free(suit)[:count]

    def _follow(self, suit: str) -> str:
        """What the revoker plays to a trick that another leads."""
        if suit == self.suit and self.missed not in self.played:
            return self.missed
        return self.discards.pop(0)

    def _of_suit(self, suit: str, *, high: bool) -> str:
        found = self._free(suit)
        return found[-1] if high else found[0]

    def _any(self, hand: Seat, suit: str) -> str:
        if hand is self.by:
            return self.discards.pop(0)
        return next(iter(self._free(suit)), next(self.free()))


def _height(card: str) -> int:
    return LOW_FIRST.index(card[1])
