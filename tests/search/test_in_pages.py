"""The script of the pages finds what the program finds, by the same stems: they need no server."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import snowballstemmer

from bridgelaw.api.search import find, index_of
from bridgelaw.api.search.spoken import search_words
from bridgelaw.api.search.stems import split
from bridgelaw.lawbook.editions import Edition
from bridgelaw.table.vocabulary import LANGUAGES, Language
from bridgelaw.web import laws
from bridgelaw.web.laws.site import content
from tests.search.questions import questions

STATIC = Path(laws.__file__).parent / "static"
ODD = (
    "27B1", "law 27", "Loi 16 hésitation", "§ 64 revoke", "7C", "he bid 7C", "constructor toString", "", "?", "LEVEES",
    "hesitation", "14 cards", "Påpekt?!", "30B1(b)(i)", "œuvre", "xyzzy", "\N{MATHEMATICAL BOLD CAPITAL A}", "l’as",
)  # fmt: skip


def in_the_page(language: Language, algorithm: str, asked: dict[str, Any], folder: Path) -> dict[str, Any]:
    node = shutil.which("node")
    assert node, "the tools of the live page are not installed: say `make page`"
    index = content(f"{language}/search-index.js")
    assert index is not None
    (folder / "index.js").write_bytes(index.body)
    command = [node, str(Path(__file__).with_name("asked.js")), str(STATIC), str(folder / "index.js"), algorithm]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, timeout=240)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_finds_the_same(language: Language, tmp_path: Path) -> None:
    spoken = search_words(language)
    asked: list[tuple[str, Edition | None]] = [(each.asks, "2017") for each in questions("questions.toml")]
    asked += [(those[-1], "1997" if n % 2 else None) for n, those in enumerate(spoken.asked.values()) if not n % 5]
    asked += [(odd, edition) for odd in ODD for edition in ("2017", None)]
    index = index_of(language)
    words = sorted({word for p in index.provisions for text, _ in p.texts for word in split(text)})
    wanted = {"questions": [(question, edition or "") for question, edition in asked], "words": words}
    page = in_the_page(language, spoken.stems, wanted, tmp_path)
    assert page["stems"] == snowballstemmer.stemmer(spoken.stems).stemWords(words)
    for (question, edition), hits in zip(asked, page["hits"], strict=True):
        here = [
            [hit.edition, hit.number, hit.score, list(hit.roads), [provision.name for provision in hit.provisions]]
            for hit in find(index, question, edition)
        ]
        assert hits == here, (question, edition)
