"""A call that is chosen with an option: which ones are legal in its place is said, so that no other looks like an
offer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.game.calls import ALL_CALLS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.messages import Viewer
from bridgelaw.web.told import teller
from tests.live.director import road
from tests.live.tables import Played, play
from tests.live.telling import options


def legal(at: Played, who: Viewer, option: str) -> set[str]:
    answer: Any = at.table.view(who).answer
    told = json.loads(teller("en").told(at.table.view(who)))["options"]
    (found,) = (one["legal"] for one in told if answer.options[one["n"]].id == option)
    return set(found)


def over(bid: str) -> set[str]:
    every = [str(call) for call in ALL_CALLS if str(call)[0].isdigit() and str(call)[0] != "8"]
    return {"P", *every[every.index(bid) + 1 :]}


@pytest.mark.parametrize("laws", EDITIONS)
def test_an_insufficient_bid_is_put_right_by_a_call_over_the_last_bid(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention s2", "S summon", "director explain_options")
        await at.done("S choose reject_call")
        assert legal(at, "E", "correct") == over("1S") | {"X"}

    play(check, laws=laws)


async def misinformed(at: Played) -> None:
    """North has called on an explanation that is put right, and hears what he may do."""
    await at.done("N call 1NT", "E call 2C", "W explain majors of=s2", "S call P", "W call P", "N call 2S")
    await at.done("E call P", "W correct clubs of=s3", "W summon")
    for kind in ("agreement", "misinformation", "would_have_acted"):
        following = road(at.table.view("director"))["next"]
        while following["do"] == "find" and following["question"]["kind"] == kind:
            await at.done(f"director find {kind} yes of={following['question']['of']}")
            following = road(at.table.view("director"))["next"]
    await at.done("director explain_options")


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_call_on_wrong_information_is_changed_in_its_place(laws: str) -> None:
    """East has passed since: what came behind the call does not count, nor does the call itself."""

    async def check(at: Played) -> None:
        await misinformed(at)
        assert "change_call" in options(at, "N")
        assert legal(at, "N", "change_call") == over("2C") | {"X"}

    play(check, laws=laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_call_that_stands_is_told_where_it_may_be_changed(laws: str) -> None:
    """It would be changed into itself. Of a call that was refused there is none."""

    async def check(at: Played) -> None:
        await misinformed(at)
        assert stands(at, "N") == stands(at, "director") == {"change_call": "2S"}

    async def refused(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention s2", "S summon", "director explain_options")
        await at.done("S choose reject_call")
        assert stands(at, "E") == {}

    play(check, laws=laws)
    play(refused, laws=laws)


def stands(at: Played, who: Viewer) -> dict[str, str]:
    """By option, the call that its player has there now."""
    answer: Any = at.table.view(who).answer
    told = json.loads(teller("en").told(at.table.view(who)))["options"]
    return {answer.options[one["n"]].id: one["stands"] for one in told if "stands" in one}
