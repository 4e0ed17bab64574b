"""The words of a kept card are those of the card that is made."""

from __future__ import annotations

from typing import get_args

from bridgelaw.desk.card import ActionSource
from bridgelaw.desk.shift import SCALES as OF_SHIFTS
from bridgelaw.desk.shift import Shows
from bridgelaw.desk.usable import LineSource
from bridgelaw.formats.card_kind import MEASURED, SCALES, SHOWS, SOURCES


def test_each_word_of_a_card_can_be_kept() -> None:
    assert get_args(LineSource) == SOURCES
    assert get_args(ActionSource) == MEASURED
    assert (get_args(Shows), OF_SHIFTS) == (SHOWS, SCALES)
