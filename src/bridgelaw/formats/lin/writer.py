"""`Record`s as LIN, each board on a line; what LIN has no words for goes into a comment command at its end."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign import carried
from bridgelaw.formats.foreign.outcome import BoardOutcome, outcome
from bridgelaw.formats.lin import hands, layout
from bridgelaw.formats.lin.commands import OURS, groups
from bridgelaw.formats.lin.reader import ROOMS, LinReader, visible_sum
from bridgelaw.game.seats import SEATS
from bridgelaw.table import acts

_VULNERABLE = {"None": "o", "NS": "n", "EW": "e", "All": "b"}
_CALLS = {"P": "p", "X": "d", "XX": "r"}
_LETTERS = {word: letter for letter, word in ROOMS.items()}
_NOT_IN_VALUES = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")

Written = tuple[str, str]


def texts(records: Iterable[Record]) -> Iterator[str]:
    """The pieces of a file with these records."""
    for record in records:
        yield board_text(record)


def board_text(record: Record) -> str:
    """One board on a line."""
    visible = _LinWriter(record).text()
    found = _read_back(visible, record)
    if found is None:
        # nothing of it can be shown: the head alone, and all of it carried along
        visible = _LinWriter(Record(dealer=record.dealer)).text()
        found = _read_back(visible, record)
        assert found is not None
    back, seen = found
    # where the record and what was noticed stood is never what the new file says
    noticed: tuple[dict[str, Any], ...] = ({},) if record.reading or back.reading else ()
    packed = carried.packed(record, replace(back, source={"file": "\0"}, reading=noticed), seen)
    return f"{visible}nt|{OURS}{packed.replace('|', chr(92) + 'u007c')}|\n"


def _read_back(visible: str, record: Record) -> tuple[Record, str] | None:
    """The record that is read from `visible`, with the check sum; None when it is not read as one board."""
    found = list(groups(io.BytesIO(f"{visible}nt|{OURS}|".encode()), ""))
    if len(found) != 1 or isinstance(found[0], RecordError):
        return None
    said = found[0][:-1]
    by_self = record.regulations.get("alert_by") == "self"
    try:
        return LinReader("", alerts_by_self=by_self).read(said), visible_sum(said)
    except RecordError:
        return None


def value(text: str) -> str:
    """A text as the value of a command: on one line, without bars."""
    return _NOT_IN_VALUES.sub(" ", text).replace("|", "/")


class _LinWriter:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.kept: Mapping[str, Any] = record.kept or {}
        self.rest: Mapping[str, str] = self.kept.get("rest", {})
        self.stands: BoardOutcome = outcome(record)
        others = self.kept.get("commands")
        self.others: dict[str, list[Written]] = {}
        for place, name, said in layout.usual(record) if others is None else others:
            self.others.setdefault(place, []).append((name, said))
        self.found: list[Written] = []

    def text(self) -> str:
        self._head()
        self._calls()
        self._cards()
        return "".join(f"{name}|{value(said)}|" for name, said in self.found) + self.rest.get("lin", "")

    def _at(self, place: str) -> None:
        self.found += self.others.get(place, ())

    def _head(self) -> None:
        record, found = self.record, self.found
        self._at("file")
        head = list(self.others.get("", ()))
        room = _LETTERS.get(self.kept.get("tags", {}).get("Room", ""))
        if room and record.board is not None:
            found.append(("qx", f"{room}{record.board}"))
        found += [one for one in head if one[0] == "qx"]
        if record.players:
            found.append(("pn", ",".join(record.players.get(seat, "").replace(",", ";") for seat in hands.ORDER)))
        found += [one for one in head if one[0] in ("st", "pn")]
        found.append(("md", self.rest.get("md") or hands.written(record.deal, record.dealer)))
        found += [one for one in head if one[0] == "rh"]
        if record.board is not None:
            found.append(("ah", f"Board {record.board}"))
        if record.vulnerable is not None or "sv" in self.rest:
            found.append(("sv", self.rest.get("sv") or _VULNERABLE[record.vulnerable or "None"]))
        found += [one for one in head if one[0] not in ("qx", "st", "pn", "rh")]

    def _calls(self) -> None:
        said: dict[str, list[acts.Act]] = {}
        for act in self.record.acts:
            if isinstance(act, acts.Alert | acts.Explain) and act.of:
                said.setdefault(act.of, []).append(act)
        seat = self.record.dealer
        for called in self.stands.calls:
            if called.by is not seat or called.call.level > 7:
                break  # whose turn was passed over LIN cannot say
            about = said.get(called.id, [])
            alerts = [act for act in about if isinstance(act, acts.Alert)]
            text = called.call.text
            name = _CALLS.get(text, text.replace("NT", "N"))
            self.found.append(("mb", f"{name}!" if alerts else name))
            self._at(called.id)
            for act in about:
                if isinstance(act, acts.Explain):
                    self.found.append(("an", act.words))
                self._at(act.id)
            seat = SEATS[(seat.index + 1) % 4]

    def _cards(self) -> None:
        for laid in self.stands.cards:
            self.found.append(("pc", str(laid.card)))
            self._at(laid.id)
        result = next((act for act in reversed(self.record.acts) if isinstance(act, acts.Result)), None)
        if result is not None:
            self.found.append(("mc", str(result.tricks)))
            self._at(result.id)
        elif self.stands.tricks is not None:
            self.found.append(("mc", str(self.stands.tricks)))
