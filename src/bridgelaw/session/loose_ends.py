"""What is still open about the plays of a session: whoever runs it sees to that, and looks at it often."""

from __future__ import annotations

from collections.abc import Iterable

from bridgelaw.session.facts import ScoreCorrected
from bridgelaw.session.fold import SessionState
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import Schedule

_Sets = tuple[set[Play], set[Play], set[Play]]


class LooseEnds:
    """Of a session after one of its facts.

    `unscored`: plays of the rounds that were called, the present ones among them, of which nobody has said what came;
    `unagreed`: those with a result to which nobody has agreed, or about which two tables contradict each other;
    `doubted`: those whose result a table has said again when it was asked about it, and that nobody has settled since.
    """

    def __init__(
        self, state: SessionState, schedule: Schedule, *, kept: _Sets | None = None, touched: Iterable[Play] = ()
    ) -> None:
        """Not to be called with `kept` and `touched` from outside: use `after`."""
        self._schedule = schedule
        self._unscored, self._unagreed, self._doubted = kept or (set(), set(), set())
        if kept is None:
            planned = (play for play, _ in schedule.plays() if play.round <= state.called.get(play.section, 0))
            touched = {*planned, *state.plays}
        self._look(state, touched)

    def after(self, state: SessionState, touched: Iterable[Play]) -> LooseEnds:
        """The same some facts later, in the same round and under the same schedule; nothing has been said since but of
        the plays `touched`. It is faster than to begin anew, and gives the same."""
        kept = (self._unscored.copy(), self._unagreed.copy(), self._doubted.copy())
        return LooseEnds(state, self._schedule, kept=kept, touched=touched)

    @property
    def unscored(self) -> list[Play]:
        """In the order of rounds, tables and boards."""
        return sorted(self._unscored, key=lambda play: (play.section, play.round, play.table, play.board))

    def unagreed(self, state: SessionState) -> list[Play]:
        """In the order in which something was said of them first."""
        return _as_told(self._unagreed, state)

    def doubted(self, state: SessionState) -> list[Play]:
        """In the same order."""
        return _as_told(self._doubted, state)

    def _look(self, state: SessionState, plays: Iterable[Play]) -> None:
        for play in plays:
            known = state.plays.get(play)
            called = play.round <= state.called.get(play.section, 0) and self._schedule.of(play) is not None
            _put(self._unscored, play, is_in=called and (known is None or known.result is None))
            _put(self._unagreed, play, is_in=known is not None and _is_unagreed(known))
            _put(self._doubted, play, is_in=known is not None and _is_doubted(known))


def _put(plays: set[Play], play: Play, *, is_in: bool) -> None:
    (plays.add if is_in else plays.discard)(play)


def _as_told(plays: Iterable[Play], state: SessionState) -> list[Play]:
    return sorted(plays, key=lambda play: state.plays[play].told[0][0])


def _is_unagreed(known: PlayHistory) -> bool:
    if known.ruled is not None or known.obtained is None:
        return False
    return known.is_disputed or (known.obtained.unplayed is None and not known.is_agreed)


def _is_doubted(known: PlayHistory) -> bool:
    entry = known.last_entry
    settled = known.ruled is not None or any(isinstance(fact, ScoreCorrected) for _, fact in known.told)
    return entry is not None and bool(entry[1].told) and not settled
