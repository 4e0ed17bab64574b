"""Calls: pass, double, redouble, bids; and bids of more than seven, which a player can make and no auction contain."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

Strain = Literal["C", "D", "H", "S", "NT"]
STRAINS: tuple[Strain, ...] = get_args(Strain)


class Call(Struct, frozen=True, gc=False, cache_hash=True):
    """One call. Make it with `call("1NT")`; calls are interned.

    `level` is 0 for pass, double and redouble; a bid of 8 or 9 is representable, because a player can make it.
    """

    text: str
    level: int = 0
    strain: Strain | None = None
    rank: int = -1

    @property
    def is_bid(self) -> bool:
        """A number and a denomination, whatever the number."""
        return self.level > 0

    @property
    def is_pass(self) -> bool:
        """Whether this is a pass."""
        return self is PASS

    def __str__(self) -> str:
        return self.text


PASS, DOUBLE, REDOUBLE = Call("P"), Call("X"), Call("XX")
CALLS: dict[str, Call] = {c.text: c for c in (PASS, DOUBLE, REDOUBLE)} | {
    f"{level}{strain}": Call(f"{level}{strain}", level, strain, 5 * (level - 1) + n)
    for level in range(1, 10)
    for n, strain in enumerate(STRAINS)
}
BIDS: tuple[Call, ...] = tuple(c for c in CALLS.values() if 1 <= c.level <= 7)
ALL_CALLS: tuple[Call, ...] = (PASS, DOUBLE, REDOUBLE, *BIDS)
_SPELLINGS = {"PASS": "P", "DBL": "X", "RDBL": "XX"} | {f"{level}N": f"{level}NT" for level in range(1, 10)}


def call(text: str) -> Call:
    """The call written `P`, `X`, `XX`, `1C` … `7NT` (up to `9NT`: it can be said, though it is no bid).

    Raises:
        ValueError: `text` is no call.
    """
    found = CALLS.get(text) or CALLS.get(_SPELLINGS.get(text.upper(), text.upper()))
    if found is None:
        raise ValueError(f"{text!r} is not a call: P, X, XX, or a level and C D H S NT, as in 1NT")
    return found


def outranks(bid: Call, other: Call | None) -> bool:
    """Whether `bid` is higher than the bid `other` (True when there is none)."""
    return other is None or bid.rank > other.rank


def lowest_over(strain: Strain, other: Call | None) -> Call | None:
    """The cheapest bid in `strain` that outranks the bid `other`; of level 8 or 9 when seven is not enough.

    None: nothing that anybody can say is.
    """
    bids = (CALLS[f"{level}{strain}"] for level in range(1, 10))
    return next((bid for bid in bids if outranks(bid, other)), None)
