"""The road of a ruling, from the complaint to the score that stands, as one value that follows from the events alone.

Complaint, facts agreed or disputed, Questions in the order in which a good Director asks them, options, the end of the
board, the adjustment, the right of appeal. It can be left at any point and taken up again: the record is its state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bridgelaw.desk.ahead import explained, open_options
from bridgelaw.desk.assigned import share
from bridgelaw.desk.award import Award, standing
from bridgelaw.desk.award import appealed as award_appealed
from bridgelaw.desk.changes import Obsolete, adjusts, lost_its_ground, obsolete
from bridgelaw.desk.guidance import guidance
from bridgelaw.desk.order import AFTER_PLAY, ELSE, ORDER
from bridgelaw.desk.questions import questions
from bridgelaw.desk.road import (
    STEPS,
    Appealed,
    Basis,
    Complaint,
    Do,
    Explained,
    Next,
    OpenChoice,
    Road,
    RoadQuestion,
    RoadStep,
    State,
    StatedFact,
    StepName,
    StepStatus,
)
from bridgelaw.desk.score import appealed_score, offending, score, table_score
from bridgelaw.desk.spoken import spoken, taken
from bridgelaw.desk.unheard import unheard
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.passing import is_disputed
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.appeals import is_meant
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.table.vocabulary import SELF_INFLICTED

FEW = 3
"""While the table stands still: where more than so many things are irregular that nobody has pointed out, all of them
are taken up before anything is explained."""


def road(course: Course) -> Road:
    """Where the ruling on a board stands."""
    now, regulations = course.now, course.book.regulations
    gone = obsolete(course)
    asked = tuple(questions(course, gone))
    complaints = tuple(_complaints(course))
    appeals = _appeals(now)
    given = standing(now)
    # a course that the Director might have taken is no longer open to him once he has given a score
    choices = tuple(one for one in open_options(now) if given is None or one.by != "director")
    waiting = _waiting(asked)
    at_once = next((one for one in waiting if one.kind not in AFTER_PLAY), None)
    would = explained(course) if now.frozen or not (at_once or choices) else None
    gives = would is not None and would.after is not None and len(would.after.rulings) > len(now.rulings)
    if at_once is None and not gives and now.phase == "ended":
        # what a Law gives of itself is read out before anybody is asked whether there was damage besides
        at_once = next(iter(waiting), None)
        would = would if now.frozen or at_once is None else None
    chosen = tuple(taken(course))
    groundless = given is not None and lost_its_ground(course, given.act)
    following = _next(now, complaints, asked, waiting, at_once, choices, appeals, gone, would, groundless=groundless)
    at, of = (following.question.kind, following.question.of) if following.question else (following.do, None)
    following = replace(following, settings=tuple(guidance(course.book, now, at, of)))
    return Road(
        state=_state(now, following, appeals),
        steps=_steps(now, following, complaints, asked, choices),
        next=following,
        explained=would,
        before_play=before_play(now, asked, would),
        complaints=complaints,
        is_called=now.frozen and any(one.how == "summon" for one in complaints),
        facts=tuple(_facts(now)),
        questions=asked,
        choices=choices,
        chosen=chosen,
        clauses=tuple(spoken(now, chosen)),
        awards=tuple(a.id for a in now.facts.acts.of(acts.Adjust)),
        award=given.act if given else None,
        appeals=appeals,
        obsolete=gone,
        before=table_score(now, regulations),
        after=score(now, regulations),
        appealed=appealed_score(now, regulations),
        appealed_award=under_appeal.act if (under_appeal := award_appealed(now)) else None,
        appeal_minutes=regulations.appeal_minutes,
        appeal_deposit=regulations.appeal_deposit,
        offending=offending(now),
        shares=(share(regulations.likely_share), share(regulations.at_all_probable_share)),
    )


def _complaints(course: Course) -> Iterator[Complaint]:
    done = course.now.facts.acts
    called: tuple[acts.Act, ...] = done.of(acts.Summon, acts.Reserve, acts.Attention)
    called += done.of(acts.DirectorAttention, acts.SpectatorAttention)
    for act in sorted(called, key=lambda act: done.numbers[act.id]):
        phase = course.situations[done.numbers[act.id] - 1].phase
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


def _facts(now: Situation) -> Iterator[StatedFact]:
    """What players are said to have let their partners know: what the Director has found goes before what they say."""
    for act in now.facts.acts.of(acts.Convey, acts.SpectatorConvey, acts.Reserve):
        source = next((said.effect.source for said in now.information.about(act.id)), None)
        if isinstance(act, acts.Reserve) and source is None:
            continue  # it says nothing besides: it is about what somebody else has stated
        made = _answer(now, "information_made_available", act.id)
        agreed = _answer(now, "facts_agreed", act.id)
        told = [said.effect.basis for said in now.information.about(act.id) if said.effect.basis is not None]
        basis: Basis = told[-1] if told else "stated"
        if made is not None:
            basis = "found" if made else "not_found"
        elif agreed is not None:
            basis = "agreed" if agreed else "disputed"
        elif basis == "stated" and is_disputed(now, act.id):
            basis = "disputed"
        yield StatedFact(act.id, source if isinstance(act, acts.Reserve) else now.actor(act.id), basis)


def _answer(now: Situation, kind: str, of: str) -> Any | None:
    return next((f.value for f in reversed(now.findings) if f.kind == kind and f.of == of), None)


def _appeals(now: Situation) -> tuple[Appealed, ...]:
    """The appeals. Who concurs in his partner's appeal has not made one of his own."""
    found: dict[acts.Appeal, Appealed] = {}
    without_effect = now.in_vain
    for act in now.facts.acts.of(acts.Appeal, acts.DecideAppeal):
        if act.id in without_effect or now.found("in_time", act.id) is False:
            continue
        if isinstance(act, acts.Appeal) and not act.concurring:
            found[act] = Appealed(act.id, act.by, act.of, act.concurring)
            continue
        open_ = [one for one in found if found[one].decision is None]
        if isinstance(act, acts.DecideAppeal):
            for one in open_:
                if is_meant(now.facts, act.of, one):
                    found[one] = replace(found[one], decision=act.decision)
        elif joined := [one for one in open_ if one.by is act.by.partner and is_meant(now.facts, act.of, one)]:
            found[joined[-1]] = replace(found[joined[-1]], concurring=True)
    return tuple(found.values())


def _next(
    now: Situation,
    complaints: tuple[Complaint, ...],
    asked: tuple[RoadQuestion, ...],
    waiting: list[RoadQuestion],
    at_once: RoadQuestion | None,
    choices: tuple[OpenChoice, ...],
    appeals: tuple[Appealed, ...],
    gone: tuple[Obsolete, ...],
    would: Explained | None,
    *,
    groundless: bool,
) -> Next:
    if now.phase == "closed":
        # the time in which anything could be put right is over
        return Next(None, "nothing")
    given = standing(now)
    if at_once is not None:
        return _asks(at_once)
    if (of := unheard(now, choices)) is not None:
        return Next("complaint", "take_up", unnoticed=of)
    if choices and not _explained_first(now, would, choices):
        return Next("options", "choose", choices=choices)
    unnoticed = [it.key for it in now.irregularities.open if it.status == "unnoticed"]
    gathers = now.frozen and now.phase != "ended" and len(unnoticed) > FEW
    if would is not None and not gathers:
        return Next("options", "explain_options", choices=would.options)
    if given is not None and (any(one.kind == "award" and one.what == given.act for one in gone) or groundless):
        return Next("adjustment", "withdraw_award")
    if now.phase != "ended":
        return _during_play(now, complaints, waiting, next(iter(unnoticed), None))
    if unnoticed:
        # what is still to be ruled goes into the adjusted score, and into what is appealed
        return Next("complaint", "take_up", unnoticed=unnoticed[0])
    undecided = any(one.decision is None for one in appeals)
    if adjusts(now) and (given is None or (not undecided and _hurt_itself_since(now, given))):
        return Next("adjustment", "adjust")
    if undecided:
        return Next("appeal", "decide_appeal")
    if appeals and appeals[-1].decision == "varied" and not _adjusted_since(now):
        return Next("adjustment", "adjust")
    if not complaints and not asked and any(True for _ in _facts(now)):
        return Next("complaint", "take_up")
    return Next(None, "nothing")


def _hurt_itself_since(now: Situation, given: Award) -> bool:
    """Whether the Director has found, after he had given a score without it, that the damaged side has hurt itself;
    also by an answer that he has changed since."""
    if not given.assigned or given.self_inflicted is not None:
        return False
    done, award = now.facts.acts, now.facts.numbers[given.act]
    found = [f.act for f in now.findings if f.kind in SELF_INFLICTED and f.value is True]
    changed = [act.id for act in done.of(acts.Superseding) if act.of in found]
    return any(now.facts.numbers[act] > award for act in (*found, *changed))


def _explained_first(now: Situation, would: Explained | None, choices: tuple[OpenChoice, ...]) -> bool:
    """Whether a player has a choice already of which the Director has not said what it costs, as when a penalty card is
    not played (52B): then he says so first. What may be left as it is waits for nobody; nor does what is to be read
    out wait for somebody who may ask that play go on after a claim (2017:68D2(b))."""
    if would is None:
        return False
    waits = {it.key for it in now.irregularities.open if it.waits_for_explanation}
    if waits and all(one.option == "play_on" for one in choices):
        return True
    return any(one.irregularity in waits and one.by != "director" and one.option not in MAY_BE_LEFT for one in choices)


def _during_play(
    now: Situation, complaints: tuple[Complaint, ...], waiting: list[RoadQuestion], unnoticed: str | None
) -> Next:
    """What comes next where the board is not over and nothing is open that decides how it goes on. While the table
    stands still anyway, all that nobody has pointed out is taken up: not one stop for each."""
    if unnoticed is not None:
        return Next("complaint", "take_up", unnoticed=unnoticed)
    if now.frozen:
        return Next("options", "resume")
    if waiting:
        return _asks(waiting[0])
    if complaints or now.irregularities:
        return Next("play", "play")
    return Next("complaint", "take_up") if any(True for _ in _facts(now)) else Next(None, "nothing")


def _waiting(asked: tuple[RoadQuestion, ...]) -> list[RoadQuestion]:
    return [one for one in asked if one.status == "open" and not one.in_passing]


def _asks(first: RoadQuestion) -> Next:
    return Next("facts" if ORDER.get(first.kind, ELSE) <= ELSE else "questions", "find", first)


def before_play(now: Situation, asked: tuple[RoadQuestion, ...], would: Explained | None) -> Do | None:
    """What has to be done before a table that stands still may go on: a Question that decides what players may do, a
    player's choice, what follows from an irregularity, one that nobody has taken up. None: nothing, or it goes on."""
    if not now.frozen:
        return None
    if any(one.status == "open" and not one.in_passing and one.kind not in AFTER_PLAY for one in asked):
        return "find"
    open_ = tuple(one for one in open_options(now) if one.by != "director" and one.option != "play_on")
    if open_ and not _explained_first(now, would, open_):
        return "choose" if unheard(now, open_) is None else "take_up"
    if would is not None:
        return "explain_options"
    return "take_up" if any(it.status == "unnoticed" for it in now.irregularities.open) else None


def _adjusted_since(now: Situation) -> bool:
    """Whether an adjusted score was given after the last decision on an appeal."""
    last = now.facts.acts.of(acts.Adjust, acts.DecideAppeal)
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
    asked: tuple[RoadQuestion, ...],
    choices: tuple[OpenChoice, ...],
) -> tuple[RoadStep, ...]:
    """Each step: done, the one to take now, still to come, or not needed at all on this road."""
    answered = [one for one in asked if one.status in ("answered", "obsolete")]
    explained = bool(now.facts.acts.of(acts.ExplainOptions, acts.DirectorChoose))
    ended = now.phase in ("ended", "closed")
    did: dict[StepName, bool] = {
        "complaint": bool(complaints),
        "facts": any(ORDER.get(one.kind, ELSE) <= ELSE for one in answered),
        "questions": any(ORDER.get(one.kind, ELSE) > ELSE for one in answered),
        "options": explained and not choices,
        "play": ended,
        "adjustment": standing(now) is not None,
        "appeal": bool(now.facts.acts.of(acts.DecideAppeal)),
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
        steps.append(RoadStep(name, status))
    return tuple(steps)
