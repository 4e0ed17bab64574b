"""Provisions in our own words, as they are read out or cited."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from bridgelaw.lawbook.editions import Edition
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.laws.concordance import ProvisionInForce, page_of_law
from bridgelaw.laws.shelf import drawers, provisions
from bridgelaw.table.vocabulary import Language
from bridgelaw.words.say import Words
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.typeset import typeset


def summary_of(law: str, asked: Collection[str], language: Language) -> str:
    """What the provision `2017:16B1(a)` says, in our own words; nothing where there is no summary of it.

    Several clauses can stand at one number: of those it is the first that has the Director `asked` (kinds of
    Questions), else the first.
    """
    edition, _, number = law.partition(":")
    entries = [entry for entry in _provisions_of_law(law_of(number), edition) if entry.number == number]
    asking = (entry for entry in entries if set(entry.asks) & set(asked))
    found = next(asking, next(iter(entries), None))
    return found.text(language) if found else ""


def read_out(names: Iterable[str], words: Words) -> list[Line]:
    """What provisions say, by their names (`law66.quitted_tricks`): one line each, with its number. They are in force
    in the edition of the words."""
    held = provisions(words.edition)
    return [Line(text_of(name, words), law=words.law(held[name].reference, short=True)) for name in names]


def text_of(name: str, words: Words) -> str:
    """What a provision that is in force in the edition of the words says, by its name."""
    entries = _provisions_of_law(law_of(provisions(words.edition)[name].number), words.edition)
    return typeset(next(entry.text(words.language) for entry in entries if entry.name == name), words)


@cache
def _provisions_of_law(law: int, edition: Edition) -> tuple[ProvisionInForce, ...]:
    """All that stands under that Law in an edition: it stays the same, and to look it up costs more than all else."""
    page = page_of_law(drawers(), law, edition)
    return (*page.entries, *page.elsewhere)
