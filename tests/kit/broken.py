"""Rules, views and look-aheads that break, planted where the program would have to be wrong for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.listening import Listening
from bridgelaw.live import settings

PLANTED = "planted"


def breaks(*_: Any, **__: Any) -> Any:
    """Whatever is asked of it."""
    raise KeyError(PLANTED)


def with_broken_rule(book: Book, name: str) -> Book:
    """The book with a rule of the provision `name` (`drawer.key`) that breaks whenever it is asked."""
    made: Book = object.__new__(Book)
    made.__dict__.update(book.__dict__)
    made.rules = tuple(replace(rule, consult=breaks) if rule.provision.name == name else rule for rule in book.rules)
    assert made.rules != book.rules, f"{name} has no rule"
    made._listening = Listening(made.rules)
    return made


@contextmanager
def broken_rule(name: str, title: str) -> Iterator[None]:
    """At tables of that title that rule breaks; at all others it holds."""
    whole = settings.TableSettings.book

    def book(self: settings.TableSettings) -> Book:
        found = whole(self)
        return with_broken_rule(found, name) if self.title == title else found

    with patch.object(settings.TableSettings, "book", book):
        yield
