"""How far the ruling on a board is, in one word: whoever decides says on which state of it he did."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from bridgelaw.live.papers import road_of
from bridgelaw.live.state import TableState

_BESIDE = ("steps", "score")
"""What calls and cards change, though nothing of the ruling hangs on it."""


def mark(state: TableState) -> str:
    """A word that is another one as soon as somebody has gone on with the ruling: a complaint, an answer, a choice, a
    score, other conditions. Calls and cards that are but the game leave it as it is."""
    try:
        road = road_of(state)
    except Exception:
        # of a board of which no road can be made every event counts
        return f"event-{state.board.events}"
    told = {key: value for key, value in road.items() if key not in _BESIDE}
    found = msgspec.json.encode((told, state.board.now.frozen, state.board.dealt))
    return sha256(found).hexdigest()[:16]
