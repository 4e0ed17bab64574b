"""Acts in vain: which entries under `errors` say that an act has changed nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, Protocol, TypeVar

NOT_JUDGED: Literal["not_judged"] = "not_judged"
"""The kind of an entry about an act that could not be judged in full, and of the Question to the Director about it."""
WAITS = "finding-waits"
"""What is told of a finding for which no Question has been open yet."""
ILLEGAL_RESULT = "illegal-result"
"""What is told of an adjusted score among whose results is one that was reached by the illegal action itself."""
COUNTS_ALL_THE_SAME = frozenset((WAITS, ILLEGAL_RESULT))
"""Codes of entries about acts that count as they are."""


class Entry(Protocol):
    """An entry under `errors`, in the judge's form or in that of the answer."""

    @property
    def act(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def code(self) -> str: ...


E = TypeVar("E", bound=Entry)


def in_vain(errors: Iterable[E]) -> Iterator[E]:
    """The entries about acts that have changed nothing. A finding that is kept until its Question comes up, a score
    that the Director is only told something about, and an act that counts although it could not be judged in full, are
    none."""
    return (error for error in errors if error.code not in COUNTS_ALL_THE_SAME and error.kind != NOT_JUDGED)


def why_in_vain(errors: Iterable[E], act: str) -> E | None:
    """The entry that says why the act `act` has changed nothing; None where it has changed something."""
    return next((error for error in in_vain(errors) if error.act == act), None)
