"""The card as programs are given it. Which action is better, what one is worth, and tricks are not in it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bridgelaw.answer.possible import VERSION, fraction, refused
from bridgelaw.desk.card import EvidenceCard, NoCard
from bridgelaw.desk.conditions import write, write_line
from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted
from bridgelaw.desk.deals_that_fit.problem import NoSolver
from bridgelaw.desk.named_actions import write_contract
from bridgelaw.desk.shift import Scale
from bridgelaw.desk.usable import ShownLine
from bridgelaw.game.cards import in_order

_DIGITS: Mapping[Scale, int] = {"points": 0, "imps": 2, "matchpoints": 3}
_OF_DEALS = 2


def plain_card(found: EvidenceCard, laws: int, question: str | None, solver: str) -> dict[str, Any]:
    """All of it; with the reason why there was no poll, where there was none."""
    asked = found.asked
    told: dict[str, Any] = {
        "evidence": VERSION,
        "mode": "card",
        "laws": laws,
        "question": question,
        "of": asked.usable.act,
        "seat": asked.usable.seat.value,
        "because": list(asked.because),
        "showed": [shown(line) for line in asked.usable.lines],
        "possible": {
            "count": str(found.count),
            "of": str(found.of),
            "share": fraction(Fraction(found.count, found.of)),
        },
        "readings": [
            {
                "name": one.reading.name,
                "condition": write_line(asked.about, one.reading.condition),
                "count": str(one.count),
                "share": fraction(one.share),
                "solved": one.solved,
                "refused": one.refused,
            }
            for one in found.readings
        ],
        "actions": [
            {"action": one.action, "contract": write_contract(one.contract), "source": one.source}
            for one in asked.actions
        ],
        "scale": asked.scale,
        "deals": {"solved": found.solved, "seed": found.seed, "solver": solver},
        "shifts": _shifts(found),
        "differ": found.differ,
        "samples": [
            {"reading": None if n is None else asked.readings[n].name, "deals": list(deals)} for n, deals in found.shown
        ],
        "poll": asked.poll,
        "warnings": list(found.warnings),
    }
    if asked.usable.held:
        told["held"] = {seat.value: " ".join(map(str, in_order(cards))) for seat, cards in asked.usable.held.items()}
    return told if asked.poll is not None else told | {"no_poll": asked.no_poll}


def shown(line: ShownLine) -> dict[str, Any]:
    """A line of what the calls showed; `any` where nothing is known."""
    return {
        "seat": line.seat.value,
        "act": line.act,
        "call": line.call,
        "condition": "any" if line.condition is None else write(line.condition),
        "source": line.source,
        "by": line.by,
        "words": line.words,
    }


def refused_card(why: NoCard | NotCounted, problem: DealProblem | None) -> dict[str, Any]:
    """Why there is no card; `lines`: those that are in the way."""
    if isinstance(why, NotCounted) and problem is not None and not isinstance(why, NoSolver):
        return refused(problem, why)
    return {"evidence": VERSION, "refused": why.code}


def _shifts(found: EvidenceCard) -> list[dict[str, Any]]:
    asked, digits = found.asked, _DIGITS[found.asked.scale]
    return [
        {
            "reading": asked.readings[one.reading].name,
            "action": asked.actions[one.action].action,
            "against": asked.actions[0].action,
            "shift": rounded(one.value.shift, digits),
            "low": rounded(one.value.low, digits),
            "high": rounded(one.value.high, digits),
            "null": {"low": rounded(one.null[0], digits), "high": rounded(one.null[1], digits)},
            "better": {
                "shift": rounded(one.better.shift, _OF_DEALS),
                "low": rounded(one.better.low, _OF_DEALS),
                "high": rounded(one.better.high, _OF_DEALS),
            },
            "shows": one.shows,
        }
        for one in found.shifts
    ]


def rounded(value: float, digits: int) -> float:
    """A figure as it is given: points as whole numbers; never minus nothing."""
    return (round(value) if digits == 0 else round(value, digits)) or 0
