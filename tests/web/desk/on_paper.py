"""A case that a Director has before him: a record put on the table of paper, and the forms of its pages."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import httpx

from bridgelaw.live.messages import Import, Kept
from tests.web.desk.director import Director, Form, Forms, director
from tests.web.house import Open, client_id

EXAMPLES = Path(__file__).parents[3] / "src" / "bridgelaw" / "examples"


class Desk(Director):
    """A Director at one case; `at` is the address of its page."""

    at = ""

    def form_to(self, end: str) -> Form:
        """The form on the page that is sent to an address with that end."""
        forms = [form for form in Forms(self.text).found if form.action.endswith(end)]
        assert forms, (end, [form.action for form in Forms(self.text).found])
        return forms[0]

    def form_key(self) -> str:
        """What the page asks first."""
        return next(form.key for form in Forms(self.text).found if form.key).partition("@")[0]

    async def open(self, path: str = "") -> str:
        """A page of the case."""
        return await self.look(f"{self.at}{path}")

    async def sends(self, end: str, **fields: Any) -> str:
        """The form of that address; the page to which it leads."""
        reply = await self.send(self.form_to(end), **fields)
        assert reply.status_code == 303, (end, reply.status_code, reply.text[:800])
        return await self.look(reply.headers["location"].partition("#")[0])

    async def refused(self, end: str, status: int, **fields: Any) -> str:
        """The same, and it is not done: what the page says."""
        reply = await self.send(self.form_to(end), **fields)
        assert reply.status_code == status, (end, reply.status_code, reply.text[:800])
        return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", reply.text.partition("<main")[2])))

    async def get(self, path: str) -> httpx.Response:
        """The reply to a request for something of the case."""
        return await self.browser.get(f"{self.at}{path}", headers={"accept-language": self.language})


async def desk(house: Open, example: str | Path, language: str = "en", **settings: Any) -> Desk:
    """The Director, with that example (or file) before him as a case on paper."""
    path = example if isinstance(example, Path) else EXAMPLES / f"{example}.yaml"
    return await desk_with(house, path.read_text("utf-8"), language, **settings)


async def desk_with(house: Open, text: str, language: str = "en", **settings: Any) -> Desk:
    """The same with the text of a record."""
    given = {"kind": "paper", "scoring": "mp", "title": "Club evening"} | settings
    paper = await house.another(**given)
    live = await house.lobby.house.table(paper.table)
    done = await live.act("director", Import(id=client_id(), text=text), house.lobby.house.clock())
    assert isinstance(done, Kept), done
    found = await director(paper, language)
    at = Desk(paper, found.browser, language)
    at.at = f"/desk/cases/{paper.table}/2"
    return at


def links(text: str) -> list[str]:
    """The links of a poll on the page that shows them."""
    return re.findall(r'value="([^"]+/poll/[^"]+)"', text)


class Peer:
    """Somebody who is polled, with a browser of his own."""

    def __init__(self, browser: httpx.AsyncClient, link: str, language: str = "en") -> None:
        self.browser, self.path = browser, f"/poll/{link.rpartition('/')[2]}"
        self.headers = {"accept-language": language, "accept": "text/html"}

    async def looks(self) -> httpx.Response:
        """The page of his link."""
        return await self.browser.get(self.path, headers=self.headers)

    async def sends(self, **fields: Any) -> httpx.Response:
        """A form of it."""
        return await self.browser.post(self.path, data=fields, headers=self.headers)

    async def answers(self, chooses: str, *considers: str, players: str = "advanced") -> httpx.Response:
        """Both questions, one after the other."""
        second = await self.sends(chooses=chooses)
        assert second.status_code == 200
        assert "considers" in second.text
        return await self.sends(chooses=chooses, considers=list(considers), players=players, send="yes")


async def polled(house: Open, found: list[str], answers: list[tuple[str, ...]], language: str = "en") -> None:
    """Each answers by his link."""
    for link, answer in zip(found, answers, strict=True):
        peer = Peer(await house.browser(), link, language)
        done = await peer.answers(*answer)
        assert done.status_code == 200, done.text
