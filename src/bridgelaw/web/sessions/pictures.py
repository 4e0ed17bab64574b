"""The pictures of a session: what was scored on a board and how often, and the evening of a pair. Drawn by the server
as plain SVG; the tables beside them say the same in figures."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.course import PairBoard
from bridgelaw.session.distribution import ScoreGroup
from bridgelaw.session.ranking import rounded
from bridgelaw.words import numbers
from bridgelaw.words.telling.sessions import SessionToTell

WIDE = 360
ROW = 24
HEAD = 22
AXIS = WIDE / 2
LONGEST = 66
"""Of a bar, from the middle to either side."""
LEAST = 6

HIGH = 120
LEFT, RIGHT, TOP = 34, 8, 8
LABELS = 14
"""Numbers of boards that have room beside each other."""


class FieldBar(Struct, frozen=True):
    """A score: where its bar lies, on whose side it is, its text, and what it is worth to either side."""

    y: float
    x: float
    width: float
    side: str
    text_x: float
    anchor: str
    text: str
    ns: str
    ew: str


class FieldPicture(Struct, frozen=True):
    """The scores of a board from the best for North-South down: a bar to the left is a score of North-South, one to the
    right one of East-West, as long as it is frequent."""

    height: float
    bars: tuple[FieldBar, ...]


class CourseBar(Struct, frozen=True):
    """A board of a pair: its bar, up from the middle line or down, and its number where there is room."""

    x: float
    y: float
    width: float
    height: float
    is_up: bool
    label: str


class CoursePicture(Struct, frozen=True):
    """Boards of a pair as bars, what it had so far as a line (points of a polyline), the scale at the left."""

    bars: tuple[CourseBar, ...]
    line: str
    scale: tuple[tuple[float, str], ...]
    middle: float
    bottom: float
    height: float


def field_picture(told: SessionToTell, groups: Sequence[ScoreGroup]) -> FieldPicture | None:
    """The picture of a board; None where nothing is to be compared."""
    if not groups:
        return None
    most = max(len(one.plays) for one in groups)
    bars = []
    for number, one in enumerate(groups):
        times = len(one.plays)
        width = max(LEAST, LONGEST * times / most)
        is_ns = one.score > 0
        is_none = one.score == 0
        x = AXIS - width if is_ns else AXIS - width / 2 if is_none else AXIS
        text = numbers.points(one.score) + (f" ×{times}" if times > 1 else "")
        bars.append(
            FieldBar(
                y=HEAD + ROW * number,
                x=round(x, 1),
                width=round(width, 1),
                side="ns" if is_ns else "none" if is_none else "ew",
                text_x=round(x - 5 if is_ns else x + width + 5, 1),
                anchor="end" if is_ns else "start",
                text=text,
                ns=_worth(told, one, NS),
                ew=_worth(told, one, EW),
            )
        )
    return FieldPicture(HEAD + ROW * len(groups) + 4, tuple(bars))


def _worth(told: SessionToTell, one: ScoreGroup, side: Side) -> str:
    found = one.worth.get(side)
    share = told.share(found)
    if share is not None:
        return told.words.percent(round(share))
    return told.points(found.points if found else None)


def course_picture(told: SessionToTell, boards: Sequence[PairBoard]) -> CoursePicture | None:
    """The picture of a pair's evening; None where no board counts."""
    counted = [one for one in boards if one.earned is not None and one.so_far is not None]
    if not counted:
        return None
    middle = Fraction(0) if told.in_imps else Fraction(50)
    values = [_value(told, one) for one in counted]
    reach = Fraction(50)
    if told.in_imps:
        reach = max((abs(one) for one in (*values, *(o.so_far or Fraction(0) for o in counted))), default=Fraction(1))
        reach = max(reach, Fraction(1))
    step = (WIDE - LEFT - RIGHT) / len(counted)
    every = -(-len(counted) // LABELS)
    zero = TOP + HIGH / 2

    def y(value: Fraction) -> float:
        return float(round(zero - float((value - middle) / reach) * HIGH / 2, 1))

    bars, line = [], []
    for number, (one, value) in enumerate(zip(counted, values, strict=True)):
        x = LEFT + step * number
        top, bottom = min(y(value), zero), max(y(value), zero)
        board = str(told.file.session.results[one.place].board)
        bars.append(
            CourseBar(
                x=round(x + step * 0.12, 1),
                y=top,
                width=round(step * 0.76, 1),
                # a board that is just average is still to be seen
                height=max(round(bottom - top, 1), 1.0),
                is_up=value >= middle,
                label=board if number % every == 0 else "",
            )
        )
        line.append(f"{round(x + step / 2, 1)},{y(one.so_far or middle)}")
    ends = (middle + reach, middle, middle - reach)
    scale = tuple((y(one), told.words.number(float(rounded(one)))) for one in ends)
    return CoursePicture(tuple(bars), " ".join(line), scale, zero, TOP + HIGH, TOP + HIGH + 20)


def _value(told: SessionToTell, one: PairBoard) -> Fraction:
    share = told.share(one.earned)
    if share is not None:
        return share
    return one.earned.points if one.earned is not None else Fraction(0)
