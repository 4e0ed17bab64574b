"""An evening is opened in a browser, and the units of the house find it."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import SessionOpened
from bridgelaw.web.hall import opening, units
from tests.web.house import Open, client_id, visit

FORM = {
    "title": "Club Tuesday",
    "scoring": "mp",
    "boards": "24",
    "tables": "3",
    "laws": "2017",
    "authority": "nbf",
    "withdrawn": "half",
}


async def operator(house: Open) -> httpx.AsyncClient:
    """The browser of whoever has the link of the hall."""
    browser = await house.browser()
    path = (await opening.fresh_link(house.lobby)).partition("/join/")[2]
    looked = await browser.get(f"/join/{path}", headers={"accept": "text/html"})
    assert "Open an evening" in looked.text
    joined = await browser.post(f"/join/{path}", headers={"origin": house.address})
    assert joined.headers["location"] == "/s/new"
    return browser


async def opened(house: Open, browser: httpx.AsyncClient, **other: str) -> str:
    """A new evening: the address of its Director's place."""
    done = await browser.post("/s/new", data=FORM | other, headers={"origin": house.address})
    assert done.status_code == 303, done.text
    return done.headers["location"].removesuffix("/links")


async def unit(house: Open, number: int) -> httpx.AsyncClient:
    """A phone that has scanned the card of a table."""
    phone = await house.browser()
    path = (await units.unit_links(house.lobby, number))[number].partition("/u/")[2]
    assert (await phone.get(f"/u/{path}")).status_code == 200
    done = await phone.post(f"/u/{path}", headers={"origin": house.address})
    assert (done.status_code, done.headers["location"]) == (303, f"/u/{number}")
    return phone


def test_in_a_hall_only_the_operators_browser_opens_an_evening(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        stranger = await house.browser()
        assert (await stranger.get("/s/new")).status_code == 403
        refused = await stranger.post("/s/new", data=FORM, headers={"origin": house.address})
        assert refused.status_code == 403
        browser = await operator(house)
        assert "Club Tuesday" not in (await browser.get("/s/new")).text
        director = await opened(house, browser)
        view = (await browser.get(f"{director}/view")).json()
        assert (view["type"], view["name"]) == ("director", "Club Tuesday")
        # what was chosen is kept for the next evening, and what goes on is said
        again = (await browser.get("/s/new")).text
        assert '<option value="nbf" selected>' in again
        assert "“Club Tuesday” is being played" in again
        # a page of somebody else cannot open one with his cookie
        foreign = await browser.post("/s/new", data=FORM, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403

    visit(tmp_path, check, hall=True)


def test_who_has_lost_the_directors_browser_goes_on_behind_the_operators_link(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        own = {"origin": house.address}
        first = await operator(house)
        assert "/s/new/on" not in (await first.get("/s/new")).text
        lost = await opened(house, first)
        second = await operator(house)
        for language in LANGUAGES:
            text = (await second.get("/s/new", headers={"accept-language": language})).text
            assert "Club Tuesday" in text.partition("<h1>")[0].partition("<main")[2]
        there = {"session": lost.split("/")[2]}
        done = await second.post("/s/new/on", data=there, headers=own)
        assert (done.status_code, done.headers["location"]) == (303, lost)
        assert (await second.get(f"{lost}/view")).json()["type"] == "director"
        # who is there already stays
        assert (await first.get(f"{lost}/view")).status_code == 200
        # an evening that was opened by mistake hides the one before it no more than itself
        mistaken = await opened(house, second, title="By mistake")
        text = (await second.get("/s/new")).text
        assert text.index("“By mistake”") < text.index("“Club Tuesday”")
        # nobody else, no foreign page, no session that is not the house's, none that is over
        assert (await (await house.browser()).post("/s/new/on", data=there, headers=own)).status_code == 403
        for browser in (second, first):
            evil = await browser.post("/s/new/on", data=there, headers={"origin": "https://evil.example"})
            assert evil.status_code == 403
        elsewhere = await house.lobby.hall.open(SessionOpened(name="Elsewhere", conditions=Conditions(scoring="mp")))
        assert "Elsewhere" not in (await second.get("/s/new")).text
        assert (await second.post("/s/new/on", data={"session": elsewhere}, headers=own)).status_code == 404
        closed = {"type": "close", "id": client_id()}
        await second.post(f"{mistaken}/facts", json=closed, headers=own)
        assert "By mistake" not in (await second.get("/s/new")).text
        gone = await second.post("/s/new/on", data={"session": mistaken.split("/")[2]}, headers=own)
        assert gone.status_code == 404

    visit(tmp_path, check, hall=True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"boards": "1"},
        {"boards": "many"},
        {"tables": "0"},
        {"laws": "1066"},
        {"authority": "x"},
        {"scoring": ""},
        {"withdrawn": ""},
    ],
)
def test_what_cannot_be_chosen_is_said_and_opens_nothing(tmp_path: Path, wrong: dict[str, str]) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        done = await browser.post("/s/new", data=FORM | wrong, headers={"origin": house.address})
        assert done.status_code == 422
        assert "cannot be chosen" in done.text
        assert await house.lobby.sessions_kept.streams.ids() == []

    visit(tmp_path, check)


def test_a_unit_waits_for_the_evening_and_comes_to_it_by_itself(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        phone = await unit(house, 2)
        for language in LANGUAGES:
            waits = await phone.get("/u/2", headers={"accept-language": language})
            assert waits.status_code == 200
            assert 'http-equiv="refresh"' in waits.text
        first = await opened(house, await operator(house))
        session = first.split("/")[2]
        led = await phone.get("/u/2")
        assert (led.status_code, led.headers["location"]) == (303, f"/s/{session}/at/unit:2")
        assert (await phone.get(f"/s/{session}/at/unit:2/view")).json()["table"] == 2
        # no other place
        for other in ("unit:1", "director", "screen"):
            assert (await phone.get(f"/s/{session}/at/{other}/view")).status_code == 401
        # the next evening: the same card leads to it, and not to the last one any more
        second = (await opened(house, await operator(house))).split("/")[2]
        assert (await phone.get("/u/2")).headers["location"] == f"/s/{second}/at/unit:2"
        assert (await phone.get(f"/s/{second}/at/unit:2/view")).status_code == 200
        assert (await phone.get(f"/s/{session}/at/unit:2/view")).status_code == 401

    visit(tmp_path, check, hall=True)


def test_a_closed_evening_is_waited_behind(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await operator(house)
        director = await opened(house, browser)
        phone = await unit(house, 1)
        there = (await phone.get("/u/1")).headers["location"]
        body = {"type": "close", "id": client_id()}
        closed = await browser.post(f"{director}/facts", json=body, headers={"origin": house.address})
        assert closed.json()["type"] == "done"
        # who was there may still look; who comes now waits
        assert (await phone.get(f"{there}/view")).status_code == 200
        assert 'http-equiv="refresh"' in (await phone.get("/u/1")).text

    visit(tmp_path, check, hall=True)


def test_cards_are_printed_anew_with_the_same_links_until_they_are_renewed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await operator(house)
        director = await opened(house, browser)
        own = {"origin": house.address}
        first, again = [await browser.post(f"{director}/cards", data={"tables": "3"}, headers=own) for _ in range(2)]
        links = re.findall(r"/u/\d+/[a-z2-7-]{14}", first.text)
        assert len(links) == 3
        assert re.findall(r"/u/\d+/[a-z2-7-]{14}", again.text) == links
        assert first.text.count("<svg") == 3
        phone = await house.browser()
        assert (await phone.get(links[0])).status_code == 200
        assert (await phone.get(links[0].upper().replace("/U/", "/u/"))).status_code == 200
        # the secret of one table is good for no other
        assert (await phone.get(links[0].replace("/u/1/", "/u/2/"))).status_code == 404
        await units.renew(house.lobby)
        assert (await phone.get(links[0])).status_code == 404
        assert (await unit(house, 1)).cookies

    visit(tmp_path, check, hall=True)


def test_the_director_gives_out_links_and_nobody_else(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        director = await opened(house, browser)
        own = {"origin": house.address}
        page = await browser.get(f"{director}/links")
        assert page.status_code == 200
        shown = await browser.post(f"{director}/links", data={"to": "deputy:1"}, headers=own)
        link = re.search(r'href="[^"]*(/join/[^"]+)"', shown.text)
        assert link
        deputy = await house.browser()
        assert "deputy 1" in (await deputy.get(link[1], headers={"accept": "text/html"})).text
        joined = await deputy.post(link[1], headers=own)
        there = joined.headers["location"]
        assert there == director.replace("director", "deputy:1")
        assert (await deputy.get(f"{there}/view")).json()["type"] == "director"
        for path in ("links", "cards", "pair-cards"):
            assert (await deputy.post(f"{there}/{path}", data={"to": "screen"}, headers=own)).status_code == 404
        # the big screen on the laptop itself
        screen = await browser.post(f"{director}/links", data={"to": "screen", "open": "1"}, headers=own)
        assert (await browser.get(f"{screen.headers['location']}/view")).json()["type"] == "screen"
        for wrong in ("pair:zz", "nobody", "unit:0"):
            assert (await browser.post(f"{director}/links", data={"to": wrong}, headers=own)).status_code == 404

    visit(tmp_path, check)


def test_a_pair_gets_a_slip_with_its_own_link(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        director = await opened(house, browser)
        own = {"origin": house.address}

        async def does(type: str, **fields: object) -> None:
            body = {"type": type, "id": client_id(), **fields}
            done = await browser.post(f"{director}/facts", json=body, headers=own)
            assert done.json()["type"] == "done", done.text

        for table in (1, 2, 3):
            for side in ("NS", "EW"):
                await does("sit", table=table, side=side, names=[[f"{side} of {table}", ""], ["Partner", ""]])
        await does("arrange", boards=6)
        printed = await browser.post(f"{director}/pair-cards", headers=own)
        assert printed.text.count("<svg") == 6
        assert "EW of 3 – Partner" in printed.text
        path = re.findall(r"/join/[A-Za-z0-9_-]+", printed.text)[0]
        phone = await house.browser()
        there = (await phone.post(path, headers=own)).headers["location"]
        assert (await phone.get(f"{there}/view")).json()["type"] == "pair"

    visit(tmp_path, check)
