"""One PBN record as text: its tags, what stands under each, comments, lines for other programs.

What the words mean is not this module's affair. A comment belongs to what stands before it, or to the record.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from bridgelaw.formats.foreign.text import BoardText, Findings
from bridgelaw.formats.pbn.names import CANONICAL, HEADER, KNOWN, SECTIONS

OURS = "%BRIDGELAW "


class Tag(Struct, gc=False):
    """`[name "value"]` at the character `at`, and the piece of text under it, from `begin` to `end`.

    `table`: it has rows, which are kept as they stand.
    """

    name: str
    value: str
    at: int
    begin: int
    end: int
    table: bool = False


class Game(Struct):
    """One record. `remarks` are comments and escape lines, each with its place: a tag, or "" at the top.

    `carried` is what a writer of this program has put into escape lines; `swallowed` are tag lines in comments;
    `strays` signs that end a section, or a comment, where there is none.
    """

    text: BoardText
    tags: list[Tag]
    remarks: list[tuple[str, str]]
    carried: list[str]
    swallowed: list[tuple[str, int]]
    strays: list[tuple[str, int]]

    @property
    def at(self) -> int:
        """Where the first tag stands."""
        return self.tags[0].at if self.tags else 0


_TAG = re.compile(r'\[\s*+(\w++)\s*+(?:"((?:[^"\\\n]|\\.)*)"\s*\]|"([^\n]*)"\s*\][ \t]*(?![^\n])|([^"\]\[\n]*)\])')
_PLAIN_TAG = re.compile(r'\[(\w+) "([^"\\\n\t]*)"\]\n')
_PLAIN_TAGS = re.compile(r'(?:\[\w+ "[^"\\\n\t]*"\]\n(?=\[))+')
_BODY = re.compile(
    r"(?:[^\[{;%\"]+|\"(?:[^\"\\\n]|\\.)*\"|\{[^}]*\}|;[^\n]*|(?<![^\n])%[^\n]*|(?<=[^\n])%)*", re.MULTILINE
)
_REMARK = re.compile(r"\{[^}]*+\}|;[^\n]*|^%[^\n]*|\{", re.MULTILINE)
_LINE_REMARK = re.compile(r";[^\n]*|^%[^\n]*", re.MULTILINE)
_UNDER_NOTHING = re.compile(r"\S[^\n]*")
_CARRIED = re.compile(rf"^{OURS}([^\n]*)\n?", re.MULTILINE)
_STRAY = re.compile(r"\s*(?:[*+}]\s*)+")
_IN_STRING = re.compile(r'\\(["\\])')
_TAG_LINE = re.compile(r'^[ \t]*\[\s*(\w+)\s+"[^"\n]*"\s*\][ \t]*$', re.MULTILINE)
_VERSION = ("% PBN 2.1", "% EXPORT")


def lex(text: BoardText, findings: Findings) -> Game:
    """The tags of one record and what stands under them.

    Raises:
        RecordError: something that is neither a tag nor stands under one, or a tag without a value.
    """
    said = text.said
    game = Game(text, [], [], [], [], [])
    if OURS in said:
        game.carried += [found[1].rstrip() for found in _CARRIED.finditer(said)]
    at = 0 if said.startswith("[") else _body(game, 0, None)
    length = len(said)
    tags = game.tags
    while at < length:
        found = _PLAIN_TAGS.match(said, at)
        if found is not None:  # as nearly all: nothing stands under them
            for name, value in _PLAIN_TAG.findall(said, at, found.end()):
                end = at + len(name) + len(value) + 6
                tags.append(Tag(name if name in KNOWN else _proper(name, at, findings), value, at, end - 1, end))
                at = end
        found = _TAG.match(said, at)
        if found is None:
            raise _no_tag(text, at)
        name, value = _name_and_value(found, text, findings)
        tag = Tag(name if name in KNOWN else _proper(name, at, findings), value, at, found.end(), found.end())
        tags.append(tag)
        at = tag.end = _body(game, found.end(), tag)
    return game


def _proper(name: str, at: int, findings: Findings) -> str:
    """A name that is not known as the standard writes it, where that is a matter of capitals alone."""
    proper = CANONICAL.get(name.lower(), name)
    if proper != name:
        findings.note("tag_case", at, f"{name} is written {proper}")
    return proper


def _name_and_value(found: re.Match[str], text: BoardText, findings: Findings) -> tuple[str, str]:
    name, quoted, odd, bare = found.groups()
    at = found.start()
    if quoted is not None:
        if "\t" in quoted:
            findings.note("bad_value", at, f"{name}: a tab in the value")
        return name, _IN_STRING.sub(r"\1", quoted) if "\\" in quoted else quoted
    if odd is not None:
        findings.note("bad_value", at, f'{name}: quotes in the value are not written \\"')
        return name, odd
    bare = bare.strip()
    if not bare:
        raise text.error("bad-pbn", f'the tag {name} has no value: expected [{name} "value"]', at)
    findings.note("unquoted_tag", at, f"[{name} {bare}]: the value is not in quotes")
    return name, bare


def _body(game: Game, begin: int, under: Tag | None) -> int:
    """Where the text ends that begins at `begin` under the tag `under`; remarks in it are taken down."""
    text = game.text
    end = text.said.find("[", begin)
    body = text.said[begin : len(text.said) if end < 0 else end]
    if '"' in body or "{" in body or ";" in body or "%" in body:  # else nothing could hide a bracket
        found = _BODY.match(text.said, begin)
        assert found is not None
        body = found[0]
    end = begin + len(body)
    if not body or body.isspace() or (under and under.name in SECTIONS):
        return end  # the words of a section have remarks of their own
    plain = "{" not in body and ";" not in body and "%" not in body
    remarks = [] if plain else list(_remarks(body))
    rest = _without(body, remarks) if remarks else body
    if not rest.isspace():
        if under is not None and under.name not in HEADER:
            under.table = True
            return end
        at = begin + len(rest) - len(rest.lstrip())
        if not _STRAY.fullmatch(rest):
            raise _stray(text, at)
        game.strays.append((rest.strip(), at))
    place = "" if under is None else under.name if under.name != "Note" else f"Note {len(game.tags) - 1}"
    for remark in remarks:
        take_remark(game, place, remark[0], begin + remark.start())
    return end


def _remarks(body: str) -> Iterator[re.Match[str]]:
    """The comments and escape lines in a text."""
    form, at = _REMARK, 0
    while (found := form.search(body, at)) is not None:
        at = found.end()
        if found[0] == "{":
            form = _LINE_REMARK  # this one has no end, so no later one has
        else:
            yield found


def _without(body: str, remarks: Sequence[re.Match[str]]) -> str:
    """The text with blanks in the place of its remarks."""
    pieces, at = [], 0
    for remark in remarks:
        pieces += [body[at : remark.start()], " " * len(remark[0])]
        at = remark.end()
    return "".join([*pieces, body[at:]])


def take_remark(game: Game, place: str, remark: str, at: int) -> None:
    """Take down a comment or an escape line that stands at `at`."""
    remark = remark.rstrip() if remark[0] != "{" else remark
    if not is_about_the_file(remark):
        game.remarks.append((place, remark))
        if remark[0] == "{" and "[" in remark:
            game.swallowed += [(found[0].strip(), at + found.start()) for found in _TAG_LINE.finditer(remark)]


def swallowed_tag(line: str) -> tuple[str, str]:
    """Name and value of a tag line that stands in a comment."""
    found = _TAG.match(line)
    assert found is not None
    return found[1], _IN_STRING.sub(r"\1", found[2] or "")


def is_about_the_file(remark: str) -> bool:
    """Whether an escape line says something about the file that has been taken into account."""
    return remark.startswith(OURS.rstrip()) or remark in _VERSION or remark.lower().startswith("%content-type:")


def raw(game: Game, begin: int, end: int) -> str:
    """A piece of the text as it stands, without what is carried along."""
    said = game.text.said[begin:end]
    return (_CARRIED.sub("", said) if game.carried else said).strip()


def rows(game: Game, tag: Tag) -> list[str]:
    """The lines under a tag that is a table, as they stand."""
    said = raw(game, tag.begin, tag.end)
    return [line.rstrip() for line in said.split("\n")] if said else []


def _stray(text: BoardText, at: int) -> Exception:
    found = _UNDER_NOTHING.match(text.said, at)
    shown = (found[0] if found else text.said[at : at + 1])[:40]
    return text.error("bad-pbn", f'neither a tag nor part of a section: {shown}: expected [Name "value"]', at)


def _no_tag(text: BoardText, at: int) -> Exception:
    line = text.said[at:].partition("\n")[0][:40]
    sign = text.said[at]
    if sign == "[":
        return text.error("bad-pbn", f'no tag: {line}: expected [Name "value"]', at)
    if sign == "{":
        return text.error("bad-pbn", "a comment { that has no end: expected }", at)
    return text.error("bad-pbn", f'a text without an end: {line}: expected "', at)
