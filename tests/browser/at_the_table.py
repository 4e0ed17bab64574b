"""A live table on phones, from the call for the Director to the end of its road, by what the pages show next."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.at_the_desk import LATER, MOST
from tests.browser.club import Table
from tests.browser.player import Player
from tests.browser.wayfinding import Finding

PRIMARY = ".step button[data-do]:visible, .tasks .task:not([aria-labelledby=tools-title]) button.primary:visible"
"""The Director's next step: at the foot of his page, where one press does it, or on one of his cards."""
PHONE: ViewportSize = {"width": 390, "height": 844}


class AtTheTable:
    """The Director and the players who have something to do, each with a phone. The others are played by a program."""

    def __init__(self, table: Table, people: Sequence[Player], language: str, name: str) -> None:
        self.table, self.language, self.name = table, language, name
        self.people = {player.who: player for player in people}
        self.ways = {who: Finding(player.page, language, f"{name} {who}") for who, player in self.people.items()}
        for player in people:
            player.page.set_viewport_size(PHONE)
        self.read_out: list[str] = []

    @property
    def taps(self) -> int:
        """All taps of all."""
        return sum(way.taps for way in self.ways.values())

    @property
    def steps(self) -> int:
        """All pages that were looked at to find what is next."""
        return sum(way.steps for way in self.ways.values())

    @property
    def director(self) -> Page:
        """The Director's phone."""
        return self.people["director"].page

    @property
    def faults(self) -> list[str]:
        """Everything at which somebody would have been lost."""
        return [fault for way in self.ways.values() for fault in way.faults]

    def call(self, who: str, about: str | re.Pattern[str]) -> None:
        """A player calls the Director and says what it is about: the act whose line has these words."""
        player, way = self.people[who], self.ways[who]
        player.settled()
        way.tap(player.page.locator(".bar .summon"))
        player.settled()
        way.tap(player.sheet.locator(".column button"))
        act = player.sheet.locator(".acts label", has_text=about)
        if not act.count():
            way.tap(player.sheet.locator(".acts button"))
        way.tap(act)
        way.tap(player.sheet.locator("form button.primary"))
        player.settled()

    def contest(self, who: str, why: str) -> None:
        """A player does not agree to the claim, and says why."""
        player, way = self.people[who], self.ways[who]
        player.settled()
        way.read("claim")
        way.tap(player.page.locator(".claim button").nth(1))
        player.page.locator(".objection textarea").fill(why)
        way.tap(player.page.locator(".objection button.primary"))
        player.settled()

    def correct(self, who: str, words: str) -> None:
        """A player calls the Director, then corrects an explanation of his side."""
        player, way = self.people[who], self.ways[who]
        player.settled()
        way.tap(player.page.locator(".bar .summon"))
        player.settled()
        way.tap(player.sheet.locator(".column button").last)
        way.tap(player.page.locator(".bar .may"))
        sheet = player.sheet
        if not sheet.locator("[data-do=correct]").is_visible():
            way.tap(sheet.locator("details.more summary"))
        way.tap(sheet.locator("[data-do=correct]"))
        player.sheet.locator("textarea").fill(words)
        way.tap(player.sheet.locator("form button.primary"))
        player.settled()

    def walk(self, facts: Mapping[str, str]) -> None:
        """What the pages show as the next thing, until the table goes on or the board is done with."""
        known = {**LATER, **facts}
        for _ in range(MOST):
            if not self._step(known):
                return
        raise AssertionError(f"no end: {self.people['director'].page.locator('.tasks').inner_text()}")

    def _step(self, facts: Mapping[str, str]) -> bool:
        director, way = self.people["director"], self.ways["director"]
        director.settled()
        way.read()
        asked = director.page.locator(".task.first[data-question]")
        if asked.count():
            kind = asked.get_attribute("data-question") or ""
            assert kind in facts, f"{kind}: {asked.inner_text()}"
            self._answer(director, asked, facts[kind])
            return True
        for who, player in self.people.items():
            if who != "director" and self._chooses(who, player, facts):
                return True
        primary = director.page.locator(PRIMARY)
        if primary.count():
            self.read_out += director.page.locator(".reading, .reading + .costs, .task > .costs").all_inner_texts()
            way.tap(primary)
            director.settled()
            return True
        return False

    def _answer(self, director: Player, asked: Locator, value: str) -> None:
        way = self.ways["director"]
        if value in ("yes", "no"):
            way.tap(asked.locator(".column button").nth(int(value == "no")))
        elif (ticked := asked.locator(".chips input[type=checkbox]")).count():
            # a suit that is known already is ticked
            for one in value.split():
                box = ticked.and_(asked.locator(f"input[value='{one}']"))
                if not box.is_checked():
                    way.tap(asked.locator(f".chips label:has(input[value='{one}'])"))
            way.tap(asked.locator("form button.primary"))
        else:
            numbers = asked.locator(".chips label").filter(has_text=re.compile(rf"^\s*{value}\s*$"))
            if numbers.count() and not numbers.first.locator("input").is_checked():
                way.tap(numbers)
            lists = asked.locator("select")
            for number, one in enumerate(value.split()[: lists.count()]):
                way.pick(lists.nth(number), one)
            if not lists.count() and not numbers.count():
                asked.locator("form input").first.fill(value)
            way.tap(asked.locator("form button.primary"))
        director.settled()

    def _chooses(self, who: str, player: Player, facts: Mapping[str, str]) -> bool:
        player.settled()
        # what he calls in the place of another is chosen in the bidding box
        options = player.page.locator(".options:not(.boxed)")
        if not options.count():
            return False
        self.ways[who].read("options")
        name, _, more = facts["choose"].partition(":")
        way, option = self.ways[who], options.locator(f"li[data-option={name}]")
        if name == "leave":
            self.read_out.append(options.inner_text())
            way.tap(options.locator("[data-leave]"))
            player.settled()
            return True
        expect(option).to_have_count(1)
        self.read_out.append(options.inner_text())
        way.tap(option.locator("button.option"))
        self.read_out.append(option.inner_text())  # all of it, and its Law: on a phone it opens when it is taken
        if more:
            way.tap(option.locator(f".chips label:has(input[value='{more}'])"))
        way.tap(option.locator("button.primary"))
        player.settled()
        return True

    def ends(self, score: str, read_out: Sequence[str]) -> None:
        """Nothing is open, that was read out, and the score is on every page."""
        road = self.table.view("director")["road"]
        assert road["next"]["do"] == "nothing", road["next"]
        said = "\n".join(self.read_out)
        for text in read_out:
            assert text in said, (text, said)
        for player in self.people.values():
            player.settled()
            expect(player.page.locator("main")).to_contain_text(score)
