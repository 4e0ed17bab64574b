"""LIN boards to `Record`s: the commands that carry facts become acts, all others are kept where they stood."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, BinaryIO

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import Origin, Path, RecordError
from bridgelaw.formats.foreign import carried
from bridgelaw.formats.lin import hands, layout
from bridgelaw.formats.lin.board import LinBoard
from bridgelaw.formats.lin.commands import OURS, Command, Group, groups
from bridgelaw.formats.lin.match import Match
from bridgelaw.formats.lin.notes import LinNotes
from bridgelaw.game.deals import UNKNOWN, complete
from bridgelaw.game.seats import Seat, Vulnerability, dealer_of, vulnerability_of

_VULNERABLE: dict[str, Vulnerability] = {
    "": "None",
    "o": "None",
    "0": "None",
    "-": "None",
    "n": "NS",
    "e": "EW",
    "b": "All",
}
_NUMBER = re.compile(r"(?:board\s*)?0*([1-9]\d{0,8})", re.IGNORECASE)
_ROOM = re.compile(r"([oc])0*([1-9]\d{0,8})", re.IGNORECASE)
ROOMS = {"o": "Open", "c": "Closed"}


class CommandPlaces:
    """Where the acts of a board stand."""

    __slots__ = ("at", "first")

    def __init__(self, first: Command, at: Sequence[Command]) -> None:
        self.first, self.at = first, at

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column of the act at `path`, else of the board."""
        number = path[1] if len(path) > 1 and path[0] == "acts" else -1
        found = self.at[number] if isinstance(number, int) and 0 <= number < len(self.at) else self.first
        return found.line, found.column


class Head(Struct):
    """What stands before the first call: the values of the record, and commands that only the file knows to read."""

    values: dict[str, Any]
    tags: dict[str, str]
    kept: list[tuple[str, str, str]]
    rest: dict[str, str]


class LinReader:
    """Reads the boards of one file in their order. `alerts_by_self`: who alerts, where that is known beforehand."""

    def __init__(self, name: str, *, repair: bool = False, alerts_by_self: bool | None = None) -> None:
        self.name = name
        self.repair = repair
        self.alerts_by_self = alerts_by_self
        self.match = Match()

    def boards(self, stream: BinaryIO) -> Iterator[Record | RecordError]:
        """A record, or what is wrong with it, for each board of the file; only one of them is held at a time."""
        for group in groups(stream, self.name):
            if isinstance(group, RecordError):
                yield group
                continue
            try:
                yield self.read(group)
            except RecordError as error:
                yield error

    def read(self, group: Group) -> Record:
        """The record of one board.

        Raises:
            RecordError: a hand, a call or a card that is none.
        """
        notes = LinNotes(self.name)
        ours = [one.value[len(OURS) :] for one in group[-1:] if one.name == "nt" and one.value.startswith(OURS)]
        said = group[: len(group) - len(ours)]
        if not said:
            raise notes.error("bad-lin", "what is carried along, and no board: expected md", group[0])
        text = ours[0] if ours else ""
        data = carried.decoded(text)
        match = Match() if ours else self.match
        if said and said[-1].name == "":
            notes.note("unread_tail", said[-1], f"{said[-1].value!r} at the end has no value")
        head = _head(said, match, notes)
        course = LinBoard(head.values["dealer"], head.values["deal"], notes)
        by_self = self._who_alerts(data)
        course.follow(said[_length_of_head(said) :], alerts_by_self=by_self)
        match.compare(head.values["board"], head.tags.get("Room"), course, said[0], notes)
        record = self._assembled(said, head, course)
        whole = self._completed(record, text, data, said, notes) if ours else None
        whole = whole if whole is not None else replace(record, reading=tuple(notes.found))
        if course.irregular:
            check(whole)
        return whole

    def _who_alerts(self, data: Mapping[str, Any] | None) -> bool:
        """Whether each player alerts his own calls, as on the platform that writes LIN; else as is carried along."""
        if self.alerts_by_self is not None:
            return self.alerts_by_self
        if data is None:
            return True
        regulations = data.get("regulations", {"alert_by": "self"})
        return isinstance(regulations, Mapping) and regulations.get("alert_by") == "self"

    def _assembled(self, said: Group, head: Head, course: LinBoard) -> Record:
        record = Record(
            **head.values,
            regulations={"alert_by": "self"},
            source={"file": self.name, "line": said[0].line},
            acts=tuple(course.story.acts),
            origin=Origin(self.name, CommandPlaces(said[0], [course.commands[at] for at in course.story.at])),
        )
        found: dict[str, Any] = {"tags": head.tags, "rest": {**head.rest, **course.rest}}
        others = [*head.kept, *course.kept]
        if others != layout.usual(record):
            found["commands"] = tuple(others)
        found = {key: value for key, value in found.items() if value}
        return replace(record, kept=found or None)

    def _completed(
        self, record: Record, text: str, data: dict[str, Any] | None, said: Group, notes: LinNotes
    ) -> Record | None:
        """The record with what was carried along, as long as the visible part is what it belongs to."""
        edited = carried.seen_of(text) != visible_sum(said)
        if edited and self.repair:
            data = None
        seen = replace(record, reading=tuple(notes.found))
        whole = carried.unpacked(seen, data) if data is not None else None
        if whole is not None and not edited:
            return whole
        message = "the visible part was changed by another program" if edited else "what is carried along is damaged"
        notes.note("edited_outside", said[0], message)
        if whole is None:
            return None
        note = notes.found[-1]
        return replace(whole, reading=(*(one for one in whole.reading if one != note), note))


def visible_sum(said: Group) -> str:
    """The check sum of what other programs see of a board."""
    return carried.check_sum(f"{one.name}|{one.value}" for one in said)


def _length_of_head(said: Group) -> int:
    return next((n for n, one in enumerate(said) if one.name in ("mb", "pc", "mc")), len(said))


def _head(said: Group, match: Match, notes: LinNotes) -> Head:
    """Everything before the first call. Commands before the board itself have the place "file", those in it ""."""
    length = _length_of_head(said)
    begin = next((n for n, one in enumerate(said[:length]) if one.name == "qx"), None)
    if begin is None:
        begin = next((n for n, one in enumerate(said[:length]) if one.name in ("pn", "st", "md")), length)
    head = Head({}, {}, [("file", one.name, one.value) for one in said[:begin]], {})
    match.learn(said[:begin])
    found: dict[str, Command] = {}
    for one in said[begin:length]:
        if one.name in ("qx", "pn", "md", "sv", "ah") and one.name not in found:
            found[one.name] = one
        else:
            head.kept.append(("", one.name, one.value))
    board = _numbers(found, head)
    head.tags |= match.tags()
    head.values = {"board": board, "players": match.players(head.tags.get("Room"))}
    if "pn" in found:
        names = match.seated(found["pn"].value.split(","), head.tags.get("Room"))
        if names is None:
            head.kept.append(("", "pn", found["pn"].value))
        else:
            head.values["players"] = names
    _deal(found.get("md"), board, head, match, said[0], notes)
    _vulnerable(found.get("sv"), board, head, said[0], notes)
    head.values["scoring"] = match.scoring
    return head


def _numbers(found: Mapping[str, Command], head: Head) -> int | None:
    """The number of the board, by `qx` or by its label; what tells no number is kept."""
    board: int | None = None
    if "qx" in found:
        value = found["qx"].value.strip()
        room = _ROOM.fullmatch(value)
        if room:
            head.tags["Room"] = ROOMS[room[1].lower()]
            board = int(room[2])
        else:
            head.kept.insert(0, ("", "qx", found["qx"].value))
    if "ah" in found:
        number = _NUMBER.fullmatch(found["ah"].value.strip())
        if number and board in (None, int(number[1])):
            board = int(number[1])
        else:
            head.kept.append(("", "ah", found["ah"].value))
    return board


def _deal(said: Command | None, board: int | None, head: Head, match: Match, first: Command, notes: LinNotes) -> None:
    dealer: Seat | None = None
    deal: Mapping[Seat, Any] = UNKNOWN.copy()
    if said is None:
        dealer, deal, inherited = match.dealt(board)
        if inherited:
            notes.note("inherited", first, "the deal: that of the other room")
    else:
        dealer, rest = hands.dealer_and_rest(said.value)
        try:
            given, defect = hands.deal(rest)
        except hands.NoHand as error:
            raise notes.error("bad-deal", f"md: {error}", said, text=rest[:60]) from None
        if defect:
            notes.note("deal_defect", said, f"this is no deal: {defect}")
            head.rest["md"] = said.value
        # three hands are how LIN writes a deal: the fourth is what they leave
        deal = complete(given)
        if any(hand is not None and len(hand) < 13 for hand in deal.values()):
            notes.note("partial_deal", said, "hands of fewer than 13 cards")
    if dealer is None:
        dealer = dealer_of(board) if board is not None else Seat.S
        why = "by the number of the board" if board is not None else "for want of anything better"
        notes.note("assumed", said or first, f"the dealer is not named: {dealer.value}, {why}")
    head.values |= {"dealer": dealer, "deal": deal}
    match.remember(board, dealer, deal)


def _vulnerable(said: Command | None, board: int | None, head: Head, first: Command, notes: LinNotes) -> None:
    found: Vulnerability | None = None
    if said is not None:
        found = _VULNERABLE.get(said.value.strip().lower())
        if found is None:
            notes.note("bad_value", said, f"sv: {said.value!r} is no vulnerability: expected o n e b")
            head.rest["sv"] = said.value
    if found is None and board is not None:
        found = vulnerability_of(board)
        notes.note("assumed", said or first, f"the vulnerability is not named: {found}, by the number of the board")
    head.values["vulnerable"] = found
