"""Law 67. A trick to which a player has not played, found before or after both sides have gone on.

A trick to which somebody has played too often is dealt with where the fifth card is (Law 45), until both sides have
gone on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS, Seat, Side
from bridgelaw.lawbook.effects import (
    Effect,
    Effects,
    Explain,
    Irregular,
    Moment,
    Notice,
    Oblige,
    Rectify,
    Settle,
    Stand,
    Supply,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood
from bridgelaw.table.leads import follows, trick_of
from bridgelaw.table.play import Trick
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, WITHDRAWN


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`deemed_revoke`: when a card not played counts as a revoke: always, or only where there was none of the suit."""

    deemed_revoke: Literal["always", "without_the_suit"]


@When(phases=("play",), needs=("disorder",))
def too_few(now: Situation, act: acts.Play) -> Effects:
    """The next trick is led to although a hand has not played. Where more than one card is not there, or that hand is
    not known and nobody has said to which trick the lead belongs, the record has left cards out: no player has."""
    play = now.facts.play
    if play is None or now.facts.stated or not play.trick.cards or act.hand is play.turn:
        return
    over = play.leads_over_a_hole(act.hand, told=act.trick is not None)
    if not over or trick_of(now.facts, act) != play.trick.number + 1:
        return
    missing, *others = _missing(play.trick)
    if others:
        return
    if act.trick is not None or now.facts.held[missing] is not None:
        yield Irregular(kind="defective_trick", by=play.player_of(missing), act=act.id)


@When(phases=("play",), needs=("disorder",))
def after_an_early_lead(now: Situation, act: acts.Play) -> Effects:
    """Declarer or a defender has led without waiting for the others, and the other side plays to it: their cards are
    missing, dummy's as well as a defender's."""
    lead, play = follows(now.facts, act), now.facts.play
    trick = now.trick(lead.trick - 1) if lead is not None else None
    if play is None or lead is None or trick is None or trick.won_by is not None or act.hand.side is lead.hand.side:
        return
    for hand in _missing(trick):
        partners = hand is lead.hand.partner
        if partners or (hand is not lead.hand and hand is not act.hand and now.facts.held[hand] is not None):
            by, at = play.player_of(hand), act.id if partners else lead.act
            yield Irregular(kind="defective_trick", by=by, act=at, cite="too_few")


@When(phases=("play",))
def early_lead_accepted(now: Situation, stood: Stood) -> Effects:
    """A lead that was made before all had played is accepted without a card to it: those cards are played first."""
    lead = now.facts.laid(stood.act) if stood.standing is ACCEPTED else None
    trick = now.trick(lead.trick - 1) if lead is not None else None
    if trick is None or isinstance(now.facts.acts.at(now.facts.count), acts.Play) or _both_gone_on(now, trick):
        return
    for hand in _missing(trick):
        if now.facts.held[hand] is not None:
            yield Supply(hand=hand, trick=trick.number)


@When(phases=("play", "ended"))
def found_together(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """Attention to one missing card is attention to the other that is missing from the same trick."""
    trick, _ = _defective(now, it)
    for other in now.open_irregularities("defective_trick"):
        if trick is not None and other.key != it.key and _defective(now, other)[0] == trick:
            yield Notice(irregularity=other.key)


@When(phases=("play", "ended"))
def not_missing(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """The card is there after all: what has been taken back, or ruled on, since has put it into that trick."""
    if _is_to_be_put_right(now, heard, it) and _defective(now, it)[1] is None:
        yield Settle(irregularity=it.key, how="unfounded")


@When(phases=("play",))
def before_both_have_gone_on(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """He plays a legal card; what was led to the next trick lies there and waits for it."""
    trick, hand = _defective(now, it)
    if not _is_to_be_put_right(now, heard, it) or trick is None or hand is None or _both_gone_on(now, trick):
        return
    yield Notice(irregularity=it.key)
    yield Supply(hand=hand, trick=trick.number)
    able = trick.led is not None and now.holds(hand, trick.led) is not False
    yield _card_due(hand, trick, it, able=able)
    yield Rectify(irregularity=it.key, what="none")
    yield Settle(irregularity=it.key, how="ruled")


@When(also_settled=True, phases=("play",), at=("played",))
def lead_stands(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The trick is whole. Only where another hand than the one that has led to the next one has won it, that lead goes
    back."""
    lead, put = now.facts.laid(it.act), now.facts.laid(moment.act)
    trick, hand = _defective(now, it)
    if lead is None or put is None or trick is None or (put.hand, put.trick) != (hand, trick.number):
        return
    if trick.won_by is lead.hand or _both_gone_on(now, trick):
        # found later, the card that is put in its place changes no winner
        return
    for laid in now.facts.plays:
        if laid.counts and laid.trick == trick.number + 1:
            yield Stand(act=laid.act, standing=WITHDRAWN, irregularity=it.key)


@When(phases=("play", "ended"))
def afterwards(now: Situation, heard: acts.Rule | Explain, it: Irregularity, terms: Terms) -> Effects:
    """He puts a card of the suit among his played ones, which changes no winner; it may count as a revoke."""
    trick, hand = _defective(now, it)
    if not _is_to_be_put_right(now, heard, it) or trick is None or hand is None or not _both_gone_on(now, trick):
        return
    yield Notice(irregularity=it.key)
    able = trick.led is not None and now.holds(hand, trick.led) is not False
    if now.phase != "ended":
        yield Supply(hand=hand, trick=trick.number, may_win=False)
        yield _card_due(hand, trick, it, able=able)
    if terms.deemed_revoke == "always" or not able:
        yield from _one_trick(now, it, trick, hand.side)
    else:
        yield Rectify(irregularity=it.key, what="trick_stands")
    yield Settle(irregularity=it.key, how="ruled")


@When(about=("exposed_card", "play_out_of_turn"), phases=("play", "ended"))
def too_many(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """A fifth card that is found only then goes back to the hand, where it has been all the time."""
    laid = now.facts.laid(it.act)
    trick = now.trick(laid.trick) if laid is not None else None
    if not _is_to_be_put_right(now, heard, it) or laid is None or trick is None or laid.standing in GONE:
        return
    first = trick.by_hand(laid.hand)
    if first is not None and first.act != laid.act and _both_gone_on(now, trick):
        yield Notice(irregularity=it.key)
        yield Stand(act=it.act, standing=WITHDRAWN)
        yield Rectify(irregularity=it.key, what="card_withdrawn")
        yield Settle(irregularity=it.key, how="ruled")


@When(also_settled=True, phases=("ended",), at=("end_of_play",))
def tricks_won_later(now: Situation, over: Moment, it: Irregularity, terms: Terms) -> Effects:
    """Where the side of the offender had won no trick yet, the end of the play shows whether one is due."""
    trick, hand = _defective(now, it)
    ruled = [r.effect for r in now.rulings if r.effect.irregularity == it.key and r.effect.what == "trick_stands"]
    if it.status != "ruled" or trick is None or hand is None or not ruled or not _both_gone_on(now, trick):
        return
    late = trick.by_hand(hand)
    able = late is not None and late.card.suit == trick.led
    if (terms.deemed_revoke == "always" or not able) and _won_since(now, hand.side, trick.number):
        yield Rectify(irregularity=it.key, what="transfer", transfer=1, side=hand.side, cite="afterwards")


@When(also_settled=True, phases=("play",))
def supplied(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """The card that he puts in its place belongs to that trick."""
    trick, hand = _defective(now, it)
    if trick is not None and act.hand is hand and trick_of(now.facts, act) == trick.number:
        yield Stand(act=act.id, standing=MADE)
        if it.is_open and not _both_gone_on(now, trick):
            # nobody has ruled: the trick is whole again, and he may win it
            yield Supply(hand=hand, trick=trick.number, cite="before_both_have_gone_on")
            yield Settle(irregularity=it.key, how="ruled", cite="before_both_have_gone_on")


def _is_to_be_put_right(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> bool:
    """Whether the Director orders it, or explains what follows; what an order explains is heard of the order."""
    if isinstance(heard, acts.Rule):
        return heard.order == "rectify" and heard.of == it.act
    return not isinstance(now.facts.acts.at(now.facts.count), acts.Rule)


def _card_due(hand: Seat, trick: Trick, it: Irregularity, *, able: bool) -> Effect:
    """The duty to play the card that is missing: of the suit led, if he is `able` to."""
    what: Literal["follow_suit", "play_card"] = "follow_suit" if able else "play_card"
    suit = trick.led if able else None
    return Oblige(who=hand, what=what, suit=suit, until="next_turn", irregularity=it.key)


def _one_trick(now: Situation, it: Irregularity, trick: Trick, side: Side) -> Iterator[Effect]:
    if _won_since(now, side, trick.number):
        yield Rectify(irregularity=it.key, what="transfer", transfer=1, side=side)
    else:
        yield Rectify(irregularity=it.key, what="trick_stands")


def _defective(now: Situation, it: Irregularity) -> tuple[Trick | None, Seat | None]:
    """The trick and the hand that had not played to it when the next one was led to; None where all cards of that trick
    have gone back since: then none is missing."""
    lead = now.facts.laid(it.act)
    trick = now.trick(lead.trick - 1) if lead else None
    if lead is None or trick is None or not trick.cards:
        return None, None
    before = [laid.hand for laid in trick.cards if laid.number < lead.number]
    play = now.facts.play
    hand = lead.hand
    for _ in SEATS:
        if hand not in before and play is not None and play.player_of(hand) is it.by:
            return trick, hand
        hand = hand.lho
    return trick, None


def _missing(trick: Trick) -> tuple[Seat, ...]:
    """The hands that have not played to it, in rotation."""
    hand, found = trick.leader, []
    for _ in SEATS if hand is not None else ():
        assert hand is not None
        if not trick.by_hand(hand):
            found.append(hand)
        hand = hand.lho
    return tuple(found)


def _both_gone_on(now: Situation, trick: Trick) -> bool:
    sides = {laid.hand.side for laid in now.facts.plays if laid.trick > trick.number}
    return len(sides) == 2


def _won_since(now: Situation, side: Side, number: int) -> bool:
    """Whether `side` has won that trick or a later one, those that a claim gave it included."""
    play = now.facts.play
    if play is None:
        return False
    at_table = any(t.won_by is not None and t.won_by.side is side and t.number >= number for t in play.done)
    return at_table or now.facts.tricks(side) > play.won(side)
