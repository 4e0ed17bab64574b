"""An evening at a table unit and on a pair's phone: seats, results, a net that goes and comes back, a reload."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import accessible, legible
from tests.browser.club import Club
from tests.browser.player import LOCALES, NARROW, PATIENCE, Scheme
from tests.browser.session import ClubEvening

Going = Callable[..., Page]
FETCHED = "() => performance.getEntries().reduce((sum, one) => sum + (one.transferSize ?? 0), 0)"
"""Bytes that a phone has fetched for the page."""


@pytest.fixture
def go(browser: Browser) -> Iterator[Going]:
    """Phones that open a link; nothing goes wrong on their pages."""
    contexts = []
    errors: list[str] = []

    def to(link: str, language: str = "en", scheme: Scheme = "light") -> Page:
        width, height = NARROW
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=LOCALES[language], color_scheme=scheme
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(link)
        page.get_by_role("button").click()
        page.locator(".hall[data-line=open]").wait_for()
        return page

    yield to
    for context in contexts:
        context.close()
    assert errors == []


def tap(page: Page, *names: str) -> None:
    """One button after the other, by its words."""
    for name in names:
        page.get_by_role("button", name=name, exact=True).first.click()


def contract(page: Page, name: str) -> None:
    """The key of a contract."""
    page.locator(".keys.five button").filter(has_text=name).first.click()


def test_a_round_at_a_table_with_and_without_a_net(server: Club, go: Going) -> None:
    evening = ClubEvening(server)
    evening.begins()
    page = go(evening.links["unit:1"])
    expect(page.get_by_text("Åse NS 1")).to_be_visible()
    accessible(page)
    tap(page, "Yes", "Enter the result")
    accessible(page)
    contract(page, "4♠")
    assert 20_000 < page.evaluate(FETCHED) < 60_000
    tap(page, "South", "diamonds", "K", "10 tricks")
    expect(page.get_by_text("+420 to North–South")).to_be_visible()
    tap(page, "Agreed")
    expect(page.locator("#play-1 .note")).to_have_text("Agreed")
    expect(page.locator(".hall")).to_have_attribute("data-kept", "0")
    assert [one["state"] for one in evening.view("unit:1")["plays"]] == ["agreed", "to_play"]

    # the net is gone: result and agreement are kept here, and the page says so
    page.context.set_offline(True)
    tap(page, "Enter the result")
    contract(page, "3NT")
    tap(page, "East", "Leave out the lead", "9 tricks", "Agreed")
    expect(page.get_by_text("1 entry kept here")).to_be_visible()
    accessible(page)
    assert evening.view("unit:1")["plays"][1]["state"] == "to_play"

    # the page is loaded again before anything was sent: what was kept is handed in, in order, once
    page.route("**/facts?*", lambda route: route.abort())
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_text("1 entry kept here")).to_be_visible()
    page.unroute("**/facts?*")
    expect(page.locator("#play-2 .note")).to_have_text("Agreed")
    expect(page.locator(".hall")).to_have_attribute("data-kept", "0")
    second = evening.view("unit:1")["plays"][1]
    assert (second["state"], second["result"]["score"]) == ("agreed", -400)
    expect(page.get_by_role("heading", name="Next round")).to_be_visible()
    legible(page)


def test_an_entry_outlives_a_reload_and_is_put_right_part_by_part(server: Club, go: Going) -> None:
    evening = ClubEvening(server)
    evening.begins()
    page = go(evening.links["unit:1"])
    tap(page, "Yes", "Enter the result")
    contract(page, "4♠")
    tap(page, "Double")
    page.reload()
    expect(page.get_by_role("button", name="Double", exact=True)).to_have_attribute("aria-pressed", "true")
    tap(page, "South", "diamonds", "K")
    page.reload()
    tap(page, "10 tricks")
    expect(page.get_by_text("+590 to North–South")).to_be_visible()

    tap(page, "Change", "Declarer South", "North", "Enter it like this")
    expect(page.locator("#play-1")).to_contain_text("doubled, played by North")
    tap(page, "Change", "Result =", "9 tricks", "Enter it like this")
    expect(page.locator("#play-1")).to_contain_text("+100 to East–West")
    # another level: how many were made is asked anew
    tap(page, "Change")
    page.get_by_role("button", name="Contract").click()
    contract(page, "3♠")
    tap(page, "North", "9 tricks", "Enter it like this", "Agreed")
    expect(page.get_by_text("+140 to North–South")).to_be_visible()
    result = evening.view("unit:1")["plays"][0]["result"]
    assert (result["contract"], result["by"], result["tricks"], result["lead"]) == ("3S", "N", 9, "DK")


def test_a_pair_sees_its_seat_and_has_a_score_put_right(server: Club, go: Going) -> None:
    evening = ClubEvening(server)
    evening.begins()
    here = evening.view("unit:2")
    first, (ns, ew) = here["plays"][0], (here["ns"]["key"], here["ew"]["key"])
    done = evening.send("unit:2", "score", play=first["play"], ns=ns, ew=ew, contract="2H", by="N", tricks=8)
    evening.send("unit:2", "agree", play=first["play"], of=done["version"])
    ours, theirs = (go(evening.link(f"pair:{key}"), "nb", "dark") for key in (ns, ew))
    expect(ours.get_by_role("heading", name="Bord 2, Nord–Syd")).to_be_visible()
    accessible(ours)
    tap(ours, "Dette er feil")
    tap(ours, "Resultat =", "9 stikk", "Legg inn slik")
    tap(theirs, "Enig")
    expect(ours.locator(".board-line")).to_contain_text("+140 til Nord–Syd")
    assert evening.view(f"pair:{ns}")["plays"][0]["result"]["score"] == 140


def test_what_another_evening_kept_is_not_sent_to_this_one(server: Club, go: Going) -> None:
    before = ClubEvening(server, 2)
    page = go(before.links["unit:1"], "fr")
    page.route("**/facts?*", lambda route: route.abort())
    tap(page, "Modifier")
    page.get_by_label("Nom 1").first.fill("Late")
    tap(page, "Nous jouons ici")
    expect(page.get_by_text("1 saisie conservée ici")).to_be_visible()
    evening = ClubEvening(server, 2)
    page.goto(evening.links["unit:1"])
    page.get_by_role("button").click()
    expect(page.locator(".refused")).to_contain_text("appartient à Tuesday")
    legible(page)
    assert "Late" not in json.dumps(evening.view("unit:1"))
    page.unroute("**/facts?*")
    page.get_by_role("link", name="Ouvrir cette page et transmettre").click()
    expect(page.locator(".refused")).to_have_count(0)
    expect(page.locator(".hall")).to_have_attribute("data-kept", "0")
    expect(page.locator(".hall")).to_contain_text("Late")
    until = monotonic() + 10
    while "Late" not in json.dumps(before.view("unit:1")):
        assert monotonic() < until
        sleep(0.1)


def test_a_table_is_told_that_play_is_over(server: Club, go: Going) -> None:
    """It asks for nothing more, shows what it has played and leads to the ranking; before that it can say that a board
    that was agreed to is wrong after all."""
    evening = ClubEvening(server)
    evening.begins()
    page = go(evening.links["unit:1"], "fr")
    tap(page, "Oui", "Saisir le résultat")
    contract(page, "4♠")
    tap(page, "Sud", "Sans l’entame", "10 levées", "D’accord")
    expect(page.locator("#play-1 .note")).to_have_text("Accepté par les deux camps")
    tap(page, "C’est faux")
    expect(page.locator(".called")).to_contain_text("Une marque")
    expect(page.get_by_role("button", name="C’est faux")).to_have_count(0)
    evening.send("director", "end_play")
    expect(page.get_by_text("Le jeu est terminé.")).to_be_visible()
    expect(page.get_by_role("link", name="Vers le classement")).to_have_attribute("href", f"/s/{evening.id}")
    expect(page.get_by_text("mauvaise paire")).to_have_count(0)
    accessible(page)
    evening.send("director", "close")
    expect(page.get_by_role("button", name="Saisir le résultat")).to_have_count(0)
    expect(page.locator("#play-1 .board-line")).to_contain_text("+420")
    page.reload()
    expect(page.get_by_text("Le jeu est terminé.")).to_be_visible()
