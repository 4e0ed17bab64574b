"""Which messages the program can say: their names stand in its source, whole or put together from words of it.

What is found so is more than what is ever said, never less: a word counts wherever it stands.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import rtoml

from tests.words.ftl import GROUPS, LANGUAGES, Needs, entries, patterns

SOURCE = Path(str(files("bridgelaw")))
PAGE = Path(__file__).parents[2] / "page" / "src"
BUILT = SOURCE / "web" / "static"

Template = tuple[str | None, ...]
"""Texts one behind the other; None: some word is put in there."""

_QUOTED = re.compile(r""""([\w.-]+)"|'([\w.-]+)'|`([\w.-]+)`""")
_FILLED = re.compile(r"`([\w.-]*(?:\$\{[^}`]*\}[\w.-]*)+)`")
_JOINED = re.compile(r"""["']([\w-]+-)["']\s*[~+]\s*[^~"'+]+(?:[~+]\s*["'](-[\w-]+)["'])?""")
_PIECE = re.compile(r"[\w.-]+")


def python(text: str) -> Iterator[Template]:
    """The texts of a module but for its docstrings, and the names in it."""
    tree = ast.parse(text)
    nodes = list(ast.walk(tree))
    inside = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    inside |= {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        if id(node) not in inside and (found := _pieces(node)):
            yield found
        yield from (
            (name,) for field in ("id", "attr", "arg", "name") if isinstance(name := getattr(node, field, 0), str)
        )


def _pieces(node: ast.AST) -> Template:
    if isinstance(node, ast.JoinedStr):
        return tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return (_pieces(node.left) or (None,)) + (_pieces(node.right) or (None,))
    return ()


def other(text: str) -> Iterator[Template]:
    """The texts and words of a template or of a source of the page."""
    for found in _QUOTED.finditer(text):
        yield (next(part for part in found.groups() if part),)
    for found in _FILLED.finditer(text):
        first, *rest = re.split(r"\$\{[^}]*\}", found[1])
        yield (first, *(part for piece in rest for part in (None, piece)))
    for found in _JOINED.finditer(text):
        yield (found[1], None, found[2] or "")
    yield from ((word,) for word in re.findall(r"\w+", text))


def data(text: str) -> Iterator[Template]:
    """The keys of a TOML file, and its texts of one word."""
    waiting: list[object] = [rtoml.loads(text)]
    while waiting:
        found = waiting.pop()
        if isinstance(found, dict):
            yield from ((str(key),) for key in found)
            waiting += found.values()
        elif isinstance(found, list):
            waiting += found
        elif isinstance(found, str) and _PIECE.fullmatch(found):
            yield (found,)


_READERS: dict[str, Callable[[str], Iterator[Template]]] = {
    ".py": python, ".toml": data, ".ts": other, ".svelte": other, ".jinja": other, ".js": other, ".typ": other,
}  # fmt: skip


@cache
def _source() -> tuple[frozenset[str], frozenset[Template]]:
    """The whole texts of the program, and those that are put together and begin with a piece of their own."""
    whole: set[str] = set()
    together: set[Template] = set()
    for folder in (SOURCE, PAGE):
        for file in folder.rglob("*"):
            if file.suffix in _READERS and BUILT not in file.parents and file.is_file():
                for template in _READERS[file.suffix](file.read_text("utf-8")):
                    pieces = tuple(piece for piece in template if piece != "")
                    if None not in pieces:
                        whole.add("".join(map(str, pieces)))
                    elif pieces[0] and all(piece is None or _PIECE.fullmatch(piece) for piece in pieces):
                        together.add(pieces)
    return frozenset(whole), frozenset(together)


def _fits(template: Template, name: str, is_word: Callable[[str], bool]) -> bool:
    if not template:
        return not name
    piece, rest = template[0], template[1:]
    if piece is not None:
        return name.startswith(piece) and _fits(rest, name[len(piece) :], is_word)
    return any(is_word(name[:n]) and _fits(rest, name[n:], is_word) for n in range(1, len(name) + 1))


def _is_word(text: str) -> bool:
    """Whether it stands in the source, or is a number."""
    return text in _source()[0] or text.isdigit()


@cache
def _is_filling(text: str) -> bool:
    """Whether it may be put into a name: a word, or one that is put together itself (`opt_ib_WORD`)."""
    return _is_word(text) or any(
        _fits(one, text, _is_word) for one in _source()[1] if re.fullmatch(r"\w+_", str(one[0]))
    )


def _bare(template: Template) -> Template:
    """As much of a template as names a message: up to the dot in front of an attribute."""
    for n, piece in enumerate(template):
        if piece and "." in piece:
            return tuple(piece for piece in (*template[:n], piece.partition(".")[0]) if piece != "")
    return template


@cache
def _names() -> tuple[frozenset[str], frozenset[Template]]:
    """The names of messages that stand in the source as they are, and those that are put together."""
    whole, together = _source()
    words = {f"{group}-{word}" for group, words, _ in GROUPS for word in words}
    bare = frozenset(template for one in together if None in (template := _bare(one)))
    return frozenset({text.partition(".")[0] for text in whole} | words), bare


def is_named(message: str) -> bool:
    """Whether the program can come by the name of that message."""
    names, templates = _names()
    return message in names or any(_fits(one, message, _is_filling) for one in templates)


def can_be_said() -> set[str]:
    """The messages that the program can name, and all messages and terms (with their hyphen) to which these refer."""
    said = {name for name in entries("en") if not name.startswith("-") and is_named(name)}
    for language in LANGUAGES:
        waiting = [*said]
        while waiting:
            for pattern in patterns(entries(language)[waiting.pop()]).values():
                visitor = Needs()
                visitor.visit(pattern)
                fresh = {name for name, _ in visitor.references} - said
                said |= fresh
                waiting += fresh
    return said
