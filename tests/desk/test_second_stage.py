"""The second stage of a poll: what its people are told, what it shows beside the first, and that it counts for no
alternative."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.api.table import Table, followed
from bridgelaw.desk.known_pause import KnownPause, NoSecondStage, about, second_stage
from bridgelaw.desk.poll import MOST, Reply
from bridgelaw.desk.ruling import road
from bridgelaw.desk.second_stage import (
    MARKS,
    actions_of,
    mixed,
    offered,
    possible_second,
    second_outcome,
    tally_second,
)
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import Seat
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.stages import told

FIRST = {"asked": 8, "class": "club", "chose": {"P": 7, "3S": 1}, "considered": {"P": 8, "3S": 5, "X": 0}}
SECOND = {
    "asked": 8, "class": "club", "stage": 2, "knows": "pause", "group": "other", "attractive": {"3S": 6},
    "less": {"P": 2}, "may_hold": {"longer": 4, "more": 1, "nothing": 2},
}  # fmt: skip
BEFORE: tuple[dict[str, Any], ...] = (
    {"by": "E", "call": "1S"}, {"by": "S", "call": "2H"}, {"by": "W", "call": "2S"}, {"by": "N", "call": "3H"},
    {"by": "E", "convey": "hesitation", "took": 20, "id": "hes", "text": "sighed and shook his head"},
    {"by": "E", "call": "P", "id": "slow"}, {"by": "S", "call": "P"}, {"by": "W", "call": "3S", "id": "bid"},
    {"by": "N", "summon": True}, {"by": "director", "find": "facts_agreed", "of": "hes", "value": True},
)  # fmt: skip
FOUND = {"by": "director", "find": "information_made_available", "of": "hes", "value": True}


def poll(value: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"by": "director", "find": "poll", "of": "bid", "seat": "W", "value": value} | more


def case(*acts: dict[str, Any], laws: int = 2017, allowed: bool = True, before: Any = BEFORE) -> Table:
    record = {"bridgelaw": 1, "dealer": "E", "laws": laws, "acts": [*before, *acts]}
    return followed(from_plain(record | {"regulations": {"poll_second_stage": allowed}}))


def stage(table: Table) -> tuple[KnownPause, tuple[str, ...]]:
    return second_stage(table.book, table.situation, "bid", Seat.W)


def test_its_people_are_told_how_long_partner_took_and_are_asked_about_what_was_named_before() -> None:
    pause, actions = stage(case(FOUND, poll(FIRST)))
    assert pause == KnownPause(knows="pause", call="P", seconds=20)
    assert actions == ("P", "3S")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_is_never_in_the_words_of_a_side(language: str) -> None:
    pause, _ = stage(case(FOUND, poll(FIRST)))
    line = told(Words(language), pause)
    assert "20" in line
    assert not {"sighed", "shook", "head"} & set(line.split())
    unmeasured = told(Words(language), KnownPause(knows="pause", call="P"))
    assert not any(letter.isdigit() for letter in unmeasured)
    assert unmeasured != told(Words(language), KnownPause(knows="haste", call="P")) != line
    assert "♠4" in told(Words(language), KnownPause(knows="pause", card="S4", seconds=3)).replace("\u2060", "")


@pytest.mark.parametrize(("took", "said"), [(20, 20), (22.6, 25), (12, 10), (7.4, 7), (0.3, None), (1.2, 1)])
def test_seconds_as_one_says_them(took: float, said: int | None) -> None:
    assert about(took) == said


def test_a_pause_that_an_opponent_noted_later_is_that_of_the_call_which_he_names() -> None:
    before = [act for act in BEFORE if act.get("id") != "hes" and "find" not in act]
    noted = {"by": "S", "reserve": True, "of": "slow", "channel": "hesitation", "id": "noted"}
    found = FOUND | {"of": "noted"}
    table = case(noted, found, poll(FIRST), before=before)
    pause, _ = stage(table)
    assert pause == KnownPause(knows="pause", call="P")


@pytest.mark.parametrize(
    ("acts", "allowed", "code"),
    [
        ((FOUND, poll(FIRST)), False, "forbidden"),
        ((FOUND,), True, "first"),
        ((FOUND, poll(FIRST | {"chose": {"P": 8}, "considered": {}})), True, "one"),
        ((poll(FIRST),), True, "no-fact"),
        ((FOUND | {"value": False}, poll(FIRST)), True, "no-fact"),
    ],
)
def test_where_there_is_none(acts: tuple[dict[str, Any], ...], allowed: bool, code: str) -> None:
    with pytest.raises(NoSecondStage) as no:
        stage(case(*acts, allowed=allowed))
    assert no.value.code == code


def test_a_pause_of_somebody_else_is_not_what_they_are_told() -> None:
    before = [act | {"by": "S"} if act.get("id") == "hes" else act for act in BEFORE]
    with pytest.raises(NoSecondStage, match="no-fact"):
        stage(case(FOUND, poll(FIRST), before=before))


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_authority_that_forbids_it_makes_the_act_an_error_with_the_name_of_the_setting(
    laws: int, language: str
) -> None:
    table = case(FOUND, poll(FIRST), poll(SECOND, id="second"), laws=laws, allowed=False)
    (error,) = [one for one in table.answer().errors if one.act == "second"]
    assert error.code == "poll-second-forbidden"
    assert "poll_second_stage" in str(Words(language).attempt(f"error-{error.code}"))
    assert all(finding.act != "second" for finding in table.situation.findings)
    allowed = case(FOUND, poll(FIRST), poll(SECOND, id="second"), laws=laws)
    assert not allowed.answer().errors


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_it_counts_for_no_alternative(laws: int) -> None:
    """With it and without, what stands beside the Question of the alternatives is the same, and so is what is asked."""
    sug = {"by": "director", "find": "suggested", "of": "hes", "seat": "W", "value": ["3S"]}
    pretends = SECOND | {"chose": {"3S": 8}, "considered": {"3S": 8, "4S": 8}}
    plain = case(FOUND, poll(FIRST), sug, laws=laws).answer()
    more = case(FOUND, poll(FIRST), poll(pretends), sug, laws=laws).answer()
    beside = [
        [(q.kind, q.of, q.seat, q.evidence.poll if q.evidence else None) for q in one.questions]
        for one in (plain, more)
    ]
    assert beside[0] == beside[1]
    assert any(kind == "logical_alternatives" and found for kind, _, _, found in beside[0])
    assert plain.irregularities == more.irregularities
    alone = case(FOUND, poll(pretends), sug, laws=laws).answer()
    assert all(not q.evidence or not q.evidence.poll for q in alone.questions)


def test_it_stands_beside_the_question_what_was_suggested_and_no_seat_gets_any_of_it() -> None:
    table = case(FOUND, poll(FIRST), poll(SECOND), poll(SECOND | {"group": "same", "less": {}}))
    found = {q.kind: q.evidence for q in table.answer().questions}
    beside = found["suggested"]
    assert beside
    assert [(one.group, one.first, one.asked) for one in beside.second or ()] == [("other", 8, 8), ("same", 8, 8)]
    (three,) = [one for one in (beside.second or ())[0].actions if one.action == "3S"]
    assert (three.chosen, three.attractive, three.moves) == (1, 6, "more")


def test_the_road_keeps_the_stages_apart() -> None:
    """The second stage is no correction of the first: both stand there, each with its own answer."""
    table = case(FOUND, poll(FIRST), poll(SECOND), poll(SECOND | {"group": "same"}))
    polls = [one for one in road(table.course).questions if one.kind == "poll"]
    assert [[given.value.get("stage", 1) for given in one.answers] for one in polls] == [[1], [2], [2]]


def test_more_than_chance_and_what_shows_nothing() -> None:
    found = second_outcome(FIRST, SECOND, 5)
    three, passed = sorted(found.actions, key=lambda one: one.action)
    assert (three.action, three.chosen, three.attractive, three.moves) == ("3S", 1, 6, "more")
    assert three.low is not None
    assert three.high is not None
    assert three.low < 0.625 < three.high
    assert three.chance is not None
    assert three.chance <= 0.05
    # seven of eight had passed; that nobody finds a pass more attractive now says nothing
    assert (passed.action, passed.low, passed.high, passed.chance, passed.moves) == ("P", None, None, None, "open")
    assert second_outcome(FIRST, SECOND | {"attractive": {"3S": 5}}, 5).actions[1].moves == "open"


def test_of_the_same_people_there_is_no_interval_and_both_ways_can_show() -> None:
    same = SECOND | {"group": "same", "attractive": {"3S": 6}, "less": {"P": 7}}
    found = {one.action: one for one in second_outcome(FIRST, same, 5).actions}
    assert {one.low for one in found.values()} == {None}
    assert (found["3S"].moves, found["P"].moves) == ("more", "less")
    assert second_outcome(FIRST, same | {"attractive": {"3S": 5}}, 5).actions[1].moves == "open"


@pytest.mark.parametrize(("asked", "now", "few"), [(5, 12, True), (12, 5, True), (6, 6, False)])
def test_five_are_few(asked: int, now: int, few: bool) -> None:
    found = second_outcome({"asked": asked, "chose": {"P": 1, "3S": 1}}, {"asked": now}, 5)
    assert (found.fits, found.few) == (True, few)
    assert second_outcome({"asked": 6}, {"asked": 6}, 8).few


@pytest.mark.parametrize(
    "value",
    [
        {"asked": 3, "attractive": {"3S": 2}, "less": {"3S": 2}},
        {"asked": 3, "may_hold": {"more": 4}},
        {"asked": MOST + 1},
    ],
)
def test_numbers_that_cannot_be(value: dict[str, Any]) -> None:
    found = second_outcome(FIRST, value, 5)
    assert (found.fits, found.actions, found.may_hold) == (False, (), ())


def test_names_for_readings_have_no_numbers_and_no_order_of_theirs() -> None:
    assert offered(SECOND) == ("more", "longer")
    assert second_outcome(FIRST, SECOND, 5).may_hold == ("more", "longer")


def test_answers_are_counted() -> None:
    replies = (
        Reply(players="club", may_hold=("longer", "more"), attractive=("3S",), less=("P",)),
        Reply(players="club", may_hold=("nothing",)),
        Reply(players="expert", elsewhere=True),
    )
    assert tally_second(replies, "pause", "same") == {
        "asked": 2, "class": "club", "stage": 2, "knows": "pause", "group": "same", "attractive": {"3S": 1},
        "less": {"P": 1}, "may_hold": {"longer": 1, "more": 1, "nothing": 1},
    }  # fmt: skip
    assert [str(one) for one in replies] == ["club: +3S -P (longer, more)", "club: 0 (nothing)", "expert: -"]


@pytest.mark.parametrize(
    ("marks", "drawn", "less", "can_be"),
    [
        (("more",), ("3S",), ("P",), True),
        (("nothing",), (), (), True),
        ((), ("3S",), (), False),
        (("nothing", "more"), (), (), False),
        (("more", "more"), (), (), False),
        (("rich",), (), (), False),
        (("more",), ("3S",), ("3S",), False),
        (("more",), ("4S",), (), False),
    ],
)
def test_what_can_be_an_answer(
    marks: tuple[str, ...], drawn: tuple[str, ...], less: tuple[str, ...], can_be: bool
) -> None:
    reply = Reply(players="club", may_hold=marks, attractive=drawn, less=less)
    assert possible_second(reply, ("P", "3S")) is can_be


def test_each_gets_the_actions_in_an_order_of_his_own_that_stays() -> None:
    actions = ("P", "3S", "X", "4S")
    orders = {mixed(actions, str(n)) for n in range(40)}
    assert len(orders) > 10
    assert all(sorted(one) == sorted(actions) for one in orders)
    assert {one[0] for one in orders} == set(actions)
    assert mixed(actions, "7") == mixed(tuple(reversed(actions)), "7")


def test_what_nobody_named_is_not_asked_about() -> None:
    assert actions_of(FIRST) == ("P", "3S")
    assert len(set(MARKS)) == 6
