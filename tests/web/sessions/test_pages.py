"""The pages of a session: taken over at the desk, read by everybody who has the address, sorted without a script."""

from __future__ import annotations

import csv
import io
import re
from decimal import Decimal
from pathlib import Path
from typing import cast

import pytest

from bridgelaw.formats.sessions.neutral_writer import dumps
from bridgelaw.formats.sessions.reading import load
from bridgelaw.store.database import Database
from bridgelaw.store.erasing import erase
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.session.sessions import real_sessions
from tests.web.desk.director import said
from tests.web.house import Open, visit
from tests.web.sessions.club import SECTIONS, SHEETS, as_file, at_the_desk, played_howell

EXAMPLE = Path(__file__).parents[3] / "src" / "bridgelaw" / "examples" / "evening.xml"


def plain(text: str) -> str:
    """A text with plain spaces, as `said` gives it."""
    return re.sub(r"\s+", " ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_session_from_the_desk_to_its_pages(tmp_path: Path, language: str) -> None:
    words = Words(language)

    async def check(house: Open) -> None:
        desk = await at_the_desk(house, language)
        id = await desk.session(EXAMPLE.read_bytes())
        assert plain(words.say("session-finding-not_taken", text="VENUE")) in said(desk.at.text)
        reader = await house.browser()
        for path in (*SECTIONS, *SHEETS, "/board/1", "/pairs/2"):
            reply = await reader.get(f"/s/{id}{path}", headers={"accept-language": language})
            assert reply.status_code == 200, path
            if "text/html" in reply.headers["content-type"]:
                assert f'lang="{language}"' in reply.text
                # the file has names, but nobody has asked for them
                assert "Cleo" not in reply.text
        home = said((await reader.get(f"/s/{id}", headers={"accept-language": language})).text)
        assert words.hundredths(Decimal("95.83")) in home
        pair = said((await reader.get(f"/s/{id}/pairs/2", headers={"accept-language": language})).text)
        assert plain(words.say("sheet-placed", place="1", count=3)) in pair

    visit(tmp_path, check)


def test_names_are_shown_if_the_director_says_so_and_gone_once_erased(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(EXAMPLE.read_bytes(), names="yes")
        assert "Cleo" not in desk.at.text
        reader = await house.browser()
        for path, has in (("", True), ("/pairs/2", True), ("/print/ranking.csv", True), ("/travellers", False)):
            text = (await reader.get(f"/s/{id}{path}")).text
            assert ("Cleo" in text, "Dan" in text) == (has, has), path
        sessions = house.lobby.sessions.kept
        (key,) = [one.key for one in await sessions.people.all() if one.name == "Cleo"]
        await erase(cast(Database, house.lobby.house.store), key, house.lobby.house.clock())
        text = (await reader.get(f"/s/{id}")).text
        assert ("Cleo" in text, "Dan" in text) == (False, True)

    visit(tmp_path, check)


def test_columns_are_sorted_by_the_server(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(EXAMPLE.read_bytes())
        reader = await house.browser()

        async def column(path: str, at: int) -> list[str]:
            text = (await reader.get(f"/s/{id}{path}")).text
            body = text.partition("<tbody>")[2].partition("</tbody>")[0]
            rows = [re.findall(r'data-value="([^"]*)"', row) for row in body.split("<tr>")[1:]]
            return [row[at] for row in rows]

        assert await column("", 0) == ["1", "2", "3"]
        assert await column("?sort=pair", 1) == ["1", "2", "3"]
        assert await column("?sort=pair&way=turned", 1) == ["3", "2", "1"]
        percent = [float(one) for one in await column("?sort=percent", 3)]
        assert percent == sorted(percent, reverse=True)
        scores = [float(one) for one in await column("/board/1?sort=score", 6)]
        assert scores == sorted(scores, reverse=True)
        assert await column("?sort=nonsense&way=nowhere", 0) == ["1", "2", "3"]
        text = (await reader.get(f"/s/{id}?sort=pair")).text
        assert 'aria-sort="ascending"><a href="?sort=pair&amp;way=turned"' in text
        assert 'href="?sort=pair&amp;language=fr"' in text

    visit(tmp_path, check)


def test_a_form_counts_once_and_a_file_can_be_read_again(tmp_path: Path) -> None:
    first, second = (as_file([{"board": 1, "ns": "a", "ew": "b", "score": score}], ["a", "b"], name=name)
                     for score, name in ((420, "first"), (450, "second")))  # fmt: skip

    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(first, id="0123456789abcdef")
        assert id == "0123456789abcdef"
        assert await desk.session(first, id=id) == id
        assert desk.at.text.count('<section class="card taken" id=') == 1
        reader = await house.browser()
        assert "+420" in (await reader.get(f"/s/{id}/board/1")).text
        await desk.session(second, id=id)
        page = (await reader.get(f"/s/{id}/board/1")).text
        assert ("+450" in page, "+420" in page) == (True, False)
        await desk.presses(id, "remove")
        assert (await reader.get(f"/s/{id}")).status_code == 404
        assert await house.lobby.sessions.kept.streams.ids() == []

    visit(tmp_path, check)


def test_what_cannot_be_taken_over_is_said_and_changes_nothing(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        for data, over, expected in (
            (b"{", "yes", "evening.json:1: "),
            (b"", "yes", "Choose a file."),
            (EXAMPLE.read_bytes(), "", "Say whether play is over."),
            (b"x" * 8_000_001, "yes", "The file is too large."),
        ):
            reply = await desk.takes(data, over)
            assert reply.status_code == 422
            assert expected in said(reply.text)
        assert await house.lobby.sessions.kept.streams.ids() == []
        stranger = await house.browser()
        for path in (
            "/desk/sessions",
            "/desk/sessions/0123456789abcdef/over",
            "/desk/sessions/0123456789abcdef/remove",
        ):
            assert (await stranger.post(path, headers={"origin": house.address})).status_code == 401
        assert (await stranger.get("/desk/sessions")).status_code == 401

    visit(tmp_path, check)


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(EXAMPLE.read_bytes())
        reader = await house.browser()
        for path in (
            "/s/nobody", "/s/%2e%2e", f"/s/{id}/board/99", f"/s/{id}/pairs/99", f"/s/{id}/print/hands.csv",
            f"/s/{id}/print/ranking.txt", f"/s/{id}/print/people.pdf", "/s/files/other.css",
        ):  # fmt: skip
            assert (await reader.get(path)).status_code == 404, path

    visit(tmp_path, check)


def test_whatever_somebody_has_written_is_text(tmp_path: Path) -> None:
    evil = "<script>alert(1)</script>"
    data = as_file([{"board": 1, "ns": evil, "ew": '"b', "score": 50}], [evil, '"b'], name=evil)

    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(data)
        assert evil not in desk.at.text
        reader = await house.browser()
        for path in ("", "/travellers", "/board/1", "/print/ranking.html"):
            text = (await reader.get(f"/s/{id}{path}")).text
            assert evil not in text
            assert "&lt;script&gt;" in text
        links = re.findall(r'href="(/s/[\w-]+/pairs/[^"]+)"', (await reader.get(f"/s/{id}")).text)
        assert len(links) == 2
        for link in links:
            assert (await reader.get(link)).status_code == 200

    visit(tmp_path, check)


def test_real_sessions_stand_on_their_pages_whole(tmp_path: Path) -> None:
    """Every pair and every result of each of them; the pages of some boards and pairs open."""

    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        reader = await house.browser()
        for path in real_sessions():
            file = load(path)
            id = await desk.session(dumps(file).encode(), id=path.stem.replace("_", "-")[:32])
            ranking = (await reader.get(f"/s/{id}")).text
            assert len(re.findall(r'<td[^>]*><a href="/s/[\w-]+/pairs/', ranking)) == len(file.session.pairs)
            lines = (await reader.get(f"/s/{id}/travellers")).text
            assert len(re.findall(r"<tr><td", lines)) == len(file.session.results)
            board, pair = file.session.results[-1].board, file.session.pairs[-1].key
            for page in (f"board/{board}", f"pairs/{pair}"):
                text = (await reader.get(f"/s/{id}/{page}")).text
                assert "<svg" in text, (path, page)
            listed = (await reader.get(f"/s/{id}/print/travellers.csv")).content.decode("utf-8-sig")
            assert len(list(csv.DictReader(io.StringIO(listed)))) == len(file.session.results)

    visit(tmp_path, check)


@pytest.mark.parametrize("scoring", ["mp", "butler", "cross_imp"])
def test_the_pictures_say_what_the_tables_say(tmp_path: Path, scoring: str) -> None:
    async def check(house: Open) -> None:
        desk = await at_the_desk(house)
        id = await desk.session(played_howell(scoring=scoring))
        reader = await house.browser()
        board = (await reader.get(f"/s/{id}/board/2")).text
        rows = [re.findall(r'data-value="([^"]*)"', row) for row in board.partition("<tbody>")[2].split("<tr>")[1:]]
        scores = [int(row[6]) for row in rows if row[6]]
        bars = re.findall(r'<rect class="bar (ns|ew|none)"', board)
        assert len(bars) == len(set(scores))
        assert bars.count("ns") == len({one for one in scores if one > 0})
        pair = (await reader.get(f"/s/{id}/pairs/3")).text
        (line,) = re.findall(r'<polyline class="so-far" points="([^"]+)"', pair)
        assert len(line.split()) == pair.count('<rect class="bar') >= 20
        heights = [float(point.partition(",")[2]) for point in line.split()]
        assert all(8 <= one <= 128 for one in heights)

    visit(tmp_path, check)
