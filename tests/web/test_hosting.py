"""The welcome: whoever has no link opens a table himself, as far as the operator lets him and no more often."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import USUAL
from bridgelaw.lessons.shelf import lesson, lessons
from bridgelaw.live.settings import TableSettings, checked
from bridgelaw.web import programs
from bridgelaw.web.settings import ServerSettings
from bridgelaw.web.tables import open_table
from bridgelaw.words import Words
from bridgelaw.words.telling.natural_card import natural_card
from tests.web.house import Guest, Open, visit

LINK = re.compile(r'href="([^"]*/join/[^"]+)"')


def test_one_press_leads_to_a_table_with_programs(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        page = await browser.get("/", headers={"accept-language": "nb"})
        assert "Spill alene nå" in page.text
        done = await browser.post("/alone", headers={"origin": house.address})
        assert done.status_code == 303
        place = done.headers["location"]
        table = place.split("/")[2]
        assert place == f"/t/{table}/S"
        # his place, and no other: a program directs, too
        view = (await browser.get(f"{place}/view?language=nb")).json()
        assert view["table"]["programs"] == ["N", "E", "W", "director"]
        assert view["table"]["lesson"] == {"name": "first_board", "n": 1, "of": len(lessons()), "moment": None}
        assert view["told"]["lesson"].keys() == {"say"}
        for who in ("N", "E", "W", "spectator", "director"):
            assert (await browser.get(f"/t/{table}/{who}/view")).status_code == 401

    visit(tmp_path, check)


@pytest.mark.parametrize("sent", ["bid_too_low", "2"])
def test_a_lesson_is_opened_at_its_moment(tmp_path: Path, sent: str) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        own = {"origin": house.address}
        done = await browser.post("/alone", data={"lesson": sent, "laws": "1997"}, headers=own)
        view = (await browser.get(f"{done.headers['location']}/view")).json()
        assert (view["table"]["lesson"]["name"], view["table"]["laws"]) == ("bid_too_low", 1997)
        assert [act["call"] for act in view["happened"]] == ["1S"]
        # free play is no lesson
        done = await browser.post("/alone", data={"lesson": "free"}, headers=own)
        table = (await browser.get(f"{done.headers['location']}/view")).json()["table"]
        assert (table["lesson"], table["programs"]) == (None, ["N", "E", "W", "director"])

    visit(tmp_path, check)


async def _judging(guest: Guest, *, asked: bool) -> dict[str, Any]:
    """What he is asked to judge, as soon as he is, or is not any more."""
    for _ in range(500):
        await guest.settle()
        frames = [json.loads(frame) for frame in guest.frames if '"to_judge"' in frame]
        if frames and (frames[-1]["question"] is not None) == asked:
            found: dict[str, Any] = frames[-1]
            return found
        await asyncio.sleep(0.01)
    raise AssertionError(guest.frames[-3:])


def test_the_director_that_is_a_program_asks_the_only_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PAUSE", 0.0)
    claim = lesson("claim")
    assert claim is not None
    settings = TableSettings(programs=("N", "E", "W", "director"), boards=claim.settings(USUAL, "").boards)

    async def check(house: Open) -> None:
        made = await open_table(house.lobby, settings, [*claim.acts, *claim.scripted])
        own = Open(house.lobby, house.address, made.table, made.links, house._stack)
        guest = await own.guest("S", language="en")
        for line in ("contest", "summon"):
            assert (await guest.do(line))["type"] == "done"
        asked = await _judging(guest, asked=True)
        assert (asked["kind"], asked["most"], asked["question"]["form"]) == ("normal_line", 12, "tricks")
        answer = {"type": "judged", "kind": asked["kind"], "of": asked["of"], "value": 8}
        assert (await guest.ask({**answer, "kind": "damage"}))["code"] == "stale"
        assert (await guest.ask(answer))["type"] == "done"
        while guest.view["answer"]["phase"] != "ended":
            await guest.seen()
        await _judging(guest, asked=False)
        # eight of those left, and the one before
        assert guest.view["answer"]["tricks"] == {"NS": 4, "EW": 9}
        # whoever does not play is not asked, and finds nothing
        other = await own.guest("spectator", language="en")
        assert (await other.ask(answer))["code"] == "not-allowed"

    visit(tmp_path, check)


def test_programs_have_a_system_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their opponents read it in their own language, as the Laws have it for any card."""
    monkeypatch.setattr(programs, "PAUSE", 0.0)

    async def check(house: Open) -> None:
        own = await house.another(programs=("N", "E", "W"))
        guest = await own.guest("S")
        while guest.view["waiting"] != ["S"]:
            await guest.seen()
        browser = await house.browser()
        for language in LANGUAGES:
            asked = own.url("S", f"/system-cards?opponents=true&language={language}")
            ours, theirs = (await browser.get(asked, headers=own.bearer("S"))).json()["cards"]
            assert (ours["written"], ours["lines"]) == (True, [])
            assert ours["law"]
            assert tuple(theirs["lines"]) == natural_card(Words(language))

    visit(tmp_path, check)


def test_programs_come_with_a_person_and_go_after_him(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PAUSE", 0.0)
    monkeypatch.setattr(programs, "LINGER", 0.0)

    async def check(house: Open) -> None:
        own = await house.another(programs=("N", "E", "W"))
        browser = await house.browser()
        view = (await browser.get(own.url("S", "/view"), headers=own.bearer("S"))).json()
        assert (view["happened"], view["waiting"], house.lobby.programs.at(own.table)) == ([], ["N"], False)
        guest = await own.guest("S")
        while guest.view["waiting"] != ["S"]:
            await guest.seen()
        assert [act["by"] for act in guest.view["happened"]] == ["N", "E"]
        await guest.settle()
        assert guest.there["E"]
        # a second page of his, and that one closed again, changes nothing
        other = await own.guest("S")
        await other.socket.close()
        await guest.settle()
        assert house.lobby.programs.at(own.table)
        await guest.socket.close()
        for _ in range(500):
            if not house.lobby.programs.at(own.table):
                break
            await asyncio.sleep(0.01)
        assert not house.lobby.programs.at(own.table)
        # he comes back, and they with him
        assert (await own.guest("S")).view["waiting"] == ["S"]
        assert house.lobby.programs.at(own.table)

    visit(tmp_path, check)


def test_a_table_is_hosted(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        assert "Ouvrir la table" in (await browser.get("/host?language=fr")).text
        sent = {"title": "<Thursday>", "name-N": "Ada", "laws": "2007", "scoring": "imp", "spectators": "open"}
        page = await browser.post("/host", data=sent, headers={"origin": house.address})
        assert page.status_code == 200
        assert page.headers["cache-control"] == "no-store"
        assert "&lt;Thursday&gt;" in page.text
        links = LINK.findall(page.text)
        assert len(set(links)) == 6
        # one button has the links of the four players, and not the Director's
        (copied,) = (one for one in re.findall(r'data-copy="([^"]*)"', page.text) if "&#10;" in one)
        lines = [line for line in copied.split("&#10;") if line]
        assert [line.split(":")[0] for line in lines] == ["North Ada", "East", "South", "West"]
        assert len({line.rsplit(" ", 1)[1] for line in lines} & set(links)) == 4
        for link in links:
            assert (await browser.get(link)).status_code == 200
        done = await browser.post(links[0], headers={"origin": house.address})
        seen = (await browser.get(f"{done.headers['location']}/view")).json()["table"]
        assert (seen["title"], seen["players"], seen["laws"]) == ("<Thursday>", {"N": "Ada"}, 2007)
        assert (seen["scoring"], seen["programs"]) == ("imp", [])

    visit(tmp_path, check)


@pytest.mark.parametrize("sent", [{"name-E": "x" * 61}, {"title": "a\u202eb"}, {"laws": "1066"}, {"scoring": "rubber"}])
def test_what_cannot_be_is_said_and_opens_nothing(tmp_path: Path, sent: dict[str, str]) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        before = len(await house.lobby.house.store.streams())
        page = await browser.post("/host", data=sent, headers={"origin": house.address})
        assert page.status_code == 400
        assert 'role="alert"' in page.text
        assert len(await house.lobby.house.store.streams()) == before

    visit(tmp_path, check)


@pytest.mark.parametrize("path", ["/alone", "/host"])
def test_one_address_opens_so_many(tmp_path: Path, path: str) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        own = {"origin": house.address}
        found = [(await browser.post(path, headers=own)).status_code for _ in range(4)]
        assert found[2:] == [429, 429]
        assert set(found[:2]) <= {200, 303}
        assert len(await house.lobby.house.store.streams()) == 3

    visit(tmp_path, check, opens="2/hour")


def test_strangers_leave_half_of_the_tables_to_the_operator(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        own = {"origin": house.address}
        assert [(await browser.post("/host", headers=own)).status_code for _ in range(2)] == [200, 429]
        operator = {"authorization": f"Bearer {house.lobby.operator}"}
        assert (await browser.post("/api/tables", json={}, headers=operator)).status_code == 201

    visit(tmp_path, check, tables=4)


@pytest.mark.parametrize("headers", [{}, {"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}])
def test_no_other_page_opens_one(tmp_path: Path, headers: dict[str, str]) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        for path in ("/alone", "/host"):
            assert (await browser.post(path, headers=headers)).status_code == 403
        assert len(await house.lobby.house.store.streams()) == 1

    visit(tmp_path, check)


@pytest.mark.parametrize("by", [{"open_tables": "operator"}, {"public": "https://table.example"}])
def test_a_club_keeps_it_to_itself(tmp_path: Path, by: dict[str, Any]) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        page = (await browser.get("/")).text
        assert "/alone" not in page
        assert "/host" not in page
        assert (await browser.get("/host")).status_code == 403
        for path in ("/alone", "/host"):
            own = {"origin": by.get("public", house.address)}
            assert (await browser.post(path, headers=own)).status_code == 403

    visit(tmp_path, check, **by)


def test_who_may_open_tables() -> None:
    assert ServerSettings().strangers_open
    assert not ServerSettings(public="https://table.example").strangers_open
    assert ServerSettings(public="https://table.example", open_tables="anybody").strangers_open
    assert not ServerSettings(open_tables="operator").strangers_open


def test_programs_do_not_sit_at_all_four_places() -> None:
    with pytest.raises(ValueError, match="programs sit"):
        checked(TableSettings(programs=("N", "E", "S", "W")))
