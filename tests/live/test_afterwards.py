"""What a penalty card or an insufficient bid did to the result, on a board that is over: nobody waits for that unless
somebody asks."""

from __future__ import annotations

import json

import pytest

from tests.live.director import road
from tests.live.tables import Played, play
from tests.live.test_claims import to_the_play

LAWS = ("1997", "2007", "2017")


async def played_with_a_penalty_card(at: Played) -> None:
    """West drops an honour, the Director explains, and declarer's claim is agreed to."""
    await to_the_play(at)
    await at.done("W expose CA how=dropped", "N attention s8", "N summon", "director explain_options")
    await at.done("director resume", "N claim 9 'so'", "E agree", "W agree")


def asked(at: Played) -> dict[str, bool]:
    """The Questions that are open, and whether each is asked in passing."""
    found = road(at.table.view("director"))["questions"]
    return {one["kind"]: bool(one.get("in_passing")) for one in found if one["status"] == "open"}


@pytest.mark.parametrize("laws", LAWS)
def test_the_next_board_waits_for_nobody(laws: str) -> None:
    async def check(at: Played) -> None:
        await played_with_a_penalty_card(at)
        assert at.table.view("N").answer.phase == "ended"
        assert asked(at) == {"could_have_known": True} | ({} if laws == "1997" else {"assisted": True})
        assert road(at.table.view("director"))["next"]["do"] == "nothing"
        assert at.table.view("director").waiting == ("N", "E", "S", "W")

    play(check, laws=laws)


@pytest.mark.parametrize("laws", LAWS)
def test_a_player_calls_when_it_is_over(laws: str) -> None:
    async def check(at: Played) -> None:
        await played_with_a_penalty_card(at)
        await at.done("N summon", "director resume")
        assert not any(asked(at).values())
        assert road(at.table.view("director"))["next"]["do"] == "find"
        assert at.table.view("N").waiting == ("director",)

    play(check, laws=laws)


@pytest.mark.parametrize("laws", ["2017"])
def test_the_director_may_answer_unasked_and_then_damage_waits_for_him(laws: str) -> None:
    async def check(at: Played) -> None:
        await played_with_a_penalty_card(at)
        await at.done_by_director({"find": "assisted", "of": _card(at), "value": True})
        assert asked(at)["damage"] is False
        assert at.table.view("N").waiting == ("director",)

    play(check, laws=laws)


@pytest.mark.parametrize("laws", ["1997", "2007"])
@pytest.mark.parametrize("called", [False, True])
def test_a_bid_made_good(laws: str, called: bool) -> None:
    """Whether it has helped (27B1(b), 27D) is for the end of the play; unless somebody calls then, nobody waits."""

    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention s2", "S summon", "director explain_options")
        await at.done("S choose reject_call", "E substitute 2H")
        await at.done_by_director({"find": "lowest_same_denomination_artificial", "of": "a2", "value": False})
        await at.done("director resume", "S call P", "W call P", "N call P")
        await at.done(f"S play {at.table.view('S').can.cards[0]} down", "S face", "W spread")
        await at.done("E claim 8 'so'", "S agree", "N agree")
        if called:
            await at.done("S summon", "director resume")
        assert asked(at) == {"assisted": not called}
        assert at.table.view("director").waiting == (("director",) if called else ("N", "E", "S", "W"))

    play(check, laws=laws)


def _card(at: Played) -> str:
    happened = json.loads(at.table.view("director").body)["happened"]
    return str(next(act["act"] for act in happened if "expose" in act))
