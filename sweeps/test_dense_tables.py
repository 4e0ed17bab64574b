"""Dense irregular tables, a million acts: after each of them everything is made that is shown of the table.

`BRIDGELAW_DENSE`: how many acts (a million). `BRIDGELAW_DENSE_FROM`: the number of the first board; behind each line of
the output stands the number to go on from. `BRIDGELAW_DENSE_WORKERS`: how many processes (one for each processor).
`BRIDGELAW_FOUND`: a folder for minimised records of what raised.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from pathlib import Path

from bridgelaw.table import acts
from tests.kit.dense.keeping import FOLDER, written
from tests.kit.dense.sweeping import Tally, boards

ACTS = int(os.environ.get("BRIDGELAW_DENSE", "1000000"))
FIRST = int(os.environ.get("BRIDGELAW_DENSE_FROM", "1000"))
WORKERS = int(os.environ.get("BRIDGELAW_DENSE_WORKERS", os.cpu_count() or 1))
CHUNK = 20
SHARE_OF_CARDS = 0.2


def chunk(first: int, known: frozenset[str]) -> tuple[Tally, dict[str, str]]:
    """So many boards from that number on, and records of failures that are not `known` yet."""
    # a board's garbage is taken away with the board: to look for it among all that a board holds is dear
    gc.disable()
    tally = boards(range(first, first + CHUNK))
    gc.collect()
    new = {cause.slug: failure for cause, failure in tally.failures.items() if cause.slug not in known}
    return tally, {slug: written(failure) for slug, failure in new.items()}


def chunks(pool: ProcessPoolExecutor, known: set[str], workers: int) -> Iterator[tuple[int, Tally, dict[str, str]]]:
    """One after another as they are done, for ever; each with the number from which to go on if it was the last."""
    waiting: dict[Future[tuple[Tally, dict[str, str]]], int] = {}
    for first in count(FIRST, CHUNK):
        waiting[pool.submit(chunk, first, frozenset(known))] = first
        while len(waiting) >= workers:
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                del waiting[future]
                yield min([*waiting.values(), first + CHUNK]), *future.result()


def test_a_million_acts() -> None:
    began, minutes, total, found = time.monotonic(), 0.0, Tally(), dict[str, str]()
    folder = Path(os.environ[FOLDER]) if FOLDER in os.environ else None
    with ProcessPoolExecutor(WORKERS) as pool:
        for following, tally, records in chunks(pool, set(found), WORKERS):
            total.add(tally)
            for slug, record in records.items():
                if found.setdefault(slug, record) is record:
                    print(f"\n{record}")
                    if folder is not None:
                        folder.mkdir(parents=True, exist_ok=True)
                        (folder / f"{slug}.yaml").write_text(record, encoding="utf-8")
            minutes = (time.monotonic() - began) / 60
            print(_line(total, minutes), f"go on from {following}", flush=True)
            if total.acts >= ACTS and total.cards >= SHARE_OF_CARDS * ACTS:
                break
        pool.shutdown(cancel_futures=True)
    print(_line(total, minutes))
    print("acts by kind:", ", ".join(f"{name} {n}" for name, n in total.kinds.most_common()))
    for cause, times in total.failed.most_common():
        print(f"{times:>8}  {cause.title}")
    kinds = (acts.PLAYER_ACTS, acts.DIRECTOR_ACTS, acts.SPECTATOR_ACTS)
    assert {make.__name__ for table in kinds for make in table.values()} <= set(total.kinds) or ACTS < 50_000
    assert not total.failures


def _line(total: Tally, minutes: float) -> str:
    of_editions = " ".join(f"{edition} {n}" for edition, n in sorted(total.boards.items()))
    return (
        f"{total.acts} acts, {total.cards} of them cards, {total.following} as offered,"
        f" {total.refused.total()} more could not happen; {total.boards.total()} boards ({of_editions});"
        f" {minutes:.1f} minutes;"
        f" internal failures: {len(total.failures)} causes, {total.failed.total()} times;"
    )
