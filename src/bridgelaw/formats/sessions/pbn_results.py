"""Results in PBN: a table of scores for each board (`ScoreTable`), pairs in a `TotalScoreTable`, or a record for each
table. What a board's own play says is not needed for them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.formats import pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.pbn import values
from bridgelaw.formats.pbn.shown import shown
from bridgelaw.formats.sessions.draft import DraftPair, SessionDraft, directions_stay
from bridgelaw.formats.sessions.pbn_rows import Cells, cell_value, read_row, rows_of
from bridgelaw.formats.sessions.results import board_in, side_in
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.tried import fitted
from bridgelaw.game.deals import write_deal
from bridgelaw.session.conditions import Conditions, Scoring
from bridgelaw.session.model import Section

_OF_SIDE = re.compile(r"\b(NS|EW)\s+(\^?-?\d+(?:\.\d+)?)")
_DATE = re.compile(r"(\d{4})\.(\d\d)\.(\d\d)")
_TAGGED = {"Score": "Score", "ScoreMP": "MP", "ScoreIMP": "IMP", "ScorePercentage": "Percentage"}
ONLY = "A"
"""What a section without a name is called."""


def loads(data: bytes, name: str) -> SessionFile:
    """The session in the bytes of a file; `name` stands for it in errors.

    Raises:
        RecordError: a board cannot be read, or there are no results of pairs in the file.
    """
    draft = SessionDraft()
    found: list[tuple[Cells, int, int]] = []
    tags: dict[str, str] = {}
    scoring: Scoring = "mp"
    columns: dict[str, Sequence[str]] = {}
    for record in _records(data, name):
        kept: Mapping[str, Any] = record.kept or {}
        said: Mapping[str, str] = kept.get("tags", {})
        tags |= {key: value for key, value in said.items() if value not in ("", "?", "#") and key not in tags}
        line = (record.source or {}).get("line", 1)
        scoring = _scoring(said.get("Scoring", "") or str(record.scoring or ""), scoring)
        tables = kept.get("tables", {})
        for row in rows_of(tables.get("TotalScoreTable", ()), columns, "TotalScoreTable"):
            _pair(row, draft)
        unread: list[str] = []
        rows = list(rows_of(tables.get("ScoreTable", ()), columns, "ScoreTable", unread))
        own = _own(record, said)
        if record.board is None:
            if own or any(map(_has_pairs, rows)):
                board_in(said.get("Board", "").strip("?#-"), (name, line, "Board"))
            continue
        number = board_in(str(record.board), (name, line, "Board"))
        for text in unread:
            draft.note("row_unread", line, board=number, text=text)
        if any(hand is not None for hand in record.deal.values()):
            draft.deals.setdefault(number, write_deal(record.deal))
        board = [(row, number, line) for row in rows]
        found += board
        if own and not any(_play(own) == _play(row) for row, _, _ in board):
            found.append((own, number, line))
    return _finished(name, draft, [one for one in found if _has_pairs(one[0])], found, tags, scoring)


def _records(data: bytes, name: str) -> Iterator[Record]:
    for one in pbn.boards_of(data, name):
        if isinstance(one, RecordError):
            raise one
        yield one


def _scoring(said: str, before: Scoring) -> Scoring:
    upper = said.upper()
    if "BUTLER" in upper:
        return "butler"
    if "CROSS" in upper or "IMP" in upper:
        return "cross_imp"
    return "mp" if "MP" in upper or "MATCHPOINT" in upper else before


def _pair(row: Cells, draft: SessionDraft) -> None:
    """A pair of the ranking; its names are `A - B`, with numbers in columns of their own."""
    number = cell_value(row, "PairId")
    if not number:
        return
    names = [one.strip() for one in cell_value(row, "Names").split(" - ")] if cell_value(row, "Names") else []
    numbers = [cell_value(row, f"MemberID{n}") for n in range(1, max(len(names), 2) + 1)]
    people = [draft.person(one, numbers[n]) for n, one in enumerate(names)]
    pair = DraftPair(
        cell_value(row, "Section") or ONLY,
        number,
        side_in(cell_value(row, "Direction")),
        people=tuple(key for key in people if key is not None),
    )
    if pair.mark not in draft.pairs:
        draft.list_pair(pair)


def _own(record: Record, said: Mapping[str, str]) -> Cells | None:
    """The result that a record has itself, as a row; None where it names no pairs."""
    if not said.get("PairNS", "").strip("?-") or not said.get("PairEW", "").strip("?-"):
        return None
    usual = values.usual(record, shown(record).ending)
    cells = {
        "PairId_NS": said["PairNS"],
        "PairId_EW": said["PairEW"],
        **{name: said.get(name, "") for name in ("Section", "Table", "Round", "Lead")},
        **{name: said.get(name, usual[name]) for name in ("Declarer", "Contract", "Result")},
    }
    declarer = side_in(cells["Declarer"].removeprefix("^"))
    for tag, column in _TAGGED.items():
        text = said.get(tag, "").strip()
        for side, value in _OF_SIDE.findall(text):
            cells[f"{column}_{side}"] = value
        if declarer and re.fullmatch(r"-?\d+(\.\d+)?", text):
            cells[f"{column}_{declarer.value}"] = text
    return cells


def _play(row: Cells) -> tuple[str, ...]:
    return tuple(cell_value(row, name) for name in ("Section", "PairId_NS", "PairId_EW"))


def _has_pairs(row: Cells) -> bool:
    return bool(cell_value(row, "PairId_NS") and cell_value(row, "PairId_EW"))


def _finished(
    name: str,
    draft: SessionDraft,
    plays: Sequence[tuple[Cells, int, int]],
    rows: Sequence[tuple[Cells, int, int]],
    tags: Mapping[str, str],
    scoring: Scoring,
) -> SessionFile:
    if not plays:
        said = "there are no results of pairs in this file"
        raise RecordError(name, rows[0][2] if rows else 1, 1, "no-results", said)
    if not draft.pairs:
        draft.meet(
            (cell_value(row, "Section") or ONLY, board, cell_value(row, "PairId_NS"), cell_value(row, "PairId_EW"))
            for row, board, _ in plays
        )
    for row, board, line in plays:
        section = cell_value(row, "Section") or ONLY
        draft.sections.setdefault(section, Section(section))
        read_row(row, section, board, scoring, draft, line)
    date = _DATE.fullmatch(tags.get("Date", "") or "") or _DATE.fullmatch(tags.get("EventDate", "") or "")
    conditions = Conditions(
        scoring=scoring,
        unit=1 if "MP1" in tags.get("Scoring", "").upper() else 2,
        winners=2 if directions_stay(draft.results) else 1,
        field="section" if len(draft.sections) == 1 else "session",
        rank_by="section" if len(draft.sections) == 1 else "session",
    )
    return SessionFile(
        session=fitted(draft.session(tags.get("Event", ""), conditions), draft),
        date="-".join(date.groups()) if date else "",
        program=tags.get("Application", tags.get("Generator", "")),
        people=draft.people,
        findings=tuple(draft.findings),
    )
