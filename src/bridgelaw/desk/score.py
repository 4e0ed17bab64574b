"""The score of a board: what was obtained at the table, or what the Director gave in its place.

The value of a result depends on the vulnerability, on the form of scoring and on the other tables; what is not known
is left out, never guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk import artificial, conversion
from bridgelaw.desk.assigned import SelfInflicted, knockout
from bridgelaw.desk.award import Award, appealed, standing
from bridgelaw.desk.results import Others, Points, Result, compared, others, weighted
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import EW, NS, Side, Vulnerability
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

SIDES = (NS, EW)
Kind = Literal["table", "assigned", "artificial", "none"]


class Score(Struct, frozen=True, kw_only=True):
    """The score of a board (record format, section 4), exact. Each side's figures are from its own point of view."""

    kind: Kind
    contract: Contract | None = None
    tricks: int | None = None
    points: Mapping[Side, int] = {}
    results: Mapping[Side, tuple[Result, ...]] = {}
    matchpoints: Mapping[Side, Fraction] = {}
    imps: Mapping[Side, Fraction] = {}
    percent: Mapping[Side, Fraction] = {}
    top: int | None = None
    self_inflicted: SelfInflicted | None = None


def score(now: Situation, regulations: Regulations = Regulations()) -> Score | None:
    """The score as it stands now; None while the board is being played."""
    if now.facts.finished is None and not now.facts.acts.of(acts.DirectorAct):
        return None
    given = standing(now)
    if given is None:
        return _unplayed(now) or rectified_score(now, regulations)
    return _awarded(now, given, regulations)


def appealed_score(now: Situation, regulations: Regulations = Regulations()) -> Score | None:
    """What the award came to against which there was an appeal, where another one has taken its place."""
    given = appealed(now)
    return None if given is None else _awarded(now, given, regulations)


def _awarded(now: Situation, given: Award, regulations: Regulations) -> Score:
    return (_artificial if given.artificial else _assigned)(now, given, regulations)


def table_score(now: Situation, regulations: Regulations = Regulations()) -> Score | None:
    """What was obtained at the table, before any trick is transferred; None before the board has ended."""
    return _of_result(now, table_result(now), regulations)


def rectified_score(now: Situation, regulations: Regulations = Regulations()) -> Score | None:
    """The same with the tricks that the Laws transfer."""
    return _of_result(now, rectified_result(now), regulations)


def _of_result(now: Situation, result: Result | None, regulations: Regulations) -> Score | None:
    if result is None:
        return None
    vulnerability = now.setting.vulnerable
    found = Score(kind="table", contract=result.contract, tricks=result.tricks if result.contract else None)
    if vulnerability is None:
        return found
    values = {side: weighted((result,), vulnerability, side) for side in SIDES}
    return _converted(now, found, values, regulations, {side: values[side][0][0] for side in SIDES})


def table_result(now: Situation) -> Result | None:
    """The result at the table, before any trick is transferred; None before the board has ended."""
    facts = now.facts
    if facts.finished is None or facts.finished == "adjusted":
        return None
    contract = facts.contract
    if contract is None:
        return Result(None, 0)
    return Result(contract, facts.tricks(contract.declarer.side))


def rectified_result(now: Situation) -> Result | None:
    """The result with the tricks that the Laws transfer; None before the board has ended."""
    found = table_result(now)
    if found is None or found.contract is None:
        return found
    side = found.contract.declarer.side
    transferred = sum(
        r.effect.transfer * (-1 if r.effect.side is side else 1) for r in now.rulings if r.effect.side is not None
    )
    return Result(found.contract, min(13, max(0, found.tricks + transferred)))


def as_it_stands(now: Situation) -> Result | None:
    """The result that an adjustment starts from: the one obtained, with the tricks that the Laws transfer. While a
    claim lies there, what it says; before that the contract just made, or as near to it as the tricks played let
    declarer come. None before there is a contract."""
    obtained = rectified_result(now)
    contract = now.facts.contract if now.facts.auction.over else None
    if obtained is not None or contract is None:
        return obtained
    side, stated = contract.declarer.side, now.facts.stated
    won, left = now.facts.won(side), now.facts.left
    if stated is not None:
        return Result(contract, won + (stated.tricks if stated.side is side else left - stated.tricks))
    return Result(contract, min(max(won, contract.tricks_needed), won + left))


def _unplayed(now: Situation) -> Score | None:
    """The board was cancelled or is to be dealt again: there is nothing to score."""
    refused = now.in_vain
    for act in reversed(now.facts.acts.of(acts.Cancel, acts.Rule, acts.DirectorChoose)):
        if act.id in refused:
            continue
        if isinstance(act, acts.Cancel) and act.what == "board":
            return Score(kind="none")
        if isinstance(act, acts.Rule) and act.order == "redeal":
            return Score(kind="none")
        if isinstance(act, acts.DirectorChoose) and act.option == "redeal":
            return Score(kind="none")
    return None


def _assigned(now: Situation, given: Award, regulations: Regulations) -> Score:
    vulnerability = now.setting.vulnerable
    kept = {side: found for side, found in given.assigned.items() if side is not given.self_inflicted}
    found = Score(kind="assigned", results=kept)
    if vulnerability is None:
        return found
    values = {side: weighted(given.assigned[side], vulnerability, side) for side in SIDES}
    single = {side: values[side][0][0] for side in kept if len(values[side]) == 1}
    converted = _converted(now, found, values, regulations, single if len(single) == len(SIDES) else {})
    if given.self_inflicted:
        converted = _without_own_part(now, given, converted, vulnerability, regulations)
    return replace(converted, imps=balanced(now, rounded(now, converted.imps, regulations), regulations))


def _without_own_part(
    now: Situation, given: Award, found: Score, vulnerability: Vulnerability, regulations: Regulations
) -> Score:
    """The side that hurt itself loses that part; the other side's score is that of the full rectification."""
    side, table = given.self_inflicted, rectified_result(now)
    field = compared(others(now.setting.field))
    if side is None or table is None or field is None:
        return found
    without, without_error, at_table = (
        _earned(now, weighted(rows, vulnerability, side), field, side, regulations)
        for rows in (given.assigned[side], given.without_error, (table,))
    )
    parts = SelfInflicted(without, without_error, at_table)
    found = replace(found, self_inflicted=parts, points={})
    if now.setting.scoring == "imp":
        return replace(found, imps={**found.imps, side: parts.awarded})
    percent = {**found.percent, side: 100 * parts.awarded / found.top} if found.top else {}
    return replace(found, matchpoints={**found.matchpoints, side: parts.awarded}, percent=percent)


def _artificial(now: Situation, given: Award, regulations: Regulations) -> Score:
    scoring, session = now.setting.scoring, now.setting.session
    if scoring == "imp":
        each = {side: artificial.imps(given.artificial[side], regulations) for side in SIDES}
        found = {side: value for side, value in each.items() if value is not None}
        return Score(kind="artificial", imps=balanced(now, found, regulations))
    share = {side: artificial.share(given.artificial[side], session.get(side.value), regulations) for side in SIDES}
    field = others(now.setting.field)
    if scoring not in ("mp", "bam") or field is None:
        return Score(kind="artificial", percent=share)
    most = conversion.top(field, regulations.mp_unit, regulations.uneven_field)
    return Score(
        kind="artificial", percent=share, top=most, matchpoints={side: share[side] * most / 100 for side in SIDES}
    )


def _converted(
    now: Situation, found: Score, values: Mapping[Side, Points], regulations: Regulations, single: Mapping[Side, int]
) -> Score:
    field = compared(others(now.setting.field))
    found = replace(found, points=single)
    if field is None or now.setting.scoring not in ("mp", "bam", "imp"):
        return found
    earned = {side: _earned(now, values[side], field, side, regulations) for side in SIDES}
    if now.setting.scoring == "imp":
        return replace(found, imps=earned)
    most = conversion.top(field, regulations.mp_unit, regulations.uneven_field)
    percent = {side: 100 * earned[side] / most for side in SIDES} if most else {}
    return replace(found, matchpoints=earned, percent=percent, top=most)


def _earned(now: Situation, own: Points, field: Others, side: Side, regulations: Regulations) -> Fraction:
    if now.setting.scoring == "imp":
        return conversion.team_imps(own, field, side)
    return conversion.matchpoints(own, field, side, regulations.mp_unit, regulations.uneven_field)


def offending(now: Situation) -> Side | None:
    """The side on whose account the score is to be adjusted; None where it is both, or nobody's doing."""
    keys = [said.effect.irregularity for said in now.rulings if said.effect.what == "adjusted_score"]
    sides = {it.offending for key in keys if (it := now.irregularity(key)) is not None}
    return next(iter(sides)) if len(sides) == 1 else None


def rounded(now: Situation, each: Mapping[Side, Fraction], regulations: Regulations) -> Mapping[Side, Fraction]:
    """Whole IMPs, where the authority rounds those of a board."""
    if regulations.imp_rounding != "board_nearest":
        return each
    guilty = offending(now)
    return {
        side: conversion.whole(value, regulations.imp_half, innocent=None if guilty is None else side is not guilty)
        for side, value in each.items()
    }


def balanced(now: Situation, each: Mapping[Side, Fraction], regulations: Regulations) -> Mapping[Side, Fraction]:
    """In a knockout match scores that do not balance give their mean to both, unless the authority keeps them apart."""
    if regulations.knockout_split == "separate" or now.setting.contest != "knockout":
        return each
    if len(each) < len(SIDES) or each[NS] == -each[EW]:
        return each
    return {NS: knockout(each[NS], each[EW]), EW: knockout(each[EW], each[NS])}
