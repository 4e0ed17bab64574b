"""XML of Scorer: sections, handicaps, sit-outs, adjusted scores, points in tenths."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from xml.sax.saxutils import quoteattr

import pytest

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions import neutral
from bridgelaw.formats.sessions.reading import loads
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.model import PlayResult, Section, Session
from bridgelaw.session.ranking import rank
from tests.session.sessions import real_sessions
from tests.session.test_usebio import codes, comparable


def tag(name: str, **said: object) -> str:
    return f"<{name} {' '.join(f'{key}={quoteattr(str(value))}' for key, value in said.items())}/>\n"


def result(board: int, ns: int, ew: int, made: str, score: object = "", points: tuple[int, int] | None = None) -> str:
    """A result: contract, declarer and tricks over, as `4 S|S|=`."""
    cont, dec, res = [*made.split("|"), "", ""][:3]
    mp_ns, mp_ew = points or (-9999, -9999)
    play = {"tab": 1, "bd": board, "rnd": 1, "ns": ns, "ew": ew, "dec": dec, "cont": cont, "lead": "", "res": res}
    return tag("result", **play, score=score, mp_ns=mp_ns, mp_ew=mp_ew)


def pair(number: int, direction: str, handicap: str = "0") -> str:
    return tag("pair", player_name_1="A", player_name_2="B", place=1, dir=direction, no=number, handicap=handicap)


def scorer(
    results: dict[str, str], pairs: dict[str, str], *, field: bool = False, handicap: bool = False
) -> SessionFile:
    sections = "".join(tag("section", sectid=name, tables=2, handicap=str(handicap).lower()) for name in results)
    rows = "".join(f'<brsection id="{name}">{text}</brsection>' for name, text in results.items())
    listed = "".join(f'<scsection id="{name}">{text}</scsection>' for name, text in pairs.items())
    head = (
        f'<session scoring_type="MP" field_scoring="{str(field).lower()}" event_name="Pairs" event_date="5/12/2015">\n'
    )
    text = (
        f"{head}<sections>{sections}</sections><board_results>{rows}</board_results><scores>{listed}</scores></session>"
    )
    return loads(text.encode(), "evening.xml")


TWO = result(1, 1, 1, "4 S|S|=", 420, (20, 0)) + result(1, 2, 2, "4 S x|S|-1", -100, (0, 20))
MITCHELL = pair(1, "N") + pair(2, "N") + pair(1, "E") + pair(2, "E")


def test_both_directions_have_the_same_numbers() -> None:
    found = scorer({"A": TWO}, {"A": MITCHELL})
    assert [(one.ns, one.ew, one.score) for one in found.session.results] == [("1NS", "1EW", 420), ("2NS", "2EW", -100)]
    assert (found.session.sections, found.session.conditions.winners) == ((Section("A", 2),), 2)
    assert (found.date, found.session.name, codes(found)) == ("2015-12-05", "Pairs", [])
    assert {one.name for one in found.people.values()} == {"A", "B"}


def test_sections_over_one_field_may_differ_in_how_many_win() -> None:
    howell = "".join(pair(n, "H") for n in (1, 2, 3, 4))
    in_a = result(1, 1, 1, "4 S|S|=", 420, (60, 0)) + result(1, 2, 2, "4 S|S|-1", -50, (30, 30))
    in_b = result(1, 1, 2, "4 S|S|-2", -100, (0, 60)) + result(1, 3, 4, "4 S|S|-1", -50, (30, 30))
    found = scorer({"A": in_a, "B": in_b}, {"A": MITCHELL, "B": howell}, field=True)
    assert [one.winners for one in found.session.sections] == [None, 1]
    assert codes(found) == []
    lists = [(one.pair.section, one.direction) for one in rank(found.session).standings]
    assert lists == [*[("A", NS)] * 2, *[("A", EW)] * 2, *[("B", None)] * 4]


def test_handicaps_are_taken_where_the_section_has_them() -> None:
    pairs = MITCHELL.replace('handicap="0"', 'handicap="-6.42"', 1)
    found = scorer({"A": TWO}, {"A": pairs}, handicap=True)
    assert [one.handicap for one in found.session.pairs] == [Fraction("-6.42"), 0, 0, 0]
    assert scorer({"A": TWO}, {"A": pairs}).session.pairs[0].handicap is None


def test_a_sit_out_is_no_result() -> None:
    found = scorer({"A": TWO + result(2, 1, 9, "")}, {"A": MITCHELL})
    assert len(found.session.results) == 2
    assert codes(found) == []


def test_an_adjusted_score_is_a_share_of_the_board() -> None:
    found = scorer({"A": TWO + result(1, 1, 2, "", "Adj", (12, 8))}, {"A": MITCHELL})
    assert found.session.results[2].shares == {NS: 60, EW: 40}


def test_what_was_not_played_or_not_understood() -> None:
    found = scorer({"A": TWO + result(2, 1, 2, "N P", 0) + result(2, 2, 1, "", "?")}, {"A": MITCHELL})
    assert [one.unplayed for one in found.session.results] == [None, None, "N P", "?"]
    assert codes(found) == ["score_unread"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"<session>\n</session>", "no-results"),
        (b'<session><board_results><brsection><result bd="x"/></brsection></board_results></session>', "bad-value"),
        (b'<session><board_results><brsection><result bd="1"/></brsection></board_results></session>', "missing-field"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(text: bytes, code: str) -> None:
    with pytest.raises(RecordError) as raised:
        loads(text, "evening.xml")
    assert raised.value.code == code


def as_scorer(session: Session) -> str:
    """A session as the program writes it, without points."""
    pairs = {one.key: one for one in session.pairs}
    letter = {NS: "N", EW: "E", None: "H"}

    def row(one: PlayResult) -> str:
        made = one.contract
        cont = "PASS" if made is None else str(made).replace("X", " x", 1).replace("X", "x")
        over = "" if made is None or one.tricks is None else one.tricks - made.tricks_needed
        return tag(
            "result", tab=one.table, bd=one.board, rnd=one.round, ns=pairs[one.ns].number, ew=pairs[one.ew].number,
            dec="N" if made is None else made.declarer.value, cont=cont[0] + " " + cont[1:] if made else cont,
            lead=one.lead or "", res="=" if over == 0 else "" if over == "" else f"{over:+}", score=one.score,
        )  # fmt: skip

    listed = "".join(
        tag(
            "pair",
            dir=letter[one.direction],
            no=one.number,
            handicap=0 if one.handicap is None else float(one.handicap),
        )
        for one in session.pairs
    )
    handicap = str(any(one.handicap is not None for one in session.pairs)).lower()
    section = session.sections[0]
    return (
        f'<session scoring_type="MP"><sections>{tag("section", sectid="A", tables=section.tables, handicap=handicap)}'
        f'</sections><board_results><brsection id="A">{"".join(map(row, session.results))}</brsection></board_results>'
        f'<scores><scsection id="A">{listed}</scsection></scores></session>'
    )


@pytest.mark.parametrize(
    "file", [one for one in real_sessions() if one.stem.startswith("scorer")], ids=lambda file: file.stem
)
def test_a_real_session_is_read_as_it_was(file: Path) -> None:
    known = neutral.load(file).session
    found = loads(as_scorer(known).encode()).session
    before, after = comparable(known), comparable(found)
    before["conditions"] = after["conditions"]  # without points nothing says them
    assert after == before
    assert [(one.number, one.handicap) for one in found.pairs] == [(one.number, one.handicap) for one in known.pairs]
    assert found.sections == known.sections
