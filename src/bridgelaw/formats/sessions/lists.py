"""The ranking and the travellers as CSV, for spreadsheets and for whatever else a club has: comma-separated, a row of
names first, codes and numbers as in the neutral form, whatever the language."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.comparing import Earned
from bridgelaw.session.model import FieldAward, Pair, PlayResult
from bridgelaw.session.ranking import Ranking, rank, rounded

RANKING = (
    "section", "direction", "place", "tied", "pair", "number", "players", "boards", "points", "available", "percent",
    "penalties", "handicap",
)  # fmt: skip
TRAVELLERS = (
    "board", "section", "round", "table", "ns", "ew", "contract", "by", "lead", "tricks", "score", "award_ns",
    "award_ew", "ns_points", "ew_points", "ns_percent", "ew_percent",
)  # fmt: skip


def ranking_csv(file: SessionFile, ranking: Ranking | None = None, *, names: bool = True) -> str:
    """The lists one behind the other, a line for each pair. `ranking`: where it is known already; `names`: of the
    players, where the file has them."""
    found = rank(file.session, file.regulations) if ranking is None else ranking
    rows = (
        (
            one.pair.section,
            one.direction.value if one.direction else "",
            one.rank,
            "yes" if one.tied else "no",
            one.pair.key,
            one.pair.number,
            _players(file, one.pair) if names else "",
            one.boards,
            _number(one.total),
            "" if one.available is None else one.available,
            _number(one.percent),
            _number(one.penalties) if one.penalties else "",
            _number(one.pair.handicap),
        )
        for one in found.standings
    )
    return _text(RANKING, rows)


def travellers_csv(file: SessionFile, ranking: Ranking | None = None) -> str:
    """A line for each result, board by board, in the order of the session; `score` is North-South's."""
    found = rank(file.session, file.regulations) if ranking is None else ranking
    order = sorted(range(len(file.session.results)), key=lambda place: file.session.results[place].board)
    return _text(TRAVELLERS, (_line(file.session.results[place], found, place) for place in order))


def _line(one: PlayResult, ranking: Ranking, place: int) -> Iterator[object]:
    yield from (one.board, one.section, one.round, one.table, one.ns, one.ew)
    yield "P" if one.passed_out else one.contract
    yield one.contract.declarer.value if one.contract else ""
    yield from (one.lead, one.tricks, one.score)
    yield from (_award(one, side) for side in (NS, EW))
    earned = [ranking.earned[place].get(side) for side in (NS, EW)]
    yield from (_number(None if each is None else each.points) for each in earned)
    yield from (_number(_percent(each)) for each in earned)


def _award(one: PlayResult, side: Side) -> str:
    """What the Director gave: a share of the board, or results with weights, points of North-South as everywhere."""
    award: FieldAward | None = one.award
    if award is None:
        return "unplayed" if one.unplayed is not None else ""
    if side in award.shares:
        return str(award.shares[side])
    return " ".join(f"{weight}*{score}" for score, weight in award.weighted.get(side, ()))


def _percent(each: Earned | None) -> Fraction | None:
    return None if each is None or not each.of else 100 * each.points / each.of


def _players(file: SessionFile, pair: Pair) -> str:
    return " / ".join(file.people[key].name for key in pair.people if key in file.people)


def _number(value: Fraction | None) -> str:
    return "" if value is None else f"{rounded(value):f}"


def _text(columns: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([_cell(cell) for cell in row] for row in rows)
    return out.getvalue()


def _cell(value: object) -> object:
    """A cell; a text that a spreadsheet would take for a formula is kept from being one."""
    text = "" if value is None else str(value)
    is_number = text.lstrip("-").replace(".", "", 1).isdecimal()
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") and not is_number else text
