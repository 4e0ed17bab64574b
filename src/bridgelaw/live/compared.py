"""What a board that is over has come to, as its players are told it: the line of the score sheet, and how the result
compares with those of the other tables.

Other tables' results are for those alone who have played the board themselves: whoever looks on may still have to play
it somewhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.names import SeatName
from bridgelaw.answer.score_model import Number, Score
from bridgelaw.answer.shared import Shared
from bridgelaw.desk.held import is_held
from bridgelaw.game.seats import Vulnerability
from bridgelaw.live.state import TableState


class TravellerRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A score of the board in North-South's points, how many `times` it was obtained, whether one of them is `own`."""

    points: int
    times: int
    own: bool = False


class ComparedResult(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How a board compares: the `others`, tables whose result is known; the `traveller`, the highest score first, as
    far as results are plain scores; what North-South get, in `imps` or in `percent` of the matchpoints. With no others
    it is the first result on the board."""

    others: int
    traveller: tuple[TravellerRow, ...] = ()
    imps: Number | None = None
    percent: Number | None = None


class ScoreSheetLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board that was on the table: its `place` there (from 1) and its number.

    `over`: it was played to the end; if not, nothing more is said of it. `held`: the Director is looking at it and the
    score may change. `kind` is that of the score: of a result at the table, `contract` (`P`: passed out), `declarer`,
    his `tricks`, the opening `lead` and the `points` of North-South are told; `imps` and `percent` are what
    they get for it beside the other tables.
    """

    place: int
    board: int
    dealer: SeatName
    vulnerable: Vulnerability | None
    over: bool = False
    held: bool = False
    kind: str | None = None
    contract: str | None = None
    declarer: SeatName | None = None
    tricks: int | None = None
    lead: str | None = None
    points: int | None = None
    imps: Number | None = None
    percent: Number | None = None


def compared(shared: Shared) -> ComparedResult:
    """How the board compares with the other tables; it has to be over."""
    field = shared.now.setting.field or {}
    results = field.get("results", ())
    score = shared.score
    return ComparedResult(
        others=len(results),
        traveller=_traveller(results, None if score is None else _points(score)),
        imps=_ns(score and score.imps),
        percent=_ns(score and score.percent),
    )


def line(state: TableState, shared: Shared) -> ScoreSheetLine:
    """The board that is on the table in `state`, as its players have it on their score sheet."""
    now, dealt, score = shared.now, state.board.dealt, shared.score
    found = ScoreSheetLine(
        place=state.board.index + 1,
        board=dealt.number,
        dealer=dealt.dealer,
        vulnerable=dealt.vulnerable,
    )
    if now.phase not in ("ended", "closed"):
        return found
    led = next((one for one in now.facts.plays if one.counts and one.trick == 1), None)
    found = replace(found, over=True, held=is_held(now), lead=None if led is None else str(led.card))
    if score is None:
        return found
    contract = score.contract or None
    if score.kind == "table":
        contract = contract or "P"
    return replace(
        found,
        kind=score.kind,
        contract=contract,
        declarer=score.declarer or None,
        tricks=None if score.tricks is None else score.tricks or 0,
        points=_points(score),
        imps=_ns(score.imps),
        percent=_ns(score.percent),
    )


def for_onlookers(found: ScoreSheetLine) -> ScoreSheetLine:
    """The same without what is made of other tables' results. An artificial score is not."""
    return replace(found, imps=None, percent=found.percent if found.kind == "artificial" else None)


def _points(score: Score) -> int | None:
    """North-South's points, where both sides get the same result."""
    points = score.points or {}
    both = {points["NS"], -points["EW"]} if {"NS", "EW"} <= points.keys() else set()
    return both.pop() if len(both) == 1 else None


def _ns(by_side: Mapping[str, Number] | Any) -> Number | None:
    return by_side.get("NS") if isinstance(by_side, Mapping) else None


def _traveller(results: Any, own: int | None) -> tuple[TravellerRow, ...]:
    plain = Counter(one for one in results if isinstance(one, int))
    if not plain:
        return ()
    if own is not None:
        plain[own] += 1
    return tuple(
        TravellerRow(points=points, times=times, own=points == own)
        for points, times in sorted(plain.items(), reverse=True)
    )
