"""One board under all editions, side by side."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from bridgelaw.cli.rule import rule
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES

EXAMPLES = Path(str(files("bridgelaw").joinpath("examples")))
NAMES = ("insufficient_bid", "hesitation", "misinformation")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_page_with_a_column_for_each(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule([EXAMPLES / f"{name}.yaml"], laws="all", language=language) == 0
    said = capsys.readouterr().out
    assert max(map(len, said.splitlines())) <= 80
    assert not re.search(r"[{}]|question-|option-", said)
    assert any(line.split() == list(EDITIONS) for line in said.splitlines())


def test_each_statement_stands_once_with_its_provisions(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule([EXAMPLES / "insufficient_bid.yaml"], laws="all", after="a6") == 0
    said = capsys.readouterr().out
    assert re.search(r"West must choose without consulting East\.( +10C2){3,}\n", said)
    assert re.search(r"Accept 2♣\. It is treated as legal .* +27A( +27A1){2,}\n", said)
    assert rule([EXAMPLES / "insufficient_bid.yaml"], laws="all") == 0
    said = capsys.readouterr().out
    assert re.search(r"North must pass until the end of the( auction\.)? +27B2( +–){2,}\n", said)
    assert said.count("Insufficient bid · Ruled ") == 1


def test_for_programs_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule([EXAMPLES / "hesitation.yaml"], laws="all", json=True) == 0
    assert [json.loads(line)["laws"] for line in capsys.readouterr().out.splitlines()] == [*map(int, EDITIONS)]


def test_not_for_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule([EXAMPLES / "hesitation.yaml"], laws="all", seat="N") == 2
    assert "--seat" in capsys.readouterr().err
    assert rule([EXAMPLES / "hesitation.yaml"], laws="all", after="nothing") == 2
