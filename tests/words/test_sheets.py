"""What is printed of a session: what stands on each sheet, in every language, as HTML and as PDF."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.formats.sessions.reading import load
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.named import named
from bridgelaw.session.plan import without
from bridgelaw.session.seen import with_boards
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.sheets import (
    Sheet,
    guide_cards,
    hand_records,
    ranking_sheet,
    score_cards,
    sheets_html,
    sheets_pdf,
    sheets_pictures,
    table_cards,
    travellers,
)
from bridgelaw.words.telling.sessions import SessionToTell, award_told, session_to_tell
from tests.session.sessions import field, made, real_sessions

EXAMPLE = Path(__file__).parents[2] / "src" / "bridgelaw" / "examples" / "evening.xml"


def told(language: str = "en") -> SessionToTell:
    return session_to_tell(load(EXAMPLE), Words(language, strict=True))


def all_sheets(language: str) -> list[Sheet]:
    words = Words(language, strict=True)
    plans = [without(named("howell", 4, 21), 8)]
    of_session = told(language)
    return [
        ranking_sheet(of_session), travellers(of_session), hand_records(of_session),
        table_cards(plans, words, "Club"), guide_cards(plans, words, "Club"), score_cards(plans, words, "Club"),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_play_goes_on_a_sheet_says_which_boards_it_is_of(language: str) -> None:
    words, file = Words(language, strict=True), load(EXAMPLE)
    some, goes_on = session_to_tell(file, words, goes_on=True), words.say("sheet-goes-on")
    for make in (ranking_sheet, travellers, hand_records):
        assert goes_on in make(some).details
        assert goes_on not in make(told(language)).details
    assert ranking_sheet(some).parts == ranking_sheet(told(language)).parts
    # as long as there is no such board nobody has a place, and it is said why
    none = session_to_tell(replace(file, session=with_boards(file.session, frozenset())), words, goes_on=True)
    ranking = ranking_sheet(none)
    assert ranking.parts == ()
    assert words.say("sheet-nothing") in ranking.details
    assert words.say("sheet-nothing") not in ranking_sheet(some).details
    assert ranking.details in sheets_html([ranking])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_in_every_language(language: str) -> None:
    sheets = all_sheets(language)
    words = Words(language)
    text = sheets_html(sheets)
    assert f'<html lang="{language}">' in text
    for sheet in sheets:
        assert f"<h1>{sheet.title}</h1>" in text
        assert sheet.title == words.say(f"sheet-title-{sheet.kind}")
    data = sheets_pdf(sheets)
    assert data.startswith(b"%PDF")
    assert data == sheets_pdf(sheets)
    # three lists of a page each; four tables two to a page; seven pairs four to a page, then two to a page
    assert len(sheets_pictures(sheets, 20)) == 3 + 2 + 2 + 4


@pytest.mark.parametrize(("language", "day"), [("en", "1 January 2026"), ("fr", "1er janvier 2026")])
def test_the_day_stands_there_as_the_language_writes_it(language: str, day: str) -> None:
    found = told(language)
    found = replace(found, file=replace(found.file, date="2026-01-01"))
    for sheet in (ranking_sheet(found), travellers(found), hand_records(found)):
        assert sheet.details.startswith(f"{day} · ")


def test_the_ranking_has_places_names_and_what_was_taken_off() -> None:
    ns, ew = ranking_sheet(told()).parts
    assert (ns.heading, ew.heading) == ("North–South", "East–West")
    assert ns.grid is not None
    assert [one.name for one in ns.grid.columns] == ["Place", "Pair", "Players", "Boards", "Points", "%"]
    assert ns.grid.rows[0] == ("1", "2", "Cleo – Dan", "3", "11.50", "95.83")
    assert ns.note == "Penalties: pair 1 −0.40"
    bare = ranking_sheet(told(), names=False).parts[0].grid
    assert bare is not None
    assert bare.rows[0] == ("1", "2", "3", "11.50", "95.83")
    assert "Cleo" not in sheets_html([ranking_sheet(told(), names=False), travellers(told()), hand_records(told())])


def test_a_traveller_has_each_result_with_its_points() -> None:
    first = travellers(told("fr")).parts[0]
    assert (first.heading, first.lines) == ("Donne 1", ("Donneur\u00a0: Nord", "Personne vulnérable"))
    assert first.grid is not None
    assert first.grid.rows[0] == ("1", "4", "3SA", "E", "♦2", "+1", "−430", "0,00", "4,00")


@pytest.mark.parametrize(
    ("result", "said"),
    [
        ({"artificial": {"ns": "average_plus", "ew": 40}}, "artificial: A+ / 40%"),
        ({"weighted": {"ns": [[420, 0.6], [-50, 0.4]]}}, "adjusted: 60% +420, 40% −50"),
        (
            {"weighted": {"ns": [[420, "1/3"], [-50, "2/3"]], "ew": [[420, 1]]}},
            "adjusted: North–South 33.33% +420, 66.67% −50; East–West +420",
        ),
        ({"unplayed": "late"}, "not played"),
        ({"contract": "P"}, ""),
    ],
)
def test_what_the_director_gave_stands_in_place_of_a_result(result: dict[str, Any], said: str) -> None:
    one = made(field(result, 420)).session.results[0]
    assert award_told(one, Words("en", strict=True)) == said


def test_a_hand_record_has_thirteen_cards_and_the_points_of_each_hand() -> None:
    for part in hand_records(told()).parts:
        assert [hand.seat for hand in part.hands] == ["N", "E", "S", "W"]
        for hand in part.hands:
            assert sum(len(re.findall(r"10|[^\s–]", cards)) for _, cards in hand.suits) == 13
        assert sum(int(hand.points) for hand in part.hands) == 40


def test_the_cards_of_a_pair_have_its_names() -> None:
    plan, words = named("howell", 4, 21), Words("en", strict=True)
    people = {(plan.section, 1): ("Anna", "Bo"), (plan.section, 2): ("", "Dag")}
    for cards in (
        guide_cards([plan], words, people=people).parts,
        score_cards([plan], words, people=people, links={(plan.section, 1): ("a link", "<svg/>")}).parts,
    ):
        assert ["Anna – Bo" in card.lines for card in cards] == [True] + 7 * [False]
        assert ["Dag" in card.lines for card in cards] == [False, True] + 6 * [False]


def test_cards_lead_every_pair_to_where_the_plan_has_it() -> None:
    plan = without(named("howell", 4, 21), 8)
    words = Words("en", strict=True)
    tables, guides, scores = (make([plan], words).parts for make in (table_cards, guide_cards, score_cards))
    assert len(tables) == len(plan.tables)
    assert len(guides) == len(scores) == len(plan.pairs) == 7
    at_table = {(part.sign, row[0]): row[1:] for part in tables if part.grid for row in part.grid.rows}
    out = 0
    for guide, score in zip(guides, scores, strict=True):
        assert guide.grid is not None
        assert score.grid is not None
        met = []
        for number, table, direction, against, boards in guide.grid.rows:
            here = at_table[table, number]
            if direction == "sits out":
                out += 1
                assert guide.sign in here
                assert here[2] == "–"
                continue
            side = NS if direction == "North–South" else EW
            assert here == ((guide.sign, against) if side is NS else (against, guide.sign)) + (boards,)
            met.append(against)
        # a round that is sat out is a line of its own, in its place
        sat_out = [n for n, row in enumerate(score.grid.rows) if "sits out" in row]
        assert len(sat_out) == 1
        assert [row[4] for row in score.grid.rows[: sat_out[0] : 3]] == met[: sat_out[0] // 3]
        assert out_of([row for row in score.grid.rows if "sits out" not in row]) == met
        assert len(score.grid.rows) == 3 * len(met) + 1
        ends = [*score.grid.breaks, len(score.grid.rows)]
        assert [b - a for a, b in pairwise((0, *ends))] == [1 if n == sat_out[0] // 3 else 3 for n in range(7)]
    assert out == 7


def out_of(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """The opponents of a score card in order, each set of three boards once."""
    return [row[4] for row in rows[::3]]


def test_what_the_director_gave_runs_on_into_the_empty_cells_behind_it() -> None:
    file = made(field({"artificial": {"ns": "average_plus", "ew": 40}}, 420, {"contract": "P"}))
    grid = travellers(session_to_tell(file, Words("en"))).parts[0].grid
    assert grid is not None
    spans = [[(text, span) for text, _, span in grid.cells(row) if span > 1] for row in grid.rows]
    assert spans == [[("artificial: A+ / 40%", 5)], [("", 4)], [("Pass", 4)]]
    for row in grid.rows:
        assert sum(span for *_, span in grid.cells(row)) == len(grid.columns)


@pytest.mark.parametrize(("name", "tables", "boards", "pages"), [("howell", 14, 27, 28), ("mitchell", 20, 40, 40)])
def test_cards_of_long_movements_keep_to_their_place(name: str, tables: int, boards: int, pages: int) -> None:
    plans, words = [named(name, tables, boards)], Words("fr")
    sheets = [make(plans, words) for make in (table_cards, guide_cards, score_cards)]
    assert len(sheets_pictures(sheets, 20)) == pages


def test_whatever_somebody_has_written_is_text() -> None:
    file = made(field(420, 50), name="<b>#set page</b>")
    sheet = ranking_sheet(session_to_tell(file, Words("en")))
    assert "<b>#set" not in sheets_html([sheet])
    assert "&lt;b&gt;#set page" in sheets_html([sheet])
    assert len(sheets_pictures([sheet], 20)) == 1


@pytest.mark.parametrize("path", real_sessions(), ids=lambda path: path.stem)
def test_real_sessions_stand_on_their_sheets_whole(path: Path) -> None:
    session = load(path)
    of_session = session_to_tell(session, Words("nb", strict=True))
    ranking, lines = ranking_sheet(of_session), travellers(of_session)
    assert sum(len(part.grid.rows) for part in ranking.parts if part.grid) == len(session.session.pairs)
    assert sum(len(part.grid.rows) for part in lines.parts if part.grid) == len(session.session.results)
    said = unescape(sheets_html([ranking, lines, hand_records(of_session)]))
    assert said.count('<article class="deal">') == len(session.session.deals)
