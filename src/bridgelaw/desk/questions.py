"""The Questions of a road: those that the Director has answered, in the order of his answers, then the open ones, in
the order to ask them in. Evidence stands among the answers, and answers nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bridgelaw.desk.changes import Obsolete
from bridgelaw.desk.kept_cards import in_letter
from bridgelaw.desk.order import ELSE, ORDER
from bridgelaw.desk.road import GivenAnswer, QuestionStatus, RoadQuestion
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook import situation as seen
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.findings import CARD, is_second_stage
from bridgelaw.lawbook.passing import in_passing
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import EVIDENCE


def questions(course: Course, gone: tuple[Obsolete, ...]) -> Iterator[RoadQuestion]:
    """Those that were answered, in the order of the answers; then the open ones, in the order to ask them in."""
    now = course.now
    ended = {one.what: one.by for one in gone if one.kind == "finding"}
    used = {f.act: f for f in now.findings}
    last_corrections = {c.act.of: c.act.id for c in course.corrections if c.act.of}
    corrected = {act: of for of, act in last_corrections.items()}
    refused = now.in_vain
    answered: dict[tuple[str, str | None, Seat | None, str | None], RoadQuestion] = {}
    ever = _by_subject(course) if now.facts.acts.of(acts.Find) else {}
    for act, before in zip(course.happened, course.situations, strict=False):
        if not isinstance(act, acts.Find) or act.id in refused:
            continue
        waited = _waited(before.questions, act) or _waited(ever.get((act.kind, act.of), ()), act)
        filed = used.get(act.id)
        of = waited.of if waited else act.of or (filed.of if filed else None)
        seat = waited.seat if waited else act.seat
        given = GivenAnswer(act.id, act.answer, act.why, act.consulted)
        because = waited.because if waited else ()
        if act.kind == CARD and isinstance(act.answer, bool):
            continue  # it says of a card where that stands, and answers nothing
        key = (act.kind, of, seat, _apart(act))
        one = answered.get(key) or RoadQuestion(
            act.kind,
            of,
            seat,
            waited.law if waited else None,
            "answered",
            because=because,
            most=waited.most if waited else None,
        )
        first = corrected.get(act.id, act.id)
        status: QuestionStatus = "answered"
        if first in ended:
            status = "obsolete"
        elif act.kind in EVIDENCE:
            status = "evidence"
        elif not (used[first].used if first in used else False):
            status = "waiting"
        shown = act.kind == CARD and in_letter(now, act.id)
        answers = (*one.answers, given)
        answered[key] = replace(one, status=status, answers=answers, by=ended.get(first), in_letter=shown)
    yield from answered.values()
    numbers = now.facts.numbers
    waiting = {(q.kind, q.of, q.seat): q for q in now.questions}.values()
    for q in sorted(waiting, key=lambda q: (ORDER.get(q.kind, ELSE), numbers.get(q.of, 0))):
        passing = in_passing(now, q)
        yield RoadQuestion(q.kind, q.of, q.seat, q.law, "open", because=q.because, most=q.most, in_passing=passing)


def _apart(act: acts.Find) -> str | None:
    """What tells a finding from another one about the same act that it does not correct: a poll of players who had
    been told of the information from the one before it, each card from every other."""
    if act.kind == CARD:
        return act.id
    return str(act.answer.get("group", "other")) if is_second_stage(act) else None


def _by_subject(course: Course) -> dict[tuple[str, str | None], list[seen.Question]]:
    """Every Question that was open at some time, also before a correction, by its kind and each act that it can be
    answered about, or None."""
    found: dict[tuple[str, str | None], list[seen.Question]] = {}
    once: set[int] = set()
    for questions in (course.asked(), *(correction.asked for correction in course.corrections)):
        for q in questions:
            if id(q) not in once:
                once.add(id(q))
                for of in {None, q.of, *q.aliases}:
                    found.setdefault((q.kind, of), []).append(q)
    return found


def _waited(questions: Iterable[seen.Question], act: acts.Find) -> seen.Question | None:
    """The first of the Questions that the finding may have answered."""
    for q in questions:
        if q.kind == act.kind and act.of in (None, q.of, *q.aliases) and act.seat in (None, q.seat):
            return q
    return None
