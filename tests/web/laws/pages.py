"""A page of the browser as a test sees it: its links, its anchors, its parts."""

from __future__ import annotations

import posixpath
from functools import cache
from html.parser import HTMLParser
from urllib.parse import unquote

from bridgelaw.web.laws.site import content

VOID = {"meta", "link", "input", "br"}


class Seen(HTMLParser):
    """What stands on a page. `text` is all text; `said`: for each part of a step its lines, step by step."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.ids: list[str] = []
        self.links: list[str] = []
        self.inline: list[str] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.steps: list[dict[str, list[str]]] = []
        self._part = ""
        self._in: str | None = None
        self._drop = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag not in VOID:
            self.open.append(tag)
        if "id" in given:
            self.ids.append(given["id"] or "")
        for name in ("href", "src", "action"):
            if given.get(name) is not None:
                self.links.append(given[name] or "")
        if tag == "style" or "style" in given or (tag == "script" and "src" not in given):
            self.inline.append(tag)
        self.inline += [name for name in given if name.startswith("on")]
        if given.get("class") in ("step", "now"):
            self._part = ""
        if given.get("class") == "step":
            self.steps.append({})
        if "data-part" in given:
            self._part = given["data-part"] or ""
            self.steps[-1][self._part] = []
        if self._part and tag in ("p", "td"):
            self._in = ""
        # what stands before a line and the provision behind it are no part of its text
        if self._in is not None and tag in ("i", "a"):
            self._drop += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, tag
        if self._in is not None and tag in ("i", "a"):
            self._drop -= 1
        if self._in is not None and tag in ("p", "td"):
            self.steps[-1][self._part].append(self._in.strip())
            self._in = None

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self._in is not None and not self._drop:
            self._in += data

    @property
    def text(self) -> str:
        """All of it, with single spaces."""
        return " ".join(" ".join(self.words).split())


@cache
def seen(path: str) -> Seen:
    """The page at a path, read."""
    found = content(path)
    assert found is not None, path
    return read(found.body.decode())


def read(html: str) -> Seen:
    """A page, read."""
    page = Seen()
    page.feed(html)
    page.close()
    assert not page.open, page.open
    return page


def targets(path: str, page: Seen) -> set[tuple[str, str]]:
    """Where the links of a page lead: path inside the browser and fragment."""
    found = set()
    for link in page.links:
        assert not link.startswith(("/", "http", "javascript", "data")), link
        there, _, fragment = link.partition("#")
        whole = posixpath.normpath(posixpath.join(posixpath.dirname(path), there)) if there else path
        found.add((whole, unquote(fragment)))
    return found
