"""What the result of the board would be with each number of tricks that can be answered for the normal line: found by
trying it on a copy of the board."""

from __future__ import annotations

from bridgelaw.desk.results import Result
from bridgelaw.desk.score import rectified_result
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible


def results_by_answer(book: Book, now: Situation, kind: str, of: str | None, most: int) -> tuple[Result, ...]:
    """The results for 0 to `most` tricks; nothing where it is no such Question, or the answers do not decide one."""
    if kind != "normal_line":
        return ()
    found = []
    for tricks in range(most + 1):
        tried = acts.Find(id=f"\0{now.facts.count}", kind="normal_line", answer=tricks, of=of)
        try:
            result = rectified_result(book.step(now, tried))
        except Impossible:
            return ()
        if result is None or result.contract is None:
            return ()
        found.append(result)
    return tuple(found)
