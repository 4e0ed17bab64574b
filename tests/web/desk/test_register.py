"""The register: what stands in it and what does not, how it is searched, how it is taken away."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

from bridgelaw.web.desk.rulings import COLUMNS
from tests.web.desk.on_paper import desk
from tests.web.house import Open, visit


def test_what_was_decided_stands_in_it(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk(house, "hesitation", title="=cmd()")
        assert "Nothing has been decided yet." in await at.look("/desk/rulings")
        assert (await at.browser.get("/desk/rulings.jsonl")).content == b""
        await at.open()
        await at.answers("facts_agreed", "yes")
        await at.answers("information_made_available", "no", "nobody noticed anything")
        page = await at.look("/desk/rulings")
        assert "1 ruling" in page
        assert "Table result stands" in page
        assert "1 ruling" in await at.look("/desk/rulings?q=NOBODY+noticed")
        assert "No ruling fits." in await at.look("/desk/rulings?q=revoke")
        (found,) = map(json.loads, (await at.browser.get("/desk/rulings.jsonl")).text.splitlines())
        assert (found["adjusted"], found["board"], found["title"]) == (False, 14, "=cmd()")
        assert [(one["kind"], one["value"]) for one in found["findings"]] == [
            ("facts_agreed", True), ("information_made_available", False),
        ]  # fmt: skip
        text = (await at.browser.get("/desk/rulings.csv")).content.decode("utf-8-sig")
        (row,) = csv.DictReader(io.StringIO(text))
        assert tuple(row) == COLUMNS
        assert row["title"] == "'=cmd()"  # no spreadsheet takes it for a formula
        assert (row["adjusted"], row["board"]) == ("no", "14")

    visit(tmp_path, check)
