"""How far the ruling on a board is, as one word. Who decides something sends it along, so that it shows if somebody
else has gone on."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from bridgelaw.live.papers import road_of
from bridgelaw.live.state import TableState

_BESIDE = ("steps", "score")
"""What calls and cards change without changing anything of the ruling."""


def mark(state: TableState) -> str:
    """A word that changes when somebody goes on with the ruling: by a complaint, an answer, a choice, a score, other
    conditions. Ordinary calls and cards do not change it."""
    try:
        road = road_of(state, costs=False)
    except Exception:
        # of a board of which no road can be made every event counts
        return f"event-{state.board.events}"
    told = {key: value for key, value in road.items() if key not in _BESIDE}
    found = msgspec.json.encode((told, state.board.now.frozen, state.board.dealt))
    return sha256(found).hexdigest()[:16]
