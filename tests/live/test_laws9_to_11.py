"""Laws 9, 10 and 11 of 1997 at a running table, provision by provision."""

from __future__ import annotations

import pytest

from bridgelaw.live.messages import Refused, Viewer
from tests.live.tables import Played, play
from tests.live.telling import asked, duties, irregular, options, played_out, rights

LAWS = {"laws": "1997"}
SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")
LOW = ("N call 1S", "E call 1H")
ATTENTION = (*LOW, "S attention s2", "S summon")


async def to_the_play(at: Played) -> None:
    """South is dummy, and it is North's turn to play from there."""
    await at.done("N call 1NT", "E call P", "S call P", "W call P")
    await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")


@pytest.mark.parametrize("seat", SEATS)
def test_9a1_anybody_may_draw_attention_in_the_auction(seat: Viewer) -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW)
        assert irregular(at) == {"insufficient_bid": "1997:27"}
        assert "attention" in rights(at, seat)
        await at.done(f"{seat} attention s2")
        for one in SEATS:
            assert irregular(at, one) == {"insufficient_bid": "1997:27"}
            assert duties(at, one)["summon_director"] == "1997:9B1(a)"

    play(check, **LAWS)


def test_9a2_in_the_play_declarer_and_defenders_but_not_dummy() -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        assert [("attention" in rights(at, seat)) for seat in SEATS] == [True, True, False, True]
        assert [("prevent_irregularity" in rights(at, seat)) for seat in SEATS] == [False, False, True, False]
        told = await at.do("S attention s5")
        assert isinstance(told, Refused)
        assert [(one.kind, one.law) for one in told.objections] == [("dummy_called_attention", "1997:9A2(b)(1)")]
        await played_out(at)
        assert "attention" in rights(at, "S")

    play(check, **LAWS)


def test_9a2b2_dummy_may_try_to_prevent_declarers_irregularity() -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done("S prevent lead_from_wrong_hand")
        assert irregular(at) == {}

    play(check, **LAWS)


def test_9b1_the_director_is_summoned_by_anybody_and_nothing_is_lost_by_it() -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW, "E attention s2")
        assert all("summon" in rights(at, seat) for seat in SEATS)
        await at.done("W summon")
        assert not any("summon_director" in duties(at, seat) for seat in SEATS)
        await at.done("director explain_options")
        assert set(options(at, "S")) == {"accept_call", "reject_call"}

    play(check, **LAWS)


def test_9b2_nobody_acts_until_the_director_has_explained_everything() -> None:
    async def check(at: Played) -> None:
        await at.done(*ATTENTION)
        for seat in SEATS:
            assert at.table.view(seat).answer.frozen
            assert duties(at, seat)["take_no_action"] == "1997:9B2"
            assert at.table.view(seat).can.calls == ()
        told = await at.do("S call P")
        assert isinstance(told, Refused)
        assert ("action_while_frozen", "1997:9B2") in [(one.kind, one.law) for one in told.objections]
        await at.done("director explain_options", "S choose accept_call", "director resume")
        assert not at.table.view("S").answer.frozen

    play(check, **LAWS)


def test_9c_who_corrects_too_early_may_pay_for_it() -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW)
        told = await at.do("E substitute 2H")
        assert isinstance(told, Refused)
        assert ("premature_correction", "1997:9C") in [(one.kind, one.law) for one in told.objections]
        await at.done("E substitute 2H", "S attention s2", "S summon")
        assert irregular(at)["premature_correction"] == "1997:9C"

    play(check, **LAWS)


@pytest.mark.parametrize(
    ("line", "kind"),
    [("S waive", "player_waived_rectification"), ("S assess 'a trick'", "player_assessed_rectification")],
)
def test_10a_and_b_players_neither_impose_nor_waive_the_director_allows_or_cancels(line: str, kind: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW, "S attention s2", line)
        assert irregular(at)[kind] == "1997:10A"
        await at.done("S summon", "director rule allow of=a4" if "waive" in line else "director cancel payment of=a4")
        ruled = {one.kind: one.status for one in at.table.view("S").answer.irregularities}
        assert ruled[kind] == "ruled"
        assert ruled["insufficient_bid"] == ("ruled" if "waive" in line else "attention")

    play(check, **LAWS)


def test_10c1_and_2_the_director_explains_and_he_who_has_the_choice_makes_it_alone() -> None:
    async def check(at: Played) -> None:
        await at.done(*ATTENTION)
        assert options(at, "S") == {}
        await at.done("director explain_options")
        assert set(options(at, "S")) == {"accept_call", "reject_call"}
        assert "choose" in rights(at, "S")
        assert duties(at, "S")["choose_without_consulting"] == "1997:10C2"
        assert "choose" not in rights(at, "N") | rights(at, "E") | rights(at, "W")
        told = await at.do("N choose accept_call")
        assert isinstance(told, Refused) or options(at, "S")
        await at.done("S consult partner", "S choose reject_call")
        assert irregular(at)["choice_consulted_partner"] == "1997:10C2"
        assert asked(at)["choice_stands"] == "1997:10C2"

    play(check, **LAWS)


def test_11a_who_acts_before_the_summons_may_lose_the_right() -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW, "S attention s2", "E substitute 3D", "S call P", "W call 3NT", "E summon")
        assert asked(at)["may_have_gained"] == "1997:11A"
        await at.done("director find may_have_gained yes of=a2")
        status = {one.act: one.status for one in at.table.view("S").answer.irregularities}
        assert status["s2"] == "forfeited"

    play(check, **LAWS)


@pytest.mark.parametrize(("side", "law"), [("NS", "1997:11B1"), ("EW", "1997:11B2")])
def test_11b_a_spectator_who_speaks_first_may_cost_his_side_its_right(side: str, law: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW)
        spoken = {"by": "spectator", "attention": "a2", "responsible": side}
        await at.done_by_director(spoken)
        await at.done("N summon")
        assert asked(at) == {"right_forfeited": law}
        assert irregular(at, "S")["spectator_attention"] == law
        await at.done("director find right_forfeited yes of=a2")
        status = {one.kind: one.status for one in at.table.view("S").answer.irregularities}
        assert status["insufficient_bid"] == ("forfeited" if side == "NS" else "attention")

    play(check, **LAWS)


def test_11c_a_penalty_is_still_possible() -> None:
    async def check(at: Played) -> None:
        await at.done(*LOW)
        await at.done_by_director({"by": "spectator", "attention": "a2", "responsible": "NS"})
        await at.done("N summon", "director find right_forfeited yes of=a2")
        await at.done_by_director({"penalize": {"side": "EW", "unit": "mp", "amount": 1, "kind": "procedural"}})
        assert at.table.view("E").answer.penalties[0].side == "EW"

    play(check, **LAWS)
