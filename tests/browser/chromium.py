"""Debian's Chromium for the browser tests: installed when it is missing and that is allowed.

Best without its own windows, of which nobody sees anything here: they cost as much as the driver.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.kit.installing import unhurried

_OFF = (
    # its own address bar: pages by themselves for each window, which cost more than ours
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    # a process that waits for a page that may come: each player has a browser of his own
    "SpareRendererForSitePerProcess",
    # of several such flags the last one counts: what Playwright turns off has to be off here too
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch", "TcpPortRandomizationWin",
    "ThirdPartyStoragePartitioning", "msEdgeUpdateLaunchServicesPreferredVersion", "msForceBrowserSignIn",
)  # fmt: skip
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(_OFF)}",
]  # fmt: skip
NAMES = ("chromium-headless-shell", "chromium")
MISSING = f"the browser tests need Chromium: install Debian's package `{NAMES[0]}`, or name a browser in CHROMIUM"


def chromium() -> str:
    """The path of the browser.

    Raises:
        RuntimeError: there is none, and it cannot be installed.
    """
    if found := os.environ.get("CHROMIUM") or _found():
        return found
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise RuntimeError(MISSING)
    # several workers may come here at once; one installs, the others wait
    with unhurried(), (Path(tempfile.gettempdir()) / "bridgelaw-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _found():
            silent = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
            subprocess.run(["apt-get", "update", "-qq"], check=False, env=silent, capture_output=True, timeout=240)
            install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", NAMES[0], "fonts-dejavu-core"]
            done = subprocess.run(install, check=False, env=silent, capture_output=True, timeout=240)
            if done.returncode:
                raise RuntimeError(MISSING)
    return _found()


def _found() -> str:
    return next((found for name in NAMES if (found := shutil.which(name))), "")
