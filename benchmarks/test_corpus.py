"""How many boards a second are read, folded, judged and audited, beside endplay on the same files.

`make bench` prints the figures by name; nothing fails for being slow. Times are those of the processor, the best of
some rounds in which both programs take turns, so that other work on the machine matters little; only the audit, which
runs in processes of its own, is timed by the clock on the wall.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks import corpus
from bridgelaw.api.auditing import audit

ROUNDS = 2
RECORDS = 60
"""So many of each file: asking the other program for all legal moves takes longer than everything else together."""
TURNS = 3
"""How often each way of auditing has its turn; the best time of each counts."""
AUDITED = 1 << 19
"""Characters that are audited at a time: seconds of work, beside which the start of a process does not matter."""
BUSY = 20_000_000


def test_boards_per_second(benchmark: Any) -> None:
    parser = corpus.endplay()
    files = {name: text for name, text in corpus.texts(parser, RECORDS).items() if corpus.is_possible(text)}
    clock = corpus.Clock()
    work = [lambda: corpus.ours(clock, "2017", files)]
    if parser is not None:
        work.append(lambda: corpus.theirs(clock, parser, files))
    benchmark.pedantic(lambda: clock.round(*work), rounds=ROUNDS)
    boards, acts, best = clock.count["boards"], clock.count["acts"], clock.best
    print(
        f"\n{len(files)} files, {boards} boards, {acts} acts, on {clock.count['irregular']} boards something irregular;"
    )
    print("boards per second on one core:")
    whole = best["parse"] + best["judge"]
    for name, seconds in (*((n, best[n]) for n in ("parse", "fold", "judge")), ("parse, fold and judge", whole)):
        print(f"  {name:40} {boards / seconds:8.0f}   ({seconds / acts * 1e6:.1f} µs per act)")
    if parser is None:
        print("  endplay is not installed (`pip install endplay==0.5.12`): nothing to compare with")
        return
    their_boards, loads = clock.count["their boards"], best["loads"]
    moves = loads + best["legal_moves"]
    print(f"  {'endplay: loads':40} {their_boards / loads:8.0f}")
    print(f"  {'endplay: loads and legal_moves':40} {their_boards / moves:8.0f}   ({clock.count['cards']} cards)")
    parsing = boards / best["parse"] / (their_boards / loads)
    judging = boards / whole / (their_boards / moves)
    print(f"  parsing: {parsing:.1f} times endplay (at least 1, aim 5)")
    print(f"  parse, fold and judge: {judging:.1f} times endplay with legal moves (at least 3, aim 10)")


def test_audit_with_a_second_worker(benchmark: Any, tmp_path: Path) -> None:
    """Two workers beside one; and what the machine has to give at that time: two processes that count, beside one."""
    files = _some_files(tmp_path)
    best: dict[str, float] = {}
    alone: list[float] = []
    boards = 0

    def all_ways() -> None:
        nonlocal boards
        for number in (1, 2):
            before = _processor_seconds()
            with on_the_wall(best, f"{number} auditing"):
                boards = audit(files, workers=number).boards
            own, others = (after - begun for after, begun in zip(_processor_seconds(), before, strict=True))
            alone.append(own / (own + others))
            with on_the_wall(best, f"{number} counting"):
                counting(number)

    benchmark.pedantic(all_ways, rounds=TURNS)
    shared = best["1 auditing"] / best["2 auditing"] - 1
    ceiling = 2 * best["1 counting"] / best["2 counting"] - 1
    load = os.getloadavg()[0]
    print(f"\naudit of {boards} boards in {len(files)} files (load of the machine: {load:.1f})")
    for number in (1, 2):
        print(f"  {f'boards per second, workers: {number}':40} {boards / best[f'{number} auditing']:8.0f}")
    print(f"  a second worker adds {shared:.2f} of what the first does (at least 0.8)")
    print(f"  a second process that only counts adds {ceiling:.2f}: the ceiling of this machine just now")
    print(f"  of all processor time {min(alone):.1%} is that of the process that hands out the work")
    if load > (os.cpu_count() or 1):
        print("  others are busy on this machine: what a second worker adds cannot be seen now")


def _processor_seconds() -> tuple[float, float]:
    """Those of this process, and of the ones that it has ended."""
    mine, theirs = resource.getrusage(resource.RUSAGE_SELF), resource.getrusage(resource.RUSAGE_CHILDREN)
    return mine.ru_utime + mine.ru_stime, theirs.ru_utime + theirs.ru_stime


def _some_files(folder: Path) -> list[Path]:
    """Whole files, the largest left out, until there is enough to do."""
    found: list[Path] = []
    length = 0
    for name, text in sorted(corpus.texts(None, 1_000_000).items(), key=lambda pair: len(pair[1])):
        if AUDITED // 16 < len(text) < AUDITED // 3 and length < AUDITED:
            length += len(text)
            found.append(folder / name)
            found[-1].write_text(text, encoding="utf-8")
    return sorted(found)


@contextmanager
def on_the_wall(best: dict[str, float], name: str) -> Iterator[None]:
    """What happens inside is timed; the shortest time counts."""
    began = time.perf_counter()
    yield
    took = time.perf_counter() - began
    best[name] = min(took, best.get(name, took))


def counting(number: int) -> None:
    """So many processes, each of which counts."""
    running = [multiprocessing.get_context("fork").Process(target=_count) for _ in range(number)]
    for process in running:
        process.start()
    for process in running:
        process.join()


def _count() -> None:
    for _ in range(BUSY):
        pass
