"""A report that was made by mistake is set aside; why a score was adjusted is told to the four, and to nobody else."""

from __future__ import annotations

import json
from typing import Any

from bridgelaw.live.messages import Kept, Refused, Report, Sent, TakeUp
from bridgelaw.web.told import teller
from tests.live.tables import Played, client, play

ADJUST: dict[str, Any] = {"adjust": {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"}}
WHY = "the board could not be played"


def viewed(at: Played, who: Any) -> str:
    """All that is sent to somebody."""
    return b"".join(at.table.view(who).parts).decode()


def test_a_report_that_was_a_mistake() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S")
        report = Report(id=client(), about={"by": "N", "convey": "alert", "of": "s1", "text": "never mind"})
        assert isinstance(await at.send("E", report), Kept)
        (made,) = at.table.state.board.reports
        before = len(at.table.state.board.course.happened)
        aside = TakeUp(id=client(), report=made.id, set_aside=True)
        assert isinstance(await at.send("director", aside), Kept)
        assert at.table.state.board.reports[0].taken_up is not None
        assert len(at.table.state.board.course.happened) == before, "it becomes no act"
        again = await at.send("director", TakeUp(id=client(), report=made.id))
        assert isinstance(again, Refused)
        assert again.code == "no-such-report"

    play(check)


def test_what_one_says_another_has_let_be_known_is_his_word_and_stays_at_the_table() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S")
        untouched = viewed(at, "spectator")
        report = Report(id=client(), about={"by": "N", "convey": "hesitation", "of": "s1", "text": "half a minute"})
        assert isinstance(await at.send("E", report), Kept)
        (made,) = at.table.state.board.reports
        assert isinstance(await at.send("director", TakeUp(id=client(), report=made.id)), Kept)
        told = json.loads(teller("en").told(at.table.view("W")))["happened"]
        assert told[-1] == "Noted: North paused noticeably."
        assert viewed(at, "spectator") == untouched

    play(check)


def test_why_a_score_was_adjusted() -> None:
    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call P", "W call P")
        done = await at.send("director", Sent(id=client(), act={**ADJUST, "text": WHY}))
        assert isinstance(done, Kept)
        for who in ("N", "E", "S", "W"):
            assert WHY in viewed(at, who), who
        assert WHY not in viewed(at, "spectator")

    play(check)
