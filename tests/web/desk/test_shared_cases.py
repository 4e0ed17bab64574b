"""Every published case that is known in full, entered at the desk over the forms of its pages, comes to its score.

They lie beside the project where it is made, and may be absent; two of our own are always there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from msgspec.structs import replace

from bridgelaw.answer.model import plain
from bridgelaw.api.cases import compare
from bridgelaw.api.table import followed
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats import record as records
from bridgelaw.formats.case import load
from bridgelaw.table import acts
from bridgelaw.web.desk.award_form import TypedResult, of_award
from tests.formats.shared import SHARED
from tests.web.desk.director import Forms
from tests.web.desk.on_paper import Desk, desk_with
from tests.web.house import Open, visit

OWN = sorted((Path(__file__).parents[2] / "formats" / "cases").glob("*.yaml"))
RULING = (acts.Find, acts.Adjust, acts.DecideAppeal, acts.Penalize)


def full() -> list[Path]:
    """The cases that are known in full."""
    found = sorted((SHARED / "cases").glob("*.yaml"))
    return [path for path in [*OWN, *found] if "\nquality: full" in path.read_text("utf-8")]


@pytest.mark.parametrize("path", full(), ids=lambda path: path.stem)
def test_a_published_case_comes_to_its_score(tmp_path: Path, path: Path) -> None:
    async def check(house: Open) -> None:
        case = load(path)
        written = acts_format.write(case.record.acts)
        start = next((n for n, act in enumerate(case.record.acts) if isinstance(act, RULING)), len(written))
        numbers = {act.id: f"a{n}" for n, act in enumerate(case.record.acts, 1)}
        text = records.dumps(replace(case.record, acts=case.record.acts[:start]))
        record = case.record
        at = await desk_with(
            house, text, laws=record.laws, authority=record.authority, scoring=record.scoring, screens=record.screens,
            regulations=record.regulations, title=case.title[:200],
        )  # fmt: skip
        added = start
        for act, plainly in zip(case.record.acts[start:], written[start:], strict=True):
            added += await enter(at, act, plainly, numbers)
            numbers[act.id] = f"a{added}"
        table = at.at.split("/")[3]
        live = await house.lobby.house.table(table)
        entered = await live.record()
        compared = compare(case)
        assert compared.equal is True
        mine, theirs = (whole(plain(followed(one).answer())["score"]) for one in (entered, case.record))
        assert mine == theirs

    visit(tmp_path, check)


def whole(score: dict[str, Any]) -> dict[str, Any]:
    """The score, where a single result needs no weight: the form of the desk gives it none."""
    for results in score.get("results", {}).values():
        if len(results) == 1 and results[0].get("weight") == 1:
            del results[0]["weight"]
    return score


async def enter(at: Desk, act: acts.Act, written: dict[str, Any], numbers: dict[str, str]) -> int:
    """One act of the ruling, by the form for it; how many acts came of it."""
    if isinstance(act, acts.Find):
        await at.open()
        of = numbers.get(act.of or "", "")
        forms = [one for one in Forms(at.text).found if one.key in (act.kind, f"{act.kind}@{of}")]
        if not forms:
            # the ruling answered what is not asked here: the published score does not hang on it
            return 0
        reply = await at.send(forms[0], value=typed(act), why=act.why)
        assert reply.status_code == 303, (act, reply.text[:2000])
        return 1
    if isinstance(act, acts.Adjust):
        fields = award(act.award) | {"reason": act.text}
        await at.open(f"/score?{query(fields)}")
        await at.sends("/score", **fields)
        return 1
    if isinstance(act, acts.DecideAppeal):
        await at.open("/ruling")
        await at.sends("/decision", decision=act.decision, text=act.text)
        return 1
    if isinstance(act, acts.Appeal):
        await at.open("/ruling")
        await at.sends("/appeals", by=act.by.value, text=act.text)
        return 1
    if isinstance(act, acts.Penalize):
        await at.open("/score")
        given = written["penalize"]
        await at.sends("/penalties", **{**given, "amount": str(given["amount"])})
        return 1
    raise AssertionError(act)


def typed(act: acts.Find) -> str:
    """An answer as it is typed."""
    value = act.answer
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_flow(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return " ".join(map(str, value)) or "-"
    return str(value)


def _flow(value: Any) -> str:
    return f"{{{', '.join(f'{k}: {v}' for k, v in value.items())}}}" if isinstance(value, dict) else str(value)


def award(given: Any) -> dict[str, Any]:
    """The fields of the form for that award."""
    form = of_award(given)
    fields: dict[str, Any] = {"kind": form.kind, "hurt": form.hurt}
    fields |= {"share_ns": form.share_ns, "share_ew": form.share_ew}
    fields |= {"percent_ns": form.percent_ns, "percent_ew": form.percent_ew}
    for prefix, rows in (("", form.ns), ("ew_", form.ew), ("without_", (form.without,))):
        for name in TypedResult.__struct_fields__:
            fields[prefix + name] = [getattr(row, name) for row in rows]
    return fields | ({"apart": "on"} if form.apart else {})


def query(fields: dict[str, Any]) -> str:
    """They as an address."""
    return urlencode(fields, doseq=True)
