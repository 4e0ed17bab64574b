"""Names that a case of a quick ruling or of the demonstration got in another language, said in the reader's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from bridgelaw.live.state import TableState
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.telling.quick import title as kind_named

TABLE, PAIR = "quick-table-named", "quick-pair-named"
_HERE = "\0"
SAMPLES = ("hesitation", "misinformation")
"""Shipped examples that a Director finds on his desk at the first start."""


def title_of(state: TableState, words: Words) -> str:
    """The title of a table: its kind or the table's name, where a quick ruling gave it; else as somebody wrote it."""
    quick, title = state.settings.quick, state.settings.title
    if quick is None:
        sample = sample_of(state)
        return sample_named(sample, words) if sample else title
    if title in _kinds(quick.start, words.edition):
        return kind_named(quick.start, words)
    return _again(TABLE, title, words)


def players_of(state: TableState, words: Words) -> Mapping[str, str]:
    """The names of the players by their seats; a pair that was told in a quick ruling, as the reader calls it."""
    players = state.settings.players
    if state.settings.quick is None:
        return players
    return {who: _again(PAIR, name, words) for who, name in players.items()}


def sample_of(state: TableState) -> str:
    """Which of the examples to try that case is; empty where it is none."""
    return _samples().get(state.settings.title, "") if state.settings.kind == "paper" else ""


def sample_named(sample: str, words: Words) -> str:
    """The title of an example to try."""
    return words.say("serve-demonstration-case", what=sample)


@lru_cache(maxsize=1)
def _samples() -> Mapping[str, str]:
    """The examples by their titles in every language."""
    return {sample_named(sample, words_of(language)): sample for language in LANGUAGES for sample in SAMPLES}


@lru_cache(maxsize=256)
def _kinds(start: str, edition: str) -> frozenset[str]:
    """The name of a kind in every language."""
    return frozenset(kind_named(start, words_of(language, edition)) for language in LANGUAGES)


def _again(message: str, text: str, words: Words) -> str:
    """What that message says in some language, said in the reader's; any other text as it is."""
    found = []
    for language in LANGUAGES:
        before, _, after = words_of(language, words.edition).say(message, text=_HERE).partition(_HERE)
        inner = text.removeprefix(before).removesuffix(after)
        if text == f"{before}{inner}{after}" and inner:
            found.append(inner)
    # "Table n° 3" is that of a table called 3, though another language would have it called "n° 3"
    return words.say(message, text=min(found, key=len)) if found else text
