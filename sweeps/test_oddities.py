"""Real files beside the project: the table of their oddities, and what the judge finds in every board of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.api.audit import AuditSummary
from bridgelaw.api.auditing import audit, files_in
from tests.corpus.oddities import DATA, ROWS, measured

pytestmark = pytest.mark.skipif(not DATA.exists(), reason="no real files beside the project")
MARKED = {
    "bid_out_of_rotation": 1, "double_out_of_rotation": 1, "insufficient_bid": 2, "lead_from_wrong_hand": 1,
    "opening_lead_out_of_turn": 1, "revoke": 2,
}  # fmt: skip
"""What the files of the verifier mark."""


def test_expected_and_found() -> None:
    found = measured()
    print(f"\n{'oddity':<46}{'stated':>7}{'found':>7}")
    for row in ROWS:
        print(f"{row.what:<46}{row.stated:>7}{found[row.what]:>7}  {row.why or 'equal'}")
    assert {row.what: found[row.what] for row in ROWS} == {row.what: row.found for row in ROWS}


def test_nothing_irregular_but_what_a_verifier_marks() -> None:
    marked, real = AuditSummary(files=0), AuditSummary(files=0)

    def count(file: Path, one: AuditSummary) -> None:
        nonlocal marked, real
        if file.name.startswith("pbnverifier"):
            marked += one
        else:
            real += one

    audit(files_in([DATA]), progress=count)
    for name, one in (("real files", real), ("verifier", marked)):
        found = sum(one.irregularities.values())
        print(f"{name}: {one.files} files, {one.boards} boards, {one.refused} refused, {found} irregularities")
    assert (dict(real.irregularities), real.refused) == ({}, 0)
    assert dict(marked.irregularities) == MARKED
