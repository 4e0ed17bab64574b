"""Movements as files: a table of seats (CSV), read and written, and JSON for programs, written.

    section,round,table,ns,ew,boards
    A,1,1,1,8,1-2

Pairs have numbers of their own in their section, whatever their direction; nothing or 0 is a pair that is not there.
Boards are `1-3`, `1 2 3` or both; none where nothing is played. A semicolon or a tab may stand for each comma.
"""

from __future__ import annotations

import csv
import io
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bridgelaw.formats import limits
from bridgelaw.formats.errors import Origin, Wrong
from bridgelaw.session.balance import balance
from bridgelaw.session.checked import checked
from bridgelaw.session.plan import BoardSet, Plan, Seating
from bridgelaw.session.propose import MovementProposal

COLUMNS = ("section", "round", "table", "ns", "ew", "boards")
FORM = "bridgelaw.movement/1"
PROPOSALS_FORM = "bridgelaw.movements/1"
MOST = {"round": 999, "table": 9999, "ns": 9999, "ew": 9999}
MOST_BOARDS = 999
"""At a table in a round."""

_BOARDS = re.compile(r"([1-9][0-9]{0,3})(?:-([1-9][0-9]{0,3}))?")
_Row = tuple[int, Seating, BoardSet]


def load(path: str | Path) -> tuple[Plan, ...]:
    """The movements in a file, one for each section.

    Raises:
        RecordError: it cannot be read as such a table.
    """
    path = Path(path)
    return loads(limits.read_bytes(path, str(path), limits.YAML_AT_MOST), str(path))


def loads(text: str | bytes, name: str = "<text>") -> tuple[Plan, ...]:
    """The movements in a text; `name` stands for the file in errors. Whatever may be wrong with a movement itself is
    not looked at: see `session.checked`.

    Raises:
        RecordError: it cannot be read as such a table.
    """
    data = text.encode("utf-8", "replace") if isinstance(text, str) else text
    limits.check_size(len(data), name, limits.YAML_AT_MOST)
    said = limits.checked(data, name).decode("utf-8")
    first = said.partition("\n")[0]
    separator = next((sign for sign in "\t;" if sign in first), ",")
    lines = csv.reader(io.StringIO(said, newline=""), delimiter=separator, strict=True)
    sections: dict[str, list[_Row]] = defaultdict(list)
    last: dict[str, int] = {}
    head = None
    while True:
        try:
            cells = [cell.strip() for cell in next(lines)]
            if not any(cells):
                continue
            if head is None:
                head = _head(cells)
                continue
            section, row = _row(cells, head)
        except StopIteration:
            break
        except csv.Error as error:
            raise Origin(name).error_at(Wrong("plan-csv", f"no table: {error}"), lines.line_num, 1) from None
        except Wrong as wrong:
            raise Origin(name).error_at(wrong, lines.line_num, 1) from None
        sections[section].append(row)
        last[section] = lines.line_num
    if not sections:
        raise Origin(name).error_at(Wrong("plan-empty", "there is no line for a table"), max(1, lines.line_num), 1)
    try:
        return tuple(_plan(section, rows) for section, rows in sorted(sections.items()))
    except Wrong as wrong:
        raise Origin(name).error_at(wrong, last[wrong.details["section"]], 1) from None


def _head(cells: Sequence[str]) -> dict[str, int]:
    head = {cell.lower(): place for place, cell in enumerate(cells)}
    if missing := [column for column in COLUMNS[1:] if column not in head]:
        said = ", ".join(missing)
        raise Wrong("plan-columns", f"the first line must name the columns; missing: {said}", columns=said)
    return head


def _row(cells: Sequence[str], head: Mapping[str, int]) -> tuple[str, _Row]:
    needed = max(head[column] for column in COLUMNS if column in head) + 1
    if len(cells) < needed:
        raise Wrong("plan-cells", f"{needed} values were expected", count=str(needed))
    said = {column: cells[head[column]] for column in COLUMNS if column in head}
    number = {column: _whole(said[column], column) for column in MOST}
    boards = _boards(said["boards"])
    # the sets are not known yet
    seating = Seating(table=number["table"], ns=number["ns"], ew=number["ew"], set=None)
    return said.get("section", ""), (number["round"], seating, boards)


def _whole(said: str, column: str) -> int:
    least = 0 if column in ("ns", "ew") else 1
    text = said or ("0" if least == 0 else "")
    if not re.fullmatch(r"[0-9]{1,4}", text) or not least <= int(text) <= MOST[column]:
        raise _bad(said, column, f"a whole number from {least} to {MOST[column]}")
    return int(text)


def _boards(said: str) -> BoardSet:
    found: list[int] = []
    for part in said.replace("+", " ").split():
        match = _BOARDS.fullmatch(part)
        first, last = (int(match[1]), int(match[2] or match[1])) if match else (1, 0)
        if last < first or last - first >= MOST_BOARDS:
            raise _bad(said, "boards", "board numbers such as 1-3 or 1 2 3")
        found += range(first, last + 1)
        if len(found) > MOST_BOARDS:
            raise _bad(said, "boards", f"at most {MOST_BOARDS} boards")
    if len(set(found)) < len(found):
        raise _bad(said, "boards", "each board once")
    return tuple(sorted(found))


def _bad(said: str, field: str, expected: str) -> Wrong:
    return Wrong("bad-value", f"expected {expected}, not {said!r}", [field], text=said)


def _plan(section: str, rows: Iterable[_Row]) -> Plan:
    rows = list(rows)
    sets = sorted({boards for _, _, boards in rows if boards})
    place = {boards: number for number, boards in enumerate(sets)}
    rounds: dict[int, list[Seating]] = defaultdict(list)
    for number, seating, boards in rows:
        rounds[number].append(msgspec.structs.replace(seating, set=place.get(boards)))
    for number in range(1, max(rounds) + 1):
        if number not in rounds:
            raise Wrong("plan-round", f"round {number} is missing", round=str(number), section=section)
    return Plan(
        section=section,
        name="file",
        sets=tuple(sets),
        rounds=tuple(tuple(sorted(rounds[n], key=lambda one: one.table)) for n in sorted(rounds)),
    )


def dumps(plans: Iterable[Plan]) -> str:
    """The table of seats of those movements, which `loads` reads."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for plan in plans:
        for number, one in plan.seatings():
            boards = () if one.set is None else plan.sets[one.set]
            writer.writerow([plan.section, number, one.table, one.ns, one.ew, said_boards(boards)])
    return out.getvalue()


def said_boards(boards: Iterable[int]) -> str:
    """Boards as they are written in a table of seats: `1-3 7`."""
    runs: list[list[int]] = []
    for board in sorted(boards):
        if runs and board == runs[-1][-1] + 1:
            runs[-1].append(board)
        else:
            runs.append([board])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def plain_movement(plans: Sequence[Plan], *, winners: int | None = None) -> dict[str, Any]:
    """Movements with all that holds of them, for programs. `set`: a place in `sets`, from 0; `balance`: of one list of
    winners, None for two or where it is not known how many there are."""
    return {
        "form": FORM,
        "plans": [_plain(plan) for plan in plans],
        "balance": round(balance(plans), 1) if winners == 1 else None,
    }


def _plain(plan: Plan) -> dict[str, Any]:
    found = checked(plan)
    told: dict[str, Any] = msgspec.to_builtins(plan)
    told["valid"] = found.is_valid
    told["properties"] = [
        {"name": one.name, "status": one.status, "breaches": msgspec.to_builtins(one.breaches)}
        for one in found.properties
    ]
    told["boards"] = list(found.boards)
    told["still"] = list(found.still)
    told["moves"] = msgspec.to_builtins(found.moves)
    return told


def plain_proposals(proposals: Iterable[MovementProposal]) -> dict[str, Any]:
    """Proposals, the best first, each with its plans."""
    told = []
    for one in proposals:
        plain: dict[str, Any] = {"name": one.name, **msgspec.to_builtins(one)}
        plain["balance"] = None if one.balance is None else round(one.balance, 1)
        told.append(plain)
    return {"form": PROPOSALS_FORM, "proposals": told}
