"""At a live table nobody writes down to which trick a card goes: it goes where it is missing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.settings import Dealt
from tests.live.tables import Played, play

DEALT = Dealt(7, "S", "All", "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4")


async def first_trick(at: Played) -> None:
    await at.done("S call 1NT", "W call P", "N call P", "E call P", "W play SJ down", "W face", "N spread")
    await at.done("S play S3 from=N", "E play S2", "S play SA")


def last(at: Played) -> dict[str, Any]:
    """The last card, as the answer has it."""
    cards: list[dict[str, Any]] = json.loads(at.table.view("director").body)["answer"]["plays"]
    return cards[-1]


def kinds(at: Played) -> list[tuple[str, str, str]]:
    answer: Any = at.table.view("director").answer
    return [(it.kind, it.by, it.status) for it in answer.irregularities]


@pytest.mark.parametrize("laws", EDITIONS)
def test_declarer_names_dummys_next_card_before_a_defender_has_played(laws: str) -> None:
    async def check(at: Played) -> None:
        await first_trick(at)
        await at.done("S play D2", "W play D3", "S play DA from=N")
        assert [one.kind for one in (await at.refused("S play HQ from=N")).objections] == ["defective_trick"]
        await at.done("S play HQ from=N", "E play D4")
        answer: Any = at.table.view("director").answer
        assert (answer.turn, last(at)["trick"]) == ("E", 2)
        assert kinds(at) == [("defective_trick", "E", "ruled")]
        await at.done("E play H6")
        assert last(at)["trick"] == 3

    play(check, boards=(DEALT,), laws=laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_card_that_is_put_in_its_place_later_goes_there(laws: str) -> None:
    async def check(at: Played) -> None:
        await first_trick(at)
        await at.done("S play DK", "W play D3", "E play D4", "S play HK", "W play HA")
        assert kinds(at)[-1] == ("defective_trick", "S", "unnoticed")
        act = next(one for one in json.loads(at.table.view("W").body)["happened"] if one.get("play") == "HK")["act"]
        await at.done(f"W attention {act}", "W summon", "director explain_options")
        assert json.loads(at.table.view("S").body)["can"]["of"] == "N"
        await at.done("S play D5 from=N", "director resume")
        assert last(at)["trick"] == 2
        await at.done("S play H4 from=N")
        assert last(at)["trick"] == 3
        assert "revoke" not in {kind for kind, _, _ in kinds(at)}

    play(check, boards=(DEALT,), laws=laws)


def test_two_hands_are_dealt_with_at_once() -> None:
    async def check(at: Played) -> None:
        await first_trick(at)
        await at.done("S play DK", "W play D3", "S play HK", "W play HA")
        assert kinds(at)[1:] == [("defective_trick", "S", "unnoticed"), ("defective_trick", "E", "unnoticed")]
        act = next(one for one in json.loads(at.table.view("W").body)["happened"] if one.get("play") == "HA")["act"]
        await at.done(f"W attention {act}", "W summon", "director explain_options")
        await at.done("S play D5 from=N", "E play D4", "director resume", "S play H4 from=N", "E play H6")
        assert last(at)["trick"] == 3
        assert "revoke" not in {kind for kind, _, _ in kinds(at)}

    play(check, boards=(DEALT,))
