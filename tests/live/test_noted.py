"""A pause that is noted stays between the four: the other side says whether it was so, who looks on hears nothing."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.messages import Sent, Viewer
from bridgelaw.live.noted import are_noted
from bridgelaw.web.told import teller
from tests.live.director import road
from tests.live.tables import Played, client, play
from tests.live.telling import duties, known, played_out

PAUSED = ("N call 1S", "E call P", "S call 3S")
SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")


async def noted(at: Played, text: str = "paused about ten seconds") -> str:
    """West notes it about South's 3♠; the number of that act."""
    await at.done(*PAUSED)
    await at.send("W", Sent(id=client(), act={"reserve": True, "of": "s3", "text": text}))
    return "s4"


def facts(at: Played, who: Viewer) -> list[dict[str, Any]]:
    """What he is told of it."""
    found: list[dict[str, Any]] = msgspec.json.decode(at.table.view(who).body).get("facts", [])
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_other_side_is_asked_and_the_noter_reads_the_answer(edition: str) -> None:
    async def check(at: Played) -> None:
        act = await noted(at)
        told = {"act": act, "of": "s3", "by": "S", "noted_by": "W", "text": "paused about ten seconds"}
        for who in SEATS:
            assert facts(at, who) == [told | {"basis": "stated", "answers": {}, "asked": who in "NS"}]
        assert not at.table.view("W").answer.frozen
        await at.done("W call P")
        seen = at.table.view("N").revision - 1
        await at.done(f"N agree of={act}", seen=seen)
        for who in SEATS:
            assert facts(at, who) == [told | {"basis": "agreed", "answers": {"N": "agree"}, "asked": who == "S"}]
        await at.done(f"S dispute of={act}", "S summon")
        assert all(at.table.view(who).answer.frozen for who in SEATS)
        assert [one["basis"] for one in facts(at, "W")] == ["disputed"]

    play(check, laws=edition)


@pytest.mark.parametrize("of_whom", ["all four", "nobody"])
def test_once_it_is_in_the_directors_hands_nobody_is_asked_again(of_whom: str) -> None:
    """Not the partner of who sees it differently, and none after the Director has asked all four."""

    async def check(at: Played) -> None:
        act = await noted(at)
        assert [facts(at, who)[0]["asked"] for who in SEATS] == [True, False, True, False]
        if of_whom == "nobody":
            await at.done(f"S dispute of={act}")
        else:
            await at.done("W summon of=s3")
            of = road(at.table.view("director"))["next"]["question"]["of"]
            await at.done(f"director find information_made_available yes of={of}")
            await at.done("director resume")
            assert not at.table.view("N").answer.frozen
        assert [facts(at, who)[0]["asked"] for who in SEATS] == [False] * 4

    play(check)


def test_nobody_who_looks_on_hears_of_it() -> None:
    async def check(at: Played) -> None:
        await at.done(*PAUSED)
        before = at.table.view("spectator")
        await at.send("W", Sent(id=client(), act={"reserve": True, "of": "s3", "text": "A PAUSE"}))
        await at.done("N agree of=s4")
        assert at.table.view("spectator").body == before.body
        await at.done("S dispute of=s4")
        assert at.table.view("spectator").body == before.body
        assert b"A PAUSE" in at.table.view("director").body

    play(check)


def test_an_agreement_to_it_is_none_to_a_claim() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S call P", "W call P")
        lead = at.table.view("E").can.cards[0]
        await at.done(f"E play {lead} down", "E face", "S spread")
        await at.send("E", Sent(id=client(), act={"reserve": True, "of": "s1", "text": "a remark"}))
        number = facts(at, "N")[0]["act"]
        await at.done("E claim 13 'all high'", f"N agree of={number}")
        claim = msgspec.json.decode(at.table.view("N").body)["claim"]
        assert (claim["answers"], claim.get("agreed", False)) == (True, False)
        assert facts(at, "S")[0]["asked"] is False, "dummy takes no part"

    play(check)


def test_when_the_board_is_over_nobody_is_asked_any_more() -> None:
    async def check(at: Played) -> None:
        await noted(at)
        await at.done("W call P", "N call P", "E call P")
        await played_out(at)
        assert [(one["basis"], one["asked"]) for who in SEATS for one in facts(at, who)] == [("stated", False)] * 4

    play(check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reads_it_in_his_own_language(language: str) -> None:
    async def check(at: Played) -> None:
        await noted(at, teller("fr").words.say("page-noticed-pause"))
        said = json.loads(teller(language).told(at.table.view("N")))["facts"]
        assert len(said) == 1
        assert teller(language).words.say("page-noticed-pause") in said[0]
        assert "facts" not in json.loads(teller(language).told(at.table.view("spectator")))

    play(check)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whether_it_is_noted_the_right_to_reserve_says(edition: str) -> None:
    allowed = open_book(edition, "wbf", reserve_rights="allowed")
    assert are_noted(allowed, screens=False)
    assert not are_noted(allowed, screens=True)
    for rule in ("prohibited", "director_required"):
        assert not are_noted(open_book(edition, "wbf", reserve_rights=rule), screens=False)


def test_the_table_says_so() -> None:
    async def check(at: Played) -> None:
        assert at.table.view("N").table["notes"] is False

    play(check, regulations={"reserve_rights": "director_required"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("found", ["yes", "no"])
def test_a_pause_that_is_disputed_is_led_to_its_end(edition: str, found: str) -> None:
    """What they do not agree about the Director finds at once; what it suggested is asked when the board is over."""

    async def check(at: Played) -> None:
        await at.done(*PAUSED[:2])
        at.clock.now += 20
        await at.done(PAUSED[2])
        await at.send("W", Sent(id=client(), act={"reserve": True, "of": "s3", "channel": "hesitation"}))
        assert known(at, "N") == [("hesitation", "unauthorized", UNAUTHORISED[edition])]
        await at.done("S dispute of=s4")
        assert duties(at, "S") == {"summon_director": RESERVED[edition]}
        await at.done("S summon")
        asked = road(at.table.view("director"))["next"]["question"]
        assert (asked["kind"], asked["seat"]) == ("information_made_available", "S")
        answer = msgspec.json.decode(at.table.view("director").body)["answer"]
        (question,) = [one for one in answer["questions"] if one["kind"] == asked["kind"]]
        assert [(one["by"], one["took"]) for one in question["evidence"]["times"]] == [("S", 21.0)]
        said = json.loads(teller("en").told(at.table.view("director")))["questions"]
        assert ["took 21" in beside for one in said for beside in one.get("beside", [])] == [True, True]
        await at.done(f"director find facts_agreed no of={asked['of']}")
        assert road(at.table.view("director"))["next"]["question"]["kind"] == "information_made_available"
        await at.done(f"director find information_made_available {found} of={asked['of']}")
        assert road(at.table.view("director"))["next"]["do"] == "resume"
        await at.done("director resume", "W call P", "N call 4S", "E call P", "S call P", "W call P")
        await played_out(at)
        if found == "no":
            assert known(at, "N") == []
            assert facts(at, "W")[0]["decided"]
            return
        # whoever thinks that it was used calls the Director again: until then he is asked whether he will
        assert not facts(at, "W")[0].get("decided")
        await at.done("W summon of=s3")
        following = road(at.table.view("director"))["next"]
        assert (following["question"]["kind"], following["question"]["seat"]) == ("suggested", "N")
        await at.done(f"director find suggested 4S of={asked['of']}")
        assert facts(at, "W")[0]["decided"]
        of = road(at.table.view("director"))["next"]["question"]["of"]
        await at.done(f"director find logical_alternatives P 4S of={of}", f"director find damage yes of={of}")
        assert road(at.table.view("director"))["next"]["do"] == "adjust"

    play(check, laws=edition)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_other_side_agrees_about_is_looked_into_when_the_board_is_over(edition: str) -> None:
    async def check(at: Played) -> None:
        act = await noted(at)
        assert known(at, "N") == [("manner", "unauthorized", UNAUTHORISED[edition])]
        # one fact, whoever notes it too
        await at.done("E reserve of=s3", "W call P", f"N agree of={act}", "N call P", "E call P")
        assert len(known(at, "N")) == 1
        assert known(at, "W") == [("manner", "authorized", ALSO[edition])]
        await played_out(at)
        assert road(at.table.view("director"))["next"]["do"] == "nothing"
        await at.done("W summon of=s3")
        asked = road(at.table.view("director"))["questions"]
        assert [one["kind"] for one in asked] == ["information_made_available"]

    play(check, laws=edition)


def test_it_is_told_whose_call_it_was_and_what_was_noted() -> None:
    async def check(at: Played) -> None:
        await at.done(*PAUSED)
        await at.send("W", Sent(id=client(), act={"reserve": True, "of": "s3", "channel": "hesitation"}))
        for who in ("N", "E", "S"):
            said = json.loads(teller("en").told(at.table.view(who)))
            assert said["facts"] == ["West has noted of South’s 3♠: a noticeable hesitation."]
            assert said["lately"] == said["facts"]

    play(check)


def test_a_reservation_about_ones_own_side_says_nothing_of_the_opponents() -> None:
    async def check(at: Played) -> None:
        await at.done(*PAUSED, "W call P", "N reserve of=s3", "N reserve")
        assert [known(at, who) for who in SEATS] == [[], [], [], []]

    play(check)


UNAUTHORISED = {"1997": "1997:16A", "2007": "2007:16B1(a)", "2017": "2017:16B1"}
RESERVED = {"1997": "1997:16A1", "2007": "2007:16B2", "2017": "2017:16B2"}
ALSO = {"1997": "1997:16", "2007": "2007:73D1", "2017": "2017:73D1"}
