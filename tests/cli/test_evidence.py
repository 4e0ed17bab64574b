"""`bridgelaw evidence`: what is counted and drawn, what is refused, what cannot be read."""

from __future__ import annotations

import json
import sys
from typing import Any, get_args

import pytest

from bridgelaw.cli.evidence import MOST_DEALS, evidence
from bridgelaw.desk.conditions.reading import Expected
from bridgelaw.desk.deals_that_fit import rejecting, tables
from bridgelaw.languages import LANGUAGES
from bridgelaw.words import Words
from tests.desk.deals_that_fit.test_counting import WIDE

WEST = ["W: QT5.QJ2.Q6.J9743"]


def asked(capsysbinary: pytest.CaptureFixture[bytes], **options: Any) -> tuple[int, dict[str, Any]]:
    """The exit status, and what a program is given."""
    status = evidence(json=True, **options)
    return status, json.loads(capsysbinary.readouterr().out)


def test_counting_and_drawing(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    options = {"known": WEST, "given": ["E: 11 - 15HCP and 5+S"], "event": ["E:6+S", "E: 9+S, SA; N: any"]}
    status, told = asked(capsysbinary, **options, deals=2, seed="11")
    assert status == 0
    assert list(told) == ["evidence", "mode", "known", "held", "given", "possible", "events", "sample"]
    sample = told.pop("sample")
    assert told == {
        "evidence": 1,
        "mode": "count",
        "known": {"W": "QT5.QJ2.Q6.J9743"},
        "held": {},
        "given": {"E": "11-15 hcp, 5+S"},
        "possible": {"count": "5965018769445400", "of": "84478098072866400", "share": "573526409/8122425444"},
        "events": [
            {"event": "E:6+S", "probability": "156929578/573526409", "value": 0.27362},
            {"event": "E: 9+S, SA; N: any", "probability": told["events"][1]["probability"], "value": 0.00019},
        ],
    }
    assert (sample["seed"], len(sample["deals"]), len(sample["numbers"])) == ("11", 2, 2)
    assert all(deal.startswith("N:") and deal.endswith(" QT5.QJ2.Q6.J9743") for deal in sample["deals"])
    assert sample == asked(capsysbinary, **options, deals=2, seed="11")[1]["sample"]
    assert sample != asked(capsysbinary, **options, deals=2)[1]["sample"]


def test_cards_seen(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    known = ["N: AK83.T652.K74.92", "S: Q96.AK4.A83.AK75"]
    held = ["W: S7 SJ S10 HJ H9 D6 D9 C3 CT", "E: S2 S4 S5 H7 H8 D2 D5 C4 C8"]
    _, told = asked(capsysbinary, known=known, held=held, event=["E: HQ", "W: 0+ hcp", "W: 9S"])
    assert told["held"] == {"E": "S5 S4 S2 H8 H7 D5 D2 C8 C4", "W": "SJ ST S7 HJ H9 D9 D6 CT C3"}
    assert told["possible"] == {"count": "70", "of": "70", "share": "1/1"}
    assert [event["probability"] for event in told["events"]] == ["1/2", "1/1", "0/1"]


REFUSED = [
    ({"known": WEST, "given": ["E: 20+ hcp", "S: 20+ hcp", "N: any"]}, "impossible", ["E: 20+ hcp", "S: 20+ hcp"]),
    ({"given": ["E: 5+S", "N: 5+H"]}, "no_hand", None),
    ({"given": ["E: 5+S"], "event": ["N: 5+H"]}, "no_hand", None),
]


@pytest.mark.parametrize(("options", "code", "lines"), REFUSED)
def test_refused(
    options: dict[str, Any], code: str, lines: list[str] | None, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    status, told = asked(capsysbinary, **options)
    assert status == 1
    assert told == {"evidence": 1, "refused": code} | ({"lines": lines} if lines else {})
    for language in LANGUAGES:
        assert evidence(language=language, **options) == 1
        out, err = capsysbinary.readouterr()
        assert not out
        text = " · ".join(lines or ())
        assert err.decode().strip() == Words(language).say(f"fit-refused-{code}", text=text) or "20+" in err.decode()


def test_without_numpy(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert asked(capsysbinary, known=WEST) == (1, {"evidence": 1, "refused": "no_solver"})
    assert evidence(known=WEST) == 1
    assert "bridgelaw[dd]" in capsysbinary.readouterr().err.decode()


def test_too_wide(monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    """What cannot be counted is null, with an estimate beside it; what cannot be found either is refused."""
    monkeypatch.setattr(tables, "MOST_BYTES", 4 << 20)
    status, told = asked(capsysbinary, known=WEST, given=WIDE[:2], event=["E: 6+S"], deals=3)
    assert (status, told["possible"]["count"], told["possible"]["share"]) == (0, None, None)
    assert told["possible"]["estimate"] == pytest.approx(0.01127, rel=0.15)
    assert told["possible"]["asked_after"] in (["E"], ["S"])
    assert told["events"][0]["probability"] is None
    assert len(told["sample"]["deals"]) == 3
    assert evidence(known=WEST, given=WIDE[:2], event=["E: 6+S"]) == 0
    assert "about" in capsysbinary.readouterr().out.decode()
    monkeypatch.setattr(rejecting, "RAREST", 1)
    status, told = asked(capsysbinary, known=WEST, given=WIDE[:2])
    assert (status, told["refused"], len(told["lines"])) == (1, "too_wide", 1)


UNREADABLE = [
    ({"known": ["W: QT5.QJ2.Q6"]}, "--known, column 14"),
    ({"held": ["W: QT5"]}, "--held, column 4"),
    ({"given": ["E: 11-15 hcp; 5+S"]}, "--given, column 13"),
    ({"event": ["E: 5+S", "E: 5+♠"]}, "--event, column 6"),
    ({"event": ["E: strong"]}, "--event, column 4"),
    ({"given": ["E: 5+S", "E: 4+H"]}, "--given: East is there twice"),
    ({"known": WEST, "held": ["N: SQ"]}, "♠Q is in two places; the second is with North"),
    ({"known": WEST, "held": ["W: SA"]}, "more: West"),
    ({"deals": -1}, f"from 0 to {MOST_DEALS}"),
    ({"deals": MOST_DEALS + 1}, f"from 0 to {MOST_DEALS}"),
]


@pytest.mark.parametrize(("options", "said"), UNREADABLE)
def test_what_cannot_be_read(options: dict[str, Any], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert evidence(json=True, **options) == 2
    out, err = capsys.readouterr()
    assert not out
    assert said in err


def test_the_place_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    assert evidence(given=["E: 11-15 hcp, 5+X"]) == 2
    first, text, mark = capsys.readouterr().err.splitlines()
    assert first.startswith("--given, column 17: expected here: what is counted")
    assert text[mark.index("^")] == "X"


SAID = {
    "en": ("5,965,018,769,445,400 of 84,478,098,072,866,400 deals fit: 7.06%.", "E: 6+♠: 27.36%", "♠ Q 10 5", "0%"),
    "fr": ("conviennent\u00a0: 7,06\u202f%.", "E: 6+♠\u00a0: 27,36\u202f%", "Ouest ♠ D 10 5", "une fois sur"),
    "nb": ("fordelinger passer: 7,06\u00a0%.", "Ø: 6+♠: 27,36\u00a0%", "♥ D kn 2", "én av"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    events = ["E: 6+S", "E: 9+S, 0-1C", "E: 2 aces; N: 3 aces"]
    assert evidence(known=WEST, given=["E: 11-15 hcp, 5+S"], event=events, deals=1, language=language) == 0
    told = capsys.readouterr().out
    assert not [text for text in SAID[language] if text not in told]
    assert "N:" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_expected_is_said(language: str) -> None:
    words = Words(language, strict=True)
    assert len({words.say(f"expected-{one}") for one in get_args(Expected)}) == len(get_args(Expected))
