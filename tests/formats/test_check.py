"""What cannot have happened is refused on reading, if that is certain without the Laws; else the judge refuses it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check, locate
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import dumps, from_plain, loads
from bridgelaw.game.seats import SEATS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.errors import Impossible
from tests.kit.tables import Move, moves, shuffled, table

DEAL = "deal: N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6"
AUCTION = "{by: N, call: 1NT}\n{by: E, call: P}\n{by: S, call: P}\n{by: W, call: P}\n{by: E, call: P}".splitlines()[:4]


def board(*acts: str, deal: str = DEAL) -> str:
    """A record of board 1 with these acts, the first on line 5."""
    return "\n".join(["bridgelaw: 1", "board: 1", deal, "acts:", *(f"  - {act}" for act in acts), ""])


@pytest.mark.parametrize(
    ("acts", "line", "code", "reason"),
    [
        (["{by: N, play: HQ}"], 5, "not-in-hand", "N does not hold HQ"),
        ([*AUCTION, "{by: E, play: SQ}", "{by: E, play: SQ}"], 10, "not-in-hand", "E does not hold SQ"),
        ([*AUCTION, "{by: E, play: SQ}", "{by: N, play: S2, from: S}"], 10, "not-in-hand", "S does not hold S2"),
        (["{by: N, retract: call}"], 5, "nothing-to-retract", "N has made no call"),
        (["{by: N, call: P}", "{by: N, retract: play}"], 6, "nothing-to-retract", "no play"),
        (["{by: N, substitute: P}"], 5, "nothing-to-substitute", "N has made no call that could be replaced"),
        (["{by: E, face: true}"], 5, "nothing-to-face", "no such lead lies face down"),
        ([*AUCTION, "{by: E, play: SQ, down: true}", "{by: E, face: SJ}"], 10, "nothing-to-face", "face down"),
        (["{by: N, claim: {tricks: 3}}"], 5, "no-play-to-claim", "there is no play yet"),
        (["{by: director, result: 9}"], 5, "no-contract-for-result", "there is no contract yet"),
        (["{by: N, state: correction_period_over}", "{by: N, call: P}"], 6, "after-closed", "the board is closed"),
        (["{by: E, call: 1S}", "{by: N, choose: reject_call}", "{by: N, play: HQ}"], 7, "not-in-hand", "N does not"),
    ],
)
def test_it_is_refused(acts: list[str], line: int, code: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(board(*acts), "b.yaml")
    error = caught.value
    number = line - 4
    assert (error.line, error.act, error.id, error.code) == (line, number, f"a{number}", code)
    assert str(error).startswith(f"b.yaml:{line}: act {number} (a{number}): ")
    assert reason in error.reason


@pytest.mark.parametrize(
    "acts",
    [
        # out of turn, and accepted by the next call: only the Laws know that the auction is over
        ["{by: E, call: 1NT}", "{by: S, call: P}", "{by: W, call: P}", "{by: N, call: P}", "{by: director, result: 7}"],
        # led, refused and taken back by a ruling; led again
        [*AUCTION, "{by: E, play: SQ, id: led}", "{by: N, choose: refuse_lead}", "{by: E, play: SQ}"],
        [*AUCTION, "{by: E, play: SQ, id: led}", "{by: director, rule: cancel, of: led}", "{by: E, play: SQ}"],
        # a card found on the floor
        ["{by: W, state: missing_card, seat: W, cards: [HA]}", "{by: W, play: HA}"],
        ["{by: director, rule: redeal}", "{by: W, play: HA}"],
    ],
)
def test_it_is_left_to_the_judge(acts: list[str]) -> None:
    assert len(loads(board(*acts)).acts) == len(acts)


def test_of_an_unknown_hand_only_what_is_elsewhere() -> None:
    deal = "deal: 'N:AK2.AK2.AK2.AK32 - - -'"
    assert len(loads(board(*AUCTION, "{by: E, play: SQ}", deal=deal)).acts) == 5
    for fault in ("{by: E, play: SA}", "{by: S, play: SQ}"):
        with pytest.raises(RecordError, match="does not hold"):
            loads(board(*AUCTION, "{by: E, play: SQ}", fault, deal=deal))


def test_a_refusal_of_the_judge_gets_its_line() -> None:
    record = loads(board("{by: N, call: P}", "{by: E, call: P, id: two}"), "b.yaml")
    assert str(locate(Impossible("two", "not-in-hand", seat="E", card="HA"), record)) == (
        "b.yaml:6: act 2 (two): E does not hold HA"
    )
    assert str(locate(Impossible("else", "nothing-to-face"), record)) == "b.yaml:1: no such lead lies face down"
    assert str(locate(Impossible("two", "of-a-new-kind"), record)).startswith(
        "b.yaml:6: act 2 (two): act two: of a new"
    )
    unread = from_plain({"bridgelaw": 1, "board": 1, "acts": [{"by": "N", "call": "P"}]})
    assert str(locate(Impossible("a1", "after-closed"), unread)).startswith(
        "<record>:1: act 1 (a1): the board is closed"
    )


def test_a_long_record_is_read_in_time() -> None:
    acts = ["{by: director, resume: true}"] * 20_000
    assert len(loads(board(*acts)).acts) == 20_000


@given(moves, st.sampled_from(EDITIONS), st.integers(0, 7))
@settings(deadline=None)
def test_what_happened_under_the_laws_is_never_refused(moves: list[Move], laws: str, seed: int) -> None:
    course = table(open_book(laws), moves, seed)
    record = Record(dealer=SEATS[seed % 4], deal=shuffled(seed), acts=course.happened)
    check(record)
    assert loads(dumps(record)) == record
