"""Where everything of the law browser is: paths inside it, and the lasting address of each provision.

A path is relative to the root of the browser (`en/2017/27.html`), so that the same pages work on a server, in a folder
of another site and on a disk.
"""

from __future__ import annotations

import posixpath
import re
from functools import cache

from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.lawbook.numbering import law_of, parts
from bridgelaw.laws.coverage import read_inventory
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language

ROOT = "/laws/"

_PROVISION = re.compile(r"(?:(\d{4}):)?(\d.*)")


def address(provision: str, language: Language, root: str = ROOT) -> str:
    """Where a provision (`2017:27B1(a)`) is explained in that language: `/laws/en/2017/27.html#27B1a`.

    A number that no page has leads to the nearest above it; a Law without a page to the list of Laws. What names no
    edition is looked up in the usual one. `root`: where the browser is; empty for a path inside it.
    """
    return root + place(provision, language)


def place(provision: str, language: Language) -> str:
    """The same as a path inside the browser."""
    found = _PROVISION.fullmatch(provision)
    edition: Edition = found[1] if found and found[1] in EDITIONS else USUAL
    number = found[2] if found else ""
    law = law_of(number) if number else 0
    if law not in known_laws():
        return edition_path(language, edition)
    fragment = anchor_of(number, edition)
    return law_path(language, edition, law) + (f"#{fragment}" if fragment else "")


def anchor(number: str) -> str:
    """The fragment of a provision on the page of its Law: `27B1a` for 27B1(a)."""
    return re.sub(r"[()\s]", "", number)


def anchor_of(number: str, edition: Edition) -> str:
    """The fragment for a number in that edition, or for the nearest above it that its page has; empty without one."""
    held = numbers_of(edition).get(law_of(number), frozenset())
    said = parts(number)
    for length in range(len(said), 0, -1):
        above = "".join(said[:length])
        if above in held:
            return anchor(above)
    return ""


@cache
def known_laws() -> tuple[int, ...]:
    """Every Law of which some edition has something in the program, in order."""
    return tuple(sorted({law for edition in EDITIONS for law in numbers_of(edition)}))


@cache
def numbers_of(edition: Edition) -> dict[int, frozenset[str]]:
    """By Law: every number that its page has in that edition, those above others included; the bare Law only where a
    provision has no other number."""
    found: dict[int, set[str]] = {}
    held = [entry.in_[edition] for d in drawers() for entry in d.data.provision.values() if edition in entry.in_]
    listed = [line.in_[edition] for law in read_inventory().law for line in law.provisions if edition in line.in_]
    for number in held:
        found.setdefault(law_of(number), set()).update(lineage(number))
    for number in listed:
        # a whole Law that drawers hold in pieces is its page
        if len(parts(number)) > 1 or law_of(number) not in found:
            found.setdefault(law_of(number), set()).update(lineage(number))
    return {law: frozenset(numbers) for law, numbers in found.items()}


def lineage(number: str) -> list[str]:
    """The numbers from below the Law down to this one: 27B, 27B1, 27B1(a); of a bare Law itself."""
    said = parts(number)
    return ["".join(said[:length]) for length in range(min(2, len(said)), len(said) + 1)]


def home_path(language: Language) -> str:
    """The first page in a language."""
    return f"{language}/index.html"


def edition_path(language: Language, edition: Edition) -> str:
    """The list of the Laws of an edition."""
    return f"{language}/{edition}/index.html"


def law_path(language: Language, edition: Edition, law: int) -> str:
    """A Law in an edition."""
    return f"{language}/{edition}/{law}.html"


def case_path(language: Language, edition: Edition, law: int, slug: str) -> str:
    """A worked case under an edition."""
    return f"{language}/{edition}/{law}/{slug}.html"


def record_path(law: int, slug: str) -> str:
    """A worked case as a record, to be read by `bridgelaw check` and `bridgelaw rule`."""
    return f"cases/{law}/{slug}.yaml"


def words_path(language: Language, edition: Edition) -> str:
    """The words from A to Z, with the Laws in which they occur."""
    return f"{language}/{edition}/words.html"


def search_path(language: Language) -> str:
    """The search in a language."""
    return f"{language}/search.html"


def index_path(language: Language) -> str:
    """What the search looks through."""
    return f"{language}/search-index.js"


def compare_path(language: Language, old: Edition, new: Edition, law: int | None = None) -> str:
    """What changes from one edition to another: in a Law, or which Laws change."""
    return f"{language}/compare/{old}-{new}/{law or 'index'}.html"


def relative(target: str, here: str) -> str:
    """The link from the page `here` to the path `target`."""
    path, hash_, fragment = target.partition("#")
    if path == here and hash_:
        return hash_ + fragment
    return posixpath.relpath(path, posixpath.dirname(here) or ".") + hash_ + fragment
