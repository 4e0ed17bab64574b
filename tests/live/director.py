"""A Director who follows his road and answers whatever comes, so that a table of bots is never stopped for good."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec

from bridgelaw.live.messages import Refused, Sent
from bridgelaw.live.table import LiveTable
from bridgelaw.live.view import View
from tests.kit.tables import finding
from tests.live.tables import client


def road(view: View) -> dict[str, Any]:
    """The road of the ruling that a Director is shown."""
    found: dict[str, Any] = msgspec.json.decode(view.body)["road"]
    return found


class Director:
    """He sits at `table` until `leave`."""

    def __init__(self, table: LiveTable, seed: int = 0) -> None:
        self.table = table
        self.refused: list[tuple[dict[str, Any], Refused]] = []
        self._random = random.Random(seed)
        self._news = asyncio.Event()
        self._news.set()
        self._tried: tuple[int, int] = (0, 0)
        self._end = table.watch("director", lambda view: self._news.set())
        self._task = asyncio.create_task(self._direct())

    async def leave(self) -> None:
        self._end()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _direct(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            view = self.table.view("director")
            act = self.does(view)
            if act is None:
                continue
            answer = await self.table.act("director", Sent(id=client(), act=act), 0)
            # an act that came too late, after the next board had begun, is none that he should not have tried
            if isinstance(answer, Refused) and self.table.view("director").revision == view.revision:
                self.refused.append((act, answer))
            self._news.set()

    def does(self, view: View) -> dict[str, Any] | None:
        """The next step of the road; what stops the table for other reasons he lets go on."""
        following = road(view)["next"]
        do = following["do"]
        if do == "find":
            question = following["question"]
            found = finding(question["kind"], self._random.randrange(14))
            act = {"find": question["kind"], "of": question["of"], "value": found}
            return act | ({"seat": question["seat"]} if question["seat"] else {})
        if do in ("explain_options", "resume"):
            return {do: True}
        if do == "choose":
            own = [option for option in following["options"] if option["by"] == "director"]
            if own:
                return {"choose": own[0]["id"]}
            waiting = [o["by"] for o in following["options"] if o["id"] != "play_on"]
            return None if waiting or not view.answer.frozen else {"resume": True}
        if do == "take_up" and view.answer.phase == "ended":
            about = next(it.act for it in view.answer.irregularities if it.id == following["irregularity"])
            return {"attention": about}
        if do == "adjust":
            return {"adjust": {"kind": "artificial", "ns": "average", "ew": "average"}}
        return {"resume": True} if view.answer.frozen else None
