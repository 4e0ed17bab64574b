"""Whole answers in prose, against texts that were read. `python -m tests.words.test_telling` writes them anew."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.answer.model import Answer, Call
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling import RecordView, compose, tell, view_of, write
from bridgelaw.words.telling.layout import Line, lay_out
from tests.kit.speakers import speaker
from tests.words.answers import irregularity, typed

TOLD = Path(__file__).with_name("told")
NAMES = sorted(path.stem for path in TOLD.glob("*.json"))


def story(name: str) -> tuple[Answer, RecordView]:
    told = json.loads((TOLD / f"{name}.json").read_text(encoding="utf-8"))
    return typed(told["answer"]), view_of(told["record"])


def prose(name: str, language: str) -> str:
    answer, view = story(name)
    return "\n".join(tell(answer, view, speaker(language))) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_told_as_read(name: str, language: str) -> None:
    assert prose(name, language) == (TOLD / f"{name}.{language}.txt").read_text(encoding="utf-8")


def test_there_are_stories() -> None:
    assert len(NAMES) >= 8


@pytest.mark.parametrize("width", [60, 80, 100])
def test_width(width: int) -> None:
    for name in NAMES:
        answer, view = story(name)
        assert max(map(len, tell(answer, RecordView(view.dealer), Words("fr"), width=width))) <= width


def test_a_seat_sees_its_own_hand_and_no_act() -> None:
    record = {
        "board": 1,
        "deal": "N:A... K... Q... -",
        "acts": [{"by": "N", "call": "P"}, {"by": "E", "call": "P", "id": "x"}],
    }
    assert list(view_of(record).acts) == ["a1", "x"]
    assert view_of(record).hands == {"N": "A...", "E": "K...", "S": "Q..."}
    assert view_of(record, seat="E") == RecordView("N", 1, "None", {"E": "K..."})
    assert view_of(record, hands=False).hands == {}
    assert view_of({"dealer": "S"}) == RecordView("S")


def test_a_hand_alone_is_one_line() -> None:
    answer, _ = story("clean_play")
    lines = tell(answer, RecordView("N", hands={"E": "AT9..K.Q"}), Words("nb", strict=True))
    assert "  Øst  ♠ E 10 9  ♥ –  ♦ K  ♣ D" in lines


@pytest.mark.parametrize(("loses", "gets"), [("EW", "North–South"), ("NS", "East–West")])
def test_a_transfer_names_the_side_that_gets_the_tricks(loses: str, gets: str) -> None:
    answer, view = story("revoke_scored")
    first, *others = answer.rulings
    answer = replace(answer, rulings=(replace(first, side=loses), *others))
    assert any(f"1 trick is transferred to {gets}." in line for line in tell(answer, view, Words(strict=True)))


def test_a_call_changed_at_once_stands_beside_the_first() -> None:
    calls = [("S", "1H", "made"), ("N", "P", "cancelled"), ("W", "P", "withdrawn"), ("W", "X", "accepted")]
    auction = tuple(Call(act=f"a{n}", by=b, call=c, status=s) for n, (b, c, s) in enumerate(calls))
    answer, _ = story("insufficient_bid")
    answer = replace(answer, auction=auction, turn="N", irregularities=())
    lines = tell(answer, RecordView("S"), Words(strict=True))
    start = next(n for n, line in enumerate(lines) if line.startswith("  West"))
    assert lines[start : start + 6] == [
        "  West        North       East        South",
        "                                      1♥",
        "  (Pass)² X³  (Pass)¹ ?",
        "  ¹ North passed at West’s turn, before West had called; this was cancelled.",
        "  ² The pass by West was withdrawn.",
        "  ³ The double by West was irregular, but was accepted and stands.",
    ]


@pytest.mark.parametrize(
    ("kind", "act", "told"),
    [
        ("missing_alert", "call", "1♠ by North needed an alert; South gave none."),
        ("missing_alert", "none", "1♠ by North needed an alert; South gave none."),
        ("unexpected_alert", "needless", "South alerted 1♠ by North, which needed no alert."),
    ],
)
def test_who_alerted_what(kind: str, act: str, told: str) -> None:
    """The one who should have alerted, or should not have, and the one who made the call."""
    acts = [
        {"by": "N", "call": "1S", "id": "call"},
        {"by": "S", "convey": "no_alert", "of": "call", "id": "none"},
        {"by": "S", "alert": True, "of": "call", "id": "needless"},
    ]
    it = irregularity(kind, by="S", act=act)
    answer = {
        "laws": 2017,
        "after": "needless",
        "phase": "auction",
        "auction": [{"act": "call", "by": "N", "call": "1S", "status": "made"}],
        "irregularities": [it],
    }
    lines = tell(typed(answer), view_of({"dealer": "N", "acts": acts}), Words("en", strict=True))
    assert f"    {told}" in lines


def test_layout_keeps_the_provision_at_the_margin() -> None:
    line = Line("one two three four five six seven eight", law="Law 1", indent=2, lead="1  ")
    assert [text for text, _ in lay_out([line], 40)] == [
        "  1  one two three four five six   Law 1",
        "     seven eight",
    ]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    answer, view = story("insufficient_bid")
    lines = list(compose(answer, view, Words("nb")))
    plain, terminal = io.StringIO(), Terminal()
    write(lines, plain)
    write(lines, terminal)
    assert plain.getvalue() == prose("insufficient_bid", "nb")
    assert "\x1b[" in terminal.getvalue()
    monkeypatch.setenv("NO_COLOR", "1")
    quiet = Terminal()
    write(lines, quiet)
    assert "\x1b[3" not in quiet.getvalue()


if __name__ == "__main__":
    for name in NAMES:
        for language in LANGUAGES:
            (TOLD / f"{name}.{language}.txt").write_text(prose(name, language), encoding="utf-8")
