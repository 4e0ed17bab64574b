"""One movement, by the name that it has on a command line or a page."""

from __future__ import annotations

from bridgelaw.session.barometer import barometer
from bridgelaw.session.mitchell import fair_switch, mitchell, most_rounds
from bridgelaw.session.plan import PairNo, Plan, without
from bridgelaw.session.rotation import rotation, rounds_possible
from bridgelaw.session.rover import rover, rover_rounds
from bridgelaw.session.sides import evened_out

NAMES = ("mitchell", "relay", "howell", "three-quarter", "hesitation", "rover", "barometer")


def named(
    name: str,
    size: int,
    boards: int,
    *,
    rounds: int | None = None,
    missing: PairNo | None = None,
    switch: bool = False,
) -> Plan:
    """A movement for about so many boards.

    Args:
        name: one of `NAMES`.
        size: tables; of a barometer, pairs.
        boards: as many as a pair should play, as near as the rounds allow.
        rounds: if not said, as many as there can be (a three-quarter Howell: near half more than tables).
        missing: a pair that is not there.
        switch: switch a Mitchell for one list of winners.

    Raises:
        ValueError: there is no such movement.
    """
    relay = name == "relay"
    if rounds is None:
        rounds = _usual_rounds(name, size, boards)
    if rounds < 1:
        raise ValueError(f"no {name} for {size}")
    each = max(1, round(boards / rounds))
    if name in ("mitchell", "relay"):
        switched = fair_switch(size, rounds, relay=relay) if switch else ()
        plan = mitchell(size, rounds, boards=each, relay=relay, switch=switched)
    elif name == "rover":
        plan = rover(size, rounds, boards=each)
    elif name == "barometer":
        plan = evened_out(barometer(size, rounds, boards=each))
    elif rounds in _rotations(name, size):
        plan = rotation(size, rounds, boards=each)
    else:
        raise ValueError(f"no {name} for {size} tables has {rounds} rounds")
    if missing is None:
        return plan
    if missing not in plan.pairs:
        raise ValueError(f"there is no pair {missing}")
    return without(plan, missing)


def _usual_rounds(name: str, size: int, boards: int) -> int:
    if name in ("mitchell", "relay"):
        return most_rounds(size, relay=name == "relay")
    if name == "rover":
        return rover_rounds(size)
    if name == "barometer":
        # two boards in a round, where there are opponents enough
        return min(size - 1 if size % 2 == 0 else size, max(1, boards // 2))
    return min(_rotations(name, size), key=lambda rounds: abs(2 * rounds - 3 * size), default=0)


def _rotations(name: str, tables: int) -> tuple[int, ...]:
    every = rounds_possible(tables)
    if name == "howell":
        return tuple(rounds for rounds in every if rounds == 2 * tables - 1)
    if name == "hesitation":
        return tuple(rounds for rounds in every if rounds == tables + 1 < 2 * tables - 1)
    if name == "three-quarter":
        return tuple(rounds for rounds in every if tables + 1 < rounds < 2 * tables - 1)
    return ()
