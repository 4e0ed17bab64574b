"""Each rule function is taken out in turn: some case must then fail. Else nothing shows that the rule is right."""

from __future__ import annotations

import copy

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.listening import Listening
from bridgelaw.laws.shelf import open_book
from tests.laws.cases import Case, all_cases, differences

NAMES = sorted({rule.provision.name for edition in EDITIONS for rule in open_book(edition).rules})


def without(book: Book, name: str) -> Book:
    """`book` with the rule of that name taken out."""
    maimed = copy.copy(book)
    maimed._listening = Listening([rule for rule in book.rules if rule.provision.name != name])
    return maimed


def notices(case: Case, name: str) -> bool:
    book = without(open_book(case.edition, case.record.authority, **case.record.regulations), name)
    try:
        return bool(differences(case, book))
    except LawbookError:
        return True


@pytest.mark.parametrize("name", NAMES)
def test_a_case_fails_without_it(name: str) -> None:
    drawer = name.partition(".")[0]
    cases = sorted(all_cases(), key=lambda case: case.drawer != drawer)
    assert any(notices(case, name) for case in cases), f"no case needs {name}"
