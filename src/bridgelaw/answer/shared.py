"""What the answers to one situation have in common, and what an answer to a seat has in common with its last one.

A table that is watched is answered for five viewers after every act, and little changes from one act to the next.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import Any, Generic, TypeVar, overload

from bridgelaw.answer.bounds import NO_BOUND, Bound
from bridgelaw.answer.elements import Element
from bridgelaw.answer.known import Known
from bridgelaw.answer.score import for_players, score_of
from bridgelaw.answer.score_model import Score
from bridgelaw.answer.then import costs
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Refuse
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation

S = TypeVar("S")
T = TypeVar("T")


class found_once(Generic[S, T]):  # noqa: N801 - used as a decorator, as `property` is
    """A property of an object that stays as it is: found when it is first asked for. As `functools.cached_property`,
    which takes a lock for it up to Python 3.11: a table asks for ten of them after every act."""

    def __init__(self, find: Callable[[S], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    @overload
    def __get__(self, it: None, owner: type[S]) -> found_once[S, T]: ...
    @overload
    def __get__(self, it: S, owner: type[S]) -> T: ...
    def __get__(self, it: S | None, owner: type[S]) -> found_once[S, T] | T:
        if it is None:
            return self
        found = it.__dict__[self._name] = self._find(it)
        return found


class Shared:
    """A situation under a Book; each part is found once, when an answer first needs it.

    `public`: what was last known to everybody on this board, for the answers to situations in their order; `beside`:
    what the Director is to be told of it under `errors` besides.
    """

    def __init__(
        self, book: Book, now: Situation, public: Memory | None = None, beside: tuple[Refuse, ...] = ()
    ) -> None:
        self.book, self.now, self.beside = book, now, beside
        self.public = public or Memory(None)
        self._found: dict[str, Any] = {}
        self._failures: tuple[Refuse, ...] = ()

    def once(self, name: str, find: Callable[[], T]) -> T:
        """The part of that name, the same for every answer."""
        if name not in self._found:
            self._found[name] = find()
        found: T = self._found[name]
        return found

    @found_once
    def rights(self) -> dict[Seat, dict[str, str]]:
        """What each seat may do, each right with the provision that gives it."""
        found, self._failures = self.book.rights_and_failures(self.now)
        return found

    @property
    def failures(self) -> tuple[Refuse, ...]:
        """What could not be said of the rights, and what stands beside the situation."""
        return (*self.beside, *self.of_rights)

    @property
    def of_rights(self) -> tuple[Refuse, ...]:
        """What could not be said of the rights."""
        return self._failures if self.rights else ()

    @found_once
    def costs(self) -> dict[int, tuple[Element, ...]]:
        """What each option of a player costs, by the `id` of the offer."""
        return costs(self.book, self.now)

    @found_once
    def ruled(self) -> bool:
        """Whether the Director has done anything on the board."""
        return self.public.known(self.now).ruled

    @found_once
    def score(self) -> Score | None:
        """The score with all that is known of it."""
        if self.now.facts.finished is None and not self.ruled:
            return None
        return score_of(self.now, self.book.regulations)

    @found_once
    def public_score(self) -> Score | None:
        """What the players know of it."""
        return for_players(self.score)


class Memory:
    """The last answer to a seat, or (None) to whoever looks on, part by part. A part is taken over from it if what it
    depends on is the same.

    It has to be given the situations of one board in their order; at any other it begins anew. `bound`: how much of a
    list the answers have.
    """

    def __init__(self, seat: Seat | None, bound: Bound = NO_BOUND) -> None:
        self.seat, self.bound = seat, bound
        self._known: Known | None = None
        self._taken: Known | None = None
        self._parts: dict[str, tuple[tuple[Any, ...], Any]] = {}
        self._lists: dict[str, tuple[tuple[Any, ...], tuple[Any, ...], list[Any]]] = {}
        self._texts: dict[str, tuple[tuple[Any, ...], bytes]] = {}

    def known(self, now: Situation) -> Known:
        """What the seat knows now."""
        if self._known is None or self._known.now is not now:
            self._known = Known(now, self.seat, self._known)
        self._taken = None
        return self._known

    @property
    def last(self) -> Known | None:
        """What the seat knew when it last got an answer of its own; None if the last answer was the same for all."""
        return None if self._taken else self._known

    def take(self, known: Known) -> None:
        """Remember that the seat knows what everybody knows."""
        self._taken = known

    @property
    def ids(self) -> dict[str, str]:
        """The acts that it has perceived, and its numbers for them."""
        known = self._taken or self._known
        return known.ids if known else {}

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

    def text(self, name: str, of: tuple[S, ...], write: Callable[[S], bytes]) -> bytes:
        """What `write` makes of each of `of`, between commas; where they are those of last time and some more, only
        these are written."""
        before, text = self._texts.get(name, ((), b""))
        if of is before:
            return text
        if of[: len(before)] == before:
            new = [write(one) for one in of[len(before) :]]
            text = b",".join([text, *new] if text else new)
        else:
            text = b",".join([write(one) for one in of])
        self._texts[name] = (of, text)
        return text
