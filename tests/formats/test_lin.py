"""LIN: what is read out of a board, in which places, and what is refused."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.api.table import followed
from bridgelaw.formats import lin, pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import dumps, loads
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import E, N, S, W
from bridgelaw.table import acts

HANDS = "SAK2HAK2DAK2CAK32,SQJ3HQJ3DQJ3CQJ54,ST54HT54DT54CT987"  # South, West, North; East has what is left
BOARD = (
    f"pn|Ann,Bo,Cy,Di|st||md|1{HANDS},|rh||ah|Board 3|sv|e|mb|1C|mb|p|an|nothing to say|mb|1S!|an|spades |mb|p|"
    "mb|1N|mb|d|mb|p|mb|p|mb|p|pg||pc|SQ|pc|S4|pc|S6|pc|SA|pg||pc|CA|pc|C4|mc|8|pg||\n"
)
VUGRAPH = (
    "vg|Cup,Final,I,46,47,Reds,0,Blues,3|\nrs|1NSx+1,,,|\npn|Ann,Bo,Cy,Di,Al,Bea,Col,Dot|pg||\n"
    f"qx|o46|st||md|1{HANDS},|sv|b|mb|1N|nt|Cy: quick|pg||\nmb|p|mb|p|mb|p|pc|sq|nt|Bo: a long one|pg||\npc|s4|pg||\n"
    "qx|c46|st||sv|b|mb|p|mb|p|mb|p|mb|p|pg||\n"
)


def one(text: str, **options: Any) -> Record:
    """The only board of a text."""
    (record,) = lin.loads(text, "x.lin", **options)
    return record


def codes(record: Record) -> list[str]:
    """The codes of what was noticed."""
    return [finding["code"] for finding in record.reading]


def test_a_board() -> None:
    record = one(BOARD)
    assert dumps(record) == (
        "bridgelaw: 1\n"
        "laws: 2017\n"
        "regulations: {alert_by: self}\n"
        "board: 3\n"
        'deal: "N:T54.T54.T54.T987 9876.9876.9876.6 AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54"\n'
        "players: {N: Cy, E: Di, S: Ann, W: Bo}\n"
        "source: {file: x.lin, line: 1}\n"
        "acts:\n"
        "  - {by: S, call: 1C}\n"
        "  - {by: W, call: P}\n"
        "  - {by: W, explain: nothing to say, of: a2, imported: true}\n"
        "  - {by: N, call: 1S}\n"
        "  - {by: N, alert: true, of: a4, imported: true}\n"
        "  - {by: N, explain: spades, of: a4, imported: true}\n"
        "  - {by: E, call: P}\n"
        "  - {by: S, call: 1NT}\n"
        "  - {by: W, call: X}\n"
        "  - {by: N, call: P}\n"
        "  - {by: E, call: P}\n"
        "  - {by: S, call: P}\n"
        "  - {by: W, play: SQ}\n"
        "  - {by: S, play: S4, from: N}\n"
        "  - {by: E, play: S6}\n"
        "  - {by: S, play: SA}\n"
        "  - {by: S, play: CA}\n"
        "  - {by: W, play: C4}\n"
        "  - {by: director, result: 8, imported: true}\n"
    )
    assert loads(dumps(record)) == record
    written = lin.dumps(record)
    assert written.startswith(BOARD[:40])
    assert written.partition("nt|BRIDGELAW")[0] == BOARD.replace("spades |", "spades|").replace("\n", "")


def test_vugraph() -> None:
    open_room, closed_room = lin.loads(VUGRAPH, "v.lin")
    assert (open_room.board, open_room.scoring, open_room.players[S]) == (46, "imp", "Ann")
    assert (closed_room.board, closed_room.dealer, closed_room.players[S]) == (46, S, "Al")
    assert closed_room.deal == open_room.deal
    assert "inherited" in codes(closed_room)
    assert open_room.kept is not None
    tags = {"Event": "Cup", "Stage": "Final", "HomeTeam": "Reds", "VisitTeam": "Blues", "Room": "Open"}
    assert open_room.kept["tags"] == tags
    assert ("a1", "nt", "Cy: quick") in open_room.kept["commands"]
    assert open_room.kept["commands"][0][:2] == ("file", "vg")
    assert codes(open_room) == ["contract_mismatch"]
    assert [str(act.card) for act in open_room.acts if isinstance(act, acts.Play)] == ["SQ", "S4"]
    text = lin.dumps([open_room, closed_room])
    assert lin.loads(text) == [open_room, closed_room]
    as_pbn = pbn.dumps([open_room])
    assert '[Room "Open"]' in as_pbn
    assert pbn.loads(as_pbn) == [open_room]


@pytest.mark.parametrize("hands", [
    "S2KAH2KADK2ACA32K,SQJ3HQJ3DQJ3CQJ54,S1054H1054D1054C10987",
    "C32AKD2AKH2AKS2AK,SQJ3HQJ3DQJ3CQJ54,sT54hT54dT54cT987,S6789H6789D6789C6",
])  # fmt: skip
def test_hands_in_other_spellings(hands: str) -> None:
    record = one(f"md|1{hands}|mb|p|")
    assert write_hand(record.deal[S]) == "AK2.AK2.AK2.AK32"
    assert write_hand(record.deal[N]) == "T54.T54.T54.T987"
    assert write_hand(record.deal[E]) == "9876.9876.9876.6"


def test_a_void_without_its_letter_and_hands_that_are_not_given() -> None:
    record = one("md|4SAKQJT98765432,,HAKQJT98765432|")
    assert [write_hand(record.deal[seat]) for seat in (S, W, N, E)] == [
        "AKQJT98765432...", "-", ".AKQJT98765432..", "-",
    ]  # fmt: skip
    assert record.dealer is E
    assert record.reading == ()


def test_several_calls_and_cards_in_one_value() -> None:
    record = one(f"md|1{HANDS},|mb|1Nppp|pc|sqs4s6sA|")
    assert [str(act.call) for act in record.acts if isinstance(act, acts.Call)] == ["1NT", "P", "P", "P"]
    assert [str(act.card) for act in record.acts if isinstance(act, acts.Play)] == ["SQ", "S4", "S6", "SA"]
    alerted = one("md|1|mb|1Hpp2C!|")
    assert [act.of for act in alerted.acts if isinstance(act, acts.Alert)] == ["a4"]


@pytest.mark.parametrize(
    ("old", "new", "column", "reason"),
    [
        ("SAK2H", "SAK1H", 21, "md: S1 is no card"),
        ("|rh|", ",,S2|rh|", 21, "md: 6 hands"),
        ("mb|p|an", "mb|1Z|an", 106, "mb: '1Z': expected a call"),
        ("pc|CA", "pc|CX", 210, "pc: 'CX': expected a card"),
        ("st||", "st||what is this|", 21, "'what is this' is no command: expected two letters and |"),
        ("Bo", "B\0o", 4, "NUL"),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(old: str, new: str, column: int, reason: str) -> None:
    assert old in BOARD
    with pytest.raises(RecordError) as caught:
        lin.loads(BOARD.replace(old, new, 1), "x.lin")
    assert str(caught.value).startswith("x.lin:1: ")
    assert reason in str(caught.value)
    assert caught.value.column == column


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("SAK2H", "SAA2H", "deal_defect"),
        ("SQJ3H", "SAJ3H", "deal_defect"),
        ("CQJ54", "CQJ5", "partial_deal"),
        ("md|1", "md|", "assumed"),
        ("sv|e|", "", "assumed"),
        ("sv|e|", "sv|q|", "bad_value"),
        ("mb|1S!", "mb|1C!", "illegal_call_unmarked"),
        ("mb|p|pg", "mb|p|mb|p|pg", "illegal_call_unmarked"),
        ("mb|d|mb|p|mb|p|mb|p|", "", "play_unread"),
        ("pc|S4", "pc|SA", "card_not_in_hand"),
        ("pc|S4", "pc|H4", "revoke_unmarked"),
        ("mc|8", "mc|88", "bad_value"),
        ("mc|8", "mc|8|pc|C7", "after_end"),
        ("mc|8|pg||", "mc|8|pg||xx", "unread_tail"),
    ],
)
def test_what_is_odd_is_noticed(old: str, new: str, code: str) -> None:
    assert old in BOARD
    record = one(BOARD.replace(old, new, 1))
    assert code in codes(record)
    assert lin.loads(lin.dumps(record)) == [record]
    assert pbn.loads(pbn.dumps(record)) == [record]


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("pc|S4", "pc|H4", "revoke"),
        ("mb|1S!", "mb|1C!", "insufficient_bid"),
        ("mb|p|pg", "mb|p|mb|p|pg", "call_after_auction"),
    ],
)
def test_what_was_irregular_is_a_fact_that_nobody_has_noticed(old: str, new: str, kind: str) -> None:
    """All calls and cards are kept: LIN has no mark for it."""
    record, regular = one(BOARD.replace(old, new, 1)), one(BOARD)
    for verb in (acts.Call, acts.Play):
        more = int(kind == "call_after_auction" and verb is acts.Call)
        assert sum(isinstance(a, verb) for a in record.acts) == sum(isinstance(a, verb) for a in regular.acts) + more
    found = [(it.kind, it.status) for it in followed(record).situation.irregularities]
    assert kind in [one for one, _ in found]
    assert all(status in ("unnoticed", "accepted") for _, status in found)


def test_line_ends_mean_nothing() -> None:
    broken = "\r\n".join(BOARD[at : at + 30] for at in range(0, len(BOARD), 30))
    first, second = one(BOARD), one(broken)
    assert (first.acts, first.deal, first.players) == (second.acts, second.deal, second.players)


def test_one_bad_board_does_not_cost_the_others() -> None:
    text = BOARD + BOARD.replace("pc|CA", "pc|CX") + BOARD + "garbage here\n" + BOARD
    found = list(lin.boards(BytesIO(text.encode()), "x.lin"))
    assert [type(each).__name__ for each in found] == ["Record", "RecordError", "Record", "RecordError", "Record"]
    errors = [each for each in found if isinstance(each, RecordError)]
    assert [error.line for error in errors] == [2, 4]


def test_a_changed_file_is_noticed() -> None:
    by_partner = replace(one(BOARD), regulations={})  # what LIN cannot say is carried along
    written = lin.dumps(by_partner).replace("Ann", "Eve")
    changed = one(written)
    assert codes(changed) == ["edited_outside"]
    assert changed.regulations == {}
    assert changed.players[S] == "Eve"
    visible = one(written, repair=True)
    assert "edited_outside" in codes(visible)
    assert visible.regulations == {"alert_by": "self"}
    damaged = one(written.replace('{"seen"', "{seen"))
    assert "edited_outside" in codes(damaged)


def test_files(tmp_path: Path) -> None:
    records = lin.loads(VUGRAPH.replace("Ann", "Åsa"))
    lin.dump(records, tmp_path / "x.lin")
    assert lin.load(tmp_path / "x.lin") == records
    assert lin.loads("") == []
    with pytest.raises(RecordError, match="cannot be read"):
        lin.load(tmp_path / "none.lin")
    assert lin.loads(BOARD.replace("Ann", "Åsa").encode("latin-1"))[0].players[S] == "Åsa"


@pytest.mark.parametrize("number", ["00139", "0" * 5000])
def test_numbers_that_are_none(number: str) -> None:
    record = one(BOARD.replace("mc|8|", f"mc|{number}|"))
    assert "bad_value" in codes(record)
    assert not any(isinstance(act, acts.Result) for act in record.acts)
    for old, new in ((",46,47,", f",{number},47,"), ("1NSx+1", f"1NSx+{number}"), ("qx|o46|", f"qx|o{number}|")):
        assert old in VUGRAPH
        records = lin.loads(VUGRAPH.replace(old, new))
        assert lin.loads(lin.dumps(records)) == records
