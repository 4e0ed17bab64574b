"""What fits a problem, as programs are given it: whole numbers and fractions as texts, since they may be large."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from bridgelaw.desk.conditions import write, write_line
from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted, Possible
from bridgelaw.game.cards import in_order
from bridgelaw.game.deals import write_hand

VERSION = 1
_DIGITS = 5


def plain(problem: DealProblem, found: Possible, events: Iterable[str]) -> dict[str, Any]:
    """The whole of it; `events` as they were typed. What could not be counted is None, with an estimate beside it."""
    exact = isinstance(found.share, Fraction)
    possible: dict[str, Any] = {
        "count": None if found.count is None else str(found.count),
        "of": str(found.of),
        "share": fraction(found.share),
    }
    if not exact:
        possible |= {"estimate": float(found.share), "asked_after": [seat.value for seat in found.asked_after]}
    told = {
        "evidence": VERSION,
        "mode": "count",
        "known": {seat.value: write_hand(hand) for seat, hand in problem.known.items()},
        "held": {seat.value: " ".join(map(str, in_order(cards))) for seat, cards in problem.held.items()},
        "given": {seat.value: write(condition) for seat, condition in problem.given.items()},
        "possible": possible,
        "events": [
            {"event": event, "probability": fraction(share), "value": round(float(share), _DIGITS)}
            for event, share in zip(events, found.events, strict=True)
        ],
    }
    if found.sample is not None:
        numbers = [str(number) for number in found.sample.numbers]
        told["sample"] = {"seed": found.sample.seed, "deals": list(found.sample.deals), "numbers": numbers}
    return told


def refused(problem: DealProblem, why: NotCounted) -> dict[str, Any]:
    """Why it was not counted; `lines`: those that are in the way."""
    told: dict[str, Any] = {"evidence": VERSION, "refused": why.code}
    if why.seats:
        told["lines"] = [write_line(seat, problem.given[seat]) for seat in why.seats]
    return told


def fraction(value: Fraction | float) -> str | None:
    """In lowest terms, `0/1` and `1/1` too; None for an estimate."""
    return f"{value.numerator}/{value.denominator}" if isinstance(value, Fraction) else None
