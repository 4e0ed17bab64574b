"""Law 47. When a card that was played may be taken back, and when it may not.

`told_it_was_his_turn`, `lead_left` and `lead_may_not_be_accepted` are read where leads out of turn are dealt with
(Laws 53 to 57).
"""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Done,
    Effects,
    Explain,
    Inform,
    Irregular,
    Lift,
    Moment,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.leads import overtaken
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import ACCEPTED, GONE, MADE, WITHDRAWN
from bridgelaw.table.vocabulary import Irregularities

LEADS: tuple[Irregularities, ...] = ("opening_lead_out_of_turn", "lead_out_of_turn", "lead_from_wrong_hand")
PROCEDURAL = ("action_while_frozen", "attention_not_followed_by_summons")
"""What may be irregular about an act without touching the card."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`acceptable`: whether a lead to which an opponent has invited may be accepted all the same.

    `conventional`: whether only what was told of a conventional call or play lets a card be taken back.
    """

    acceptable: bool
    conventional: bool


@When(phases=("play",))
def changed_play(now: Situation, noted: Await) -> Effects:
    """An opponent has changed his play: who in turn had played to it may change too."""
    first = now.facts.laid(noted.act or "") if noted.what == "play_changed" else None
    play = now.facts.play
    if first is None or play is None:
        return
    for laid in now.facts.plays:
        later = laid.counts and laid.trick == first.trick and laid.number > first.number
        if later and laid.hand.side is not first.hand.side:
            yield Offer(who=play.player_of(laid.hand), what="withdraw_play", until="end_of_trick", act=laid.act)


@When(phases=("clarification", "play"))
def whose_lead(now: Situation, act: acts.Ask) -> Effects:
    if act.about == "lead":
        yield Await(who=act.by, what="asked_whose_lead", until="end_of_trick", act=act.id)


@When(phases=("clarification", "play"))
def told_by_an_opponent(now: Situation, act: acts.Explain, terms: Terms) -> Effects:
    for seat in act.by.side.opponents.seats:
        asked = now.awaited("asked_whose_lead", seat)
        if any(act.of in (None, note.act) for note in asked):
            yield Await(who=seat, what="told_it_was_his_turn", until="end_of_trick", act=act.id)
            if not terms.acceptable:
                yield Await(who=seat, what="lead_may_not_be_accepted", until="end_of_trick", act=act.id)


@When(phases=("clarification", "play"))
def returned(now: Situation, act: acts.Rule) -> Effects:
    """The Director has the card taken back, and nothing more follows for the side that was misled."""
    laid = now.facts.laid(act.of or "")
    if laid is None or act.order not in ("cancel", "rectify") or laid.standing in (MADE, ACCEPTED):
        return
    for it in now.open_irregularities():
        if it.act == laid.act and now.awaited("told_it_was_his_turn", it.by):
            yield Stand(act=laid.act, standing=WITHDRAWN, fault=laid.hand.side.opponents)
            yield Rectify(irregularity=it.key, what="card_withdrawn")
            yield Settle(irregularity=it.key, how="ruled")


@When(about=LEADS, phases=("clarification", "play"))
def may_take_back(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """He chooses before the other side does, unless the Director has said what becomes of the lead."""
    laid = now.facts.laid(it.act)
    if laid is None or laid.down or not now.awaited("told_it_was_his_turn", it.by):
        return
    if not isinstance(now.act(it.explained or ""), acts.Rule) and overtaken(now.facts, laid) is None:
        yield Offer(who=laid.by, what="withdraw_play", irregularity=it.key, until="next_turn", act=it.act)


@When(about=LEADS, phases=("clarification", "play"))
def taken_back(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """By himself, or by the other side, which does not accept what he has left there."""
    laid = now.facts.laid(it.act)
    if laid is None or not now.awaited("told_it_was_his_turn", it.by):
        return
    refused = taken.what == "refuse_lead" and now.is_defender(laid.hand)
    if taken.what == "withdraw_play" or refused:
        yield Stand(act=laid.act, standing=WITHDRAWN, fault=laid.hand.side.opponents)
        yield Rectify(irregularity=it.key, what="card_withdrawn")
        yield Settle(irregularity=it.key, how="ruled")


@When(about=LEADS, phases=("clarification", "play"))
def left_there(now: Situation, act: acts.Leave, it: Irregularity) -> Effects:
    """Then it is for the other side: a defender's lead declarer may refuse, and it goes back all the same."""
    declarer = now.declarer
    if declarer is None or not any(one.irregularity == it.key for one in now.offers(act.by, "withdraw_play")):
        return
    yield Await(who=act.by, what="lead_left", irregularity=it.key, until="end_of_trick", act=it.act)
    if now.is_defender(it.offender):
        yield Offer(who=declarer, what="refuse_lead", irregularity=it.key, until="chosen")


@When(phases=("clarification", "play"))
def misinformed(now: Situation, act: acts.Correct, terms: Terms) -> Effects:
    """An opponent puts right what he or his partner has explained, before another card is played. Whether it was wrong,
    so that the card was played on it, the Director finds first."""
    said = now.act(act.of or "")
    laid = _last_card(now)
    if not isinstance(said, acts.Explain) or laid is None or act.by.side is not said.by.side:
        return
    if laid.hand.side is said.by.side or laid.number < now.facts.numbers[said.id] or _too_late(now, laid):
        return
    names = (said.of,) if said.of is not None else ()
    wrong = now.found("misinformation", said.id, *names)
    if wrong is None:
        yield Ask(kind="misinformation", of=said.id, aliases=names)
        return
    if not wrong:
        return
    if terms.conventional:
        about = said.of or said.id
        conventional = now.found("conventional_call", about)
        if conventional is None:
            yield Ask(kind="conventional_call", of=about, seat=now.actor(about))
            return
        if not conventional:
            return
    yield Await(who=laid.by, what="misinformed_play", until="end_of_trick", act=laid.act)


@When(phases=("clarification", "play"), awaits=("misinformed_play",))
def may_be_withdrawn(now: Situation) -> Effects:
    """As long as nobody has played since. Where a call that was made on it may be changed as well, that comes first:
    with a changed call the auction goes on, and the lead goes back anyway."""
    if _call_first(now):
        return
    for note in now.awaited("misinformed_play"):
        laid = _last_card(now)
        if laid is not None and laid.act == note.act and not _too_late(now, laid):
            yield Offer(who=note.who, what="withdraw_play", until="next_turn", act=laid.act, cite="misinformed")


@When(phases=("clarification", "play"), at=("director",))
def stays(now: Situation, heard: acts.Leave | Moment) -> Effects:
    """Nor after its player has said that it stays, or the Director has let the table go on with it there, unless it was
    not his turn yet to say so."""
    if isinstance(heard, acts.Leave):
        if heard.option == "withdraw_play":
            yield Lift(what="misinformed_play", who=heard.by)
        return
    offered = {offer.act for offer in now.offers(what="withdraw_play")}
    for note in now.awaited("misinformed_play"):
        if note.act in offered:
            yield Lift(what="misinformed_play", who=note.who)


@When(phases=("clarification", "play"))
def withdrawn(now: Situation, taken: Taken) -> Effects:
    """The card goes back. After misinformation it is on the account of the other side; one that lay face down has told
    nobody anything.
    """
    offer = taken.offer
    laid = now.facts.laid(offer.act or "") if offer is not None and offer.irregularity is None else None
    if taken.what != "withdraw_play" or laid is None:
        return
    misled, down = _is_misled(now, laid), now.facts.down
    seen = down is None or down.act != laid.act
    fault = laid.hand.side.opponents if misled and seen else None
    yield Stand(act=laid.act, standing=WITHDRAWN, fault=fault, cite="misinformed" if misled else "changed_play")


@When(phases=("clarification", "play"))
def partner_may_use_it(now: Situation, taken: Taken) -> Effects:
    """What a card told that was changed because an opponent had changed his belongs to the side that played it."""
    offer = taken.offer
    laid = now.facts.laid(offer.act or "") if offer is not None and offer.irregularity is None else None
    if taken.what != "withdraw_play" or laid is None or _is_misled(now, laid):
        return
    yield Inform(seat=laid.hand.partner, about=laid.act, kind="withdrawn_play", authorised=True, source=laid.by)


@When(phases=("clarification", "play"), after=("retract",))
def not_withdrawn(now: Situation, done: Done) -> Effects:
    """Any other card that was played stays played."""
    act = done.act
    if not isinstance(act, acts.Retract) or act.what != "play":
        return
    laid = now.facts.taken_back(act.by, act.of)
    if laid is None or laid.standing is not WITHDRAWN or now.blame(laid.act) or not _was_legal(now, laid):
        return
    if any(note.act == laid.act for what in ("change_of_play", "position_in_question") for note in now.awaited(what)):
        return
    yield Irregular(kind="played_card_retracted", by=act.by, act=act.id)
    yield Stand(act=laid.act, standing=ACCEPTED if now.irregularities_of(laid.act) else MADE)


def _call_first(now: Situation) -> bool:
    """Whether a call may still be changed, or the Director has yet to find whether it may."""
    return bool(now.offers(what="change_call")) or any(q.kind == "would_have_acted" for q in now.questions)


def _is_misled(now: Situation, laid: Laid) -> bool:
    return any(note.act == laid.act for note in now.awaited("misinformed_play"))


def _last_card(now: Situation) -> Laid | None:
    """The card that was played last, face up or down, and is not gone."""
    return next((laid for laid in reversed(now.facts.plays) if laid.standing not in GONE), None)


def _too_late(now: Situation, laid: Laid) -> bool:
    """Whether it is an opening lead, and dummy has faced a card since, one that his partner could see as well."""
    first = laid.trick == 1 and not any(x.counts and x is not laid for x in now.facts.plays)
    shown = (a for a in now.facts.acts.of(acts.Spread, acts.Expose) if a.by is now.dummy)
    faced = (a for a in shown if isinstance(a, acts.Spread) or a.visible_to_partner is not False)
    return first and any(now.facts.numbers[a.id] > laid.number for a in faced)


def _was_legal(now: Situation, laid: Laid) -> bool:
    """As far as the record can tell: of a hand that is not known, another suit than the one led may be a revoke."""
    trick = now.trick(laid.trick)
    unknown = now.facts.held[laid.hand] is None and trick is not None and trick.led not in (None, laid.card.suit)
    irregular = (it for it in now.irregularities_of(laid.act) if it.kind not in PROCEDURAL)
    return not unknown and not any(it.is_open for it in irregular)
