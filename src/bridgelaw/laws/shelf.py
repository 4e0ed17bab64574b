"""The shelf: finds the drawers and opens a Book of one edition under one authority.

It also tells which provisions an edition has, by their names, and which stand at a number. A number may be another one
in the next edition, and the same number another provision: where it makes a difference which it is, its name decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.editions import USUAL, Edition, about
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.loader import Drawer, drawers_in, in_force, open_drawer
from bridgelaw.lawbook.provision import Provision


@cache
def drawer_names() -> tuple[str, ...]:
    """The packages of all drawers, in the order of the Laws."""
    return drawers_in("bridgelaw.laws")


def drawers() -> tuple[Drawer, ...]:
    """All drawers, opened."""
    return tuple(open_drawer(name) for name in drawer_names())


def open_book(edition: int | str = USUAL, authority: str = "wbf", **settings: Any) -> Book:
    """The Laws of an edition under an authority; `settings` override single regulations.

    Raises:
        LawbookError: no such edition, authority or setting.
    """
    return _open(str(edition), authority, tuple(sorted(settings.items())))


@cache
def _open(edition: str, authority: str, settings: tuple[tuple[str, Any], ...]) -> Book:
    about(edition)
    return Book(edition, authority, drawers(), regulations_of(authority, edition, **dict(settings)))


@cache
def provisions(edition: Edition) -> Mapping[str, Provision]:
    """All that is in force in that edition, by name (`law27.insufficient`).

    Raises:
        LawbookError: there is no such edition.
    """
    return in_force(drawers(), about(edition).edition)


@cache
def asks(edition: Edition, kind: str) -> bool:
    """Whether some provision of that edition asks a Question of that kind.

    Raises:
        LawbookError: there is no such edition.
    """
    return any(kind in provision.asks for provision in provisions(edition).values())


def standing_at(reference: str) -> tuple[Provision, ...]:
    """The provisions that stand at `2017:27B1(a)`; none where the program has nothing of it."""
    edition, _, number = reference.partition(":")
    return _by_number(edition).get(number, ()) if number else ()


@cache
def _by_number(edition: Edition) -> Mapping[str, tuple[Provision, ...]]:
    found: dict[str, tuple[Provision, ...]] = {}
    for one in provisions(edition).values():
        found[one.number] = (*found.get(one.number, ()), one)
    return found


def drawers_at(reference: str) -> frozenset[str]:
    """The drawers (`law27`) of the provisions that stand there."""
    return frozenset(one.drawer for one in standing_at(reference))
