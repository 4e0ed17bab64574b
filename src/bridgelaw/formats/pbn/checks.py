"""Values and tables that have not the form that the standard asks for. They are kept as they are; this only says so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

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
    for name, (form, what) in _FORMS.items():
        said = values.value(tags, name)
        if said and not form.fullmatch(said):
            findings.note("bad_value", tags[name].at, f"{name}: {said!r}: expected {what}")
    said = values.value(tags, "Contract")
    if said and values.contract(said) is None and not _DENOMINATION.fullmatch(said):
        findings.note("bad_value", tags["Contract"].at, f"Contract: {said!r}: expected Pass, or as in 3NTX")
    said = values.value(tags, "Result")
    if said and values.tricks(said, Seat.N) is None:
        findings.note("bad_value", tags["Result"].at, f"Result: {said!r} is no number of tricks")


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
