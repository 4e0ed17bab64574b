"""Published rulings beside the program's: what is asked, answered, reached, and whether the score is the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.api.cases import CaseComparison, compare
from bridgelaw.cli.check import outcomes
from bridgelaw.formats import case, record
from bridgelaw.table.vocabulary import SELF_INFLICTED
from tests.formats.shared import SCENARIOS, SHARED

SAMPLES = Path(__file__).parents[1] / "formats" / "cases"
SLOW_DOUBLE = (SAMPLES / "slow_double.yaml").read_text(encoding="utf-8")
CASES = sorted((SHARED / "cases").glob("*.yaml"))

OPEN: dict[str, dict[str, str]] = {
    "020": {"could_have_known": "nobody said that the insufficient bid silenced partner to advantage; not looked into"},
    "022": {"suggested": "the file names lines of play in words, not cards: the finding could not be given"},
    "026": {"damage": "one finding of damage for two causes: it goes with the use; the explanation did none"},
    "030": {"logical_alternatives": "the file has none: the committee's reasons are not in the stored text"},
}
"""Full cases: Questions that are open at the end, each with the reason."""

NOT_ASKED: dict[str, dict[str, str]] = {
    "034": {
        "suggested": "the committee left open whether there was a break in tempo, which comes first, and answered this",
        "logical_alternatives": "as before; with it nothing depends on the tempo any more",
    },
    "040": {
        "logical_alternatives": "nothing was suggested, so that each was free; the committee named them besides",
    },
}
"""Full cases: findings of the published ruling that no Question waited for, each with the reason."""

UNLIKE: dict[str, str] = {}
"""Full cases whose score or ground is not the published one, each with its cause."""

REFUTED = {"020": "the file has the substituted bid made by the wrong player (1997:27B2: it is the offender's)"}
"""Scenarios made by hand of the same cases that go wrong."""


def of_text(text: str) -> CaseComparison:
    """A case in a text, compared."""
    return compare(case.loads(text))


def asked(found: CaseComparison) -> list[tuple[str, str]]:
    """Each Question that it answered, with the act that it is about."""
    return [(q.kind, q.of) for q in found.questions if q.answered]


class TestSlowDouble:
    found = of_text(SLOW_DOUBLE)

    def test_questions_in_order(self) -> None:
        assert asked(self.found) == [
            ("facts_agreed", "n6"),
            ("information_made_available", "n6"),
            ("suggested", "n6"),
            ("logical_alternatives", "c8"),
            ("damage", "c8"),
        ]
        assert not self.found.unasked
        assert {q.kind for q in self.found.questions if q.open} == set(SELF_INFLICTED)

    def test_score_and_ground(self) -> None:
        assert self.found.equal
        assert self.found.adjustment
        assert self.found.differences == ()
        assert self.found.not_reached == ()

    def test_asked_offered_and_taken_from_the_ruling(self) -> None:
        assert (self.found.asked.asked, self.found.asked.findings) == (5, 5)
        assert (self.found.offered, self.found.score_from) == ("yes", "ruling")

    def test_a_wrong_sign_is_seen(self) -> None:
        found = of_text(SLOW_DOUBLE.replace("ns: -670", "ns: 670"))
        assert found.equal is False
        assert found.differences == ("points",)

    def test_a_wrong_table_score_is_seen(self) -> None:
        assert of_text(SLOW_DOUBLE.replace("score_ns: 130", "score_ns: 110")).differences == ("table_points",)

    def test_adjusted_without_ground(self) -> None:
        found = of_text(SLOW_DOUBLE.replace("suggested: [3D]", "suggested: [3H]"))
        assert found.equal is False
        assert "adjustment_not_due" in found.differences
        assert found.offered == "no"
        assert found.asked.asked < found.asked.findings

    def test_ground_without_adjustment(self) -> None:
        head, _, tail = SLOW_DOUBLE.partition("final:")
        found = of_text(f"{head}final: {{who: director}}\nquality: full\n")
        assert tail
        assert found.differences == ("adjustment_due",)
        assert (found.offered, found.score_from) == ("no", "facts")

    def test_not_known_as_long_as_it_is_open(self) -> None:
        found = of_text(SLOW_DOUBLE.replace("  logical_alternatives: [P, 3D]", "  logical_alternatives: []"))
        assert found.adjustment is None
        assert found.differences == ("unanswered",)
        assert (found.asked.asked, found.asked.findings, found.offered) == (3, 4, "hangs")
        assert [(one.kind, one.why, one.waits_for) for one in found.unasked] == [
            ("damage", "waits", ("logical_alternatives",))
        ]

    def test_no_published_score(self) -> None:
        head, _, _ = SLOW_DOUBLE.partition("final:")
        found = of_text(f"{head}final: {{who: committee, ruling: not printed}}\nquality: partial\n")
        assert found.equal is None
        assert "not_published" in found.differences
        assert found.offered == "not_told"


def test_options() -> None:
    found = compare(case.load(SAMPLES / "insufficient.yaml"))
    assert {(option.id, option.by) for option in found.options} >= {("accept_call", "W"), ("reject_call", "W")}
    assert "2017:27A1" in found.provisions


def test_artificial() -> None:
    found = compare(case.load(SAMPLES / "play.yaml"))
    assert found.scores.computed == {"NS": [{"artificial": 60}], "EW": [{"artificial": 40}]}


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_published_cases(file: Path) -> None:
    """Every file is read; every full case is as published, and asks what the ruling answered, or it is said why not."""
    found = compare(case.load(file))
    assert found.remarks == ()
    if found.quality != "full":
        return
    assert found.equal == (found.id not in UNLIKE), found.differences
    # a ruling that says nothing of them means no
    open_ = {q.kind for q in found.questions if q.open}.difference(SELF_INFLICTED)
    assert open_ == set(OPEN.get(found.id, ()))
    assert {one.kind for one in found.unasked} == set(NOT_ASKED.get(found.id, ()))


@pytest.mark.parametrize("file", CASES, ids=lambda file: file.stem)
def test_same_as_by_hand(file: Path) -> None:
    """What the scenarios that were made of the same cases expect holds of what is read here."""
    scenario = SCENARIOS / "published" / file.name
    read = case.load(file)
    if not scenario.is_file() or read.id in REFUTED:
        return
    expected = record.load(scenario).expect
    for outcome in outcomes(file, _expecting(read, expected), wanted=None):
        assert not outcome.differences, f"after {outcome.after}: {outcome.differences}"


def _expecting(read: case.PublishedCase, expected: tuple[object, ...]) -> record.Record:
    from msgspec.structs import replace

    return replace(read.record, expect=expected)
