"""What somebody at a live table is told, in few words: for tests that go through a Law provision by provision."""

from __future__ import annotations

from typing import Any

from bridgelaw.live.messages import Kept, Report, TakeUp, Viewer
from tests.live.tables import Played, client


def known(at: Played, seat: Viewer) -> list[tuple[str, str, str]]:
    """What the player has received: kind, standing, provision."""
    entries = at.table.view(seat).answer.information[seat]  # type: ignore[union-attr]
    return [(one.kind, one.status, one.law) for one in entries]


def duties(at: Played, seat: Viewer) -> dict[str, str]:
    """What he must do or not do, with the provision."""
    return {one.what: one.law for one in at.table.view(seat).answer.obligations if one.who == seat}


def rights(at: Played, seat: Viewer) -> set[str]:
    """What he may do."""
    return set(at.table.view(seat).answer.rights[seat])  # type: ignore[union-attr]


def options(at: Played, who: Viewer) -> dict[str, str]:
    """What he may choose, with the provision."""
    return {one.id: one.law for one in at.table.view(who).answer.options if one.by == who}  # type: ignore[union-attr]


def asked(at: Played) -> dict[str, str]:
    """What the Director is asked, with the provision."""
    found: Any = at.table.view("director").answer
    return {one.kind: one.law for one in found.questions if one.answer is None}


def irregular(at: Played, who: Viewer = "director") -> dict[str, str]:
    """What was irregular, as that viewer is told."""
    return {one.kind: one.law for one in at.table.view(who).answer.irregularities}


async def reported(at: Played, who: Viewer, by: Viewer, how: str, of: str, number: int = 1) -> None:
    """`who` reports what the player `by` let his partner know, and the Director takes it up."""
    about = {"by": by, "convey": how, "of": of}
    assert isinstance(await at.send(who, Report(id=client(), about=about)), Kept)
    assert isinstance(await at.send("director", TakeUp(id=client(), report=f"r{number}")), Kept)


async def played_out(at: Played, tricks: int = 7) -> None:
    """The board is over, as the Director writes down."""
    await at.done(f"director result {tricks}")
