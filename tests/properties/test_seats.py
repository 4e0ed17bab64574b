"""What holds of every seat's answer on random tables: it tells nothing that the seat did not perceive."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from bridgelaw.laws.shelf import open_book
from bridgelaw.table.vocabulary import EDITIONS
from tests.kit import seats as kit
from tests.kit.tables import Move, moves

random_table = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
editions = pytest.mark.parametrize("edition", EDITIONS)
small = st.integers(0, 51)


@editions
@random_table
@given(moves, st.integers(0, 7), st.booleans(), small, small, small)
def test_an_unwitnessed_act_changes_no_byte(
    edition: str, moves: list[Move], seed: int, screens: bool, where: int, a: int, b: int
) -> None:
    """Neither when it happens nor at any later time."""
    course = kit.seated(open_book(edition), moves, seed, screens=screens)
    place = where % len(course.situations)
    act = kit.private_act(course.situations[place], a, b)
    absent = kit.not_there(course.now, act)
    other = kit.again(course, [*course.happened[:place], act, *course.happened[place:]])
    assume(absent and other is not None)
    assert other is not None
    for seat in absent:
        for before, after in zip(course.situations[place:], other.situations[place + 1 :], strict=True):
            assert kit.seen(course.book, before, seat) == kit.seen(course.book, after, seat)
