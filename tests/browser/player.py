"""Somebody at a table with a browser of his own: what he does with finger and keyboard, and what he sees."""

from __future__ import annotations

import re
import time
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, TimeoutError, WebSocketRoute, expect

from tests.browser.club import Table

Scheme = Literal["light", "dark"]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "nb": "nb-NO"}
CORNER: Position = {"x": 10, "y": 16}
"""Where a card is touched: the next one lies over the rest of it."""
WIDE, NARROW = (1280, 900), (360, 740)
PATIENCE = 90_000
"""Milliseconds that something may take on a busy machine before it counts as missing; what is there is seen at once."""


class Player:
    """One browser context, come to the table as `who`.

    `by_link`: he opens the link and presses its button; else the browser has been there before. `breakable`: his
    connection can be lost. Then all that the server says goes through the driver, which costs more than showing it.
    `size`: another one than `wide` says; `touch`: he has a finger and no mouse.
    """

    def __init__(
        self,
        browser: Browser,
        table: Table,
        who: str,
        *,
        language: str = "en",
        wide: bool = True,
        scheme: Scheme = "light",
        by_link: bool = False,
        breakable: bool = False,
        size: tuple[int, int] | None = None,
        touch: bool = False,
    ) -> None:
        width, height = size or (WIDE if wide else NARROW)
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            color_scheme=scheme,
            reduced_motion="reduce",
            has_touch=touch,
        )
        self.who, self.table = who, table
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._said)
        self.sockets: list[WebSocketRoute] = []
        self.mute = False
        self.lost = False
        if breakable:
            self.page.route_web_socket(re.compile("/socket$"), self._connected)
        if by_link:
            self.page.goto(table.links[who])
            self.page.get_by_role("button").first.click()
        else:
            joined = self.context.request.post(
                table.links[who], headers={"origin": table.address}, max_redirects=0, fail_on_status_code=False
            )
            assert joined.status == 303, joined.text()
            self.page.goto(f"{table.address}{joined.headers['location']}")
        self.app = self.page.locator(".app[data-phase]")
        try:
            self.app.wait_for()
        except TimeoutError as error:
            raise AssertionError(f"the table does not come: {self.errors}") from error

    def _said(self, said: ConsoleMessage) -> None:
        # a browser asks for an icon by itself
        path = urlsplit(said.location["url"]).path
        if said.type == "error" and path != "/favicon.ico":
            self.errors.append(f"{said.text} {path}")

    def _connected(self, socket: WebSocketRoute) -> None:
        """The connection goes through here, so that it can be lost; while `mute`, what the server says is; while he is
        `lost`, none is made."""
        if self.lost:
            socket.close()
            return
        server = socket.connect_to_server()
        self.sockets.append(socket)
        server.on_message(lambda message: None if self.mute else socket.send(message))

    def close(self) -> None:
        """He goes."""
        self.context.close()

    # -- what he does

    def settled(self) -> None:
        """His page shows the table as it is, and what he has sent is answered: so he acts on what he sees. It may have
        gone on since: a card is played by itself, or the others act."""
        if self.mute:
            return
        expect(self.app).to_have_attribute("data-sending", "0")
        until, least = time.monotonic() + PATIENCE / 1000, self.table.view(self.who)["revision"]
        while (shown := int(self.app.get_attribute("data-revision") or 0)) < least:
            assert time.monotonic() < until, f"the page of {self.who} stands at {shown}, the table at {least}"
            self.page.wait_for_timeout(20)

    def click(self, button: Locator) -> None:
        """A button, on the present moment; what it does is done when this ends."""
        self.settled()
        button.first.click()
        self.settled()

    def press(self, name: str, *, within: str = ".app") -> None:
        """A button by its words."""
        self.click(self.page.locator(within).get_by_role("button", name=name))

    def call(self, name: str) -> None:
        """A call in the bidding box by its spoken name: two touches."""
        # behind the name may stand what the call costs
        self._twice(self.page.locator(".box").get_by_role("button", name=re.compile(rf"^{re.escape(name)}(,|$)")))

    def play(self, card: str) -> None:
        """A card by its code: where there is a mouse, one click."""
        self.settled()
        self.card(card).click(position=CORNER)
        self.settled()

    def _twice(self, button: Locator) -> None:
        self.settled()
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        button.click()
        self.settled()

    def type(self, text: str) -> None:
        """Keys, one after the other, wherever the focus is; Enter at the end."""
        self.settled()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        self.settled()

    def choose(self, words: str, value: str = "") -> None:
        """An option by its words, then what it asks for: two touches."""
        option = self.page.locator(".options li", has=self.page.get_by_role("button", name=words))
        self.click(option.get_by_role("button", name=words))
        if value:
            option.locator(".chips label", has_text=value).click()
        self.click(option.locator("button.primary"))

    def lose(self) -> None:
        """The connection is lost, in the middle of everything."""
        self.sockets[-1].close()

    def reload(self) -> None:
        """The page is loaded anew."""
        self.page.reload()
        self.app.wait_for()

    # -- what he sees

    def card(self, card: str) -> Locator:
        """The card in a hand."""
        return self.page.locator(f"[data-card={card}]")

    @property
    def now(self) -> Locator:
        """The line that says what is asked of him."""
        return self.page.locator(".now").first

    @property
    def sheet(self) -> Locator:
        """What lies open over the table."""
        return self.page.locator("dialog[open]")

    @property
    def band(self) -> Locator:
        """Why play has stopped."""
        return self.page.locator(".band")

    @property
    def said(self) -> Locator:
        """What a screen reader is told."""
        return self.page.locator("[aria-live=polite]")

    def reads(self, text: str) -> None:
        """The line says that."""
        expect(self.now).to_contain_text(text)

    def finds_it_over(self) -> None:
        """The board is over, and the line says what it came to."""
        expect(self.app).to_have_attribute("data-phase", "ended")
        expect(self.now).to_contain_text(re.compile("·|Passed out|Donne passée|Rundpass"))

    def sees(self, text: str) -> None:
        """It stands on the page, in sight."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def lacks(self, text: str) -> None:
        """It stands nowhere on the page."""
        expect(self.page.get_by_text(text)).to_have_count(0)
