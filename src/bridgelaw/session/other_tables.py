"""One table of a session as a case about it needs it: the other tables' results, and how its pairs stand elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from bridgelaw.desk.results import Points
from bridgelaw.game import comparison
from bridgelaw.game.seats import Side
from bridgelaw.session.fields import field_of
from bridgelaw.session.model import SIDES, PlayResult, Session
from bridgelaw.session.ranking import RankedSession


class OtherTables(Struct, frozen=True):
    """What a board at a table is compared with.

    Attributes:
        result: what the session has for this table; None where nothing has been scored there yet.
        compared: bridge results at the other tables, points of North-South as each side is compared by them.
        known: at how many tables the board has been scored or ruled on, this one included.
        expected: how many were to play it, as the ranking has it.
        session: the percentages of the two pairs on other boards, those without an award of any kind.
        datum: with Butler scoring what a result is compared with, made of the other tables' results.
        played: what came of the board there, as far as it was the same board.
    """

    result: PlayResult | None
    compared: tuple[Mapping[Side, Points], ...]
    known: int
    expected: int
    session: Mapping[Side, Fraction]
    datum: int | None = None
    played: tuple[PlayResult, ...] = ()


class TableOfBoard(Struct, frozen=True, kw_only=True):
    """Where a board is played. `round` 0 and no pairs: as a file tells it, which may not know rounds."""

    section: str
    table: int
    board: int
    round: int = 0
    ns: str = ""
    ew: str = ""


def other_tables(ranked: RankedSession, at: TableOfBoard) -> OtherTables | None:
    """The other tables for the board at that table; None where it has not been scored there, and nobody says which
    pairs are there. Where a file does not tell tables, a table is found by the number of its North-South pair."""
    session = ranked.session
    place = _place(session, at)
    if place is not None:
        result = session.results[place]
    elif at.ns and at.ew:
        result = PlayResult(section=at.section, board=at.board, ns=at.ns, ew=at.ew)
    else:
        return None
    key = field_of(session, result)
    places = ranked.boards[key].places if key in ranked.boards else ()
    others = [session.results[n] for n in places if n != place]
    same_form = [one for one in others if one.form == result.form]
    compared = tuple(points for one in same_form if (points := _points(one)))
    return OtherTables(
        result=None if place is None else result,
        compared=compared,
        known=(place is not None) + sum(_is_known(one) for one in others),
        expected=max(ranked.tables.get(key[0], 0), len(compared) + 1),
        session=_elsewhere(ranked, result, place),
        datum=_datum(session, same_form),
        played=tuple(same_form),
    )


def _is_known(one: PlayResult) -> bool:
    return one.score is not None or one.award is not None


def _points(one: PlayResult) -> dict[Side, Points]:
    """What each side is compared by; empty where the table stands outside the comparison."""
    return {side: own for side in SIDES if (own := one.points(side)) is not None}


def _place(session: Session, at: TableOfBoard) -> int | None:
    numbers = {pair.key: pair.number for pair in session.pairs}
    here = [(n, one) for n, one in enumerate(session.results) if (one.section, one.board) == (at.section, at.board)]
    told = [n for n, one in here if one.table == at.table and (not at.round or one.round == at.round)]
    untold = [n for n, one in here if one.table is None and numbers[one.ns] == str(at.table)]
    # where it was played there twice, the last time
    return next(reversed(told or untold), None)


def _elsewhere(ranked: RankedSession, result: PlayResult, place: int | None) -> dict[Side, Fraction]:
    earned = ranked.ranking.earned[place] if place is not None else {}
    found = {}
    for side in SIDES:
        if result.pair(side) not in ranked.accounts:
            continue
        account = ranked.accounts[result.pair(side)].copy()
        if side in earned and result.award is None:
            account.add(earned[side], -1, awarded=False)
        percent = account.session_percent
        if percent is not None:
            found[side] = percent
    return found


def _datum(session: Session, others: list[PlayResult]) -> int | None:
    plain = [score for one in others if (score := one.bare_score) is not None]
    if session.conditions.scoring != "butler" or not plain:
        return None
    return comparison.datum(plain, min(session.conditions.datum.dropped, (len(plain) - 1) // 2))
