"""What a written ruling rests on, as a list at its end: every provision that it cites, and whose regulations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bridgelaw.words.letter.model import LetterSection, Paragraph
from bridgelaw.words.say import Words

_NUMBER = re.compile(r"\d+(?:[A-Z]\d*(?:\([a-z0-9]+\))*)?")
_PARTS = re.compile(r"\d+|\D+")


def sources(words: Words, cited: Iterable[LetterSection], authority: str) -> Iterator[Paragraph]:
    """The edition with the numbers that stand in those sections, each once and in the order of the Laws; then the
    authority."""
    laws = (paragraph.law for section in cited for paragraph in section.paragraphs)
    numbers = sorted({number for law in laws for number in _NUMBER.findall(law)}, key=in_order)
    edition = words.say("letter-source-edition", year=words.edition)
    if numbers:
        yield Paragraph(words.say("road-labelled", label=edition, text=", ".join(numbers)))
    yield Paragraph(words.say("letter-source-regulations", text=authority.upper()))


def in_order(number: str) -> list[tuple[int, str]]:
    """The key by which numbers of provisions stand in the order of the Laws."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in _PARTS.findall(number)]
