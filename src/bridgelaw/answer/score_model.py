"""The score and a penalty as they stand in an answer (record format, section 4): only the parts that apply."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from bridgelaw.answer.names import SIDES, SeatName
from bridgelaw.table.vocabulary import PenaltyKind, Unit

Number = int | float
"""Whole where it is whole."""
SideName = Annotated[str, Meta(extra_json_schema={"title": "Side", "enum": list(SIDES)})]
BySide = dict[str, Number]


class Penalty(Struct, frozen=True, kw_only=True):
    """A penalty, with the provision under which the Director has imposed it; his reason is for nobody else."""

    side: SideName
    unit: Unit
    amount: Number
    kind: PenaltyKind
    law: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class ScoreResult(Struct, frozen=True, kw_only=True):
    """A result that a side is given: contract `P` without declarer and tricks, `points` unless they hang on a
    vulnerability that nobody knows, `weight` where it is one of several."""

    contract: str
    by: SeatName | UnsetType = UNSET
    tricks: int | UnsetType | None = UNSET
    points: int | UnsetType = UNSET
    weight: Number | UnsetType = UNSET


class SelfInflicted(Struct, frozen=True, kw_only=True):
    """What a side that damaged itself would have got without the infraction, without its own error, and what it got."""

    without_infraction: Number
    without_error: Number
    table: Number


class Score(Struct, frozen=True, kw_only=True):
    """The score of a board. Contract, declarer and tricks are those of the table; `results` those that are awarded, by
    side, as all figures are. Players are not told `matchpoints top imps self_inflicted`, nor what a result is in
    `percent`."""

    kind: str
    contract: str | UnsetType | None = UNSET
    declarer: SeatName | UnsetType | None = UNSET
    tricks: int | UnsetType | None = UNSET
    points: dict[str, int] | UnsetType = UNSET
    results: dict[str, tuple[ScoreResult, ...]] | UnsetType = UNSET
    matchpoints: BySide | UnsetType = UNSET
    imps: BySide | UnsetType = UNSET
    percent: BySide | UnsetType = UNSET
    top: int | UnsetType = UNSET
    self_inflicted: SelfInflicted | UnsetType = UNSET
