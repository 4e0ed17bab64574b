"""YAML 1.2 to plain data, with the words of the record format: only `true`, `false` and `null` have a type.

The parser is that of ruamel.yaml in C, imported when a text is read. It refuses some of what YAML 1.2 takes (`?` or `:`
inside a plain word between braces, characters escaped in halves); a small text goes then to the parser in Python. In a
large text no anchor, alias or tag is taken at all: they are looked for before anything is put together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import accumulate
from typing import Any

from bridgelaw.formats.errors import Misplaced, Path, Wrong
from bridgelaw.formats.limits import DEEPEST, too_deep

_WORDS: dict[str, Any] = {"true": True, "false": False, "null": None, "": None}
_INTEGER = re.compile(r"[-+]?[0-9]{1,18}")
_NUMBER = re.compile(r"[-+]?(?:[0-9]{1,40}(?:\.[0-9]{0,40})?|\.[0-9]{1,40})(?:[eE][-+]?[0-9]{1,3})?")
_NUMBER_BEGINS = frozenset("+-.0123456789")
_SLOW_AT_MOST = 65536
_EVENTS_AT_MOST = 200_000
_SIGN = re.compile(r"""(?:^|(?<=[\s\[\]{},:?"'-]))[*&!]""")
_SIGN_AND_NAME = re.compile(r"[*&!][^\s,\[\]{}]*")
_MAY_REPEAT, _REPEATED_AT_MOST = "expect", 20  # expectations are no part of what happened; editions recur in them
_WORD_AT_MOST = 200
_OTHERS = re.compile(r"[^\[\]{}]+")
_STEPS = bytes.maketrans(b"[{]}", b"\x01\x01\xff\xff")
_DIRECTIVE = re.compile(r"^%TAG\b", re.MULTILINE)
_DIRECTIVES_AT_MOST = 20

Events = Iterator[Any]
Mark = Callable[[Path, int, int], None]


def compose(text: str, mark: Mark | None = None) -> Any:
    """The data of a YAML text of one document; `mark` is told where each value stands.

    Raises:
        Misplaced: no YAML, or what the format does not take: aliases, anchors, tags, a key twice, too deep nesting,
            too many values.
    """
    from ruamel.yaml.error import YAMLError

    if "%TAG" in text:
        _refuse_directives(text)
    if len(text) > _SLOW_AT_MOST:
        _refuse_signs(text)
    try:
        return _composed(_fast(text), mark)
    except YAMLError as error:
        if not _is_newer_yaml(text, error):
            raise _not_yaml(text, error) from None
    try:
        return _composed(_slow(text), mark)
    except YAMLError as error:
        raise _not_yaml(text, error) from None


def _refuse_directives(text: str) -> None:
    """The parser compares each directive about tags with all before it, and there is no use for any."""
    for number, found in enumerate(_DIRECTIVE.finditer(text)):
        if number == _DIRECTIVES_AT_MOST:
            raise Misplaced(_tag(found[0]), text.count("\n", 0, found.start()) + 1, 1)


def _refuse_signs(text: str) -> None:
    """Refuse a text with an anchor, an alias or a tag, quickly.

    Where one may stand its sign is replaced by `@`, with which nothing in YAML may begin: if it did stand there, and
    not in quotes, in a comment or inside a word, the parser stops at it; and going through the text without making
    anything of it takes a tenth of the time.
    """
    if not any(sign in text for sign in "*&!") or _may_be_deep(text):
        return
    from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]  # as in `_fast`
    from ruamel.yaml.error import YAMLError

    try:
        CParser(_SIGN.sub("@", text)).raw_parse()
    except YAMLError as error:
        mark: Any = getattr(error, "problem_mark", None)
        found = mark and _SIGN_AND_NAME.match(text, mark.index)
        if found:
            wrong = _tag(found[0]) if found[0][0] == "!" else _alias(found[0])
            raise Misplaced(wrong, mark.line + 1, mark.column + 1) from None


def _may_be_deep(text: str) -> bool:
    """Whether more brackets are open somewhere than may be, those in quotes among them. The parser takes more time for
    each, the more are open; put together bit by bit, such a text is refused before it has gone far.
    """
    steps = _OTHERS.sub("", text).encode().translate(_STEPS)
    return max(accumulate(memoryview(steps).cast("b"), initial=0)) > DEEPEST


def _alias(name: str) -> Wrong:
    said = "an alias" if name[0] == "*" else "an anchor"
    return Wrong("alias", f"{said} ({name}): write the value itself")


def _tag(name: str) -> Wrong:
    return Wrong("tag", f"a tag ({name}): types follow from the format")


class YamlPlaces:
    """Where the values of a YAML text stand; looked up only when an error has to say it."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the value at `path` (of its key), or of the nearest thing around it."""
        found: dict[Path, tuple[int, int]] = {}

        def mark(path: Path, line: int, column: int) -> None:
            found.setdefault(path, (line, column))

        with suppress(Misplaced):
            compose(self.text, mark)
        while path and path not in found:
            path = path[:-1]
        return found.get(path, (1, 1))


def _fast(text: str) -> Events:
    from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]  # made in C, where mypy does not see it

    return iter(CParser(text).get_event, None)


def _slow(text: str) -> Events:
    from ruamel.yaml import YAML

    parsed: Events = YAML(typ="safe", pure=True).parse(text)
    return parsed


def _is_newer_yaml(text: str, error: Any) -> bool:
    mark = getattr(error, "problem_mark", None)
    if mark is None or len(text) > _SLOW_AT_MOST:
        return False
    if "escape code" in str(error.problem):
        return True
    return any(sign in text[max(mark.index - 1, 0) : mark.index + 1] for sign in ":?")


def _not_yaml(text: str, error: Any) -> Misplaced:
    mark = getattr(error, "problem_mark", None)
    if mark is not None:
        said = error.problem or "unreadable"
        return Misplaced(Wrong("not-yaml", f"no YAML: {said}", text=said), mark.line + 1, mark.column + 1)
    at = getattr(error, "position", 0) or 0
    line = text.count("\n", 0, at) + 1
    said = f"the character U+{getattr(error, 'character', 0):04X} is not allowed"
    return Misplaced(Wrong("not-yaml", f"no YAML: {said}", text=said), line, at - text.rfind("\n", 0, at))


def _composed(events: Events, mark: Mark | None) -> Any:
    return _Composer(mark).data(events)


class _Composer:
    """Puts the events of one document together. `open` holds the collections around the next value, `keys` the key
    that waits for its value in each of them (None: in a list, or before a key)."""

    def __init__(self, mark: Mark | None) -> None:
        self.mark = mark
        self.open: list[Any] = []
        self.keys: list[str | None] = []
        self.documents: list[Any] = []
        self.named: dict[str, Any] = {}

    def data(self, events: Events) -> Any:
        take: dict[str, Callable[[Any], None]] = {
            "ScalarEvent": self._scalar,
            "MappingStartEvent": lambda event: self._begin(event, {}),
            "SequenceStartEvent": lambda event: self._begin(event, []),
            "MappingEndEvent": self._end,
            "SequenceEndEvent": self._end,
            "AliasEvent": lambda event: self._put(event, self._named(event)),
        }
        for number, event in enumerate(events):
            if number == _EVENTS_AT_MOST:
                said = f"more than {_EVENTS_AT_MOST} words and brackets"
                raise self._fault(event, Wrong("too-many", said, limit=str(_EVENTS_AT_MOST)))
            if taker := take.get(type(event).__name__):
                taker(event)
        if not self.documents:
            raise Misplaced(Wrong("empty", "there is nothing in it"), 1, 1)
        return self.documents[0]

    def _scalar(self, event: Any) -> None:
        if event.tag is not None:
            raise self._fault(event, _tag(event.tag))
        value: Any = event.value
        if event.style and not value.isascii():
            value = self._joined(event)
        collection = self.open[-1] if self.open else None
        if type(collection) is dict and self.keys[-1] is None:
            self._key(event, collection, value)
            return
        if not event.style:
            value = _value(value)
        if event.anchor is not None:
            self._name(event, value)
        self._put(event, value)

    def _key(self, event: Any, collection: dict[str, Any], key: str) -> None:
        if event.anchor is not None:
            raise self._fault(event, _alias(f"&{event.anchor}"))
        if key in collection:
            raise self._fault(event, Wrong("duplicate-key", f"the key {key!r} stands twice", text=key))
        self.keys[-1] = key
        if self.mark:
            self._tell(event)

    def _put(self, event: Any, value: Any) -> None:
        if not self.open:
            if self.documents:
                raise self._fault(event, Wrong("not-yaml", "a second document: a record is one"))
            self.documents.append(value)
            return
        collection = self.open[-1]
        if type(collection) is list:
            if self.mark:
                self._tell(event)
            collection.append(value)
            return
        key = self.keys[-1]
        if key is None:
            raise self._fault(event, Wrong("not-yaml", "a key that is not a word"))
        collection[key] = value
        self.keys[-1] = None

    def _begin(self, event: Any, collection: Any) -> None:
        if event.anchor is not None:
            self._name(event, collection)
        if event.tag is not None:
            raise self._fault(event, _tag(event.tag))
        if len(self.open) == DEEPEST:
            raise self._fault(event, too_deep())
        self._put(event, collection)
        self.open.append(collection)
        self.keys.append(None)

    def _end(self, event: Any) -> None:
        self.open.pop()
        self.keys.pop()

    def _name(self, event: Any, value: Any) -> None:
        if self._path()[:1] != (_MAY_REPEAT,):
            raise self._fault(event, _alias(f"&{event.anchor}"))
        self.named[event.anchor] = value

    def _named(self, event: Any) -> Any:
        """What an alias stands for: among expectations, one word or a short list of words; else it is refused."""
        value = self.named.get(event.anchor, {})
        if type(value) is str and len(value) > _WORD_AT_MOST:
            raise self._fault(event, _alias(f"*{event.anchor}"))
        short = type(value) is list and len(value) <= _REPEATED_AT_MOST and not any(one is value for one in self.open)
        if short and not any(type(one) in (list, dict) or len(str(one)) > _WORD_AT_MOST for one in value):
            return list(value)
        if type(value) in (list, dict) or (type(self.open[-1]) is dict and self.keys[-1] is None):
            raise self._fault(event, _alias(f"*{event.anchor}"))
        return value

    def _joined(self, event: Any) -> str:
        """Escapes for two halves of one character put together."""
        value: str = event.value
        try:
            return value.encode("utf-16", "surrogatepass").decode("utf-16")
        except UnicodeDecodeError:
            raise self._fault(event, Wrong("encoding", "half of a character (a lone surrogate)")) from None

    def _path(self) -> Path:
        """The way to the value that is being read."""
        path: list[str | int] = []
        for n, (collection, key) in enumerate(zip(self.open, self.keys, strict=True)):
            inner = n + 1 < len(self.open)
            if type(collection) is list:
                path.append(len(collection) - inner)
            elif key is not None:
                path.append(key)
            elif inner:
                path.append(next(reversed(collection)))
        return tuple(path)

    def _tell(self, event: Any) -> None:
        assert self.mark
        self.mark(self._path(), event.start_mark.line + 1, event.start_mark.column + 1)

    def _fault(self, event: Any, wrong: Wrong) -> Misplaced:
        wrong.path = list(self._path())
        return Misplaced(wrong, event.start_mark.line + 1, event.start_mark.column + 1)


def _value(text: str) -> Any:
    """What a word without quotes means."""
    if text in _WORDS:
        return _WORDS[text]
    if text[0] in _NUMBER_BEGINS:
        if _INTEGER.fullmatch(text):
            return int(text)
        if _NUMBER.fullmatch(text):
            return float(text)
    return text
