"""What single results and pairs have come to on the boards that somebody may see, without ranking the whole session.

The same as `seen.with_boards` and a ranking of that would say, for one pair or one result at a time: boards are
compared once for all who look at them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction

from msgspec.structs import replace

from bridgelaw.game.seats import NS, Side
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.session.account import PairAccount
from bridgelaw.session.by_pair import PlaysByPair
from bridgelaw.session.comparing import Earned
from bridgelaw.session.fields import FieldKey, expected, field_of, ranked_board
from bridgelaw.session.fold import SessionState
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.model import SIDES, PlayResult, Session, SessionPenalty
from bridgelaw.session.play import Play
from bridgelaw.session.ranking import shares_of

Results = Mapping[Play, PlayResult]
Worth = tuple[Mapping[Play, Mapping[Side, Earned]], int | None]
"""What each result of a board is worth, and the most that the board gives."""


class _KeptField:
    """What serves for the session some facts later."""

    def __init__(self) -> None:
        self.plays: Mapping[Play, PlayHistory] = {}
        self.fields: dict[FieldKey, Results] = {}
        self.worth: dict[tuple[FieldKey, int], Worth] = {}
        # of each board all scores with how often each, and what of them is shown beside each of them
        self.counted: dict[int, Counter[int]] = {}
        self.others: dict[int, dict[int | None, tuple[tuple[int, int], ...]]] = {}
        self.penalties: dict[Play, tuple[SessionPenalty, ...]] = {}
        self.mine = PlaysByPair()

    def copy(self) -> _KeptField:
        found = _KeptField()
        found.plays, found.fields, found.worth = self.plays, self.fields, self.worth.copy()
        found.counted, found.others = self.counted.copy(), self.others.copy()
        found.penalties, found.mine = self.penalties.copy(), self.mine.copy()
        return found


class FieldSoFar:
    """The boards of a session after one of its facts. `boards` of its methods: those that the viewer may see; no number
    that they give comes from any other."""

    def __init__(
        self,
        state: SessionState,
        regulations: Regulations,
        *,
        kept: _KeptField | None = None,
        touched: Iterable[Play] = (),
    ) -> None:
        """Not to be called with `kept` and `touched` from outside: use `after`."""
        self._plays, self._regulations = state.plays, regulations
        self._frame = Session(name="", conditions=state.conditions, sections=state.sections, pairs=(), results=())
        self._expected: dict[frozenset[int], Mapping[str, int]] = {}
        self._kept = _KeptField() if kept is None else kept.copy()
        self._touch(dict.fromkeys(state.plays if kept is None else touched))

    def after(self, state: SessionState, touched: Iterable[Play]) -> FieldSoFar:
        """The same some facts later, under the same conditions; nothing has been said since but of the plays `touched`.
        It is faster than to begin anew, and gives the same."""
        return FieldSoFar(state, self._regulations, kept=self._kept, touched=touched)

    def others(self, play: Play) -> tuple[tuple[int, int], ...]:
        """The scores of all other tables that were obtained on that board, and how often each, the highest first."""
        known = self._plays.get(play)
        mine = known.result.bare_score if known is not None and known.result is not None else None
        beside = self._kept.others.setdefault(play.board, {})
        if mine not in beside:
            found = (
                (score, n - (score == mine)) for score, n in sorted(self._counted(play.board).items(), reverse=True)
            )
            beside[mine] = tuple((score, times) for score, times in found if times)
        return beside[mine]

    def percent_of(self, play: Play, boards: frozenset[int]) -> Fraction | None:
        """What a play is worth to North-South, of the most that its board gives; None where it is worth nothing yet, or
        is scored in IMPs."""
        known = self._plays.get(play)
        if known is None or known.result is None or play.board not in boards:
            return None
        earned = self._earned(play, known.result, boards).get(NS)
        return None if earned is None or not earned.of else 100 * earned.points / earned.of

    def percent(self, pair: str, boards: frozenset[int], penalties: Iterable[SessionPenalty] = ()) -> Fraction | None:
        """What a pair has come to; None where it has nothing yet, or is scored in IMPs. `penalties`: those that belong
        to no play."""
        points, of = Fraction(0), 0
        for one in self._of_pair(pair, boards):
            points, of = points + one.points, of + (one.of or 0)
        if not of:
            return None
        taken = [*penalties, *(one for those in self._kept.penalties.values() for one in those)]
        off = self._off([one for one in taken if one.pair == pair], boards)
        return 100 * (points - off) / of

    def _counted(self, board: int) -> Counter[int]:
        counted = self._kept.counted.get(board)
        if counted is None:
            results = (one for (_, on), field in self._kept.fields.items() if on == board for one in field.values())
            counted = Counter(one.bare_score for one in results if one.bare_score is not None)
            self._kept.counted[board] = counted
        return counted

    def _touch(self, plays: Iterable[Play]) -> None:
        kept = self._kept
        fields: dict[FieldKey, dict[Play, PlayResult]] = {}

        def changed(key: FieldKey) -> dict[Play, PlayResult]:
            if key not in fields:
                fields[key] = dict(kept.fields.get(key, {}))
            return fields[key]

        for play in plays:
            old, new = kept.plays.get(play), self._plays.get(play)
            kept.penalties.pop(play, None)
            if new is not None and new.penalties:
                kept.penalties[play] = new.penalties
            if old is not None and new is not None and old.result is new.result:
                continue  # as where it is only agreed to: nobody is worth more or less by it
            kept.counted.pop(play.board, None)
            kept.others.pop(play.board, None)
            if old is not None and old.result is not None:
                del changed(field_of(self._frame, old.result))[play]
                kept.mine.change((old.result.ns, old.result.ew), play, put=False)
            if new is not None and new.result is not None:
                changed(field_of(self._frame, new.result))[play] = new.result
                kept.mine.change((new.result.ns, new.result.ew), play, put=True)
        kept.plays = self._plays
        kept.fields = {key: field for key, field in {**kept.fields, **fields}.items() if field}
        kept.worth = {key: worth for key, worth in kept.worth.items() if key[0] not in fields}

    def _tables(self, boards: frozenset[int]) -> Mapping[str, int]:
        found = self._expected.get(boards)
        if found is None:
            seen = {key: field for key, field in self._kept.fields.items() if key[1] in boards}
            found = self._expected[boards] = expected(self._frame, seen)
        return found

    def _on(self, key: FieldKey, boards: frozenset[int]) -> Worth:
        tables = self._tables(boards)[key[0]]
        found = self._kept.worth.get((key, tables))
        if found is None:
            field = self._kept.fields[key]
            made = ranked_board(replace(self._frame, results=tuple(field.values())), tuple(range(len(field))), tables)
            found = self._kept.worth[key, tables] = dict(zip(field, made.earned, strict=True)), made.top
        return found

    def _earned(self, play: Play, result: PlayResult, boards: frozenset[int]) -> Mapping[Side, Earned]:
        worth, top = self._on(field_of(self._frame, result), boards)
        earned = worth[play]
        if result.award is None or not result.shares:
            return earned
        own = {result.pair(side): self._session_percent(result.pair(side), boards) for side in SIDES}
        return {**earned, **dict(shares_of(result, top, own, self._regulations))}

    def _session_percent(self, pair: str, boards: frozenset[int]) -> Fraction | None:
        account = PairAccount()
        for play, result in self._results(pair, boards):
            earned = self._on(field_of(self._frame, result), boards)[0][play]
            for side in SIDES:
                if result.award is None and result.pair(side) == pair and side in earned:
                    account.add(earned[side], 1, awarded=False)
        return account.session_percent

    def _results(self, pair: str, boards: frozenset[int]) -> Iterator[tuple[Play, PlayResult]]:
        for play in self._kept.mine.of(pair):
            result = self._plays[play].result
            if result is not None and play.board in boards:
                yield play, result

    def _of_pair(self, pair: str, boards: frozenset[int]) -> Iterator[Earned]:
        for play, result in self._results(pair, boards):
            earned = self._earned(play, result, boards)
            for side in SIDES:
                if result.pair(side) == pair and side in earned:
                    yield earned[side]

    def _off(self, penalties: Collection[SessionPenalty], boards: frozenset[int]) -> Fraction:
        """What these take off a pair's points."""
        if not penalties:
            return Fraction(0)
        tops = [top for key in self._kept.fields if key[1] in boards if (top := self._on(key, boards)[1]) is not None]
        found = (one.amount * max(tops) / 100 if one.unit == "percent" and tops else one.amount for one in penalties)
        return sum(found, Fraction(0))
