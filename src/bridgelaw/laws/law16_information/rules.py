"""Law 16. What each seat may use, and what it may not: here information from withdrawn calls and plays."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.seats import Seat, Side
from bridgelaw.lawbook.effects import Effects, Inform
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.facts import Stood
from bridgelaw.table.standing import CANCELLED, WITHDRAWN


def withdrawn_nos(now: Situation, change: Stood) -> Effects:
    """All of it, its own and the opponents', is authorised for the side that did not err."""
    guilty = _guilty(now, change)
    if guilty is not None:
        yield from _told(now, change.act, guilty.opponents, authorised=True)


def withdrawn_os(now: Situation, change: Stood) -> Effects:
    """None of it, its own or the opponents', is authorised for the side that erred."""
    guilty = _guilty(now, change)
    if guilty is not None:
        yield from _told(now, change.act, guilty, authorised=False)


def _guilty(now: Situation, change: Stood) -> Side | None:
    return now.blame(change.act) if change.standing in (WITHDRAWN, CANCELLED) else None


def _told(now: Situation, act: str, side: Side, *, authorised: bool) -> Iterator[Inform]:
    actor: Seat | None = now.actor(act)
    call = now.made(act) is not None
    for seat in side.seats:
        if seat is not actor:
            yield Inform(
                seat=seat,
                about=act,
                kind="withdrawn_call" if call else "withdrawn_play",
                authorised=authorised,
                source=actor,
            )
