"""Files audited by the workers of a Dask cluster (the extra `[cluster]`) that is there already."""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Generator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bridgelaw.api.audit import Summary
from bridgelaw.api.auditing import one_file

_AHEAD = 3
"""Files handed over for each thread of the cluster before the first of them is back: memory stays flat."""

_PATIENCE = "10s"


def on_cluster(
    address: str, files: Sequence[Path], laws: int | None, folder: Path
) -> Generator[tuple[Path, Summary], None, None]:
    """The rows of each file, in a file of its own in `folder`, and their count, in the order of the files.

    The workers get what is in the files: they need not see the same disk.

    Raises:
        ImportError: the extra is not installed.
        OSError: nobody answers at the address, or a file cannot be read.
    """
    from distributed import Client

    with Client(address, timeout=_PATIENCE) as client:  # type: ignore[no-untyped-call]
        room = _AHEAD * max(1, sum(client.nthreads().values()))
        waiting, sent = iter(files), deque[Any]()
        while True:
            for file in islice(waiting, room - len(sent)):
                sent.append(client.submit(handed, file.name, str(file), file.read_bytes(), laws, pure=False))
            if not sent:
                return
            rows, found = sent.popleft().result()
            part = folder / "part"
            part.write_bytes(rows)
            yield part, found


def handed(name: str, called: str, data: bytes, laws: int | None) -> tuple[bytes, Summary]:
    """The rows and the count of a file of that name with this in it: what a worker does."""
    with tempfile.TemporaryDirectory(prefix="bridgelaw-audit-") as folder:
        file = Path(folder) / name
        file.write_bytes(data)
        rows, found = one_file(file, laws=laws, folder=Path(folder), called=called)
        return rows.read_bytes(), found
