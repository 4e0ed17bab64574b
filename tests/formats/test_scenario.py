"""Expectations: when they are met, what differs, when they are put off; and agreement with the reference comparison."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.cli.check import outcomes
from bridgelaw.formats.compare import lacking, matches, present, superfluous
from bridgelaw.formats.record import from_plain, load
from bridgelaw.formats.scenario import Expectation, compare, deferred, expectations
from bridgelaw.lawbook.numbering import law_numbers
from tests.formats.shared import SCENARIOS, reference, scenario_files
from tests.kit.whole import examples_of

ANSWER: dict[str, Any] = {
    "turn": "S",
    "frozen": True,
    "contract": None,
    "irregularities": [
        {"kind": "insufficient_bid", "by": "E", "act": "a4", "law": "2017:27A1"},
        {"kind": "revoke", "by": "W", "act": "a9", "law": "2017:61"},
    ],
    "rights": {"N": ["call", "ask"], "E": []},
    "score": {"points": {"NS": 420}, "imps": {"NS": 3.333}},
}


@pytest.mark.parametrize(
    ("expected", "differences"),
    [
        ({}, []),
        ({"has": {"turn": "S", "frozen": True, "contract": None}}, []),
        ({"has": {"turn": "N"}}, ["turn: wanted N, found S"]),
        ({"has": {"frozen": False}}, ["frozen: wanted false, found true"]),
        ({"has": {"phase": "play"}}, ["phase: wanted play, there is no phase"]),
        ({"has": {"irregularities": [{"kind": "revoke", "law": ":61"}]}}, []),
        ({"has": {"irregularities": [{"kind": "revoke", "by": "E"}, {"kind": "misdeal"}]}},
         ["irregularities: wanted {kind:revoke,by:E}, nearest {kind:revoke,by:W,act:a9,law:2017:61}",
          "irregularities: wanted {kind:misdeal}, nearest {kind:insufficient_bid,by:E,act:a4,law:2017:27A1}"]),
        ({"has": {"rights": {"E": ["call"]}}}, ["rights.E: wanted call, the list is empty"]),
        ({"has": {"rights": {"S": ["call"]}}}, ["rights.S: wanted [call], there is no S"]),
        ({"has": {"score": {"imps": {"NS": 3.33}}}}, []),
        ({"has": {"score": {"points": {"NS": 421}}}}, ["score.points.NS: wanted 421, found 420"]),
        ({"has": {"irregularities": {"kind": "revoke"}}}, ["irregularities: wanted {kind:revoke}, found [{kind:"]),
        ({"lacks": {"irregularities": [{"kind": "misdeal"}], "options": [{"by": "N"}]}}, []),
        ({"lacks": {"irregularities": [{"by": "W"}]}},
         ["irregularities: {by:W} must not be there, found {kind:revoke,by:W,act:a9,law:2017:61}"]),
        ({"lacks": {"rights": {"N": ["ask"], "E": ["ask"]}}}, ["rights.N: ask must not be there, found ask"]),
        ({"lacks": {"turn": "S"}}, ["turn: must not be S"]),
        ({"lacks": {"turn": ["S"]}}, ["turn: no list to look for [S] in, found S"]),
        ({"exactly": {"rights": {"N": ["ask", "call"], "E": []}}}, []),
        ({"exactly": {"rights": {"N": ["ask"]}}}, ["rights.N: nothing further was wanted, found call"]),
        ({"exactly": {"rights": {"N": ["ask", "call", "play"]}}}, ["rights.N: wanted play, nearest call"]),
        ({"exactly": {"irregularities": [{"kind": "revoke"}]}},
         ["irregularities: nothing further was wanted, found {kind:insufficient_bid,by:E,act:a4,law:2017:27A1}"]),
    ],
)  # fmt: skip
def test_what_differs(expected: dict[str, Any], differences: list[str]) -> None:
    found = compare(Expectation(laws=("2017",), **expected), ANSWER)
    assert len(found) == len(differences)
    assert all(said.startswith(wanted) for said, wanted in zip(found, differences, strict=True))


@pytest.mark.parametrize(
    ("wanted", "found", "met"),
    [
        ("2017:27A", "2017:27A1", True), (":27A", "1997:27A", True), ("2017:16B", "2017:16B1(a)", True),
        ("2007:20F5(b)", "2007:20F5b(ii)", True), ("2017:27", "2017:27", True), ("2017:2", "2017:27", False),
        ("2017:16B1", "2017:16B12", False), ("2017:27A1", "2017:27A", False), ("2007:27", "2017:27", False),
        ("27", "2017:27", False), ("2017:27", None, False),
    ],
)  # fmt: skip
def test_provisions(wanted: str, found: str | None, met: bool) -> None:
    assert matches({"law": wanted}, {"law": found}) is met


words = st.sampled_from(
    ("2017:27", ":27", "2017:27A1", "2017:2", ":2", "2017:27(A)", "N", "1", "True", "None", "", "a")
)
keys = st.sampled_from(("law", "kind", "N", "E"))
leaves = st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from((0.004, 0.996, 1.01, 2.5)) | words
trees = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3), max_leaves=7
)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Any, Any]:
    """Something found, and something wanted that is often a part of it."""
    found = draw(trees)
    return (draw(_part(found)) if draw(st.booleans()) else draw(trees)), found


def _part(found: Any) -> st.SearchStrategy[Any]:
    if isinstance(found, dict):
        kept = {key: _part(value) for key, value in found.items()}
        return st.fixed_dictionaries({}, optional=kept)
    if isinstance(found, list) and found:
        return st.lists(st.sampled_from(found).flatmap(_part), max_size=3)
    return st.just(found) | leaves


@given(pairs())
@settings(max_examples=examples_of(400, 100), deadline=None)
def test_the_reference_comparison_says_the_same(pair: tuple[Any, Any]) -> None:
    wanted, found = pair
    judge = reference()
    if judge is None:
        return
    assert matches(wanted, found) == judge.met(wanted, found) == (not list(lacking(wanted, found)))
    assert (not list(present(wanted, found))) == judge.lacked(wanted, found)
    assert (not list(superfluous(wanted, found))) == judge.no_more(wanted, found)


@given(st.dictionaries(keys, trees), pairs(), pairs(), pairs())
@settings(max_examples=examples_of(200, 50), deadline=None)
def test_an_expectation_is_met_when_the_reference_says_so(
    answer: dict[str, Any], one: tuple[Any, Any], two: tuple[Any, Any], three: tuple[Any, Any]
) -> None:
    judge = reference()
    if judge is None:
        return
    answer |= {"turn": one[1], "rights": two[1], "score": three[1]}
    has, lacks, exactly = {"turn": one[0]}, {"rights": two[0]}, {"score": three[0]}
    expected = Expectation(laws=("2017",), has=has, lacks=lacks, exactly=exactly)
    met = judge.met(has, answer) and judge.met(exactly, answer)
    assert (not compare(expected, answer)) == (met and judge.no_more(exactly, answer) and judge.lacked(lacks, answer))


def test_expectations_of_a_scenario() -> None:
    record = from_plain(
        {
            "bridgelaw": 1,
            "board": 1,
            "laws": 2007,
            "acts": [{"by": "N", "call": "P"}],
            "expect": [
                {"has": {"turn": "E"}},
                {"laws": [1997, 2017], "authority": "ebu", "after": "a1", "lacks": {"turn": "N"}},
                {"laws": 1997, "after": "start", "exactly": {"rights": {"N": []}}},
            ],
        }
    )
    assert expectations(record) == (
        Expectation(laws=("2007",), has={"turn": "E"}),
        Expectation(laws=("1997", "2017"), authority="ebu", after="a1", lacks={"turn": "N"}),
        Expectation(laws=("1997",), after="start", exactly={"rights": {"N": []}}),
    )


def test_every_scenario_expects_something() -> None:
    rows = [row for file in scenario_files() for row in expectations(load(file))]
    assert len(rows) > 900 or not SCENARIOS.exists()


@pytest.mark.parametrize(
    ("expected", "reason"),
    [
        ({"has": {"turn": "N"}}, None),
        ({"has": {"irregularities": [{"law": "2017:27A"}]}}, None),
        ({"has": {"irregularities": [{"law": ":9B1"}]}}, None),
        ({"has": {"irregularities": [{"kind": "revoke"}]}}, None),
        ({"has": {"irregularities": [{"law": ":27"}, {"law": ":16B1"}]}}, "Law 16"),
        ({"exactly": {"obligations": [{"law": "2007:61A"}]}}, "Law 61"),
        ({"lacks": {"irregularities": [{"law": "2007:61A"}]}}, None),
        ({"has": {"score": {"kind": "table"}}}, "asks for score"),
        ({"exactly": {"information": {"N": []}}}, "asks for information"),
        ({"lacks": {"information": {"N": []}}}, None),
    ],
)
def test_what_is_deferred(expected: dict[str, Any], reason: str | None) -> None:
    assert deferred(Expectation(laws=("2017",), **expected), law_numbers("9-11,25-39")) == reason


def test_lists_of_laws() -> None:
    assert law_numbers("9-11,17-19, 22 ,23") == {9, 10, 11, 17, 18, 19, 22, 23}
    for wrong in ("", "9-", "9,,10", "11-9", "a", "9-11-12", "-9"):
        with pytest.raises(ValueError, match=r"neither a Law|runs backwards"):
            law_numbers(wrong)


def test_an_act_may_be_called_end() -> None:
    """What holds after it is not what holds after the last act."""
    acts = [{"by": "N", "call": "P", "id": "end"}, {"by": "E", "call": "P"}]
    expect = [{"after": "end", "has": {"turn": "E"}}, {"has": {"turn": "S"}}]
    scenario = from_plain({"bridgelaw": 1, "board": 1, "laws": 2007, "acts": acts, "expect": expect})
    assert not any(outcome.differences for outcome in outcomes(Path("here"), scenario, None))
