"""One more act: the facts before and the facts after. Refuses only the physically impossible."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.deals import Hand
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts
from bridgelaw.table import play as plays
from bridgelaw.table.auction import Made
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import Facts, Stated, Stood, inserted, moved, placed, restand
from bridgelaw.table.leads import trick_of
from bridgelaw.table.ordinary import recorded
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import GONE, MADE, PENDING, VOID, WITHDRAWN

Recorded = tuple[Facts, tuple[Stood, ...]]


def record(facts: Facts, act: acts.Act) -> Recorded:
    """The facts with `act` among them, and the earlier acts that it made to count or not to count.

    Raises:
        Impossible: the board is closed, the id is taken, or the act cannot have happened (a card that the hand has
            not got, a lead turned up that nobody put down, …).
    """
    if facts.closed:
        raise Impossible(act.id, "after-closed")
    if act.id in facts.acts:
        raise Impossible(act.id, "id-taken")
    log = facts.acts.followed_by(act)
    found = recorded(facts, act, log)
    if found is not None:
        return found, ()
    fold = _FOLDS.get(type(act))
    states = isinstance(act, acts.State | acts.DirectorState)
    setting_up = states and (facts.setting_up or not facts.count)
    facts = replace(facts, acts=log, count=facts.count + 1, setting_up=setting_up)
    return fold(facts, act) if fold else (facts, ())


def _call(facts: Facts, act: acts.Call) -> Recorded:
    in_turn = not facts.auction.over and facts.auction.turn is act.by
    standing = MADE if in_turn else PENDING
    return inserted(facts, Made(act.id, act.by, act.call, standing, facts.count, in_turn)), ()


def _substitute(facts: Facts, act: acts.Substitute) -> Recorded:
    """The new call stands in the place of the old one; whether it counts depends on whether that one does."""
    old = facts.last_call(act.by)
    if old is None:
        raise Impossible(act.id, "nothing-to-substitute")
    return replaced(facts, act.id, act.by, act.call, old)


def replaced(facts: Facts, act: str, by: Seat, call: Call, old: Made) -> Recorded:
    """`facts` with `call` put in the place of `old`.

    A call put in the place of one that is gone, by the player whose turn it then is, is an ordinary call. In the place
    of an irregular call that the auction was going on from, it takes over that part. Else it waits for a ruling.
    """
    in_turn = not facts.auction.over and facts.auction.turn is by and not old.counts
    takes_over = old.counts and old.standing is PENDING
    made = Made(act, by, call, MADE if in_turn else PENDING, facts.count, in_turn or takes_over, replaces=old.act)
    if not takes_over:
        return inserted(facts, made, after=old.act), ()
    facts = restand(facts, old.act, WITHDRAWN)
    return inserted(facts, made, after=old.act), (Stood(old.act, WITHDRAWN),)


def _retract(facts: Facts, act: acts.Retract) -> Recorded:
    last: Made | Laid | None = facts.last_call(act.by) if act.what == "call" else facts.taken_back(act.by, act.of)
    if last is None:
        raise Impossible(act.id, "nothing-to-retract")
    if last.standing in GONE:
        return facts, ()
    return restand(facts, last.act, WITHDRAWN), (Stood(last.act, WITHDRAWN),)


def _play(facts: Facts, act: acts.Play) -> Recorded:
    if facts.play is None:
        _check_held(facts, act.id, act.hand, act.card)
        return replace(facts, plays=(*facts.plays, _laid(facts, act, 0, in_turn=False))), ()
    facts, changed = _picked_up_again(facts, act)
    play = facts.play
    assert play is not None
    _check_held(facts, act.id, act.hand, act.card)
    trick = trick_of(facts, act)
    lead = facts.down
    in_turn = play.turn is act.hand and trick == play.due and (lead is None or lead.hand is not act.hand)
    if trick == play.trick.number + 1 and play.leads_over_a_hole(act.hand, told=act.trick is not None):
        in_turn = True
    laid = _laid(facts, act, trick, in_turn=in_turn)
    if not in_turn and play.is_joined_by(act.hand, trick):
        laid = replace(laid, joined=True)
    held = moved(facts.held, act.hand, act.card, back=False)
    facts = replace(facts, plays=(*facts.plays, laid), held=held)
    if laid.counts:
        facts = _with_play(facts, plays.after(play, laid))
    return _faced(facts, laid), changed


def _with_play(facts: Facts, play: plays.PlayState) -> Facts:
    over = len(play.done) == 13 and facts.finished is None
    return replace(facts, play=play, finished="played" if over else facts.finished)


def _picked_up_again(facts: Facts, act: acts.Play) -> Recorded:
    """A card that lies there irregularly may be played again: it was taken up in between.

    So may one that its player had added to this trick too early, when his turn comes.
    """
    assert facts.play is not None
    if act.card in (facts.held[act.hand] or ()):
        return facts, ()
    for laid in facts.plays:
        if laid.card != act.card or laid.hand is not act.hand or not laid.trick or laid.standing in GONE:
            continue
        lies = laid.standing is PENDING and not laid.counts
        if lies or (laid.joined and laid.trick == facts.play.trick.number):
            return restand(facts, laid.act, VOID), (Stood(laid.act, VOID),)
    return facts, ()


def _laid(facts: Facts, act: acts.Play, trick: int, *, in_turn: bool) -> Laid:
    standing = MADE if in_turn else PENDING
    down = act.down and facts.faced is None
    return Laid(act.id, act.by, act.card, act.hand, trick, standing, facts.count, in_turn, down)


def _faced(facts: Facts, laid: Laid) -> Facts:
    """The auction period ends when a defender faces a lead, whether or not it was his."""
    if facts.faced or laid.down or facts.play is None or laid.hand.side is facts.play.declarer.side:
        return facts
    return replace(facts, faced=laid.act)


def _face(facts: Facts, act: acts.Face) -> Recorded:
    lead = facts.down_before(act.by)
    if lead is None or (act.card is not None and act.card != lead.card):
        raise Impossible(act.id, "nothing-to-face")
    n = facts.plays.index(lead)
    up = replace(lead, down=False)
    facts = replace(facts, plays=(*facts.plays[:n], up, *facts.plays[n + 1 :]))
    return _faced(placed(facts), up), ()


def _check_held(facts: Facts, act: str, hand: Seat, card: Card) -> None:
    """A known hand must hold the card; of an unknown one it is only known where the card has gone to."""
    cards = facts.held[hand]
    if cards is not None:
        if card not in cards:
            raise Impossible(act, "not-in-hand", seat=hand.value, card=str(card))
        return
    elsewhere = any(other and card in other for other in facts.deal.values())
    played = any(laid.card == card and laid.standing not in GONE and laid.trick for laid in facts.plays)
    if elsewhere or played:
        raise Impossible(act, "not-in-hand", seat=hand.value, card=str(card))


def _expose(facts: Facts, act: acts.Expose) -> Recorded:
    for card in act.cards:
        _check_held(facts, act.id, act.by, card)
    return facts, ()


def _pick_up(facts: Facts, act: acts.PickUp) -> Recorded:
    """Cards that lie played by the actor go back to his hand; exposed ones are in it anyway."""
    changed: list[Stood] = []
    for card in act.cards:
        lying = next((x for x in reversed(facts.plays) if x.card == card and x.by is act.by), None)
        if lying and lying.standing is PENDING:
            facts = restand(facts, lying.act, WITHDRAWN)
            changed.append(Stood(lying.act, WITHDRAWN))
    return facts, tuple(changed)


def _spread(facts: Facts, act: acts.Spread) -> Recorded:
    return replace(facts, spread=(*facts.spread, act.by)), ()


def _claim(facts: Facts, act: acts.Claim | acts.Concede) -> Recorded:
    play = facts.play
    if play is None:
        raise Impossible(act.id, "no-play-to-claim")
    facts = replace(facts, unwritten=_unwritten(facts, play, act))
    left = facts.left
    if not 0 <= act.terms.tricks <= left:
        raise Impossible(act.id, "more-tricks-than-left", tricks=str(act.terms.tricks), left=str(left))
    side = act.by.side
    tricks = act.terms.tricks if isinstance(act, acts.Claim) else left - act.terms.tricks
    return replace(facts, stated=Stated(act.id, act.by, side, tricks)), ()


def _unwritten(facts: Facts, play: plays.PlayState, act: acts.Claim | acts.Concede) -> tuple[int, int]:
    """The tricks that were over by then and that nobody has written down, as the claim tells how many were left."""
    terms = act.terms
    if terms.left is None:
        return facts.unwritten
    missing = 13 - terms.left - len(play.done)
    if missing == 0 and terms.won is None:
        return 0, 0
    if missing < 0:
        raise Impossible(act.id, "more-left-than-unplayed", left=str(terms.left))
    if terms.won is None:
        raise Impossible(act.id, "claim-needs-won")
    declaring = terms.won - play.won(play.declarer.side)
    if not 0 <= declaring <= missing:
        raise Impossible(act.id, "won-before-claim", won=str(terms.won), left=str(terms.left))
    return declaring, missing - declaring


def _agree(facts: Facts, act: acts.Agree) -> Recorded:
    """A claim or concession ends the play when every opponent who plays has agreed to it.

    Once it is disputed, an agreement has to name it: it may be meant for a request to play on.
    """
    stated, play = facts.stated, facts.play
    if stated is None or play is None or act.by.side is stated.side or facts.finished:
        return facts, ()
    if act.of != stated.act and (stated.disputed or act.of is not None):
        return facts, ()
    agreed = (*stated.agreed, act.by)
    needed = [seat for seat in stated.side.opponents.seats if seat is not play.dummy]
    facts = replace(facts, stated=replace(stated, agreed=agreed))
    if not all(seat in agreed for seat in needed):
        return facts, ()
    theirs = facts.won(stated.side) + stated.tricks
    declaring = stated.side is play.declarer.side
    tricks = theirs if declaring else facts.won(play.declarer.side) + facts.left - stated.tricks
    settled = replace(stated, agreed=agreed, disputed=False)
    return replace(facts, stated=settled, finished="claim", declarer_tricks=tricks), ()


def _contest(facts: Facts, act: acts.Contest | acts.PlayOn) -> Recorded:
    """It lies there still: what becomes of it and of the play is not said by the players."""
    if facts.stated is None or facts.finished:
        return facts, ()
    return _disputed(facts, facts.stated, act.by), ()


def _disputed(facts: Facts, stated: Stated, by: Seat) -> Facts:
    """His own agreement, if he had given it, is taken back by it."""
    agreed = tuple(seat for seat in stated.agreed if seat is not by)
    return replace(facts, stated=replace(stated, disputed=True, agreed=agreed))


def _asked_to_play_on(facts: Facts, act: acts.Choose) -> Recorded:
    about = facts.stated is not None and act.of in (None, facts.stated.act)
    if act.option != "play_on" or not about or facts.stated is None or facts.finished:
        return facts, ()
    return _disputed(facts, facts.stated, act.by), ()


def _result(facts: Facts, act: acts.Result) -> Recorded:
    if facts.play is None:
        raise Impossible(act.id, "no-contract-for-result")
    return replace(facts, finished="result", declarer_tricks=act.tricks), ()


def _adjust(facts: Facts, act: acts.Adjust) -> Recorded:
    """A score in place of a result that the table never had: the board is over."""
    return facts if facts.finished else replace(facts, finished="adjusted"), ()


def _state(facts: Facts, act: acts.State | acts.DirectorState) -> Recorded:
    """A card that a hand is short of is known to be its own from then on, wherever it lay."""
    if act.fact == "missing_card" and act.seat is not None:
        facts = replace(facts, held=_given_back(facts, act.seat, act.cards))
    return replace(facts, closed=act.fact == "correction_period_over"), ()


def _given_back(facts: Facts, seat: Seat, cards: tuple[Card, ...]) -> Mapping[Seat, Hand]:
    held = facts.held
    for card in cards:
        if any(laid.card == card and laid.standing not in GONE and laid.trick for laid in facts.plays):
            continue
        for other in held:
            held = moved(held, other, card, back=other is seat)
    return held


_FOLDS: dict[type[acts.Act], Callable[[Facts, Any], Recorded]] = {
    acts.Call: _call,
    acts.Substitute: _substitute,
    acts.Retract: _retract,
    acts.Play: _play,
    acts.Face: _face,
    acts.Expose: _expose,
    acts.PickUp: _pick_up,
    acts.Spread: _spread,
    acts.Claim: _claim,
    acts.Concede: _claim,
    acts.Agree: _agree,
    acts.Contest: _contest,
    acts.PlayOn: _contest,
    acts.Choose: _asked_to_play_on,
    acts.Result: _result,
    acts.Adjust: _adjust,
    acts.State: _state,
    acts.DirectorState: _state,
}

MOVES = tuple(_FOLDS)
"""The acts that change where calls and cards stand, or who has claimed what."""
