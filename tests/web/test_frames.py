"""What a table shows and answers is of the types that the page's own are made from."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from bridgelaw.game.seats import SEATS
from bridgelaw.live.bots import Bot
from bridgelaw.live.messages import VIEWERS, Note, Objection, Refused, Report, Sent
from bridgelaw.live.settings import Spectators
from bridgelaw.live.view import View
from bridgelaw.web import frames, wire
from bridgelaw.web.refusal import refused
from bridgelaw.web.told import teller
from bridgelaw.words import Words
from tests.live.director import Director
from tests.live.tables import Played, client, play


def check(view: View) -> None:
    """Read as the types have it, a view loses nothing and has nothing else."""
    body = view.with_told(teller("en").told(view))
    sent = msgspec.json.decode(body)
    assert _again(msgspec.convert(sent["answer"], frames.ANSWERS[view.who])) == sent["answer"]
    assert _again(msgspec.json.decode(body, type=frames.View)) == sent


def _again(typed: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(typed))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("laws", ["1997", "2017"])
def test_views_are_of_the_types(laws: str, seed: int) -> None:
    async def played(at: Played) -> None:
        director, chance = Director(at.table, seed), random.Random(seed)
        bots = [Bot(seat, f"{seed}", irregular=0.25) for seat in SEATS]
        await at.send("N", Report(id=client(), about={"by": "S", "convey": "haste", "text": "at once"}))
        await at.send("director", Note(id=client(), text="to be watched"))
        for _ in range(60):
            await asyncio.sleep(0)
            for bot in bots:
                doing = bot.does(at.table.view(bot.seat.value))
                if doing is not None and chance.random() < 0.9:
                    await at.send(bot.seat.value, Sent(id=client(), act=doing.act, confirmed=True))
            for who in VIEWERS:
                check(at.table.view(who))
        await director.leave()

    play(played, laws=laws, spectators=Spectators(cards="open" if seed % 2 else "none"), screens=seed == 3)


@pytest.mark.parametrize("language", [None, "en", "fr"])
def test_a_refusal_has_its_fields_in_this_order(language: str | None) -> None:
    answer = Refused(id="client-1", code="objection", objections=(Objection("insufficient_bid", "2017:27"),))
    found = msgspec.json.decode(wire.text(refused(answer, Words(language, "2017") if language else None)))
    assert list(found) == ["type", "id", "code", *(["sentence"] if language else []), "objections"]
    (one,) = found["objections"]
    assert list(one) == ["kind", "law", *(["label", "sentence", "law_label"] if language else [])]


@pytest.mark.parametrize("kind", ["pass", "bid", "double", "redouble"])
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It is not your turn to call."),
        ("fr", "Ce n’est pas à vous de parler."),
        ("nb", "Det er ikke din tur til å melde."),
    ],
)
def test_who_is_about_to_call_out_of_turn_is_spoken_to(kind: str, language: str, said: str) -> None:
    answer = Refused(id="client-1", code="objection", objections=(Objection(f"{kind}_out_of_rotation", "2017:31"),))
    found = msgspec.json.decode(wire.text(refused(answer, Words(language, "2017"))))
    assert [one["sentence"] for one in found["objections"]] == [said]


def test_short_messages_are_written_so() -> None:
    assert wire.PONG == '{"type":"pong"}'
    assert wire.text(frames.Kept(id="a", revision=3)) == '{"type":"done","id":"a","revision":3}'
    there = frames.Presence(seats={"N": True, "director": False})
    assert wire.text(there) == '{"type":"presence","seats":{"N":true,"director":false}}'
