"""The scenario files beside the project: every record is answered, what is expected of the Laws done is met."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.api.table import Table
from bridgelaw.cli.check import outcomes
from bridgelaw.formats import record
from bridgelaw.formats.scenario import law_numbers
from bridgelaw.table.vocabulary import EDITIONS
from tests.formats.shared import SCENARIOS, scenario_files

LAWS_DONE = law_numbers("9-11,17-19,22,23,25-39")
FOLDERS = ("seed-09-11", "laws-26-40-72-76", "laws-07-25")
REFUTED: dict[str, str] = {}
"""Expectations that contradict the Law, `file after act (edition)`, each with the provision."""


def files() -> list[Path]:
    return [file for folder in FOLDERS for file in sorted((SCENARIOS / folder).glob("*.yaml"))]


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_expectations_are_met(file: Path) -> None:
    for outcome in outcomes(file, record.load(file), LAWS_DONE):
        name = f"{file.stem} after {outcome.after} ({outcome.laws})"
        if not outcome.deferred and name not in REFUTED:
            assert not outcome.differences, f"{name}: " + "\n".join(outcome.differences)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_record_is_answered_after_every_act(edition: str) -> None:
    for file in scenario_files():
        told = record.load(file)
        table = Table.of(told, laws=edition)
        for act in told.acts:
            assert table.do(act).after == act.id
