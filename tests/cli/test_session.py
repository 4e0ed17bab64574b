"""`bridgelaw session`: what it prints, what it says beside it, what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from bridgelaw.cli.session import rank
from bridgelaw.cli.session_files import export, import_
from bridgelaw.formats.sessions.findings import FindingCode
from bridgelaw.formats.sessions.lost import LossCode
from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.formats.sessions.neutral_writer import dumps
from bridgelaw.formats.sessions.reading import load
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.session.sessions import field, made

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "src" / "bridgelaw" / "examples" / "evening.xml"
Capture = pytest.CaptureFixture[bytes]


@pytest.fixture
def ruled(tmp_path: Path) -> Path:
    """A session with a ruling that USEBIO cannot carry."""
    file = tmp_path / "evening.json"
    weighted = {"weighted": {"ns": [[420, 0.6], [-50, 0.4]]}}
    file.write_text(dumps(made(field(420, 450, weighted))), encoding="utf-8")
    return file


def test_a_session_is_taken_over_without_names(capsysbinary: Capture) -> None:
    assert import_(EXAMPLE) == 0
    out, err = capsysbinary.readouterr()
    found = loads(out)
    assert (len(found.session.results), found.date, found.people) == (9, "2026-01-27", {})
    assert len(found.session.pairs[0].people) == 2
    assert err.decode() == "Not taken over: VENUE\n"


def test_names_are_taken_over_when_they_are_asked_for(capsysbinary: Capture, tmp_path: Path) -> None:
    out = tmp_path / "evening.json"
    assert import_(EXAMPLE, out=out, names=True) == 0
    assert capsysbinary.readouterr().out == b""
    assert {one.name for one in load(out).people.values()} >= {"Ada", "Leo"}


def test_a_file_that_is_there_is_not_written_over(capsysbinary: Capture, tmp_path: Path) -> None:
    out = tmp_path / "evening.json"
    out.write_text("mine")
    assert import_(EXAMPLE, out=out) == 2
    assert out.read_text() == "mine"
    assert capsysbinary.readouterr().err.decode().startswith(f"{out}: The file cannot be written")


def test_what_has_changed_since_another_list(capsys: pytest.CaptureFixture[str], ruled: Path, tmp_path: Path) -> None:
    before = tmp_path / "before.json"
    before.write_text(dumps(made(field(420, 450, -50))), encoding="utf-8")
    assert rank(ruled, since=before) == 0
    assert "Board 1, N3 against E3: −50 → 60% +420, 40% −50" in capsys.readouterr().out
    assert rank(ruled, since=before, json=True) == 0
    changed = json.loads(capsys.readouterr().out)["changed"]
    assert [(one["board"], one["before"]["score"]) for one in changed["results"]] == [(1, -50)]
    assert [one["pair"] for one in changed["ranking"] if one["before"]["rank"] != one["after"]["rank"]] == []
    assert rank(before, since=before) == 0
    assert "Nothing has changed" in capsys.readouterr().out


@pytest.mark.parametrize("to", ["usebio", "pbn", "session"])
def test_each_form_is_read_again(capsysbinary: Capture, tmp_path: Path, to: Any) -> None:
    assert export(EXAMPLE, to=to) == 0
    again = tmp_path / "again"
    again.write_bytes(capsysbinary.readouterr().out)
    found, known = load(again).session, load(EXAMPLE).session
    assert [one.score for one in found.results] == [one.score for one in known.results]
    assert rank(again) == 0


def test_a_record_for_each_table(capsysbinary: Capture) -> None:
    assert export(EXAMPLE, to="pbn", tables=True) == 0
    assert capsysbinary.readouterr().out.count(b"[PairNS ") == 9


def test_what_is_lost_is_said_and_counts_when_that_is_asked_for(capsysbinary: Capture, ruled: Path) -> None:
    assert export(ruled, to="usebio") == 0
    assert capsysbinary.readouterr().err.startswith(b"Board 1, N3 against E3: weights cannot be written")
    assert export(ruled, to="usebio", strict=True) == 1
    assert export(ruled, to="session", strict=True) == 0


def test_what_there_is_to_say_as_data(capsysbinary: Capture, ruled: Path) -> None:
    assert export(ruled, to="usebio", json=True, language=LANGUAGES[-1]) == 0
    told = json.loads(capsysbinary.readouterr().err)
    assert (told["form"], told["findings"]) == ("bridgelaw.lost/1", [])
    row = told["lost"][0]
    assert {key: row[key] for key in ("code", "result", "board", "ns", "ew")} == {
        "code": "weights", "result": 2, "board": "1", "ns": "N3", "ew": "E3",
    }  # fmt: skip
    assert row["message"]


def test_a_file_that_is_no_session_says_where(capsysbinary: Capture, tmp_path: Path) -> None:
    file = tmp_path / "club.xml"
    file.write_text("<USEBIO>\n<EVENT></USEBIO>")
    for command in (import_, rank):
        assert command(file, language=LANGUAGES[1]) == 2
        out, err = capsysbinary.readouterr()
        assert out == b""
        assert err.decode().startswith(f"{file}:2: ")


@pytest.mark.parametrize(("group", "codes"), [("finding", get_args(FindingCode)), ("lost", get_args(LossCode))])
def test_every_code_has_its_sentence_and_its_line_in_the_documentation(group: str, codes: tuple[str, ...]) -> None:
    page = (ROOT / "docs" / "sessions.md").read_text(encoding="utf-8")
    assert [code for code in codes if f"`{code}`" not in page] == []
    details = dict.fromkeys(
        ["board", "score", "computed", "text", "pair", "ns", "ew", "lines", "table", "times", "ns_points", "ew_points"],
        "7",
    )
    for language in LANGUAGES:
        words = Words(language)
        for code in codes:
            assert words.say(f"session-{group}-{code}", **details)
