"""What is different in a Law from one edition to another, as `laws diff` says it; with the words that differ marked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby

from msgspec import Struct

from bridgelaw.lawbook.editions import Edition
from bridgelaw.laws.concordance import ProvisionChange, ProvisionInForce, difference_of_law
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import compare_path, known_laws, law_path
from bridgelaw.web.laws.law_page import PAIRS, taken_over, title
from bridgelaw.web.laws.shelf import page_of
from bridgelaw.web.laws.speech import TextLink, language_of, number_link
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset


class Run(Struct, frozen=True):
    """A piece of a text; `other`: the other edition does not have it."""

    text: str
    other: bool


class InOneEdition(Struct, frozen=True, kw_only=True):
    """A provision in one of the two editions. `asks` is empty where the Questions are the same."""

    number: TextLink
    text: tuple[Run, ...]
    asks: str


class ComparedProvision(Struct, frozen=True, kw_only=True):
    """A provision in both; None where it is not in force."""

    numbers: str
    kinds: tuple[str, ...]
    old: InOneEdition | None
    new: InOneEdition | None


class CompareView(Struct, frozen=True, kw_only=True):
    """A Law in two editions."""

    law: int
    name: str
    title: str
    old: TextLink
    new: TextLink
    pairs: tuple[TextLink, ...]
    lead: str
    changes: tuple[ComparedProvision, ...]
    same: tuple[TextLink, ...]
    previous: TextLink | None
    next: TextLink | None


class CompareList(Struct, frozen=True, kw_only=True):
    """The Laws with the number of their differences."""

    title: str
    pairs: tuple[TextLink, ...]
    laws: tuple[tuple[int, TextLink, int, str], ...]


def compare_view(law: int, old: Edition, new: Edition, language: Language) -> CompareView:
    """What is different in the Law."""
    words = words_of(language, new)
    changes = difference_of_law(drawers(), law, old, new)
    differ = [change for change in changes if change.kinds]
    touched = {change.number for change in differ}
    same = dict.fromkeys(change.number for change in changes if change.number not in touched)
    known = known_laws()
    place = known.index(law)

    def neighbour(n: int) -> TextLink | None:
        if not 0 <= n < len(known):
            return None
        name = words.law(f"{new}:{known[n]}", short=True)
        return TextLink(
            name, compare_path(language, old, new, known[n]), hint=title(known[n], page_of(known[n], new), words)
        )

    return CompareView(
        law=law,
        name=words.law(f"{new}:{law}", short=True),
        title=title(law, page_of(law, new), words),
        old=TextLink(old, law_path(language, old, law)),
        new=TextLink(new, law_path(language, new, law)),
        pairs=tuple(TextLink(f"{a} → {b}", compare_path(language, a, b, law), (a, b) == (old, new)) for a, b in PAIRS),
        lead=taken_over(page_of(law, new), words),
        changes=tuple(_compared(differ, words)),
        same=tuple(number_link(number, new, words) for number in same),
        previous=neighbour(place - 1),
        next=neighbour(place + 1),
    )


def compare_list(old: Edition, new: Edition, language: Language) -> CompareList:
    """Every Law with how much of it is different."""
    words = words_of(language, new)
    laws: list[tuple[int, TextLink, int, str]] = []
    for law in known_laws():
        count = sum(bool(change.kinds) for change in difference_of_law(drawers(), law, old, new))
        link = TextLink(title(law, page_of(law, new), words), compare_path(language, old, new, law))
        said = words.say("browser-compare-count", count=count) if count else words.say("browser-unchanged-heading")
        laws.append((law, link, count, said))
    return CompareList(
        title=words.say("browser-compare-title", old=old, new=new),
        pairs=tuple(TextLink(f"{a} → {b}", compare_path(language, a, b), (a, b) == (old, new)) for a, b in PAIRS),
        laws=tuple(laws),
    )


def _compared(differ: Sequence[ProvisionChange], words: Words) -> Iterator[ComparedProvision]:
    """What came in under the number of what went out stands beside it."""
    gone = {change.number for change in differ if change.kinds == ("went_out",)}
    come = {change.number for change in differ if change.kinds == ("came_in",)}
    for number, group in groupby(differ, key=lambda change: change.number):
        those = list(group)
        if number in gone & come:
            out = [change for change in those if change.kinds == ("went_out",)]
            into = [change for change in those if change.kinds == ("came_in",)]
            for n in range(max(len(out), len(into))):
                left = out[n].old if n < len(out) else None
                right = into[n].new if n < len(into) else None
                yield _both(left, right, (words.say("lawbook-change-replaced"),), words, questions=True)
            those = [change for change in those if change.old and change.new]
        for change in those:
            kinds = tuple(_kind(kind, change, words) for kind in change.kinds)
            yield _both(change.old, change.new, kinds, words, questions="questions" in change.kinds)


def _both(
    old: ProvisionInForce | None, new: ProvisionInForce | None, kinds: tuple[str, ...], words: Words, *, questions: bool
) -> ComparedProvision:
    numbers = dict.fromkeys(entry.number for entry in (old, new) if entry)
    texts = [typeset(entry.text(language_of(words)), words) if entry else "" for entry in (old, new)]
    left, right = runs(*texts) if old and new else ((Run(texts[0], False),), (Run(texts[1], False),))
    return ComparedProvision(
        numbers=" → ".join(numbers),
        kinds=kinds,
        old=_side(old, left, words, questions=questions) if old else None,
        new=_side(new, right, words, questions=questions) if new else None,
    )


def _side(entry: ProvisionInForce, text: tuple[Run, ...], words: Words, *, questions: bool) -> InOneEdition:
    there = words_of(words.language, entry.edition)
    labels = " · ".join(there.say(f"question-{kind}", "label") for kind in entry.asks)
    asks = (labels or words.say("browser-asks-nothing")) if questions else ""
    return InOneEdition(number=number_link(entry.number, entry.edition, words), text=text, asks=asks)


def _kind(kind: str, change: ProvisionChange, words: Words) -> str:
    if kind == "force" and change.old and change.new:
        return " → ".join(words.say(f"force-{entry.force}", "label") for entry in (change.old, change.new))
    return words.say(f"lawbook-change-{kind}")


def runs(old: str, new: str) -> tuple[tuple[Run, ...], tuple[Run, ...]]:
    """Both texts in pieces, with what the other does not have marked, word by word."""
    left, right = (re.findall(r"\w+|\s+|[^\w\s]", text) for text in (old, new))
    steps = SequenceMatcher(None, left, right, autojunk=False).get_opcodes()
    sides: tuple[list[Run], list[Run]] = ([], [])
    for n, (kind, a, b, c, d) in enumerate(steps):
        # a space between two differences is no agreement
        lone = not "".join(left[a:b]).strip() and 0 < n < len(steps) - 1
        for side, piece in ((sides[0], "".join(left[a:b])), (sides[1], "".join(right[c:d]))):
            if piece:
                _add(side, piece, kind != "equal" or lone)
    return tuple(sides[0]), tuple(sides[1])


def _add(side: list[Run], piece: str, other: bool) -> None:
    if side and side[-1].other == other:
        piece = side.pop().text + piece
    side.append(Run(piece, other))
