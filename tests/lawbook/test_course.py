"""The course of a board: two calls in the same instant, however they were written down."""

from __future__ import annotations

from bridgelaw.formats.record import from_plain
from bridgelaw.lawbook.course import Course, begin
from bridgelaw.laws.shelf import open_book
from tests.kit.lines import act


def course_of(*lines: str) -> Course:
    record = from_plain({"bridgelaw": 1, "dealer": "N", "acts": [act(line) for line in lines]})
    course = begin(open_book("2017"), record.facts(), record.setting())
    for happened in record.acts:
        course = course.after(happened)
    return course


def test_the_call_of_the_player_in_turn_is_judged_first() -> None:
    course = course_of("E call 1H id=early", "N call 1C with=early id=first")
    assert [a.id for a in course.happened] == ["early", "first"]
    assert [a.id for a in course.judged] == ["first", "early"]
    assert [m.act for m in course.now.facts.calls] == ["first", "early"]
    assert course.now.irregularities == ()


def test_until_the_second_is_known_the_first_stands_alone() -> None:
    course = course_of("E call 1H id=early", "N call 1C with=early id=first")
    assert [it.kind for it in course.at("early").irregularities] == ["bid_out_of_rotation"]


def test_calls_in_order_stay_in_order() -> None:
    course = course_of("N call 1C id=first", "E call 1H with=first id=late")
    assert course.judged == course.happened


def test_only_the_call_just_before_it_can_have_been_made_at_once() -> None:
    course = course_of("E call 1H id=early", "E summon", "N call 1C with=early id=first")
    assert course.judged == course.happened


class TestACorrectedFinding:
    LINES = (
        "N call 1S", "E call 1H id=low", "S attention low", "S summon", "director explain_options",
        "S choose reject_call", "E substitute X id=put", "director find comparable_call no of=put id=first",
        "E substitute 2C id=two", "director resume", "S call P id=pass",
        "director find comparable_call yes of=put id=second",
    )  # fmt: skip

    def test_leaves_what_was_said_before_it(self) -> None:
        course = course_of(*self.LINES)
        assert course.situations[:-1] == course_of(*self.LINES[:-1]).situations
        assert [duty.who.name for duty in course.at("pass").duties(what="pass")] == ["W"]

    def test_changes_what_follows_and_what_is_computed(self) -> None:
        course = course_of(*self.LINES)
        assert course.now.duties(what="pass") == ()
        assert [finding.value for finding in course.now.findings] == [True]
        assert course.folded[-1] == course.now
        assert course.folded[-2].duties(what="pass") == ()
        assert course_of(*self.LINES, "W call 2S").now.duties(what="pass") == ()

    def test_is_corrected_again_on_what_came_of_the_first_correction(self) -> None:
        course = course_of(*self.LINES, "director find comparable_call no of=put id=third")
        assert [duty.who.name for duty in course.now.duties(what="pass")] == ["W"]
        assert course.at("second").duties(what="pass") == ()
        assert [correction.act.of for correction in course.corrections] == ["first", "first"]


def test_a_finding_corrected_later_keeps_their_order() -> None:
    lines = ("E call 1H id=early", "N call 1C with=early id=first", "S call 1D id=low", "W attention low", "W summon")
    told = ("director explain_options", "W choose reject_call", "S substitute 2D id=put")
    found = ("director find specified_suits D of=low", "director find specified_suits D H of=low")
    course = course_of(*lines, *told, *found)
    assert [a.id for a in course.judged][:2] == ["first", "early"]
    assert [m.act for m in course.now.facts.calls][:2] == ["first", "early"]
