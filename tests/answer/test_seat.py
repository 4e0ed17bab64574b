"""One seat's answer: the list of what it gets, and, field by field, that it gets what it perceived and no more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridgelaw.answer import bare, known, model, seat, seat_model
from bridgelaw.answer.known import EVIDENT
from bridgelaw.answer.seat import ANNOUNCED, plain, view
from bridgelaw.answer.seat_model import FaceDown, SeatAnswer
from bridgelaw.api.table import Table, followed
from bridgelaw.cli.rule import rule
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table.vocabulary import IRREGULARITIES, OBLIGATIONS
from tests.kit.lines import act

DEAL = "N:AKQ72.76.5.QJ854 9.AK985.KT82.T76 T86.JT4.AJ43.932 J543.Q32.Q976.AK"


def table(*lines: str, laws: int = 2017, **fields: Any) -> Table:
    given = {"bridgelaw": 1, "dealer": "S", "deal": DEAL, **fields, "acts": [act(line) for line in lines]}
    return followed(from_plain(given), laws=laws)


def seen(viewer: str, *lines: str, **fields: Any) -> dict[str, Any]:
    """The answer of `viewer` after the acts of `lines`."""
    now = table(*lines, **fields)
    return plain(view(now.book, now.situation, Seat[viewer]))


# the list

FIELDS = {
    SeatAnswer: "bridgelaw laws authority seat after phase turn frozen contract declarer tricks hands auction plays "
    "face_down penalty_cards irregularities options obligations rights information rulings penalties score errors "
    "earlier",
    FaceDown: "act by",
    model.Call: "act by call status implied",
    model.Play: "act by card hand trick status down",
    model.PenaltyCard: "card seat rank",
    model.Irregularity: "id kind by act law status force because side",
    model.Option: "id by irregularity law suits calls because cards then",
    model.Obligation: "who what until law because suit suits card call irregularity",
    model.Entry: "about kind status from_ law because since ended for_ basis card",
    model.Ruling: "irregularity rectification law transfer because side claim",
    model.ActError: "act kind message code",
}
DIRECTORS_ONLY = {"questions", "lead_restrictions"}
ITS_OWN = {"seat", "hands", "face_down"}


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind.__name__)
def test_a_seat_gets_these_fields(kind: Any) -> None:
    """Whoever adds a field decides here whether a seat gets it, and writes the line that gives it."""
    assert list(kind.__struct_fields__) == FIELDS[kind].split()


def test_the_directors_answer_has_what_a_seat_gets_not() -> None:
    assert set(model.Answer.__struct_fields__) == (set(SeatAnswer.__struct_fields__) - ITS_OWN) | DIRECTORS_ONLY


@pytest.mark.parametrize("module", [bare, known, seat, seat_model], ids=lambda module: module.__name__)
def test_nothing_comes_from_the_directors_answer(module: Any) -> None:
    """It is not computed whole and then hidden: the module that assembles the Director's answer is not asked."""
    source = Path(module.__file__).read_text(encoding="utf-8")
    assert "answer.build" not in source
    assert "import build" not in source


def test_lists_hold_words_of_the_format() -> None:
    assert set(IRREGULARITIES) >= EVIDENT
    assert set(OBLIGATIONS) >= ANNOUNCED


def test_not_evident() -> None:
    """These hang on a hidden hand, or on what somebody knows."""
    assert set(IRREGULARITIES) - EVIDENT == {
        "revoke", "failure_to_play_penalty_card", "failure_to_honour_lead_restriction", "played_card_retracted",
        "premature_correction", "wrong_number_of_cards", "wrong_board", "misdeal", "looked_at_other_hand",
        "fouled_board", "use_of_unauthorized_information", "extraneous_from_other_source", "question_for_partner",
        "mistaken_explanation", "missing_alert", "unexpected_alert", "late_correction", "undisclosed_understanding",
        "varied_understanding",
        "improper_communication",
    }  # fmt: skip


# acts

INSUFFICIENT = ("S call 1H id=open", "W call 1S", "N call P", "E call 1D id=low")


def test_acts_have_the_numbers_of_the_viewer() -> None:
    hidden = ("W realise of=open id=zz", "E learn overheard id=yy", "director find unintended_call no of=low id=xx")
    lines = (INSUFFICIENT[0], hidden[0], *INSUFFICIENT[1:], *hidden[1:], "S attention low id=said")
    south, west = seen("S", *lines), seen("W", *lines)
    assert [call["act"] for call in south["auction"]] == ["s1", "s2", "s3", "s4"]
    assert [call["act"] for call in west["auction"]] == ["s1", "s3", "s4", "s5"]
    assert (south["after"], west["after"]) == ("s5", "s6")
    (it,) = south["irregularities"]
    assert (it["act"], it["because"]) == ("s4", ["s4"])
    for id in ("open", "low", "said", "xx", "yy", "zz"):
        assert f'"{id}"' not in json.dumps([south, west])


def test_before_the_first_act() -> None:
    answer = seen("N")
    assert (answer["after"], answer["turn"], answer["hands"]) == ("start", "S", {"N": "AKQ72.76.5.QJ854"})


def test_a_hand_that_nobody_wrote_down() -> None:
    assert seen("N", deal="N:- - - -")["hands"] == {}


# what nobody has noticed


def test_unnoticed_is_not_told() -> None:
    """The bid lies there as it was made; the Director sees what it is."""
    assert [it.kind for it in table(*INSUFFICIENT).answer().irregularities] == ["insufficient_bid"]
    for viewer in SEATS:
        answer = seen(viewer.value, *INSUFFICIENT)
        assert answer["irregularities"] == answer["options"] == answer["obligations"] == []
        assert [call["status"] for call in answer["auction"]] == ["made"] * 4


def test_accepted_without_a_word_is_not_told_either() -> None:
    now = table(*INSUFFICIENT, "S call P")
    assert now.answer().auction[3].status == "accepted"
    answer = seen("N", *INSUFFICIENT, "S call P")
    assert answer["auction"][3]["status"] == "made"
    assert answer["irregularities"] == answer["information"]["N"] == []


def test_noticed_is_told_to_all() -> None:
    for viewer in SEATS:
        answer = seen(viewer.value, *INSUFFICIENT, "N attention low")
        assert [(it["id"], it["kind"], it["status"]) for it in answer["irregularities"]] == [
            ("i1", "insufficient_bid", "attention")
        ]
        assert answer["auction"][3]["status"] == "pending"
        assert answer["frozen"]


def test_options_and_rights_are_ones_own() -> None:
    lines = (*INSUFFICIENT, "N attention low", "N summon", "director explain_options")
    south, north = seen("S", *lines), seen("N", *lines)
    assert {option["id"] for option in south["options"]} == {"accept_call", "reject_call"}
    assert "choose" in south["rights"]["S"]
    assert set(south["rights"]) == set(south["information"]) == {"S"}
    assert north["options"] == []
    assert "choose" not in north["rights"]["N"]
    assert "choose_without_consulting" not in {duty["what"] for duty in north["obligations"]}


def test_a_bar_is_announced() -> None:
    barred = ("S choose reject_call", "E substitute 3C id=new", "director find comparable_call no of=new")
    lines = (*INSUFFICIENT, "N attention low", "N summon", "director explain_options", *barred)
    for viewer in SEATS:
        assert {"pass"} <= {duty["what"] for duty in seen(viewer.value, *lines)["obligations"] if duty["who"] == "W"}


REVOKE = (
    "S call 1NT id=nt", "W call P", "N call P", "E call P", "W play H2", "N spread", "S play H6 from=N",
    "E play D2 id=revoke", "S play H4",
)  # fmt: skip


def test_a_revoke_is_in_the_open_when_the_director_has_spoken() -> None:
    """That somebody points at a card does not tell what is in the hand."""
    pointed = (*REVOKE, "S attention revoke", "S summon")
    assert [(it.kind, it.status) for it in table(*pointed).answer().irregularities] == [("revoke", "attention")]
    assert seen("S", *pointed)["irregularities"] == []
    told = seen("S", *pointed, "director explain_options")
    assert [it["kind"] for it in told["irregularities"]] == ["revoke"]


def test_a_ruling_on_something_else_tells_nothing_of_it() -> None:
    answer = seen("S", *REVOKE, "S attention revoke", "S summon", "director rule stand of=nt")
    assert answer["irregularities"] == []


# cards


def test_a_lead_face_down_is_seen_to_lie_there() -> None:
    down = ("S call 1NT", "W call P", "N call P", "E call P", "W play H2 down")
    south, west = seen("S", *down), seen("W", *down)
    assert (south["plays"], south["face_down"]) == ([], [{"act": "s5", "by": "W"}])
    assert ([play["card"] for play in west["plays"]], west["face_down"]) == (["H2"], [])
    faced = seen("S", *down, "W face")
    assert ([(play["act"], play["card"]) for play in faced["plays"]], faced["face_down"]) == ([("s5", "H2")], [])


def test_a_lead_taken_back_face_down_is_never_seen() -> None:
    lines = ("S call 1NT", "W call P", "N call P", "E call P", "E play HA down id=lead", "E retract play")
    for viewer in "NSW":
        answer = seen(viewer, *lines)
        assert answer["plays"] == answer["face_down"] == answer["information"][viewer] == []
        assert "HA" not in json.dumps(answer)


def test_dummys_hand_when_it_is_spread() -> None:
    lead = ("S call 1NT", "W call P", "N call P", "E call P", "W play H2")
    dummy, east = "AKQ72.76.5.QJ854", "9.AK985.KT82.T76"
    assert seen("E", *lead)["hands"] == {"E": east}
    assert seen("E", *lead, "N spread")["hands"] == {"E": east, "N": dummy}
    assert seen("E", *lead, "S play H6 from=N")["hands"] == {"E": east, "N": "AKQ72.7.5.QJ854"}
    assert seen("N", *lead, "N spread")["hands"] == {"N": dummy}


# what a player alone knows


def test_what_one_has_realised_is_ones_own_affair() -> None:
    lines = (
        "S call 1H id=a",
        "N alert of=a",
        "W ask what of=a id=q",
        "N explain majors of=a id=said",
        "N realise of=said",
    )
    north = seen("N", *lines)
    assert "correct_own_explanation" in {duty["what"] for duty in north["obligations"]}
    for viewer in "ESW":
        assert "correct_own_explanation" not in {duty["what"] for duty in seen(viewer, *lines)["obligations"]}
        assert seen(viewer, *lines) == seen(viewer, *lines[:-1])


def test_unauthorised_information_and_its_duty() -> None:
    lines = ("S call 1H", "W call P", "N convey hesitation took=20 reported_by=E id=slow", "N call P")
    south, east, north = (seen(viewer, *lines) for viewer in "SEN")
    assert [(e["kind"], e["status"], e["basis"], e["about"]) for e in south["information"]["S"]] == [
        ("hesitation", "unauthorized", "stated", "s3")
    ]
    assert [(e["kind"], e["status"]) for e in east["information"]["E"]] == [("hesitation", "authorized")]
    assert north["information"]["N"] == []
    assert [duty["what"] for duty in south["obligations"]] == ["avoid_taking_advantage"]
    assert east["obligations"] == north["obligations"] == []


def test_who_reported_it_and_how_long_it_took_is_not_told() -> None:
    def with_(report: str) -> dict[str, Any]:
        return seen("S", "S call 1H took=2 at=1", "W call P took=4 at=3", f"N convey hesitation {report}", "N call P")

    assert with_("took=20 reported_by=E") == with_("took=90 reported_by=clock") == with_("")


def test_behind_the_screen() -> None:
    lines = ("S call 1H id=a", "W ask what of=a", "S explain majors of=a", "W call P", "N call P")
    screens = {"screens": True}
    assert seen("N", *lines, table=screens)["after"] == "s3"
    assert seen("N", *lines, table=screens) == seen("N", lines[0], *lines[3:], table=screens)
    assert seen("W", *lines, table=screens)["after"] == "s5"


# the Director


def test_penalties_without_his_words() -> None:
    (penalty,) = seen("N", "S call P", "director penalize EW mp 10 procedural")["penalties"]
    assert penalty == {"side": "EW", "unit": "mp", "amount": 10, "kind": "procedural", "law": "2017:90A"}


def test_errors_of_ones_own_acts() -> None:
    lines = ("S call P", "W choose accept_call", "N choose refuse_lead")
    assert len(table(*lines).answer().errors) == 2
    assert [error["act"] for error in seen("W", *lines)["errors"]] == ["s2"]
    assert seen("E", *lines)["errors"] == []


# the command


@pytest.fixture
def file(tmp_path: Path) -> Path:
    lines = [*INSUFFICIENT, "W realise of=open", "S attention low id=said", "director find unintended_call no of=low"]
    record = {"bridgelaw": 1, "title": "A secret title", "dealer": "S", "deal": DEAL, "acts": [act(x) for x in lines]}
    path = tmp_path / "board.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def lines_of(capfd: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capfd.readouterr().out.splitlines()]


def test_a_line_for_each_act_that_the_seat_perceived(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert rule([file], seat="N", every=True, json=True) == 0
    assert [line["after"] for line in lines_of(capfd)] == ["start", "s1", "s2", "s3", "s4", "s5"]
    assert rule([file], seat="W", every=True, json=True, after="said") == 0
    assert [line["after"] for line in lines_of(capfd)] == ["start", *(f"s{n}" for n in range(1, 7))]
    assert rule([file], seat="N", every=True, json=True, after="start") == 0
    assert [line["after"] for line in lines_of(capfd)] == ["start"]


def test_one_line(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert rule([file], seat="N", json=True) == 0
    (line,) = lines_of(capfd)
    assert list(line)[:2] == ["file", "bridgelaw"]
    assert (line["file"], line["seat"], line["after"]) == (str(file), "N", "s5")
    assert rule([file], seat="N", json=True, after="low") == 0
    assert lines_of(capfd)[0]["irregularities"] == []


@pytest.mark.parametrize(("language", "named"), [("en", "North"), ("fr", "Nord"), ("nb", "Nord")])
def test_prose(file: Path, capfd: pytest.CaptureFixture[str], language: Any, named: str) -> None:
    assert rule([file], seat="N", language=language) == 0
    said = capfd.readouterr().out
    assert f"{named}  ♠ " in said
    assert "secret" not in said
    assert "1♦" in said


def test_refused(file: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert rule([file], seat="N", after="nowhere", every=True) == 2
    assert rule([file], seat="N", why="i1") == 2
    captured = capfd.readouterr()
    assert captured.out == ""
    assert "nowhere" in captured.err
