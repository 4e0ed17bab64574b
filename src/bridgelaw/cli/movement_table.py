"""Movements on a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from bridgelaw.session.balance import balance
from bridgelaw.session.checked import CheckedPlan, checked
from bridgelaw.session.plan import PHANTOM, Plan, Seating
from bridgelaw.session.propose import MovementProposal
from bridgelaw.words import Words
from bridgelaw.words.telling.movements import (
    PairNamed,
    breach_told,
    duration,
    moves_told,
    proposal_told,
    runs,
)

WIDTH = 100
TABLES_ABREAST = 6
BREACHES = 5
"""Told of each property."""
MARKS = {"holds": "✓", "noted": "·", "broken": "✗"}


def print_proposals(found: Sequence[MovementProposal], words: Words) -> None:
    """The proposals, the best first."""
    grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False)
    grid.add_column("")
    for name in ("plan", "tables", "rounds", "out", "winners", "boards", "same", "balance", "ends"):
        is_name = name == "plan"
        said = words.say(f"movement-column-{name}")
        # what is narrow already is not made narrower
        grid.add_column(said, justify="left" if is_name else "right", no_wrap=not is_name)
    for number, one in enumerate(found, 1):
        takes = duration(one.minutes)
        grid.add_row(
            str(number),
            proposal_told(one, words),
            str(one.tables),
            f"{one.rounds} × {one.boards_in_set}",
            str(one.sit_outs) if one.sit_outs else "–",
            str(one.winners),
            "–".join(map(str, dict.fromkeys(one.boards))),
            words.say("movement-same", same="yes" if one.same_boards else "no"),
            "–" if one.balance is None else words.number(round(one.balance)),
            words.say("movement-late", time=takes) if one.late else takes,
        )
    Console(width=WIDTH, highlight=False).print(grid)


def print_movement(
    plan: Plan, words: Words, pair: PairNamed, *, winners: int | None = None, show: bool = False
) -> None:
    """One movement: how it goes, what holds of it, and all its rounds if they are asked for."""
    console = Console(width=WIDTH, highlight=False)
    found = checked(plan)
    sizes = list(dict.fromkeys(str(len(boards)) for boards in plan.sets))
    head = [
        words.say(f"movement-plan-{plan.name}"),
        *([words.say("session-section", section=plan.section)] if plan.section else []),
        words.say("movement-head-tables", tables=len(plan.tables)),
        words.say("movement-head-pairs", pairs=len(plan.pairs)),
        words.say("movement-head-rounds", rounds=len(plan.rounds)) + (f" × {sizes[0]}" if len(sizes) == 1 else ""),
    ]
    console.print(" · ".join(head), style="bold", markup=False)
    for sentence in moves_told(plan, found, words, pair):
        console.print(sentence, markup=False)
    console.print()
    _print_properties(found, words, pair, console)
    if winners == 1:
        console.print(words.say("movement-balance", balance=words.number(round(balance([plan])))), markup=False)
    if show:
        _print_rounds(plan, words, pair, console)
    console.print()


def _print_properties(found: CheckedPlan, words: Words, pair: PairNamed, console: Console) -> None:
    for one in found.properties:
        console.print(f"{MARKS[one.status]} {words.say(f'movement_property-{one.name}', 'label')}", markup=False)
        # what is merely so of a movement is said in a line, what is broken at length
        at_most = BREACHES if one.status == "broken" else 1
        for breach in one.breaches[:at_most]:
            console.print(f"    {breach_told(one, breach, words, pair)}", markup=False)
        if len(one.breaches) > at_most:
            more = words.say("movement-more", count=len(one.breaches) - at_most)
            console.print(f"    {more}", markup=False)


def _print_rounds(plan: Plan, words: Words, pair: PairNamed, console: Console) -> None:
    tables = plan.tables
    for first in range(0, len(tables), TABLES_ABREAST):
        here = tables[first : first + TABLES_ABREAST]
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
        grid.add_column(words.say("movement-round"), justify="right")
        for table in here:
            grid.add_column(words.say("movement-table", table=str(table)))
        for number, seatings in enumerate(plan.rounds, 1):
            at = {table: [_cell(plan, one, pair) for one in seatings if one.table == table] for table in here}
            grid.add_row(str(number), *("; ".join(cells) for cells in at.values()))
        console.print(grid)


def _cell(plan: Plan, one: Seating, pair: PairNamed) -> str:
    ns, ew = ("–" if number == PHANTOM else pair(number) for number in (one.ns, one.ew))
    boards = "" if one.set is None else f" ({runs(plan.sets[one.set])})"
    return f"{ns} {ew}{boards}"
