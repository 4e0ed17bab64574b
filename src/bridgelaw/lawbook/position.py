"""What rules can read off the facts alone, before any Law has said anything: whose turn it is, which calls and cards
lie there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.game.cards import Suit
from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.table import acts
from bridgelaw.table.auction import Auction, Made, auction, last_counted
from bridgelaw.table.facts import Facts
from bridgelaw.table.leads import played_over, trick_of
from bridgelaw.table.play import Laid, Trick
from bridgelaw.table.standing import MADE, PENDING, Standing
from bridgelaw.table.vocabulary import Phase


class Position(Struct, frozen=True):
    """The facts of a board, and what can be read off them."""

    facts: Facts

    # where the table is

    @property
    def phase(self) -> Phase:
        """The phase of the board."""
        return self.facts.phase

    @property
    def turn(self) -> Seat | None:
        """The seat in turn to call or play (dummy's card: dummy's seat)."""
        return self.facts.turn

    @property
    def declarer(self) -> Seat | None:
        """Declarer once the auction is over."""
        return self.facts.declarer

    @property
    def dummy(self) -> Seat | None:
        """Dummy once the auction is over."""
        return self.facts.play.dummy if self.facts.play else None

    @property
    def player_in_turn(self) -> Seat | None:
        """Who has to call or play: declarer when it is dummy's card."""
        turn = self.facts.turn
        play = self.facts.play
        return play.player_of(turn) if play is not None and turn is not None else turn

    def is_defender(self, seat: Seat) -> bool:
        """Whether `seat` defends (presumed, before the lead is faced)."""
        play = self.facts.play
        return play is not None and seat.side is not play.declarer.side

    @property
    def to_lead(self) -> Seat | None:
        """The hand whose turn it is to lead to a trick."""
        phase = self.phase
        return self.facts.play.to_lead if self.facts.play and phase in ("clarification", "play") else None

    # the play

    def holds(self, hand: Seat, suit: Suit) -> bool | None:
        """Whether `hand` has got a card of `suit`; None where its cards are not known."""
        cards = self.facts.held[hand]
        return None if cards is None else any(card.suit == suit for card in cards)

    def shown_by(self, act: acts.Play | acts.Face) -> Laid | None:
        """The lead or play that comes face up by `act`, as it would lie; None for a lead that is put face down."""
        if isinstance(act, acts.Face):
            return self.facts.down_before(act.by)
        play = played_over(self.facts, act)
        if play is None or (act.down and self.facts.faced is None):
            return None
        trick = trick_of(self.facts, act, play)
        in_turn = play.turn is act.hand and trick == play.due
        return Laid(act.id, act.by, act.card, act.hand, trick, MADE if in_turn else PENDING, self.facts.count, in_turn)

    def trick(self, number: int) -> Trick | None:
        """The trick of that number, in progress or over."""
        play = self.facts.play
        if play is None or number > play.trick.number:
            return None
        return play.trick if number == play.trick.number else next((t for t in play.done if t.number == number), None)

    def suit_led(self, act: acts.Play | acts.Face) -> Suit | None:
        """The suit led to the trick to which `act` plays; None when it is a lead, or the hand has played to it."""
        play = played_over(self.facts, act) if isinstance(act, acts.Play) else None
        if play is None or not isinstance(act, acts.Play):
            return None
        number = trick_of(self.facts, act, play)
        trick = next((t for t in (play.trick, *play.done) if t.number == number), None)
        return trick.led if trick is not None and not trick.by_hand(act.hand) else None

    def fails_to_follow(self, act: acts.Play | acts.Face) -> bool:
        """Whether `act` plays another suit than the one led, which its hand is known to have."""
        led = self.suit_led(act)
        if led is None or not isinstance(act, acts.Play):
            return False
        return act.card.suit != led and self.holds(act.hand, led) is True

    def declarers_share(self, stated: acts.PlayerAct, tricks: int) -> int:
        """Declarer's tricks in all when the side of the claim or concession `stated` gets so many of those left."""
        play = self.facts.play
        if play is None:
            return 0
        declaring = play.declarer.side
        won = sum(1 for t in self._over_before(stated) if t.won_by is not None and t.won_by.side is declaring)
        won += self.facts.unwritten[0]
        return won + (tricks if stated.by.side is declaring else self.left_at(stated) - tricks)

    def left_at(self, stated: acts.PlayerAct) -> int:
        """The tricks that were not over when `stated` was said."""
        return 13 - len(self._over_before(stated)) - sum(self.facts.unwritten)

    def _over_before(self, stated: acts.PlayerAct) -> list[Trick]:
        number = self.facts.numbers[stated.id]
        done = self.facts.play.done if self.facts.play else ()
        return [t for t in done if all(laid.number < number for laid in t.cards)]

    # calls

    def made(self, act: str) -> Made | None:
        """The call made by the act `act`."""
        return self.facts.made(act)

    def to_beat(self, act: str | None = None) -> Made | None:
        """The last bid that counts; `act`: the last one that counted in front of the call `act`."""
        if act is None:
            return self.facts.auction.bid
        last = None
        for made in self.facts.calls:
            if made.act == act:
                break
            if made.counts and made.call.is_bid and made.call.level <= 7:
                last = made
        return last

    def before_call(self, act: str) -> Auction:
        """The auction in front of the call `act`."""
        calls = self.facts.calls
        place = next((n for n, m in enumerate(calls) if m.act == act and not m.implied), None)
        return auction(self.facts.dealer, calls[:place])

    def calls_of(self, side: Side) -> Iterator[Made]:
        """The calls of a side that stand."""
        return (m for m in self.facts.calls if m.counts and m.by.side is side and not m.implied)

    def has_called(self, seat: Seat) -> bool:
        """Whether `seat` has made a call that counts."""
        return any(m.by is seat and m.counts for m in self.facts.calls)

    def called_since(self, seat: Seat, act: str) -> bool:
        """Whether `seat` has made a call after the act `act`, whatever became of it."""
        number = self.facts.numbers[act]
        return any(m.by is seat and m.number > number and not m.implied for m in self.facts.calls)

    def played_since(self, seat: Seat, act: str) -> bool:
        """Whether `seat` has played a card after the act `act`."""
        number = self.facts.numbers[act]
        return any(laid.by is seat and laid.number > number for laid in self.facts.plays)

    # calls out of turn

    def passed_by(self, made: Made) -> Seat | None:
        """Who was the next to call, at his turn, after the call out of turn `made`: the auction went on without it."""
        since = (m for m in self.facts.calls if m.number > made.number and not m.implied)
        after = min(since, key=lambda m: m.number, default=None)
        return after.by if after and after.counts and not made.in_turn else None

    def overtaken(self, act: str) -> bool:
        """Whether a call that counts has been made since the call `act`."""
        return self.facts.numbers[act] < last_counted(self.facts.calls)

    # what acts became

    def act(self, id: str) -> acts.Act | None:
        """The act of that id."""
        return self.facts.acts.get(id)

    def actor(self, id: str) -> Seat | None:
        """The player who did it; None for the Director's and spectators' acts."""
        found = self.facts.acts.get(id)
        return found.by if isinstance(found, acts.PlayerAct) else None

    def standing(self, act: str) -> Standing | None:
        """The standing of a call or card."""
        found = self.facts.made(act) or self.facts.laid(act)
        return found.standing if found else None

    def happened_before(self, earlier: str, later: str) -> bool:
        """Whether the act `earlier` came before the act `later`."""
        return self.facts.numbers[earlier] < self.facts.numbers[later]

    # the Director's findings

    def defending_seats(self) -> tuple[Seat, ...]:
        """The two defenders, in the order of the compass; none before the auction is over."""
        return tuple(s for s in SEATS if self.is_defender(s))
