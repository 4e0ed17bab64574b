"""The provisions on which a ruling rests, each with its summary in our own words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.answer.score_model import ScoreResult
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.telling.laws import summary_of
from bridgelaw.words.telling.rulings import rulings_told
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain, score_of
from bridgelaw.words.typeset import typeset

SIDES = ("NS", "EW")


def cited(to_tell: AnswerToTell, road: RoadSaid) -> Iterator[Paragraph]:
    """Each provision once, in the order in which the ruling comes to it; one without a summary by its number alone."""
    words = to_tell.words
    for law in rests_on(to_tell, road):
        asked = {q["kind"] for q in road["questions"] if q["law"] == law and q["status"] == "answered"}
        summary = summary_of(law, asked, words.language)
        yield Paragraph(typeset(summary, words), words.law(law, short=True))


def of_award(to_tell: AnswerToTell, road: RoadSaid) -> tuple[str, ...]:
    """The provisions under which the score that stands was given, by what the award is; none without an award."""
    score, edition = score_of(road["score"]["after"]), str(to_tell.answer.laws)
    if road["award"] is None or score is None or score.kind not in ("assigned", "artificial"):
        return ()
    names = ["responsible"]
    if results := score.results:
        rows = list(results.values())
        names = ["equity" if any(one.weight is not UNSET for row in rows for one in row) else "assigned"]
        if len(rows) == len(SIDES) and not same(results):
            names.append("need_not_balance")
    if score.self_inflicted:
        names.append("serious_error")
    held = (provisions(edition).get(f"law12.{name}") for name in names)
    return tuple(one.reference for one in held if one)


def of_facts(to_tell: AnswerToTell, question: Plain) -> str:
    """The provision by which the Director finds facts that are disputed; nothing of another Question or answer."""
    if question["kind"] != "facts_agreed" or not question["answers"] or question["answers"][-1]["value"] is not False:
        return ""
    found = provisions(str(to_tell.answer.laws)).get("law85.disputed")
    return found.reference if found else ""


def same(results: Mapping[str, Sequence[ScoreResult]]) -> bool:
    """Whether both sides get the same results, seen from their own sides."""
    bare = [[replace(row, points=UNSET) for row in rows] for rows in results.values()]
    return all(rows == bare[0] for rows in bare)


def rests_on(to_tell: AnswerToTell, road: RoadSaid) -> list[str]:
    """The provisions themselves, in that order."""
    answered = [q for q in road["questions"] if q["status"] == "answered" and q["kind"] != "act_meant"]
    questions = [law for q in answered for law in (of_facts(to_tell, q), q["law"]) if law]
    broken = [it.law for it in to_tell.irregularities if it.status != "unnoticed" and to_tell.is_told(it)]
    ruled = [ruling.law for ruling in rulings_told(to_tell)]
    return list(dict.fromkeys((*questions, *broken, *ruled, *of_award(to_tell, road))))
