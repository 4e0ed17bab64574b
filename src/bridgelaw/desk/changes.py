"""What a changed answer has made obsolete: what counted before the Director corrected himself, and counts no longer.

Nothing is erased. The board as it was judged before the correction is folded once more, and what is not found in the
board as it is judged now is named, with the act that did away with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.desk.award import standing
from bridgelaw.lawbook.course import Course, begin
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

What = Literal["answer", "finding", "question", "irregularity", "ruling", "option", "award"]


class Obsolete(Struct, frozen=True):
    """Something that no longer counts: what (an act, a word, the key of an irregularity), since the act `by`.

    `what` is the id of a finding or an award, else a word: the kind of Question, the key of the irregularity, the
    rectification, the option. `about` is the act or irregularity concerned.
    """

    kind: What
    what: str
    about: str | None
    by: str


def corrected(course: Course) -> tuple[tuple[acts.Superseding, Course], ...]:
    """Each correction of an answer, with the board as it was judged in front of it."""
    start = course.situations[0]
    earlier = begin(course.book, start.facts, start.setting)
    found = []
    for place, act in enumerate(course.judged):
        if isinstance(act, acts.Superseding):
            for happened in course.happened[len(earlier.happened) : place]:
                earlier = earlier.after(happened)
            found.append((act, earlier))
    return tuple(found)


def obsolete(course: Course, corrections: Iterable[tuple[acts.Superseding, Course]]) -> tuple[Obsolete, ...]:
    """All that the corrections did away with, in the order in which they were made, each thing once."""
    found: dict[tuple[str, str, str | None], Obsolete] = {}
    for act, before in corrections:
        if act.of is not None:
            for one in (Obsolete("answer", act.of, None, act.id), *_gone(before.now, course.now, act.id)):
                found.setdefault((one.kind, one.what, one.about), one)
    return tuple(found.values())


def _gone(before: Situation, now: Situation, by: str) -> Iterator[Obsolete]:
    used = {f.act for f in now.findings if f.used}
    for finding in before.findings:
        if finding.used and finding.act not in used and finding.act in now.facts.acts:
            yield Obsolete("finding", finding.act, finding.of, by)
    asked = {(f.kind, f.of) for f in now.findings} | {(q.kind, q.of) for q in now.questions}
    for question in before.questions:
        if (question.kind, question.of) not in asked:
            yield Obsolete("question", question.kind, question.of, by)
    for it in before.irregularities:
        if now.irregularity(it.key) is None:
            yield Obsolete("irregularity", it.key, it.act, by)
    ruled = {(said.effect.what, said.effect.irregularity) for said in now.rulings}
    for said in before.rulings:
        if (said.effect.what, said.effect.irregularity) not in ruled:
            yield Obsolete("ruling", said.effect.what, said.effect.irregularity, by)
    offered = {(offer.what, offer.irregularity) for offer in now.offers()}
    for offer in before.offers():
        if (offer.what, offer.irregularity) not in offered:
            yield Obsolete("option", offer.what, offer.irregularity, by)
    given, held = standing(before), standing(now)
    if given is not None and held == given and adjusts(before) and not adjusts(now):
        yield Obsolete("award", given.act, None, by)


def adjusts(now: Situation) -> bool:
    """Whether some ruling calls for an adjusted score."""
    return any(said.effect.what == "adjusted_score" for said in now.rulings)
