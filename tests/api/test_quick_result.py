"""The result that a quick ruling leads to where the Law moves tricks: the contract changes no ruling."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.api.quick.facts import choices
from bridgelaw.api.quick.road import quick
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.contracts import contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import Seat, vulnerability_of
from bridgelaw.lawbook.editions import EDITIONS
from tests.api.test_quick import Answers, run
from tests.kit.whole import examples_of

REVOKED: Answers = [
    ("declarer", "S"), ("by", "E"), ("suit", "H"), ("card", "C5"), ("found", "after_play"), ("trick_won_by", "E"),
    ("later_tricks", "3"),
]  # fmt: skip
CLAIMED: Answers = [
    ("declarer", "S"), ("claimer", "S"), ("tricks_left", "4"), ("claimed", "4"), ("objection", "W"),
    ("statement", "none"), ("trump_out", "yes"), ("played_after_claim", "no"), ("unaware_of_trump", "yes"),
]  # fmt: skip
CONCEDED: Answers = [
    ("declarer", "S"), ("by", "E"), ("tricks_left", "3"), ("conceded", "2"), ("partner_objects", "no"),
    ("found", "after_play"),
]  # fmt: skip
AGREED: Answers = [("declarer", "S"), ("by", "W"), ("tricks_left", "5"), ("found", "after_play"), ("trick_won", "no")]


def told(start: str, answers: Answers, laws: str = "2017") -> Any:
    """Where it stands; it is done."""
    found = quick(start, answers, laws=laws, authority="wbf")
    assert found.done, found.ask
    return found


def transferred(found: Any) -> set[tuple[Any, ...]]:
    """What is ruled."""
    return {(one.rectification, one.transfer, one.law, one.side) for one in found.answer.rulings}


@settings(deadline=None, max_examples=examples_of(200, 25))
@given(st.data())
def test_a_revoke_is_ruled_alike_whether_the_result_is_told_or_not(data: st.DataObject) -> None:
    """And the score is that of the tricks at the table with those that are transferred."""
    laws = data.draw(st.sampled_from(EDITIONS))
    declarer, by = data.draw(st.sampled_from([*map(tuple, ("SE", "SW", "SN", "SS", "EE", "NE", "WS"))]))
    answers: Answers = [("declarer", declarer), ("by", by), ("suit", "H"), ("card", "C5")]
    before = quick("revoke", answers, laws=laws, authority="wbf")
    while before.ask is not None:
        offered = before.ask.choices or choices(before.ask.key)
        assert offered is not None
        offered = tuple(one for one in offered if one != "in_play")
        answers = [*answers, (before.ask.key, data.draw(st.sampled_from(offered)))]
        before = quick("revoke", answers, laws=laws, authority="wbf")
    bid, risk = data.draw(st.sampled_from(["1C", "3NT", "4S", "7D"])), data.draw(st.sampled_from(["none", "X", "XX"]))
    asked = quick("revoke", [*answers, ("contract", bid), ("risk", risk)], laws=laws, authority="wbf").ask
    assert asked is not None
    assert asked.key == "tricks_won"
    assert asked.choices is not None
    won, board = data.draw(st.sampled_from(asked.choices)), data.draw(st.integers(1, 32))
    rest: Answers = [("contract", bid), ("risk", risk), ("tricks_won", won), ("board", str(board))]
    after = told("revoke", [*answers, *rest], laws)
    assert transferred(after) == transferred(before)
    own = Seat[declarer].side is Seat[by].side
    moved = sum(one.transfer for one in after.answer.rulings)
    made = 13 - int(won) - moved if own else int(won) + moved
    bought = contract(bid + ("" if risk == "none" else risk), Seat[declarer])
    worth = points(bought, vulnerability_of(board), made)
    score = after.answer.score
    assert (score.contract, score.declarer, score.tricks) == (str(bought), declarer, made)
    assert score.points[Seat[declarer].side.value] == worth


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("start", "answers", "before", "made"),
    [
        ("claim", [*CLAIMED, ("normal_line", "3")], 6, 9),
        ("claim", [*CLAIMED, ("normal_line", "4")], 0, 4),
        ("claim", [("declarer", "S"), ("claimer", "W"), ("tricks_left", "13"), ("claimed", "7"), ("objection", "none")],
         0, 6),
        ("concession", [*CONCEDED, ("normal_line", "2")], 5, 6),
        ("agreement_withdrawn", [*AGREED, ("normal_line", "2")], 3, 5),
    ],
)  # fmt: skip
def test_tricks_left_are_added_to_those_before(laws: str, start: str, answers: Answers, before: int, made: int) -> None:
    for bid in ("4H", "4S", "3NT"):
        result: Answers = [("contract", bid), ("risk", "none"), ("tricks_before", str(before)), ("board", "1")]
        assert told(start, [*answers, *result], laws).answer.score.tricks == made, bid


def test_more_tricks_than_there_were_are_refused() -> None:
    for start, answers, wrong in (
        ("claim", CLAIMED, ("tricks_before", "10")),
        ("revoke", REVOKED, ("tricks_won", "10")),
    ):
        result: Answers = [("contract", "4S"), ("risk", "none")]
        with pytest.raises(Wrong):
            quick(start, [*answers, *result, wrong], laws="2017", authority="wbf")
    for board in ("0", "-1", "12345", "x"):
        with pytest.raises(Wrong):
            quick("revoke", [*REVOKED, ("contract", "4S"), ("risk", "none"), ("tricks_won", "7"), ("board", board)],
                  laws="2017", authority="wbf")  # fmt: skip


@pytest.mark.parametrize(
    ("board", "before", "heard"),
    [
        ("2", "East–West +200.", "North–South +620."),
        ("none", "East–West +100 (declarer vulnerable: +200).", "North–South +420 (declarer vulnerable: +620)."),
    ],
)
def test_the_terminal_says_the_score(board: str, before: str, heard: str, capfd: pytest.CaptureFixture[str]) -> None:
    answers = [*REVOKED, ("contract", "4S"), ("risk", "none"), ("tricks_won", "8"), ("board", board)]
    assert run("revoke", *[part for key, value in answers for part in ("--answer", f"{key}={value}")]) == 0
    said = " ".join(capfd.readouterr().out.split())
    assert f"At the table: 4♠ by South, down 2, {before}" in said
    assert heard in said


def test_the_damage_is_asked_with_the_tricks_that_were_told() -> None:
    found = quick("revoke", [*REVOKED, ("contract", "4S"), ("risk", "none"), ("tricks_won", "7"), ("board", "2"),
                             ("damage", "yes")], laws="2017", authority="wbf")  # fmt: skip
    assert found.ask is not None
    assert (found.ask.key, found.ask.choices) == ("normal_line", ("10", "11", "12", "13"))
