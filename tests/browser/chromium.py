"""Debian's Chromium for the browser tests: installed when it is missing and that is allowed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
MISSING = "the browser tests need Chromium: install Debian's package `chromium`, or name a browser in CHROMIUM"


def chromium() -> str:
    """The path of the browser.

    Raises:
        RuntimeError: there is none, and it cannot be installed.
    """
    if found := os.environ.get("CHROMIUM") or shutil.which("chromium"):
        return found
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise RuntimeError(MISSING)
    # several workers may come here at once; one installs, the others wait
    with (Path(tempfile.gettempdir()) / "bridgelaw-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shutil.which("chromium"):
            silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-qq"], check=False, env=silent, capture_output=True)
            install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"]
            done = subprocess.run(install, check=False, env=silent, capture_output=True)
            if done.returncode:
                raise RuntimeError(MISSING)
    return shutil.which("chromium") or ""
