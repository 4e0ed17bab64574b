"""Results in PBN: tables of scores and records for single tables, read and written."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from bridgelaw.formats import pbn
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import neutral, pbn_writer
from bridgelaw.formats.sessions.reading import load, loads
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.ranking import rank
from tests.kit.searching import examples
from tests.session.making import DEAL, PEOPLE, sessions
from tests.session.sessions import REAL, field, made, real_sessions
from tests.session.test_usebio import by_play, codes, comparable

LEDBURY = REAL.parent / "pbn" / "cb_ledbury_20131120_1.pbn"
HEAD = '[Event "Evening"]\n[Date "2026.01.31"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n'


def read(text: str) -> SessionFile:
    return loads(text.encode(), "evening.pbn")


def again(known: SessionFile, *, tables: bool = False, names: bool = False) -> tuple[SessionFile, list[Any]]:
    """A session as it comes back, and what was lost."""
    written = pbn_writer.write(known, tables=tables, names=names)
    return loads(pbn_writer.encoded(written.text), "evening.pbn"), list(written.lost)


def test_a_table_of_scores_as_the_programs_of_federations_write_it() -> None:
    found = read(
        HEAD + '[Scoring "MatchPoints;MP1"]\n[Application "Scores"]\n'
        '[TotalScoreTable "Rank\\1R;PairId\\1R;Direction\\5R;TotalScoreMP\\4R;Names\\9L;MemberID1\\3R;MemberID2\\3R"]\n'
        '1 1 "N-S" 1.0 "Ada - Béla" "7" "8"\n1 3 "E-W" 1.0 "C - D" - -\n'
        '2 2 "N-S" 0 "E - F" - -\n2 4 "E-W" 0 "G - H" - -\n'
        '[ScoreTable "Table\\1R;Round\\1R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R;Lead\\3L;'
        'Score_NS\\6R;Score_EW\\6R;MP_NS\\3R;MP_EW\\3R;Percentage_NS\\3R;Percentage_EW\\3R"]\n'
        '1 1 1 3 4S S 10 HT "420" - 1.0 0.0 100 0\n2 1 2 4 3NT W 9 - - "400" 0.0 1.0 0 100\n'
        '3 1 - 2 - - - - "Bye" "Bye" - 0.5 - 50\n'
    )
    rows = found.session.results
    assert [(one.ns, one.ew, one.score, one.table, one.round, one.lead) for one in rows] == [
        ("1", "3", 420, 1, 1, "HT"),
        ("2", "4", -400, 2, 1, None),
    ]
    assert [one.direction for one in found.session.pairs] == [NS, EW, NS, EW]
    assert (found.session.conditions.unit, found.session.conditions.winners) == (1, 2)
    assert (found.date, found.program, codes(found)) == ("2026-01-31", "Scores", [])
    assert [one.number for one in found.people.values()][:2] == ["7", "8"]


def test_columns_stand_once_for_all_tables() -> None:
    columns = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n'
    text = HEAD + columns + "1 2 4S S 10\n\n" + HEAD.replace('"1"', '"2"') + '[ScoreTable "#"]\n2 1 4S S 9\n'
    found = read(text)
    assert [(one.board, one.score) for one in found.session.results] == [(1, 420), (2, -100)]
    # nobody sits in one direction throughout
    assert ([one.direction for one in found.session.pairs], found.session.conditions.winners) == ([None, None], 1)


def test_numbers_of_their_own_in_both_directions() -> None:
    columns = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n'
    found = read(HEAD + columns + "1 2 420\n2 1 -50\n")
    assert {(one.number, one.direction) for one in found.session.pairs} == {("1", NS), ("2", NS), ("1", EW), ("2", EW)}


def test_a_record_for_each_table() -> None:
    one = (
        HEAD + '[PairNS "1"]\n[PairEW "2"]\n[Table "5"]\n[Round "3"]\n[Declarer "W"]\n[Contract "3NTX"]\n[Result "7"]\n'
    )
    found = read(
        one + '[Score "NS 300"]\n\n' + one.replace('"1"]\n[PairEW "2"', '"3"]\n[PairEW "4"') + '[Score "-300"]\n'
    )
    assert [(row.ns, row.ew, row.score, row.table, row.round) for row in found.session.results] == [
        ("1", "2", 300, 5, 3),
        ("3", "4", 300, 5, 3),
    ]
    assert codes(found) == ["conditions_assumed"]


def test_awards_are_marked() -> None:
    columns = '[ScoreTable "PairId_NS;PairId_EW;Contract;Score_NS;Score_EW;Percentage_NS;Percentage_EW"]\n'
    found = read(HEAD + columns + "1 2 - - - ^60 ^40\n3 4 - 420 -450 ? ?\n5 6 - - - - -\n")
    assert found.session.results[0].shares == {NS: 60, EW: 40}
    assert found.session.results[1].points(NS) == ((420, Fraction(1)),)
    assert found.session.results[1].points(EW) == ((450, Fraction(1)),)
    assert found.session.results[2].unplayed == ""
    assert codes(found) == ["not_played", "conditions_assumed"]


@pytest.mark.parametrize(
    ("text", "at", "code"),
    [
        ('[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n', 1, "missing-field"),
        ('[Board "x"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n', 1, "bad-value"),
        (HEAD, 1, "no-results"),
        (HEAD + '[ScoreTable "Score_NS;Multiplicity"]\n420 3\n', 1, "no-results"),
        (HEAD + "[Deal\n", 6, "bad-pbn"),
    ],
)
def test_what_cannot_be_read_says_line_and_reason(text: str, at: int, code: str) -> None:
    with pytest.raises(RecordError) as raised:
        read(text)
    assert (raised.value.file, raised.value.line, raised.value.code) == ("evening.pbn", at, code)


def test_a_row_that_lacks_a_cell_is_left_out_and_told() -> None:
    columns = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n'
    found = read(HEAD + columns + "1 2 420\n3 4\n5 6 450\n")
    assert [(one.ns, one.ew, one.score) for one in found.session.results] == [("1", "2", 420), ("5", "6", 450)]
    assert codes(found) == ["row_unread", "conditions_assumed"]
    assert found.findings[0].details == {"board": "1", "text": "3 4"}
    # a row may go on in the next line
    assert codes(read(HEAD + columns + "1 2\n420\n3 4 450\n")) == ["conditions_assumed"]


@pytest.mark.parametrize("tables", [False, True])
@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_a_real_session_comes_back(file: Path, tables: bool) -> None:
    known = neutral.load(file)
    back, lost = again(known, tables=tables)
    said = {one.code for one in lost}
    assert said <= {"handicaps", "conditions", "tables_expected"}
    before, after = comparable(known.session), comparable(back.session)
    if said & {"tables_expected", "conditions"}:
        before["conditions"] = after["conditions"]
    assert after == before
    ours = Counter((one.board, one.round, one.table) for one in known.session.results)
    assert Counter((one.board, one.round, one.table) for one in back.session.results) == ours


@pytest.mark.skipif(not LEDBURY.is_file(), reason="real files lie beside the project where it is made")
def test_a_real_file_of_a_club() -> None:
    found = load(LEDBURY)
    assert (len(found.session.results), len(found.session.deals)) == (260, 26)
    assert set(codes(found)) <= {"conditions_assumed", "not_played", "contract_unread"}


@examples(30)
@given(sessions())
def test_what_does_not_come_back_is_said(plain: dict[str, Any]) -> None:
    known = neutral.loads(json.dumps(plain))
    for tables in (False, True):
        back, lost = again(known, tables=tables)
        of = {one.result for one in lost if one.result is not None}
        kept = [row for n, row in enumerate(known.session.results) if n not in of]
        ours, theirs = by_play(known.session, kept), by_play(back.session, back.session.results)
        assert len(back.session.results) == len(known.session.results)
        for play, told in ours.items():
            assert theirs[play] == told
        assert dict(back.session.deals) == dict(known.session.deals)
        assert {(one.section, one.number, one.direction) for one in back.session.pairs} >= {
            (one.section if len(known.session.sections) > 1 else "A", one.number, one.direction)
            for one in known.session.pairs
        }
        assert back.session.conditions.scoring == known.session.conditions.scoring
        assert not known.date or back.date == known.date


def test_hand_records_are_boards_that_other_readers_take() -> None:
    known = made(field(420, 450), deals={"1": DEAL, "7": DEAL})
    boards = pbn.loads(pbn_writer.encoded(pbn_writer.write(known).text))
    assert [(one.board, one.dealer.value, one.vulnerable, one.reading) for one in boards] == [
        (1, "N", "None", ()),
        (7, "S", "All", ()),
    ]


def test_awards_are_written_with_their_mark_and_said() -> None:
    weighted = {"contract": "4S", "by": "S", "tricks": 10, "weighted": {"ns": [[420, 0.6], [-50, 0.4]]}}
    split = {"weighted": {"ns": [[420, 1]], "ew": [[450, 1]]}}
    average = {"artificial": {"ns": "average_plus", "ew": 40}}
    known = made(field(420, 450, -50, weighted, split, average, {"artificial": {"ns": 55.25, "ew": 44.5}}))
    back, lost = again(known)
    assert [(one.code, one.result) for one in lost] == [("weights", 3), ("average_as_percent", 5)]
    assert back.session.results[4].award == known.session.results[4].award
    assert back.session.results[6].award == known.session.results[6].award
    share = Fraction(str(back.session.results[3].shares[NS]))
    earned = rank(known.session, known.regulations).earned[3][NS]
    assert abs(share - 100 * earned.points / (earned.of or 1)) <= Fraction(1, 200)


def test_names_are_written_when_they_are_asked_for() -> None:
    pairs = [{"pair": "N1", "people": ["a1", "b2"]}, *({"pair": key} for key in ("N2", "E1", "E2"))]
    data = {"form": "bridgelaw.session/1", "pairs": pairs, "results": field(420, 450), "people": PEOPLE}
    known = neutral.loads(json.dumps(data))
    assert "Ada" not in pbn_writer.write(known).text
    back, _ = again(known, names=True)
    assert {one.name: one.number for one in back.people.values()} == {"Ada Ås": "", "Béla": "77"}
