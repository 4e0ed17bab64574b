"""A plugin of pytest: of a test that is the same in every language or under every edition, the gate takes one of them.

Which one goes round from test to test, and from row to row of the other columns, so that each language and each edition
is taken many times in every folder; `sweeps/test_whole_suite.py` takes them all.

Texts that are expected in a language are a column of their own: such a row has no other like it, and stays. So do the
rows of a test that expects something else in each of them, of one that names a few languages itself, and all of the
folders that are not named here: there the language or the edition is what is tested.
"""

from __future__ import annotations

import inspect
import re
import zlib
from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any

import pytest

from tests.kit.whole import WHOLE

FOLDERS = ("answer", "api", "cli", "desk", "hall", "lessons", "live", "properties", "search", "web")
"""What is between the Laws and the words: it treats each edition and each language in the same way."""
WORDS = "words"
"""Here each language is taken, and each edition, but not each with each other."""
_ALL = {"language": frozenset({"en", "fr", "nb"}), "edition": frozenset({"1997", "2007", "2017"})}
"""All that there are: `tests/gate/test_turns.py` looks."""

Rows = dict[Any, list[pytest.Item]]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has its turn elsewhere."""
    if WHOLE:
        return
    alike: dict[str, Rows] = {}
    for item in items:
        if (found := _likeness(item)) and _folder(item) in (*FOLDERS, WORDS):
            alike.setdefault(item.nodeid.partition("[")[0], {}).setdefault(found, []).append(item)
    left = {item.nodeid for test, rows in alike.items() for item in _left(test, rows)}
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left])
        items[:] = [item for item in items if item.nodeid not in left]


def _folder(item: pytest.Item) -> str:
    tests = item.config.rootpath / "tests"
    return item.path.relative_to(tests).parts[0] if tests in item.path.parents else ""


def _likeness(item: pytest.Item) -> tuple[tuple[str, str], ...]:
    """What is the same in all rows that differ in their language and edition only."""
    row = getattr(item, "callspec", None)
    if row is None:
        return ()
    found = tuple((name, _kind(value) or repr(value)) for name, value in row.params.items())
    return () if any(kind in _ALL and _tells_apart(item, name) for name, kind in found) else found


def _tells_apart(item: pytest.Item, column: str) -> bool:
    """Whether the test itself says that something else is expected in one of them than in another."""
    return bool(
        re.search(rf"\[{column}\]|\b{column}\)? *(?:[=!<>]=|[<>]|in\b|not in\b)", _source(getattr(item, "obj", None)))
    )


@cache
def _source(test: object) -> str:
    try:
        return inspect.getsource(test)  # type: ignore[arg-type]  # whatever has none is refused
    except TypeError:
        return ""


def _kind(value: Any) -> str:
    """Whether it is a language or an edition; nothing where it is neither."""
    return next((name for name, values in _ALL.items() if str(value) in values), "")


def _left(test: str, rows: Rows) -> Iterator[pytest.Item]:
    """The rows of one test that are left to the sweep."""
    turn = zlib.crc32(test.encode())
    for likeness, items in rows.items():
        sizes = [len(_ALL[kind]) for _, kind in likeness if kind in _ALL]
        if not sizes or len(items) != prod(sizes):
            continue
        if _folder(items[0]) != WORDS:
            yield from (item for n, item in enumerate(items) if n != turn % len(items))
        elif len(sizes) == 2:
            many = sizes[1]
            yield from (item for n, item in enumerate(items) if (n // many + turn) % many != n % many)
        turn += 1
