"""Legal auctions: the golden counts, the end of an auction, the contract that it makes."""

from __future__ import annotations

import pytest

from bridgelaw.game.auction import contract_of, count_sequences, is_over, next_calls
from bridgelaw.game.calls import Call, call
from bridgelaw.game.seats import Seat

GOLDEN = [1, 36, 701, 9731, 107451, 999852, 8126237]


@pytest.mark.parametrize(("length", "number"), list(enumerate(GOLDEN)))
def test_number_of_legal_call_sequences(length: int, number: int) -> None:
    assert count_sequences(length) == number


def test_enumerated_one_by_one() -> None:
    """The same counts by walking every auction: `next_calls` and the quick count agree (sweeps/ goes further)."""
    auctions: list[tuple[Call, ...]] = [()]
    for number in GOLDEN[:4]:
        assert len(auctions) == number
        auctions = [(*made, more) for made in auctions if not is_over(made) for more in next_calls(made)]


def auction(text: str) -> list[Call]:
    return [call(word) for word in text.split()]


@pytest.mark.parametrize("text", ["P P P P", "1H P P P", "P P P 1C P P P", "1NT X XX P P P"])
def test_over(text: str) -> None:
    assert is_over(auction(text))
    assert next_calls(auction(text)) == []


@pytest.mark.parametrize("text", ["", "P P P", "1H P P", "P 1H P P"])
def test_not_over(text: str) -> None:
    assert not is_over(auction(text))


def test_declarer_named_the_denomination_first() -> None:
    made = contract_of(Seat.N, auction("1H P 4H X P P XX P P P"))
    assert made is not None
    assert (str(made), made.declarer) == ("4HXX", Seat.N)
    assert contract_of(Seat.E, auction("P P P P")) is None


def test_only_opponents_are_doubled() -> None:
    assert {str(c) for c in next_calls(auction("1H"))} >= {"X", "1S", "P"}
    assert "X" not in {str(c) for c in next_calls(auction("1H P"))}
    assert "XX" in {str(c) for c in next_calls(auction("1H X"))}
    assert "XX" in {str(c) for c in next_calls(auction("1H X P P"))}
    assert "XX" not in {str(c) for c in next_calls(auction("1H X P"))}
    assert "X" not in {str(c) for c in next_calls(auction("1H X"))}
