"""The messages of one language: an entry of the Fluent files is parsed when it is first needed."""

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
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")


def sources(language: str) -> dict[str, str]:
    """Every entry of `language` by its id (a term with its hyphen), unparsed.

    Raises:
        ValueError: there are no words in that language.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no words in {language!r}: there are {' '.join(LANGUAGES)}")
    found: dict[str, str] = {}
    for file in Path(__file__).with_name(language).glob("*.ftl"):
        text = file.read_text("utf-8") + "\n"
        found |= {m[1]: m[0] for m in _ENTRY.finditer(text)}
    return found


class Messages:
    """The messages of one language, ready to be formatted.

    Parsing everything takes a tenth of a second; an answer needs a small part, so each entry waits for its first use.
    """

    def __init__(self, language: str) -> None:
        self._sources = sources(language)
        self.locale = SPOKEN[language].locale
        self._added: set[str] = set()
        self._adding = Lock()
        self._patterns: dict[tuple[str, str | None], Pattern | None] = {}
        self._needs: dict[str, frozenset[str]] = {}

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

    def render(self, message: str, pattern: Pattern, args: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        """The text of `pattern`, which is of that message, and what went wrong in making it."""
        # each argument that is given is put into another form first, whether the message looks at it or not
        given = {name: args[name] for name in self._needs[message] if name in args}
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text), errors

    def _pattern(self, message: str, attribute: str | None) -> Pattern | None:
        if message not in self._sources or message.startswith("-"):
            return None
        with self._adding:
            self._add(message)
        found = self._bundle.get_message(message)
        return found.value if attribute is None else found.attributes.get(attribute)

    def _add(self, entry: str) -> None:
        """Parse `entry` and everything that it refers to, unless that is done."""
        from fluent.runtime import FluentResource

        waiting, of_entry = [entry], dict[str, str]()
        while waiting:
            name = waiting.pop()
            if name not in of_entry and name in self._sources:
                of_entry[name] = self._sources[name]
                waiting += _REFERENCE.findall(self._sources[name])
        self._needs[entry] = frozenset(name for text in of_entry.values() for name in _ARGUMENT.findall(text))
        if texts := [text for name, text in of_entry.items() if name not in self._added]:
            self._added |= of_entry.keys()
            self._bundle.add_resource(FluentResource("\n".join(texts)))
