"""A text as the search reads it: the stems of its words, and one name for all that means the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.api.search.spoken import SearchWords
from bridgelaw.api.search.stems import fold, split, stem
from bridgelaw.languages import SPOKEN
from bridgelaw.table.vocabulary import Language

Expressions = tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
"""Stems that follow each other, with the names of the groups to which they belong; the longest first."""
GROUP = "="
"""The first letter of a group's name, which no word has."""


class TextReader(Struct, frozen=True):
    """How the texts of a language are read.

    `stems`: the Snowball algorithm. `own`: letters that are no accents of others. `cited`: words in front of a number.
    `quiet`: words that are passed over, without accents. `plain`: by a word without its accents, the stem of the word
    that has them. `same`: by its first stem, each expression that stands for a group.
    """

    stems: str
    own: str
    cited: tuple[str, ...]
    quiet: frozenset[str] = frozenset()
    plain: Mapping[str, str] = {}
    same: Mapping[str, Expressions] = {}

    def stem(self, word: str) -> str:
        """The stem of a word in small letters: of the one with accents, where it was typed without."""
        return self.plain.get(word) or stem(word, self.stems, self.own)

    def words(self, text: str) -> list[str]:
        """The stems of the words that say something."""
        return [self.stem(word) for word in split(text) if fold(word, self.own) not in self.quiet]

    def content(self, text: str) -> list[str]:
        """Under which terms a text can be found: its stems, and the groups of all expressions in it."""
        words = self.words(text)
        return [*words, *(group for at in range(len(words)) for _, groups in self._at(words, at) for group in groups)]

    def question(self, text: str) -> list[tuple[str, ...]]:
        """What a question looks for: for each word or expression the terms that will do. A word will do as it stands,
        an expression only as a whole."""
        words = self.words(text)
        found: dict[tuple[str, ...], None] = {}
        at = 0
        while at < len(words):
            length, groups = next(self._at(words, at), (1, ()))
            found[groups if length > 1 else (words[at], *groups)] = None
            at += length
        return list(found)

    def _at(self, words: list[str], at: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The expressions that begin there, the longest first: how many words, and which groups."""
        for stems, groups in self.same.get(words[at], ()):
            if tuple(words[at : at + len(stems)]) == stems:
                yield len(stems), groups


def reader_of(language: Language, spoken: SearchWords, texts: Iterable[str]) -> TextReader:
    """The reader of a language; `texts`: all that it is to find."""
    own = SPOKEN[language].after_z
    said = {word for text in (*texts, *(each for group in spoken.same for each in group)) for word in split(text)}
    accented = {fold(word, own): stem(word, spoken.stems, own) for word in sorted(said) if fold(word, own) != word}
    plain = {
        bare: right for bare, right in accented.items() if bare not in said and stem(bare, spoken.stems, own) != right
    }
    bare = TextReader(spoken.stems, own, spoken.cited, plain=plain)
    quiet = frozenset(fold(word, own) for text in spoken.quiet for word in split(text))
    reader = replace(bare, quiet=quiet)
    return replace(reader, same=_expressions(spoken.same, reader))


def _expressions(same: Iterable[Iterable[str]], reader: TextReader) -> dict[str, Expressions]:
    groups: dict[tuple[str, ...], dict[str, None]] = {}
    for number, group in enumerate(same):
        for expression in group:
            if stems := tuple(reader.words(expression)):
                groups.setdefault(stems, {})[f"{GROUP}{number}"] = None
    found: dict[str, Expressions] = {}
    for stems, names in sorted(groups.items(), key=lambda item: (-len(item[0]), item[0])):
        found[stems[0]] = (*found.get(stems[0], ()), (stems, tuple(names)))
    return found
