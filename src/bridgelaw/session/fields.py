"""Which results of a session are compared with each other, and what each is worth there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence, Sized

from msgspec import Struct

from bridgelaw.game.seats import Side
from bridgelaw.session.comparing import Compared, Earned, compare
from bridgelaw.session.model import PlayResult, Session

FieldKey = tuple[str, int]
"""Section (empty where all are compared) and board."""


class RankedBoard(Struct, frozen=True):
    """One board of the field: what the results at `places` earned there, and the most that it gives."""

    places: tuple[int, ...]
    earned: tuple[Mapping[Side, Earned], ...]
    top: int | None


def field_of(session: Session, result: PlayResult) -> FieldKey:
    """With which others that result is compared."""
    return (result.section if session.conditions.field == "section" else "", result.board)


def boards_of(session: Session) -> dict[FieldKey, tuple[int, ...]]:
    """Which results of the session (their places in it) are compared with each other, by board."""
    found: dict[FieldKey, list[int]] = defaultdict(list)
    for place, one in enumerate(session.results):
        found[field_of(session, one)].append(place)
    return {key: tuple(places) for key, places in found.items()}


def expected(session: Session, boards: Mapping[FieldKey, Sized]) -> Mapping[str, int]:
    """How many tables were to play a board, by section; under the empty name in the whole session. `boards`: what came
    of each."""
    most: dict[str, int] = defaultdict(int)
    for (section, _), places in boards.items():
        most[section] = max(most[section], len(places))
    if session.conditions.field == "session":
        told = [section.tables for section in session.sections]
        return {"": sum(n for n in told if n is not None) if told and None not in told else most[""]}
    return most | {one.name: one.tables for one in session.sections if one.tables is not None}


def ranked_board(session: Session, places: tuple[int, ...], tables: int) -> RankedBoard:
    """The results at those places compared, each form of a fouled board by itself (Law 87)."""
    forms: dict[str, list[int]] = defaultdict(list)
    for place in places:
        forms[session.results[place].form].append(place)
    earned: dict[int, Mapping[Side, Earned]] = {}
    top = None
    for within in forms.values():
        found = _compared(session, within, tables)
        top = found.top
        earned.update(zip(within, found.earned, strict=True))
    return RankedBoard(places, tuple(earned[place] for place in places), top)


def _compared(session: Session, places: Sequence[int], tables: int) -> Compared:
    return compare([session.results[place] for place in places], tables, session.conditions)
