"""A poll at the desk: what goes out and what does not, who answers, which links lead to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.desk.poll import CLASSES
from bridgelaw.live.messages import VIEWERS
from bridgelaw.store.links import hashed
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.web.desk.on_paper import Desk, Peer, desk, links
from tests.web.house import Open, visit

SECRETS = ("20", "twenty", "hesitat", "paused", "K95.AJ83", "Club evening", "East calls", "a long pause")


async def opened(house: Open, language: str = "en", **fields: str) -> tuple[Desk, list[str]]:
    """The Director, and the links of a poll that he has just sent."""
    at = await desk(house, "hesitation", language)
    await at.open("/polls/new?of=a7")
    given = {"of": "a7", "methods": "2/1", "people": "Ann\nBo\nCy", "players": "club", "span": "hour"} | fields
    sent = await at.send(at.form_to("/polls"), **given)
    assert sent.status_code == 200, sent.text
    at.text = sent.text
    return at, links(sent.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_polled_see_the_problem_and_nothing_else(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at, made = await opened(house, language)
        sheet = await at.open("/polls/new?of=a7")
        peer = Peer(await house.browser(), made[0], language)
        first = await peer.looks()
        second = await peer.sends(chooses="P")
        for page in (first.text, second.text):
            told = re.sub(r"<[^>]+>", " ", page)
            assert not [secret for secret in SECRETS if secret.casefold() in told.casefold()]
            assert at.at.split("/")[3] not in page
            assert "/desk/cases" not in page
        words = Words(language)
        assert words.say("polling-ask-call") in first.text
        assert words.say("polling-ask-else") in second.text
        # the Director has seen the same problem
        hand = re.findall(r"<dd>([^<]+)</dd>", first.text)
        assert len(hand) == 4
        assert all(cards in sheet for cards in hand)

    visit(tmp_path, check)


def test_the_language_of_a_polled_player_is_kept_for_his_page_and_for_no_other(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        _, made = await opened(house, "en")
        # one phone: its owner has been polled in French, and comes to the desk, where its browser says English
        browser = await house.browser()
        peer = Peer(browser, made[0], "en-GB")
        chosen = await browser.get(peer.path, params={"language": "fr"}, headers=peer.headers)
        assert Words("fr").say("polling-ask-call") in chosen.text
        second = await peer.sends(chooses="P")
        assert Words("fr").say("polling-ask-else") in second.text
        desk = await browser.get("/desk", headers=peer.headers)
        assert '<html lang="en">' in desk.text

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "methods"),
    [("en", "North hesitated"), ("fr", "une longue réflexion, avec hésitation"), ("nb", "Nord nølte"),
     ("en", "about twenty seconds over two spades"), ("fr", "North was slow"), ("nb", "il a réfléchi")],
)  # fmt: skip
def test_what_the_player_may_not_use_cannot_be_sent(tmp_path: Path, language: str, methods: str) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "hesitation", language)
        await at.look(f"{at.at}/polls/new?of=a7&methods={methods}")
        assert "leak" in at.text
        assert re.search(r"<button[^>]*data-send[^>]*disabled", at.text)
        form = at.form_to("/polls")
        reply = await at.send(form, of="a7", methods=methods, people="1", players="club", span="day")
        assert reply.status_code == 422
        assert "leak" in reply.text
        await at.open()
        assert "/polls/p1" not in at.text

    visit(tmp_path, check)


def test_an_answer_counts_once_and_stays_hidden_until_the_poll_is_closed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, made = await opened(house)
        peers = [Peer(await house.browser(), link) for link in made]
        assert "kept" in (await peers[0].answers("3D", "P", players="national")).text
        # sent again, by another page of the same person: the first stays
        again = await peers[0].sends(chooses="P", players="club", send="yes")
        assert "kept" in again.text
        assert "kept" in (await peers[0].looks()).text
        assert (await peers[1].answers("P")).status_code == 200
        page = await at.open("/polls/p1")
        assert "2 of 3 have answered" in page
        assert "chooses" not in page
        assert "national" not in at.text
        await at.sends("/close")
        page = await at.open("/polls/p1")
        assert "Player Ann: chooses 3 ♦ ; would also consider Pass" in page
        assert "Player Cy: no answer" in page
        assert "over" in (await peers[2].looks()).text
        late = await peers[2].sends(chooses="P", players="club", send="yes")
        assert late.status_code == 409
        assert "K J 9 7 5 4" not in late.text
        told = (await at.get("/ruling")).text
        assert "national class, experienced tournament player" in told

    visit(tmp_path, check)


def test_links_end_and_are_made_anew(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, made = await opened(house)
        ann, bo, cy = [Peer(await house.browser(), link) for link in made]
        assert (await at.send(at.form_to("/links"), end="1")).status_code == 303
        assert (await ann.looks()).status_code == 404
        assert (await bo.looks()).status_code == 200
        await bo.answers("P")
        reply = await at.send(at.form_to("/links"))
        fresh = links(reply.text)
        assert len(fresh) == 2
        assert (await cy.looks()).status_code == 404
        assert (await Peer(await house.browser(), fresh[1]).answers("X")).status_code == 200
        kept = await house.lobby.links.of(at.at.split("/")[3])
        assert all(link.rpartition("/")[2] not in str(kept) for link in fresh)
        assert hashed(fresh[1].rpartition("/")[2]) in {link.id for link in kept}

    visit(tmp_path, check)


def test_a_link_to_a_poll_opens_nothing_else(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, made = await opened(house)
        secret = made[0].rpartition("/")[2]
        browser = await house.browser()
        assert (await browser.get(f"/join/{secret}")).status_code == 404
        assert (await browser.post(f"/join/{secret}", headers={"origin": house.address})).status_code == 404
        bearer = {"authorization": f"Bearer {secret}"}
        for path in ("/desk", at.at, f"{at.at}/polls/p1", "/desk/rulings"):
            assert (await browser.get(path, headers=bearer)).status_code == 401
        table = at.at.split("/")[3]
        for who in VIEWERS:
            assert (await browser.get(f"/t/{table}/{who}/view", headers=bearer)).status_code == 401
        for other in (house.secret("N"), house.secret("director"), "nothing"):
            assert (await browser.get(f"/poll/{other}")).status_code == 404
        for path in ("/polls/new", "/polls/p1", "/score", "/ruling", "/letter.pdf", "/letter.html"):
            assert (await browser.get(f"{at.at}{path}")).status_code == 401
        assert (await at.get("/polls/p9")).status_code == 404

    visit(tmp_path, check)


def test_what_is_no_answer_is_asked_again(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, made = await opened(house)
        peer = Peer(await house.browser(), made[0])
        for wrong in ({}, {"chooses": "8C"}, {"chooses": "SA", "send": "yes"}, {"send": "yes"}):
            reply = await peer.sends(**wrong)
            assert reply.status_code == 200
            assert "Question 1 of 2" in reply.text
        assert "Question 1 of 2" in (await peer.looks()).text
        elsewhere = await peer.sends(elsewhere="yes")
        assert "I would not be in this position" in elsewhere.text
        assert (await peer.sends(elsewhere="yes", send="yes")).status_code == 200
        await at.open("/polls/p1")
        await at.sends("/close")
        page = await at.open("/polls/p1")
        assert "would not be in this position (not counted)" in page

    visit(tmp_path, check)


def test_every_class_has_its_name(tmp_path: Path) -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert len({words.say(f"polling-class-{one}") for one in CLASSES}) == len(CLASSES)
