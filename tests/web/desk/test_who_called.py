"""Something irregular is written down: who called the Director about it is one tap, and the ruling tells the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.desk.director import Director, director
from tests.web.desk.test_next_step import happened
from tests.web.desk.test_paper import does
from tests.web.desk.test_play_by_keys import HANDS, contract
from tests.web.house import Open, visit


async def revoked(at: Director) -> str:
    """East has not followed to a diamond, and West has led to the next trick: the page."""
    await contract(at, **HANDS)
    return await does(at, "/cards", cards="d2 d6 s4 dj c5 ck c2 c3 ca")


async def called(at: Director, house: Open) -> list[tuple[str, object, str]]:
    """Who drew attention or called, whether to an act, and how."""
    acts = [act for act in await happened(at, house) if act.verb in ("summon", "attention")]
    return [
        (act.by.value if hasattr(act, "by") else "director", getattr(act, "to", None) or act.of, act.verb)
        for act in acts
    ]


@pytest.mark.parametrize("seat", ["S", "E"])
def test_who_called_is_one_tap(tmp_path: Path, seat: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        page = await revoked(at)
        assert "Who called you about this? Nobody has pointed this out yet: East did not follow" in page
        assert "North East South West I saw it myself" in page
        page = await at.answers("take_up", seat)
        assert await called(at, house) == [(seat, "a9", "summon")]
        assert "Read out what follows. Done?" in page
        assert "established" in page
        name = {"S": "South", "E": "East"}[seat]
        letter = await at.look(f"{at.form('explain_options').action.removesuffix('/answers')}/ruling")
        assert f"{name} called the Director" in letter
        assert "took the matter up" not in letter

    visit(tmp_path, check)


def test_the_director_saw_it_himself(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await revoked(at)
        await at.answers("take_up", "yes")
        assert await called(at, house) == [("director", "a9", "attention")]

    visit(tmp_path, check)


@pytest.mark.parametrize("who", ["S", "W"])
def test_who_has_called_already_is_asked_about_it(tmp_path: Path, who: str) -> None:
    """Nobody says any more that it was not pointed out, and the call is not made a second time."""

    async def check(house: Open) -> None:
        at = await director(house)
        await revoked(at)
        page = await does(at, "/acts", who="S", what="summon")
        assert "South has called you. Was it about this? East did not follow" in page
        assert "Nobody has pointed this out" not in page
        assert "Yes: South pointed it out Or somebody else North East West I saw it myself" in page
        page = await at.answers("take_up", who)
        assert await called(at, house) == [("S", None, "summon"), (who, "a9", "attention")]
        assert "Read out what follows. Done?" in page
        letter = await at.look(f"{at.form('explain_options').action.removesuffix('/answers')}/ruling")
        assert "took the matter up" not in letter

    visit(tmp_path, check)


def test_who_called_about_what_somebody_let_be_known(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await contract(at)
        page = await does(at, "/acts", who="S", what="convey:hesitation", about="a3")
        assert "Who called you about this?" in page
        page = await at.answers("take_up", "W")
        (found,) = await called(at, house)
        assert (found[0], found[2]) == ("W", "summon")
        assert "Do all four players agree on this?" in page

    visit(tmp_path, check)


def test_a_call_that_was_irregular_itself_is_only_taken_up(tmp_path: Path) -> None:
    """Dummy has called: nobody is asked who called about that."""

    async def check(house: Open) -> None:
        at = await director(house)
        await revoked(at)
        await at.answers("take_up", "N")
        page = await at.answers("explain_options", "yes")
        assert "Drawing attention was itself irregular. Take it up?" in page
        assert "Who called you" not in page
        assert at.form("take_up").buttons == [("value", "yes")]

    visit(tmp_path, check)
