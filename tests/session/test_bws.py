"""The Access file of table units: a real one, and what units write into such files."""

from __future__ import annotations

import csv
import gzip
import io
import logging
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import bws, bws_movement, neutral
from bridgelaw.formats.sessions.reading import load, loads
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.checked import checked
from bridgelaw.session.played import played
from tests.session.making import DEAL
from tests.session.sessions import REAL
from tests.session.test_usebio import codes, comparable

PACKED = REAL / "bws_mitchell_11.bws.gz"
beside = pytest.mark.skipif(not PACKED.is_file(), reason="the real file lies beside the project where it is made")


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("units") / "evening.bws"
    path.write_bytes(gzip.decompress(PACKED.read_bytes()))
    return path


@beside
def test_the_real_file_is_the_session_that_it_is(real: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        found = load(real)
    known = neutral.load(REAL / "bws_mitchell_11.json").session
    before, after = comparable(known), comparable(found.session)
    assert after == before | {"deals": {}}
    assert found.session.sections == known.sections
    ours = Counter((one.round, one.table, one.board) for one in found.session.results)
    assert ours == Counter((one.round, one.table, one.board) for one in known.results)
    assert (codes(found), found.date) == (["conditions_assumed"], "2026-01-19")
    assert caplog.records == []


@beside
def test_the_movement_of_the_real_file_is_the_one_that_was_played(real: Path) -> None:
    (plan,), called = bws_movement.loads(real.read_bytes(), "evening.bws")
    assert called[:2] == ("1NS", "1EW")
    assert len(called) == 22
    found = checked(plan)
    assert found.is_valid
    assert len(found.breaches("one_table")) == 17
    (results,) = played(load(real).session)
    assert (plan.sets, plan.rounds) == (results.sets, results.rounds)


@beside
@pytest.mark.skipif(shutil.which("mdb-export") is None, reason="mdbtools is not installed: nothing to compare with")
@pytest.mark.parametrize("table", ["Section", "RoundData", "ReceivedData", "PlayerNumbers"])
def test_cells_are_those_that_mdbtools_reads(real: Path, table: str) -> None:
    printed = subprocess.run(
        ["mdb-export", "-b", "strip", str(real), table], capture_output=True, check=True, text=True, timeout=60
    )
    theirs = list(csv.DictReader(io.StringIO(printed.stdout)))
    ours = bws.tables_of(real.read_bytes(), "evening.bws")[table]
    assert len(ours) == len(theirs) > 0
    compared = [name for name in theirs[0] if not name.endswith(("Log", "GUID"))]
    assert compared
    assert [[cell(row[name]) for name in compared] for row in ours] == [
        [cell(row[name]) for name in compared] for row in theirs
    ]


def cell(value: Any) -> str:
    return "" if value is None else str(int(value)) if isinstance(value, bool) else str(value).strip()


@beside
@pytest.mark.parametrize("part", [0.02, 0.1, 0.3, 0.5])
def test_a_file_that_is_cut_short_is_refused_or_has_part_of_the_results(real: Path, part: float) -> None:
    data = real.read_bytes()
    found: SessionFile | RecordError
    try:
        found = loads(data[: int(len(data) * part)], "evening.bws")
    except RecordError as error:
        found = error
    if isinstance(found, RecordError):
        assert found.code in ("not-access", "no-results")
    else:
        assert len(found.session.results) <= 297


def test_what_is_no_access_file_behind_its_first_bytes() -> None:
    with pytest.raises(RecordError) as raised:
        loads(b"\0\1\0\0Standard Jet DB" + b"\0" * 9000, "evening.bws")
    assert (raised.value.file, raised.value.line, raised.value.code) == ("evening.bws", 1, "not-access")


def test_without_the_extra_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "access_parser", None)
    with pytest.raises(RecordError) as raised:
        loads(b"\0\1\0\0Standard Jet DB", "evening.bws")
    assert raised.value.code == "needs-bws"


# What units write, as rows.


def entry(n: int, table: int, board: int, contract: str, result: str, by: str = "S", **more: Any) -> dict[str, Any]:
    return {
        "ID": n, "Section": 1, "Table": table, "Round": 1, "Board": board, "PairNS": table, "PairEW": table + 2,
        "NS/EW": by, "Contract": contract, "Result": result, "LeadCard": None, "Remarks": None, "Erased": False, **more,
    }  # fmt: skip


def units(
    monkeypatch: pytest.MonkeyPatch, received: list[dict[str, Any]], **tables: list[dict[str, Any]]
) -> SessionFile:
    """The session of a file with those rows."""
    rounds = [
        {"Section": 1, "Table": n, "Round": r, "NSPair": n, "EWPair": n + 2, "LowBoard": r, "HighBoard": r}
        for n in (1, 2)
        for r in (1, 2)
    ]
    whole: dict[str, list[dict[str, Any]]] = {
        "Section": [{"ID": 1, "Letter": "A  ", "Tables": 2, "Winners": 0}],
        "RoundData": rounds,
        "ReceivedData": received,
        **tables,
    }
    monkeypatch.setattr(bws, "tables_of", lambda data, name: defaultdict(list, whole))
    return bws.loads(b"", "evening.bws")


def test_of_several_entries_the_last_counts_and_none_that_was_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        entry(1, 1, 1, "4 S", "="),
        entry(2, 1, 1, "4 S", "-1"),
        entry(3, 2, 1, "3 NT x", "+1", "N", LeadCard="H10"),
        entry(4, 2, 1, "PASS", "", Erased=True),
    ]
    found = units(monkeypatch, rows)
    assert [(one.score, one.lead) for one in found.session.results] == [(-50, None), (650, "HT")]
    assert codes(found) == ["entered_again", "conditions_assumed"]
    assert found.findings[0].details == {"board": "1", "table": "A1"}


def test_remarks_say_what_the_units_cannot(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        entry(1, 1, 1, "", "", "", Remarks="60%-40%"),
        entry(2, 2, 1, "", "", "", Remarks="Not played"),
        entry(3, 1, 2, "", "", "", Remarks="Arbitral score"),
    ]
    found = units(monkeypatch, rows)
    assert found.session.results[0].shares == {NS: 60, EW: 40}
    assert [one.unplayed for one in found.session.results] == [None, "Not played", "Arbitral score"]
    assert codes(found) == ["score_unread", "conditions_assumed"]


def test_only_those_who_played_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    sat = [
        {"Section": 1, "Table": 1, "Direction": seat, "Number": str(n), "Name": None, "Round": 0}
        for n, seat in enumerate("NSEW", 1)
    ]
    sat.append({"Section": 1, "Table": 1, "Direction": "W", "Number": "9", "Name": "Zoë", "Round": 2})
    names = [{"ID": str(n), "Name": f"Player {n}"} for n in range(1, 5)]
    found = units(monkeypatch, [entry(1, 1, 1, "1 NT", "=")], PlayerNumbers=sat, PlayerNames=names)
    by_pair = {one.number: [found.people[key].name for key in one.people] for one in found.session.pairs}
    assert by_pair == {"1": ["Player 1", "Player 2"], "2": [], "3": ["Player 3", "Player 4", "Zoë"], "4": []}


def test_the_movement_is_that_of_the_rounds_whether_they_were_played_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    def at(table: int, number: int, ns: int, ew: int, *boards: int, custom: str | None = None) -> dict[str, Any]:
        return {
            "Section": 1, "Table": table, "Round": number, "NSPair": ns, "EWPair": ew,
            "LowBoard": boards[0], "HighBoard": boards[-1], "CustomBoards": custom,
        }  # fmt: skip

    rounds = [at(1, 1, 1, 2, 1, 2), at(2, 1, 0, 3, 3, 4), at(1, 2, 3, 1, 3, 4, custom="3 7"), at(2, 2, 2, 0, 1, 2)]
    whole = {"Section": [{"ID": 1, "Letter": "A"}], "ReceivedData": [], "RoundData": rounds}
    monkeypatch.setattr(bws_movement, "tables_of", lambda data, name: defaultdict(list, whole))
    (plan,), called = bws_movement.loads(b"", "evening.bws")
    assert called == ("1", "2", "3")
    seats = [(number, one.table, one.ns, one.ew, one.set is not None and plan.sets[one.set])
             for number, one in plan.seatings()]  # fmt: skip
    assert seats == [
        (1, 1, 1, 2, (1, 2)), (1, 2, 0, 3, (3, 4)), (2, 1, 3, 1, (3, 7)), (2, 2, 2, 0, (1, 2)),
    ]  # fmt: skip
    monkeypatch.setitem(whole, "RoundData", [])
    with pytest.raises(RecordError) as raised:
        bws_movement.loads(b"", "evening.bws")
    assert raised.value.code == "plan-empty"


def howell(number: int, *tables: tuple[int, int]) -> list[dict[str, Any]]:
    """A round of one board at each table, its number that of the round."""
    return [
        {"Section": 1, "Table": n, "Round": number, "NSPair": ns, "EWPair": ew, "LowBoard": number, "HighBoard": number}
        for n, (ns, ew) in enumerate(tables, 1)
    ]


def test_a_pair_that_is_missing_sits_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = [*howell(1, (4, 1), (2, 3)), *howell(2, (4, 2), (3, 1)), *howell(3, (3, 4), (1, 2))]
    section = {"ID": 1, "Letter": "A", "Tables": 2, "MissingPair": 4}
    rows = [entry(1, 2, 1, "1 NT", "=", PairNS=2, PairEW=3), entry(2, 2, 2, "1 NT", "+1", Round=2, PairNS=3, PairEW=1)]
    found = units(monkeypatch, rows, Section=[section], RoundData=rounds).session
    assert [one.number for one in found.pairs] == ["1", "2", "3"]
    # at one of the two tables somebody sits out: of one score none is missing
    assert [one.tables for one in found.sections] == [1]
    whole = {"Section": [section], "ReceivedData": rows, "RoundData": rounds}
    monkeypatch.setattr(bws_movement, "tables_of", lambda data, name: defaultdict(list, whole))
    (plan,), called = bws_movement.loads(b"", "evening.bws")
    assert called == ("1", "2", "3")
    assert [(one.ns, one.ew) for _, one in plan.seatings()] == [(0, 1), (2, 3), (0, 2), (3, 1), (3, 0), (1, 2)]
    # a pair that came after all has results
    came = [*rows, entry(3, 1, 3, "1 NT", "=", Round=3, PairNS=3, PairEW=4)]
    later = units(monkeypatch, came, Section=[section], RoundData=rounds).session
    assert [one.number for one in later.pairs] == ["1", "2", "3", "4"]
    assert [one.tables for one in later.sections] == [2]


def test_of_two_pairs_with_the_number_of_the_missing_one_that_is_missing_which_has_no_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rounds = [*howell(1, (1, 1), (2, 2)), *howell(2, (1, 2), (2, 1))]
    section = {"ID": 1, "Letter": "A", "Tables": 2, "MissingPair": 2}
    rows = [entry(1, 1, 1, "1 NT", "=", PairNS=1, PairEW=1), entry(2, 2, 2, "1 NT", "=", Round=2, PairNS=2, PairEW=1)]
    found = units(monkeypatch, rows, Section=[section], RoundData=rounds).session
    assert [(one.key, one.direction) for one in found.pairs] == [("1NS", NS), ("1EW", EW), ("2", NS)]


def test_boards_named_one_by_one_are_those_that_are_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = [row | {"CustomBoards": "7 9" if row["Table"] == 1 else "9,11"} for row in howell(1, (1, 2), (3, 4))]
    rows = [entry(1, 1, 9, "1 NT", "=", PairNS=1, PairEW=2), entry(2, 2, 9, "1 NT", "+1", PairNS=3, PairEW=4)]
    found = units(monkeypatch, rows, RoundData=rounds).session
    assert [one.tables for one in found.sections] == [2]
    alone = [row | {"CustomBoards": "7" if row["Table"] == 1 else "9"} for row in rounds]
    assert [one.tables for one in units(monkeypatch, rows[1:], RoundData=alone).session.sections] == [1]


def test_calls_and_cards_are_not_taken_over_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = [{"Section": 1, "Table": 1, "Round": 1, "Board": 1, "Counter": 1, "Direction": "N", "Bid": "PASS"}]
    found = units(monkeypatch, [entry(1, 1, 1, "1 NT", "=")], BiddingData=recorded)
    assert [one.details for one in found.findings if one.code == "not_taken"] == [{"text": "BiddingData"}]


def test_hand_records_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    row: dict[str, Any] = {"Section": 1, "Board": 1}
    for seat, hand in zip(("North", "East", "South", "West"), DEAL[2:].split(), strict=True):
        row |= dict(
            zip((f"{seat}{suit}" for suit in ("Spades", "Hearts", "Diamonds", "Clubs")), hand.split("."), strict=True)
        )
    found = units(monkeypatch, [entry(1, 1, 1, "1 NT", "=")], HandRecord=[row])
    assert found.session.deals == {1: DEAL}
