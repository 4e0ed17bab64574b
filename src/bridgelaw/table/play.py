"""The play as it stands: tricks, whose turn, who has won what. What counts is given by the standings.

Total on purpose. A card counts as a call does: gone ones are skipped, pending ones count when played in turn.
Each card carries the number of its trick. A trick is complete when all four hands have played to it; when a card of a
later trick counts, the earlier trick is over with the cards that it has.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import Card, Suit
from bridgelaw.game.seats import Seat, Side
from bridgelaw.game.tricks import winner
from bridgelaw.table.standing import PENDING, STANDS, Standing


class Laid(Struct, frozen=True, gc=False):
    """A card that was played from `hand` to trick `trick` (1 to 13). `down` = lies face down (opening lead)."""

    act: str
    by: Seat
    card: Card
    hand: Seat
    trick: int
    standing: Standing
    number: int
    in_turn: bool
    down: bool = False

    @property
    def counts(self) -> bool:
        """Whether the play goes on from this card."""
        return not self.down and (self.standing in STANDS or (self.standing is PENDING and self.in_turn))


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
        return next((laid for laid in self.cards if laid.hand is hand), None)


class PlayState(Struct, frozen=True, gc=False):
    """Where the play is. `turn` = the hand to play next (dummy's card: dummy's seat), None when all is played."""

    declarer: Seat
    trumps: Strain
    turn: Seat | None
    trick: Trick
    done: tuple[Trick, ...] = ()

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def to_lead(self) -> Seat | None:
        """The hand whose turn it is to lead, None in the middle of a trick."""
        return self.turn if not self.trick.cards else None

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
        return now
    if laid.trick > now.trick.number and now.trick.cards:
        now = _close(now, now.trick)
    if laid.trick != now.trick.number:
        return _late(now, laid)
    if now.trick.by_hand(laid.hand):
        return now
    trick = Trick(laid.trick, (*now.trick.cards, laid))
    if len(trick.cards) == 4:
        return _close(now, trick)
    turn = laid.hand.lho
    while trick.by_hand(turn):
        turn = turn.lho
    return PlayState(now.declarer, now.trumps, turn, trick, now.done)


def _close(now: PlayState, trick: Trick) -> PlayState:
    won_by = winner([(laid.hand, laid.card) for laid in trick.cards], now.trumps)
    done = (*now.done, Trick(trick.number, trick.cards, won_by))
    turn = won_by if trick.number < 13 else None
    return PlayState(now.declarer, now.trumps, turn, Trick(trick.number + 1), done)


def _late(now: PlayState, laid: Laid) -> PlayState:
    """A card that belongs to a trick already over: it joins that trick, which keeps its winner."""
    done = tuple(
        Trick(t.number, (*t.cards, laid), t.won_by) if t.number == laid.trick and not t.by_hand(laid.hand) else t
        for t in now.done
    )
    return PlayState(now.declarer, now.trumps, now.turn, now.trick, done)


def play(declarer: Seat, trumps: Strain, plays: Iterable[Laid]) -> PlayState:
    """The position after `plays`, in the order in which they were played."""
    now = opening(declarer, trumps)
    for laid in plays:
        now = after(now, laid)
    return now
