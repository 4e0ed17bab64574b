"""How many boards a second are read, folded, judged and audited, beside endplay on the same files.

`make bench` prints the figures by name; nothing fails for being slow. Times are those of the processor, the best of
some rounds in which both programs take turns, so that other work on the machine matters little; only the audit, which
runs in processes of its own, is timed by the clock on the wall.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks import corpus
from bridgelaw.api.audit import encode, row
from bridgelaw.api.auditing import audit
from bridgelaw.formats.boards import boards as read
from bridgelaw.laws.shelf import open_book

ROUNDS = 2
COPIES = 2
"""How often the audit meets each file, so that the start of processes does not matter."""


def test_boards_per_second(benchmark: Any) -> None:
    parser = corpus.endplay()
    files = {name: text for name, text in corpus.texts(parser).items() if corpus.is_possible(text)}
    book, clock = open_book("2017"), corpus.Clock()
    work = [lambda: corpus.ours(clock, book, files)]
    if parser is not None:
        work.append(lambda: corpus.theirs(clock, parser, files))
    benchmark.pedantic(lambda: clock.round(*work), rounds=ROUNDS)
    boards, acts, best = clock.count["boards"], clock.count["acts"], clock.best
    print(f"\n{len(files)} files, {boards} boards, {acts} acts; boards per second on one core:")
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
    """Two workers beside one; and what the machine has to give: two processes that know nothing of each other, each
    doing all the work, beside one of them. Nothing that shares the work out can be better."""
    for name, text in corpus.texts(None).items():
        for copy in range(COPIES):
            (tmp_path / f"{copy}-{name}").write_text(text, encoding="utf-8")
    files = sorted(tmp_path.glob("*.pbn"))
    best: dict[str, float] = {}
    boards = 0

    def both() -> None:
        nonlocal boards
        for workers in (1, 2):
            with on_the_wall(best, f"{workers} of audit"):
                boards = audit(files, workers=workers).boards
        for processes in (1, 2):
            with on_the_wall(best, f"{processes} apart"):
                apart(files, processes)

    benchmark.pedantic(both, rounds=ROUNDS)
    shared, ceiling = best["1 of audit"] / best["2 of audit"] - 1, 2 * best["1 apart"] / best["2 apart"] - 1
    print(f"\naudit of {boards} boards: boards per second (load of the machine: {os.getloadavg()[0]:.1f})")
    for name, took in best.items():
        print(f"  {name:40} {boards * (2 if name == '2 apart' else 1) / took:8.0f}")
    print(f"  the second worker adds {shared:.2f} of what the first does (at least 0.8)")
    print(f"  a second process that shares nothing adds {ceiling:.2f}")


@contextmanager
def on_the_wall(best: dict[str, float], name: str) -> Iterator[None]:
    """What happens inside is timed; the shortest time counts."""
    began = time.perf_counter()
    yield
    took = time.perf_counter() - began
    best[name] = min(took, best.get(name, took))


def apart(files: Sequence[Path], number: int) -> None:
    """So many processes, each of which does the work of an audit on all files."""
    running = [multiprocessing.get_context("fork").Process(target=plainly, args=(files,)) for _ in range(number)]
    for process in running:
        process.start()
    for process in running:
        process.join()


def plainly(files: Sequence[Path]) -> None:
    """The rows of all boards."""
    for file in files:
        for one in read(file):
            encode(row(one, str(file)))
