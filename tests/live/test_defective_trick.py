"""At a live table nobody writes down to which trick a card goes: it goes where it is missing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.settings import Dealt
from tests.live.tables import Played, play

DEAL = "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
DEALT = Dealt(7, "S", "All", DEAL)


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


LOW = "23456789TJQKA"


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("card", ["S3", "SK"])
def test_a_card_that_dummy_puts_down_too_early_is_played_in_the_end(laws: str, card: str) -> None:
    """Nobody points it out, and it is left for the last trick."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in DEAL[2:].split()]
    cards = [[suit + rank for suit, ranks in hand for rank in ranks] for hand in suits]
    hands = dict(zip("NESW", cards, strict=True))

    async def check(at: Played) -> None:
        await at.done("S call 1NT", "W call P", "N call P", "E call P", "W play SJ down", "W face", "N spread")
        await at.done(f"S play {card} from=N", "N play S7 from=N", "E play S2", "S play S4")
        for gone in ("SJ", card, "S2", "S4"):
            next(hand for hand in hands.values() if gone in hand).remove(gone)
        led = ""
        for number in range(48):
            answer: Any = at.table.view("director").answer
            if answer.phase != "play":
                break
            hand = hands[answer.turn]
            follows = [one for one in hand if led and one[0] == led] or hand
            one = min(follows, key=lambda it: (it == "S7", LOW.index(it[1])))
            hand.remove(one)
            led = one[0] if number % 4 == 0 else led
            who, whose = ("S", f" from={answer.turn}") if answer.turn == "N" else (answer.turn, "")
            await at.done(f"{who} play {one}{whose}")
        assert at.table.view("director").answer.phase == "ended"

    play(check, boards=(DEALT,), laws=laws)
