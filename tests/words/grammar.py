"""What a rule can see of grammar in a text that is said: elision, contraction, numbers and their nouns, doubled words,
articles beside nouns whose gender the glossary has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import rtoml

Rules = dict[str, re.Pattern[str]]
_VOWEL = "aeiouyhàâäéèêëîïôöùûüœæ"
_NO_LETTER = r"(?<![\w’-])"
_ASPIRATED = r"h(?:aut|asard|uit|ors|éros|andicap)"
_SOME_TEXT = re.compile(r"‹\w+›")
DOUBLED = re.compile(r"\b(\w+)[ \u00a0]\1\b", re.IGNORECASE)
TWICE = re.compile(r"d’Est est|est Est|(?:nous|vous) (?:nous|vous)", re.IGNORECASE)
"""What stands there twice and is right."""

# A range stands there, or a number that is passed as text beside the one that chooses; a time of day; a result; a
# number that is never so small; an adjective that is a noun too.
EXEMPT = {
    ("letter-score-imps", "number"), ("grid-proposal-boards", "number"), ("letter-time", "decimal"),
    ("command-check", "decimal"),
    ("adjust-field-results", "article"), ("grid-unsettled-all-will", "number"), ("grid-unsettled-all-did", "number"),
    ("irregularity-incomplete_designation", "gender"), ("question-intended_designation", "gender"),
}  # fmt: skip

RULES: dict[str, Rules] = {
    "en": {
        "decimal": re.compile(r"(?<!\d)\d+,\d+(?!\d)"),
        "article": re.compile(r"\b(?:a [aeio]\w+|an [bcdfgjklmnpqrstvwxyz]\w+)"),
        "number": re.compile(r"(?<![\d,.:/–-])1[ \u00a0](?!is\b|was\b)(\w+s)\b"),
        "possessive": re.compile(r"s’s\b"),
    },
    "fr": {
        "elision": re.compile(
            rf"{_NO_LETTER}(?:de|que|le|la|ne|se|je|me|te|jusque|lorsque|puisque|quoique) (?!{_ASPIRATED}|onz|oui)"
            rf"(?=[{_VOWEL}])",
            re.IGNORECASE,
        ),
        "s’il": re.compile(r"\bsi ils?\b", re.IGNORECASE),
        "contraction": re.compile(r"(?<![\w’])(?:à|de) (?:le|les) (?!\w*(?:er|ir|re|oir)\b)", re.IGNORECASE),
        "two prepositions": re.compile(r"\bde (?:de|du|des|d’)\b", re.IGNORECASE),
        "apostrophe": re.compile(r"’ "),
        "decimal": re.compile(r"(?<![\d.:])\d+\.\d+(?![\d.:])"),
        "number": re.compile(r"(?<![\d,.:/–-])(?:0|1|1,5)[ \u00a0\u202f](?!fois\b|cas\b|aux\b|des\b)(\w+[sx])\b"),
    },
    "nb": {"decimal": re.compile(r"(?<![\d.])\d+\.\d+(?![\d.])")},
}
_ARTICLES = {
    "fr": {"m": r"(?:une|la|cette|ma|ta|sa)", "f": r"(?:un|le|du|au|ce|cet)"},
    "nb": {"m": r"(?:et|ei|dette)", "n": r"(?:en|ei|denne)", "m/f": r"(?:et|dette)"},
}
"""The articles that do not go with a gender. French has its possessives: before a vowel they do not tell."""


@cache
def glossary() -> tuple[dict[str, Any], ...]:
    """The notions: each with its word in each language, its gender, and what is not said for it."""
    return tuple(rtoml.load(Path(__file__).with_name("glossary.toml"))["notion"])


@cache
def _wrong_articles(language: str) -> re.Pattern[str] | None:
    """Articles in front of a noun of another gender."""
    by_gender = _ARTICLES.get(language, {})
    found = []
    for notion in glossary():
        gender, word = notion.get(f"{language}_gender"), notion.get(language, "").split(" ")
        if gender in by_gender and len(word) == 1 and word[0] not in _MORE_THAN_ONE:
            found.append(rf"{by_gender[gender]} {re.escape(word[0])}")
    return re.compile(rf"(?<![\w’-])(?:{'|'.join(found)})\b", re.IGNORECASE) if found else None


_MORE_THAN_ONE = {"pass", "passe", "tour", "spar", "grand"}
"""Nouns of two genders, and those that are other words too."""


@cache
def rejected(language: str) -> re.Pattern[str]:
    """What nobody says, as one pattern."""
    patterns = [one for notion in glossary() for one in notion.get("rejected", {}).get(language, ())]
    return re.compile("|".join(f"(?:{one})" for one in patterns), re.IGNORECASE)


def faults(language: str, text: str) -> Iterator[tuple[str, str]]:
    """What is wrong with the text, and where; what stands for some text (‹name›) is none."""
    text = _SOME_TEXT.sub("…", text)
    for name, rule in RULES.get(language, {}).items():
        if found := rule.search(text):
            yield name, found[0]
    for found in DOUBLED.finditer(text):
        if not any(one.start() <= found.start() < one.end() for one in TWICE.finditer(text)):
            yield "doubled", found[0]
    articles = _wrong_articles(language)
    if articles and (found := articles.search(text)):
        yield "gender", found[0]
    if found := rejected(language).search(text):
        yield "rejected", found[0]
