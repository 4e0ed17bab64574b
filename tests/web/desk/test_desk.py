"""Who comes to the desk, what stands in the queue, how a form is taken, refused, asked again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.live.messages import NextBoard
from bridgelaw.live.state import TableState
from bridgelaw.web.desk.access import link_to
from bridgelaw.words import Words
from tests.web.desk.director import Director, Forms, director, said
from tests.web.desk.test_paper import does, opened
from tests.web.house import Guest, Open, visit

TOO_LOW = ("N call 1S", "E call 1H", "S attention s2", "S summon")


async def happens(house: Open, *lines: str) -> None:
    """Programs do that at the table."""
    guests: dict[str, Guest] = {}
    for line in lines:
        who, _, rest = line.partition(" ")
        guest = guests.get(who) or guests.setdefault(who, await house.guest(who))
        answer = await guest.do(rest)
        assert answer["type"] == "done", (line, answer)


def test_the_link_to_the_desk_becomes_a_cookie_for_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        secret = (await link_to(house.lobby)).rpartition("/")[2]
        browser = await house.browser()
        page = await browser.get(f"/join/{secret}", headers={"accept-language": "fr"})
        assert "bureau de l’arbitre" in page.text
        assert secret not in page.text
        done = await browser.post(f"/join/{secret}", headers={"origin": house.address})
        for part in ("desk=", "HttpOnly", "SameSite=strict", "Path=/desk;"):
            assert part in done.headers["set-cookie"]
        assert (await browser.get("/desk")).status_code == 200
        # a player's cookie opens nothing here, and none at all neither
        player = await house.joined("N")
        for other in (player, await house.browser()):
            for path in ("/desk", f"/desk/cases/{house.table}/1"):
                reply = await other.get(path, headers={"accept": "text/html"})
                assert reply.status_code == 401
                assert "A table" not in reply.text
        # the desk's link opens no place at a table
        reply = await browser.get(house.url("director", "/view"), headers={"authorization": f"Bearer {secret}"})
        assert reply.status_code == 401

    visit(tmp_path, check)


def test_the_operator_makes_links_and_ends_them(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        operator = {"authorization": f"Bearer {house.lobby.operator}"}
        browser = await house.browser()
        for method in (browser.post, browser.delete):
            assert (await method("/api/desk/links")).status_code == 401
        made = await browser.post("/api/desk/links", headers=operator)
        assert made.status_code == 201
        secret = made.json()["link"].rpartition("/")[2]
        await browser.post(f"/join/{secret}", headers={"origin": house.address})
        assert (await browser.get("/desk")).status_code == 200
        assert (await browser.delete("/api/desk/links", headers=operator)).status_code == 204
        assert (await browser.get("/desk")).status_code == 401
        assert (await browser.get(f"/join/{secret}")).status_code == 404

    visit(tmp_path, check)


def test_two_tables_call_at_once(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        other = await house.another(title="Table 9")
        at = await director(house)
        assert "Nobody is waiting" in await at.look("/desk")
        await happens(house, *TOO_LOW)
        await happens(other, "N call 1S", "E call P", "S call P", "W reserve")
        queue = await at.look("/desk")
        assert "1 Director call is waiting" in queue
        assert "Table 4 · Board 1" in queue
        assert "South calls the Director." in queue
        waiting, later = queue.split("Later, when the board is over")
        assert "Table 9" not in waiting
        assert "West reserves the right" in later
        await happens(other, "E summon")
        queue = await at.look("/desk")
        assert "2 Director calls are waiting" in queue
        assert queue.index("Table 4") < queue.index("Table 9")
        assert await at.look("/desk?language=nb")
        assert 'lang="nb"' in at.text

    visit(tmp_path, check, table={"title": "Table 4"})


def test_what_is_made_of_a_board_is_made_anew_once_it_has_gone_on(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        other = await house.another()
        for table in (house, other):
            await happens(table, *TOO_LOW)
        made: list[tuple[str, str]] = []

        def make(state: TableState, language: str) -> int:
            made.append((state.stream, language))
            return len(state.board.course.happened)

        async def asked(language: str = "en") -> list[int]:
            made.clear()
            return await house.lobby.boards.each(make, make, language)

        assert await asked() == [4, 4]
        assert sorted(made) == sorted([(house.table, "en"), (other.table, "en")])
        assert await asked() == [4, 4]
        assert made == []
        await happens(other, "W summon")
        assert sorted(await asked()) == [4, 5]
        assert made == [(other.table, "en")]
        assert sorted(await asked("fr")) == [4, 5]
        assert len(made) == 2

    visit(tmp_path, check)


def test_a_case_from_the_call_to_the_end(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await happens(house, *TOO_LOW)
        at = await director(house)
        case = await at.case()
        assert "East bid 1♥ over 1♠." in case.replace(" ♥ ", "♥ ").replace("1 ♥", "1♥")
        assert "Explain all the options" in case
        case = await at.answers("explain_options", "yes")
        assert "The choice is open" in case
        assert [act.verb for act in (await house.lobby.table(house.table)).state.board.course.happened][-1] == (
            "explain_options"
        )

    visit(tmp_path, check)


def test_a_form_counts_once_and_only_from_our_pages(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await happens(house, *TOO_LOW)
        at = await director(house)
        await at.case()
        form = at.form("explain_options")
        foreign = await at.browser.post(form.action, data=dict(form.fields), headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
        table = await house.lobby.table(house.table)
        assert table.state.board.course.happened[-1].verb == "summon"
        for _ in range(2):
            assert (await at.send(form, value="yes")).status_code == 303
        assert [act.verb for act in table.state.board.course.happened].count("explain_options") == 1

    visit(tmp_path, check)


def test_two_directors_on_one_case(tmp_path: Path) -> None:
    """Whoever comes second is told what has changed, and asked again; nothing is recorded."""

    async def check(house: Open) -> None:
        await happens(house, *TOO_LOW)
        first, second = await director(house), await director(house, "fr")
        await first.case()
        await second.case()
        form = second.form("explain_options")
        await first.answers("explain_options", "yes")
        reply = await second.send(form, value="yes")
        assert reply.status_code == 409
        page = said(reply.text)
        assert "Le dossier a changé depuis que vous l’avez vu." in page
        assert "L’arbitre a expliqué" in page
        table = await house.lobby.table(house.table)
        assert [act.verb for act in table.state.board.course.happened].count("explain_options") == 1

    visit(tmp_path, check)


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await happens(house, *TOO_LOW)
        at = await director(house)
        await at.case()
        reply = await at.send(at.form("explain_options"), value="perhaps")
        assert reply.status_code == 422
        assert "'perhaps' is not yes" in said(reply.text)
        for path in ("/desk/cases/nowhere/1", f"/desk/cases/{house.table}/2", "/desk/files/desk.py"):
            assert (await at.browser.get(path)).status_code == 404
        assert (await at.browser.get("/desk/files/desk.css")).headers["content-type"].startswith("text/css")

    visit(tmp_path, check)


def test_options_are_read_out_in_the_players_language(tmp_path: Path) -> None:
    """That of his own page where he is connected; any other when it is asked for."""

    async def check(house: Open) -> None:
        south = await house.guest("S", language="nb")
        await happens(house, "N call 1S", "E call 1H")
        await south.do("attention s2")
        at = await director(house)
        assert "Syd, valget er ditt: 2 valgmuligheter" in (page := await at.case()), page
        assert "Explain all the options" in page
        page = await at.look(f"/desk/cases/{house.table}/1?read=fr")
        assert "Sud, le choix vous revient" in page
        # what is read out cites the Laws in the language in which it is read
        assert "Loi 27A" in page.partition("le choix vous revient")[2].partition("Norsk")[0]
        assert "Law 27A" not in page.partition("le choix vous revient")[2].partition("Norsk")[0]
        await south.socket.close()
        # what is chosen with an option is asked for with it
        await at.case()
        await at.answers("explain_options", "yes")
        page = await at.answers("choose", "2")
        assert "South did not accept the call." in page
        # a call that puts another one right is what is done, whatever the Law would have liked
        await at.answers("choose", "3c")
        table = await house.lobby.table(house.table)
        assert [act.verb for act in table.state.board.course.happened][-2:] == ["choose", "substitute"]

    visit(tmp_path, check)


def test_a_report_is_in_the_queue_until_it_is_taken_up(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await happens(house, "N call 1S", "E call P")
        south = await house.guest("S")
        about = {"by": "E", "convey": "remark", "text": "SECRET WORDS", "of": "s2"}
        done = await south.ask({"type": "report", "about": about})
        assert done["type"] == "done"
        at = await director(house)
        queue = await at.look("/desk")
        assert "South reports: East made a remark." in queue
        page = await at.case()
        assert "SECRET WORDS" in page
        form = next(form for form in Forms(at.text).found if form.action.endswith("/reports"))
        assert (await at.send(form, report=form.buttons[0][1])).status_code == 303
        table = await house.lobby.table(house.table)
        assert table.state.board.course.happened[-1].verb == "convey"
        assert "reports" not in (await at.case()).partition("Act by act")[0]

    visit(tmp_path, check)


def test_a_board_that_is_over_is_ruled_on(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await happens(house, *TOO_LOW)
        table = await house.lobby.table(house.table)
        await table.act("director", NextBoard(id="the-next-board"), 0)
        guest = await house.guest("E")
        at = await director(house)
        page = await at.case(1)
        assert "This board is over; the table plays another one." in page
        await at.answers("explain_options", "yes")
        assert (await at.case(1)).count("The Director has explained what follows.") == 1
        assert "The Director has explained" not in await at.case(2)
        await guest.settle()
        assert guest.view["table"]["boards"] == 2
        assert "Board 1" in (await at.look("/desk")).partition("Later")[0]
        note = next(form for form in Forms(await noted(at)).found if form.action.endswith("/notes"))
        assert (await at.send(note, text="Ask West too.")).status_code == 303
        assert "Ask West too." in await at.case(1)

    visit(tmp_path, check)


async def noted(at: Director) -> str:
    """The case of the first board, as it is sent."""
    await at.case(1)
    return at.text


def test_the_same_case_under_other_laws(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        await happens(house, *TOO_LOW)
        at = await director(house, "fr")
        page = await at.look(f"/desk/cases/{house.table}/1/law?authority=ebu")
        assert "Enchère insuffisante" in page
        assert "1997 2007 2017" in page
        assert 'value="ebu" selected' in at.text
        assert 'href="/laws/fr/1997/27.html#27"' in at.text

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_partner_has_heard_what_opponents_were_told(tmp_path: Path, language: str) -> None:
    """An alert is for the opponents; that the caller has not received it is not so."""

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls="1s p 2s! p p p")
        at.language, words = language, Words(language, "2017")
        page = await at.look(address)
        heard = " ".join(words.say("case-cell-heard").replace("\xa0", " ").split())
        assert heard in page, page
        assert words.say("case-cell-none") not in page

    visit(tmp_path, check)


def test_the_calls_that_wait_are_told_to_other_pages(tmp_path: Path) -> None:
    """Where, what was said last, and as another one once somebody calls again; to nobody who is not at the desk."""

    async def check(house: Open) -> None:
        at = await director(house)
        assert (await at.browser.get("/desk/waiting")).json() == []
        await happens(house, *TOO_LOW)
        reply = await at.browser.get("/desk/waiting?language=en")
        (call,) = reply.json()
        assert call["address"] == f"/desk/cases/{house.table}/1"
        assert call["text"].endswith("Board 1 – South calls the Director.")
        same = await at.browser.get("/desk/waiting?language=en", headers={"if-none-match": reply.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        stranger = await (await house.browser()).get("/desk/waiting")
        assert (stranger.status_code, stranger.content) == (204, b"")

    visit(tmp_path, check)
