"""The law browser over HTTP: its pages in the reader's language, sent once, without an account."""

from __future__ import annotations

from html import escape, unescape
from pathlib import Path

import httpx

from bridgelaw.web.laws import address, content
from tests.web.house import Open, visit


def test_the_laws_are_served(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        browser.timeout = httpx.Timeout(60)  # the first page waits for the worked cases to be read
        asked = await browser.get("/laws", headers={"accept-language": "fr"}, follow_redirects=False)
        assert (asked.status_code, asked.headers["location"]) == (302, "/laws/fr/index.html")
        there = await browser.get(address("2017:18A", "nb").partition("#")[0])
        expected = content("nb/2017/18.html")
        assert expected is not None
        assert there.status_code == 200
        assert there.headers["content-type"] == f"{expected.type}; charset=utf-8"
        assert there.content == expected.body
        again = await browser.get("/laws/nb/2017/18.html", headers={"if-none-match": there.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        folder = await browser.get("/laws/en/2007", follow_redirects=False)
        assert folder.headers["location"] == "/laws/en/2007/index.html"
        for nothing in ("/laws/en/2017/1.html", "/laws/../../pyproject.toml", "/laws/de"):
            assert (await browser.get(nothing)).status_code == 404

    visit(tmp_path, check)


def test_a_provision_is_told_in_short(tmp_path: Path) -> None:
    """Without the page of its Law being made; and the page has the same words."""

    async def check(house: Open) -> None:
        browser = await house.browser()
        browser.timeout = httpx.Timeout(60)

        async def asked(id: str, language: str) -> httpx.Response:
            return await browser.get("/laws/provision", params={"id": id, "language": language})

        told = (await asked("2017:27B1(a)", "fr")).json()
        assert told["label"] == "Loi 27B1(a)"
        assert told["page"] == address("2017:27B1(a)", "fr")
        page = content("fr/2017/27.html")
        assert page is not None
        assert told["texts"]
        for text in (told["title"], *told["texts"]):
            assert escape(text, quote=False) in unescape(page.body.decode()).replace("&", "&amp;"), text
        # a number above others is all that stands under it
        above = (await asked("2017:27B1", "nb")).json()
        assert len(above["texts"]) > 1
        for nothing in ("2017:27Z", "1975:27", "2017:", "2017:999", "27", "../x"):
            assert (await asked(nothing, "en")).status_code == 404, nothing
        assert (await asked("2017:27", "de")).status_code == 400

    visit(tmp_path, check)


def test_the_search_is_served_without_a_script(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        browser.timeout = httpx.Timeout(60)
        found = await browser.get("/laws/en/search.html", params={"q": "UI", "edition": "2017", "desk": "1"})
        assert found.status_code == 200
        assert "16B1(a)" in found.text
        assert "/desk/quick?start=unauthorized_information&amp;laws=2017" in found.text
        everywhere = await browser.get("/laws/nb/search.html", params={"q": "tilskuer", "edition": ""})
        assert "11B1" in everywhere.text
        assert (await browser.get("/laws/en/index.html", params={"q": "UI"})).status_code == 200
        expected = content("en/search.html")
        assert expected is not None
        assert (await browser.get("/laws/en/search.html")).content == expected.body

    visit(tmp_path, check)
