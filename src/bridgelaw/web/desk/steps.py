"""The steps of a score in words: each result with its comparisons, weight and part, then what follows the sum."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from bridgelaw.answer.score import number
from bridgelaw.desk.results import Points
from bridgelaw.desk.working import Against, ResultRow, SideWorking, Working
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.words import Words, numbers
from bridgelaw.words.telling.score import result_of
from bridgelaw.words.telling.to_tell import AnswerToTell

DECIMALS = 2


class StepRow(Struct, frozen=True):
    """One result: its points, what it is worth against each other table, its value, weight and part."""

    result: str
    points: str
    compared: tuple[str, ...]
    value: str
    weight: str
    part: str


class Steps(Struct, frozen=True):
    """The steps of one side: a table of its results (`unit`: what their values are), and what comes behind it."""

    side: str
    unit: str
    rows: tuple[StepRow, ...]
    lines: tuple[str, ...]


def steps_of(to_tell: AnswerToTell, found: Working, side: Side) -> Steps | None:
    """How that side comes to its score; None where there is nothing to be worked out."""
    words, one = to_tell.words, found.sides[side]
    told = to_tell.words.say("adjust-steps", side=side.value)
    if found.score.kind == "artificial":
        lines = tuple(_artificial(words, found, side))
        return Steps(told, "", (), lines) if lines else None
    if one.total is None:
        return None
    unit = words.say("adjust-step-imp" if found.scoring == "imp" else "adjust-step-mp")
    rows = tuple(_row(to_tell, row) for row in one.rows)
    return Steps(told, unit, rows, tuple(_lines(words, found, side, one)))


def exact(value: Fraction, words: Words) -> str:
    """A value as it is written, with two decimals at most."""
    return words.number(float(number(value, DECIMALS)))


def signed(value: Fraction, words: Words) -> str:
    """The same with its sign."""
    return f"+{exact(value, words)}" if value > 0 else exact(value, words)


def _row(to_tell: AnswerToTell, row: ResultRow) -> StepRow:
    words, result = to_tell.words, row.result
    contract = result.contract
    name = result_of(
        to_tell, str(contract) if contract else "P", contract.declarer.value if contract else None, result.tricks
    )
    return StepRow(
        result=name,
        points=numbers.points(row.points),
        compared=tuple(_against(words, one) for one in sorted(row.against, key=_worth, reverse=True)),
        value=exact(row.earned or Fraction(0), words),
        weight=words.percent(float(number(100 * result.weight, DECIMALS))),
        part=exact(row.part or Fraction(0), words),
    )


def _worth(one: Against) -> Fraction:
    return sum((Fraction(points) * weight for points, weight in one.other), Fraction(0))


def _against(words: Words, one: Against) -> str:
    message = "adjust-step-against" if one.tables == 1 else "adjust-step-against-tables"
    args = {"tables": one.tables} if one.tables > 1 else {}
    return words.say(message, text=_points(words, one.other), value=exact(one.value, words), **args)


def _points(words: Words, other: Points) -> str:
    if len(other) == 1:
        return numbers.points(other[0][0])
    parts = (f"{words.percent(float(number(100 * w, DECIMALS)))} {numbers.points(p)}" for p, w in other)
    return " + ".join(parts)


def _lines(words: Words, found: Working, side: Side, one: SideWorking) -> Iterator[str]:
    say = words.say
    if found.scoring == "imp" and found.scores > 2:
        yield say("adjust-step-mean", tables=found.scores - 1)
    elif found.scoring != "imp" and found.scores < found.expected and found.uneven != "none":
        yield _uneven(words, found, one)
    total = one.total or Fraction(0)
    if len(one.rows) > 1:
        sums = " + ".join(exact(row.part or Fraction(0), words) for row in one.rows)
        yield say("adjust-step-sum", formula=f"{sums} = {exact(total, words)}".replace("+ −", "− "))
    parts = found.score.self_inflicted
    if parts is not None and side not in found.score.results:
        yield say(
            "adjust-step-hurt",
            without=exact(parts.without, words),
            without_error=exact(parts.without_error, words),
            table=exact(parts.table, words),
            inflicted=exact(parts.inflicted, words),
            formula=f"{exact(parts.without, words)} − {exact(parts.inflicted, words)} → {exact(parts.awarded, words)}",
        )
        total = parts.awarded
    if side in found.rounded:
        total = found.rounded[side]
        yield say("adjust-step-rounded", value=exact(total, words))
    final = found.final(side)
    if final is not None and found.scoring == "imp" and final != total:
        yield say("adjust-step-knockout", value=exact(final, words))
    if final is not None and found.score.top:
        share = words.percent(float(number(found.score.percent.get(side, Fraction(0)), DECIMALS)))
        formula = f"{exact(final, words)} / {found.score.top} = {share}"
        yield say("adjust-step-percent", formula=formula, top=str(found.score.top))


def _uneven(words: Words, found: Working, one: SideWorking) -> str:
    """The formula for fewer scores than expected, with the figures of the first result."""
    row = one.rows[0]
    raw, earned = exact(row.raw or Fraction(0), words), exact(row.earned or Fraction(0), words)
    args = {"scores": found.scores, "expected": found.expected}
    if found.uneven == "factor":
        formula = f"{raw} × {found.expected - 1} / {found.scores - 1} = {earned}"
        return words.say("adjust-step-factor", formula=formula, **args)
    half = exact(Fraction(found.unit, 2), words)
    formula = f"({raw} + {half}) × {found.expected} / {found.scores} − {half} = {earned}"
    return words.say("adjust-step-neuberg", formula=formula, **args)


def _artificial(words: Words, found: Working, side: Side) -> Iterator[str]:
    score, say = found.score, words.say
    if side in score.percent and score.top:
        share = words.percent(float(number(score.percent[side], DECIMALS)))
        formula = f"{share} × {score.top} = {exact(score.matchpoints[side], words)}"
        yield say("adjust-step-artificial", text=formula)


SIDES: tuple[Side, ...] = (NS, EW)
