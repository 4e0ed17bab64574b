"""`bridgelaw cases`: the table in every language, JSON for programs, files that cannot be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bridgelaw.api.cases import compare
from bridgelaw.cli.cases import cases, table
from bridgelaw.formats import case
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import lay_out

SAMPLES = Path(__file__).parents[1] / "formats" / "cases"
CODE = re.compile(r"[{}$]|\bcases-|question-|\boption-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_table(language: str) -> None:
    found = [compare(case.load(file)) for file in sorted(SAMPLES.glob("*.yaml"))]
    lines = [text for text, _ in lay_out(table(found, Words(language, strict=True)))]
    text = "\n".join(lines)
    assert not CODE.search(text), text
    assert max(map(len, lines)) <= 80
    assert {one.id for one in found} <= {line.partition(" ")[0] for line in lines}


def test_said_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert cases([SAMPLES / "slow_double.yaml"], details=True) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "2017 · full · as published" in said
    assert "Logical alternatives (c8)" in said
    assert "Published and computed: 50% of 2♠ doubled, played by East, made, North–South −670" in said
    assert "Asked: 5 of 5 Offered: yes Score from: ruling" in said
    assert "1 case Asked what was decided: 1 in full, 0 in part, 0 not at all; 0 without a finding" in said
    assert "Decision offered: 1 yes, 0 no, 0 depend on answers" in said
    assert "Score: 0 from facts alone, 1 taken from the ruling; 0 without one" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cases([SAMPLES], language=language) == 0
    said = capsys.readouterr().out
    words = Words(language)
    assert not CODE.search(said), said
    assert max(map(len, said.splitlines())) <= 80
    rows = [line.split() for line in said.splitlines()]
    heads = [words.say(f"cases-column-{name}") for name in ("published", "computed")]
    assert any(all(head in line for head in heads) for line in said.splitlines())
    by = words.say("seat-letter", seat="E")
    assert any("2♠X" in row and row[-2:] == ["=", "="] and by in row for row in rows), said
    assert words.say("cases-asked", asked="5", findings="5") in said
    for column in ("asked", "offered", "source"):
        assert any(words.say(f"cases-column-{column}").split()[0] in line for line in said.splitlines()), column


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cases([SAMPLES], json=True) == 0
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [Path(one["file"]).stem for one in found] == ["insufficient", "out_of_rotation", "play", "slow_double"]
    assert found[3]["questions"][3] == {
        "kind": "logical_alternatives",
        "of": "c8",
        "seat": "S",
        "law": "2017:16B1(b)",
        "answered": True,
        "open": False,
    }
    assert {"where": "authority", "why": "authority"} in found[3]["left"]


@pytest.mark.parametrize(("language", "reason"), [(None, "is not the contract"), ("fr", "n’est pas le contrat")])
def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str | None, reason: str) -> None:
    text = (SAMPLES / "slow_double.yaml").read_text(encoding="utf-8")
    bad = tmp_path / "bad.yaml"
    bad.write_text(text.replace("contract: 3D\nlead", "contract: 3H\nlead"), encoding="utf-8")
    assert cases([bad, SAMPLES / "slow_double.yaml"], language=language) == 2
    told = capsys.readouterr()
    assert f"{bad}:15:" in told.err.replace("\u00a0", "")
    assert reason in told.err
    assert "2♠" in told.out  # the other file is answered
