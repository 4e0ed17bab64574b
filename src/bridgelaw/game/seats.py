"""The four seats and the two sides; dealer and vulnerability from the board number."""

from __future__ import annotations

from enum import Enum
from typing import Literal

Vulnerability = Literal["None", "NS", "EW", "All"]


class Side(Enum):
    """A partnership."""

    NS = "NS"
    EW = "EW"

    opponents: Side
    seats: tuple[Seat, Seat]

    # Enum hashes its name by a Python function; members are singletons, so identity serves and is much faster.
    __hash__ = object.__hash__


class Seat(Enum):
    """A compass seat. `lho`, `partner` and `rho` are the seats to its left, opposite and to its right."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    lho: Seat
    partner: Seat
    rho: Seat
    side: Side
    index: int

    __hash__ = object.__hash__


SEATS: tuple[Seat, ...] = tuple(Seat)
N, E, S, W = SEATS
NS, EW = Side.NS, Side.EW

for _index, _seat in enumerate(SEATS):
    _seat.index = _index
    _seat.lho = SEATS[(_index + 1) % 4]
    _seat.partner = SEATS[(_index + 2) % 4]
    _seat.rho = SEATS[(_index + 3) % 4]
    _seat.side = (NS, EW)[_index % 2]
NS.opponents, EW.opponents = EW, NS
NS.seats, EW.seats = (N, S), (E, W)


def dealer_of(board: int) -> Seat:
    """The dealer of board number `board` (1 or more): North on 1, East on 2, and so on round."""
    return SEATS[(board - 1) % 4]


VULNERABILITIES: tuple[Vulnerability, ...] = ("None", "NS", "EW", "All")


def vulnerability_of(board: int) -> Vulnerability:
    """The vulnerability of board number `board` (1 or more); it repeats after sixteen boards."""
    n = (board - 1) % 16
    return VULNERABILITIES[(n + n // 4) % 4]


def is_vulnerable(side: Side, vulnerability: Vulnerability) -> bool:
    """Whether `side` is vulnerable at that vulnerability."""
    return vulnerability == "All" or vulnerability == side.value
