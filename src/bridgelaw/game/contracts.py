"""The final contract and its text."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import Call, Strain, call
from bridgelaw.game.seats import Seat

Risk = Literal["", "X", "XX"]


class Contract(Struct, frozen=True, gc=False):
    """A contract: bid, whether doubled, and the declarer."""

    bid: Call
    risk: Risk
    declarer: Seat

    @property
    def strain(self) -> Strain:
        """The denomination of the contract."""
        assert self.bid.strain is not None
        return self.bid.strain

    @property
    def tricks_needed(self) -> int:
        """Tricks that declarer needs: level and six."""
        return self.bid.level + 6

    def __str__(self) -> str:
        return f"{self.bid}{self.risk}"


def contract(text: str, declarer: Seat) -> Contract:
    """The contract written `4S`, `3NTX` or `2HXX`.

    Raises:
        ValueError: `text` is no contract.
    """
    bare = text.rstrip("X")
    risk = text[len(bare) :]
    bid = call(bare)
    if not 1 <= bid.level <= 7 or risk not in ("", "X", "XX"):
        raise ValueError(f"{text!r} is not a contract: a bid of one to seven, then nothing, X or XX")
    return Contract(bid, risk, declarer)  # type: ignore[arg-type]  # one of the three
