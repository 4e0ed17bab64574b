"""How long an act, an answer and a board take. Figures by name; nothing here fails for being slow."""

from __future__ import annotations

import statistics
import time
from typing import Any

import pytest

from bridgelaw.answer.build import build
from bridgelaw.answer.model import encode
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import start
from tests.kit.padding import padded
from tests.kit.tables import legal_board, table

SEED = 3


def situations(book: Book) -> list[tuple[Situation, acts.Act]]:
    """Every act of a legal board, each with the situation in which it happens."""
    dealer, deal, happened = legal_board(SEED)
    now, found = book.start(start(dealer, deal)), []
    for act in happened:
        found.append((now, act))
        now = book.step(now, act)
    return found


def irregular(book: Book) -> list[tuple[Situation, acts.Act]]:
    """120 acts of a table where much goes wrong."""
    import random

    rng = random.Random(11)
    moves = [(rng.randrange(100), rng.randrange(52), rng.randrange(52)) for _ in range(400)]
    course = table(book, moves, SEED)
    return list(zip(course.situations, course.judged, strict=False))[:120]


def per_act(book: Book, board: list[tuple[Situation, acts.Act]], first: int, last: int) -> float:
    """Median microseconds of one act among the acts `first` to `last` of that board.

    The board is run afresh each time: who goes on from a stored situation pays for a copy of the log of acts.
    """
    taken: list[list[float]] = [[] for _ in board[:last]]
    for _ in range(9):
        now = book.start(start(board[0][0].facts.dealer, board[0][0].facts.deal))
        for act, runs in zip((act for _, act in board), taken, strict=False):
            began = time.perf_counter()
            now = book.step(now, act)
            runs.append(time.perf_counter() - began)
    return statistics.median(min(runs) for runs in taken[first - 1 : last]) * 1e6


def nothing_dealt_with(book: Book) -> list[tuple[Situation, acts.Act]]:
    """The calls and cards of a table where much goes wrong, and nobody says or does anything about it."""
    board = irregular(book)
    now, found = board[0][0], list[tuple[Situation, acts.Act]]()
    for _, act in board:
        if isinstance(act, acts.Call | acts.Play):
            try:
                following = book.step(now, act)
            except Impossible:
                continue
            found.append((now, act))
            now = following
    return found


@pytest.mark.parametrize("edition", ["1997", "2007", "2017"])
def test_step_per_ordinary_act(benchmark: Any, edition: str) -> None:
    book = open_book(edition)
    board = situations(book)
    benchmark.extra_info["acts"] = len(board)
    benchmark(lambda: [book.step(now, act) for now, act in board])
    print(f"\nstep, legal board, {edition}: {per_act(book, board, 1, len(board)):.1f} µs per act")


def test_step_with_400_provisions(benchmark: Any) -> None:
    book = padded(open_book("2017"), 400)
    board = situations(book)
    benchmark(lambda: [book.step(now, act) for now, act in board])
    print(f"\nstep, {len(book.rules)} provisions: {per_act(book, board, 1, len(board)):.1f} µs per act")


def test_late_acts_cost_what_early_ones_do(benchmark: Any) -> None:
    book = open_book("2017")
    legal, wild = situations(book), irregular(book)
    benchmark(lambda: [book.step(now, act) for now, act in wild])
    end = min(90, len(legal))
    open_all = nothing_dealt_with(book)
    last_open = min(90, len(open_all))
    courses = (
        ("legal", legal, end - 19, end),
        ("irregular", wild, 71, 90),
        ("nothing dealt with", open_all, last_open - 19, last_open),
    )
    for name, board, first, last in courses:
        early, late = per_act(book, board, 5, 14), per_act(book, board, first, last)
        print(f"\n{name} board: acts 5-14 {early:.1f} µs, acts {first}-{last} {late:.1f} µs ({late / early:.1f} times)")


def test_answer_per_act(benchmark: Any) -> None:
    book = open_book("2017")
    now = situations(book)[20][0]
    benchmark(lambda: build(book, now, "x"))


def test_every_answer_as_json(benchmark: Any) -> None:
    """What `rule --every --json` does per board."""
    book = open_book("2017")
    dealer, deal, happened = legal_board(SEED)

    def whole() -> None:
        now = book.start(start(dealer, deal))
        for act in happened:
            now = book.step(now, act)
            encode(build(book, now, act.id))

    benchmark.extra_info["acts"] = len(happened)
    benchmark(whole)


def test_seats_are_cheap(benchmark: Any) -> None:
    """Seats are dictionary keys everywhere: hashing one must not call Python code."""
    benchmark(lambda: {Seat.N: 1, Seat.E: 2, Seat.S: 3, Seat.W: 4}[Seat.S])
