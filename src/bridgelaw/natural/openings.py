"""Opening the auction: five-card majors, 15 to 17 for one notrump, strong twos, long suits at three. All natural."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.calls import CALLS, PASS
from bridgelaw.game.cards import Suit
from bridgelaw.natural.seen import Choice
from bridgelaw.natural.shown import Shown

MAJORS: tuple[Suit, ...] = ("S", "H")
MINORS: tuple[Suit, ...] = ("D", "C")
SUITS_DOWN = (*MAJORS, *MINORS)


def openings() -> Iterator[Choice]:
    """In the order in which they are looked at."""
    yield Choice(call=CALLS["3NT"], shows=Shown(low=23, balanced=True))
    yield Choice(call=CALLS["2NT"], shows=Shown(low=20, high=22, balanced=True))
    yield Choice(call=CALLS["1NT"], shows=Shown(low=15, high=17, balanced=True))
    for suit in SUITS_DOWN:
        yield Choice(call=CALLS[f"2{suit}"], shows=Shown(low=22, least={suit: 5}), forcing=True)
    for suit in reversed(SUITS_DOWN):
        yield Choice(call=CALLS[f"2{suit}"], shows=Shown(low=22, least={suit: 4}), forcing=True, rare=True)
    for n in range(7, 4, -1):
        # the longer major, of two equal ones the higher
        yield _of_one("S", n, {"H": n})
        yield _of_one("H", n, {"S": n - 1})
    for n in range(9, 3, -1):
        yield _of_one("D", n, {"C": n if n > 3 else n - 1})
        yield _of_one("C", n, {"D": n - 1})
    yield _of_one("C", 3, {})
    yield _of_one("D", 3, {})
    for suit in SUITS_DOWN:
        yield Choice(call=CALLS[f"3{suit}"], shows=Shown(low=6, high=11, least={suit: 7}))
    yield Choice(call=PASS, shows=Shown(high=12))


def _of_one(suit: Suit, length: int, others: dict[Suit, int]) -> Choice:
    return Choice(call=CALLS[f"1{suit}"], shows=Shown(low=12, high=21, least={suit: length}, most=others))
