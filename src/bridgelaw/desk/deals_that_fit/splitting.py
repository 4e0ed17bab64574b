"""Cards that go to several hands of which nothing is said: each split by its number. With numpy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from math import comb

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]
Masks = npt.NDArray[np.int16]

_CHUNK = 13


def chosen(suits: Sequence[Masks], need: int, numbers: Numbers) -> list[Masks]:
    """Of the cards in `suits` (a mask for each suit and deal) the `need` that have those numbers, from 0 on.

    The cards stand in one row, suit after suit; of the row a choice is taken by its number, in pieces of 13 places.
    """
    bits = _bits()
    has = [bits[mask] for mask in suits]
    total = int(sum(int(one[0]) for one in has)) if numbers.size else 0
    places = _places(total, need, numbers)
    found = []
    offset = np.zeros(numbers.size, np.uint64)
    table, starts = _deposits()
    for mask, size in zip(suits, has, strict=True):
        wanted = (places >> offset) & ((np.uint64(1) << size.astype(np.uint64)) - np.uint64(1))
        found.append(table[starts[mask] + wanted.astype(np.int64)])
        offset += size.astype(np.uint64)
    return found


def _places(total: int, need: int, numbers: Numbers) -> npt.NDArray[np.uint64]:
    """Choices of `need` among `total` places, as masks: by how many there are in each piece, then which ones."""
    sizes = [min(_CHUNK, total - n) for n in range(0, total, _CHUNK)]
    shares = [one for one in product(*(range(size + 1) for size in sizes)) if sum(one) == need]
    each = [_product(comb(size, n) for size, n in zip(sizes, one, strict=True)) for one in shares]
    ends = np.cumsum(np.array(each, np.int64))
    share = np.searchsorted(ends, numbers, side="right")
    rest = numbers - (ends - np.array(each, np.int64))[share]
    found = np.zeros(numbers.size, np.uint64)
    for piece, size in enumerate(sizes):
        masks, starts = _choices(size)
        taken = np.array([one[piece] for one in shares], np.int64)[share]
        rest, which = np.divmod(rest, np.array([comb(size, n) for n in range(size + 1)], np.int64)[taken])
        found |= masks[starts[taken] + which] << np.uint64(_CHUNK * piece)
    return found


def _product(factors: Iterable[int]) -> int:
    found = 1
    for one in factors:
        found *= one
    return found


@cache
def _choices(size: int) -> tuple[npt.NDArray[np.uint64], Numbers]:
    """All masks of `size` places, those with fewer places first, and where those of each number begin."""
    masks = sorted(range(1 << size), key=lambda mask: (mask.bit_count(), mask))
    starts = np.cumsum([0, *(comb(size, n) for n in range(size + 1))])[:-1]
    return np.array(masks, np.uint64), starts.astype(np.int64)


@cache
def _bits() -> npt.NDArray[np.int64]:
    """How many cards a mask has."""
    return np.array([mask.bit_count() for mask in range(1 << _CHUNK)], np.int64)


@cache
def _deposits() -> tuple[Masks, Numbers]:
    """For each mask of a suit, every choice among its cards: one behind the other, and where those of each begin."""
    mine: list[Masks] = [np.zeros(1, np.int16)]
    for card in range(_CHUNK):
        mine += [np.concatenate([one, one | np.int16(1 << card)]) for one in mine]
    sizes = np.array([one.size for one in mine], np.int64)
    return np.concatenate(mine), np.cumsum(sizes) - sizes
