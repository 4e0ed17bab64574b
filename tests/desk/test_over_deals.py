"""Where actions lead on deals that fit: which choices and actions, what is drawn, what is counted."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.answer.card import plain_card
from bridgelaw.desk.card import card, to_solve
from bridgelaw.desk.conditions import holds, read
from bridgelaw.desk.named_actions import write_contract
from bridgelaw.desk.over_deals import WeighedChoice, choices, to_weigh, weighed
from bridgelaw.desk.ruling import road
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from tests.desk.test_card import asked as card_asked
from tests.desk.test_card import tricks
from tests.desk.test_usable import CALLS, FOUND, course

OPENED = {"verb": "call", "by": "E", "call": "1S", "id": "one", "shows": {"hcp": [11, 15], "S": [5, 13]}}


def asked(*answers: Any, polled: dict[str, Any] | None = None, **fields: Any) -> Course:
    poll = [] if polled is None else [{"by": "director", "find": "poll", "of": "bid", "seat": "W", "value": polled}]
    opening = {"by": "E", "call": "1S", "id": "one", "shows": OPENED["shows"]}
    return course([opening, *CALLS[1:], *FOUND, *answers, *poll], **fields)


def of(found: Course) -> tuple[WeighedChoice, ...]:
    return choices(found, road(found).questions)


ALTERNATIVES = {"by": "director", "find": "logical_alternatives", "value": ["P", "3S"], "of": "hes", "seat": "W"}
FOUND_SUGGESTED = {"by": "director", "find": "suggested", "value": ["3S"], "of": "hes", "seat": "W"}
POLL = {"asked": 5, "class": "advanced", "chose": {"P": 3, "4S": 2}, "considered": {"X": 1}}


def test_nothing_is_weighed_before_another_action_is_named() -> None:
    assert of(asked()) == ()
    # what was suggested is what he did: nothing to compare it with
    assert of(asked(FOUND_SUGGESTED)) == ()


@pytest.mark.parametrize(
    ("answers", "polled", "actions"),
    [
        ((FOUND_SUGGESTED, ALTERNATIVES), None, ["3S", "P"]),
        ((), POLL, ["P", "4S", "X", "3S"]),
        ((FOUND_SUGGESTED, ALTERNATIVES), POLL, ["3S", "P", "4S", "X"]),
    ],
)
def test_actions_are_those_found_those_polled_and_the_one_taken(
    answers: tuple[Any, ...], polled: dict[str, Any] | None, actions: list[str]
) -> None:
    (choice,) = of(asked(*answers, polled=polled))
    assert [one.action for one in choice.actions] == actions
    assert (choice.made, choice.usable.seat, choice.usable.act) == ("3S", Seat.W, "bid")


def test_a_second_stage_names_nothing() -> None:
    second = {"stage": 2, "knows": "pause", "group": "other", "asked": 5, "class": "advanced", "attractive": {"4S": 4}}
    found = asked(polled=second, regulations={"poll_second_stage": True})
    assert of(found) == ()


def test_a_kept_card_brings_its_lines_and_the_contracts_that_it_names() -> None:
    asked_for = card_asked("P", "3S=4SE", showed="14-15 hcp, 6S")
    solving = to_solve(asked_for)
    kept = plain_card(card(solving, tricks(solving)), 2017, None, "none")
    del kept["samples"]
    finding = {"by": "director", "find": "evidence", "of": "bid", "seat": "W", "value": kept}
    (choice,) = of(asked(FOUND_SUGGESTED, finding))
    assert [(one.action, write_contract(one.contract)) for one in choice.actions] == [("P", "3HS"), ("3S", "4SE")]
    for text in to_weigh(choice, 20).deals:
        assert holds(read("14-15 hcp, 6S"), parse_deal(text)[Seat.E] or ())


def test_deals_fit_what_he_might_use_and_are_the_same_each_time() -> None:
    (choice,) = of(asked(FOUND_SUGGESTED, ALTERNATIVES))
    solving = to_weigh(choice, 60)
    assert len(set(solving.deals)) == 60
    assert solving == to_weigh(choice, 60)
    assert 0 < (solving.count or 0) < solving.of
    for text in solving.deals:
        deal = parse_deal(text)
        assert deal[Seat.W] == choice.usable.known[Seat.W]
        assert holds(read("11-15 hcp, 5+S"), deal[Seat.E] or ())
        assert holds(read("10-14 hcp, 5+H"), deal[Seat.S] or ())


def test_how_often_a_contract_takes_how_many_tricks() -> None:
    (choice,) = of(asked(FOUND_SUGGESTED, ALTERNATIVES))
    solving = to_weigh(choice, 40)
    assert [(one.strain, one.declarer) for one in solving.outcomes] == [("S", Seat.E), ("H", Seat.S)]
    spades = [{"": 9} if n % 4 else {"": 8} for n in range(40)]
    found = weighed(solving, [spades, [{"": 10}] * 40])
    assert [(one.action.action, one.tricks) for one in found.actions] == [
        ("3S", ((9, 30), (8, 10))),
        ("P", ((10, 40),)),
    ]
    # 3♥ by North is silent, and both last passes
    assert (found.solved, found.silent) == (40, 3)
    assert found.margin == pytest.approx(1.96 * 0.5 / 40**0.5, rel=0.01)
