"""What a player need not change: he says that it stays, or the table goes on; then it is open to him no more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.messages import Viewer
from bridgelaw.web.told import teller
from tests.live.director import road
from tests.live.tables import Played, play


def body(at: Played, who: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(at.table.view(who).body)
    return found


def told(at: Played, who: Viewer, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(teller(language).told(at.table.view(who)))
    return found


async def found(at: Played, kind: str) -> None:
    """The Director answers a Question of that kind with yes, if there is one."""
    for question in body(at, "director")["answer"]["questions"]:
        if question["kind"] == kind:
            await at.done_by_director({"find": kind, "of": question["of"], "value": "yes"})


async def corrected(at: Played, *, lead: bool, summon: bool = True) -> None:
    """North plays 1NT; South has explained it, to East before his lead or during the auction, and North puts that
    right."""
    calls, asks = ["E call P", "S call P", "W call P"], ["E ask 'what is it?' of=s1", "S explain weak of=s1"]
    await at.done("N call 1NT", *(calls + asks if lead else asks + calls))
    explained = next(act["act"] for act in body(at, "N")["happened"] if "explain" in act)
    if lead:
        await at.done(f"E play {at.table.view('E').can.cards[0]} down")
    await at.done(f"N correct strong of={explained}", *(["N summon"] if summon else []))
    for kind in ("misinformation", "conventional_call", "agreement", "would_have_acted"):
        await found(at, kind)


def open_options(at: Played) -> list[tuple[str, str]]:
    return [(one["by"], one["id"]) for one in body(at, "director")["answer"]["options"]]


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_lead_is_faced_once_the_director_lets_play_go_on(laws: str) -> None:
    async def goes_on(at: Played) -> None:
        await corrected(at, lead=True)
        assert open_options(at) == [("E", "withdraw_play")]
        # the others read for whom they wait
        assert {body(at, who)["waiting"][0] for who in ("N", "S", "W", "spectator")} == {"E"}
        for who in ("N", "S", "W"):
            assert told(at, who)["stop"]["next"].endswith("The next step is East’s choice.")
        await at.done_by_director({"resume": True})
        assert open_options(at) == []
        assert at.table.view("E").prompt.what == "face_lead"
        assert road(at.table.view("director"))["next"]["do"] == "play"
        await at.done("E face", "S spread")
        assert at.table.view("N").prompt.what == "play_from_dummy"

    play(goes_on, laws=laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_its_player_says_that_the_card_stays(laws: str) -> None:
    async def stays(at: Played) -> None:
        await corrected(at, lead=True)
        await at.done("E leave withdraw_play")
        assert (open_options(at), body(at, "director")["answer"]["errors"]) == ([], [])
        assert body(at, "W")["happened"][-1]["leave"] == "withdraw_play"
        said = {language: told(at, "N", language)["happened"][-1] for language in ("en", "fr", "nb")}
        assert said == {
            "en": "East leaves the card where it is.",
            "fr": "Est laisse sa carte sur la table.",
            "nb": "Øst lar kortet ligge.",
        }
        # the Director has nothing to read out of it
        assert road(at.table.view("director"))["next"]["do"] == "resume"
        assert told(at, "S")["stop"]["next"].startswith("Please wait. The Director says when play goes on")
        await at.done("E leave withdraw_play")
        assert [error["code"] for error in body(at, "director")["answer"]["errors"]] == ["no-such-option"]
        await at.done_by_director({"resume": True})
        await at.done("E face")

    play(stays, laws=laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_nothing_is_read_out_after_the_card_went_back(laws: str) -> None:
    async def back(at: Played) -> None:
        await corrected(at, lead=True)
        await at.done("E choose withdraw_play")
        assert road(at.table.view("director"))["next"]["do"] == "resume"
        await at.done_by_director({"resume": True})
        assert road(at.table.view("director"))["next"]["do"] == "play"
        assert at.table.view("E").prompt.what == "lead"

    play(back, laws=laws)


@pytest.mark.parametrize("laws", EDITIONS)
def test_its_player_lets_the_call_stand(laws: str) -> None:
    async def stands(at: Played) -> None:
        await corrected(at, lead=False)
        chooser = open_options(at)[0][0]
        assert open_options(at) == [(chooser, "change_call")]
        assert chooser == "W"
        assert told(at, "E")["stop"]["next"].endswith("The next step is West’s choice.")
        await at.done(f"{chooser} leave change_call")
        assert open_options(at) == []
        assert road(at.table.view("director"))["next"]["do"] == "resume"
        await at.done_by_director({"resume": True})
        assert at.table.view("E").prompt.what == "lead"

    play(stands, laws=laws)


def test_a_table_that_goes_on_does_not_wait_for_what_may_be_left() -> None:
    """Nobody has called the Director to the table: the lead may be faced, and still be taken back before that."""

    async def not_stopped(at: Played) -> None:
        await corrected(at, lead=True, summon=False)
        assert open_options(at) == [("E", "withdraw_play")]
        assert at.table.view("E").prompt.what == "face_lead"
        await at.done("E leave withdraw_play")
        assert open_options(at) == []
        await at.done("E face")

    play(not_stopped, laws="2017")


def test_a_call_that_may_stay_costs_nothing_by_itself() -> None:
    """Who calls next is told of a changed call alone: after the same final pass nobody does."""

    async def costs(at: Played) -> None:
        await corrected(at, lead=False)
        said = [line["text"] for line in told(at, "W")["options"][0]["costs"]]
        assert said == ["If the call is changed:", "North calls next."]

    play(costs, laws="2017")
