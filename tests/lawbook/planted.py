"""Drawers of Laws that do not exist: to see what the machine makes of rules that are wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.drawer import DrawerData, ProvisionData
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.loader import Drawer


def provision(number: str, **fields: Any) -> ProvisionData:
    """A provision in force in every edition under that number."""
    return ProvisionData(in_=dict.fromkeys(EDITIONS, number), summary=dict.fromkeys(LANGUAGES, "x"), **fields)


def drawer(
    law: int, *functions: Callable[..., Any], fields: dict[str, dict[str, Any]] | None = None, **data: Any
) -> Drawer:
    """A drawer whose provisions are the functions, numbered `lawA`, `lawB` … in their order."""
    entries = {
        function.__name__: provision(f"{law}{chr(65 + n)}", **(fields or {}).get(function.__name__, {}))
        for n, function in enumerate(functions)
    }
    made = DrawerData(law=law, title={"en": "x", "fr": "x", "nb": "x"}, provision=entries, **data)
    return Drawer(f"law{law:02}", made, {function.__name__: function for function in functions}, None)


def book(*drawers: Drawer) -> Book:
    """The 2017 Book of those drawers."""
    return Book("2017", "wbf", drawers)
