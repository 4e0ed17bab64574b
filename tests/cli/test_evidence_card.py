"""`bridgelaw evidence FILE`: the card of a Question, why there is none, and counting by what the record says.

Deals are solved by a stand-in, but for one card: nine tricks, of spades by East three and one for each spade of his.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from bridgelaw.answer.card_model import said
from bridgelaw.api import cards_of_questions, many_deals
from bridgelaw.api.double_dummy import Unsolved
from bridgelaw.cli.evidence import evidence
from bridgelaw.desk.card import NoCard, SolvedOutcome, Warning_, Why
from bridgelaw.formats import record
from bridgelaw.formats.record import from_plain
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat
from bridgelaw.languages import LANGUAGES
from bridgelaw.words import Words
from bridgelaw.words.telling.card import amount, arrow, notes, reading, refused
from tests.desk.test_usable import CALLS, DEAL, FOUND
from tests.kit.cards import with_card
from tests.kit.lines import act

READINGS = ["sixth=6+S", "short=0-1H", "values=14+ hcp"]
POLL = {"asked": 5, "class": "club", "considered": {"3S": 3, "P": 5}, "chose": {"P": 4, "3S": 1}}
CARD: dict[str, Any] = {"reading": READINGS, "action": ["P", "3S"], "no_poll": "nobody was there"}


def stand_in(
    deals: Sequence[str], outcomes: Sequence[SolvedOutcome], *_: object, **__: object
) -> list[list[dict[str, int]]]:
    def of(deal: str, one: SolvedOutcome) -> dict[str, int]:
        held = sum(card.suit == "S" for card in parse_deal(deal)[Seat.E] or ())
        return {"": 3 + held if one.strain == "S" else 9}

    return [[of(deal, one) for deal in deals] for one in outcomes]


@pytest.fixture
def solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards_of_questions, "solve_many", stand_in)


def board(folder: Path, *more: Any, **fields: Any) -> Path:
    """A slow pass and a bid; East's opening shows what the pair has agreed."""
    lines = [act(one.replace("_", ", ") if " explain " in one else one) for one in (*CALLS, *FOUND)]
    lines[0]["shows"] = {"hcp": [11, 15], "S": [5, 13]}
    file = folder / "board.yaml"
    plain = {"bridgelaw": 1, "dealer": "E", "vulnerable": "None", "deal": DEAL, "acts": [*lines, *more]} | fields
    record.dump(from_plain(plain), file)
    return file


def of_record(folder: Path) -> dict[str, Any]:
    """A card as a record keeps it."""
    value: dict[str, Any] = record.plain_record(record.loads(with_card(folder)))["acts"][-1]["value"]
    return value


def asked(capsysbinary: pytest.CaptureFixture[bytes], *args: Any, **options: Any) -> tuple[int, dict[str, Any]]:
    status = evidence(*args, json=True, **options)
    return status, json.loads(capsysbinary.readouterr().out)


@pytest.mark.usefixtures("solver")
def test_a_card(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    file = board(tmp_path)
    status, told = asked(capsysbinary, file, question="q1", seat="W", **CARD)
    assert status == 0
    assert (told["mode"], told["question"], told["of"], told["seat"], told["because"]) == (
        "card", "q1", "bid", "W", ["hes"],
    )  # fmt: skip
    assert [one["source"] for one in told["showed"]] == ["agreement", "explained", "silent", "silent", "silent"]
    assert told["showed"][1] | {"by": "N", "words": "5+♥, 10-14", "condition": "5+H, 10-14 hcp"} == told["showed"][1]
    assert [one["condition"] for one in told["readings"]] == ["E: 6+S", "E: 0-1H", "E: 14+ hcp"]
    assert told["deals"]["solved"] == 600
    assert told["shifts"][0]["shows"] == "towards"
    assert (told["poll"], told["no_poll"]) == (None, "nobody was there")
    assert told["warnings"] == ["double_dummy", "silent_calls"]
    again = asked(capsysbinary, file, **CARD)[1]
    assert again == told
    assert asked(capsysbinary, file, seed="7", **CARD)[1]["deals"]["seed"] == "7"


@pytest.mark.usefixtures("solver")
def test_after_a_poll(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    """The actions are those that were named there, what most choose first; no reason is asked for."""
    poll = {"by": "director", "find": "poll", "of": "bid", "value": POLL, "id": "votes"}
    status, told = asked(capsysbinary, board(tmp_path, poll), reading=READINGS)
    assert (status, told["poll"]) == (0, "votes")
    assert "no_poll" not in told
    assert [(one["action"], one["source"]) for one in told["actions"]] == [("P", "poll"), ("3S", "poll")]


SAID = {
    "en": ("points towards 3♠", "away from Pass", "Which action is better is not said", "East, 1♠: 11-15 hcp, 5+♠"),
    "fr": ("points vers 3♠", "s’éloignant de Passe", "n’est pas dit ici", "Est, 1♠\u00a0: 11-15 points, 5+♠"),
    "nb": ("poeng mot 3♠", "bort fra pass", "sies ikke her", "Øst, 1♠: 11-15 hp, 5+♠"),
}
LEVELS = {"en": ("gains", "loses", "wins"), "fr": ("gagne", "perd"), "nb": ("vinner", "taper", "tjener")}
"""Words for what an action is worth: what is known is how far a comparison moves."""


@pytest.mark.usefixtures("solver")
@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = CARD | {"reading": [*READINGS, "void=4S"]}
    assert evidence(board(tmp_path), language=language, **options) == 0
    told = " ".join(capsys.readouterr().out.split(" "))
    flat = " ".join(told.replace("\n", " ").split(" "))
    words = Words(language, strict=True)
    assert not [text for text in SAID[language] if text.casefold() not in " ".join(flat.split("  ")).casefold()], told
    assert words.say("infocard-title") in told
    for real in ("9 8 7 4  ♥", "A K J 6 3  ♥"):
        assert real not in told
    assert not set(LEVELS[language]) & set(re.findall(r"\w+", told.casefold()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warning_has_its_words(language: str, tmp_path: Path) -> None:
    """A slam among the contracts had none, and the name of its sentence stood there."""
    plain = of_record(tmp_path)
    words = Words(language, strict=True)
    for one in get_args(Warning_):
        assert all(notes(said(plain | {"warnings": [one]}), words))
    slam = words.say("infocard-slam")
    assert slam in [*notes(said(plain | {"warnings": ["bias_slam"]}), words)]
    assert slam not in [*notes(said(plain | {"warnings": []}), words)]


NOTHING = [
    ((6, 2, 9), (-5, 5), "infocard-nothing-small"),
    ((14, 3, 25), (-15, 16), "infocard-nothing-chance"),
    ((14, 3, 25), (-9, 9), "infocard-nothing-together"),
    ((14, -3, 31), (-9, 9), None),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_interval_without_nought_that_shows_nothing_says_why(language: str, tmp_path: Path) -> None:
    """Too small, no more than chance gives, or one of many comparisons; where nought lies within, that is seen."""
    words, found = Words(language, strict=True), said(of_record(tmp_path))
    for (shift, low, high), (least, most), message in NOTHING:
        null = replace(found.shifts[0].null, low=least, high=most)
        one = replace(found.shifts[0], shift=shift, low=low, high=high, null=null, shows="nothing")
        why = {
            name: words.say(name, text=amount(10, found, words), n=str(len(found.shifts)))
            for _, _, name in NOTHING
            if name
        }
        told = arrow(found, one, words)
        assert [name for name, text in why.items() if text in told] == [message] * (message is not None)
        shown = arrow(found, replace(one, shows="towards"), words)
        assert not any(text in shown for text in why.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_that_a_share_of_hands_is_no_probability_of_what_was_meant(language: str, tmp_path: Path) -> None:
    """And what the figures in brackets are: about the deals drawn."""
    words = Words(language, strict=True)
    found = said(of_record(tmp_path))
    told = [*notes(found, words)]
    assert words.say("infocard-how-often") in told
    assert words.say("infocard-intervals") in told
    # nothing that a phone cannot break into lines; shares are no more exact than what was shown
    assert max(len(word) for text in told for word in text.split()) <= 24
    assert not re.search(r"\d\d[.,]\d+\s?%", " ".join(reading(one, words) for one in found.readings))


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"no_poll": None}, "no_poll"),
    ({"reading": READINGS[:1]}, "too_few_readings"),
    ({"reading": [f"{n}={n}S" for n in range(5, 10)]}, "too_many"),
    ({"action": ["P"]}, "too_few_actions"),
    ({"showed": ["E: any"]}, "silent"),
    ({"showed": ["E: 30+ hcp", "N: 20+ hcp"]}, "impossible"),
    ({"reading": ["a=4S", "b=16+ hcp"]}, "reading_impossible"),
    ({"reading": ["a=4S", "b=5+S"]}, "reading_all"),
]


@pytest.mark.usefixtures("solver")
@pytest.mark.parametrize(("options", "code"), REFUSED)
def test_refused(
    options: dict[str, Any], code: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = board(tmp_path)
    status, told = asked(capsysbinary, file, **CARD | options)
    assert (status, told["evidence"], told["refused"]) == (1, 1, code)
    assert evidence(file, language="fr", **CARD | options) == 1
    out, err = capsysbinary.readouterr()
    assert not out
    assert err.decode().strip()


def test_every_reason_has_a_sentence() -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        assert len({words.say(f"infocard-refused-{code}") for code in get_args(Why)}) == len(get_args(Why))
        for code in get_args(Why):
            assert refused(NoCard(code), None, words) == words.say(f"infocard-refused-{code}")


def test_the_hand_is_not_known(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    hidden = "N:- - 2.KT8543.AK9.K65 -"
    assert asked(capsysbinary, board(tmp_path, deal=hidden), **CARD) == (1, {"evidence": 1, "refused": "no_hand"})


@pytest.mark.parametrize("why", ["late", "broken", "absent"])
def test_no_solution(
    why: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise Unsolved(why)

    monkeypatch.setattr(cards_of_questions, "solve_many", fails)
    status, told = asked(capsysbinary, board(tmp_path), **CARD)
    assert (status, told["refused"]) == (1, "no_solver" if why == "absent" else why)


def test_out_of_time_and_a_real_card(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    """Solved by its own processes: nothing is shown half; with time enough there is a card."""
    file = board(tmp_path)
    assert asked(capsysbinary, file, seconds=0.01, **CARD) == (1, {"evidence": 1, "refused": "late"})
    assert many_deals.PROCESSES == 2
    status, told = asked(capsysbinary, file, seconds=3000, deals=100, **CARD)
    assert (status, told["deals"]["solved"]) == (0, 100)
    assert told["deals"]["solver"].startswith("dds")


UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({"reading": ["values"]}, "--reading wants a name"),
    ({"reading": ["a=6+S", "a=7+S"]}, "--reading wants a name"),
    ({"reading": ["a=strong", "b=6+S"]}, "--reading, column 1"),
    ({"showed": ["E: strong"]}, "--showed, column 4"),
    ({"action": ["P", "2S"]}, "say where it leads"),
    ({"action": ["P", "3S=4S"]}, "with its declarer"),
    ({"action": ["P", "SA"]}, "no call or card that was possible"),
    ({"action": ["P", "P"]}, "is there twice"),
    ({"scale": "matchpoints"}, "results of the other tables"),
    ({"deals": 99}, "from 100 to 5000"),
    ({"question": "q7"}, "no open Question “q7”"),
    ({"seat": "N"}, "another player than North"),
    ({"event": ["E: 6+S"]}, "--reading"),
]


@pytest.mark.parametrize(("options", "said"), UNREADABLE)
def test_what_cannot_be_read(
    options: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert evidence(board(tmp_path), **CARD | options) == 2
    out, err = capsys.readouterr()
    assert not out
    assert said in err


def test_no_file_and_no_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evidence(**CARD) == 2
    assert "--reading" in capsys.readouterr().err
    assert evidence(board(tmp_path, vulnerable=None), **CARD) == 2
    assert "vulnerable" in capsys.readouterr().err
    over = {"by": "director", "find": "suggested", "of": "hes", "seat": "W", "value": []}
    assert evidence(board(tmp_path, over), **CARD) == 2
    assert "Which Question" in capsys.readouterr().err
    assert evidence(tmp_path / "none.yaml", **CARD) == 2


def test_counting_by_the_record(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    """What the record says, and what the command line says in its place."""
    file = board(tmp_path)
    status, told = asked(capsysbinary, file, question="q1", event=["E: 6+S"])
    assert status == 0
    assert told["known"] == {"W": "QT5.QJ2.Q6.J9743"}
    assert told["given"] == {"E": "11-15 hcp, 5+S", "S": "5+H, 10-14 hcp"}
    _, other = asked(capsysbinary, file, given=["S: any", "E: 5+S"], event=["E: 6+S"])
    assert other["given"] == {"E": "5+S", "S": "any"}
    _, alone = asked(capsysbinary, known=["W: QT5.QJ2.Q6.J9743"], given=["E: 5+S"], event=["E: 6+S"])
    assert other["events"] == alone["events"]
    assert told["events"] != other["events"]
