"""A case and a written ruling made of a quick ruling: they tell what the Director said, and nothing that was put in."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import httpx
import pytest

from bridgelaw.answer.road import plain as plain_road
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.seen import facts_of, seen
from bridgelaw.desk.ruling import road
from bridgelaw.words import Words
from bridgelaw.words.letter import compose_letter
from bridgelaw.words.letter.text import text_of
from bridgelaw.words.telling.view import view_of
from tests.api.test_quick import Answers, offered
from tests.web.desk.director import Director, Forms, director, said
from tests.web.house import Open, visit

_CARDS = re.compile(r"[♠♥♦♣](?:10|[AKQJT2-9])|\b[1-9](?:[♠♥♦♣]|NT)")
"""Cards and bids, as English writes them."""


def walked(start: str, pick: int) -> tuple[Answers, str]:
    """Answers to all that is asked, each time the choice of that number, and the written ruling on them."""
    answers: Answers = []
    found = quick(start, answers, laws="2017", authority="wbf")
    while found.ask is not None:
        values = offered(found)
        answers.append((found.ask.key, values[min(pick, len(values) - 1)]))
        found = quick(start, answers, laws="2017", authority="wbf")
    return answers, letter_on(start, answers)


def letter_on(start: str, answers: Answers, laws: str = "2017", language: str = "en") -> str:
    """The written ruling on these answers."""
    found = quick(start, answers, laws=laws, authority="wbf")
    assert found.table is not None
    assert found.record is not None
    table = found.table
    answer = table.answer()
    told = plain_road(road(table.course), table.book, table.situation, answer.after)
    view = seen(view_of(found.record), facts_of(found, answers))
    return text_of(compose_letter(told, answer, found.record, Words(language, int(laws)), view=view))


@pytest.mark.parametrize("pick", [0, 1])
@pytest.mark.parametrize("start", KINDS)
def test_no_card_bid_or_result_that_nobody_told(start: str, pick: int) -> None:
    answers, text = walked(start, pick)
    words = Words("en")
    codes = {part for _, value in answers for part in value.split()}
    allowed = set(_CARDS.findall(" ".join(words.action(code) for code in codes if len(code) in (2, 3))))
    assert set(_CARDS.findall(text)) <= allowed, text
    for never in ("Dealer", "Contract:", "The table result stands", "Result:", "tricks taken", "+"):
        assert never not in text
    assert "Facts" in text


async def _made(at: Director, query: str, **fields: str) -> str:
    """The address of a case made of that quick ruling."""
    await at.look(f"/desk/quick?{query}")
    made = [form for form in Forms(at.text).found if form.action == "/desk/quick/case"]
    form = made[-1] if "to" not in fields else made[0]
    data = {"answer": [value for name, value in form.fields if name == "answer"], **fields}
    rest = {name: value for name, value in form.fields if name not in data}
    headers = {"origin": at.house.address, "accept": "text/html"}
    reply: httpx.Response = await at.browser.post(form.action, data={**rest, **data}, headers=headers)
    assert reply.status_code == 303, reply.text
    return reply.headers["location"]


CONCEDED = "start=concession&declarer=S&by=S&tricks_left=2&conceded=1&found=after_play&normal_line=0"


def test_a_case_holds_only_what_was_said(tmp_path: Path) -> None:
    """A concession: the play before it was put in, so there is no contract, card, result or score of it anywhere."""

    async def check(house: Open) -> None:
        at = await director(house)
        place = await _made(at, CONCEDED, table="7", board="2", ns="4", ew="9")
        await at.look(f"{place}/score")
        assert "At the table" not in at.text
        assert not re.search(r'value="3NT"\s+selected', at.text)
        pages = []
        for more in ("", "/ruling", "/letter.html"):
            await at.look(f"{place}{more}")
            pages.append(at.text)
        for page in (*pages, await at.look("/desk/rulings")):
            text = said(unescape(page))
            assert "3NT" not in text.replace(" ", ""), text
            assert not re.search(r"by South|[+−-][1-9]\d{2}\b", text), text
        for page in (pages[0], pages[2]):
            text = " ".join(re.sub("<[^>]+>", " ", unescape(page)).split())
            assert "How many tricks were left? 2" in text or "Tricks left: 2" in text
            assert "dealer east" in text.casefold()
            assert re.search("North–South:? Pair 4", text), text
        rows = (await at.browser.get("/desk/rulings.csv")).text
        assert "Pair 4" in rows
        assert "3NT" not in rows
        assert '"before":null,"after":null' in (await at.browser.get("/desk/rulings.jsonl")).text

    visit(tmp_path, check)


_REVOKE = "start=revoke&declarer=S&by=E&suit=S&card=C4&next_trick=E&trick_won_by=E&found=in_play"
_CLAIM = "start=claim&declarer=S&claimer=S&tricks_left=4&claimed=4&objection=W&statement=none&trump_out=no"


@pytest.mark.parametrize("query", [CONCEDED, _REVOKE, f"{_CLAIM}&played_after_claim=no&normal_line=3"])
def test_no_result_or_trick_on_the_pages_beside_a_case(tmp_path: Path, query: str) -> None:
    """Under other Laws, and where it is written down what was done: no cards lie in a trick that were put in, and there
    is no result of a contract that nobody gave."""

    async def check(house: Open) -> None:
        at = await director(house)
        place = await _made(at, query)
        for page in (await at.look(place), await at.look(f"{place}/law")):
            assert not re.search(r"Result at the table|by South|[+−-][1-9]\d{2}\b|Trick \d", page), page

    visit(tmp_path, check)


def test_no_board_is_made_up(tmp_path: Path) -> None:
    """Where no number was given there is neither a number nor a dealer in the written ruling."""

    async def check(house: Open) -> None:
        at = await director(house)
        place = await _made(at, CONCEDED)
        await at.look(f"{place}/letter.html")
        for never in ("dealer", "board 1", "board&nbsp;1"):
            assert never not in at.text.casefold()

    visit(tmp_path, check)


def test_a_contested_claim_says_how_the_tricks_left_were_shared_out() -> None:
    answers = [("declarer", "S"), ("claimer", "S"), ("tricks_left", "4"), ("claimed", "4"), ("objection", "W")]
    answers += [("statement", "none"), ("trump_out", "no"), ("played_after_claim", "no"), ("normal_line", "3")]
    letter = letter_on("claim", answers)
    assert re.search(r"North–South .*3 .*4", letter)
    assert "The result is made up of the tricks won before and these." in letter
    assert "The table result stands" not in letter


@pytest.mark.parametrize("stage", ["auction", "ended"])
def test_a_hesitation_has_no_contract_result_or_board(tmp_path: Path, stage: str) -> None:
    """What partner called was told; that it became the contract, what came of it and on which board were not."""
    query = (
        f"start=unauthorized_information&by=W&what=hesitation&action=2H&stage={stage}&facts_agreed=yes"
        "&information_made_available=yes&suggested=2H&logical_alternatives=P+2H"
    ) + ("&damage=no" if stage == "ended" else "")

    async def check(house: Open) -> None:
        at = await director(house)
        place = await _made(at, query)
        pages = [await at.look(f"{place}{more}") for more in ("", "/ruling", "/score")]
        reply = await at.browser.get(f"{place}/letter.html", headers={"accept-language": "en"})
        pages += [said(reply.text), await at.look("/desk"), await at.look("/desk/rulings")]
        for text in pages:
            assert not re.search(r"Board 1\b|vulnerable ·|one down|by East|by West|NS \d, EW \d|[+−]\d{2}", text), text
            assert "The Director has not decided yet" not in text
        goes_on = "The auction goes on. A side that thinks at the end of play that it was damaged"
        assert (goes_on in pages[3]) == (stage == "auction")
        assert "The board is played on" not in pages[3]
        assert "called the Director" not in pages[4]
        assert (await at.browser.get("/desk/rulings.jsonl")).text.count('"board":1') == 0

    visit(tmp_path, check)


def test_a_board_that_is_put_right_has_its_number(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        place = await _made(at, CONCEDED)
        await at.look(f"{place}/board")
        (form,) = [form for form in Forms(at.text).found if form.action.endswith("/board")]
        assert (await at.send(form, number="1")).status_code == 303
        page = await at.look(place)
        assert "Board 1" in page
        assert "Neither side vulnerable" in page

    visit(tmp_path, check)


_MISLED = "start=wrong_explanation&by=N&stage=play&noticed_by=opponents&declarer=W&agreement=Strong&misinformation=yes"


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_no_call_that_nobody_named_is_explained_or_asked_about(tmp_path: Path, language: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        place = await _made(at, _MISLED)
        for more in ("", "/score", "/letter.html"):
            text = said(unescape(await at.look(f"{place}{more}")))
            # in a bidding box it stands beside the next bid
            assert not re.search(r"1 ?♣(?!\s*1 ?♦)", text), (more, text)
            assert not re.search(r"[1-7] ?♠ (by|par|av|i)\b", text), (more, text)

    visit(tmp_path, check)


_ADJUSTED = (
    "start=unauthorized_information&by=W&what=hesitation&action=2H&stage=ended&facts_agreed=yes"
    "&information_made_available=yes&suggested=2H&logical_alternatives=P+2H&damage=yes"
)


@pytest.mark.parametrize(
    ("contract", "heard", "missing"),
    [("3S", "+170", False), ("4S", "4♠ by South, made", True)],
    ids=["the same whoever is vulnerable", "hangs on it"],
)
def test_the_score_of_a_board_without_a_number(tmp_path: Path, contract: str, heard: str, missing: bool) -> None:
    """One tap leads from what is read out to the form; nothing stands there as a result that nobody told."""

    async def check(house: Open) -> None:
        at = await director(house)
        place = await _made(at, _ADJUSTED, to="score")
        assert place.endswith("/score")
        typed = {"bid": contract, "by": "S", "tricks": "10", "weight": "100"}
        text = said(unescape(await at.look(f"{place}?{'&'.join(f'{k}={v}' for k, v in typed.items())}")))
        assert heard in text
        assert "by East" not in text
        form = next(form for form in Forms(at.text).found if form.action.endswith("/score"))
        assert (await at.send(form, **typed)).status_code == 303
        for page in (place.removesuffix("/score"), f"{place.removesuffix('/score')}/letter.html"):
            text = said(unescape(await at.look(page)))
            assert heard in text, text
            assert ("In points it depends on who was vulnerable" in text) is missing, text
            assert not re.search(r": \.|North–South [+−]?0\b", text), text

    visit(tmp_path, check)


def test_nothing_is_settled_while_a_question_is_open(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        for query in (_ADJUSTED.removesuffix("&damage=yes"), f"{_MISLED}".replace("stage=play", "stage=ended")):
            text = said(unescape(await at.look(f"/desk/quick?{query}")))
            assert "Was the non-offending side damaged" in text
            assert "All that is due now has been read out" not in text
            assert "Nothing changes at the table" not in text

    visit(tmp_path, check)


_DECIDED = {
    "en": ("The revoke is established", "The auction goes on", "The pass by West is withdrawn", "2♠ by West stands"),
    "fr": (
        "La renonce est consommée",
        "Les annonces continuent",
        "Le Passe d’Ouest est retiré",
        "2♠ d’Ouest est maintenue",
    ),
    "nb": ("Revoken er etablert", "Meldingsforløpet går videre", "Pass fra Vest trekkes tilbake", "2♠ fra Vest står"),
}


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
@pytest.mark.parametrize("language", _DECIDED)
def test_an_established_revoke_costs_what_the_law_says_by_itself(laws: str, language: str) -> None:
    """Pointed out in the play: nobody has to say that he was damaged for the tricks to be transferred (63A1, 64A)."""
    answers = [("declarer", "S"), ("by", "E"), ("suit", "S"), ("card", "C4"), ("next_trick", "E"), ("found", "in_play")]
    letter = " ".join(letter_on("revoke", answers, laws, language).split())
    assert _DECIDED[language][0] in letter
    assert "63A1" in letter
    assert "64A" in letter


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
@pytest.mark.parametrize("language", _DECIDED)
def test_a_changed_call_stands_and_the_auction_goes_on(laws: str, language: str) -> None:
    """After wrong information: the first call is withdrawn, and it is no board that is played on (21B1)."""
    answers = [("by", "S"), ("stage", "auction"), ("noticed_by", "explainer"), ("turn", "W"), ("calls_since", "P")]
    answers += [("agreement", "x"), ("misinformation", "yes"), ("would_have_acted", "yes")]
    letter = " ".join(letter_on("wrong_explanation", [*answers, ("choose", "change_call:2S")], laws, language).split())
    assert [one for one in _DECIDED[language][1:] if one not in letter] == [], letter


def test_a_case_of_a_revoke_leads_back_to_count_its_tricks(tmp_path: Path) -> None:
    """Pointed out in the play and established: the quick ruling is opened again with all that was told."""

    async def check(house: Open) -> None:
        at = await director(house)
        told = "declarer=S&by=E&suit=H&card=C3&found=in_play&next_trick=E"
        await at.look(await _made(at, f"start=revoke&{told}"))
        back = re.search(r'href="(/desk/quick\?[^"]*played_out=yes)"', unescape(at.text))
        assert back is not None
        assert told in back[1]
        assert "Which hand won the trick of the revoke?" in await at.look(back[1])
        await at.look(await _made(at, f"start=revoke&{told.replace('next_trick=E', 'next_trick=none')}&played_since=S"))
        assert "played_out" not in at.text

    visit(tmp_path, check)


_ASKED = (
    "declarer=S by=E suit=H card=C3 found=in_play next_trick=none played_since=none asked_by_partner=yes",
    "played_out=yes trick_won_by=W later_tricks=0",
)
_CHARGED = {
    "en": ("was corrected, and is paid for", "revoke was established."),
    "fr": ("a été corrigée, et se paie", "renonce était consommée."),
    "nb": ("ble rettet, og koster", "Revoken var etablert."),
}


@pytest.mark.parametrize("language", _CHARGED)
@pytest.mark.parametrize("counted", [False, True], ids=["in the play", "counted"])
def test_the_letter_of_a_revoke_that_was_corrected_and_is_paid_for(language: str, counted: bool) -> None:
    """After a defender's question to the other (1997:63B): it was not established."""
    told = " ".join(_ASKED) if counted else _ASKED[0]
    answers = [(key, value) for key, _, value in (one.partition("=") for one in told.split())]
    letter = " ".join(letter_on("revoke", answers, "1997", language).split())
    charged, established = _CHARGED[language]
    assert charged in letter
    assert established not in letter
    assert "63B" in letter
