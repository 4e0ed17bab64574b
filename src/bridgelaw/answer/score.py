"""The score as plain numbers (record format, section 4): only the parts that apply."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bridgelaw.desk.results import Result
from bridgelaw.desk.score import Score, score
from bridgelaw.game.seats import Side, Vulnerability
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation

_DECIMALS = 2
_NOT_FOR_PLAYERS = ("matchpoints", "top", "imps", "self_inflicted")


def number(value: Fraction, decimals: int = _DECIMALS) -> int | float:
    """An exact value as a number, half of the last decimal away from zero; whole where it is whole."""
    scaled = abs(value) * 10**decimals + Fraction(1, 2)
    found = Fraction(int(scaled), 10**decimals) * (1 if value >= 0 else -1)
    return int(found) if found.denominator == 1 else float(found)


def score_of(now: Situation, regulations: Regulations) -> dict[str, Any] | None:
    """The score with everything that is known of it; None while the board is being played."""
    found = score(now, regulations)
    return None if found is None else plain(found, now.setting.vulnerable, regulations.mp_decimals)


def public_score(now: Situation, regulations: Regulations) -> dict[str, Any] | None:
    """What the players know of it: neither the other tables' results nor what follows from them."""
    return for_players(score_of(now, regulations))


def for_players(found: dict[str, Any] | None) -> dict[str, Any] | None:
    """The same without what is not for players."""
    return found and {key: value for key, value in found.items() if key not in _NOT_FOR_PLAYERS}


def plain(found: Score, vulnerability: Vulnerability | None, decimals: int = _DECIMALS) -> dict[str, Any]:
    """A score as mappings and numbers."""
    said: dict[str, Any] = {"kind": found.kind}
    if found.kind == "table":
        said |= {"contract": str(found.contract) if found.contract else None}
        said |= {"declarer": found.contract.declarer.value if found.contract else None, "tricks": found.tricks}
    if found.points:
        said["points"] = {side.value: value for side, value in found.points.items()}
    if found.results:
        said["results"] = {
            side.value: [_result(one, side, vulnerability) for one in rows] for side, rows in found.results.items()
        }
    for name, places in (("matchpoints", decimals), ("imps", _DECIMALS), ("percent", _DECIMALS)):
        values: Mapping[Side, Fraction] = getattr(found, name)
        if values:
            said[name] = {side.value: number(value, places) for side, value in values.items()}
    if found.top is not None:
        said["top"] = found.top
    if found.self_inflicted:
        parts = found.self_inflicted
        said["self_inflicted"] = {
            "without_infraction": number(parts.without),
            "without_error": number(parts.without_error),
            "table": number(parts.table),
        }
    return said


def _result(one: Result, side: Side, vulnerability: Vulnerability | None) -> dict[str, Any]:
    said: dict[str, Any] = {"contract": str(one.contract) if one.contract else "P"}
    if one.contract:
        said |= {"by": one.contract.declarer.value, "tricks": one.tricks}
    if vulnerability is not None:
        said["points"] = one.points(vulnerability, side)
    if one.weighed:
        said["weight"] = number(one.weight, 4)
    return said
