"""PBN of whole boards: what is read, and that anything else is a clear error."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.formats import pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.pbn import PbnError
from bridgelaw.formats.record import dumps, loads
from bridgelaw.game.seats import N
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts
from bridgelaw.table.record import record as happen
from tests.formats.shared import BOARDS

BOARD = """% PBN 2.1
% EXPORT
[Event "Club; evening"]
[Site ""]
[Date "2024.01.31"]
[Board "5"]
[West "Vera"]
[North "?"]
[East "Olav"]
[South ""]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6"]
[Scoring "MP;MP1"]
[Declarer "N"]
[Contract "1NTX"]
[Result "8"]
{a comment over

two lines} [Auction "N"]
1C =1= Pass 1S Pass
1NT    X =2= AP ; the end
[Note "1:could be short"]
[Note "2: penalties"]
[Play "E"]
SQ S4 S6 SA =1=
-  -  -  CA
*
[Note "1:after some thought"]
[OptimumResultTable "Declarer;Denomination;Result"]
N NT 13
E S  0

"""


def finished(record: Record) -> Facts:
    """The facts after the last act."""
    facts = record.facts()
    for act in record.acts:
        facts, _ = happen(facts, act)
    return facts


def test_a_board() -> None:
    (record,) = pbn.loads(BOARD, "club.pbn")
    assert dumps(record) == (
        "bridgelaw: 1\n"
        "laws: 2017\n"
        "scoring: mp\n"
        "board: 5\n"
        'deal: "N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6"\n'
        "players: {E: Olav, W: Vera}\n"
        "source: {file: club.pbn, line: 3}\n"
        "acts:\n"
        "  - {by: N, call: 1C, text: could be short}\n"
        "  - {by: E, call: P}\n"
        "  - {by: S, call: 1S}\n"
        "  - {by: W, call: P}\n"
        "  - {by: N, call: 1NT}\n"
        "  - {by: E, call: X, text: penalties}\n"
        "  - {by: S, call: P}\n"
        "  - {by: W, call: P}\n"
        "  - {by: N, call: P}\n"
        "  - {by: E, play: SQ}\n"
        "  - {by: N, play: S4, from: S}\n"
        "  - {by: W, play: S6}\n"
        "  - {by: N, play: SA, text: after some thought}\n"
        "  - {by: N, play: CA}\n"
        "  - {by: director, result: 8}\n"
    )
    assert loads(dumps(record)) == record
    assert record.dealer is N


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_other_line_ends_and_bytes(tmp_path: Path, end: str) -> None:
    file = tmp_path / "board.pbn"
    for encoding in ("utf-8-sig", "latin-1"):
        file.write_bytes(BOARD.replace("Olav", "Åsa").replace("\n", end).encode(encoding))
        (record,) = pbn.load(file)
        assert record.players[N.lho] == "Åsa"
        assert len(record.acts) == 15


def test_boards_without_calls_and_passed_out() -> None:
    bare = '[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal ""]\n'
    passed = f'{bare}[Declarer ""]\n[Contract "Pass"]\n[Result "0"]\n[Auction "E"]\nPASS pass Pass P\n'
    first, second = pbn.loads(f"{bare}\n \n\n{passed}")
    assert first.acts == ()
    assert [str(act.call) for act in second.acts if isinstance(act, acts.Call)] == ["P"] * 4
    assert finished(second).phase == "ended"


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ('[Dealer "N"]', "", 3, "the tag Dealer is missing"),
        ('[Dealer "N"]', '[Dealer "X"]', 11, "Dealer: 'X' is not a seat"),
        ('[Board "5"]', '[Board "5a"]', 6, "'5a' is not a board number"),
        ('[Vulnerable "NS"]', '[Vulnerable "N"]', 12, "Vulnerable: 'N'"),
        ("9876.9876.9876.6", "9876.9876.9876", 13, "has 3 suits"),
        ("9876.9876.9876.6", "A876.9876.9876.6", 13, "SA is in two hands"),
        ('[Declarer "N"]', '[Declarer "S"]', 15, "Declarer is 'S', the auction gives N"),
        ('[Contract "1NTX"]', '[Contract "1NT"]', 16, "Contract is '1NT', the auction gives 1NTX"),
        ('[Result "8"]', '[Result "NS 8"]', 17, "Result: 'NS 8' is not read"),
        ('[Result "8"]', '[Result "14"]', 17, "Result: '14'"),
        ('[Auction "N"]', '[Auction "E"]', 20, "the auction begins with 'E', the dealer is N"),
        ("1S Pass", "^I 1C", 21, "'^I' in an auction is not read"),
        ("1S Pass", "1S! Pass", 21, "'1S!' in an auction is not read"),
        ("1S Pass", "1C Pass", 21, "1C is not legal here"),
        ("AP ;", "AP Pass ;", 22, "Pass is not legal here"),
        ("X =2=", "X =3=", 22, "there is no note 3"),
        ("X =2= AP", "X Pass", 16, "Contract is '1NTX', the auction gives none yet"),
        ('[Play "E"]', '[Play "?"]', 25, "Play: '?' is not a seat"),
        ("SQ S4", "SQ ^R", 26, "'^R' in a play is not read"),
        ("SQ S4", "SQ -", 26, "a card before it is missing"),
        ("SQ S4", "SK S4", 26, "act 10 (a10): E does not hold SK"),
        ("CA\n*", "CA\n*\nHA", 29, "behind the end of the play"),
        ("CA\n*", "CA\nD3 D4 D6 DA\n*", 28, "a card before it is missing"),
        ('[Site ""]', '[Site ""]\n[Site ""]', 5, "the tag Site stands twice"),
        ('[Site ""]', '[Site ""]\nhello', 5, "neither a tag nor part of a section: hello"),
        ('[Site ""]', "[Site E1]", 4, "no tag: [Site E1]; a tag is [Name"),
        ("{a comment", "{ {a comment", 18, ""),
        ("two lines}", "two lines", 18, "a comment { that has no end"),
        ("Olav", "Ol\0av", 9, "NUL"),
    ],
)
def test_a_planted_fault_is_refused(old: str, new: str, line: int, reason: str) -> None:
    assert old in BOARD
    faulty = BOARD.replace(old, new, 1)
    if not reason:
        assert pbn.loads(faulty)
        return
    with pytest.raises(PbnError) as caught:
        pbn.loads(faulty, "club.pbn")
    assert isinstance(caught.value, RecordError)
    assert str(caught.value).startswith(f"club.pbn:{line}: ")
    assert reason in str(caught.value)


def test_nothing_and_no_file(tmp_path: Path) -> None:
    with pytest.raises(PbnError, match="nothing in it"):
        pbn.loads("% PBN 2.1\n\n")
    with pytest.raises(PbnError, match="cannot be read"):
        pbn.load(tmp_path / "none.pbn")


def test_a_whole_play_tells_the_result() -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    ranks = "AKQJT98765432"
    rows = "\n".join(f"H{rank} D{rank} C{rank} S{rank}" for rank in ranks)
    text = f'[Dealer "N"]\n[Deal "{deal}"]\n[Result "13"]\n[Auction "N"]\n7S AP\n[Play "E"]\n{rows}\n'
    (record,) = pbn.loads(text)
    assert len(record.acts) == 56
    assert finished(record).tricks(N.side) == 13
    with pytest.raises(PbnError, match="Result is 12, the cards give 13"):
        pbn.loads(text.replace('"13"', '"12"'))


def test_real_boards_have_the_contract_and_declarer_of_their_tags() -> None:
    if not BOARDS.is_file():
        return
    records = pbn.load(BOARDS)
    text = BOARDS.read_text(encoding="latin-1")
    tags = [
        dict(line[1:-2].split(' "', 1) for line in game.splitlines() if line[:1] == "[") for game in text.split("\n\n")
    ]
    assert len(records) == 150
    called = [(record, tag) for record, tag in zip(records, tags, strict=True) if record.acts]
    assert len(called) == 140
    for record, tag in called:
        facts = finished(record)
        contract = "PASS" if facts.contract is None else str(facts.contract)
        assert contract == tag["Contract"].upper()
        assert (facts.declarer.value if facts.declarer else "") == tag["Declarer"]
        assert str(record.board) == tag["Board"]
        if facts.declarer:
            assert facts.tricks(facts.declarer.side) == int(tag["Result"])
        assert loads(dumps(record)) == record
