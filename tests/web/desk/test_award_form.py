"""The form of an adjusted score says what the line of the command says, and is filled in from a record alike."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.formats import typed
from bridgelaw.formats.awards import AWARD
from bridgelaw.game.calls import BIDS
from bridgelaw.web.desk.award_form import FEWEST, MOST, AwardForm, TypedResult, of_award, read, total

_shares = st.sampled_from([("1",), ("3/5", "2/5"), ("1/3", "1/3", "1/3"), ("1/8", "7/8"), ("1/2", "1/4", "1/4")])


@st.composite
def rows(draw: Any) -> list[dict[str, Any]]:
    """Results with weights that sum to 1."""
    found = []
    for share in draw(_shares):
        if draw(st.integers(0, 9)) == 0:
            one: dict[str, Any] = {"contract": "P"}
        else:
            bid = draw(st.sampled_from([bid.text for bid in BIDS])) + draw(st.sampled_from(["", "X", "XX"]))
            one = {"contract": bid, "by": draw(st.sampled_from("NESW")), "tricks": draw(st.integers(0, 13))}
        found.append(one | ({} if share == "1" else {"weight": share}))
    return found


@st.composite
def awards(draw: Any) -> dict[str, Any]:
    """Awards as a record has them."""
    if draw(st.integers(0, 4)) == 0:
        side = st.one_of(
            st.sampled_from(["average_plus", "average", "average_minus"]), st.sampled_from([0.0, 55.5, 60.0])
        )
        return {"kind": "artificial", "ns": draw(side), "ew": draw(side)}
    found: dict[str, Any] = {"kind": "assigned", "ns": draw(rows())}
    if draw(st.booleans()):
        found["ew"] = draw(rows())
    if draw(st.booleans()):
        plain = draw(rows().filter(lambda some: len(some) == 1))
        found |= {"self_inflicted": draw(st.sampled_from(["NS", "EW"])), "without_error": plain}
    return found


def sent(form: AwardForm) -> dict[str, list[str]]:
    """What a browser sends of the form, the empty row at its end included."""
    fields: dict[str, list[str]] = {}
    for prefix, some in (("", form.shown(form.ns)), ("ew_", form.shown(form.ew)), ("without_", (form.without,))):
        for name in TypedResult.__struct_fields__:
            fields[prefix + name] = [getattr(row, name) for row in some]
    for name in ("kind", "hurt", "share_ns", "share_ew", "percent_ns", "percent_ew", "reason"):
        fields[name] = [getattr(form, name)]
    return fields | ({"apart": ["on"]} if form.apart else {})


@settings(deadline=None, max_examples=60)
@given(awards())
def test_an_award_comes_back_through_the_form(award: dict[str, Any]) -> None:
    form = read(sent(of_award(award, "because")))
    assert form.reason == "because"
    if award.get("ew") == award.get("ns") and award["kind"] == "assigned":
        award.pop("ew", None)  # the same for both is written once
    assert AWARD.read(typed.award(form.text())) == AWARD.read(award)
    if award["kind"] == "assigned" and len(award["ns"]) > 1:
        assert total(form.ns) == 1


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"bid": ["2S", "2S", ""], "risk": ["", "X", ""], "by": ["E", "E", "N"], "tricks": ["", "+1", ""],
          "weight": ["60", "40 %", ""]}, "60% 2S E =, 40% 2SX E +1"),
        ({"kind": ["likely"], "bid": ["4S", "4S"], "by": ["S", "S"], "tricks": ["10", "9"], "weight": ["1/3", "2/3"]},
         "likely 1/3 4S S 10, 2/3 4S S 9"),
        ({"kind": ["artificial"], "share_ns": ["percent"], "percent_ns": ["55,5"], "share_ew": ["average"]},
         "55.5% / average"),
        ({"bid": ["P"], "apart": ["1"], "ew_bid": ["1NT"], "ew_by": ["W"]}, "NS: P; EW: 1NT W ="),
    ],
)  # fmt: skip
def test_what_is_typed(fields: dict[str, list[str]], line: str) -> None:
    assert read(fields).text() == line


def test_what_does_not_sum_up_is_told_as_it_is() -> None:
    assert total((TypedResult("2S", weight="60"), TypedResult("3S", weight="33.3"), TypedResult())) == Fraction(
        933, 1000
    )
    assert total((TypedResult("2S", weight="60"), TypedResult("3S"))) is None
    assert total((TypedResult("2S", weight="x"),)) is None
    assert total((TypedResult("2S", weight="1/0"),)) is None
    assert total(()) is None


def test_nothing_is_made_of_nothing() -> None:
    empty = read({})
    assert empty.is_empty
    assert len(empty.shown(empty.ns)) == FEWEST
    many = read({"bid": ["1C"] * 50})
    assert len(many.shown(many.ns)) == MOST
    assert read({"kind": ["nonsense"], "hurt": ["XY"]}) == empty
