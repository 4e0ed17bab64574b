"""Records that made the program fail: each is judged, under every edition, and the road of its ruling can be gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.answer.seat import view
from bridgelaw.api.table import Table
from bridgelaw.desk.ruling import road
from bridgelaw.formats import record
from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.errors import Impossible

OWN = Path(__file__).parents[1] / "found"
SHARED = Path(__file__).parents[3] / "shared" / "found"
FILES = sorted({file.name: file for file in (*SHARED.glob("*.yaml"), *OWN.glob("*.yaml"))}.values())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_is_judged(file: Path, edition: str) -> None:
    found = record.load(file)
    table = Table.of(found, laws=edition)
    for act in found.acts:
        try:
            answer = table.do(act)
        except Impossible:
            # under another edition than its own the board may stand otherwise by then
            assert int(edition) != int(found.laws)
            return
        assert [error for error in answer.errors if error.kind == "not_judged"] == []
        assert road(table.course).state
        for seat in SEATS:
            assert view(table.book, table.situation, seat).seat == seat.value
    assert record.loads(record.dumps(found)).acts == found.acts
