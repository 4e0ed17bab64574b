"""The pages of the browser: complete, sound, and no link of theirs leads nowhere."""

from __future__ import annotations

import itertools
import re

import pytest

from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.lawbook.numbering import law_of
from bridgelaw.laws.concordance import difference_of_law, page_of_law
from bridgelaw.laws.coverage import coverage, read_inventory
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web.laws import addresses as at
from bridgelaw.web.laws import law_page
from bridgelaw.web.laws.law_page import PAIRS, law_view
from bridgelaw.web.laws.observed import Observed
from bridgelaw.web.laws.site import batches, content, paths
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset
from tests.kit.whole import by_turns
from tests.web.laws.pages import seen, targets

SAMPLE = (10, 18, 23, 27, 89)
CODE = re.compile(r"[{}$]|\b[a-z]+_[a-z_]+\b|\bL\d{4}\b|browser-|lawbook-|question-")
PATHS = frozenset(paths())
GENERAL = [
    "index.html",
    *(path for n, path in enumerate(p for p in batches()[0][1:] if p.endswith(".html")) if n % 4 == 0),
]
LAWS = [
    path
    for law in SAMPLE
    for n, language in enumerate(LANGUAGES)
    for path in (
        at.law_path(language, EDITIONS[(law + n) % len(EDITIONS)], law),
        at.compare_path(language, *PAIRS[(law + n) % len(PAIRS)], law),
    )
]


def anchors(path: str) -> set[str]:
    """The fragments that a page has; of a Law that is not in the sample those that it is to have."""
    found = re.fullmatch(r"(?:en|fr|nb)/(\d{4})/(\d+)\.html", path)
    if found and int(found[2]) not in SAMPLE:
        return {at.anchor(number) for number in at.numbers_of(found[1]).get(int(found[2]), ())}
    return set(seen(path).ids)


def check_links(path: str) -> None:
    for there, fragment in targets(path, seen(path)):
        assert there in PATHS, (path, there)
        assert not fragment or fragment in anchors(there), (path, there, fragment)


@pytest.mark.parametrize("path", [*GENERAL, *LAWS])
def test_a_page_is_sound(path: str) -> None:
    page = seen(path)
    assert len(page.ids) == len(set(page.ids))
    assert not page.inline
    assert not CODE.search(page.text), CODE.findall(page.text)
    check_links(path)


@pytest.mark.parametrize("law", SAMPLE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_law_has_the_anchors_that_links_to_it_use(law: int, edition: Edition) -> None:
    want = {at.anchor(number) for number in at.numbers_of(edition).get(law, ())}
    assert want <= set(seen(at.law_path("en", edition, law)).ids)


@pytest.fixture
def nothing_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    """No case is followed."""
    monkeypatch.setattr(law_page, "observed_of", lambda law, edition: Observed(stages={}, windows=()))
    monkeypatch.setattr(law_page, "cases_of", lambda law: ())


@pytest.mark.usefixtures("nothing_observed")
@pytest.mark.parametrize(("edition", "language"), by_turns(EDITIONS, LANGUAGES))
def test_every_provision_is_shown_as_coverage_has_it(edition: Edition, language: Language) -> None:
    words = Words(language, edition, strict=True)
    rows = [row for row in coverage(drawers(), read_inventory()) if row.edition == edition]
    for law in at.known_laws():
        view = law_view(law, edition, language)
        blocks = {block.number: block for block in view.blocks}
        for entry in page_of_law(drawers(), law, edition).entries:
            block = blocks[entry.number]
            assert typeset(entry.text(language), words) in [text.text for text in block.texts]
            assert {label for label, _ in block.asks} >= {words.say(f"question-{q}", "label") for q in entry.asks}
        fragments = [fragment for block in view.blocks for fragment in (*block.above, block.anchor)]
        assert len(fragments) == len(set(fragments))
        assert set(fragments) == {at.anchor(number) for number in at.numbers_of(edition).get(law, ())}
        for row in rows:
            if law_of(row.number) == law and row.number in blocks:
                assert blocks[row.number].status == row.status
            elif law_of(row.number) == law:
                assert at.anchor_of(row.number, edition) in (*fragments, "")
                assert row.status != "missing"


@pytest.mark.parametrize(("old", "new"), PAIRS)
def test_a_comparison_shows_every_difference(old: Edition, new: Edition) -> None:
    for law, language in itertools.product(SAMPLE, LANGUAGES[:2]):
        text = seen(at.compare_path(language, old, new, law)).text
        words = Words(language, new)
        tight = re.sub(r"\s", "", text)
        for change in difference_of_law(drawers(), law, old, new):
            for entry in (change.old, change.new):
                if change.kinds and entry:
                    assert re.sub(r"\s", "", typeset(entry.text(language), words)) in tight
            assert change.number in text


def test_static_files_and_folders_are_served() -> None:
    assert content("") == content("index.html")
    assert content("fr/2017/") == content("fr/2017/index.html")
    for name, kind in (("laws.css", "text/css"), ("laws.js", "text/javascript")):
        found = content(f"static/{name}")
        assert found is not None
        assert found.type.startswith(kind)
    for nothing in ("../laws/law.toml", "static/../site.py", "en/2017/1.html", "en/2017", "de/index.html", "/"):
        assert content(nothing) is None


def test_batches_are_all_paths_once() -> None:
    together = [path for batch in batches() for path in batch]
    assert sorted(together) == sorted(paths())
    assert len(together) == len(set(together))
