"""How far a session has come: who has played which board, and who still has it before him (Law 16: other sources)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bridgelaw.session.fold import SessionState
from bridgelaw.session.history import PlayHistory
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import Schedule, TableRound


class Progress:
    """Of a session under its schedule.

    `played`: by pair the boards that it has played, wherever that was; one that was given an award instead is none.
    What one side has entered in a round that goes on counts when the other side has agreed, so that nobody sees the
    other tables' results by saying something.
    """

    def __init__(self, state: SessionState, schedule: Schedule) -> None:
        self.state, self.schedule = state, schedule
        played: dict[str, set[int]] = defaultdict(set)
        self._sat: dict[str, list[Play]] = defaultdict(list)
        for play, one in state.plays.items():
            if (seated := one.seated) is not None:
                for key in seated:
                    self._sat[key].append(play)
            goes_on = play.section in state.called and play.round >= state.called[play.section]
            if (came := one.obtained) is not None and came.unplayed is None and (one.is_agreed or not goes_on):
                played[came.ns].add(play.board)
                played[came.ew].add(play.board)
        self._boards = {play.board for play in state.plays} | set(state.deals)
        self.played = {key: frozenset(boards) for key, boards in played.items()}

    def has_played(self, pair: str, board: int) -> bool:
        """Whether that pair has played it."""
        return board in self.played.get(pair, ())

    def is_ahead(self, pair: str, board: int) -> bool:
        """Whether that pair may still have to play it. A board of a round that goes on is ahead also where the pair
        sits out or the board is not to be played: a Director may change that until the round is over."""
        if self.state.over or self.has_played(pair, board):
            return False
        known = self.state.pairs.get(pair)
        if known is None or known.section not in self.state.plans:
            return True
        called = self.state.called.get(known.section, 0)
        planned = [one for one in self.schedule.of_pair(pair) if board in one.boards]
        return any(one.round >= called or self._is_late(one, board) for one in planned) or any(
            play.board == board and play.round >= called for play in self._sat.get(pair, ())
        )

    def may_see(self, pairs: Iterable[str], board: int) -> bool:
        """Whether whoever is one of these pairs, or may talk for them, may be told anything of that board: a result,
        a hand, a ruling, a number that is made of it. Law 2017:16D, 2007:16C, 1997:16B."""
        return not any(self.is_ahead(pair, board) for pair in pairs)

    def open_to(self, pairs: Iterable[str]) -> frozenset[int]:
        """The boards of which they may be told, of those that have a result or a deal."""
        viewers = tuple(pairs)
        return frozenset(board for board in self._boards if self.may_see(viewers, board))

    def _is_late(self, one: TableRound, board: int) -> bool:
        """Of a round that is over: two pairs were to meet, and nobody has said what came of it."""
        if not one.is_played:
            return False
        known = self.state.plays.get(Play(one.section, board, one.table, one.round))
        return known is None or not _is_settled(known)


def _is_settled(known: PlayHistory) -> bool:
    return known.obtained is not None or known.award is not None
