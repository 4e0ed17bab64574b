"""The ledger of a case: seats across, facts down; in each cell whether that seat may use it, and why."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bridgelaw.answer.model import Entry
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.web.desk.case import Case
from bridgelaw.words.telling.information import TOLD_BY_OPPONENTS, bare_fact, fact_text, is_put_in
from bridgelaw.words.telling.layout import capital


class LedgerCell(Struct, frozen=True, kw_only=True):
    """What a seat may do with a fact; `status` is empty where it has not received it, and
    `label` says why."""

    seat: str
    status: str = ""
    label: str = ""
    purpose: str = ""
    why: str = ""
    law: str = ""


class LedgerRow(Struct, frozen=True):
    """A fact, and a cell for each seat. `about`: the act by which it came."""

    text: str
    about: str
    cells: tuple[LedgerCell, ...]


def ledger(case: Case) -> tuple[LedgerRow, ...]:
    """The entries that are in force, those of one fact together, in the order in which they came. Nothing
    about an act that was only put in, since nobody has told of it."""
    facts: dict[tuple[str, ...], dict[str, list[Entry]]] = {}
    for seat in "NESW":
        for entry in case.to_tell.ledger.get(seat, ()):
            if not entry.ended and not is_put_in(case.to_tell, entry):
                key = (entry.about, entry.kind, entry.from_ or "")
                facts.setdefault(key, {}).setdefault(seat, []).append(entry)
    numbers = {id: n for n, id in enumerate(case.view.acts)}
    ordered = sorted(facts.items(), key=lambda one: numbers.get(one[0][0], -1))
    return tuple(_fact(case, key[0], by) for key, by in ordered)


def _fact(case: Case, about: str, by: Mapping[str, list[Entry]]) -> LedgerRow:
    first = next(iter(by))
    text = capital(bare_fact(case.to_tell, first, by[first][0]))
    source = by[first][0].from_ or ""
    heard = Seat(source).partner.value if source and by[first][0].kind in TOLD_BY_OPPONENTS else ""
    cells = (_cell(case, seat.value, by.get(seat.value, []), source, heard) for seat in SEATS)
    return LedgerRow(text, about, tuple(cells))


def _cell(case: Case, seat: str, entries: list[Entry], source: str, heard: str) -> LedgerCell:
    if not entries:
        # nobody receives what he has let others know; what opponents are told, partner hears, and it is not for him
        how = "own" if seat == source else "heard" if seat == heard else "none"
        return LedgerCell(seat=seat, label=case.words.say(f"case-cell-{how}"))
    words = case.words
    statuses = {entry.status for entry in entries}
    # for one purpose free and for another barred: what is barred is what a Director looks for
    status = "unauthorized" if statuses == {"unauthorized"} else "authorized" if len(statuses) == 1 else "mixed"
    purposes = [words.say(f"information_for-{e.for_}", "label") for e in entries if e.for_]
    return LedgerCell(
        seat=seat,
        status=status,
        label=words.say(f"case-cell-{status}"),
        purpose=words.all_of(purposes) if purposes else "",
        why=" ".join(capital(fact_text(case.to_tell, seat, entry)) for entry in entries),
        law=entries[0].law,
    )
