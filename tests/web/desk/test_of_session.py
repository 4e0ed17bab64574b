"""A case that names a table of a session: nothing about the field is typed, and what changes there changes here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.formats.sessions.session_file import SessionFile
from tests.session.sessions import FORM, field
from tests.web.desk.director import Director, Forms, director, said
from tests.web.desk.test_paper import new_form, opened
from tests.web.house import Open, visit

AVERAGE = "kind=artificial&share_ns=average_plus&share_ew=average_minus"
RULED = {"weighted": {"ns": [[50, 0.5], [-100, 0.5]]}}


def evening(*scores: Any, **conditions: Any) -> SessionFile:
    """Three boards at four tables of section A; these are the scores of the first."""
    rows = [
        one | {"section": "A", "round": board, "table": int(one["ns"][1:])}
        for board in (1, 2, 3)
        for one in field(*(scores if board == 1 else (450, 420, 50, -50)), board=board)
    ]
    pairs = [{"pair": f"{side}{n}", "section": "A", "number": str(n)} for side in "NE" for n in (1, 2, 3, 4)]
    data = {"pairs": pairs, "results": rows, "conditions": conditions, "sections": [{"section": "A", "tables": 4}]}
    return loads(json.dumps({"form": FORM, **data}))


async def case_at(house: Open, language: str = "en", **fields: str) -> tuple[Director, str]:
    """A case about board 1 at a table of the session: its address."""
    at = await director(house, language)
    return at, (await opened(at, **{"number": "1", "session": "tuesday", "table": "A2", **fields})).partition("#")[0]


def is_typed(at: Director) -> bool:
    """Whether the page lets anybody type the other tables."""
    return any(form.action.endswith("/field") for form in Forms(at.text).found)


def test_field_and_percentages_are_read_and_follow_the_session(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        kept = house.lobby.sessions_kept
        await kept.take_over("tuesday", evening(450, 420, 50, {"unplayed": "late"}))
        at, address = await case_at(house)
        page = await at.look(f"{address}/score")
        for part in ("+450 · +50", "Read from tuesday, table A2: 3 of 4 results.", "66.67%", "33.33%"):
            assert part in page, part
        assert not is_typed(at)
        # average plus is what the pair has on the other boards
        assert "66.67% × 6 = 4" in await at.look(f"{address}/score?{AVERAGE}")
        # the fourth table is scored, the third is ruled on
        await kept.take_over("tuesday", evening(450, 420, RULED, 480))
        page = await at.look(f"{address}/score?{AVERAGE}")
        assert "4 of 4 results" in page
        assert "+450 · 50% +50, 50% −100 · +480" in page
        # looked at again nothing is added to the case
        version = (await house.lobby.house.table(address.split("/")[3])).state.version
        await at.look(f"{address}/score")
        assert (await house.lobby.house.table(address.split("/")[3])).state.version == version

    visit(tmp_path, check)


def test_laws_and_scoring_are_those_of_the_session(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        conditions = {"scoring": "butler", "laws": 2007, "authority": "ebu"}
        await house.lobby.sessions_kept.take_over("tuesday", evening(450, 420, 50, -50, **conditions))
        at, address = await case_at(house, scoring="mp")
        settings = (await house.lobby.house.table(address.split("/")[3])).state.settings
        assert (settings.scoring, str(settings.laws), settings.authority) == ("imp", "2007", "ebu")
        # 450, 50 and -50 are 150 in the mean; 420 is 270 better, which is 7 IMPs
        page = await at.look(f"{address}/score?bid=4S&by=S&tricks=10")
        for part in ("the datum of the other tables", "+150", "+7 IMPs"):
            assert part in page, part

    visit(tmp_path, check)


def test_what_is_read_is_not_typed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await house.lobby.sessions_kept.take_over("tuesday", evening(450, 420, 50, -50))
        at, address = await case_at(house)
        await at.look(f"{address}/score")
        form = next(form for form in Forms(at.text).found if form.action.endswith("/penalties"))
        form.action = f"{address}/field"
        reply = await at.send(form, results="100", expected="", NS="", EW="")
        assert (reply.status_code, "read from its session" in said(reply.text)) == (422, True)
        # the session is taken away: what was read last stands
        await house.lobby.sessions_kept.streams.remove("tuesday")
        page = await at.look(f"{address}/score")
        assert "no longer there" in page
        assert "+450 · +50 · −50" in page

    visit(tmp_path, check)


def test_a_large_field(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        scores = [420 + 10 * (n % 7) for n in range(130)]
        kept = house.lobby.sessions_kept
        await kept.take_over("tuesday", loads(json.dumps({"form": FORM, **large(scores)})))
        at, address = await case_at(house, table="2")
        await kept.take_over("tuesday", loads(json.dumps({"form": FORM, **large([*scores[:50], 0, *scores[51:]])})))
        page = await at.look(f"{address}/score")
        assert "130 of 130 results" in page
        assert "· 0 ·" in page

    visit(tmp_path, check)


def large(scores: list[int]) -> dict[str, Any]:
    """One board at many tables, each named."""
    rows = [one | {"round": 1, "table": int(one["ns"][1:])} for one in field(*scores)]
    return {"pairs": [{"pair": f"{side}{n}"} for side in "NE" for n in range(1, len(scores) + 1)], "results": rows}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"session": "wednesday"}, "The board was not scored at wednesday A2."),
        ({"table": "A9"}, "The board was not scored at tuesday A9."),
        ({"table": "B2"}, "The board was not scored at tuesday B2."),
        ({"number": "7"}, "The board was not scored at tuesday A2."),
        ({"table": "two"}, "“two” is no table of a session"),
        ({"session": ""}, "“A2” is no table of a session"),
    ],
)
def test_a_table_that_is_not_there(tmp_path: Path, fields: dict[str, str], told: str) -> None:
    async def check(house: Open) -> None:
        await house.lobby.sessions_kept.take_over("tuesday", evening(450, 420, 50, -50))
        at = await director(house)
        await at.look("/desk/paper/new")
        reply = await at.send(new_form(at), **{"number": "1", "session": "tuesday", "table": "A2", **fields})
        assert (reply.status_code, told in said(reply.text)) == (422, True), said(reply.text)[-600:]

    visit(tmp_path, check)


def test_the_table_is_named_later(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await house.lobby.sessions_kept.take_over("tuesday", evening(450, 420, 50, -50))
        at = await director(house, "fr")
        address = (await opened(at, number="1", scoring="mp")).partition("#")[0]
        await at.look(f"{address}/score")
        assert is_typed(at)
        await at.look(f"{address}/board")
        form = next(form for form in Forms(at.text).found if form.action.endswith("/board"))
        board = {"number": "1", "scoring": "mp", "laws": "2017", "authority": "wbf"}
        reply = await at.send(form, **board, session="tuesday", table="A9")
        assert reply.status_code == 422
        reply = await at.send(form, **board, session="tuesday", table="A3")
        assert reply.status_code == 303, said(reply.text)
        assert "4 résultats sur 4" in await at.look(f"{address}/score")
        await at.look(f"{address}/board")
        assert 'value="A3"' in at.text

    visit(tmp_path, check)
