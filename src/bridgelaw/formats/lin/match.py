"""What the head of a LIN file tells of all its boards: teams, names in both rooms, results; and the deal last seen."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from bridgelaw.formats.lin.board import LinBoard
from bridgelaw.formats.lin.commands import Command
from bridgelaw.formats.lin.hands import ORDER
from bridgelaw.formats.lin.notes import LinNotes
from bridgelaw.game.deals import UNKNOWN
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table.vocabulary import Scoring

_SCORING: dict[str, Scoring] = {"I": "imp", "P": "mp", "B": "bam"}
_BOARD = re.compile(r"\d{1,9}")
_RESULT = re.compile(r"([1-7])(N|S|H|D|C)([NESW])(x{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)


class Match:
    """Grows as the heads of the file are read."""

    __slots__ = ("board", "deal", "dealer", "event", "first", "home", "names", "results", "scoring", "stage", "visit")

    def __init__(self) -> None:
        self.event = self.stage = self.home = self.visit = ""
        self.first = 1
        self.scoring: Scoring | None = None
        self.names: list[str] = []
        self.results: list[str] = []
        self.board: int | None = None
        self.dealer: Seat | None = None
        self.deal: Mapping[Seat, Any] = UNKNOWN

    def learn(self, said: Sequence[Command]) -> None:
        """Take in what stands before a board."""
        for one in said:
            if one.name == "vg":
                fields = [field.strip() for field in one.value.split(",")] + [""] * 8
                self.event, self.stage, self.home, self.visit = fields[0], fields[1], fields[5], fields[7]
                self.scoring = _SCORING.get(fields[2].upper())
                self.first = int(fields[3]) if _BOARD.fullmatch(fields[3]) else 1
            elif one.name == "rs":
                self.results = [result.strip() for result in one.value.split(",")]
            elif one.name == "pn":
                self.names = [name.strip() for name in one.value.split(",")]

    def tags(self) -> dict[str, str]:
        """What is known of the match, by the names that PBN has for it."""
        said = {"Event": self.event, "Stage": self.stage, "HomeTeam": self.home, "VisitTeam": self.visit}
        return {name: text for name, text in said.items() if text}

    def players(self, room: str | None) -> dict[Seat, str]:
        """The names that the head gives for that room."""
        return self.seated(self.names, room) or {}

    def seated(self, names: Sequence[str], room: str | None) -> dict[Seat, str] | None:
        """Names in the order of LIN by seat: four, or eight for two rooms; None for any other number."""
        if len(names) == 8:
            names = names[4:] if room == "Closed" else names[:4]
        if len(names) != 4:
            return None
        by_seat = {seat: name.strip() for seat, name in zip(ORDER, names, strict=True)}
        return {seat: by_seat[seat] for seat in SEATS if by_seat[seat]}

    def remember(self, board: int | None, dealer: Seat, deal: Mapping[Seat, Any]) -> None:
        """The deal of this board, for its other table."""
        self.board, self.dealer, self.deal = board, dealer, deal

    def dealt(self, board: int | None) -> tuple[Seat | None, Mapping[Seat, Any], bool]:
        """Dealer and deal of the board before if this is the same one (the last value), else nothing."""
        if board is None or board != self.board:
            return None, UNKNOWN.copy(), False
        return self.dealer, self.deal, True

    def compare(self, board: int | None, room: str | None, course: LinBoard, first: Command, notes: LinNotes) -> None:
        """Report where the results in the head differ from the calls and cards."""
        if board is None or room is None or not self.results:
            return
        place = 2 * (board - self.first) + (room == "Closed")
        said = self.results[place] if 0 <= place < len(self.results) else ""
        found = _RESULT.fullmatch(said)
        final = course.contract
        if found is None or final is None:
            return
        strain = "NT" if found[2].upper() == "N" else found[2].upper()
        contract = f"{found[1]}{strain}{found[4].upper()}"
        if contract != str(final):
            notes.note("contract_mismatch", first, f"rs says {said}, the auction gives {final}")
        if found[3].upper() != final.declarer.value:
            notes.note("declarer_mismatch", first, f"rs says {said}, the auction gives {final.declarer.value}")
        tricks = int(found[1]) + 6 + (0 if found[5] == "=" else int(found[5]))
        if course.tricks is not None and contract == str(final) and tricks != course.tricks:
            notes.note("tricks_mismatch", first, f"rs says {said}, the cards give {course.tricks} tricks")
