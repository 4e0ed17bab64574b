"""Puts the live page into the wheel; builds it with npm when it is not there yet. An editable install needs none."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/bridgelaw/web/static/table.html")


class PageHook(BuildHookInterface[Any]):
    """Called by hatchling before it collects files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless that is done.

        Raises:
            RuntimeError: there is no npm, or it failed.
        """
        root = Path(self.root)
        if version == "editable" or (root / PAGE).is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeError("the live page is not built, and there is no npm to build it: install Node 20 or later")
        for command in (["ci"], ["run", "build"]):
            done = subprocess.run([npm, *command], cwd=root / "page", capture_output=True, text=True)
            if done.returncode:
                raise RuntimeError(f"npm {command[0]} failed in page/:\n{done.stderr}")
