"""Every example in README.md and docs/ does what the page says.

Python blocks run; what they print is what the `text` block right after them shows. In a `console` block every
`$ bridgelaw …` is run as from the top of the project and must print what stands under it; `…` alone on a line stands
for any number of lines. What a block writes is there for its later commands, and gone afterwards.
"""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted(path for path in (ROOT / "docs").rglob("*.md") if "_build" not in path.parts)]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A fenced block of a page, and the output shown under it."""

    page: str
    line: int
    language: str
    text: str
    shown: str | None


def blocks() -> list[Block]:
    """The blocks that can be run, in the order of the pages."""
    found = []
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        here = list(BLOCK.finditer(text))
        for match, after in zip_longest(here, here[1:]):
            follows = after and after[1] == "text" and not text[match.end() : after.start()].strip()
            shown = after[2] if after and follows else None
            line = text.count("\n", 0, match.start()) + 1
            found.append(Block(str(page.relative_to(ROOT)), line, match[1], match[2], shown))
    return found


def of(language: str) -> list[object]:
    """The blocks in one language as test parameters that are named for their place."""
    chosen = [block for block in blocks() if block.language == language]
    return [pytest.param(block, id=f"{block.page}:{block.line}") for block in chosen]


def assert_shown(printed: str, shown: str) -> None:
    """Compare line by line, blind to blanks at line ends; `…` alone on a line stands for any number of lines."""
    lines = ["(?:.*\n)*?" if line.strip() == "…" else re.escape(line.rstrip()) + "\n" for line in shown.splitlines()]
    tidy = "".join(line.rstrip() + "\n" for line in printed.splitlines())
    if not re.fullmatch("".join(lines), tidy):
        assert tidy == shown


@pytest.mark.parametrize("block", of("python"))
def test_python(block: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile("\n" * block.line + block.text, str(ROOT / block.page), "exec"), {"__name__": "example"})
    if block.shown is not None:
        assert_shown(printed.getvalue(), block.shown)


@pytest.mark.parametrize("block", of("console"))
def test_console(block: Block, tmp_path: Path) -> None:
    for entry in ROOT.iterdir():
        tmp_path.joinpath(entry.name).symlink_to(entry)
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        assert command.startswith("bridgelaw "), f"only bridgelaw is run here, not: {command}"
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=tmp_path,
            env={**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "COLUMNS": "100"},
            capture_output=True,
            text=True,
            check=False,
            timeout=240,
        )
        assert_shown(done.stdout + done.stderr, shown)
