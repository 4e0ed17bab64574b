"""Values and tables that have not the form that the standard asks for. They are kept as they are; this only says so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn import values
from bridgelaw.formats.pbn.lexer import Tag
from bridgelaw.formats.pbn.names import TABLES
from bridgelaw.game.seats import Seat

_SCORE = r"(?:NS|EW) [+-]?\d+"
_FORMS = {
    "OptimumScore": (re.compile(rf"{_SCORE}(?: {_SCORE})?"), "NS or EW and a number"),
    "Scoring": (re.compile(r"[^;?]+(?:;[^;?]+)*"), "words with ; between them"),
    "Declarer": (re.compile(r"\^?[NESWnesw]"), "a seat"),
    "Time": (re.compile(r"\d\d:\d\d:\d\d"), "HH:MM:SS"),
    "UTCTime": (re.compile(r"\d\d:\d\d:\d\d"), "HH:MM:SS"),
}
_DENOMINATION = re.compile(r"(?:NT|N|[SHDC])(?:X{1,2})?", re.IGNORECASE)
_COLUMN = re.compile(r"[+-]?\w+(?:\\\d+[LR]?)?")
_CELL = re.compile(r'"(?:[^"\\]|\\.)*"|(?P<remark>\{[^}]*\}?|;[^\n]*)|[^\s{;]+')


def check_values(tags: Mapping[str, Tag], findings: Findings) -> None:
    """Report values in another form than they should have."""
    for name in _CHECKED:
        tag = tags.get(name)
        if tag is not None and (fault := _fault(name, tag.value)):
            findings.note("bad_value", tag.at, fault)


_CHECKED = (*_FORMS, "Contract", "Result")
_SHORT = 100


def _fault(name: str, value: str) -> str:
    """What is wrong with the form of a value; nothing if it is right. Files repeat such values, the short ones."""
    return _found(name, value) if len(value) <= _SHORT else _found.__wrapped__(name, value)


@lru_cache(2048)
def _found(name: str, value: str) -> str:
    said = value.strip()
    if said in values.NOTHING:
        return ""
    if name == "Contract":
        right = values.contract(said) is not None or _DENOMINATION.fullmatch(said)
        return "" if right else f"Contract: {said!r}: expected Pass, or as in 3NTX"
    if name == "Result":
        return "" if values.tricks(said, Seat.N) is not None else f"Result: {said!r} is no number of tricks"
    form, what = _FORMS[name]
    return "" if form.fullmatch(said) else f"{name}: {said!r}: expected {what}"


def check_tables(tables: Mapping[str, Sequence[str]], tags: Mapping[str, Tag], findings: Findings) -> None:
    """Report tables of the standard whose columns or rows are not as it has them."""
    for name in TABLES:
        if name not in tables or ";" not in tables[name][0]:
            continue
        value, *lines = tables[name]
        at = tags[name].at
        columns = value.split(";")
        for column in columns:
            if not _COLUMN.fullmatch(column.strip()):
                findings.note("bad_value", at, f"{name}: {column!r} is no column")
        cells = list(_CELL.finditer("\n".join(lines)))
        number = sum(cell["remark"] is None for cell in cells)
        if number % len(columns):
            findings.note("bad_value", at, f"{name}: {number} cells do not fill rows of {len(columns)}")
        first = next((n for n, cell in enumerate(cells) if cell["remark"] is None), len(cells))
        if any(cell["remark"] for cell in cells[first:]):
            findings.note("bad_value", at, f"{name}: a comment between the cells")
