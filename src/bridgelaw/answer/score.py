"""The score of an answer, made of the exact one (record format, section 4): only the parts that apply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.score_model import BySide, Number, Score, ScoreResult, SelfInflicted
from bridgelaw.desk.results import Result
from bridgelaw.desk.score import Score as ExactScore
from bridgelaw.desk.score import as_it_stands, score
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import NS, Side, Vulnerability
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation

_DECIMALS = 2


def number(value: Fraction, decimals: int = _DECIMALS) -> Number:
    """An exact value as a number, half of the last decimal away from zero; whole where it is whole."""
    scaled = abs(value) * 10**decimals + Fraction(1, 2)
    found = Fraction(int(scaled), 10**decimals) * (1 if value >= 0 else -1)
    return int(found) if found.denominator == 1 else float(found)


def score_of(now: Situation, regulations: Regulations) -> Score | None:
    """The score with everything that is known of it; None while the board is being played."""
    found = score(now, regulations)
    return None if found is None else written(found, now.setting.vulnerable, regulations.mp_decimals)


def stands(now: Situation) -> ScoreResult | None:
    """The result as the board stands, in the form of one that is awarded; None before there is a contract."""
    found = as_it_stands(now)
    return None if found is None else _result(found, NS, None)


def if_claimed(now: Situation, side: Side) -> tuple[ScoreResult, ...]:
    """What the board comes to if `side` gets none, one, two … and at last all of the tricks that are left, where
    nothing else is ruled on it. Empty before there is a contract."""
    contract = now.facts.contract if now.facts.auction.over else None
    if contract is None:
        return ()
    own, won, left = contract.declarer.side, now.facts.won(contract.declarer.side), now.facts.left
    counts = (won + (tricks if side is own else left - tricks) for tricks in range(left + 1))
    return tuple(_result(Result(contract, count), NS, now.setting.vulnerable) for count in counts)


def if_played(contract: Contract, vulnerability: Vulnerability | None) -> tuple[ScoreResult, ...]:
    """What a contract comes to if declarer wins none, one, two … and at last all thirteen tricks."""
    return each_said((Result(contract, tricks) for tricks in range(14)), vulnerability)


def each_said(found: Iterable[Result], vulnerability: Vulnerability | None) -> tuple[ScoreResult, ...]:
    """Results in the form of those that are awarded, with what they are worth to North-South where that is known."""
    return tuple(_result(one, NS, vulnerability) for one in found)


def public_score(now: Situation, regulations: Regulations) -> Score | None:
    """What the players know of it: neither the other tables' results nor what follows from them."""
    return for_players(score_of(now, regulations))


def for_players(found: Score | None) -> Score | None:
    """The same without what is not for players: of what is in percent only an artificial score is."""
    percent = found.percent if found and found.kind == "artificial" else UNSET
    return found and replace(found, matchpoints=UNSET, top=UNSET, imps=UNSET, percent=percent, self_inflicted=UNSET)


def written(found: ExactScore, vulnerability: Vulnerability | None, decimals: int = _DECIMALS) -> Score:
    """A score as it stands in an answer."""
    said = Score(
        kind=found.kind,
        points={side.value: value for side, value in found.points.items()} or UNSET,
        results={
            side.value: tuple(_result(one, side, vulnerability) for one in rows) for side, rows in found.results.items()
        }
        or UNSET,
        matchpoints=_by_side(found.matchpoints, decimals) or UNSET,
        imps=_by_side(found.imps, _DECIMALS) or UNSET,
        percent=_by_side(found.percent, _DECIMALS) or UNSET,
        top=UNSET if found.top is None else found.top,
    )
    if found.kind == "table":
        made = found.contract
        said = replace(
            said,
            contract=str(made) if made else None,
            declarer=made.declarer.value if made else None,
            tricks=found.tricks,
        )
    if (parts := found.self_inflicted) is None:
        return said
    inflicted = SelfInflicted(
        without_infraction=number(parts.without),
        without_error=number(parts.without_error),
        table=number(parts.table),
    )
    return replace(said, self_inflicted=inflicted)


def _by_side(values: Mapping[Side, Fraction], decimals: int) -> BySide:
    return {side.value: number(value, decimals) for side, value in values.items()}


def _result(one: Result, side: Side, vulnerability: Vulnerability | None) -> ScoreResult:
    worth = one.known_points(vulnerability, side)
    return ScoreResult(
        contract=str(one.contract) if one.contract else "P",
        by=one.contract.declarer.value if one.contract else UNSET,
        tricks=one.tricks if one.contract else UNSET,
        points=UNSET if worth is None else worth,
        weight=number(one.weight, 4) if one.weighed else UNSET,
    )
