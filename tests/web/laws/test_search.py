"""The page of the search, with and without a question; the words from A to Z are in the order of the language."""

from __future__ import annotations

import json
from html import unescape

import pytest

from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web.laws.compare_page import runs
from bridgelaw.web.laws.search_page import search_index, search_view
from bridgelaw.web.laws.site import content, paths, searched
from bridgelaw.web.laws.words_page import collated, letters
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset
from tests.web.laws.pages import read, seen, targets


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_has_every_summary(language: Language) -> None:
    script = search_index(language).decode()
    index = json.loads(script.removeprefix("window.lawIndex = ").removesuffix(";\n"))
    held = {
        (text, edition): numbers[edition]
        for _, numbers, texts, _ in index["provisions"]
        for text, editions in texts
        for edition in editions
    }
    assert "<" not in script
    for drawer in drawers():
        for entry in drawer.data.provision.values():
            for edition, number in entry.in_.items():
                text = typeset(entry.text(language, edition), Words(language, edition))
                assert held[text, edition] == number or (text, edition) in held
    assert all(title for names in index["titles"].values() for title in names.values())
    assert index["kinds"].keys() == KINDS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_anything_is_asked(language: Language) -> None:
    path = f"{language}/search.html"
    page = seen(path)
    assert {there for there, _ in targets(path, page)} <= set(paths())
    assert not page.inline


@pytest.mark.parametrize(
    ("language", "question", "provision", "road"),
    [
        ("en", "trump still out after a claim", "70C", "Claim"),
        ("fr", "le mort peut-il parler ?", "43A1(b)", "Le mort a parlé, touché ou regardé"),
        ("nb", "revoke etter spillet", "64A", "Revoke"),
    ],
)
def test_what_a_server_has_found(language: Language, question: str, provision: str, road: str) -> None:
    path = f"{language}/search.html"
    for desk in (False, True):
        found = searched(path, question, "2017", desk=desk)
        assert found is not None
        html = found.body.decode()
        page = read(html)
        assert '<a class="number" href="2017/' in html
        # at the desk the way to the situation comes first
        assert (page.text.index(provision) > page.text.index(road)) == desk
        roads = [link for link in page.links if link.startswith("/desk/")]
        page.links = [link for link in page.links if link not in (*roads, "/desk")]
        assert {there for there, _ in targets(path, page)} <= set(paths())
        assert bool(roads) == desk
        assert ("bridgelaw ruling --start" in page.text) != desk
        assert all(link.startswith("/desk/quick?start=") and link.endswith("&laws=2017") for link in roads)


def test_who_looks_from_a_page_of_an_edition_looks_in_that_edition() -> None:
    """The search of the header too; and whoever has come from the desk finds his way back there."""
    for path in ("fr/2007/27.html", "fr/2007/index.html"):
        found = content(path)
        assert found is not None
        assert '<input type="hidden" name="edition" value="2007">' in found.body.decode()
    for edition, desk in (("2007", True), ("1997", False)):
        page = searched("fr/search.html", "renonce", edition, desk=desk)
        assert page is not None
        assert f'name="edition" value="{edition}">' in page.body.decode()
        assert ('href="/desk"' in page.body.decode()) == desk


def test_what_is_asked_is_text() -> None:
    found = searched("en/search.html", '<b>"revoke</b>', "1066", desk=False)
    assert found is not None
    assert 'value="&lt;b&gt;&#34;revoke&lt;/b&gt;"' in found.body.decode()
    nothing = searched("en/search.html", "<xyzzy>", "2017", desk=False)
    assert nothing is not None
    assert "Nothing found for <xyzzy>" in unescape(nothing.body.decode())
    assert searched("en/index.html", "revoke", "2017", desk=False) is None
    assert content("en/search.html?q=revoke") is None


def test_an_edition_that_is_none_means_all() -> None:
    assert search_view("en", "spectator", "1066").edition == ""
    assert {hit.number.path[3:7] for hit in search_view("en", "spectator", "2007").hits} == {"2007"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_from_a_to_z(language: Language) -> None:
    for edition in EDITIONS:
        found = letters(edition, language)
        initials = [letter.letter for letter in found]
        assert len(initials) == len(set(initials))
        assert initials == sorted(initials, key=lambda letter: collated(letter, language))
        assert all(heading.laws for letter in found for heading in letter.words)


def test_order_of_a_language() -> None:
    assert sorted(["øst", "åpen", "ære", "zebra"], key=lambda w: collated(w, "nb")) == ["zebra", "ære", "øst", "åpen"]
    assert sorted(["eu", "étui", "et"], key=lambda w: collated(w, "fr")) == ["et", "étui", "eu"]


def test_words_that_differ_are_marked() -> None:
    old, new = runs("the bid is lost at once", "the bid stands")
    assert "".join(run.text for run in old) == "the bid is lost at once"
    assert [run.text for run in old if run.other] == ["is lost at once"]
    assert [run.text for run in new if run.other] == ["stands"]
    assert runs("same", "same") == (runs("same", "same")[0],) * 2
