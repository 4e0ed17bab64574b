"""What a Director would choose for so many pairs, boards and minutes, and what each choice costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, groupby
from math import ceil
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.session.balance import balance
from bridgelaw.session.barometer import barometer
from bridgelaw.session.checked import boards_by_pair, not_common, shared
from bridgelaw.session.mitchell import FEWEST, fair_switch, mitchell, most_rounds
from bridgelaw.session.plan import PairNo, Plan
from bridgelaw.session.rotation import rotation, rounds_possible
from bridgelaw.session.rover import rover, rover_rounds
from bridgelaw.session.sides import evened_out

PACE = 7.5
"""Minutes for a board."""
AT_MOST = 5
"""Proposals."""
OF_A_KIND = 2
"""Of these, at most."""
NEAR = 3
"""How many boards more or less than wanted are nearly as good."""
ONE_SECTION = 15
"""With more tables there are better sections; up to `MOST_TABLES` one is still possible."""
MOST_TABLES = 20
LARGEST_SECTION = 14
FEWEST_ROUNDS = 5
"""Where there are opponents enough for as many."""
BOARDS_IN_A_SET = range(2, 9)


class MovementProposal(Struct, frozen=True, kw_only=True):
    """A movement that can be had, and what it costs.

    Attributes:
        plans: one for each section.
        tables: at which somebody can play, all sections together.
        boards_in_set: boards in a round.
        boards: how many a pair plays, the fewest and the most.
        sit_outs: how many pairs sit out a round.
        out: which direction the missing pair would have (NS or EW); empty where no pair is missing, or it has none.
        same_boards: all play the same boards.
        shared: how often two tables have one set in a round.
        balance: of one list of winners; None for two.
        minutes: how long it takes.
        late: by how many minutes more than there are.
    """

    plans: tuple[Plan, ...]
    tables: int
    rounds: int
    boards_in_set: int
    boards: tuple[int, int]
    sit_outs: int
    out: Literal["", "NS", "EW"] = ""
    winners: Literal[1, 2]
    same_boards: bool
    shared: int
    switched: int = 0
    balance: float | None = None
    minutes: int = 0
    late: int = 0

    @property
    def name(self) -> str:
        """The kind of movement."""
        return self.plans[0].name


class _Candidate(Struct, frozen=True, kw_only=True):
    """A movement before it is looked at closely: sizes of its sections, rounds, boards in a set."""

    kind: Literal["mitchell", "relay", "rotation", "rover", "barometer"]
    tables: tuple[int, ...]
    rounds: int
    boards: int
    missing: bool
    switch: bool = False

    @property
    def winners(self) -> Literal[1, 2]:
        """How many lists there are."""
        return 1 if self.switch or self.kind in ("rotation", "barometer") else 2


def propose(
    pairs: int,
    boards: int,
    minutes: int | None = None,
    *,
    pace: float = PACE,
    winners: Literal[1, 2] | None = None,
    copies: bool = False,
    online: bool = False,
) -> tuple[MovementProposal, ...]:
    """At most five movements, the best first: those that end in time, in which all play the same boards (sit-outs
    apart), in which fewest pairs sit out, no set is shared, as many boards are played as wanted; then by balance (two
    lists of winners need none) and by how many opponents one meets.

    Args:
        pairs: at least 4.
        boards: as many as each pair should play.
        minutes: there are; None: as many as it takes.
        pace: minutes for a board.
        winners: lists, if it matters: then only such movements, if there are any.
        copies: there is a set of boards for each table, so that all can play the same ones in a round.
        online: every table has its own boards, and all are to play the same ones in a round: barometers alone.

    Raises:
        ValueError: fewer pairs than four, or fewer boards than a set has.
    """
    if pairs < 4 or boards < BOARDS_IN_A_SET[0]:
        raise ValueError(f"no movement for {pairs} pairs and {boards} boards")
    every = [one for one in _candidates(pairs, copies=copies or online) if one.kind == "barometer" or not online]
    every = [one for one in every if winners in (None, one.winners)] or every
    distance = max(NEAR, min(abs(one.rounds * one.boards - boards) for one in every))
    near = [one for one in every if abs(one.rounds * one.boards - boards) <= distance]
    # of equally long ones that differ in nothing else the most rounds: one meets more opponents
    longest: dict[object, _Candidate] = {}
    for one in sorted(near, key=lambda one: one.rounds):
        longest[one.kind, one.tables, one.switch, one.rounds * one.boards] = one

    def rank(found: MovementProposal) -> tuple[float, ...]:
        return (
            found.late > 0,
            not found.same_boards,
            found.sit_outs / found.rounds,
            found.shared > 0,
            # where all play the same boards in a round, whoever sits out plays fewer than the others
            online and found.boards[1] - found.boards[0],
            abs(found.boards[1] - boards),
        )

    def rank_of_equal(found: MovementProposal) -> tuple[float, ...]:
        return (-(100.0 if found.balance is None else round(found.balance, 6)), -found.rounds)

    # the balance takes longest, and is looked at only where nothing else decides
    rough = sorted(((rank(_proposal(one, minutes, pace)), one) for one in longest.values()), key=lambda one: one[0])
    given: list[MovementProposal] = []
    for _, equal in groupby(rough, key=lambda one: one[0]):
        kinds = Counter(map(_kind, given))
        wanted = [one for _, one in equal if kinds[_kind(_proposal(one, minutes, pace))] < OF_A_KIND]
        for found in sorted((_proposal(one, minutes, pace, fair=True) for one in wanted), key=rank_of_equal):
            kinds[_kind(found)] += 1
            if kinds[_kind(found)] <= OF_A_KIND:
                given.append(found)
        if len(given) >= AT_MOST:
            break
    return tuple(given[:AT_MOST])


def _kind(found: MovementProposal) -> tuple[str, int, int]:
    return found.name, found.winners, len(found.plans)


def sections(tables: int) -> tuple[int, ...]:
    """So many tables in sections that are as equal as can be, the largest first."""
    many = ceil(tables / LARGEST_SECTION)
    each, more = divmod(tables, many)
    return (each + 1,) * more + (each,) * (many - more)


def _candidates(pairs: int, *, copies: bool) -> Iterator[_Candidate]:
    tables, missing = (pairs + 1) // 2, pairs % 2 == 1
    for boards in BOARDS_IN_A_SET:
        if copies:
            for rounds in range(min(FEWEST_ROUNDS, pairs - 1), pairs + missing):
                yield _Candidate(kind="barometer", tables=(tables,), rounds=rounds, boards=boards, missing=missing)
        layouts: set[tuple[int, ...]] = {(tables,)} if tables <= MOST_TABLES else set()
        if tables > ONE_SECTION:
            layouts.add(sections(tables))
        for sizes in sorted(layouts):
            yield from _mitchells(sizes, boards, missing=missing)
        for rounds in rounds_possible(tables):
            yield _Candidate(kind="rotation", tables=(tables,), rounds=rounds, boards=boards, missing=missing)
        if missing:
            for rounds in range(min(FEWEST_ROUNDS, tables - 2), rover_rounds(tables - 1) + 1):
                yield _Candidate(kind="rover", tables=(tables - 1,), rounds=rounds, boards=boards, missing=False)


def _mitchells(sizes: tuple[int, ...], boards: int, *, missing: bool) -> Iterator[_Candidate]:
    for relay in (False, True):
        if min(sizes) < FEWEST or (relay and any(size % 2 for size in sizes)):
            continue
        most = min(most_rounds(size, relay=relay) for size in sizes)
        # a relay that is cut short is no better than a skip
        for rounds in range(most if relay else min(FEWEST_ROUNDS, most), most + 1):
            for switch in (False, True):
                yield _Candidate(
                    kind="relay" if relay else "mitchell",
                    tables=sizes,
                    rounds=rounds,
                    boards=boards,
                    missing=missing,
                    switch=switch,
                )


def _proposal(one: _Candidate, minutes: int | None, pace: float, *, fair: bool = False) -> MovementProposal:
    takes = ceil(one.rounds * one.boards * pace)
    return replace(_measured(one, fair=fair), minutes=takes, late=0 if minutes is None else max(0, takes - minutes))


@lru_cache(1024)
def _measured(one: _Candidate, *, fair: bool) -> MovementProposal:
    """The proposal, but for the time. `fair`: with its balance, as good as can be; all else does not depend on it."""
    plans = _plans(one, fair=fair)
    plays = [len(boards) for plan in plans for boards in boards_by_pair(plan).values()]
    used = {frozenset(chain.from_iterable(boards for _, _, boards in plan.played())) for plan in plans}
    return MovementProposal(
        plans=plans,
        tables=sum(one.tables),
        rounds=one.rounds,
        boards_in_set=one.boards,
        boards=(min(plays), max(plays)),
        sit_outs=sum(len(pairs) for plan in plans for pairs in plan.sitting_out()),
        out="NS" if one.kind == "rover" or (one.missing and one.kind in ("mitchell", "relay")) else "",
        winners=one.winners,
        same_boards=len(used) == 1 and not any(any(not_common(plan)) for plan in plans),
        shared=0 if one.kind == "barometer" else sum(1 for plan in plans for _ in shared(plan)),
        switched=len(_switch(one)),
        balance=balance(plans) if fair and one.winners == 1 else None,
    )


def _switch(one: _Candidate) -> tuple[int, ...]:
    """In which rounds: the same ones in all sections, since they are called together."""
    return fair_switch(min(one.tables), one.rounds, relay=one.kind == "relay") if one.switch else ()


def _plans(one: _Candidate, *, fair: bool) -> tuple[Plan, ...]:
    tables, boards = one.tables[0], one.boards
    if one.kind == "barometer":
        found = barometer(2 * tables - one.missing, one.rounds, boards=boards)
        return (evened_out(found) if fair else found,)
    if one.kind == "rotation":
        absent = None if not one.missing else fair_phantom(tables, one.rounds) if fair else 1
        return (rotation(tables, one.rounds, boards=boards, phantom=absent),)
    if one.kind == "rover":
        return (rover(tables, one.rounds, boards=boards),)
    names = [chr(ord("A") + n) for n in range(len(one.tables))] if len(one.tables) > 1 else [""]
    return tuple(
        mitchell(
            size,
            one.rounds,
            boards=boards,
            relay=one.kind == "relay",
            switch=_switch(one),
            # at the last table: in a relay the one that shares, so that nothing is shared
            phantom=size if one.missing and name == names[-1] else None,
            section=name,
        )
        for size, name in zip(one.tables, names, strict=True)
    )


@lru_cache(128)
def fair_phantom(tables: int, rounds: int) -> PairNo:
    """Which of the pairs that rotate is missed least, by the balance between the others; the last of equal ones. Never
    one that sits still: its table would stand idle all the time."""

    def without_it(pair: PairNo) -> tuple[float, PairNo]:
        return round(balance([rotation(tables, rounds, phantom=pair)]), 6), pair

    return max(range(1, rounds + 1), key=without_it)
