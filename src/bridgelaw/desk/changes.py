"""What has become obsolete because the Director corrected an answer: it counted before the correction, and counts no
longer.

Nothing is erased from the record. What was so before the correction, and is not so on the board as it is judged now, is
named together with the act that did away with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.desk.award import standing
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.situation import Situation

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


def obsolete(course: Course) -> tuple[Obsolete, ...]:
    """All that the corrections did away with, in the order in which they were made, each thing once."""
    found: dict[tuple[str, str, str | None], Obsolete] = {}
    now = _Found(course.now)
    for correction in course.corrections:
        act = correction.act
        if act.of is not None:
            for one in (Obsolete("answer", act.of, None, act.id), *_gone(correction.before, now, act.id)):
                found.setdefault((one.kind, one.what, one.about), one)
    return tuple(found.values())


class _Found:
    """All that counts now, to be looked up. What is not in it is obsolete."""

    def __init__(self, now: Situation) -> None:
        self.now = now
        self.used = {f.act for f in now.findings if f.used}
        self.asked = {(f.kind, f.of) for f in now.findings} | {(q.kind, q.of) for q in now.questions}
        self.ruled = {(said.effect.what, said.effect.irregularity) for said in now.rulings}
        self.offered = {(offer.what, offer.irregularity) for offer in now.offers()}
        self.given, self.adjusts = standing(now), adjusts(now)


def _gone(before: Situation, found: _Found, by: str) -> Iterator[Obsolete]:
    now = found.now
    for finding in before.findings:
        if finding.used and finding.act not in found.used and finding.act in now.facts.acts:
            yield Obsolete("finding", finding.act, finding.of, by)
    for question in before.questions:
        if (question.kind, question.of) not in found.asked:
            yield Obsolete("question", question.kind, question.of, by)
    for it in before.irregularities:
        if now.irregularity(it.key) is None:
            yield Obsolete("irregularity", it.key, it.act, by)
    for said in before.rulings:
        if (said.effect.what, said.effect.irregularity) not in found.ruled:
            yield Obsolete("ruling", said.effect.what, said.effect.irregularity, by)
    for offer in before.offers():
        if (offer.what, offer.irregularity) not in found.offered:
            yield Obsolete("option", offer.what, offer.irregularity, by)
    given = found.given
    if given is not None and not found.adjusts and adjusts(before) and standing(before) == given:
        yield Obsolete("award", given.act, None, by)


def adjusts(now: Situation) -> bool:
    """Whether some ruling calls for an adjusted score."""
    return any(said.effect.what == "adjusted_score" for said in now.rulings)


def lost_its_ground(course: Course, award: str) -> bool:
    """Whether a ruling called for an adjusted score when that award was given, and none does any more, as when what
    called for it has been waived."""
    done = course.now.facts.acts
    return not adjusts(course.now) and adjusts(course.situations[done.numbers[award] - 1])
