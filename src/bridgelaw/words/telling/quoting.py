"""What somebody said or wrote, as he did: in quotation marks, and in a document with its language where that is not the
reader's."""

from __future__ import annotations

import re

from bridgelaw.languages import SPOKEN
from bridgelaw.words.say import Words
from bridgelaw.words.telling.layout import bare

_WORD = re.compile(r"(?<!\w)[^\W\d_]+")
"""A word; of 3NT or 7S no letter is one."""
_LONG = 4
"""Letters of a word that is no abbreviation."""
_FEW = 12
"""Words of a text that is so short that one of them may tell its language."""


def language_of(text: str) -> str:
    """The language in which `text` is written, by the little words that only one language has; empty where they do not
    tell."""
    words = _WORD.findall(text.lower())
    found = {code: len({word for word in words if word in one.little}) for code, one in SPOKEN.items()}
    (first, most), *others = sorted(found.items(), key=lambda one: -one[1])
    enough = most > 1 or (most == 1 and len(words) <= _FEW)
    return first if enough and all(number < most for _, number in others) else ""


def _language(text: str, beside: str) -> str:
    """The language of `text`; of one that does not tell it and has a word, that of what was written `beside` it."""
    found = language_of(text)
    has_word = any(len(word) >= _LONG for word in _WORD.findall(text))
    return found or (language_of(beside) if beside and has_word else "")


def in_another(words: Words, text: str, beside: str = "") -> str:
    """In which language `text` is, in words, where it is not that of `words`; else empty. `beside`: what else was
    written there, which tells it where so short a text does not."""
    found = _language(text, beside)
    if found in ("", words.language):
        return ""
    return words.say("letter-in-language", language=found, name=SPOKEN[found].name)


def quoted(words: Words, text: str, beside: str = "") -> str:
    """The text in quotation marks, in a document, without the full stop that the sentence around it has itself.
    `beside`: see `in_another`."""
    return _said(words, "letter-quoted", text, beside)


def because(words: Words, text: str) -> str:
    """A reason that was given, as a document tells it."""
    return _said(words, "letter-reason-because", text)


def _said(words: Words, message: str, text: str, beside: str = "") -> str:
    language = _language(text, beside)
    if language in ("", words.language):
        return words.say(message, text=bare(text))
    return words.say(message, "translated", text=bare(text), language=language, name=SPOKEN[language].name)
