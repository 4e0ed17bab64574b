"""Movements: what every one of ours holds, how even they are, and that what is broken is named."""

from __future__ import annotations

from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.game.seats import EW, NS
from bridgelaw.session.balance import balance, rivalries, unevenness
from bridgelaw.session.barometer import barometer
from bridgelaw.session.checked import MovementProperty, checked
from bridgelaw.session.mitchell import fair_switch, mitchell, most_rounds
from bridgelaw.session.moves import Moves
from bridgelaw.session.named import NAMES, named
from bridgelaw.session.plan import PHANTOM, PLAN_NAMES, Plan, Seating, without
from bridgelaw.session.rotation import rotation, rounds_possible
from bridgelaw.session.rover import rover, rover_rounds
from bridgelaw.session.sides import evened_out
from bridgelaw.session.starters import starters
from tests.kit.searching import examples

ROTATIONS = [(tables, rounds) for tables in range(2, 15) for rounds in rounds_possible(tables)]
SHARING = {(2, 3), (3, 5), (4, 5), (4, 6), (5, 8)}
"""Rotations that exist only where tables share sets."""


def noted(plan: Plan) -> set[MovementProperty]:
    """What does not hold of a plan in which nothing is broken."""
    found = checked(plan)
    assert found.is_valid, [one for one in found.properties if one.status == "broken"]
    return {one.name for one in found.properties if one.breaches}


@st.composite
def mitchells(draw: st.DrawFn) -> Plan:
    tables = draw(st.integers(3, 20))
    relay = tables % 2 == 0 and draw(st.booleans())
    rounds = draw(st.integers(1, most_rounds(tables, relay=relay)))
    return mitchell(
        tables,
        rounds,
        boards=draw(st.integers(1, 4)),
        relay=relay,
        switch=draw(st.sets(st.integers(1, rounds))),
        phantom=draw(st.none() | st.integers(1, 2 * tables)),
    )


@examples(60)
@given(mitchells())
def test_a_mitchell_is_a_movement(plan: Plan) -> None:
    missing = noted(plan)
    rounds, tables = len(plan.rounds), len(plan.tables)
    absent = 2 * tables - len(plan.pairs)
    assert absent in (0, 1)
    # whoever would have met the missing pair sits out once
    assert sum(map(len, plan.sitting_out())) == absent * rounds
    assert ("one_table" in missing) <= (plan.name == "relay")
    assert ("equal_boards" in missing) <= bool(absent)
    if rounds == tables and not absent:
        assert "same_boards" not in missing


@examples(15)
@given(mitchells())
def test_a_switch_changes_directions_and_nothing_else(plan: Plan) -> None:
    for pair in plan.pairs:
        for place, (number, tables) in zip(plan.of_pair(pair), enumerate(plan.rounds, 1), strict=True):
            assert place is not None
            seating, side = place
            assert seating in tables
            usual = NS if pair <= len(plan.tables) else EW
            assert (side is usual) != seating.switched, (pair, number)


@pytest.mark.parametrize(("tables", "rounds"), ROTATIONS)
def test_a_rotation_is_a_movement(tables: int, rounds: int) -> None:
    plan = rotation(tables, rounds)
    assert noted(plan) == ({"one_table"} if (tables, rounds) in SHARING else set())
    found = checked(plan)
    assert found.boards == (2 * rounds, 2 * rounds)
    # the others rotate
    assert found.still == tuple(range(rounds + 1, 2 * tables + 1))
    assert found.moves.follows == tuple(range(1, rounds + 1))
    assert found.moves.next_set


def test_there_is_a_rotation_for_nearly_every_number_of_rounds() -> None:
    for tables in range(2, 15):
        every = set(range(tables + 1, 2 * tables))
        impossible = {tables + 1} if tables % 2 == 0 and tables > 4 else set()
        assert set(rounds_possible(tables)) == every - impossible


@examples(20)
@given(st.sampled_from(ROTATIONS), st.data())
def test_a_missing_pair_leaves_a_movement(of: tuple[int, int], data: st.DataObject) -> None:
    tables, rounds = of
    pair = data.draw(st.integers(1, 2 * tables))
    plan = rotation(tables, rounds, phantom=pair)
    noted(plan)
    assert pair not in plan.pairs
    assert all(len(out) == 1 for out in plan.sitting_out())
    assert checked(plan).moves.kind == "follow"


@pytest.mark.parametrize("tables", sorted(starters().rover))
def test_a_rover_is_a_movement(tables: int) -> None:
    assert rover_rounds(tables) >= tables - 2
    plan = rover(tables)
    noted(plan)
    extra = 2 * tables + 1
    assert plan.pairs[-1] == extra
    assert sorted(chain.from_iterable(plan.sitting_out())) == sorted(set(chain.from_iterable(plan.sitting_out())))
    assert checked(plan).moves == Moves(
        kind="lines",
        ns=0,
        ew=1,
        sets=-1,
        next_set=True,
        skips=(tables // 2,) if tables % 2 == 0 else (),
        extra=extra,
    )


@examples(30)
@given(st.integers(3, 26), st.data())
def test_a_barometer_is_a_movement(pairs: int, data: st.DataObject) -> None:
    rounds = data.draw(st.integers(1, pairs if pairs % 2 else pairs - 1))
    plain = barometer(pairs, rounds, boards=3)
    plan = evened_out(plain)
    assert plan.pairs == tuple(range(1, pairs + 1))
    assert noted(plan) <= {"one_table", "equal_boards"}
    # only who sits North-South has changed, and the rivalries are no less even
    assert [{frozenset((s.ns, s.ew)) for s in r} for r in plain.rounds] == [
        {frozenset((s.ns, s.ew)) for s in r} for r in plan.rounds
    ]
    before, after = (sum(value**2 for value in rivalries([one])) for one in (plain, plan))
    assert after <= before


# Deviation of the rivalries by their mean, as plain local search finds them in ten seconds.
GOALS = [
    (rotation(4, 7), 0.0), (rotation(5, 9), 0.45), (rotation(6, 11), 0.0), (rotation(7, 13), 0.31),
    (rotation(8, 15), 0.26), (rotation(6, 9), 0.38), (rotation(8, 11), 0.37), (rotation(10, 13), 0.35),
    (rotation(12, 14), 0.45),
    *((mitchell(n, switch=fair_switch(n, n)), goal) for n, goal in ((7, 0.33), (9, 0.28), (11, 0.36), (13, 0.285))),
]  # fmt: skip


@pytest.mark.parametrize(("plan", "goal"), GOALS, ids=lambda one: str(getattr(one, "name", one)))
def test_the_balance_is_as_good_as_can_be_expected(plan: Plan, goal: float) -> None:
    found = unevenness(rivalries([plan]))
    assert found is not None
    assert found <= goal + 0.005
    assert balance([plan]) == pytest.approx(100 * (1 - found))


def test_rivalry_is_what_the_matchpoints_say() -> None:
    """Two tables, one board: opponents move against each other by all the other score, the rest follows."""
    plan = Plan("", "file", ((1,),), ((Seating(1, 1, 2, 0), Seating(2, 3, 4, 0)),))
    assert sorted(rivalries([plan])) == [-1, -1, 1, 1, 1, 1]
    # of two sections over one field each board has the scores of both
    assert sorted(rivalries([plan, replace(plan, section="B")])) == sorted([3] * 4 + [1] * 12 + [-1] * 12)


SMALL = mitchell(5)


def seated(plan: Plan, round_: int, at: int, **changed: int) -> Plan:
    """The plan with something else at one table."""
    rounds = [list(tables) for tables in plan.rounds]
    rounds[round_ - 1][at - 1] = replace(rounds[round_ - 1][at - 1], **changed)
    return replace(plan, rounds=tuple(map(tuple, rounds)))


@pytest.mark.parametrize(
    ("plan", "broken", "rounds", "tables", "pairs", "boards"),
    [
        (seated(SMALL, 2, 3, table=4), "table_once", (2,), (4,), (), ()),
        (seated(SMALL, 2, 3, ns=4), "pair_once", (2,), (3, 4), (4,), ()),
        (seated(SMALL, 1, 1, ew=1), "pair_once", (1,), (1,), (1,), ()),
        (replace(SMALL, rounds=(*SMALL.rounds, SMALL.rounds[0])), "meet_once", (1, 6), (), (1, 6), ()),
        (seated(SMALL, 2, 3, set=2), "board_once", (1, 2), (), (3,), (5, 6)),
        (without(without(SMALL, 1), 2), "out_once", (1, 2), (), (6,), ()),
        (seated(SMALL, 2, 3, set=2), "one_table", (2,), (2, 3), (), (5, 6)),
        (without(SMALL, 1), "equal_boards", (), (), (6, 7, 8, 9, 10), ()),
        (mitchell(5, 4), "same_boards", (), (), (1,), (9, 10)),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_does_not_hold_is_named(
    plan: Plan,
    broken: MovementProperty,
    rounds: tuple[int, ...],
    tables: tuple[int, ...],
    pairs: tuple[int, ...],
    boards: tuple[int, ...],
) -> None:
    assert not checked(SMALL).breaches(broken)
    breach = checked(plan).breaches(broken)[0]
    assert (breach.rounds, breach.tables, breach.pairs[: len(pairs)], breach.boards) == (rounds, tables, pairs, boards)


@st.composite
def any_plans(draw: st.DrawFn) -> Plan:
    """Plans in which much is wrong."""
    sets = draw(st.lists(st.sets(st.integers(1, 4), min_size=1).map(sorted).map(tuple), min_size=1, max_size=4))
    seat = st.integers(0, 5)
    seatings = st.builds(Seating, st.integers(1, 3), seat, seat, st.none() | st.integers(0, len(sets) - 1))
    rounds = draw(st.lists(st.lists(seatings, min_size=1, max_size=3).map(tuple), min_size=1, max_size=4))
    return Plan("", "file", tuple(sets), tuple(rounds))


@examples(75)
@given(any_plans())
def test_each_property_is_what_it_says(plan: Plan) -> None:
    """Counted a second time, pair by pair and board by board."""
    met = [(number, one) for number, one in plan.seatings() if one.ns and one.ew and one.set is not None]

    def times(pair: int, board: int | None = None) -> list[int]:
        return [n for n, one in met for p in (one.ns, one.ew) if p == pair and (not board or board in boards(one))]

    def boards(one: Seating) -> tuple[int, ...]:
        return plan.sets[one.set or 0]

    pairs = sorted({pair for _, one in plan.seatings() for pair in (one.ns, one.ew)} - {PHANTOM})
    meetings = [tuple(sorted((one.ns, one.ew))) for _, one in met]
    wanted = [(n, one.table, board) for n, one in met for board in boards(one)]
    counts = [sum(bool(times(pair, board)) for board in range(1, 5)) for pair in pairs]
    expected = {
        "table_once": all(len({s.table for s in tables}) == len(tables) for tables in plan.rounds),
        "pair_once": all(
            sum((s.ns == pair) + (s.ew == pair) for s in tables) < 2 for tables in plan.rounds for pair in pairs
        ),
        "meet_once": len(set(meetings)) == len(meetings),
        "board_once": all(len(times(pair, board)) < 2 for pair in pairs for board in range(1, 5)),
        "out_once": all(len(plan.rounds) - len(set(times(pair))) < 2 for pair in pairs),
        "one_table": all(
            one[1] == other[1] for one in wanted for other in wanted if (one[0], one[2]) == (other[0], other[2])
        ),
        "equal_boards": len(set(counts)) < 2,
    }
    found = checked(plan)
    assert {one.name: not one.breaches for one in found.properties if one.name in expected} == expected
    assert found.boards == (min(counts, default=0), max(counts, default=0))


def test_only_some_properties_make_a_movement_one() -> None:
    broken = checked(seated(SMALL, 2, 3, ns=4))
    assert not broken.is_valid
    assert {one.status for one in checked(mitchell(4, relay=True)).properties} == {"holds", "noted"}


@pytest.mark.parametrize(
    ("plan", "moves"),
    [
        (mitchell(7), Moves(kind="lines", ns=0, ew=1, sets=-1, next_set=True)),
        (mitchell(7, phantom=3, switch=(2, 5)), Moves(kind="lines", ns=0, ew=1, sets=-1, next_set=True)),
        (mitchell(8), Moves(kind="lines", ns=0, ew=1, sets=-1, next_set=True, skips=(4,))),
        (mitchell(8, 4), Moves(kind="lines", ns=0, ew=1, sets=-1, next_set=True)),
        (seated(SMALL, 2, 3, ew=PHANTOM, ns=8), Moves(kind="card", sets=-1, next_set=True)),
    ],
)
def test_where_everybody_goes(plan: Plan, moves: Moves) -> None:
    assert checked(plan).moves == moves


def test_a_pair_knows_where_it_sits() -> None:
    plan = rotation(4, 7, phantom=3)
    assert plan.of_pair(3) == (None,) * 7
    assert sum(seating.is_played for seating, _ in filter(None, plan.of_pair(1))) == 6


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: mitchell(2),
        lambda: mitchell(8, 8),
        lambda: mitchell(7, relay=True),
        lambda: mitchell(7, phantom=15),
        lambda: rotation(6, 7),
        lambda: rotation(15),
        lambda: rotation(4, phantom=9),
        lambda: rover(4),
        lambda: rover(7, 8),
        lambda: barometer(8, 8),
        lambda: barometer(2, 1),
        lambda: named("howell", 40, 24),
        lambda: named("hesitation", 6, 24),
        lambda: named("swiss", 6, 24),
        lambda: named("mitchell", 7, 24, missing=15),
        lambda: named("mitchell", 7, 24, rounds=0),
    ],
)
def test_what_there_is_not_is_refused(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(ValueError, match=r"^no |there is no|needs? no"):
        wrong()


@pytest.mark.parametrize("name", NAMES)
def test_every_name_leads_to_a_movement(name: str) -> None:
    plan = named(name, 8 if name in ("relay", "three-quarter", "barometer") else 7, 24, missing=3)
    noted(plan)
    assert plan.name in PLAN_NAMES
    assert plan.name == name.replace("-", "_")
    assert 3 not in plan.pairs
    # in a barometer all others sit out a round of three boards
    assert 18 <= checked(plan).boards[1] <= 27
