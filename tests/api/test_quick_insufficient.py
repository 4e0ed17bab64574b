"""The quick ruling of an insufficient bid: with which calls it can be put right, and what is read out then (27)."""

from __future__ import annotations

import pytest

from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.state import Quick
from bridgelaw.formats.errors import Wrong
from bridgelaw.lawbook.editions import EDITIONS
from tests.api.test_quick import Answers

REFUSED = [("by", "E"), ("last_bid", "2H"), ("call", "1S"), ("called_since", "none"), ("choose", "reject_call")]
DOUBLED = ("choose", "correct:X")


def after(laws: str, *more: tuple[str, str]) -> Quick:
    answers: Answers = [*REFUSED, *more]
    return quick("insufficient_bid", answers, laws=laws, authority="wbf")


def doubled_in_vain(laws: str) -> tuple[tuple[str, str], ...]:
    """The answers up to where the double by which it was corrected is cancelled (27B3)."""
    return (DOUBLED,) if laws == "1997" else (DOUBLED, ("comparable_call", "no"))


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_double_that_was_cancelled_is_offered_no_more(laws: str) -> None:
    """What it costs is told with the first one, which its player may try; then only a bid or a pass is left (27B3)."""
    (before,) = after(laws).options
    assert "X" in after(laws).box(before)
    found = after(laws, *doubled_in_vain(laws))
    (option,) = found.options
    box = found.box(option)
    assert option.id == "correct"
    assert "P" in box
    assert "2S" in box
    assert not {"X", "XX"} & set(box)
    then = option.then or ()
    assert not [one for one in then if one["element"] == "auction"]
    (silent,) = [one for one in then if one["element"] == "obligations" and one["what"] == "pass"]
    assert (silent["who"], silent["until"], silent.get("if")) == ("W", "end_of_auction", None)
    with pytest.raises(Wrong, match="correct:X"):
        after(laws, *doubled_in_vain(laws), DOUBLED)


def test_where_no_correction_is_free_a_double_is_none() -> None:
    """Of 1997 no double can put it right: where it cannot cost a free correction either nobody chooses it (27B3)."""
    facts = [("by", "E"), ("last_bid", "7NT"), ("call", "7H"), ("called_since", "none"), ("choose", "reject_call")]
    found = quick("insufficient_bid", facts, laws="1997", authority="wbf")
    (option,) = found.options
    assert found.box(option) == ("P",)


@pytest.mark.parametrize("laws", EDITIONS)
def test_no_correction_can_have_helped_freely_any_more(laws: str) -> None:
    """Once a double was cancelled no correction is free, so that none can have helped all the same (27B1b, 27D)."""
    helped = "law27.damage_all_the_same"
    assert helped in after(laws).reads
    assert helped not in after(laws, *doubled_in_vain(laws)).reads
