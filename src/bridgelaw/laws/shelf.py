"""The shelf: finds the drawers and opens a Book of one edition under one authority."""

from __future__ import annotations

from functools import cache
from typing import Any

from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.loader import Drawer, drawers_in, open_drawer
from bridgelaw.lawbook.provision import LawbookError
from bridgelaw.table.vocabulary import EDITIONS, Edition


@cache
def drawer_names() -> tuple[str, ...]:
    """The packages of all drawers, in the order of the Laws."""
    return drawers_in("bridgelaw.laws")


def drawers() -> tuple[Drawer, ...]:
    """All drawers, opened."""
    return tuple(open_drawer(name) for name in drawer_names())


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
