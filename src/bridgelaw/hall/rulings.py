"""`Rulings`: follows the cases about plays of running sessions, so that what is ruled stands in the ranking.

A case and its session are two streams without a common transaction. What is kept of a state of a case is kept under an
id made of both, so it is kept once, however often that state is read; and at the start all cases are read again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from bridgelaw.hall.hall import Hall
from bridgelaw.hall.now import Now
from bridgelaw.hall.played_live import case_of, facts_of_board, tells_something
from bridgelaw.hall.ruled import play_of_case, ruled_in, says
from bridgelaw.live.folding import in_turns
from bridgelaw.live.happenings import BOARD
from bridgelaw.live.settings import SessionTable
from bridgelaw.live.state import TableState
from bridgelaw.session.facts import CallHandled, Fact, Ruled
from bridgelaw.session.play import Play
from bridgelaw.session.refused import FactRefused
from bridgelaw.store.cases import SessionCases
from bridgelaw.store.model import Store


class Rulings:
    """The cases of the sessions of a hall. Every method raises `Unavailable` when the database does not answer."""

    def __init__(self, hall: Hall, store: Store, cases: SessionCases, clock: Callable[[], float]) -> None:
        self._hall, self._store, self._cases, self._clock = hall, store, cases, clock

    async def heard(self, state: TableState) -> bool:
        """A case has come to that state. False: its session is closed, or goes on elsewhere than in this house, and
        what was ruled stands in no ranking."""
        at = state.board.dealt.in_session
        if at is None:
            return False
        if state.in_session and not tells_something(state):
            return True
        try:
            session = await self._hall.session(at.session)
        except KeyError:
            return False
        if not is_run_here(session.now):
            return False
        try:
            if state.in_session:
                id, make = f"live:{case_of(state)}:{state.version}", partial(facts_of_board, state, at)
            else:
                id, make = f"ruled:{state.stream}:{state.version}", partial(_facts, state, at)
            await session.rule(id, make, self._clock())
        except FactRefused:
            return False
        return True

    async def read_again(self) -> None:
        """All cases, as after a start: a crash between a ruling and the ranking only delays it."""
        for session, streams in (await self._cases.by_session()).items():
            try:
                now = (await self._hall.session(session)).now
            except KeyError:
                continue
            if is_run_here(now) and not now.state.closed:
                for stream in streams:
                    await self._hear_again(stream)

    async def _hear_again(self, stream: str) -> None:
        """Every board of it: a case has one, a live table those of a round."""
        events = await self._store.read(stream)
        boards = 1 + sum(event.kind == BOARD for event in events)
        for place in range(1, boards + 1):
            await self.heard(await in_turns(events, place))


def is_run_here(now: Now) -> bool:
    """Whether the session is played in this house; one that was taken over has its rulings from elsewhere."""
    return bool(now.state.called)


def _facts(state: TableState, at: SessionTable, now: Now) -> Sequence[Fact]:
    """What is new to the session in that state of the case; a later state that is kept already goes before it."""
    at = _with_round(now, at, state.board.dealt.number)
    play = play_of_case(state, at)
    found: list[Fact] = []
    for other, known in now.state.plays.items():
        before = known.ruled_in(state.stream)
        if other != play and says(before) is not None and before is not None:
            # the case turned out to be about another play
            found.append(Ruled(play=other, ns=before.ns, ew=before.ew, case=state.stream, version=state.version))
    known_here = now.state.plays.get(play)
    ns, ew = _pairs(now, play, at)
    ruled = ruled_in(state, replace(at, ns=ns, ew=ew), None if known_here is None else known_here.obtained)
    # what totals of this session are not made of stands in the case alone
    fitting = tuple(one for one in ruled.penalties if one.fits(now.state.conditions))
    ruled = replace(ruled, penalties=fitting)
    before = None if known_here is None else known_here.ruled_in(state.stream)
    if before is not None and before.version > state.version:
        return []
    if says(before) != says(ruled):
        found.append(ruled)
        found.extend(_calls_over(now, state.stream) if ruled.counts else ())
    return found


def _calls_over(now: Now, case: str) -> Iterator[CallHandled]:
    """A call waits until its score has been given, and no longer."""
    for number, one in now.state.evening.calls.items():
        if one.handled is not None and one.handled.case == case:
            yield CallHandled(number, over=True, by=one.handled.by, case=case)


def _with_round(now: Now, at: SessionTable, board: int) -> SessionTable:
    """The table of a case with the round in which the board is played there, where the case does not tell it."""
    if at.round:
        return at
    here = (play.round for play, _ in now.schedule.plays() if _is_at(play, at, board))
    return replace(at, round=next(here, 0))


def _is_at(play: Play, at: SessionTable, board: int) -> bool:
    return (play.section, play.table, play.board) == (at.section, at.table, board)


def _pairs(now: Now, play: Play, at: SessionTable) -> tuple[str, str]:
    """Who played it: as the session has it now, else as it was when the case was made."""
    known = now.state.plays.get(play)
    if known is not None and known.obtained is not None:
        return known.obtained.ns, known.obtained.ew
    if known is not None and known.seated is not None:
        return known.seated
    planned = now.schedule.of(play)
    return (planned.ns, planned.ew) if planned is not None else (at.ns, at.ew)
