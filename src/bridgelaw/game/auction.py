"""A legal auction as a value: which calls continue it, when it ends, which contract it makes. No irregularity."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.game.calls import ALL_CALLS, BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.game.contracts import Contract, Risk
from bridgelaw.game.seats import SEATS, Seat


def is_over(calls: Sequence[Call]) -> bool:
    """Four passes, or three after a call."""
    return (
        len(calls) >= 4
        and all(c is PASS for c in calls[-3:])
        and (len(calls) > 4 or calls[0] is not PASS or calls[-4] is PASS)
    )


def next_calls(calls: Sequence[Call]) -> list[Call]:
    """Every call that may follow the legal auction `calls`; none when it is over."""
    if is_over(calls):
        return []
    last_bid = next((c for c in reversed(calls) if c.is_bid), None)
    allowed = [PASS]
    for back, made in enumerate(reversed(calls)):
        if made is PASS:
            continue
        opponents = back % 2 == 0
        if opponents and made.is_bid:
            allowed.append(DOUBLE)
        elif opponents and made is DOUBLE:
            allowed.append(REDOUBLE)
        break
    floor = last_bid.rank if last_bid else -1
    return allowed + [b for b in BIDS if b.rank > floor]


def contract_of(dealer: Seat, calls: Sequence[Call]) -> Contract | None:
    """The contract that the legal auction `calls` leads to so far; None when nobody has bid."""
    first: dict[tuple[object, object], Seat] = {}
    bid: Call | None = None
    caller = dealer
    risk: Risk = ""
    for n, made in enumerate(calls):
        seat = SEATS[(dealer.index + n) % 4]
        if made.is_bid:
            bid, caller, risk = made, seat, ""
            first.setdefault((seat.side, made.strain), seat)
        elif made is DOUBLE:
            risk = "X"
        elif made is REDOUBLE:
            risk = "XX"
    if bid is None:
        return None
    return Contract(bid, risk, first[caller.side, bid.strain])


def count_sequences(length: int) -> int:
    """How many legal call sequences of exactly `length` calls there are (a completed auction is not prolonged).

    Counted by dynamic programming over what decides the continuations, so any length is quick.
    """
    # state: (rank of last bid, doubled 0/1/2, passes since, opponents made the last call that is no pass) -> number
    states = {(-1, 0, 0, False): 1}
    for _ in range(length):
        after: dict[tuple[int, int, int, bool], int] = {}
        for (rank, risk, passes, theirs), ways in states.items():
            if passes == (4 if rank < 0 else 3):
                continue
            for state in _continuations(rank, risk, passes, theirs):
                after[state] = after.get(state, 0) + ways
        states = after
    return sum(states.values())


def _continuations(rank: int, risk: int, passes: int, theirs: bool) -> list[tuple[int, int, int, bool]]:
    """States after one more call; `theirs` = the last call that is no pass was made by the caller's opponents."""
    found = [(rank, risk, passes + 1, not theirs)]
    if rank >= 0 and theirs and risk < 2:
        found.append((rank, risk + 1, 0, True))
    found.extend((higher, 0, 0, True) for higher in range(rank + 1, len(BIDS)))
    return found


__all__ = ["ALL_CALLS", "contract_of", "count_sequences", "is_over", "next_calls"]
