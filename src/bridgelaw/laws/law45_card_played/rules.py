"""Law 45. When a card has been played, and what becomes of one that was put down or named by mistake.

`change_of_play` and `position_in_question`: the Director has to say whether the card taken back was played;
`play_changed`: it was not, and who has played to it may change too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Explain,
    Inform,
    Irregular,
    Lay,
    Lift,
    Moment,
    Notice,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law45_card_played import _cards as cards
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood
from bridgelaw.table.naming import read
from bridgelaw.table.standing import GONE, MADE, PENDING, VOID, WITHDRAWN


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`change`: how long, and by whom, a card named by mistake may be changed.

    `opponents_told`: whether the Law says that the opponents may use what the first card told.
    """

    change: Literal["without_pause", "until_partner_plays", "declarer_until_he_plays"]
    opponents_told: bool


@When(phases=("play",))
def named(now: Situation, act: acts.Designate) -> Effects:
    """A player names a card of his own hand: a defender, or declarer when his own hand is to play."""
    card, held = read(act.words).card, now.facts.held[act.by]
    if card is None or act.by is now.dummy or (held is not None and card not in held):
        return
    if now.is_defender(act.by) or (now.turn is act.by and not cards.in_dummy(now, card)):
        yield Lay(by=act.by, hand=act.by, card=card, act=act.id)


@When(phases=("play",))
def may_be_changed(now: Situation, act: acts.Retract, terms: Terms) -> Effects:
    """He says at once that he meant another card, and takes back the one that he named."""
    laid = now.facts.taken_back(act.by, act.of) if act.what == "play" else None
    if laid is not None and laid.counts and cards.was_named(now, laid) and cards.in_time(now, laid, terms.change):
        yield Await(who=act.by, what="change_of_play", until="end_of_board", act=laid.act)


def unintended(now: Situation, noted: Await, terms: Terms) -> Effects:
    """Never his intention: it goes back. Else it was played."""
    laid = now.facts.laid(noted.act or "") if noted.what == "change_of_play" else None
    if laid is None:
        return
    slip = now.found("inadvertent_play", laid.act)
    if slip is None:
        yield Ask(kind="inadvertent_play", of=laid.act, seat=laid.by)
    elif slip:
        yield Await(who=laid.by, what="play_changed", until="end_of_trick", act=laid.act)
        for seat in laid.by.side.opponents.seats if terms.opponents_told else ():
            yield Inform(seat=seat, about=laid.act, kind="withdrawn_play", authorised=True, source=laid.by)
    else:
        yield from _played_after_all(now, laid.by, laid.act)


def played_after_all(now: Situation, noted: Await) -> Effects:
    """What he has put in its place from that hand goes back."""
    laid = now.facts.laid(noted.act or "") if noted.what == "played_after_all" else None
    for other in cards.played_since(now, laid) if laid is not None else ():
        if laid is not None and (other.hand, other.trick) == (laid.hand, laid.trick):
            yield Stand(act=other.act, standing=VOID)
    if laid is not None:
        yield Stand(act=laid.act, standing=MADE)


@When(phases=("play",))
def may_be_put_back(now: Situation, act: acts.Retract | acts.Summon | acts.Attention) -> Effects:
    """Declarer, of a card of his own: he held it, or it lay there, and says that he has not played it."""
    if isinstance(act, acts.Retract):
        laid = now.facts.taken_back(act.by, act.of) if act.what == "play" else None
        if laid is not None and laid.hand is now.declarer is act.by and cards.is_last_and_legal(now, laid):
            yield Await(who=act.by, what="position_in_question", until="end_of_board", act=laid.act)
        return
    shown = cards.shown_by_declarer(now, act.to if isinstance(act, acts.Attention) else act.of)
    if shown is not None:
        yield Await(who=shown.by, what="position_in_question", until="end_of_board", act=shown.id)


def played_position(now: Situation, noted: Await) -> Effects:
    """Face up on the table or nearly, or held as a card is that is played."""
    if noted.what != "position_in_question" or noted.act is None:
        return
    played, shown = now.found("played_position", noted.act), now.act(noted.act)
    if played is None:
        yield Ask(kind="played_position", of=noted.act, seat=noted.who)
    elif played and isinstance(shown, acts.Expose):
        yield Lay(by=shown.by, hand=shown.by, card=shown.cards[0], act=shown.id)
    elif played:
        yield from _played_after_all(now, noted.who, noted.act)


@When(phases=("play",), needs=("disorder",))
def wrong_card(now: Situation, act: acts.Play) -> Effects:
    """Another one than declarer named, or any that dummy plays unasked; words that came to no card ask him for one."""
    if act.hand is not now.dummy:
        return
    unasked = act.named is None and act.by is now.dummy and not now.open_irregularities("incomplete_designation")
    if unasked or (act.named is not None and act.named != act.card):
        yield Irregular(kind="dummy_participation", by=act.hand, act=act.id)


@When(about=("dummy_participation",), phases=("play",), at=("played",))
def never_called(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """One that lies there too early, and that nobody has minded, was not led once the trick is begun without it, or it
    is dummy's lead anyway: it is dummy's again, for declarer to call when he wants it."""
    laid = now.facts.laid(it.act)
    if laid is None or it.drawer != "law45" or it.status != "unnoticed" or laid.standing is not PENDING:
        return
    begun = any(x.counts and x.trick >= laid.trick and x.number > laid.number for x in now.facts.plays)
    if begun or now.to_lead is laid.hand:
        yield Stand(act=it.act, standing=VOID)
        for other in now.irregularities_of(it.act):
            if other.is_open and other.key != it.key:
                yield Settle(irregularity=other.key, how="forfeited")


@When(about=("dummy_participation",), phases=("play",))
def defenders_may_change(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """What they have played since, before attention was drawn."""
    laid = now.facts.laid(it.act)
    if laid is None or it.drawer != "law45" or cards.both_have_gone_on(now, laid):
        return
    for card in cards.played_since(now, laid):
        if now.is_defender(card.hand):
            yield Offer(
                who=card.hand,
                what="withdraw_play",
                until="end_of_trick",
                irregularity=it.key,
                act=card.act,
                cite="wrong_card",
            )


@When(about=("dummy_participation",), phases=("play",))
def put_right(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """The card named is played, the other goes back, with whatever the Director has to say of it; unless each side has
    played to the next trick, or he lets it be."""
    put, laid = now.act(it.act), now.facts.laid(it.act)
    act = heard if isinstance(heard, acts.Rule) else now.facts.acts.at(now.facts.count)
    if laid is None or it.drawer != "law45" or not isinstance(put, acts.Play):
        return
    ordered = isinstance(act, acts.Rule)
    if not laid.counts or (ordered and (act.of != it.act or isinstance(heard, Explain))):
        # a lead out of turn besides: that comes first; an order is heard for itself
        return
    let_be = isinstance(heard, acts.Rule) and heard.order != "rectify"
    if let_be or cards.both_have_gone_on(now, laid):
        yield Rectify(irregularity=it.key, what="trick_stands", cite="too_late")
        yield Settle(irregularity=it.key, how="ruled", cite="too_late")
        return
    if put.named is not None:
        by = now.declarer or laid.by
        yield Lay(by=by, hand=laid.hand, card=put.named, act=act.id, replaces=it.act, cite="wrong_card")
    # as if not made: dummy's cards are seen by everybody; if it was a revoke, that is what takes it back
    revoke = any(other.kind == "revoke" for other in now.irregularities_of(it.act))
    yield Stand(act=it.act, standing=WITHDRAWN if revoke else VOID, cite="wrong_card")
    yield Rectify(irregularity=it.key, what="card_withdrawn", cite="wrong_card")
    if not any(offer.irregularity == it.key for offer in now.offers()):
        yield Settle(irregularity=it.key, how="ruled", cite="wrong_card")


@When(about=("dummy_participation",), phases=("play",))
def changed(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """A defender's card goes back; after the one on declarer's right, declarer may change what he played since."""
    card = now.facts.laid(taken.offer.act or "") if taken.offer else None
    if taken.what != "withdraw_play" or card is None or it.drawer != "law45":
        return
    yield Stand(act=card.act, standing=WITHDRAWN, cite="wrong_card")
    others = [x for x in cards.played_since(now, card) if x.hand is now.declarer and x.trick == card.trick]
    first = now.facts.laid(it.act)
    if first is not None:
        others += [x for x in cards.played_since(now, first) if now.is_defender(x.hand) and x.act != card.act]
    for other in others if now.declarer is not None and card.hand is now.declarer.rho else ():
        yield Offer(
            who=other.hand,
            what="withdraw_play",
            until="end_of_trick",
            irregularity=it.key,
            act=other.act,
            cite="wrong_card",
        )
    if not others:
        yield Settle(irregularity=it.key, how="ruled", cite="wrong_card")


@When(about=("dummy_participation",), also_settled=True, phases=("play",), at=("played",))
def lead_goes_back(now: Situation, change: Stood | Moment, it: Irregularity) -> Effects:
    """The trick as it is put right has another winner than the hand that has led to the next one."""
    first = now.facts.laid(it.act)
    put_right = isinstance(change, Stood) and change.act == it.act and change.standing in GONE
    if first is None or it.drawer != "law45" or not (put_right or first.standing in GONE):
        return
    if now.awaited("claim"):
        # play has ceased: whatever was played since is void, and nobody leads again
        return
    trick, following = now.trick(first.trick), now.trick(first.trick + 1)
    if trick is None or trick.won_by is None or following is None or following.leader in (None, trick.won_by):
        return
    ruled = [s.since for s in now.stood if s.effect.act == it.act and s.effect.standing in GONE]
    taken_back = (act for act in now.facts.acts.of(acts.Retract) if act.by is first.by and act.of in (None, it.act))
    went = max((*ruled, *(now.facts.numbers[act.id] for act in taken_back)), default=None)
    for led in following.cards:
        if went is None or led.number > went:
            # nobody has put it right yet; or he has played to the position as it was put right
            continue
        yield Stand(act=led.act, standing=WITHDRAWN, irregularity=it.key, cite="wrong_card")
        offered = [offer for offer in now.offers(led.hand, "withdraw_play") if offer.irregularity == it.key]
        if any(offer.act == led.act for offer in offered):
            yield Lift(what="withdraw_play", irregularity=it.key, who=led.hand, cite="wrong_card")
            yield from (offer for offer in offered if offer.act != led.act)


@When(about=("dummy_participation",), phases=("play",))
def goes_on(now: Situation, act: acts.Resume, it: Irregularity) -> Effects:
    """Who has not changed his card by then leaves it."""
    if it.drawer == "law45" and now.standing(it.act) in GONE:
        yield Settle(irregularity=it.key, how="ruled", cite="wrong_card")


@When(phases=("play",), needs=("disorder",))
def fifth_card(now: Situation, act: acts.Play) -> Effects:
    """A second card of one hand to a trick that is complete; the record says that it went to that one."""
    trick = now.trick(act.trick) if act.trick and now.facts.play and act.trick < now.facts.play.trick.number else None
    if trick is None or trick.by_hand(act.hand) is None:
        return
    if now.is_defender(act.hand):
        yield Irregular(kind="exposed_card", by=act.hand, act=act.id)
    else:
        yield Irregular(kind="play_out_of_turn", by=act.by, act=act.id, cite="declarers_fifth_card")


@When(about=("exposed_card", "play_out_of_turn"), phases=("play",))
def led_or_not(now: Situation, heard: Notice | acts.Rule | Explain, it: Irregularity) -> Effects:
    """A penalty card, or back in declarer's hand; unless the Director deems it a lead to the next trick, which he is
    asked before he says what follows."""
    laid = now.facts.laid(it.act)
    act = heard if isinstance(heard, acts.Rule) else now.facts.acts.at(now.facts.count)
    if laid is None or laid.standing in GONE or it.drawer != "law45" or cards.both_have_gone_on(now, laid):
        # once both sides have gone on it is a defective trick
        return
    if isinstance(heard, Notice):
        if now.to_lead is not None and now.found("deemed_led", it.act) is None:
            clause = "fifth_card" if now.is_defender(laid.hand) else "declarers_fifth_card"
            yield Ask(kind="deemed_led", of=it.act, seat=laid.by, cite=clause)
        return
    if isinstance(act, acts.Rule) and (isinstance(heard, Explain) or act.of != it.act or act.order != "rectify"):
        # an order is heard for itself
        return
    clause = "fifth_card" if now.is_defender(laid.hand) else "declarers_fifth_card"
    if now.to_lead is not None:
        led = now.found("deemed_led", it.act)
        if led is None:
            yield Ask(kind="deemed_led", of=it.act, seat=laid.by, cite=clause)
            return
        if led:
            yield from cards.deemed_led(now, it, laid, act.id, clause)
            return
    yield from cards.taken_back(now, it, laid, clause)


@When(phases=("play",))
def indicates(now: Situation, act: acts.Convey) -> Effects:
    if act.by is now.dummy and act.channel in ("gesture", "movement"):
        yield Irregular(kind="dummy_participation", by=act.by, act=act.id)


@When(about=("dummy_participation",), phases=("play", "ended"))
def play_continues(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """The Director is told, and looks at it when the play is over."""
    about = heard.of == it.act if isinstance(heard, acts.Rule) else True
    if about and isinstance(now.act(it.act), acts.Convey) and it.drawer == "law45":
        yield Settle(irregularity=it.key, how="ruled", cite="indicates")


@When(about=("dummy_participation",), also_settled=True, at=("end_of_play",))
def suggested(now: Situation, heard: Moment | Notice | Settle, it: Irregularity) -> Effects:
    """Did dummy suggest a play, and were the defenders damaged by it? Asked once the play is over, also of what is
    pointed out only then."""
    if not it.noticed or now.phase != "ended" or it.drawer != "law45" or not isinstance(now.act(it.act), acts.Convey):
        return
    plays = now.found("suggested", it.act)
    if plays is None:
        yield Ask(kind="suggested", of=it.act, seat=it.by, cite="indicates")
        return
    damage = plays and now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act, cite="indicates")
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score", cite="indicates")


def _played_after_all(now: Situation, who: Seat, act: str) -> Iterator[Effect]:
    """It was played, and lies there again; a revoke that he has taken back in time stays back, meant or not."""
    if not cards.is_corrected_revoke(now, act):
        yield Await(who=who, what="played_after_all", until="end_of_board", act=act)
