"""The Access file of table units (`.bws`): movement, results and players of an evening.

The file holds neither points nor conditions. Of the members of the club only those are looked up who played. It is
read from a copy, since units write to it all the time. Needs the extra `[bws]`.
"""

from __future__ import annotations

import logging
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.structs import replace

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.kinds import plain_number
from bridgelaw.formats.sessions.draft import SessionDraft, directions_stay
from bridgelaw.formats.sessions.results import board_in, label_in
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.tried import fitted
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.model import FieldAward, PlayResult, Section

Row = dict[str, Any]
Tables = dict[str, list[Row]]

_TABLES = ("Section", "Session", "RoundData", "ReceivedData", "PlayerNumbers", "HandRecord", "BiddingData", "PlayData")
_RECORDED = ("BiddingData", "PlayData")
"""Calls and cards, one a row, where the units record them."""
_PERCENTS = re.compile(r"(\d{1,3}) ?%? ?[-/] ?(\d{1,3}) ?%")
_SIDES = ("NS", "EW")
_SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
_SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")


def loads(data: bytes, name: str) -> SessionFile:
    """The session in the bytes of a file; `name` stands for it in errors.

    Raises:
        RecordError: it cannot be read, or the extra is not installed.
    """
    tables = tables_of(data, name)
    draft = SessionDraft()
    letters = letters_of(tables)
    received = _counting(tables["ReceivedData"], letters, draft)
    rounds = [row for row in rounds_of(tables) if row["NSPair"] and row["EWPair"]]
    for row in tables["Section"]:
        section, boards = letters[row["ID"]], Counter(_boards_met(rounds, row["ID"]))
        # a table at which somebody sits out is one of the section, and none that is expected to play
        draft.sections[section] = Section(section, max(boards.values(), default=0) or row.get("Tables") or None)
    if recorded := [name for name in _RECORDED if tables[name]]:
        draft.note("not_taken", text=", ".join(recorded))
    met = [(letters.get(row["Section"], ""), row["Round"], str(row["NSPair"]), str(row["EWPair"])) for row in rounds]
    met += [(letters.get(row["Section"], ""), row["Round"], str(row["PairNS"]), str(row["PairEW"])) for row in received]
    draft.meet(met)
    for row in received:
        _result(row, letters, draft, name)
    for row in tables["HandRecord"]:
        board = board_in(str(row["Board"]), (name, 1, "Board"))
        hands = {seat: ".".join(_text(row.get(f"{name}{suit}")) for suit in _SUITS) for seat, name in _SEATS.items()}
        draft.deal(board, hands)
    if not draft.results:
        raise RecordError(name, 1, 1, "no-results", "there are no results in this file")
    _players(tables, letters, rounds, draft)
    said = {row.get("Winners") for row in tables["Section"]} & {1, 2}
    two = said == {2} if said else directions_stay(draft.results)
    conditions = Conditions(
        winners=2 if two else 1, field="section" if len(draft.sections) == 1 else "session", rank_by="section"
    )
    first = next(iter(tables["Session"]), {})
    return SessionFile(
        session=fitted(draft.session(_text(first.get("Name")), conditions), draft),
        date=_text(first.get("Date"))[:10],
        program="table units",
        people=draft.people,
        findings=tuple(draft.findings),
    )


def rounds_of(tables: Tables) -> list[Row]:
    """The rows of the movement, with 0 for a pair that is not there: also for the one of a section that is said to be
    missing (`MissingPair`), as long as no result names it."""
    gone = set(_missing(tables))
    rows = []
    for row in tables["RoundData"]:
        nobody = {f"{side}Pair": 0 for side in _SIDES if _at(row, side) in gone}
        rows.append(row | nobody)
    return rows


def _missing(tables: Tables) -> Iterator[tuple[int, str, int]]:
    """Section, side and number of each pair that is missing."""
    came = {
        (row["Section"], side, row[f"Pair{side}"])
        for row in tables["ReceivedData"]
        if not row.get("Erased")
        for side in _SIDES
    }
    for section in tables["Section"]:
        number = section.get("MissingPair") or 0
        both = [(section["ID"], side, number) for side in _SIDES]
        ns, ew = ({row["Round"] for row in tables["RoundData"] if _at(row, one[1]) == one} for one in both)
        if ns & ew:
            # in both directions in one round: two pairs with the same number, each by itself
            yield from (one for one in both if one not in came)
        elif number and came.isdisjoint(both):
            yield from both


def _at(row: Row, side: str) -> tuple[int, str, int]:
    return row["Section"], side, row[f"{side}Pair"]


def boards_of(row: Row) -> tuple[int, ...]:
    """The boards of a table in a round: those of a run, unless others are named one by one (`CustomBoards`)."""
    named = sorted({int(one) for one in re.findall(r"\d{1,4}", str(row.get("CustomBoards") or ""))})
    low, high = row.get("LowBoard") or 0, row.get("HighBoard") or 0
    return tuple(named) or tuple(range(low, min(high, low + 99) + 1) if low else ())


def _boards_met(rounds: list[Row], section: int) -> Iterator[int]:
    for row in rounds:
        if row["Section"] == section:
            yield from boards_of(row)


def letters_of(tables: Tables) -> dict[int, str]:
    """What the sections are called, by their number in the file."""
    return {row["ID"]: _text(row.get("Letter")) or str(row["ID"]) for row in tables["Section"]}


def tables_of(data: bytes, name: str) -> Tables:
    """The rows of the tables that matter, by the name of the table. `PlayerNames` has only those who played.

    Raises:
        RecordError: this is no whole Access file, or the extra is not installed.
    """
    try:
        from access_parser import AccessParser
    except ImportError:
        said = 'Access files of table units need the extra part bws: pip install "bridgelaw[bws]"'
        raise RecordError(name, 1, 1, "needs-bws", said) from None
    with TemporaryDirectory() as folder, _silenced():
        copy = Path(folder) / "copy.bws"
        copy.write_bytes(data)
        try:
            database = AccessParser(str(copy))
            found = {table: _rows(database.parse_table(table)) for table in _TABLES if table in database.catalog}
            # the whole club stands there: nobody is kept who did not play
            play = {str(row.get("Number")) for row in found.get("PlayerNumbers", ()) if row.get("Number")}
            members = database.parse_table("PlayerNames") if "PlayerNames" in database.catalog and play else {}
            found["PlayerNames"] = [row for row in _rows(members) if play.intersection(_numbers_of(row))]
        except Exception as error:  # the parser raises whatever a broken page leads it to
            said = f"this is no Access file, or not a whole one ({type(error).__name__})"
            raise RecordError(name, 1, 1, "not-access", said) from None
    for table in ("Section", "ReceivedData"):
        if table not in found:
            raise RecordError(name, 1, 1, "not-access", f"there is no table {table} in this file")
    return defaultdict(list, found)


@contextmanager
def _silenced() -> Iterator[None]:
    """The parser complains on its logger about tables of the system that nobody needs."""
    loggers = [logging.getLogger(name) for name in ("access_parser", "access_parser.utils")]
    before = [logger.disabled for logger in loggers]
    for logger in loggers:
        logger.disabled = True
    try:
        yield
    finally:
        for logger, was in zip(loggers, before, strict=True):
            logger.disabled = was


def _rows(columns: Any) -> list[Row]:
    """Columns as the parser has them, as rows."""
    if not columns:
        return []
    return [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)]


def _numbers_of(row: Row) -> list[str]:
    """What a member may be called by: files differ in which column that is."""
    return [str(row[key]).strip() for key in ("ID", "strID", "Number") if row.get(key)]


def _text(value: Any) -> str:
    return "" if value is None else str(value).strip()


def _counting(rows: list[Row], letters: dict[int, str], draft: SessionDraft) -> list[Row]:
    """The entries that count: none that was erased, and of several for one play the last."""
    last: dict[tuple[Any, ...], Row] = {}
    for row in sorted(rows, key=lambda row: row["ID"]):
        if row.get("Erased"):
            continue
        play = (row["Section"], row["Table"], row["Round"], row["Board"])
        if play in last:
            draft.note("entered_again", board=row["Board"], table=f"{letters.get(row['Section'], '')}{row['Table']}")
            del last[play]
        last[play] = row
    return list(last.values())


def _result(row: Row, letters: dict[int, str], draft: SessionDraft, name: str) -> None:
    section, remark = letters.get(row["Section"], ""), _text(row.get("Remarks"))
    ns, ew = (draft.seated(section, str(row[f"Pair{side.value}"]), side) for side in (NS, EW))
    made = PlayResult(
        section=section,
        board=board_in(str(row["Board"]), (name, 1, "Board")),
        ns=ns,
        ew=ew,
        round=label_in(str(row["Round"])),
        table=label_in(str(row["Table"])),
    )
    written = (_text(row.get("Contract")), _text(row.get("NS/EW")), _text(row.get("Result")))
    percents = _PERCENTS.search(remark)
    if percents and all(int(one) <= 100 for one in percents.groups()):
        ours, theirs = (plain_number(int(one)) for one in percents.groups())
        made = replace(made, award=FieldAward(shares={NS: ours, EW: theirs}))
    elif not written[0]:
        if remark.lower() not in ("not played", "no play"):
            draft.note("score_unread", about=len(draft.results), board=row["Board"], text=remark)
        made = replace(made, unplayed=remark)
    draft.enter(made, written, lead=_text(row.get("LeadCard")))


def _players(tables: Tables, letters: dict[int, str], rounds: list[Row], draft: SessionDraft) -> None:
    """Who played: a unit asks at a table in a round (0: at the start)."""
    names = {number: _text(row.get("Name")) for row in tables["PlayerNames"] for number in _numbers_of(row)}
    sits = {(row["Section"], row["Table"], row["Round"]): row for row in rounds}
    people: dict[str, list[str]] = {}
    known: dict[tuple[str, str, str], str] = {}
    for row in tables["PlayerNumbers"]:
        seat = sits.get((row["Section"], row["Table"], row.get("Round") or 1))
        number, side = _text(row.get("Number")), NS if _text(row.get("Direction")) in "NS" else EW
        name = _text(row.get("Name")) or names.get(number, "")
        if seat is None or not (number or name):
            continue
        mark = draft.seated(letters.get(row["Section"], ""), str(seat[f"{side.value}Pair"]), side, tell=False)
        if (mark, number, name) not in known:
            key = draft.person(name, number) or ""
            known[mark, number, name] = key
            people.setdefault(mark, []).append(key)
    for mark, keys in people.items():
        draft.pairs[mark].people = tuple(keys)
