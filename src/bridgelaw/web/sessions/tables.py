"""Tables that are sorted by a link in the head of each column: the server does it, a script only does it faster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

Direction = Literal["ascending", "descending"]


class SortedCell(Struct, frozen=True):
    """A cell: its text, what it is sorted by, and where it leads. Where there is little room it also says what columns
    that are left out there say: `beside` its text, and `under` it."""

    text: str
    value: float | str = ""
    href: str = ""
    beside: str = ""
    under: str = ""


class SortedColumn(Struct, frozen=True):
    """A column: `key` in the address, its heading, how its cells stand; `first`: how the first touch sorts it;
    `folds`: it is left out where there is little room, and another column's cells say the same."""

    key: str
    name: str
    align: Literal["left", "center", "right"] = "right"
    first: Direction = "ascending"
    folds: bool = False


class SortedHead(Struct, frozen=True):
    """The head of a column as it is shown: how it is sorted now, and the link by which it is, or is turned."""

    column: SortedColumn
    now: Direction | None
    href: str


class SortedTable(Struct, frozen=True):
    """A table in its order."""

    caption: str
    heads: tuple[SortedHead, ...]
    rows: tuple[tuple[SortedCell, ...], ...]
    note: str = ""


def sorted_table(
    caption: str,
    columns: Sequence[SortedColumn],
    rows: Sequence[tuple[SortedCell, ...]],
    asked: Mapping[str, str],
    usual: str,
    note: str = "",
) -> SortedTable:
    """The rows by what the address asks for (`sort`, `way=turned`), else by the column `usual`; rows that are equal
    there stay in their order."""
    keys = [column.key for column in columns]
    key = asked["sort"] if asked.get("sort") in keys else usual
    at = keys.index(key)
    column = columns[at]
    turned = key == asked.get("sort") and asked.get("way") == "turned"
    now: Direction = _other(column.first) if turned else column.first
    ordered = sorted(rows, key=lambda row: _order(row[at].value), reverse=now == "descending")
    # what has no value stands last whichever way it is sorted
    ordered.sort(key=lambda row: row[at].value == "")
    heads = tuple(
        SortedHead(one, now if one.key == key else None, _href(one.key, turn=one.key == key and not turned))
        for one in columns
    )
    return SortedTable(caption, heads, tuple(ordered), note)


def _order(value: float | str) -> tuple[bool, float, str]:
    return (True, 0, value.casefold()) if isinstance(value, str) else (False, value, "")


def _other(direction: Direction) -> Direction:
    return "descending" if direction == "ascending" else "ascending"


def _href(key: str, *, turn: bool) -> str:
    return f"?sort={key}&way=turned" if turn else f"?sort={key}"
