"""A published ruling beside the program's: whether what was decided is asked and offered, and whence the score is.

The findings of the published ruling are the Director's answers. A finding that no open Question was waiting for is
listed with the reason: then the program did not ask what the ruling answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from bridgelaw.answer.model import Answer, plain
from bridgelaw.api.table import Table, followed
from bridgelaw.formats.case import LeftOut, PublishedCase
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.lawbook.vain import in_vain
from bridgelaw.laws.shelf import standing_at
from bridgelaw.table import acts

WhyUnasked = Literal["waits", "refused", "not_arising"]
Difference = Literal[
    "score", "points", "table_points", "contract", "adjustment_not_due", "adjustment_due", "unanswered",
    "not_published", "remarks",
]  # fmt: skip
Offered = Literal["yes", "no", "hangs", "not_told"]
Source = Literal["facts", "ruling", "none"]
_NEAR = 0.005
_BRACKETS = re.compile("[() ]")
_EVIDENCE = ("poll",)
_Key = tuple[str, str, str | None]


class OpenedQuestion(Struct, frozen=True):
    """A Question that opened while the record was followed.

    `answered`: by a finding of the published ruling. `open`: still, at the end; one that is neither lost its point.
    """

    kind: str
    of: str
    seat: str | None
    law: str
    answered: bool
    open: bool = False


class Unasked(Struct, frozen=True):
    """A finding of the published ruling for which no Question was open, and why; `waits_for`: those that were."""

    kind: str
    of: str | None
    why: WhyUnasked
    waits_for: tuple[str, ...] = ()


class OfferedChoice(Struct, frozen=True):
    """A choice that somebody had in the course of the board."""

    id: str
    by: str
    law: str


class CaseScores(Struct, frozen=True):
    """By side, results as plain data, `ns` being North-South's view; None where one is not known."""

    table: Mapping[str, Any] | None
    published: Mapping[str, Any] | None
    computed: Mapping[str, Any] | None


class Asked(Struct, frozen=True):
    """How many findings the published ruling has, polls apart, and for how many of them a Question was open."""

    findings: int
    asked: int


class CaseComparison(Struct, frozen=True, kw_only=True):
    """A case and what the program makes of it.

    `asked`: whether it asked what was decided. `offered`: whether it comes to where the decision is the Director's to
    give or a player's to take: an adjusted score where one was given, none where the result at the table stood, a
    choice that was made; `hangs`: on Questions to which the case has no answer. `score_from`: whether the computed
    score follows from facts alone, or an adjusted score was taken over from the ruling.
    `adjustment`: whether the answers given make an adjusted score due; None while Questions on the way are unanswered.
    `not_reached`: provisions that the ruling names and nothing here came to.
    `equal`: whether score and ground agree with the published ruling; None where its score is not known. `differences`
    say what does not agree, `remarks` are acts of the record that changed nothing.
    """

    id: str
    title: str
    quality: str
    laws: str
    questions: tuple[OpenedQuestion, ...]
    unasked: tuple[Unasked, ...]
    options: tuple[OfferedChoice, ...]
    provisions: tuple[str, ...]
    not_reached: tuple[str, ...]
    scores: CaseScores
    asked: Asked
    offered: Offered
    score_from: Source
    adjustment: bool | None
    equal: bool | None
    differences: tuple[Difference, ...]
    remarks: tuple[str, ...]
    left: tuple[LeftOut, ...]


def compare(case: PublishedCase) -> CaseComparison:
    """The case followed to its end, with the published findings as answers.

    Raises:
        RecordError: one of its acts cannot have happened.
    """
    table = followed(case.record)
    answers = list(table.answers(costs=False))
    last = answers[-1]
    unasked = tuple(_unasked(case, answers))
    due = _due(last)
    computed = _computed(plain(last).get("score"))
    differences = tuple(_differences(case, last, computed, due, table))
    provisions = tuple(_provisions(answers))
    known = case.published is not None
    return CaseComparison(
        id=case.id,
        title=case.title,
        quality=case.quality,
        laws=case.record.laws,
        questions=tuple(_asked(case, answers)),
        unasked=unasked,
        options=tuple(_options(answers)),
        provisions=provisions,
        not_reached=tuple(law for law in case.provisions if not any(_is_under(law, other) for other in provisions)),
        scores=CaseScores(case.table, case.published, computed),
        asked=_counted(case, unasked),
        offered=_offered(case, last, due),
        score_from=_source(plain(last).get("score")),
        adjustment=due,
        equal=not any(d not in ("unanswered", "remarks") for d in differences) if known else None,
        differences=differences,
        remarks=_remarked(last),
        left=case.left,
    )


def _asked(case: PublishedCase, answers: Iterable[Answer]) -> Iterable[OpenedQuestion]:
    """The Questions in the order in which they opened. One closes by a finding of its kind, or because another answer
    has taken its point."""
    kinds = {act.id: act.kind for act in case.record.acts if isinstance(act, acts.Find)}
    laws: dict[_Key, str] = {}
    answered: set[_Key] = set()
    now: dict[_Key, str] = {}
    for answer in answers:
        before, now = now, {(q.kind, q.of, q.seat): q.law for q in answer.questions}
        answered |= {key for key in before.keys() - now.keys() if key[0] == kinds.get(answer.after)}
        for key, law in now.items():
            laws.setdefault(key, law)
    for key, law in laws.items():
        yield OpenedQuestion(*key, law=law, answered=key in answered and key not in now, open=key in now)


def _unasked(case: PublishedCase, answers: list[Answer]) -> Iterable[Unasked]:
    refused = _remarked(answers[-1])
    for act, before, after in zip(case.record.acts, answers[:-1], answers[1:], strict=True):
        if not isinstance(act, acts.Find) or act.kind in _EVIDENCE:
            continue
        of_kind = {(q.of, q.seat) for q in before.questions if q.kind == act.kind}
        still = {(q.of, q.seat) for q in after.questions if q.kind == act.kind}
        if any(of == act.of for of, _ in of_kind) or of_kind - still:
            continue
        open_ = tuple(dict.fromkeys(q.kind for q in before.questions if q.kind != act.kind))
        why: WhyUnasked = "refused" if act.id in refused else "waits" if open_ else "not_arising"
        yield Unasked(act.kind, act.of, why, open_ if why == "waits" else ())


def _counted(case: PublishedCase, unasked: tuple[Unasked, ...]) -> Asked:
    findings = sum(isinstance(act, acts.Find) and act.kind not in _EVIDENCE for act in case.record.acts)
    return Asked(findings, findings - len(unasked))


def _offered(case: PublishedCase, last: Answer, due: bool | None) -> Offered:
    refused = {error.act for error in in_vain(last.errors)}
    choices = [act.id for act in case.record.acts if isinstance(act, acts.Choose | acts.DirectorChoose)]
    if any(act in refused for act in choices):
        return "no"
    if case.published is None or case.table is None:
        return "yes" if choices else "not_told"
    if due is None:
        return "hangs"
    return "yes" if due != _alike(case.table, case.published) else "no"


def _source(score: Mapping[str, Any] | None) -> Source:
    kind = score["kind"] if score else "none"
    return "none" if kind == "none" else "facts" if kind == "table" else "ruling"


def _options(answers: Iterable[Answer]) -> dict[OfferedChoice, None]:
    return dict.fromkeys(OfferedChoice(o.id, o.by, o.law) for answer in answers for o in answer.options)


def _provisions(answers: Iterable[Answer]) -> dict[str, None]:
    """Provisions behind what was irregular, asked, offered, due or ruled, in the order in which they came up."""
    found: dict[str, None] = {}
    for answer in answers:
        for part in (answer.irregularities, answer.questions, answer.options, answer.obligations, answer.rulings):
            found |= dict.fromkeys(one.law for one in part)
    return found


def _is_under(law: str, other: str) -> bool:
    """Whether one of the two provisions is the other or a part of it: a ruling may cite a Law more or less closely."""
    one, two = (_BRACKETS.sub("", name) for name in (law, other))
    short, long = sorted((one, two), key=len)
    return long.startswith(short) and not (short[-1:].isdigit() and long[len(short) :][:1].isdigit())


_OF_THE_SCORE = ("serious_error", "gambling_action", "offender_responsible")


def _is_of_an_appeal(law: str) -> bool:
    return any(one.name == "law92.decided" for one in standing_at(law))


def _due(last: Answer) -> bool | None:
    # what an appeal was decided to is no ground of its own
    found = (ruling for ruling in last.rulings if not _is_of_an_appeal(ruling.law))
    if any(ruling.rectification == "adjusted_score" for ruling in found):
        return True
    # how much of the damage is a side's own is about the score, not about whether there is a ground for one
    return None if any(question.kind not in _OF_THE_SCORE for question in last.questions) else False


# scores


def _computed(score: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """The score of an answer, in the form of a case's."""
    if not score or score["kind"] == "none":
        return None
    if score["kind"] == "artificial":
        return {side: [{"artificial": score.get("percent", score.get("imps", {})).get(side)}] for side in ("NS", "EW")}
    if score["kind"] == "table":
        row = {"contract": score["contract"] or "P", "declarer": score["declarer"], "tricks": score["tricks"]}
        if "points" in score:
            row["ns"] = score["points"]["NS"]
        return {"NS": [row], "EW": [row]}
    return {side: [_row(one, side) for one in score.get("results", {}).get(side, ())] for side in ("NS", "EW")}


def _row(one: Mapping[str, Any], side: str) -> dict[str, Any]:
    row = {"contract": one["contract"], "declarer": one.get("by"), "tricks": one.get("tricks")}
    row |= {"weight": one["weight"]} if "weight" in one else {}
    if "points" in one:
        row["ns"] = one["points"] if side == "NS" else -one["points"]
    return row


def _differences(
    case: PublishedCase, last: Answer, computed: Mapping[str, Any] | None, due: bool | None, table: Table
) -> Iterable[Difference]:
    said, played = case.data.get("contract"), case.record.acts
    if said and last.contract and said != last.contract:
        yield "contract"
    if case.table and any(isinstance(act, acts.Result) for act in played):
        at_table = _computed(plain(table.answer("res", costs=False)).get("score"))
        if not _alike(case.table, at_table, points_only=True):
            yield "table_points"
    if case.published is None:
        yield "not_published"
    elif not _alike(case.published, computed):
        yield "score"
    elif not _alike(case.published, computed, points_only=True):
        yield "points"
    if case.published is not None and case.table is not None:
        adjusted = not _alike(case.table, case.published)
        if due is None:
            yield "unanswered"
        elif due and not adjusted:
            yield "adjustment_due"
        elif adjusted and not due:
            yield "adjustment_not_due"
    if _remarked(last):
        yield "remarks"


def _remarked(last: Answer) -> tuple[str, ...]:
    """The acts that changed nothing, or could not be judged in full. What was answered though nothing has asked for it
    stands under `unasked`."""
    unjudged = [error for error in last.errors if error.kind == NOT_JUDGED]
    return tuple(error.act for error in (*in_vain(last.errors), *unjudged))


def _alike(one: Mapping[str, Any], other: Mapping[str, Any] | None, points_only: bool = False) -> bool:
    """Whether two scores have the same results with the same weights; or, where both know them, the same points."""
    if other is None:
        return False
    for side in ("NS", "EW"):
        if len(one[side]) != len(other[side]):
            return False
        for a, b in zip(one[side], other[side], strict=True):
            if points_only:
                if "ns" in a and "ns" in b and a["ns"] != b["ns"]:
                    return False
            elif not _same(a, b):
                return False
    return True


def _same(a: Mapping[str, Any], b: Mapping[str, Any]) -> bool:
    if "artificial" in a or "artificial" in b:
        return "artificial" in a and "artificial" in b
    named = all(a.get(key) == b.get(key) for key in ("contract", "declarer", "tricks"))
    return named and abs(float(a.get("weight", 1)) - float(b.get("weight", 1))) <= _NEAR
