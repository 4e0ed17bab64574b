"""Real sessions of other programs: every value that they print, to the hundredth."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.formats.sessions.neutral import load, loads
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.comparing import compare
from bridgelaw.session.fields import boards_of
from bridgelaw.session.plan import most_tables
from bridgelaw.session.played import played
from bridgelaw.session.ranking import rank
from tests.session.sessions import FORM, REAL, real_sessions

ALLOWED = Fraction(1, 100)
"""Programs round or cut."""
FIELDS = REAL / "fields.json"


@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_points_and_places_are_those_of_the_other_program(file: Path) -> None:
    found = load(file)
    ranking = rank(found.session, found.regulations)
    expected = json.loads(file.read_bytes())["expected"]
    # a program that prints tenths cuts them
    step = max(Fraction(str(expected["step"])), ALLOWED)
    left_out = expected["not_reproduced"]
    compared = 0
    for board, datum in expected.get("datum", {}).items():
        results = [found.session.results[n] for n in boards_of(found.session)["A", int(board)]]
        assert compare(results, len(results), found.session.conditions).datum == datum, board
        compared += 1
    for n, (printed, earned) in enumerate(zip(expected["results"], ranking.earned, strict=True)):
        if n in left_out["results"]:
            continue
        for side, value in zip((NS, EW), printed, strict=True):
            assert (value is None) == (side not in earned), (n, side)
            if value is not None:
                more = earned[side].points - Fraction(str(value))
                assert -ALLOWED <= more < step, (n, side)
                compared += 1
    standings = {one.pair.key: one for one in ranking.standings}
    for row in expected["ranking"]:
        if row["pair"] in left_out["ranking"]:
            continue
        one = standings[row["pair"]]
        assert one.rank == row["rank"], row
        if row["percent"] is None:
            assert abs(one.total - Fraction(str(row["total"]))) <= ALLOWED, row
        else:
            assert one.percent is not None
            assert abs(one.percent - Fraction(str(row["percent"]))) <= ALLOWED, row
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("file", real_sessions(), ids=lambda file: file.stem)
def test_the_movement_expects_as_many_tables_as_the_other_program(file: Path) -> None:
    """What is said when a movement is chosen, is what these evenings were ranked by."""
    found = load(file).session
    plans = {plan.section: plan for plan in played(found)}
    if not plans:
        # nothing tells a movement
        assert all(one.round is None for one in found.results)
        return
    by_plan = replace(
        found, sections=tuple(replace(one, tables=most_tables(plans[one.name])) for one in found.sections)
    )
    if file.stem.endswith("phantom_lines"):
        # printed travellers of a session with a sit-out, which count the empty table
        assert [one.tables for one in by_plan.sections] == [5]
        assert [one.tables for one in found.sections] == [6]
        return
    assert rank(by_plan).standings == rank(found).standings


@pytest.mark.skipif(not FIELDS.is_file(), reason="the fields lie beside the project where it is made")
def test_whole_fields_are_scored_as_the_other_program_scores_them() -> None:
    checked = 0
    for board in json.loads(FIELDS.read_bytes())["boards"]:
        scoring = board["scoring"].removesuffix("_percent")
        scores = [score for score, times, _ in board["scores"] for _ in range(times)]
        rows = [{"board": 1, "ns": f"N{n}", "ew": f"E{n}", "score": score} for n, score in enumerate(scores)]
        pairs = [{"pair": row[side]} for row in rows for side in ("ns", "ew")]
        found = loads(json.dumps({"form": FORM, "conditions": {"scoring": scoring}, "pairs": pairs, "results": rows}))
        earned = dict(zip(scores, rank(found.session).earned, strict=True))
        for score, _, printed in board["scores"]:
            each = earned[score][NS]
            value = 100 * each.points / each.of if each.of else each.points
            assert abs(value - Fraction(str(printed))) <= ALLOWED, (board["board"], score)
            checked += 1
    assert checked > 500
