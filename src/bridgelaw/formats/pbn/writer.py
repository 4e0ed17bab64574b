"""`Record`s as PBN 2.1 in export form; what PBN has no words for goes into escape lines behind the last section."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign import carried
from bridgelaw.formats.pbn import times, values
from bridgelaw.formats.pbn.blocks import blocks
from bridgelaw.formats.pbn.layout import WIDTH, RecordLayout, numbered
from bridgelaw.formats.pbn.lexer import OURS
from bridgelaw.formats.pbn.names import MANDATORY, SECTIONS
from bridgelaw.formats.pbn.reader import PbnReader, visible_sum
from bridgelaw.formats.pbn.shown import ShownAct, ShownBoard, closing_passes, shown

HEADER = "% PBN 2.1\n% EXPORT\n"


def texts(records: Iterable[Record]) -> Iterator[str]:
    """The pieces of a file with these records; lines end with a line feed."""
    yield HEADER
    for n, record in enumerate(records):
        yield ("\n" if n else "") + record_text(record)


def record_text(record: Record) -> str:
    """One record, without the empty line that separates it from the next."""
    visible = _PbnWriter(record).text()
    found = _read_back(visible, record)
    if found is None:
        # nothing of it can be shown: the head alone, and all of it carried along
        visible = _PbnWriter(Record(dealer=record.dealer)).text()
        found = _read_back(visible, record)
        assert found is not None
    back, seen = found
    # where the record and what was noticed stood is never what the new file says
    noticed: tuple[dict[str, Any], ...] = ({},) if record.reading or back.reading else ()
    packed = carried.packed(record, replace(back, source={"file": "\0"}, reading=noticed), seen)
    return visible + "".join(_escape_lines(packed))


def _read_back(visible: str, record: Record) -> tuple[Record, str] | None:
    """The record that is read from `visible`, with the check sum; None when it is not read as one record."""
    # with an empty line of ours behind it, as others will stand there: it must not be cut off
    found = list(blocks(io.BytesIO(f"{visible}{OURS}\n".encode()), "", "utf-8"))
    if len(found) != 1 or isinstance(found[0], RecordError):
        return None
    by_self = record.regulations.get("alert_by") == "self"
    try:
        back = PbnReader("", alerts_by_self=by_self).read(found[0])
    except RecordError:
        return None
    return None if back is None else (back, visible_sum(found[0]))


def _escape_lines(packed: str) -> Iterator[str]:
    """Short lines that hold `packed`; none ends with a blank, which would not survive every editor."""
    packed = packed.replace("  ", " \\u0020")
    room = WIDTH - len(f"{OURS}1 999/999 ")
    chunks: list[str] = []
    at = 0
    while at < len(packed):
        end = at + room - packed.startswith(" ", at + room - 1)
        chunks.append(packed[at:end])
        at = end
    for n, chunk in enumerate(chunks, start=1):
        yield f"{OURS}1 {n}/{len(chunks)} {chunk}\n"


class _PbnWriter:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.kept: Mapping[str, Any] = record.kept or {}
        self.board: ShownBoard = shown(record)
        self.page = RecordLayout(self.kept.get("remarks", ()))
        self.tables: dict[str, Sequence[str]] = dict(self.kept.get("tables", {}))

    def text(self) -> str:
        page = self.page
        page.remarks("")
        said: Mapping[str, str] = self.kept.get("tags", {})
        usual = values.written(self.record, self.board.ending)
        for name in MANDATORY:
            page.tag(name, said.get(name, usual[name]))
        for name in sorted(said):
            if name not in usual:
                page.tag(name, said[name])
        self._auction()
        self._play()
        self._times()
        for name in sorted(self.tables):
            if name not in SECTIONS:
                value, *lines = self.tables[name]
                page.tag(name, value)
                page.lines += lines
        return page.text()

    def _auction(self) -> None:
        board = self.board
        rest = self.kept.get("rest", {}).get("Auction")
        whole = self.tables.get("Auction")
        if whole is not None:
            self._whole("Auction", whole)
            return
        sign = self.kept.get("ends", {}).get("Auction", "")
        if not board.calls and not rest and not sign and "Auction" not in self.page.of:
            return
        self.page.tag("Auction", self.record.dealer.value)
        notes = self._notes(board.calls, "Auction")
        passes = closing_passes(board.calls) if board.auction_over and not rest else 0
        if any(self.page.of.get(one.id) for one in board.calls[len(board.calls) - passes :]):
            passes = 0
        cells = [(_cell(one, notes), one.id) for one in board.calls[: len(board.calls) - passes]]
        if passes:
            cells.append(("AP", ""))
        if not board.auction_over and not rest:
            cells.append((sign or "+", ""))
        for at in range(0, len(cells), 4):
            self.page.row(cells[at : at + 4])
        if rest:
            self.page.lines += rest.split("\n")
        self._write_notes("Auction", notes)

    def _play(self) -> None:
        board = self.board
        rest = self.kept.get("rest", {}).get("Play")
        whole = self.tables.get("Play")
        if whole is not None:
            self._whole("Play", whole)
            return
        sign = self.kept.get("ends", {}).get("Play", "")
        if not board.rows and not rest and not sign and "Play" not in self.page.of:
            return
        self.page.tag("Play", board.first.value if board.first else "?")
        cards = [one for row in board.rows for one in row if one.id]
        notes = self._notes(cards, "Play")
        for row in board.rows:
            self.page.row([(_cell(one, notes), one.id) for one in row])
        if rest:
            self.page.lines += rest.split("\n")
        elif not board.play_over or sign:
            stated = board.ending.tricks is not None
            self.page.lines.append(sign or ("*" if stated else "+"))
        self._write_notes("Play", notes)

    def _whole(self, name: str, lines: Sequence[str]) -> None:
        """A section of which nothing could be read, as it stood."""
        self.page.tag(name, lines[0])
        self.page.lines += [line for line in lines[1:] if line]
        self._write_notes(name, {})

    def _notes(self, words: Sequence[ShownAct], section: str) -> Mapping[str, str]:
        taken = [number for where, number, _ in self.kept.get("notes", ()) if where == section]
        return numbered([one.note for one in words if one.note is not None], taken)

    def _write_notes(self, section: str, notes: Mapping[str, str]) -> None:
        found = [(number, text) for text, number in notes.items()]
        found += [(number, text) for where, number, text in self.kept.get("notes", ()) if where == section]
        for number, text in found:
            self.page.tag("Note", f"{number}:{text}" if number else text, f"{section}={text}")

    def _times(self) -> None:
        calls = times.written([one.took for one in self.board.calls])
        if calls and times.AUCTION not in self.tables:
            self.tables[times.AUCTION] = ["Time", *calls]
        cards = times.written([one.took for row in self.board.rows for one in row if one.id])
        if cards and times.PLAY not in self.tables:
            self.tables[times.PLAY] = ["Time", *cards]


def _cell(one: ShownAct, notes: Mapping[str, str]) -> str:
    reference = [f"={notes[one.note]}="] if one.note is not None else []
    marks = sorted(one.marks, key=lambda mark: int(mark[1:]))
    return " ".join([one.text, *reference, *marks])
