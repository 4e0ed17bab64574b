"""Published rulings in a common form, read into records: what becomes which act, what is left, what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bridgelaw.formats import case
from bridgelaw.formats.case import PublishedCase
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.record import plain_record

SAMPLES = Path(__file__).parent / "cases"
SLOW_DOUBLE = (SAMPLES / "slow_double.yaml").read_text(encoding="utf-8")


def acts(found: PublishedCase) -> list[dict[str, Any]]:
    """The acts of its record in short: who, what, about what."""
    return list(plain_record(found.record)["acts"])


def left(found: PublishedCase) -> set[tuple[str, str]]:
    """What its record does not hold, and why."""
    return {(one.where, one.why) for one in found.left}


class TestSlowDouble:
    found = case.load(SAMPLES / "slow_double.yaml")

    def test_head(self) -> None:
        record = self.found.record
        assert (self.found.id, self.found.quality, record.laws, record.scoring) == ("001", "full", "2017", "mp")
        assert record.authority == "wbf"
        assert record.source == {"producer": "invented for this project, 2020, board 7"}

    def test_acts(self) -> None:
        by_id = {act["id"]: act for act in acts(self.found)}
        calls = ["1D", "P", "1NT", "2S", "P", "P", "X", "P", "3D", "P", "P", "P"]
        assert [by_id[f"c{n}"]["call"] for n in range(12)] == calls
        order = list(by_id)
        assert order.index("n6") == order.index("c6") - 1
        assert by_id["n6"] == {"by": "N", "convey": "hesitation", "text": "half a minute", "id": "n6"}
        assert by_id["c2"]["shows"] == {"text": "8 to 10 points"}
        assert by_id["p0"] == {"by": "W", "play": "S8", "id": "p0"}
        assert order[order.index("res") :] == ["res", "sum", "app", "dec", "f0", "f1", "f2", "f3", "fp", "f4", "adj"]
        assert by_id["sum"] == {"by": "E", "summon": True, "of": "n6", "id": "sum"}
        assert by_id["app"]["by"] == "E"
        assert by_id["f3"]["of"] == by_id["f4"]["of"] == "c8"
        assert by_id["fp"]["value"] == {"asked": 5, "chose": {"P": 4, "3D": 1}}
        assert [row["weight"] for row in by_id["adj"]["adjust"]["ns"]] == [0.5, 0.5]

    def test_left(self) -> None:
        assert left(self.found) == {
            ("authority", "authority"),
            ("final", "who_appealed"),
            ("irregularity", "in_words"),
            ("director.ruling", "in_words"),
        }


def test_a_cancelled_call_is_replaced_by_the_next_of_the_same_player() -> None:
    found = case.load(SAMPLES / "insufficient.yaml")
    said = [(act["by"], *(key for key in act if key not in ("by", "id", "of", "text"))) for act in acts(found)]
    assert said[2:9] == [
        ("S", "convey"),
        ("S", "call"),
        ("director", "attention"),
        ("director", "explain_options"),
        ("W", "choose"),
        ("S", "substitute"),
        ("director", "resume"),
    ]
    assert found.record.authority == "ebu"


def test_after_a_call_out_of_rotation_he_calls_at_his_turn() -> None:
    found = case.load(SAMPLES / "out_of_rotation.yaml")
    calls = [(act["by"], act["call"]) for act in acts(found) if "call" in act]
    assert calls == [("N", "2S"), ("S", "1H"), ("W", "2D"), ("N", "P")]
    assert {("hands", "no_hands"), ("position", "no_hands"), ("scoring", "no_scoring")} <= left(found)


def test_cards_and_what_was_said_about_them() -> None:
    found = case.load(SAMPLES / "play.yaml")
    said = {act["id"]: act for act in acts(found)}
    order = list(said)
    assert [act["call"] for act in said.values() if "call" in act] == ["P", "1NT", "P", "P", "P"]
    assert all(act["imported"] for act in said.values() if "call" in act)
    cards = [(act["by"], act["play"]) for act in said.values() if "play" in act]
    assert cards[:4] == [("W", "H9"), ("S", "H4"), ("E", "HA"), ("S", "H2")]
    assert cards[4:] == [("E", "S3"), ("S", "ST"), ("W", "S8"), ("S", "S2")]
    assert order.index("n") == order.index("p6") - 1
    assert said["e"]["of"] == said["q"]["of"] == "p0"
    assert said["dis"] == {"by": "N", "dispute": True, "of": "e", "id": "dis"}
    assert said["adj"]["adjust"] == {"kind": "artificial", "ns": "average_plus", "ew": "average_minus"}
    assert {
        ("auction", "stand_in"),
        ("annotations.3", "no_call"),
        ("decided_under", "edition"),
        ("findings.other", "in_words"),
        ("final.penalty", "in_words"),
    } <= left(found)


def changed(*changes: tuple[str, str]) -> PublishedCase:
    """The slow double with parts of its text replaced."""
    text = SLOW_DOUBLE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return case.loads(text)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("  suggested: [3D]", "  suggested: [running]", ("findings.suggested", "not_actions")),
        (
            "  logical_alternatives: [P, 3D]",
            "  logical_alternatives: []",
            ("findings.logical_alternatives", "not_known"),
        ),
        ("unauthorised_information: true", "unauthorised_information: false", ("findings.suggested", "does_not_arise")),
        ("votes: {P: 4, 3D: 1}", "votes: {P: most}", ("findings.poll", "not_a_poll")),
        ("  from: N", "  from: W", ("findings.suggested", "no_source")),
        ("  misinformation: false", "  misinformation: true", ("findings.misinformation", "no_explanation")),
        ("by: N, text: 8 to", "by: S, text: 8 to", None),
        ("kind: convention, by: N", "kind: explanation, by: N", ("annotations.0", "partner_explains")),
        ("lead: S8", "lead: the eight", ("lead", "in_words")),
        ("index: 2, kind: convention", "kind: convention", ("annotations.0", "no_call")),
        ("index: 2, kind: convention", "index: 2, kind: other", ("annotations.0", "in_words")),
        ("board: 7\ndealer: S\nvulnerable: All\n", "", ("auction", "no_dealer")),
        ("board: 7\ndealer: S\nvulnerable: All\n", "dealer: S\n", ("vulnerable", "no_vulnerability")),
    ],
)
def test_nothing_is_dropped_in_silence(old: str, new: str, reason: tuple[str, str] | None) -> None:
    found = changed((old, new))
    assert reason is None or reason in left(found)


def test_an_upheld_adjustment_needs_no_appeal() -> None:
    same = "NS: [{contract: 3D, declarer: S, tricks: 10, weight: 1, ns: 130}]"
    ids = [act["id"] for act in acts(changed(("    EW: [{contract: 3D", "    EW: [{contract: 3D")))]
    assert same in SLOW_DOUBLE
    assert "ruling" not in ids  # the Director let the result stand: there is nothing of his to adjust
    text = SLOW_DOUBLE[: SLOW_DOUBLE.index("final:")] + "final: {who: director}\nquality: full\n"
    ids = [act["id"] for act in acts(case.loads(text))]
    assert not {"app", "dec", "adj", "ruling"} & set(ids)


def test_tempo_without_a_place_goes_before_the_card_in_question() -> None:
    text = (SAMPLES / "play.yaml").read_text(encoding="utf-8")
    text = text.replace("- {kind: hesitation, by: W, text: before the second card}\n", "").replace(" (pause)", "")
    findings = "unauthorised_information: true, from: E, to: W, tempo_agreed: true, suggested: []"
    text = text.replace("- {kind: explanation, by: E, text: fourth best}\n", "")
    text = text.replace("misinformation: true, damage: false, suggested: []", findings)
    found = case.loads(text.replace("- {kind: alert, by: E, text: of something}\n", ""))
    ids = [act["id"] for act in acts(found)]
    assert ids.index("n") == ids.index("p4") - 1
    assert ("findings.from", "inferred_tempo") in left(found)


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("laws_edition: 2017", "laws_edition: 2010", 4, "bad-value"),
        ("quality: full", "quality: fair", 48, "bad-value"),
        ("quality: full", "quality: full\nmood: good", 49, "unknown-key"),
        ("quality: full\n", "", 1, "missing-field"),
        ("1NT, 2S", "1NT, 2Z", 11, "bad-call"),
        ("index: 6", "index: 12", 14, "bad-value"),
        ("kind: hesitation", "kind: daydream", 14, "bad-value"),
        ("contract: 3D\nlead", "contract: 3H\nlead", 15, "contract-mismatch"),
        ("result: {contract: 3D, declarer: S", "result: {contract: 3D, declarer: N", 17, "declarer-mismatch"),
        ("lead: S8", "lead: SA", 16, "not-in-hand"),
        ("tricks: 10, score_ns", "tricks: 14, score_ns", 17, "bad-value"),
        ("weight: 0.5, ns: -670", "weight: 0.6, ns: -670", 39, "weights"),
        ("KT5.JT2", "KT5.JTA", 10, "duplicate-card"),
        ("lead: S8", "play: 1 S8 2 A", 16, None),
        ("lead: S8", "play: 2 S8 2 A", 16, "bad-value"),
        ("lead: S8", "play: 1 S8 Z A", 16, "bad-card"),
        ("id: 001", "id: [1]", 1, "bad-value"),
        ("title: A slow", "title: [A slow", 3, "not-yaml"),
    ],
)
def test_refused_with_line_and_reason(old: str, new: str, line: int, code: str | None) -> None:
    if code is None:
        changed((old, new))
        return
    with pytest.raises(RecordError) as caught:
        changed((old, new))
    assert caught.value.code == code, caught.value
    assert caught.value.line == line, caught.value
    assert caught.value.file == "<text>"


@pytest.mark.parametrize("text", ["", "[]", "- id: 1", "just words"])
def test_what_is_no_case(text: str) -> None:
    with pytest.raises(RecordError):
        case.loads(text)
