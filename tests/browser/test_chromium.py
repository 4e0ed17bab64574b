"""How the browser of these tests is started."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
from playwright.sync_api import Browser

OFF = "--disable-features="


def test_all_that_playwright_turns_off_is_off(browser: Browser) -> None:
    """Of several such flags the last one counts, and that is ours."""
    assert browser.is_connected()
    # Debian starts it from a script, which has the same flags and may still be there
    lines = [line for line in commands() if "--remote-debugging-pipe" in line and "--headless" in line]
    assert lines
    for started in lines:
        theirs, *_, ours = [set(flag.removeprefix(OFF).split(",")) for flag in started if flag.startswith(OFF)]
        assert len(theirs) > 5
        assert theirs - ours == set()


def commands() -> Iterator[list[str]]:
    """What this process and those below it have started, as far as it is still there."""
    for process in psutil.Process(os.getpid()).children(recursive=True):
        with suppress(psutil.Error):
            yield process.cmdline()


def test_no_page_is_closed_by_itself() -> None:
    """Chromium may never close a page that is on its way, and Playwright waits for that; a context always goes."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    assert [path.name for path in files if re.search(r"\bpage\.close\(\)", path.read_text("utf-8"))] == []
