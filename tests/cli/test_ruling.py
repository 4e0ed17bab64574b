"""`bridgelaw ruling`: what it asks, what it stores, that nothing is lost or half written."""

from __future__ import annotations

import json
import os
import stat
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.cli import desk as desk_module
from bridgelaw.cli.main import app
from bridgelaw.desk.double_dummy import Solved
from bridgelaw.formats.record import load
from bridgelaw.game.calls import STRAINS
from bridgelaw.game.seats import EW, SEATS, Seat
from bridgelaw.words import Words
from tests.kit.rulings import HESITATION, MISINFORMATION


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """The shipped case of a hesitation, in a file of its own."""
    return copied("hesitation", tmp_path)


def copied(name: str, folder: Path) -> Path:
    path = folder / f"{name}.yaml"
    path.write_bytes(files("bridgelaw").joinpath("examples", f"{name}.yaml").read_bytes())
    return path


def run(*words: object) -> int:
    """The exit status of `bridgelaw ruling …`."""
    return int(app(with_help=False)(["ruling", *map(str, words)], result_action="return_value") or 0)


def answers(*texts: str) -> list[str]:
    return [word for text in texts for word in ("--answer", text)]


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str | type[BaseException]) -> list[str]:
    """A Director at a terminal who types these lines; the prompts that he sees."""
    waiting, prompts = list(lines), []

    def typed(prompt: str = "") -> str:
        prompts.append(prompt)
        line = waiting.pop(0)
        if isinstance(line, type):
            raise line
        return line

    monkeypatch.setattr("builtins.input", typed)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    return prompts


def test_it_asks_first_what_comes_first(board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(board) == 0
    said = capsys.readouterr().out
    assert "North paused noticeably" in said
    assert said.index("Ask first") < said.index("Do all four players agree on this?")
    assert load(board) == load(copied("hesitation", board.parent))


def test_answers_are_added_to_the_file_with_its_comments(board: Path) -> None:
    before = board.read_text("utf-8")
    board.chmod(0o640)
    assert run(board, *answers(*HESITATION)) == 0
    after = board.read_text("utf-8")
    assert after.startswith(before)
    assert len(after.splitlines()) == len(before.splitlines()) + len(HESITATION)
    assert stat.S_IMODE(board.stat().st_mode) == 0o640
    assert [path.name for path in board.parent.iterdir()] == [board.name]


def test_another_file_is_written_on_request(board: Path, tmp_path: Path) -> None:
    before, out = board.read_bytes(), tmp_path / "case.yaml"
    assert run(board, "--out", out, *answers("facts_agreed=yes")) == 0
    assert board.read_bytes() == before
    assert run(out, *answers("information_made_available=yes")) == 0
    assert len(load(out).acts) == len(load(board).acts) + 2


def test_a_record_in_json_is_written_anew_on_request(board: Path, tmp_path: Path, capsys: Any) -> None:
    from bridgelaw.formats.record import dump

    source, out = tmp_path / "case.json", tmp_path / "out.json"
    dump(load(board), source)
    assert run(source, *answers("facts_agreed=yes")) == 2
    assert "--out" in capsys.readouterr().err
    assert run(source, "--out", out, *answers("facts_agreed=yes")) == 0
    assert len(load(out).acts) == len(load(source).acts) + 1


def test_he_may_answer_before_he_is_asked(board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(board, "--json", *answers("damage@balance=yes")) == 0
    assert [q["status"] for q in json.loads(capsys.readouterr().out)["questions"]] == ["waiting", "open", "open"]


def test_for_programs(board: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(board, "--json", *answers(*HESITATION[:2])) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["next"]["question"]["kind"] == "suggested"
    assert said["next"]["question"]["seat"] == "S"
    assert [q["status"] for q in said["questions"]] == ["answered", "answered", "open"]
    assert said["score"]["before"]["points"] == {"NS": -50, "EW": 50}
    assert {step["step"]: step["status"] for step in said["steps"]}["questions"] == "now"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("facts_agreed=perhaps", "yes or no"),
        ("damage=yes", "not open"),
        ("nonsense=yes", "nothing that can be answered"),
        ("facts_agreed", "kind=value"),
        ("adjust=a lot", "written"),
        ("choose=reject_call", "not open"),
        ("withdraw_award=yes", "no adjusted score"),
        ("facts_agreed@nowhere=yes", "no act"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_stored(board: Path, capsys: Any, answer: str, said: str) -> None:
    before = board.read_bytes()
    assert run(board, *answers(answer)) == 2
    assert said in capsys.readouterr().err
    assert board.read_bytes() == before


@pytest.mark.parametrize("language", ["fr", "nb"])
def test_what_cannot_be_is_said_in_the_language(board: Path, capsys: Any, language: str) -> None:
    assert run(board, "--language", language, *answers("damage=yes")) == 2
    said = capsys.readouterr().err
    assert "damage" in said
    assert "not open" not in said


def test_a_conversation(board: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    prompts = typing(
        monkeypatch,
        "?", "maybe", "yes", "",
        "y", "twenty seconds",
        "3D", "",
        "P 3D", "",
        "yes", "",
        "60% 2S E =, 40% 2S E +1", "",
    )  # fmt: skip
    assert run(board) == 0
    said = capsys.readouterr().out
    assert "The score stands. What has not been answered counts as no" in said
    assert "within 30 minutes" in said
    assert "'maybe' is not yes or no" in said
    assert prompts[0] == "Yes or no: "
    record = load(board)
    assert [act.verb for act in record.acts[-6:]] == ["find"] * 5 + ["adjust"]
    assert record.acts[-5].why == "twenty seconds"  # type: ignore[attr-defined]


def test_a_conversation_in_norwegian(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typing(monkeypatch, "ja", "", "nei", "")
    assert run(board, "--language", "nb") == 0
    assert [act.answer for act in load(board).acts[-2:]] == [True, False]  # type: ignore[attr-defined]


@pytest.mark.parametrize("stop", ["", EOFError, KeyboardInterrupt])
def test_it_can_be_left_and_taken_up_again(board: Path, monkeypatch: Any, capsys: Any, stop: Any) -> None:
    typing(monkeypatch, "yes", "", stop)
    assert run(board) == 0
    assert "The record holds everything so far" in capsys.readouterr().out
    typing(monkeypatch, "yes", "", "")
    assert run(board) == 0
    assert [act.kind for act in load(board).acts[-2:]] == [  # type: ignore[attr-defined]
        "facts_agreed",
        "information_made_available",
    ]


def test_options_are_explained_and_chosen(tmp_path: Path, monkeypatch: Any, capsys: Any) -> None:
    path = copied("insufficient_bid", tmp_path)
    lines = path.read_text("utf-8").splitlines()
    path.write_text("\n".join(lines[:-3]) + "\n", encoding="utf-8")
    typing(monkeypatch, "yes", "2", "3D", "D", "", "")
    assert run(path) == 0
    assert [act.verb for act in load(path).acts[-4:]] == ["explain_options", "choose", "substitute", "find"]
    assert "2  West: Refuse 2♣." in capsys.readouterr().out


def test_a_file_that_changed_meanwhile_is_left_alone(board: Path, monkeypatch: Any) -> None:
    desk = desk_module.Desk(board)
    board.write_bytes(board.read_bytes() + b"# somebody else\n")
    before = board.read_bytes()
    with pytest.raises(desk_module.NotStored):
        desk.answer("facts_agreed", "yes")
    assert board.read_bytes() == before


def test_a_failure_in_storing_leaves_the_file_whole(board: Path, monkeypatch: Any) -> None:
    before = board.read_bytes()
    desk = desk_module.Desk(board)

    def fails(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr(os, "replace", fails)
    with pytest.raises(OSError, match="no room"):
        desk.answer("facts_agreed", "yes")
    assert board.read_bytes() == before
    assert [path.name for path in board.parent.iterdir()] == [board.name]


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
@pytest.mark.parametrize(("name", "given"), [("hesitation", HESITATION), ("misinformation", MISINFORMATION)])
def test_from_the_complaint_to_the_page(tmp_path: Path, name: str, given: tuple[str, ...], language: str) -> None:
    path = copied(name, tmp_path)
    assert run(path, "--language", language, *answers(*given)) == 0
    for form, begins in (("pdf", b"%PDF"), ("html", b"<!DOCTYPE html>"), ("txt", b"")):
        out = tmp_path / f"ruling.{form}"
        assert run(path, "--language", language, "--write", out) == 0
        assert out.read_bytes().startswith(begins)
        assert out.stat().st_size > 1000


def test_without_typst_it_says_what_to_install(board: Path, monkeypatch: Any, capsys: Any, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert run(board, "--write", tmp_path / "ruling.pdf") == 2
    assert "[pdf]" in capsys.readouterr().err
    assert not (tmp_path / "ruling.pdf").exists()


def test_a_file_that_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("hello\n")
    assert run(path) == 2
    assert "x.yaml:1" in capsys.readouterr().err


@pytest.mark.parametrize("why", ["deal", "absent", "late", "broken"])
def test_without_a_solution_there_is_a_sentence_and_the_ruling_goes_on(
    why: Any, board: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unsolved(_: object) -> Solved:
        raise Unsolved(why)

    monkeypatch.setattr(desk_module, "solve", unsolved)
    assert run(board, "--double-dummy", *answers("facts_agreed=yes")) == 0
    said = capsys.readouterr().out
    assert Words("en").say(f"dd-unsolved-{why}")[:40] in said
    assert "Did North unmistakably make information available" in said
    assert run(board, "--double-dummy", "--json") == 0
    assert json.loads(capsys.readouterr().out)["double_dummy"] == {"unsolved": why}


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_double_dummy_figures_stand_beside_the_questions(
    language: str, board: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tricks = {seat: dict.fromkeys(STRAINS, 9 if seat.side is EW else 4) for seat in SEATS}
    monkeypatch.setattr(desk_module, "solve", lambda _: Solved(tricks, -140, (("3S", Seat.E, 9),)))
    assert run(board, "--double-dummy", "--language", language, *answers(*HESITATION[:5])) == 0
    said = " ".join(capsys.readouterr().out.split())
    words = Words(language)
    assert f"{words.say('strain-short', strain='NT')} ♠ ♥ ♦ ♣ {words.seat('N')} 4 4 4 4 4" in said
    assert " ".join(words.say("dd-endings", seat="S").split()) in said
    assert words.say("dd-caution") in said
    assert run(board, "--language", language) == 0
    assert words.say("dd-heading") not in capsys.readouterr().out


REVOKED = {
    "bridgelaw": 1, "dealer": "N", "vulnerable": "None",
    "deal": "N:AKQJ.432.432.432 T98.AKQ.AKQ.AKQJ 765.JT9.JT9.T987 432.8765.8765.65",
}  # fmt: skip
BIDDING = [{"by": by, "call": call} for by, call in zip("NESW", ("1S", "P", "P", "P"), strict=True)]
PLAY = [
    {"by": "E", "play": "HA"}, {"by": "S", "spread": True}, {"by": "N", "play": "HJ", "from": "S"},
    {"by": "W", "play": "C6", "id": "revoke"}, {"by": "N", "play": "H2"},
]  # fmt: skip
CALLED = [{"by": "N", "attention": "revoke"}, {"by": "N", "summon": True}]


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize(
    ("since", "says", "silent"),
    [
        ([], ("is not established", "62A", "major penalty card"), ("64A1", "play goes on and nothing is changed")),
        ([{"by": "E", "play": "HK"}], ("revoke is established", "64A1", "64A2", "64B1", "64C"), ("62A", "penalty")),
    ],
)  # fmt: skip
def test_of_a_revoke_it_is_read_out_whether_it_is_established_and_what_it_may_cost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], laws: int, since: list[Any], says: Any, silent: Any
) -> None:
    path = tmp_path / "revoke.json"
    path.write_text(json.dumps({**REVOKED, "laws": laws, "acts": [*BIDDING, *PLAY, *since, *CALLED]}), "utf-8")
    run(path)
    told = " ".join(capsys.readouterr().out.partition("Read out:")[2].split())
    assert all(text in told for text in says), told
    assert not any(text in told for text in silent), told
