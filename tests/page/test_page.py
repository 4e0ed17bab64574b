"""The sources of the live page: types, warnings and unit tests, by the page's own tools."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "page"


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_is_sound(script: str) -> None:
    """`svelte-check` finds neither error nor warning; every unit test passes."""
    assert (PAGE / "node_modules").is_dir(), "the tools of the live page are not installed: say `make page`"
    done = subprocess.run(["npm", "run", "--silent", script], cwd=PAGE, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_source_of_the_page_is_long() -> None:
    """But for the one that is made by `make wire`."""
    sources = [path for path in (PAGE / "src").rglob("*") if path.suffix in (".svelte", ".ts") and path.stem != "wire"]
    assert sources
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in sources}
    assert {name: lines for name, lines in lengths.items() if lines > 250} == {}


def test_the_lock_names_no_address_of_a_package() -> None:
    assert "resolved" not in (PAGE / "package-lock.json").read_text("utf-8")
