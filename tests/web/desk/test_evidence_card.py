"""The card at the desk: what it asks for, how it is solved beside the server, what is kept, and who never sees a byte
of it. The deals are solved by a stand-in, but for one card."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.answer.card import plain_card
from bridgelaw.api.card_beside import CardToSolve
from bridgelaw.desk.card import DEALS, FEWEST_DEALS, NoCard, card, to_solve
from bridgelaw.desk.kept_cards import kept_cards
from bridgelaw.formats.record import dumps, loads
from bridgelaw.live.settings import numbered
from bridgelaw.table.acts import Find
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.card_asked import card_about
from bridgelaw.web.desk.case import Case
from bridgelaw.words import Words
from tests.cli.test_evidence_card import stand_in
from tests.web.desk.director import director
from tests.web.desk.on_paper import Desk, Peer, desk, links
from tests.web.house import Open, opened, visit

ON: dict[str, Any] = {"evidence_card": True}
LINES = {"en": "11-15 hcp, 5+S", "fr": "11-15 points, 5+P", "nb": "11-15 hp, 5+Sp"}
SIXTH = {"en": "6+S", "fr": "6+P", "nb": "6+Sp"}
VALUES = {"en": "14+ hcp", "fr": "14+ points", "nb": "14+ hp"}
CANARY = "Zaunkönig"
"""The name of a reading, which nobody but the Director may come across."""


def said(page: str) -> str:
    """The text of a page, with single spaces."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.partition("<main")[2] or page)).split())


def spaced(text: str) -> str:
    return " ".join(text.split())


def filled(language: str = "en", **more: str) -> dict[str, str]:
    """The form, filled in: East's opening, two readings, two actions."""
    pass_, spades = {"en": ("p", "3s"), "fr": ("pa", "3p"), "nb": ("p", "3sp")}[language]
    return {
        "line-a1": LINES[language], "name-1": CANARY, "reading-1": SIXTH[language], "name-2": "values",
        "reading-2": VALUES[language], "action-1": pass_, "action-2": spades, "scale": "points",
        "no_poll": "nobody of that class was there",
    } | more  # fmt: skip


class Standing:
    """Solves without a solver, when it is let; `deals`: so many."""

    def __init__(self, why: Exception | None = None, deals: int = DEALS) -> None:
        self.let, self.why, self.deals = asyncio.Event(), why, deals
        self.asked: list[CardToSolve] = []

    async def __call__(self, asked: CardToSolve, heard: Callable[[int, int], None]) -> Mapping[str, Any]:
        self.asked.append(asked)
        heard(50, 1200)
        await self.let.wait()
        if self.why is not None:
            raise self.why
        solving = to_solve(replace(asked.card, deals=self.deals))
        return plain_card(card(solving, stand_in(solving.deals, solving.outcomes)), asked.laws, None, "dds 0")


async def begun(
    house: Open, at: Desk, language: str = "en", why: Exception | None = None, deals: int = DEALS, **more: str
) -> Standing:
    """The card that he has begun."""
    standing = house.lobby.cards.made = Standing(why, deals)
    await at.open("/evidence")
    page = await at.sends("/evidence", **filled(language, **more))
    assert spaced(Words(language).say("infocard-solving")) in said(page)
    return standing


async def over(house: Open) -> None:
    """Wait until no card is being solved."""
    for _ in range(2000):
        if not house.lobby.cards.is_busy:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("still being solved")


async def made(house: Open, at: Desk, language: str = "en", deals: int = DEALS, **more: str) -> str:
    """The page of a card that is made."""
    standing = await begun(house, at, language, None, deals, **more)
    standing.let.set()
    await over(house)
    # every window that has waited goes on to it
    windows = [await at.get("/evidence?follow") for _ in range(2)]
    assert [reply.status_code for reply in windows] == [303, 303], said(windows[0].text)
    reply = windows[-1]
    at.text = (await at.browser.get(reply.headers["location"], headers={"accept-language": language})).text
    return at.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_asked_for_solved_and_kept(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        words = Words(language)
        at = await desk(house, "slow_pass", language)
        await at.open()
        assert f'href="{at.at}/evidence"' in at.text
        page = said(await at.open("/evidence"))
        for message in ("infocard-intro", "infocard-lines", "infocard-why-no-poll"):
            assert spaced(words.say(message)) in page
        assert 'value="3' in at.text  # what was chosen stands there already
        text = await made(house, at, language)
        page = said(text)
        for message in ("infocard-cannot", "infocard-open", "infocard-level", "infocard-named", "infocard-legend"):
            assert spaced(words.say(message)) in page
        assert CANARY in page
        assert '<svg class="bar"' in text
        assert text.count('class="one-hand"') == 3 * 3 * 3  # three deals of each set, three hidden hands
        assert "AKJ63" not in re.sub(r"\s", "", page.partition(spaced(words.say("infocard-samples")))[0])
        assert "<script" not in text.partition("<main")[2]
        # it stands with the case, and answers nothing
        assert CANARY in await at.open()
        assert f"{at.at}/evidence/a15" in at.text
        letter = said((await at.get("/ruling")).text)
        assert CANARY not in letter

    visit(tmp_path, check, **ON)


def test_where_no_arrow_is_drawn_no_picture_is_explained(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        text = await made(house, at, deals=FEWEST_DEALS)
        assert '<svg class="bar"' not in text
        assert spaced(Words("en").say("infocard-legend")) not in said(text)

    visit(tmp_path, check, **ON)


def test_it_is_off_unless_the_house_has_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        await at.open()
        assert "/evidence" not in at.text
        assert "evidence_card" in said(await at.open("/evidence"))
        assert "<form" not in at.text.partition("<main")[2]
        headers = {"origin": house.address}
        reply = await at.browser.post(f"{at.at}/evidence", data={"of": "a7", **filled()}, headers=headers)
        assert reply.status_code == 409
        assert not house.lobby.cards.is_busy

    visit(tmp_path, check)


WRONG: list[tuple[dict[str, str], str]] = [
    ({"no_poll": ""}, "infocard-refused-no_poll.desk"),
    ({"name-2": "", "reading-2": ""}, "infocard-refused-too_few_readings.desk"),
    ({"name-2": ""}, "infocard-half-reading"),
    ({"reading-2": ""}, "infocard-half-reading"),
    ({"name-2": CANARY}, "infocard-reading-twice"),
    ({"action-2": ""}, "infocard-refused-too_few_actions.desk"),
    ({"action-2": "2s"}, "infocard-action-bad-needs_contract"),
    ({"action-2": "p"}, "infocard-action-bad-twice"),
    ({"action-2": "3s", "contract-2": "4s"}, "infocard-action-bad-contract"),
    ({"action-2": "sa"}, "infocard-action-bad-unknown"),
    ({"reading-1": "strong"}, "infocard-unreadable"),
    ({"line-a1": "11-15 apples"}, "infocard-unreadable"),
]


@pytest.mark.parametrize(("more", "message"), WRONG)
def test_what_cannot_be_used_is_said_and_stays_filled_in(tmp_path: Path, more: dict[str, str], message: str) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        await at.open("/evidence")
        reply = await at.send(at.form_to("/evidence"), **filled(**more))
        assert reply.status_code == 422
        name, _, attribute = message.partition(".")
        sentence = Words("en").say(name, attribute or None, text="|", n="|", allowed="|")
        for part in sentence.split("|"):
            assert part.strip(" “”.,:") in said(reply.text), said(reply.text)
        assert "data-wrong" in reply.text
        assert 'value="nobody of that class was there"' in reply.text or "no_poll" in more
        assert not house.lobby.cards.is_busy

    visit(tmp_path, check, **ON)


def test_a_condition_made_from_words_is_confirmed_or_changed(tmp_path: Path) -> None:
    text = Path("src/bridgelaw/examples/slow_pass.yaml").read_text("utf-8")
    file = tmp_path / "told.yaml"
    file.write_text(text.replace('"natural, not strong"', '"5+♥, 10-14"'), "utf-8")

    async def check(house: Open) -> None:
        at = await desk(house, file)
        await at.open("/evidence")
        assert 'value="10-14 hcp, 5+♥"' in at.text or 'value="5+♥, 10-14 hcp"' in at.text
        reply = await at.send(at.form_to("/evidence"), **filled(**{"line-a2": "5+H, 10-14 hcp"}))
        assert reply.status_code == 422
        assert Words("en").say("infocard-unsure") in said(reply.text)
        standing = house.lobby.cards.made = Standing()
        lines = {"line-a2": "5+H, 10-14 hcp", "sure-a2": "yes"}
        await at.sends("/evidence", **filled(**lines))
        shown = {one.act: one for one in standing.asked[0].card.usable.lines}
        assert [shown[act].source for act in ("a1", "a2")] == ["director", "explained"]
        standing.let.set()
        await over(house)
        assert (await at.get("/evidence?follow")).headers["location"].endswith("/evidence/a15")
        await at.open("/evidence")  # and the form makes another one
        standing = house.lobby.cards.made = Standing()
        await at.sends("/evidence", **filled(**{"line-a2": "6+H"}))
        assert {one.act: one.source for one in standing.asked[0].card.usable.lines}["a2"] == "director"

    visit(tmp_path, check, **ON)


def test_one_at_a_time_with_its_progress_and_cancelled(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        words = Words("en")
        at, other = await desk(house, "slow_pass"), await desk(house, "slow_pass")
        standing = await begun(house, at)
        assert words.say("infocard-progress", n="50", value="1200") in said(at.text)
        assert "/desk/files/evidence.js" in at.text
        assert '<noscript><meta http-equiv="refresh"' in at.text
        await other.open("/evidence")
        assert words.say("infocard-busy") in said(other.text)
        reply = await other.send(other.form_to("/evidence"), **filled())
        assert reply.status_code == 409
        assert len(standing.asked) == 1
        page = said(await at.sends("/evidence/cancel"))
        assert words.say("infocard-was-cancelled") in page
        assert not house.lobby.cards.is_busy
        assert CANARY in at.text  # as it was filled in
        state = (await house.lobby.table(at.at.split("/")[3])).state
        assert not kept_cards(state.board.now)

    visit(tmp_path, check, **ON)


@pytest.mark.parametrize("code", ["late", "broken"])
def test_a_refusal_is_in_words(tmp_path: Path, code: Any) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        standing = await begun(house, at, why=NoCard(code))
        standing.let.set()
        await over(house)
        words = Words("en")
        sentence = words.attempt(f"infocard-refused-{code}", "desk") or words.say(f"infocard-refused-{code}")
        assert sentence in said(await at.open("/evidence"))
        assert "--" not in said(at.text)

    visit(tmp_path, check, **ON)


def test_solved_by_its_own_processes_it_is_refused_where_no_deal_fits(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        await at.open("/evidence")
        await at.sends("/evidence", **filled(**{"line-a1": "38+ hcp"}))
        await over(house)
        assert "38+ hcp" in said(await at.open("/evidence"))
        assert Words("en").say("fit-refused-impossible", "less", text="E: 38+ hcp") in said(at.text)

    visit(tmp_path, check, **ON)


def test_while_a_poll_is_open_there_is_no_card(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        standing = await begun(house, at)
        await at.open("/polls/new?of=a10")
        given = {"of": "a10", "methods": "", "people": "Ann\nBo", "players": "club", "span": "hour"}
        sent = await at.send(at.form_to("/polls"), **given)
        peers = links(sent.text)
        assert len(peers) == 2
        # one that was begun before is not kept
        standing.let.set()
        await over(house)
        words = Words("en")
        assert words.say("refused-card-poll-open") in said(await at.open("/evidence"))
        assert 'name="no_poll"' not in at.text
        reply = await at.browser.post(
            f"{at.at}/evidence", data={"of": "a7", **filled()}, headers={"origin": house.address}
        )
        assert reply.status_code == 409
        assert not house.lobby.cards.is_busy
        for peer in peers:
            assert CANARY not in (await Peer(await house.browser(), peer).looks()).text
        # closed, it is what the card begins with
        await Peer(await house.browser(), peers[0]).answers("P", "3S")
        await at.open("/polls/p1")
        await at.sends("/close")
        page = said(await at.open("/evidence"))
        assert words.say("infocard-poll-there") in page
        text = await made(house, at, no_poll="")
        assert words.say("infocard-no-poll", text="")[:20] not in said(text)

    visit(tmp_path, check, **ON)


def test_it_outlives_a_restart_with_its_deals(tmp_path: Path) -> None:
    async def whole() -> None:
        async with opened(tmp_path, **ON) as house:
            at = await desk(house, "slow_pass")
            before = await made(house, at)
            address = at.at
            cookies = dict(at.browser.cookies)
        async with opened(tmp_path, **ON) as house:
            browser = await house.browser()
            browser.cookies.update(cookies)
            after = (await browser.get(f"{address}/evidence/a15", headers={"accept-language": "en"})).text
            assert said(after) == said(before)

    asyncio.run(whole())


def test_it_stands_in_the_letter_when_he_puts_it_there(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        await made(house, at)
        words = Words("en")

        async def letters() -> list[str]:
            page = (await at.get("/ruling")).text, (await at.get("/letter.html")).text
            return [said(one) for one in page]

        log = said((await at.get("")).text)
        assert "Kept with the case: What the information would change" in log
        register = (await at.browser.get("/desk/rulings.jsonl")).text
        assert CANARY not in register + " ".join(await letters())
        await at.open("/evidence/a15")
        await at.sends("/evidence/a15/letter", value="yes")
        for letter in await letters():
            for text in (CANARY, "values", "11-15 hcp, 5+♠", words.say("infocard-cannot")):
                assert spaced(text) in letter
        await at.sends("/evidence/a15/letter", value="no")
        assert CANARY not in " ".join(await letters())

    visit(tmp_path, check, **ON)


def test_a_later_one_stays_beside_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "slow_pass")
        first = await made(house, at)
        second = await made(house, at, "en", DEALS, **{"name-2": "short", "reading-2": "0-1H"})
        for text, act in ((first, "a15"), (second, "a16")):
            await at.open(f"/evidence/{act}")
            assert said(at.text) == said(text)
        assert (await at.get("/evidence/a99")).status_code == 404
        table, place = at.at.split("/")[3], 2
        state = await (await house.lobby.table(table)).at_board(place)
        case = Case(state, Words("en"))
        assert [one.act for one in kept_cards(state.board.now)] == ["a15", "a16"]
        assert card_about(case, "").question.kind == "suggested"
        # no rule has gone on with it, and the record that is taken away reads again
        assert not state.board.now.errors
        again = loads(dumps(case.record))
        assert [act.id for act in again.acts if isinstance(act, Find) and act.kind == "evidence"] == ["a15", "a16"]

    visit(tmp_path, check, **ON)


def test_nobody_at_the_table_is_sent_a_byte_of_it(tmp_path: Path) -> None:
    """A live table on which it happened: all that goes to seats, spectators and polled people is searched."""
    deal = "N:9874.A97.8432.Q8 AKJ63.6.JT75.AT2 2.KT8543.AK9.K65 QT5.QJ2.Q6.J9743"
    table = {"boards": (numbered(14, deal),)}

    async def check(house: Open) -> None:
        guests = await house.four()
        for who, line in (("E", "call 1S"), ("S", "call 2H"), ("W", "call 2S"), ("N", "call 3H")):
            await guests[who].do(line)
        boss = await house.guest("director")
        hesitates = {"by": "E", "convey": "hesitation", "took": 20, "reported_by": "director"}
        told = await boss.ask({"type": "act", "act": hesitates, "confirmed": True})
        assert told["type"] == "done", told
        for who, line in (("E", "call P"), ("S", "call P"), ("W", "call 3S"), ("N", "summon")):
            await guests[who].do(line)
        found = await director(house)
        at = Desk(house, found.browser)
        at.at = f"/desk/cases/{house.table}/1"
        for kind in ("facts_agreed", "information_made_available"):
            await boss.ask({"type": "act", "act": {"find": kind, "of": "a5", "value": True}, "confirmed": True})
        await made(house, at)
        for guest in guests.values():
            await guest.settle()
        watcher = await house.guest("spectator")
        await watcher.settle()
        bytes_ = "".join("".join(one.frames) for one in (*guests.values(), watcher))
        for who in ("N", "E", "S", "W", "spectator"):
            browser = await house.browser()
            for rest in ("", "/view", "/record", "/record?format=pbn"):
                reply = await browser.get(house.url(who, rest), headers=house.bearer(who))
                bytes_ += reply.text
        for secret in (CANARY, "infocard", "11-15 hcp", "6+S", '"evidence"', "find: evidence"):
            assert secret not in bytes_, secret
        assert CANARY in await at.open()

    visit(tmp_path, check, table=table, **ON)
