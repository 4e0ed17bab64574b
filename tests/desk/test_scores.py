"""The score of a board: properties, and our own examples of every form."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.answer.model import plain
from bridgelaw.answer.score import stands
from bridgelaw.api.table import followed
from bridgelaw.desk import conversion
from bridgelaw.desk.assigned import SelfInflicted, likely
from bridgelaw.desk.results import Others, Points
from bridgelaw.formats.record import from_plain
from bridgelaw.game.comparison import (
    datum,
    imps,
    matchpoints,
    neuberg,
    percentage,
)
from bridgelaw.game.contracts import contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.game.victory_points import victory_points, victory_points_discrete
from tests.kit.lines import act

Value = Callable[[Points], Fraction]
scores = st.integers(-800, 150).map(lambda n: n * 10)
fields = st.lists(scores, min_size=1, max_size=12)
quick = settings(deadline=None)
ACTS = ["S call 1NT", "W call P", "N call 3NT", "E call P", "S call P", "W call P", "director result 9 id=res"]


def score(*lines: str, laws: int = 2017, **fields: Any) -> dict[str, Any]:
    given: dict[str, Any] = {"bridgelaw": 1, "board": 3, "dealer": "S", "acts": [act(line) for line in (*ACTS, *lines)]}
    for n, extra in enumerate(fields.pop("extra", ())):
        given["acts"].append({"by": "director", "id": f"d{n}", **extra})
    found = plain(followed(from_plain(given | fields), laws=laws).answer())["score"]
    assert isinstance(found, dict)
    return found


def adjusted(kind: str, **award: Any) -> list[dict[str, Any]]:
    return [{"adjust": {"kind": kind, **award}}]


@pytest.mark.parametrize(
    ("written", "vulnerable", "tricks", "worth"),
    [
        ("1C", False, 7, 70), ("3NT", True, 9, 600), ("4SX", False, 10, 590), ("4SX", True, 11, 990),
        ("2HX", False, 8, 470), ("1NTXX", False, 7, 560), ("6D", True, 12, 1370), ("7NT", True, 13, 2220),
        ("3NT", False, 6, -150), ("4HX", False, 6, -800), ("4HX", True, 6, -1100), ("4HXX", False, 6, -1600),
        ("2SXX", True, 5, -1600), ("4S", True, 9, -100),
    ],
)  # fmt: skip
def test_contracts(written: str, vulnerable: bool, tricks: int, worth: int) -> None:
    assert points(contract(written, Seat.S), "NS" if vulnerable else "EW", tricks) == worth


def test_passed_out_is_nothing() -> None:
    assert points(None, "All", 0) == 0


@quick
@given(fields)
def test_a_field_shares_out_all_its_matchpoints(ns: list[int]) -> None:
    top = 2 * (len(ns) - 1)
    earned = [matchpoints(own, ns[:n] + ns[n + 1 :]) for n, own in enumerate(ns)]
    assert sum(earned) == Fraction(len(ns) * top, 2)


@quick
@given(scores, fields)
def test_an_unadjusted_board_balances(own: int, others: list[int]) -> None:
    tables = tuple(((value, Fraction(1)),) for value in others)
    field = Others(tables, tables, 0, len(tables) + 1)
    ns = conversion.matchpoints(((own, Fraction(1)),), field, NS)
    ew = conversion.matchpoints(((-own, Fraction(1)),), field, EW)
    assert ns + ew == conversion.top(field)
    assert imps(own - others[0]) == -imps(others[0] - own)


@quick
@given(st.lists(scores, min_size=2, max_size=4), fields, st.randoms(use_true_random=False))
def test_a_weighted_score_lies_between_its_parts_in_any_order(own: list[int], others: list[int], rng: Any) -> None:
    tables = tuple(((value, Fraction(1)),) for value in others)
    field = Others(tables, tables, 0, len(tables) + 1)
    mixed = [(value, Fraction(1, len(own))) for value in own]
    ways: tuple[Value, ...] = (
        lambda one: conversion.matchpoints(one, field, NS),
        lambda one: conversion.team_imps(one, field, NS),
    )
    for value in ways:
        each = conversion.each(tuple(mixed), value)
        whole = value(tuple(mixed))
        assert min(each) <= whole <= max(each)
        rng.shuffle(mixed)
        assert value(tuple(mixed)) == whole


@quick
@given(st.integers(0, 120), st.integers(1, 64))
def test_victory_points_share_twenty_and_no_imp_is_worth_more_than_the_one_before(margin: int, boards: int) -> None:
    won, more, most = (victory_points(margin + extra, boards) for extra in range(3))
    assert won + victory_points(-margin, boards) == 20
    assert 10 <= won <= more
    assert more - won >= most - more
    assert victory_points_discrete(margin, boards) + victory_points_discrete(-margin, boards) == 20
    assert victory_points(margin + Fraction(1, 2), boards) >= won - Fraction(1, 100)


@pytest.mark.parametrize(
    ("boards", "lowest"),
    [
        (7, (1, 3, 6, 9, 12, 15, 19, 24, 29, 36)), (8, (1, 4, 7, 10, 13, 17, 21, 26, 31, 39)),
        (12, (2, 5, 8, 12, 16, 20, 25, 31, 38, 47)), (16, (2, 5, 9, 13, 18, 23, 29, 36, 44, 54)),
        (24, (2, 6, 11, 16, 22, 28, 35, 44, 54, 66)), (48, (3, 9, 16, 23, 31, 40, 50, 62, 76, 94)),
    ],
)  # fmt: skip
def test_discrete_victory_points_are_those_in_print(boards: int, lowest: tuple[int, ...]) -> None:
    """The lowest margins that win 11, 12, … 20 in the published tables."""
    for won, margin in enumerate(lowest, 11):
        assert victory_points_discrete(margin - 1, boards) == won - 1
        assert victory_points_discrete(margin, boards) == won


@quick
@given(st.integers(0, 30), st.integers(0, 30), st.integers(0, 30))
def test_own_fault_never_pays_and_never_costs_more_than_it_did(a: int, b: int, c: int) -> None:
    parts = SelfInflicted(Fraction(a), Fraction(b), Fraction(c))
    assert min(a, c) <= parts.awarded <= max(a, c)
    if a >= b >= c:
        assert parts.inflicted + parts.consequent == a - c


def test_neuberg_keeps_the_average() -> None:
    assert neuberg(Fraction(9), 10, 13) == 12
    assert neuberg(Fraction(18), 10, 10) == 18


def test_likely_needs_enough() -> None:
    with pytest.raises(ValueError, match="sum to"):
        likely([(420, Fraction(1, 10))], Fraction(1, 3))


def test_the_mean_of_a_board() -> None:
    assert datum([420, 450, -50, 420, 1100], dropped=1) == 430
    assert datum([-425, -425]) == -430
    with pytest.raises(ValueError, match="no score"):
        datum([420], dropped=1)
    with pytest.raises(ValueError, match="matchpoints"):
        percentage(Fraction(3), 0)


def test_the_table_result() -> None:
    assert score() == {
        "kind": "table", "contract": "3NT", "declarer": "S", "tricks": 9, "points": {"NS": 400, "EW": -400},
    }  # fmt: skip


def test_what_is_not_known_is_left_out() -> None:
    assert "matchpoints" not in score(scoring="mp")
    assert "imps" not in score(scoring="imp")


def test_matchpoints_need_the_other_tables() -> None:
    found = score(scoring="mp", field={"results": [400, 390, -50, "average"]})
    assert found["matchpoints"] == {"NS": 6.5, "EW": 1.5}


def test_weighted_in_matchpoints_and_imps() -> None:
    ns = [
        {"contract": "4S", "by": "N", "tricks": 10, "weight": "2/3"},
        {"contract": "4S", "by": "N", "tricks": 9, "weight": "1/3"},
    ]
    found = score(scoring="imp", field={"results": [420]}, extra=adjusted("assigned", ns=ns))
    assert found["imps"] == {"NS": -3.33, "EW": 3.33}
    assert "points" not in found
    assert [row["points"] for row in found["results"]["EW"]] == [-420, 50]
    assert found["results"]["NS"][0]["weight"] == 0.6667


def test_split_scores_in_a_knockout_match_give_their_mean() -> None:
    award = {
        "ns": [{"contract": "3NT", "by": "S", "tricks": 9}],
        "ew": [{"contract": "4S", "by": "N", "tricks": 9}],
    }
    field = {"results": [-50]}
    apart = score(scoring="imp", field=field, extra=adjusted("assigned", **award))
    assert apart["imps"] == {"NS": 10, "EW": 0}
    together = score(
        scoring="imp", field=field, match={"format": "knockout", "boards": 8}, extra=adjusted("assigned", **award)
    )
    assert together["imps"] == {"NS": 5, "EW": -5}


def test_artificial_scores() -> None:
    award = adjusted("artificial", ns="average_plus", ew="average_minus")
    assert score(extra=award) == {"kind": "artificial", "percent": {"NS": 60, "EW": 40}}
    assert score(scoring="imp", extra=award)["imps"] == {"NS": 3, "EW": -3}
    session = {"NS": 65.5, "EW": 31}
    assert score(extra=award, session=session)["percent"] == {"NS": 65.5, "EW": 31}
    assert score(extra=award, session=session, authority="acbl", laws=1997)["percent"] == {"NS": 65.5, "EW": 40}


def test_an_award_that_was_cancelled_leaves_the_table_result() -> None:
    award = {**adjusted("artificial", ns="average", ew="average")[0], "id": "adj"}
    assert score(extra=[award, {"cancel": "board", "of": "adj"}])["kind"] != "artificial"


def test_penalties_touch_no_score() -> None:
    fine = {"penalize": {"side": "NS", "unit": "percent", "amount": 10, "kind": "procedural"}}
    assert score(extra=[fine]) == score()


@pytest.mark.parametrize(
    ("lines", "tricks"),
    [
        # in play: the contract just made
        (ACTS[:6], 9),
        # claimed, by declarer or by a defender, whether contested or not
        ([*ACTS[:6], "S claim 4 left=5 won=6"], 10),
        ([*ACTS[:6], "S claim 4 left=5 won=6", "W contest"], 10),
        ([*ACTS[:6], "W claim 3 left=5 won=4", "N contest"], 6),
        ([*ACTS[:6], "W concede 2 left=5 won=4"], 6),
        # obtained, with the trick that the Director gives
        ([*ACTS[:6], "director result 10"], 10),
    ],
)
def test_an_adjustment_starts_from_the_board_as_it_stands(lines: list[str], tricks: int) -> None:
    given = {"bridgelaw": 1, "board": 3, "dealer": "S", "acts": [act(line) for line in lines]}
    found = stands(followed(from_plain(given)).situation)
    assert found is not None
    assert (found.contract, found.by, found.tricks) == ("3NT", "S", tricks)


def test_an_adjustment_starts_from_no_contract_while_the_auction_is_open_and_from_all_passes() -> None:
    def found(*lines: str) -> Any:
        given = {"bridgelaw": 1, "board": 3, "dealer": "S", "acts": [act(line) for line in lines]}
        return stands(followed(from_plain(given)).situation)

    assert found(*ACTS[:3]) is None
    passed = found("S call P", "W call P", "N call P", "E call P")
    assert msgspec.to_builtins(passed) == {"contract": "P", "points": 0}
