"""`bridgelaw poll`: the sheet, the answers, the act for the record, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.cli.poll import poll
from bridgelaw.formats import record
from bridgelaw.formats.record import dump, from_plain
from bridgelaw.formats.yaml_reader import compose
from bridgelaw.table.acts import Find
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from tests.kit.lines import act

LINES = [
    "E call 1S", "S call 2H id=over", "N explain weak of=over", "W call 2S", "N call 3H", "E convey hesitation id=hes",
    "E call P", "S call P", "W call 3S id=bid", "N summon", "director find facts_agreed yes of=hes",
    "director find information_made_available yes of=hes", "director find suggested 3S of=hes seat=W",
]  # fmt: skip
DEAL = "N:9874.A97.8432.Q8 AKJ63.6.JT75.AT2 2.KT8543.AK9.K65 QT5.QJ2.Q6.J9743"
ANSWERS = "- {class: expert, chooses: P, considers: [3S]}\n- {class: expert, chooses: P}\n"


@pytest.fixture
def board(tmp_path: Path) -> Path:
    file = tmp_path / "board.yaml"
    happened = [act(line) for line in LINES]
    dump(from_plain({"bridgelaw": 1, "dealer": "E", "title": "3♠ made", "deal": DEAL, "acts": happened}), file)
    return file


@pytest.fixture
def answers(tmp_path: Path) -> Path:
    file = tmp_path / "answers.yaml"
    file.write_text(ANSWERS, encoding="utf-8")
    return file


SHEETS = {
    "en": ("You are West", "North explains 2♥: weak", "What would you call or play here?"),
    "fr": ("Vous êtes en Ouest", "Nord explique 2♥\u00a0: weak", "Que déclareriez-vous ou joueriez-vous ici\u202f?"),
    "nb": ("Du er Vest", "Nord forklarer 2♥: weak", "Hva melder eller spiller du her?"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet(board: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert poll(board, of="bid", seat="W", language=language, methods="5-card majors") == 0
    said = capsys.readouterr().out
    assert all(sentence in said for sentence in (*SHEETS[language], "5-card majors"))
    assert not any(secret in said for secret in ("3♠", "bid", "K J 6", "A K", "hes"))


def test_the_sheet_for_programs(board: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert poll(board, of="bid", json=True) == 0
    told = json.loads(capsysbinary.readouterr().out)
    assert (told["seat"], told["decision"], len(told["auction"])) == ("W", "call", 6)
    assert "methods" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answers(board: Path, answers: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The act that is printed goes into the record as it is, and is the one to the open Question."""
    assert poll(board, answers=answers, language=language) == 0
    out = capsys.readouterr().out
    printed = out[out.index("  - {by") :]
    plain = record.plain_record(record.load(board))
    plain["acts"].append(compose(printed)[0])
    found = from_plain(plain).acts[-1]
    assert isinstance(found, Find)
    assert (found.kind, found.of, found.text) == ("poll", "bid", "expert: P (3S); expert: P")
    assert found.answer == {"asked": 2, "class": "expert", "considered": {"P": 2, "3S": 1}, "chose": {"P": 2}}


def test_the_answers_for_programs(board: Path, answers: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert poll(board, answers=answers, json=True, authority="ebu") == 0
    told = json.loads(capsysbinary.readouterr().out)
    assert told["poll"]["standard"] == {"measure": "considered", "share": 0.2, "chosen_min": 2, "origin": "authority"}
    assert (told["poll"]["few"], told["act"]["find"]) == (True, "poll")


def test_classes_that_differ_and_players_who_would_not_be_there(
    board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mixed.yaml"
    file.write_text(
        ANSWERS + "- {class: club, chooses: P}\n- {class: club, would_not_be_here: yes}\n", encoding="utf-8"
    )
    assert poll(board, answers=file, language="en") == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "are not of one class" in said
    assert "1 player would not have come into this position and is not counted." in said


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "Either the problem or the answers"),
        ({"of": "nowhere"}, "There is no act “nowhere”."),
        ({"of": "hes"}, "no call or card"),
        ({"of": "bid", "seat": "N"}, "no call or card"),
    ],
)
def test_what_is_refused(board: Path, given: dict[str, str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert poll(board, **given) == 2  # type: ignore[arg-type]
    assert said in capsys.readouterr().err


def test_answers_that_cannot_be(board: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text("- {class: expert, chooses: HK}\n", encoding="utf-8")
    assert poll(board, answers=file) == 2
    assert "♥K was no possible choice there." in capsys.readouterr().err
    plain = record.plain_record(record.load(board))
    plain["acts"] = plain["acts"][:5]
    dump(from_plain(plain), board)
    assert poll(board, answers=file) == 2
    assert "Name the act with --of" in capsys.readouterr().err
    assert poll(tmp_path / "nothing.yaml", of="bid") == 2


SECOND = (
    "stage: 2\ngroup: same\nanswers:\n- {class: expert, may_hold: [longer], attractive: [3S], less: [P]}\n"
    "- {class: expert, may_hold: [nothing]}\n"
)


@pytest.fixture
def polled(board: Path) -> Path:
    """The board with the first stage found, under an authority that allows a second."""
    plain = record.plain_record(record.load(board)) | {"regulations": {"poll_second_stage": True}}
    value = {"asked": 2, "class": "expert", "considered": {"P": 2, "3S": 1}, "chose": {"P": 2}}
    plain["acts"].append({"by": "director", "find": "poll", "of": "bid", "seat": "W", "value": value})
    dump(from_plain(plain), board)
    return board


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_of_the_second_stage_is_the_same_with_one_line_more(
    polled: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert poll(polled, of="bid", stage=2, language=language) == 0
    said = capsys.readouterr().out
    words = Words(language)
    assert all(sentence in said for sentence in SHEETS[language][:2])
    assert words.say("stages-told-call-pause", call=words.call("P")) in said
    assert SHEETS[language][2] not in said
    assert not any(secret in said for secret in ("bid", "K J 6", "A K", "hesit", "expert"))


def test_the_sheet_of_the_second_stage_for_programs(polled: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert poll(polled, of="bid", stage=2, number=4, json=True) == 0
    told = json.loads(capsysbinary.readouterr().out)
    assert (told["stage"], told["known"], sorted(told["actions"])) == (2, {"knows": "pause", "call": "P"}, ["3S", "P"])


def test_the_answers_of_the_second_stage(
    polled: Path, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "second.yaml"
    file.write_text(SECOND, encoding="utf-8")
    assert poll(polled, of="bid", answers=file, json=True) == 0
    told = json.loads(capsysbinary.readouterr().out)
    assert (told["poll"]["group"], told["poll"]["first"], told["poll"]["may_hold"]) == ("same", 2, ["longer"])
    plain = record.plain_record(record.load(polled))
    plain["acts"].append(told["act"])
    found = from_plain(plain).acts[-1]
    assert isinstance(found, Find)
    assert found.answer == {
        "asked": 2, "class": "expert", "stage": 2, "knows": "pause", "group": "same", "attractive": {"3S": 1},
        "less": {"P": 1}, "may_hold": {"longer": 1, "nothing": 1},
    }  # fmt: skip


def test_a_second_stage_that_is_refused(polled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "second.yaml"
    file.write_text(SECOND.replace("[nothing]", "[nothing, more]"), encoding="utf-8")
    assert poll(polled, of="bid", answers=file, language="en") == 2
    assert "Answer 2 is none" in capsys.readouterr().err
    file.write_text("stage: 2\nanswers:\n- {class: expert, chooses: P}\n", encoding="utf-8")
    assert poll(polled, of="bid", answers=file, language="en") == 2
    assert "may_hold" in capsys.readouterr().err
    plain = record.plain_record(record.load(polled))
    dump(from_plain({key: value for key, value in plain.items() if key != "regulations"}), polled)
    assert poll(polled, of="bid", stage=2, language="en") == 2
    assert "poll_second_stage" in capsys.readouterr().err
