"""Of what is the same in all languages and editions some rows are taken, and each of them comes."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import EDITIONS
from tests.kit import turns

ROOT = Path("/clone")


def rows(folder: str, test: str, **columns: tuple[str, ...]) -> list[Any]:
    """A test with a row for each combination."""
    path = ROOT / "tests" / folder / "test_it.py"
    return [
        SimpleNamespace(
            nodeid=f"{test}[{'-'.join(row)}]",
            path=path,
            config=SimpleNamespace(rootpath=ROOT),
            callspec=SimpleNamespace(params=dict(zip(columns, row, strict=True))),
        )
        for row in product(*columns.values())
    ]


@pytest.fixture(autouse=True)
def gate(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the sweep takes this file."""
    monkeypatch.setattr(turns, "WHOLE", False)


def taken(items: list[Any]) -> list[dict[str, str]]:
    """What is left of them in the gate."""
    config: Any = SimpleNamespace(hook=SimpleNamespace(pytest_deselected=lambda items: None))
    turns.pytest_collection_modifyitems(config, items)
    return [item.callspec.params for item in items]


def test_those_are_all_there_are() -> None:
    assert set(turns._ALL["language"]) == set(LANGUAGES)
    assert set(turns._ALL["edition"]) == set(EDITIONS)


def test_one_of_each_and_all_by_turns() -> None:
    found = taken(rows("web", "test_it", start=tuple("abcdefghi"), language=LANGUAGES, laws=EDITIONS))
    assert [row["start"] for row in found] == list("abcdefghi")
    assert {(row["language"], row["laws"]) for row in found} == set(product(LANGUAGES, EDITIONS))


def test_another_test_begins_with_another_one() -> None:
    found = taken([row for n in range(30) for row in rows("api", f"test_{n}", language=LANGUAGES)])
    assert len(found) == 30
    assert {row["language"] for row in found} == set(LANGUAGES)


def test_of_words_each_language_and_each_edition() -> None:
    found = taken(rows("words", "test_it", language=LANGUAGES, laws=EDITIONS))
    assert [row["language"] for row in found] == list(LANGUAGES)
    assert {row["laws"] for row in found} == set(EDITIONS)
    assert len(taken(rows("words", "test_it", language=LANGUAGES))) == 3


@pytest.mark.parametrize("folder", ["laws", "formats"])
def test_where_the_edition_is_what_is_tested_all_are_taken(folder: str) -> None:
    assert len(taken(rows(folder, "test_it", language=LANGUAGES, laws=EDITIONS))) == 9


def test_what_has_no_other_like_it_stays() -> None:
    texts = rows("web", "test_it", language=LANGUAGES)
    for row, text in zip(texts, ("one", "un", "en"), strict=True):
        row.callspec.params["text"] = text
    assert len(taken(texts)) == 3
    assert len(taken(rows("web", "test_it", language=LANGUAGES[:2]))) == 2


def test_a_test_that_expects_something_else_of_each_keeps_all() -> None:
    expected = {"en": 1, "fr": 2, "nb": 3}

    def test(language: str) -> None:
        assert expected[language]

    found = rows("web", "test_it", language=LANGUAGES)
    for row in found:
        row.obj = test
    assert len(taken(found)) == 3


def test_the_sweep_takes_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "WHOLE", True)
    assert len(taken(rows("web", "test_it", language=LANGUAGES))) == 3
