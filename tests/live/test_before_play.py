"""What the Director is told to do before a table that stands still may go on."""

from __future__ import annotations

from typing import Any

from bridgelaw.desk.road import RoadQuestion
from bridgelaw.desk.ruling import before_play
from bridgelaw.desk.ruling import road as road_of
from bridgelaw.live.settings import Dealt
from tests.live.director import road
from tests.live.tables import Played, play

REVOKES = Dealt(1, "N", "None", "N:AQ52.K83.A74.962 J93.JT4.KQ862.T7 KT4.AQ95.J53.KJ4 876.762.T9.AQ853")
"""West has two diamonds."""


def first(at: Played) -> Any:
    return road(at.table.view("director"))["before_play"]


async def wrongly_explained(at: Played) -> None:
    await at.done("N call 1C", "E call 1S", "S ask s2", "W explain weak of=s2", "E realise of=s4")
    await at.done("S call P", "W call P", "N call P", "N summon")
    await at.done_by_director({"find": "misinformation", "of": "a4", "value": "yes"})


def test_an_adjustment_starts_from_the_board_as_it_stands() -> None:
    def stands(at: Played) -> Any:
        return road(at.table.view("director"))["stands"]

    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call 3NT", "W call X")
        assert stands(at) is None
        await at.done("N call P", "E call P", "S call P", "E play DK down", "E face")
        assert stands(at) == {"contract": "3NTX", "by": "N", "tricks": 9}
        await at.done("S spread", "N claim 7")
        assert stands(at) == {"contract": "3NTX", "by": "N", "tricks": 7}
        await at.done("E agree", "W agree")
        assert stands(at) == {"contract": "3NTX", "by": "N", "tricks": 7}

    play(check, boards=(REVOKES,))


def test_what_follows_is_read_out_chosen_and_asked_before_play_goes_on() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention", "S summon")
        assert first(at) == "explain_options"
        await at.done("director explain_options")
        assert first(at) == "choose"
        await at.done("S choose reject_call", "E substitute 3D")
        assert first(at) == "find"
        await at.done_by_director({"find": "comparable_call", "of": "a7", "value": "no"})
        assert (at.table.state.board.now.frozen, first(at)) == (False, None)

    play(check)


def test_a_call_for_the_director_leads_to_what_he_alone_sees() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1NT", "E call P", "S call P", "W call P", "E play DK down", "E face", "S spread")
        await at.done("N play D3 from=S", "W play C3")
        assert first(at) is None
        await at.done("W summon")
        assert first(at) == "take_up"
        await at.done("director attention a9")
        assert first(at) == "explain_options"

    play(check, boards=(REVOKES,))


def test_whether_a_pass_would_have_been_changed_is_asked_before_the_lead() -> None:
    async def check(at: Played) -> None:
        await wrongly_explained(at)
        assert first(at) == "find"

    play(check)


def test_a_call_about_nothing_hinders_nobody() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "W summon")
        assert (at.table.state.board.now.frozen, first(at)) == (True, None)

    play(check)


def test_what_is_judged_at_the_end_of_the_board_hinders_nobody() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 1H", "S attention", "S summon", "director explain_options")
        await at.done("S choose accept_call", "W summon")
        now = at.table.state.board.now
        whole = road_of(at.table.state.board.course)
        assert now.frozen
        for kind in ("damage", "could_have_known", "assisted", "suggested"):
            asked = RoadQuestion(kind, "a2", None, "2017:12B1", "open")
            assert before_play(now, (*whole.questions, asked), whole.explained) is None
        asked = RoadQuestion("comparable_call", "a2", None, "2017:23A", "open")
        assert before_play(now, (*whole.questions, asked), whole.explained) == "find"

    play(check)
