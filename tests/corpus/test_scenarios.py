"""The scenario files beside the project: every record is answered, what is expected of the Laws done is met."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bridgelaw.api.table import Table
from bridgelaw.cli.check import outcomes
from bridgelaw.formats import record
from bridgelaw.lawbook.editions import EDITIONS
from tests.formats.shared import SCENARIOS, scenario_files
from tests.kit.whole import WHOLE

REFUTED: dict[str, str] = {
    "020-insufficient-bid-then-grand-slam-joke after res (1997)": "1997:27B2: the 7S is South's, who corrects his"
    " insufficient 5D; the file lets West call it",
}
"""Expectations that contradict the Law, `file after act (edition)`, each with the provision."""


load = cache(record.load)


def files() -> list[Path]:
    return sorted(SCENARIOS.rglob("*.yaml"))


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_expectations_are_met(file: Path) -> None:
    for outcome in outcomes(file, load(file), wanted=None):
        name = f"{file.stem} after {outcome.after} ({outcome.laws})"
        if name not in REFUTED:
            assert not outcome.differences, f"{name}: " + "\n".join(outcome.differences)


# under the editions that a file speaks of it is gone through above; here each file under one more, by turns, and in the
# sweep under each
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_record_is_answered_after_every_act(edition: str) -> None:
    turn = EDITIONS.index(edition)
    for file in scenario_files()[slice(None) if WHOLE else slice(turn, None, len(EDITIONS))]:
        told = load(file)
        table = Table.of(told, laws=edition)
        for act in told.acts:
            answer = table.do(act)
            assert answer.after == act.id
            assert [error for error in answer.errors if error.kind == "not_judged"] == [], file.stem
