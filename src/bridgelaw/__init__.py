"""bridgelaw: a duplicate-bridge table that keeps the Laws.

A record of what happened at a table goes in; what the Laws of 1997, 2007 or 2017 say comes out: the state of the
table, what was irregular, who may and must do what, which options exist and for whom, and what follows.

Names are imported when they are first used, so that `import bridgelaw` costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bridgelaw.answer.model import Answer, plain
    from bridgelaw.api.table import Table, judge
    from bridgelaw.formats.board import Record
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.formats.record import dump as dump_record
    from bridgelaw.formats.record import dumps as write_record
    from bridgelaw.formats.record import load as load_record
    from bridgelaw.formats.record import loads as read_record
    from bridgelaw.lawbook.errors import LawbookError
    from bridgelaw.lawbook.judge import Book
    from bridgelaw.lawbook.situation import Situation
    from bridgelaw.laws.shelf import open_book
    from bridgelaw.table.errors import Impossible

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Book",
    "Impossible",
    "LawbookError",
    "Record",
    "RecordError",
    "Situation",
    "Table",
    "dump_record",
    "judge",
    "load_record",
    "open_book",
    "plain",
    "read_record",
    "write_record",
]

_HOMES = {
    "Answer": "answer.model",
    "Book": "lawbook.judge",
    "Impossible": "table.errors",
    "LawbookError": "lawbook.errors",
    "Record": "formats.board",
    "RecordError": "formats.errors",
    "Situation": "lawbook.situation",
    "Table": "api.table",
    "judge": "api.table",
    "open_book": "laws.shelf",
    "plain": "answer.model",
}
_RENAMED = {"dump_record": "dump", "load_record": "load", "read_record": "loads", "write_record": "dumps"}


def __getattr__(name: str) -> Any:
    if name in _RENAMED:
        return getattr(import_module("bridgelaw.formats.record"), _RENAMED[name])
    if name in _HOMES:
        return getattr(import_module(f"bridgelaw.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'bridgelaw' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
