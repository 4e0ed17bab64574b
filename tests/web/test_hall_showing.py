"""Who gets a new view of a session, and when: those who wait for it at once, the others some time later."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bridgelaw.hall import messages as sent
from bridgelaw.hall.places import Place, place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.live.faults import Faults
from bridgelaw.store.model import Unavailable
from bridgelaw.web.hall import showing
from bridgelaw.web.hall.showing import ShownSession
from tests.hall.club_night import ClubNight, club_night


class Looking:
    """Keeps what it is shown."""

    def __init__(self, who: str) -> None:
        place = place_of(who)
        assert place is not None
        self.place, self.seen = place, list[bytes]()

    def show(self, body: bytes) -> None:
        self.seen.append(body)


class Making:
    """Makes views that say after which fact they were made. `trouble`: what goes wrong next."""

    def __init__(self) -> None:
        self.made: list[Place] = []
        self.trouble: Exception | None = None

    async def __call__(self, running: RunningSession, place: Place) -> bytes:
        self.made.append(place)
        trouble, self.trouble = self.trouble, None
        if trouble is not None:
            raise trouble
        return str(running.now.state.version).encode()


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(showing, "SOON", 0.3)
    monkeypatch.setattr(showing, "REST", 0)
    monkeypatch.setattr(showing, "LATER", 0.1)
    return f"sqlite:///{tmp_path / 'store.db'}"


def test_who_waits_is_first(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        making = Making()
        shown = ShownSession(night.running, making, Faults())
        at = night.here()[0]
        mine, again, pair, other, director = (
            Looking(who) for who in ("unit:1", "unit:1", f"pair:{at.ew}", "unit:3", "director")
        )
        everybody = (mine, again, pair, other, director)
        for one in everybody:
            shown.come(one)
        await asyncio.sleep(0.05)
        first = str(night.running.now.state.version).encode()
        assert [one.seen for one in everybody] == [[first]] * 5
        making.made.clear()
        number = await night.does("unit:1", night.score(at, at.plays()[0]))
        await asyncio.sleep(0.05)
        assert [one.seen[-1] for one in everybody] == [str(number).encode()] * 3 + [first, str(number).encode()]
        assert len(making.made) == 3  # of the two at one place it is made once
        await night.does("director", sent.ExtendRound(id=night.id(), minutes=1))
        await asyncio.sleep(0.05)
        assert {one.seen[-1] for one in everybody} == {str(number + 1).encode()}
        number = await night.does("unit:1", night.score(at, at.plays()[1]))
        for one in (again, other):
            await asyncio.sleep(0.4)
            assert one.seen[-1] == str(number).encode()
        for one in everybody:
            shown.go(one)
        assert shown.is_empty
        assert not night.running.is_watched

    club_night(address, check)


def test_a_view_that_cannot_be_made_stops_nobody_else(address: str) -> None:
    async def check(night: ClubNight) -> None:
        await night.begins(5, 10)
        making, faults = Making(), Faults()
        shown = ShownSession(night.running, making, faults)
        making.trouble = KeyError("broken")
        one, two = Looking("unit:1"), Looking("unit:2")
        shown.come(one)
        shown.come(two)
        await asyncio.sleep(0.05)
        assert (len(one.seen), len(two.seen), faults.counts["view"]) == (0, 1, 1)
        making.trouble = Unavailable("gone")
        await night.does("director", sent.ExtendRound(id=night.id(), minutes=1))
        await asyncio.sleep(0.3)
        assert (len(one.seen), len(two.seen), faults.counts["view"]) == (1, 2, 1)
        shown.go(one)
        shown.go(two)

    club_night(address, check)
