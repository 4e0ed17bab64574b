"""A short evening played online, with all that has to be true of it; `sweeps/test_online.py` plays a whole one."""

from __future__ import annotations

from pathlib import Path

from tests.online.session import OnlineSession
from tests.online.whole import check, played
from tests.online.witness import Witness, deals_of
from tests.web.house import Open, visit


def test_an_evening_of_five_pairs(tmp_path: Path) -> None:
    async def whole(house: Open) -> None:
        at = await OnlineSession.opened(house)
        found = await played(at, pairs=5, boards=10, seed=1)
        assert len(found.witness.outcomes) == 20
        assert len(found.awards) >= 3
        check(found, tables=2)

    visit(tmp_path, whole)


def test_the_search_finds_what_is_there() -> None:
    deals = deals_of(2, 1)
    witness = Witness(deals)
    witness.search("player:p2.1", deals[2].split(" ")[1])
    assert len(witness.hits) == 1
    witness.search("player:p2.1", "AKQ.J52.T98.7643")
    assert len(witness.hits) == 1
