"""How long a whole session takes to be ranked, from the shell to the shell, and one of twice the size when one result
has changed. Figures by name; nothing here fails for being slow."""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.formats.sessions import neutral, neutral_writer, pbn_writer, usebio_writer
from bridgelaw.formats.sessions.session_file import SessionFile
from bridgelaw.session.differences import difference
from bridgelaw.session.facts import Fact, ScoreCorrected, Scored, SessionOpened
from bridgelaw.session.fold import after, fold
from bridgelaw.session.play import play_of
from bridgelaw.session.ranking import ranked
from bridgelaw.session.taking_over import facts_for

COMMAND = Path(sys.executable).with_name("bridgelaw")
TABLES, BOARDS = 33, 26
RUNS = 10


def made(tables: int, boards: int) -> SessionFile:
    """A Mitchell of so many tables, with contracts such as are played."""
    chance = random.Random(33)
    pairs = [{"pair": f"{side}{n}", "direction": side} for side in ("NS", "EW") for n in range(tables)]
    results = [
        {
            "board": board,
            "ns": f"NS{table}",
            "ew": f"EW{(table + board) % tables}",
            "contract": chance.choice(["4S", "3NT", "2H", "4SX", "1NT", "5D"]),
            "by": chance.choice("NESW"),
            "tricks": chance.choice([7, 8, 9, 9, 10, 10, 11]),
        }
        for board in range(1, boards + 1)
        for table in range(tables)
    ]
    return neutral.loads(json.dumps({"form": "bridgelaw.session/1", "pairs": pairs, "results": results}))


@pytest.mark.parametrize("form", ["neutral", "usebio", "pbn"])
def test_rank_of_858_results_cold(benchmark: Any, tmp_path: Path, form: str) -> None:
    """`session rank --json` on 33 tables and 26 boards; the first run, which may have to compile, does not count."""
    found = made(TABLES, BOARDS)
    file = tmp_path / "evening"
    if form == "neutral":
        file.write_text(neutral_writer.dumps(found), encoding="utf-8")
    elif form == "usebio":
        file.write_text(usebio_writer.write(found).text, encoding="utf-8")
    else:
        file.write_bytes(pbn_writer.encoded(pbn_writer.write(found).text))
    command = [str(COMMAND), "session", "rank", str(file), "--json"]

    def once() -> float:
        began = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        return time.perf_counter() - began

    once()
    runs = [once() for _ in range(RUNS)]
    benchmark.pedantic(once, rounds=3)
    print(f"\nrank of 858 results, {form}: {min(runs):.3f} s (median {statistics.median(runs):.3f})")


def evening(found: SessionFile) -> list[Fact]:
    """The session as facts."""
    opened = SessionOpened(name="", conditions=found.session.conditions)
    return [opened, *facts_for(fold([opened]), found.session)]


def fastest(once: Callable[[], object]) -> str:
    """How long it takes, in milliseconds: the fastest of some runs, and the median."""
    runs = []
    for _ in range(RUNS):
        began = time.perf_counter()
        once()
        runs.append(1000 * (time.perf_counter() - began))
    return f"{min(runs):.1f} ms (median {statistics.median(runs):.1f})"


def test_400_pairs_ranked_again(benchmark: Any) -> None:
    """One result of 5 200 is corrected: from the fact to the new ranking, and to what has changed on the list."""
    state = fold(evening(made(200, BOARDS)))
    session = state.session
    before = ranked(session)
    corrected = ScoreCorrected(
        play_of(session.results[0]), replace(session.results[0], contract=None, tricks=None, score=1660)
    )

    def once() -> None:
        later = after(state, corrected).session
        difference((session, before.ranking), (later, ranked(later, before=before).ranking))

    benchmark(once)
    print(f"\n400 pairs ranked again after one correction: {fastest(once)}")
    print(f"400 pairs ranked for the first time: {fastest(lambda: ranked(session))}")


def test_fold_of_an_evening(benchmark: Any) -> None:
    """5 200 entries and their pairs, and 400 corrections."""
    told = evening(made(200, BOARDS))
    entries = [fact.result for fact in told if isinstance(fact, Scored)]
    told += [ScoreCorrected(play_of(one), replace(one, score=0, contract=None)) for one in entries[:400]]
    benchmark(fold, told)
    print(f"\nfold of {len(told)} facts: {fastest(lambda: fold(told))}")
