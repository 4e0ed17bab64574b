"""What players and the Director are told at a running table: that it fits who reads it and when."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.live.messages import Refused, Viewer
from bridgelaw.web.refusal import refused
from bridgelaw.web.told import teller
from bridgelaw.words import Words
from tests.live.tables import Played, play

LANGUAGES = ("en", "fr", "nb")
PASSED = ("N call 1H", "W call P", "E attention s2", "E summon", "director explain_options", "N choose reject_call")
"""West has passed out of rotation and passes when it is his turn; East may not double now."""


def told(at: Played, who: Viewer, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(teller(language).told(at.table.view(who)))
    return found


@pytest.mark.parametrize("laws", ["1997", "2007"])
@pytest.mark.parametrize(
    ("language", "could", "sentence"),
    [
        (
            "en",
            "East could bid or pass",
            "A ruling lets this player bid or pass at this turn, but neither double nor redouble.",
        ),
        (
            "fr",
            "Est pouvait enchérir ou passer",
            "Une décision permet à ce joueur d’enchérir ou de passer à ce tour, mais ni de contrer ni de surcontrer.",
        ),
        (
            "nb",
            "Øst kunne by eller passe",
            "En avgjørelse lar denne spilleren by eller passe i denne turen, men verken doble eller redoble.",
        ),
    ],
)
def test_who_may_not_double_is_not_told_to_pass(laws: str, language: str, could: str, sentence: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*PASSED)
        answer = await at.refused("E call X")
        assert isinstance(answer, Refused)
        (one,) = refused(answer, Words(language).under(int(laws))).objections  # type: ignore[misc]
        assert one.sentence == sentence
        await at.done("E call X")
        await at.done(f"N attention s{len(at.table.view('N').acts)}", "N summon")
        said = told(at, "N", language)["irregularities"][-1]
        assert said["why"] == sentence
        assert could in said["sentence"]

    play(check, laws=laws)


def test_what_is_kept_of_an_earlier_stop_is_no_cost_of_this_one() -> None:
    async def check(at: Played) -> None:
        await at.done(*PASSED, "E call 1S", "S call 1H")
        await at.done(f"W attention s{len(at.table.view('W').acts)}", "W summon", "director explain_options")
        (reject,) = (one for one in told(at, "director")["options"] if one["sentence"].startswith("Refuse"))
        lines = [one["text"] for one in reject["costs"]]
        assert any(line.startswith("North may not choose, from among logical alternatives") for line in lines)
        assert not any("from West" in line for line in lines)

    play(check, laws="2007")


@pytest.mark.parametrize(
    ("language", "following"),
    [
        ("en", "The Director comes and hears what it is about."),
        ("fr", "L’arbitre vient entendre de quoi il s’agit."),
        ("nb", "TL kommer og hører hva det gjelder."),
    ],
)
def test_nobody_is_asked_not_to_play_when_the_board_is_over(language: str, following: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call P", "E call P", "S call P", "W call P", "N summon")
        assert told(at, "E", language)["stop"]["next"] == following

    play(check)


@pytest.mark.parametrize("laws", ["2007", "2017"])
def test_everybody_hears_what_was_ruled_when_the_bid_has_been_put_right(laws: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 2C", "S call 1D", "W attention s3", "W summon", "director explain_options")
        await at.done("W choose reject_call", "S substitute 3C")
        (question,) = at.table.view("director").answer.questions  # type: ignore[union-attr]
        await at.done(f"director find {question.kind} no of={question.of}")
        for who in ("N", "E", "W", "S"):
            lines = [one["text"] for one in told(at, who).get("explained", ())]
            assert any("North" in line and "pass" in line for line in lines), (who, lines)

    play(check, laws=laws)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reservation_is_heard_by_all(language: str) -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 2C", "S reserve of=s2")
        for who in ("N", "E", "S", "W", "director"):
            (line,) = told(at, who, language)["lately"]
            assert Words(language).call("2C") in line

    play(check)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "East may neither"), ("fr", "Est ne peut ni"), ("nb", "Øst kan verken")]
)
def test_everybody_hears_who_may_not_double(language: str, said: str) -> None:
    async def check(at: Played) -> None:
        await at.done(*PASSED)
        for who in ("N", "E", "S", "W"):
            lines = [one["text"] for one in told(at, who, language)["explained"]]
            assert any(said in line for line in lines), lines

    play(check, laws="2007")


@pytest.mark.parametrize(
    ("laws", "lines"),
    [
        ("1997", ("N call 1NT", "E call 1H", "S attention s2", "S summon", "director explain_options")),
        ("2007", ("N call 1NT", "E call 1H", "S attention s2", "S summon", "director explain_options")),
        ("2017", ("N call 1NT", "E call 1H", "S attention s2", "S summon", "director explain_options")),
        ("1997", ("S call 1H", "W attention s1", "W summon", "director explain_options")),
        ("2007", ("S call 1H", "W attention s1", "W summon", "director explain_options")),
    ],
)
def test_who_chooses_hears_that_a_withdrawn_call_may_cost_partners_lead(laws: str, lines: tuple[str, ...]) -> None:
    """What the Director has on his list, the player who chooses has on his own (26)."""

    async def check(at: Played) -> None:
        await at.done(*lines)
        chooser: Viewer = "S" if lines[0].startswith("N") else "W"
        lists = []
        for who in (chooser, "director"):
            (refused_,) = (one for one in told(at, who)["options"] if one["sentence"].startswith("Refuse"))
            lists.append([line["text"] for line in refused_["costs"] if "first on lead" in line["text"]])
        assert lists[0] == lists[1] != []
        (accepted,) = (one for one in told(at, chooser)["options"] if one["sentence"].startswith("Accept"))
        assert not [line for line in accepted["costs"] if "lead" in line["text"]]

    play(check, laws=laws)
