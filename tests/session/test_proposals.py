"""What is proposed for so many pairs, boards and minutes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.session.checked import checked
from bridgelaw.session.propose import AT_MOST, MovementProposal, propose, sections
from tests.kit.searching import examples


def said(found: tuple[MovementProposal, ...]) -> list[tuple[str, int, int, int]]:
    """Name, rounds, boards in a set, winners."""
    return [(one.name, one.rounds, one.boards_in_set, one.winners) for one in found]


def test_a_club_evening() -> None:
    found = propose(25, 24, 180)
    assert said(found)[0] == ("mitchell", 12, 2, 2)
    first = found[0]
    assert (first.tables, first.sit_outs, first.out, first.boards, first.minutes, first.late) == (
        13, 12, "NS", (22, 24), 180, 0,
    )  # fmt: skip
    assert not first.same_boards
    assert ("mitchell", 12, 2, 1) in said(found)
    # with time enough all play the same boards
    longer = propose(25, 24)
    assert said(longer)[0] == ("mitchell", 13, 2, 2)
    assert longer[0].same_boards
    assert propose(25, 26, 180)[0].late == 0


@pytest.mark.parametrize(
    ("pairs", "boards", "winners", "best"),
    [
        (8, 21, 1, ("howell", 7, 3, 1)),
        (12, 22, 1, ("howell", 11, 2, 1)),
        (14, 24, 1, ("three_quarter", 12, 2, 1)),
        (18, 27, 2, ("mitchell", 9, 3, 2)),
        (26, 26, 2, ("mitchell", 13, 2, 2)),
        (26, 26, 1, ("mitchell", 13, 2, 1)),
    ],
)
def test_what_a_director_would_choose(pairs: int, boards: int, winners: int, best: tuple[object, ...]) -> None:
    found = propose(pairs, boards, winners=1 if winners == 1 else 2)
    assert said(found)[0] == best
    assert {one.winners for one in found} == {winners}
    assert all((one.balance is None) == (winners == 2) for one in found)


def test_many_tables_are_sections() -> None:
    assert sections(40) == (14, 13, 13)
    assert sections(16) == (8, 8)
    assert sections(27) == (14, 13)
    found = propose(79, 24)[0]
    assert [plan.section for plan in found.plans] == ["A", "B", "C"]
    assert [len(plan.tables) for plan in found.plans] == [14, 13, 13]
    assert sum(len(plan.pairs) for plan in found.plans) == 79


def test_all_sections_are_switched_in_the_same_rounds() -> None:
    one = next(one for one in propose(80, 24, winners=1) if len(one.plans) > 1)
    rounds = {
        tuple(number for number, seating in plan.seatings() if seating.switched and seating.table == 1)
        for plan in one.plans
    }
    assert len(rounds) == 1
    assert len(rounds.pop()) == one.switched > 0


def test_copies_of_the_boards_make_a_barometer_possible() -> None:
    found = propose(24, 24, copies=True)
    assert ("barometer", 12, 2, 1) in said(found)
    assert "barometer" not in [one.name for one in propose(24, 24)]


@examples(6)
@given(st.integers(4, 80), st.integers(18, 30), st.none() | st.integers(120, 240), st.booleans())
def test_every_proposal_is_a_movement_for_that_many(pairs: int, boards: int, minutes: int | None, copies: bool) -> None:
    found = propose(pairs, boards, minutes, copies=copies)
    assert 1 <= len(found) <= AT_MOST
    for one in found:
        assert all(checked(plan).is_valid for plan in one.plans)
        assert sum(len(plan.pairs) for plan in one.plans) == pairs
        assert one.minutes >= one.rounds * one.boards_in_set * 7
        assert one.late == (0 if minutes is None else max(0, one.minutes - minutes))
        assert one.boards[1] == one.rounds * one.boards_in_set
        assert one.sit_outs == sum(len(out) for plan in one.plans for out in plan.sitting_out())
    # what is late comes behind what is not
    assert [one.late > 0 for one in found] == sorted(one.late > 0 for one in found)


@pytest.mark.parametrize(("pairs", "boards"), [(3, 24), (8, 1), (0, 0)])
def test_too_few_are_refused(pairs: int, boards: int) -> None:
    with pytest.raises(ValueError, match="no movement for"):
        propose(pairs, boards)
