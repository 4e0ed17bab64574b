"""The mark on the key of a call that replaces another one says what the ruling then says."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgelaw.answer.known import Known
from bridgelaw.answer.model import Answer
from bridgelaw.answer.replacing import CostsOfCalls, costs_of_calls, mark
from bridgelaw.api.table import Table
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from tests.kit import seats as kit
from tests.kit.lines import act as line
from tests.kit.tables import Move
from tests.kit.whole import examples_of

EXPLAINED = "director explain_options"
PLACES: dict[str, tuple[str, ...]] = {
    "an insufficient bid": ("N call 1S", "E call 1H id=low", "S attention low", EXPLAINED, "S choose reject_call"),
    "a double of partner": ("N call 1S", "E call P", "S call X id=low", "W attention low", EXPLAINED),
    "a bid out of turn": (
        "N call P", "S call 1H id=low", "E attention low", EXPLAINED, "W choose reject_call", "director resume",
        "E call 1S",
    ),
    "a pass out of turn": (
        "N call 1S", "W call P id=low", "N attention low", EXPLAINED, "N choose reject_call", "director resume",
        "E call P", "S call 2S",
    ),
    "a double out of turn": (
        "N call 1S", "W call X id=low", "N attention low", EXPLAINED, "N choose reject_call", "director resume",
        "E call P", "S call 2S",
    ),
    "a slip": ("N call 1S", "E call 2H id=low", "E retract call", "director find unintended_call yes of=low"),
    "a change of mind": (
        "N call 1S", "E call P id=low", "E substitute 2H id=new", "S attention new",
        "director find unintended_call no of=low", EXPLAINED, "S choose reject_call",
    ),
    "a bid over seven": ("N call 7S", "E call 8C id=low", "S attention low", EXPLAINED),
}  # fmt: skip
SEEN = {
    "an insufficient bid": {"1997": {"costs", "asked"}, "2007": {"asked"}, "2017": {"asked"}},
    "a double of partner": {"1997": {"costs"}, "2007": {"costs"}, "2017": {"costs"}},
    "a bid out of turn": {"1997": {"costs"}, "2007": {"costs"}, "2017": {"asked"}},
    "a slip": {"1997": {"free"}, "2007": {"free"}, "2017": {"free"}},
    "a change of mind": {"1997": {"costs"}, "2007": set(), "2017": set()},
}
"""Which marks there are, by situation and edition; one that is not named here has those of the edition before it."""

_SAID = ("take_no_action", "choose_without_consulting", "summon_director", "correct_call")


def costs(table: Table, seat: Seat) -> CostsOfCalls:
    return costs_of_calls(table.book, Known(table.situation, seat))


def follows(answer: Answer) -> tuple[Counter[object], int]:
    """What somebody has to bear by the answer, and how many Questions are open."""
    found: list[object] = [(one.who, one.what, one.until) for one in answer.obligations if one.what not in _SAID]
    found += [(one.irregularity, one.rectification) for one in answer.rulings if one.rectification != "none"]
    found += [(one.by, one.id) for one in answer.options if one.by != "director" and one.id != "correct"]
    found += [(one.call, "cancelled") for one in answer.auction if one.status == "cancelled"]
    found += [(one.card, one.rank) for one in answer.penalty_cards]
    return Counter(found), len([one for one in answer.questions if one.answer is None])


def _made(table: Table, call: str) -> dict[str, str]:
    """The act by which the bidding box makes it."""
    if any(one.id == "other_call" for one in table.answer().options):
        return {"choose": "other_call", "call": call}
    return {"substitute" if table.situation.frozen else "call": call}


@pytest.mark.parametrize(("place", "edition"), [*product(PLACES, EDITIONS)])
def test_each_call_is_marked_as_it_is_ruled_then(place: str, edition: str) -> None:
    """Every call of the box is made on a table of its own."""
    table = Table(dealer="N", laws=edition)
    for one in PLACES[place]:
        table.do(line(one))
    course, before = table.course, follows(table.answer())[0]
    seat = next((one for one in SEATS if costs(table, one)), None)
    found = {} if seat is None else costs(table, seat)
    marks = {call: mark(brings) for call, brings in found.items()}
    if place in SEEN:
        assert set(marks.values()) == SEEN[place][max(named for named in SEEN[place] if named <= edition)]
    for call, marked in marks.items():
        then = Table.at(course)
        then.do({"by": seat and seat.value, **_made(table, call)})
        brings, asked = follows(then.answer())
        new = brings - before
        if marked == "free":
            assert (new, asked) == (Counter(), 0), call
        elif marked == "asked":
            assert asked, call
        else:
            assert new, call
        named = {one["kind"] for one in found[call] if one.get("kind")}
        assert not named, "what the Director will be asked is his affair"


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_an_ordinary_turn_no_call_is_marked(edition: str) -> None:
    table = Table(dealer="N", laws=edition)
    for one in ("N call 1S", "E call 1H", "S call P", "W call P", "N call P"):
        assert not any(costs(table, seat) for seat in SEATS)
        table.do(line(one))


def test_the_calls_of_others_are_nobodys_to_weigh() -> None:
    """Only who replaces his call is told."""
    table = Table(dealer="N", laws="2017")
    for one in PLACES["an insufficient bid"]:
        table.do(line(one))
    assert [seat.value for seat in SEATS if costs(table, seat)] == ["E"]


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=examples_of(10, 5), deadline=None, suppress_health_check=list(HealthCheck))
@given(kit.long_moves, st.integers(0, 15), st.sampled_from(SEATS), st.integers(0, 51), st.integers(0, 51))
def test_nothing_is_free_while_a_question_decides_it(
    edition: str, moves: list[Move], seed: int, seat: Seat, a: int, b: int
) -> None:
    """At random tables: with a Question open about it no key is free; what he does not perceive marks none."""
    course = kit.seated(open_book(edition), moves, seed)
    for now in course.situations[::4]:
        found = costs_of_calls(course.book, Known(now, seat))
        if not found:
            continue
        its = {key for key in Known(now, seat).open if (it := now.irregularity(key)) and it.by is seat}
        asked = any(one.it is not None and one.it.key in its for one in now.questions)
        assert not (asked and not now.frozen and "free" in {mark(one) for one in found.values()})
        private = kit.private_act(now, a, b)
        if seat in kit.not_there(now, private):
            other = _after(course.book, now, private)
            if other is not None:
                assert costs_of_calls(course.book, Known(other, seat)) == found


def _after(book: Book, now: Situation, act: acts.Act) -> Situation | None:
    try:
        return book.step(now, act)
    except Impossible:
        return None
