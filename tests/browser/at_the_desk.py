"""A case on paper at the Director's desk, from the call to the end of its road, by what the page shows next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.wayfinding import Finding

MOST = 25
"""Steps of one road; no road of these situations has half as many."""
_STEPS = ("explain_options", "resume", "take_up", "withdraw_award")


LATER = {"could_have_known": "no", "assisted": "no", "damage": "no"}
"""What is asked when the board is over, where nothing came of it."""


class Told(NamedTuple):
    """What the Director is told and writes down: who did what, about which act (a part of its line), in which words."""

    who: str
    what: str
    about: str = ""
    text: str = ""


class AtTheDesk:
    """The Director with one case."""

    def __init__(self, page: Page, language: str, name: str, facts: Mapping[str, str]) -> None:
        self.page, self.facts, self.entries = page, {**LATER, **facts}, dict[str, str]()
        self.way = Finding(page, language, name)
        self.read_out: list[str] = []

    def open_with(self, calls: str, laws: str) -> None:
        """A case on paper with its calls."""
        page, way = self.page, self.way
        way.send(page.locator("nav.rooms a[href='/desk/paper/new']"))
        way.tap(page.locator("details:has(select[name=laws]) > summary"))
        way.pick(page.locator("select[name=laws]"), laws)
        way.send(page.locator("button.primary"))
        page.locator("input[name=calls]").fill(calls)
        way.read("opened")
        way.send(page.locator(".entry button.primary"))

    def tell(self, told: Told) -> None:
        """One thing is written down."""
        form, way = self.page.locator(".entry form.act:has(select[name=what])"), self.way
        if not form.is_visible():
            way.tap(self.page.locator(".entry details:has(> form.act select[name=what]) > summary"))
        way.tap(form.locator(f"label:has(input[value={told.who}])"))
        way.pick(form.locator("select[name=what]"), told.what)
        if told.about:
            lines = form.locator("select[name=about] option", has_text=told.about)
            way.pick(form.locator("select[name=about]"), lines.first.get_attribute("value") or "")
        form.locator("input[name=text]").fill(told.text)
        way.send(form.locator("button"))
        way.read(told.what)

    def claim(self, *, who: str, left: str, won: str, tricks: str, line: str, objects: str) -> None:
        """A claim and who objects to it, on its form."""
        form, way = self.page.locator("details.claim form"), self.way
        way.tap(self.page.locator("details.claim > summary"))
        way.tap(form.locator(f"label:has(input[value={who}])"))
        for name, value in (("left", left), ("won", won), ("tricks", tricks)):
            way.tap(form.locator(f"label:has(input[name={name}][value='{value}'])"))
        form.locator("input[name=line]").fill(line)
        way.tap(form.locator(f"label:has(input[name=objects][value={objects}])"))
        way.send(form.locator("> button"))
        way.read("claim")

    def revoke(self, *, who: str, by: str, suit: str, won_by: str, later: str, tricks: str = "") -> None:
        """A revoke found after the play, on its form; with the result where the board has none yet."""
        form, way = self.page.locator("details.revoke form:has(select[name=later])"), self.way
        way.tap(self.page.locator("details.revoke > summary"))
        if tricks:
            form.locator("input[name=tricks]").fill(tricks)
        for name, value in (("said_by", who), ("by", by), ("suit", suit), ("won_by", won_by)):
            way.tap(form.locator(f"label:has(input[name={name}][value={value}])"))
        way.pick(form.locator("select[name=later]"), later)
        way.pick(form.locator("select[name=when]"), "in_time")
        way.send(form.locator("> button"))
        way.read("revoke")

    def walk(self, **entries: str) -> None:
        """What the page says is next, until nothing is. `entries`: the calls that follow and the result, which are
        written down where the page wants them."""
        self.entries = entries
        for _ in range(MOST):
            if not self.step():
                return
        raise AssertionError(f"no end: {self.page.locator('#now').inner_text()}")

    def step(self) -> bool:
        """The next thing; False: nothing is left."""
        now = self.page.locator("#now")
        self.way.read()
        for name, value in self.entries.items():
            entry = self.page.locator(f".cards > :first-child .inline input[name={name}]")
            if entry.count():
                entry.fill(value)
                self.way.send(self.page.locator(f".entry .inline:has([name={name}]) button"))
                return True
        self.read_out += now.locator(".costs .cost, .reading .option").all_inner_texts()
        keys = now.locator("> form [name=key], > .reading [name=key]")
        key = (keys.first.get_attribute("value") or "").partition("@")[0] if keys.count() else ""
        if key in _STEPS:
            # of those who can have called him the Director is the last: he saw it himself
            self.way.send(now.locator(f"form:has([value='{key}']) button").last)
        elif key == "choose":
            self._choose(now)
        elif key:
            self._answer(now.locator(f"form:has([name=key][value^='{key}'])").first, key)
        else:
            return False
        return True

    def _answer(self, form: Locator, key: str) -> None:
        assert key in self.facts, f"{key}: {self.page.locator('#now').inner_text()}"
        value, way = self.facts[key], self.way
        if value in ("yes", "no"):
            way.send(form.locator(f"button[value={value}]"))
            return
        lists = form.locator("select")
        if lists.count():
            for number, one in enumerate(value.split()[: lists.count()]):
                way.pick(lists.nth(number), one)
        elif form.locator(".tap-numbers").count():
            way.send(form.locator(f".tap-numbers button[value='{value}']"))
            return
        elif form.locator(".ticks").count():
            for one in value.split():
                way.tap(form.locator(f".tick:has([value='{one}'])"))
        else:
            form.locator("input[name=value]:not([type=hidden])").fill(value)
        way.send(form.locator("> button.primary"))

    def _choose(self, now: Locator) -> None:
        wanted = self.facts["choose"]
        option, _, value = wanted.partition(":")
        form = now.locator(f"form.pick[data-option={option}]")
        expect(form).to_have_count(1)
        if value and form.locator("select").count():
            self.way.pick(form.locator("select"), value)
        elif value:
            form.locator("input[name=value]:not([type=hidden])").fill(value)
        self.way.send(form.locator("button"))

    def ends(self, score: str, read_out: Sequence[str]) -> None:
        """Nothing is open but what may be answered in passing, that was read out, and that is the score that stands."""
        page = self.page
        # what has not been answered may still be, further down, folded away
        expect(page.locator("#now form:visible")).to_have_count(0)
        expect(page.locator("#now a.button.primary")).to_have_count(0)
        said = "\n".join(self.read_out)
        for text in read_out:
            assert text in said, (text, said)
        follows = page.locator(".card.follows")
        told = page.locator(".card.score").inner_text() + (follows.inner_text() if follows.count() else "")
        assert score in told, told
