"""Records in and out: `load loads dump dumps` (record format, section 1). YAML and JSON.

A file is taken as a whole or refused as a whole, with `file:line: what is wrong`.
"""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Literal

from bridgelaw.formats import acts as acts_format
from bridgelaw.formats import limits
from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import Misplaced, Origin, RecordError, Wrong
from bridgelaw.formats.json_reader import JsonPlaces, decode
from bridgelaw.formats.record_data import read, write
from bridgelaw.table.acts import Act

__all__ = ["Record", "RecordError", "dump", "dumps", "from_plain", "load", "loads", "plain_record", "read_act"]

Form = Literal["yaml", "json"]


def load(path: str | Path) -> Record:
    """The record in a file: JSON when it is called `.json`, else YAML (of which JSON is a part).

    Raises:
        RecordError: it cannot be read as a record.
    """
    path = Path(path)
    name = str(path)
    data = limits.read_bytes(path, name, limits.JSON_AT_MOST if _says_json(name) else limits.YAML_AT_MOST)
    return _read(data, name)


def loads(text: str | bytes, name: str = "<text>") -> Record:
    """The record in a text; `name` stands for the file in errors, and one that ends in `.json` says that it is JSON.

    Raises:
        RecordError: it cannot be read as a record.
    """
    if isinstance(text, bytes):
        return _read(text, name)
    try:
        return _read(text.encode("utf-8"), name)
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        said = "half of a character (a lone surrogate)"
        raise RecordError(name, line, error.start - text.rfind("\n", 0, error.start), "encoding", said) from None


def from_plain(data: Any, name: str = "<record>") -> Record:
    """The record in decoded data: what a YAML or JSON reader makes of a file.

    Raises:
        RecordError: it is no record; lines are all 1.
    """
    return _made(data, Origin(name))


def read_act(
    data: Mapping[str, Any], number: int = 1, before: Collection[str] | None = None, name: str = "<act>"
) -> Act:
    """One act in its own form, as number `number` of a board; `before` are the ids of the acts that it may be about.

    Without `before`, it may be about anything.

    Raises:
        RecordError: it is no act, its id is taken, or it is about an act that is not there.
    """
    try:
        return acts_format.read_one(data, number, before)
    except Wrong as wrong:
        wrong.path[:0] = ["acts", number - 1]
        raise Origin(name).error(wrong, _id_of(data)) from None


def plain_record(record: Record) -> dict[str, Any]:
    """A record as plain data, in the form in which it is written."""
    return write(record)


def dump(record: Record, path: str | Path) -> None:
    """Write a record to a file: JSON when it is called `.json`, else YAML."""
    path = Path(path)
    path.write_bytes(dumps(record, "json" if _says_json(path.name) else "yaml").encode("utf-8"))


def dumps(record: Record, form: Form = "yaml") -> str:
    """A record as text: keys in the order of the format, what goes without saying left out, an act to a line."""
    from bridgelaw.formats import writer

    data = write(record)
    return writer.json_text(data) if form == "json" else writer.yaml_text(data)


def _says_json(name: str) -> bool:
    return name.lower().endswith(".json")


def _read(data: bytes, name: str) -> Record:
    json = _says_json(name)
    maybe_json = json or data[:1000].removeprefix(BOM_UTF8).lstrip()[:1] == b"{"
    limits.check_size(len(data), name, limits.JSON_AT_MOST if maybe_json else limits.YAML_AT_MOST)
    data = limits.checked(data, name)
    try:
        if maybe_json:
            try:
                return _made(decode(data), Origin(name, JsonPlaces(data)))
            except Misplaced as fault:
                if json or fault.wrong.code != "not-json":
                    raise
        limits.check_size(len(data), name, limits.YAML_AT_MOST)
        from bridgelaw.formats.yaml_reader import YamlPlaces, compose

        text = data.decode("utf-8")
        return _made(compose(text), Origin(name, YamlPlaces(text)))
    except Misplaced as fault:
        raise Origin(name).error_at(fault.wrong, fault.line, fault.column) from None


def _made(data: Any, origin: Origin) -> Record:
    try:
        record = read(data, origin)
    except Wrong as wrong:
        path = wrong.path
        act = data["acts"][path[1]] if len(path) > 1 and path[0] == "acts" and isinstance(path[1], int) else None
        raise origin.error(wrong, _id_of(act)) from None
    check(record)
    return record


def _id_of(act: Any) -> str | None:
    id = act.get("id") if isinstance(act, Mapping) else None
    return id if isinstance(id, str) and id else None
