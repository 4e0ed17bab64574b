"""What rules need in order to speak: where it is not so they are not asked, and would have had nothing to say."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.lawbook.course import Course, follow
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.effects import Done, Effects, Irregular, Rights
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.needs import GATED, NEEDS
from bridgelaw.lawbook.rule import Rule
from bridgelaw.lawbook.situation import Reading, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import start
from tests.kit.tables import Move, act_of, legal_board, moves
from tests.lawbook.planted import book, drawer


def shut_out(book: Book, now: Situation, trigger: Any) -> list[Rule]:
    """The rules that hear `trigger`, or always speak (None), and are not asked because what they need is not so."""
    heard = [rule for rule in book.rules if (type(trigger) if trigger is not None else None) in rule.listens]
    heard = [rule for rule in heard if not rule.takes_it and (not rule.phases or now.phase in rule.phases)]
    shut = [rule for rule in heard if rule.needs and not any(NEEDS[need](now, trigger) for need in rule.needs)]
    if isinstance(trigger, Done):
        shut += [rule for rule in heard if rule.after and trigger.act.verb not in rule.after]
    return shut


def say_nothing(book: Book, now: Situation, trigger: Any) -> int:
    """How many rules are not asked; none of them would speak, or look at a finding."""
    shut = shut_out(book, now, trigger)
    for rule in shut:
        reading = Reading.of(now)
        said = list(rule.consult(reading) if trigger is None else rule.consult(reading, trigger))
        assert (said, reading.looked_at) == ([], []), f"{rule.provision.name} had something to say of {trigger}"
    return len(shut)


def course_of(book: Book, seed: int, regular: int, moves: list[Move]) -> Course:
    """So many acts of a legal board, and then whatever the moves mean."""
    dealer, deal, happened = legal_board(seed)
    course = follow(book, start(dealer, deal), happened[:regular])
    for n, move in enumerate(moves):
        act = act_of(course.now, move, f"x{n}")
        if act is not None:
            with suppress(Impossible):
                course = course.after(act)
    return course


@pytest.mark.parametrize("edition", EDITIONS)
@settings(deadline=None)
@given(seed=st.integers(0, 50), regular=st.integers(0, 60), moves=moves)
def test_who_is_not_asked_has_nothing_to_say(edition: str, seed: int, regular: int, moves: list[Move]) -> None:
    book = open_book(edition)
    course = course_of(book, seed, regular, moves)
    for before, act, after in zip(course.situations, course.judged, course.situations[1:], strict=False):
        if isinstance(act, GATED):
            say_nothing(book, before, act)
        say_nothing(book, after, Done(act))
        say_nothing(book, after, None)
        say_nothing(book, after, Rights())


def test_few_are_asked_about_an_ordinary_card() -> None:
    book = open_book("2017")
    asked = []
    course = course_of(book, 3, 99, [])
    for before, act in zip(course.situations, course.judged, strict=False):
        if isinstance(act, acts.Play) and before.phase == "play":
            asked.append(len(book._listening.runs(before, act)))
            assert say_nothing(book, before, act) > 15
    assert max(asked) <= 1
    assert asked.count(0) > len(asked) / 2


def hears_a_card(now: Situation, act: acts.Play) -> Effects:
    yield Irregular(kind="revoke", by=act.by, act=act.id)


def hears_that_all_is_done(now: Situation, done: Done) -> Effects:
    yield from ()


@pytest.mark.parametrize(
    ("rule", "when", "said"),
    [
        (hears_that_all_is_done, When(needs=("disorder",)), "hears of no act"),
        (hears_that_all_is_done, When(needs=("misfit",)), "hears of no act"),
        (hears_a_card, When(needs=("unclear_turn",)), "does not hear that all is done"),
        (hears_that_all_is_done, When(after=("no such verb",)), "names verbs"),
        (hears_a_card, When(after=("play",)), "hears Done"),
        (hears_a_card, When(after_others=True), "hears Done"),
        (hears_a_card, When(awaits=("claim",)), "only a standing rule"),
        (hears_a_card, When(needs=("luck",)), "@When .*luck"),  # type: ignore[arg-type]
        (hears_a_card, When(phases=("dinner",)), "@When .*dinner"),  # type: ignore[arg-type]
        (hears_a_card, When(about=("sneeze",)), "@When .*sneeze"),  # type: ignore[arg-type]
    ],
)
def test_when_no_rule_can_be_asked(rule: Any, when: When, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    book(drawer(1, rule))
    monkeypatch.setitem(vars(rule), "when", when)
    with pytest.raises(LawbookError, match=said):
        book(drawer(1, rule))
