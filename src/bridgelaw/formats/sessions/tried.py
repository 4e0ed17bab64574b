"""Conditions that a foreign file does not say, found by trying: those that give most of the points that it prints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from bridgelaw.formats.sessions.draft import Printed, SessionDraft
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.conditions import Conditions, DatumRule
from bridgelaw.session.model import Session
from bridgelaw.session.ranking import rank

_TENTH, _HUNDREDTH = Fraction(1, 10), Fraction(1, 100)


def fitted(session: Session, draft: SessionDraft, regulations: Regulations = Regulations()) -> Session:
    """The session under the conditions that fit best, those of `session` itself where others do no better. What is
    still not reproduced is noted in the draft, board by board."""
    if not any(draft.printed):
        draft.note("conditions_assumed")
        return session
    step = _step(draft.printed)
    best, fewest = session, _differing(session, draft.printed, step, regulations)
    for conditions in _others(session) if fewest else ():
        tried = replace(session, conditions=conditions)
        found = _differing(tried, draft.printed, step, regulations)
        if len(found) < len(fewest):
            best, fewest = tried, found
    boards: dict[int, int] = {}
    for place in fewest:
        board = best.results[place].board
        boards[board] = boards.get(board, 0) + 1
    for board, lines in sorted(boards.items()):
        draft.note("points_differ", board=board, lines=lines)
    return best


def _others(session: Session) -> Iterator[Conditions]:
    own = session.conditions
    fields = ("section", "session") if len(session.sections) > 1 else (own.field,)
    if own.scoring == "cross_imp":
        yield from (replace(own, field=field) for field in fields)
    elif own.scoring == "butler":
        for field, dropped in product(fields, range(4)):
            yield replace(own, field=field, datum=DatumRule(dropped))
    else:
        for unit, field, uneven in product((2, 1), fields, ("neuberg", "factor", "none", "ties")):
            yield replace(own, unit=unit, field=field, uneven=uneven)


def _differing(
    session: Session, printed: Sequence[Printed], step: Fraction, regulations: Regulations
) -> tuple[int, ...]:
    """The places of the results whose points are not those that are printed."""
    earned = rank(session, regulations).earned
    return tuple(
        place
        for place, (each, own) in enumerate(zip(earned, printed, strict=True))
        if any(side not in each or abs(each[side].points - value) >= step for side, value in own.items())
    )


def _step(printed: Sequence[Printed]) -> Fraction:
    """What two values may differ by without being different: programs round or cut, to hundredths at most."""
    in_tenths = all((10 * value).denominator == 1 for one in printed for value in one.values())
    return _TENTH if in_tenths else _HUNDREDTH + _HUNDREDTH / 10
