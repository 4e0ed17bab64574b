"""The ranking and the travellers as CSV: every figure of a session stands in them, and no cell is a formula."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.formats.sessions.lists import RANKING, TRAVELLERS, ranking_csv, travellers_csv
from bridgelaw.formats.sessions.ranking import plain_ranking
from bridgelaw.formats.sessions.reading import load
from bridgelaw.session.ranking import rank
from tests.session.sessions import field, made, real_sessions

EXAMPLE = Path(__file__).parents[2] / "src" / "bridgelaw" / "examples" / "evening.xml"


def rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


@pytest.mark.parametrize("path", [EXAMPLE, *real_sessions()], ids=lambda path: path.stem)
def test_every_figure_stands_in_them(path: Path) -> None:
    file = load(path)
    told: Any = plain_ranking(file.session, rank(file.session, file.regulations))
    listed = rows(ranking_csv(file))
    assert tuple(listed[0]) == RANKING
    for row, one in zip(listed, told["ranking"], strict=True):
        assert (row["pair"], int(row["place"]), row["tied"] == "yes") == (one["pair"], one["rank"], one["tied"])
        assert (float(row["points"]), int(row["boards"])) == (one["total"], one["boards"])
        assert row["percent"] == ("" if one["percent"] is None else f"{one['percent']:.2f}")
    results = rows(travellers_csv(file))
    assert tuple(results[0]) == TRAVELLERS
    order = sorted(range(len(file.session.results)), key=lambda place: file.session.results[place].board)
    for row, place in zip(results, order, strict=True):
        result, earned = file.session.results[place], told["results"][place]
        assert (int(row["board"]), row["ns"], row["ew"]) == (result.board, result.ns, result.ew)
        assert row["score"] == ("" if result.score is None else str(result.score))
        for key, value in earned.items():
            assert row[key] == ("" if value is None else f"{value:.2f}")


def test_names_stand_in_the_ranking_alone_and_only_if_wanted() -> None:
    file = load(EXAMPLE)
    assert rows(ranking_csv(file))[0]["players"] == "Cleo / Dan"
    assert "Cleo" not in ranking_csv(file, names=False)
    assert "Cleo" not in travellers_csv(file)


def test_an_award_stands_beside_the_score() -> None:
    given = {"artificial": {"ns": "average_plus", "ew": 40}}
    weighted = {"weighted": {"ns": [[420, 0.6], [-50, 0.4]], "ew": [[420, 1]]}}
    found = rows(travellers_csv(made(field(given, weighted, {"unplayed": "late"}, {"contract": "P"}))))
    assert [(row["award_ns"], row["award_ew"]) for row in found] == [
        ("average_plus", "40"), ("3/5*420 2/5*-50", "1*420"), ("unplayed", "unplayed"), ("", ""),
    ]  # fmt: skip
    assert [row["contract"] for row in found] == ["", "", "", "P"]


def test_no_cell_is_a_formula() -> None:
    file = made(
        [{"board": 1, "ns": "=cmd()", "ew": "+1+1", "score": -50}],
        pairs=["=cmd()", "+1+1"],
    )
    (row,) = rows(travellers_csv(file))
    assert (row["ns"], row["ew"], row["score"]) == ("'=cmd()", "'+1+1", "-50")
