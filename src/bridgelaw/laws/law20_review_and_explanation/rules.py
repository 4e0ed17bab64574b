"""Law 20. Who may ask what was called and what it means, and when; who answers; who corrects a wrong answer.

Only the Director can find that an explanation was wrong. When a player thinks so (`acts.Realise`), this Law says how
long he must keep silent about it, and from when on he must speak.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.damage import ruled_by_damage
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Explain,
    Found,
    Irregular,
    Lift,
    Notice,
    Oblige,
    Permit,
    Rights,
    Settle,
    Unask,
)
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law20_review_and_explanation import _errors as errors
from bridgelaw.laws.law20_review_and_explanation import _speech as speech
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import Irregularities, Questions

_WITHOUT_RECTIFICATION: tuple[Irregularities, ...] = (
    "review_out_of_turn", "partial_review", "halted_review", "restatement_by_wrong_side", "question_out_of_turn",
    "supplementary_question", "question_for_partner", "explanation_by_wrong_player", "early_correction",
    "late_correction", "attention_when_forbidden", "consulted_own_card",
)  # fmt: skip

CallOrCard = acts.Call | acts.Substitute | acts.Play
Objected = acts.Attention | acts.DirectorAttention


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`supplementary`: whether a further question by the asker's partner is an irregularity of its own.
    `partner_explains`: whether only the caller's partner explains, unless the Director says otherwise.
    `alerts_are_explanations`: whether a missing or needless alert is a wrong explanation. `own_error`: by when a player
    corrects his own error. `declarer_own_card`: whether declarer's side may look at its system card before the play."""

    supplementary: bool
    partner_explains: bool
    alerts_are_explanations: bool
    own_error: Literal["at_once", "before_the_play"]
    declarer_own_card: bool


# what was called


@When(phases=("setup", "auction"))
def clarify(now: Situation, rights: Rights) -> Effects:
    """Anybody but its maker may have the last call made clear (not a pass that counts although nobody made it)."""
    last = max((made for made in now.facts.calls if not made.implied), key=lambda made: made.number, default=None)
    for seat in SEATS:
        if last is not None and seat is not last.by:
            yield Permit(seat=seat, right="clarify")


@When(phases=("setup", "auction"))
def review_in_auction(now: Situation, act: acts.Review) -> Effects:
    yield from _reviewed(now, act, entitled=now.turn is act.by and not now.must_pass(act.by))


@When(phases=("setup", "auction"))
def may_review_in_auction(now: Situation, rights: Rights) -> Effects:
    turn = now.turn
    if turn is not None and now.facts.calls and speech.goes_on_for(now, turn) and not now.must_pass(turn):
        yield Permit(seat=turn, right="review")


@When(phases=("clarification",))
def lead_enquiry(now: Situation, rights: Rights) -> Effects:
    for seat in now.defending_seats():
        yield Permit(seat=seat, right="lead_enquiry")


@When(phases=("clarification", "play"))
def review_at_first_play(now: Situation, act: acts.Review) -> Effects:
    yield from _reviewed(now, act, entitled=speech.may_review_in_play(now, act.by))


@When(phases=("clarification", "play"))
def may_review_at_first_play(now: Situation, rights: Rights) -> Effects:
    for seat in speech.seats_reviewing(now):
        yield Permit(seat=seat, right="review")


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def who_restates(now: Situation, act: acts.Restate | CallOrCard) -> Effects:
    """An opponent of the player who asked restates. After the next call or card nobody has to restate any more."""
    if not isinstance(act, acts.Restate):
        if now.duties(what="restate"):
            yield Lift(what="restate")
        return
    review = speech.review_of(now, act)
    if review is not None and act.by.side is review.by.side:
        yield Irregular(kind="restatement_by_wrong_side", by=act.by, act=act.id)
    if review is not None and speech.restated(now, act, review) != "part":
        yield Lift(what="restate")


def correct_restatement(now: Situation, act: acts.Restate) -> Effects:
    """After a wrong restatement all four players must correct it, even dummy and a player who must pass."""
    outcome = speech.restated(now, act, speech.review_of(now, act))
    if isinstance(now.act(act.of or ""), acts.Clarify) or outcome == "part":
        return
    if outcome == "right":
        yield Lift(what="correct_restatement")
        return
    for seat in SEATS:
        yield Oblige(who=seat, what="correct_restatement", until="now", act=act.id)


def restatement_corrected(now: Situation, act: acts.Correct) -> Effects:
    if act.of is None or isinstance(now.act(act.of), acts.Restate):
        yield Lift(what="correct_restatement")


@When(needs=("window",))
def may_correct_restatement(now: Situation, rights: Rights) -> Effects:
    for duty in now.duties(what="correct_restatement"):
        yield Permit(seat=duty.who, right="correct_restatement")


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def uncorrected(now: Situation, act: CallOrCard) -> Effects:
    """After a wrong restatement that nobody has corrected, somebody of the side that asked calls or plays."""
    for duty in now.duties(what="correct_restatement"):
        restater = now.actor(duty.act or "")
        asker = speech.review_asked_by(now, duty.act or "")
        misled = asker.side if asker else restater.side.opponents if restater else None
        if duty.act is not None and act.by.side is misled:
            yield Irregular(kind="uncorrected_restatement", by=restater, act=duty.act)
            yield Lift(what="correct_restatement")
            return


@When(about=("uncorrected_restatement",))
def restatement_damage(now: Situation, wrong: Irregular, it: Irregularity) -> Effects:
    if wrong.act != it.act or wrong.kind != it.kind:
        return
    yield from ruled_by_damage(now, it)


# what it means


@When(phases=("setup", "auction"))
def ask_in_auction(now: Situation, act: acts.Ask, terms: Terms, regulations: Regulations) -> Effects:
    yield from _asked(now, act, terms, regulations)


@When(phases=("setup", "auction"))
def may_ask_in_auction(now: Situation, rights: Rights) -> Effects:
    """The player in turn may ask even if he must pass: he then has no right to a review, but one to an explanation."""
    for seat in speech.seats_asking(now):
        if speech.goes_on_for(now, seat):
            yield Permit(seat=seat, right="ask")


@When(phases=("setup", "auction", "clarification", "play"))
def supplementary(now: Situation, act: acts.Ask) -> Effects:
    if not speech.may_ask(now, act.by) and _is_enquiry(now, act) and speech.partner_has_asked(now, act):
        yield Irregular(kind="supplementary_question", by=act.by, act=act.id)


@When(phases=("setup", "auction", "clarification", "play"), needs=("window",))
def who_explains(now: Situation, act: acts.Explain | CallOrCard, terms: Terms, regulations: Regulations) -> Effects:
    """The caller's partner explains. After the next call or card nobody has to explain any more."""
    if not isinstance(act, acts.Explain):
        if now.duties(what="explain"):
            yield Lift(what="explain")
        return
    yield Lift(what="explain", who=act.by)
    spoken = speech.spoken_of(now, act.of)
    if spoken is None or spoken.by is not act.by:
        return
    yield Lift(what="explain", who=act.by.partner)
    if terms.partner_explains and not speech.may_explain_own(now, act, regulations):
        clause = "who_explains" if now.phase in ("setup", "auction") else "ask_in_play"
        yield Irregular(kind="explanation_by_wrong_player", by=act.by, act=act.id, cite=clause)


@When(phases=("clarification", "play"))
def ask_in_play(now: Situation, act: acts.Ask, terms: Terms, regulations: Regulations) -> Effects:
    """A defender asks about the opposing auction, declarer about a defender's call or card."""
    yield from _asked(now, act, terms, regulations)


@When(phases=("clarification", "play"))
def may_ask_in_play(now: Situation, rights: Rights) -> Effects:
    for seat in speech.seats_asking(now):
        yield Permit(seat=seat, right="ask")


# own errors


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def own_error(now: Situation, act: acts.Realise, regulations: Regulations) -> Effects:
    """A player realises that his own explanation was wrong. The note of it is his alone: nobody else knows yet."""
    wrong = speech.told(now, act.of, regulations)
    if wrong is not None and wrong.by is act.by and now.made(act.of or "") is None:
        yield Await(who=act.by, what="own_error", until="now", act=wrong.act, rests_on=(act.id,))


@When(phases=("setup", "auction", "clarification", "play", "ended"), awaits=("own_error",))
def own_error_duty(now: Situation, terms: Terms) -> Effects:
    in_time = terms.own_error == "before_the_play" and now.phase in ("setup", "auction", "clarification")
    for note in now.awaited("own_error"):
        yield Oblige(
            who=note.who,
            what="correct_own_explanation",
            until="opening_lead_faced" if in_time else "now",
            act=note.act,
            rests_on=note.rests_on,
        )


def own_error_corrected(now: Situation, act: acts.Correct, terms: Terms, regulations: Regulations) -> Effects:
    """A player corrects his own wrong explanation, perhaps too late; he has to call the Director as well."""
    wrong = speech.told(now, act.of, regulations)
    if wrong is None or wrong.by is not act.by:
        return
    yield from errors.no_longer(now, wrong.act)
    if speech.own_too_late(now, wrong, may_wait=terms.own_error == "before_the_play"):
        yield Irregular(kind="late_correction", by=act.by, act=act.id)
    yield from errors.director_too(now, act.by)


def director_applies(now: Situation, found: Found) -> Effects:
    """The Director has ruled whether an explanation was wrong: nobody has to speak of it any more."""
    of = next((f.of for f in reversed(now.findings) if f.act == found.find.id), None)
    if found.find.kind == "misinformation" and of is not None:
        yield from errors.ruled_on(now, of)


# partner's errors


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def partner_error_seen(now: Situation, act: acts.Realise, terms: Terms, regulations: Regulations) -> Effects:
    """A player realises that his partner has explained wrongly. A note keeps this until he must say so."""
    wrong = speech.told(now, act.of, regulations)
    if wrong is None or wrong.by is not act.by.partner or now.made(act.of or "") is not None:
        return
    if terms.alerts_are_explanations or not wrong.alerting:
        yield Await(who=act.by, what="partners_error", until="now", act=wrong.act, rests_on=(act.id,))


@When(phases=("setup", "auction", "clarification", "play"))
def partner_error_silence(
    now: Situation, act: acts.Correct | acts.Attention, terms: Terms, regulations: Regulations
) -> Effects:
    """Partner's error must not be corrected or pointed out in the auction, nor by a defender during the play."""
    pointing = isinstance(act, acts.Attention)
    about = act.to if isinstance(act, acts.Attention) else act.of
    wrong = speech.told(now, about, regulations)
    if wrong is None or wrong.by is not act.by.partner or speech.may_speak(now, act.by):
        return
    if (wrong.alerting and not terms.alerts_are_explanations) or (pointing and now.made(about or "") is not None):
        return
    yield Irregular(
        kind="attention_when_forbidden" if pointing else "early_correction",
        by=act.by,
        act=act.id,
        cite="" if now.phase in ("setup", "auction") else "partner_error_defender",
    )


def partner_error_duty(now: Situation, act: acts.Correct, terms: Terms, regulations: Regulations) -> Effects:
    """A player says that his partner has explained wrongly; declarer and dummy must do so before the lead is faced."""
    wrong = speech.told(now, act.of, regulations)
    if wrong is None or wrong.by is not act.by.partner:
        return
    yield from errors.no_longer(now, wrong.act)
    if wrong.alerting and not terms.alerts_are_explanations:
        return
    if speech.may_speak(now, act.by):
        if speech.partners_too_late(now, act.by, wrong):
            yield Irregular(kind="late_correction", by=act.by, act=act.id)
        yield from errors.director_too(now, act.by)


@When(phases=("clarification", "play", "ended"), awaits=("partners_error",))
def partner_error_declarer(now: Situation) -> Effects:
    """Declarer and dummy must tell of partner's error once the auction is over; if all have passed, everybody must."""
    for note in now.awaited("partners_error"):
        if not now.is_defender(note.who):
            clause = "partner_error_declarer" if now.declarer else "partner_error_duty"
            opens: Literal["final_pass", "now"] = "final_pass" if now.phase == "clarification" else "now"
            yield errors.to_inform(note, opens, clause)


@When(phases=("clarification", "play", "ended"), awaits=("partners_error",))
def partner_error_defender(now: Situation) -> Effects:
    """A defender must tell of it when the play is over; until then nobody else may know that he has this duty."""
    for note in now.awaited("partners_error"):
        if now.is_defender(note.who):
            yield errors.to_inform(note, "now" if now.phase == "ended" else "end_of_play", "partner_error_defender")


# what nobody may do


def question_for_partner(now: Situation, heard: Objected | Found) -> Effects:
    """A question is objected to, or the Director looks into it himself: was it asked for partner's benefit?"""
    question = _looked_into(now, heard, "asked_for_partner")
    if question is not None:
        yield from _purpose(now, question, "asked_for_partner", "question_for_partner", rules_out="asked_to_mislead")


def question_as_trap(now: Situation, heard: Objected | Found) -> Effects:
    """Was the question asked to mislead an opponent? Not asked if it was found to be for partner's benefit."""
    question = _looked_into(now, heard, "asked_to_mislead")
    if question is not None and not now.found("asked_for_partner", question.id):
        yield from _purpose(now, question, "asked_to_mislead", "improper_communication", rules_out="asked_for_partner")


@When(phases=("auction", "clarification", "play"))
def own_card(now: Situation, act: acts.Consult, terms: Terms, regulations: Regulations) -> Effects:
    if act.what not in ("own_card", "notes") or regulations.own_card == "always":
        return
    clarifying = now.phase == "clarification" and not now.is_defender(act.by)
    if not (terms.declarer_own_card and clarifying):
        yield Irregular(kind="consulted_own_card", by=act.by, act=act.id)


@When(about=_WITHOUT_RECTIFICATION)
def nothing_more(now: Situation, heard: Explain, it: Irregularity) -> Effects:
    """The Laws have no rectification for these irregularities: the Director speaks about one, and it is settled."""
    yield Settle(irregularity=it.key, how="ruled", cite=it.provision.name)


def _looked_into(now: Situation, heard: Objected | Found, kind: str) -> acts.Ask | None:
    """The question whose purpose is in doubt. None if something else about it is irregular and objected to."""
    if isinstance(heard, Found) and heard.find.kind != kind:
        return None
    question = now.act((heard.find.of if isinstance(heard, Found) else heard.to) or "")
    if not isinstance(question, acts.Ask) or (isinstance(heard, Objected) and now.irregularities_of(question.id)):
        return None
    return question


def _reviewed(now: Situation, act: acts.Review, *, entitled: bool) -> Iterator[Effect]:
    """What is wrong about a request for a review; if nothing is, the opponents must restate the calls made."""
    if act.halt:
        yield Irregular(kind="halted_review", by=act.by, act=act.id)
        yield Lift(what="restate")
        return
    if not entitled:
        yield Irregular(kind="review_out_of_turn", by=act.by, act=act.id)
    if act.extent == "partial":
        yield Irregular(kind="partial_review", by=act.by, act=act.id)
    elif entitled and now.facts.calls:
        for seat in act.by.side.opponents.seats:
            yield Oblige(who=seat, what="restate", until="now", act=act.id, cite="who_restates")


def _is_enquiry(now: Situation, act: acts.Ask) -> bool:
    """Whether `act` asks what a call or card means, and not, say, whose lead it is or whether somebody has revoked."""
    return act.about is None and not speech.about_revoke(now, act)


def _asked(now: Situation, act: acts.Ask, terms: Terms, regulations: Regulations) -> Iterator[Effect]:
    """A question at the asker's turn is to be answered; at another time it is out of turn."""
    if speech.may_ask(now, act.by):
        for seat in speech.answerers(now, act, regulations) if act.about is None else ():
            yield Oblige(who=seat, what="explain", until="now", act=act.id)
    elif _is_enquiry(now, act) and not (terms.supplementary and speech.partner_has_asked(now, act)):
        yield Irregular(kind="question_out_of_turn", by=act.by, act=act.id)


def _purpose(
    now: Situation, question: acts.Ask, asked: Questions, kind: Irregularities, *, rules_out: Questions
) -> Iterator[Effect]:
    """Asks the Director whether a question had that purpose. If it had, the other purpose need not be asked about."""
    had_it = now.found(asked, question.id)
    if had_it is None:
        yield Ask(kind=asked, of=question.id, seat=question.by)
    elif had_it:
        yield Irregular(kind=kind, by=question.by, act=question.id)
        yield Notice(irregularity=f"{kind}@{question.id}")
        yield Unask(kind=rules_out, of=question.id)
