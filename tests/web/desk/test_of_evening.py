"""From a call of a running session to its ruling and to the ranking: what a Director of that session may open, what is
filled in, and that nothing of it is typed."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx

from bridgelaw.game.seats import EW, NS
from bridgelaw.hall.now import Now
from bridgelaw.languages import LANGUAGES
from bridgelaw.session.model import SIDES, FieldAward, PlayResult
from bridgelaw.words import Words
from tests.web.desk.director import Director, Form, Forms, said
from tests.web.desk.director import director as at_the_desk
from tests.web.house import Open, visit
from tests.web.test_hall import Evening, evening


class OfSession(Director):
    """A Director who has come by the link of his place in a session, and by nothing else."""

    def __init__(self, house: Open, browser: httpx.AsyncClient, at: Evening, who: str = "director") -> None:
        super().__init__(house, browser)
        self.at, self.who = at, who
        self.typed = 0

    async def joins(self) -> None:
        """He presses the button of his link."""
        path = self.at.links[self.who].partition("/join/")[2]
        reply = await self.browser.post(f"/join/{path}", headers={"origin": self.house.address})
        assert reply.status_code == 303

    async def follows(self, path: str) -> str:
        """A link, and what it leads to: the last address."""
        for _ in range(5):
            reply = await self.browser.get(path, headers={"accept-language": self.language, "accept": "text/html"})
            if reply.status_code != 303:
                assert reply.status_code == 200, (path, reply.status_code, reply.text[:400])
                self.text = reply.text
                return path
            path = reply.headers["location"]
        raise AssertionError(path)

    async def call(self, n: int = 0) -> str:
        """The call that waits, opened by one tap."""
        of = (await self.at.view(self.who))["calls"][n]["of"]
        return await self.follows(f"/s/{self.at.id}/at/{self.who}/calls/{of}")

    async def taps(self, *codes: str) -> None:
        """One answer after the other, by the code of its tap."""
        for code in codes:
            key, _, option = code.partition("=")
            chosen = rf'href="([^"]*choose={option}(?:&[^"]*)?#ask)"'
            tap = rf'<a class="tap[^"]*" data-code="{re.escape(code)}" href="([^"]+)"'
            found = re.search(chosen if key == "choose" else tap, self.text)
            assert found, (code, said(self.text)[:1500])
            await self.look(found[1].replace("&amp;", "&").partition("#")[0])

    def form_to(self, end: str, **having: str) -> Form:
        """A form on the page that goes there and carries that."""
        for form in Forms(self.text).found:
            if form.action.endswith(end) and having.items() <= dict(form.fields).items():
                return form
        raise AssertionError((end, having, [(one.action, one.fields) for one in Forms(self.text).found]))

    @property
    def case_address(self) -> str:
        """The address of the case that the page is about."""
        found = re.search(r"/desk/cases/[^/]+/1", self.text)
        assert found, self.text[:400]
        return found[0]

    async def gives(self, **filled: Any) -> str:
        """An adjusted score is filled in, looked at and given; what is chosen from a list is not typed."""
        typed = ("tricks", "weight", "percent_ns", "percent_ew", "reason")
        self.typed += sum(len("".join(filled.get(name, ""))) for name in typed)
        await self.look(f"{self.case_address}/score?{urlencode(filled, doseq=True)}")
        return await self.sends(self.form_to("/score"), **filled)

    async def sends(self, form: Form, **typed: Any) -> str:
        """A form, and the page behind it: its address."""
        fields: dict[str, Any] = {}
        for name, value in form.fields:
            fields.setdefault(name, []).append(value)
        headers = {"origin": self.house.address, "accept": "text/html", "accept-language": self.language}
        reply = await self.browser.post(form.action, data=fields | typed, headers=headers)
        assert reply.status_code == 303, (reply.status_code, said(reply.text)[:800])
        return await self.follows(reply.headers["location"].partition("#")[0])


async def directing(house: Open, at: Evening, who: str = "director") -> OfSession:
    """Such a Director, on a phone of his own."""
    found = OfSession(house, await house.browser(), at, who)
    await found.joins()
    return found


async def called(at: Evening, about: str, n: int = 0, table: int = 1) -> dict[str, Any]:
    """A table calls about its board number `n` of the round: its play."""
    play: dict[str, Any] = (await at.view(f"unit:{table}"))["plays"][n]
    await at.done(f"unit:{table}", "call", about=about, board=play["board"])
    return play


def test_one_tap_leads_from_a_call_to_its_quick_ruling_with_all_that_is_known(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "insufficient_bid")
        director = await directing(house, at)
        address = await director.call()
        assert "start=insufficient_bid" in address
        text = said(director.text)
        for part in ("Table 1 · Round 1 · Board", "NS of table 1 – Partner", "EW of table 1 – Partner", "Tuesday"):
            assert part in text, (part, text[:600])
        await director.taps("E", "1S", "1H", "none")
        case = await director.sends(director.form_to("/quick/case"))
        assert "Pair 1 (NS of table 1 – Partner)" in said(director.text)
        state = (await house.lobby.house.table(case.split("/")[3])).state
        assert state.settings.players == {}  # who they are stands in no case
        assert "Partner" not in str(await house.lobby.house.store.read(case.split("/")[3]))
        page = (await director.browser.get(f"{case}/letter.html?language=en")).text
        letter = " ".join(re.sub("<[^>]+>", " ", page).split())
        for part in ("Event Tuesday", "Table 1, round 1", "North–South Pair 1 (NS of table 1 – Partner)"):
            assert part in letter, (part, letter[:900])
        # the options are open: the call is not over, and whoever opens it comes to the same case
        assert (await director.call()).partition("#")[0] == case

    visit(tmp_path, check)


def test_the_laws_of_a_session_are_no_choice_for_one_ruling(tmp_path: Path) -> None:
    """Nor is the kind of the case a label there, or a Law two numbers in one."""

    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "hesitation")
        director = await directing(house, at)
        # where the language suggests an authority of its own
        director.language = "fr"
        address = await director.call()
        say = Words("fr").say
        assert say("quick-once") not in said(director.text)
        assert "Loi 16, 73" in said(director.text)
        await director.look(f"{address.partition('#')[0]}&laws=2007")
        assert say("quick-once") in said(director.text)
        await director.look(address.partition("#")[0])
        director.language = "en"
        await director.look(address.partition("#")[0])
        await director.taps("W", "hesitation", "3H")
        await director.sends(director.form_to("/quick/case"))
        assert Words("en").say("queue-paper") not in said(director.text).partition("Board")[0]

    visit(tmp_path, check)


def test_from_the_pages_of_a_case_a_link_leads_back_to_where_the_director_came_from(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "insufficient_bid")
        await agreed(at)
        made = await at.browser.post(f"/s/{at.id}/at/director/links/deputy:1", headers=at.bearer("director"))
        at.links["deputy:1"] = made.json()["link"]
        director, deputy = await directing(house, at), await directing(house, at, "deputy:1")
        await director.call()
        await director.taps("E", "1S", "1H", "none", "choose=reject_call", "3C", "no")
        case = (await director.sends(director.form_to("/quick/case"))).partition("?")[0].partition("#")[0]
        for language in LANGUAGES:
            director.language = deputy.language = language
            for one in (director, deputy):
                for page in ("", "/score", "/ruling"):
                    await one.look(f"{case}{page}")
                    back = f'<a href="/s/{at.id}/at/{one.who}">{Words(language).say("presiding-back")}</a>'
                    assert back in one.text, (page, said(one.text)[:300])
        # what was ruled from facts alone has no acts, and nothing is said of that
        director.language = "en"
        await director.look(case)
        assert "Nothing has been done yet" not in director.text
        # also once the score has been given
        await director.gives(bid="4S", by="S", tricks="9", kind="assigned")
        assert f'<a href="/s/{at.id}/at/director">' in director.text
        # the desk of the house has not come from there
        desk = await at_the_desk(house)
        await desk.look(case)
        assert "Back to the session" not in desk.text

    visit(tmp_path, check)


async def agreed(at: Evening, n: int = 0, **came: Any) -> str:
    """Table 1 plays its board number `n` of the round, and both sides agree: the play."""
    entered = await at.score(1, n, **came)
    number = await at.done("unit:1", "score", **entered)
    await at.done("unit:1", "agree", play=entered["play"], of=number)
    return str(entered["play"])


async def now(at: Evening) -> Now:
    """The session as it is now."""
    return (await at.house.lobby.hall.session(at.id)).now


async def counts(at: Evening, play: str) -> PlayResult:
    """What counts for a play in the ranking."""
    known = await now(at)
    named = known.schedule.named(play)
    assert named is not None
    found = known.state.plays[named[0]].result
    assert found is not None
    return found


MOST = 30
"""Characters that a Director types for a ruling in a session."""


def test_an_insufficient_bid_with_an_assigned_score(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "insufficient_bid")
        play = await agreed(at)
        director = await directing(house, at)
        await director.call()
        await director.taps("E", "1S", "1H", "none", "choose=reject_call", "3C", "no")
        await director.sends(director.form_to("/quick/case"), to="score")
        assert "1 of 3 results" in said(director.text)
        # the result that the table entered stands there to begin with
        assert re.search(r'value="4S" selected', director.text)
        await director.gives(bid="4S", by="S", tricks="9", kind="assigned")
        assert (await counts(at, play)).award == FieldAward(weighted={side: ((-50, Fraction(1)),) for side in SIDES})
        assert director.typed <= MOST

    visit(tmp_path, check)


def test_what_the_table_agreed_after_the_ruling_is_its_result_and_is_not_compared_with_nothing(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "insufficient_bid")
        director = await directing(house, at)
        await director.call()
        await director.taps("E", "1S", "1H", "none", "choose=reject_call", "3C", "no")
        await director.sends(director.form_to("/quick/case"))
        score = f"{director.case_address}/score"
        assert "no result at the table to compare it with" in await director.look(score)
        await agreed(at, tricks=9)
        page = await director.look(score)
        assert "no result at the table to compare it with" not in page
        assert "At the table, as “Tuesday” has it: 4♠ by South, down 1, East–West +50" in page
        table, _, given = director.text.partition('<fieldset class="kinds">')
        assert re.search(r'<select name="table_bid">.*value="4S" selected', table)
        assert "selected" not in given.partition('<fieldset class="results">')[2].partition("</fieldset>")[0]
        # nobody else has played it yet: no points, and never that they do not change
        filled = {"kind": "assigned", "bid": "4S", "by": "S", "tricks": "10"}
        told = {"en": "Cannot be compared yet", "fr": "Pas encore comparable", "nb": "Kan ikke sammenlignes ennå"}
        for language in LANGUAGES:
            director.language = language
            page = await director.look(f"{score}?{urlencode(filled)}")
            assert page.count(told[language]) == 2
            assert Words(language).say("adjust-change-none") not in page
            assert Words(language).percent(50) not in page
        director.language = "en"
        await director.gives(**filled)
        assert "matchpoints (" not in said(director.text)
        page = await director.look(score)
        assert "no result at the table to compare it with" not in page
        # the same result again changes nothing, whatever the others will have
        assert (await director.look(f"{score}?{urlencode(filled)}")).count("no change") == 2

    visit(tmp_path, check)


def test_a_revoke_found_later_moves_tricks_in_the_ranking(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        play = await agreed(at, tricks=9)
        await called(at, "revoke")
        director = await directing(house, at)
        await director.call()
        # contract, declarer and tricks are known from the result
        await director.taps("W", "H", "after_play", "W", "2")
        assert "North–South +450" in said(director.text)
        await director.sends(director.form_to("/quick/case"))
        found = await counts(at, play)
        assert (found.score, found.tricks, found.award) == (450, 11, None)
        assert director.typed == 0
        view = await at.view("unit:1")
        assert view["plays"][0]["result"]["score"] == 450
        assert view["calls"] == []

    visit(tmp_path, check)


def test_what_the_session_has_filled_in_is_no_answer_to_be_undone(tmp_path: Path) -> None:
    """It would only come again: the last answer that was given here is taken back, and with it what followed."""

    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await agreed(at, tricks=9)
        await called(at, "revoke")
        director = await directing(house, at)
        await director.call()
        undo = r'<a class="button" href="([^"#]+)#ask">Undo the last answer</a>'
        assert not re.search(undo, director.text), "only the session has answered yet"
        await director.taps("W", "H", "after_play", "W", "2")
        for asked in ("How many tricks", "Which hand won the trick", "When was", "Which suit", "Who revoked"):
            back = re.search(undo, director.text)
            assert back, asked
            await director.look(back[1].replace("&amp;", "&"))
            heading = re.search(r'<h2 id="asked"[^>]*>(.*?)</h2>', director.text)
            assert heading, asked
            assert heading[1].startswith(asked), (asked, heading[1])

    visit(tmp_path, check)


def test_a_weighted_score_after_a_hesitation(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        play = await agreed(at)
        await called(at, "hesitation")
        director = await directing(house, at)
        await director.call()
        await director.taps("S", "hesitation", "4S", "yes")
        await director.sends(director.form_to("/quick/case"), to="score")
        weights = {"bid": ["4S", "3S"], "by": ["S", "S"], "tricks": ["=", "+1"], "weight": ["60", "40"]}
        await director.gives(kind="assigned", **weights)
        points = ((420, Fraction(3, 5)), (170, Fraction(2, 5)))
        assert (await counts(at, play)).award == FieldAward(weighted=dict.fromkeys(SIDES, points))
        assert director.typed <= MOST

    visit(tmp_path, check)


def test_average_plus_and_minus_and_a_procedural_penalty(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        await called(at, "other")
        director = await directing(house, at)
        await director.call()
        await director.sends(director.form_to("/quick/case"))
        await director.gives(kind="artificial", share_ns="average_plus", share_ew="average_minus")
        (play,) = [one for one in (await now(at)).state.plays if one.table == 1]
        award = FieldAward(shares={NS: "average_plus", EW: "average_minus"})
        assert (await counts(at, str(play))).award == award
        await director.look(f"{director.case_address}/score")
        await director.sends(director.form_to("/penalties"), side="NS", amount="10", unit="percent", kind="procedural")
        director.typed += 2
        (penalty,) = (await now(at)).state.session.penalties
        assert (penalty.amount, penalty.law) == (Fraction(10), "2017:90A")
        assert director.typed <= MOST

    visit(tmp_path, check)


def test_what_is_no_ruling_on_calls_or_cards_is_done_on_the_page_of_the_play(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        told = await called(at, "not_begun")
        director = await directing(house, at)
        assert (await director.call()).startswith("/desk/play?")
        assert "Law 12C2(a)" in said(director.text)
        # by one tap, and the call is over
        await director.sends(director.form_to("/desk/play", act="not_played"), fault="ew")
        assert (await at.view("director"))["calls"] == []
        award = FieldAward(shares={NS: "average_plus", EW: "average_minus"})
        assert (await counts(at, told["play"])).award == award
        # a board of a later round was played: five characters and less
        await director.sends(
            director.form_to("/desk/play", act="wrong_board"), board="5", contract="4S", by="S", tricks="10"
        )
        strange = [one for play, one in (await now(at)).state.plays.items() if (play.table, play.board) == (1, 5)]
        assert [one.ruled.law for one in strange if one.ruled] == ["2017:15B2"]
        # it can be ruled on as any other, by its own name
        (play,) = [play for play in (await now(at)).state.plays if (play.table, play.board) == (1, 5)]
        await director.look(f"/desk/quick?play={at.id}~{play}")
        assert "Board 5" in said(director.text)
        await director.look(f"/desk/play?play={at.id}~{told['play']}")
        # the pairs sit the other way round for what is still to be played
        await director.sends(director.form_to("/desk/play", act="turned"))
        second = (await at.view("unit:1"))["plays"][1]
        assert (second["ns"]["key"], second["ew"]["key"]) == (told["ew"]["key"], told["ns"]["key"])
        await director.sends(director.form_to("/desk/play", act="penalty"), side="EW", amount="10", kind="disciplinary")
        (penalty,) = (await now(at)).state.session.penalties
        assert (penalty.pair, penalty.law) == (told["ew"]["key"], "2017:91A")
        # what lacks something is said to lack it, and changes nothing
        form = director.form_to("/desk/play", act="wrong_board")
        no = await director.send(form, board="", contract="")
        assert no.status_code == 422
        assert "Something is missing" in no.text

    visit(tmp_path, check)


def test_a_correction_that_is_asked_for_is_decided_there(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await evening(house)
        await at.begins()
        play = await agreed(at)
        pair = (await at.view("unit:1"))["plays"][0]["ns"]["key"]
        made = await at.browser.post(f"/s/{at.id}/at/director/links/pair:{pair}", headers=at.bearer("director"))
        at.links["pair"] = made.json()["link"]
        said_so = {"type": "wrong", "id": "wrong-0001", "play": play, "contract": "4S", "by": "S", "tricks": 11}
        reply = await at.browser.post(f"/s/{at.id}/at/pair:{pair}/facts", json=said_so, headers=at.bearer("pair"))
        assert reply.status_code == 200, reply.text
        director = await directing(house, at)
        await director.look(f"/desk/play?play={at.id}~{play}")
        assert "11 tricks" in said(director.text)
        await director.sends(director.form_to("/desk/play", act="decide"), do="yes")
        assert (await counts(at, play)).tricks == 11

    visit(tmp_path, check)
