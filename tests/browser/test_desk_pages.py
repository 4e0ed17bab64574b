"""Every page of the desk by axe, all folds open: on a phone by day, then on a wide screen at night.

In the gate each page is looked at in one language, in the sweep in all. Left to chance are the other pairs of width and
light, and states of a page that these cases are not in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bridgelaw.formats.record import dumps
from tests.browser.axe import accessible, legible
from tests.browser.club import Club
from tests.browser.conftest import Coming
from tests.browser.player import NARROW, WIDE, Scheme
from tests.browser.screens import LANGUAGES
from tests.kit.rulings import HESITATION, answered, example
from tests.kit.whole import WHOLE, of_all

OPEN = "() => document.querySelectorAll('details').forEach(fold => fold.open = true)"
POLL = {"of": "a7", "methods": "2/1", "people": "Ann\nBo\nCy", "players": "club", "span": "day"}
AWARD = "bid=2S&by=E&tricks=%3D&weight=60&bid=2S&by=E&tricks=%2B1&weight=40"


class Cases:
    """What lies on the desk: a case with a poll under way, the same ruled on and appealed, the same polled in two
    stages, one with options to read out and a report that nobody has taken up."""

    def __init__(self, server: Club, browser: Browser) -> None:
        self.server = server
        self._context = browser.new_context(base_url=server.address, extra_http_headers={"origin": server.address})
        # not by a page: one that is closed before it has come to the desk may never close, and Playwright would wait
        self._send(server.desk)
        self.asking = self._on_paper(*HESITATION[:3])
        self.ruled = self._on_paper(*HESITATION)
        self.stopped = self._stopped()
        self._send(f"{self.asking}/notes", text="Seen at the table: nobody else was asked.")
        self._send(f"{self.ruled}/penalties", side="NS", amount="10", unit="percent", kind="procedural", reason="late")
        self._send(f"{self.ruled}/told")
        self._send(f"{self.ruled}/appeals", by="N", concurring="yes", text="pass was not possible")
        _, self.answered, _ = self._polled(self.asking)
        for link, chooses in zip(self._polled(self.ruled), ("P", "P", "3D"), strict=True):
            self._send(link, chooses=chooses, considers="P", players="club", send="yes")
        self._send(f"{self.ruled}/polls/p1/close")
        self._send(self.answered, chooses="P", players="club", send="yes")
        self.twice, self.knowing = self._in_two_stages()

    def _in_two_stages(self) -> tuple[str, str]:
        """A case with a second stage that is closed and one that is under way; a link of that one."""
        case = self._on_paper(*HESITATION[:2], regulations={"poll_second_stage": True})
        for link, chooses in zip(self._polled(case), ("P", "P", "3D"), strict=True):
            self._send(link, chooses=chooses, considers="P", players="club", send="yes")
        self._send(f"{case}/polls/p1/close")
        more: dict[str, Any] = {
            "on-3D": "more",
            "on-P": "neither",
            "may_hold": "more",
            "players": "club",
            "send": "yes",
        }
        for link in self._polled(case, "/second", group="other"):
            self._send(link, **more)
        self._send(f"{case}/polls/p2/close")
        return case, self._polled(case, "/second", group="other")[0]

    def _on_paper(self, *answers: str, **settings: Any) -> str:
        table = self.server.open(kind="paper", title="Club evening, section B", scoring="mp", **settings)
        text = dumps(answered(example("hesitation"), *answers))
        table.send("director", {"type": "import", "text": text})
        return f"/desk/cases/{table.id}/2"

    def _stopped(self) -> str:
        table = self.server.open(title="Table Thirty")
        table.calls("1S")
        table.act("E", call="1H")
        table.act("W", attention="s2", text="Too low?")
        table.send("S", {"type": "report", "about": {"by": "E", "convey": "remark", "text": "Well, well", "of": "s2"}})
        table.act("director", explain_options=True)
        return f"/desk/cases/{table.id}/1"

    def _send(self, path: str, **form: Any) -> str:
        reply = self._context.request.post(path, form=form)
        assert reply.ok, (path, reply.status, reply.text()[-2000:])
        return reply.text()

    def _polled(self, case: str, stage: str = "", **more: str) -> list[str]:
        found = re.findall(r'value="[^"]+(/poll/[^"]+)"', self._send(f"{case}/polls{stage}", **(POLL | more)))
        assert len(found) == 3
        return found

    def close(self) -> None:
        """Leave the desk."""
        self._context.close()

    @property
    def paths(self) -> tuple[str, ...]:
        """Where each of its pages is."""
        return (
            "/desk", "/desk/paper/new", "/desk/rulings", "/desk/quick", f"/desk/quick?{TOO_LOW}",
            f"/desk/quick?{TOO_LOW}&choose=reject_call", "/desk/quick?start=revoke&declarer=S&by=X",
            "/desk/quick?start=exposed_card&declarer=S&by=E", "/desk/quick?start=wrong_explanation&by=E&stage=auction",
            *(f"{self.asking}{part}" for part in ("", "/board", "/law", "/polls/new?of=a7")),
            f"{self.asking}/polls/new?of=a7&methods=tempo!", f"{self.asking}/polls/p1",
            *(f"{self.ruled}{part}" for part in ("", f"/score?{AWARD}", "/polls/p1", "/ruling", "/letter.html")),
            *(f"{self.twice}{part}" for part in ("", "/polls/second?of=a7", "/polls/p2", "/polls/p3")),
            self.stopped, self.answered, self.knowing, "/poll/nobody",
        )  # fmt: skip

    def pages(self, page: Page, paths: Sequence[str]) -> Iterator[str]:
        """Show those, and then what comes of something done, one after the other, and say where it is."""
        for path in paths:
            page.goto(f"{self.server.address}{path}")
            yield path
        page.goto(f"{self.server.address}{self.asking}")
        page.locator(".now .ticks input").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".trouble")).to_be_visible()
        yield "a case with an answer that says nothing"
        page.goto(f"{self.server.address}{self.asking}/polls/p1")
        page.locator("form[action$='/links'] button:not([name])").click()
        link = page.locator(".people .link input").first.input_value()
        yield "a poll with its links"
        page.goto(link)
        yield "the first question of a poll"
        page.locator("button[name=chooses]").first.click()
        expect(page.locator("[name=send]")).to_be_visible()
        yield "the second question of a poll"
        page.goto(f"{self.server.address}{self.knowing}")
        page.locator("[name=may_hold]").first.check()
        page.locator("button[name=next]").click()
        expect(page.locator("[name='on-P']").first).to_be_visible()
        yield "the second question of a second stage"


TOO_LOW = "start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none"


@pytest.fixture(scope="module")
def cases(server: Club, browser: Browser) -> Iterator[Cases]:
    """The desk with its cases."""
    found = Cases(server, browser)
    yield found
    found.close()


BROKEN = """() => {
  const found = [];
  const ledger = document.querySelector('.ledger');
  const texts = document.createTreeWalker(ledger, NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); )
    for (const one of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, one.index);
      range.setEnd(text, one.index + one[0].length);
      const lines = new Set([...range.getClientRects()].filter(r => r.width).map(r => Math.round(r.top)));
      if (lines.size > 1) found.push(one[0]);
    }
  const seat = document.createElement('span');
  seat.style.cssText = 'font-size: .875rem; position: absolute; white-space: nowrap';
  document.body.append(seat);
  for (const cell of ledger.querySelectorAll('td')) {
    seat.textContent = cell.dataset.seat;
    if (seat.getBoundingClientRect().width > cell.clientWidth) found.push(cell.dataset.seat);
  }
  seat.remove();
  return found;
}"""


@pytest.mark.parametrize("language", of_all(LANGUAGES, "nb"))
def test_no_word_is_broken_beside_a_case(cases: Cases, come: Coming, language: str) -> None:
    page = come(language)
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.goto(f"{cases.server.address}{cases.ruled}")
    expect(page.locator(".ledger tbody tr").first).to_be_visible()
    assert page.evaluate(BROKEN) == []
    accessible(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_desk(cases: Cases, come: Coming, language: str) -> None:
    page = come(language, wide=False)
    # the marks are the same in each language, and so is what axe says of them; how long the words are is not
    which = LANGUAGES.index(language)
    for where in cases.pages(page, of_all(cases.paths, *cases.paths[which::3])):
        expect(page.locator("html"), where).to_have_attribute("lang", language)
        page.evaluate(OPEN)
        accessible(page)
        look(page, WIDE, "dark")
        (accessible if WHOLE else legible)(page)
        look(page, NARROW, "light")


def look(page: Page, size: tuple[int, int], scheme: Scheme) -> None:
    """The same page on a screen of that size, by day or night."""
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
