"""At a live table: whoever replaces his call is told what each costs, in the words of the costs, and nobody else is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec import UNSET

from bridgelaw.languages import LANGUAGES
from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.web.told import teller
from tests.kit.whole import of_all
from tests.live.tables import Played, play

LOW = ("N call 1S", "E call 1H", "S attention s2", "director explain_options", "S choose reject_call")
CHANGED = (
    "N call 1S", "E call P", "E substitute 2H", "S attention s3", "director find unintended_call no of=a3",
    "director explain_options", "S choose reject_call",
)  # fmt: skip


def told(at: Played, who: Viewer, language: str = "en") -> list[dict[str, Any]]:
    """What is said to him of the calls, in groups."""
    found: list[dict[str, Any]] = json.loads(teller(language).told(at.table.view(who))).get("costs", [])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_call_stands_in_one_group_with_its_mark_and_its_sentences(language: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW)
        costs = at.table.view("E").can.costs
        assert costs is not UNSET
        groups = told(at, "E", language)
        assert sorted(call for one in groups for call in one["calls"]) == sorted(costs)
        assert {one["mark"] for one in groups} == {"costs", "asked"}
        assert all(line["text"] for one in groups for line in one["costs"])
        silenced = next(one for one in groups if "3C" in one["calls"])
        assert [line["law_label"].split()[-1] for line in silenced["costs"]] == ["27B2", "26"]
        assert "2H" in next(one for one in groups if one["mark"] == "asked")["calls"]

    play(check, laws="1997")


def test_nobody_else_is_told() -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW)
        for who in VIEWERS:
            assert (at.table.view(who).can.costs is UNSET) == (who != "E")
            assert bool(told(at, who)) == (who == "E")
        await at.done("E substitute 2H")
        assert at.table.view("E").can.costs is UNSET

    play(check, laws="2017")


def test_another_call_after_a_refused_change_is_chosen_by_the_box() -> None:
    async def check(at: Played) -> None:
        await at.done(*CHANGED)
        view = at.table.view("E")
        assert (view.can.call_as, view.prompt.what) == ("other_call", "replace_call")
        assert [(one["mark"], one["costs"][0]["law_label"]) for one in told(at, "E")] == [("costs", "Law 25B2(b)(2)")]
        await at.done("E choose other_call call=3H")
        assert not at.table.view("E").answer.frozen
        auction = at.table.view("E").answer.auction
        assert [(one.call, one.status) for one in auction][-1] == ("3H", "made")

    play(check, laws="1997")


SOME = ("P", "2H", "3H", "7NT")
"""Calls of each kind: the rows of 1997 among them have both marks that the others have."""


@pytest.mark.parametrize(
    ("laws", "calls"), of_all([("1997", ()), ("2007", ()), ("2017", ()), ("1997", SOME)], ("1997", SOME))
)
def test_each_mark_is_what_the_ruling_then_says(laws: str, calls: tuple[str, ...]) -> None:
    """Points 30 and 31: each call that is offered has one mark. Where it is that a Question decides, one is open once
    the call is made, and none of those calls is said to cost nothing; else it costs what the Director has then to rule,
    or nothing follows."""
    marks: dict[str, list[str]] = {}

    async def read(at: Played) -> None:
        await at.done(*LOW)
        for one in told(at, "E"):
            for call in one["calls"]:
                marks.setdefault(call, []).append(one["mark"])

    play(read, laws=laws)
    assert len(marks) > 30
    for call, said in [(call, marks[call]) for call in calls or marks]:

        async def make(at: Played, call: str = call, said: list[str] = said) -> None:
            await at.done(*LOW, f"E substitute {call}")
            answer = json.loads(at.table.view("director").body)["answer"]
            is_open = any(question["answer"] is None for question in answer["questions"])
            must = any(duty["what"] == "pass" and duty["who"] == "W" for duty in answer["obligations"])
            assert said == ["asked" if is_open else "costs" if must or answer["frozen"] else "free"], call

        play(make, laws=laws)
