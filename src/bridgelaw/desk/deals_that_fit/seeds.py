"""Numbers by a seed, the same on every machine and for ever: no library's generator is asked."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256


def numbers(seed: str, below: int) -> Iterator[int]:
    """Number after number, each from 0 up to `below` (without it) alike likely, without an end.

    Each is the digest of the seed and a counter, `seed:0`, `seed:1` and so on, cut to as many bits as `below` has; what
    is not below it is passed over.

    >>> from itertools import islice
    >>> list(islice(numbers("11", 10), 5)) == list(islice(numbers("11", 10), 5))
    True
    """
    spare, begin, at = 256 - below.bit_length(), sha256(f"{seed}:".encode(errors="surrogateescape")), 0
    while True:
        digest = begin.copy()
        digest.update(b"%d" % at)
        number = int.from_bytes(digest.digest(), "big") >> spare
        if number < below:
            yield number
        at += 1
