"""Law 9. Who may draw attention and when; the Director is summoned and the table stands still until he has finished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import (
    Await,
    Done,
    Effects,
    Explain,
    Irregular,
    Lift,
    Notice,
    Oblige,
    Permit,
    Rights,
    Settle,
)
from bridgelaw.lawbook.situation import Irregularity, Question, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.audience import EVERYBODY, perceived_by
from bridgelaw.table.standing import PENDING, WITHDRAWN

SpokenOf = acts.Attention | acts.SpectatorAttention | acts.DirectorAttention
Action = acts.Call | acts.Substitute | acts.Play | acts.Face
_SUMMONS_DUE = "summons_due"
"""Attention has been drawn, and nobody has passed over the summons yet."""
_BREACHES = {
    "dummy_called_attention": "dummy_silent",
    "attention_not_followed_by_summons": "summon_at_once",
    "action_while_frozen": "freeze",
}
_CORRECTED = "corrected_too_early"
"""The note of the irregular act that was mended before its time."""
_TAKES_PART = ("correct_call", "repeat_call", "play_card", "lead_suit", "not_lead_suit", "follow_suit", "pass")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`prevention`: who may try to prevent whose irregularity."""

    prevention: Literal["dummy_declarers", "anyone"]


@When(phases=("setup", "auction", "clarification"))
def attention_in_auction(now: Situation, act: SpokenOf) -> Effects:
    """Any of the four, in turn or not, also the side that erred."""
    yield from _noticed(now, act, act.to)


@When(phases=("play", "ended"))
def attention_in_play(now: Situation, act: SpokenOf) -> Effects:
    """Declarer or either defender; and when the play is over, everybody."""
    yield from _noticed(now, act, act.to)


@When(phases=("play",))
def dummy_silent(now: Situation, act: acts.Attention) -> Effects:
    if act.by is now.dummy:
        yield Irregular(kind="dummy_called_attention", by=act.by, act=act.id)


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def may_draw_attention(now: Situation, rights: Rights) -> Effects:
    period, silent = _period(now), now.dummy if now.phase == "play" else None
    for seat in SEATS:
        if seat is not silent:
            yield Permit(seat=seat, right="attention", cite=period)


@When(phases=("auction", "clarification", "play"))
def prevention(now: Situation, rights: Rights, terms: Terms) -> Effects:
    dummy = now.dummy if now.phase == "play" else None
    for seat in SEATS:
        if terms.prevention == "anyone" or seat is dummy:
            yield Permit(seat=seat, right="prevent_irregularity")


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def summon_at_once(now: Situation, act: SpokenOf) -> Effects:
    """The duty is everybody's, and anybody's summons meets it."""
    if not now.awaited("director_called") and not isinstance(act, acts.DirectorAttention):
        for seat in SEATS:
            yield Oblige(who=seat, what="summon_director", until="summoned")
        yield Await(who=Seat.N, what=_SUMMONS_DUE, until="summoned")


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def nobody_summons(now: Situation, act: Action) -> Effects:
    """Said once, of the first act that passes over the summons. Another Law's duty to call the Director, which may be
    one player's own secret, is not what is passed over here."""
    if now.awaited(_SUMMONS_DUE):
        yield Irregular(kind="attention_not_followed_by_summons", by=act.by, act=act.id, cite="summon_at_once")
        yield Lift(what=_SUMMONS_DUE)


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def who_may_summon(now: Situation, rights: Rights) -> Effects:
    """Dummy, in the play, only once attention has been drawn."""
    silent = now.dummy if now.phase == "play" and not now.frozen else None
    for seat in SEATS:
        if seat is not silent:
            yield Permit(seat=seat, right="summon")


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def director_called(now: Situation, act: acts.Summon | acts.DirectorAttention) -> Effects:
    """Who calls the Director draws attention to what everybody can see and nobody has dealt with."""
    yield Await(who=Seat.N, what="director_called", until="director", cite="who_may_summon")
    if isinstance(act, acts.Summon):
        for notice in _noticed(now, act, act.of):
            yield Notice(irregularity=notice.irregularity, cite="who_may_summon")


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def taken_up(now: Situation, act: acts.Rule) -> Effects:
    """He rules on what nobody has pointed out: he has become aware of it, and says so."""
    if act.order != "rectify" or any(it.noticed for it in now.irregularities_of(act.of or "")):
        return
    found = [it for it in now.open_irregularities() if it.act == act.of]
    for it in [it for it in found if not it.hidden] or found:
        yield Notice(irregularity=it.key)


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def freeze(now: Situation, act: SpokenOf | acts.Summon) -> Effects:
    for seat in SEATS:
        yield Oblige(who=seat, what="take_no_action", until="director")


@When(phases=("setup", "auction", "clarification", "play"), after=("rule",))
def freeze_for_ruling(now: Situation, done: Done) -> Effects:
    """Also while something that he has taken up himself is still to be chosen or carried out."""
    if isinstance(done.act, acts.Rule) and any(it.noticed == done.act.id for it in now.open_irregularities()):
        for seat in SEATS:
            yield Oblige(who=seat, what="take_no_action", until="director", cite="freeze")


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def action_while_frozen(now: Situation, act: Action) -> Effects:
    if _stands_still(now) and not _carries_out(now, act.by):
        yield Irregular(kind="action_while_frozen", by=act.by, act=act.id, cite="freeze")


@When(needs=("window",), after_others=True)
def freeze_ends(now: Situation, done: Done) -> Effects:
    """Without the Director's word too: when all that was noticed has been explained or ruled, chosen and carried out,
    or when a Law has dealt with it, without him, as soon as it was pointed out."""
    began = [said.since for said in now.windows if said.effect.what == "take_no_action"]
    noticed = now.irregularities.noticed
    if not began or any(it.is_open for it in noticed) or now.offers():
        return
    if any(_holds(now, question, min(began)) for question in now.questions):
        return
    ruled = (it.settled for it in noticed if it.settled and _is_directors(now, it.settled))
    spoken = [*(it.explained for it in noticed if it.explained), *ruled]
    carried_out = not any(now.duties(what=duty) for duty in ("correct_call", "repeat_call"))
    if carried_out and any(now.facts.numbers[id] >= min(began) for id in spoken):
        yield Lift(what="take_no_action", cite="freeze")
        yield Lift(what="director_called", cite="freeze")
    elif noticed and all(it.settled == it.noticed for it in noticed):
        for window in ("take_no_action", "summon_director", _SUMMONS_DUE):
            yield Lift(what=window, cite="freeze")


@When(about=ANY, phases=("auction", "clarification", "play"))
def premature_correction(now: Situation, act: acts.Substitute | acts.Retract, it: Irregularity) -> Effects:
    """The offender mends his own irregular act before the Director has told him how."""
    if act.by is not it.by or now.duties(act.by, "correct_call"):
        return
    taken_back = isinstance(act, acts.Retract) and act.what == "play"
    named = now.facts.taken_back(act.by, act.of) if taken_back and isinstance(act, acts.Retract) else None
    last = named or (now.facts.last_play(act.by) if taken_back else now.facts.last_call(act.by))
    if last is not None and last.act == it.act:
        key = f"premature_correction@{act.id}"
        yield Irregular(kind="premature_correction", by=act.by, act=act.id)
        yield Await(who=act.by, what=_CORRECTED, irregularity=key, act=it.act, until="chosen")


@When(about=ANY)
def dealt_with_together(now: Situation, settled: Settle, it: Irregularity) -> Effects:
    """What the haste costs, the Law on the irregularity has said with it: nothing of its own is left to rule."""
    for note in now.awaited(_CORRECTED):
        corrected = [other for other in now.irregularities_of(note.act or "") if other.key != note.irregularity]
        if note.act == it.act and note.irregularity and not any(other.is_open for other in corrected):
            yield Settle(irregularity=note.irregularity, how="ruled", cite="premature_correction")


@When(about=("dummy_called_attention", "attention_not_followed_by_summons", "action_while_frozen"))
def explained(now: Situation, told: Explain, it: Irregularity) -> Effects:
    """For a breach of procedure alone there is nothing to choose and nothing to carry out."""
    yield Settle(irregularity=it.key, how="ruled", cite=_BREACHES[it.kind])


def _noticed(now: Situation, act: SpokenOf | acts.Summon, to: str | None) -> Iterator[Notice]:
    """What was named; where nothing was, what the table can see to be irregular and not dealt with."""
    named = [it for it in now.open_irregularities() if it.act == to]
    for it in named or _plain_to_see(now, act.by if isinstance(act, acts.PlayerAct) else None):
        yield Notice(irregularity=it.key)


def _plain_to_see(now: Situation, by: Seat | None) -> list[Irregularity]:
    """Calls and cards that lie there irregular and unruled, and what has happened just now, as far as the player `by`
    has perceived it; nothing hidden."""
    seen = [it for it in now.open_irregularities() if not it.hidden and it.status == "unnoticed"]
    latest = _last_seen_by_all(now)
    at_hand = [it for it in seen if now.standing(it.act) in (PENDING, WITHDRAWN) or it.since >= latest]
    return [it for it in at_hand if by is None or _perceives(now, by, it.act)]


def _perceives(now: Situation, seat: Seat, id: str) -> bool:
    act = now.act(id)
    return act is None or seat in perceived_by(act, screens=now.setting.screens)


def _last_seen_by_all(now: Situation) -> int:
    """The number of the last act that the whole table perceived: what one player alone knows may not count here."""
    for act in now.facts.acts.newest_first():
        if _reaches_all(now, act):
            return now.facts.numbers[act.id]
    return 0


def _period(now: Situation) -> str:
    return "attention_in_play" if now.phase in ("play", "ended") else "attention_in_auction"


def _stands_still(now: Situation) -> bool:
    """Whether nobody may act because attention has been drawn or the Director summoned; a disputed claim, which stops
    the table too, has words of its own for what is played after it."""
    frozen = (said for said in now.windows if said.effect.what == "take_no_action")
    return now.frozen and any(said.provision.key == "freeze" for said in frozen)


def _carries_out(now: Situation, seat: Seat) -> bool:
    """Whether `seat` does what a ruling has told him to do."""
    for duty in now.duties(seat):
        it = now.irregularity(duty.irregularity or "")
        if duty.what in _TAKES_PART and it is not None and it.explained:
            return True
    return False


def _holds(now: Situation, question: Question, began: int) -> bool:
    """Whether the table waits for the answer: one about what was noticed, done or spoken of since it `began` to stand
    still. Not where anything behind it is known to one player, or on one side of a screen, alone: the others would see
    that there is a secret."""
    behind = ((id, now.act(id)) for id in (question.of, *question.because))
    if not all(act is None or _is_directors(now, id) or _reaches_all(now, act) for id, act in behind):
        return False
    it = now.irregularity(question.it.key) if question.it is not None else None
    since = now.facts.acts.since(began - 1)
    spoken_of = {id for act in since for id in (act.id, act.of, getattr(act, "to", None))}
    return question.of in spoken_of or (it is not None and it.noticed is not None)


def _reaches_all(now: Situation, act: acts.Act) -> bool:
    return perceived_by(act, screens=now.setting.screens) == EVERYBODY


def _is_directors(now: Situation, id: str) -> bool:
    return isinstance(now.act(id), acts.DirectorAct)
