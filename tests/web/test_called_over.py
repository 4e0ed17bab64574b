"""Who calls over an insufficient bid accepts it, and what has happened says so, with its Law: nothing else follows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.web.told import teller
from tests.live.tables import Played, play

NUMBER = {"1997": "27A", "2007": "27A1", "2017": "27A1"}


def _told(lines: tuple[str, ...], edition: Edition, language: str, who: Any = "N") -> list[str]:
    told: list[str] = []

    async def check(at: Played) -> None:
        for line in lines:
            await at.done(line)
        told.extend(msgspec.json.decode(teller(language).told(at.table.view(who)))["happened"])

    play(check, laws=edition)
    return told


@pytest.mark.parametrize("who", ["N", "E", "S", "W", "spectator"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_is_said_at_the_call_over_it(edition: Edition, who: str) -> None:
    told = _told(("N call 1S", "E call 1H", "S call P", "W call P"), edition, "en", who)
    assert told == [
        "North: 1♠",
        "East: 1♥",
        f"South: Pass. By this call the insufficient 1♥ by East is accepted (Law {NUMBER[edition]}).",
        "West: Pass",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_each_language(language: str) -> None:
    told = _told(("N call 1S", "E call 1H", "S call 2C"), "2017", language)
    assert "27A1" in told[2]
    assert "1♥" in told[2]


@pytest.mark.parametrize(
    "lines",
    [
        ("N call 1S", "E call 2H", "S call P"),
        # nobody has called over it
        ("N call 1S", "E call 1H"),
        # his partner's call out of turn accepts nothing
        ("N call 1S", "E call 1H", "W call P"),
        # attention was drawn: then the Director rules
        ("N call 1S", "E call 1H", "S attention s2"),
        # a sufficient bid that comes out of turn is no insufficient one
        ("N call 1S", "S call 2H", "W call P"),
    ],
)
def test_of_nothing_else_is_it_said(lines: tuple[str, ...]) -> None:
    assert not any("27A" in one for one in _told(lines, "2017", "en"))
