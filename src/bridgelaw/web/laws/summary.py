"""One provision in short, for a sheet that opens beside something else: what its page says of it, without the rest."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.numbering import law_of, within
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import address, known_laws
from bridgelaw.web.laws.law_page import title
from bridgelaw.web.laws.shelf import page_of
from bridgelaw.web.templating import words_of
from bridgelaw.words.typeset import typeset


class ProvisionSummary(Struct, frozen=True):
    """Its number as it is cited, the title of its Law, its texts in our own words, and where its page has it."""

    label: str
    title: str
    texts: tuple[str, ...]
    page: str


def summary(provision: str, language: Language) -> ProvisionSummary | None:
    """What is said of a provision (`2017:27B1(a)`); of a number above others, all that stands under it.

    None for what is no provision of that edition.
    """
    year, _, number = provision.partition(":")
    edition = next((each for each in EDITIONS if each == year), None)
    if edition is None or not number[:1].isdecimal() or law_of(number) not in known_laws():
        return None
    page, words = page_of(law_of(number), edition), words_of(language, edition)
    held = [entry for entry in page.entries if entry.number == number]
    held = held or [entry for entry in page.entries if within(number, entry.number)]
    if not held:
        return None
    texts = tuple(typeset(entry.text(language), words) for entry in held)
    return ProvisionSummary(
        words.law(provision, short=True), title(page.law, page, words), texts, address(provision, language)
    )
