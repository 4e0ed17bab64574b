"""Law 16 of 2007 at a running table, provision by provision: what each player is told, may do and must not do."""

from __future__ import annotations

import json

import pytest

from bridgelaw.live.messages import Refused
from bridgelaw.web.told import teller
from tests.live.director import road
from tests.live.tables import Played, play
from tests.live.telling import asked, duties, irregular, known, options, played_out, reported, rights

LAWS = {"laws": "2007"}
SLOW = ("N call 1S", "E call P", "S call 2S", "W call P")


def test_a1a_an_irregular_call_that_was_accepted_may_be_used_by_all() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention s2", "S summon", "director explain_options")
        await at.done("S choose accept_call")
        for seat in ("N", "S", "W"):
            assert known(at, seat) == [("call", "authorized", "2007:16A1(a)")]
        assert known(at, "E") == []

    play(check, **LAWS)


def test_a1b_and_d_withdrawn_calls_are_for_one_side_alone() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention s2", "S summon", "director explain_options")
        await at.done("S choose reject_call", "E substitute 2D")
        assert known(at, "N") == [("withdrawn_call", "authorized", "2007:16D1")]
        assert known(at, "S") == [("withdrawn_call", "authorized", "2007:16D1")]
        assert known(at, "W") == [("withdrawn_call", "unauthorized", "2007:16D2")]
        assert duties(at, "W")["avoid_taking_advantage"] == "2007:73C"
        assert "avoid_taking_advantage" not in duties(at, "N")

    play(check, **LAWS)


def test_a1c_what_opponents_explain_may_be_used() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E ask s1", "S explain '15 to 17' of=s1")
        assert ("explanation", "authorized", "2007:16A1(c)") in known(at, "E")
        assert ("explanation", "authorized", "2007:16A1(c)") in known(at, "W")
        assert known(at, "N")[-1] == ("explanation", "unauthorized", "2007:16B1(a)")

    play(check, **LAWS)


def test_a1d_and_a2_what_he_knew_before_and_his_standing_are_his_own() -> None:
    async def check(at: Played) -> None:
        await at.done("E learn prior", "E learn standing")
        assert known(at, "E") == [("prior", "authorized", "2007:16A1(d)"), ("regulation", "authorized", "2007:16A2")]
        for other in ("N", "S", "W"):
            assert known(at, other) == []

    play(check, **LAWS)


def test_a3_and_c1_what_comes_from_elsewhere_is_reported_and_not_used() -> None:
    async def check(at: Played) -> None:
        await at.done("E learn overheard")
        assert known(at, "E") == [("other_source", "unauthorized", "2007:16C1")]
        assert duties(at, "E") == {"summon_director": "2007:16C1"}
        assert [duties(at, seat) for seat in ("N", "S", "W")] == [{}, {}, {}]
        await at.done("E summon of=s1")
        assert "summon_director" not in duties(at, "E")
        assert asked(at) == {"interferes": "2007:16C2"}

    play(check, **LAWS)


@pytest.mark.parametrize(
    ("course", "law"),
    [
        ("reverse_positions", "2007:16C2(a)"),
        ("redeal", "2007:16C2(b)"),
        ("play_and_stand_ready", "2007:16C2(c)"),
        ("artificial_score", "2007:16C2(d)"),
    ],
)
def test_c2_the_director_takes_one_of_four_courses(course: str, law: str) -> None:
    async def check(at: Played) -> None:
        await at.done("E learn wrong_hand about=S", "E summon", "director find interferes yes of=a1")
        assert options(at, "director")[course] == law
        await at.done(f"director choose {course}")
        assert options(at, "director") == {}
        gone = course in ("reverse_positions", "redeal")
        assert known(at, "E") == ([] if gone else [("other_source", "unauthorized", "2007:16C1")])

    play(check, **LAWS)


def test_c2c_then_he_looks_at_it_again_when_the_board_is_over() -> None:
    async def check(at: Played) -> None:
        await at.done("E learn overheard", "E summon", "director find interferes yes of=a1")
        await at.done("director choose play_and_stand_ready", "director resume")
        await at.done("N call 1NT", "E call P", "S call P", "W call P")
        assert asked(at) == {}
        await played_out(at)
        assert asked(at) == {"damage": "2007:16C2(c)"}

    play(check, **LAWS)


def test_c3_after_the_first_call_only_one_course_is_left() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E learn overheard", "E summon")
        assert options(at, "director") == {"play_and_stand_ready": "2007:16C3"}

    play(check, **LAWS)


def test_b1a_what_partner_lets_be_known_is_not_for_him() -> None:
    async def check(at: Played) -> None:
        await at.done(*SLOW)
        await reported(at, "E", "N", "hesitation", "s3")
        assert known(at, "S") == [("hesitation", "unauthorized", "2007:16B1(a)")]
        assert duties(at, "S") == {"avoid_taking_advantage": "2007:73C"}
        assert known(at, "E") == [("hesitation", "authorized", "2007:73D1")]
        assert known(at, "N") == []
        assert duties(at, "N") == {}
        assert irregular(at) == {}
        assert not at.table.view("N").answer.frozen

    play(check, **LAWS)


def test_b1b_b3_and_a4_the_director_is_led_from_the_suspicion_to_the_adjustment() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S call 2S", "W call 3H", "N call P", "E call P")
        await reported(at, "W", "N", "hesitation", "s5")
        await at.done("S call 3S", "W call P", "N call P", "E call P")
        await played_out(at, 9)
        await at.done("E summon of=s7")
        assert asked(at) == {"facts_agreed": "2007:16B1(a)", "information_made_available": "2007:16B1(a)"}
        await at.done("director find information_made_available yes of=a7")
        assert asked(at) == {"suggested": "2007:16B1(a)"}
        await at.done("director find suggested 3S of=a7")
        assert asked(at) == {"logical_alternatives": "2007:16B1(b)"}
        await at.done("director find logical_alternatives P 3S of=a8")
        assert irregular(at)["use_of_unauthorized_information"] == "2007:16B1(a)"
        assert asked(at) == {"damage": "2007:16A4"}
        await at.done("director find damage yes of=a8")
        assert road(at.table.view("director"))["next"]["do"] == "adjust"
        for seat in ("N", "E", "S", "W"):
            assert [one.rectification for one in at.table.view(seat).answer.rulings] == ["adjusted_score"]

    play(check, **LAWS)


@pytest.mark.parametrize(
    ("laws", "call_again"),
    [("1997", "should call the Director at once"), ("2007", "when the play ends"), ("2017", "when the play ends")],
)
def test_b3_in_the_auction_the_facts_are_agreed_and_the_table_goes_on(laws: str, call_again: str) -> None:
    """What was suggested, and what else there was, waits until the board is over: it is not what is asked first."""

    async def check(at: Played) -> None:
        await at.done(*SLOW[:3])
        await reported(at, "S", "W", "hesitation", "s3")
        await at.done("W call P", "N call P", "E call 3C", "S summon")
        for kind in ("facts_agreed", "information_made_available"):
            assert road(at.table.view("director"))["next"]["question"]["kind"] == kind
            of = road(at.table.view("director"))["next"]["question"]["of"]
            await at.done(f"director find {kind} yes of={of}")
        waits = {one["kind"]: one.get("after_play") for one in road(at.table.view("director"))["questions"]}
        assert waits == {"facts_agreed": None, "information_made_available": None, "suggested": True}
        assert road(at.table.view("director"))["next"]["do"] == "resume"
        (reminder,) = json.loads(teller("en").told(at.table.view("director")))["reminders"]
        assert call_again in reminder
        await at.done("director resume", "S call P", "W call P", "N call P")
        await played_out(at)
        waits = {one["kind"]: one.get("after_play") for one in road(at.table.view("director"))["questions"]}
        assert waits["suggested"] is None
        assert road(at.table.view("director"))["next"]["question"]["kind"] == "suggested"

    play(check, laws=laws)


def test_b2_an_opponent_may_reserve_his_rights_and_the_other_side_may_dispute() -> None:
    async def check(at: Played) -> None:
        await at.done(*SLOW)
        assert "reserve" not in rights(at, "E")
        await reported(at, "E", "N", "hesitation", "s3")
        assert "reserve" in rights(at, "E")
        assert "reserve" in rights(at, "W")
        assert "reserve" not in rights(at, "S") | rights(at, "N")
        await at.done("E reserve of=s5")
        assert not at.table.view("S").answer.frozen
        assert irregular(at) == {}
        await at.done("S dispute of=s5")
        assert duties(at, "S")["summon_director"] == duties(at, "N")["summon_director"] == "2007:16B2"

    play(check, **LAWS)


def test_b2_an_authority_may_prohibit_it() -> None:
    async def check(at: Played) -> None:
        await at.done(*SLOW)
        await reported(at, "E", "N", "hesitation", "s3")
        assert "reserve" not in rights(at, "E")
        told = await at.do("E reserve of=s5")
        assert isinstance(told, Refused)
        assert [(one.kind, one.law) for one in told.objections] == [("reserved_when_prohibited", "2007:16B2")]
        await at.done("E reserve of=s5")
        assert irregular(at) == {"reserved_when_prohibited": "2007:16B2"}

    play(check, **LAWS, regulations={"reserve_rights": "prohibited"})


def test_b2_or_have_the_director_called_instead() -> None:
    async def check(at: Played) -> None:
        await at.done(*SLOW)
        await reported(at, "E", "N", "hesitation", "s3")
        await at.done("E reserve of=s5")
        assert duties(at, "E") == {"summon_director": "2007:16B2"}
        await at.done("E summon of=s5")
        assert duties(at, "E") == {"take_no_action": "2007:9B2"}

    play(check, **LAWS, regulations={"reserve_rights": "director_required"})
