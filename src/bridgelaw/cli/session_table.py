"""The lists of a session as tables, and what has changed from one to the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from bridgelaw.session.differences import ListDifference
    from bridgelaw.session.model import Session
    from bridgelaw.session.ranking import RankedPair, Ranking
    from bridgelaw.words import Words

WIDTH = 80


def write_ranking(session: Session, ranking: Ranking, words: Words) -> None:
    """All lists, one under the other."""
    console = _console()
    if session.name:
        console.print(session.name, style="bold", markup=False)
    by_section = session.conditions.rank_by == "section" and len(session.sections) > 1
    columns = ["place", "pair", "boards", *_figures(session)]
    for (section, direction), group in groupby(
        ranking.standings,
        lambda one: (one.pair.section if by_section else "", one.direction.value if one.direction else ""),
    ):
        title = [words.say("session-section", section=section)] if section else []
        if direction and session.conditions.winners == 2:
            title.append(words.side(direction))
        rows = ([_place(one, words), one.pair.number, str(one.boards), *_values(one, session, words)] for one in group)
        _write(console, " · ".join(title), columns, rows, words)


def write_difference(session: Session, changed: ListDifference, words: Words) -> None:
    """What has changed: a line for each result, a row for each pair."""
    from bridgelaw.words.telling.results import result_changes_told

    console = _console()
    if not changed.results and not changed.places:
        console.print(words.say("session-changed-nothing"), markup=False)
        return
    console.print(words.say("session-changed"), style="bold", markup=False)
    for line in result_changes_told(changed, {one.key: one for one in session.pairs}, words):
        console.print(line, markup=False)

    rows = []
    for one in changed.places:
        known = one.after or one.before
        if known is not None:
            was, now = (_cells(stand, session, words) for stand in (one.before, one.after))
            figures = zip(was, now, strict=True)
            rows.append([known.pair.number, *(new if old == new else f"{old} → {new}" for old, new in figures)])
    if rows:
        _write(console, "", ["pair", "place", *_figures(session)], rows, words)


def _console() -> Console:
    from rich.console import Console

    return Console(width=WIDTH, highlight=False)


def _write(console: Console, title: str, columns: Sequence[str], rows: Iterable[Sequence[str]], words: Words) -> None:
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=title or None, title_justify="left")
    for name in columns:
        justify = "left" if name == "pair" else "right"
        grid.add_column(words.say(f"session-column-{name}"), justify=justify)  # type: ignore[arg-type]  # a literal
    for cells in rows:
        grid.add_row(*cells)
    console.print(grid)


def _figures(session: Session) -> list[str]:
    return ["total", "percent"] if session.conditions.scoring == "mp" else ["imps"]


def _cells(one: RankedPair | None, session: Session, words: Words) -> list[str]:
    """Place and figures; dashes where it is in no list."""
    if one is None:
        return ["–"] * (1 + len(_figures(session)))
    return [_place(one, words), *_values(one, session, words)]


def _place(one: RankedPair, words: Words) -> str:
    return words.say("session-place", place=one.rank, tied="yes" if one.tied else "no")


def _values(one: RankedPair, session: Session, words: Words) -> list[str]:
    from bridgelaw.session.ranking import rounded

    total = words.hundredths(rounded(one.total))
    if session.conditions.scoring != "mp":
        return [total]
    return [total, "–" if one.percent is None else words.hundredths(rounded(one.percent))]
