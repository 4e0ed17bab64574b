"""Claims and concessions at a running table: who answers, and who may object (Laws 68 and 69)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bridgelaw.answer.score import if_claimed
from bridgelaw.game.seats import Seat
from bridgelaw.live.messages import VIEWERS, Refused, Sent, Viewer
from bridgelaw.web.told import teller
from tests.live.tables import Played, client, play


def _hands(at: Played, who: Viewer) -> dict[str, str]:
    found: dict[str, str] = msgspec.json.decode(at.table.view(who).body)["answer"]["hands"]
    return found


def _told(at: Played, who: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(teller("en").told(at.table.view(who)))
    return found


LAWS = ("1997", "2007", "2017")


async def to_the_play(at: Played) -> None:
    """North is declarer, South dummy; dummy lies open."""
    await at.done("N call 1NT", "E call P", "S call P", "W call P")
    await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")


def _claim(at: Played, who: Viewer) -> dict[str, object]:
    found: dict[str, object] = msgspec.json.decode(at.table.view(who).body)["claim"]
    return found


@pytest.mark.parametrize("laws", LAWS)
@pytest.mark.parametrize("given_up", ["concede 10", "claim 3 'the rest is yours'"])
def test_68b2_the_partner_of_a_defender_who_gives_up_tricks_is_heard_first(laws: str, given_up: str) -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done(f"W {given_up}")
        assert at.table.view("N").waiting == ("E",)
        assert (_claim(at, "E")["answers"], _claim(at, "N")["answers"]) == (True, False)
        assert at.table.view("E").prompt.what == "may_object"
        told = await at.do("N agree")
        assert isinstance(told, Refused)
        assert (told.code, told.details) == ("partner-first", {"seat": "E"})
        # nothing has been conceded once he objects: play goes on when the Director has come
        await at.done("E contest")
        found = at.table.view("director").answer
        assert found.phase == "play"
        assert not any(one.kind == "normal_line" for one in found.questions)  # type: ignore[union-attr]

    play(check, laws=laws)


@pytest.mark.parametrize("laws", LAWS)
def test_68b2_he_may_have_nothing_against_it(laws: str) -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done("W concede 10", "E agree")
        assert at.table.view("N").waiting == ("N",)
        assert _claim(at, "N")["answers"] is True
        await at.done("N agree")
        assert at.table.view("N").answer.tricks == {"NS": 10, "EW": 3}

    play(check, laws=laws)


@pytest.mark.parametrize("laws", LAWS)
@pytest.mark.parametrize("given_up", ["concede 10 'all yours'", "claim 3 'the rest is yours'"])
def test_68b2_nobody_sees_his_hand_before_his_partner_has_been_heard(laws: str, given_up: str) -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done(f"W {given_up}")
        everybody = [who for who in VIEWERS if who != "director"]
        shown = {who: set(_hands(at, who)) for who in everybody}
        assert shown == {"N": {"N", "S"}, "E": {"E", "S"}, "S": {"S"}, "W": {"W", "S"}, "spectator": {"S"}}
        # he shows it himself: then it lies there
        await at.done("E agree")
        assert all("W" in _hands(at, who) for who in everybody)

    play(check, laws=laws)


@pytest.mark.parametrize("laws", LAWS)
@pytest.mark.parametrize("given_up", ["concede 10 'all yours'", "claim 3 'the rest is yours'"])
def test_68b2_his_partner_objects_the_director_comes_and_play_goes_on(laws: str, given_up: str) -> None:
    number = "68B" if laws == "1997" else "68B2"

    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done(f"W {given_up}", "E contest", "E summon")
        assert [who for who in VIEWERS if "W" in _hands(at, who)] == ["W", "director"]
        for who in VIEWERS:
            why = _told(at, who)["stop"]["why"]
            objects = {
                "E": "You object at once to what West wanted to give up",
                "W": "East objects at once to what you wanted to give up",
            }.get(who, "East objects at once to what West wanted to give up")
            assert why == f"{objects}: nothing has been conceded, and play goes on (Law {number})."
        assert [said for said in _told(at, "director")["reminders"] if "no concession" in said or "neither" in said]
        director = at.table.view("director").answer
        assert (director.questions, director.irregularities) == ((), ())  # type: ignore[union-attr]
        await at.done_by_director({"resume": True})
        found = msgspec.json.decode(at.table.view("E").body)["answer"]
        assert (found["phase"], found["frozen"], found["penalty_cards"]) == ("play", False, [])
        assert [(one["kind"], one["status"], one["from"]) for one in found["information"]["E"]] == [
            ("remark", "unauthorized", "W")
        ]
        assert "West tried to concede tricks." in _told(at, "E")["information"][0]["sentence"]
        assert at.table.view("N").waiting == ("N",)

    play(check, laws=laws)


def test_what_is_said_with_a_concession_is_told() -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done("W concede 10 'all yours'", "E contest")
        assert _told(at, "N")["happened"][-2:] == [
            "West concedes 10 tricks: “all yours”.", "East objects to the concession.",
        ]  # fmt: skip

    play(check)


@pytest.mark.parametrize("laws", LAWS)
def test_68d_dummy_agrees_to_nothing_and_may_contest(laws: str) -> None:
    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done("W claim 13 'all mine'")
        # who claims all gives nothing up
        assert at.table.view("N").waiting == ("N",)
        assert (_claim(at, "N")["answers"], _claim(at, "N").get("objects", False)) == (True, False)
        assert (_claim(at, "S")["answers"], _claim(at, "S")["objects"]) == (False, True)
        assert _claim(at, "W").get("objects", False) is False
        await at.done("S contest")
        assert at.table.view("N").prompt.what == "claim_contested" or at.table.view("N").answer.frozen

    play(check, laws=laws)


@pytest.mark.parametrize("n", range(10))
def test_a_claim_says_what_the_board_comes_to(n: int) -> None:
    """Point 24 of the table page: for contracts and numbers of every kind, by declarer or a defender; and so it does
    once it is agreed to."""
    call, doubled = ("1C", "3NT", "4S", "6D", "7NT")[n % 5], n >= 5
    tricks, by = (0, 6, 8, 9, 11, 13, 7, 10, 12, 5)[n], ("W", "N", "N")[n % 3]

    async def check(at: Played) -> None:
        await at.done(f"N call {call}", *(["E call X"] if doubled else ["E call P"]), "S call P", "W call P")
        await at.done(*(["N call P"] if doubled else []))
        await at.done(f"E play {at.table.view('E').can.cards[0]} down", "E face", "S spread")
        before = if_claimed(at.table.state.board.now, Seat[by].side)
        assert len(before) == 14
        await at.done(f"{by} claim {tricks} 'so'")
        if by == "W" and tricks < 13:
            await at.done("E agree")
        said = _claim(at, "S")
        assert said["left"] == 13
        assert said["result"] == msgspec.to_builtins(before[tricks])
        await at.done(*(f"{who} agree" for who in (("E", "W") if by == "N" else ("N",))))
        score = msgspec.json.decode(at.table.view("S").body)["answer"]["score"]
        assert (score["tricks"], score["points"]["NS"]) == (before[tricks].tricks, before[tricks].points)

    play(check)


SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")


def _decision(at: Played, who: Viewer) -> dict[str, Any] | None:
    found: dict[str, Any] | None = msgspec.json.decode(at.table.view(who).body).get("decision")
    return found


@pytest.mark.parametrize("laws", LAWS)
def test_why_somebody_objected_and_why_it_was_decided_so_is_told_once_it_is_decided(laws: str) -> None:
    """Before that nobody but the Director and the objector reads the words; whoever looks on never does."""

    async def check(at: Played) -> None:
        await to_the_play(at)
        await at.done("N claim 13 'all mine'")
        claim = list(at.table.view("director").acts)[-1]
        await at.send(
            "E", Sent(id=client(), act={"contest": True, "of": _claim(at, "E")["act"], "text": "a trump is out"})
        )
        await at.done("E summon")
        unaware: tuple[Viewer, ...] = ("N", "S", "W", "spectator")
        for who in unaware:
            assert _decision(at, who) is None
            assert b"a trump is out" not in at.table.view(who).body
        await at.done_by_director({"find": "normal_line", "of": claim, "value": 11, "why": "he had forgotten it"})
        for who in SEATS:
            shown = [act for act in at.table.view(who).acts.values() if "claim" in act]
            assert _decision(at, who) == {
                "act": shown[-1]["act"],
                "objections": [{"by": "E", "text": "a trump is out"}],
                "reason": "he had forgotten it",
            }
        assert _decision(at, "spectator") is None
        assert not any(said in at.table.view("spectator").body for said in (b"a trump is out", b"forgotten"))
        # he thinks again: the last reason is the one that holds
        await at.done_by_director({"find": "normal_line", "of": claim, "value": 12, "why": "one only"})
        assert (_decision(at, "W") or {})["reason"] == "one only"

    play(check, laws=laws)


def test_before_the_play_there_is_nothing_to_claim() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1NT")
        assert if_claimed(at.table.state.board.now, Seat.N.side) == ()

    play(check)
