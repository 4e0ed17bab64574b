"""Nothing shuts the house: what breaks is marked where it breaks, and whoever has nothing to do with it plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bridgelaw.desk import ruling
from bridgelaw.live import onlooker
from bridgelaw.live import state as states
from bridgelaw.live.messages import VIEWERS, Import
from bridgelaw.table.standing import CANCELLED
from bridgelaw.web.desk import case_page, queue, register_page
from bridgelaw.web.told import ViewTeller
from tests.kit.broken import breaks, broken_rule
from tests.kit.whole import WHOLE
from tests.web.desk.director import Director, Form, Forms, director
from tests.web.house import Guest, Open, client_id, opened, visit

SHARED = Path(__file__).parents[3] / "shared" / "found"
OWN = Path(__file__).parents[1] / "found"
FOUND = sorted({file.name: file for file in (*SHARED.glob("*.yaml"), *OWN.glob("*.yaml"))}.values())
HOUSES = 4
"""In so many houses they lie side by side."""
PAGES = ("/desk", "/desk/rulings", "/desk/rulings.csv", "/desk/rulings.jsonl")
STOPPED = ("N call 1S", "E call 1H", "S attention s2", "S summon")
"""An insufficient bid, and the table stands still."""
PLAYS_ON = ("N call 1S", "E call P", "S call P", "W call 2H")

Planted = Callable[[], AbstractContextManager[Any]]
BREAKING: dict[str, Planted] = {
    "a rule": lambda: broken_rule("law27.insufficient", "shut"),
    "a rule that holds while something is so": lambda: broken_rule("law10.choose_alone", "shut"),
    "a rule on rights": lambda: broken_rule("law20.may_review_in_auction", "shut"),
    "a look-ahead": lambda: patch.object(ruling, "explained", breaks),
    "the road": lambda: patch("bridgelaw.live.papers.road", breaks),
    "a player's view": lambda: patch.object(onlooker, "seat_told", breaks),
    "the Director's view": lambda: patch.object(onlooker, "directors_told", breaks),
    "what he has beside it": lambda: patch.object(onlooker, "directors_papers", breaks),
    "the sentences": lambda: patch.object(ViewTeller, "_of_answer", breaks),
    "a line of the queue": lambda: patch.object(queue, "urgency", breaks),
    "a line of the register": lambda: patch.object(register_page, "is_ruling", breaks),
    "the page of a case": lambda: patch.object(case_page, "view_of", breaks),
}


async def every_page_answers(house: Open, desk: Director, table: str, language: str = "en") -> None:
    """The desk, its register and the case of the table, and every place at it."""
    for path in (*PAGES, f"/desk/cases/{table}/1"):
        reply = await desk.browser.get(path, headers={"accept-language": language, "accept": "text/html"})
        assert reply.status_code == 200, (path, reply.status_code)
    for who in VIEWERS:
        reply = await (await house.browser()).get(
            house.url(who, f"/view?language={language}"), headers=house.bearer(who)
        )
        assert reply.status_code == 200, who
        assert reply.json()["answer"]["laws"], who


async def acts(house: Open, lines: tuple[str, ...]) -> None:
    """What is done at the table is kept, and said to be."""
    guests: dict[str, Guest] = {}
    for line in lines:
        who, _, rest = line.partition(" ")
        if who not in guests:
            guests[who] = await house.guest(who, language="en")
        answer = await guests[who].do(rest)
        assert answer["type"] == "done", (line, answer)


@pytest.mark.parametrize("what", BREAKING)
def test_nothing_beyond_that_board_suffers(what: str, tmp_path: Path) -> None:
    async def check() -> None:
        with BREAKING[what]():
            async with opened(tmp_path, table={"title": "shut"}) as house:
                other = await house.another(title="open")
                desk = await director(house)
                await acts(house, STOPPED)
                await acts(other, PLAYS_ON)
                await every_page_answers(house, desk, house.table)
                await every_page_answers(other, desk, other.table)
                assert house.lobby.house.faults.counts.total() > 0
                figures = house.lobby.metrics.text().decode()
                assert any(
                    line.startswith("bridgelaw_faults_total{") and not line.endswith(" 0.0")
                    for line in figures.splitlines()
                )
                table = house.table
            async with opened(tmp_path) as again:
                # the same house after a restart
                for path in (*PAGES, f"/desk/cases/{table}/1"):
                    reply = await (await director(again)).browser.get(path, headers={"accept": "text/html"})
                    assert reply.status_code == 200, path
                live = await again.lobby.house.table(table)
                assert [act.verb for act in live.state.board.course.happened] == ["call", "call", "attention", "summon"]

    asyncio.run(check())


def test_what_could_not_be_judged_is_the_directors_to_decide(tmp_path: Path) -> None:
    """He sees the acts, the provision that failed and the Question; players hear nothing of it; he rules by hand."""

    async def check(house: Open) -> None:
        desk = await director(house)
        await acts(house, ("N call 1S", "E call 1H"))
        guest, seat = await house.guest("director", language="en"), await house.guest("S", language="en")
        [error] = guest.view["answer"]["errors"]
        assert (error["kind"], error["code"], error["laws"]) == ("not_judged", "not-judged", ["2017:27"])
        assert [q["kind"] for q in guest.view["answer"]["questions"]] == ["not_judged"]
        assert "not_judged" not in str(seat.view)
        assert "by hand" in await desk.case()
        form = next(f for f in desk_forms(desk) if f.action.endswith("/by-hand"))
        reply = await desk.send(form, order="cancel call", of=error["act"], why="too low")
        assert reply.status_code == 303
        await desk.case()
        await desk.answers("not_judged", "yes")
        live = await house.lobby.house.table(house.table)
        assert live.state.board.now.questions == ()
        assert live.state.board.now.standing("a2") is CANCELLED

    with broken_rule("law27.insufficient", "shut"):
        visit(tmp_path, check, table={"title": "shut"})


def test_a_board_of_which_nothing_can_be_made_is_ruled_by_hand(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        desk = await director(house, "fr")
        await acts(house, ("N call 1S", "E call P", "S call P", "W call P"))
        with patch.object(case_page, "view_of", breaks), patch("bridgelaw.web.desk.case.road", breaks):
            said = await desk.case()
            assert "trancher à la main" in said.casefold() or "tranchez à la main" in said.casefold()
            by_hand: tuple[tuple[int, dict[str, str], int], ...] = (
                (0, {"order": "rule stand", "of": "a1"}, 422),
                (1, {"tricks": "9"}, 303),
                (2, {"score": "2S N ="}, 303),
            )
            for n, fields, expected in by_hand:
                forms = [form for form in desk_forms(desk) if form.action.endswith("/by-hand")]
                assert len(forms) == 3
                reply = await desk.send(forms[n], **fields)
                assert reply.status_code == expected, (fields, reply.text[:300])
                # that the call stands changes nothing, and that is said
                assert ("ne peut pas être tranché ainsi" in reply.text) is (expected == 422)
                await desk.case()
        live = await house.lobby.house.table(house.table)
        assert [act.verb for act in live.state.board.course.happened][-2:] == ["result", "adjust"]

    visit(tmp_path, check)


def desk_forms(desk: Director) -> list[Form]:
    """The forms of the page that he has before him."""
    return Forms(desk.text).found


def test_an_event_that_cannot_be_read_again_is_passed_over(tmp_path: Path) -> None:
    """A later version of the program may not know it: the table opens, and the Director is told."""

    async def check() -> None:
        async with opened(tmp_path) as house:
            await acts(house, PLAYS_ON)
            table = house.table
            house.lobby.house._tables.clear()

            def cannot(state: Any, event: Any) -> Any:
                if event.version == 3:
                    raise KeyError("unknown")
                return whole(state, event)

            whole = states.after
            with patch.object(states, "after", cannot):
                guest = await house.guest("director", language="nb")
            assert [e["code"] for e in guest.view["answer"]["errors"]] == ["not-read"]
            assert house.lobby.house.faults.counts["event"] == 1
            assert (await house.lobby.house.table(table)).state.version == 5

    asyncio.run(check())


@pytest.mark.parametrize("part", range(HOUSES))
def test_what_once_shut_the_house(part: int, tmp_path: Path) -> None:
    """Played on, pasted and imported, before and after a restart: table, desk, queue, register and letters open. In the
    gate the pages of what was imported before it, and of what was pasted after it: they are made by the same way."""
    imported: dict[str, Path] = {}
    pasted: dict[str, Path] = {}

    async def check() -> None:
        async with opened(tmp_path) as house:
            desk = await director(house)
            for file in FOUND[part::HOUSES]:
                text, table = file.read_text("utf-8"), await house.another()
                live = await house.lobby.house.table(table.table)
                await house.lobby.act(live, "director", Import(id=client_id(), text=text))
                own = client_id() + "-pasted"
                reply = await desk.browser.post(
                    "/desk/paper/new", data={"id": own, "paste": text}, headers={"origin": house.address}
                )
                assert reply.status_code == 303, (file, reply.text[-2000:])
                imported[f"/desk/cases/{table.table}/2"] = pasted[f"/desk/cases/{own}/1"] = file
                for who in VIEWERS:
                    view = await desk.browser.get(table.url(who, "/view?language=fr"), headers=table.bearer(who))
                    assert view.status_code == 200, (file, who)
                assert house.lobby.house.faults.counts.total() == 0, file
            await pages(desk, imported | pasted if WHOLE else imported)
            assert house.lobby.house.faults.counts.total() == 0
        async with opened(tmp_path) as again:
            await pages(await director(again), imported | pasted if WHOLE else pasted)

    async def pages(desk: Director, cases: dict[str, Path]) -> None:
        for case, file in cases.items():
            for path in (case, f"{case}/ruling", f"{case}/score"):
                reply = await desk.browser.get(path, headers={"accept": "text/html"})
                assert reply.status_code == 200, (file, path)
        for path in PAGES:
            reply = await desk.browser.get(path, headers={"accept": "text/html"})
            assert reply.status_code == 200, path

    asyncio.run(check())
