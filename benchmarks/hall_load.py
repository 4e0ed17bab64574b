"""The phones of an evening, in a process of their own: units enter results, pairs agree, the Director calls the rounds.

    python -m benchmarks.hall_load  <  {"host":…, "port":…, "session":…, "secrets":{place:…}, "extra":…, "rounds":…,
                                        "seconds":…}

`seconds`: how long a round lasts; within it each table plays its boards at times of its own. `extra`: so many pairs
have a second phone open. What was measured goes to the standard output as JSON.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.ordered import answer
from benchmarks.wire import Wire, opened

_encode = msgspec.json.Encoder().encode


class Who(Struct):
    """A pair."""

    key: str


class ToPlay(Struct):
    """What is read of a board in a view."""

    play: str
    board: int
    state: str
    ns: Who
    ew: Who
    entry: int | None = None


class Seen(Struct):
    """What is read of a view."""

    plays: list[ToPlay] = []


_decode = msgspec.json.Decoder(Seen).decode


class Phone:
    """An open page. `rounds`: when it first showed each round."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.last = b""
        self.rounds: dict[int, float] = {}
        self.views = self.bytes = 0
        self.shown = asyncio.Event()
        self.answers: dict[str, asyncio.Future[float]] = {}
        self.wire: Wire | None = None

    def heard(self, body: bytes) -> None:
        """A frame."""
        if body.startswith(b'{"type":"done"'):
            id = body[21 : body.index(b'"', 21)].decode()
            self.answers.pop(id).set_result(time.perf_counter())
        elif body.startswith((b'{"type":"refused"', b'{"type":"asked"')):
            raise AssertionError(body.decode())
        else:
            self.last = body
            self.views += 1
            self.bytes += len(body)
            at = body.find(b'"round":')
            self.rounds.setdefault(int(body[at + 8 : body.index(b",", at)]), time.perf_counter())
            self.shown.set()

    async def send(self, id: str, message: dict[str, Any]) -> float:
        """Send it: seconds until it was done."""
        answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.answers[id] = answer
        began = time.perf_counter()
        assert self.wire is not None
        self.wire.send(_encode({**message, "id": id}))
        return await asyncio.wait_for(answer, 60) - began

    async def sees(self, wanted: Any) -> ToPlay:
        """The board of its view of which that is so, when it shows it."""
        while True:
            found = next((one for one in _decode(self.last).plays if wanted(one)), None)
            if found is not None:
                return found
            self.shown.clear()
            await asyncio.wait_for(self.shown.wait(), 60)


class Load:
    """All phones of an evening."""

    def __init__(self, order: dict[str, Any]) -> None:
        self.order, self.chance = order, random.Random(7)
        self.phones = {who: Phone(who) for who in order["secrets"]}
        pairs = [who for who in self.phones if who.startswith("pair:")]
        self.extra = [Phone(who) for who in pairs[: order["extra"]]]
        self.done: list[float] = []
        self.seen: list[float] = []
        self.late: list[float] = []

    async def open(self) -> None:
        """All of them."""
        for phone in [*self.phones.values(), *self.extra]:
            path = f"/s/{self.order['session']}/at/{phone.who}/socket"
            secret = self.order["secrets"][phone.who]
            phone.wire = await opened(self.order["host"], self.order["port"], path, secret, phone.heard)

    async def play(self) -> None:
        """The evening."""
        for round in range(1, self.order["rounds"] + 1):
            began = time.perf_counter()
            self.done.append(
                await self.phones["director"].send(f"round{round}", {"type": "call_round", "round": round})
            )
            units = [phone for who, phone in self.phones.items() if who.startswith("unit:")]
            # the clock of a round runs whether or not all have seen it begin
            tables = [asyncio.create_task(self._table(unit, round, began)) for unit in units]
            await asyncio.gather(*tables)
            await asyncio.sleep(max(0.0, began + self.order["seconds"] - time.perf_counter()))
            self.late.append(max(phone.rounds[round] for phone in units) - began)
        await asyncio.sleep(3)

    async def _table(self, unit: Phone, round: int, began: float) -> None:
        while round not in unit.rounds:
            unit.shown.clear()
            await asyncio.wait_for(unit.shown.wait(), 60)
        boards = _decode(unit.last).plays
        times = sorted(0.2 + self.chance.random() * (self.order["seconds"] - 1.0) for _ in boards)
        for at, one in zip(times, boards, strict=True):
            await asyncio.sleep(max(0.0, began + at - time.perf_counter()))
            score = {
                "type": "score", "play": one.play, "ns": one.ns.key, "ew": one.ew.key, "told": ["same_again"],
                "contract": self.chance.choice(["4S", "3NT", "2H", "4SX", "1NT", "5D"]),
                "by": self.chance.choice("NESW"), "tricks": self.chance.choice([7, 8, 9, 9, 10, 10, 11]),
            }  # fmt: skip
            sent = time.perf_counter()
            self.done.append(await unit.send(one.play, score))
            other = self.phones[f"pair:{one.ew.key}"]
            entry = (await other.sees(lambda seen, play=one.play: seen.play == play and seen.entry is not None)).entry
            self.seen.append(time.perf_counter() - sent)
            self.done.append(await other.send(one.play + "a", {"type": "agree", "play": one.play, "of": entry}))


async def load(order: dict[str, Any]) -> dict[str, Any]:
    """Do what is ordered; what was measured."""
    evening = Load(order)
    await evening.open()
    print("ready", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    began = time.perf_counter()
    await evening.play()
    phones = [*evening.phones.values(), *evening.extra]
    return {
        "took": time.perf_counter() - began,
        "phones": len(phones),
        "done": sorted(evening.done),
        "seen": sorted(evening.seen),
        "late": sorted(evening.late),
        "views": sum(phone.views for phone in phones),
        "bytes": sum(phone.bytes for phone in phones),
    }


if __name__ == "__main__":
    answer(load)
