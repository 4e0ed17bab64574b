"""The score sheet and boards that are over, by HTTP: whose they are, and how often they may be asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.house import Open, client_id, visit


async def passed_out(house: Open) -> None:
    """The first board is passed out, and the next one begins."""
    seats = await house.four()
    for guest in seats.values():
        await guest.hello()
    for who in "NESW":
        assert (await seats[who].do("call P"))["type"] == "done"
    for guest in seats.values():
        assert (await guest.ask({"type": "next_board", "id": client_id()}))["type"] == "done"


def test_a_player_gets_his_boards_and_nobody_without_a_link_gets_any(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await passed_out(house)
        browser = await house.browser()
        own = house.bearer("N")
        sheet = (await browser.get(house.url("N", "/scores"), headers=own)).json()["boards"]
        assert [(one["place"], one["contract"], one["points"]) for one in sheet] == [(1, "P", 0)]
        again = (await browser.get(house.url("N", "/view?board=1&language=fr"), headers=own)).json()
        assert (again["table"]["boards"], again["answer"]["phase"]) == (1, "ended")
        assert set(again["answer"]["hands"]) == set("NESW")
        assert again["told"]["score"]
        assert again["result"] == {"others": 0}
        # the one on the table is seen from his place, as always
        now = (await browser.get(house.url("N", "/view?board=2"), headers=own)).json()
        assert set(now["answer"]["hands"]) == {"N"}
        assert (await browser.get(house.url("N", "/view?board=3"), headers=own)).status_code == 404
        for path in ("/scores", "/view?board=1"):
            assert (await browser.get(house.url("N", path), headers=house.bearer("E"))).status_code == 401
            assert (await browser.get(house.url("N", path))).status_code == 401

    visit(tmp_path, check)


def test_a_board_that_the_director_broke_off_stays_closed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        director = await house.guest("director", language="en")
        assert (await director.ask({"type": "next_board", "id": client_id()}))["type"] == "done"
        browser = await house.browser()
        for who in ("N", "spectator"):
            reply = await browser.get(house.url(who, "/view?board=1"), headers=house.bearer(who))
            assert reply.status_code == 403
        reply = await browser.get(house.url("director", "/view?board=1"), headers=house.bearer("director"))
        assert reply.json()["table"]["boards"] == 1

    visit(tmp_path, check)


@pytest.mark.parametrize("path", ["/scores", "/view?board=1"])
def test_boards_are_not_looked_at_without_end(tmp_path: Path, path: str) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        url, headers = house.url("N", path), house.bearer("N")
        found = [(await browser.get(url, headers=headers)).status_code for _ in range(4)]
        assert found == [200, 200, 200, 429]
        # the table itself, and the others, are not kept from him by it
        assert (await browser.get(house.url("N", "/view"), headers=headers)).status_code == 200
        assert (await browser.get(house.url("E", path), headers=house.bearer("E"))).status_code == 200

    visit(tmp_path, check, looks="3/minute")
