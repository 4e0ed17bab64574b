"""`bridgelaw law`, `laws diff` and `laws coverage`: complete in every language and edition, 80 columns, no codes."""

from __future__ import annotations

import itertools
import re
from functools import cache

import pytest

from bridgelaw.cli import law as law_module
from bridgelaw.cli import laws as laws_module
from bridgelaw.cli.law import NoSuchLaw, law_lines, law_page, printed
from bridgelaw.cli.laws import coverage_lines, coverage_table, diff_lines, laws_diff
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.laws.concordance import LawInEdition, ProvisionChange, difference_of_law, page_of_law
from bridgelaw.laws.coverage import CoverageRow, coverage, read_inventory
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES, Language
from tests.kit.speakers import speaker

SHOWN: tuple[Edition | None, ...] = (None, *EDITIONS)
PAIRS = list(itertools.permutations(EDITIONS, 2))
KNOWN = sorted(
    {each.data.law for each in drawers()}
    | {law_of(number) for each in drawers() for entry in each.data.provision.values() for number in entry.in_.values()}
)
CODE = re.compile(r"[{}$]|\b[a-z]+_[a-z_]+\b|\bL\d{4}\b|lawbook-|question-")
ENGLISH = re.compile(r"\b(?:the|of|and|Law|Laws|Director|See|reads|Unchanged)\b")


@cache
def page(number: int, edition: Edition) -> LawInEdition:
    return page_of_law(drawers(), number, edition)


@cache
def changes(number: int, old: Edition, new: Edition) -> list[ProvisionChange]:
    return difference_of_law(drawers(), number, old, new)


@cache
def rows() -> list[CoverageRow]:
    return coverage(drawers(), read_inventory())


@pytest.fixture
def read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page is made of is the same in every language: it is read off the shelf once, and not for each of them."""
    for module in (law_module, laws_module):
        monkeypatch.setattr(module, "page_of_law", lambda shelf, *of: page(*of))
        monkeypatch.setattr(module, "coverage", lambda *of: rows())
    monkeypatch.setattr(laws_module, "difference_of_law", lambda shelf, *of: changes(*of))


def sound(text: str, language: Language) -> str:
    """The text, when it is fit to be printed."""
    lines = text.splitlines()
    assert max(map(len, lines)) <= 80, text
    assert not [line for line in lines if line != line.rstrip()]
    assert lines[-1]
    assert "\n\n\n" not in text
    assert " '" not in text
    if language == "fr":
        assert not re.search(r" [;:!?»]|« ", text), text
    return text


@pytest.mark.usefixtures("read_once")
@pytest.mark.parametrize("number", KNOWN)
def test_every_law_in_every_edition_and_language(number: int) -> None:
    for edition, language in itertools.product(SHOWN, LANGUAGES):
        words = speaker(language, edition or "2017")
        lines = law_lines(number, edition, words)
        text = sound(printed(lines), language)
        assert not CODE.search(text), text
        assert text == law_page(number, edition, language)
        if language != "en":
            assert not [line.text for line in lines if ENGLISH.search(line.text)]


@pytest.mark.usefixtures("read_once")
@pytest.mark.parametrize("number", KNOWN)
def test_every_difference_in_every_language(number: int) -> None:
    for (old, new), language in itertools.product(PAIRS, LANGUAGES):
        words = speaker(language, new)
        text = sound(printed(diff_lines(number, old, new, words)), language)
        assert not CODE.search(text), text
        assert "{" not in text
        assert text == laws_diff(number, old, new, language)


@pytest.mark.usefixtures("read_once")
@pytest.mark.parametrize("language", LANGUAGES)
def test_coverage_table(language: Language) -> None:
    text = sound(printed(coverage_lines(speaker(language))), language)
    assert text == coverage_table(language)
    assert "{" not in text
    assert "30B1(b)(ii)" in text
    assert not CODE.search(text)
    assert language == "en" or not ENGLISH.search(text)


@pytest.mark.usefixtures("read_once")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_left_out(edition: Edition) -> None:
    for number in KNOWN:
        text = " ".join(law_page(number, edition, "en").split())
        for entry in page(number, edition).entries:
            assert entry.number in text
            assert entry.text("en").replace("'", "’").split()[0] in text


def test_law_27() -> None:
    now = law_page(27, None, "en")
    assert "Law 27: Insufficient bid" in now
    assert "27A1" in now
    assert "1997: 27A\n" in now
    assert "1997: another provision here · 2007: 27B1(b), reads differently" in now
    then = law_page(27, "1997", "fr")
    assert "27A1" not in then
    assert "1997" in then
    assert "Lovene av 2007" in law_page(27, "2007", "nb")


def test_a_law_whose_text_another_drawer_holds() -> None:
    assert "Three passes" in law_page(34, "1997", "en")
    assert "34" in law_page(17, "1997", "en").partition("In 1997 in another Law")[2]


def test_differences_of_law_27() -> None:
    text = laws_diff(27, "2007", "2017", "en")
    assert re.search(r"27B1\(a\) +reads differently · other Questions", text)
    assert "Asks the Director in 2017: Which suits were shown?" in text
    assert "both_natural" not in text
    assert "Unchanged: 27, 27A1" in text
    assert re.search(r"27A → 27A1 +renumbered", laws_diff(27, "1997", "2007", "en"))


def test_strength_of_the_verb() -> None:
    assert re.search(r"9B1 +doit impérativement → devrait", laws_diff(9, "1997", "2007", "fr"))


def test_nothing_differs() -> None:
    assert "Nothing is different." in laws_diff(27, "2007", "2007", "en")


@pytest.mark.parametrize(
    ("number", "language", "said"),
    [
        (94, "en", "There is no Law 94: the Laws are numbered from 1 to 93."),
        (0, "fr", "Il n’y a pas de Loi 0\u00a0: les Lois vont de 1 à 93."),
        (1, "nb", "§\u00a01 er ennå ikke i programmet."),
    ],
)
def test_there_is_no_such_page(number: int, language: Language, said: str) -> None:
    with pytest.raises(NoSuchLaw) as error:
        law_page(number, None, language)
    assert str(error.value) == said
    with pytest.raises(NoSuchLaw):
        laws_diff(number, "2007", "2017", language)


def test_the_command_refuses_on_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert law_module.law(94, language="fr") == 2
    said = capsys.readouterr()
    assert (said.out, said.err.startswith("Il n’y a pas")) == ("", True)


def test_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert law_module.law(27, laws="1997", language="nb") == 0
    assert capsys.readouterr().out == law_page(27, "1997", "nb") + "\n"
