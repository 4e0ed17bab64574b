"""Failures as records that anybody can read and judge again."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import replace

from bridgelaw.formats import record as records
from bridgelaw.live.exchange import record_of
from tests.kit.dense.conditions import conditions
from tests.kit.dense.folding import Folding
from tests.kit.dense.shrinking import Shrunk, shrunk
from tests.kit.dense.sweeping import Failure

FOLDER = "BRIDGELAW_FOUND"
"""The variable that names the folder into which records of failures are written."""


def kept(failures: Iterable[Failure], folder: Path) -> list[Path]:
    """Each failure on a board as short as will do, in a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    for failure in failures:
        file = folder / f"{failure.cause.slug}.yaml"
        file.write_text(written(failure), encoding="utf-8")
        found.append(file)
    return found


def written(failure: Failure) -> str:
    """The record, and in front of it what went wrong."""
    short = shrunk(failure)
    if short is None:
        whole = (*failure.happened, failure.act) if failure.act else failure.happened
        short = Shrunk(conditions(failure.number), whole, failure.stage, failure.cause)
        head = [f"# Board {failure.number} of the dense tables; it came about on the whole board only."]
    else:
        head = [f"# Found on board {failure.number} of the dense tables, minimised."]
    head += [f"# {short.cause.kind}: {short.cause.says}", f"# at the stage: {short.stage} (of the last act)"]
    head += [f"#   in {place}" for place in short.cause.where]
    record = replace(record_of(Folding(short.under).state), title=short.cause.title[:80], acts=short.happened)
    return "\n".join(head) + "\n" + records.dumps(record)
