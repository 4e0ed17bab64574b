"""The messages of one language: the value or an attribute of a message is parsed when it is first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from bridgelaw.languages import LANGUAGES, SPOKEN

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*\n(?:[ \t}].*\n|\n)*", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ \t]+\.([a-zA-Z][\w-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"(\{\s*)(-?[a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")

Piece = tuple[str, str | None]
"""The value of a message or a term (None), or the attribute of that name."""


def sources(language: str) -> dict[str, str]:
    """Every entry of `language` by its id (a term with its hyphen), unparsed.

    Raises:
        ValueError: there are no words in that language.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}: there are {' '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    for file in Path(__file__).with_name(language).glob("*.ftl"):
        found |= entries(file.read_text("utf-8"))
    return found


def entries(text: str) -> dict[str, str]:
    """The entries of a file by their ids, unparsed and without what is remarked about them."""
    return {m[1]: m[0] for m in _ENTRY.finditer(text + "\n")}


def pieces(entry: str) -> dict[str | None, str]:
    """What follows on each equals sign of an unparsed entry: the value (None) and the attributes that it has."""
    name: str | None = None
    begin, found = entry.index("=") + 1, dict[str | None, str]()
    for next_one in _ATTRIBUTE.finditer(entry):
        found[name] = entry[begin : next_one.start()]
        name, begin = next_one[1], next_one.end()
    found[name] = entry[begin:]
    return {name: text for name, text in found.items() if text.strip()}


class Messages:
    """The messages of one language, ready to be formatted.

    Parsing is what takes long, and an answer needs a small part: each piece waits for its first use, and Fluent gets it
    as a message of its own.
    """

    def __init__(self, language: str) -> None:
        self._sources = sources(language)
        self.locale = SPOKEN[language].locale
        self._added: set[Piece] = set()
        self._adding = Lock()
        self._patterns: dict[Piece, Pattern | None] = {}
        self._needs: dict[Piece, frozenset[str]] = {}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.locale], use_isolating=False)

    def pattern(self, message: str, attribute: str | None = None) -> Pattern | None:
        """The value or an attribute of a message; None when there is no such thing."""
        key = (message, attribute)
        try:
            return self._patterns[key]
        except KeyError:
            return self._patterns.setdefault(key, self._pattern(message, attribute))

    def render(self, piece: Piece, pattern: Pattern, args: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        """The text of `pattern`, which is of that piece, and what went wrong in making it."""
        # each argument that is given is put into another form first, whether the pattern looks at it or not
        given = {name: args[name] for name in self._needs[piece] if name in args}
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text), errors

    def _pattern(self, message: str, attribute: str | None) -> Pattern | None:
        piece = (message, attribute)
        if message.startswith("-") or self._source(piece) is None:
            return None
        with self._adding:
            self._add(piece)
        return self._bundle.get_message(_id(piece)).value

    def _source(self, piece: Piece) -> str | None:
        """What follows on the equals sign of that piece; None when there is no such piece."""
        message, attribute = piece
        return pieces(self._sources[message]).get(attribute) if message in self._sources else None

    def _add(self, piece: Piece) -> None:
        """Parse `piece` and everything that it refers to, unless that is done."""
        from fluent.runtime import FluentResource

        waiting, behind = [piece], dict[Piece, str]()
        while waiting:
            one = waiting.pop()
            if one not in behind and (text := self._source(one)) is not None:
                behind[one] = text
                waiting += [(m[2], m[3]) for m in _REFERENCE.finditer(text)]
        self._needs[piece] = frozenset(name for text in behind.values() for name in _ARGUMENT.findall(text))
        new = [f"{_id(one)} ={_by_id(text)}" for one, text in behind.items() if one not in self._added]
        if new:
            self._added |= behind.keys()
            self._bundle.add_resource(FluentResource("\n".join(new)))


def _id(piece: Piece) -> str:
    """The message as which Fluent knows the piece."""
    message, attribute = piece
    return message if attribute is None else f"{message}--{attribute}"


def _by_id(text: str) -> str:
    """The text with every piece to which it refers named as Fluent knows it."""
    return _REFERENCE.sub(lambda m: m[1] + _id((m[2], m[3])), text)
