"""Sockets come and go: other languages, lost connections, slow readers, two Directors, who is there."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec

from bridgelaw.web.outbox import MOST, Full, Outbox
from tests.kit.program import Seen, deed
from tests.web.house import Guest, Open, client_id, visit


def test_another_language_is_the_same_view_in_other_words(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        north = await house.guest("N", language="en")
        first = north.view
        assert first["told"]["state"] == "Auction · North to call"
        assert {right["label"] for right in first["told"]["rights"]} >= {"Call the Director"}
        await north.hello("nb")
        second = await north.seen()
        assert second["told"]["state"] == "Meldeperioden · Nord skal melde"
        assert {**second, "told": None} == {**first, "told": None}
        await north.hello("nb")
        await north.settle()
        assert [frame for frame in north.frames if frame.startswith('{"type":"view"')][2:] == []
        await north.hello(None)
        assert "told" not in await north.seen()

    visit(tmp_path, check)


def test_a_refusal_is_said_in_his_language(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        north, east = await house.guest("N", language="fr"), await house.guest("E", language="nb")
        await north.do("call 1S")
        await east.seen()
        said = await east.ask({"type": "act", "act": {"call": "1H"}})
        (objection,) = said["objections"]
        assert (said["code"], objection["kind"], objection["law"]) == ("objection", "insufficient_bid", "2017:27")
        assert objection["law_label"] == "§\N{NO-BREAK SPACE}27"
        assert said["sentence"].startswith("Det ville være uregelmessig")
        stale = await north.ask({"type": "act", "act": {"call": "P"}, "seen": 1})
        assert stale["code"] == "stale"
        assert stale["sentence"].startswith("Entre-temps")
        unreadable = await north.ask({"type": "act", "act": {"call": "1Z"}})
        assert unreadable["sentence"]
        assert not [code for code in ("bad-", "Wrong", "{") if code in unreadable["sentence"]]

    visit(tmp_path, check)


def test_a_connection_lost_at_each_step_of_a_board(tmp_path: Path) -> None:
    """Before every act whoever acts is cut off and comes back with what he had; nothing is missed, nothing is new."""
    chance = random.Random(5)

    async def check(house: Open) -> None:
        seats = await house.four()
        for step in range(70):
            for guest in seats.values():
                await guest.settle()
            if seats["N"].view["answer"]["phase"] == "ended":
                break
            found = {who: deed(msgspec.convert(guest.view, Seen), chance) for who, guest in seats.items()}
            who, message = next((who, message) for who, message in found.items() if message is not None)
            back = await _cut(house, seats[who], cleanly=step % 2 == 0)
            seats[who] = back
            assert not [frame for frame in back.frames if '"type":"view"' in frame]
            assert (await back.ask(message))["type"] == "done", message
        calls = [call["call"] for call in seats["N"].view["answer"]["auction"]]
        assert calls[-3:] == ["P", "P", "P"]
        assert all(guest.view["answer"]["phase"] == "ended" for guest in seats.values())
        assert sum(seats["E"].view["answer"]["tricks"].values()) == (0 if set(calls) == {"P"} else 13)

    visit(tmp_path, check)


async def _cut(house: Open, guest: Guest, *, cleanly: bool) -> Guest:
    if cleanly:
        await guest.socket.close()
    else:
        guest.socket.transport.abort()
    back = await house.guest(guest.who, greet=False)
    await back.hello(None, seen=guest.view["revision"])
    await back.settle()
    back.view = guest.view
    return back


def test_who_comes_back_late_gets_the_newest_view_alone(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        north, east = await house.guest("N"), await house.guest("E")
        seen = east.view["revision"]
        await east.socket.close()
        await north.do("call 1C")
        again = await house.guest("E", greet=False)
        await again.hello(None, seen=seen)
        await again.settle()
        views = [frame for frame in again.frames if frame.startswith('{"type":"view"')]
        assert len(views) == 1
        assert again.view["answer"]["auction"][0]["call"] == "1C"

    visit(tmp_path, check)


def test_everybody_is_told_who_is_there_but_for_spectators(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        north = await house.guest("N")
        here = {"N": True, "E": False, "S": False, "W": False, "director": False}
        assert north.there == here
        await house.guest("spectator")
        await north.settle()
        before = len(north.frames)
        east = await house.guest("E")
        await north.until(lambda message: message["type"] == "presence")
        assert north.there == east.there == {**here, "E": True}
        assert len(north.frames) == before + 1
        second = await house.guest("E")
        await east.socket.close()
        await north.settle()
        assert north.there == {**here, "E": True}
        second.socket.transport.abort()
        await north.until(lambda message: message["type"] == "presence")
        assert north.there == here

    visit(tmp_path, check)


def test_two_directors_at_once(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        north = await house.guest("N")
        first, second = await house.guest("director"), await house.guest("director", language="fr")
        assert (await north.do("summon"))["type"] == "done"
        for director in (first, second):
            await director.seen()
        moment = first.view["revision"]
        act = {"type": "act", "act": {"resume": True}, "seen": moment}
        answers = await asyncio.gather(
            first.ask({**act, "id": client_id()}),
            second.ask({**act, "id": client_id()}),
        )
        assert sorted(answer.get("code", "done") for answer in answers) == ["done", "stale"]
        for director in (first, second):
            await director.settle()
        assert first.view["revision"] == second.view["revision"]
        assert [act["act"] for act in first.view["happened"]] == ["a1", "a2"]

    visit(tmp_path, check)


def test_a_slow_reader_does_not_hold_up_the_table(tmp_path: Path) -> None:
    """He reads nothing while hundreds of views are made; then he gets the newest, not all of them."""

    async def check(house: Open) -> None:
        slow = await house.guest("director", max_queue=1)
        slow.socket.transport.pause_reading()
        north = await house.guest("N")
        text = "x" * 900
        for _ in range(300):
            answer = await north.ask({"type": "report", "about": {"by": "S", "convey": "remark", "text": text}})
            assert answer["type"] == "done"
        slow.socket.transport.resume_reading()
        await slow.until(lambda message: message["type"] == "view" and len(message.get("reports", ())) == 300)
        views = sum(frame.startswith('{"type":"view"') for frame in slow.frames)
        assert views < 150
        assert house.lobby.metrics.skipped._value.get() > 100

    visit(tmp_path, check)


def test_an_outbox_keeps_one_view_and_few_words() -> None:
    async def check() -> None:
        box = Outbox()
        for n in range(MOST):
            box.say(str(n))
        try:
            box.say("one more")
        except Full:
            pass
        else:
            raise AssertionError("an outbox that is full takes more")
        _, view, said = await box.take()
        assert (view, said) == (None, [str(n) for n in range(MOST)])

    asyncio.run(check())


def test_the_director_looks_at_a_board_that_is_over(tmp_path: Path) -> None:
    """What he does there reaches him and the other Director who looks at it; players and the table hear nothing."""

    async def check(house: Open) -> None:
        seats = await house.four()
        first, second = await house.guest("director"), await house.guest("director")
        await seats[first.view["answer"]["turn"]].do("call 7NT")
        await first.ask({"type": "next_board"})
        await asyncio.gather(*(guest.settle() for guest in (*seats.values(), first, second)))
        assert first.view["table"]["boards"] == 2
        for guest in (first, second):
            await guest.send({"type": "look", "place": 1})
            over = await guest.seen()
            assert [act.get("call") for act in over["happened"]] == ["7NT"]
        frames = {who: len(guest.frames) for who, guest in seats.items()}
        said = await first.ask({"type": "act", "act": {"summon": True, "by": "S"}, "place": 1, "confirmed": True})
        assert said["type"] == "done", said
        for guest in (first, second):
            while not guest.view["answer"]["frozen"]:
                await guest.seen()
        # what happens at the table does not show him the table
        turn = seats["N"].view["answer"]["turn"]
        await seats[turn].do("call 1C")
        await first.settle()
        assert first.view["table"]["boards"] == 1
        await first.send({"type": "look"})
        assert [act.get("call") for act in (await first.seen())["happened"]] == ["1C"]
        # another language, the same board
        await second.hello("fr")
        assert (await second.seen())["told"]["state"]
        assert second.view["table"]["boards"] == 1
        for who, guest in seats.items():
            await guest.settle()
            new = [json.loads(frame) for frame in guest.frames[frames[who] :]]
            assert not any(view["answer"]["frozen"] for view in new if view["type"] == "view")
            await guest.send({"type": "look", "place": 1})
            await guest.settle()
            assert guest.view["table"]["boards"] == 2
        browser = await house.browser()
        assert (await browser.get(house.url("N", "/view?board=1"), headers=house.bearer("N"))).status_code == 403
        there = await browser.get(house.url("director", "/view?board=1"), headers=house.bearer("director"))
        assert there.json()["answer"]["frozen"]
        gone = await browser.get(house.url("director", "/view?board=3"), headers=house.bearer("director"))
        assert gone.status_code == 404

    visit(tmp_path, check)


def test_the_director_who_looks_at_another_board_is_told_when_he_is_called_at_the_table(tmp_path: Path) -> None:
    """Once for each call, in his language; the board that he looks at stays before him."""

    async def check(house: Open) -> None:
        seats, director = await house.four(), await house.guest("director")
        await director.hello("en")
        await seats[director.view["answer"]["turn"]].do("call 7NT")
        await director.ask({"type": "next_board"})
        await asyncio.gather(*(guest.settle() for guest in (*seats.values(), director)))
        await director.send({"type": "look", "place": 1})
        await director.settle()
        assert director.view["table"]["boards"] == 1
        turn = seats["N"].view["answer"]["turn"]
        await seats[turn].do("call 1C")
        await director.settle()
        assert calls(director) == []
        await seats["S"].do("summon")
        await director.settle()
        told = {"type": "called", "board": 2, "sentence": "South calls the Director."}
        assert calls(director) == [told]
        # what is told him alone while he is away
        await seats["N"].ask({"type": "report", "about": {"by": "E", "convey": "remark", "text": "so"}})
        await director.settle()
        assert len(calls(director)) == 2
        assert director.view["table"]["boards"] == 1
        assert not any(calls(guest) for guest in seats.values())
        # at the table he sees it
        await director.send({"type": "look"})
        await director.settle()
        assert director.view["table"]["boards"] == 2
        assert len(calls(director)) == 2

    visit(tmp_path, check)


def test_the_director_is_told_once_that_he_is_called_to_a_board_that_is_over(tmp_path: Path) -> None:
    """Until he has been there; what he sees at the table stays before him."""

    async def check(house: Open) -> None:
        seats, director = await house.four(), await house.guest("director")
        await director.hello("en")
        for _ in range(4):
            await seats[director.view["answer"]["turn"]].do("call P")
            await director.settle()
        await director.ask({"type": "next_board"})
        await director.settle()
        for act in ({"attention": True}, {"summon": True}):
            said = await seats["E"].ask({"type": "act", "act": act, "place": 1})
            assert said["type"] == "done", said
        await director.settle()
        sentence = "East draws attention to an irregularity."
        assert calls(director) == [{"type": "called", "board": 1, "place": 1, "sentence": sentence}]
        assert director.view["table"]["boards"] == 2
        assert not any(calls(guest) for guest in seats.values())

    visit(tmp_path, check)


def calls(guest: Guest) -> list[dict[str, Any]]:
    """What he was told of calls at the table."""
    said = [json.loads(frame) for frame in guest.frames]
    return [one for one in said if one["type"] == "called"]
