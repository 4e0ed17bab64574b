"""The movement in an Access file of table units: who is to meet whom on which boards, played or not."""

from __future__ import annotations

from collections import defaultdict

from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.sessions.bws import Row, boards_of, letters_of, rounds_of, tables_of
from bridgelaw.formats.sessions.draft import SessionDraft
from bridgelaw.game.seats import EW, NS
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.plan import PHANTOM, BoardSet, PairNo, Plan, Seating

_Rounds = dict[int, list[tuple[int, PairNo, PairNo, BoardSet]]]


def loads(data: bytes, name: str) -> tuple[tuple[Plan, ...], tuple[str, ...]]:
    """The plans of the sections in the bytes of a file, and what their pairs are called, the first first; `name` stands
    for the file in errors.

    Raises:
        RecordError: it cannot be read, or tells no movement.
    """
    tables = tables_of(data, name)
    letters, draft = letters_of(tables), SessionDraft()
    rows = [row for row in rounds_of(tables) if row["NSPair"] or row["EWPair"]]
    if not rows:
        raise RecordError(name, 1, 1, "plan-empty", "there is no line for a table")
    draft.meet(
        (letters.get(row["Section"], ""), row["Round"], str(row["NSPair"]), str(row["EWPair"]))
        for row in rows
        if row["NSPair"] and row["EWPair"]
    )

    def mark(row: Row, side: str) -> str | None:
        number, direction = row[f"{side}Pair"], NS if side == "NS" else EW
        section = letters.get(row["Section"], "")
        return draft.seated(section, str(number), direction, tell=False) if number else None

    seated = [(row, mark(row, "NS"), mark(row, "EW")) for row in rows]
    numbers: dict[str | None, PairNo] = {None: PHANTOM}
    numbers |= {one: number for number, one in enumerate(draft.pairs, 1)}
    found: dict[str, _Rounds] = defaultdict(lambda: defaultdict(list))
    for row, ns, ew in seated:
        at = found[letters.get(row["Section"], "")][row["Round"]]
        at.append((row["Table"], numbers[ns], numbers[ew], boards_of(row)))
    called = draft.session("", Conditions()).pairs
    return tuple(_plan(section, found[section]) for section in sorted(found)), tuple(one.key for one in called)


def _plan(section: str, told: _Rounds) -> Plan:
    sets = sorted({boards for tables in told.values() for *_, boards in tables if boards})
    place = {boards: number for number, boards in enumerate(sets)}
    return Plan(
        section=section,
        name="file",
        sets=tuple(sets),
        rounds=tuple(
            tuple(Seating(table, ns, ew, place.get(boards)) for table, ns, ew, boards in sorted(told[number]))
            for number in sorted(told)
        ),
    )
