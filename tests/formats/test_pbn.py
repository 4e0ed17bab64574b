"""PBN: what is read out of a board, in which places, and what is refused."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.api.table import followed
from bridgelaw.formats import pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import dumps, loads
from bridgelaw.game.seats import N
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts
from bridgelaw.table.record import record as happen

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
WHOLE = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"


def one(text: str, **options: Any) -> Record:
    """The only board of a text."""
    (record,) = pbn.loads(text, "club.pbn", **options)
    return record


def board(auction: str, play: str = "", dealer: str = "N", **tags: str) -> str:
    """A board with the deal above, a few tags, an auction and a play."""
    said = {"Board": "1", "Dealer": dealer, "Vulnerable": "None"} | tags
    said.setdefault("Deal", "N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6")
    lines = [f'[{name} "{value}"]' for name, value in said.items()]
    lines += [f'[Auction "{dealer}"]', auction] if auction else []
    lines += [play] if play else []
    return "\n".join(lines) + "\n"


def codes(record: Record) -> list[str]:
    """The codes of what was noticed."""
    return [finding["code"] for finding in record.reading]


def said(record: Record) -> list[str]:
    """The calls and cards, each with its seat."""
    words = []
    for act in record.acts:
        if isinstance(act, acts.Call):
            words.append(f"{act.by.value}:{act.call}")
        elif isinstance(act, acts.Play):
            words.append(f"{act.hand.value}:{act.card}")
    return words


def finished(record: Record) -> Facts:
    """The facts after the last act."""
    facts = record.facts()
    for act in record.acts:
        facts, _ = happen(facts, act)
    return facts


def test_a_board() -> None:
    record = one(BOARD)
    assert dumps(record) == (
        "bridgelaw: 1\n"
        "laws: 2017\n"
        "scoring: mp\n"
        "board: 5\n"
        'deal: "N:AK2.AK2.AK2.AK32 QJ3.QJ3.QJ3.QJ54 T54.T54.T54.T987 9876.9876.9876.6"\n'
        "players: {E: Olav, W: Vera}\n"
        "source: {file: club.pbn, line: 3}\n"
        'kept: {tags: {Event: Club; evening, Site: "", Date: "2024.01.31", South: "", Scoring: MP;MP1}, '
        'tables: {OptimumResultTable: [Declarer;Denomination;Result, N NT 13, "E S  0"]}, '
        'remarks: [[Result, "{a comment over\\n\\ntwo lines}"], [a12, "; the end"]]}\n'
        "acts:\n"
        "  - {by: N, call: 1C}\n"
        "  - {by: S, alert: true, of: a1, imported: true}\n"
        "  - {by: S, explain: could be short, of: a1, imported: true}\n"
        "  - {by: E, call: P}\n"
        "  - {by: S, call: 1S}\n"
        "  - {by: W, call: P}\n"
        "  - {by: N, call: 1NT}\n"
        "  - {by: E, call: X}\n"
        "  - {by: W, alert: true, of: a8, imported: true}\n"
        "  - {by: W, explain: penalties, of: a8, imported: true}\n"
        "  - {by: S, call: P}\n"
        "  - {by: W, call: P}\n"
        "  - {by: N, call: P}\n"
        "  - {by: E, play: SQ}\n"
        "  - {by: N, play: S4, from: S}\n"
        "  - {by: W, play: S6}\n"
        "  - {by: N, play: SA, text: after some thought}\n"
        "  - {by: N, play: CA}\n"
        "  - {by: director, result: 8, imported: true}\n"
    ).replace("[a12,", "[a13,")
    assert loads(dumps(record)) == record
    assert record.dealer is N
    assert record.reading == ()


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_other_line_ends_and_bytes(tmp_path: Path, end: str) -> None:
    file = tmp_path / "board.pbn"
    for encoding in ("utf-8-sig", "latin-1"):
        file.write_bytes(BOARD.replace("Olav", "Åsa").replace("\n", end).encode(encoding))
        (record,) = pbn.load(file)
        assert record.players[N.lho] == "Åsa"
        assert len(record.acts) == 19


def test_a_declared_charset_is_obeyed_where_it_fits() -> None:
    head = "%Content-type: text/x-pbn; charset={}\n"
    data = (head.format("cp1250") + BOARD.replace("Olav", "Łucja")).encode("cp1250")
    assert pbn.loads(data)[0].players[N.lho] == "Łucja"
    for strange in ("nonsense", "utf-16", "rot13"):
        data = (head.format(strange) + BOARD.replace("Olav", "Åsa")).encode("utf-8")
        assert pbn.loads(data)[0].players[N.lho] == "Åsa"


def test_boards_without_calls_and_passed_out() -> None:
    bare = '[Board "2"]\n[Dealer "E"]\n[Vulnerable "NS"]\n[Deal ""]\n'
    passed = f'{bare}[Declarer ""]\n[Contract "Pass"]\n[Result "0"]\n[Auction "E"]\nPASS pass Pass P\n'
    first, second = pbn.loads(f"{bare}\n \n\n{passed}")
    assert first.acts == ()
    assert [str(act.call) for act in second.acts if isinstance(act, acts.Call)] == ["P"] * 4
    assert finished(second).phase == "ended"
    assert codes(first) == codes(second) == []


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "reason"),
    [
        ('[Dealer "N"]', '[Dealer "X"]', 11, 1, "Dealer: 'X' is not a seat: expected N E S W"),
        ('[Vulnerable "NS"]', '[Vulnerable "N"]', 12, 1, "'N' is no vulnerability: expected None NS EW All"),
        ("9876.9876.9876.6", "9876.9876.9876", 13, 1, "has 3 suits"),
        ("9876.9876.9876.6", "A876.9876.9876.6", 13, 1, "SA is in two hands"),
        ("9876.9876.9876.6", "v876.9876.9876.6", 13, 1, "'V' is not a rank"),
        ("QJ3.QJ3.QJ3.QJ54", "QJ3.QJ3.QJ3.QJ54K", 13, 1, "CK"),
        ("1S Pass", "1S 5Hearts", 21, 18, "'earts' in the Auction: expected a call"),
        ("1S Pass", "Pass 0C", 21, 18, "'0C' in the Auction: expected a call"),
        ('[Play "E"]', '[Play "?"]', 25, 1, "Play: '?' is not a seat"),
        ("SQ S4", "SQ S1", 26, 4, "'S1' in the Play: expected a card"),
        ('[Site ""]', '[Site ""]\nhello', 5, 1, 'neither a tag nor part of a section: hello: expected [Name "value"]'),
        ('[Site ""]', "[Site]", 4, 1, 'the tag Site has no value: expected [Site "value"]'),
        ('[Site ""]', '[Site "', 4, 1, 'no tag: [Site "'),
        ('[Site ""]', '[Site "" Date]', 4, 1, "no tag"),
        ("two lines}", "two lines", 18, 1, "a comment { that has no end: expected }"),
        ("Olav", "Ol\0av", 9, 10, "NUL"),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_place(old: str, new: str, line: int, column: int, reason: str) -> None:
    assert old in BOARD
    with pytest.raises(RecordError) as caught:
        one(BOARD.replace(old, new, 1))
    error = caught.value
    assert (error.file, error.line) == ("club.pbn", line)
    assert reason in str(error)
    assert error.column == column


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('[Dealer "N"]\n', "", "assumed", 3),
        ('[Vulnerable "NS"]\n', "", "assumed", 3),
        ('[Board "5"]', '[Board "5a"]', "bad_value", 6),
        ('[Date "2024.01.31"]', '[Date "31 Jan"]', "bad_date", 5),
        ('[Result "8"]', '[Result "C-2"]', "bad_value", 17),
        ('[Declarer "N"]', '[Declarer "S"]', "declarer_mismatch", 15),
        ('[Contract "1NTX"]', '[Contract "1NT"]', "contract_mismatch", 16),
        ("1S Pass", "^I 2S Pass", "mark_unfounded", 21),
        ("1S Pass", "1C Pass", "illegal_call_unmarked", 21),
        ("1S Pass", "X Pass", "illegal_call_unmarked", 21),
        ("AP ;", "AP Pass ;", "illegal_call_unmarked", 22),
        ("1S Pass", "1S!!! Pass", "bad_mark", 21),
        ("1S Pass", "1S=2 Pass", "bad_mark", 21),
        ("1S Pass", "1S $256 Pass", "bad_mark", 21),
        ("X =2=", "X =2= =1=", "bad_mark", 22),
        ("X =2=", "X =3=", "notes_dangling", 22),
        ("SQ S4", "SQ $1 S4", "bad_mark", 26),
        ("SQ S4 S6 SA", "- S4 S6 SA", "card_missing", 26),
        ("SQ S4", "HK S4", "card_not_in_hand", 26),
        ("SQ S4 S6 SA =1=\n-  -  -  CA", "SQ S4 S6 SA =1=\nCQ C7 C6 CA\n- - - SA", "card_not_in_hand", 28),
        ("SQ S4", "SQ H4", "revoke_unmarked", 26),
        ("SQ S4", "SQ ^R S4", "mark_unfounded", 26),
        ("SQ S4", "^L SQ S4", "mark_unfounded", 26),
        ("CA\n*", "CA\n*\nHQ HT H9 HA", "after_end", 29),
        ("CA\n*", "CA\nD3 D4 D6 DA\n*", "card_missing", 28),
        ('[Site ""]', '[Site ""]\n[Site "x"]', "duplicate_tag", 5),
        ('[Contract "1NTX"]', '[Contract "5Hearts"]', "bad_value", 16),
        ('[Declarer "N"]', '[Declarer "North"]', "bad_value", 15),
        ('"MP;MP1"', '"MP;??"', "bad_value", 14),
        ("N NT 13", "N NT", "bad_value", 30),
        ("N NT 13", "N NT {made} 13", "bad_value", 30),
        ("Declarer;Denomination;Result", "Declarer;Denomination\\\\R;Result", "bad_value", 30),
        ("[OptimumResultTable", '[OptimumScore "420"]\n[OptimumResultTable', "bad_value", 30),
        ('[Site ""]', "[Site E1]", "unquoted_tag", 4),
        ('[Site ""]', '[SITE ""]', "tag_case", 4),
        ('[Site ""]', '[Site "a\tb"]', "bad_value", 4),
        ('[Site ""]', '[Site "say "no" to it"]', "bad_value", 4),
        ('[Site ""]', '[Site ""]\n*', "stray_sign", 5),
        ('[Site ""]\n', '{[Site ""]\n}\n', "", 0),
        ('[Site ""]\n', '{\n[Site ""]\n}\n', "comment_swallows_tags", 5),
        ("AK2.AK2.AK2.AK32 QJ3", "AK2.AK2.AK2.AK32  QJ3", "bad_value", 13),
        ("9876.9876.9876.6", "-", "partial_deal", 13),
        ("9876.9876.9876.6", "9876.9876.9876.", "partial_deal", 13),
        ("{a comment", "{ {a comment", "", 0),
    ],
)
def test_what_is_odd_is_noticed_at_its_place(old: str, new: str, code: str, line: int) -> None:
    assert old in BOARD
    record = one(BOARD.replace(old, new, 1))
    if not code:
        assert record.reading == ()
        return
    assert code in codes(record), record.reading
    finding = next(finding for finding in record.reading if finding["code"] == code)
    assert finding["line"] == line
    assert finding["column"] >= 1
    assert finding["message"]
    assert pbn.loads(pbn.dumps(record)) == [record]


def irregular(record: Record) -> list[tuple[str, str]]:
    """What the judge finds irregular, and whether anybody has noticed it."""
    return [(it.kind, it.status) for it in followed(record).situation.irregularities]


@pytest.mark.parametrize(
    ("calls", "by", "kind"),
    [
        ("1H 1C Pass Pass Pass", "E", "insufficient_bid"),
        ("1H X XX XX AP", "W", "inadmissible_redouble"),
        ("1H Pass Pass Pass 1S", "N", "call_after_auction"),
        ("1H 8C AP", "E", "bid_over_seven"),
    ],
)
def test_an_unmarked_call_is_a_fact_that_nobody_has_noticed(calls: str, by: str, kind: str) -> None:
    record = one(board(calls))
    made = [word for word in calls.replace("AP", "Pass Pass Pass").split() if word]
    assert sum(isinstance(act, acts.Call) for act in record.acts) == len(made)
    assert record.kept is None or "Auction" not in record.kept.get("rest", {})
    assert codes(record).count("illegal_call_unmarked") == 1
    assert (kind, "unnoticed") in irregular(record) or (kind, "accepted") in irregular(record)
    assert [it.by.value for it in followed(record).situation.irregularities if it.by and it.kind == kind] == [by]
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_the_cards_behind_an_unmarked_call_are_read() -> None:
    record = one(board("1H 1S 1C Pass Pass Pass", '[Play "W"]\n' + "- - - -\n", Contract="1C", Declarer="S"))
    assert "play_unread" not in codes(record)
    whole = one(board("1C 1C Pass Pass Pass", '[Play "S"]\nHT H9 HA HQ\n', Contract="1C", Declarer="E"))
    assert said(whole)[-4:] == ["S:HT", "W:H9", "N:HA", "E:HQ"]
    assert codes(whole) == ["illegal_call_unmarked"]


def test_who_begins_and_is_not_the_dealer_has_called_out_of_turn() -> None:
    text = board("1H Pass Pass Pass", dealer="E", Contract="2H", Declarer="E")
    record = one(text.replace('[Dealer "E"]', '[Dealer "N"]'))
    assert codes(record) == ["illegal_call_unmarked", "contract_mismatch"]
    assert said(record)[:2] == ["E:1H", "S:P"]
    assert irregular(record) == [("bid_out_of_rotation", "accepted")]
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_too_many_calls_that_could_not_be_made_are_no_auction() -> None:
    record = one(board("1H " + "1C " * 30))
    assert record.kept is not None
    assert record.kept["rest"]["Auction"].startswith("1C 1C")
    assert sum(isinstance(act, acts.Call) for act in record.acts) < 30


def test_an_unmarked_revoke_is_a_fact_that_nobody_has_noticed() -> None:
    text = board("1NT AP", '[Play "E"]\nHQ HT H9 HA\nS3 S4 C6 S2\n', Result="7")
    record = one(text)
    assert said(record)[4:8] == ["E:HQ", "S:HT", "W:H9", "N:HA"]
    assert [word for word in said(record) if word.endswith(("S3", "S4", "C6", "S2"))] == said(record)[8:12]
    assert codes(record) == ["revoke_unmarked"]
    assert irregular(record) == [("revoke", "unnoticed")]
    assert isinstance(record.acts[-1], acts.Result)
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_marked_irregularities_become_acts() -> None:
    record = one(board("^S 1D ^I 1C 4S ^S ^S X AP", dealer="N"))
    assert said(record) == ["E:1D", "S:1C", "W:4S", "S:X", "W:P", "N:P", "E:P"]
    assert codes(record) == []
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_a_lead_out_of_turn_and_a_revoke_that_stood() -> None:
    record = one(board("1NT AP", '[Play "E"]\nSQ ^R H4 S6 SA\nS3 S5 S7 SK\n'))
    assert said(record)[4:8] == ["E:SQ", "S:H4", "W:S6", "N:SA"]
    led = one(board("1NT AP", '[Play "E"]\nSQ S4 S6 SA\n^L H3 H4 H6 HA\n'))
    assert said(led)[8:] == ["E:H3", "S:H4", "W:H6", "N:HA"]
    for each in (record, led):
        assert each.reading == ()
        assert pbn.loads(pbn.dumps(each)) == [each]


def test_declarer_and_dummy_changed_places() -> None:
    text = board("1NT AP", '[Play "W"]\nS6 SA SQ S4\n', Declarer="^S", Contract="1NT")
    record = one(text)
    assert record.reading == ()
    spread = [act for act in record.acts if isinstance(act, acts.Spread)]
    assert [act.by for act in spread] == [N]
    assert '[Declarer "^S"]' in pbn.dumps(record)
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_columns_are_seats_and_columns_that_move_are_put_right() -> None:
    right = one(board("1NT AP", '[Play "E"]\nSQ S4 S6 SA\nCQ C7 C6 CA\n'))
    moved = one(board("1NT AP", '[Play "E"]\nSQ S4 S6 SA\nCA CQ C7 C6\n'))
    assert said(right)[4:] == said(moved)[4:] == ["E:SQ", "S:S4", "W:S6", "N:SA", "N:CA", "E:CQ", "S:C7", "W:C6"]
    assert codes(right) == []
    assert codes(moved) == ["columns_wrong"]


def test_leading_passes_are_put_in_where_only_one_number_fits() -> None:
    for missing, dealer in enumerate("NWSE"):
        calls = "1NT 2S AP"
        record = one(board(calls, dealer=dealer, Declarer="E", Contract="2S"))
        assert said(record)[missing:][:2] == ["N:1NT", "E:2S"]
        assert codes(record) == (["leading_passes_missing"] if missing else [])
    unclear = one(board("1NT AP", dealer="E", Contract="1NT", Declarer="?"))
    assert said(unclear)[0] == "E:1NT"


def test_dashes_stand_for_the_seats_before_the_dealer() -> None:
    text = board("- - 1NT Pass Pass Pass", dealer="N").replace('[Auction "N"]', '[Auction "S"]')
    assert said(one(text)) == ["N:1NT", "E:P", "S:P", "W:P"]
    assert codes(one(text)) == []


def test_inheritance() -> None:
    first = board("AP", Event="##Cup", Site="Oslo", West="Vera")
    second = '[Site "#"]\n[West "Olav"]\n[Auction "N"]\n1NT AP\n'
    third = '[Board "2"]\n[Event "#"]\n[Site "?"]\n[Dealer "E"]\n'
    one_, two, three = pbn.loads("\n".join((first, second, third)))
    assert one_.kept is not None
    assert one_.kept["tags"] == {"Event": "Cup", "Site": "Oslo"}
    assert two.kept is not None
    assert two.kept["tags"] == {"Event": "Cup", "Site": "Oslo"}
    assert (two.board, two.dealer, two.deal) == (1, N, one_.deal)
    assert [finding["message"].partition(":")[0] for finding in two.reading] == [
        "Site",
        "Event, Board, Dealer, Vulnerable, Deal",
    ]
    assert set(three.deal.values()) == {None}
    assert three.kept is not None
    assert three.kept["tags"] == {"Event": "Cup"}
    assert codes(two) == ["inherited", "inherited"]


def test_alerts_by_a_note_and_by_a_mark() -> None:
    noted = one(board('1C! =1= Pass! AP\n[Note "1:Alert."]'))
    assert [type(act).__name__ for act in noted.acts] == ["Call", "Alert", "Call", "Call", "Call"]
    assert codes(noted) == ["alert_mark"]
    assert noted.kept is not None
    assert noted.kept["marks"] == {"a3": "$1"}
    platform = one("% Generated by BBO Helper\n" + board("1C! Pass AP"))
    alert = platform.acts[1]
    assert isinstance(alert, acts.Alert)
    assert alert.by is N
    assert platform.regulations == {"alert_by": "self"}
    assert platform.source is not None
    assert platform.source["producer"] == "BBO Helper"
    for record in (noted, platform):
        assert pbn.loads(pbn.dumps(record)) == [record]


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_was_imported_puts_no_duty_on_anybody(laws: str) -> None:
    record = one(board('1C =1= Pass AP\n[Note "1:could be short"]'))
    for each in (record, replace(record, regulations={"alert_by": "self"})):
        for answer in followed(each, laws=laws).answers():
            assert (answer.irregularities, answer.obligations, answer.questions, answer.errors) == ((), (), (), ())


def test_a_whole_play_tells_the_result() -> None:
    rows = "\n".join(f"H{rank} D{rank} C{rank} S{rank}" for rank in "AKQJT98765432")
    text = f'[Dealer "N"]\n[Deal "{WHOLE}"]\n[Result "13"]\n[Auction "N"]\n7S AP\n[Play "E"]\n{rows}\n'
    record = one(text)
    assert len(record.acts) == 56
    assert finished(record).tricks(N.side) == 13
    assert codes(one(text.replace('"13"', '"12"'))) == ["tricks_mismatch"]
    agreed = one(text.replace('"13"', '"^12"'))
    assert codes(agreed) == []
    assert agreed.kept == {"tags": {"Result": "^12"}}


@pytest.mark.parametrize(
    ("score", "noticed"),
    [
        ("380", []), ("NS 380", []), ("EW -380", []), ("NS 380 EW -380", []), ("?", []), ("", []),
        ("430", ["score_mismatch"]), ("EW 380", ["score_mismatch"]), ("NS 180", ["score_mismatch"]),
        ("NS 380 EW -180", []), ("NS 380 NS 380", ["bad_value"]), ("a lot", ["bad_value"]),
    ],
)  # fmt: skip
def test_the_score_is_compared_with_what_the_result_is_worth(score: str, noticed: list[str]) -> None:
    """One no trump doubled and made with an overtrick, vulnerable; sides that do not balance come of a ruling."""
    text = BOARD.replace('[Result "8"]', f'[Result "8"]\n[Score "{score}"]')
    record = one(text)
    assert [code for code in codes(record) if code in ("score_mismatch", "bad_value")] == noticed
    assert (record.kept or {})["tags"]["Score"] == score
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_there_is_nothing_to_compare_a_score_with() -> None:
    text = BOARD.replace('[Result "8"]', '[Result "8"]\n[Score "10"]')
    assert "score_mismatch" in codes(one(text))
    for known, instead in (('"8"', '"?"'), ('"8"', '"^8"'), ('"MP;MP1"', '"Rubber"'), ("1S Pass", "^I 1C Pass")):
        assert "score_mismatch" not in codes(one(text.replace(known, instead))), instead
    passed = one('[Dealer "N"]\n[Vulnerable "All"]\n[Score "50"]\n[Auction "N"]\nAP\n')
    assert "score_mismatch" in codes(passed)


@pytest.mark.parametrize("mark", ["$", "$" + "9" * 5000, "=\u00b2=", f"={'9' * 5000}=", "=", "^", "$\u0663"])
def test_marks_that_are_no_numbers(mark: str) -> None:
    record = one(BOARD.replace("1S Pass", f"1S {mark} Pass").replace("SQ S4", f"SQ $8 {mark} S4"))
    assert "bad_mark" in codes(record) or mark == "$\u0663"
    assert record.acts == one(BOARD).acts
    assert pbn.loads(pbn.dumps(record)) == [record]


@pytest.mark.parametrize("result", ["0" * 5000, "00139", "NS 00139", "^" + "9" * 5000, "EW " + "9" * 5000])
def test_a_result_that_is_no_number_of_tricks(result: str) -> None:
    record = one(BOARD.replace('"8"', f'"{result}"'))
    assert "bad_value" in codes(record)
    assert not any(isinstance(act, acts.Result) for act in record.acts)
    assert pbn.loads(pbn.dumps(record)) == [record]


def test_two_dashes_are_one_cell() -> None:
    for unknown in ("-", "--"):
        record = one(BOARD.replace("-  -  -  CA", f"{unknown} {unknown} {unknown} CA"))
        assert "columns_wrong" not in codes(record)
        assert record.acts == one(BOARD).acts
    marked = one(BOARD.replace("SQ S4 S6 SA", "SQ $8 S4 S6 SA").replace("-  -  -  CA", "-- -- -- CA"))
    assert marked.acts == one(BOARD).acts


def test_times() -> None:
    calls = '1NT Pass Pass Pass\n[AuctionTimeTable "Time;TotalTime"]\n3 3\n0:05 8\n1:00:00 9\n2 11\n'
    record = one(board(calls))
    assert [act.took for act in record.acts if isinstance(act, acts.Call)] == [3, 5, 3600, 2]
    alone = one(board('1NT Pass Pass Pass\n[AuctionTimeTable "N"]\n 3 5 6 2\n'))
    assert [act.took for act in alone.acts if isinstance(act, acts.Call)] == [3, 5, 6, 2]
    assert '[AuctionTimeTable "Time"]\r\n3\r\n5\r\n6\r\n2\r\n' in pbn.dumps(alone)
    cards = '[Play "E"]\nSQ S4 S6 SA\n[PlayTimeTable "{}"]\n{}\n'
    sure = one(board("1NT AP", cards.format("Time", "1 2 3 4")))
    assert [act.took for act in sure.acts if isinstance(act, acts.Play)] == [1, 2, 3, 4]
    unsure = one(board("1NT AP", cards.format("E", "1 2 3 4")))
    assert codes(unsure) == ["times_unsure"]
    assert [act.took for act in unsure.acts if isinstance(act, acts.Play)] == [None] * 4
    for each in (record, alone, sure, unsure):
        assert pbn.loads(pbn.dumps(each)) == [each]


def test_one_bad_board_does_not_cost_the_others() -> None:
    good = board("1NT AP")
    found = list(pbn.boards(BytesIO("\n".join((good, board("1NT ZZ AP"), good, "nonsense\n", good)).encode()), "x.pbn"))
    kinds = [type(each).__name__ for each in found]
    assert kinds == ["Record", "RecordError", "Record", "RecordError", "Record"]
    errors = [str(each) for each in found if isinstance(each, RecordError)]
    assert errors[0].startswith("x.pbn:13: 'ZZ' in the Auction: expected a call")


def test_a_comment_without_an_end_costs_its_board_only() -> None:
    good = board("1NT AP")
    found = list(pbn.boards(BytesIO("\n".join((good, "{ open\n" + good, good)).encode())))
    assert [type(each).__name__ for each in found] == ["Record", "RecordError", "Record"]


def test_a_file_of_many_boards_is_read_board_by_board() -> None:
    class Endless(BytesIO):
        """A file that goes on as long as somebody reads."""

        piece = (board("1NT AP") + "\n").encode()
        given = 0

        def read(self, size: int | None = -1) -> bytes:
            self.given += 1
            return self.piece * 50

        def read1(self, size: int | None = -1) -> bytes:
            return self.read(size)

    endless = Endless()
    boards = pbn.boards(endless)
    assert all(isinstance(next(boards), Record) for _ in range(500))
    assert endless.given < 60


def test_too_long_a_record_is_passed_over() -> None:
    good = board("1NT AP").encode()
    for filler in (b"x" * 3_000_000, b'[A "1"]\n' * 300_000):
        found = list(pbn.boards(BytesIO(b"\n".join((good, filler + b"\n", good)))))
        assert [type(each).__name__ for each in found] == ["Record", "RecordError", "Record"]


def test_nothing_and_no_file(tmp_path: Path) -> None:
    assert pbn.loads("% PBN 2.1\n\n") == []
    assert pbn.loads("") == []
    with pytest.raises(RecordError, match="cannot be read"):
        pbn.load(tmp_path / "none.pbn")
    with pytest.raises(RecordError, match="surrogate"):
        pbn.loads('[Site "\ud800"]')
    with pytest.raises(RecordError, match="UTF-16"):
        pbn.loads('[Site ""]'.encode("utf-16"))
