"""What a first start shows: a table for four, one at which programs sit at the other places, cases to rule on."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.formats import record as records
from bridgelaw.game.seats import Seat
from bridgelaw.languages import LANGUAGES
from bridgelaw.live.bots import Bot
from bridgelaw.live.messages import Viewer
from bridgelaw.live.settings import TableSettings as TableSettings
from bridgelaw.live.sitting import Sitting
from bridgelaw.store.private import keep_private, write_private
from bridgelaw.web.desk.naming import SAMPLES, sample_named
from bridgelaw.web.desk.paper_form import opened_with
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.programs import PAUSE
from bridgelaw.web.tables import links_to
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.telling.natural_card import natural_card

FILE = "demonstration.json"


class DemonstrationTable(Struct, frozen=True):
    """A table of the demonstration, and the seats of programs."""

    table: str
    bots: tuple[Viewer, ...] = ()


class Linked(Struct, frozen=True):
    """The same with its title, and new links to its places."""

    table: str
    title: str
    bots: tuple[Viewer, ...]
    links: dict[str, str]


async def tables(lobby: Lobby, bots: tuple[Viewer, ...], language: str) -> list[DemonstrationTable]:
    """The tables of the demonstration: made when this data folder has none and nobody has opened a table.

    Raises:
        Unavailable: the database does not answer.
    """
    path = lobby.settings.folder / FILE
    if path.exists():
        keep_private(path)
        kept = msgspec.json.decode(path.read_bytes(), type=list[DemonstrationTable])
        there = set(await lobby.house.store.streams())
        return [shown for shown in kept if shown.table in there]
    if await lobby.house.store.streams():
        return []
    words = words_of(language)
    # without titles: kept ones would be read in this language by everybody
    made = [DemonstrationTable(await lobby.house.open(TableSettings()))]
    if bots:
        made.append(DemonstrationTable(await lobby.house.open(TableSettings()), bots))
    await _cases(lobby, words)
    _keep(path, made)
    return made


async def _cases(lobby: Lobby, words: Words) -> None:
    """Cases for the Director's desk, from the shipped examples."""
    for example in SAMPLES:
        text = files("bridgelaw").joinpath("examples", f"{example}.yaml").read_text("utf-8")
        found = opened_with(records.loads(text, example))
        title = sample_named(example, words)
        await lobby.house.open(replace(found.settings, title=title), found.acts)


async def linked(lobby: Lobby, shown: list[DemonstrationTable], language: str) -> list[Linked]:
    """New links to those tables; one without a title is named in that language. Links that were never used end: they
    were given out by an earlier start."""
    found = []
    for one in shown:
        live = await lobby.house.table(one.table)
        await lobby.links.revoke_unused(one.table, lobby.house.clock())
        links = await links_to(lobby, one.table)
        free = {who: link for who, link in links.items() if who not in one.bots}
        name = "serve-demonstration-bots" if one.bots else "serve-demonstration"
        title = live.state.settings.title or words_of(language).say(name)
        found.append(Linked(one.table, title, one.bots, free))
    return found


@asynccontextmanager
async def playing(lobby: Lobby, shown: list[DemonstrationTable], irregular: float) -> AsyncIterator[None]:
    """The programs sit at their tables. `irregular`: how often, from 0 to 1, they do something irregular."""
    sitting, card = [], natural_card(words_of(LANGUAGES[0]))
    for one in shown:
        live = await lobby.house.table(one.table)
        lobby.presence.seat_programs(one.table, frozenset(one.bots))
        for seat in one.bots:
            bot = Bot(Seat[seat], secrets.token_hex(8), irregular, one.bots)
            sitting.append(Sitting(live, bot, lobby.house.clock, pause=PAUSE, card=card))
    try:
        yield
    finally:
        for one_of_them in sitting:
            await one_of_them.leave()


def _keep(path: Path, made: list[DemonstrationTable]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    write_private(path, msgspec.json.encode(made))
