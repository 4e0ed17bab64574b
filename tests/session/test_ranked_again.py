"""A session that has gone on is ranked from what was computed before, and comes out as if it were ranked for the first
time."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bridgelaw.formats.sessions import neutral
from bridgelaw.session import ranking
from bridgelaw.session.fields import ranked_board
from bridgelaw.session.model import Session
from bridgelaw.session.ranking import rank, ranked
from tests.kit.searching import examples
from tests.session.making import outcomes, sessions
from tests.session.sessions import field, made

Changed = list[tuple[str, int, dict[str, Any]]]
STEPS = st.lists(
    st.tuples(st.sampled_from(["out", "in", "corrected", "turned", "order"]), st.integers(0, 30), outcomes()),
    min_size=1,
    max_size=4,
)


def gone_on(data: dict[str, Any], step: tuple[str, int, dict[str, Any]]) -> dict[str, Any]:
    """The session in the neutral form after something has happened to one of its plays."""
    what, n, outcome = step
    rows = [dict(row) for row in data["results"]]
    n %= max(1, len(rows))
    if what == "out":
        del rows[n : n + 1]
    elif not rows:
        return data
    elif what == "order":
        rows.append(rows.pop(n))
    else:
        who = {key: rows[n][key] for key in ("section", "board", "ns", "ew")}
        if what == "turned":
            who |= {"ns": who["ew"], "ew": who["ns"]}
        rows[n : n + (what != "in")] = [{**who, **outcome}]
    return {**data, "results": rows}


@examples(30)
@given(sessions(), STEPS)
def test_a_session_that_goes_on_is_ranked_as_if_for_the_first_time(data: dict[str, Any], steps: Changed) -> None:
    first = neutral.loads(json.dumps(data))
    known = ranked(first.session, first.regulations)
    for step in steps:
        data = gone_on(data, step)
        found = neutral.loads(json.dumps(data))
        known = ranked(found.session, found.regulations, known)
        assert known.ranking == rank(found.session, found.regulations)


def evening() -> Session:
    """Three boards at four tables."""
    return made([row for n in (1, 2, 3) for row in field(420, 450, -50, 170, board=n)]).session


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The boards that are compared from now on."""
    found: list[int] = []

    def compare(session: Session, places: tuple[int, ...], tables: int) -> Any:
        found.append(session.results[places[0]].board)
        return ranked_board(session, places, tables)

    monkeypatch.setattr(ranking, "ranked_board", compare)
    return found


def test_a_correction_compares_one_board(compared: list[int]) -> None:
    before = evening()
    known = ranked(before)
    assert compared == [1, 2, 3]
    corrected = replace(before.results[5], score=-100)
    after = replace(before, results=(*before.results[:5], corrected, *before.results[6:]))
    again = ranked(after, before=known)
    assert compared == [1, 2, 3, 2]
    # and back: nothing is left of it
    assert ranked(before, before=again).ranking == known.ranking
    assert compared == [1, 2, 3, 2, 2]


def test_a_penalty_compares_nothing(compared: list[int]) -> None:
    before = made(field(420, 450, -50), penalties=[{"pair": "N1", "amount": 10}]).session
    known = ranked(replace(before, penalties=()))
    assert ranked(before, before=known).ranking == rank(before)
    assert compared == [1, 1]  # the second time by `rank`


def test_other_conditions_compare_everything_anew(compared: list[int]) -> None:
    known = ranked(evening())
    other = replace(evening(), conditions=replace(evening().conditions, scoring="cross_imp"))
    assert ranked(other, before=known).ranking == rank(other)
    assert compared == 3 * [1, 2, 3]


def test_a_table_more_changes_what_is_expected_of_every_board(compared: list[int]) -> None:
    before = evening()
    known = ranked(before)
    more = replace(before.results[0], ns="N2", ew="E1")
    after = replace(before, results=(*before.results, more))
    assert ranked(after, before=known).ranking == rank(after)
    assert compared == 3 * [1, 2, 3]
