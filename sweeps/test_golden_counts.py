"""Every legal auction of six calls, one by one: 8 126 237 of them."""

from __future__ import annotations

from bridgelaw.game.auction import count_sequences, is_over, next_calls
from bridgelaw.game.calls import Call

GOLDEN = [1, 36, 701, 9731, 107451, 999852, 8126237]


def walked(made: list[Call], left: int) -> int:
    """How many legal auctions go on from `made` for exactly `left` more calls."""
    if left == 0:
        return 1
    if is_over(made):
        return 0
    return sum(walked([*made, more], left - 1) for more in next_calls(made)) if left > 1 else len(next_calls(made))


def test_counted_one_by_one() -> None:
    for length, number in enumerate(GOLDEN):
        assert walked([], length) == count_sequences(length) == number
        print(f"{length} calls: {number} auctions")
