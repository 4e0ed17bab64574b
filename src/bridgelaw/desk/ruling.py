"""The road of a ruling, from the complaint to the score that stands, as one value that follows from the events alone.

Complaint, facts agreed or disputed, Questions in the order in which a good Director asks them, options, the end of the
board, the adjustment, the right of appeal. It can be left at any point and taken up again: the record is its state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bridgelaw.desk.assigned import share
from bridgelaw.desk.award import standing
from bridgelaw.desk.changes import Obsolete, adjusts, corrected, obsolete
from bridgelaw.desk.guidance import guidance
from bridgelaw.desk.road import (
    STEPS,
    Answered,
    Appealed,
    Asked,
    Basis,
    Choice,
    Complaint,
    Fact,
    Next,
    QuestionStatus,
    Road,
    State,
    Step,
    StepName,
    StepStatus,
)
from bridgelaw.desk.score import offending, score, table_score
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook import situation as seen
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

# The order in which a good Director asks: who did what, what it was, what it suggested, what else there was; then
# what it did to the result; at last whether the other side has itself to blame. Any other Question is one of fact.
_FACTS_FIRST = ("facts_agreed", "information_made_available", "agreement", "misinformation")
_JUDGEMENT = (
    "suggested", "poll", "logical_alternatives", "would_have_acted", "comparable_call", "could_have_known",
    "may_have_gained", "right_forfeited", "choice_stands", "partner_could_expect", "demonstrable_bridge_reason",
    "interferes", "can_be_played_normally", "normal_line",
)  # fmt: skip
_OUTCOME = ("own_ruling_wrong", "assisted", "damage", "serious_error", "gambling_action")
_ELSE = len(_FACTS_FIRST)
ORDER: dict[str, int] = {
    **{kind: n for n, kind in enumerate(_FACTS_FIRST)},
    **{kind: n for n, kind in enumerate((*_JUDGEMENT, *_OUTCOME), _ELSE + 1)},
}


def road(course: Course) -> Road:
    """Where the ruling on a board stands."""
    now, regulations = course.now, course.book.regulations
    corrections = corrected(course)
    gone = obsolete(course, corrections)
    asked = tuple(_questions(course, gone, [situation for _, c in corrections for situation in c.situations]))
    complaints = tuple(_complaints(course))
    appeals = _appeals(now)
    given = standing(now)
    # a course that the Director might have taken is no longer open to him once he has given a score
    choices = tuple(one for one in _choices(now) if given is None or one.by != "director")
    following = _next(course, complaints, asked, choices, appeals, gone)
    at, of = (following.question.kind, following.question.of) if following.question else (following.do, None)
    following = replace(following, settings=tuple(guidance(course.book, now, at, of)))
    return Road(
        state=_state(now, following, appeals),
        steps=_steps(now, following, complaints, asked, choices),
        next=following,
        complaints=complaints,
        facts=tuple(_facts(now)),
        questions=asked,
        choices=choices,
        chosen=tuple(a.id for a in now.facts.acts.values() if isinstance(a, acts.Choose | acts.DirectorChoose)),
        awards=tuple(a.id for a in now.facts.acts.values() if isinstance(a, acts.Adjust)),
        award=given.act if given else None,
        appeals=appeals,
        obsolete=gone,
        before=table_score(now, regulations),
        after=score(now, regulations),
        appeal_minutes=regulations.appeal_minutes,
        appeal_deposit=regulations.appeal_deposit,
        offending=offending(now),
        shares=(share(regulations.likely_share), share(regulations.at_all_probable_share)),
    )


def _complaints(course: Course) -> Iterator[Complaint]:
    for before, act in zip(course.situations, course.happened, strict=False):
        phase = before.phase
        if isinstance(act, acts.Summon):
            yield Complaint(act.id, act.by.value, "summon", act.of, phase)
        elif isinstance(act, acts.Reserve):
            yield Complaint(act.id, act.by.value, "reserve", act.of, phase)
        elif isinstance(act, acts.Attention):
            yield Complaint(act.id, act.by.value, "attention", act.to, phase)
        elif isinstance(act, acts.DirectorAttention):
            yield Complaint(act.id, "director", "attention", act.to, phase)
        elif isinstance(act, acts.SpectatorAttention):
            yield Complaint(act.id, "spectator", "attention", act.to, phase)


def _facts(now: Situation) -> Iterator[Fact]:
    """What players are said to have let their partners know: what the Director has found goes before what they say."""
    entries = {said.effect.about: said.effect.basis for said in now.information if said.effect.basis is not None}
    for act in now.facts.acts.values():
        if not isinstance(act, acts.Convey | acts.SpectatorConvey):
            continue
        made = _answer(now, "information_made_available", act.id)
        agreed = _answer(now, "facts_agreed", act.id)
        basis: Basis = entries.get(act.id) or "stated"
        if made is not None:
            basis = "found" if made else "not_found"
        elif agreed is not None:
            basis = "agreed" if agreed else "disputed"
        elif basis == "stated" and _disputed(now, act.id):
            basis = "disputed"
        yield Fact(act.id, now.actor(act.id), basis)


def _disputed(now: Situation, about: str) -> bool:
    named = {about} | {a.id for a in now.facts.acts.values() if isinstance(a, acts.Reserve) and a.of == about}
    return any(isinstance(a, acts.Dispute) and a.of in named for a in now.facts.acts.values())


def _answer(now: Situation, kind: str, of: str) -> Any | None:
    return next((f.value for f in reversed(now.findings) if f.kind == kind and f.of == of), None)


def _questions(course: Course, gone: tuple[Obsolete, ...], earlier: list[Situation]) -> Iterator[Asked]:
    """Those that were answered, in the order of the answers; then the open ones, in the order to ask them in."""
    now = course.now
    ended = {one.what: one.by for one in gone if one.kind == "finding"}
    used = {f.act: f for f in now.findings}
    superseded = {a.of: a.id for a in course.judged if isinstance(a, acts.Superseding) and a.of}
    answered: dict[tuple[str, str | None, Seat | None], Asked] = {}
    for act in course.happened:
        if not isinstance(act, acts.Find) or act.id in _refused(now):
            continue
        waited = _waiting_for(course, act, earlier)
        filed = used.get(act.id)
        of = waited.of if waited else act.of or (filed.of if filed else None)
        seat = waited.seat if waited else act.seat
        given = Answered(act.id, act.answer, act.why, act.consulted)
        because = waited.because if waited else ()
        one = answered.get((act.kind, of, seat)) or Asked(
            act.kind, of, seat, waited.law if waited else None, "answered", because=because
        )
        first = next((id for id, by in superseded.items() if by == act.id), act.id)
        status: QuestionStatus = "answered"
        if first in ended:
            status = "obsolete"
        elif act.kind == "poll":
            status = "evidence"
        elif not (used[first].used if first in used else False):
            status = "waiting"
        answered[act.kind, of, seat] = replace(one, status=status, answers=(*one.answers, given), by=ended.get(first))
    yield from answered.values()
    numbers = now.facts.numbers
    waiting = {(q.kind, q.of, q.seat): q for q in now.questions}.values()
    for q in sorted(waiting, key=lambda q: (ORDER.get(q.kind, _ELSE), numbers.get(q.of, 0))):
        yield Asked(q.kind, q.of, q.seat, q.law, "open", because=q.because)


def _refused(now: Situation) -> set[str]:
    return {error.act for error in now.errors}


def _waiting_for(course: Course, act: acts.Find, earlier: list[Situation]) -> seen.Question | None:
    """The Question that a finding answered: open in front of it, or at some other time, or before a correction."""
    place = next(n for n, happened in enumerate(course.happened) if happened is act)
    for situation in (course.situations[place], *course.situations, *earlier):
        for q in situation.questions:
            if q.kind == act.kind and act.of in (None, q.of, *q.aliases) and act.seat in (None, q.seat):
                return q
    return None


def _choices(now: Situation) -> Iterator[Choice]:
    for said in now.open_windows:
        offer = said.effect
        if isinstance(offer, Offer):
            calls, cards = (None if found is None else tuple(map(str, found)) for found in (offer.calls, offer.cards))
            yield Choice(offer.what, offer.who.value, offer.irregularity, said.law, offer.suits, calls, cards)
    for power in now.powers:
        if power.ended is None:
            yield Choice(power.effect.what, "director", power.effect.irregularity, power.law)


def _appeals(now: Situation) -> tuple[Appealed, ...]:
    """The appeals; one who only concurs makes no appeal of his own where his partner has made one."""
    found: list[Appealed] = []
    for act in now.facts.acts.values():
        if isinstance(act, acts.Appeal):
            last = found[-1] if found else None
            if act.concurring and last is not None and last.by is act.by.partner and last.decision is None:
                found[-1] = replace(last, concurring=True)
            else:
                found.append(Appealed(act.id, act.by, act.of, act.concurring))
        elif isinstance(act, acts.DecideAppeal):
            for n, one in enumerate(found):
                if one.decision is None and act.of in (None, one.act, one.of):
                    found[n] = replace(one, decision=act.decision)
    return tuple(found)


def _next(
    course: Course,
    complaints: tuple[Complaint, ...],
    asked: tuple[Asked, ...],
    choices: tuple[Choice, ...],
    appeals: tuple[Appealed, ...],
    gone: tuple[Obsolete, ...],
) -> Next:
    now = course.now
    open_ = [one for one in asked if one.status == "open" and not one.in_passing]
    given = standing(now)
    if open_:
        first = open_[0]
        return Next("facts" if ORDER.get(first.kind, _ELSE) <= _ELSE else "questions", "find", first)
    if choices:
        return Next("options", "choose", choices=choices)
    if now.frozen and (explained := _would_be_open(course)):
        return Next("options", "explain_options", choices=explained)
    if given is not None and any(one.kind == "award" and one.what == given.act for one in gone):
        return Next("adjustment", "withdraw_award")
    if now.phase not in ("ended", "closed"):
        if now.frozen:
            return Next("options", "resume")
        if complaints or now.irregularities:
            return Next("play", "play")
        return Next("complaint", "take_up") if any(True for _ in _facts(now)) else Next(None, "nothing")
    if adjusts(now) and given is None:
        return Next("adjustment", "adjust")
    if appeals and appeals[-1].decision is None:
        return Next("appeal", "decide_appeal")
    if appeals and appeals[-1].decision == "varied" and not _adjusted_since(now):
        return Next("adjustment", "adjust")
    if not complaints and any(it.status == "unnoticed" for it in now.irregularities):
        return Next("complaint", "take_up")
    if not complaints and not asked and any(True for _ in _facts(now)):
        return Next("complaint", "take_up")
    return Next(None, "nothing")


def _would_be_open(course: Course) -> tuple[Choice, ...]:
    """What is to be explained: the judge is asked which options would be open after it."""
    return tuple(_choices(course.book.step(course.now, acts.ExplainOptions(id="\0"))))


def _adjusted_since(now: Situation) -> bool:
    """Whether an adjusted score was given after the last decision on an appeal."""
    last = [a for a in now.facts.acts.values() if isinstance(a, acts.Adjust | acts.DecideAppeal)]
    return bool(last) and isinstance(last[-1], acts.Adjust)


def _state(now: Situation, following: Next, appeals: tuple[Appealed, ...]) -> State:
    if following.do == "nothing":
        nothing = not now.irregularities and not now.findings and not appeals
        if now.phase == "closed":
            return "final"
        return "quiet" if nothing else "decided"
    if following.do == "decide_appeal":
        return "appealed"
    return "waiting" if following.do == "play" else "open"


def _steps(
    now: Situation,
    following: Next,
    complaints: tuple[Complaint, ...],
    asked: tuple[Asked, ...],
    choices: tuple[Choice, ...],
) -> tuple[Step, ...]:
    """Each step: done, the one to take now, still to come, or not needed at all on this road."""
    answered = [one for one in asked if one.status in ("answered", "obsolete")]
    explained = any(isinstance(a, acts.ExplainOptions | acts.DirectorChoose) for a in now.facts.acts.values())
    ended = now.phase in ("ended", "closed")
    did: dict[StepName, bool] = {
        "complaint": bool(complaints),
        "facts": any(ORDER.get(one.kind, _ELSE) <= _ELSE for one in answered),
        "questions": any(ORDER.get(one.kind, _ELSE) > _ELSE for one in answered),
        "options": explained and not choices,
        "play": ended,
        "adjustment": standing(now) is not None,
        "appeal": any(isinstance(a, acts.DecideAppeal) for a in now.facts.acts.values()),
    }
    undecided: set[StepName] = {"play", "appeal"} if now.phase != "closed" else set()
    here = STEPS.index(following.step) if following.step else len(STEPS)
    steps = []
    for n, name in enumerate(STEPS):
        status: StepStatus = "done" if did[name] else "not_needed"
        if name == following.step:
            status = "now"
        elif not did[name] and (name in undecided or (n > here and name in ("questions", "options", "adjustment"))):
            status = "later"
        steps.append(Step(name, status))
    return tuple(steps)
