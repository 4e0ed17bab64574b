"""`bridgelaw movement`: proposals, one movement, a file's, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.cli.movement import movement
from bridgelaw.formats.sessions import pbn_writer, usebio_writer
from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.table.vocabulary import LANGUAGES

BROKEN = "section,round,table,ns,ew,boards\nA,1,1,1,2,1\nA,2,1,2,1,2\n"
TOLD = {
    "en": ("No two pairs meet twice", "Pairs 1, 2 meet in rounds 1–2."),
    "fr": ("Deux paires ne se rencontrent qu’une fois", "Les paires 1, 2 se rencontrent aux tours 1–2."),
    "nb": ("Ingen par møtes to ganger", "Par 1, 2 møtes i rundene 1–2."),
}
FIRST = {
    "en": ("Mitchell, sit-out NS", "12 × 2", "3:15, too long"),
    "fr": ("Mitchell, relais en NS", "12 × 2", "3:15, trop long"),
    "nb": ("Mitchell, oversitting NS", "12 × 2", "3:15, for lenge"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_proposals(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert movement("25", "pairs", boards=25, minutes=190, language=language) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert max(map(len, shown.out.splitlines())) <= 100
    assert FIRST[language][0] in shown.out
    assert FIRST[language][1] in shown.out
    assert movement("26", "pairs", boards=26, minutes=180, language=language) == 0
    assert FIRST[language][2] in capsys.readouterr().out


def test_proposals_for_programs(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert movement("14", boards=24, winners=1, json=True) == 0
    told = json.loads(capsysbinary.readouterr().out)
    first = told["proposals"][0]
    assert (told["form"], first["name"], first["rounds"]) == ("bridgelaw.movements/1", "three_quarter", 12)
    assert len(first["plans"][0]["rounds"]) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_and_ours_beside(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "seats.csv"
    file.write_text(BROKEN)
    assert movement("howell", "4", check=file, language=language, show=True) == 1
    shown = capsys.readouterr()
    assert shown.err == ""
    assert all(sentence in shown.out for sentence in TOLD[language])
    assert "✗" in shown.out
    assert "Howell" in shown.out


def test_seats_of_ours_can_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert movement("relay", "8", winners=1, missing=3, csv=True) == 0
    file = tmp_path / "seats.csv"
    file.write_text(capsys.readouterr().out)
    assert movement(check=file) == 0
    assert movement(check=file, json=True) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["plans"][0]["valid"]


def test_the_movement_of_a_session(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [
        {"board": board, "ns": "red", "ew": "blue", "score": 0, "round": board, "table": 1 if told else None}
        for board, told in ((1, True), (2, True))
    ]
    session = {"form": "bridgelaw.session/1", "pairs": [{"pair": "red"}, {"pair": "blue"}], "results": rows}
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(session))
    assert movement(check=file) == 1
    assert "Pairs red, blue meet in rounds 1–2." in capsys.readouterr().out
    rows[0]["table"] = None
    file.write_text(json.dumps(session))
    assert movement(check=file) == 2
    assert capsys.readouterr().err.startswith(f"{file}:1: ")


def test_the_movement_of_a_session_in_any_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [
        {"board": board, "ns": ns, "ew": ew, "score": 0, "round": board, "table": 1}
        for board, ns, ew in ((1, "1", "2"), (2, "1", "2"))
    ]
    known = loads(json.dumps({"form": "bridgelaw.session/1", "pairs": [{"pair": "1"}, {"pair": "2"}], "results": rows}))
    file = tmp_path / "evening.pbn"
    file.write_text(pbn_writer.write(known, tables=True).text)
    assert movement(check=file) == 1
    assert "Pairs 1, 2 meet in rounds 1–2." in capsys.readouterr().out
    file = tmp_path / "evening.xml"
    file.write_text(usebio_writer.write(known).text)  # which says nothing of rounds
    assert movement(check=file) == 2
    assert capsys.readouterr().err.startswith(f"{file}:1: its results do not tell")


def test_no_minutes_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert movement("8", "pairs", pace=0) == 2
    assert movement("8", "pairs", minutes=0, language="fr") == 2
    assert capsys.readouterr().err == "Minutes are more than 0.\nLes minutes doivent dépasser 0.\n"


@pytest.mark.parametrize(
    "what", [(), ("howell",), ("howell", "x"), ("howell", "40"), ("swiss", "6"), ("25", "players"), ("3", "pairs")]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused(what: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert movement(*what, language=language) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1


def test_a_bad_file_is_told_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "seats.csv"
    file.write_text(BROKEN.replace("2,1,2,1,2", "2,1,2,x,2"))
    assert movement(check=file, language="nb") == 2
    assert capsys.readouterr().err.startswith(f"{file}:3: ")
