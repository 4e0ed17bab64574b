"""A shelf of many provisions: what a Book costs when most of its rules cannot speak about most acts."""

from __future__ import annotations

import copy

from msgspec.structs import replace

from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.listening import Listening
from bridgelaw.lawbook.rule import Rule


def padded(book: Book, size: int) -> Book:
    """`book` with its rules repeated, and silent, until there are `size` of them.

    The copies listen to what their originals listen to and are asked as often; what they would say is not said.
    """
    rules: list[Rule] = list(book.rules)
    for n in range(len(rules), size):
        original = book.rules[n % len(book.rules)]
        rules.append(replace(original, index=n, consult=_silent(original)))
    copied = copy.copy(book)
    copied.rules = tuple(rules)
    copied._listening = Listening(rules)
    return copied


def _silent(rule: Rule):  # type: ignore[no-untyped-def]
    def consult(*heard):  # type: ignore[no-untyped-def]
        for _ in rule.consult(*heard):
            pass
        return iter(())

    return consult
