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

HOW_TO_FIND_OUT = frozenset(("act_meant", "could_have_followed", "revoke_facts", "not_judged"))
"""Questions that only find out what happened: what says that they are asked is a note to the Director, and no Law."""


def summary_of(law: str, spoken: Collection[str], asked: Collection[str], language: Language) -> str:
    """What the provision `2017:16B1(a)` says, in our own words; nothing where there is no summary of it.

    Several clauses can stand at one number: of those it is the ones that have `spoken` (`law61.revoke`), and such as
    have the Questions of the kinds that were `asked`, no more than it takes; else the first that is no note to the
    Director.
    """
    edition, _, number = law.partition(":")
    there = [entry for entry in _provisions_of_law(law_of(number), edition) if entry.number == number]
    entries = [entry for entry in there if not entry.asks or set(entry.asks) - HOW_TO_FIND_OUT] or there
    said = {entry.name for entry in entries if entry.name in spoken}
    open_ = set(asked) - {kind for entry in entries if entry.name in said for kind in entry.asks}
    while open_:
        best = max(entries, key=lambda entry: len(open_ & set(entry.asks)))
        if open_.isdisjoint(best.asks):
            break
        said.add(best.name)
        open_ -= set(best.asks)
    told = [entry for entry in entries if entry.name in said] or entries[:1]
    return " ".join(entry.text(language) for entry in told)


_MEASURED_BY = {
    "comparable_call": "law23.comparable",
    "logical_alternatives": "law16.alternatives",
    "unintended_call": "law25.intent",
}
"""Questions of which another provision than the one that asks may say by what the answer is measured."""


def stands_at(name: str, law: str) -> bool:
    """Whether the provision of that name (`law70.outstanding_trump`) stands at `2017:70C`."""
    edition, _, number = law.partition(":")
    found = provisions(edition).get(name) if number else None
    return found is not None and found.reference == law


def has(name: str, law: str) -> bool:
    """Whether the edition of `2017:70C` has the provision of that name."""
    edition, _, number = law.partition(":")
    return bool(number) and name in provisions(edition)


def measured_by(kind: str, law: str) -> str:
    """The provision that says by what the answer to a Question is measured, where that which asks does not: what a
    comparable call is stands in Law 23, and not in those that ask for one. Nothing otherwise."""
    found = provisions(law.partition(":")[0]).get(_MEASURED_BY.get(kind, "")) if law else None
    return found.reference if found is not None and found.reference != law else ""


def law_asking(kind: str, law: str) -> str:
    """The provision that is told beside a Question: whether facts are agreed is asked by the Law that they concern, but
    what is done where they are not stands in Law 85."""
    if kind != "facts_agreed" or not law:
        return law
    found = provisions(law.partition(":")[0]).get("law85.disputed")
    return found.reference if found else law


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
