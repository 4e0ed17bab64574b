"""Whether a stop ends by itself, as the Director reads it before it does."""

from __future__ import annotations

import json

import pytest

from bridgelaw.web.told import teller
from tests.live.director import road
from tests.live.tables import Played, play

ITSELF, ORDER = "page-ends-by_itself", "page-ends-by_order"


def ends(at: Played, language: str = "en") -> tuple[object, object]:
    """What the road says, and the message that the Director reads; nothing for a player."""
    said = teller(language)
    told = json.loads(said.told(at.table.view("director"))).get("ends")
    assert "ends" not in json.loads(said.told(at.table.view("S")))
    words = said.under(2017)
    message = next((one for one in (ITSELF, ORDER) if words.say(one) == told), told)
    return road(at.table.view("director")).get("ends_by_itself"), message


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_where_all_that_is_open_is_a_choice_it_ends_by_itself(language: str) -> None:
    async def check(at: Played) -> None:
        assert ends(at, language) == (None, None)
        await at.done("N call 1S", "E call 1H", "S attention", "S summon")
        assert ends(at, language) == (True, ITSELF)
        await at.done("director explain_options")
        assert ends(at, language) == (True, ITSELF)
        await at.done("S choose reject_call")
        assert ends(at, language) == (True, ITSELF)
        await at.done("E substitute 3D")
        # whether it is comparable decides who must pass, and is asked first
        assert ends(at, language) == (None, None)
        await at.done_by_director({"find": "comparable_call", "of": "a7", "value": "no"})
        assert not at.table.state.board.now.frozen
        assert ends(at, language) == (None, None)

    play(check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_where_nothing_is_irregular_he_lets_it_go_on(language: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E summon")
        assert ends(at, language) == (False, ORDER)
        await at.done("director resume")
        assert ends(at, language) == (None, None)

    play(check)


def test_where_nobody_chooses_reading_out_ends_it() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention", "director explain_options", "S choose reject_call")
        await at.done("E substitute 3C")
        await at.done_by_director({"find": "comparable_call", "of": "a6", "value": "no"})
        await at.done("S call P", "W call 5C", "N attention")
        assert road(at.table.view("director"))["next"]["options"] == []
        assert ends(at) == (True, ITSELF)
        await at.done("director explain_options")
        assert not at.table.state.board.now.frozen

    play(check)


def test_where_a_call_may_be_changed_he_lets_it_go_on() -> None:
    """Nobody has been told what follows from the misinformation: he still has that to say, whatever the player does."""

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call 2D", "N explain natural of=s3", "W call P", "N call 2H")
        await at.done("E call P", "S call P", "W call P", "S correct transfer of=s4", "S summon")
        for kind, value in (("agreement", "transfer"), ("misinformation", True), ("would_have_acted", True)):
            asked = road(at.table.view("director"))["next"]["question"]
            assert asked["kind"] == kind
            seat = {"seat": asked["seat"]} if asked["seat"] else {}
            await at.done_by_director({"find": kind, "of": asked["of"], "value": value, **seat})
        assert [one["id"] for one in road(at.table.view("director"))["next"]["options"]] == ["change_call"]
        assert ends(at) == (False, ORDER)
        await at.done("W choose change_call call=P")
        assert ends(at) == (False, ORDER)
        assert at.table.state.board.now.frozen

    play(check)
