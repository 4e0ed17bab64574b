"""The auction as a table; calls that are not plain carry a number that is explained below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from textwrap import wrap
from types import MappingProxyType

from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.to_tell import AnswerToTell

COLUMNS = "WNES"
WIDEST = 19
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
NOT_COUNTED = ("withdrawn", "cancelled", "void")

Cells = dict[int, list[str]]


def auction(to_tell: AnswerToTell, remarks: Mapping[str, Sequence[str]] = MappingProxyType({})) -> Iterator[Line]:
    """One line for the names, one for each round, one for each call that needs a word; nothing without a call.

    A call in brackets does not count; `?` stands where the next call is due. `remarks`: see `rows_of`.
    """
    if not to_tell.auction:
        return
    rows, notes = rows_of(to_tell, remarks)
    names = [to_tell.words.seat(seat) for seat in COLUMNS]
    cells = [[" ".join(row.get(column, [])) for column in range(4)] for row in rows]
    width = min(max(10, *(len(cell) + 2 for row in [names, *cells] for cell in row)), WIDEST)
    yield Line("", indent=2, lead="".join(f"{name:<{width}}" for name in names).rstrip(), style="label")
    for row in cells:
        for parts in zip_longest(*(wrap(cell, width - 1) for cell in row), fillvalue=""):
            yield Line("", indent=2, lead="".join(f"{part:<{width}}" for part in parts).rstrip())
    yield from notes


def rows_of(
    to_tell: AnswerToTell, remarks: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> tuple[list[Cells], list[Line]]:
    """The calls by row and column, and the notes. A call that does not count stands where it would have counted.

    `remarks`: by the act of a call, further sentences about it, which get a number of their own.
    """
    rows: list[Cells] = [{}]
    notes: list[Line] = []
    places: dict[int, int] = {}
    row, last = 0, -1
    for n, call in enumerate(to_tell.auction):
        by, status = call.by, call.status
        text = to_tell.words.call(call.call, "short")
        if status in NOT_COUNTED:
            text = f"({text})"
        if status != "made":
            mark = str(len(notes) + 1).translate(RAISED)
            text += mark
            notes.append(Line(capital(_status_in_words(to_tell, n)), indent=2, lead=f"{mark} ", style="faint"))
        for remark in () if call.implied is True else remarks.get(call.act, ()):
            mark = str(len(notes) + 1).translate(RAISED)
            text += f"\u2009{mark}" if text[-1] in "".join(map(chr, RAISED.values())) else mark
            notes.append(Line(remark, indent=2, lead=f"{mark} ", style="faint"))
        if (beside := _offered_back(to_tell, n)) is not None and beside in places:
            # made in the place of a call that others have called over since: it stands there
            rows[places[beside]].setdefault(COLUMNS.index(by), []).append(text)
            places[n] = places[beside]
            continue
        place, column = _put(rows, row, last, by, text)
        places[n] = place
        if status in ("made", "accepted") or (status == "pending" and by == to_tell.turn_before(n)):
            row, last = place, column
    turn = to_tell.answer.turn
    if turn and to_tell.answer.phase == "auction":
        _put(rows, row, last, turn, "?")
    return rows, notes


def _offered_back(to_tell: AnswerToTell, n: int) -> int | None:
    """The call that its maker was offered back and has replaced by call number `n`."""
    call = to_tell.auction[n]
    if to_tell.act(call.act).get("choose") != "change_call":
        return None
    own = [m for m in range(n) if to_tell.auction[m].by == call.by]
    return own[-1] if own and to_tell.auction[own[-1]].status in NOT_COUNTED else None


def _status_in_words(to_tell: AnswerToTell, n: int) -> str:
    """What call number `n` counts for; of one out of turn that does not count also that it came first, as it stands
    behind the call that was made in turn."""
    call, due = to_tell.auction[n], to_tell.turn_before(n)
    message = f"call_status-{call.status}"
    args = {"call": to_tell.words.call(call.call), "seat": call.by}
    if call.implied is True:
        return to_tell.words.say(message, "implied", **args)
    if call.status in NOT_COUNTED and due != call.by and any(one.by == due for one in to_tell.auction[n + 1 :]):
        return to_tell.words.say(f"out_of_turn-{call.status}", other=due, **args)
    return to_tell.words.say(message, "sentence", **args)


def _put(rows: list[Cells], row: int, last: int, seat: str, text: str) -> tuple[int, int]:
    """Write `text` under `seat` at the first place after column `last` of `row`; where that is."""
    column = COLUMNS.index(seat)
    place = row if column > last else row + 1
    if place == len(rows):
        rows.append({})
    rows[place].setdefault(column, []).append(text)
    return place, column
