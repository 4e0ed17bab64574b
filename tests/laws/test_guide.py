"""The provision that the guide adds by way of example: put into a copy of the program as the page has it, it acts."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import bridgelaw

SOURCE = Path(bridgelaw.__file__).parent
GUIDE = Path(__file__).parents[2] / "docs" / "how-to-add.md"

RULED = """
from bridgelaw.api.table import followed
from bridgelaw.formats.lines import act
from bridgelaw.formats.record import from_plain

lines = (
    "N call 1H id=first", "N substitute 2H id=second", "E summon", "director find unintended_call no of=second",
    "director explain_options", "E choose reject_call id=refused", "director resume", "E call P", "S call P id=passed",
)
record = from_plain({"bridgelaw": 1, "dealer": "N", "acts": [act(line) for line in lines]}, "guide")
for laws in (2007, 2017):
    for after in ("refused", "passed"):
        duties = followed(record, laws=laws).answer(after).obligations
        print(laws, after, *(f"{duty.who} {duty.law}" for duty in duties if duty.what == "pass"))
"""


def blocks(language: str) -> list[str]:
    """What the guide shows in that language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_provision_of_the_guide(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "bridgelaw", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (drawer,) = (tmp_path / "bridgelaw" / "laws").glob("law25_*")
    (clause,) = (block for block in blocks("toml") if block.startswith("[provision."))
    (rule,) = blocks("py")
    for name, text in (("law.toml", clause), ("rules.py", rule)):
        with (drawer / name).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{text}")
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", RULED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=240)
    assert not done.returncode, done.stderr[-2000:]
    assert done.stdout.splitlines() == ["2007 refused", "2007 passed", "2017 refused S 2017:25B4", "2017 passed"]
