"""The worked cases that stand beside the rules of each drawer, as records that can be followed act by act."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec
import rtoml
from msgspec import Struct

from bridgelaw.api.table import Table, followed
from bridgelaw.formats.board import Record
from bridgelaw.formats.lines import act
from bridgelaw.formats.record import from_plain
from bridgelaw.formats.scenario import expectations
from bridgelaw.lawbook.drawer import Texts
from bridgelaw.lawbook.editions import EDITIONS, Edition, about
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.laws.shelf import drawer_names

LISTED = "listed.toml"
"""Beside the cases: what they list in full."""
LONGEST = 60
"""Letters of a slug; what is longer ends at a word."""


class Worked(Struct, frozen=True, kw_only=True):
    """One case of a drawer: a record with what is expected of its answers, and the editions that it speaks of.

    `slug` names it in an address, once in its drawer; `titles` are its name in the languages that have one.
    """

    drawer: str
    law: int
    slug: str
    titles: Texts
    editions: tuple[Edition, ...]
    record: Record

    def table(self, edition: Edition) -> Table:
        """The table after the last act, under that edition."""
        return followed(self.record, laws=edition)


@cache
def worked_cases(package: str) -> tuple[Worked, ...]:
    """The cases of the drawer in `package`, in its own order; none where it has no `cases.toml`.

    What a case expects is what it says itself, and behind that what is listed of it in `listed.toml`. Where an
    edition inherits cases, it expects what it does in the one before, at each moment of which it says nothing itself.

    Raises:
        LawbookError: what is there is not TOML.
        RecordError: a case is no record.
    """
    file = files(package) / "cases.toml"
    if not file.is_file():
        return ()
    short = package.rpartition(".")[2]
    entries = _read(file, f"{short}/cases.toml").get("case", ())
    listed = files(package) / LISTED
    lists: dict[str, list[dict[str, Any]]] = {}
    if listed.is_file():
        for row in _read(listed, f"{short}/{LISTED}").get("listed", ()):
            lists.setdefault(row.pop("case"), []).append(_exactly(row))
    return tuple(_worked(short.partition("_")[0], entries, lists))


def all_worked_cases() -> Iterator[Worked]:
    """Every case of every drawer."""
    for package in drawer_names():
        yield from worked_cases(package)


def _read(file: Traversable, name: str) -> dict[str, Any]:
    try:
        return rtoml.loads(file.read_text(encoding="utf-8"))
    except rtoml.TomlParsingError as error:
        raise LawbookError(f"{name}: {error}") from error


def _exactly(row: dict[str, Any]) -> dict[str, Any]:
    """A row of `listed.toml` as what is expected: at that moment all this and nothing else."""
    moment: dict[str, Any] = {key: row.pop(key) for key in ("laws", "after") if key in row}
    return moment | {"exactly": row}


def _row(row: dict[str, Any]) -> dict[str, Any]:
    """What a case expects, as a record says it. What it `lists` stands in the other file."""
    said = {key: value for key, value in row.items() if key not in ("none", "lists")}
    if "none" in row:
        said["exactly"] = {**{part: [] for part in row["none"]}, **said.get("exactly", {})}
    return said


def _inherited(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is expected in editions of which the case says nothing, by what it expects in those before."""
    found = list(rows)
    for edition in EDITIONS:
        base = about(edition).based_on
        if base is None or about(edition).cases == "named":
            continue
        spoken = {row.get("after") for row in _in(rows, edition)}
        for row in _in(found, base):
            if row.get("after") not in spoken:
                renumbered = msgspec.json.encode(row).replace(f'"{base}:'.encode(), f'"{edition}:'.encode())
                new = msgspec.json.decode(renumbered) | {"laws": [int(edition)]}
                found.append(new)
                yield new


def _in(rows: list[dict[str, Any]], edition: str) -> list[dict[str, Any]]:
    return [row for row in rows if int(edition) in row.get("laws", ())]


def _worked(drawer: str, entries: list[dict[str, Any]], lists: Mapping[str, list[dict[str, Any]]]) -> Iterator[Worked]:
    taken: set[str] = set()
    for entry in entries:
        fields: dict[str, Any] = {"bridgelaw": 1, **entry, "title": entry["name"]}
        fields["acts"] = [act(line) for line in entry["acts"]]
        rows = [row for each in entry["expect"] if (row := _row(each)).keys() - {"laws", "after"}]
        rows += lists.get(entry["name"], ())
        fields["expect"] = [*rows, *_inherited(rows)]
        titles: Texts = {"en": fields.pop("name"), **fields.pop("named", {})}
        record = from_plain(fields, f"{drawer}/cases.toml: {entry['name']}")
        spoken = {edition for expected in expectations(record) for edition in expected.laws}
        editions = tuple(edition for edition in EDITIONS if edition in spoken)
        slug = _slug(titles["en"], taken)
        yield Worked(
            drawer=drawer,
            law=int(drawer.removeprefix("law")),
            slug=slug,
            titles=titles,
            editions=editions,
            # the record says under which Laws it is read when nothing else does
            record=msgspec.structs.replace(record, laws=editions[-1]) if editions else record,
        )


def _slug(name: str, taken: set[str]) -> str:
    """The words of the name with hyphens, as many as there is room for; a number where another has them already."""
    found = ""
    for word in re.findall(r"[a-z0-9]+", name.lower().replace("'", "").replace("’", "")):
        longer = f"{found}-{word}" if found else word
        if len(longer) > LONGEST:
            break
        found = longer
    slug, number = found, 1
    while slug in taken:
        number += 1
        slug = f"{found}-{number}"
    taken.add(slug)
    return slug
