"""What somebody may try who means harm, each with its answer; the table goes on for the others."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.house import Guest, Open, client_id, visit

FOREIGN = "https://elsewhere.example"
SCRIPT = "<script>alert(1)</script>"


def act(call: str = "P", **further: Any) -> dict[str, Any]:
    return {"type": "act", "id": client_id(), "act": {"call": call}, **further}


async def status_of(house: Open, who: str, **options: Any) -> int:
    """The status with which the handshake is refused; 101 when it is not."""
    try:
        guest = await house.guest(who, greet=False, **options)
    except InvalidStatus as refused:
        return refused.response.status_code
    await guest.socket.close()
    return 101


async def closed(guest: Guest) -> int:
    """The code with which the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            await guest.take()
    return guest.socket.close_code or 0


async def goes_on(house: Open) -> None:
    """Whoever is in turn can act, and the act is the only one."""
    seats = await house.four()
    turn = seats["N"].view["answer"]["turn"]
    assert seats["N"].view["answer"]["auction"] == []
    assert (await seats[turn].do("call P"))["type"] == "done"


def test_a_page_from_elsewhere_cannot_use_the_cookie(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.joined("N")
        cookie = {"cookie": f"seat={next(iter(browser.cookies.values()))}"}
        for origin in (FOREIGN, "null", house.address.replace("127.0.0.1", "localhost"), house.address + "0"):
            options: dict[str, Any] = {"additional_headers": cookie, "origin": origin}
            assert await status_of(house, "N", **options) == 403, origin
            sent = await browser.post(house.url("N", "/acts"), json=act(), headers={"origin": origin})
            assert sent.status_code == 403, origin
        site = {"sec-fetch-site": "cross-site"}
        assert (await browser.post(house.url("N", "/acts"), json=act(), headers=site)).status_code == 403
        assert (await browser.post(house.url("N", "/acts"), json=act())).status_code == 403
        assert await status_of(house, "N", additional_headers=cookie) == 403
        assert await status_of(house, "N", additional_headers=cookie, origin=house.address) == 101
        joining = await browser.post(f"/join/{house.secret('E')}", headers={"origin": FOREIGN})
        assert joining.status_code == 403
        assert (await browser.post(f"/join/{house.secret('E')}")).status_code == 403
        foreign = {**house.bearer("N"), "origin": FOREIGN}
        assert await status_of(house, "N", additional_headers=foreign) == 403
        await goes_on(house)

    visit(tmp_path, check)


def test_nobody_acts_for_another_seat_or_at_another_table(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        other = await house.another()
        browser = await house.joined("N")
        (cookie,) = browser.cookies.jar
        assert cookie.path == f"/t/{house.table}/N"
        stolen = {"cookie": f"seat={cookie.value}", "origin": house.address}
        for place in (f"{house.table}/E", f"{house.table}/director", f"{other.table}/N", "none/N", f"{house.table}/X"):
            for headers in (stolen, house.bearer("N")):
                for path in ("view", "record"):
                    seen = await (await house.browser()).get(f"/t/{place}/{path}", headers=headers)
                    assert seen.status_code in (401, 404), (place, path)
                done = await (await house.browser()).post(f"/t/{place}/acts", json=act(), headers=headers)
                assert done.status_code in (401, 404), place
        assert await status_of(house, "E", additional_headers=house.bearer("N")) == 401
        assert await status_of(house, "E", additional_headers=stolen) == 401
        assert await status_of(house, "N", additional_headers={}) == 401
        for who in "NESW":
            links = await (await house.browser()).post(house.url(who, "/links/N"), headers=house.bearer(who))
            assert links.status_code == 404
            said = await (await house.browser()).post(house.url("director", "/links/N"), headers=house.bearer(who))
            assert said.status_code == 401
        north = await house.guest("N")
        for by in ("E", "director", "N"):
            assert (await north.ask({"type": "act", "act": {"call": "P", "by": by}}))["code"] == "not-allowed"
        assert (await north.ask({"type": "take_up", "report": "r1"}))["code"] == "not-allowed"
        assert (await north.ask({"type": "note", "text": "x"}))["code"] == "not-allowed"
        assert (await north.ask({"type": "import", "text": "x", "form": "pbn"}))["code"] == "not-allowed"
        spectator = await house.guest("spectator")
        assert (await spectator.do("call P"))["code"] == "not-allowed"
        await goes_on(house)

    visit(tmp_path, check)


def test_a_revoked_link_ends_everything_that_came_of_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.joined("N")
        north, east = await house.guest("N"), await house.guest("E")
        director = await house.joined("director")
        headers = {"origin": house.address}
        renewed = await director.post(house.url("director", "/links/N"), headers=headers)
        assert renewed.status_code == 201
        assert await closed(north) == 4401
        assert (await browser.get(house.url("N", "/view"))).status_code == 401
        assert (await browser.post(house.url("N", "/acts"), json=act(), headers=headers)).status_code == 401
        assert (await browser.get(f"/join/{house.secret('N')}")).status_code == 404
        assert await status_of(house, "N") == 401
        await east.settle()
        house.links["N"] = renewed.json()["link"]
        again = await house.guest("N")
        assert again.view["who"] == "N"
        ended = await director.delete(house.url("director", "/links/N"), headers=headers)
        assert ended.status_code == 204
        assert await closed(again) == 4401
        assert await status_of(house, "N") == 401

    visit(tmp_path, check)


def test_a_message_that_comes_again_is_done_once(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        seats = await house.four()
        dealer = seats[seats["N"].view["answer"]["turn"]]
        message = act("1C", seen=dealer.view["revision"])
        first = await dealer.ask(message)
        for _ in range(3):
            dealer.answers.clear()
            again = await dealer.ask(message)
            assert (again["type"], again["revision"]) == ("done", first["revision"])
        browser = await house.browser()
        over_http = await browser.post(house.url(dealer.who, "/acts"), json=message, headers=house.bearer(dealer.who))
        assert over_http.json()["type"] == "done"
        await seats["N"].settle()
        assert [c["call"] for c in seats["N"].view["answer"]["auction"]] == ["1C"]

    visit(tmp_path, check)


def test_what_is_no_message_changes_nothing(tmp_path: Path) -> None:
    frames = [
        "", "{", "[]", "null", "1", '"act"', "{}", '{"type":"act"}', '{"type":"shutdown"}', "[" * 9000, '{"a":' * 2000,
        '{"type":"act","id":"short","act":{"call":"P"}}',
        '{"type":"act","id":"12345678","act":{"call":"P"},"by":"E"}',
        '{"type":"act","id":"12345678","act":[1]}',
        '{"type":"act","id":"12345678","act":{"call":"P"},"seen":-1}',
        '{"type":"act","id":"12345678","act":{"call":"P"},"seen":1e400}',
        '{"type":"act","id":"12345678","act":{"call":"P"},"seen":' + "9" * 5000 + "}",
        '{"type":"act","id":"' + "x" * 65 + '","act":{"call":"P"}}',
        '{"type":"act","id":"12345678\\u0000","act":{"call":"P"}}',
        '{"type":"hello","language":"' + "x" * 50 + '"}',
    ]  # fmt: skip

    async def check(house: Open) -> None:
        north = await house.guest("N")
        for frame in frames:
            await north.send(frame)
            answer = await north.take()
            assert (answer["type"], answer["code"]) == ("refused", "invalid"), frame[:60]
            browser = await house.browser()
            sent = await browser.post(house.url("N", "/acts"), content=frame, headers=house.bearer("N"))
            assert sent.status_code in (400, 401), frame[:60]
        surrogate = '{"type":"act","id":"12345678","act":{"attention":true,"text":"\\ud800"}}'
        await north.send(surrogate)
        assert (await north.take())["type"] == "refused"
        await goes_on(house)

    visit(tmp_path, check)


def test_acts_that_are_none_are_refused(tmp_path: Path) -> None:
    acts: list[dict[str, Any]] = [
        {}, {"call": "1Z"}, {"call": None}, {"call": ["P"]}, {"call": {"call": "P"}}, {"play": "ZZ"},
        {"call": "P", "play": "SA"}, {"call": "P", "at": 1}, {"call": "P", "took": 1}, {"call": "P", "id": "a1"},
        {"call": "P", "shows": "hearts"}, {"find": "comparable_call", "value": True}, {"rule": "agreed"},
        {"convey": "hesitation", "by": "S"}, {"cancel": "board"}, {"adjust": {"kind": "artificial"}},
        {"nonsense": True}, {"call": "P", "nonsense": True}, {"attention": "s99"}, {"attention": "a1"},
    ]  # fmt: skip

    async def check(house: Open) -> None:
        north = await house.guest("N")
        for one in acts:
            answer = await north.ask({"type": "act", "act": one, "confirmed": True})
            assert answer["type"] == "refused", one
        await goes_on(house)

    visit(tmp_path, check)


def test_an_act_that_was_not_perceived_is_as_one_that_is_not(tmp_path: Path) -> None:
    """South learns something by himself; North cannot find out by naming it."""

    async def check(house: Open) -> None:
        north, south = await house.guest("N", language="en"), await house.guest("S")
        answers = []
        for _ in range(2):
            said = []
            for id in ("a1", "a2", "s1", "s2", "a9", "s9"):
                for shape in ({"attention": id}, {"ask": "?", "of": id}, {"reserve": True, "of": id}):
                    answer = await north.ask({"type": "act", "act": shape, "confirmed": True})
                    assert answer["type"] == "refused"
                    said.append((shape, answer["code"], answer["sentence"]))
            answers.append(said)
            assert (await south.do("learn overheard"))["type"] == "done"
        assert answers[0] == answers[1]
        await north.settle()
        assert north.view["revision"] == 1

    visit(tmp_path, check)


def test_a_frame_that_is_too_large_closes_the_socket(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        for frame in ("x" * 20_000, json.dumps(act(text="x" * 17_000))):
            north = await house.guest("N")
            await north.send(frame)
            assert await closed(north) == 1009
        browser = await house.browser()
        sent = await browser.post(house.url("N", "/acts"), content=b"x" * 20_000, headers=house.bearer("N"))
        assert sent.status_code == 413
        board = await browser.post(
            house.url("director", "/boards"), content=b"x" * 60_000, headers=house.bearer("director")
        )
        assert board.status_code == 413
        await goes_on(house)

    visit(tmp_path, check, upload=50_000)


def test_bytes_are_no_text(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        north = await house.guest("N")
        await north.send(json.dumps(act()).encode())
        assert await closed(north) == 1003
        await goes_on(house)

    visit(tmp_path, check)


def test_a_flood_is_held_back_and_then_shut_out(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        east = await house.guest("E")
        north = await house.guest("N")
        for _ in range(12):
            await north.send(act("1C"))
        codes = [(await north.until(lambda m: m["type"] in ("done", "refused"))).get("code", "done") for _ in range(12)]
        assert codes.count("rate") >= 2
        assert codes.count("done") == 1
        for _ in range(60):
            await north.send({"type": "ping"})
        assert await closed(north) == 4429
        browser = await house.browser()
        tried = [(await browser.get("/join/nothing")).status_code for _ in range(8)]
        assert tried[0] == 404
        assert tried[-1] == 429
        await east.settle()

    visit(tmp_path, check, acts="10/minute", joins="5/minute")


def test_sockets_of_one_link_are_counted(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        first = [await house.guest("N") for _ in range(3)]
        assert await status_of(house, "N") == 429
        assert await status_of(house, "E") == 101
        await first[0].socket.close()
        await first[1].settle()
        assert await status_of(house, "N") == 101

    visit(tmp_path, check, sockets=3)


def test_who_never_says_hello_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridgelaw.web.attending.PATIENCE", 0.2)

    async def check(house: Open) -> None:
        silent = await house.guest("N", greet=False)
        await silent.send(act())
        assert (await silent.until(lambda m: m["type"] == "refused"))["code"] == "invalid"
        assert await closed(silent) == 4408
        patient = await house.guest("E")
        await patient.settle()

    visit(tmp_path, check)


def test_script_in_every_text_is_text(tmp_path: Path) -> None:
    """JSON is never HTML; the pages that the server makes escape what somebody has named."""
    names = {"title": SCRIPT, "players": dict.fromkeys("NESW", SCRIPT)}

    async def check(house: Open) -> None:
        browser = await house.joined("N")
        page = await browser.get(f"/join/{house.secret('E')}")
        assert SCRIPT not in page.text
        assert "&lt;script&gt;" in page.text
        north = await house.guest("N", language="en")
        said = {"type": "act", "act": {"attention": True, "text": SCRIPT}, "confirmed": True}
        await north.ask(said)
        await north.ask({"type": "report", "about": {"by": "S", "convey": "remark", "text": SCRIPT}})
        view = await browser.get(house.url("N", "/view"))
        assert view.headers["content-type"].startswith("application/json")
        director = await browser.get(house.url("director", "/record"), headers=house.bearer("director"))
        assert not director.headers["content-type"].startswith("text/html")
        assert "attachment" in director.headers["content-disposition"]
        for reply in (page, view, director):
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert "script-src 'self';" in reply.headers["content-security-policy"]
            assert "unsafe" not in reply.headers["content-security-policy"]
        missing = await browser.get(f"/{SCRIPT}", headers={"accept": "text/html"})
        assert missing.status_code == 404
        assert "<script" not in missing.text

    visit(tmp_path, check, table=names)


def test_an_error_shows_nothing_of_the_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(house: Open) -> None:
        def breaks(*_: Any, **__: Any) -> None:
            raise RuntimeError("the secret of the house")

        live = await house.lobby.house.table(house.table)
        monkeypatch.setattr(type(live), "view", breaks)
        browser = await house.browser()
        for accept in ("text/html", "application/json"):
            reply = await browser.get(house.url("N", "/view"), headers={**house.bearer("N"), "accept": accept})
            assert reply.status_code == 500
            for inside in ("secret", "RuntimeError", "Traceback", "bridgelaw.web", ".py"):
                assert inside not in reply.text

    visit(tmp_path, check)
