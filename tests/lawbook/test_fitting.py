"""What changes nothing stands in `errors`, with the reason and what would have fitted."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.answer.model import plain
from bridgelaw.answer.seat import view
from bridgelaw.api.table import Table
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import Seat
from bridgelaw.words import Words
from bridgelaw.words.telling.faults import worded
from tests.kit.lines import act

LOW = ("N call 1S", "E call 1H id=low", "S attention low", "S summon")
PLAY = ("N call 1NT", "E call P", "S call P", "W call P", "E play CA id=ace", "S spread")


def table_of(*lines: str) -> Table:
    record = from_plain({"bridgelaw": 1, "dealer": "N", "acts": [act(line) for line in lines]})
    table = Table.of(record)
    for happened in record.acts:
        table.do(happened)
    return table


def errors_of(*lines: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = plain(table_of(*lines).answer())["errors"]
    return found


def test_a_choice_names_what_the_player_may_choose() -> None:
    [error] = errors_of(*LOW, "director explain_options", "S choose refuse_lead")
    assert error["code"] == "no-such-option"
    assert error["fits"] == [{"by": "S", "choose": "accept_call"}, {"by": "S", "choose": "reject_call"}]


def test_a_choice_before_the_explanation_names_that() -> None:
    [error] = errors_of(*LOW, "S choose reject_call")
    assert {"by": "director", "explain_options": True} in error["fits"]


def test_an_order_names_the_orders_that_would_change_something() -> None:
    [error] = errors_of(*LOW, "N convey remark text=well id=said", "director rule cancel of=said")
    assert error["code"] == "order-without-effect"
    assert {"by": "director", "rule": "accept", "of": "low"} in error["fits"]
    assert {"by": "director", "rule": "cancel", "of": "low"} in error["fits"]
    assert all(fit.get("of") != "said" for fit in error["fits"])


@pytest.mark.parametrize("order", ["director rule redeal", "director cancel board"])
def test_an_order_that_changes_the_score_alone_is_none_in_vain(order: str) -> None:
    assert errors_of(*PLAY, order) == []


def test_an_award_that_is_taken_back_is_none_in_vain() -> None:
    assert (
        errors_of(*PLAY, "director adjust average_plus average_minus id=given", "director rule cancel of=given") == []
    )


def test_to_cancel_a_call_is_to_rule_so() -> None:
    table = table_of(*LOW, "director cancel call of=low")
    assert plain(table.answer())["errors"] == []
    assert [m.standing.value for m in table.situation.facts.calls] == ["made", "withdrawn"]


def test_a_choice_that_was_refused_gives_no_score() -> None:
    answer = plain(table_of(*PLAY, "director choose redeal").answer())
    assert [error["code"] for error in answer["errors"]] == ["no-such-option"]
    assert answer["score"] is None


class TestAFindingThatNothingHasAskedFor:
    LINES = (*LOW, "director explain_options", "S choose reject_call", "E substitute X id=put")

    def test_waits_and_is_told_until_it_is_used(self) -> None:
        early = (*LOW, "director find damage no of=low id=early")
        [error] = errors_of(*early)
        assert (error["act"], error["code"]) == ("early", "finding-waits")

    def test_is_no_error_once_it_is_used(self) -> None:
        early = (*LOW, "director find specified_suits H of=low id=early", "director explain_options")
        assert [error["code"] for error in errors_of(*early)] == ["finding-waits"]
        assert errors_of(*early, "S choose reject_call", "E substitute 2H") == []

    def test_names_the_questions_that_are_open(self) -> None:
        [error] = errors_of(*self.LINES, "director find damage no of=low")
        assert error["fits"] == [{"by": "director", "find": "comparable_call", "of": "put"}]

    def test_a_poll_waits_for_nothing(self) -> None:
        table = table_of(*LOW)
        poll = {"by": "director", "find": "poll", "of": "low", "value": {"asked": 2, "chose": {"P": 2}}}
        assert plain(table.do(poll))["errors"] == []


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_it_is_said_in_each_language(language: str) -> None:
    table = table_of(*LOW, "director explain_options", "S choose refuse_lead")
    words = Words(language, "2017", strict=True)
    [error] = worded(table.answer(), words).errors
    assert words.say("option-accept_call", "label") in error.message
    assert words.say("option-reject_call", "label") in error.message


def test_a_player_is_not_told_what_would_fit() -> None:
    table = table_of(*LOW, "director explain_options", "S choose refuse_lead")
    [error] = view(table.book, table.situation, Seat.S).errors
    assert error.code == "no-such-option"
    assert not hasattr(error, "fits")
