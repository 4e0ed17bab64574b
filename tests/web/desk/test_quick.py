"""The quick ruling at the desk: tiles, one thing after the other, what is read out, a case and a letter of it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import httpx
import pytest

from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.quick import GROUPS, title
from tests.kit.whole import by_turns
from tests.web.desk.director import Director, Forms, director, said
from tests.web.house import Open, visit

TOO_LOW = "start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none"


def links(text: str) -> list[str]:
    """Where the page leads, of the quick ruling itself."""
    found = re.findall(r'href="(/desk/quick\?[^"#]*)', text)
    return [unescape(one) for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_tile(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        words = Words(language)
        text = await at.look("/desk/quick")
        for start in KINDS:
            assert " ".join(title(start, words).split()) in " ".join(unescape(text).split())
        assert len([one for one in links(at.text) if "start=" in one]) == len(KINDS)

    visit(tmp_path, check)


def test_every_kind_stands_in_one_group() -> None:
    named = [start for starts in GROUPS.values() for start in starts]
    assert len(named) == len(set(named))
    assert set(KINDS) <= set(named)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_thing_that_every_kind_asks(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        for start in KINDS:
            await at.look(f"/desk/quick?start={start}")
            asked = [one for one in links(at.text) if f"start={start}" in one and one.count("=") > 3]
            assert asked, start

    visit(tmp_path, check)


def test_from_the_tile_to_what_is_read_out(tmp_path: Path) -> None:
    """Every step by a link that stands on the page."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look("/desk/quick")
        taps = 0
        for mark in (
            "start=insufficient_bid&laws=2017&authority=wbf",
            "by=E",
            "last_bid=1S",
            "call=1H",
            "called_since=none",
        ):
            (to,) = {one for one in links(at.text) if one.endswith(mark)}
            await at.look(to)
            taps += 1
        assert taps <= 1 + KINDS["insufficient_bid"].at_most
        text = said(at.text)
        assert "South, the choice is yours" in text
        assert "West must pass until the end of the auction" in text
        # taking the last answer back asks it again
        back = next(one for one in links(at.text) if one.endswith("call=1H"))
        assert "Who has called after that call?" in await at.look(back)

    visit(tmp_path, check)


def test_a_choice_and_its_call(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(f"/desk/quick?{TOO_LOW}&laws=1997")
        await at.look(next(one for one in links(at.text) if one.endswith("choose=reject_call")))
        await at.look(next(one for one in links(at.text) if one.endswith("choose=correct%3A3C")))
        text = said(at.text)
        assert "West must pass until the end of the auction" in text
        assert "All that is due now has been read out" in text
        assert "Chosen: Refuse the call" in text

    visit(tmp_path, check)


def test_the_same_suits_are_ticked_of_two_calls(tmp_path: Path) -> None:
    """What was answered of the first call is not taken for a part of what is ticked of the second."""

    async def check(house: Open) -> None:
        at = await director(house)
        asked = f"{TOO_LOW}&laws=2017&choose=reject_call&choose=correct:2H"
        for _ in range(2):
            await at.look(f"/desk/quick?{asked}")
            assert any(one.endswith("specified_suits=none") for one in links(at.text))
            (form,) = [form for form in Forms(at.text).found if ("specified_suits", "") in form.fields]
            asked = urlencode([*form.fields, ("specified_suits", "H")])
        text = said(await at.look(f"/desk/quick?{asked}"))
        assert "All that is due now has been read out" in text
        assert "Which suits did 1♥ show, which was withdrawn? Hearts" in text
        assert "Which suits does 2♥ show, which replaces it? Hearts" in text
        without = f"{TOO_LOW}&laws=2017&choose=reject_call&choose=correct:2H&specified_suits=none"
        text = said(await at.look(f"/desk/quick?{without}"))
        assert "Which suits did 1♥ show, which was withdrawn? None of them" in text

    visit(tmp_path, check)


def test_edition_and_authority_are_kept(tmp_path: Path) -> None:
    """A tap on another edition or authority holds for this ruling; only the button keeps them for later ones, and the
    page that it leads to keeps nothing anew."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look("/desk/quick")
        assert not [one for one in links(at.text) if "keep=" in one]
        for mark in ("laws=1997&authority=wbf", "laws=1997&authority=ffb"):
            await at.look(next(one for one in links(at.text) if one.endswith(mark)))
        tile = next(one for one in links(at.text) if "start=insufficient_bid" in one)
        assert tile.endswith("laws=1997&authority=ffb")
        await at.look(f"{tile}&by=E")
        assert 'href="/desk/quick">' in at.text
        kept = next(one for one in links(at.text) if one.endswith("&keep=yes"))
        await at.look("/desk/quick")
        assert "laws=2017&authority=wbf" in next(one for one in links(at.text) if "start=" in one)
        await at.look("/desk/paper/new")
        assert "2017 · WBF" in at.text
        reply = await at.browser.get(kept)
        assert reply.status_code == 303
        assert "keep=" not in reply.headers["location"]
        await at.look(reply.headers["location"])
        assert not [one for one in links(at.text) if "keep=" in one]
        await at.look("/desk/quick")
        assert "laws=1997&authority=ffb" in next(one for one in links(at.text) if "start=" in one)
        await at.look("/desk/paper/new")
        assert "1997 · FFB" in at.text

    visit(tmp_path, check)


@pytest.mark.parametrize(
    "query", ["start=insufficient_bid&by=X", "start=insufficient_bid&nobody=E", TOO_LOW + "&choose=nothing"]
)
def test_what_does_not_fit_is_said(tmp_path: Path, query: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        reply = await at.browser.get(f"/desk/quick?{query}", headers={"accept": "text/html"})
        assert reply.status_code == 422
        assert 'role="alert"' in reply.text
        assert "Undo the last answer" in reply.text

    visit(tmp_path, check)


def test_several_cards_are_ticked(tmp_path: Path) -> None:
    """A form without a script sends each by itself."""

    async def check(house: Open) -> None:
        at = await director(house)
        at_the_cards = "/desk/quick?start=exposed_card_in_auction&by=E"
        await at.look(at_the_cards)
        (form,) = [form for form in Forms(at.text).found if ("cards", "") in form.fields]
        assert form.action == "/desk/quick#ask"
        text = await at.look("/desk/quick?start=exposed_card_in_auction&by=E&cards=&cards=HQ&cards=H5")
        assert "Whose card? East" in text
        assert "How was it seen?" in text
        assert any("cards=HQ+H5" in one for one in links(at.text))
        # one is a tap; and what is sent with none ticked answers nothing
        await at.look(f"{at_the_cards}&cards=")
        assert any(one.endswith("by=E&cards=HQ") for one in links(at.text))
        assert not any("cards=none" in one for one in links(at.text))

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("query", "answers"),
    [
        ("start=claim&declarer=S&claimer=S&tricks_left=9&claimed=9&objection=W", ("statement=none",)),
        ("start=defective_trick&declarer=S&by=W&count=few", ("next_trick=none", "next_trick=N+E+S+W")),
        ("start=designation&declarer=S&words=rank&card_led=none", ("cards=none",)),
        (
            "start=unauthorized_information&by=E&what=remark&action=4S&facts_agreed=yes&information_made_available=yes",
            ("suggested=none", "suggested=4S"),
        ),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_that_there_is_none_and_that_it_was_all_are_taps(
    tmp_path: Path, language: str, query: str, answers: tuple[str, ...]
) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        await at.look(f"/desk/quick?{query}")
        asked = at.text
        for answer in answers:
            (to,) = {one for one in links(asked) if one.endswith(answer)}
            await at.look(to)
            (chips,) = re.findall(r'class="chips".*?</ol>', at.text, re.DOTALL)
            assert chips.count("<li>") == to.count("&") - 2
            assert "<strong>–" not in chips

    visit(tmp_path, check)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_looked_at_later_is_answered_now_by_one_who_wants_it(tmp_path: Path, language: str) -> None:
    """Below what is said at the table, and closed; once one Question is answered the next lies open."""

    async def check(house: Open) -> None:
        at, words = await director(house, language), Words(language)
        facts = "by=E&what=hesitation&action=4S&facts_agreed=yes&information_made_available=yes"
        await at.look(f"/desk/quick?start=unauthorized_information&{facts}")
        now, _, later = at.text.partition(f"<summary>{words.say('quick-answer-now')}</summary>")
        assert words.say("quick-play-on") in now
        assert now.endswith('<details class="rare">')
        assert 'id="asked"' not in now
        assert 'id="asked"' in later
        for begun in ("&suggested=4S", "&suggested="):  # "Done" without a tick shows the same, as open as it was
            await at.look(f"/desk/quick?start=unauthorized_information&{facts}{begun}")
            assert f'<details class="rare" open><summary>{words.say("quick-answer-now")}' in at.text
        await at.look(f"/desk/quick?start=unauthorized_information&{facts}&stage=ended")
        assert words.say("quick-answer-now") not in at.text
        assert 'id="asked"' in at.text

    visit(tmp_path, check)


def test_none_is_no_answer_any_more_once_a_call_has_been_named(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        asked = "/desk/quick?start=wrong_explanation&by=E&stage=auction&noticed_by=partner&turn=N"
        for named, may in (("", True), ("&so_far=1S", False)):
            await at.look(asked + named)
            assert any(one.endswith("calls_since=none") for one in links(at.text)) is may
            assert any(one.endswith("calls_since=1S") for one in links(at.text)) is not may

    visit(tmp_path, check)


def test_a_rare_fact_is_asked_when_it_is_wanted(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(f"/desk/quick?{TOO_LOW}")
        more = next(one for one in links(at.text) if one.endswith("add=replaced_by"))
        assert "What was put in its place?" in await at.look(more)
        await at.look(next(one for one in links(at.text) if one.endswith("replaced_by=2H")))
        assert "What was put in its place? 2♥" in said(at.text).replace(" ♥ ", "♥ ").replace("2 ♥", "2♥")

    visit(tmp_path, check)


def test_a_case_of_it(tmp_path: Path) -> None:
    """With table, board and pairs, once however often it is sent; it goes on where the quick ruling stood."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(f"/desk/quick?{TOO_LOW}")
        (form,) = [form for form in Forms(at.text).found if form.action == "/desk/quick/case"]
        data = {"answer": [value for name, value in form.fields if name == "answer"]}
        rest = {name: value for name, value in form.fields if name != "answer"}
        before = len(await house.lobby.house.store.streams())
        places = set()
        for _ in range(2):
            reply = await _post(at, form.action, {**rest, **data, "table": "7", "board": "13", "ns": "4", "ew": "9"})
            assert reply.status_code == 303, reply.text
            places.add(reply.headers["location"])
        assert len(places) == 1
        assert len(await house.lobby.house.store.streams()) == before + 1
        text = await at.look(places.pop())
        assert "Table 7" in text
        assert "13" in text
        assert "The choice is open" in text
        assert "Accept 1♥" in text.replace(" ♥ ", "♥ ").replace("1 ♥", "1♥")

    visit(tmp_path, check)


async def _post(at: Director, path: str, data: dict[str, object]) -> httpx.Response:
    headers = {"origin": at.house.address, "accept": "text/html", "accept-language": at.language}
    return await at.browser.post(path, data=data, headers=headers)


@pytest.mark.parametrize(("language", "edition"), by_turns(LANGUAGES, EDITIONS))
def test_the_written_ruling(tmp_path: Path, language: str, edition: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        await at.look(f"/desk/quick?{TOO_LOW}&laws={edition}")
        address = re.search(r'href="(/desk/quick/letter\.html\?[^"]+)"', at.text)
        assert address
        reply = await at.browser.get(unescape(address[1]), headers={"accept-language": language})
        assert reply.status_code == 200
        assert f'lang="{language}"' in reply.text
        assert edition in reply.text
        back = re.search(r'<nav class="back"><a href="([^"]+)">', reply.text)
        assert back, "the way back to the ruling"
        await at.look(unescape(back[1]).partition("#")[0])
        assert address[0] in at.text, "the same ruling"
        nothing = await at.browser.get("/desk/quick/letter.html?start=insufficient_bid&by=E")
        assert nothing.status_code == 404

    visit(tmp_path, check)


def test_it_is_the_directors_alone(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        stranger = await house.browser()
        for path in ("/desk/quick", f"/desk/quick?{TOO_LOW}", f"/desk/quick/letter.html?{TOO_LOW}"):
            assert (await stranger.get(path)).status_code in (401, 403)
        assert (await stranger.post("/desk/quick/case", data={})).status_code in (401, 403)

    visit(tmp_path, check)


def test_an_answer_is_given_anew_and_the_later_ones_stay(tmp_path: Path) -> None:
    """A tap on what was answered asks that alone; what fits no more is named, and asked."""

    async def check(house: Open) -> None:
        at = await director(house)
        query = f"{TOO_LOW}&laws=2017&choose=reject_call&choose=correct:2H"
        await at.look(f"/desk/quick?{query}")
        text = said(await at.look(again(at, "last_bid")))
        assert "What was the last bid before it?" in text
        assert "Answered before: What was the last bid before it? 1♠" in text
        asked = at.text
        text = said(await at.look(next(one for one in links(asked) if "last_bid=1NT" in one)))
        assert "Chosen: Replace the call · 2 ♥" in text
        assert "No longer fits" not in text
        # left as it was, nothing is lost
        leave = next(one for one in links(asked) if one.endswith("choose=correct%3A2H"))
        assert "1♠" in said(await at.look(leave))
        # another player has the choice now
        await at.look(again(at, "by"))
        text = said(await at.look(next(one for one in links(at.text) if "by=W" in one)))
        assert "No longer fits, and does not count: Chosen: Refuse the call" in text
        assert "North, the choice is yours" in text
        assert not any("kept=choose" in one for one in links(at.text))

    visit(tmp_path, check)


def again(at: Director, key: str) -> str:
    """Where the answer to `key` is given anew."""
    return next(one for one in links(at.text) if f"again={key}" in one)


def test_what_is_ticked_or_typed_anew_keeps_the_later_answers(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        query = f"{TOO_LOW}&laws=2017&choose=reject_call&choose=correct:2H&specified_suits=H&specified_suits=H"
        await at.look(f"/desk/quick?{query}")
        await at.look(again(at, "specified_suits"))
        (form,) = [form for form in Forms(at.text).found if ("specified_suits", "") in form.fields]
        text = said(await at.look(f"/desk/quick?{urlencode([*form.fields, ('specified_suits', 'H')])}"))
        assert "Which suits did 1♥ show, which was withdrawn? Hearts" in text
        assert "Which suits does 2♥ show, which replaces it? Hearts" in text
        assert "All that is due now has been read out" in text

    visit(tmp_path, check)


def test_a_rare_fact_is_given_anew(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look("/desk/quick?start=call_out_of_rotation&laws=2017&by=E&told_by_opponent=yes&turn=W&call=1S")
        text = said(await at.look(again(at, "told_by_opponent")))
        assert "Answered before" in text
        assert any("told_by_opponent=no" in one for one in links(at.text))

    visit(tmp_path, check)
