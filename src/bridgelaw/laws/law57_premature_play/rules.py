"""Law 57. A defender leads or plays before his partner has played; and what else is played out of turn to a trick.

The card becomes a penalty card, and declarer limits what partner may play to this trick; not when declarer has played
from both hands, nor when dummy has played without being told.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.lawbook.effects import (
    Await,
    Effect,
    Effects,
    Explain,
    Irregular,
    Oblige,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood
from bridgelaw.table.leads import follows, is_early_lead, is_out_of_turn, played_over
from bridgelaw.table.play import Laid, PlayState
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, WITHDRAWN

FREE = ("both_hands", "dummy_has_played")
OPTIONS = ("require_highest", "require_lowest", "forbid_suit", "require_suit")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`options`: what declarer may choose. `before_rho`: what becomes of a card played before right-hand opponent's."""

    options: tuple[str, ...]
    before_rho: Literal["penalty_card", "to_be_played"]


@When(phases=("play",), needs=("disorder",))
def premature(now: Situation, act: acts.Play) -> Effects:
    """Before his partner has played to the trick in progress: to it out of turn, or to the next one."""
    play = played_over(now.facts, act)
    if play is None or not now.is_defender(act.hand) or play.trick.by_hand(act.hand.partner) is not None:
        return
    leads = is_early_lead(now.facts, act)
    if leads or (play.trick.cards and is_out_of_turn(now.facts, act)):
        key = f"premature_play@{act.id}"
        yield Irregular(kind="premature_play", by=act.hand, act=act.id)
        # only a card played to the trick in front of partner's is excused, a lead to the next one is not
        free = "" if leads else _free_because(now, play)
        if free:
            yield Await(who=act.hand, what=free, until="end_of_board", irregularity=key, cite=free)
            if play.trick.by_hand(act.hand) is None:
                yield Stand(act=act.id, standing=MADE, cite=free)


@When(about=("premature_play",), phases=("play",))
def led_to(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """A lead made too early that the next hand plays to is a lead: the card played to it counts."""
    lead = follows(now.facts, act)
    if lead is not None and lead.act == it.act:
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Stand(act=act.id, standing=MADE)


@When(about=("premature_play",), phases=("play",))
def options(now: Situation, explained: Explain, it: Irregularity, terms: Terms) -> Effects:
    laid, play, declarer = now.facts.laid(it.act), now.facts.play, now.declarer
    if laid is None or play is None or declarer is None or not now.is_defender(laid.hand):
        return
    if now.awaited("told_it_was_his_turn", it.by) or it.drawer == "law60":
        return
    free = next((w.what for key in FREE for w in now.awaited(key, it.by) if w.irregularity == it.key), "")
    if free or _partner_has_played(now, laid):
        yield Rectify(irregularity=it.key, what="none", cite=free)
        yield Settle(irregularity=it.key, how="ruled", cite=free)
        return
    yield from _penalty_card(it, laid, "premature")
    led = play.trick.led
    if led is None:
        yield Settle(irregularity=it.key, how="ruled", cite="lead_gone")
        return
    for option in terms.options:
        suits = tuple(suit for suit in SUITS if suit != led) if option in ("forbid_suit", "require_suit") else None
        yield Offer(who=declarer, what=option, irregularity=it.key, until="chosen", suits=suits)


@When(about=("premature_play",), phases=("play",))
def lead_gone(now: Situation, change: Stood, it: Irregularity) -> Effects:
    """The lead goes back to which the card was played, after the options were explained: no suit is led any more."""
    laid, play = now.facts.laid(it.act), now.facts.play
    if laid is None or play is None or not it.explained or change.act == it.act or change.standing not in GONE:
        return
    if laid.trick >= play.trick.number and play.trick.led is None:
        yield Settle(irregularity=it.key, how="ruled")


@When(about=("premature_play",), phases=("play",))
def explained_with_the_choice(now: Situation, act: acts.Choose, it: Irregularity) -> Effects:
    """With the Director at the table the choice shows that he has explained."""
    ours = act.option in OPTIONS and act.of in (None, it.act) and now.is_defender(it.offender)
    if ours and it.status == "attention" and not it.explained and now.awaited("director_called"):
        yield Explain(irregularity=it.key)


@When(about=("premature_play",), phases=("play",))
def chosen(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """Partner plays the highest or lowest of the suit led, or as declarer wants him to when he can't follow."""
    play, choice = now.facts.play, taken.choice
    led = play.trick.led if play else None
    if taken.what not in OPTIONS or led is None or not isinstance(choice, acts.Choose):
        return
    partner = it.offender.partner
    suit = choice.suit or next(iter(choice.suits), None)
    if taken.what in ("require_highest", "require_lowest"):
        yield from _card_due(now, it, led, highest=taken.what == "require_highest")
    elif suit is not None:
        what = "lead_suit" if taken.what == "require_suit" else "not_lead_suit"
        yield Oblige(who=partner, what=what, suit=suit, until="next_turn", irregularity=it.key)
    yield Rectify(irregularity=it.key, what="lead_restriction")
    yield Settle(irregularity=it.key, how="ruled")


@When(phases=("play",), needs=("disorder",))
def declarers_premature_play(now: Situation, act: acts.Play) -> Effects:
    """It is played, and stays."""
    if not now.is_defender(act.hand) and is_out_of_turn(now.facts, act):
        yield Irregular(kind="play_out_of_turn", by=act.by, act=act.id)
        if now.facts.play is not None and now.facts.play.is_joined_by(act.hand, now.facts.play.trick.number):
            yield Stand(act=act.id, standing=MADE)


@When(phases=("play",), needs=("disorder",))
def before_right_hand_opponent(now: Situation, act: acts.Play) -> Effects:
    """His partner has played; declarer or dummy has not."""
    play = played_over(now.facts, act)
    if play is None or not now.is_defender(act.hand) or not is_out_of_turn(now.facts, act):
        return
    if not play.trick.cards or play.trick.by_hand(act.hand.partner) is not None:
        yield Irregular(kind="play_out_of_turn", by=act.hand, act=act.id)


@When(about=("play_out_of_turn",), phases=("play",))
def dealt_with(now: Situation, explained: Explain, it: Irregularity, terms: Terms) -> Effects:
    """A defender's card played too early stays to be played, or becomes a penalty card; declarer's stays played."""
    laid, play = now.facts.laid(it.act), now.facts.play
    if laid is None or play is None or not (laid.counts or laid.trick == play.trick.number):
        return
    if now.awaited("told_it_was_his_turn", it.by):
        return
    defenders = now.is_defender(laid.hand)
    clause = "before_right_hand_opponent" if defenders else "declarers_premature_play"
    stays = laid.counts and terms.before_rho == "to_be_played" and _is_legal(now, laid, play)
    if not defenders or stays or laid.trick < play.trick.number:
        yield Rectify(irregularity=it.key, what="none", cite=clause)
    else:
        yield from _penalty_card(it, laid, clause)
    yield Settle(irregularity=it.key, how="ruled", cite=clause)


def _penalty_card(it: Irregularity, laid: Laid, clause: str) -> Iterator[Effect]:
    yield Stand(act=it.act, standing=WITHDRAWN, cite=clause)
    yield Await(
        who=laid.hand,
        what="major_penalty_card",
        until="played",
        irregularity=it.key,
        card=laid.card,
        act=it.act,
        cite=clause,
    )
    yield Rectify(irregularity=it.key, what="penalty_card", cite=clause)


def _card_due(now: Situation, it: Irregularity, led: Suit, *, highest: bool) -> Iterator[Effect]:
    """The card itself where his hand is known; who has none of the suit plays what he likes."""
    partner = it.offender.partner
    held = now.facts.held[partner]
    if held is None:
        yield Oblige(who=partner, what="play_card", suit=led, until="next_turn", irregularity=it.key)
        return
    cards = sorted((card for card in held if card.suit == led), key=lambda card: card.height)
    if cards:
        due = cards[-1] if highest else cards[0]
        yield Oblige(who=partner, what="play_card", card=due, until="next_turn", irregularity=it.key)


def _free_because(now: Situation, play: PlayState) -> str:
    """The clause under which nothing follows: declarer has played from both hands, or dummy of his own accord, or has
    suggested a card of his since the trick began."""
    dummys = play.trick.by_hand(play.dummy)
    began = min((laid.number for laid in play.trick.cards), default=now.facts.count)
    wrongs = (now.act(it.act) for it in now.irregularities.by_kind.get("dummy_participation", ()))
    suggested = (now.facts.numbers[act.id] for act in wrongs if act is not None and _points_to_a_card(act))
    if (dummys is not None and dummys.by is play.dummy) or any(number > began for number in suggested):
        return "dummy_has_played"
    return "both_hands" if dummys is not None and play.trick.by_hand(play.declarer) is not None else ""


def _points_to_a_card(act: acts.Act) -> bool:
    """Whether dummy has put down, named or touched one by it; not what he has said or asked."""
    shown = isinstance(act, acts.Convey) and act.channel in ("gesture", "movement")
    return shown or isinstance(act, acts.Play | acts.Designate)


def _partner_has_played(now: Situation, laid: Laid) -> bool:
    """Whether partner has played to the trick that he was to be kept from knowing about."""
    own = now.trick(laid.trick)
    added = own is not None and any(x.number < laid.number for x in own.cards)
    trick = own if laid.joined or laid.in_turn or added else now.trick(laid.trick - 1)
    return trick is not None and (trick.won_by is not None or trick.by_hand(laid.hand.partner) is not None)


def _is_legal(now: Situation, laid: Laid, play: PlayState) -> bool:
    led = play.trick.led
    follows = led is None or laid.card.suit == led or now.holds(laid.hand, led) is not True
    return laid.standing not in GONE and follows
