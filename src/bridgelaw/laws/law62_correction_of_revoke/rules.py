"""Law 62. A revoke that is not established is corrected; those who have played since may change what they played.

`revoke_established` is what Law 63 notes; `revoke_charged`: corrected, and paid for as if established.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.lawbook.effects import (
    Await,
    Count,
    Effect,
    Effects,
    Explain,
    Moment,
    Notice,
    Oblige,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law62_correction_of_revoke import _trick
from bridgelaw.table import acts
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import GONE, WITHDRAWN
from bridgelaw.table.vocabulary import REVOKES


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`both_on_one_trick`: whether two revokes on one trick are both corrected when one of them is established."""

    both_on_one_trick: bool


@When(about=REVOKES, phases=("clarification", "play", "ended"))
def must_correct(now: Situation, told: acts.Rule | Explain, it: Irregularity, terms: Terms) -> Effects:
    """The Director has it corrected, unless it is established; or he explains, and there is nothing to choose."""
    laid = now.facts.laid(it.act)
    if laid is None or laid.trick == 12 or (now.phase == "ended" and isinstance(told, Explain)):
        return
    if isinstance(told, acts.Rule) and (told.order != "rectify" or told.of != it.act):
        return
    if terms.both_on_one_trick and _pair(now, it):
        return
    if _trick.is_noted(now, it, "revoke_charged") or not _trick.is_noted(now, it, "revoke_established"):
        yield Notice(irregularity=it.key)
        yield from _corrected(now, it, laid, "")


@When(about=REVOKES, phases=("clarification", "play"))
def aware(now: Situation, act: acts.Retract, it: Irregularity) -> Effects:
    """The player takes it back himself, in time: he must; what it costs the Director says."""
    laid = now.facts.laid(it.act)
    back = now.facts.taken_back(act.by, act.of) if act.what == "play" else None
    if laid is None or back is not laid or _trick.is_noted(now, it, "revoke_established"):
        return
    if it.noticed and now.awaited("director_called"):
        # the Director is at the table: it is he who has it corrected
        yield from _corrected(now, it, laid, "")
        return
    yield Stand(act=it.act, standing=WITHDRAWN, cite="must_correct")
    yield from _duties(now, it, laid)


@When(about=REVOKES, also_settled=True, phases=("play",))
def may_withdraw(now: Situation, it: Irregularity) -> Effects:
    """The other side, once a legal card lies there: what it played after the revoke and before attention."""
    laid = now.facts.laid(it.act)
    put = _trick.substitute(now, laid) if laid else None
    if laid is None or put is None or it.noticed is None or not _trick.is_still_open(now, it, laid, put):
        return
    for player, cards in _trick.by_player(now, it, _trick.non_offenders(now, it, laid, put)):
        yield Offer(who=player, what="withdraw_play", until="next_turn", irregularity=it.key, cards=cards)


@When(about=REVOKES, also_settled=True, phases=("play",))
def offender_next(now: Situation, it: Irregularity) -> Effects:
    """When they have changed a card, the next player of the offending side who had played after it."""
    laid = now.facts.laid(it.act)
    put = _trick.substitute(now, laid) if laid else None
    if laid is None or put is None or it.noticed is None or not _trick.is_still_open(now, it, laid, put):
        return
    for player, cards in _trick.by_player(now, it, _trick.offenders(now, it, laid, put)):
        yield Offer(who=player, what="withdraw_play", until="next_turn", irregularity=it.key, cards=cards)


@When(about=REVOKES, also_settled=True, phases=("play",))
def stays(now: Situation, act: acts.Leave, it: Irregularity) -> Effects:
    """A player leaves his card there: it is not offered to him again."""
    if any(offer.irregularity == it.key for offer in now.offers(act.by, "withdraw_play")):
        yield Await(who=act.by, what="card_left", until="end_of_play", irregularity=it.key)


@When(about=REVOKES, phases=("play",))
def withdrew(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """The cards come back; a defender of the offending side leaves his on the table."""
    if taken.what != "withdraw_play" or taken.offer is None:
        return
    named = getattr(taken.choice, "card", None)
    for card in (named,) if named else taken.offer.cards or ():
        laid = next((x for x in now.facts.plays if x.card == card and x.counts), None)
        if laid is None:
            continue
        offending = laid.hand.side is it.offending
        clause = "offender_next" if offending else "may_withdraw"
        yield Stand(act=laid.act, standing=WITHDRAWN, irregularity=it.key, cite=clause)
        if offending and now.is_defender(laid.hand):
            yield _penalty_card(it, laid, clause)
            yield Await(who=laid.hand, what="free_to_change", until="next_turn", irregularity=it.key, cite=clause)
            yield Rectify(irregularity=it.key, what="penalty_card", cite=clause)


@When(about=REVOKES, also_settled=True, phases=("play",), at=("played",))
def lead_goes_back(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The corrected trick has another winner than the hand that led to the next one: that lead goes back."""
    laid, put = now.facts.laid(it.act), now.facts.laid(moment.act)
    if laid is None or put is None or laid.standing not in GONE or (put.hand, put.trick) != (laid.hand, laid.trick):
        return
    corrected, following = now.trick(laid.trick), now.trick(laid.trick + 1)
    if corrected is None or following is None or following.leader in (None, corrected.won_by):
        return
    for played in following.cards:
        yield Stand(act=played.act, standing=WITHDRAWN, irregularity=it.key)


@When(about=REVOKES, phases=("play", "ended"))
def both_sides(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """Both revoked on one trick and only one side has played on: both correct, and what was played on goes back."""
    other = _pair(now, it)
    laid = now.facts.laid(it.act)
    if act.order != "rectify" or act.of != it.act or laid is None or not other:
        return
    for revoke in (it, *other):
        card = now.facts.laid(revoke.act)
        if card is not None:
            yield Notice(irregularity=revoke.key)
            yield from _corrected(now, revoke, card, "both_sides")
    for played in now.facts.plays:
        if played.counts and played.trick == laid.trick + 1:
            yield Stand(act=played.act, standing=WITHDRAWN, irregularity=it.key)
            if now.is_defender(played.hand):
                yield _penalty_card(it, played, "")


@When(about=REVOKES, phases=("play", "ended"))
def twelfth_trick(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """On the last trick but one it is corrected though established, until the hands are back in the board."""
    laid = now.facts.laid(it.act)
    if act.order != "rectify" or act.of != it.act or laid is None or laid.trick != 12 or not _in_time(now, it):
        return
    yield Notice(irregularity=it.key)
    tricks = _trick.last_two(now, laid)
    if tricks is None:
        played_on = [x for x in now.facts.plays if x.counts and x.trick == 13]
        for played in played_on:
            yield Stand(act=played.act, standing=WITHDRAWN, irregularity=it.key)
        yield from _corrected(now, it, laid, "twelfth_trick" if played_on else "")
        return
    yield Stand(act=it.act, standing=WITHDRAWN)
    yield Count(declarer=tricks)
    yield Rectify(irregularity=it.key, what="card_withdrawn")
    yield Settle(irregularity=it.key, how="ruled")


def _corrected(now: Situation, it: Irregularity, laid: Laid, clause: str) -> Iterator[Effect]:
    """The card goes back: before a defender to the table, where nobody had seen it there."""
    defender, faced = now.is_defender(laid.hand), _trick.was_faced(now, laid)
    if _trick.is_noted(now, it, "no_penalty"):
        # no penalty may be enforced for it
        defender = False
    own = clause or ("defenders_card" if defender and not faced else "no_further")
    yield Stand(act=it.act, standing=WITHDRAWN, irregularity=it.key, cite=own)
    if defender and now.phase != "ended" and _comes_back(now, laid):
        yield _penalty_card(it, laid, own)
    penalised = defender and not faced and now.phase != "ended"
    yield Rectify(irregularity=it.key, what="penalty_card" if penalised else "card_withdrawn", cite=own)
    trick = now.trick(laid.trick)
    if trick is not None and trick.leader is laid.hand:
        # what was played to a lead that goes back goes back with it
        for played in _trick.later_cards(now, laid):
            offending = played.hand.side is laid.hand.side
            yield Stand(act=played.act, standing=WITHDRAWN, irregularity=it.key, cite=own)
            if offending and now.is_defender(played.hand):
                yield _penalty_card(it, played, own)
    yield from _duties(now, it, laid)
    yield Settle(irregularity=it.key, how="ruled", cite=own)


def _duties(now: Situation, it: Irregularity, laid: Laid) -> Iterator[Effect]:
    """What he plays instead: the suit led, or what he had to play and did not."""
    if now.phase == "ended" or _trick.substitute(now, laid) is not None:
        return
    trick = now.trick(laid.trick)
    if trick is not None and trick.led is not None and trick.leader is not laid.hand and laid.card.suit != trick.led:
        yield Oblige(
            who=laid.hand,
            what="follow_suit",
            suit=trick.led,
            until="next_turn",
            irregularity=it.key,
            cite="substitute",
        )
    for what in ("play_card", "lead_suit", "not_lead_suit"):
        for broken in now.awaited(f"broken_{what}", laid.hand):
            again = [d for d in now.duties(laid.hand, what) if (d.suit, d.card) == (broken.suit, broken.card)]
            if broken.irregularity == it.key and not again:
                yield Oblige(
                    who=laid.hand,
                    what=what,
                    suit=broken.suit,
                    card=broken.card,
                    until="retained" if what == "not_lead_suit" else "next_turn",
                    irregularity=it.key,
                    cite="substitute",
                )


def _penalty_card(it: Irregularity, laid: Laid, clause: str) -> Await:
    return Await(
        who=laid.hand,
        what="major_penalty_card",
        until="played",
        irregularity=it.key,
        card=laid.card,
        act=laid.act,
        cite=clause,
    )


def _comes_back(now: Situation, laid: Laid) -> bool:
    """Whether the card goes back now, or was taken back before and has not been played since."""
    cards = now.facts.held[laid.hand]
    return laid.standing not in GONE or cards is None or laid.card in cards


def _pair(now: Situation, it: Irregularity) -> tuple[Irregularity, ...]:
    """Revokes of the other side on the same trick, where one side's is established and the other's is not."""
    own = now.facts.laid(it.act)
    found: list[Irregularity] = []
    for other in now.open_irregularities(*REVOKES):
        laid = now.facts.laid(other.act)
        if own is None or laid is None or laid.trick != own.trick or other.offending is it.offending:
            continue
        if _trick.is_noted(now, other, "revoke_established") != _trick.is_noted(now, it, "revoke_established"):
            found.append(other)
    return tuple(found)


def _in_time(now: Situation, it: Irregularity) -> bool:
    """Whether it was found before the hands were back in the board."""
    noticed = now.facts.numbers[it.noticed] if it.noticed else now.facts.count + 1
    over = ("round_over", "next_board_begun")
    states = now.facts.acts.of(acts.State, acts.DirectorState)
    if any(act.fact in over and now.facts.numbers[act.id] < noticed for act in states):
        return False
    return now.found("in_time", it.noticed or it.act, it.act) is not False
