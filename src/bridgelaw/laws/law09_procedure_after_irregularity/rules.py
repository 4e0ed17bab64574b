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
    Irregular,
    Lift,
    Notice,
    Oblige,
    Permit,
    Rights,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import EVERYBODY, perceived_by
from bridgelaw.table.standing import PENDING, WITHDRAWN

SpokenOf = acts.Attention | acts.SpectatorAttention | acts.DirectorAttention
_TAKES_PART = ("correct_call", "repeat_call", "play_card", "lead_suit", "not_lead_suit", "follow_suit", "pass")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`prevention`: who may try to prevent whose irregularity."""

    prevention: Literal["dummy_declarers", "anyone"]


def attention_in_auction(now: Situation, act: SpokenOf) -> Effects:
    """Any of the four, in turn or not, also the side that erred."""
    yield from _noticed(now, act.to)


def attention_in_play(now: Situation, act: SpokenOf) -> Effects:
    """Declarer or either defender; and when the play is over, everybody."""
    yield from _noticed(now, act.to)


def dummy_silent(now: Situation, act: acts.Attention) -> Effects:
    if act.by is now.dummy:
        yield Irregular(kind="dummy_called_attention", by=act.by, act=act.id)


def may_draw_attention(now: Situation, rights: Rights) -> Effects:
    for seat in SEATS:
        if not (now.phase == "play" and seat is now.dummy):
            yield Permit(seat=seat, right="attention", cite=_period(now))


def prevention(now: Situation, rights: Rights, terms: Terms) -> Effects:
    for seat in SEATS:
        if terms.prevention == "anyone" or (seat is now.dummy and now.phase == "play"):
            yield Permit(seat=seat, right="prevent_irregularity")


def summon_at_once(now: Situation, act: SpokenOf) -> Effects:
    """The duty is everybody's, and anybody's summons meets it."""
    if not now.awaited("director_called") and not isinstance(act, acts.DirectorAttention):
        for seat in SEATS:
            yield Oblige(who=seat, what="summon_director", until="summoned")


def nobody_summons(now: Situation, act: acts.Call | acts.Substitute | acts.Play) -> Effects:
    """Said once, of the first act that passes over the summons."""
    if now.duties(act.by, "summon_director") and not now.awaited("summons_passed_over"):
        yield Irregular(kind="attention_not_followed_by_summons", by=act.by, act=act.id, cite="summon_at_once")
        yield Await(who=act.by, what="summons_passed_over", until="summoned")


def who_may_summon(now: Situation, rights: Rights) -> Effects:
    """Dummy, in the play, only once attention has been drawn."""
    for seat in SEATS:
        if now.frozen or not (now.phase == "play" and seat is now.dummy):
            yield Permit(seat=seat, right="summon")


def director_called(now: Situation, act: acts.Summon | acts.DirectorAttention) -> Effects:
    """Who calls the Director draws attention to what everybody can see and nobody has dealt with."""
    yield Await(who=Seat.N, what="director_called", until="director", cite="who_may_summon")
    if isinstance(act, acts.Summon):
        for notice in _noticed(now, act.of):
            yield Notice(irregularity=notice.irregularity, cite="who_may_summon")


def freeze(now: Situation, act: SpokenOf | acts.Summon) -> Effects:
    for seat in SEATS:
        yield Oblige(who=seat, what="take_no_action", until="director")


def action_while_frozen(now: Situation, act: acts.Call | acts.Substitute | acts.Play) -> Effects:
    if now.frozen and not _carries_out(now, act.by):
        yield Irregular(kind="action_while_frozen", by=act.by, act=act.id, cite="freeze")


def freeze_ends(now: Situation, done: Done) -> Effects:
    """Without the Director's word too: when all that was noticed has been explained, chosen and carried out."""
    began = [said.since for said in now.windows if said.effect.what == "take_no_action"]
    noticed = [it for it in now.irregularities if it.noticed]
    if not began or any(it.is_open for it in noticed) or now.offers() or now.questions:
        return
    explained = any(it.explained and now.facts.numbers[it.explained] > min(began) for it in noticed)
    if explained and not any(now.duties(what=duty) for duty in ("correct_call", "repeat_call")):
        yield Lift(what="take_no_action", cite="freeze")
        yield Lift(what="director_called", cite="freeze")


def premature_correction(now: Situation, act: acts.Substitute | acts.Retract, it: Irregularity) -> Effects:
    """The offender mends his own irregular act before the Director has told him how."""
    if act.by is not it.by or now.duties(act.by, "correct_call"):
        return
    taken_back = isinstance(act, acts.Retract) and act.what == "play"
    last = now.facts.last_play(act.by) if taken_back else now.facts.last_call(act.by)
    if last is not None and last.act == it.act:
        yield Irregular(kind="premature_correction", by=act.by, act=act.id)


def _noticed(now: Situation, to: str | None) -> Iterator[Notice]:
    """What was named; where nothing was, what the whole table can see to be irregular and not dealt with."""
    named = [it for it in now.open_irregularities() if it.act == to]
    for it in named or _plain_to_see(now):
        yield Notice(irregularity=it.key)


def _plain_to_see(now: Situation) -> list[Irregularity]:
    """Calls and cards that lie there irregular and unruled, and what has happened just now; nothing hidden."""
    seen = [it for it in now.open_irregularities() if not it.hidden and it.status == "unnoticed"]
    latest = _last_seen_by_all(now)
    return [it for it in seen if now.standing(it.act) in (PENDING, WITHDRAWN) or it.since >= latest]


def _last_seen_by_all(now: Situation) -> int:
    """The number of the last act that the whole table perceived: what one player alone knows may not count here."""
    for act in reversed(tuple(now.facts.acts.values())):
        if perceived_by(act, screens=now.setting.screens) == EVERYBODY:
            return now.facts.numbers[act.id]
    return 0


def _period(now: Situation) -> str:
    return "attention_in_play" if now.phase in ("play", "ended") else "attention_in_auction"


def _carries_out(now: Situation, seat: Seat) -> bool:
    """Whether `seat` does what a ruling has told him to do."""
    for duty in now.duties(seat):
        it = now.irregularity(duty.irregularity or "")
        if duty.what in _TAKES_PART and it is not None and it.explained:
            return True
    return False
