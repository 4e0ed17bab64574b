"""What was found at one table holds of every other on which the game has come as far, while nothing but the game has
happened: it is found once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation

Course = tuple[object, ...]
"""How far the game has come, in all that what was found depends on. There must be few of them: they are kept."""

T = TypeVar("T")


class FoundBefore(Generic[T]):
    """What was found under a book, by how far the game had come."""

    def __init__(self) -> None:
        self._found: dict[Course, tuple[Book, T]] = {}

    def of(self, book: Book, now: Situation, course: Course, find: Callable[[], T]) -> T:
        """What was found of that course before, else what `find` gives. Where `now` more than the game has happened,
        or a Director has answered ahead what would be asked, it is found for this table alone."""
        if not now.only_the_game or now.findings or now.questions:
            return find()
        key = (id(book), *course)
        kept = self._found.get(key)
        # a book that has gone may have left its place to another one
        if kept is None or kept[0] is not book:
            kept = self._found[key] = book, find()
        return kept[1]
