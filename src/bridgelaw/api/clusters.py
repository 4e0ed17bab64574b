"""Files audited by the workers of a Dask cluster (the extra `[cluster]`) that is there already."""

from __future__ import annotations

import tempfile
from collections import deque
from collections.abc import Generator, Iterable
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bridgelaw.api.audit_work import RowsOfPiece, Work, audited
from bridgelaw.formats.pieces import Whole

_AHEAD = 3
"""Pieces handed over for each thread of the cluster before the first of them is back: memory stays flat."""

_PATIENCE = "10s"


def on_cluster(
    address: str, waiting: Iterable[Work], laws: int | None
) -> Generator[tuple[Work, RowsOfPiece], None, None]:
    """Each piece of work with what came of it, in their order.

    The workers get what is in the files: they need not see the same disk.

    Raises:
        ImportError: the extra is not installed.
        OSError: nobody answers at the address, or a file cannot be read.
    """
    from distributed import Client

    with Client(address, timeout=_PATIENCE) as client:  # type: ignore[no-untyped-call]  # a library without types
        room = _AHEAD * max(1, sum(client.nthreads().values()))
        works, sent = iter(waiting), deque[tuple[Work, Any]]()
        while True:
            for work in islice(works, room - len(sent)):
                data = work.file.read_bytes() if isinstance(work.piece, Whole) else None
                sent.append((work, client.submit(handed, work, data, laws, pure=False)))
            if not sent:
                return
            work, found = sent.popleft()
            yield work, found.result()


def handed(work: Work, data: bytes | None, laws: int | None) -> RowsOfPiece:
    """What a worker does: it audits a piece; of a whole file it gets the text (`data`) and audits that."""
    if data is None:
        return audited(work, laws=laws)
    with tempfile.TemporaryDirectory(prefix="bridgelaw-audit-") as folder:
        file = Path(folder) / work.file.name
        file.write_bytes(data)
        return audited(replace(work, piece=Whole(file)), laws=laws)
