"""Who is to play which board where and when: the plans of a session with its pairs in them, as they stand now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from bridgelaw.game.seats import NS, Side
from bridgelaw.session.fold import SessionState
from bridgelaw.session.plan import PHANTOM, Plan, Seating
from bridgelaw.session.play import Play


class TableRound(Struct, frozen=True, kw_only=True):
    """One table in one round.

    Attributes:
        ns, ew: the keys of the pairs that sit there; empty where nobody does.
        boards: what they are to play, in order; what a pair without opponents would have played as well.
        shared_with: tables at which a board of these is played in the same round.
    """

    section: str
    table: int
    round: int
    ns: str
    ew: str
    boards: tuple[int, ...]
    switched: bool = False
    shared_with: tuple[int, ...] = ()

    @property
    def pairs(self) -> tuple[str, ...]:
        """The keys of those who are there."""
        return tuple(one for one in (self.ns, self.ew) if one)

    @property
    def is_played(self) -> bool:
        """Two pairs meet here on boards."""
        return bool(self.ns and self.ew and self.boards)

    def pair(self, side: Side) -> str:
        """The key of the pair on that side."""
        return self.ns if side is NS else self.ew

    def plays(self) -> tuple[Play, ...]:
        """The plays of this table in this round, in order; none where nobody meets."""
        if not self.is_played:
            return ()
        return tuple(Play(self.section, board, self.table, self.round) for board in self.boards)


class Schedule:
    """The schedule of a session. Whoever has left is the phantom from that round on.

    `by_round`: the tables of a section in a round.
    """

    def __init__(self, state: SessionState) -> None:
        self.by_round: dict[tuple[str, int], tuple[TableRound, ...]] = {}
        self._of_pair: dict[str, list[TableRound]] = {}
        self._at: dict[tuple[str, int, int], TableRound] = {}
        self._rounds = {section: len(plan.rounds) for section, plan in state.plans.items()}
        self._named: dict[str, tuple[Play, TableRound]] | None = None
        for section, plan in state.plans.items():
            keys = pair_keys(state, section)
            for number, tables in enumerate(plan.rounds, 1):
                found = tuple(_tables(plan, number, tables, keys, state.left))
                self.by_round[section, number] = found
                for one in found:
                    self._at[section, one.table, number] = one
                    for key in one.pairs:
                        self._of_pair.setdefault(key, []).append(one)

    def rounds(self, section: str) -> int:
        """How many rounds that section has."""
        return self._rounds.get(section, 0)

    def at(self, section: str, table: int, round: int) -> TableRound | None:
        """That table in that round, if it is there."""
        return self._at.get((section, table, round))

    def of(self, play: Play) -> TableRound | None:
        """The table and round in which a play is to be; None where it is not planned."""
        found = self.at(play.section, play.table, play.round)
        if found is None or not found.is_played or play.board not in found.boards:
            return None
        # the same pairs may have met on it once more, and that was not planned
        return found if play == Play(play.section, play.board, play.table, play.round) else None

    def of_pair(self, key: str) -> tuple[TableRound, ...]:
        """Where that pair sits, round by round; rounds without a table are not there."""
        return tuple(self._of_pair.get(key, ()))

    def named(self, text: str) -> tuple[Play, TableRound] | None:
        """The planned play that is written so, as `A5.3.14`, and where it is to be."""
        if self._named is None:
            self._named = {str(play): (play, at) for play, at in self.plays()}
        return self._named.get(text)

    def plays(self) -> Iterator[tuple[Play, TableRound]]:
        """Every play that is to be, in order."""
        for tables in self.by_round.values():
            for one in tables:
                for play in one.plays():
                    yield play, one


def pair_keys(state: SessionState, section: str) -> Mapping[int, str]:
    """The keys of a section's pairs by the numbers that they have in its plan."""
    return {
        int(pair.number): key for key, pair in state.pairs.items() if pair.section == section and pair.number.isdigit()
    }


def _tables(
    plan: Plan, round: int, tables: tuple[Seating, ...], keys: Mapping[int, str], left: Mapping[str, int]
) -> Iterator[TableRound]:
    def here(number: int) -> str:
        key = "" if number == PHANTOM else keys.get(number, "")
        return "" if key in left and left[key] <= round else key

    at: dict[int, set[int]] = {}
    for one in tables:
        # where nobody meets, the boards lie unused
        for board in _boards(plan, one) if here(one.ns) and here(one.ew) else ():
            at.setdefault(board, set()).add(one.table)

    for one in tables:
        boards = _boards(plan, one)
        yield TableRound(
            section=plan.section,
            table=one.table,
            round=round,
            ns=here(one.ns),
            ew=here(one.ew),
            boards=boards,
            switched=one.switched,
            shared_with=tuple(sorted(set().union(*(at.get(board, ()) for board in boards)) - {one.table})),
        )


def _boards(plan: Plan, seating: Seating) -> tuple[int, ...]:
    return () if seating.set is None else plan.sets[seating.set]
