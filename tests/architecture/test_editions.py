"""Editions are data: which clause is in force, under which number and terms, stands in `law.toml` alone."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "bridgelaw"
YEAR = re.compile(r"1997|2007|2017")


def test_no_rule_names_an_edition() -> None:
    named = [
        f"{path.relative_to(SOURCE)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.glob("laws/*/rules.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if YEAR.search(line)
    ]
    assert named == []
