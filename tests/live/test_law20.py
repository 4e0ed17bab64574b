"""Law 20 of 1997 and 2007 at a running table, provision by provision: who may ask, who answers, who speaks and when."""

from __future__ import annotations

import json

import pytest

from bridgelaw.live.messages import VIEWERS, Refused
from bridgelaw.web.told import teller
from tests.live.tables import Played, play
from tests.live.telling import asked, duties, irregular, known, played_out, rights

BOTH = pytest.mark.parametrize("laws", ["1997", "2007"])
AUCTION = ("N call 1NT", "E call P", "S call P", "W call P")


async def objected(at: Played, line: str) -> list[tuple[str, str]]:
    """What the player is told before he does it; then he does it."""
    told = await at.do(line)
    assert isinstance(told, Refused), line
    await at.done(line)
    return [(one.kind, one.law) for one in told.objections]


@BOTH
def test_a_anybody_has_a_call_made_clear_at_once(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S")
        assert all("clarify" in rights(at, seat) for seat in ("E", "S", "W"))
        await at.done("W clarify of=s1")
        assert irregular(at) == {}

    play(check, laws=laws)


@BOTH
def test_b_and_d_the_player_in_turn_hears_all_calls_again_from_an_opponent(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P")
        assert "review" in rights(at, "S")
        assert not any("review" in rights(at, seat) for seat in ("N", "E", "W"))
        await at.done("S review full")
        assert duties(at, "E") == duties(at, "W") == {"restate": f"{laws}:20D"}
        assert "restate" not in duties(at, "N")
        await at.done("W restate 1S P")
        assert duties(at, "E") == {}
        assert await objected(at, "E review full") == [("review_out_of_turn", f"{laws}:20B")]
        assert await objected(at, "S review partial") == [("partial_review", f"{laws}:20B")]

    play(check, laws=laws)


@BOTH
def test_b_a_review_is_not_stopped_and_not_for_a_player_who_must_pass(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S review full")
        assert await objected(at, "S review full halt") == [("halted_review", f"{laws}:20B")]
        await at.done("S call 2S", "E call 3H", "S attention s6", "S summon", "director explain_options")
        await at.done("S choose reject_call", "director resume")
        assert duties(at, "W")["pass"] == f"{laws}:31B"
        assert "review" not in rights(at, "W")
        assert "ask" in rights(at, "W")

    play(check, laws=laws)


@BOTH
def test_c1_both_defenders_may_ask_whose_lead_it_is(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*AUCTION)
        assert [("lead_enquiry" in rights(at, seat)) for seat in ("N", "E", "S", "W")] == [False, True, False, True]

    play(check, laws=laws)


@BOTH
def test_c2_at_their_first_turn_to_play_declarer_and_defenders_hear_the_calls(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*AUCTION)
        await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")
        assert "review" in rights(at, "N")
        assert "review" not in rights(at, "S") | rights(at, "W") | rights(at, "E")
        await at.done(f"N play {at.table.view('N').can.cards[0]} from=S")
        assert "review" in rights(at, "W")
        await at.done(f"W play {at.table.view('W').can.cards[0]}")
        assert "review" not in rights(at, "N")
        assert await objected(at, "N review full") == [("review_out_of_turn", f"{laws}:20C2")]

    play(check, laws=laws)


@BOTH
def test_d_who_asked_is_not_answered_by_his_own_partner(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S review full")
        assert await objected(at, "N restate 1S P") == [("restatement_by_wrong_side", f"{laws}:20D")]

    play(check, laws=laws)


@BOTH
def test_e_everybody_answers_for_an_error_in_it(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S review full", "W restate 1H P")
        for seat in ("N", "E", "S", "W"):
            assert duties(at, seat)["correct_restatement"] == f"{laws}:20E"
            assert "correct_restatement" in rights(at, seat)
        await at.done("N correct '1S P' of=s4")
        assert not any("correct_restatement" in duties(at, seat) for seat in ("N", "E", "S", "W"))

    play(check, laws=laws)


@BOTH
def test_e_nobody_did_and_the_director_is_asked_for_damage(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S review full", "W restate 1H P", "S call P")
        assert irregular(at) == {"uncorrected_restatement": f"{laws}:20E"}
        assert irregular(at, "E") == {}
        assert asked(at) == {"damage": f"{laws}:20E"}

    play(check, laws=laws)


@BOTH
def test_f1_the_player_in_turn_asks_and_the_callers_partner_answers(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S")
        assert [("ask" in rights(at, seat)) for seat in ("N", "E", "S", "W")] == [False, True, False, False]
        await at.done("E ask s1")
        assert duties(at, "S")["explain"] == f"{laws}:20F1"
        assert "explain" not in duties(at, "N")
        later = "supplementary_question" if laws == "2007" else "question_out_of_turn"
        assert await objected(at, "W ask 'how many?' of=s1") == [(later, f"{laws}:20F1")]
        await at.done("S explain 'five or more' of=s1")
        assert "explain" not in duties(at, "S")

    play(check, laws=laws)


@pytest.mark.parametrize(("laws", "found"), [("1997", []), ("2007", [("explanation_by_wrong_player", "2007:20F1")])])
def test_f1_the_caller_does_not_explain_himself(laws: str, found: list[tuple[str, str]]) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E ask s1")
        if found:
            assert await objected(at, "N explain five of=s1") == found
        else:
            await at.done("N explain five of=s1")
        assert list(irregular(at).items()) == found

    play(check, laws=laws)


@BOTH
def test_f1_unless_the_director_says_so(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E ask s1", "director rule allow of=a1", "N explain five of=s1")
        assert irregular(at) == {}
        assert not any("explain" in duties(at, seat) for seat in ("N", "S"))

    play(check, laws=laws)


@BOTH
def test_f2_in_the_play_each_at_his_own_turn_and_dummy_never(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call P", "W call P")
        await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")
        assert [("ask" in rights(at, seat)) for seat in ("N", "E", "S", "W")] == [True, False, False, False]
        await at.done("N ask 'which leads?' of=s5")
        assert duties(at, "W") == {"explain": f"{laws}:20F2"}

    play(check, laws=laws)


@BOTH
def test_f3_a_question_about_one_call_is_allowed_and_tells_partner_something(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E ask what of=s1")
        assert irregular(at) == {}
        assert known(at, "W") == [("question", "unauthorized", "1997:16A" if laws == "1997" else "2007:16B1(a)")]
        assert "avoid_taking_advantage" in duties(at, "W")

    play(check, laws=laws)


@BOTH
def test_f4_who_finds_his_own_explanation_wrong_calls_the_director_at_once(laws: str) -> None:
    own = "1997:75D1" if laws == "1997" else "2007:20F4"

    async def check(at: Played) -> None:
        await at.done("N call 1S", "E ask s1", "S explain five of=s1", "S realise of=s3")
        assert duties(at, "S") == {"correct_own_explanation": own}
        assert all("correct_own_explanation" not in duties(at, seat) for seat in ("N", "E", "W"))
        await at.done("S correct 'four or more' of=s3")
        assert duties(at, "S") == {"summon_director": own}
        await at.done("S summon")
        assert set(asked(at)) == {"agreement", "misinformation"}

    play(check, laws=laws)


@BOTH
def test_f5_partner_is_silent_until_his_time_declarers_side_after_the_final_pass(laws: str) -> None:
    silence, speaks = ("1997:75D2",) * 2 if laws == "1997" else ("2007:20F5(a)", "2007:20F5(b)(ii)")

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E ask s1", "S explain weak of=s1", "N realise of=s3")
        assert "inform_opponents_of_partners_error" not in duties(at, "N")
        assert "avoid_taking_advantage" in duties(at, "N")
        assert await objected(at, "N correct strong of=s3") == [("early_correction", silence)]
        await at.done("E call P", "S call P", "W call P")

    async def in_time(at: Played) -> None:
        await at.done("N call 1NT", "E ask s1", "S explain weak of=s1", "N realise of=s3")
        await at.done("E call P", "S call P", "W call P")
        assert duties(at, "N")["inform_opponents_of_partners_error"] == speaks
        assert "inform_opponents_of_partners_error" not in duties(at, "S")
        await at.done("N correct strong of=s3", "N summon")
        assert irregular(at) == {}

    play(check, laws=laws)
    play(in_time, laws=laws)


@BOTH
def test_f5_a_defender_speaks_when_the_play_is_over(laws: str) -> None:
    speaks = "1997:75D2" if laws == "1997" else "2007:20F5(b)(i)"

    async def check(at: Played) -> None:
        await at.done("N call 1C", "E call 1S", "S ask s2", "W explain weak of=s2", "E realise of=s4")
        await at.done("S call 1NT", "W call P", "N call P", "E call P")
        assert duties(at, "E")["inform_opponents_of_partners_error"] == speaks
        told = at.table.view("E").answer.obligations
        assert [o.until for o in told if o.what == "inform_opponents_of_partners_error"] == ["end_of_play"]
        await played_out(at)
        told = at.table.view("E").answer.obligations
        assert [o.until for o in told if o.what == "inform_opponents_of_partners_error"] == ["now"]
        await at.done("E correct strong of=s4")
        assert irregular(at) == {}

    play(check, laws=laws)


@pytest.mark.parametrize(("laws", "law"), [("1997", "1997:73B1"), ("2007", "2007:20G1")])
def test_g1_a_question_for_partner_is_for_the_director_to_find(laws: str, law: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E ask s1", "S attention s2")
        assert asked(at) == {"asked_for_partner": law}
        await at.done("S summon", "director find asked_for_partner yes of=a2")
        assert irregular(at) == irregular(at, "E") == {"question_for_partner": law}

    play(check, laws=laws)


@pytest.mark.parametrize(("laws", "law"), [("1997", "1997:40E2"), ("2007", "2007:20G2")])
def test_g2_nobody_looks_at_his_own_card(laws: str, law: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S")
        assert await objected(at, "E consult own_card") == [("consulted_own_card", law)]
        await at.done("E consult opponents_card")
        assert list(irregular(at)) == ["consulted_own_card"]

    play(check, laws=laws)


def reminded(at: Played) -> dict[str, str]:
    """Who is reminded of what his partner may have explained wrongly, and of which provision."""
    told = {who: json.loads(teller("en").told(at.table.view(who))).get("remind") for who in VIEWERS}
    return {who: remind["law"] for who, remind in told.items() if remind}


@pytest.mark.parametrize(("laws", "before", "after"), [
    ("1997", "75D2", "75D2"), ("2007", "20F5(b)(ii)", "20F5(b)(i)"), ("2017", "20F5(b)(ii)", "20F5(b)(i)"),
])  # fmt: skip
def test_a_player_is_reminded_of_partners_explanations_when_he_may_speak(laws: str, before: str, after: str) -> None:
    """By the phase alone, whether or not one was wrong; never while he has to be silent."""

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call 2C", "W explain majors of=s2", "S call 2S", "N explain forcing of=s4")
        await at.done("W call P", "N call 2NT", "E call P", "S call P")
        assert reminded(at) == {}
        await at.done("W call P")
        # North has explained a call of South's, and declares
        assert reminded(at) == {"S": f"{laws}:{before}"}
        await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")
        assert reminded(at) == {}
        await played_out(at)
        assert reminded(at) == {"E": f"{laws}:{after}"}
        await at.done("E correct minors of=s3")
        assert reminded(at) == {}

    play(check, laws=laws)


@BOTH
def test_what_was_just_said_is_told_until_the_board_goes_on(laws: str) -> None:
    def lately(at: Played) -> list[list[str]]:
        return [json.loads(teller("en").told(at.table.view(who))).get("lately", []) for who in VIEWERS]

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P")
        assert lately(at) == [[]] * 6
        await at.done("S call 2C", "W ask strength of=s3", "N explain forcing of=s3")
        asked, explained = "asks about 2♣: strength", "explains 2♣: forcing"
        told = dict(zip(VIEWERS, lately(at), strict=True))
        assert told.pop("W") == [f"You {asked.replace('asks', 'ask')}", f"North {explained}"]
        assert told.pop("N") == [f"West {asked}", f"You {explained.replace('explains', 'explain')}"]
        assert list(told.values()) == [[f"West {asked}", f"North {explained}"]] * 4
        await at.done("W call P")
        assert lately(at) == [[]] * 6

    play(check, laws=laws)
