"""`bridgelaw session print` and `bridgelaw movement --cards`: what is written where, and what is refused."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bridgelaw.cli.movement import movement
from bridgelaw.cli.session_print import print_
from bridgelaw.table.vocabulary import LANGUAGES

EXAMPLE = Path(__file__).parents[2] / "src" / "bridgelaw" / "examples" / "evening.xml"
Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_session_is_printed(language: str, tmp_path: Path, capsys: Capture) -> None:
    assert print_(EXAMPLE, out=tmp_path / "evening.pdf", language=language) == 0
    assert (tmp_path / "evening.pdf").read_bytes().startswith(b"%PDF")
    assert print_(EXAMPLE, language=language) == 0
    text = capsys.readouterr().out
    assert [text.count(f'<section class="sheet {kind}') for kind in ("ranking", "travellers", "hands")] == [1, 1, 1]
    assert "Cleo" in text
    assert print_(EXAMPLE, numbers=True, what=("ranking",), language=language) == 0
    text = capsys.readouterr().out
    assert "Cleo" not in text
    assert "travellers" not in text.partition("</style>")[2]


def test_cards_of_a_movement(tmp_path: Path) -> None:
    assert movement("howell", "4", cards=tmp_path / "all.pdf") == 0
    assert (tmp_path / "all.pdf").read_bytes().startswith(b"%PDF")
    assert movement("howell", "4", cards=tmp_path / "guide.html", only=("guide",)) == 0
    assert (tmp_path / "guide.html").read_text("utf-8").count('<article class="card">') == 8


def test_cards_of_a_movement_in_a_file(tmp_path: Path) -> None:
    seats = tmp_path / "seats.csv"
    seats.write_text("section,round,table,ns,ew,boards\nA,1,1,1,2,1-2\nA,1,2,3,0,3-4\nA,2,1,1,3,3-4\nA,2,2,2,0,1-2\n")
    assert movement(check=seats, cards=tmp_path / "table.html", only=("table",)) == 0
    text = (tmp_path / "table.html").read_text("utf-8")
    assert text.count('<article class="card">') == 2
    assert "Section A" in text


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    there = tmp_path / "there.html"
    there.write_text("mine")
    assert print_(EXAMPLE, out=there) == 2
    assert there.read_text() == "mine"
    assert capsys.readouterr().err.startswith(f"{there}: The file cannot be written")
    assert movement("howell", "4", cards=tmp_path / "cards.txt") == 2
    assert (
        capsys.readouterr().err
        == f"{tmp_path / 'cards.txt'}: Pages are written as PDF or HTML: the name of the file ends in pdf or html.\n"
    )
    assert print_(tmp_path / "none.json") == 2
    assert "none.json:1: " in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "typst", None)
    assert print_(EXAMPLE, out=tmp_path / "evening.pdf") == 2
    assert "[pdf]" in capsys.readouterr().err
    assert not (tmp_path / "evening.pdf").exists()
