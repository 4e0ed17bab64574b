"""The second stage of a poll at the desk: when it opens, what goes out, what came of it, and what nobody is told."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from bridgelaw.formats.record import dumps
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.kit.rulings import HESITATION, answered, example
from tests.web.desk.on_paper import Desk, Peer, desk_with, links, polled
from tests.web.house import Open, visit

ALLOWED = {"regulations": {"poll_second_stage": True}}
FIRST = [("P", "3D"), ("P",), ("P",), ("3D", "P"), ("P",)]
SECRETS = ("twenty", "hesitat", "long pause", "K95.AJ83", "Club evening", "East calls", "considered", "/desk/cases")
"""What is in the record, and not for those polled: the words of a side among it."""


def said(page: str) -> str:
    """The text of a page, with single spaces."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page.partition("<main")[2] or page)).split())


def spaced(text: str) -> str:
    """The same of a sentence that stands there: French has spaces in it that do not break."""
    return " ".join(text.split())


async def first_stage(
    house: Open, language: str = "en", *, close: bool = True, allowed: bool = True
) -> tuple[Desk, list[str]]:
    """The Director, with the first stage answered by five; and its links."""
    settings = ALLOWED if allowed else {}
    at = await desk_with(house, dumps(answered(example("hesitation"), *HESITATION[:2])), language, **settings)
    await at.open("/polls/new?of=a7")
    given = {"of": "a7", "methods": "2/1", "people": "Ann\nBo\nCy\nDi\nEva", "players": "club", "span": "hour"}
    sent = await at.send(at.form_to("/polls"), **given)
    found = links(sent.text)
    await polled(house, found, FIRST, language)
    if close:
        await at.open("/polls/p1")
        await at.sends("/close")
    return at, found


async def second_stage(at: Desk, **fields: str) -> list[str]:
    """The links of a second stage that he has just sent."""
    await at.open("/polls/second?of=a7")
    given = {"group": "other", "people": "Fay\nGus\nHal", "players": "club", "span": "hour"} | fields
    sent = await at.send(at.form_to("/polls/second"), **given)
    assert sent.status_code == 200, sent.text
    at.text = sent.text
    return links(sent.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_sent_with_what_so_few_can_show_on_the_page_before(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house, language)
        words = Words(language)
        page = said(await at.open("/polls/second"))
        for message in ("stages-small", "stages-small-few"):
            assert spaced(words.say(message)) in page
        assert spaced(words.say("stages-small-same", n="6")) in page
        # one of five chose three diamonds: all of five would have to find it more attractive, or six of eight
        assert spaced(words.say("stages-small-of", n="5", asked="5")) in page
        assert spaced(words.say("stages-small-never")) in page
        assert "<script" not in at.text.partition("<main")[2]
        assert len(await second_stage(at)) == 3

    visit(tmp_path, check)


def test_it_is_open_only_when_the_first_is_closed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house, close=False)
        await at.open("/polls/p1")
        assert "/polls/second" not in at.text
        page = said(await at.open("/polls/second?of=a7"))
        assert Words("en").say("refused-poll-second-open") in page
        assert "<form" not in at.text.partition("<main")[2]
        path = f"{at.at}/polls/second"
        headers = {"origin": house.address}
        reply = await at.browser.post(path, data={"of": "a7", "people": "1"}, headers=headers)
        assert reply.status_code >= 400
        assert not links(reply.text)
        assert Words("en").say("refused-poll-second-open") in said(reply.text)

    visit(tmp_path, check)


def test_what_was_suggested_leads_to_it_once_the_first_is_closed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house, close=False)
        await at.open()
        assert at.form_key() == "suggested"
        assert "/polls/second" not in at.text
        await at.open("/polls/p1")
        case = await at.sends("/close")
        await at.open()
        assert f'href="{at.at}/polls/second?of=a7"' in at.text, case
        await at.answers("suggested", "3D")
        assert at.form_key() == "logical_alternatives"
        assert "/polls/second" not in at.text

    visit(tmp_path, check)


def test_what_was_suggested_leads_nowhere_where_it_is_not_allowed(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house, allowed=False)
        await at.open()
        assert at.form_key() == "suggested"
        assert "/polls/second" not in at.text

    visit(tmp_path, check)


def test_a_first_stage_opened_again_closes_the_way(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house)
        await at.open("/polls/new?of=a7")
        await at.send(at.form_to("/polls"), of="a7", people="Ida", players="club", span="hour")
        assert Words("en").say("refused-poll-second-open") in said(await at.open("/polls/second?of=a7"))

    visit(tmp_path, check)


def test_without_the_setting_nothing_leads_to_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house, allowed=False)
        await at.open("/polls/p1")
        assert "/polls/second" not in at.text
        assert "poll_second_stage" in said(await at.open("/polls/second?of=a7"))

    visit(tmp_path, check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_people_see_the_same_problem_one_line_and_two_questions(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at, before = await first_stage(house, language)
        made = await second_stage(at)
        words = Words(language)
        peer = Peer(await house.browser(), made[0], language)
        first = await peer.looks()
        line = spaced(words.say("stages-told-call-measured", call=words.call("P"), seconds=20))
        assert line in said(first.text)
        assert spaced(words.say("stages-ask-hold")) in said(first.text)
        second = await peer.sends(may_hold=["more", "longer"])
        assert spaced(words.say("stages-ask-actions")) in said(second.text)
        assert set(re.findall(r'name="on-(\w+)"', second.text)) == {"P", "3D"}
        for page in (first.text, second.text):
            told = said(page).casefold()
            assert not [secret for secret in SECRETS if secret.casefold() in told]
            assert at.at.split("/")[3] not in page
            assert "/desk/cases" not in page
            assert words.say("polling-share") not in said(page)
        # the hand is that of the first stage, and its links lead there and nowhere else
        hand = re.findall(r"<dd>([^<]+)</dd>", first.text)
        assert len(hand) == 4
        for link in before:
            old = await Peer(await house.browser(), link, language).looks()
            assert words.say("polling-thanks") in said(old.text)
            assert spaced(words.say("stages-ask-hold")) not in said(old.text)
            assert line not in said(old.text)

    visit(tmp_path, check)


def test_a_link_of_the_first_stage_answers_nothing_of_the_second(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, before = await first_stage(house)
        await second_stage(at)
        old = Peer(await house.browser(), before[0])
        await old.sends(may_hold="more", send="yes", players="club", **{"on-P": "less", "on-3D": "more"})
        page = said(await at.open("/polls/p2"))
        assert "0 of 3 have answered" in page

    visit(tmp_path, check)


def test_what_is_no_answer_is_asked_again(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house)
        made = await second_stage(at)
        words = Words("en")
        peer = Peer(await house.browser(), made[0])
        for wrong in ({}, {"may_hold": ["nothing", "more"]}, {"may_hold": "rich"}, {"send": "yes"}):
            again = said((await peer.sends(**wrong)).text)
            assert words.say("stages-missing-mark") in again
            assert "Question 1 of 2" in again
        half = await peer.sends(may_hold="more", send="yes", **{"on-P": "less"})
        assert words.say("stages-missing-action") in said(half.text)
        assert re.search(r'name="on-P" value="less" checked', half.text)
        other = await peer.sends(may_hold="more", send="yes", **{"on-P": "less", "on-3H": "more"})
        assert words.say("stages-missing-action") in said(other.text)
        done = await peer.sends(may_hold="more", send="yes", players="club", **{"on-P": "neither", "on-3D": "more"})
        assert words.say("polling-thanks") in said(done.text)
        assert words.say("polling-thanks") in said((await peer.sends(may_hold="more", none="yes")).text)

    visit(tmp_path, check)


async def answers(house: Open, made: list[str], *given: dict[str, str | list[str]]) -> None:
    for link, fields in zip(made, given, strict=True):
        reply = await Peer(await house.browser(), link).sends(players="club", send="yes", **fields)
        assert Words("en").say("polling-thanks") in said(reply.text)


UP = {"on-3D": "more", "on-P": "less"}


def test_what_came_of_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, _ = await first_stage(house)
        made = await second_stage(at, people="Fay\nGus\nHal\nIda\nJon")
        page = said(await at.open("/polls/p2"))
        assert "more attractive" not in page.partition("This is all that those polled see")[0]
        up: dict[str, str | list[str]] = {"may_hold": ["more", "longer"], **UP}
        await answers(house, made, up, up, up, up, {"may_hold": "nothing", "on-3D": "neither", "on-P": "neither"})
        await at.open("/polls/p2")
        await at.sends("/close")
        page = said(await at.open("/polls/p2"))
        words = Words("en")
        result = words.say(
            "stages-result", action=words.call("3D"), chose="1", before="5", attractive="4", less="0", players=5
        )
        assert re.sub(r"\s", "", result) in re.sub(r"\s", "", page)
        for message in ("stages-few", "stages-no-larger", "stages-moves-open", "stages-never"):
            assert words.say(message) in page
        assert "20.6%" in page or "21%" in page
        assert '<circle class="point" cx="160.0"' in at.text
        # names for readings, and not how many gave them; nor does an answer tell who did
        names = page.partition(words.say("stages-readings"))[2].partition(words.say("polling-answers"))[0]
        assert "more strength than shown and a longer suit than shown" in names
        assert not re.search(r"\d", names.partition("Back to the case")[0])
        rest = page.partition(words.say("polling-answers"))[2]
        assert "strength" not in rest
        assert "Player Fay: more attractive 3 ♦" in rest
        # the letter tells both stages apart
        letter = said((await at.get("/ruling")).text)
        assert words.say("letter-reason-poll", players=5) in letter
        assert words.say("stages-letter", players=5) in letter

    visit(tmp_path, check)


def test_the_same_players_are_asked_again_by_new_links(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at, before = await first_stage(house)
        made = await second_stage(at, group="same", people="somebody else")
        assert len(made) == 5
        assert not set(made) & set(before)
        assert "somebody else" not in said(at.text)
        up: dict[str, str | list[str]] = {"may_hold": "more", **UP}
        await answers(house, made, *[up] * 5)
        await at.open("/polls/p2")
        await at.sends("/close")
        page = said(await at.open("/polls/p2"))
        words = Words("en")
        assert words.say("stages-asked-same", before="5", players=5) in page
        assert words.say("stages-chance-same", chance=words.percent(6.3)) in page or "6.2%" in page
        assert words.say("stages-interval", low="", high="")[:30] not in page

    visit(tmp_path, check)
