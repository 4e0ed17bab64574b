"""What the Director has found of a pause that was noted or reported: the four read it, whoever looks on does not."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.live.messages import Sent, Viewer
from bridgelaw.web.told import teller
from tests.live.tables import Played, client, play
from tests.live.telling import played_out, reported

SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")
MADE_AVAILABLE = "director find information_made_available"


def found(at: Played, who: Viewer) -> list[dict[str, Any]]:
    """What that viewer is told was found."""
    told: list[dict[str, Any]] = msgspec.json.decode(at.table.view(who).body).get("found", [])
    return told


async def noted(at: Played, who: Viewer = "W") -> None:
    """He notes a hesitation at South's last call."""
    await at.send(who, Sent(id=client(), act={"reserve": True, "of": "s3", "channel": "hesitation"}))


async def disputed(at: Played) -> None:
    """West notes that South hesitated, South sees it differently and calls the Director."""
    await at.done("N call 1S", "E call P", "S call 3S")
    await noted(at)
    await at.done("S dispute of=s4", "S summon")


@pytest.mark.parametrize("so", [True, False])
def test_all_four_read_what_was_found_until_the_table_has_gone_on(so: bool) -> None:
    async def check(at: Played) -> None:
        await disputed(at)
        assert [found(at, who) for who in SEATS] == [[], [], [], []]
        await at.done(f"{MADE_AVAILABLE} {'yes' if so else 'no'} of=a4")
        told = {"act": "s4", "by": "S", "so": so}
        assert [found(at, who) for who in SEATS] == [[told | {"fresh": True}]] * 4
        await at.done("director resume")
        assert found(at, "N") == [told | {"fresh": True}]
        await at.done("W call P")
        assert [found(at, who) for who in SEATS] == [[told | {"fresh": False}]] * 4

    play(check)


def test_nobody_who_looks_on_hears_of_it() -> None:
    async def check(at: Played) -> None:
        await disputed(at)
        before = at.table.view("spectator").body
        await at.done(f"{MADE_AVAILABLE} yes of=a4")
        assert at.table.view("spectator").body == before
        assert "found" not in json.loads(teller("en").told(at.table.view("spectator")))

    play(check)


def test_with_a_screen_only_those_read_it_who_heard_of_it() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S call 3S")
        await reported(at, "W", "S", "remark", "s3")
        await at.done("W summon of=s3", f"{MADE_AVAILABLE} yes of=a4")
        assert [len(found(at, who)) for who in SEATS] == [0, 0, 1, 1]

    play(check, screens=True)


def test_what_was_reported_is_told_like_what_was_noted() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S call 3S")
        await reported(at, "W", "S", "hesitation", "s3")
        await at.done("W summon of=s3", f"{MADE_AVAILABLE} no of=a4")
        assert [found(at, who) for who in SEATS] == [[{"act": "s4", "by": "S", "so": False, "fresh": True}]] * 4

    play(check)


def test_the_second_note_of_one_pause_is_settled_with_the_first() -> None:
    """East's note stays open no longer than West's, of which the Director was asked."""

    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call P", "S call 3S")
        await noted(at)
        await noted(at, "E")
        await at.done("S dispute of=s4", "S summon", f"{MADE_AVAILABLE} no of=a4", "director resume")
        await at.done("W call P", "N call P", "E call P")
        await played_out(at)
        facts = msgspec.json.decode(at.table.view("E").body)["facts"]
        assert [(one["noted_by"], one.get("decided")) for one in facts] == [("W", True), ("E", True)]
        assert [one["act"] for one in found(at, "E")] == ["s4", "s5"]

    play(check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_plain_words(language: str) -> None:
    async def check(at: Played) -> None:
        await disputed(at)
        said = {}
        for answer in ("yes", "no"):
            await at.done(f"{MADE_AVAILABLE} {answer} of=a4")
            (said[answer],) = json.loads(teller(language).told(at.table.view("E")))["found"]
        north = teller(language).words.say("seat", seat="N")
        assert north in said["yes"]
        assert said["yes"] != said["no"]
        assert north not in said["no"]

    play(check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_director_has_before_him_what_the_four_read(language: str) -> None:
    """In the same words, by his own numbers."""

    async def check(at: Played) -> None:
        await disputed(at)
        assert "found" not in msgspec.json.decode(at.table.view("director").body)
        for answer in ("yes", "no"):
            await at.done(f"{MADE_AVAILABLE} {answer} of=a4")
            told = {"act": "a4", "by": "S", "so": answer == "yes", "fresh": True}
            assert found(at, "director") == [told]
            read = [json.loads(teller(language).told(at.table.view(who)))["found"] for who in ("director", *SEATS)]
            assert read == [read[0]] * 5
        await at.done("director resume", "W call P")
        assert [one["fresh"] for one in found(at, "director")] == [False]

    play(check)
