"""Problem sheets: what is on them and what is not, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.api.table import followed
from bridgelaw.desk.problem import NoProblem, plain, possible, problem
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import Seat
from tests.kit.lines import act

DEAL = "N:9874.A97.8432.Q8 AKJ63.6.JT75.AT2 2.KT8543.AK9.K65 QT5.QJ2.Q6.J9743"


def sheet(lines: list[str], of: str, seat: str | None = None, **fields: Any) -> dict[str, Any]:
    head = {"bridgelaw": 1, "dealer": "E", "vulnerable": "NS", "scoring": "imp", "deal": DEAL, "title": "Down two"}
    record = from_plain(head | fields | {"acts": [act(line) for line in lines]})
    return plain(problem(followed(record).course, of, Seat[seat] if seat else None))


def calls(told: dict[str, Any]) -> list[str]:
    return [one["call"] + ("?" if one.get("withdrawn") else "") for one in told.get("auction", ())]


AUCTION = ["E call 1S", "S call 2H id=over", "W call 2S id=up", "N call 3H", "E call P id=slow took=20"]


def test_a_sheet_in_full() -> None:
    told = sheet([*AUCTION, "S call P", "W call 3S id=bid took=9"], "bid", players={"W": "Jo"}, session={"NS": 40})
    assert told == {
        "laws": 2017,
        "seat": "W",
        "decision": "call",
        "dealer": "E",
        "hand": "QT5.QJ2.Q6.J9743",
        "vulnerable": "NS",
        "scoring": "imp",
        "auction": [
            {"by": "E", "call": "1S"},
            {"by": "S", "call": "2H"},
            {"by": "W", "call": "2S"},
            {"by": "N", "call": "3H"},
            {"by": "E", "call": "P"},
            {"by": "S", "call": "P"},
        ],
    }


def test_what_opponents_say_is_on_it_and_what_partner_says_is_not() -> None:
    talk = [
        "N alert of=over", "W ask meaning of=over id=q", "N explain weak of=q", "E alert of=up", "E explain good of=up",
        "E convey remark text=help", "S convey hesitation took=9", "W explain mine of=over",
    ]  # fmt: skip
    told = sheet([*AUCTION[:3], *talk, *AUCTION[3:], "S call P", "W call 3S id=bid"], "bid")
    assert told["told"] == [
        {"by": "N", "verb": "alert", "call": 1},
        {"by": "N", "verb": "explain", "call": 1, "words": "weak"},
    ]
    assert told["facts"] == [{"kind": "hesitation", "from": "S"}]
    assert "help" not in str(told)
    assert "good" not in str(told)


def test_behind_screens_each_has_his_own_explanations() -> None:
    lines = [
        "E call 1S id=a",
        "E explain strong of=a",
        "W explain weak of=a",
        "S call 2H id=b",
        "W call P",
        "N call P id=c",
    ]
    table = {"screens": True}
    assert [one["words"] for one in sheet(lines, "b", table=table)["told"]] == ["weak"]
    assert [one["words"] for one in sheet(lines, "c", table=table)["told"]] == ["strong"]


LOW = ["E call 1S", "S call 1H id=low", "W attention low", "W summon", "director explain_options"]
PUT_RIGHT = [
    *LOW,
    "W choose reject_call",
    "S substitute P id=new",
    "director find comparable_call no of=new",
    "director resume",
]


def test_a_withdrawn_call_is_only_for_the_side_that_did_not_err() -> None:
    bids = [*PUT_RIGHT, "W call P id=w", "N call P id=n"]
    assert calls(sheet(bids, "w", laws=2007)) == ["1S", "1H?", "P"]
    assert calls(sheet(bids, "n", laws=2007)) == ["1S", "P", "P"]
    assert sheet(bids, "n", laws=2007)["duties"] == [{"who": "N", "what": "pass", "until": "end_of_auction"}]


def test_what_is_being_replaced_is_not_made_yet() -> None:
    assert calls(sheet(PUT_RIGHT, "new", laws=2007)) == ["1S"]


PLAYED = ["S call 1NT", "W call P", "N call P", "E call P", "W play H2 down id=lead"]


def test_a_lead_face_down_is_not_seen() -> None:
    told = sheet([*PLAYED, "E play C2 id=early"], "early", dealer="S")
    assert told.get("plays", []) == []
    assert "dummy" not in told
    assert sheet(PLAYED, "lead", dealer="S")["hand_to_play"] == "W"


def test_in_the_play_dummy_and_the_cards_that_lie() -> None:
    lines = [*PLAYED, "W face", "N spread", "S play HA from=N id=dummy", "E play H6 id=third"]
    told = sheet(lines, "dummy", dealer="S")
    assert (told["hand_to_play"], told["contract"], told["declarer"]) == ("N", "1NT", "S")
    assert told["plays"] == [{"hand": "W", "card": "H2", "trick": 1}]
    assert told["dummy"] == "9874.A97.8432.Q8"
    told = sheet(lines, "third", dealer="S")
    assert told["dummy"] == "9874.97.8432.Q8"
    assert told["left"] == told["hand"] == "AKJ63.6.JT75.AT2"


def test_an_opponents_penalty_card() -> None:
    lines = [*PLAYED, "W face", "N spread", "E expose SA how=dropped id=out", "S attention out", "S summon"]
    ruled = ["director explain_options", "director rule rectify of=out", "director resume"]
    lines += [*ruled, "S play HA from=N id=dummy"]
    told = sheet(lines, "dummy", dealer="S")
    assert {"kind": "penalty_card", "from": "E", "cards": ["SA"]} in told["facts"]


@pytest.mark.parametrize(
    ("of", "seat", "code"),
    [("nowhere", None, "no-act"), ("up", "N", "no-choice"), ("q", None, "no-choice"), ("late", None, "no-choice")],
)
def test_where_there_is_nothing_to_ask(of: str, seat: str | None, code: str) -> None:
    lines = [*AUCTION, "S ask meaning of=up id=q", "S call P", "W call P", "N call P id=late"]
    with pytest.raises(NoProblem, match=code):
        sheet(lines, of, seat)


def test_nor_without_a_hand() -> None:
    with pytest.raises(NoProblem, match="no-hand"):
        sheet(AUCTION, "up", deal="N:9874.A97.8432.Q8 - - -")


def test_what_can_be_chosen() -> None:
    course = followed(
        from_plain({"bridgelaw": 1, "dealer": "S", "deal": DEAL, "acts": [act(x) for x in PLAYED]})
    ).course
    lead, bid = problem(course, "lead"), problem(course, "a1")
    assert [possible(lead, a) for a in ("H2", "HA", "P")] == [True, False, False]
    assert [possible(bid, a) for a in ("H2", "7NT", "P", "8C")] == [False, True, True, False]
