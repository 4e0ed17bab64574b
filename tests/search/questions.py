"""The questions of Directors that stand beside this file, each with the numbers of 2017 where its answer is."""

from __future__ import annotations

from pathlib import Path

import msgspec
import rtoml
from msgspec import Struct

from bridgelaw.api.search import SearchHit, find, index_of
from bridgelaw.lawbook.numbering import within
from bridgelaw.table.vocabulary import Language

FIRST = 3


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question and where one would want to land: there or below."""

    language: Language
    asks: str
    right: tuple[str, ...]

    def answers(self, hits: list[SearchHit]) -> bool:
        """Whether a right provision is among the first."""
        return any(within(number, hit.number) for hit in hits[:FIRST] for number in self.right)


class Questions(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of them."""

    question: tuple[Asked, ...]


def questions(name: str) -> tuple[Asked, ...]:
    """All of a file."""
    text = Path(__file__).with_name(name).read_text(encoding="utf-8")
    return msgspec.convert(rtoml.loads(text), Questions).question


def not_answered(asked: tuple[Asked, ...]) -> dict[str, list[str]]:
    """The questions whose answer is not among the first, with what is."""
    found = {each.asks: (each, find(index_of(each.language), each.asks, "2017")) for each in asked}
    return {
        asks: [hit.number for hit in hits[:FIRST]] for asks, (each, hits) in found.items() if not each.answers(hits)
    }
