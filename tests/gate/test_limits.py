"""Tests that hang are planted: each ends, says where everything stood, and the run goes on, or is ended as a whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.browser.chromium import FLAGS, chromium
from tests.kit.watchdog import left_behind

ROOT = Path(__file__).parents[2]

SERVER = """
import asyncio
from tests.kit.standing import register

async def never_answers(reader, writer):
    await asyncio.Event().wait()

async def main():
    server = await asyncio.start_server(never_answers, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()

register()
asyncio.run(main())
"""

BROWSER = f"""
import subprocess
import sys
import pytest
from playwright.sync_api import sync_playwright
from tests.browser.driver import watched

@pytest.fixture(scope="module")
def address(tmp_path_factory):
    log = (tmp_path_factory.mktemp("server") / "log").open("w")
    server = subprocess.Popen([sys.executable, "-c", {SERVER!r}], stdout=subprocess.PIPE, stderr=log, text=True)
    yield f"http://127.0.0.1:{{server.stdout.readline().strip()}}"
    server.kill()
    server.wait()
    server.stdout.close()
    log.close()

@pytest.fixture(scope="module")
def page():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path={chromium()!r}, args={FLAGS!r})
        with watched(browser):
            yield browser.new_page()

def test_comes_before_it(address, page):
    page.set_content("<script>console.log('it begins')</script>")

@pytest.mark.timeout(2)
def test_waits_for_ever(address, page):
    page.evaluate("address => fetch(address, {{mode: 'no-cors'}})", f"{{address}}/unanswered")

def test_comes_after_it(page):
    assert page.evaluate("1 + 1") == 2
"""

STUBBORN = """
import asyncio
import contextlib
import signal
import time
import pytest

@pytest.mark.timeout(1)
def test_cannot_be_interrupted():
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
    time.sleep(600)

@pytest.mark.timeout(1)
def test_goes_on_all_the_same():
    while True:
        with contextlib.suppress(BaseException):
            time.sleep(600)

@pytest.mark.timeout(1)
def test_waits_in_a_loop():
    asyncio.run(asyncio.sleep(600))

@pytest.fixture
def guarded():
    yield
    asyncio.run(asyncio.sleep(600))

@pytest.mark.timeout(1)
def test_passes_and_cannot_be_put_away(guarded):
    pass

def test_comes_after_it():
    pass
"""

ENDLESS = """
import signal
import time
import pytest

@pytest.mark.timeout(0)
@pytest.mark.parametrize("number", (1, 2))
def test_cannot_be_interrupted(number):
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM, signal.SIGINT])
    time.sleep(600)
"""


PLUGINS = ("-p", "xdist.plugin", "-p", "pytest_timeout", "-p", "tests.kit.limits")
ALONE = {"PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
"""Without all the other plugins that are installed: each process began twice as late for them."""


def run(folder: Path, planted: str, *flags: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """pytest over a file, with the limits of this project and nothing else of it."""
    (folder / "test_planted.py").write_text(planted, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    plugins = (*PLUGINS, "-p", "no:cacheprovider")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *plugins, *flags, "test_planted.py"],
        cwd=folder,
        env={**os.environ, **ALONE, **variables},
        capture_output=True,
        text=True,
        timeout=150,
        check=False,
    )


def test_a_server_that_never_answers(tmp_path: Path) -> None:
    done = run(tmp_path, BROWSER)
    assert re.search(r"1 failed, 2 passed", done.stdout), done.stdout + done.stderr
    assert "Failed: it has not ended after 2 seconds" in done.stdout
    test, server, driver = "page.evaluate(", "in never_answers", "Frame.evaluateExpression"
    for told in (test, server, driver, "/unanswered", "it begins", "run-driver", "ESTABLISHED"):
        assert told in done.stdout, (told, done.stdout)


def test_what_cannot_be_interrupted_ends_with_its_worker_and_the_run_goes_on(tmp_path: Path) -> None:
    done = run(tmp_path, STUBBORN, "-n", "2", ENDING_LIMIT="1", AGAIN_LIMIT="0.5")
    assert "3 failed, 2 passed, 1 error" in done.stdout, done.stdout + done.stderr
    for name in ("test_cannot_be_interrupted", "test_goes_on_all_the_same"):
        assert re.search(rf"worker 'gw\d' crashed while running 'test_planted.py::{name}'", done.stdout), done.stdout
        assert f"in {name}" in done.stderr, done.stderr


def test_the_whole_suite_is_ended(tmp_path: Path) -> None:
    """Also when the workers cannot be interrupted. They need some time to come so far, on a busy machine more."""
    for limit in (4, 12, 36, 72):
        began = time.monotonic()
        done = run(tmp_path, ENDLESS, "-n", "2", SUITE_LIMIT=str(limit), SUITE_GRACE="2")
        assert time.monotonic() - began < limit + 40
        assert done.returncode
        assert f"The tests have run for {limit} seconds" in done.stderr
        if done.stderr.count("in test_cannot_be_interrupted") == 2:
            return
    pytest.fail("no worker has said where it stood")


def test_nothing_is_left_behind_by_a_run_that_is_killed(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(ENDLESS, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *PLUGINS, "test_planted.py"]
    variables = {**os.environ, **ALONE}
    with subprocess.Popen(command, cwd=tmp_path, env=variables, stdout=subprocess.PIPE) as running:
        until = time.monotonic() + 120
        while len(left_behind(running.pid)) < 3 and time.monotonic() < until:
            time.sleep(0.2)
        assert len(left_behind(running.pid)) >= 3, "two workers and who watches them"
        running.kill()
        while left_behind(running.pid) and time.monotonic() < until:
            time.sleep(0.2)
        assert left_behind(running.pid) == []
