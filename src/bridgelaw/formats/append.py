"""One more act in the text of a record, everything else left as it was written, comments included."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bridgelaw.formats import writer
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import loads
from bridgelaw.formats.yaml_reader import YamlPlaces

_ITEM = re.compile(r"(?P<indent> *)-(?P<gap> +)")


class NotKept(ValueError):
    """The text is written in a way in which an act can't be added without writing all of it anew."""


def appended(text: str, act: Mapping[str, Any], name: str = "<text>") -> tuple[str, Record]:
    """The text of a record in YAML with `act` (in the form of the record format) after its last act, and the record.

    Only a record that lists its acts each on lines of its own can be added to; that nothing else has changed is
    looked at before it is given back.

    Raises:
        NotKept: the acts are written in another form, such as JSON.
        RecordError: the text is no record, or no longer one with that act.
    """
    before = loads(text, name)
    found = _inserted(text, len(before.acts), writer.flow(act))
    if found is None:
        raise NotKept(name)
    try:
        after = loads(found, name)
    except RecordError:
        added(before, act)  # says what is wrong with the act, if anything is
        raise NotKept(name) from None
    if replace(after, acts=after.acts[:-1]) != before:
        raise NotKept(name)
    return found, after


def _with(before: Record, act: Mapping[str, Any]) -> dict[str, Any]:
    from bridgelaw.formats.record_data import write

    data = write(before)
    return data | {"acts": [*data["acts"], dict(act)]}


def added(before: Record, act: Mapping[str, Any]) -> Record:
    """The record with one more act, read as if it had been written so.

    Raises:
        RecordError: it is no record with that act.
    """
    from bridgelaw.formats.record import from_plain

    return from_plain(_with(before, act), before.origin.name)


def _inserted(text: str, acts: int, line: str) -> str | None:
    if acts == 0:
        return None
    lines = text.splitlines(keepends=True)
    places = YamlPlaces(text)
    first, last = (places.place(("acts", n))[0] for n in (0, acts - 1))
    item = _ITEM.match(lines[first - 1])
    if item is None or _ITEM.match(lines[last - 1]) is None:
        return None
    indent = item["indent"]
    end = last
    while end < len(lines) and _belongs(lines[end], indent):
        end += 1
    while end > last and (not lines[end - 1].strip() or lines[end - 1].lstrip().startswith("#")):
        end -= 1
    newline = "\r\n" if lines[last - 1].endswith("\r\n") else "\n"
    if not lines[end - 1].endswith("\n"):
        lines[end - 1] += newline
    lines.insert(end, f"{indent}-{item['gap']}{line}{newline}")
    return "".join(lines)


def _belongs(line: str, indent: str) -> bool:
    """Whether a line still stands under the item that begins with `indent`: it is deeper, empty or a comment."""
    stripped = line.strip()
    return not stripped or stripped.startswith("#") or line.startswith(indent + " ")
