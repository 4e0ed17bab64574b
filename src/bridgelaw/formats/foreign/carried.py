"""What a file of another program cannot hold of a record, carried along in a place that other programs pass over.

The visible part of a file is written and read back; every key of the record that does not come back as it was is
carried as JSON. So reading gives the identical record, and a file holds nothing twice that it can say itself. `seen` is
a check sum of the visible part: when it differs, another program has changed that part since.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.formats.fields import FIELDS
from bridgelaw.formats.record_data import read, write

_USUAL: dict[str, Any] = {"source": None, "reading": (), "kept": None, "regulations": {}}


def check_sum(words: Iterable[str]) -> str:
    """The check sum of the words of a visible part, whatever the blanks and line ends between them."""
    return f"{zlib.crc32(chr(0).join(words).encode('utf-8', 'surrogatepass')):08x}"


def packed(record: Record, visible: Record, seen: str) -> str:
    """What has to be carried for `record`, as ASCII JSON; nothing if `visible` is the same."""
    if record == visible:
        return ""
    if record.acts == visible.acts:
        record, visible = replace(record, acts=()), replace(visible, acts=())
    ours, theirs = write(record), write(visible)
    differing = _differing(ours, theirs)
    if differing.get("kept") is not None and "kept" in theirs:
        differing["kept"] = _differing(ours["kept"], theirs["kept"])
    text = msgspec.json.encode({"seen": seen, **differing}).decode("utf-8")
    return "".join(sign if sign.isascii() else _escaped(sign) for sign in text)


def _differing(ours: Mapping[str, Any], theirs: Mapping[str, Any]) -> dict[str, Any]:
    """What stands in `ours` where it is something else in `theirs`; None for what is not there."""
    return {key: ours.get(key) for key in {**theirs, **ours} if ours.get(key) != theirs.get(key)}


def _merged(data: dict[str, Any], visible: Record) -> dict[str, Any]:
    """What was carried, with what is kept put together again."""
    kept = data.get("kept")
    if not isinstance(kept, dict):
        return data
    whole = {**FIELDS["kept"].write(visible.kept or {}), **kept}
    return {**data, "kept": {key: value for key, value in whole.items() if value is not None}}


def _escaped(sign: str) -> str:
    units = sign.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[n] << 8 | units[n + 1]:04x}" for n in range(0, len(units), 2))


def decoded(text: str) -> dict[str, Any] | None:
    """The mapping that was carried; None if it is damaged."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    return data if isinstance(data, dict) and isinstance(data.pop("seen", None), str) else None


def seen_of(text: str) -> str | None:
    """The check sum that was carried."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return None
    seen = data.get("seen") if isinstance(data, dict) else None
    return seen if isinstance(seen, str) else None


def unpacked(visible: Record, data: dict[str, Any]) -> Record | None:
    """The record of which `visible` is the visible part; None when the two do not make one."""
    try:
        data = _merged(data, visible)
        if all(key in _USUAL for key in data):
            values = {k: _USUAL[k] if v is None else FIELDS[k].read(v) for k, v in data.items()}
            return replace(visible, **values)
        merged = {**write(visible), **data}
        record = read({key: value for key, value in merged.items() if value is not None}, visible.origin)
        check(record)
    except (Wrong, RecordError):
        return None
    return record
