"""The facts by which a session comes to say what another program's does: all of it at first, later what has changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from bridgelaw.session.facts import (
    BoardsDealt,
    Fact,
    PairEntered,
    Penalized,
    Rearranged,
    Ruled,
    ScoreCorrected,
    Scored,
    Undone,
)
from bridgelaw.session.fold import SessionState
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.model import FieldAward, PlayResult, Session
from bridgelaw.session.play import Play, plays_of


def facts_for(state: SessionState, session: Session) -> tuple[Fact, ...]:
    """What has to happen to `state` so that it has the results, pairs, penalties and conditions of `session`. Pairs and
    deals that are there stay, whether the other program still has them or not."""
    return tuple(_facts(state, session))


def _facts(state: SessionState, session: Session) -> Iterator[Fact]:
    if (session.conditions, session.sections) != (state.conditions, state.sections):
        yield Rearranged(session.conditions, session.sections)
    for pair in session.pairs:
        if state.pairs.get(pair.key) != pair:
            yield PairEntered(pair)
    told = dict(zip(plays_of(session.results), session.results, strict=True))
    for play, result in told.items():
        yield from _play(play, state.plays.get(play), result)
    for play, known in state.plays.items():
        if play not in told and known.result is not None:
            yield from _never(play, known, known.result)
    yield from _penalties(state, session)
    dealt = {board: deal for board, deal in session.deals.items() if state.deals.get(board) != deal}
    if dealt:
        yield BoardsDealt(dealt)


def _play(play: Play, known: PlayHistory | None, result: PlayResult) -> Iterator[Fact]:
    if known is None:
        yield Scored(result, play.again)
        return
    if known.result == result:
        return
    if known.award is None and result.award is not None and known.obtained is not None:
        if replace(known.obtained, award=result.award, unplayed=None) == result:
            yield _ruled(play, known, result, result.award)
            return
    elif known.award is not None:
        ruled = _ruled(play, known, result, result.award)
        yield ruled
        if known.after(play, 0, ruled).result == result:
            return
    yield ScoreCorrected(play, result)


def _ruled(play: Play, known: PlayHistory, result: PlayResult, award: FieldAward | None) -> Ruled:
    return Ruled(play=play, ns=result.ns, ew=result.ew, award=award, penalties=known.penalties)


def _never(play: Play, known: PlayHistory, result: PlayResult) -> Iterator[Fact]:
    if known.award is not None:
        yield _ruled(play, known, result, None)
    yield ScoreCorrected(play, None)


def _penalties(state: SessionState, session: Session) -> Iterator[Fact]:
    wanted = Counter(session.penalties)
    wanted.subtract(one for known in state.plays.values() for one in known.penalties)
    for number, fact in state.undoable.items():
        if isinstance(fact, Penalized):
            if wanted[fact.penalty] > 0:
                wanted[fact.penalty] -= 1
            else:
                yield Undone(number)
    for one, times in wanted.items():
        yield from (Penalized(one) for _ in range(times))
