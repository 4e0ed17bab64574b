"""What a PBN record says that no field of `Record` holds, as plain data (`kept`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

from bridgelaw.formats.board import Record
from bridgelaw.formats.pbn import values
from bridgelaw.formats.pbn.lexer import Tag
from bridgelaw.formats.pbn.names import MANDATORY, SECTIONS
from bridgelaw.formats.pbn.sections import SectionsRead
from bridgelaw.table import acts


def kept(
    record: Record,
    tags: Mapping[str, Tag],
    again: Sequence[Tag],
    tables: Mapping[str, Sequence[str]],
    remarks: Sequence[tuple[str, str]],
    told: SectionsRead,
) -> dict[str, Any] | None:
    """What has to be kept beside `record`; None when nothing has."""
    usual = values.usual(record, told.ending)
    said: dict[str, str] = {}
    for name, tag in tags.items():
        given = usual.get(name)
        if given == tag.value or name in SECTIONS or name in tables:
            continue
        if (
            given is None
            or (given == "?" and tag.value.strip() not in values.NOTHING)
            or values.says_more(name, tag.value, given, told.ending)
        ):
            said[name] = tag.value
    found: dict[str, Any] = {}
    if said:
        found["tags"] = {name: said[name] for name in sorted(said, key=_order)}
    if tables or told.whole:
        rows = {name: tuple(lines) for name, lines in tables.items() if name not in told.timed}
        rows |= {name: tuple(lines) for name, lines in told.whole.items()}
        found["tables"] = {name: rows[name] for name in sorted(rows)}
    found["marks"] = told.marks
    if told.notes:
        found["notes"] = tuple(told.notes)
    if remarks:
        found["remarks"] = tuple(sorted(remarks, key=itemgetter(0)))
    if told.ends:
        found["ends"] = {name: sign for name, sign in told.ends.items() if sign != usual_end(record, name)}
    found["rest"] = told.rest
    if again:
        found["again"] = tuple((tag.name, tag.value) for tag in again)
    return {key: value for key, value in found.items() if value} or None


def usual_end(record: Record, section: str) -> str:
    """The sign that ends an unfinished section where the file had none, or the same."""
    if section == "Auction":
        return "+"
    return "*" if any(isinstance(act, acts.Result) for act in reversed(record.acts)) else "+"


_PLACES = {name: f"\0{n:02}" for n, name in enumerate(MANDATORY)}


def _order(name: str) -> str:
    """Tags that must be there come first, in their own order."""
    return _PLACES.get(name, name)
