"""How far a session has come: who has played which board, and who still has it before him (Law 16: other sources)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridgelaw.session.by_pair import PlaysByPair
from bridgelaw.session.fold import SessionState
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import Schedule, TableRound


class _KeptProgress:
    """What serves for the session some facts later."""

    def __init__(self) -> None:
        self.plays: Mapping[Play, PlayHistory] = {}
        self.boards: set[int] = set()
        self.played, self.sat, self.obtained = PlaysByPair(), PlaysByPair(), PlaysByPair()
        # by pair the boards that are ahead of it, as far as somebody has asked
        self.ahead: dict[str, frozenset[int]] = {}

    def copy(self) -> _KeptProgress:
        found = _KeptProgress()
        found.plays, found.boards = self.plays, self.boards
        found.played, found.sat, found.obtained = self.played.copy(), self.sat.copy(), self.obtained.copy()
        found.ahead = self.ahead.copy()
        return found


class Progress:
    """Of a session under its schedule.

    `played`: by pair the boards that it has played, wherever that was; one that was given an award instead is none.
    What one side has entered in a round that goes on counts when the other side has agreed, so that nobody sees the
    other tables' results by saying something. `boards`: those of which anything was said, or that have a deal.
    """

    def __init__(
        self,
        state: SessionState,
        schedule: Schedule,
        *,
        kept: _KeptProgress | None = None,
        touched: Iterable[Play] = (),
    ) -> None:
        """Not to be called with `kept` and `touched` from outside: use `after`."""
        self.state, self.schedule = state, schedule
        self._kept = _KeptProgress() if kept is None else kept.copy()
        self.boards = self._kept.boards | set(state.deals)
        for play in state.plays if kept is None else touched:
            for plays, put in ((self._kept.plays, False), (state.plays, True)):
                if play in plays:
                    self._take(play, plays[play], put=put)
            self.boards.add(play.board)
        self._kept.plays, self._kept.boards = state.plays, self.boards

    def after(self, state: SessionState, touched: Iterable[Play]) -> Progress:
        """The same some facts later, in the same round and under the same schedule; nothing has been said since but of
        the plays `touched`. It is faster than to begin anew, and gives the same."""
        return Progress(state, self.schedule, kept=self._kept, touched=touched)

    def _take(self, play: Play, known: PlayHistory, *, put: bool) -> None:
        at = self.schedule.at(play.section, play.table, play.round)
        for key in (*(at.pairs if at is not None else ()), *(known.seated or ())):
            self._kept.ahead.pop(key, None)
        if known.seated is not None:
            self._kept.sat.change(known.seated, play, put=put)
        came = known.obtained
        if came is None:
            return
        pairs = (came.ns, came.ew)
        for key in pairs:
            self._kept.ahead.pop(key, None)
        self._kept.obtained.change(pairs, play, put=put)
        goes_on = play.section in self.state.called and play.round >= self.state.called[play.section]
        if came.unplayed is None and (known.is_agreed or not goes_on):
            self._kept.played.change(pairs, play, put=put)

    @property
    def played(self) -> Mapping[str, frozenset[int]]:
        """By pair the boards that it has played."""
        return {key: frozenset(play.board for play in plays) for key, plays in self._kept.played.items()}

    def of_pair(self, pair: str) -> tuple[Play, ...]:
        """The plays of which it is said what came of them at that pair's table, in the order in which that was said
        first."""
        return tuple(self._kept.obtained.of(pair))

    def has_played(self, pair: str, board: int) -> bool:
        """Whether that pair has played it."""
        return any(play.board == board for play in self._kept.played.of(pair))

    def is_ahead(self, pair: str, board: int) -> bool:
        """Whether that pair may still have to play it. A board of a round that goes on is ahead also where the pair
        sits out or the board is not to be played: a Director may change that until the round is over."""
        if self.state.over:
            return False
        ahead = self._ahead_of(pair)
        return not self.has_played(pair, board) if ahead is None else board in ahead

    def may_see(self, pairs: Iterable[str], board: int) -> bool:
        """Whether whoever is one of these pairs, or may talk for them, may be told anything of that board: a result,
        a hand, a ruling, a number that is made of it. Law 2017:16D, 2007:16C, 1997:16B."""
        return not any(self.is_ahead(pair, board) for pair in pairs)

    def open_to(self, pairs: Iterable[str]) -> frozenset[int]:
        """The boards of which they may be told."""
        found = set(self.boards)
        for pair in () if self.state.over else pairs:
            ahead = self._ahead_of(pair)
            if ahead is None:
                found = {board for board in found if self.has_played(pair, board)}
            else:
                found -= ahead
        return frozenset(found)

    def _ahead_of(self, pair: str) -> frozenset[int] | None:
        """The boards that this pair has ahead while play goes on; None: all that it has not played."""
        known = self.state.pairs.get(pair)
        if known is None or known.section not in self.state.plans:
            return None
        found = self._kept.ahead.get(pair)
        if found is None:
            called = self.state.called.get(known.section, 0)
            planned = (
                board
                for one in self.schedule.of_pair(pair)
                for board in one.boards
                if one.round >= called or self._is_late(one, board)
            )
            again = (play.board for play in self._kept.sat.of(pair) if play.round >= called)
            played = (play.board for play in self._kept.played.of(pair))
            found = frozenset((*planned, *again)).difference(played)
            self._kept.ahead[pair] = found
        return found

    def _is_late(self, one: TableRound, board: int) -> bool:
        """Of a round that is over: two pairs were to meet, and nobody has said what came of it."""
        if not one.is_played:
            return False
        known = self.state.plays.get(Play(one.section, board, one.table, one.round))
        return known is None or not _is_settled(known)


def _is_settled(known: PlayHistory) -> bool:
    return known.obtained is not None or known.award is not None
