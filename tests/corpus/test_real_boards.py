"""Control on real, legal boards: where nothing was irregular, nothing at all may be found.

The boards lie beside the project (`../shared`) and are not ours to copy. Without them the legal boards of the test kit
speak (tests/properties).
"""

from __future__ import annotations

from functools import cache

import pytest

from bridgelaw.answer.build import build
from bridgelaw.api.table import followed
from bridgelaw.formats import pbn
from bridgelaw.formats.board import Record
from bridgelaw.lawbook.editions import EDITIONS
from tests.formats.shared import SHARED

TEAMS = SHARED / "data" / "pbn" / "endplay_realbridge_teams_2021_a.pbn"


@cache
def boards() -> list[Record]:
    """The boards of a team match, where they are at hand."""
    return pbn.load(TEAMS) if TEAMS.is_file() else []


@pytest.mark.parametrize("edition", EDITIONS)
def test_silent_on_legal_boards(edition: str) -> None:
    for record in boards():
        table = followed(record, laws=edition)
        for now in table.course.situations:
            answer = build(table.book, now, "x")
            found = (answer.irregularities, answer.options, answer.obligations, answer.questions, answer.errors)
            assert found == ((), (), (), (), ()), f"board {record.board}"


def test_how_many_there_are() -> None:
    bid = [record for record in boards() if record.acts]
    assert len(bid) == (140 if TEAMS.is_file() else 0)
