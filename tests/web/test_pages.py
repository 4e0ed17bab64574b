"""What a browser is served: joining, the pages of problems, messages, files, headers; what an operator gets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgelaw.lawbook.editions import EDITIONS, USUAL, about
from bridgelaw.web import pages, site
from bridgelaw.web.language import chosen
from bridgelaw.web.phrases import phrases
from bridgelaw.words.messages import entries, pieces, sources
from tests.web.house import Open, visit

HTML = {"accept": "text/html"}


def test_a_link_becomes_a_cookie_for_one_place(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        page = await browser.get(f"/join/{house.secret('N')}", headers={"accept-language": "nb-NO,nb;q=0.9"})
        assert "Denne lenken er for Nord." in page.text
        assert '<form method="post">' in page.text
        assert house.secret("N") not in page.text
        assert not browser.cookies
        done = await browser.post(f"/join/{house.secret('N')}", headers={"origin": house.address})
        assert done.status_code == 303
        assert done.headers["location"] == f"/t/{house.table}/N"
        cookie = done.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=strict", f"Path=/t/{house.table}/N", "Max-Age="):
            assert part in cookie, cookie
        assert "Secure" not in cookie
        assert (await browser.get(house.url("N", "/view"))).json()["who"] == "N"
        for who in ("E", "director"):
            await house.joined(who, browser)
            assert (await browser.get(house.url(who, "/view"))).json()["who"] == who
        assert (await browser.get(house.url("N", "/view"))).json()["who"] == "N"

    visit(tmp_path, check)


def test_behind_https_the_cookie_is_secure_and_links_are_public(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        assert house.links["N"].startswith("https://table.example/join/")
        browser = await house.browser()
        done = await browser.post(f"/join/{house.secret('N')}", headers={"origin": "https://table.example"})
        assert "Secure" in done.headers["set-cookie"]
        assert done.headers["strict-transport-security"]

    visit(tmp_path, check, public="https://table.example")


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [("/nothing", 404, "Il n’y a rien ici"), ("/join/none", 404, "Ce lien ne mène"), ("/t/x/N", 401, "pas la vôtre")],
)
def test_problems_are_said_in_the_readers_language(tmp_path: Path, path: str, status: int, said: str) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        reply = await browser.get(path, headers={**HTML, "accept-language": "fr"})
        assert reply.status_code == status
        assert said in reply.text
        assert 'lang="fr"' in reply.text
        for_programs = await browser.get(path, headers={"accept": "application/json"})
        assert for_programs.status_code == status

    visit(tmp_path, check)


def test_every_reply_has_the_headers_and_a_table_is_never_cached(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.joined("N")
        for path in ("/", "/nothing", "/site.css", "/words/en.ftl", "/docs", "/healthz", house.url("N", "/view")):
            reply = await browser.get(path)
            for header in ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"):
                assert header in reply.headers, (path, header)
            assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]
            assert "server" not in reply.headers
        assert (await browser.get(house.url("N", "/view"))).headers["cache-control"] == "no-store"

    visit(tmp_path, check)


def test_no_page_of_ours_needs_anything_inline(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        for path in ("/", f"/join/{house.secret('N')}", "/nothing", "/docs"):
            text = (await browser.get(path, headers=HTML)).text
            assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:|https?://", text), path

    visit(tmp_path, check)


def test_messages_are_kept_by_their_fingerprint(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        first = await browser.get("/words/fr.ftl")
        assert first.text == phrases("fr")[0].decode()
        tag = first.headers["etag"]
        assert (await browser.get("/words/fr.ftl", headers={"if-none-match": tag})).status_code == 304
        kept = await browser.get(f"/words/fr.ftl?v={tag.strip(chr(34))}")
        assert "immutable" in kept.headers["cache-control"]
        assert "immutable" not in (await browser.get("/words/fr.ftl?v=other")).headers["cache-control"]
        for path in ("/words/de.ftl", "/words/fr.txt", "/words/..%2Ffr.ftl", "/static/..%2F..%2Fsettings.py"):
            assert (await browser.get(path)).status_code == 404, path

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_the_browser_gets_every_message_that_a_table_says(language: str) -> None:
    text = phrases(language)[0].decode()
    for message in ("seat", "call-bid", "right-summon", "option-accept_call", "page-title"):
        assert re.search(rf"^{message} =", text, re.MULTILINE), message
    assert re.search(rf"^laws-usual = {USUAL}$", text, re.MULTILINE)
    for edition in EDITIONS:
        said = re.search(rf"^laws-words-{edition} = (.*)$", text, re.MULTILINE)
        assert said, edition
        assert dict(pair.split("=") for pair in said[1].split()) == about(edition).words


LITERAL = re.compile(r"""(?<!=)["'`]([a-z_]+-[\w-]+)(?:\.([a-z_]+))?["'`]""")
MADE = re.compile(r"`([a-z_]+-(?:[\w-]+-)?)\$\{(?:[^{}]|\{[^}]*\})*\}([\w.-]*)`")
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)(?:\.([a-z]\w*))?")


def named_by_the_page(all_of_them: dict[str, set[str | None]]) -> set[tuple[str, str | None]]:
    """Messages and attributes that stand in the page's sources, whole or as their beginning and end."""
    found: set[tuple[str, str | None]] = set()
    source = Path(__file__).parents[2] / "page" / "src"
    # over a live table of a session stands what the pages of a session say, too
    for file in (one for one in source.rglob("*.[ts][sv]*") if not {"hall", "session"} & {*one.parts}):
        text = file.read_text("utf-8") if file.name != "wire.ts" else ""
        found |= {(id, attribute or None) for id, attribute in LITERAL.findall(text)}
        for begin, end in MADE.findall(text):
            rest, _, attribute = end.partition(".")
            found |= {(id, attribute or None) for id in all_of_them if id.startswith(begin) and id.endswith(rest)}
    return {(id, attribute) for id, attribute in found if attribute in all_of_them.get(id, ())}


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_what_the_page_says_is_served_with_all_that_it_refers_to(language: str) -> None:
    words = {id: set(pieces(entry)) for id, entry in sources(language).items()}
    served = {id: pieces(entry) for id, entry in entries(phrases(language)[0].decode()).items()}
    named = named_by_the_page(words)
    assert {("act-call", "label"), ("convey-haste", "sentence"), ("rights-none", None)} <= named
    assert [one for one in named if one[1] not in served.get(one[0], {})] == []
    for id, said in served.items():
        for name, attribute in REFERENCE.findall(" ".join(said.values())):
            assert (attribute or None) in served.get(name, {}), (id, name, attribute)


def test_what_anybody_may_have_is_compressed_and_nothing_else(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        packed = {"accept-encoding": "br;q=1, gzip;q=0.8"}
        for path in ("/words/fr.ftl", "/site.css", "/words/languages.json", "/laws/en/index.html"):
            answer = await browser.get(path, headers=packed)
            assert answer.headers["content-encoding"] == "gzip", path
            assert answer.headers["vary"] == "accept-encoding"
            plain = await browser.get(path, headers={"accept-encoding": "gzip;q=0"})
            assert "content-encoding" not in plain.headers, path
            assert plain.headers["vary"] == "accept-encoding"
            assert plain.text == answer.text
            assert int(answer.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        tag = (await browser.get("/words/fr.ftl", headers=packed)).headers["etag"]
        again = await browser.get("/words/fr.ftl", headers=packed | {"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        # a page that somebody's link leads to is for him alone
        for path in ("/", f"/join/{house.secret('N')}"):
            assert "content-encoding" not in (await browser.get(path, headers=packed)).headers, path

    visit(tmp_path, check)


def test_files_of_the_page_are_served_with_their_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = {
        "assets/page-abc.js": (b"1", "text/javascript; charset=utf-8"),
        "favicon.svg": (b"<svg/>", "image/svg+xml"),
    }
    monkeypatch.setattr(site, "_built", lambda: built)

    async def check(house: Open) -> None:
        browser = await house.browser()
        script = await browser.get("/static/assets/page-abc.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert "immutable" not in (await browser.get("/static/favicon.svg")).headers["cache-control"]

    visit(tmp_path, check)


def test_the_page_of_a_place_says_so_when_it_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(house: Open) -> None:
        browser = await house.joined("N")
        monkeypatch.setattr("bridgelaw.web.seats.built_page", lambda name: None)
        reply = await browser.get(house.url("N"), headers=HTML)
        assert reply.status_code == 503
        assert "make page" in reply.text
        template = pages._built("{{ table }} {{ who }} {{ language }} {{ title }}")
        monkeypatch.setattr("bridgelaw.web.seats.built_page", lambda name: template)
        reply = await browser.get(house.url("N", "?language=fr"), headers=HTML)
        assert reply.text == f"{house.table} N fr &lt;b&gt;"

    visit(tmp_path, check, table={"title": "<b>"})


def test_the_operators_need_the_secret(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        secret = (tmp_path / "operator.secret").read_text().strip()
        assert (tmp_path / "operator.secret").stat().st_mode & 0o077 == 0
        headers = {"authorization": f"Bearer {secret}"}
        for wrong in (
            {},
            {"authorization": "Bearer x"},
            house.bearer("director"),
            {"authorization": f"Basic {secret}"},
        ):
            assert (await browser.get("/metrics", headers=wrong)).status_code == 401
            assert (await browser.get("/api/tables", headers=wrong)).status_code == 401
            assert (await browser.post("/api/tables", json={}, headers=wrong)).status_code == 401
        made = await browser.post("/api/tables", json={"title": "Pairs", "laws": "1997"}, headers=headers)
        assert made.status_code == 201
        assert set(made.json()["links"]) == {"N", "E", "S", "W", "director", "spectator"}
        for bad in (
            {"laws": "1987"},
            {"nonsense": 1},
            {"authority": "xyz"},
            {"title": "x" * 300},
            {"players": {"X": "a"}},
        ):
            assert (await browser.post("/api/tables", json=bad, headers=headers)).status_code == 400, bad
        north = await house.guest("N")
        await north.do("call P")
        figures = (await browser.get("/metrics", headers=headers)).text
        assert "bridgelaw_acts_total 1.0" in figures
        assert "bridgelaw_sockets 1.0" in figures
        assert house.secret("N") not in figures
        rows = (await browser.get("/api/tables", headers=headers)).json()
        assert {"table": house.table, "title": "", "board": 1, "sockets": 1} in rows
        assert (await browser.post("/api/tables", json={}, headers=headers)).status_code == 201
        assert (await browser.post("/api/tables", json={}, headers=headers)).status_code == 429
        for path in ("/healthz", "/readyz"):
            assert (await browser.get(path)).text == "ok"

    visit(tmp_path, check, tables=3)


def test_the_interface_is_described(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        browser = await house.browser()
        found = (await browser.get("/openapi.json")).json()
        assert found["openapi"].startswith("3.")
        acts = found["paths"]["/t/{table}/{who}/acts"]["post"]
        assert {"200", "409"} <= set(acts["responses"])
        assert "/api/tables" in found["paths"]
        assert not [path for path in found["paths"] if "join" in path]
        page = await browser.get("/docs", headers=HTML)
        assert "GET /t/{table}/{who}/view" in page.text

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("", "en"), ("fr", "fr"), ("nb-NO", "nb"), ("no", "nb"), ("nn,en;q=0.5", "nb"), ("de,fr;q=0.7,en;q=0.3", "fr"),
        ("de", "en"), ("en;q=0.1,fr;q=0.2", "fr"), ("fr;q=0", "en"), ("fr;q=x,nb;q=1", "nb"),
        ("fr;Q=0.5,en-GB;q=0.9", "en"), ("en-GB,fr;q=0.9", "en"), ("*", "en"),
        (",;=", "en"),
    ],
)  # fmt: skip
def test_the_best_of_our_languages(accept: str, language: str) -> None:
    assert chosen(accept=accept) == language
    assert chosen("fr", "nb", accept=accept) == "fr"
    assert chosen("xx", "nb", accept=accept) == "nb"
