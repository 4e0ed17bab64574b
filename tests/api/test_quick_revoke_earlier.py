"""The quick ruling of a revoke that is not the first of its board: what is asked of the earlier one, what both cost."""

from __future__ import annotations

import pytest

from bridgelaw.api.quick.road import quick
from tests.api.test_quick import ruled, run
from tests.api.test_quick_revoke import AFTER, WON, of_it


@pytest.mark.parametrize(
    ("laws", "earlier", "ruling"),
    [
        ("1997", "same", ("none", 0, "64B2")),
        ("2007", "same", ("none", 0, "64B2")),
        ("2017", "same", ("none", 0, "64B2")),
        ("1997", "partner", ("transfer", 2, "64A2")),
        ("2017", "partner", ("transfer", 1, "64A2")),
        ("2007", "opponents", ("none", 0, "64B7")),
        ("2017", "opponents", ("none", 0, "64B7")),
    ],
)
def test_an_earlier_revoke_on_the_board(laws: str, earlier: str, ruling: tuple[str, int, str]) -> None:
    told = [*AFTER, ("earlier_revoke", earlier), *(WON if ruling[1] else WON[:2]), *EARLIER[earlier]]
    found = ruled("revoke", told, laws)
    assert of_it(found) == [ruling]
    assert [one["of"] for one in found["questions"] if one["answer"] is None] == ["it"]
    assert "contract" in found["more"]
    assert found["done"]


EARLIER: dict[str, list[tuple[str, str]]] = {
    "same": [("earlier_won_by", "E"), ("earlier_tricks", "3")],
    "partner": [("earlier_by", "W"), ("earlier_suit", "D"), ("earlier_won_by", "W"), ("earlier_tricks", "3")],
    "opponents": [],
}
SCORED = [("contract", "4S"), ("risk", "none"), ("tricks_won", "8"), ("board", "1")]


@pytest.mark.parametrize(
    ("laws", "earlier", "rulings", "tricks"),
    [
        ("1997", "same", [("transfer", 2, "64A1"), ("none", 0, "64B2")], 10),
        ("2007", "same", [("transfer", 2, "64A1"), ("none", 0, "64B2")], 10),
        ("2017", "same", [("transfer", 2, "64A1"), ("none", 0, "64B2")], 10),
        ("1997", "partner", [("transfer", 2, "64A1"), ("transfer", 2, "64A2")], 12),
        ("2007", "partner", [("transfer", 2, "64A1"), ("transfer", 1, "64A2")], 11),
        ("2017", "partner", [("transfer", 2, "64A1"), ("transfer", 1, "64A2")], 11),
    ],
)
def test_two_revokes_of_one_side_are_both_ruled_and_the_score_is_that_of_both(
    laws: str, earlier: str, rulings: list[tuple[str, int, str]], tricks: int
) -> None:
    won = [*WON, *SCORED] if (laws, earlier) == ("1997", "partner") else [*WON[:2], *SCORED]
    found = ruled("revoke", [*AFTER, ("earlier_revoke", earlier), *won, *EARLIER[earlier]], laws)
    told = [(one["rectification"], one["transfer"], one["law"].partition(":")[2]) for one in found["rulings"]]
    assert sorted(told) == sorted(rulings)
    now = quick("revoke", [*AFTER, ("earlier_revoke", earlier), *won, *EARLIER[earlier]], laws=laws, authority="wbf")
    assert now.answer is not None
    assert now.answer.score is not None
    assert now.answer.score.tricks == tricks


def test_no_trick_goes_over_twice_for_two_revokes() -> None:
    """The side has won but two tricks since the earlier one."""
    earlier = [("earlier_revoke", "partner"), ("earlier_by", "E"), ("earlier_suit", "S")]
    earlier += [("earlier_won_by", "N"), ("earlier_tricks", "2")]
    told = [*AFTER, *earlier, ("trick_won_by", "E"), ("later_tricks", "1")]
    found = ruled("revoke", told, "2017")
    assert sorted(one["transfer"] for one in found["rulings"]) == [1, 1]


def test_an_earlier_revoke_of_dummy_costs_nothing_and_nothing_more_is_asked_of_it() -> None:
    told = [
        ("declarer", "W"), ("by", "W"), ("suit", "H"), ("card", "C5"), ("found", "after_play"), ("trick_won_by", "W"),
        ("later_tricks", "2"), ("earlier_revoke", "partner"), ("earlier_by", "E"), ("earlier_suit", "H"),
    ]  # fmt: skip
    found = ruled("revoke", told, "2017")
    assert found["done"]
    assert sorted((one["transfer"], one["law"]) for one in found["rulings"]) == [(0, "2017:64B3"), (2, "2017:64A1")]


def test_what_both_have_cost_is_made_good_once() -> None:
    """Two go over for the first, one for the second: of ten that it would have had the other side lacks none."""
    told = [
        *AFTER,
        ("earlier_revoke", "partner"),
        *WON[:2],
        *EARLIER["partner"],
        ("damage", "yes"),
        ("tricks_won", "7"),
    ]
    assert ruled("revoke", told, "2017")["ask"]["choices"] == ["11", "12", "13"]
    found = ruled("revoke", [*told, ("normal_line", "11")], "2017")
    assert sorted((one["rectification"], one["transfer"]) for one in found["rulings"]) == [
        ("adjusted_score", 1),
        ("transfer", 1),
        ("transfer", 2),
    ]


@pytest.mark.parametrize("earlier", ["same", "partner"])
def test_what_the_earlier_one_costs_is_asked(earlier: str) -> None:
    """At least as many tricks as since the later one, and at most twelve."""
    told = [*AFTER, ("earlier_revoke", earlier), *WON[:2]]
    told += [("earlier_by", "E"), ("earlier_suit", "D")] if earlier == "partner" else []
    assert ruled("revoke", told, "2017")["ask"]["key"] == "earlier_won_by"
    then = ruled("revoke", [*told, ("earlier_won_by", "N")], "2017")["ask"]
    assert (then["key"], then["choices"][0], then["choices"][-1]) == ("earlier_tricks", "2", "12")


@pytest.mark.parametrize(("earlier", "law"), [("same", "64C2(a)"), ("opponents", "64C2(b)")])
def test_by_what_damage_is_looked_at_then(earlier: str, law: str) -> None:
    """In 2017 equity has clauses of its own; the adjustment is of the revoke that it is about."""
    told = [*AFTER, ("earlier_revoke", earlier), *WON[:2], *EARLIER[earlier], ("damage", "yes"), ("tricks_won", "7")]
    found = ruled("revoke", [*told, ("normal_line", "11")], "2017")
    assert ("adjusted_score", 2 if earlier == "same" else 4, law) in of_it(found)
    assert f"2017:{law}" in found["reads"]


def test_in_which_suit_the_earlier_one_was() -> None:
    """One of the same player in the same suit is told as that."""
    told = [*AFTER, ("earlier_revoke", "partner"), *WON[:2]]
    assert ruled("revoke", [*told, ("earlier_by", "E")], "2017")["ask"]["choices"] == ["S", "D", "C"]
    assert ruled("revoke", [*told, ("earlier_by", "W")], "2017")["ask"]["choices"] == ["S", "H", "D", "C"]


def test_revokes_of_both_sides_are_told_of_only_where_they_count() -> None:
    """Before 2007 only one on the same trick does, and for that there is no rule of its own."""
    assert run("revoke", *(f"--answer={key}={value}" for key, value in AFTER), "--answer=earlier_revoke=opponents",
               "--laws", "1997") == 2  # fmt: skip
