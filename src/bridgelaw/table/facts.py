"""The facts of a board: who did what, in which order, what of it counts, and where that leaves the table.

Facts know no Law: which call or card counts is told to them (`restand`), the rest is physics and the order of turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import compress, count, repeat
from operator import attrgetter, is_

from msgspec import Struct, field
from msgspec.structs import replace

from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal, Hand
from bridgelaw.game.seats import Seat, Side
from bridgelaw.table import acts
from bridgelaw.table import auction as auctions
from bridgelaw.table import play as plays
from bridgelaw.table.auction import Auction, Made
from bridgelaw.table.log import Log, Numbers
from bridgelaw.table.lookup import Lookup
from bridgelaw.table.play import Laid, PlayState
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, PENDING, Standing
from bridgelaw.table.vocabulary import Phase


class Stood(Struct, frozen=True, gc=False):
    """The act came to count, or not to: a trigger for rules."""

    act: str
    standing: Standing


class Stated(Struct, frozen=True, gc=False):
    """A claim or a concession that lies on the table: `tricks` of the remaining ones for `side`.

    `disputed`: somebody has objected, or wants to play on, before it was agreed to.
    """

    act: str
    by: Seat
    side: Side
    tricks: int
    agreed: tuple[Seat, ...] = ()
    disputed: bool = False


class Facts(Struct, frozen=True):
    """What happened on one board so far.

    `held` are the cards that each hand has got (None: nobody wrote them down), `calls` stand in the order of their
    turns (a substituted call in the place of the one that it replaces). `declared` is a declarer other than the one
    of the auction (he accepted a lead and became dummy). `finished` says what ended the board: `passed`, `played`,
    `claim`, `result`, `adjusted` or `cancelled`. `chosen`: the trick to which a hand leads because it was chosen, and
    that hand. `missing`: the tricks to which a hand has to supply the card that it never played, `decided` those of
    them that this card can't win. `unwritten`: tricks that nobody has written down, won by the declaring and by the
    defending side.
    """

    dealer: Seat
    deal: Deal
    held: Mapping[Seat, Hand]
    auction: Auction
    acts: Log = field(default_factory=Log)
    count: int = 0
    calls: tuple[Made, ...] = ()
    plays: tuple[Laid, ...] = ()
    play: PlayState | None = None
    declared: Seat | None = None
    chosen: tuple[int, Seat] | None = None
    missing: tuple[tuple[int, Seat], ...] = ()
    decided: tuple[tuple[int, Seat], ...] = ()
    faced: str | None = None
    spread: tuple[Seat, ...] = ()
    stated: Stated | None = None
    finished: str | None = None
    declarer_tricks: int | None = None
    unwritten: tuple[int, int] = (0, 0)
    setting_up: bool = False
    closed: bool = False

    @property
    def numbers(self) -> Numbers:
        """The place of each act, from 1, by its id."""
        return self.acts.numbers

    @property
    def phase(self) -> Phase:
        """The phase of the board (record format, section 2)."""
        if self.closed:
            return "closed"
        if self.finished:
            return "ended"
        if self.auction.over:
            return "play" if self.faced or any(self.unwritten) else "clarification"
        return "setup" if self.setting_up else "auction"

    @property
    def turn(self) -> Seat | None:
        """The seat in turn to call or play (dummy's card: dummy's seat), None when nobody is."""
        if self.finished or self.closed:
            return None
        if not self.auction.over:
            return self.auction.turn
        return self.play.turn if self.play else None

    @property
    def contract(self) -> Contract | None:
        """The final contract, with whoever is declarer now."""
        final = self.auction.contract
        if final is None or self.declared is None:
            return final
        return Contract(final.bid, final.risk, self.declared)

    @property
    def declarer(self) -> Seat | None:
        """Declarer once the auction is over (presumed until the opening lead is faced)."""
        return self.play.declarer if self.play else None

    @property
    def down(self) -> Laid | None:
        """The lead that lies face down."""
        return next((laid for laid in self.plays if laid.down and laid.standing not in GONE), None)

    def down_before(self, seat: Seat) -> Laid | None:
        """The lead that lies face down before `seat`, else any: both defenders may have put one down."""
        own = (laid for laid in self.plays if laid.down and laid.hand is seat and laid.standing not in GONE)
        return next(own, self.down)

    def tricks(self, side: Side) -> int:
        """Tricks of `side` as they lie on the table, an agreed claim or a stated result included."""
        if self.play is None:
            return 0
        if self.declarer_tricks is not None:
            declaring = self.play.declarer.side
            return self.declarer_tricks if side is declaring else 13 - self.declarer_tricks
        return self.won(side)

    def won(self, side: Side) -> int:
        """Tricks that `side` has won at the table, those that nobody has written down included."""
        if self.play is None:
            return 0
        return self.play.won(side) + self.unwritten[side is not self.play.declarer.side]

    @property
    def left(self) -> int:
        """The tricks that are not over; all of them before the play."""
        return 13 - (len(self.play.done) if self.play else 0) - sum(self.unwritten)

    def trick_for(self, hand: Seat, card: Card, over: PlayState | None = None) -> int:
        """The trick to which `card` goes if `hand` plays it now and does not say to which; 0 before there is a play.
        `over`: the position on which it is played, if it is another one than that of the facts.

        A card that the hand has added to this trick too early, and plays again at its turn, goes where it lies. What is
        missing from the last trick can be told only where the hand is known: a record may have left it out.
        """
        play = over or self.play
        if play is None:
            return 0
        own = play.trick.by_hand(hand)
        if own is not None and own.card == card:
            return play.trick.number
        return play.trick_for(hand, card if self.held[hand] is not None else None)

    def made(self, act: str) -> Made | None:
        """The call made by the act `act`."""
        calls = self.calls
        if calls and calls[-1].act == act and not calls[-1].implied:
            return calls[-1]  # as it is nearly always
        return _calls.find(calls, act)

    def replacing(self, act: str) -> Sequence[Made]:
        """The calls that were put in the place of the call of the act `act`."""
        return _replacing.all(self.calls, act)

    def laid(self, act: str) -> Laid | None:
        """The card played by the act `act`."""
        plays = self.plays
        if plays and plays[-1].act == act:
            return plays[-1]  # as it is nearly always
        return _plays.find(plays, act)

    def last_call(self, seat: Seat) -> Made | None:
        """The last call that `seat` made himself, whatever its standing."""
        own = [m for m in self.calls if m.by is seat and not m.implied]
        return max(own, key=lambda m: m.number, default=None)

    def last_play(self, seat: Seat) -> Laid | None:
        """The last card that `seat` played from any hand, whatever its standing."""
        return next((laid for laid in reversed(self.plays) if laid.by is seat), None)

    def taken_back(self, seat: Seat, of: str | None) -> Laid | None:
        """The card that `seat` takes back: the one of the act `of`, if he played it, else his last."""
        named = self.laid(of) if of else None
        return named if named and named.by is seat else self.last_play(seat)


_is_implied = attrgetter("implied")
_calls: Lookup[Made] = Lookup(lambda made: None if made.implied else made.act)
_replacing: Lookup[Made] = Lookup(lambda made: made.replaces)
_plays: Lookup[Laid] = Lookup(lambda laid: laid.act)


def start(dealer: Seat, deal: Deal) -> Facts:
    """A board before the first act."""
    return Facts(dealer=dealer, deal=deal, held=dict(deal), auction=Auction(dealer, dealer))


def placed(facts: Facts) -> Facts:
    """`facts` with auction and play folded anew from the standings."""
    auction = auctions.auction(facts.dealer, facts.calls)
    facts = replace(facts, auction=auction, play=None)
    return opened(facts) if auction.over else facts


def opened(facts: Facts) -> Facts:
    """`facts` of an auction that is over: the play as it stands, or the board passed out."""
    contract = facts.contract
    if contract is None:
        return replace(facts, finished=facts.finished or "passed")
    play = plays.play(contract.declarer, contract.strain, facts.plays, facts.missing, facts.decided)
    if facts.chosen is not None:
        play = plays.led_from(play, *facts.chosen)
    finished = facts.finished if facts.finished != "passed" else None
    if finished in (None, "played"):
        finished = "played" if len(play.done) == 13 else None
    return replace(facts, play=play, finished=finished)


def restand(facts: Facts, act: str, standing: Standing) -> Facts:
    """The same facts with another standing for one call or card, or for a claim. Returns `facts` itself when nothing
    changes.

    A card that does not count any more is in the hand again. A claim that does not count lies on the table no more.
    Faced cards that are taken for a claim are one of all tricks that are left.
    """
    if facts.stated is not None and facts.stated.act == act:
        return replace(facts, stated=None) if standing in GONE and not facts.finished else facts
    shown = facts.acts.get(act)
    if isinstance(shown, acts.Expose | acts.Spread) and facts.play is not None and standing is MADE:
        return replace(facts, stated=Stated(act, shown.by, shown.by.side, facts.left))
    made = facts.made(act)
    if made is not None:
        return facts if made.standing is standing else _restood(facts, made, standing)
    for n, laid in enumerate(facts.plays):
        if laid.act == act:
            if laid.standing is standing:
                return facts
            held = _held(facts, laid, standing)
            changed = (*facts.plays[:n], replace(laid, standing=standing), *facts.plays[n + 1 :])
            faced = _faced_by(facts, changed) if facts.faced in (act, None) else facts.faced
            return placed(replace(facts, plays=changed, held=held, faced=faced))
    return facts


def _restood(facts: Facts, made: Made, standing: Standing) -> Facts:
    n = next(compress(count(), map(is_, facts.calls, repeat(made))))
    later = facts.calls[n + 1 :]
    if standing is ACCEPTED and not made.in_turn:
        later = _over(made, later)
    # a call that stands as made has got the turn of the one whose place it takes
    stood = replace(made, standing=standing, in_turn=made.in_turn or standing is MADE)
    calls = (*facts.calls[:n], stood, *later)
    if any(map(_is_implied, calls)):
        # a pass that went without saying because of it goes with it
        went = standing if standing in GONE else MADE
        calls = tuple(replace(m, standing=went) if m.implied and m.act == made.act else m for m in calls)
    finished = None if facts.finished == "passed" else facts.finished
    return placed(replace(facts, calls=calls, finished=finished))


def _faced_by(facts: Facts, changed: Iterable[Laid]) -> str | None:
    """The opening lead that is faced, when one has been taken back: there may be none any more."""
    if facts.play is None:
        return facts.faced
    defenders = facts.play.declarer.side.opponents
    leads = (x for x in changed if x.trick == 1 and not x.down and x.standing not in GONE and x.hand.side is defenders)
    return next((x.act for x in leads), None)


def lay(facts: Facts, act: str, by: Seat, hand: Seat, card: Card, replaces: str | None = None) -> Facts:
    """`facts` with `card` played by `act`: instead of the one that this act has laid, or in the place of `replaces`.

    Returns `facts` itself when that is so already, or `hand` has not got the card.
    """
    play, old, held = facts.play, facts.laid(act), facts.held
    if play is None or (old is not None and old.card == card):
        return facts
    if not _may_hold(facts, hand, card):
        return facts
    if old is not None and old.standing not in GONE:
        held = moved(held, old.hand, old.card, back=True)
    held = moved(held, hand, card, back=False)
    place = next((n for n, x in enumerate(facts.plays) if x.act == (act if old else replaces)), None)
    if old is not None and place is not None:
        plays = (*facts.plays[:place], replace(old, card=card, standing=MADE), *facts.plays[place + 1 :])
        return placed(replace(facts, plays=plays, held=held))
    if place is not None:
        first = facts.plays[place]
        laid = Laid(act, by, card, hand, first.trick, MADE, facts.count, in_turn=first.in_turn, joined=first.joined)
        return placed(replace(facts, plays=(*facts.plays[: place + 1], laid, *facts.plays[place + 1 :]), held=held))
    trick = facts.trick_for(hand, card)
    over_a_hole = trick == play.trick.number + 1 and play.leads_over_a_hole(hand, told=False)
    in_turn = over_a_hole or (play.turn is hand and trick == play.due)
    joined = not in_turn and play.is_joined_by(hand, trick)
    laid = Laid(act, by, card, hand, trick, MADE if in_turn else PENDING, facts.count, in_turn, joined=joined)
    return placed(replace(facts, plays=(*facts.plays, laid), held=held))


def _may_hold(facts: Facts, hand: Seat, card: Card) -> bool:
    cards = facts.held[hand]
    if cards is not None:
        return card in cards
    elsewhere = any(other and card in other for other in facts.deal.values())
    return not elsewhere and all(laid.card != card or laid.standing in GONE for laid in facts.plays)


def lead_from(facts: Facts, hand: Seat) -> Facts:
    """`facts` with `hand` to lead to the trick that is about to begin."""
    if facts.play is None or facts.play.to_lead in (None, hand):
        return facts
    return placed(replace(facts, chosen=(facts.play.trick.number, hand)))


def supply(facts: Facts, hand: Seat, trick: int, *, may_win: bool = True) -> Facts:
    """`facts` with `hand` to supply its card to that trick, which has gone on without it, and may win it by that."""
    if facts.play is None or (trick, hand) in facts.missing:
        return facts
    decided = facts.decided if may_win else (*facts.decided, (trick, hand))
    return placed(replace(facts, missing=(*facts.missing, (trick, hand)), decided=decided))


def _over(made: Made, later: tuple[Made, ...]) -> tuple[Made, ...]:
    """`later` when `made`, a call out of turn, has come to count: what the next player called over it is in turn."""
    for n, call in enumerate(later):
        if call.by is made.by.lho and not call.in_turn:
            return (*later[:n], replace(call, in_turn=True), *later[n + 1 :])
    return later


def _held(facts: Facts, laid: Laid, standing: Standing) -> Mapping[Seat, Hand]:
    """The hands when `laid` gets that standing: gone cards are in the hand, the others are not."""
    if laid.trick == 0 or (laid.standing in GONE) == (standing in GONE):
        return facts.held
    return moved(facts.held, laid.hand, laid.card, back=standing in GONE)


def moved(held: Mapping[Seat, Hand], hand: Seat, card: Card, *, back: bool) -> Mapping[Seat, Hand]:
    """The hands with `card` put back in `hand`, or taken out of it."""
    cards = held[hand]
    if cards is None:
        return held
    return {**held, hand: cards | {card} if back else cards - {card}}


def inserted(facts: Facts, made: Made, after: str | None = None) -> Facts:
    """`facts` with one more call, in turn order behind the call of the act `after` (at the end when None)."""
    if after is None:
        calls = (*facts.calls, made)
        if facts.auction.over or not made.counts:
            return replace(facts, calls=calls)
        auction = auctions.after(facts.auction, made)
        facts = replace(facts, calls=calls, auction=auction)
        return opened(facts) if auction.over else facts
    place = next(n for n, m in enumerate(facts.calls) if m.act == after and not m.implied) + 1
    return placed(replace(facts, calls=(*facts.calls[:place], made, *facts.calls[place:])))


def declare(facts: Facts, seat: Seat) -> Facts:
    """`facts` with another declarer."""
    return placed(replace(facts, declared=seat))
