"""What becomes of the results of a pair that leaves before the end."""

from __future__ import annotations

from bridgelaw.session.fold import SessionState
from bridgelaw.session.play import Play
from bridgelaw.session.schedule import Schedule


def is_kept(state: SessionState, schedule: Schedule, key: str, round: int) -> bool:
    """Whether what that pair has played counts if it does not play from that round on, under the session's conditions.
    A board that was not played, of a round that is over, is none that it has behind it."""
    rule = state.conditions.withdrawn
    if rule != "half":
        return rule == "keep"
    planned = [play for at in schedule.of_pair(key) for play in at.plays()]
    behind = sum(play.round < round and not _was_missed(state, play) for play in planned)
    return 2 * behind >= len(planned)


def _was_missed(state: SessionState, play: Play) -> bool:
    known = state.plays.get(play)
    return known is not None and known.obtained is not None and known.obtained.unplayed is not None
