"""What happens on an evening that is played online beside the cards: rulings, the bell, late pairs, substitutes, a
Director who plays, a server that starts again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import AsyncMock, patch

from bridgelaw.live.messages import Kept, Refused
from bridgelaw.store.links import Links
from tests.online.by_hand import TableByHand
from tests.online.session import OnlineSession
from tests.web.house import Open, opened, visit

AVERAGE = {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"}


async def begun(house: Open, pairs: int = 4, **round: object) -> OnlineSession:
    """A session of that house in its first round."""
    at = await OnlineSession.opened(house)
    await at.arranged(pairs=pairs, boards=6)
    await at.done("call_round", round=1, **round)
    return at


async def until_it_has(table: TableByHand, *, more: bool) -> None:
    """Wait until another board may begin there, or none any more."""
    async with asyncio.timeout(30):
        while table.table.state.has_more is not more:
            await asyncio.sleep(0.05)


def test_a_ruling_stands_in_the_result_and_what_is_taken_back_does_not(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        table = await TableByHand.of(at, 1)
        await table.passed_out()
        assert (await table.play(1))["state"] == "agreed"
        assert (await table.play(1))["result"] == {"contract": "P", "score": 0}
        assert isinstance(await table.ready(), Kept)
        # about a board that is over, while the next one goes on
        await table.does("director", place=1, adjust=AVERAGE, text="an infraction")
        ruled = await table.play(1)
        assert (ruled["state"], ruled["result"]["award"]["shares"]) == ("awarded", ["average_plus", "average_minus"])
        await table.does("director", place=1, rule="cancel", of="a5")
        assert (await table.play(1))["state"] == "agreed"
        # before the board is over
        await table.does("director", adjust=AVERAGE, text="no result could be obtained")
        assert (await table.play(2))["state"] == "awarded"

    visit(tmp_path, check)


def test_a_board_is_ruled_upon_at_the_desk_as_well(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        table = await TableByHand.of(at, 1)
        await table.passed_out()
        await table.ready()
        desk = await house.browser()
        director = {**at.bearer("director"), "accept": "text/html"}
        went = await desk.get(f"/s/{at.id}/at/director/plays/1.1.1", headers=director)
        assert went.headers["location"] == f"/desk/cases/{table.table.id}/1#now"
        case = await desk.get(went.headers["location"], headers={"accept": "text/html"})
        assert case.status_code == 200
        # of a board that has not begun there is nothing to rule upon but the play
        went = await desk.get(f"/s/{at.id}/at/director/plays/2.1.2", headers=director)
        assert went.headers["location"].startswith("/desk/quick")

    visit(tmp_path, check)


def test_a_board_that_was_said_not_to_be_played_stays_so_and_its_players_are_led_on(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        table, other = await TableByHand.of(at, 1), await TableByHand.of(at, 2)
        for one in (table, other):
            await one.passed_out()
            await one.ready()
        await other.passed_out()
        pair = (await at.view())["tables"][0]["ns"]["key"]
        await at.link(who := f"player:{pair}.1")
        assert (await at.view(who))["seat"]["shared_with"] == []
        await at.done("call_round", round=2)
        director = await at.until(lambda view: bool(view["behind"]))
        assert [(one["round"], one["board"], one["phase"]) for one in director["behind"]] == [(1, 2, "auction")]
        assert (await at.view(who))["live"]["round"] == 1
        await at.done("not_played", play="1.1.2", fault="nobody")
        assert (await at.until(lambda view: view["live"]["round"] == 2, who))["live"]["table"] != table.table.id
        await table.passed_out()
        assert (await table.play(2))["result"]["award"]["shares"] == ["average_plus", "average_plus"]

    visit(tmp_path, check)


def test_behind_the_bell_no_board_begins_until_there_is_more_time(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house, minutes=0.02)
        table = await TableByHand.of(at, 1)
        await table.passed_out()
        await until_it_has(table, more=False)
        answer = await table.ready()
        assert isinstance(answer, Refused)
        assert answer.code == "no-more-boards"
        assert table.table.view("N").waiting == ()
        await at.done("extend", minutes=10)
        await until_it_has(table, more=True)
        assert table.table.view("N").waiting == ("N", "E", "S", "W")
        assert isinstance(await table.ready(), Kept)
        await table.passed_out()
        # the last board of the round: nobody waits for another one
        assert table.table.view("N").waiting == ()
        assert isinstance(await table.ready(), Refused)

    visit(tmp_path, check)


def test_a_pair_sits_out_a_late_one_comes_and_one_leaves(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house, pairs=5)
        view = await at.until(lambda view: sum(bool(one.get("live")) for one in view["tables"]) == 2)
        out = next(one for one in view["tables"] if not one.get("live"))
        idle = (out["ns"] or out["ew"])["key"]
        await at.link(who := f"player:{idle}.1")
        assert (await at.view(who))["live"] is None
        for number in (2, 3):
            await (await TableByHand.of(at, number)).passed_out()
        await at.done("come", names=[["Late", ""], ["Later", ""]], round=2)
        late = (await at.view())["pairs"][-1]["key"]
        await at.link(late := f"player:{late}.2")
        assert (await at.view(late))["live"] is None
        await at.done("call_round", round=2)
        live = (await at.until(lambda view: view["live"] is not None, late))["live"]
        assert live["names"][live["seat"]] == "Later"
        # and one leaves: those who were to meet it have no table
        gone = next(key for key in (one["key"] for one in (await at.view())["pairs"]) if key != idle and key != late)
        await at.link(left := f"player:{gone}.1")
        await at.until(lambda view: view["live"] is not None, left)
        await at.done("leave", pair=gone, round=2)
        assert (await at.view(left))["live"] is None

    visit(tmp_path, check)


def test_the_big_screen_ranks_what_everybody_has_played_and_nothing_else(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        await at.link("screen")
        tables = [await TableByHand.of(at, number) for number in (1, 2)]
        for played, table in enumerate(tables):
            assert (await at.view("screen"))["standings"] == [], played
            await table.passed_out()
        standings = (await at.view("screen"))["standings"]
        assert [(one["place"], one["boards"], one["percent"]) for one in standings] == [(1, 1, 50.0)] * 4
        # what is ruled on a board that another table has still to play is nothing to it yet
        await tables[0].ready()
        await tables[0].passed_out()
        await tables[0].does("director", place=2, adjust=AVERAGE, text="an infraction")
        assert (await at.view("screen"))["standings"] == standings

    visit(tmp_path, check)


def test_who_is_replaced_is_at_the_table_no_more(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        table = await TableByHand.of(at, 1)
        pair = (await at.view())["tables"][0]["ns"]["key"]
        partner, goes = f"player:{pair}.1", f"player:{pair}.2"
        for who in (partner, goes):
            await at.link(who)
        seats = {}
        for who in (partner, goes):
            reply = await at.browser.post(f"/s/{at.id}/at/{who}/table", headers=at.bearer(who))
            seats[who] = reply.json()
        names = (await at.view(partner))["live"]["names"]
        await at.done("substitute", pair=pair, names=[[names["N"], ""], ["Sub", ""]], round=1)
        for who, status in ((partner, 200), (goes, 401)):
            seat = seats[who]
            reply = await at.browser.get(
                seat["address"] + "/view", headers={"authorization": f"Bearer {seat['secret']}"}
            )
            assert reply.status_code == status, who
        assert (await at.browser.get(f"/s/{at.id}/at/{goes}/view", headers=at.bearer(goes))).status_code == 401
        await at.link(goes)
        assert (await at.view(goes))["live"]["names"]["S"] == "Sub"
        assert (await at.view(goes))["live"]["table"] == table.table.id

    visit(tmp_path, check)


def test_however_often_somebody_is_led_to_his_seat_one_link_is_kept(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        table = await TableByHand.of(at, 1)
        pair = (await at.view())["tables"][0]["ns"]["key"]
        who = f"player:{pair}.1"
        await at.link(who)
        links = len(await house.lobby.links.of(table.table.id))
        for _ in range(3):
            there = f"/s/{at.id}/at/{who}/table"
            went = await at.browser.get(there, headers={**at.bearer(who), "accept": "text/html"})
            assert went.status_code == 303
            assert (await at.browser.get(went.headers["location"] + "/view")).status_code == 200
            await at.browser.get(f"/s/{at.id}/at/director/live/2/1", headers=at.bearer("director"))
        assert len(await house.lobby.links.of(table.table.id)) <= links + 1

    visit(tmp_path, check)


def test_a_director_who_plays_is_led_to_no_table_that_plays_his_boards(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        await TableByHand.of(at, 1)
        director = {**at.bearer("director"), "accept": "text/html"}
        there = f"/s/{at.id}/at/director/live/2/1"
        went = await at.browser.get(there, headers=director)
        assert went.status_code == 303
        seat = went.headers["location"].partition("?")[0]
        assert (await at.browser.get(seat + "/view")).status_code == 200
        await at.done("plays", pair=(await at.view())["tables"][0]["ns"]["key"])
        # where he sat already he sits no more
        assert (await at.browser.get(seat + "/view")).status_code == 401
        assert (await at.browser.get(there, headers=director)).status_code == 404
        table = await TableByHand.of(at, 2)
        await table.does("N", summon=True)
        live = (await at.until(lambda view: view["tables"][1]["live"]["waits"]))["tables"][1]["live"]
        assert (live["phase"], live["may_go"], live["case"]) == ("", False, "")
        await at.done("look", board=1)
        live = (await at.view())["tables"][1]["live"]
        assert (live["may_go"], live["case"]) == (False, f"{table.table.id}/1")

    visit(tmp_path, check)


def test_the_director_makes_the_players_links_and_none_for_who_would_enter_results(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        director = {**at.bearer("director"), "accept": "text/html", "origin": at.address}
        path = f"/s/{at.id}/at/director"
        page = (await at.browser.get(path + "/links", headers=director)).text
        assert page.count('value="player:') == 8
        assert 'value="scorer"' not in page
        assert "/cards" not in page
        made = (await at.browser.post(path + "/player-links", headers=director)).text
        secrets = [line.partition("/join/")[2].partition('"')[0] for line in made.splitlines() if "/join/" in line]
        assert len(secrets) == 8
        for secret in secrets:
            assert "player of pair" in (await at.browser.get(f"/join/{secret}", headers={"accept": "text/html"})).text

    visit(tmp_path, check)


def test_nobody_but_the_session_gives_out_seats_at_its_tables(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await begun(house)
        table = await TableByHand.of(at, 1)
        secret = await Links(house.lobby.house.store).add(table.table.id, "director", 0.0)  # type: ignore[arg-type]
        headers = {"authorization": f"Bearer {secret}"}
        for who in ("spectator", "N"):
            reply = await at.browser.post(f"/t/{table.table.id}/director/links/{who}", headers=headers)
            assert reply.status_code == 403
        pbn = '[Board "7"]\n[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]\n'
        reply = await at.browser.post(f"/t/{table.table.id}/director/boards?format=pbn", content=pbn, headers=headers)
        assert reply.json()["code"] == "no-more-boards"

    visit(tmp_path, check)


def test_what_was_played_while_nobody_followed_is_there_after_a_start(tmp_path: Path) -> None:
    async def whole() -> None:
        async with opened(tmp_path) as house:
            at = await begun(house)
            table = await TableByHand.of(at, 1)
            # the session hears nothing of it, as when the process dies in between
            await house.lobby.live_tables.close()
            with patch.object(house.lobby.rulings, "heard", AsyncMock(return_value=True)):
                await table.passed_out()
            assert (await table.play(1))["state"] == "to_play"
        async with opened(tmp_path) as house:
            known = {"session": at.id, "links": at.links}
            again = OnlineSession(house.address, await house.browser(), known, house)
            view = await again.until(lambda view: view["tables"][0]["states"][0] == "agreed")
            assert view["tables"][0]["live"]["phase"] == "over"

    asyncio.run(whole())
