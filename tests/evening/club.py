"""A club's evening by its script: whatever can happen between the first name and the second list does, at least once.

Who taps is a phone with the page's own queue; everybody's socket is open, and every byte of it is looked through."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from fractions import Fraction
from typing import Any

from websockets.asyncio.client import connect

from tests.evening.matchpoints import north_south, percentages
from tests.evening.played import PlayedSession

ABOUT = (
    "insufficient_bid", "call_out_of_rotation", "opening_lead_out_of_turn", "lead_out_of_turn", "exposed_card",
    "revoke", "claim", "hesitation", "wrong_explanation", "changed_call", "wrong_pair", "wrong_board", "score", "other",
)  # fmt: skip
CALLS = 25
USUAL = ("4S", "3NT", "2H", "1NT", "5D", "4H")
SENTENCE = {"en", "fr", "nb"}
_NUMBERED = re.compile(r'"(?:entry|of|version)":\d+[,}]')
"""The numbers of facts, which may be any score's in a long evening."""


class Canaries:
    """Results whose score no other board and no other table has."""

    def __init__(self) -> None:
        usual = itertools.product(range(1, 25), USUAL, "NESW", range(7, 13))
        self.given = set[int]()
        self._used = {abs(north_south(*one)) for one in usual} | {0}
        contracts = [f"{n}{suit}{doubled}" for n in range(1, 8) for suit in "CHN" for doubled in ("X", "XX")]
        odd = itertools.product([one.replace("N", "NT") for one in contracts], "NE", range(14))
        self._waiting = list(odd)

    def next(self, board: int) -> dict[str, Any]:
        """One of its own."""
        for one in self._waiting:
            score = north_south(board, *one)
            if abs(score) not in self._used:
                self._used.add(abs(score))
                self.given.add(abs(score))
                self._waiting.remove(one)
                return dict(zip(("contract", "by", "tricks"), one, strict=True))
        raise AssertionError("no score is left")


class ClubEvening:
    """One evening. `results`: what has come of each play; `happened`: what of the script has."""

    def __init__(self, session: PlayedSession, tables: int, boards: int, seed: int) -> None:
        self.session, self.phones, self.tables, self.boards = session, session.phones, tables, boards
        self.chance, self.canaries = random.Random(seed), Canaries()
        self.results: dict[str, dict[str, Any]] = {}
        self.penalties: dict[str, int] = {}
        self.happened: set[str] = set()
        self.secret: dict[int, set[int]] = defaultdict(set)
        self.calls = itertools.cycle(ABOUT)
        self.called = self.round = self.frames = 0
        self.over = False
        self.back: Callable[[], Awaitable[None]] | None = None
        self.spoken: set[str] = set()
        self._sockets: dict[str, asyncio.Task[None]] = {}
        self._plans: list[dict[str, Any]] = []
        self._numbers: dict[str, int] = {}
        self._open_for: dict[str, set[int]] = defaultdict(set)

    # sockets

    def watch(self, who: str) -> None:
        """Look through every byte that goes to that place."""
        if who not in self._sockets:
            self._sockets[who] = asyncio.create_task(self._watched(who), name=who)

    async def _watched(self, who: str) -> None:
        session = self.session
        url = f"{session.server.address}/s/{session.id}/at/{who}/socket".replace("http", "ws", 1)
        headers = {"authorization": f"Bearer {session.secrets[who]}"}
        async with connect(url, additional_headers=headers, proxy=None, max_size=None) as socket:
            async for text in socket:
                self.frames += 1
                self._look_through(who, str(text))

    def _look_through(self, who: str, text: str) -> None:
        pairs, text = self._behind(who, text), _NUMBERED.sub("", text)
        for board, scores in self.secret.items():
            if not self.over and any(self._has_ahead(pair, board) for pair in pairs):
                for score in scores:
                    if any(one["board"] == board and score == one.get("score") and {one["ns"], one["ew"]} & set(pairs)
                           for one in self.results.values()) and who != "screen":  # fmt: skip
                        continue  # its own
                    if any(one["board"] != board and score == one.get("score") for one in self.results.values()):
                        continue  # a board that they have played may have it too, and may be told
                    told = any(one in text for one in (f":{score},", f":{score}}}", f"[{score},"))
                    assert not told, (who, self.round, board, score, text)

    def _behind(self, who: str, text: str) -> list[str]:
        if who.startswith("pair:"):
            return [who.removeprefix("pair:")]
        if who.startswith("unit:"):
            view = json.loads(text)
            return [view[side]["key"] for side in ("ns", "ew") if view.get(side)]
        return list(self._numbers) if who == "screen" else []

    def _has_ahead(self, pair: str, board: int) -> bool:
        if board in self._open_for[pair] or pair not in self._numbers:
            return False
        plan = self._plans[-1]
        for number, seatings in enumerate(plan["rounds"], 1):
            here = [one for one in seatings if self._numbers[pair] in (one["ns"], one["ew"])]
            if number >= self.round and any(
                one["set"] is not None and board in plan["sets"][one["set"]] for one in here
            ):
                return True
        return False

    async def learn(self, database: str) -> None:
        """Read the movement, which the search needs to know what is ahead."""
        for fact in await self.session.kept(database):
            if fact["kind"] == "planned":
                self._plans.append(fact["body"]["plan"])
            if fact["kind"] == "entered" and fact["body"]["pair"].get("number"):
                self._numbers[fact["body"]["pair"]["pair"]] = int(fact["body"]["pair"]["number"])

    # what tables do

    def came(self, play: dict[str, Any]) -> dict[str, Any]:
        """What comes of a board: on every other one something that is found again wherever it stands."""
        if play["board"] % 2:
            return self.canaries.next(play["board"])
        chance = self.chance
        return {"contract": chance.choice(USUAL), "by": chance.choice("NESW"), "tricks": chance.randrange(7, 13)}

    def note(self, play: dict[str, Any], came: dict[str, Any], *, ns: str = "", ew: str = "") -> None:
        """That came of it."""
        score = north_south(play["board"], came["contract"], came.get("by"), came.get("tricks"))
        pairs = {"ns": ns or play["ns"]["key"], "ew": ew or play["ew"]["key"]}
        self.results[play["play"]] = {"board": play["board"], "score": score, **pairs}
        if abs(score) in self.canaries.given:
            self.secret[play["board"]].add(score)
        for pair in pairs.values():
            self._open_for[pair].add(play["board"])

    async def plays(self, table: int, n: int, phone: str = "", **told: Any) -> dict[str, Any]:
        """A table plays its board number `n` of the round, enters it, and the other side agrees."""
        unit = f"unit:{table}"
        play: dict[str, Any] = (await self.session.view(unit))["plays"][n]
        came = {**self.came(play), **told}
        pairs = {"ns": play["ns"]["key"], "ew": play["ew"]["key"]}
        entry = await self.phones.done(phone or unit, type="score", play=play["play"], **{**pairs, **came})
        self.note(play, came, ns=came.get("ns", ""), ew=came.get("ew", ""))
        await self.phones.done(f"pair:{pairs['ew']}", type="agree", play=play["play"], of=entry)
        return play

    async def calls_director(self, table: int, board: int = 0) -> None:
        """A table calls; the Director goes there, and it is over."""
        of = await self.phones.done(f"unit:{table}", type="call", about=next(self.calls), board=board)
        self.called += 1
        await self.session.directs("handle", of=of)
        await self.session.directs("handle", of=of, over=True)

    async def corrects(self, play: str, pair: str, other: str, came: dict[str, Any]) -> int:
        """A pair says that another score came of it; the number under which it is asked."""
        number = await self.phones.done(f"pair:{pair}", type="wrong", play=play, **came)
        view = await self.session.view(f"pair:{other}")
        assert [one["asked"]["of"] for one in view["plays"] if one.get("asked")] == [number]
        return number

    def put_right(self, play: str, came: dict[str, Any]) -> None:
        """It counts as that from now on."""
        one = self.results[play]
        one["score"] = north_south(one["board"], came["contract"], came["by"], came["tricks"])

    def percentages(self) -> dict[str, Fraction]:
        """Where everybody stands, by the second computation."""
        plan = self._plans[0]
        played = Counter(
            one["set"]
            for tables in plan["rounds"]
            for one in tables
            if one["ns"] and one["ew"] and one["set"] is not None
        )
        return percentages(self.results, max(played.values()), self.penalties)

    async def close(self) -> None:
        """All sockets: what was found in them is raised."""
        for who, task in self._sockets.items():
            if task.done():
                task.result()
            assert not task.done(), who
            task.cancel()
        await asyncio.gather(*self._sockets.values(), return_exceptions=True)
