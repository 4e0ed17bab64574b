"""What has to be the same when real boards are written and read again, and taken from one form to another."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from types import ModuleType

from bridgelaw.formats import lin, pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import dumps, loads
from tests.formats.shared import SHARED

DATA = SHARED / "data"
FILES = sorted((*DATA.glob("pbn/*.pbn"), *DATA.glob("lin/*.lin"), *DATA.glob("generated/*.pbn")))


def forms(path: Path) -> tuple[ModuleType, ModuleType]:
    """The form of a file, and the other one."""
    return (lin, pbn) if path.suffix == ".lin" else (pbn, lin)


def written_and_read(path: Path, at_most: int | None = None) -> int:
    """Load, dump, load: the same records; how many there are. The boards that cannot be read are left out."""
    form, _ = forms(path)
    records = [one for one in islice(form.boards(path), at_most) if isinstance(one, Record)]
    text = form.dumps(records)
    back = form.loads(text)
    assert back == records
    assert form.dumps(back[:20]) == form.dumps(records[:20])
    return len(records)


def through_the_others(path: Path, at_most: int | None = None) -> int:
    """From its own form by that of records, and by the other file form, back to its own: the same text and records."""
    form, other = forms(path)
    records = [one for one in islice(form.boards(path), at_most) if isinstance(one, Record)]
    text = form.dumps(records)
    told = [loads(dumps(record, "json"), "board.json") for record in records]
    assert told == records
    assert form.dumps(told) == text
    shown = other.loads(other.dumps(records))
    assert shown == records
    assert form.loads(form.dumps(shown)) == records
    return len(records)
