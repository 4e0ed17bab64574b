"""Where commands that say nothing about the board stand in a file as the platform writes it."""

from __future__ import annotations

from bridgelaw.formats.board import Record
from bridgelaw.table import acts

BREAK = ("pg", "")


def usual(record: Record) -> list[tuple[str, str, str]]:
    """The commands without facts, each with the act behind which it stands, of a board in the usual layout.

    A page ends behind the auction, behind every trick and behind the board.
    """
    found = [("", "st", ""), ("", "rh", "")]
    last = ""
    cards = 0
    played = False
    for act in record.acts:
        if isinstance(act, acts.Play):
            if not played:
                found.append((last, *BREAK))
                played = True
            cards += 1
        last = act.id
        if isinstance(act, acts.Play) and cards % 4 == 0:
            found.append((last, *BREAK))
    if not played or cards % 4 or isinstance(record.acts[-1], acts.Result):
        found.append((last, *BREAK))
    return found
