"""What came of a board at a live table of a session: its result, which nobody types, and what was ruled about it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bridgelaw.desk.award import standing
from bridgelaw.desk.score import score
from bridgelaw.game.seats import NS
from bridgelaw.hall.now import Now
from bridgelaw.hall.ruled import play_of_case, ruled_in, says
from bridgelaw.live.settings import SessionTable
from bridgelaw.live.state import TableState
from bridgelaw.session.facts import Agreed, Fact, Scored
from bridgelaw.session.model import PlayResult
from bridgelaw.table import acts

LIVE = "live"
"""In the place of the unit that said a result: a live table."""


def case_of(state: TableState) -> str:
    """How what is ruled on that board is called: a live table has several boards."""
    return f"{state.stream}/{state.board.index + 1}"


def tells_something(state: TableState) -> bool:
    """Whether the board can have come to anything that the session has to know."""
    now = state.board.now
    return now.phase in ("ended", "closed") or bool(now.facts.acts.of(acts.Adjust, acts.Penalize))


def facts_of_board(state: TableState, at: SessionTable, now: Now) -> Sequence[Fact]:
    """What is new to the session in that state of a board. Where the Director has said that the board was not played,
    that stands, whatever comes of it later."""
    play = play_of_case(state, at)
    known = now.state.plays.get(play)
    if known is not None and known.obtained is not None and known.obtained.unplayed is not None:
        return []
    found: list[Fact] = []
    entry = known.last_entry[1].result if known is not None and known.last_entry is not None else None
    if entry is None and (entry := result_at(state, at)) is not None:
        found += [Scored(entry, unit=LIVE), Agreed(play, now.state.version + 1)]
    ruled = replace(ruled_in(state, at, entry), case=case_of(state))
    # what totals of this session are not made of stands at the table alone
    ruled = replace(ruled, penalties=tuple(one for one in ruled.penalties if one.fits(now.state.conditions)))
    before = known.ruled_in(ruled.case) if known is not None else None
    if before is not None and before.version > state.version:
        return found
    if says(before) != says(ruled):
        found.append(ruled)
    return found


def result_at(state: TableState, at: SessionTable) -> PlayResult | None:
    """What was obtained there, with the tricks that the Laws transfer; None where the board is not over, or ended
    without a result."""
    now = state.board.now
    if now.phase not in ("ended", "closed") or standing(now) is not None:
        return None
    found = score(now, state.book.regulations)
    if found is None or found.kind != "table" or NS not in found.points:
        return None
    play = play_of_case(state, at)
    led = next((one for one in now.facts.plays if one.counts and one.trick == 1), None)
    return PlayResult(
        section=play.section,
        board=play.board,
        ns=at.ns,
        ew=at.ew,
        round=play.round,
        table=play.table,
        contract=found.contract,
        passed_out=found.contract is None,
        tricks=found.tricks if found.contract is not None else None,
        lead=str(led.card) if led is not None and found.contract is not None else None,
        score=found.points[NS],
    )
