"""Scores that are adjusted on boards that are over while a later one is on the table: its players are told of them.

What is told is what they would read on looking at the board again, and nothing of a board that is not over.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from bridgelaw.answer.score_model import Score
from bridgelaw.answer.shared import Shared
from bridgelaw.lawbook.failing import traced
from bridgelaw.live import folding, happenings
from bridgelaw.live.faults import Faults
from bridgelaw.live.happenings import Did, Happening
from bridgelaw.live.state import TableState
from bridgelaw.store.model import Event, Store

_encode = msgspec.json.Encoder().encode


class Rescored(Struct, frozen=True, kw_only=True):
    """The adjusted `score` of the board at that `place` of the table (from 1), its number, and, for those who have
    played it, the Director's reason (`text`)."""

    place: int
    board: int
    score: Score
    text: str | UnsetType = UNSET


def of_act(happening: Happening, over: TableState, faults: Faults) -> Rescored | None:
    """What is told of an act by which the board in `over` has come to the score that it has now; None where it is no
    adjustment, or the players may not know of it, and where it cannot be told, which is a fault."""
    if not isinstance(happening, Did) or "adjust" not in happening.act:
        return None
    now = over.board.now
    try:
        score = Shared(over.book, now).public_score
    except Exception as error:
        faults.tell("view", over.stream, traced(error))
        return None
    if score is None or now.phase not in ("ended", "closed"):
        return None
    text = happening.act.get("text") or UNSET
    return Rescored(place=over.board.index + 1, board=over.board.dealt.number, score=score, text=text)


async def again(state: TableState, event: Event, store: Store, faults: Faults) -> tuple[TableState, Rescored | None]:
    """The table one event later, as it was kept, and the same of that event, as it was told then: only one that leaves
    the board on the table as it is can be about another. What cannot be told is a fault, and left out. Errors as in
    `Store.read`."""
    after = await folding.again(state, event)
    return after, await _read(event, store, faults) if after.board is state.board else None


async def _read(event: Event, store: Store, faults: Faults) -> Rescored | None:
    try:
        happening = happenings.decode(event)
    except msgspec.ValidationError:
        return None  # a later program has written it
    place = happenings.place_of(happening)
    if place is None or not isinstance(happening, Did) or "adjust" not in happening.act:
        return None
    events = [one for one in await store.read(event.stream) if one.version <= event.version]
    try:
        over = await folding.in_turns(events, place)
    except Exception as error:
        faults.tell("view", event.stream, traced(error))
        return None
    return of_act(happening, over, faults)


def body(found: Sequence[Rescored], *, reasons: bool) -> bytes:
    """As a field of a view behind a comma; nothing where there are none. `reasons`: whether he may read them."""
    said = found if reasons else [replace(one, text=UNSET) for one in found]
    return b',"rescored":' + _encode(said) if said else b""
