"""`bridgelaw convert` and `bridgelaw replay`: what they print, what they refuse, and that nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.cli.convert import convert
from bridgelaw.cli.replay import replay
from bridgelaw.formats import lin, pbn
from bridgelaw.formats.record import loads
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words

EXAMPLE = Path(__file__).parents[2] / "src" / "bridgelaw" / "examples" / "partscore.pbn"
Capture = pytest.CaptureFixture[bytes]


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """A file of three boards, of which the second cannot be read."""
    good = EXAMPLE.read_text(encoding="utf-8")
    file = tmp_path / "mixed.pbn"
    file.write_text("\n".join((good, good.replace("2C =1=", "2Z =1="), good)), encoding="utf-8")
    return file


def printed(capture: Capture) -> tuple[bytes, str]:
    """What was printed, and what was said about it."""
    out, err = capture.readouterr()
    return out, err.decode("utf-8")


def test_a_record_on_each_line(capsysbinary: Capture) -> None:
    assert convert([EXAMPLE, EXAMPLE], to="record") == 0
    out, err = printed(capsysbinary)
    assert err == ""
    lines = out.splitlines()
    assert len(lines) == 2
    assert loads(lines[0], "x.json") == pbn.load(EXAMPLE)[0]
    assert json.loads(lines[0])["source"] == {"file": str(EXAMPLE), "line": 2}


@pytest.mark.parametrize("way", [("lin", "pbn"), ("pbn", "lin"), ("record", "pbn"), ("record", "lin")])
def test_there_and_back(capsysbinary: Capture, tmp_path: Path, way: tuple[Any, Any]) -> None:
    first, second = way
    assert convert([EXAMPLE], to=first) == 0
    between = tmp_path / {"record": "x.jsonl", "pbn": "x.pbn", "lin": "x.lin"}[first]
    between.write_bytes(printed(capsysbinary)[0])
    assert convert([between], to=second) == 0
    out, _ = printed(capsysbinary)
    assert (pbn if second == "pbn" else lin).loads(out) == pbn.load(EXAMPLE)


def test_a_bad_board_costs_everything_or_itself(capsysbinary: Capture, mixed: Path) -> None:
    assert convert([mixed], to="record") == 2
    out, err = printed(capsysbinary)
    assert out == b""
    assert err == f"{mixed}:44: '2Z' in the Auction: expected a call (P, X, XX, 1C … 7NT)\n"
    for to in ("record", "pbn", "lin"):
        assert convert([mixed], to=to, keep_going=True) == 2
        out, err = printed(capsysbinary)
        assert out.count(b"Umbrella") >= 2
        assert "mixed.pbn:44:" in err
        assert err.endswith("2 boards written, 1 not read\n")


def test_what_a_file_does_not_mark_is_kept_and_said(capsysbinary: Capture, tmp_path: Path) -> None:
    file = tmp_path / "unmarked.pbn"
    file.write_text(EXAMPLE.read_text(encoding="utf-8").replace("^I 1S", "1S"), encoding="utf-8")
    for repair in (False, True):
        assert convert([file], to="record", repair=repair) == 0
        record = json.loads(printed(capsysbinary)[0])
        assert sum("call" in act for act in record["acts"]) == 10
        assert "illegal_call_unmarked" in [finding["code"] for finding in record["reading"]]


def test_a_line_of_a_file_of_records_that_is_none(capsysbinary: Capture, tmp_path: Path) -> None:
    assert convert([EXAMPLE], to="record") == 0
    file = tmp_path / "x.jsonl"
    file.write_bytes(printed(capsysbinary)[0] + b"{}\n\n" + b'{"bridgelaw": 1, "board": 1, "acts": [{"by": "X"}]}\n')
    assert convert([file], to="record", keep_going=True) == 2
    out, err = printed(capsysbinary)
    assert out.count(b"\n") == 1
    assert f"{file}:2: " in err
    assert f"{file}:4: act 1 (a1): " in err
    assert convert([tmp_path / "none.lin"], to="pbn") == 2
    assert "cannot be read" in printed(capsysbinary)[1]


def test_a_board_as_a_person_expects_it(capsysbinary: Capture) -> None:
    assert replay([EXAMPLE]) == 0
    out, err = printed(capsysbinary)
    assert err == ""
    text = out.decode("utf-8")
    for line in (
        "North–South: Nils and Sven",
        "Result: 3NT by North, made",
        "  ♠ 9 8 7 6                                           ♠ Q J 3",
        "            2♣¹       1♠²       Pass",
        "  ¹ South – alerted, strong and artificial",
        "  Trick  W       N       E       S",
        "  1      ♠6      ♠A      ›♠Q     ♠4",
        "  3      –       ›♣K     ♣4      ♣10",
        "  Insufficient bid · Accepted                                           Law 27A1",
    ):
        assert f"{line}\n" in text
    assert max(map(len, text.splitlines())) <= 80 + len(str(EXAMPLE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(capsysbinary: Capture, mixed: Path, language: Any) -> None:
    assert replay([mixed], language=language, keep_going=True, laws="1997") == 2
    out, err = printed(capsysbinary)
    text = out.decode("utf-8")
    assert "mixed.pbn:44:" in err
    said = Words(language, strict=True).say("replay-summary", boards=2, irregular=2, errors=1)
    assert text.endswith(f"\n{said}\n")
    assert "27A" in text


def test_an_answer_on_each_line(capsysbinary: Capture, mixed: Path) -> None:
    assert replay([mixed], json=True) == 2
    out, err = printed(capsysbinary)
    assert out.count(b"\n") == 1
    assert "mixed.pbn:44:" in err
    assert replay([mixed], json=True, keep_going=True) == 2
    answers = [json.loads(line) for line in printed(capsysbinary)[0].splitlines()]
    assert [answer["source"]["line"] for answer in answers] == [2, 56]
    assert {answer["board"] for answer in answers} == {5}
    assert [it["kind"] for it in answers[0]["irregularities"]] == ["insufficient_bid"]
    assert answers[0]["phase"] == "ended"


def test_unfinished_boards_and_what_was_noticed(capsysbinary: Capture, tmp_path: Path) -> None:
    file = tmp_path / "x.lin"
    hands = "SAK2HAK2DAK2CAK32,SQJ3HQJ3DQJ3CQJ54,ST54HT54DT54CT987,"
    short = hands.replace("CQJ54", "CQJ5")
    file.write_text(f"qx|o1|md|1{short}|sv|o|mb|1N|\nqx|o2|md|1{hands}|sv|n|\n", encoding="utf-8")
    assert replay([file]) == 0
    text = printed(capsysbinary)[0].decode("utf-8")
    assert "The board is not finished in the file." in text
    assert "There is no auction in the file." in text
    assert "Hands of fewer than 13 cards (line 1)" in text
    assert "(line 2)" not in text
    assert text.endswith("\n2 boards, 0 with an irregularity, 0 not read\n")
