"""“Score this board” of a quick ruling: where the Law moves tricks it leads to the result with them, by taps, and all
of it goes into the case and its letter; an adjusted score begins with what is known."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from bridgelaw.words import Words
from tests.web.desk.director import Director, Forms, director, said
from tests.web.house import Open, visit

REVOKED = "start=revoke&declarer=S&by=E&suit=H&card=C5&found=after_play&trick_won_by=E&later_tricks=3"
CLAIMED = (
    "start=claim&declarer=S&claimer=S&tricks_left=4&claimed=4&objection=W&statement=none&trump_out=no"
    "&played_after_claim=no&normal_line=3"
)
SCORE = {"en": "Score this board", "fr": "Donner la marque de cette donne", "nb": "Sett scoren på dette spillet"}
OVER = {
    "en": ("At the table: 4♠ by South, down 2, East–West +200.",
           "After the transfer: 4♠ by South, made, North–South +620."),
    "fr": ("À la table : 4♠", "Après le transfert : 4♠", "Nord-Sud +620."),
    "nb": ("Ved bordet: 4♠", "Etter overføringen: 4♠", "Nord–Syd +620."),
}  # fmt: skip


async def tap(at: Director, text: str) -> str:
    """The link of those words on the page, followed; what the next page says."""
    found = re.findall(r'<a class="tap [^"]*"[^>]* href="([^"]+)">(.*?)</a>', at.text, re.DOTALL)
    (to,) = [unescape(href) for href, inner in found if said(inner).split(" (")[0].startswith(text)]
    return await at.look(to.partition("#")[0])


@pytest.mark.parametrize("language", SCORE)
def test_a_revoke_is_scored_by_taps(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        await at.look(f"/desk/quick?{REVOKED}")
        assert 'value="score"' not in at.text, "no adjusted score is due"
        page = await tap(at, SCORE[language])
        assert "64A1" in page, "what was ruled stays in sight"
        await at.look(at_of(at, "contract=4S"))
        await at.look(at_of(at, "risk=none"))
        page = await at.look(at_of(at, "tricks_won=8"))
        assert "64A1" in page
        page = plain(await at.look(f"/desk/quick?{REVOKED}&contract=4S&risk=none&tricks_won=8&board=2"))
        for heard in OVER[language]:
            assert heard in page
        assert SCORE[language] not in page

    visit(tmp_path, check)


def at_of(at: Director, end: str) -> str:
    """The link on the page that adds that answer."""
    (to,) = {unescape(one) for one in re.findall(r'href="(/desk/quick\?[^"#]*)', at.text) if one.endswith(end)}
    return to


def plain(text: str) -> str:
    """Without the kinds of spaces that a language writes."""
    spaced = re.sub(r"\s+", " ", text.replace("\u202f", " ").replace("\xa0", " "))
    return re.sub(r" (?=[♥♦])", "", spaced)


async def case_of(at: Director, query: str, **fields: str) -> str:
    """The address of the case that is made of it."""
    await at.look(f"/desk/quick?{query}")
    form = next(form for form in Forms(at.text).found if form.action == "/desk/quick/case")
    data = {"answer": [value for name, value in form.fields if name == "answer"], **fields}
    rest = {name: value for name, value in form.fields if name not in data}
    headers = {"origin": at.house.address, "accept": "text/html"}
    reply = await at.browser.post(form.action, data={**rest, **data}, headers=headers)
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


@pytest.mark.parametrize(
    ("query", "heard"),
    [
        (f"{REVOKED}&contract=4S&risk=none&tricks_won=8&board=2&damage=no",
         "After the transfer: 4♠ by South, made, North–South +620."),
        (f"{CLAIMED}&contract=4H&risk=X&tricks_before=6&board=1",
         "4♥ doubled, played by South, down 1, East–West +100."),
    ],
    ids=["revoke", "claim"],
)  # fmt: skip
def test_the_case_and_its_letter_have_the_result(tmp_path: Path, query: str, heard: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        place = await case_of(at, query)
        case = plain(await at.look(place))
        assert heard in case
        assert "Board 2" in case if "board=2" in query else "Board 1" in case
        result = heard.partition(": ")[2] or heard
        letter = said((await at.browser.get(f"{place}/letter.html", headers={"accept-language": "en"})).text)
        assert result.rpartition(",")[0] in plain(letter), letter
        form = plain(await at.look(f"{place}/score"))
        assert heard in form
        assert re.search(r'value="S" selected', at.text)

    visit(tmp_path, check)


def test_an_adjusted_score_begins_with_the_declarer(tmp_path: Path) -> None:
    query = (
        "start=wrong_explanation&by=N&stage=ended&noticed_by=opponents&declarer=W&agreement=Strong&misinformation=yes"
        "&damage=yes"
    )

    async def check(house: Open) -> None:
        at = await director(house)
        place = await case_of(at, query, to="score")
        assert place.endswith("/score")
        await at.look(place)
        rows = re.findall(r'<select name="by">(.*?)</select>', at.text, re.DOTALL)
        assert ['value="W" selected' in row for row in rows] == [True, False]

    visit(tmp_path, check)


MORE_LOST = (
    f"{REVOKED}&contract=4H&risk=none&tricks_won=7&board=2&damage=yes&normal_line=10"
    "&serious_error=no&gambling_action=no"
)
ADJUSTED = {
    "en": ("At the table: 4♥ by South, down 3, East–West +300.",
           "After the transfer: 4♥ by South, down 1, East–West +100.",
           "With the score adjusted: 4♥ by South, made, North–South +620.", "the score is still to be adjusted"),
    "fr": ("À la table : 4♥", "Après le transfert : 4♥", "Avec l’ajustement de la marque : 4♥",
           "la marque reste à ajuster"),
    "nb": ("Ved bordet: 4♥", "Etter overføringen: 4♥", "Med scoren justert: 4♥",
           "scoren skal fortsatt justeres"),
}  # fmt: skip


@pytest.mark.parametrize("language", ADJUSTED)
def test_a_revoke_that_cost_more_than_is_transferred(tmp_path: Path, language: str) -> None:
    """The table's tricks, those with the transfer, those with the adjustment: each under its own name; that the score
    has still to be given is said, and its form begins with that result."""

    async def check(house: Open) -> None:
        at = await director(house, language)
        page = plain(await at.look(f"/desk/quick?{MORE_LOST}"))
        for heard in ADJUSTED[language]:
            assert heard in page, page
        assert page.count(ADJUSTED[language][1].partition(":")[0]) == 1
        assert 'name="to" value="score"' in at.text
        place = (await case_of(at, MORE_LOST)).removesuffix("/score")
        case = plain(await at.look(place))
        assert (ADJUSTED[language][2] in case, ADJUSTED[language][1] in case) == (True, False), case
        await at.look(f"{place}/score")
        for chosen in ('value="4H" selected', 'value="S" selected', 'name="tricks" value="="'):
            assert chosen in at.text, chosen

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_a_case_has_its_title_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    """Whoever has made it: the kind, the table and the pairs are said as the reader says them."""

    async def check(house: Open) -> None:
        at = await director(house, language)
        places = [await case_of(at, REVOKED), await case_of(at, REVOKED, table="5", ns="3")]
        for reader in ("en", "fr", "nb"):
            at.language, words = reader, Words(reader, "2017")
            named = (words.say("quick_kind-revoke", "label"), words.say("quick-table-named", text="5"))
            for place, name in zip(places, named, strict=True):
                title = name.replace("\xa0", " ")
                for path in (place, f"{place}/ruling", "/desk"):
                    shown = await at.look(path)
                    assert title in shown, (path, title)
                    assert "n° n°" not in shown, (path, reader)
                    # the written ruling stands in the language of the case
                    assert "n°" not in shown or reader == "fr" or path.endswith("/ruling"), (path, reader)
                letter = await at.browser.get(f"{place}/letter.html", headers={"accept-language": reader})
                assert title in unescape(letter.text).replace("\xa0", " ")
                assert (words.say("quick-pair-named", text="3") in unescape(letter.text)) is (place == places[1])

    visit(tmp_path, check)


def test_the_score_that_was_asked_for_stands_first(tmp_path: Path) -> None:
    """Behind the last answer nothing has to be looked for: it is read out before what stood there already."""

    async def check(house: Open) -> None:
        at = await director(house)
        await at.look(f"/desk/quick?{REVOKED}&contract=4S&risk=none&tricks_won=8&board=2")
        assert at.text.index('id="score"') < at.text.index('class="card happened"')
        assert 'class="score-out news-out"' in at.text

    visit(tmp_path, check)


def test_a_case_that_the_director_keeps_is_no_call_that_waits(tmp_path: Path) -> None:
    """Nobody has called since: it is his own to go on with, and no clock runs."""

    async def check(house: Open) -> None:
        at = await director(house)
        page = plain(await at.look(f"/desk/quick?{MORE_LOST}"))
        assert page.count("The desk keeps it") == 2, "that a case is made of it is said beside either button"
        assert (await case_of(at, MORE_LOST, to="score")).endswith("/score")
        desk = await at.look("/desk")
        assert "Nobody is waiting" in desk
        assert (await at.browser.get("/desk/waiting")).json() == []

    visit(tmp_path, check)


def test_the_result_at_the_table_is_asked_where_nobody_has_told_it(tmp_path: Path) -> None:
    """What an adjusted score changes is not known without it, and that is why; it is no result that was put in."""

    async def check(house: Open) -> None:
        at = await director(house, "en")
        asked = "start=unauthorized_information&by=E&what=hesitation&action=4S&stage=ended&facts_agreed=yes"
        asked += "&information_made_available=yes&suggested=4S&logical_alternatives=P+4S&damage=yes"
        case = await case_of(at, f"{asked}&serious_error=no&gambling_action=no", board="3", to="score")
        score = case.removesuffix("/score") + "/score"
        given = "kind=assigned&bid=4H&by=S&tricks=%3D&risk=&weight="
        page = said(await at.look(f"{score}?{given}"))
        assert "The result at the table" in page
        assert "Not known: the result at the table is missing." in page
        page = said(await at.look(f"{score}?{given}&table_bid=4S&table_by=W&table_tricks=%3D&table_risk="))
        assert "4♠ by West, made: +620" in page
        assert "Not known: the other tables’ results are missing." in page

    visit(tmp_path, check)


def test_a_case_keeps_what_may_become_of_a_lead(tmp_path: Path) -> None:
    """It was read out at the table, and no ruling says it: whoever opens the case finds it there."""
    query = (
        "start=insufficient_bid&by=E&last_bid=1S&call=1H&called_since=none"
        "&choose=reject_call&choose=correct:P&comparable_call=no"
    )

    async def check(house: Open) -> None:
        at = await director(house)
        case = plain(said(await at.look(await case_of(at, query))))
        assert "If East then defends, declarer may, when West is first on lead, forbid one suit" in case
        assert "West must pass until the end of the auction." in case

    visit(tmp_path, check)
