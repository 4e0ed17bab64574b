"""A PBN file as a stream of records: bytes in, one text for each record out, however large the file is.

A record ends with an empty line that is not inside a comment. Whatever the bytes are, they are read: by the charset
that the file declares if they fit it, else as UTF-8, else as Latin-1.
"""

from __future__ import annotations

import codecs
import io
import re
from collections.abc import Iterator
from typing import BinaryIO

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign.text import LONGEST, BoardText

_PIECE = 1 << 16
_STEP = re.compile(r'\n[ \t\f\v]*\n|\{|;[^\n]*|^%[^\n]*|"(?:[^"\\\n]|\\.)*+(?P<closed>")?', re.MULTILINE)
_OUTSIDE = re.compile(r"\{|;[^\n]*")
_GAP = re.compile(r"\n[ \t\f\v]*\n")
_WORD = re.compile(r"\S")
_EMPTY_LINES = re.compile(r"(?:[ \t\f\v]*\n)+")
_CHARSET = re.compile(r"^%\s*Content-type:[^\n]*charset=\"?([\w.:-]+)", re.MULTILINE | re.IGNORECASE)
_OF_TEXT = re.compile(r"utf-8|ascii|iso8859-\d+|cp\d+|koi8-\w|mac-\w+")
_MARK = codecs.BOM_UTF8.decode("latin-1")
_OTHER_MARKS = tuple(mark.decode("latin-1") for mark in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))


def blocks(stream: BinaryIO, name: str, charset: str | None = None) -> Iterator[BoardText | RecordError]:
    """The records of a file one after another, each as its text; an error in the place of one that is no text.

    `charset` is that of the bytes where it is known; what the file declares does not matter then.
    """
    return _Splitter(stream, name, charset).blocks()


class _Splitter:
    """`buffer` is what has been read, and from `begin` on not yet given out; `line` is the number of its line there."""

    def __init__(self, stream: BinaryIO, name: str, charset: str | None) -> None:
        self.stream = stream
        self.line_ends = io.IncrementalNewlineDecoder(None, translate=True)
        self.tail = ""
        self.name = name
        self.buffer = ""
        self.begin = 0
        self.line = 1
        self.ended = False
        self.charset = charset
        self.declared = charset is not None

    def blocks(self) -> Iterator[BoardText | RecordError]:
        self._more()
        if self.buffer.startswith(_OTHER_MARKS):
            yield RecordError(self.name, 1, 1, "encoding", "encoded in UTF-16, not in UTF-8 or Latin-1")
            return
        self.buffer = self.buffer.removeprefix(_MARK)
        while True:
            self._drop_empty_lines()
            if self._is_empty():
                break
            yield from self._next()

    def _more(self) -> bool:
        """Whether there is more in the buffer now: whole lines, so that no sign is cut in two."""
        while not self.ended:
            data = self.stream.read(_PIECE)
            self.ended = not data
            self.tail += self.line_ends.decode(data.decode("latin-1"), final=self.ended)  # one character for each byte
            end = len(self.tail) if self.ended or len(self.tail) > LONGEST else self.tail.rfind("\n") + 1
            if end:
                self.buffer = self.buffer[self.begin :] + self.tail[:end]
                self.begin = 0
                self.tail = self.tail[end:]
                return True
        return False

    def _is_empty(self) -> bool:
        return self.begin == len(self.buffer)

    def _drop_empty_lines(self) -> None:
        while (empty := _EMPTY_LINES.match(self.buffer, self.begin)) is not None:
            self._take(empty.end())
            if not self._is_empty() or not self._more():
                break
        if self._is_empty() and not self.ended:
            self._more()
            if _EMPTY_LINES.match(self.buffer, self.begin):
                self._drop_empty_lines()
        if self.ended and _WORD.search(self.buffer, self.begin) is None:
            self.begin = len(self.buffer)

    def _take(self, end: int) -> tuple[str, int]:
        """The buffer up to `end`, which leaves it, and the line on which that begins."""
        taken, line = self.buffer[self.begin : end], self.line
        self.begin = end
        self.line += taken.count("\n")
        return taken, line

    def _next(self) -> Iterator[BoardText | RecordError]:
        """The record at the beginning of the buffer."""
        gap = _GAP.search(self.buffer, self.begin)
        if gap is not None and self.buffer.find("{", self.begin, gap.start()) < 0:
            yield from self._whole(gap.start() + 1)  # as nearly all: no comment could hide the empty line
            return
        at = self.begin
        while True:
            step = self._step(at)
            if step is None:
                at = max(at, len(self.buffer) - 1)
            elif step[0][0] == "\n":
                yield from self._whole(step.start() + 1)
                return
            elif step[0] == "{":
                end = self.buffer.find("}", step.start())
                if end >= 0:
                    at = end + 1
                    continue
                if self.ended or len(self.buffer) - self.begin > LONGEST:
                    yield from self._unclosed(step.start())
                    return
                at = step.start()
            else:
                at = step.end()
                continue
            if len(self.buffer) - self.begin > LONGEST:
                yield self._too_long()
                return
            before = self.begin
            if not self._more() and step is None:
                yield from self._whole(len(self.buffer))
                return
            at -= before - self.begin  # what has been given out leaves the buffer when there is more

    def _step(self, at: int) -> re.Match[str] | None:
        """What comes next of all that decides where the record ends. A quote that nothing closes hides nothing."""
        step = _STEP.search(self.buffer, at)
        while step is not None and step[0][0] == '"' and step["closed"] is None:
            # none of the quotes up to there is closed either: each would be looked at up to the end of the line
            step = _OUTSIDE.search(self.buffer, step.start(), step.end()) or _STEP.search(self.buffer, step.end())
        return step

    def _whole(self, end: int) -> Iterator[BoardText | RecordError]:
        said, line = self._take(end)
        text = BoardText(said, line, self.name)
        if len(said) > LONGEST:
            yield text.error("too-large", f"a record of more than {LONGEST} characters", 0, limit="1 MB")
        elif "\0" in said:
            yield text.error("binary", "not text: it holds a NUL", said.index("\0"))
        else:
            text.said = self._decoded(said)
            yield text

    def _unclosed(self, brace: int) -> Iterator[RecordError]:
        """A comment without an end: what follows the next empty line is read as if there were none."""
        gap = _GAP.search(self.buffer, brace)
        brace -= self.begin
        said, line = self._take(gap.start() + 1 if gap else len(self.buffer))
        yield BoardText(said, line, self.name).error("bad-pbn", "a comment { that has no end: expected }", brace)

    def _too_long(self) -> RecordError:
        """A record that is too long is passed over, up to the next empty line."""
        line = self.line
        while (found := _GAP.search(self.buffer, self.begin)) is None:
            self._take(max(len(self.buffer) - 1, self.begin))
            if not self._more():
                self._take(len(self.buffer))
                break
        else:
            self._take(found.start() + 1)
        said = f"a record of more than {LONGEST} characters: expected an empty line before"
        return RecordError(self.name, line, 1, "too-large", said, details={"limit": "1 MB"})

    def _decoded(self, said: str) -> str:
        if not self.declared and "%" in said:
            found = _CHARSET.search(said)
            if found:
                self.declared = True
                self.charset = _known(found[1])
        if said.isascii():
            return said
        data = said.encode("latin-1")
        for charset in (self.charset, "utf-8"):
            if charset:
                try:
                    return data.decode(charset)
                except UnicodeDecodeError:
                    continue
        return said


def _known(charset: str) -> str | None:
    """The charset of that name, if it is one in which a PBN file can be written: plain letters are plain bytes."""
    plain = bytes(range(32, 127))
    try:
        name = codecs.lookup(charset).name
        return name if _OF_TEXT.fullmatch(name) and plain.decode(name) == plain.decode("ascii") else None
    except (LookupError, ValueError):
        return None
