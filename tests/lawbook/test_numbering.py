"""Numbers of provisions."""

from __future__ import annotations

import pytest

from bridgelaw.lawbook.numbering import law_of, order, parts, within


def test_parts() -> None:
    assert parts("27B1(a)") == ("27", "B", "1", "(a)")
    assert parts("30B1(b)(ii)") == ("30", "B", "1", "(b)", "(ii)")
    assert parts("71.2") == ("71", ".2")


def test_order_is_that_of_print() -> None:
    printed = [
        "9",
        "9A1",
        "9A2(b)(1)",
        "9A2(b)(2)",
        "9B",
        "9B1",
        "9B1(a)",
        "9B1(d)",
        "9B2",
        "9B10",
        "9C",
        "10A",
        "72A3",
    ]
    assert sorted(set(printed), key=order) == printed


@pytest.mark.parametrize(
    ("number", "other", "is_within"),
    [
        ("27A1", "27A1", True),
        ("27A1", "27A1(a)", True),
        ("27A", "27A1", True),
        ("27", "27A1", True),
        ("71", "71.2", True),
        ("27A1", "27A", False),
        ("27A1", "27A10", False),
        ("7", "72A3", False),
        ("26A2(a)", "26A2", False),
    ],
)
def test_within(number: str, other: str, is_within: bool) -> None:
    assert within(number, other) is is_within


def test_law_of() -> None:
    assert law_of("75D2") == 75
    with pytest.raises(ValueError, match="begins with no Law"):
        law_of("D2")
