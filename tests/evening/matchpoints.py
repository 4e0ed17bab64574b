"""A second computation of a ranking, written from the rules of the game alone: nothing of the program is used."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "N": 30}
VULNERABLE = ["", "NS", "EW", "B", "NS", "EW", "B", "", "EW", "B", "", "NS", "B", "", "NS", "EW"]
"""Who is vulnerable on boards 1 to 16."""


def north_south(board: int, contract: str, by: str | None, tricks: int | None) -> int:
    """The score of North-South. `contract`: `P` where it was passed out."""
    if contract == "P" or by is None or tricks is None:
        return 0
    level, strain, doubled = int(contract[0]), contract[1], len(contract) - len(contract.rstrip("X"))
    side = "NS" if by in "NS" else "EW"
    vulnerable = VULNERABLE[(board - 1) % 16] in (side, "B")
    score = _made(level, strain, doubled, tricks - 6 - level, vulnerable=vulnerable)
    if tricks < 6 + level:
        score = -_down(6 + level - tricks, doubled, vulnerable=vulnerable)
    return score if side == "NS" else -score


def _made(level: int, strain: str, doubled: int, over: int, *, vulnerable: bool) -> int:
    below = (TRICK[strain] * level + 10 * (strain == "N")) * (1, 2, 4)[doubled]
    bonus = 50 if below < 100 else 500 if vulnerable else 300
    bonus += {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0) + 50 * doubled
    each = TRICK[strain] if not doubled else (200 if vulnerable else 100) * doubled
    return below + bonus + over * each


def _down(tricks: int, doubled: int, *, vulnerable: bool) -> int:
    if not doubled:
        return tricks * (100 if vulnerable else 50)
    if vulnerable:
        return (300 * tricks - 100) * doubled
    return (100 + 200 * (min(tricks, 3) - 1) + 300 * max(0, tricks - 3)) * doubled


def percentages(results: dict[str, dict[str, Any]], tables: int, penalties: dict[str, int]) -> dict[str, Fraction]:
    """The percentage of each pair. `results`: by play, with `board ns ew` and either `score` or `award`, what each side
    was given. `tables`: how many were to play each board, at first; `penalties`: percent of a board, by pair."""
    boards: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for one in results.values():
        boards[one["board"]].append(one)
    points: dict[str, list[tuple[Fraction, int]]] = defaultdict(list)
    given: dict[str, list[tuple[str, int]]] = defaultdict(list)
    most = 0
    for on in boards.values():
        scores = [one["score"] for one in on if "score" in one]
        expected = max(tables, len(scores))
        top = 2 * (expected - 1)
        most = max(most, top)
        for one in on:
            if "award" in one:
                for side in ("ns", "ew"):
                    given[one[side]].append((one["award"][side], top))
                continue
            raw = Fraction(sum((one["score"] > other) * 2 + (one["score"] == other) for other in scores) - 1)
            if len(scores) == 1:
                raw = Fraction(top, 2)
            elif len(scores) < expected:
                raw = (raw + 1) * expected / len(scores) - 1
            points[one["ns"]].append((raw, top))
            points[one["ew"]].append((top - raw, top))
    found = {}
    for pair in {*points, *given}:
        made = sum((each for each, _ in points[pair]), Fraction(0))
        of = sum(each for _, each in points[pair])
        own = Fraction(made, of) if of else None
        for what, top in given[pair]:
            made, of = made + _share(what, own) * top, of + top
        found[pair] = 100 * (made - Fraction(penalties.get(pair, 0) * most, 100)) / of
    return found


def _share(what: str, own: Fraction | None) -> Fraction:
    """An average, and those plus and minus, which look at what the pair has elsewhere."""
    if what == "average_plus":
        return max(Fraction(6, 10), own or Fraction(0))
    if what == "average_minus":
        return min(Fraction(4, 10), own if own is not None else Fraction(1))
    return Fraction(1, 2)
