"""Where everybody stands: points of every result, totals, places.

A share of a board that is worth more to a pair that does well elsewhere (Law 12C2(c), Law 88) looks only at the boards
on which the pair has no award of any kind: so two of them never define each other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk import artificial
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.comparing import Compared, Earned, compare
from bridgelaw.session.model import Pair, PlayResult, Session, SessionPenalty


class RankedPair(Struct, frozen=True, kw_only=True):
    """A pair in its list. `total` and `available` are exact; `available` and `percent` are None for IMPs.

    Attributes:
        rank: its place; those with equal results share one, and the next counts heads.
        boards: how many count for it.
        penalties: what was taken off its total, in the unit of the total.
    """

    pair: Pair
    direction: Side | None
    rank: int
    tied: bool
    boards: int
    total: Fraction
    available: int | None = None
    percent: Fraction | None = None
    penalties: Fraction = Fraction(0)


class Ranking(Struct, frozen=True):
    """The lists, one behind the other, and what each result of the session is worth to either side, in its order."""

    standings: tuple[RankedPair, ...]
    earned: tuple[Mapping[Side, Earned], ...]


FieldKey = tuple[str, int]
"""Section (empty where all are compared) and board."""


def rank(session: Session, regulations: Regulations = Regulations()) -> Ranking:
    """The ranking of a session. `regulations`: what average plus and minus are worth."""
    return ranked(session, boards_of(session), regulations)


def boards_of(session: Session) -> dict[FieldKey, tuple[int, ...]]:
    """Which results of the session (their places in it) are compared with each other, by board."""
    found: dict[FieldKey, list[int]] = defaultdict(list)
    for place, one in enumerate(session.results):
        found[field_of(session, one)].append(place)
    return {key: tuple(places) for key, places in found.items()}


def field_of(session: Session, result: PlayResult) -> FieldKey:
    """With which others that result is compared."""
    return (result.section if session.conditions.field == "section" else "", result.board)


def ranked(
    session: Session, boards: Mapping[FieldKey, tuple[int, ...]], regulations: Regulations = Regulations()
) -> Ranking:
    """The same, from results that have been put together by board."""
    earned: list[Mapping[Side, Earned]] = [{}] * len(session.results)
    tops: dict[FieldKey, int | None] = {}
    expected = _expected(session, boards)
    for key, places in boards.items():
        for found, within in compared(session, places, expected[key[0]]):
            tops[key] = found.top
            for place, each in zip(within, found.earned, strict=True):
                earned[place] = each
    own = _earned_elsewhere(session, earned)
    for place, one in enumerate(session.results):
        if one.shares:
            top = tops[field_of(session, one)]
            earned[place] = {**earned[place], **dict(_shares(one, top, own, regulations))}
    return Ranking(tuple(_lists(session, earned, tops)), tuple(earned))


def compared(session: Session, places: Sequence[int], expected: int) -> Iterator[tuple[Compared, tuple[int, ...]]]:
    """The board at those places compared, each form of a fouled one by itself (Law 87)."""
    forms: dict[str, list[int]] = defaultdict(list)
    for place in places:
        forms[session.results[place].form].append(place)
    for within in forms.values():
        yield compare([session.results[p] for p in within], expected, session.conditions), tuple(within)


def _expected(session: Session, boards: Mapping[FieldKey, tuple[int, ...]]) -> dict[str, int]:
    """How many tables were to play a board, by section; under the empty name in the whole session."""
    most: dict[str, int] = defaultdict(int)
    for (section, _), places in boards.items():
        most[section] = max(most[section], len(places))
    if session.conditions.field == "session":
        told = [section.tables for section in session.sections]
        return {"": sum(n for n in told if n is not None) if told and None not in told else most[""]}
    return most | {one.name: one.tables for one in session.sections if one.tables is not None}


def _earned_elsewhere(session: Session, earned: Sequence[Mapping[Side, Earned]]) -> dict[str, Fraction]:
    """The percentage of each pair over the boards on which it has no award; nothing for a pair that has none."""
    got: dict[str, list[Earned]] = defaultdict(list)
    for one, each in zip(session.results, earned, strict=True):
        if one.award is None:
            for side, found in each.items():
                got[one.pair(side)].append(found)
    available = {key: sum(one.of or 0 for one in rows) for key, rows in got.items()}
    return {key: 100 * total(one.points for one in got[key]) / of for key, of in available.items() if of}


def _shares(
    result: PlayResult, top: int | None, own: Mapping[str, Fraction], regulations: Regulations
) -> Iterator[tuple[Side, Earned]]:
    for side, given in result.shares.items():
        if top is None:
            imps = artificial.imps(given, regulations)
            if imps is not None:
                yield side, Earned(imps)
            continue
        session = own.get(result.pair(side))
        percent = artificial.share(given, session, regulations)
        yield side, Earned(percent * top / 100, top)


def _lists(
    session: Session, earned: Sequence[Mapping[Side, Earned]], tops: Mapping[FieldKey, int | None]
) -> Iterator[RankedPair]:
    got: dict[str, list[Earned]] = defaultdict(list)
    sat: dict[str, int] = defaultdict(int)
    for one, each in zip(session.results, earned, strict=True):
        sat[one.ns] += 1
        sat[one.ew] -= 1
        for side, found in each.items():
            got[one.pair(side)].append(found)
    top = max((of for of in tops.values() if of is not None), default=None)
    taken = _taken(session.penalties, top)
    lists: dict[tuple[str, str], list[RankedPair]] = defaultdict(list)
    own = {one.name: one.winners for one in session.sections if one.winners is not None}
    for pair in session.pairs:
        two = own.get(pair.section, session.conditions.winners) == 2
        direction = pair.direction or (None if not two else NS if sat[pair.key] >= 0 else EW)
        section = pair.section if session.conditions.rank_by == "section" else ""
        made = _standing(pair, direction if two else pair.direction, got[pair.key], taken.get(pair.key, Fraction(0)))
        lists[section, direction.value if two and direction else ""].append(made)
    for _, members in sorted(lists.items(), key=lambda one: (one[0][0], one[0][1] != "NS")):
        yield from _placed(members)


def _standing(pair: Pair, direction: Side | None, rows: Sequence[Earned], taken: Fraction) -> RankedPair:
    points = total(one.points for one in rows) - taken
    of = sum(one.of for one in rows if one.of is not None)
    is_of = any(one.of is not None for one in rows)
    return RankedPair(
        pair=pair,
        direction=direction,
        rank=0,
        tied=False,
        boards=len(rows),
        total=points,
        available=of if is_of else None,
        percent=100 * points / of if of else None,
        penalties=taken,
    )


def _placed(members: Sequence[RankedPair]) -> Iterator[RankedPair]:
    """One list in order, with places."""

    def result(one: RankedPair) -> tuple[bool, Fraction]:
        # a pair without a percentage among pairs that have one has not played
        return (one.percent is not None, one.percent if one.percent is not None else one.total)

    order = sorted(members, key=result, reverse=True)
    place = 0
    for n, one in enumerate(order):
        before = n > 0 and result(order[n - 1]) == result(one)
        after = n + 1 < len(order) and result(order[n + 1]) == result(one)
        place = place if before else n + 1
        yield replace(one, rank=place, tied=before or after)


def _taken(penalties: Iterable[SessionPenalty], top: int | None) -> dict[str, Fraction]:
    """What is taken off each pair's total."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    for one in penalties:
        found[one.pair] += one.amount * top / 100 if one.unit == "percent" and top is not None else one.amount
    return found


def total(values: Iterable[Fraction]) -> Fraction:
    """The exact sum; of many fractions with few denominators in a fraction of the time that adding them takes."""
    numerators: dict[int, int] = defaultdict(int)
    for value in values:
        numerators[value.denominator] += value.numerator
    return sum((Fraction(n, of) for of, n in numerators.items()), Fraction(0))


_HUNDREDTH = Decimal("0.01")


def rounded(value: Fraction) -> Decimal:
    """As it is shown: to the hundredth, halves away from zero."""
    return (Decimal(value.numerator) / Decimal(value.denominator)).quantize(_HUNDREDTH, ROUND_HALF_UP)
