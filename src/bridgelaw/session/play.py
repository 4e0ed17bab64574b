"""One board to be played once at one table: what a result, a correction or a ruling is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from bridgelaw.session.model import PlayResult


class Play(Struct, frozen=True, order=True, omit_defaults=True):
    """A play. Where a file does not tell both its table and its round (0 then), the two pairs name it, and `again`
    counts how often the same pairs have met on the board before."""

    section: str
    board: int
    table: int = 0
    round: int = 0
    ns: str = ""
    ew: str = ""
    again: int = 0

    def __str__(self) -> str:
        """`A5.3.14` is section A, table 5, round 3, board 14."""
        if not self.ns:
            return f"{self.section}{self.table}.{self.round}.{self.board}"
        return f"{self.section}({self.ns}-{self.ew}).{self.board}" + (f"#{self.again}" if self.again else "")


def play_of(result: PlayResult, again: int = 0) -> Play:
    """The play that a result came of."""
    at, round = result.table or 0, result.round or 0
    if at and round:
        return Play(result.section, result.board, at, round, again=again)
    return Play(result.section, result.board, at, round, result.ns, result.ew, again)


def plays_of(results: Iterable[PlayResult]) -> tuple[Play, ...]:
    """The plays of the results of a session, in their order: each is another one."""
    seen: Counter[Play] = Counter()
    found = []
    for one in results:
        play = play_of(one)
        found.append(play_of(one, seen[play]) if seen[play] else play)
        seen[play] += 1
    return tuple(found)
