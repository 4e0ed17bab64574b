"""Before a board goes on the table is told when to call the Director again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.desk.director import director
from tests.web.desk.test_paper import does, opened
from tests.web.house import Open, visit


@pytest.mark.parametrize(
    ("laws", "made", "when"),
    [
        ("2017", "yes", "should call the Director when the play ends"),
        ("1997", "yes", "should call the Director at once"),
        ("2017", "no", ""),
    ],
)
def test_after_a_hesitation(tmp_path: Path, laws: str, made: str, when: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1", laws=laws))
        await does(at, "/calls", calls="p p 1d p 1h p")
        await does(at, "/acts", who="E", what="convey:hesitation", about="a6", text="twenty seconds")
        await does(at, "/acts", who="N", what="summon", about="a7")
        await at.answers("facts_agreed", "yes")
        page = await at.answers("information_made_available", made)
        assert ("Say to the table as well" in page) == bool(when)
        assert when in page

    visit(tmp_path, check)


def test_after_a_wrong_explanation(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(await opened(at, number="1"))
        await does(at, "/calls", calls="1d p")
        await does(at, "/acts", who="S", what="explain", about="a1", text="natural")
        await does(at, "/acts", who="S", what="correct", about="a3", text="precision")
        await does(at, "/acts", who="W", what="summon", about="a3")
        page = await at.answers("misinformation", "yes")
        if "would_have_acted" in at.text:
            page = await at.answers("would_have_acted", "no")
        if "May the table go on?" not in page:
            page = await at.answers("explain_options", "yes")
        assert "the wrong or missing information damaged it calls the Director again" in page

    visit(tmp_path, check)
