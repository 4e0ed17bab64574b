"""The law browser written out as static files, on several cores."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from msgspec import Struct

from bridgelaw.web.laws.site import batches, content


class ExportSize(Struct, frozen=True):
    """How many files, and how many bytes they have together."""

    files: int
    bytes: int


def export(
    folder: Path, *, workers: int | None = None, progress: Callable[[int, int], None] = lambda done, of: None
) -> ExportSize:
    """Write every page below `folder`, which is made where it is not there; files of the same name are replaced.

    `workers`: processes side by side, one per core by default. `progress` hears of files done and of how many.

    Raises:
        OSError: a file cannot be written.
    """
    tasks = batches()
    total = sum(map(len, tasks))
    done = written = 0
    with ProcessPoolExecutor(workers) as pool:
        # the longest first, so that none is left over at the end
        running = [pool.submit(write, folder, task) for task in sorted(tasks, key=len, reverse=True)]
        try:
            for finished in as_completed(running):
                result = finished.result()
                done += result.files
                written += result.bytes
                progress(done, total)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return ExportSize(done, written)


def write(folder: Path, paths: Iterable[str]) -> ExportSize:
    """Write these pages; how many, and their bytes."""
    files = size = 0
    for path in paths:
        found = content(path)
        if found is None:
            raise LookupError(f"the law browser has no {path}")
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(found.body)
        files += 1
        size += len(found.body)
    return ExportSize(files, size)
