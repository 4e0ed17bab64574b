"""The last trick may be looked at by declarer and the defenders until their side has gone on, and by nobody else."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.messages import VIEWERS
from bridgelaw.live.settings import Dealt
from tests.live.tables import Played, play

DEAL = "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
BOARD = Dealt(1, "S", None, DEAL)
FIRST = (
    "S call 1NT", "W call P", "N call 3NT", "E call P", "S call P", "W call P", "W play SJ down", "W face", "N spread",
    "S play S3 from=N", "E play S2",
)  # fmt: skip


def looking(at: Played) -> dict[str, int]:
    """Who may look at which trick."""
    found = {who: at.table.view(who).can.inspect for who in VIEWERS}
    return {who: trick for who, trick in found.items() if trick is not UNSET}


@pytest.mark.parametrize("edition", EDITIONS)
def test_until_his_side_has_led_or_played_to_the_next_trick(edition: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*FIRST)
        assert looking(at) == {}
        await at.done("S play SA")
        assert looking(at) == {"E": 1, "S": 1, "W": 1}
        await at.done("S play DK")
        assert looking(at) == {"E": 1, "W": 1}
        await at.done("W play D3")
        assert looking(at) == {}
        await at.done("S play D5 from=N", "E play D4")
        assert looking(at) == {"E": 2, "S": 2, "W": 2}
        await at.done("S claim 11 'all high'")
        assert looking(at) == {}

    play(check, laws=edition, boards=(BOARD,))


def test_what_the_server_offers_is_no_irregularity() -> None:
    async def check(at: Played) -> None:
        await at.done(*FIRST, "S play SA", "S play DK")
        assert not (await at.refused("S inspect last_trick")).details
        await at.done("W inspect last_trick")
        assert at.table.view("director").answer.irregularities == ()

    play(check, boards=(BOARD,))
