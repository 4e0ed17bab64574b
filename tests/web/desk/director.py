"""A Director with a browser at the desk: he reads pages and sends their forms, as they stand there."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import httpx

from bridgelaw.web.desk.access import link_to
from tests.web.house import Open


class Form:
    """A form as it stands on a page: where it goes, what it carries, what can be pressed."""

    def __init__(self, action: str) -> None:
        self.action = action
        self.fields: list[tuple[str, str]] = []
        self.buttons: list[tuple[str, str]] = []

    @property
    def key(self) -> str:
        """What it answers."""
        return dict(self.fields).get("key", "")


_TAG = re.compile(r"<(form|/form|input|button)\b([^>]*)>")
_ATTRIBUTE = re.compile(r'([\w-]+)(?:="([^"]*)")?')


class Forms:
    """The forms of a page. Only their tags are looked at: to parse a whole page takes longer than to make it."""

    def __init__(self, text: str) -> None:
        self.found: list[Form] = []
        is_open = False
        for tag, attributes in _TAG.findall(text):
            given = {name: unescape(value) for name, value in _ATTRIBUTE.findall(attributes)}
            if tag == "form":
                self.found.append(Form(given.get("action", "")))
            elif is_open and tag == "input" and given.get("type") == "hidden":
                self.found[-1].fields.append((given["name"], given.get("value", "")))
            elif is_open and tag == "button":
                self.found[-1].buttons.append((given.get("name", ""), given.get("value", "")))
            is_open = tag == "form" or (is_open and tag != "/form")


class Director:
    """He has come by the desk's link."""

    def __init__(self, house: Open, browser: httpx.AsyncClient, language: str = "en") -> None:
        self.house, self.browser = house, browser
        self.language = language
        self.text = ""

    async def look(self, path: str) -> str:
        """A page."""
        reply = await self.browser.get(path, headers={"accept-language": self.language, "accept": "text/html"})
        assert reply.status_code == 200, (path, reply.status_code, reply.text[:500])
        self.text = reply.text
        return said(self.text)

    async def case(self, board: int = 1) -> str:
        """The case of a board of the house's table."""
        return await self.look(f"/desk/cases/{self.house.table}/{board}")

    def form(self, key: str) -> Form:
        """The form on the page that answers that."""
        forms = [form for form in Forms(self.text).found if form.key.partition("@")[0] == key]
        assert forms, (key, [form.key for form in Forms(self.text).found])
        return forms[0]

    async def send(self, form: Form, **fields: Any) -> httpx.Response:
        """That form, with what is typed into it."""
        data: dict[str, Any] = dict(form.fields) | fields
        headers = {"origin": self.house.address, "accept": "text/html", "accept-language": self.language}
        return await self.browser.post(form.action, data=data, headers=headers)

    async def answers(self, key: str, value: str, why: str = "") -> str:
        """He answers on the page that he has before him, and sees the case after it."""
        reply = await self.send(self.form(key), value=value, why=why)
        assert reply.status_code == 303, (key, value, reply.status_code, said(reply.text))
        return await self.look(reply.headers["location"].partition("#")[0])


async def director(house: Open, language: str = "en") -> Director:
    """Somebody who has pressed the button of a link to the desk."""
    link = await link_to(house.lobby)
    browser = await house.browser()
    secret = link.rpartition("/")[2]
    done = await browser.post(f"/join/{secret}", headers={"origin": house.address})
    assert done.status_code == 303, done.text
    assert done.headers["location"] == "/desk"
    return Director(house, browser, language)


def said(text: str) -> str:
    """What a page says, without its marks."""
    body = text.partition("<main")[2] or text
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", body)).replace("\xa0", " ")).strip()
