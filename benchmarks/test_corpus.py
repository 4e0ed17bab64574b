"""How many boards a second are read, folded, judged and audited, beside endplay on the same files.

`make bench` prints the figures by name; nothing fails for being slow. Times are those of the processor, the best of
some rounds in which both programs take turns, so that other work on the machine matters little; only the audit, which
runs in processes of its own, is timed by the clock on the wall.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from benchmarks import corpus
from bridgelaw.api.auditing import audit
from bridgelaw.laws.shelf import open_book

ROUNDS = 2


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


def test_audit_with_a_second_worker(benchmark: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, text in corpus.texts(None).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    files = sorted(tmp_path.glob("*.pbn"))
    best: dict[int, float] = {}
    boards = 0

    def both() -> None:
        nonlocal boards
        for workers in (1, 2):
            began = time.perf_counter()
            boards = audit(files, workers=workers).boards
            took = time.perf_counter() - began
            best[workers] = min(took, best.get(workers, took))

    benchmark.pedantic(both, rounds=ROUNDS)
    print(f"\naudit of {boards} boards: boards per second")
    for workers, took in best.items():
        print(f"  {workers} worker{'s'[: workers - 1]:39} {boards / took:8.0f}")
    print(f"  the second worker adds {best[1] / best[2] - 1:.2f} of what the first does (at least 0.8)")
