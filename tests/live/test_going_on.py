"""The Director lets a table go on when nothing is open that decides what the players may do (point 33).

That what a player may leave as it is holds nobody is shown in `test_left`.
"""

from __future__ import annotations

import json

import pytest

from bridgelaw.live.messages import Viewer
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.refusal import refused
from bridgelaw.words import Words
from tests.live.tables import Played, play


def frozen(at: Played) -> bool:
    found: bool = json.loads(at.table.view("director").body)["answer"]["frozen"]
    return found


async def is_refused(at: Played, said: str) -> None:
    """Play does not go on, whoever has looked at what, and why is said in each language."""
    for further in ({}, {"confirmed": True}):
        answer = await at.refused("director resume", **further)
        assert answer.code == "still-open"
        assert refused(answer, Words("en").under(2017)).sentence == said
        assert len({refused(answer, Words(language, strict=True)).sentence for language in LANGUAGES}) == len(LANGUAGES)
    assert frozen(at)


def test_play_does_not_go_on_before_everything_is_read_out_and_chosen() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention")
        await is_refused(at, "First read out what follows from the irregularity; then the table may go on.")
        await at.done("director explain_options")
        await is_refused(at, "South has still to choose; then the table may go on.")
        await at.done("S choose reject_call")
        await is_refused(at, "East has still to choose; then the table may go on.")
        await at.done("E substitute 3C")
        answer = "A Question has still to be answered: it decides what the players may do. Then the table may go on."
        await is_refused(at, answer)
        await at.done("director find comparable_call no")
        await at.done("director resume")
        assert not frozen(at)

    play(check, laws="2017")


def test_play_does_not_go_on_before_it_is_known_which_call_counts() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S call 2S", "S substitute 3S unintended", "S summon")
        asked = "A Question has still to be answered: it decides what the players may do. Then the table may go on."
        await is_refused(at, asked)
        await at.done("director find unintended_call yes", "director resume")
        assert not frozen(at)

    play(check)


@pytest.mark.parametrize("who", ["N", "W"])
def test_a_call_for_which_nothing_is_open_holds_nobody(who: Viewer) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", f"{who} summon", "director resume")
        assert not frozen(at)

    play(check)


def test_at_the_desk_it_is_written_down_as_it_was() -> None:
    """On paper the table has gone on long ago, rightly or not."""

    async def check(at: Played) -> None:
        for act in ({"by": "N", "call": "1S"}, {"by": "E", "call": "1H"}, {"by": "S", "attention": True}):
            await at.done_by_director(act)
        await at.done_by_director({"by": "director", "resume": True})
        assert not frozen(at)

    play(check, kind="paper")
