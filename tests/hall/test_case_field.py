"""What a case about a table of a session is compared with: the desk comes to the points of the session."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

from hypothesis import given
from msgspec.structs import replace

from bridgelaw.desk import conversion
from bridgelaw.desk.results import others
from bridgelaw.formats.sessions import neutral
from bridgelaw.game.seats import EW, NS
from bridgelaw.hall.case_field import plain_field
from bridgelaw.session.comparing import as_seen, weighted
from bridgelaw.session.model import SIDES
from bridgelaw.session.other_tables import TableOfBoard, other_tables
from bridgelaw.session.ranking import ranked
from tests.kit.searching import examples
from tests.session.making import sessions
from tests.session.sessions import field, made


@examples(60)
@given(sessions())
def test_the_desk_comes_to_the_points_of_the_session(data: dict[str, Any]) -> None:
    for n, row in enumerate(data["results"]):
        row |= {"table": n + 1, "round": 1}  # so that each is found
    found = neutral.loads(json.dumps(data))
    session, conditions = found.session, found.session.conditions
    known = ranked(session, found.regulations)
    for place, one in enumerate(session.results):
        here = other_tables(known, TableOfBoard(section=one.section, table=place + 1, board=one.board))
        assert here is not None
        assert here.result == one
        compared = others(plain_field(here))
        assert compared is not None
        for side in SIDES:
            seen = as_seen(one, side)
            if seen is None or side not in known.ranking.earned[place]:
                continue
            own = weighted(seen)
            earned = known.ranking.earned[place][side]
            if conditions.scoring == "mp":
                assert earned.points == conversion.matchpoints(own, compared, side, conditions.unit, conditions.uneven)
                assert earned.of == conversion.top(compared, conditions.unit, conditions.uneven)
            elif conditions.scoring == "cross_imp":
                assert earned.points == conversion.team_imps(own, compared, side)
            elif one.award is not None:
                # with Butler scoring a result that counts is part of its own datum
                assert earned.points == (conversion.team_imps(own, compared, side) if here.datum is not None else 0)


def rows(*scores: Any) -> list[dict[str, Any]]:
    """Three boards at four tables, the same each time but for the first."""
    told = [450, 420, 50, -50]
    return [
        one | {"round": board, "table": int(one["ns"][1:])}
        for board in (1, 2, 3)
        for one in field(*(scores if board == 1 else told), board=board)
    ]


def test_percentages_are_those_of_the_other_boards_without_an_award() -> None:
    ruled = {"artificial": {"ns": 60, "ew": 40}}
    for first in (450, ruled, -50):
        known = ranked(made(rows(420, first, 50, -50)).session)
        here = other_tables(known, TableOfBoard(section="", table=2, board=1))
        assert here is not None
        assert here.session == {NS: Fraction(200, 3), EW: Fraction(100, 3)}
        assert (here.known, here.expected) == (4, 4)


def test_a_table_that_has_not_played_it_is_not_known_yet() -> None:
    told = rows(420, 450, {"unplayed": "late"}, -50)
    known = ranked(made(told[:3] + told[4:]).session)
    here = other_tables(known, TableOfBoard(section="", table=2, board=1))
    assert here is not None
    assert (here.known, here.expected, plain_field(here)) == (2, 4, {"results": [420], "expected": 4})
    assert other_tables(known, TableOfBoard(section="", table=4, board=1)) is None
    assert other_tables(known, TableOfBoard(section="B", table=2, board=1)) is None


def test_where_the_file_tells_no_tables_the_pair_sits_at_its_own() -> None:
    session = made(field(420, 450, 50, -50)).session
    numbered = replace(session, pairs=tuple(replace(pair, number=pair.key[1:]) for pair in session.pairs))
    here = other_tables(ranked(numbered), TableOfBoard(section="", table=3, board=1))
    assert here is not None
    assert here.result is not None
    assert here.result.ns == "N3"


def test_the_datum_of_the_other_tables() -> None:
    ruled = {"artificial": {"ns": 60, "ew": 40}}
    known = ranked(made(rows(420, ruled, 50, -50), conditions={"scoring": "butler"}).session)
    here = other_tables(known, TableOfBoard(section="", table=2, board=1))
    assert here is not None
    assert plain_field(here) == {"results": [140]}
