"""The road of a ruling: what is asked first, what follows, what a changed answer makes obsolete."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from bridgelaw.api.table import followed
from bridgelaw.desk.road import STEPS
from bridgelaw.formats.append import added
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import dumps, from_plain, loads, plain_record
from bridgelaw.game.seats import EW, NS
from bridgelaw.words import Words
from bridgelaw.words.telling import view_of
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.road import following
from tests.kit.lines import act
from tests.kit.rulings import CASES, HESITATION, MISINFORMATION, answered, example, plain_of, road_of


def walked(name: str, *answers: str) -> list[str]:
    """What is asked or to be done, before the first answer and after each."""
    record, found = example(name), []
    for n in range(len(answers) + 1):
        following = road_of(answered(record, *answers[:n])).next
        found.append(following.question.kind if following.question else following.do)
    return found


def what_follows(record: Record) -> list[Line]:
    """What is to be asked or done next, as it is said."""
    return list(following(plain_of(record), followed(record).answer(), view_of(plain_record(record)), Words("en")))


def first_line(record: Record) -> str:
    return what_follows(record)[0].text


def test_hesitation_is_asked_in_order() -> None:
    assert walked("hesitation", *HESITATION) == [
        "facts_agreed",
        "information_made_available",
        "suggested",
        "logical_alternatives",
        "logical_alternatives",  # a poll is evidence and answers nothing
        "damage",
        "adjust",
        "nothing",
    ]


def test_whether_a_side_hurt_itself_is_asked_in_passing() -> None:
    record = answered(example("hesitation"), *HESITATION[:-1])
    road = road_of(record)
    assert [one.kind for one in road.questions if one.in_passing] == ["serious_error", "gambling_action"]
    assert (road.next.do, road.next.question) == ("adjust", None)
    passed = [one["kind"] for one in plain_of(record)["questions"] if one.get("in_passing")]
    assert passed == ["serious_error", "gambling_action"]
    said = answered(record, "serious_error=yes // the ace was not cashed")
    assert [one.kind for one in road_of(said).questions if one.in_passing] == ["gambling_action"]
    assert road_of(said).next.do == "adjust"
    # the score that he gives leaves it open: he may still say that a part of the damage is that side's own
    given = answered(record, HESITATION[-1])
    adjusted = road_of(given)
    assert [one.kind for one in adjusted.questions if one.status == "open"] == ["serious_error", "gambling_action"]
    assert (adjusted.state, adjusted.next.do) == ("decided", "nothing")
    assert first_line(given) == "The score stands. What has not been answered counts as no; it can still be answered."
    assert any(line.text.startswith("serious_error:") for line in what_follows(given))
    no = road_of(answered(given, "serious_error=no", "gambling_action=no"))
    assert not [one for one in no.questions if one.status == "open"]
    assert (no.state, no.next.do) == ("decided", "nothing")
    # what is said then has to be counted in
    late = road_of(answered(given, "serious_error=yes"))
    assert (late.state, late.next.do) == ("open", "adjust")
    changed = road_of(answered(record, "serious_error=no", HESITATION[-1], "serious_error=yes"))
    assert (changed.state, changed.next.do) == ("open", "adjust")
    again = answered(given, "serious_error=yes", HESITATION[-1])
    assert road_of(again).next.do == "nothing"


def test_misinformation_is_asked_in_order() -> None:
    assert walked("misinformation", *MISINFORMATION) == ["agreement", "misinformation", "damage", "adjust", "nothing"]


def cut(record: Record, n: int) -> Record:
    """The record as it was after `n` acts."""
    return replace(record, acts=record.acts[:n])


def test_options_are_explained_chosen_and_the_table_goes_on() -> None:
    record = example("insufficient_bid")
    following = [road_of(cut(record, n)).next for n in (5, 6, 7)]
    assert [(one.step, one.do) for one in following] == [
        ("options", "explain_options"),
        ("options", "choose"),
        ("options", "choose"),
    ]
    assert [choice.option for choice in following[1].choices] == ["accept_call", "reject_call"]
    assert {choice.by for choice in following[2].choices} == {"S"}


def test_scores_before_and_after() -> None:
    road = road_of(answered(example("hesitation"), *HESITATION))
    assert road.before is not None
    assert road.after is not None
    assert road.before.points == {NS: -50, EW: 50}
    assert (road.before.matchpoints[NS], road.after.matchpoints[NS]) == (Fraction(16), Fraction(28, 5))
    assert road.after.matchpoints[NS] + road.after.matchpoints[EW] == 24
    road = road_of(answered(example("misinformation"), *MISINFORMATION))
    assert road.after is not None
    assert road.after.imps == {NS: Fraction(-13, 5), EW: Fraction(13, 5)}


def test_no_damage_leaves_the_score() -> None:
    road = road_of(answered(example("hesitation"), *HESITATION[:5], "damage=no"))
    assert (road.state, road.next.do, road.award) == ("decided", "nothing", None)
    assert road.after == road.before


def test_a_changed_answer_makes_obsolete_and_erases_nothing() -> None:
    record = answered(example("hesitation"), *HESITATION, "information_made_available=no // it was ten at most")
    road = road_of(record)
    assert len(record.acts) == len(example("hesitation").acts) + len(HESITATION) + 1
    gone = {(one.kind, one.what) for one in road.obsolete}
    assert gone == {
        ("answer", "a14"),
        ("finding", "a15"),
        ("finding", "a17"),
        ("finding", "a18"),
        ("irregularity", "use_of_unauthorized_information@balance"),
        ("ruling", "adjusted_score"),
        ("question", "serious_error"),
        ("question", "gambling_action"),
        ("award", "a19"),
    }
    assert {one.by for one in road.obsolete} == {"a20"}
    status = {one.kind: (one.status, [a.value for a in one.answers]) for one in road.questions}
    assert status["information_made_available"] == ("answered", [True, False])
    assert status["suggested"] == ("obsolete", [["3D"]])
    assert status["damage"] == ("obsolete", [True])
    assert next(one.law for one in road.questions if one.kind == "damage") == "2017:16A4"
    assert road.facts[0].basis == "not_found"
    assert road.next.do == "withdraw_award"


def test_an_obsolete_award_is_taken_back() -> None:
    record = answered(
        example("hesitation"), *HESITATION, "information_made_available=no", "withdraw_award=yes // no infraction"
    )
    road = road_of(record)
    assert record.acts[-1].of == "a19"
    assert (road.state, road.award, road.awards) == ("decided", None, ("a19",))
    assert road.after == road.before


def test_an_answer_changed_back_counts_again() -> None:
    record = answered(
        example("hesitation"), *HESITATION, "information_made_available=no", "information_made_available=yes"
    )
    road = road_of(record)
    assert {one.kind for one in road.obsolete} == {"answer"}
    assert (road.state, road.next.do) == ("decided", "nothing")


def test_a_disputed_fact() -> None:
    record = added(example("hesitation"), {"by": "S", "dispute": True, "of": "pause"})
    assert [fact.basis for fact in road_of(record).facts] == ["disputed"]
    assert [fact.basis for fact in road_of(answered(record, "facts_agreed=no")).facts] == ["disputed"]
    found = answered(record, "facts_agreed=no", "information_made_available=yes")
    assert [fact.basis for fact in road_of(found).facts] == ["found"]


def test_an_appeal_opens_it_again() -> None:
    record = added(answered(example("hesitation"), *HESITATION), {"by": "S", "appeal": True, "of": "a19"})
    record = added(record, {"by": "N", "appeal": True, "concurring": True})
    road = road_of(record)
    assert (road.state, road.next.do) == ("appealed", "decide_appeal")
    assert [(one.by.value, one.concurring) for one in road.appeals] == [("S", True)]
    varied = answered(record, "decide_appeal=varied")
    assert road_of(varied).next.do == "adjust"
    done = road_of(answered(varied, "adjust=2S E ="))
    assert (done.state, done.next.do, done.awards[-1]) == ("decided", "nothing", done.award)
    assert road_of(answered(record, "decide_appeal=upheld")).state == "decided"


def test_an_appeal_is_decided_by_the_ruling_that_it_is_about() -> None:
    """Also where the player who appeals names none, so that the last one is meant."""
    record = added(answered(example("hesitation"), *HESITATION), {"by": "S", "appeal": True})
    record = added(record, {"by": "director", "decide_appeal": "upheld", "of": road_of(record).awards[-1]})
    road = road_of(record)
    assert (road.state, [one.decision for one in road.appeals]) == ("decided", ["upheld"])


def test_who_concurs_has_made_no_appeal_of_his_own() -> None:
    """Whatever was appealed against in between, and where there is nothing to concur in."""
    record = added(answered(example("hesitation"), *HESITATION), {"by": "N", "appeal": True, "concurring": True})
    assert road_of(record).appeals == ()
    for made in ({"by": "S", "appeal": True}, {"by": "E", "appeal": True}, {"by": "N", "appeal": True}):
        record = added(record, made | ({"concurring": True} if made["by"] == "N" else {}))
    assert [(one.by.value, one.concurring) for one in road_of(record).appeals] == [("S", True), ("E", False)]


def test_nothing_can_be_done_once_the_correction_period_is_over() -> None:
    record = added(answered(example("hesitation"), *HESITATION), {"by": "S", "appeal": True})
    assert road_of(record).next.do == "decide_appeal"
    road = road_of(added(record, {"by": "director", "state": "correction_period_over"}))
    assert (road.state, road.next.do) == ("final", "nothing")


def test_nobody_has_complained() -> None:
    record = example("hesitation")
    assert road_of(cut(record, len(record.acts) - 1)).next.do == "take_up"


@pytest.mark.parametrize("name", CASES)
def test_every_step_has_a_status_and_the_next_one_is_now(name: str) -> None:
    for n in range(len(CASES[name]) + 1):
        road = road_of(answered(example(name), *CASES[name][:n]))
        assert [one.name for one in road.steps] == list(STEPS)
        assert [one.name for one in road.steps if one.status == "now"] == ([road.next.step] if road.next.step else [])


@pytest.mark.parametrize("name", CASES)
def test_the_record_is_the_state(name: str) -> None:
    """Written, read and folded again, it is the same road."""
    record = answered(example(name), *CASES[name])
    assert plain_of(loads(dumps(record))) == plain_of(record)


def test_what_can_wait_until_the_board_is_over_does_not_hold_the_table_up() -> None:
    acts = [
        {"by": "N", "call": "1S"}, {"by": "E", "convey": "hesitation", "id": "slow"}, {"by": "E", "call": "P"},
        {"by": "S", "call": "2S"}, {"by": "W", "call": "3D"}, {"by": "N", "summon": True, "of": "slow"},
    ]  # fmt: skip
    record = from_plain({"bridgelaw": 1, "laws": 2017, "dealer": "N", "acts": acts})
    agreed = answered(record, "facts_agreed=yes", "information_made_available=yes")
    assert [one.kind for one in road_of(agreed).questions if one.status == "open"] == ["suggested"]
    assert road_of(agreed).next.do == "resume"
    assert first_line(agreed).startswith("What has to be decided now has been dealt with; the rest waits")
    # he may answer it while the board is played
    assert road_of(answered(agreed, "resume=yes")).next.do == "find"


def test_what_nobody_has_noticed_is_offered_while_the_board_is_played() -> None:
    acts = [{"by": "N", "call": "1S"}, {"by": "E", "call": "1H"}]
    following = road_of(from_plain({"bridgelaw": 1, "laws": 2017, "dealer": "N", "acts": acts})).next
    assert (following.do, following.unnoticed) == ("take_up", "insufficient_bid@a2")


def test_who_may_change_a_call_may_leave_it() -> None:
    calls = ("1NT", "P", "2D", "P", "2H", "P", "P", "P")
    acts: list[dict[str, object]] = [{"by": "NESW"[n % 4], "call": call} for n, call in enumerate(calls)]
    acts[2] |= {"id": "asked"}
    acts.insert(3, {"by": "N", "explain": "spades", "of": "asked", "id": "said"})
    acts += [{"by": "S", "correct": "natural", "of": "said"}, {"by": "S", "summon": True}]
    record = from_plain({"bridgelaw": 1, "laws": 2017, "dealer": "N", "acts": acts})
    asked = answered(record, "agreement=natural", "misinformation=yes", "would_have_acted=yes")
    assert road_of(asked).next.do == "choose"
    assert plain_of(asked)["may_be_left"] is True
    assert "may_be_left" not in plain_of(example("insufficient_bid"))


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_choice_that_opens_by_itself_is_explained_first_too(laws: int) -> None:
    """Declarer may have the penalty card played as soon as somebody has noticed (52B): what it costs is read out
    before he is asked."""
    acts = [act(line) for line in (
        "N call 1NT", "E call P", "S call P", "W call P", "E play SA", "S spread", "N play S4 from=S", "W play S9",
        "E expose HT how=dropped id=seen", "N attention seen", "N summon", "director explain_options",
        "director resume", "N play S2", "E play D4 id=other", "N attention other", "N summon",
    )]  # fmt: skip
    record = from_plain({"bridgelaw": 1, "laws": laws, "dealer": "N", "acts": acts})
    found = road_of(record)
    assert (found.next.do, found.before_play) == ("explain_options", "explain_options")
    assert [one.option for one in found.next.choices] == ["accept_card", "choose_penalty_card"]
    told = answered(record, "explain_options=yes")
    assert (road_of(told).next.do, road_of(told).before_play) == ("choose", "choose")
