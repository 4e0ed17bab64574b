"""The phones of an evening: programs with the page's own queue, which Node runs (`phones.ts`)."""

from __future__ import annotations

import asyncio
import itertools
import json
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Literal

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
Reply = dict[str, Any]


def program(folder: Path) -> Path:
    """The phones as one file that Node can run."""
    made = folder / "phones.mjs"
    rolldown = ROOT / "page" / "node_modules" / ".bin" / "rolldown"
    command = [str(rolldown), str(HERE / "phones.ts"), "--format", "esm", "--platform", "node", "--file", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return made


class Tapped:
    """Something that was tapped: its id, once the phone has kept it, and the answers that came to it, in order."""

    def __init__(self, phone: str, said: dict[str, Any]) -> None:
        self.phone, self.said = phone, said
        self.id = ""
        self.replies: list[Reply] = []
        self.gone = False
        self._news = asyncio.Event()

    def note(self, reply: Reply | None) -> None:
        """An answer has come, or the phone is gone."""
        if reply is None:
            self.gone = True
        else:
            self.replies.append(reply)
        self._news.set()

    async def reply(self, seconds: float = 120) -> Reply:
        """The newest answer, when there is one.

        Raises:
            LookupError: the phone is gone before there was.
        """
        while not self.replies:
            if self.gone:
                raise LookupError(self.phone)
            await asyncio.wait_for(self._news.wait(), seconds)
            self._news.clear()
        return self.replies[-1]


class Phones:
    """Those of an evening. `tapped`: everything that was tapped, in order."""

    def __init__(self, run: asyncio.subprocess.Process) -> None:
        self._run = run
        self._keys = itertools.count(1)
        self._waiting: dict[int, Tapped] = {}
        self._by_id: dict[str, Tapped] = {}
        self._answered = asyncio.Event()
        self.tapped: list[Tapped] = []

    def server(self, address: str) -> None:
        """Where the server is now."""
        self._write(do="server", address=address)

    def open(self, phone: str, path: str, secret: str, language: str = "en") -> None:
        """Somebody opens the page of a place."""
        self._write(do="open", phone=phone, path=path, secret=secret, language=language)

    def say(self, phone: str, **said: Any) -> Tapped:
        """Somebody taps something."""
        key, one = next(self._keys), Tapped(phone, said)
        self._waiting[key] = one
        self.tapped.append(one)
        self._write(do="say", phone=phone, key=key, said=said)
        return one

    async def done(self, phone: str, **said: Any) -> int:
        """The same, and whatever it is asked about is so: the version after it."""
        one = self.say(phone, **said)
        reply = await one.reply()
        while reply["type"] == "asked":
            one.replies.clear()
            self._write(do="confirm", phone=phone, id=one.id)
            reply = await one.reply()
        assert reply["type"] == "done", (phone, said, reply)
        return int(reply["version"])

    async def refused(self, phone: str, **said: Any) -> Reply:
        """The same, and it is not done."""
        one = self.say(phone, **said)
        reply = await one.reply()
        assert reply["type"] == "refused", (phone, said, reply)
        self._write(do="dismiss", phone=phone, id=one.id)
        return reply

    def dismiss(self, one: Tapped) -> None:
        """What came back is taken away."""
        self._write(do="dismiss", phone=one.phone, id=one.id)

    def reload(self, phone: str) -> None:
        """The page is loaded anew: what it has kept is still there."""
        self._write(do="reload", phone=phone)

    def die(self, phone: str) -> None:
        """The phone is gone, with what it had kept."""
        self._write(do="die", phone=phone)
        for one in self.tapped:
            if one.phone == phone and not one.replies:
                one.note(None)

    def lost(self, phone: str, how: Literal["away", "deaf", "here"]) -> None:
        """Nothing gets out of it; nothing comes back; all is well again."""
        self._write(do="lost", phone=phone, how=how)

    async def heard(self, seconds: float = 5) -> None:
        """Wait until an answer comes to anything, but not for ever."""
        self._answered.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._answered.wait(), seconds)

    async def read(self) -> None:
        """Take what the phones say, as long as they run."""
        assert self._run.stdout is not None
        async for line in self._run.stdout:
            told = json.loads(line)
            if "key" in told:
                one = self._waiting.pop(told["key"])
                one.id = told["id"]
                self._by_id[one.id] = one
            else:
                self._by_id[told["id"]].note(told["reply"])
                self._answered.set()

    def _write(self, **line: Any) -> None:
        assert self._run.stdin is not None
        self._run.stdin.write(json.dumps(line).encode() + b"\n")


@asynccontextmanager
async def phones(folder: Path) -> AsyncIterator[Phones]:
    """Phones, gone at the end."""
    made = await asyncio.to_thread(program, folder)
    pipe = asyncio.subprocess.PIPE
    run = await asyncio.create_subprocess_exec("node", str(made), stdin=pipe, stdout=pipe, limit=1_000_000)
    found = Phones(run)
    reading = asyncio.create_task(found.read())
    try:
        yield found
    finally:
        run.kill()
        await run.wait()
        await asyncio.gather(reading, return_exceptions=True)
