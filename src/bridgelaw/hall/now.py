"""A session as it is now, with all that is worked out of it: for those who act on it and those who look at it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType

from bridgelaw.lawbook.authorities import regulations_of
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.fold import SessionState
from bridgelaw.session.model import PlayResult
from bridgelaw.session.progress import Progress
from bridgelaw.session.ranking import RankedSession, ranked
from bridgelaw.session.schedule import Schedule, TableRound
from bridgelaw.session.seen import with_boards

HallTable = tuple[str, int]
"""Section and table."""


class Now:
    """A session after one of its facts. Each of its parts is worked out when it is first asked for.

    The tables of all sections are numbered through in the hall: with fourteen in section A, the first of B is 15.
    `last_ranking`: the ranking that was asked for last, here or some facts ago. `entries`: what each unit entered last,
    and when (seconds since the epoch).
    """

    def __init__(
        self,
        state: SessionState,
        before: Now | None = None,
        entries: Mapping[str, tuple[PlayResult, float]] = MappingProxyType({}),
    ) -> None:
        self.state, self.entries = state, entries
        self._with_boards: dict[frozenset[int], RankedSession] = {}
        # what a movement gives stays as long as nobody comes, goes or is planned otherwise
        same = before is not None and (before.state.plans, before.state.pairs, before.state.left) == (
            state.plans, state.pairs, state.left,
        )  # fmt: skip
        self.schedule: Schedule = before.schedule if before is not None and same else Schedule(state)
        self.last_ranking: RankedSession | None = before.last_ranking if before is not None else None

    @cached_property
    def progress(self) -> Progress:
        """Who has played which board."""
        return Progress(self.state, self.schedule)

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
    def regulations(self) -> Regulations:
        """Those under which it is played."""
        opened = self.state.opened
        return regulations_of(opened.authority, opened.laws, **opened.settings)

    @cached_property
    def ranked(self) -> RankedSession:
        """All of it ranked: for the Director who does not play, and for everybody when play is over."""
        self.last_ranking = ranked(self.state.session, self.regulations, self.last_ranking)
        return self.last_ranking

    def seen_by(self, pairs: Iterable[str]) -> RankedSession:
        """The session as these pairs may see it, ranked: no number in it comes from any other board."""
        boards = self.progress.open_to(pairs)
        found = self._with_boards.get(boards)
        if found is None:
            found = self._with_boards[boards] = ranked(with_boards(self.state.session, boards), self.regulations)
        return found

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
