"""The revoke (procedures, 3.6): found before it is established, in the play, or from four facts when the play is over.

A Director knows who revoked, who won the trick and what that side won afterwards; the cards he does not know. So the
play is written that fits: the revoker has one card of the suit led, follows suit everywhere else, and each other trick
is won by whoever has to win it. How many tricks there were before counts only where the other side has lost more than
goes over to it (64C): then it is asked, and what was told is judged without a card.
"""

from __future__ import annotations

from bridgelaw.api.quick.cards import LOW_FIRST, PlayWriting
from bridgelaw.api.quick.facts import ALL_CARDS, NONE, UNTOLD, Known
from bridgelaw.api.quick.kind import FactToCome, NeededFact, Plain, QuickKind
from bridgelaw.api.quick.result import BOARD, CONTRACT, RISK, calls_of, conditions, is_told
from bridgelaw.api.quick.writing import IT, Writing, seat, seats
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat

TRICKS = 13
ASKED = "asked_by_partner"
_REVOKED_AT = 2
"""The trick of the revoke: the first one brings the lead to where it has to come from."""


def _in_play(known: Known) -> bool:
    return known["found"] == "in_play"


def _gone_on(known: Known) -> bool:
    return known.get("next_trick", NONE) != NONE


def _established(known: Known) -> bool:
    """Whether the revoker's own side has gone on, as it has once the play is over: what the others do never establishes
    it."""
    return not _in_play(known) or any(one.side is seat(known, "by").side for one in seats(known, "next_trick"))


def _charged(known: Known) -> bool:
    """Whether it is put right and paid for all the same: the other defender has asked about it, where he may not."""
    by, declarer = seat(known, "by"), seat(known, "declarer")
    return known.get(ASKED) == "yes" and by.side is not declarer.side and not _established(known)


def _later(known: Known) -> bool:
    """Whether the play is over, so that the tricks can be counted."""
    return not _in_play(known)


def _off_suit(known: Known) -> tuple[str, ...]:
    return tuple(card for card in ALL_CARDS if card[0] != known["suit"])


def _rounds(known: Known) -> tuple[str, ...]:
    by = seat(known, "by")
    return (NONE, by.lho.value, f"{by.lho.value} {by.partner.value}")


def _leads(known: Known) -> tuple[str, ...]:
    """Who of those that make it established has gone on."""
    by = seat(known, "by")
    return (NONE, *(one.value for one in (by, by.partner, by.lho, by.rho)))


def _counts_with_suit(known: Known) -> bool:
    """Whether it may matter that the revoker won a later trick with a card that he should have played."""
    return known["trick_won_by"] != known["by"] and known["later_tricks"] != "0"


def _won_in_all(known: Known) -> int:
    """How many tricks the revoker's side has won, from that of the revoke on."""
    own = seat(known, "trick_won_by").side is seat(known, "by").side
    return int(own) + int(known["later_tricks"])


def _counts_tricks(known: Known) -> bool:
    """Whether the tricks of the other side count: it has lost more than is transferred, so that they have to be made
    up, or the board is to be scored."""
    return _later(known) and (known.get("damage") == "yes" or is_told(known))


def _scored(known: Known) -> bool:
    return _later(known) and is_told(known)


def _tricks_won(known: Known) -> tuple[str, ...]:
    """What the other side can have won in all, beside what the revoker's side is known to have won."""
    return tuple(str(n) for n in range(TRICKS - _won_in_all(known) + 1))


def _to_come(known: Known) -> tuple[FactToCome, ...]:
    """Established, and the play goes on: who wins the trick, and what his side wins afterwards."""
    if not (_established(known) or _charged(known)) or not _in_play(known):
        return ()
    by = seat(known, "by")
    won_by = ((by.value, by.value), (by.partner.value, by.partner.value), ("other", by.lho.value))
    return (
        FactToCome("found", (("after_play", "after_play"),)),
        FactToCome("trick_won_by", won_by),
        FactToCome("later_tricks", (("0", "0"), ("1", "1"), ("other", "2"))),
        FactToCome("later_with_suit", (("yes", "yes"), ("no", "no")), _counts_with_suit),
    )


def _reads(known: Known) -> tuple[str, ...]:
    """Of one that is corrected, what becomes of a lead to the next trick; else that it is established, and that it will
    be looked at whether the tricks transferred are enough."""
    if not _established(known):
        charged = ("law63.defenders_enquiry", "law64.equity@law63.defenders_enquiry") if _charged(known) else ()
        return (*(("law62.lead_goes_back",) if _gone_on(known) else ()), *charged)
    if not _later(known):
        return ("law63.played_on", "law64.equity")
    # where at most one trick was won since, it may have been the twelfth, which is put right even now
    may_be_last = known["found"] == "after_play" and known.get("later_tricks") in ("0", "1")
    return (*(("law62.twelfth_trick",) if may_be_last else ()), "law64.equity")


def revoke(known: Known) -> Plain:
    """The record that fits; what is not known yet is left out of it."""
    if "tricks_won" in known:
        return _without_cards(known)
    writing = _Revoked(known)
    if _later(known):
        writing.played_out()
        _state_when(writing, known, writing.by.lho)
    elif _gone_on(known):
        writing.gone_on()
    if _charged(known):
        writing.add(writing.by.partner, ask="…", of=IT)
    writing.taken_up(writing.non_offender)
    if _later(known) and known["found"] == "next_board":
        # that it was the other side that had called there is what was answered
        writing.add("director", find="in_time", of=IT, value=False)
    return writing.plain()


def _state_when(writing: Writing, known: Known, who: Seat) -> None:
    """What had begun or ended before it was pointed out."""
    if known["found"] == "next_board":
        writing.add(who, state="next_board_begun")
    elif known["found"] == "round_over":
        writing.add(who, state="round_over")


def _without_cards(known: Known) -> Plain:
    """The board is over, its tricks are counted, and what the Director was told of the revoke is all that is known."""
    by, declarer, won = seat(known, "by"), seat(known, "declarer"), int(known["tricks_won"])
    writing = Writing(declarer)
    writing.calls(*calls_of(known, "3NT"), "P", "P", "P")
    writing.add("director", result=won if declarer.side is not by.side else TRICKS - won)
    speaks = by.lho if by.lho is not declarer.partner else by.rho
    _state_when(writing, known, speaks)
    writing.add(speaks, attention=True, id=IT)
    if known["found"] == "next_board":
        writing.add("director", find="in_time", of=IT, value=False)
    writing.add("director", find="act_meant", of=IT, value="revoke")
    told = {"by": by.value, "suit": known["suit"], "won_by": known["trick_won_by"], "later": int(known["later_tricks"])}
    with_suit = {"with_suit": known["later_with_suit"] == "yes"} if "later_with_suit" in known else {}
    writing.add("director", find="revoke_facts", of=IT, value=told | with_suit)
    writing.add(speaks, summon=True)
    writing.add("director", explain_options=True)
    return writing.plain() | conditions(known)


class _Revoked(PlayWriting):
    """A play with a revoke in its second trick."""

    def __init__(self, known: Known) -> None:
        self.by, self.card, self.suit = seat(known, "by"), known["card"], known["suit"]
        self.known = known
        winner = seat(known, "trick_won_by") if "trick_won_by" in known else None
        if winner is None and _gone_on(known) and not _established(known):
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
        leader = self.by.rho
        self._won_by(self.opening_leader, leader, dummy=True)
        hand = leader
        told = "played_since" in self.known and not _later(self.known)
        since = seats(self.known, "played_since") if told else None
        for n in range(4):
            if hand is self.by:
                self.play(hand, self.card, id=IT)
            elif n == 0 or since is None or hand in since:
                self.play(hand, self._of_suit(self.suit, high=hand is self.winner))
            hand = hand.lho

    # after it

    def gone_on(self) -> None:
        """The next trick, as far as the one who establishes it."""
        last = seats(self.known, "next_trick")[-1]
        hand = self.winner
        suit = self.spare if hand is self.by else self.other
        while True:
            self.play(hand, self._any(hand, suit))
            if hand is last:
                return
            hand = hand.lho

    def played_out(self) -> None:
        """The tricks after it, each won by whoever has to win it."""
        ours = int(self.known.get("later_tricks", "0"))
        own = 1 if self.known.get("later_with_suit") == "yes" and ours else 0
        partner, others = self.by.partner, self.by.lho
        left = TRICKS - _REVOKED_AT
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


REVOKE = QuickKind(
    "revoke",
    "61–64",
    11,
    (
        NeededFact("declarer"),
        NeededFact("by"),
        NeededFact("suit"),
        NeededFact("card", offered=_off_suit),
        NeededFact("found"),
        NeededFact("next_trick", _in_play, _leads),
        NeededFact("played_since", lambda known: _in_play(known) and not _gone_on(known), _rounds),
        NeededFact("trick_won_by", _later),
        NeededFact("later_tricks", _later, lambda known: tuple(str(n) for n in range(TRICKS - _REVOKED_AT + 1))),
        NeededFact(
            "later_with_suit",
            lambda known: _later(known) and _counts_with_suit(known),
            tried=True,
        ),
        NeededFact(RISK, _scored),
        NeededFact("tricks_won", _counts_tricks, _tricks_won),
        NeededFact(BOARD, _scored),
    ),
    revoke,
    {ASKED: "no", CONTRACT: UNTOLD},
    only_with={ASKED: "law63.defenders_enquiry"},
    not_where={ASKED: ("defenders_ask_each_other", "allowed")},
    reads=_reads,
    reads_ruled=True,
    to_come=_to_come,
)
KINDS = (REVOKE,)
