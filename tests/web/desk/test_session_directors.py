"""Who directs one session rules its cases and no others; and nothing of a board that his own pair has still to play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx

from bridgelaw.live.settings import Dealt, TableSettings
from bridgelaw.session.facts import BoardLooked
from tests.web.desk.director import director as of_the_house
from tests.web.desk.director import said
from tests.web.desk.test_of_evening import OfSession, called, directing, now
from tests.web.house import Open, client_id, visit
from tests.web.test_hall import Evening, evening

HOUSE = ("/desk/rulings", "/desk/rulings.jsonl", "/desk/paper/new", "/desk/sessions")


async def status(at: OfSession, path: str) -> int:
    """What he gets there."""
    reply = await at.browser.get(path, headers={"accept": "text/html"})
    return reply.status_code


async def kept(at: Evening, who: OfSession) -> str:
    """The case that he makes of the call that waits: its address."""
    await who.call()
    await who.taps("E", "1S", "1H", "none", "choose=reject_call", "3C", "no")
    return (await who.sends(who.form_to("/quick/case"))).partition("#")[0]


async def with_deputy(at: Evening, key: str = "deputy:anna") -> None:
    """The Director makes a link for a deputy."""
    reply = await at.browser.post(f"/s/{at.id}/at/director/links/{key}", headers=at.bearer("director"))
    assert reply.status_code == 201
    at.links[key] = reply.json()["link"]


def test_he_rules_the_cases_of_his_session_and_nothing_else(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, other = await evening(house), await evening(house)
        await at.begins()
        await other.begins()
        await called(at, "insufficient_bid")
        await called(other, "insufficient_bid")
        one, two = await directing(house, at), await directing(house, other)
        mine, theirs = await kept(at, one), await kept(other, two)
        paper = TableSettings(title="Paper", kind="paper", boards=(Dealt(1, "N", "None", "N:- - - -"),))
        of_house = f"/desk/cases/{await house.lobby.house.open(paper)}/1"
        for end in ("", "/score", "/law", "/ruling", "/letter.html", "/board", "/polls/new"):
            assert await status(one, mine + end) == 200, end
            assert await status(one, theirs + end) == 404, end
            assert await status(one, of_house + end) == 404, end
        assert [await status(one, path) for path in HOUSE] == [401] * len(HOUSE)
        queue = await one.look("/desk")
        assert mine in one.text
        assert theirs not in one.text
        assert "Paper" not in queue
        assert "/desk/rulings" not in one.text
        # the desk of the house has all of them
        whole = await of_the_house(house)
        await whole.look("/desk")
        assert all(address in whole.text for address in (mine, theirs))
        # nor does he take a case of his to somebody else's session
        await one.look(f"{mine}/board")
        moved = await one.send(one.form_to("/board"), number="1", session=other.id, table="1")
        assert moved.status_code in (403, 422)
        assert theirs.split("/")[3] not in str((await now(other)).state.plays)

    visit(tmp_path, check)


def test_who_has_no_directors_place_is_not_at_the_desk(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "insufficient_bid")
        of = (await at.view("director"))["calls"][0]["of"]
        case = await kept(at, await directing(house, at))
        for who in ("unit:1", "scorer", "screen"):
            guest = OfSession(house, await house.browser(), at, who)
            await guest.joins()
            assert await status(guest, f"/s/{at.id}/at/{who}/calls/{of}") == 404
            assert await status(guest, f"/s/{at.id}/at/director/calls/{of}") == 401
            assert await status(guest, case) == 401
            assert await status(guest, "/desk") == 401
        # what another page sends with his cookie is not done, and a link that was revoked opens nothing
        director = await directing(house, at)
        await director.look(f"{case}/score")
        form = director.form_to("/penalties")
        data: dict[str, Any] = dict(form.fields) | {
            "side": "NS",
            "amount": "10",
            "unit": "percent",
            "kind": "procedural",
        }
        foreign = await director.browser.post(form.action, data=data, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
        await house.lobby.links.revoke(f"s:{at.id}", "director", 0.0)
        assert await status(director, case) == 401

    visit(tmp_path, check)


def test_a_board_that_his_pair_has_still_to_play_is_a_table_and_a_kind_of_call(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await with_deputy(at)
        mine = (await at.view("unit:2"))["ns"]["key"]
        await at.done("director", "plays", pair=mine)
        play = await called(at, "insufficient_bid")
        director, deputy = await directing(house, at), await directing(house, at, "deputy:anna")
        await director.call()
        text = said(director.text)
        assert "Table 1" in text
        assert "Insufficient bid" in text
        assert f"Board {play['board']}" not in text
        of = (await at.view("director"))["calls"][0]["of"]
        way = f"/s/{at.id}/at/director/calls/{of}/ahead"
        headers = {"origin": house.address}

        async def chooses(what: str) -> httpx.Response:
            reply = await director.browser.post(way, data={"do": what, "id": client_id()}, headers=headers)
            assert reply.status_code == 303, reply.text
            return reply

        # later: both sides are told
        await chooses("later")
        for who in ("unit:1", f"pair:{play['ns']['key']}", f"pair:{play['ew']['key']}"):
            if who.startswith("pair"):
                made = await at.browser.post(f"/s/{at.id}/at/director/links/{who}", headers=at.bearer("director"))
                at.links[who] = made.json()["link"]
            (call,) = (await at.view(who))["calls"]
            assert (call["later"], call["going"]) == (True, "director"), who
        # somebody else goes, and both Directors see who
        await chooses("deputy:anna")
        assert {(await at.view(who))["calls"][0]["going"] for who in ("director", "deputy:anna")} == {"deputy:anna"}
        case = await kept(at, deputy)
        await deputy.look(f"{case}/score")
        await deputy.gives(bid="7NT", by="S", tricks="1", kind="assigned")
        assert await status(director, case) == 403
        for path in (f"{case}/score", f"{case}/letter.html", f"{case}/law", f"{case}/board"):
            assert await status(director, path) == 403, path
        assert await status(director, f"/desk/quick?start=revoke&play={at.id}~{play['play']}") == 403
        assert await status(director, f"/s/{at.id}/at/director/plays/{play['play']}") == 404
        await director.look("/desk")
        assert case not in director.text
        assert (await director.browser.get("/desk/waiting")).json() == []
        # he looks all the same: it is kept, and then he rules
        await called(at, "revoke")
        of = next(one["of"] for one in (await at.view("director"))["calls"])
        way = f"/s/{at.id}/at/director/calls/{of}/ahead"
        opened = await chooses("look")
        assert (await now(at)).state.evening.looked == (BoardLooked(mine, play["board"]),)
        assert "start=revoke" in await director.follows(opened.headers["location"])
        assert await status(director, case) == 200

    visit(tmp_path, check)


def test_two_directors_see_who_goes(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await with_deputy(at)
        await called(at, "revoke")
        of = (await at.view("director"))["calls"][0]["of"]
        await at.done("director", "handle", of=of)
        assert (await at.view("deputy:anna"))["calls"][0]["going"] == "director"
        no = await at.send("deputy:anna", "handle", of=of)
        assert no.json()["code"] == "hall-refused-somebody-goes"
        assert "The Director is on the way" in no.json()["sentence"]
        await at.done("deputy:anna", "handle", of=of, instead=True)
        assert (await at.view("director"))["calls"][0]["going"] == "deputy:anna"
        await at.done("director", "handle", of=of, over=True)
        assert (await at.view("deputy:anna"))["calls"] == []

    visit(tmp_path, check)


CANARIES = ("KJ9752", "13.37", "zebra")
"""What stands in the case of the board, and nowhere else."""
DEAL = "N:KJ9752.A43.Q2.76 AQ3.K2.J4.AK9832 T84.QJ98.K853.QJ 6.T765.AT976.T54"


def test_no_byte_of_a_ruling_goes_to_a_director_whose_pair_has_the_board_before_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await with_deputy(at)
        mine = (await at.view("unit:2"))["ns"]["key"]
        await at.done("director", "plays", pair=mine)
        play = await called(at, "other")
        await at.done("director", "deal", deals={play["board"]: DEAL})
        director, deputy = await directing(house, at), await directing(house, at, "deputy:anna")
        of = (await at.view("director"))["calls"][0]["of"]
        await deputy.call()
        case = (await deputy.sends(deputy.form_to("/quick/case"))).partition("#")[0]
        # the hands are known there, and nothing of it was typed
        assert "K J 9 7 5 2" in said(deputy.text) or "KJ9752" in deputy.text
        await deputy.look(f"{case}/score")
        fined = {"side": "NS", "amount": "13.37", "unit": "percent", "kind": "procedural", "reason": "zebra"}
        await deputy.sends(deputy.form_to("/penalties"), **fined)
        await deputy.gives(bid="7C", risk="XX", by="S", tricks="8", kind="assigned", reason="zebra")
        entered = await at.score(1)
        number = await at.done("unit:1", "score", **entered)
        await at.done("unit:1", "agree", play=entered["play"], of=number)
        token = f"{at.id}~{play['play']}"
        pages = [
            "/desk",
            "/desk/waiting",
            "/desk/quick",
            f"/desk/quick?play={token}",
            "/desk/rulings",
            "/desk/sessions",
        ]
        pages += [f"/desk/quick?start=revoke&play={token}~{of}", f"/desk/quick/letter.html?start=revoke&play={token}"]
        pages += [f"/desk/play?play={token}"]
        pages += [case + end for end in ("", "/score", "/law", "/ruling", "/letter.html", "/letter.pdf", "/polls/new")]
        pages += [f"/s/{at.id}/at/director/{end}" for end in ("view", f"calls/{of}", f"plays/{play['play']}")]
        pages += [f"/s/{at.id}/at/director/calls/{of}?board={play['board']}"]
        found = {path: (await director.browser.get(path, headers={"accept": "text/html"})).text for path in pages}
        own = {path: (await deputy.browser.get(path, headers={"accept": "text/html"})).text for path in pages}
        assert all(any(canary in text for text in own.values()) for canary in ("13.37", "zebra"))
        for path, text in found.items():
            for canary in (*CANARIES, case.split("/")[3]):
                assert canary not in text, (path, canary)
        for data in ({"side": "NS"}, {"value": "yes"}):
            for end in ("/penalties", "/score", "/answers", "/notes"):
                headers = {"origin": house.address, "accept": "text/html"}
                reply = await director.browser.post(case + end, data=data, headers=headers)
                assert reply.status_code == 403
                assert not any(canary in reply.text for canary in CANARIES)

    visit(tmp_path, check)


def test_the_page_that_asks_which_board_is_there_in_each_language_and_leads_back(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await at.done("unit:1", "call", about="revoke")
        director = await directing(house, at)
        address = await director.call()
        assert "Which board?" in said(director.text)
        assert f'href="/s/{at.id}/at/director"' in director.text
        languages = re.findall(r'href="\?([^"]*)" lang="(fr|nb)"', director.text)
        assert languages == [("language=fr", "fr"), ("language=nb", "nb")]
        await director.look(f"{address}?{languages[0][0]}")
        assert "Quel étui" in said(director.text)

    visit(tmp_path, check)
