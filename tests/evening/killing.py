"""An evening whose server, database, phones and network are killed at random moments. What was acknowledged is there,
once, and where it was said to be."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.evening.phones import Tapped, phones
from tests.evening.played import PlayedSession
from tests.web.processes import Process

CONTRACTS = ("4S", "3NT", "2H", "4SX", "1NT", "5D", "6C")
Start = Callable[[], Process]


class KilledEvening:
    """One session, and what happens to it. `counted`: by kind."""

    def __init__(self, session: PlayedSession, chance: random.Random, counted: Counter[str]) -> None:
        self.session, self.phones, self.chance, self.counted = session, session.phones, chance, counted
        self.agreed: dict[str, dict[str, Any]] = {}
        self._spare = 0

    async def play(self, tables: int, boards: int) -> None:
        """From sitting down to the last board."""
        await self.session.seats(tables)
        await self.session.directs("arrange", boards=boards)
        await self.session.pair_phones()
        rounds = (await self.session.view("director"))["now"]["rounds"]
        for round in range(1, rounds + 1):
            await self.session.directs("call_round", round=round)
            await asyncio.gather(*(self._table(table) for table in range(1, tables + 1)))

    async def _table(self, table: int) -> None:
        unit = f"unit:{table}"
        for one in (await self.session.view(unit))["plays"]:
            await asyncio.sleep(self.chance.random() * 0.5)
            came = {
                "play": one["play"], "ns": one["ns"]["key"], "ew": one["ew"]["key"], "by": self.chance.choice("NESW"),
                "contract": self.chance.choice(CONTRACTS), "tricks": self.chance.randrange(14), "told": ["same_again"],
            }  # fmt: skip
            beside: asyncio.Task[Any] | None = None
            if self.chance.random() < 0.1:
                # somebody else at the table types it as well, and perhaps something else
                self.session.phone(unit, other := f"{unit}+{one['play']}")
                self.counted["two phones"] += 1
                wrong = {**came, "tricks": self.chance.choice([came["tricks"], 13])}
                beside = asyncio.create_task(self.session.says(other, unit, type="score", **wrong))
            if self.chance.random() < 0.1:
                await self.session.says(unit, unit, type="call", about="revoke", board=one["board"])
            reply = await self.session.says(unit, unit, type="score", **came)
            if beside is not None:
                await beside
            if reply["type"] != "done":
                continue
            pair = f"pair:{one['ew']['key']}"
            reply = await self.session.says(pair, pair, type="agree", play=one["play"], of=reply["version"])
            if reply["type"] == "done" and beside is None:
                self.agreed[one["play"]] = came

    async def harm_a_phone(self) -> None:
        """A phone or its network is gone for a moment, or for good."""
        phone = self.chance.choice([one.phone for one in self.phones.tapped])
        kind = self.chance.choice(["away", "deaf", "reload", "die"])
        self.counted[kind] += 1
        match kind:
            case "reload":
                self.phones.reload(phone)
            case "die":
                self.phones.die(phone)
                self.session.phone(phone.partition("+")[0], phone)
            case "away" | "deaf":
                self.phones.lost(phone, kind)
                await asyncio.sleep(self.chance.random() * 0.3)
                self.phones.lost(phone, "here")

    async def check(self, database: str) -> None:
        """Nothing that was acknowledged is lost, doubled or moved, and nothing is there that nobody has said."""
        mine = [one for one in self.phones.tapped if one.id]
        acknowledged = [one for one in mine if one.replies and one.replies[-1]["type"] == "done"]
        kept = await self.session.kept(database)
        assert [one["version"] for one in kept] == list(range(1, len(kept) + 1))
        said = {one.id: one for one in self.phones.tapped if one.id}
        by_message: dict[str, list[dict[str, Any]]] = {}
        for fact in kept:
            by_message.setdefault(fact["message"], []).append(fact)
            if fact["kind"] in ("scored", "agreed"):
                assert fact["message"] in said, ("nobody has said it", fact)
        for one in acknowledged:
            if one.said["type"] == "score":
                self._check_score(one, by_message.get(one.id, []), kept)
            elif one.said["type"] == "call":
                assert [fact["kind"] for fact in by_message.get(one.id, [])] == ["summoned"], one.said
            elif one.said["type"] == "agree":
                assert [f for f in kept if f["kind"] == "agreed" and str_play(f["body"]["play"]) == one.said["play"]], (
                    one
                )
        self.counted["acknowledged"] = max(self.counted["acknowledged"], len(acknowledged))

    def _check_score(self, one: Tapped, mine: list[dict[str, Any]], kept: list[dict[str, Any]]) -> None:
        scored = [fact["body"]["result"] for fact in mine if fact["kind"] == "scored"]
        assert len(scored) <= 1, ("twice", one.said, mine)
        if not scored:  # it was there already, from another phone
            scored = [
                fact["body"]["result"]
                for fact in kept
                if fact["kind"] == "scored" and is_said(fact["body"]["result"], one)
            ]
            assert scored, ("lost", one.said)
        assert is_said(scored[0], one), ("moved", one.said, scored)

    async def check_results(self) -> None:
        """Every result that was agreed to stands where it was made, on the page of its pair."""
        seen: dict[str, dict[str, Any]] = {}
        for who in [who for who in self.session.secrets if who.startswith("pair:")]:
            for play in (await self.session.view(who))["plays"]:
                seen[play["play"]] = play
        for play, came in self.agreed.items():
            found = seen[play]
            assert (found["ns"]["key"], found["ew"]["key"]) == (came["ns"], came["ew"])
            result = found["result"]
            assert (result["contract"], result["by"], result["tricks"]) == (
                came["contract"],
                came["by"],
                came["tricks"],
            )
        self.counted["results"] += len(self.agreed)


def str_play(play: dict[str, Any]) -> str:
    """A play as it is written."""
    return f"{play['section']}{play['table']}.{play['round']}.{play['board']}"


def is_said(result: dict[str, Any], one: Tapped) -> bool:
    """Whether that is what was tapped."""
    said = one.said
    return str_play(result) == said["play"] and all(
        result.get(name) == said[name] for name in ("ns", "ew", "contract", "by", "tricks")
    )


async def killed(
    folder: Path,
    moments: int,
    start: Start,
    database: Callable[[], str],
    *,
    seed: int,
    tables: int = 12,
    boards: int = 24,
    of_phones: float = 0.5,
) -> Counter[str]:
    """Sessions are played one after the other until so many things have been killed, that share of them phones and
    their network; what was counted."""
    chance, counted = random.Random(seed), Counter[str]()
    server = await asyncio.to_thread(start)
    try:
        async with phones(folder) as those:
            while counted["kills"] < moments:
                session = await PlayedSession.opened(server, those, tables, name=f"Evening {counted['sessions']}")
                counted["sessions"] += 1
                evening = KilledEvening(session, chance, counted)
                playing = asyncio.create_task(evening.play(tables, boards))
                while not playing.done() and counted["kills"] < moments:
                    await asyncio.sleep(chance.random() * 0.4)
                    counted["kills"] += 1
                    if chance.random() < of_phones and those.tapped:
                        await evening.harm_a_phone()
                        continue
                    counted["server"] += 1
                    await asyncio.to_thread(server.kill)
                    server = await asyncio.to_thread(start)
                    session.restarted(server)
                    await evening.check(database())
                    await those.heard()
                await asyncio.wait_for(playing, 600)
                await evening.check(database())
                await evening.check_results()
                counted["acknowledged in all"] += counted.pop("acknowledged")
                those.tapped.clear()
                await session.close()
    finally:
        server.kill()
    return counted
