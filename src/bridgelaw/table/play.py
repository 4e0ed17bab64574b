"""The play as it stands: tricks, whose turn, who has won what. It can be made of any cards with any standings, also of
what the Laws do not allow.

A card counts if it has not been withdrawn or cancelled and was played in turn, or added to a trick that had begun: the
table goes on from it until attention is drawn. A lead out of turn counts once it is accepted. Each card carries the
number of its trick. A trick is complete when all four hands have played to it; when a card of a later trick counts, the
earlier trick is over with the cards that it has. If it lacks a card because that was taken back, the hand owes it one
before anybody plays on.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import Card, Suit
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.tricks import winner
from bridgelaw.table.standing import GONE, PENDING, STANDS, Standing


class Laid(Struct, frozen=True, gc=False):
    """A card that was played from `hand` to trick `trick` (1 to 13). `down` = lies face down (opening lead).

    `joined`: not at the hand's turn, but to a trick that had begun and had no card of that hand yet.
    """

    act: str
    by: Seat
    card: Card
    hand: Seat
    trick: int
    standing: Standing
    number: int
    in_turn: bool
    down: bool = False
    joined: bool = False

    @property
    def counts(self) -> bool:
        """Whether the play goes on from this card."""
        if self.down:
            return False
        return self.standing in STANDS or (self.standing is PENDING and (self.in_turn or self.joined))


class Trick(Struct, frozen=True, gc=False):
    """The cards that count to one trick, in the order in which they were played; `won_by` once it is over."""

    number: int
    cards: tuple[Laid, ...] = ()
    won_by: Seat | None = None

    @property
    def led(self) -> Suit | None:
        """The suit led; None before a card is led."""
        return self.cards[0].card.suit if self.cards else None

    @property
    def leader(self) -> Seat | None:
        """The hand that led."""
        return self.cards[0].hand if self.cards else None

    def by_hand(self, hand: Seat) -> Laid | None:
        """The card that `hand` has played to it."""
        for laid in self.cards:
            if laid.hand is hand:
                return laid
        return None


class PlayState(Struct, frozen=True, gc=False):
    """Where the play is. `turn` = the hand to play next (dummy's card: dummy's seat), None when all is played.

    `back`: the tricks from which a hand has taken a card back, or to which it has to supply one; `owed`: those of them
    that are over and lack it still; `decided`: those of which the winner stays who he is, whatever is supplied.
    `complete`: every trick that is over has four cards.
    """

    declarer: Seat
    trumps: Strain
    turn: Seat | None
    trick: Trick
    done: tuple[Trick, ...] = ()
    back: tuple[tuple[int, Seat], ...] = ()
    owed: tuple[tuple[int, Seat], ...] = ()
    complete: bool = True
    decided: tuple[tuple[int, Seat], ...] = ()

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def to_lead(self) -> Seat | None:
        """The hand whose turn it is to lead, None in the middle of a trick."""
        return self.turn if not self.trick.cards and not self.owed else None

    @property
    def due(self) -> int:
        """The number of the trick to which the next card belongs."""
        return self.owed[0][0] if self.owed else self.trick.number

    def trick_for(self, hand: Seat, card: Card | None = None) -> int:
        """The number of the trick to which a card that `hand` plays now belongs. `card`: which one, where it can tell
        that the hand plays to the trick before this one, to which it has not played yet."""
        for number, seat in self.owed:
            if seat is hand:
                return number
        if card is not None and not self.complete and self._comes_late(hand, card):
            return self.done[-1].number
        return self.trick.number + 1 if self.trick.by_hand(hand) else self.trick.number

    def _comes_late(self, hand: Seat, card: Card) -> bool:
        """Whether `hand` plays `card` to the last trick, which lacks nothing but his card, while only the side that has
        led has gone on. One who follows suit to that lead, and would not to the trick before, has gone on too."""
        last, cards = self.done[-1], self.trick.cards
        lacking = len(last.cards) == 3 and not last.by_hand(hand) and not self.trick.by_hand(hand)
        if not lacking or not cards or any(laid.hand.side is not cards[0].hand.side for laid in cards):
            return False
        return card.suit == last.led or card.suit != self.trick.led

    def leads_over_a_hole(self, hand: Seat, *, told: bool) -> bool:
        """Whether `hand`, winning the trick so far, goes on to the next one although a hand has not played.

        All others have played, or (`told`) the record says that it is the next trick. A defender who does not wait
        for his partner has led too early: that trick goes on.
        """
        cards = self.trick.cards
        if not cards or winner([(laid.hand, laid.card) for laid in cards], self.trumps) is not hand:
            return False
        if hand.side is not self.declarer.side and not self.trick.by_hand(hand.partner):
            return False
        return told or len(cards) == 3

    def is_joined_by(self, hand: Seat, trick: int) -> bool:
        """Whether `hand` adds a card to the trick in progress before it is his turn."""
        return trick == self.trick.number and bool(self.trick.cards) and not self.trick.by_hand(hand)

    def won(self, side: Side) -> int:
        """Tricks that `side` has won at the table."""
        return sum(1 for trick in self.done if trick.won_by is not None and trick.won_by.side is side)

    def player_of(self, hand: Seat) -> Seat:
        """Who plays from `hand`: declarer for dummy."""
        return self.declarer if hand is self.dummy else hand


def opening(declarer: Seat, trumps: Strain) -> PlayState:
    """Before the opening lead: it is to come from declarer's left."""
    return PlayState(declarer, trumps, declarer.lho, Trick(1))


def after(now: PlayState, laid: Laid) -> PlayState:
    """The position when `laid` is the next card."""
    if not laid.counts:
        return replace(now, back=(*now.back, (laid.trick, laid.hand))) if laid.standing in GONE else now
    if laid.trick > now.trick.number and now.trick.cards:
        now = _close(now, now.trick)
    if laid.trick != now.trick.number:
        return _late(now, laid)
    if now.trick.by_hand(laid.hand):
        return now
    trick = Trick(laid.trick, (*now.trick.cards, laid))
    if len(trick.cards) == 4:
        return _close(now, trick)
    return _next(now, trick)


def _next(now: PlayState, trick: Trick) -> PlayState:
    """`now` in the middle of `trick`, the turn where it belongs: a hand that owes a card, or the next in rotation."""
    turn = now.owed[0][1] if now.owed else trick.leader
    if turn is None:
        turn = now.done[-1].won_by if now.done and len(now.done) < 13 else now.turn
    if not now.owed:
        hands = [laid.hand for laid in trick.cards]
        while turn in hands:
            assert turn is not None
            turn = turn.lho
    return PlayState(now.declarer, now.trumps, turn, trick, now.done, now.back, now.owed, now.complete, now.decided)


def _close(now: PlayState, trick: Trick) -> PlayState:
    won_by = winner([(laid.hand, laid.card) for laid in trick.cards], now.trumps)
    done = (*now.done, Trick(trick.number, trick.cards, won_by))
    turn = won_by if trick.number < 13 else None
    complete = now.complete and len(trick.cards) == 4
    if not now.back:
        return PlayState(now.declarer, now.trumps, turn, Trick(trick.number + 1), done, complete=complete)
    lacking = (b for b in now.back if b[0] == trick.number and not trick.by_hand(b[1]))
    owed = (*now.owed, *dict.fromkeys(lacking))
    turn = owed[0][1] if owed else turn
    begins = Trick(trick.number + 1)
    return PlayState(now.declarer, now.trumps, turn, begins, done, now.back, owed, complete, now.decided)


def _late(now: PlayState, laid: Laid) -> PlayState:
    """A card that belongs to a trick already over: it joins that trick.

    One put in the place of a card taken back may win it; one that was missing all the time changes no winner.
    """
    owed = (laid.trick, laid.hand) in now.owed
    may_win = owed and (laid.trick, laid.hand) not in now.decided
    done: list[Trick] = []
    for trick in now.done:
        if trick.number != laid.trick or trick.by_hand(laid.hand):
            done.append(trick)
            continue
        cards = (*trick.cards, laid)
        won_by = winner([(c.hand, c.card) for c in cards], now.trumps) if may_win else trick.won_by
        done.append(Trick(trick.number, cards, won_by))
    left = tuple(o for o in now.owed if o != (laid.trick, laid.hand))
    complete = all(len(trick.cards) == 4 for trick in done)
    now = replace(now, done=tuple(done), owed=left, complete=complete)
    return _next(now, now.trick) if owed else now


def led_from(now: PlayState, trick: int, hand: Seat) -> PlayState:
    """The position when `hand` has to lead to that trick, whoever has won the last one."""
    if now.trick.number != trick or now.to_lead is None:
        return now
    return replace(now, turn=hand)


def play(
    declarer: Seat,
    trumps: Strain,
    plays: Iterable[Laid],
    missing: tuple[tuple[int, Seat], ...] = (),
    decided: tuple[tuple[int, Seat], ...] = (),
) -> PlayState:
    """The position after `plays`, in the order in which they were played; `missing`: to which tricks which hands have
    still to supply a card that they never played, `decided`: those of them that it can't win."""
    now = replace(opening(declarer, trumps), back=missing, decided=decided)
    for laid in plays:
        now = after(now, laid)
    return now
