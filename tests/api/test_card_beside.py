"""A card made beside a server: its process gives way to everybody, and nothing of it is left when it is not wanted."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import psutil
import pytest

from bridgelaw.api.card_beside import CardToSolve, made_beside
from bridgelaw.desk.card import NoCard
from bridgelaw.desk.deals_that_fit.problem import NoDealFits, NotCounted
from bridgelaw.game.seats import Seat
from tests.kit.cards import asked_of, unanswered

OURS = re.compile(r"bridgelaw\.api\.(card_beside_work|many_deals_worker)")
READ = "import sys; sys.stdin.buffer.read(); "


def told(folder: Path, said: str, seconds: float = 30) -> tuple[Any, list[tuple[int, int]]]:
    """What comes of a process that says that: the card or why there is none, and what was heard on the way."""
    asked, heard = CardToSolve(card=asked_of(unanswered(folder)), laws=2017, seconds=seconds), list[tuple[int, int]]()

    async def whole() -> Any:
        command = (sys.executable, "-c", f"{READ}{said}")
        try:
            return await made_beside(asked, lambda done, of: heard.append((done, of)), command)
        except (NoCard, NotCounted) as why:
            return why

    return asyncio.run(whole()), heard


def test_what_it_says_is_heard(tmp_path: Path) -> None:
    card, heard = told(tmp_path, 'print(\'{"done": 50, "of": 200}\'); print(\'{"card": {"evidence": 1}}\')')
    assert (card, heard) == ({"evidence": 1}, [(50, 200)])


@pytest.mark.parametrize("said", ["pass", "print('no')", "sys.exit(3)", 'print(\'{"refused": "unheard of"}\')'])
def test_what_fails_is_broken(tmp_path: Path, said: str) -> None:
    why, _ = told(tmp_path, said)
    assert isinstance(why, NoCard)
    assert why.code == "broken"


def test_a_refusal_comes_with_the_lines_that_are_in_the_way(tmp_path: Path) -> None:
    why, _ = told(tmp_path, 'print(\'{"refused": "impossible", "seats": ["E"]}\')')
    assert isinstance(why, NoDealFits)
    assert why.seats == (Seat.E,)


def test_it_gives_way_to_everybody_and_is_ended_with_all_that_it_has_started(tmp_path: Path) -> None:
    asked = CardToSolve(card=asked_of(unanswered(tmp_path), deals=5000), laws=2017)
    me = psutil.Process()

    def running() -> list[psutil.Process]:
        # other tests of the same session may have processes of their own
        return [one for one in me.children(recursive=True) if OURS.search(" ".join(one.cmdline()))]

    async def whole() -> list[psutil.Process]:
        task = asyncio.create_task(made_beside(asked, lambda done, of: None))
        while sum("many_deals_worker" in " ".join(one.cmdline()) for one in running()) < 2:
            assert not task.done()
            await asyncio.sleep(0.1)
        found = running()
        assert {one.nice() for one in found} == {19}
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return found

    started = asyncio.run(whole())
    assert len(started) == 3
    _, left = psutil.wait_procs(started, timeout=20)
    assert not left
