"""A record as plain data, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import Origin, Wrong
from bridgelaw.formats.fields import EXPECT, FIELDS, VERSION
from bridgelaw.formats.kinds import refused, shown
from bridgelaw.formats.mappings import missing, read_key, unknown_key
from bridgelaw.game.deals import UNKNOWN
from bridgelaw.game.seats import dealer_of, vulnerability_of
from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.errors import LawbookError

KEYS = ("bridgelaw", *FIELDS, "acts", "expect")


def read(data: Any, origin: Origin) -> Record:
    """The record in plain data.

    Raises:
        Wrong: it is no record.
    """
    if not isinstance(data, Mapping):
        raise refused(data, "a record: a mapping that begins with bridgelaw: 1", "not-a-record")
    _check_version(data)
    values: dict[str, Any] = {}
    for key, given in data.items():
        if key in FIELDS:
            values[key] = read_key(FIELDS[key], key, given)
        elif key not in KEYS:
            raise unknown_key(key, KEYS, "a record")
    if "acts" in data:
        try:
            values["acts"] = acts_format.read(data["acts"])
        except Wrong as wrong:
            raise wrong.under("acts") from None
    if "expect" in data:
        values["expect"] = read_key(EXPECT, "expect", data["expect"])
    values |= values.pop("table", {})
    _fill_in(values)
    record = Record(**values, origin=origin)
    _check_regulations(record)
    _check_expected(record)
    return record


def _check_version(data: Mapping[str, Any]) -> None:
    if "bridgelaw" not in data:
        raise missing("bridgelaw", "a record (bridgelaw: 1)")
    version = data["bridgelaw"]
    if type(version) is not int or version != VERSION:
        said = f"version {shown(version)} of the record format: this program reads {VERSION}"
        raise Wrong("version", said, ["bridgelaw"], text=shown(version), allowed=str(VERSION))


def _fill_in(values: dict[str, Any]) -> None:
    board = values.get("board")
    if board is not None:
        values.setdefault("dealer", dealer_of(board))
        values.setdefault("vulnerable", vulnerability_of(board))
    elif "dealer" not in values:
        raise missing("board", "a record that does not name its dealer")


def _check_regulations(record: Record) -> None:
    if record.regulations:
        try:
            regulations_of(record.authority, record.laws, **record.regulations)
        except LawbookError as error:
            raise Wrong("bad-regulation", str(error), ["regulations"]) from None


def _check_expected(record: Record) -> None:
    if not record.expect:
        return
    known = {"start", *(act.id for act in record.acts)}
    for n, row in enumerate(record.expect):
        after = row.get("after", "start")
        if after not in known:
            raise Wrong("no-such-act", f"after: no act is called {after!r}", ["expect", n, "after"], id=after)


def write(record: Record) -> dict[str, Any]:
    """The inverse of `read`: keys in the order of the format, and nothing that goes without saying."""
    given = {key: getattr(record, key) for key in FIELDS if key != "table"}
    given["table"] = {"entry": record.entry, "screens": record.screens}
    usual: dict[str, Any] = {
        "title": "",
        "authority": "wbf",
        "regulations": {},
        "language": "en",
        "scoring": None,
        "table": {"entry": "allow", "screens": False},
        "deal": UNKNOWN,
        "players": {},
        "field": None,
        "norms": {},
        "session": {},
        "match": None,
        "source": None,
        "reading": (),
        "kept": None,
        "board": None,
        "vulnerable": None,
    }
    if record.board is not None:
        usual["dealer"] = dealer_of(record.board)
        usual["vulnerable"] = vulnerability_of(record.board)
    data: dict[str, Any] = {"bridgelaw": VERSION}
    for key, kind in FIELDS.items():
        if key not in usual or given[key] != usual[key]:
            data[key] = kind.write(given[key])
    if "table" in data:
        data["table"] = {k: v for k, v in data["table"].items() if v != usual["table"][k]}
    data["acts"] = acts_format.write(record.acts)
    if record.expect:
        data["expect"] = EXPECT.write(record.expect)
    return data
