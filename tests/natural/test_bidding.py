"""The calls of a natural system, and what they show."""

from __future__ import annotations

import pytest

from bridgelaw.game.auction import next_calls
from bridgelaw.game.calls import CALLS
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import SEATS, N, Seat
from bridgelaw.natural import bidding
from bridgelaw.natural.hand import Holding
from tests.natural.tables import NATURAL, board, deal


def holding(text: str) -> Holding:
    cards = parse_hand(text)
    assert cards is not None
    return Holding(cards)


def made(auction: str, dealer: Seat = N) -> tuple[bidding.Made, ...]:
    return tuple((SEATS[(dealer.index + n) % 4], CALLS[call]) for n, call in enumerate(auction.split()))


def called(hand: str, auction: str) -> str:
    """What the next player calls with that hand."""
    calls = made(auction)
    me = SEATS[len(calls) % 4]
    return str(bidding.call(holding(hand), me, calls, next_calls([call for _, call in calls])))


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("AK5.QJ4.K983.Q72", "1NT"),
        ("AKQ5.KJ4.AQ3.Q72", "2NT"),
        ("AK975.QJ4.K93.72", "1S"),
        ("AK975.QJ432.K9.2", "1S"),
        ("K9.AK975.QJ43.72", "1H"),
        ("AK9.Q754.QJ4.872", "1C"),
        ("AK9.Q7.QJ54.Q872", "1D"),
        ("7.QJT9732.K94.82", "3H"),
        ("AKQ975.AK.AQ3.72", "2S"),
        ("Q975.QJ4.K93.J72", "P"),
        ("AK975..AQ9432.72", "1S"),
        ("AK63.A97.AK3.AJ6", "3NT"),  # no hand is too strong to be opened
        ("AK63.AKQ7.AK63.2", "2D"),
    ],
)
def test_openings(hand: str, call: str) -> None:
    assert called(hand, "") == call


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        ("1H P", "Q75.K94.A872.T93", "2H"),
        ("1H P", "Q75.K942.A87.Q93", "3H"),
        ("1H P", "AQ5.K942.A87.T93", "4H"),
        ("1C P", "Q75.T94.872.JT93", "P"),
        ("1C P", "KQ75.T94.872.J93", "1S"),
        ("1C P", "KQ75.AT94.872.93", "1H"),
        ("1H P", "K75.T9.AJ72.JT93", "1NT"),
        ("1NT P", "K75.T94.AJ72.QT3", "3NT"),
        ("1NT P", "KQT753.94.AJ7.73", "4S"),
        ("1NT P", "Q97532.94.J73.73", "2S"),
        ("1S X P", "75.KT94.Q872.T93", "2H"),
        ("1H", "AQ975.94.K73.J73", "1S"),
        ("1H", "AQ75.4.KJ73.K973", "X"),
        ("1H", "AQ5.KJ4.KJ73.Q73", "1NT"),
        ("1H", "Q975.94.K743.J73", "P"),
        ("1C P 1H P", "AQ7.KT94.4.KJ973", "2H"),
        ("1C P 1H P", "AQ7.T9.KJ4.KT973", "1NT"),
        ("1C P 1H P", "AQ74.T9.K4.KT973", "1S"),
        ("1S P 3S P", "AK975.QJ4.KQ3.72", "4S"),
        ("1S P 3S P", "AK975.QJ4.J93.72", "P"),
        ("1NT P 2NT P", "AK5.QJ4.KQ83.Q72", "3NT"),
        ("2S P 2NT P", "AKQ975.AK.AQ3.72", "3S"),
        ("2S P 2NT P", "AKQ975.AKJ.AQ3.7", "4S"),
        # partner has doubled for takeout: every hand has an answer, but none once they have bid over it
        ("1S X P", "2.A43.KJ962.KQ84", "3D"),
        ("1S X P", "QJT965.K3.962.84", "P"),
        ("1S X 2S P 4S P P", "72.543.J962.A843", "P"),
        ("1S X 2S", "K9.Q843.J62.J843", "P"),
        ("3C X P 3D P", "AK32.AKJ532.4.Q3", "3H"),
        # a suit again only with a sixth card, a hand that has told its tale only where it is asked
        ("1H P 2H P", "KT5.QJ9874.AQ.T7", "P"),
        ("1NT 2S 2NT P P", "KQJT74.3.KQ65.83", "P"),
        ("1S P 2S X P 3D", "732.Q96.QT9.KJ92", "P"),
        ("1D P 1S P 1NT P", "AJ742.K63.92.T65", "P"),
        ("3C P 3NT P", "3.J432.Q4.AJT7643", "P"),
        # responder's second call
        ("1C P 1D P 1S P", "2.J53.KJ732.KQ97", "2C"),
        ("1C P 1H P 1S P", "74.AKT763.93.632", "2H"),
        ("1C P 1H P 1S P", "74.AKT763.K3.632", "3H"),
        ("1S P 1NT P 2D P", "A4.KT963.54.9762", "2S"),
        # game where the points are
        ("1C P", "A97.A8.Q2.QJT854", "3NT"),
        ("1D P 1S P 2NT P", "KJ742.KQ63.A.T65", "3NT"),
        ("1H 1S 3H P", "53.AKQT9.A9.QJ62", "4H"),
        ("1S", "53.A6.AQJT2.K864", "2D"),
        ("1D 2C P P", "4.KQ2.AKJ753.KT9", "2D"),
    ],
)
def test_later_calls(auction: str, hand: str, call: str) -> None:
    assert called(hand, auction) == call


def test_what_has_been_shown() -> None:
    known = bidding.heard(made("1S P 2S P 4S")).known
    opener, responder = known[N], known[N.partner]
    assert (opener.at_least("S"), responder.at_least("S")) == (5, 3)
    assert 12 <= opener.low <= opener.high <= 21
    assert (responder.low, responder.high) == (6, 10)
    assert known[N.lho].high <= 17


def test_a_forcing_call_is_answered() -> None:
    heard = bidding.heard(made("1C P 1S P"))
    assert heard.forced is N
    assert bidding.heard(made("1C P 1S 2H")).forced is None
    assert called("AQ7.T98.KJ4.KT97", "1C P 1S P") != "P"


def test_game_is_enough() -> None:
    """Partner has raised a strong two to game: nothing asks for more, and nothing higher is bid."""
    assert called("AKQT.A2.AK862.A3", "2D P 2NT P 3S P 4S P") == "P"
    assert called("K75.842.T862.432", "2S P 3S P 4S P") == "P"


def test_hands_fit_what_their_calls_have_shown() -> None:
    """So whoever thinks what the others may hold is not misled; what was said later may have been a lesser lie."""
    fit = total = 0
    for number in range(1, 81):
        outcome = board(number, dict.fromkeys(SEATS, NATURAL))
        for n, (seat, call) in enumerate(outcome.auction):
            if call.is_pass or any(by is seat and not c.is_pass for by, c in outcome.auction[:n]):
                continue
            shown = bidding.heard(outcome.auction[: n + 1]).known[seat]
            total += 1
            fit += shown.fits(Holding(deal(number)[seat]), slack=3)
    assert total > 120
    assert fit >= 0.97 * total


def test_nothing_allowed() -> None:
    with pytest.raises(ValueError, match="no call"):
        bidding.call(holding("AK5.QJ4.K983.Q72"), N, (), ())


@pytest.mark.parametrize(
    ("auction", "written"),
    [
        ("1NT", "15–17 4333 4432 5332"),
        ("1S P 2S", "6–10 ♠3+"),
        ("1S", "12–21 ♠5+ ♥0–7"),
        ("1H X", "12+ ♠3+ ♥0–3 ♦3+ ♣3+"),
        ("P", "0–12"),
        ("1S P 2S P P", "–"),
    ],
)
def test_what_a_call_means_is_written_without_words(auction: str, written: str) -> None:
    shown = bidding.meaning(made(auction))
    assert shown is not None
    assert shown.written() == written
