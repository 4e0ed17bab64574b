"""A Director with a browser: from the call to the PDF, with a poll of five, a weighted score and an appeal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.axe import accessible, fits
from tests.browser.club import Club
from tests.browser.player import LOCALES, NARROW, PATIENCE, WIDE
from tests.kit.whole import of_all

EXAMPLES = Path(__file__).parents[2] / "src" / "bridgelaw" / "examples"

HESITATION = {
    "example": "hesitation", "scoring": "mp", "of": "a7", "poll": ("P", "P", "P", "3D", "P"),
    "poll_at": "logical_alternatives", "results": (("2S", "E", "="), ("2S", "E", "+1")), "appeal": "S",
    "answers": {
        "facts_agreed": "yes", "information_made_available": "yes", "suggested": "3D", "logical_alternatives": "P 3D",
        "damage": "yes",
    },
}  # fmt: skip
MISINFORMATION = {
    "example": "misinformation", "scoring": "imp", "of": "a6", "poll": ("X", "3NT", "X", "X", "3H"),
    "poll_at": "damage", "results": (("4H", "N", "="), ("3NT", "N", "-2")), "appeal": "W",
    "answers": {
        "agreement": "long major", "misinformation": "yes", "would_have_acted": "yes", "damage": "yes",
        "serious_error": "no", "gambling_action": "no", "facts_agreed": "yes", "information_made_available": "no",
    },
}  # fmt: skip


class Director:
    """Somebody at the desk, with a case on paper before him."""

    def __init__(self, browser: Browser, server: Club, language: str, *, wide: bool, dark: bool, checks: bool) -> None:
        width, height = WIDE if wide else NARROW
        self.browser, self.server, self.language, self.checks = browser, server, language, checks
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=LOCALES[language], reduced_motion="reduce",
            color_scheme="dark" if dark else "light", base_url=server.address,
        )  # fmt: skip
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self.errors.append(said.text) if _is_fault(said) else None)
        self.page.goto(server.desk)
        self.page.get_by_role("button").click()
        self.at = ""

    def case(self, example: str, scoring: str) -> None:
        """Put an example before him."""
        table = self.server.open(kind="paper", title="Club", scoring=scoring)
        text = (EXAMPLES / f"{example}.yaml").read_text("utf-8")
        table.send("director", {"type": "import", "text": text})
        self.at = f"/desk/cases/{table.id}/2"

    def look(self, path: str = "") -> None:
        """A page of the case."""
        self.page.goto(f"{self.at}{path}")
        self.check()

    def check(self) -> None:
        """axe finds nothing on the page, where it is asked, and nothing has to be scrolled sideways."""
        (accessible if self.checks else fits)(self.page)

    def asked(self) -> str:
        """The kind of the Question that is asked first; empty when none is."""
        self.page.goto(self.at)
        keys = self.page.locator(".now form:has(button, input:not([type=hidden])) [name=key]")
        key = keys.first.get_attribute("value") if keys.count() else ""
        return (key or "").partition("@")[0]

    def answer(self, kind: str, value: str) -> None:
        """That Question, on the page that asks it."""
        form = self.page.locator(".now form", has=self.page.locator(f"[name=key][value^='{kind}']")).first
        if value in ("yes", "no"):
            form.locator(f"button[value={value}]").click()
        elif form.locator(".ticks").count():
            for one in value.split():
                form.locator(f"input[value='{one}']").check(force=True)
            form.locator("> button.primary").click()
        else:
            form.locator("input[name=value]:not([type=hidden])").fill(value)
            self.page.keyboard.press("Enter")
        expect(self.page.locator(f".now [name=key][value^='{kind}']")).to_have_count(0)


def _is_fault(said: ConsoleMessage) -> bool:
    return said.type == "error" and urlsplit(said.location["url"]).path != "/favicon.ico"


@pytest.fixture
def director(browser: Browser, server: Club, request: Any) -> Iterator[Director]:
    """He comes, and leaves with nothing gone wrong on his pages."""
    found = Director(browser, server, **request.param)
    yield found
    found.context.close()
    assert found.errors == []


SEEN = [
    {"language": "en", "wide": True, "dark": False, "checks": True},
    {"language": "fr", "wide": False, "dark": True, "checks": True},
    {"language": "nb", "wide": False, "dark": False, "checks": False},
]


# each case, one where there is the least room and looked at by axe; without a browser `tests/web/desk/test_rulings.py`
# takes each in each language
@pytest.mark.parametrize(
    ("director", "case"),
    of_all(
        [(seen, case) for seen in SEEN for case in (HESITATION, MISINFORMATION)],
        (SEEN[1], HESITATION),
        (SEEN[2], MISINFORMATION),
    ),
    indirect=["director"],
)
def test_from_the_call_to_the_pdf(director: Director, case: dict[str, Any]) -> None:
    page = director.page
    director.checks = director.checks and case is HESITATION
    director.case(case["example"], case["scoring"])
    director.look()
    polled = False
    while (kind := director.asked()) in case["answers"]:
        if kind == case["poll_at"] and not polled:
            peers_are_asked(director, case)
            polled = True
        else:
            director.answer(kind, case["answers"][kind])
    assert polled
    assert kind in ("", "adjust")
    director.check()
    director.look("/score")
    given = weighed(director, case["results"])
    director.check()
    given.click()
    expect(page.locator("h1")).not_to_have_text(re.compile("^$"))
    director.look("/ruling")
    page.locator("form[action$='/told'] button").click()
    page.locator("details:has(form[action$='/appeals'])").locator("summary").click()
    page.locator("form[action$='/appeals'] select").select_option(case["appeal"])
    page.locator("form[action$='/appeals'] button").click()
    page.locator("form[action$='/decision'] select").select_option("upheld")
    page.locator("form[action$='/decision'] button").click()
    expect(page.locator("form[action$='/decision']")).to_have_count(0)
    director.check()
    for language in LOCALES:
        pdf = director.context.request.get(f"{director.at}/letter.pdf?language={language}")
        assert pdf.body().startswith(b"%PDF")
    page.goto("/desk/rulings?q=upheld" if director.language == "en" else "/desk/rulings")
    director.check()
    expect(page.locator(f".register a[href='{director.at}']")).to_be_visible()


def peers_are_asked(director: Director, case: dict[str, Any]) -> None:
    """Five of them, the first with a phone; what partner let be known cannot go out."""
    page = director.page
    director.look(f"/polls/new?of={case['of']}")
    expect(page.locator("[data-send]")).to_be_enabled()
    page.locator("[name=methods]").fill("2/1. tempo!")
    expect(page.locator(".leak")).to_be_visible()
    expect(page.locator("[data-send]")).to_be_disabled()
    director.check()
    page.locator("[name=methods]").fill("2/1")
    expect(page.locator(".leak")).to_have_count(0)
    page.locator("[data-send]").click()
    expect(page.locator(".people .link input")).to_have_count(5)
    director.check()
    links = [field.input_value() for field in page.locator(".people .link input").all()]
    by_phone(director, links[0], case["poll"][0])
    for link, chooses in zip(links[1:], case["poll"][1:], strict=True):
        form = {"chooses": chooses, "players": "club", "send": "yes"}
        assert director.context.request.post(link, form=form).ok
    director.look("/polls/p1")
    page.locator("form[action$='/close'] button").click()
    expect(page.locator("svg.bar").first).to_be_visible()
    director.check()


def by_phone(director: Director, link: str, chooses: str) -> None:
    """One of those polled, with nothing but the keyboard."""
    context = director.browser.new_context(
        viewport={"width": NARROW[0], "height": NARROW[1]}, locale=LOCALES[director.language]
    )
    own = Director.__new__(Director)
    own.page, own.checks, own.language = context.new_page(), director.checks, director.language
    own.page.set_default_timeout(PATIENCE)
    own.page.goto(link)
    own.check()
    assert "Club" not in own.page.content()
    own.page.locator(f"button[value='{chooses}']").focus()
    own.page.keyboard.press("Enter")
    expect(own.page.locator("[name=send]")).to_be_visible()
    own.check()
    own.page.locator("[name=considers]").first.focus()
    own.page.keyboard.press("Space")
    expect(own.page.locator("[name=considers]:checked")).to_have_count(1)
    own.page.locator("[name=send]").focus()
    own.page.keyboard.press("Enter")
    expect(own.page.locator("form")).to_have_count(0)
    context.close()


def weighed(director: Director, results: tuple[tuple[str, str, str], ...]) -> Any:
    """Two results with weights, by slider and by keys; what gives the score, once the effect is shown."""
    page = director.page
    rows = page.locator(".results").first.locator("[data-row]")
    for n, (bid, by, tricks) in enumerate(results):
        rows.nth(n).locator("[name=bid]").select_option(bid)
        rows.nth(n).locator("[name=by]").select_option(by)
        rows.nth(n).locator("[name=tricks]").fill(tricks)
    first, second = (rows.nth(n).locator("[name=weight]") for n in range(2))
    rows.nth(0).locator("input[type=range]").focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(first).to_have_value("60")
    second.fill("30")
    expect(page.locator(".sum.off")).to_be_visible()
    second.press("PageUp")
    expect(second).to_have_value("40")
    expect(page.locator(".effect-table .change")).to_have_count(2)
    expect(page.locator(".sum.off")).to_have_count(0)
    return page.locator("button[formmethod=post]")
