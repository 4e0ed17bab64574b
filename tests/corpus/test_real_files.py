"""Real PBN and LIN files of many producers: each is read, what is odd in it is noticed.

The files lie beside the project and are not ours to copy; without them nothing is tested here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from bridgelaw.formats import lin, pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import RecordError
from bridgelaw.table import acts
from tests.formats.shared import SHARED

DATA = SHARED / "data"
FILES = sorted((*DATA.glob("pbn/*.pbn"), *DATA.glob("lin/*.lin"), *DATA.glob("generated/*.pbn")))
LOOKED_AT = 60
NOTICED = {
    "columns_wrong": 1583,
    "comment_swallows_tags": 32,
    "contract_mismatch": 124,
    "duplicate_tag": 98,
    "leading_passes_missing": 1592,
    "score_mismatch": 1,
    "tag_case": 28,
    "unquoted_tag": 190,
}


def boards(path: Path) -> Iterator[Record | RecordError]:
    """The boards of a file."""
    return lin.boards(path) if path.suffix == ".lin" else pbn.boards(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_is_read_or_refused_with_a_reason(path: Path) -> None:
    records: list[Record] = []
    for one in islice(boards(path), LOOKED_AT):
        if isinstance(one, Record):
            records.append(one)
        else:
            assert path.name.startswith("pbnverifier_errors")
            assert "expected" in one.reason
    for record in records[:5]:
        check(record)


def test_what_is_noticed_in_all_of_them() -> None:
    if not FILES:
        return
    count: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    for path in FILES:
        for one in boards(path):
            if isinstance(one, RecordError):
                count["errors"] += 1
                continue
            count[path.suffix] += 1
            verifier = path.name.startswith("pbnverifier")
            noticed.update(finding["code"] for finding in one.reading if not verifier)
            if path.suffix == ".lin":
                count["claims"] += any(isinstance(act, acts.Result) for act in one.acts)
    assert count == {".pbn": 7473, ".lin": 319, "errors": 2, "claims": 138}
    assert {code: noticed[code] for code in NOTICED} == NOTICED
    assert noticed["partial_deal"] == 3
    for never in ("illegal_call_unmarked", "revoke_unmarked", "card_not_in_hand", "declarer_mismatch", "deal_defect"):
        assert noticed[never] == 0
