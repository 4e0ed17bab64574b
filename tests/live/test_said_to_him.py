"""What a player has said and done besides calls and cards is told to him as to himself, to everybody else of him."""

from __future__ import annotations

import json
from itertools import product

import pytest

from bridgelaw.live.messages import VIEWERS, Sent
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.told import teller
from tests.live.tables import Played, client, play

NAMES = {"en": ("South", "You"), "fr": ("Sud", "Vous"), "nb": ("Syd", "Du")}
BEFORE = ("N call 1NT", "E call 2H")


@pytest.mark.parametrize(
    "done",
    [
        'S ask "what is it" of=s2',
        "S ask auction",
        "S attention",
        "S summon",
        "S expose {card} how=dropped",
        "S expose {card} how=named",
    ],
)
def test_who_did_it_is_spoken_to(done: str) -> None:
    async def check(at: Played) -> None:
        hand = json.loads(at.table.view("S").body)["answer"]["hands"]["S"].split(".")
        card = next(f"{suit}{ranks[0]}" for suit, ranks in zip("SHDC", hand, strict=True) if ranks)
        await at.done(*BEFORE, done.format(card=card))
        for who, language in product(VIEWERS, LANGUAGES):
            of_him, to_him = NAMES[language]
            told = json.loads(teller(language).told(at.table.view(who)))
            line = told["happened"][-1]
            assert line.startswith(to_him if who == "S" else of_him), (who, line)
            if who == "S":
                assert of_him not in " ".join([*told.get("lately", ()), told.get("stop", {}).get("why", "")])

    play(check)


def test_what_he_noted_too() -> None:
    async def check(at: Played) -> None:
        await at.done(*BEFORE)
        await at.send("S", Sent(id=client(), act={"reserve": True, "of": "s2", "text": "paused"}))
        for who, language in product("NESW", LANGUAGES):
            of_him, to_him = NAMES[language]
            (fact,) = json.loads(teller(language).told(at.table.view(who)))["facts"]  # type: ignore[arg-type]
            assert fact.startswith(to_him if who == "S" else of_him), fact

    play(check)
