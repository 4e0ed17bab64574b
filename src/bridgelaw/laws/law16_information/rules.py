"""Law 16. What information each seat may use, and what follows when it has used what it may not.

What a player has learnt is an entry in his ledger (`Inform`): from which act, and whether he may use it. The entry
changes when the act begins or ceases to count. If partner let him know it, the entry also has a basis: somebody has
`stated` that it happened, partner's side has `agreed`, or the Director has `found` it.

Giving information is no infraction. Using it is, and only the Director can say that somebody did. While he looks into
an entry there is a note `inquiry` about it, and he is asked one Question after the other.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.damage import ruled_by_damage
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Done,
    Effects,
    Empower,
    Forget,
    Found,
    Inform,
    Irregular,
    Lift,
    Moment,
    Oblige,
    Permit,
    Rectify,
    Rights,
    Taken,
    Unask,
)
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law16_information import _inquiry as inquiry
from bridgelaw.laws.law16_information import _partner as partner
from bridgelaw.laws.law16_information import _sources as sources
from bridgelaw.table import acts
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import ACCEPTED, CANCELLED, MADE, WITHDRAWN


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`reserving`: until when an opponent may reserve his rights. `later`: what the Director can still do about
    information from elsewhere once somebody has called (None: as much as before).
    """

    reserving: Literal["at_once", "while_it_lasts"]
    later: tuple[Literal["play_and_stand_ready", "artificial_score"], ...] | None = None


# what may be used


def usable(now: Situation, change: Stood) -> Effects:
    """Everybody may use an irregular call or card, like a legal one, for as long as it stands. Entries that list it as
    something else (say, as a withdrawn call) end."""
    kind: Literal["call", "play"] = "call" if now.made(change.act) else "play"
    known = [i.effect.kind for i in now.information.about(change.act) if i.ended is None]
    if change.standing not in (ACCEPTED, MADE):
        if kind in known:
            yield Forget(about=change.act, kind=kind)
        return
    if known:
        yield Forget(about=change.act)
    if change.standing is ACCEPTED:
        actor = now.actor(change.act)
        for seat in SEATS:
            if seat is not actor:
                yield Inform(seat=seat, about=change.act, kind=kind, authorised=True, source=actor)


def procedure(now: Situation, act: acts.Explain | acts.Correct | acts.Restate | acts.Alert | acts.Announce) -> Effects:
    """What opponents explain, restate, alert or announce may be used by the side to which they say it."""
    if now.phase in ("ended", "closed") and not isinstance(act, acts.Correct):
        return
    kind = "restatement" if partner.of_restatement(now, act) else sources.PROCEDURE[type(act)]
    for seat in partner.listeners(now, act):
        yield Inform(seat=seat, about=act.id, kind=kind, authorised=True, source=act.by)


@When(phases=("clarification", "play"))
def lead_restriction(now: Situation, taken: Taken) -> Effects:
    """Everybody knows what declarer has required or forbidden before a lead, and may use it."""
    if taken.what in ("require_suit", "forbid_suit") and now.to_lead is not None and taken.by is not None:
        for seat in SEATS:
            if seat is not taken.by:
                about = taken.choice.id
                yield Inform(seat=seat, about=about, kind="lead_restriction", authorised=True, source=taken.by)


def seen_by_chance(now: Situation, act: acts.Learn) -> Effects:
    """A player who has unintentionally seen an opponent's card after the auction began may act on it."""
    if sources.opponents_card(now, act):
        yield Inform(seat=act.by, about=act.id, kind="other_source", authorised=True)


def known_before(now: Situation, act: acts.Learn) -> Effects:
    """A player may use what he knew before he took his hand from the board."""
    if act.source == "prior":
        yield Inform(seat=act.by, about=act.id, kind="prior", authorised=True)


def score_and_traits(now: Situation, act: acts.Learn) -> Effects:
    """A player may use his own estimate of the score, the habits of his opponents, and the regulations."""
    if act.source in ("standing", "trait", "regulation"):
        yield Inform(seat=act.by, about=act.id, kind="regulation", authorised=True)


# from partner


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def from_partner(now: Situation, act: partner.Telling) -> Effects:
    """What a player lets his partner know by other means than a call or play, that partner may not use."""
    told = partner.told(now, act)
    if told is None:
        return
    if told.hearer is not None:
        yield told.entry(told.hearer, act.id, authorised=False)
    if told.opponents_too:
        for seat in partner.listeners(now, act):
            yield told.entry(seat, act.id, authorised=True)


@When(phases=("setup", "auction", "clarification", "play"))
def unexpected(now: Situation, act: acts.Realise) -> Effects:
    """A player becomes aware of an error about his own call: what partner's alert of it told him he may not use."""
    for alert in partner.alerts_of(now, act):
        yield Inform(seat=act.by, about=alert.id, kind="alert", authorised=False, source=alert.by)


@When(phases=("setup", "auction", "clarification", "play"))
def spoken_out_of_place(now: Situation, wrong: Irregular) -> Effects:
    """A player who points out his partner's wrong explanation too early tells his partner something by that."""
    if wrong.kind == "attention_when_forbidden" and wrong.by is not None:
        yield Inform(seat=wrong.by.partner, about=wrong.act, kind="remark", authorised=False, source=wrong.by)


def agreed(now: Situation, act: acts.Agree) -> Effects:
    """Somebody has stated that a side let something be known, and that side agrees."""
    for said in now.information.about(partner.stated_by(now, act.of) or ""):
        fact = said.effect
        stated = said.ended is None and fact.basis == "stated"
        if stated and fact.source is not None and act.by.side is fact.source.side:
            yield partner.on_another_basis(said, "agreed")
            yield Unask(kind="facts_agreed", of=fact.about)


def found(now: Situation, found: Found | acts.Rule) -> Effects:
    """The Director has found whether information was made available. If it was, the entries now rest on his finding (an
    alert only now gets one); if not, they end. Whether the sides agree about it need not be asked any more."""
    about = None if isinstance(found, acts.Rule) else found.find.of
    if isinstance(found, acts.Rule) or about is None or found.find.kind != "information_made_available":
        yield from partner.established(now, found)
        return
    yield Unask(kind="facts_agreed", of=about)
    if not found.find.answer:
        yield Forget(about=about)
        return
    known = [s for s in now.information.about(about) if s.ended is None]
    for said in known:
        if said.effect.basis is not None:
            yield partner.on_another_basis(said, "found")
    act = now.act(about)
    if isinstance(act, acts.Alert | acts.Announce) and not any(not s.effect.authorised for s in known):
        yield Inform(seat=act.by.partner, about=about, kind="alert", authorised=False, source=act.by, basis="found")


# using such information


def suspicion(now: Situation, act: acts.Summon | acts.DirectorAttention | Inform) -> Effects:
    """An inquiry begins when the Director is called or, once he has been, when it is reported what partner let be
    known."""
    for about, hearer in partner.suspected(now, act):
        yield Await(who=hearer, what="inquiry", act=about, until="director")


@When(after=("call", "play", "designate", "substitute", "find"), needs=("question",))
def taken_up(now: Situation, found: Found | Done) -> Effects:
    """An inquiry also begins when the Director says, unasked, what some unauthorised information suggested.

    If the player, after the call or card about which the Director is asked for alternatives, makes the one that was
    suggested, the Question is withdrawn here; `alternatives` then asks it about that later call or card.
    """
    if isinstance(found, Done):
        yield from (Unask(kind="logical_alternatives", of=of) for of in inquiry.to_be_asked_anew(now))
        return
    about = found.find.of
    if found.find.kind == "suggested" and about is not None:
        for said in now.information.about(about):
            if said.ended is None and not said.effect.authorised:
                yield Await(who=said.effect.seat, what="inquiry", act=about, until="director")


def facts(now: Situation, noted: Await) -> Effects:
    """The first Question of an inquiry: so far one side has stated what happened; does the other side agree?"""
    fact = inquiry.looked_into(now, noted)
    known = partner.entry(now, *fact) if fact else None
    if known is None or known.basis != "stated" or partner.undisputed(now, known):
        return
    if now.found("facts_agreed", known.about) is None:
        yield Ask(kind="facts_agreed", of=known.about, seat=known.source)


@When(after=("call", "play", "designate", "substitute"), needs=("information",))
def alternatives(now: Situation, noted: Await | Inform | Found | Unask | Done) -> Effects:
    """The further Questions of an inquiry: was something made available, what did it suggest, and what alternatives
    were there? The last one may be asked long afterwards, when the player makes a call or plays a card that was
    suggested."""
    if isinstance(noted, Done):
        yield from inquiry.chosen_later(now, noted.act.id)
    elif isinstance(noted, Unask):
        yield from inquiry.chosen_later(now, None) if noted.kind == "logical_alternatives" else ()
    elif isinstance(noted, Found):
        yield from inquiry.no_longer_asked(now, noted.find)
    else:
        yield from inquiry.next_step(now, noted)


@When(about=("use_of_unauthorized_information",), at=("end_of_play",))
def adjustment(now: Situation, wrong: Irregular | Moment, it: Irregularity) -> Effects:
    """An infraction was found. Whether it did damage is asked when the board is over."""
    if now.phase != "ended":
        return
    yield from ruled_by_damage(now, it)


# reserving rights


@When(phases=("auction", "clarification", "play"), needs=("information",))
def may_reserve(now: Situation, rights: Rights, terms: Terms, regulations: Regulations) -> Effects:
    """Opponents who have perceived that a player let something be known may reserve their rights, as long as the ledger
    entry about it stands; who has done so need not again, and dummy may not while the play goes on."""
    if regulations.reserve_rights != "allowed" or now.frozen:
        return
    for source in partner.sources_of_information(now):
        for seat in partner.listeners(now, source):
            if partner.is_playing_dummy(now, seat) or partner.has_reserved(now, seat, source.id):
                continue
            late = terms.reserving == "at_once" and any(
                now.called_since(s, source.id) or now.played_since(s, source.id) for s in seat.side.seats
            )
            if not late:
                yield Permit(seat=seat, right="reserve", cite="reserve")


def reserve(now: Situation, act: acts.Reserve, regulations: Regulations) -> Effects:
    if regulations.reserve_rights == "prohibited":
        yield Irregular(kind="reserved_when_prohibited", by=act.by, act=act.id)
    elif regulations.reserve_rights == "director_required":
        yield Oblige(who=act.by, what="summon_director", until="summoned")


@When(phases=("setup", "auction", "clarification", "play"))
def dispute(now: Situation, act: acts.Dispute) -> Effects:
    """A side that disputes what is stated about it should call the Director at once."""
    about = partner.disputed_fact(now, act)
    if about is not None and not now.awaited("director_called"):
        for seat in act.by.side.seats:
            if not partner.is_playing_dummy(now, seat):
                yield Oblige(who=seat, what="summon_director", until="summoned")


# other sources


def other_source(now: Situation, act: sources.Report) -> Effects:
    """Knowledge about this board, or one yet to be played, that does not come from lawful procedure at this table."""
    if now.phase in ("ended", "closed"):
        return
    for seat in sources.learners(now, act):
        yield Inform(seat=seat, about=act.id, kind="other_source", authorised=False)
        if not now.awaited("director_called") and not partner.is_playing_dummy(now, seat):
            yield Oblige(who=seat, what="summon_director", until="summoned")


def reported(now: Situation, act: acts.Summon | acts.DirectorAttention) -> Effects:
    """The Director is told what was learnt. What he can do about it depends on whether anybody has called yet."""
    what = "other_source_later" if sources.called(now) else "other_source"
    for about, seat in sources.reported(now):
        if not any(noted.act == about for noted in now.awaited("played_on")):
            yield Await(who=seat, what=what, act=about, until="director")


def before_the_first_call(now: Situation, noted: Await) -> Effects:
    """Could what was learnt interfere with normal play? If so, the rules below give the Director his options."""
    if noted.what == "other_source" and noted.act is not None:
        yield from sources.if_it_interferes(now, noted)


def positions(now: Situation, noted: Await) -> Effects:
    """Someone who knows one hand can be seated to hold it. The Director checks that contest and scoring allow it."""
    if noted.what != "interfering" or noted.act is None or sources.called(now):
        return
    if sources.one_hand_known(now, noted.act):
        yield Empower(what="reverse_positions", act=noted.act)


def substitute(now: Situation, noted: Await) -> Effects:
    """Somebody else plays instead of the player who knows. The Director checks whether all four agree."""
    if noted.what == "interfering":
        yield Empower(what="appoint_substitute", act=noted.act)


def nothing_left(now: Situation, taken: Taken) -> Effects:
    """Nothing is forbidden any more when the player holds the hand he knew, is replaced, or the board is redealt."""
    if sources.chosen_by_director(now, taken):
        yield from sources.forgotten(now, taken)


def redeal(now: Situation, noted: Await, regulations: Regulations) -> Effects:
    if noted.what == "interfering" and regulations.redeal_allowed and not sources.called(now):
        yield Empower(what="redeal", act=noted.act)


def stand_ready(now: Situation, noted: Await) -> Effects:
    if noted.what == "interfering":
        yield Empower(what="play_and_stand_ready", act=noted.act)


def artificial(now: Situation, noted: Await, terms: Terms) -> Effects:
    open_ = not sources.called(now) or terms.later is None or "artificial_score" in terms.later
    if noted.what == "interfering" and open_:
        yield Empower(what="artificial_score", act=noted.act)


@When(needs=("power",))
def too_late(now: Situation, act: acts.Call, terms: Terms) -> Effects:
    """The first call ends some of the Director's options."""
    if sources.called(now):
        return
    for power in now.powers:
        course = power.effect.what
        gone = course in ("reverse_positions", "redeal") or (terms.later is not None and course not in terms.later)
        if power.ended is None and gone and sources.is_report(now, power.effect.act):
            yield Lift(what=course, act=power.effect.act)


def after_the_first_call(now: Situation, noted: Await, terms: Terms) -> Effects:
    """What the Director can do when he is told only after somebody has called."""
    if noted.what != "other_source_later" or noted.act is None:
        return
    if terms.later is None:
        yield from sources.if_it_interferes(now, noted)
        return
    for course in terms.later:
        yield Empower(what=course, act=noted.act)


def stood_ready(now: Situation, taken: Taken) -> Effects:
    """The Director lets the board be played. When it is over he looks again at all that was learnt beforehand."""
    if taken.what == "play_and_stand_ready" and sources.chosen_by_director(now, taken):
        for about, seat in dict(sources.reported(now)).items():
            yield Await(who=seat, what="played_on", act=about, until="end_of_board")


def one_course(now: Situation, taken: Taken | acts.Adjust) -> Effects:
    """What the Director chooses for the whole board, or a score, ends his other options; what is for one player does
    not."""
    if isinstance(taken, acts.Adjust) or sources.for_the_board(now, taken):
        for power in now.powers:
            if power.ended is None and sources.is_report(now, power.effect.act):
                yield Lift(what=power.effect.what, act=power.effect.act)


@When(at=("end_of_play",))
def affected(now: Situation, moment: Moment) -> Effects:
    """The board was played although somebody knew something: did that affect the result?"""
    learnt = sources.played_on(now)
    harm = [now.found("damage", about) for about in learnt]
    if None in harm:
        yield Ask(kind="damage", of=learnt[harm.index(None)])
    elif harm:
        yield Rectify(irregularity="", what="adjusted_score" if any(harm) else "none")


# withdrawn calls and plays


def withdrawn_nos(now: Situation, change: Stood) -> Effects:
    """The side that did not err may use every call and card that was withdrawn, its own and the opponents'."""
    guilty = now.blame(change.act) if change.standing in (WITHDRAWN, CANCELLED) else None
    if guilty is not None:
        yield from sources.withdrawn(now, change.act, guilty.opponents.seats, authorised=True)


def withdrawn_os(now: Situation, change: Stood) -> Effects:
    """The side that erred may use no withdrawn call or card, neither its own nor the opponents'."""
    guilty = now.blame(change.act) if change.standing in (WITHDRAWN, CANCELLED) else None
    if guilty is not None:
        yield from sources.withdrawn(now, change.act, guilty.seats, authorised=False)
