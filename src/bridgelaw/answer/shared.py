"""What the answers to one situation have in common, and what the answers to one seat have in common with the last one.

A table that is watched is answered for five viewers after every act, and little of it changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from operator import is_
from typing import Any, TypeVar

from bridgelaw.answer.known import Known
from bridgelaw.answer.score import for_players, score_of
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Permit
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Said, Situation

S = TypeVar("S")
T = TypeVar("T")


class Shared:
    """A situation under a Book; each part is found once, when an answer first needs it."""

    def __init__(self, book: Book, now: Situation) -> None:
        self.book, self.now = book, now

    @cached_property
    def rights(self) -> tuple[Said[Permit], ...]:
        """What each seat may do."""
        return self.book.rights(self.now)

    @cached_property
    def score(self) -> dict[str, Any] | None:
        """The score with all that is known of it."""
        return score_of(self.now, self.book.regulations)

    @cached_property
    def public_score(self) -> dict[str, Any] | None:
        """What the players know of it."""
        return for_players(self.score)


class Memory:
    """The last answer to a seat, or (None) to who looks on, in its parts: those that rest on the same are taken over.

    The situations have to be those of one board in their order; any other is answered from the start.
    """

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self._known: Known | None = None
        self._parts: dict[str, tuple[tuple[Any, ...], Any]] = {}
        self._lists: dict[str, tuple[tuple[Any, ...], tuple[Any, ...], list[Any]]] = {}

    def known(self, now: Situation) -> Known:
        """What the seat knows now."""
        self._known = Known(now, self.seat, self._known)
        return self._known

    @property
    def ids(self) -> dict[str, str]:
        """The acts that it has perceived, and its numbers for them."""
        return self._known.ids if self._known else {}

    def part(self, name: str, grounds: tuple[Any, ...], find: Callable[[], T]) -> T:
        """The part of that name, found anew unless each of its `grounds` is the same object as last time."""
        last = self._parts.get(name)
        if last is not None and len(last[0]) == len(grounds) and all(map(is_, last[0], grounds)):
            found: T = last[1]
            return found
        found = find()
        self._parts[name] = (grounds, found)
        return found

    def each(
        self, name: str, grounds: tuple[Any, ...], of: tuple[S, ...], find: Callable[[S], T | None]
    ) -> tuple[T, ...]:
        """What `find` makes of each of `of`, without None: as `part`, but anew only from the first that is another."""
        last, before, made = self._lists.get(name, ((), (), []))
        same = 0
        if len(last) == len(grounds) and all(map(is_, last, grounds)):
            differs = (n for n, (one, other) in enumerate(zip(before, of, strict=False)) if one is not other)
            same = next(differs, min(len(before), len(of)))
        del made[same:]
        made += [find(one) for one in of[same:]]
        self._lists[name] = (grounds, of, made)
        return tuple(one for one in made if one is not None)
