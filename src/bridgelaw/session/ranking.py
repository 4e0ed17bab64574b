"""Where everybody stands: points of every result, totals, places.

A share of a board that is worth more to a pair that does well elsewhere (Law 12C2(c), Law 88) looks only at the boards
on which the pair has no award of any kind: so two of them never define each other.

Every board is compared by itself, and a pair's account is the sum of its boards. So what was computed of a session
serves for the next state of it: a correction compares one board anew, and puts right the accounts of whose points there
have changed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from operator import itemgetter

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk import artificial
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.account import PairAccount
from bridgelaw.session.comparing import Earned
from bridgelaw.session.fields import FieldKey, RankedBoard, boards_of, expected, field_of, ranked_board
from bridgelaw.session.model import SIDES, Pair, PlayResult, Session, SessionPenalty


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


class RankedSession(Struct, frozen=True, eq=False):
    """A session with its ranking, and what that was made of: for ranking the session again when it has gone on.

    Attributes:
        boards: each board of the field, without the shares of the board that were given.
        tables: how many tables were to play a board, by section.
        accounts: what pairs have earned by results, without those shares.
    """

    session: Session
    ranking: Ranking
    boards: Mapping[FieldKey, RankedBoard]
    tables: Mapping[str, int]
    accounts: Mapping[str, PairAccount]


def rank(session: Session, regulations: Regulations = Regulations()) -> Ranking:
    """The ranking of a session. `regulations`: what average plus and minus are worth."""
    return ranked(session, regulations).ranking


def ranked(
    session: Session, regulations: Regulations = Regulations(), before: RankedSession | None = None
) -> RankedSession:
    """The same with what it was made of. `before`: the session as it was ranked some facts ago; of it everything is
    taken that has not changed, which makes it faster and changes nothing."""
    places = _places(session, before)
    tables = expected(session, places)
    if before is not None and (before.session.conditions, before.tables) != (session.conditions, tables):
        before = None
    old = before.boards if before is not None else {}
    boards: dict[FieldKey, RankedBoard] = {}
    accounts = dict(before.accounts) if before is not None else {}
    changing = _Accounts(accounts)
    for key in old.keys() - places.keys():
        changing.take(before.session if before is not None else session, old[key], -1)
    for key, here in places.items():
        known = old.get(key)
        if known is not None and before is not None and _is_same(before.session, known.places, session, here):
            boards[key] = known if known.places == here else replace(known, places=here)
            continue
        boards[key] = ranked_board(session, here, tables[key[0]])
        if known is not None and before is not None:
            changing.take(before.session, known, -1)
        changing.take(session, boards[key], 1)
    ranking = _ranking(session, boards, accounts, regulations)
    return RankedSession(session, ranking, boards, tables, accounts)


def _places(session: Session, before: RankedSession | None) -> Mapping[FieldKey, tuple[int, ...]]:
    """The places of the results of each board. Those of before, where only what came of some plays has changed."""
    if before is not None and before.session.conditions.field == session.conditions.field:
        pairs = zip(before.session.results, session.results, strict=False)
        if len(before.session.results) == len(session.results) and all(
            old is new or (old.board, old.section) == (new.board, new.section) for old, new in pairs
        ):
            return {key: one.places for key, one in before.boards.items()}
    return boards_of(session)


def _is_same(before: Session, old: tuple[int, ...], session: Session, new: tuple[int, ...]) -> bool:
    return len(old) == len(new) and all(
        (one := before.results[a]) is (other := session.results[b]) or one == other
        for a, b in zip(old, new, strict=True)
    )


class _Accounts:
    """Accounts while they change: each is copied when it is first touched."""

    def __init__(self, accounts: dict[str, PairAccount]) -> None:
        self._accounts, self._mine = accounts, set[str]()

    def take(self, session: Session, board: RankedBoard, times: int) -> None:
        """Put a whole board in (`times` 1), or take it out (-1)."""
        for place, each in zip(board.places, board.earned, strict=True):
            one = session.results[place]
            awarded = one.award is not None
            for side, sat in ((NS, times), (EW, -times)):
                account = self._of(one.ns if side is NS else one.ew)
                account.sat += sat
                if side in each:
                    account.add(each[side], times, awarded=awarded)

    def _of(self, pair: str) -> PairAccount:
        if pair not in self._mine:
            self._mine.add(pair)
            known = self._accounts.get(pair)
            self._accounts[pair] = PairAccount() if known is None else known.copy()
        return self._accounts[pair]


def _ranking(
    session: Session,
    boards: Mapping[FieldKey, RankedBoard],
    accounts: Mapping[str, PairAccount],
    regulations: Regulations,
) -> Ranking:
    earned: list[Mapping[Side, Earned]] = [{}] * len(session.results)
    for board in boards.values():
        for place, each in zip(board.places, board.earned, strict=True):
            earned[place] = each
    given: dict[str, list[Earned]] = defaultdict(list)
    for place, one in enumerate(session.results):
        if one.award is not None and one.shares:
            own = {key: accounts[key].session_percent for key in (one.ns, one.ew)}
            shares = dict(shares_of(one, boards[field_of(session, one)].top, own, regulations))
            earned[place] = {**earned[place], **shares}
            for side, share in shares.items():
                given[one.pair(side)].append(share)
    top = max((one.top for one in boards.values() if one.top is not None), default=None)
    return Ranking(tuple(_lists(session, accounts, given, top)), tuple(earned))


def shares_of(
    result: PlayResult, top: int | None, own: Mapping[str, Fraction | None], regulations: Regulations
) -> Iterator[tuple[Side, Earned]]:
    """What the shares of a board that were given are worth. `top`: the most that the board gives; None for IMPs. `own`:
    what the pairs have elsewhere, in percent."""
    for side in SIDES:
        given = result.shares.get(side)
        if given is None:
            continue
        if top is None:
            imps = artificial.imps(given, regulations)
            if imps is not None:
                yield side, Earned(imps)
            continue
        percent = artificial.share(given, own.get(result.pair(side)), regulations)
        yield side, Earned(percent * top / 100, top)


def _lists(
    session: Session,
    accounts: Mapping[str, PairAccount],
    given: Mapping[str, Sequence[Earned]],
    top: int | None,
) -> Iterator[RankedPair]:
    taken = _taken(session.penalties, top)
    lists: dict[tuple[str, str], list[RankedPair]] = defaultdict(list)
    own = {one.name: one.winners for one in session.sections if one.winners is not None}
    nothing = PairAccount()
    in_matchpoints = session.conditions.scoring == "mp"
    for pair in session.pairs:
        account = accounts.get(pair.key, nothing)
        two = own.get(pair.section, session.conditions.winners) == 2
        direction = pair.direction or (None if not two else NS if account.sat >= 0 else EW)
        section = pair.section if session.conditions.rank_by == "section" else ""
        shown = direction if two else pair.direction
        off = taken.get(pair.key, Fraction(0))
        made = _standing(pair, shown, account, given.get(pair.key, ()), off, in_matchpoints=in_matchpoints)
        lists[section, direction.value if two and direction else ""].append(made)
    for _, members in sorted(lists.items(), key=lambda one: (one[0][0], one[0][1] != "NS")):
        yield from _placed(members)


def _standing(
    pair: Pair,
    direction: Side | None,
    account: PairAccount,
    given: Sequence[Earned],
    taken: Fraction,
    *,
    in_matchpoints: bool,
) -> RankedPair:
    points = sum((one.points for one in given), account.points.value) - taken
    of = sum((one.of or 0 for one in given), account.available)
    boards = account.boards + len(given)
    return RankedPair(
        pair=pair,
        direction=direction,
        rank=0,
        tied=False,
        boards=boards,
        total=points,
        available=of if in_matchpoints and boards else None,
        percent=100 * points / of if of else None,
        penalties=taken,
    )


def _placed(members: Sequence[RankedPair]) -> Iterator[RankedPair]:
    """One list in order, with places."""

    def result(one: RankedPair) -> tuple[bool, float, Fraction]:
        # a pair without a percentage among pairs that have one has not played
        exact = one.percent if one.percent is not None else one.total
        # as floats two numbers are equal or in the same order: what is slow decides only where they are equal
        return (one.percent is not None, float(exact), exact)

    ordered = sorted(((result(one), one) for one in members), key=itemgetter(0), reverse=True)
    values = [value for value, _ in ordered]
    place = 0
    for n, (value, one) in enumerate(ordered):
        before = n > 0 and values[n - 1] == value
        after = n + 1 < len(values) and values[n + 1] == value
        place = place if before else n + 1
        yield replace(one, rank=place, tied=before or after)


def _taken(penalties: Iterable[SessionPenalty], top: int | None) -> dict[str, Fraction]:
    """What is taken off each pair's total."""
    found: dict[str, Fraction] = defaultdict(Fraction)
    for one in penalties:
        found[one.pair] += one.amount * top / 100 if one.unit == "percent" and top is not None else one.amount
    return found


_HUNDREDTH = Decimal("0.01")


def rounded(value: Fraction) -> Decimal:
    """As it is shown: to the hundredth, halves away from zero."""
    return (Decimal(value.numerator) / Decimal(value.denominator)).quantize(_HUNDREDTH, ROUND_HALF_UP)
