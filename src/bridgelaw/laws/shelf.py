"""The shelf: finds the drawers and opens a Book of one edition under one authority."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.loader import Drawer, open_drawer
from bridgelaw.lawbook.provision import LawbookError
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.table.vocabulary import EDITIONS, Edition

AUTHORITIES = ("wbf", "ebu", "acbl", "ffb", "nbf")


@cache
def drawer_names() -> tuple[str, ...]:
    """The packages of all drawers, in the order of the Laws."""
    here = files("bridgelaw.laws")
    found = (entry.name for entry in here.iterdir() if entry.name.startswith("law") and (entry / "law.toml").is_file())
    return tuple(f"bridgelaw.laws.{name}" for name in sorted(found))


def drawers() -> tuple[Drawer, ...]:
    """All drawers, opened."""
    return tuple(open_drawer(name) for name in drawer_names())


def regulations_of(authority: str, edition: Edition, **overrides: Any) -> Regulations:
    """The settings of an authority under an edition, single ones overridden.

    Raises:
        LawbookError: no such authority, no such setting, or a value that the setting cannot take.
    """
    import tomli

    if authority not in AUTHORITIES:
        raise LawbookError(f"no authority {authority!r}: {', '.join(AUTHORITIES)}")
    text = (files("bridgelaw.lawbook") / "authorities" / f"{authority}.toml").read_bytes()
    stated = tomli.loads(text.decode()).get("setting", {})
    values = {name: entry["value"] for name, entry in stated.items()}
    for name, entry in stated.items():
        values[name] = entry.get("by_edition", {}).get(edition, entry.get("value"))
    known = set(Regulations.__struct_fields__)
    stray = sorted(overrides.keys() - known)
    if stray:
        raise LawbookError(f"no regulation {', '.join(stray)}: {', '.join(sorted(known))}")
    merged = {name: value for name, value in {**values, **overrides}.items() if value is not None}
    try:
        return msgspec.convert(merged, Regulations)
    except msgspec.ValidationError as error:
        raise LawbookError(f"regulations of {authority}: {error}") from error


def open_book(edition: int | str = "2017", authority: str = "wbf", **settings: Any) -> Book:
    """The Laws of an edition (1997, 2007 or 2017) under an authority; `settings` override single regulations.

    Raises:
        LawbookError: no such edition, authority or setting.
    """
    return _open(str(edition), authority, tuple(sorted(settings.items())))


@cache
def _open(edition: str, authority: str, settings: tuple[tuple[str, Any], ...]) -> Book:
    if edition not in EDITIONS:
        raise LawbookError(f"no edition {edition}: {', '.join(EDITIONS)}")
    year: Edition = edition
    return Book(year, authority, drawers(), regulations_of(authority, year, **dict(settings)))
