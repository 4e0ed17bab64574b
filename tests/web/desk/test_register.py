"""The register: what stands in it and what does not, how it is searched, how it is taken away."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from bridgelaw.web.desk.rulings import COLUMNS
from bridgelaw.words import Words
from tests.web.desk.director import director
from tests.web.desk.on_paper import desk
from tests.web.desk.test_quick import TOO_LOW
from tests.web.desk.test_quick_score import case_of
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


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
@pytest.mark.parametrize("chosen", ["accept_call", "reject_call"])
def test_a_call_that_was_accepted_or_put_right_stands_in_it(tmp_path: Path, language: str, chosen: str) -> None:
    """No score is changed by it, and the board goes on; it was decided all the same. Before a choice it was not."""

    async def check(house: Open) -> None:
        at = await director(house, language)
        await case_of(at, f"{TOO_LOW}&laws=1997")
        await at.look("/desk/rulings")
        assert (await at.browser.get("/desk/rulings.jsonl")).content == b""
        more = "" if chosen == "accept_call" else "&choose=correct:3C"
        place = await case_of(at, f"{TOO_LOW}&laws=1997&choose={chosen}{more}")
        page = await at.look("/desk/rulings")
        assert f'href="{place}"' in at.text
        assert Words(language, "1997").say("irregularity-insufficient_bid", "label") in page
        (found,) = map(json.loads, (await at.browser.get("/desk/rulings.jsonl")).text.splitlines())
        assert [one["kind"] for one in found["irregularities"]] == ["insufficient_bid"]

    visit(tmp_path, check)
