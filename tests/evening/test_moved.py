"""A running evening goes on at another laptop, from a copy that was made while it was played; and what the page about
running a server says can be done."""

from __future__ import annotations

import asyncio
import shlex
import subprocess
import time
from pathlib import Path

from tests.evening.phones import phones
from tests.evening.played import PlayedSession
from tests.web.killing import folder_of
from tests.web.processes import ROOT, process

RUNNING = ROOT / "docs" / "running"
WITHIN = 120
"""Seconds until the other machine goes on."""


def flags() -> list[str]:
    """Those with which the service starts it, without what every server of a test has."""
    text = (RUNNING / "bridgelaw.service").read_text("utf-8")
    command = next(line for line in text.splitlines() if line.startswith("ExecStart="))
    found = shlex.split(command)[2:]
    for own in ("--data", "--bots"):
        del found[found.index(own) : found.index(own) + 2]
    return found


def test_an_evening_goes_on_at_another_laptop(tmp_path: Path) -> None:
    old, new = folder_of(tmp_path, "old"), tmp_path / "new"

    async def evening() -> None:
        async with phones(tmp_path) as those:
            with process(old, *flags()) as first:
                session = await PlayedSession.opened(first, those, 3, name="Tuesday")
                await session.seats(3)
                await session.directs("arrange", boards=6)
                await session.pair_phones()
                await session.directs("call_round", round=1)
                one, two = (await session.view("unit:1"))["plays"][:2]
                pairs = {"ns": one["ns"]["key"], "ew": one["ew"]["key"]}
                came = {"contract": "4S", "by": "S", "tricks": 10}
                entry = await those.done("unit:1", type="score", play=one["play"], **pairs, **came)
                began = time.monotonic()
                await asyncio.to_thread(subprocess.run, [RUNNING / "backup.sh", old, new], check=True, timeout=60)
            # nobody is there; what is tapped is kept on the phone
            waiting = those.say("unit:1", type="score", play=two["play"], **pairs, **came, told=["same_again"])
            with process(new) as second:
                session.restarted(second)
                assert time.monotonic() - began < WITHIN
                assert (await waiting.reply())["type"] == "done"
                await those.done(f"pair:{pairs['ew']}", type="agree", play=one["play"], of=entry)
                view = await session.view("unit:1")
                assert [play["state"] for play in view["plays"]] == ["agreed", "entered"]
                assert view["ns"]["names"] == ["NS 1 a", "NS 1 b"]
            await session.close()

    asyncio.run(evening())
