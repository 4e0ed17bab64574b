"""A progress bar on a terminal, nothing elsewhere."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID


class ProgressBar:
    """How far something that counts its steps has come, on the error stream while it lasts."""

    def __init__(self) -> None:
        self.bar: Progress | None = None
        self.task: TaskID | None = None

    def __enter__(self) -> ProgressBar:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self.bar.start()
        return self

    def step(self, done: int, of: int) -> None:
        """So many are done."""
        if self.bar is None:
            return
        if self.task is None:
            self.task = self.bar.add_task("", total=of)
        self.bar.update(self.task, completed=done)

    def __exit__(self, *raised: object) -> None:
        if self.bar is not None:
            self.bar.stop()
