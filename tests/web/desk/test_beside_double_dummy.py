"""Beside the double-dummy figures of the score's page: the other tables, and deals that fit what a player might use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.api import over_deals
from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.web.desk import fitting, score_page
from bridgelaw.words import Words
from tests.session.sessions import FORM, field
from tests.web.desk.director import director, said
from tests.web.desk.on_paper import EXAMPLES, Desk, desk
from tests.web.desk.test_of_session import case_at
from tests.web.desk.test_score import decided
from tests.web.house import Open, visit

SHOWN = "{by: E, call: 1S, id: opening, shows: {hcp: [11, 20], S: [5, 13]}}"
HEADS = ("adjust-dd-hands", "adjust-dd-field-head")


@pytest.fixture(autouse=True)
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """The four hands are not what is looked at here, and their solver is slow."""

    async def found(case: object) -> dict[str, Any]:
        return {"unsolved": "late"}

    monkeypatch.setattr(score_page, "_solved", found)


@pytest.fixture
def nine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Declarer takes nine tricks on three deals of four, else eight."""

    def tricks(deals: list[str], outcomes: list[object], *rest: object, **more: object) -> list[list[dict[str, int]]]:
        return [[{"": 9 if n % 4 else 8} for n in range(len(deals))] for _ in outcomes]

    monkeypatch.setattr(over_deals, "solve_many", tricks)


def test_the_other_tables_with_the_contracts_of_their_session(tmp_path: Path) -> None:
    """With what is known of each, the best result of North-South first, and how many tables had it."""

    def made(contract: str, by: str, tricks: int, score: int) -> dict[str, Any]:
        return {"contract": contract, "by": by, "tricks": tricks, "score": score}

    async def check(house: Open) -> None:
        scores = [
            made("4S", "S", 11, 450),
            {"score": 90},
            made("4S", "S", 10, 420),
            made("4S", "S", 10, 420),
            {"contract": "P"},
        ]
        rows = [one | {"round": 1, "table": int(one["ns"][1:])} for one in field(*scores)]
        pairs = [{"pair": f"{side}{n}"} for side in "NE" for n in range(1, 6)]
        await house.lobby.sessions_kept.take_over(
            "tuesday", loads(json.dumps({"form": FORM, "pairs": pairs, "results": rows}))
        )
        at, address = await case_at(house, table="2")
        page = await at.look(f"{address}/score?dd=1")
        words = Words("en")
        told = page.partition(words.say("adjust-dd-field-head"))[2]
        assert words.say("adjust-dd-field-lead", n=4) in told
        first = told.index("4♠ by South, made with 1 overtrick")
        assert first < told.index("4♠ by South, made North–South +420 2") < told.index("Passed out North–South 0 1")

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_three_things_that_nobody_takes_for_one_another(tmp_path: Path, language: str, nine: None) -> None:
    async def check(house: Open) -> None:
        at = await shown(house, language)
        words = Words(language, 2017)
        await at.open("/score")
        await at.sends("/field", results="110 110 -50 A+", expected="", NS="", EW="")
        page = said((await at.get("/score?dd=1")).text)
        told = [words.say(name) for name in HEADS]
        assert [page.count(one) for one in told] == [1, 2]  # with the caption of its table
        assert page.index(told[0]) < page.index(told[1])
        assert words.say("adjust-dd-field-lead", n=3) in page
        assert words.say("adjust-dd-fit", seat="S") not in page
        assert words.say("adjust-dd-fit-ask", seat="S") in page
        page = said((await at.get("/score?dd=S")).text)
        fits = words.say("adjust-dd-fit", seat="S")
        assert page.index(told[1]) < page.index(fits)
        assert words.say("adjust-dd-fit-ask", seat="S") not in page
        for name, more in (
            ("adjust-dd-fit-lead", {"seat": "S", "n": "200"}),
            ("adjust-dd-fit-margin", {"n": "7"}),
            ("adjust-dd-fit-not", {}),
        ):
            assert said(words.say(name, **more)) in page.partition(fits)[2], name
        assert f"{said(words.percent(75))} " in page.partition(fits)[2]
        three = words.contract("3D", "S")
        assert said(words.say("adjust-dd-fit-made", text=words.call("3D"), value=three)) in page

    visit(tmp_path, check)


async def shown(house: Open, language: str = "en") -> Desk:
    """A case that has come to its score, where it is known what the opening showed."""
    text = (EXAMPLES / "hesitation.yaml").read_text("utf-8").replace("{by: E, call: 1S, id: opening}", SHOWN)
    assert SHOWN in text
    return await decided(house, text, language=language)


def test_before_other_actions_are_named_nothing_is_solved(tmp_path: Path, nine: None) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        page = await at.open("/score?dd=W")
        words = Words("en")
        assert words.say("adjust-dd-fit-nobody") in page
        assert words.say("adjust-dd-field-none") in page
        assert words.say("adjust-dd-fit-margin", n="7") not in page

    visit(tmp_path, check)


def test_why_there_are_no_deals_that_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*anything: object, **more: object) -> None:
        raise Unsolved("absent")

    async def check(house: Open) -> None:
        at = await shown(house)
        words = Words("en")
        monkeypatch.setattr(over_deals, "solve_many", fails)
        assert words.say("dd-unsolved-absent") in await at.open("/score?dd=S")
        with fitting._AT_WORK:
            assert words.say("adjust-dd-fit-busy") in await at.open("/score?dd=S")

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_where_nothing_is_known_of_any_call_nothing_is_solved(tmp_path: Path, language: str, nine: None) -> None:
    async def check(house: Open) -> None:
        at = await decided(house, language=language)
        page = said((await at.get("/score?dd=S")).text)
        words = Words(language)
        assert said(words.say("adjust-dd-fit-silent")) in page
        assert said(words.say("adjust-dd-fit-margin", n="7")) not in page

    visit(tmp_path, check)


def test_only_the_director_is_shown_any_of_it(tmp_path: Path, nine: None) -> None:
    async def check(house: Open) -> None:
        at = await decided(house)
        address = f"{at.at}/score?dd=S"
        assert (await at.browser.get(address)).status_code == 200
        stranger = await house.browser()
        assert (await stranger.get(address)).status_code in (401, 403, 404)
        found = await director(await house.another(kind="paper"), "en")
        assert (await found.browser.get(address)).status_code == 200  # at every table of the house he is the Director

    visit(tmp_path, check)
