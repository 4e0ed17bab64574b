"""USEBIO: every shape is read, one is written, and what it cannot carry is said."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import neutral
from bridgelaw.formats.sessions.reading import load, loads
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.formats.sessions.usebio_writer import write
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.conditions import DatumRule
from bridgelaw.session.model import PlayResult, Session
from bridgelaw.session.ranking import rank
from tests.kit.searching import examples
from tests.session.making import DEAL, PEOPLE, sessions
from tests.session.sessions import REAL, field, made, real_sessions

XML = REAL.parent / "xml"
REAL_XML = [
    ("usebio_butler_howell", "usebio_butler_howell"),
    ("usebio_cross_imp_howell", "usebio_cross_imp_howell"),
    ("usebio_mp_pairs_howell", "usebio_mp_howell"),
]
beside = pytest.mark.skipif(not XML.is_dir(), reason="real files lie beside the project where it is made")


def line(ns: str, ew: str, text: str, points: str = "") -> str:
    """A line of a traveller: contract, declarer, tricks, score, as far as they are there."""
    tags = dict(zip(("CONTRACT", "PLAYED_BY", "TRICKS", "SCORE"), text.split("|"), strict=False))
    both = dict(zip(("NS_MATCH_POINTS", "EW_MATCH_POINTS"), points.split(), strict=False))
    said = {"NS_PAIR_NUMBER": ns, "EW_PAIR_NUMBER": ew} | tags | both
    return "<TRAVELLER_LINE>" + "".join(f"<{k}>{v}</{k}>\n" for k, v in said.items() if v) + "</TRAVELLER_LINE>"


def board(number: int, *lines: str) -> str:
    return f"<BOARD><BOARD_NUMBER>{number}</BOARD_NUMBER>{''.join(lines)}</BOARD>"


def pairs(*numbers: str, place: bool = False) -> str:
    """Participants; a number may have a direction behind it: `1/NS`."""
    rows = []
    for n, one in enumerate(numbers, 1):
        number, _, direction = one.partition("/")
        placed = f"<PLACE>{n}</PLACE>" if place else ""
        rows.append(f"<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{direction}</DIRECTION>{placed}</PAIR>")
    return f"<PARTICIPANTS>{''.join(rows)}</PARTICIPANTS>"


def usebio(inner: str, *, kind: str = "MP_PAIRS", beside: str = "") -> SessionFile:
    text = f'<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}">{inner}</EVENT>{beside}</USEBIO>'
    return loads(text.encode(), "evening.xml")


def codes(found: SessionFile) -> list[str]:
    return [one.code for one in found.findings]


TWO = board(1, line("1", "3", "4S|S|10|420", "2 0"), line("2", "4", "4S|S|9|-50", "0 2"))
FOUR = pairs("1/NS", "2/NS", "3/EW", "4/EW")


def test_the_flat_shape() -> None:
    found = usebio("<WINNER_TYPE>2</WINNER_TYPE><DATE>31/1/2026</DATE>" + FOUR + TWO)
    assert [one.score for one in found.session.results] == [420, -50]
    assert [(one.ns, one.ew) for one in found.session.results] == [("1", "3"), ("2", "4")]
    assert (found.date, found.session.conditions.winners, codes(found)) == ("2026-01-31", 2, [])


@pytest.mark.parametrize("wrap", ["{}", "<SESSION>{}</SESSION>"])
def test_sections_keep_numbers_apart_and_are_compared_over_the_field(wrap: str) -> None:
    section = '<SECTION SECTION_ID="{}">{}{}</SECTION>'
    in_a = board(1, line("1", "2", "4S|S|10|420", "6 0"), line("3", "4", "3S|S|9|140", "4 2"))
    in_b = board(1, line("1", "2", "4S|S|9|-50", "2 4"), line("3", "4", "4S|S|8|-100", "0 6"))
    four = pairs("1", "3", "2", "4", place=True)
    found = usebio(wrap.format(section.format("A", four, in_a) + section.format("B", four, in_b)))
    assert [one.name for one in found.session.sections] == ["A", "B"]
    assert [one.ns for one in found.session.results] == ["A1", "A3", "B1", "B3"]
    conditions = found.session.conditions
    assert (conditions.field, conditions.rank_by, codes(found)) == ("session", "section", [])


def test_the_field_of_a_section_is_found_by_trying() -> None:
    section = '<SECTION SECTION_ID="{}">{}{}</SECTION>'
    found = usebio(section.format("A", FOUR, TWO) + section.format("B", FOUR, TWO))
    assert (found.session.conditions.field, codes(found)) == ("section", [])


def test_participants_above_the_sections() -> None:
    other = board(1, line("5", "6", "4S|S|10|420"), line("7", "8", "4S|S|9|-50"))
    found = usebio(pairs(*"12345678") + f"<SECTION>{TWO}</SECTION><SECTION>{other}</SECTION>")
    assert [(one.key, one.section) for one in found.session.pairs] == [
        *(("A" + key, "A") for key in "1234"),
        *(("B" + key, "B") for key in "5678"),
    ]


@pytest.mark.parametrize("numbers", [("1/NS", "2/NS", "1/EW", "2/EW"), ("1NS/NS", "2NS/NS", "1EW/EW", "2EW/EW")])
def test_both_directions_may_have_the_same_numbers(numbers: tuple[str, ...]) -> None:
    for ns, ew in (("1", "2"), ("1NS", "2EW")):
        found = usebio(pairs(*numbers) + board(1, line(ns, ew, "4S|S|10|420")))
        row = found.session.results[0]
        assert (row.ns, row.ew) == ("1NS", "2EW")
        assert "pair_unlisted" not in codes(found)


def test_numbers_may_stand_as_attributes() -> None:
    text = FOUR + TWO.replace("<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>", '<BOARD BOARD_NUMBER="1">')
    assert [one.board for one in usebio(text).session.results] == [1, 1]


def test_hands_stand_beside_the_event_or_in_it() -> None:
    hands = "".join(
        f"<HAND><DIRECTION>{seat}</DIRECTION><SPADES>{s}</SPADES><HEARTS>{h}</HEARTS><DIAMONDS>{d}</DIAMONDS>"
        f"<CLUBS>{c}</CLUBS></HAND>"
        for seat, hand in zip(("North", "East", "South", "West"), DEAL[2:].split(), strict=True)
        for s, h, d, c in [hand.replace("T", "10").split(".")]
    )
    handset = f"<HANDSET>{board(1, hands)}</HANDSET>"
    assert usebio(FOUR + TWO, beside=handset).session.deals == {1: DEAL}
    assert usebio(FOUR + TWO + handset).session.deals == {1: DEAL}
    broken = usebio(FOUR + TWO, beside=handset.replace("<SPADES>K", "<SPADES>A"))
    assert (broken.session.deals, codes(broken)) == ({}, ["deal_defect"])


@pytest.mark.parametrize(
    ("written", "score", "lead"),
    [
        ("3NT|W|+1|-430", -430, None),
        ("3 NT x|W|=|-550", -550, None),
        ("3N|W|9", -400, None),
        ("Passed|||0", 0, None),
        ("1Sxx|N|-2|-600", -600, None),
        ("5DD|E|10|100", 100, None),
    ],
)
def test_contracts_as_programs_write_them(written: str, score: int, lead: str | None) -> None:
    found = usebio(FOUR + board(1, line("1", "3", written)))
    assert (found.session.results[0].score, found.session.results[0].lead) == (score, lead)
    assert codes(found) == ["conditions_assumed"]


def test_artificial_scores_are_shares_of_the_board() -> None:
    lines = [line("1", "3", "4S|S|10|420", "4 0"), line("2", "4", "4S|S|9|-50", "0 4")]
    found = usebio(pairs(*"123456") + board(1, *lines, line("5", "6", "|||A6040", "2.4 1.6")))
    assert found.session.results[2].shares == {NS: 60, EW: 40}
    # what the percentages only round, the points say
    lines = [line("1", "3", "4S|S|10|420", "20 0"), line("2", "4", "4S|S|9|-50", "0 20")]
    found = usebio(pairs(*"123456") + board(1, *lines, line("5", "6", "|||A6238", "12.45 7.55")))
    assert found.session.results[2].shares == {NS: 62.25, EW: 37.75}
    # a text that nobody knows, with points beside it
    found = usebio(pairs(*"123456") + board(1, *lines, line("5", "6", "|||adj.", "15 5")))
    assert found.session.results[2].shares == {NS: 75, EW: 25}
    assert "score_unread" in codes(found)
    found = usebio(pairs(*"123456") + board(1, *lines, line("5", "6", "|||60%", "2.4 1.6")))
    assert found.session.results[2].shares == {NS: 60, EW: 60}


def test_what_was_not_played() -> None:
    found = usebio(pairs(*"123456") + board(1, line("1", "3", "4S|S|10|420"), line("2", "4", "NP"), line("5", "6", "")))
    assert [one.unplayed for one in found.session.results] == [None, "NP", ""]
    assert [one.score for one in found.session.results] == [420, None, None]


def test_a_file_that_contradicts_itself_is_read_with_findings() -> None:
    twice = pairs("1", "2", "3", "4", "4")
    lines = [line("1", "3", "4S|S|10|450", "2 0"), line("2", "9", "4Q|S|9|-50", "1 1"), line("1", "3", "P|||0")]
    found = usebio(twice + board(1, *lines).replace("</TRICKS>", "</TRICKS><LEAD>1X</LEAD>"))
    assert Counter(codes(found)) == Counter(
        pair_twice=1, score_contradicts_contract=1, pair_unlisted=1, contract_unread=1, lead_unread=2, played_twice=1,
        points_differ=1,
    )  # fmt: skip
    assert found.session.results[0].score == 450
    told = {one.code: one for one in found.findings}
    assert told["score_contradicts_contract"].details == {"board": "1", "score": "450", "computed": "420"}
    assert told["points_differ"].details == {"board": "1", "lines": "1"}
    assert told["pair_unlisted"].line is not None


def test_what_is_not_taken_is_named() -> None:
    found = usebio("<VENUE>x</VENUE>" + FOUR + TWO)
    assert found.findings[-1].details == {"text": "VENUE"}
    assert codes(usebio(FOUR + TWO, beside="<EVENT/>")) == ["first_only"]


@pytest.mark.parametrize(
    ("text", "at", "code"),
    [
        (b"<USEBIO>\n<EVENT>", 2, "not-xml"),
        (b'<!DOCTYPE USEBIO [\n<!ENTITY a "b">]><USEBIO>&a;</USEBIO>', 2, "xml-entity"),
        (b'<!DOCTYPE USEBIO SYSTEM "file:///etc/hostname">\n<USEBIO>&a;</USEBIO>', 2, "xml-entity"),
        (b'<?xml version="1.0" encoding="klingon"?><USEBIO/>', 1, "not-xml"),
        (b"<USEBIO></USEBIO>", 1, "no-results"),
        (b'<USEBIO>\n<EVENT EVENT_TYPE="TEAMS"><BOARD/></EVENT></USEBIO>', 2, "not-pairs"),
        (b"<USEBIO>\n<EVENT></EVENT></USEBIO>", 2, "not-pairs"),
        (b"<USEBIO><EVENT>\n\n<BOARD><BOARD_NUMBER>x</BOARD_NUMBER></BOARD></EVENT></USEBIO>", 3, "bad-value"),
        (b"<USEBIO><EVENT>\n<BOARD><TRAVELLER_LINE/></BOARD></EVENT></USEBIO>", 2, "missing-field"),
        (b"<USEBIO><EVENT><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>\n<TRAVELLER_LINE/></BOARD></EVENT></USEBIO>", 2,
         "missing-field"),
        (b"<html>\n</html>", 1, "unknown-form"),
        (b"<a>" * 60, 1, "too-deep"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_says_line_and_reason(text: bytes, at: int, code: str) -> None:
    with pytest.raises(RecordError) as raised:
        loads(text, "evening.xml")
    assert (raised.value.file, raised.value.line, raised.value.code) == ("evening.xml", at, code)
    assert str(raised.value).startswith(f"evening.xml:{at}: ")


def test_latin_letters_and_a_named_dtd_are_taken() -> None:
    text = (
        '<?xml version="1.0" encoding="iso-8859-1"?><!DOCTYPE USEBIO SYSTEM "http://127.0.0.1:9/u.dtd"><USEBIO><EVENT>'
    )
    text += f"<EVENT_DESCRIPTION>Soirée</EVENT_DESCRIPTION>{FOUR}{TWO}</EVENT></USEBIO>"
    assert loads(text.encode("latin-1")).session.name == "Soirée"


def comparable(session: Session, *, numbers: bool = True) -> dict[str, Any]:
    """What a session says, whatever its pairs are called and however they are ordered."""
    pair = {one.key: (one.section, one.number if numbers else one.key, one.direction) for one in session.pairs}

    def told(row: PlayResult) -> Any:
        shares = None if row.award is None else tuple(row.award.shares.get(side) for side in (NS, EW))
        played = (row.contract, row.passed_out, row.tricks, row.lead, row.score)
        return (row.section, row.board, pair[row.ns], pair[row.ew], *played, shares)

    return {
        "pairs": set(pair.values()),
        "results": Counter(map(told, session.results)),
        "deals": dict(session.deals),
        "conditions": session.conditions,
    }


@beside
@pytest.mark.parametrize(("file", "same"), REAL_XML)
def test_real_files_are_the_sessions_that_they_are(file: str, same: str) -> None:
    found, known = load(XML / f"{file}.xml"), neutral.load(REAL / f"{same}.json")
    assert comparable(found.session) == comparable(known.session)
    expected = json.loads((REAL / f"{same}.json").read_bytes())["expected"]
    off = sum(int(one.details["lines"]) for one in found.findings if one.code == "points_differ")
    assert off == len(expected["not_reproduced"]["results"])
    if "datum" in expected:
        assert found.session.conditions.datum == DatumRule(1)


@beside
def test_a_real_file_that_contradicts_itself_says_on_which_boards() -> None:
    found = load(XML / "usebio_mp_pairs_mitchell_adjusted.xml")
    assert len(found.session.results) == 567
    assert [one.details["board"] for one in found.findings if one.code == "points_differ"] == ["1", "3", "4"]


@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_a_real_session_comes_back(file: Path) -> None:
    known = neutral.load(file)
    written = write(known)
    back = loads(written.text.encode())
    lost = {one.code for one in written.lost}
    assert lost <= {"pair_numbers", "rounds_and_tables", "handicaps", "conditions", "tables_expected"}
    if "pair_numbers" not in lost:
        before, after = comparable(known.session), comparable(back.session)
        if "tables_expected" in lost or "conditions" in lost:
            before["conditions"] = after["conditions"]
        assert after == before
    # what is computed from it is the same, but for boards that were to be played at more tables
    if "tables_expected" not in lost:
        assert places(back) == places(known)


def places(file: SessionFile) -> Counter[Any]:
    return Counter(
        (one.rank, one.tied, one.boards, one.total) for one in rank(file.session, file.regulations).standings
    )


@examples(30)
@given(sessions())
def test_what_does_not_come_back_is_said(plain: dict[str, Any]) -> None:
    known = neutral.loads(json.dumps(plain))
    written = write(known)
    back = loads(written.text.encode())
    lost = {one.code for one in written.lost}
    of = {one.result: one.code for one in written.lost if one.result is not None}
    kept = [row for n, row in enumerate(known.session.results) if n not in of]
    unplayed = [n for n, code in of.items() if code == "unplayed"]
    before = [row for n, row in enumerate(known.session.results) if n not in unplayed]
    ours, theirs = by_play(known.session, kept), by_play(back.session, back.session.results)
    assert len(back.session.results) == len(before)
    assert ours.items() <= theirs.items()
    assert comparable(back.session)["deals"] == known.session.deals
    assert back.date == known.date
    conditions = {"scoring", "winners"} | ({"unit", "uneven", "datum"} if not lost else set())
    for name in conditions:
        mine, other = getattr(known.session.conditions, name), getattr(back.session.conditions, name)
        assert mine == other or (name == "uneven" and not has_gaps(known.session))


def has_gaps(session: Session) -> bool:
    """Whether a board has fewer scores than another."""
    return len({Counter(one.board for one in session.results if one.score is not None).values()}) > 1


def by_play(session: Session, rows: Any) -> dict[Any, Any]:
    number = {one.key: one.number for one in session.pairs}
    return {
        (row.section, row.board, number[row.ns], number[row.ew]): (
            row.contract, row.passed_out, row.tricks, row.lead, row.score, row.award,
        )
        for row in rows
    }  # fmt: skip


def test_awards_are_written_as_shares_with_their_points_and_said() -> None:
    weighted = {"contract": "4S", "by": "S", "tricks": 10, "weighted": {"ns": [[420, 0.6], [-50, 0.4]]}}
    split = {"weighted": {"ns": [[420, 1]], "ew": [[450, 1]]}}
    one = {"weighted": {"ns": [[450, 1]]}}
    average = {"artificial": {"ns": "average_plus", "ew": 40}}
    known = made(field(420, 450, -50, weighted, split, one, average))
    written = write(known)
    assert [(lost.code, lost.result) for lost in written.lost] == [
        ("weights", 3), ("weights", 4), ("award_as_score", 5), ("average_as_percent", 6),
    ]  # fmt: skip
    lines = ElementTree.fromstring(written.text).findall(".//TRAVELLER_LINE")
    assert [row.findtext("CONTRACT") for row in lines[3:]] == ["4S", None, None, None]
    scores = [row.findtext("SCORE") or "" for row in lines]
    assert scores[:3] == ["420", "450", "-50"]
    assert scores[5:] == ["450", "A6040"]
    # the points are those of the ranking
    earned = rank(known.session, known.regulations).earned
    for row, each in zip(lines, earned, strict=True):
        for side in (NS, EW):
            said = Fraction(row.findtext(f"{side.value}_MATCH_POINTS") or "")
            assert abs(said - each[side].points) <= Fraction(1, 200)
    back = loads(written.text.encode())
    share = back.session.results[3].shares[NS]
    assert abs(Fraction(str(share)) - 100 * earned[3][NS].points / (earned[3][NS].of or 1)) < Fraction(1, 10)


def test_in_imps_averages_come_back_and_weights_are_said() -> None:
    rows = field(
        420,
        450,
        {"artificial": {"ns": "average_plus", "ew": "average_minus"}},
        {"weighted": {"ns": [[420, 0.5], [0, 0.5]]}},
    )
    known = made(rows, conditions={"scoring": "cross_imp"})
    written = write(known)
    assert [lost.code for lost in written.lost] == ["weights_in_imps"]
    back = loads(written.text.encode())
    assert back.session.results[2].shares == {NS: "average_plus", EW: "average_minus"}
    assert back.session.results[3].unplayed == "ADJ"


def test_a_penalty_comes_back_in_points() -> None:
    known = made(field(420, 450, -50), penalties=[{"pair": "N2", "amount": 10, "law": "2017:90B"}])
    written = write(known)
    assert [lost.code for lost in written.lost] == ["penalty_unit"]
    back = loads(written.text.encode())
    assert [(one.pair, one.amount, one.unit) for one in back.session.penalties] == [("N2", Fraction(4, 10), "mp")]
    assert places(back) == places(known)


def test_names_are_written_when_they_are_asked_for() -> None:
    rows = field(420, 450)
    more = [{"pair": "N1", "people": ["a1", "b2"]}, *({"pair": key} for key in ("N2", "E1", "E2"))]
    data = {"form": "bridgelaw.session/1", "pairs": more, "results": rows, "people": PEOPLE}
    known = neutral.loads(json.dumps(data))
    assert "Ada" not in write(known).text
    back = loads(write(known, names=True).text.encode())
    assert {one.name for one in back.people.values()} == {"Ada Ås", "Béla"}
    assert len(next(one for one in back.session.pairs if one.number == "N1").people) == 2
