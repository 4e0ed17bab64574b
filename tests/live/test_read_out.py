"""Those who wait for another player's choice read what he may choose from, as the Director has read it out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import EDITIONS
from tests.live.tables import Played, play
from tests.live.test_in_his_hands import REVOKED as BOARD
from tests.live.test_in_his_hands import told

PLAYERS: tuple[Any, ...] = ("N", "E", "S", "W")


def _read(at: Played, who: Any, language: str = "en") -> list[tuple[str, str]]:
    """Who may choose what, as the player reads it."""
    return [(one["by"], one["sentence"]) for one in told(at, who, language).get("read_out", ())]


@pytest.mark.parametrize("laws", EDITIONS)
def test_who_waits_reads_the_options_of_who_chooses(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1C")
        act = json.loads(at.table.view("S").body)["happened"][-1]["act"]
        await at.done(f"S attention {act}", "S summon")
        assert not any(_read(at, who) for who in PLAYERS), "nothing has been read out"
        await at.done("director explain_options")
        for language in LANGUAGES:
            own = [("S", one["sentence"]) for one in told(at, "S", language)["options"]]
            assert len(own) == 2
            assert _read(at, "S", language) == []
            assert all(_read(at, who, language) == own for who in ("N", "E", "W"))
        body = json.loads(at.table.view("E").body)
        assert [(one["id"], one["by"]) for one in body["read_out"]] == [("accept_call", "S"), ("reject_call", "S")]
        await at.done("S choose reject_call")
        assert not any(by == "S" for who in PLAYERS for by, _ in _read(at, who)), "he has chosen"
        assert all("read_out" not in told(at, who) for who in ("director", "spectator"))

    play(check, laws=laws, boards=(BOARD,))
