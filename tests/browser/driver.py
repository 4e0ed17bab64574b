"""What the driver of the browser has to say about a test that hangs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Request

from tests.kit.standing import WITNESSES

LAST = 20
"""Lines of the console that are kept."""


class Watch:
    """Keeps what is open in a browser: requests without an answer, and what was last said on the console.

    Everything else is known without asking the driver, which may be what hangs.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._open: dict[Request, None] = {}
        self._console: list[str] = []
        browser.on("context", self._came)

    def told(self) -> str:
        """The calls that the driver has not answered, the pages, their open requests, the end of the console."""
        pages = [page.url for context in self._browser.contexts for page in context.pages]
        parts = {
            "calls to the driver without an answer": _unanswered(self._browser),
            "pages": pages,
            "requests without an answer": [f"{one.method} {one.url}" for one in self._open],
            "console": self._console,
        }
        return "\n".join(f"{name}: {lines}" for name, lines in parts.items())

    def _came(self, context: BrowserContext) -> None:
        context.on("request", lambda request: self._open.update({request: None}))
        context.on("requestfinished", self._over)
        context.on("requestfailed", self._over)
        context.on("console", self._said)

    def _over(self, request: Request) -> None:
        self._open.pop(request, None)

    def _said(self, message: ConsoleMessage) -> None:
        self._console = [*self._console[1 - LAST :], f"{message.type}: {message.text}"]


@contextmanager
def watched(browser: Browser) -> Iterator[None]:
    """As long as this lasts, the browser is a witness."""
    watch = Watch(browser)
    WITNESSES.append(watch.told)
    try:
        yield
    finally:
        WITNESSES.remove(watch.told)


def _unanswered(browser: Browser) -> list[str]:
    """By the driver's own books: it has no public way to say so."""
    calls: dict[str, Any] = browser._impl_obj._connection._callbacks
    return [f"{call.type}.{call.method}" for call in calls.values()]
