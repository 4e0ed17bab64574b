"""The boards of the desk, followed over the events of a store, whoever reads at the same time and whatever fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.live.messages import Import, Kept, NextBoard
from bridgelaw.store.model import Event, Unavailable
from bridgelaw.web.desk.boards import Boards
from tests.web.desk.director import director
from tests.web.desk.on_paper import EXAMPLES, Desk
from tests.web.desk.test_desk import TOO_LOW, happens
from tests.web.house import Open, client_id, visit


class _Reading:
    """A store of which each answer takes a turn of the loop. `failing`: how many reads go well before one does not."""

    def __init__(self, store: Any) -> None:
        self.store, self.failing = store, -1

    async def versions(self) -> dict[str, int]:
        await asyncio.sleep(0)
        found: dict[str, int] = await self.store.versions()
        return found

    async def read(self, stream: str, after: int = 0) -> Sequence[Event]:
        await asyncio.sleep(0)
        self.failing -= 1
        if self.failing == -1:
            raise Unavailable
        found: Sequence[Event] = await self.store.read(stream, after)
        return found


class _GoesOn(_Reading):
    """A store in which something is written between one reading and the next."""

    def __init__(self, store: Any, written: Callable[[], Awaitable[object]]) -> None:
        super().__init__(store)
        self._written: Callable[[], Awaitable[object]] | None = written

    async def read(self, stream: str, after: int = 0) -> Sequence[Event]:
        found = await super().read(stream, after)
        if written := self._written:
            self._written = None
            await written()
        return found


Board = tuple[str, int, int, int]


async def _put(paper: Open) -> Desk:
    """An example comes to a table of paper that has been read before."""
    text = (EXAMPLES / "hesitation.yaml").read_text("utf-8")
    live = await paper.lobby.house.table(paper.table)
    done = await live.act("director", Import(id=client_id(), text=text), paper.lobby.house.clock())
    assert isinstance(done, Kept), done
    at = Desk(paper, (await director(paper)).browser, "en")
    at.at = f"/desk/cases/{paper.table}/2"
    return at


async def _seen(boards: Boards) -> list[Board]:
    return sorted((s.stream, s.board.index, s.version, len(s.board.course.happened)) for s in await boards.all())


def test_two_who_read_at_once_see_what_one_sees(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        store: Any = _Reading(house.lobby.house.store)
        followed, paper = Boards(store), await house.another(kind="paper", scoring="mp")

        async def both() -> None:
            one, other = await asyncio.gather(_seen(followed), _seen(followed))
            assert one == other == await _seen(Boards(store))
            assert followed.lost == ()

        await both()
        at = await _put(paper)
        await both()
        await at.open()
        await at.answers("facts_agreed", "yes")
        await both()

    visit(tmp_path, check)


@pytest.mark.parametrize("well", [0, 1])
def test_what_could_not_be_read_is_read_the_next_time(tmp_path: Path, well: int) -> None:
    async def check(house: Open) -> None:
        store: Any = _Reading(house.lobby.house.store)
        paper = await house.another(kind="paper")
        followed = Boards(store)
        await followed.all()
        await _put(paper)
        store.failing = well
        with pytest.raises(Unavailable):
            await followed.all()
        store.failing = -1
        assert await _seen(followed) == await _seen(Boards(store))
        assert followed.lost == ()

    visit(tmp_path, check)


def test_a_board_that_comes_while_the_table_is_read(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        paper = await house.another(kind="paper")
        store: Any = house.lobby.house.store
        going_on: Any = _GoesOn(store, lambda: _put(paper))
        followed = Boards(going_on)
        await followed.all()
        assert await _seen(followed) == await _seen(Boards(store))
        assert len(await followed.all()) == 2

    visit(tmp_path, check)


def test_a_table_that_cannot_be_read_is_named_where_its_boards_would_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(house: Open) -> None:
        other, paper = await house.another(kind="paper"), await house.another(kind="paper")
        await _put(other)
        await _put(paper)
        read = type(house.lobby.house.store).read

        async def refusing(store: Any, stream: str, after: int = 0) -> Sequence[Event]:
            if stream == paper.table:
                raise ValueError(stream)
            return await read(store, stream, after)

        browser = (await director(paper)).browser
        monkeypatch.setattr(type(house.lobby.house.store), "read", refusing)
        for address in ("/desk", "/desk/rulings"):
            page = (await browser.get(address)).text
            assert f"Table {paper.table} could not be opened" in page, address
            assert f"Table {other.table} could not be opened" not in page, address

    visit(tmp_path, check)


def test_acts_and_the_next_board_that_are_read_together(tmp_path: Path) -> None:
    """What was done before the next board began belongs to the board before it."""

    async def check(house: Open) -> None:
        store: Any = house.lobby.house.store
        await happens(house, *TOO_LOW)
        followed = Boards(store)
        before = await _seen(followed)
        await happens(house, "N call P", "E call P")
        live = await house.lobby.house.table(house.table)
        await live.act("director", NextBoard(id=client_id()), house.lobby.house.clock())
        assert await _seen(followed) == await _seen(Boards(store)) != before

    visit(tmp_path, check)
