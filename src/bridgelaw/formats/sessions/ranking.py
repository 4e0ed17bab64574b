"""A ranking as data (`bridgelaw.ranking/1`): for programs, one JSON object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bridgelaw.formats.sessions.findings import SessionFinding
from bridgelaw.formats.sessions.neutral_writer import plain_result
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.comparing import Earned
from bridgelaw.session.differences import ListDifference
from bridgelaw.session.model import Session
from bridgelaw.session.ranking import RankedPair, Ranking, rounded

FORM = "bridgelaw.ranking/1"


def plain_ranking(session: Session, ranking: Ranking, findings: Sequence[SessionFinding] = ()) -> dict[str, Any]:
    """The ranking, and what each result of the session is worth, in its order. Numbers are rounded to the hundredth,
    halves away from zero; `exact` has totals and percentages as fractions."""
    return {
        "form": FORM,
        "session": session.name,
        "findings": [_finding(one) for one in findings],
        "ranking": [_standing(one) for one in ranking.standings],
        "results": [_earned(one) for one in ranking.earned],
    }


def plain_difference(changed: ListDifference) -> dict[str, Any]:
    """What changed since another list: the rows of the results and of the ranking that are other ones, each before and
    after; null where it was not there."""
    return {
        "results": [
            {
                "board": one.play.board,
                "before": None if one.before is None else plain_result(one.before),
                "after": None if one.after is None else plain_result(one.after),
            }
            for one in changed.results
        ],
        "ranking": [
            {
                "pair": one.key,
                "before": None if one.before is None else _standing(one.before),
                "after": None if one.after is None else _standing(one.after),
            }
            for one in changed.places
        ],
    }


def _finding(one: SessionFinding) -> dict[str, Any]:
    return {"code": one.code, "result": one.result, **one.details}


def _standing(one: RankedPair) -> dict[str, Any]:
    exact = {"total": str(one.total)}
    if one.percent is not None:
        exact["percent"] = str(one.percent)
    told: dict[str, Any] = {
        "pair": one.pair.key,
        "section": one.pair.section,
        "direction": one.direction.value if one.direction else None,
        "rank": one.rank,
        "tied": one.tied,
        "boards": one.boards,
        "total": float(rounded(one.total)),
        "available": one.available,
        "percent": None if one.percent is None else float(rounded(one.percent)),
        "exact": exact,
    }
    if one.penalties:
        told["penalties"] = float(rounded(one.penalties))
    if one.pair.handicap is not None:
        told["handicap"] = float(one.pair.handicap)
    return told


def _earned(each: Mapping[Side, Earned]) -> dict[str, float | None]:
    told: dict[str, float | None] = {}
    for side in (NS, EW):
        found = each.get(side)
        name = side.value.lower()
        told[f"{name}_points"] = None if found is None else float(rounded(found.points))
        share = None if found is None or not found.of else 100 * found.points / found.of
        told[f"{name}_percent"] = None if share is None else float(rounded(share))
    return told
