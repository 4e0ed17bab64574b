"""How far a ruling is, as its letter has to know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.answer.score_model import Score, ScoreResult
from bridgelaw.words.telling.named import noticed
from bridgelaw.words.telling.rulings import rulings_told
from bridgelaw.words.telling.to_tell import AnswerToTell, score_of


def goes_on(road: RoadSaid) -> bool:
    """Whether all is decided that can be before the board is over: the table goes on, or may."""
    return road["state"] in ("open", "waiting") and road["next"]["do"] in ("resume", "play")


def is_given(road: RoadSaid) -> bool:
    """Whether nothing waits for a decision."""
    return road["state"] not in ("open", "waiting") or goes_on(road)


def committee_awarded(to_tell: AnswerToTell, road: RoadSaid) -> bool:
    """Whether the award that stands is the committee's, where the Director had let the result at the table stand: it
    was given after an appeal was decided otherwise, and none before it."""
    if road["award"] is None or "appealed" in road["score"]:
        return False
    before = [to_tell.act(id) for id in takewhile(lambda one: one != road["award"], to_tell.view.acts)]
    varied = any(act.get("decide_appeal") == "varied" for act in before)
    return varied and not any("adjust" in act for act in before)


def nothing_ruled(to_tell: AnswerToTell, road: RoadSaid) -> bool:
    """Whether nobody has ruled anything, nor was anything for him to rule upon: a board, perhaps with its result."""
    if not is_given(road) or to_tell.view.quick is not None or road["complaints"] or road["appeal"]["appeals"]:
        return False
    acts = to_tell.view.acts.values()
    if any(act.get("by") == "director" and "result" not in act for act in acts):
        return False
    return not (rulings_told(to_tell) or to_tell.penalties or noticed(to_tell))


def is_of_table(road: RoadSaid, score: Score | None) -> bool:
    """Whether an assigned score is for both sides the very result that was obtained at the table: then nothing was
    adjusted."""
    before = score_of(road["score"]["before"])
    if score is None or before is None or (score.kind, before.kind) != ("assigned", "table") or score.self_inflicted:
        return False
    results = score.results or {}
    if not results or not same(results) or any(len(rows) != 1 for rows in results.values()):
        return False
    one = next(iter(results.values()))[0]
    given = (one.contract, one.by or None, one.tricks or 0)
    return given == (before.contract or "P", before.declarer or None, before.tricks or 0)


def same(results: Mapping[str, Sequence[ScoreResult]]) -> bool:
    """Whether both sides get the same results, seen from their own sides."""
    bare = [[replace(row, points=UNSET) for row in rows] for rows in results.values()]
    return all(rows == bare[0] for rows in bare)
