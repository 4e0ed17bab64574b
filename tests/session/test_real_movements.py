"""The movements of real sessions: what holds of them, and what is broken is named."""

from __future__ import annotations

import pytest

from bridgelaw.formats.sessions.neutral import load
from bridgelaw.session.checked import CheckedPlan, checked
from bridgelaw.session.played import played
from tests.session.sessions import REAL, field, made

REAL_ONES = pytest.mark.skipif(not REAL.is_dir(), reason="the sessions lie beside the project where it is made")


def looked_at(name: str) -> CheckedPlan:
    (plan,) = played(load(REAL / f"{name}.json").session)
    return checked(plan)


@REAL_ONES
def test_table_units_with_two_sets_fewer_than_tables() -> None:
    found = looked_at("bws_mitchell_11")
    assert found.is_valid
    assert len(found.breaches("one_table")) == 17
    assert found.boards == (27, 27)
    assert (found.moves.kind, found.moves.ns, found.moves.ew, found.moves.sets) == ("lines", 0, 1, -1)


@REAL_ONES
def test_a_movement_longer_than_it_can_be() -> None:
    """Nine tables and eleven rounds: the last two bring together who has met."""
    found = looked_at("scorer_mitchell_9_handicap")
    assert not found.is_valid
    assert [one.name for one in found.properties if one.status == "broken"] == ["meet_once"]
    assert len(found.breaches("meet_once")) == 17


@REAL_ONES
@pytest.mark.parametrize("name", ["scorer_mitchell_13", "scorer_howell_34_phantom"])
def test_sound_ones(name: str) -> None:
    assert looked_at(name).is_valid


@REAL_ONES
def test_results_that_name_no_tables_tell_no_movement() -> None:
    assert played(load(REAL / "usebio_mp_howell.json").session) == ()


def test_each_pair_that_sat_at_a_table_is_told() -> None:
    """Somebody sat down at the wrong table for one of two boards."""
    rows = [
        {"board": board, "ns": ns, "ew": "E1", "score": 50, "round": 1, "table": 1}
        for board, ns in ((1, "N1"), (2, "N2"))
    ]
    (plan,) = played(made([*rows, *field({"unplayed": "late"}, board=3, round=2, table=1)]).session)
    found = checked(plan)
    assert [one.name for one in found.properties if one.status == "broken"] == ["table_once", "pair_once"]
