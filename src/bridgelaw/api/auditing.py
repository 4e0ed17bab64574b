"""Many files audited side by side: rows to one file, in the order of the files, resumable after an interruption.

Large files are handed out in pieces, so that no process has to wait for another one's file; the pieces keep the order
of the files, so that whatever an interruption leaves is a beginning.
"""

from __future__ import annotations

import csv
import os
import shutil
import tempfile
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from bridgelaw.api import side_by_side
from bridgelaw.api.audit import AuditRow, AuditSummary, Usual, encode
from bridgelaw.api.audit_work import RowsOfPiece, Work, audited, prepare, works

FORMS = (".jsonl", ".csv", ".parquet")
SUFFIXES = (".pbn", ".lin", ".jsonl")
COLUMNS = (
    "file", "line", "board", "status", "code", "reason", "laws", "calls", "cards", "contract", "declarer", "tricks",
    "claim", "illegal_calls", "revokes", "irregularities", "short_hands", "reading", "slow",
)  # fmt: skip
"""The columns of CSV and Parquet, in their order; lists are JSON in the first, lists of words in the second."""

_BATCH = 4096


class AuditedFile(Struct, frozen=True):
    """A file that has been gone through: what it was then, where its rows end, and their count."""

    file: str
    size: int
    changed: int
    laws: int | None
    end: int
    summary: AuditSummary


def files_in(paths: Sequence[Path]) -> list[Path]:
    """The files of boards among `paths` and in the folders among them, each once, in order."""
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(p for p in path.rglob("*") if p.suffix.lower() in SUFFIXES and p.is_file())
        found.update(dict.fromkeys(inside if path.is_dir() else [path]))
    return list(found)


def audit(
    files: Sequence[Path],
    out: Path | None = None,
    *,
    laws: int | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    progress: Callable[[Path, AuditSummary], None] = lambda file, found: None,
) -> AuditSummary:
    """Go through every file on all cores (or so many `workers`), rows to `out`, and count them.

    `cluster` is the address of a Dask scheduler whose workers do it instead; the files are handed to them.

    `out` is JSON Lines, CSV or Parquet by its suffix. While it runs, what is done stands beside it; begun again with
    the same `out`, it goes on where it was interrupted. `progress` is called after each file. Memory does not grow
    with the number of boards.

    Raises:
        ValueError: `out` has another suffix.
        ImportError: Parquet without pyarrow, a cluster without distributed.
        OSError: there is no cluster at that address, or a file cannot be read.
    """
    if out is not None and out.suffix not in FORMS:
        raise ValueError(f"{out.name}: one of {', '.join(FORMS)}")
    if out is not None and out.suffix == ".parquet":
        import pyarrow  # noqa: F401  # before the work, not after it
    with tempfile.TemporaryDirectory(prefix="bridgelaw-audit-") as folder:
        rows = out.with_name(out.name + ".part") if out else Path(folder) / "rows"
        state = rows.with_name(rows.name + ".state")
        done = _resumed(files, rows, state, laws)
        total = AuditSummary()
        for one in done:
            total += one.summary
            progress(Path(one.file), one.summary)
        waiting = works(files[len(done) :])
        if cluster is None:
            parts = _side_by_side(waiting, laws, workers or os.cpu_count() or 1)
        else:
            from bridgelaw.api.clusters import on_cluster

            parts = on_cluster(cluster, waiting, laws)
        with closing(parts), rows.open("ab") as to, state.open("ab") as log:
            found, times, begun = AuditSummary(files=1), _Times(list), to.tell()
            for work, part in parts:
                to.write(part.rows)
                found += part.summary
                for key, some in part.times.items():
                    times[key] += some
                if not work.last:
                    continue
                to.flush()
                if times:
                    found += AuditSummary(slow=_second_look(times, rows, begun, to))
                log.write(msgspec.json.encode(_done(work.file, laws, to.tell(), found)) + b"\n")
                log.flush()
                total += found
                progress(work.file, found)
                found, times, begun = AuditSummary(files=1), _Times(list), to.tell()
        if out is not None:
            _written(rows, out)
            state.unlink()
    return total


_Times = defaultdict[tuple[str, str], list[float]]


def _side_by_side(
    waiting: Iterable[Work], laws: int | None, number: int
) -> Generator[tuple[Work, RowsOfPiece], None, None]:
    """The rows of each piece and their count, in processes of this machine."""
    with side_by_side.workers(number, partial(prepare, laws)) as pool:
        yield from side_by_side.in_order(pool, number, partial(audited, laws=laws), waiting)


def _second_look(times: _Times, rows: Path, begun: int, to: BinaryIO) -> int:
    """Write the rows from `begun` on anew, with the acts that took unusually long; how many these are."""
    usual = Usual(times)
    number = 0
    with tempfile.TemporaryFile() as final:
        for found in _rows(rows, begun):
            whole = usual.beside(found)
            number += len(whole.slow)
            final.write(encode(whole))
        to.truncate(begun)
        final.seek(0)
        shutil.copyfileobj(final, to)
    to.flush()
    return number


def _rows(path: Path, begin: int = 0) -> Iterator[AuditRow]:
    decoder = msgspec.json.Decoder(AuditRow)
    with path.open("rb") as lines:
        lines.seek(begin)
        for line in lines:
            yield decoder.decode(line)


def _done(file: Path, laws: int | None, end: int, found: AuditSummary) -> AuditedFile:
    try:
        told = file.stat()
    except OSError:
        return AuditedFile(str(file), -1, -1, laws, end, found)
    return AuditedFile(str(file), told.st_size, told.st_mtime_ns, laws, end, found)


def _resumed(files: Sequence[Path], rows: Path, state: Path, laws: int | None) -> list[AuditedFile]:
    """What an interrupted run has done of the same files under the same Laws; the rest of its rows is dropped."""
    found: list[AuditedFile] = []
    if state.is_file() and rows.is_file():
        decoder = msgspec.json.Decoder(AuditedFile)
        for line, file in zip(state.read_bytes().splitlines(), files, strict=False):
            try:
                one = decoder.decode(line)
            except msgspec.DecodeError:
                break
            if one != _done(file, laws, one.end, one.summary):
                break
            found.append(one)
    kept = found[-1].end if found else 0
    with rows.open("ab") as to:
        to.truncate(kept)
    state.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in found))
    return found


def _written(rows: Path, out: Path) -> None:
    if out.suffix == ".jsonl":
        rows.replace(out)
        return
    draft = out.with_name(out.name + ".draft")
    (_csv if out.suffix == ".csv" else _parquet)(rows, draft)
    draft.replace(out)
    rows.unlink()


def _csv(rows: Path, out: Path) -> None:
    with out.open("w", newline="", encoding="utf-8") as to:
        writer = csv.writer(to)
        writer.writerow(COLUMNS)
        for one in _rows(rows):
            writer.writerow([_cell(getattr(one, name)) for name in COLUMNS])


def _cell(value: Any) -> Any:
    if isinstance(value, tuple):
        return msgspec.json.encode(value).decode() if value else ""
    return "" if value is None else int(value) if isinstance(value, bool) else value


def _parquet(rows: Path, out: Path) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    words = pa.list_(pa.string())
    kinds = {"line": pa.int64(), "claim": pa.bool_(), "irregularities": words, "reading": words, "slow": words}
    numbers = ("board", "laws", "calls", "cards", "tricks", "illegal_calls", "revokes", "short_hands")
    kinds |= dict.fromkeys(numbers, pa.int32())
    schema = pa.schema([(name, kinds.get(name, pa.string())) for name in COLUMNS])
    with parquet.ParquetWriter(out, schema) as writer:
        batch: list[dict[str, Any]] = []
        for one in _rows(rows):
            plain = {name: getattr(one, name) for name in COLUMNS}
            plain |= {"irregularities": [it.kind for it in one.irregularities], "slow": [it.act for it in one.slow]}
            batch.append(plain | {"reading": list(one.reading)})
            if len(batch) == _BATCH:
                writer.write_table(pa.Table.from_pylist(batch, schema))
                batch.clear()
        writer.write_table(pa.Table.from_pylist(batch, schema))
