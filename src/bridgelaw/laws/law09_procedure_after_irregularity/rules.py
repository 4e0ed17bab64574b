"""Law 9. Who may draw attention to an irregularity, and when; and what happens then.

Once attention has been drawn the Director must be summoned, and nobody may call or play until he has finished. During
that time the table is called frozen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Done,
    Effects,
    Explain,
    Irregular,
    Lift,
    Notice,
    Oblige,
    Permit,
    Refuse,
    Rights,
    Settle,
)
from bridgelaw.lawbook.known_to_all import perceived_by_all, rests_on_what_all_perceived
from bridgelaw.lawbook.situation import Irregularity, Question, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.laws.law09_procedure_after_irregularity._while_frozen import (
    Action,
    may_go_on,
    says_it_was_a_slip,
)
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.standing import PENDING, WITHDRAWN

SpokenOf = acts.Attention | acts.SpectatorAttention | acts.DirectorAttention
_SUMMONS_DUE = "summons_due"
"""The name of a note (`Await`): attention has been drawn, and so far nobody has summoned the Director or gone on
without him. It is about the whole table; since a note needs a player, it is kept under North."""
_BREACHES = {
    "dummy_called_attention": "dummy_silent",
    "attention_not_followed_by_summons": "summon_at_once",
    "action_while_frozen": "freeze",
}
"""The breaches of this Law, each with the provision that is broken."""
_CORRECTED, _WENT_ON = "corrected_too_early", "went_on"
"""Names of notes (`Await`): a player has corrected his own irregular act before the Director told him how; a player has
called or played while the table was frozen. The note's `act` is the corrected act, or the act that froze the table."""
_ENDS_THE_BOARD = (acts.Result, acts.Claim, acts.Concede, acts.Agree)
_NOTHING, _UNWRITTEN = "nothing", "revoke"
"""The answers to the Question `act_meant` that name no act: nothing irregular was meant, or a revoke was meant in
tricks that are not in the record."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`prevention`: whether only dummy may try to prevent an irregularity (one of declarer's), or any player may."""

    prevention: Literal["dummy_declarers", "anyone"]


@When(phases=("setup", "auction", "clarification"))
def attention_in_auction(now: Situation, act: SpokenOf) -> Effects:
    """Any of the four players may draw attention, in turn or not, even one of the side that erred."""
    yield from _noticed(now, act, act.to)


@When(phases=("play", "ended"))
def attention_in_play(now: Situation, act: SpokenOf) -> Effects:
    """Declarer or either defender may draw attention; when the play is over, dummy may too."""
    yield from _noticed(now, act, act.to)


@When(phases=("play",))
def dummy_silent(now: Situation, act: acts.Attention) -> Effects:
    if act.by is now.dummy:
        yield Irregular(kind="dummy_called_attention", by=act.by, act=act.id)


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def may_draw_attention(now: Situation, rights: Rights) -> Effects:
    period, silent = _attention_provision(now), now.dummy if now.phase == "play" else None
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
    """All four players must summon the Director; as soon as one of them has done so, the duty ends for all."""
    if not now.awaited("director_called") and not isinstance(act, acts.DirectorAttention):
        for seat in SEATS:
            yield Oblige(who=seat, what="summon_director", until="summoned")
        yield Await(who=Seat.N, what=_SUMMONS_DUE, until="summoned")


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def nobody_summons(now: Situation, act: Action) -> Effects:
    """Somebody calls or plays although the Director has not been summoned. Only the first who does so is at fault.

    The note is looked at, not the duty to call the Director: other Laws give that duty too, perhaps to one player alone
    without the others knowing. To call or play in spite of such a duty does not break this Law.
    """
    if now.awaited(_SUMMONS_DUE):
        yield Irregular(kind="attention_not_followed_by_summons", by=act.by, act=act.id, cite="summon_at_once")
        yield Lift(what=_SUMMONS_DUE)


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def who_may_summon(now: Situation, rights: Rights) -> Effects:
    """Everybody may summon the Director; dummy, during the play, only once attention has been drawn."""
    silent = now.dummy if now.phase == "play" and not now.frozen else None
    for seat in SEATS:
        if seat is not silent:
            yield Permit(seat=seat, right="summon")


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def director_called(now: Situation, act: acts.Summon | acts.DirectorAttention) -> Effects:
    """Calling the Director draws attention to the irregular act that he is called about. If none was named, it draws
    attention to every irregularity that the table can see."""
    yield Await(who=Seat.N, what="director_called", until="director", cite="who_may_summon")
    if isinstance(act, acts.Summon):
        for notice in _noticed(now, act, act.of):
            yield Notice(irregularity=notice.irregularity, cite="who_may_summon")


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def taken_up(now: Situation, act: acts.Rule) -> Effects:
    """The Director rules on an irregularity that nobody has pointed out: his ruling draws attention to it."""
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
    """The Director has ruled on something that nobody had pointed out: nobody calls or plays until all choices have
    been made and carried out."""
    if isinstance(done.act, acts.Rule) and any(it.noticed == done.act.id for it in now.open_irregularities()):
        for seat in SEATS:
            yield Oblige(who=seat, what="take_no_action", until="director", cite="freeze")


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def action_while_frozen(now: Situation, act: Action) -> Effects:
    if not _frozen_by_attention(now) or may_go_on(now, act):
        return
    began = min(said.since for said in now.windows if said.effect.what == "take_no_action")
    key, stop = f"action_while_frozen@{act.id}", now.facts.acts.at(began).id
    yield Irregular(kind="action_while_frozen", by=act.by, act=act.id, cite="freeze")
    yield Await(who=act.by, what=_WENT_ON, irregularity=key, act=stop, until="chosen", cite="freeze")


@When(needs=("window",), after_others=True)
def freeze_ends(now: Situation, done: Done) -> Effects:
    """The table goes on without an order from the Director in two cases.

    Either every irregularity that was pointed out has been explained or ruled on, and all choices have been made and
    carried out. Or every one of them was settled by its own Law at the moment when it was pointed out.
    """
    if not now.frozen or any(it.noticed for it in now.irregularities.open) or now.offers():
        return
    began = min(said.since for said in now.windows if said.effect.what == "take_no_action")
    if any(_keeps_frozen(now, question, began) for question in now.questions):
        return
    noticed = now.irregularities.noticed
    ruled = (it.settled for it in noticed if it.settled and _is_directors(now, it.settled))
    spoken = [*(it.explained for it in noticed if it.explained), *ruled]
    carried_out = not any(now.duties(what=duty) for duty in ("correct_call", "repeat_call"))
    if carried_out and any(now.facts.numbers[id] >= began for id in spoken):
        yield Lift(what="take_no_action", cite="freeze")
        yield Lift(what="director_called", cite="freeze")
    elif noticed and all(it.settled == it.noticed for it in noticed):
        for window in ("take_no_action", "summon_director", _SUMMONS_DUE):
            yield Lift(what=window, cite="freeze")


@When(
    phases=("setup", "auction", "clarification", "play", "ended"),
    after=("attention", "summon", "dispute"),
    after_others=True,
)
def what_is_meant(now: Situation, done: Done) -> Effects:
    """Somebody has said that something is irregular, but named no irregular act, and none can be seen: the Director is
    asked which act was meant. If he says that it was a revoke in tricks that are not in the record, the Law on revokes
    asks him for the facts when the play is over."""
    act = done.act
    if not isinstance(act, SpokenOf | acts.Summon | acts.Dispute) or not _is_unclear(now, act):
        return
    meant = now.finding("act_meant", act.id)
    if meant is None:
        yield Ask(kind="act_meant", of=act.id)
        return
    who = act.by if isinstance(act, acts.PlayerAct) else Seat.N
    if now.act(meant.value) is not None:
        for it in now.irregularities_of(meant.value):
            yield Notice(irregularity=it.key, drawn_by=act.id)
        yield Await(who=who, what="pointed_out", until="chosen", act=meant.value, rests_on=(act.id,))
    elif meant.value == _UNWRITTEN and now.phase in ("clarification", "play", "ended"):
        yield Await(who=who, what="unwritten_revoke", until="chosen", act=act.id)
    elif meant.value != _NOTHING:
        code = "no-play-yet" if meant.value == _UNWRITTEN else "no-act-meant"
        yield Refuse(act=meant.act, kind="find", code=code)


@When(about=ANY, phases=("auction", "clarification", "play"))
def premature_correction(now: Situation, act: acts.Substitute | acts.Retract, it: Irregularity) -> Effects:
    """The offender corrects his own irregular act before the Director has told him how."""
    if act.by is not it.by or now.duties(act.by, "correct_call") or says_it_was_a_slip(now, act):
        return
    taken_back = isinstance(act, acts.Retract) and act.what == "play"
    named = now.facts.taken_back(act.by, act.of) if taken_back and isinstance(act, acts.Retract) else None
    last = named or (now.facts.last_play(act.by) if taken_back else now.facts.last_call(act.by))
    if last is not None and last.act == it.act:
        yield Irregular(kind="premature_correction", by=act.by, act=act.id)
        key = f"premature_correction@{act.id}"
        yield Await(who=act.by, what=_CORRECTED, irregularity=key, act=it.act, until="chosen")


@When(about=ANY)
def dealt_with_together(now: Situation, settled: Settle, it: Irregularity) -> Effects:
    """An irregularity is settled: so is a premature correction of it, since what becomes of the correction has been
    decided too (unless something else about the corrected act is open). Notes about what is settled end."""
    for note in (*now.awaited(_CORRECTED), *now.awaited(_WENT_ON)):
        if note.irregularity == it.key:
            yield Lift(what=note.what, irregularity=it.key)
        elif note.what == _CORRECTED and note.act == it.act:
            open_ = {other.key for other in now.irregularities_of(it.act) if other.is_open}
            if open_ <= {note.irregularity}:
                yield Settle(irregularity=note.irregularity or "", how="ruled", cite="premature_correction")


@When(about=("dummy_called_attention", "attention_not_followed_by_summons", "action_while_frozen"))
def explained(now: Situation, told: Explain, it: Irregularity) -> Effects:
    """These breaches of procedure have no rectification: with the Director's explanation they are settled."""
    yield Settle(irregularity=it.key, how="ruled", cite=_BREACHES[it.kind])


def _noticed(now: Situation, act: SpokenOf | acts.Summon, to: str | None) -> Iterator[Notice]:
    """Draws attention to the irregularities of the act `to`; if there are none, to all that the table can see."""
    by = act.by if isinstance(act, acts.PlayerAct) else None
    found = [it for it in now.open_irregularities() if it.act == to] or _visible(now, by)
    for it in found:
        yield Notice(irregularity=it.key)
    for it in _went_on_as_well(now, found, by):
        yield Notice(irregularity=it.key)


def _went_on_as_well(now: Situation, found: list[Irregularity], by: Seat | None) -> Iterator[Irregularity]:
    """If a call or card made while the table was frozen is among `found`: all else that its side called or played until
    the Director had finished, as far as the player `by` perceived it. That was one breach, to be dealt with once."""
    stops = {note.irregularity: (note.who.side, note.act) for note in now.awaited(_WENT_ON)}
    meant = {stops[it.key] for it in found if it.key in stops}
    for it in now.open_irregularities("action_while_frozen") if meant else ():
        if it not in found and stops.get(it.key) in meant and (by is None or _perceives(now, by, it.act)):
            yield it


def _visible(now: Situation, by: Seat | None) -> list[Irregularity]:
    """The irregularities that the table can see and that the player `by` has perceived (None: not limited to one
    player).

    An irregular call or card can be seen as long as no ruling on it has been made, even if its player has taken it
    back. Anything else can be seen until something happens that the whole table perceives.
    """
    seen = [it for it in now.open_irregularities() if not it.hidden and it.status == "unnoticed"]
    latest = _last_seen_by_all(now)
    at_hand = [it for it in seen if now.standing(it.act) in (PENDING, WITHDRAWN) or it.since >= latest]
    return [it for it in at_hand if by is None or _perceives(now, by, it.act)]


def _is_unclear(now: Situation, act: SpokenOf | acts.Summon | acts.Dispute) -> bool:
    """Whether the Director has to be asked what `act` is about: it names no act, or only the one that ended the board;
    it has drawn attention to no irregularity other than itself; and it has raised no Question.

    He is not asked before anything has been called or played. Nor is he asked about a summons or dispute without words,
    except a summons after a remark on a finished board. While something is being dealt with already, he is not asked
    about a summons, or about anything without words: it may just refer to that. What only some of the players have
    perceived does not count here: the others could tell from how long the table waits that there is something.
    """
    summons = isinstance(act, acts.Summon)
    named = act.to if isinstance(act, SpokenOf) else act.of
    if named is not None and not isinstance(now.act(named), _ENDS_THE_BOARD):
        return False
    silent = not act.text and not isinstance(act, SpokenOf) and not (summons and _follows_a_remark(now))
    if silent or not (now.facts.calls or now.facts.plays):
        return False
    if any(it.noticed == act.id != it.act for it in now.irregularities):
        return False
    asked = [question for question in now.questions if rests_on_what_all_perceived(now, question)]
    if any(act.id in (question.of, *question.because) for question in asked):
        return False
    waits = bool(asked) or any(it.status == "attention" for it in now.irregularities.open)
    return not waits or (bool(act.text) and not summons)


def _follows_a_remark(now: Situation) -> bool:
    """Whether the board is over, and the act before this one was a remark whose words are in the record."""
    before = now.facts.acts.at(now.facts.count - 1) if now.phase == "ended" and now.facts.count > 1 else None
    return isinstance(before, acts.Convey) and before.channel == "remark" and bool(before.text)


def _perceives(now: Situation, seat: Seat, id: str) -> bool:
    act = now.act(id)
    return act is None or seat in perceived_by(act, screens=now.setting.screens)


def _last_seen_by_all(now: Situation) -> int:
    """The number of the last act that the whole table perceived.

    Acts that only some perceived do not count: how an irregularity is treated would tell the others of such an act.
    """
    for act in now.facts.acts.newest_first():
        if perceived_by_all(now, act):
            return now.facts.numbers[act.id]
    return 0


def _attention_provision(now: Situation) -> str:
    return "attention_in_play" if now.phase in ("play", "ended") else "attention_in_auction"


def _frozen_by_attention(now: Situation) -> bool:
    """Whether nobody may act because attention has been drawn or the Director summoned.

    A disputed claim also stops the table, but the Laws on claims say what follows when somebody plays after one.
    """
    frozen = (said for said in now.windows if said.effect.what == "take_no_action")
    return now.frozen and any(said.provision.key == "freeze" for said in frozen)


def _keeps_frozen(now: Situation, question: Question, began: int) -> bool:
    """Whether the table stays frozen until the Question is answered.

    It does if the Question is about something that was noticed, done or spoken of since the table froze (`began`). It
    does not if the Question rests on an act that only some of the players perceived: if the table had to wait for the
    answer, the others could tell that something happened which they do not know about.
    """
    if not rests_on_what_all_perceived(now, question):
        return False
    if question.it is not None and (it := now.irregularity(question.it.key)) is not None and it.noticed is not None:
        return True
    named = ((act.id, act.of, getattr(act, "to", None)) for act in now.facts.acts.since(began - 1))
    return any(question.of in ids for ids in named)


def _is_directors(now: Situation, id: str) -> bool:
    return isinstance(now.act(id), acts.DirectorAct)
