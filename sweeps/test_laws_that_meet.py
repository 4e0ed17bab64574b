"""All pairs of provisions that can decide about one thing: which of them met, how often, and whether they agreed.

Those that differ did so in one act and not in one step, or one of them answered the other: a Conflict is a failure.
`BRIDGELAW_MEETINGS`: how many dense boards are listened to in each edition (400). `BRIDGELAW_MEETINGS_LIST`: a file for
the pairs that never met.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.laws.shelf import open_book
from tests.kit.dense.causes import Cause
from tests.kit.dense.meeting import Meetings, listen
from tests.kit.dense.sources import that_can_meet

BOARDS = int(os.environ.get("BRIDGELAW_MEETINGS", "400"))
LIST = os.environ.get("BRIDGELAW_MEETINGS_LIST")


@pytest.mark.parametrize("edition", EDITIONS)
def test_laws_that_meet(edition: Edition) -> None:
    meetings, failed = Meetings(), Counter[Cause]()
    place = EDITIONS.index(edition)
    for n in range(BOARDS):
        failed += listen(3 * n + place, meetings)
    book = open_book(edition)
    number = {name: one.number for name, one in book.provisions.items()}
    able = set(that_can_meet(book))
    never = sorted(able - set(meetings.together))
    print(f"\n{edition}: {len(meetings.together)} pairs met on {BOARDS} boards, {len(never)} more could")
    print(f"{'decided':<9}{'provisions':<24}{'together':>9}{'differing':>10}  {'board':>6}  rules")
    for pair, times in sorted(meetings.together.items(), key=lambda one: (-meetings.differing[one[0]], -one[1])):
        what, first, second = pair
        told = f"{number[first]} / {number[second]}"
        differing, board = meetings.differing[pair], meetings.board[pair]
        print(f"{what:<9}{told:<24}{times:>9}{differing:>10}  {board:>6}  {first} / {second}")
    for cause, times in failed.most_common():
        print(f"{times:>6}  {cause.title}")
    if LIST:
        with Path(LIST).open("a", encoding="utf-8") as file:
            file.writelines(f"{edition}\t{what}\t{number[a]}\t{number[b]}\t{a}\t{b}\n" for what, a, b in never)
    assert not failed
