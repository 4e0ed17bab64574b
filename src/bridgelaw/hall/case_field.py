"""The field of a case that is about a table of a session: read from the session, never typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bridgelaw.desk.results import Points
from bridgelaw.formats.awards import FIELD
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.hall.sessions import KeptSession
from bridgelaw.live.settings import Dealt, TableSettings
from bridgelaw.session.fold import SessionState
from bridgelaw.session.other_tables import OtherTables, TableOfBoard, other_tables
from bridgelaw.session.ranking import rounded


def tables_of(kept: KeptSession, dealt: Dealt) -> OtherTables | None:
    """What the session has for the board of a case, if it names a table of it at which the board was scored, or is
    played by pairs of it."""
    at = dealt.in_session
    if at is None or not {at.ns, at.ew} - {""} <= set(kept.state.pairs):
        return None
    where = TableOfBoard(section=at.section, table=at.table, board=dealt.number, round=at.round, ns=at.ns, ew=at.ew)
    return other_tables(kept.ranked(), where)


def read_from(found: OtherTables, dealt: Dealt) -> Dealt:
    """The conditions of the board with the field and the percentages that the session has now."""
    percents = {side.value: float(rounded(percent)) for side, percent in found.session.items()}
    return replace(dealt, field=FIELD.read(plain_field(found)), session=percents)


def under_session(settings: TableSettings, state: SessionState) -> TableSettings:
    """The settings of a case or of a live table as the session has them: its Laws, authority and scoring.

    Raises:
        ValueError: its regulations do not fit them.
    """
    opened, conditions = state.opened, state.conditions
    uneven = {} if conditions.uneven == "ties" else {"uneven_field": conditions.uneven}
    return replace(
        settings,
        laws=opened.laws,
        authority=opened.authority,
        regulations={**opened.settings, "mp_unit": conditions.unit, **uneven},
        scoring="mp" if conditions.scoring == "mp" else "imp",
    )


def plain_field(found: OtherTables) -> dict[str, Any]:
    """The other tables in the form of a record (`field`). With Butler scoring it is the datum, as the one result with
    which a score is compared."""
    if found.datum is not None:
        return {"results": [found.datum]}
    return {"results": [_plain(one) for one in found.compared], "expected": found.expected}


def _plain(points: Mapping[Side, Points]) -> Any:
    # where only one side has been given results, the other stands outside: it is compared by the same
    ns, ew = points.get(NS, points.get(EW, ())), points.get(EW, points.get(NS, ()))
    if ns == ew and len(ns) == 1:
        return ns[0][0]
    return {"ns": _weighted(ns), **({} if ns == ew else {"ew": _weighted(ew)})}


def _weighted(points: Points) -> list[list[Any]]:
    return [[value, 1 if weight == 1 else f"{weight.numerator}/{weight.denominator}"] for value, weight in points]
