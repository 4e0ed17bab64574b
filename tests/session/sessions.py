"""Sessions made up for tests, and the real ones that lie beside the project."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bridgelaw.formats.sessions.neutral import loads
from bridgelaw.formats.sessions.session_file import SessionFile

REAL = Path(__file__).parents[3] / "shared" / "data" / "sessions"
FORM = "bridgelaw.session/1"


def real_sessions() -> list[Path]:
    """The sessions of other programs, with their own points as expected values; none where there are none."""
    return [file for file in sorted(REAL.glob("*.json")) if json.loads(file.read_bytes())["form"] == FORM]


def made(results: Sequence[Mapping[str, Any]], *, pairs: Iterable[str] = (), **more: Any) -> SessionFile:
    """A session with those results. Pairs that are not named are those of the results."""
    keys = dict.fromkeys([*pairs, *(row[side] for row in results for side in ("ns", "ew"))])
    data = {"form": FORM, "pairs": [{"pair": key} for key in keys], "results": list(results), **more}
    return loads(json.dumps(data))


def field(*scores: Any, board: int = 1, **more: Any) -> list[dict[str, Any]]:
    """Results of one board at as many tables: a score each, or a mapping that says what came of it instead."""
    return [
        {"board": board, "ns": f"N{n}", "ew": f"E{n}", **(one if isinstance(one, Mapping) else {"score": one}), **more}
        for n, one in enumerate(scores, 1)
    ]
