"""Published rulings as a table: a row for each, with whether what was decided is asked and offered, and whence the
score is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from bridgelaw.api.cases import CaseComparison
    from bridgelaw.words import Words

WIDTH = 80
_SAME = "="


def write_table(found: Iterable[CaseComparison], words: Words, stream: TextIO) -> None:
    """The table, no wider than a page; a published score that the program comes to as well stands once."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    grid = Table(box=box.HORIZONTALS, padding=(0, 1, 0, 0), show_lines=True, width=WIDTH, header_style="bold")
    columns = (("case", 0), ("asked", 5), ("offered", 4), ("source", 4), ("published", 6), ("computed", 5))
    for name, ratio in columns:
        grid.add_column(words.say(f"cases-column-{name}"), ratio=ratio or None, no_wrap=not ratio, overflow="fold")
    for one in found:
        own = words.under(one.laws)
        grid.add_row(
            f"{one.id}\n{one.laws}\n{own.say(f'cases-quality-{one.quality}')}",
            "\n".join(_asked(one, own)),
            own.say(f"cases-offered-{one.offered}"),
            own.say(f"cases-source-{one.score_from}"),
            _score(one.scores.published, own),
            "\n".join(_computed(one, own)),
        )
    Console(file=stream, width=WIDTH, highlight=False).print(grid)


def _asked(one: CaseComparison, words: Words) -> Iterable[str]:
    """How many of the findings, and which were not asked for."""
    if not one.asked.findings:
        yield words.say("cases-asked-nothing")
        return
    yield words.say("cases-asked", asked=str(one.asked.asked), findings=str(one.asked.findings))
    for kind in dict.fromkeys(missed.kind for missed in one.unasked):
        yield words.say("cases-asked-not", question=words.say(f"question-{kind}", "label"))


def _computed(one: CaseComparison, words: Words) -> Iterable[str]:
    """The score, or that it is the same; and of each difference what it is."""
    published, computed = _score(one.scores.published, words), _score(one.scores.computed, words)
    yield _SAME if one.equal and published == computed else computed
    if not one.equal:
        yield from (words.say(f"cases-difference-{name}") for name in one.differences)


def _score(score: Mapping[str, Any] | None, words: Words) -> str:
    if score is None:
        return words.say("cases-score-none")
    sides = {side: "\n".join(_result(row, words) for row in rows) for side, rows in score.items()}
    if len(set(sides.values())) == 1:
        return sides["NS"]
    return "\n".join(f"{words.side(side)}\n{text}" for side, text in sides.items())


def _result(row: Mapping[str, Any], words: Words) -> str:
    """`60% 4♠X E −1`."""
    if "artificial" in row:
        return words.say("cases-artificial")
    contract = str(row["contract"])
    text = words.contract(contract)
    if row.get("declarer") and row.get("tricks") is not None:
        bid = contract.rstrip("X")
        over = int(row["tricks"]) - 6 - int(contract[0])
        outcome = "=" if over == 0 else f"+{over}" if over > 0 else f"−{-over}"
        by = words.say("seat-letter", seat=row["declarer"])
        text = f"{words.call(bid, 'short')}{contract[len(bid) :]} {by} {outcome}"
    weight = float(row.get("weight", 1))
    return text if weight == 1 else f"{words.percent(100 * weight)} {text}"
