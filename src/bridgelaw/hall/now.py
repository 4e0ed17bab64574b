"""A session as it is now, with all that is worked out of it: for those who act on it and those who look at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from bridgelaw.hall.live_status import LiveKey, LiveStatus
from bridgelaw.hall.shown_before import ShownBefore
from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.doubts import Makeable
from bridgelaw.session.facts import (
    Fact,
    PairEntered,
    PairLeft,
    Penalized,
    Planned,
    PlayFact,
    Rearranged,
    RoundCalled,
    Undone,
)
from bridgelaw.session.fold import SessionState
from bridgelaw.session.loose_ends import LooseEnds
from bridgelaw.session.model import PlayResult
from bridgelaw.session.play import Play
from bridgelaw.session.progress import Progress
from bridgelaw.session.ranking import RankedSession, ranked
from bridgelaw.session.schedule import Schedule, TableRound
from bridgelaw.session.so_far import FieldSoFar

HallTable = tuple[str, int]
"""Section and table."""


_MOVING = (PairEntered, PairLeft, Planned)


def _moves(facts: Iterable[Fact], before: SessionState) -> bool:
    return any(
        isinstance(before.undoable.get(fact.of) if isinstance(fact, Undone) else fact, _MOVING) for fact in facts
    )


def touched_by(facts: Iterable[Fact], before: SessionState) -> frozenset[Play]:
    """The plays of which something is said by facts that follow on `before`."""
    known = {before.version + n: fact for n, fact in enumerate(facts, 1)}
    found = set()
    for fact in known.values():
        said = (known.get(fact.of) or before.undoable.get(fact.of)) if isinstance(fact, Undone) else fact
        if isinstance(said, PlayFact):
            found.add(said.play)
        elif isinstance(said, PairLeft) and not said.counts:
            results = ((play, one.result) for play, one in before.plays.items() if one.result is not None)
            found |= {play for play, result in results if said.pair in (result.ns, result.ew)}
    return frozenset(found)


class Now:
    """A session after one of its facts. `progress`: who has played which board; `so_far`: what results and pairs have
    come to on the boards that somebody may see.

    The tables of all sections are numbered through in the hall: with fourteen in section A, the first of B is 15.
    `last_ranking`: the ranking that was asked for last, here or some facts ago. `entries`: what each unit entered last,
    and when (seconds since the epoch). `told`: who told each fact, and when, in their order.
    """

    def __init__(
        self,
        state: SessionState,
        before: Now | None = None,
        entries: Mapping[str, tuple[PlayResult, float]] = MappingProxyType({}),
        facts: Sequence[Fact] = (),
        makeable: Mapping[str, Makeable] = MappingProxyType({}),
        told: Sequence[tuple[str, float]] = (),
        live: Mapping[LiveKey, LiveStatus] = MappingProxyType({}),
    ) -> None:
        """`facts`: those since `before`. What they do not change is taken from there. `makeable`: what can be made on
        deals that have been solved; `live`: how the live tables stand; they and `told` may go on to change."""
        self.makeable: Mapping[str, Makeable] = makeable if before is None else before.makeable
        self.live: Mapping[LiveKey, LiveStatus] = live if before is None else before.live
        self.told: Sequence[tuple[str, float]] = told if before is None else before.told
        self.shown_before = ShownBefore()
        self.state, self.entries = state, entries
        self.last_ranking: RankedSession | None = before.last_ranking if before is not None else None
        if before is None:
            self.schedule = Schedule(state)
            self.progress = Progress(state, self.schedule)
            self.loose_ends = LooseEnds(state, self.schedule)
            self.so_far = FieldSoFar(state, _regulations(state))
            self.penalties = state.penalties
            return
        touched = touched_by(facts, before.state)
        # what a movement gives stays as long as nobody comes, goes or is planned otherwise
        moved = _moves(facts, before.state)
        self.schedule = Schedule(state) if moved else before.schedule
        if not moved:
            self.shown_before = before.shown_before
            kept = ("tables", "numbers", "people")
            self.__dict__ |= {name: before.__dict__[name] for name in kept if name in before.__dict__}
        begun = moved or any(isinstance(fact, RoundCalled) for fact in facts)
        self.progress = Progress(state, self.schedule) if begun else before.progress.after(state, touched)
        self.loose_ends = LooseEnds(state, self.schedule) if begun else before.loose_ends.after(state, touched)
        other = any(isinstance(fact, Rearranged) for fact in facts)
        self.so_far = FieldSoFar(state, _regulations(state)) if other else before.so_far.after(state, touched)
        fined = any(isinstance(fact, Penalized | Undone) for fact in facts)
        self.penalties = state.penalties if fined else before.penalties

    @cached_property
    def tables(self) -> tuple[HallTable, ...]:
        """All tables, in the order in which the hall numbers them."""
        plans = sorted(self.state.plans.items())
        return tuple((section, table) for section, plan in plans for table in plan.tables)

    @cached_property
    def numbers(self) -> Mapping[HallTable, int]:
        """The number of each table in the hall."""
        return {table: number for number, table in enumerate(self.tables, 1)}

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The keys of all who take part."""
        return tuple(key for pair in self.state.pairs.values() for key in pair.people)

    def play_named(self, text: str) -> tuple[Play, str, str] | None:
        """The play that is written so, and who sits or sat there, North-South first: one that is planned, or that came
        about otherwise."""
        planned = self.schedule.named(text)
        play = planned[0] if planned else next((one for one in self.state.plays if str(one) == text), None)
        known = None if play is None else self.state.plays.get(play)
        if play is not None and known is not None and known.obtained is not None:
            return play, known.obtained.ns, known.obtained.ew
        if play is not None and known is not None and known.seated is not None:
            return play, *known.seated
        return None if planned is None else (planned[0], planned[1].ns, planned[1].ew)

    @cached_property
    def met(self) -> tuple[Play, ...]:
        """Plays still to come on a board that one of the two pairs has played already, where it was not to (Law 15)."""
        strange = [
            (play.board, (one.obtained.ns, one.obtained.ew))
            for play, one in self.state.plays.items()
            if one.obtained is not None and one.obtained.unplayed is None and self.schedule.of(play) is None
        ]
        found = [
            play
            for board, pairs in strange
            for pair in pairs
            for at in self.schedule.of_pair(pair)
            for play in at.plays()
            if play.board == board and (play not in self.state.plays or self.state.plays[play].result is None)
        ]
        return tuple(dict.fromkeys(found))

    @cached_property
    def ruled_alone(self) -> tuple[Play, ...]:
        """Plays on which nothing was entered and a result was ruled: looked for once, and not for each pair."""
        plays = self.state.plays.items()
        return tuple(play for play, one in plays if one.obtained is None and one.result is not None)

    @cached_property
    def regulations(self) -> Regulations:
        """Those under which it is played."""
        return _regulations(self.state)

    @cached_property
    def ranked(self) -> RankedSession:
        """All of it ranked: for the Director who does not play, and for everybody when play is over."""
        self.last_ranking = ranked(self.state.session, self.regulations, self.last_ranking)
        return self.last_ranking

    @property
    def round(self) -> int:
        """The round that was called last in any section; 0 before the first."""
        return max(self.state.called.values(), default=0)

    @property
    def is_over(self) -> bool:
        """Nobody has a board to play any more."""
        return self.state.over or self.state.closed

    def at(self, number: int, round: int | None = None) -> TableRound | None:
        """A table by its number in the hall, in the present round (the first, before one is called) or another one."""
        if not 1 <= number <= len(self.tables):
            return None
        section, table = self.tables[number - 1]
        return self.schedule.at(section, table, round or self.state.called.get(section, 0) or 1)

    def of_pair(self, key: str, round: int | None = None) -> TableRound | None:
        """Where a pair sits in the present round (the first, before one is called) or another one; None: nowhere."""
        pair = self.state.pairs.get(key)
        if pair is None:
            return None
        number = round or self.state.called.get(pair.section, 0) or 1
        return next((one for one in self.schedule.of_pair(key) if one.round == number), None)


def _regulations(state: SessionState) -> Regulations:
    return regulations_of(state.opened.authority, state.opened.laws, **state.opened.settings)
