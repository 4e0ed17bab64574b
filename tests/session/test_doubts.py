"""What a table is asked about once more, and how seldom it is asked without a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bridgelaw.formats.sessions import reading
from bridgelaw.game.contracts import contract
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import E, N, S, Seat, W
from bridgelaw.session.doubts import Doubt, doubts, entered_again, is_turned
from bridgelaw.session.model import PlayResult
from tests.session.making import DEAL
from tests.session.sessions import real_sessions

HANDS = parse_deal(DEAL)


def result(text: str, by: Seat, tricks: int, lead: str | None = None, board: int = 1) -> PlayResult:
    return PlayResult(section="", board=board, ns="1", ew="2", contract=contract(text, by), tricks=tricks, lead=lead)


def test_a_lead_that_the_leader_has_is_not_doubted() -> None:
    assert doubts(result("3NT", E, 9, "SK"), HANDS) == (Doubt("lead_of_partner", (E, W)),)
    assert doubts(result("3NT", E, 9, "H7"), HANDS) == ()


def test_a_lead_from_declarers_side_is_asked_about_without_saying_whose_it_is() -> None:
    assert doubts(result("3NT", E, 9, "SA"), HANDS) == doubts(result("3NT", E, 9, "CK"), HANDS)
    assert doubts(result("3NT", E, 9, "SA"), HANDS) == (Doubt("lead_of_declarer"),)


def test_a_trump_suit_that_the_other_side_has() -> None:
    # East and West have four hearts between them
    hands = parse_deal("N:K84.T9542.J6.863 AQJ7.K.Q975.A942 962.AJ87.KT8.J75 T53.Q63.A432.KQT")
    assert doubts(result("2H", E, 8), hands) == (Doubt("few_trumps", (E, S)),)
    assert doubts(result("2H", N, 8), hands) == ()
    assert doubts(result("1NT", E, 8), hands) == ()


@pytest.mark.parametrize(("tricks", "code"), [(13, "many_tricks"), (12, None), (5, None), (4, "few_tricks")])
def test_tricks_far_from_what_can_be_made(tricks: int, code: str | None) -> None:
    found = doubts(result("1NT", E, tricks), HANDS, {("NT", E): 9, ("NT", S): 4})
    assert [one.code for one in found] == ([code] if code else [])


def test_without_hands_nothing_is_doubted() -> None:
    assert doubts(result("2H", E, 8, "SA"), None) == ()
    assert doubts(result("2H", E, 8, "SA"), {**HANDS, N: None}) == ()
    assert doubts(PlayResult(section="", board=1, ns="1", ew="2", passed_out=True, score=0), HANDS) == ()


def test_the_same_entry_at_once_on_the_next_board() -> None:
    first, same = result("4S", S, 10), result("4S", S, 10, board=2)
    assert entered_again(same, first, 12.0) == (Doubt("same_again"),)
    assert entered_again(same, first, 120.0) == ()
    assert entered_again(result("4S", S, 11, board=2), first, 1.0) == ()
    assert entered_again(first, first, 1.0) == ()  # sent once more, or put right: another matter
    assert entered_again(same, None, 1.0) == ()


def test_a_score_with_the_sign_turned() -> None:
    others = [620, 620, 650, 170]
    assert is_turned(-620, others)
    assert not is_turned(-100, others)
    assert not is_turned(620, others)
    assert not is_turned(-620, others[:3])
    assert not is_turned(0, others)


@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_real_tables_are_seldom_asked(file: Path) -> None:
    """As it was counted when this was designed: a lead is impossible up to one time in five at matchpoints and never
    at IMPs, trumps are short about once in five hundred contracts."""
    session = reading.load(file).session
    found: Counter[str] = Counter()
    for one in session.results:
        deal = session.deals.get(one.board)
        found.update(doubt.code for doubt in doubts(one, parse_deal(deal) if deal else None))
    leads = sum(one.lead is not None for one in session.results)
    wrong = found["lead_of_partner"] + found["lead_of_declarer"]
    assert wrong <= (0.2 * leads if session.conditions.scoring == "mp" else 0)
    assert found["few_trumps"] <= 1
