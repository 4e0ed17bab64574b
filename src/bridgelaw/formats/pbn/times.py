"""Tables of the time that calls and cards took.

The standard has columns by name, one row for each call or card. One program in use writes a seat in the place of the
names and then bare seconds, four to a row: those of calls in turn, those of cards by seat, South first, though not in
the columns of the play. Where both orders could be meant, no time is given to anybody.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn.lexer import Tag
from bridgelaw.game.seats import Seat

AUCTION, PLAY = "AuctionTimeTable", "PlayTimeTable"
_CLOCK = re.compile(r"(?:(\d{1,4}):)?(\d{1,4}):(\d{1,2})")
_SECONDS = re.compile(r"\d{1,6}(?:\.\d{1,3})?")
_FIXED = (2, 3, 0, 1)  # South, West, North, East

Seconds = float | None


def of_calls(tag: Tag, lines: Sequence[str], number: int, findings: Findings) -> list[Seconds] | None:
    """The seconds that each of `number` calls took; None when the table does not tell."""
    if _is_variant(tag):
        found = [_plain(cell, unknown_zero=True) for cell in _cells(lines)]
    else:
        column = _column(tag, lines)
        if column is None:
            findings.note("bad_value", tag.at, f"{tag.name}: expected a column Time")
            return None
        found = column
    return _as_many(found, number, tag, findings)


def of_cards(
    tag: Tag, lines: Sequence[str], places: Sequence[int], seats: Sequence[Seat], first: Seat, findings: Findings
) -> list[Seconds] | None:
    """The seconds that each card took, in the order of `places`: the numbers of the cells in which the cards stand.

    `seats` are the hands of the cards, `first` that of the first column.
    """
    if not _is_variant(tag):
        column = _column(tag, lines)
        if column is None:
            findings.note("bad_value", tag.at, f"{tag.name}: expected a column Time")
            return None
        ranks = {place: n for n, place in enumerate(sorted(places))}
        found = _as_many(column, len(places), tag, findings)
        return None if found is None else [found[ranks[place]] for place in places]
    cells = _cells(lines)
    rows = [place // 4 for place in places]
    by_seat = [4 * row + _FIXED.index(seat.index) for row, seat in zip(rows, seats, strict=True)]
    by_column = [4 * row + (seat.index - first.index) % 4 for row, seat in zip(rows, seats, strict=True)]
    readings = [reading for reading in (by_seat, by_column) if _covers(reading, cells)]
    if not readings or (len(readings) == 2 and by_seat != by_column):
        findings.note("times_unsure", tag.at, f"{tag.name}: it is not certain whose time is whose")
        return None
    return [_plain(cells[n], unknown_zero=True) for n in readings[0]]


def says_no_more(tag: Tag, found: Sequence[Seconds]) -> bool:
    """Whether the table is made anew from the times that were found: nothing else stands in it."""
    columns = tag.value.split(";")
    alone = len(columns) == 1 and (_is_variant(tag) or columns[0].strip() == "Time")
    return alone and all(one is not None for one in found)


def written(seconds: Sequence[Seconds]) -> list[str]:
    """The rows of a table of the column Time; nothing where not every time is known."""
    if not seconds or any(one is None for one in seconds):
        return []
    return [f"{one:g}" if one != int(one or 0) else str(int(one or 0)) for one in seconds if one is not None]


def _is_variant(tag: Tag) -> bool:
    return tag.value.strip().upper() in Seat.__members__


def _cells(lines: Sequence[str]) -> list[str]:
    return " ".join(lines).split()


def _column(tag: Tag, lines: Sequence[str]) -> list[Seconds] | None:
    names = [name.partition("\\")[0].strip().lstrip("+-") for name in tag.value.split(";")]
    if "Time" not in names:
        return None
    cells = _cells(lines)
    return [_plain(cell) for cell in cells[names.index("Time") :: len(names)]]


def _plain(cell: str, *, unknown_zero: bool = False) -> Seconds:
    cell = cell.strip('"')
    clock = _CLOCK.fullmatch(cell)
    if clock:
        return int(clock[1] or 0) * 3600 + int(clock[2]) * 60 + int(clock[3])
    if not _SECONDS.fullmatch(cell) or (unknown_zero and cell == "0"):
        return None
    return int(cell) if cell.isdigit() else float(cell)


def _as_many(found: list[Seconds], number: int, tag: Tag, findings: Findings) -> list[Seconds] | None:
    if len(found) == number:
        return found
    findings.note("times_unsure", tag.at, f"{tag.name}: {len(found)} times for {number} calls or cards")
    return None


def _covers(reading: Sequence[int], cells: Sequence[str]) -> bool:
    """Whether every card has a time, and no time stands where no card does."""
    taken = set(reading)
    if any(n >= len(cells) or cells[n] == "-" for n in taken):
        return False
    return all(cell == "-" for n, cell in enumerate(cells) if n not in taken)
