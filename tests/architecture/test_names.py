"""One class per noun: whoever reads a class name knows which thing is meant, whatever file he has open."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "bridgelaw"

ACTS = ("table/player_acts.py", "table/director_acts.py")
"""An act is named as in the record format, which may be what it is about (a call is called), and always read as
`acts.Call`."""
PUBLIC_FORM = ("answer/model.py", "answer/score_model.py", "answer/evidence_model.py", "web/frames.py")
"""What programs are sent has the name of the thing that it tells of."""
IN_EVERY_DRAWER = {"Terms"}


def test_no_name_stands_for_two_things() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        if place in (*ACTS, *PUBLIC_FORM):
            continue
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ClassDef) and node.name not in IN_EVERY_DRAWER:
                found[node.name].append(place)
    assert {name: places for name, places in found.items() if len(places) > 1} == {}
