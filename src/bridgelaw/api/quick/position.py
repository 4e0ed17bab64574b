"""How much of the position follows from the facts of a quick ruling, so that it may be told.

The rest of it only stands there because a record needs some auction or some play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgelaw.api.quick.facts import NONE, Known
from bridgelaw.words.telling.view import ToldPosition

_TURN = frozenset((
    "insufficient_bid", "call_out_of_rotation", "inadmissible_double", "bid_over_seven", "call_when_barred",
    "call_after_auction", "changed_call", "opening_lead_out_of_turn", "lead_out_of_turn", "lead_from_wrong_hand",
    "failure_to_play_penalty_card", "premature_play",
))  # fmt: skip
"""Kinds of which it is asked whose call or card it was, and who has called or played since."""
_NOTHING = frozenset((
    "acted_before_director", "procedural_penalty", "disputed_facts", "spectator", "board_not_played",
    "wrong_number_of_cards",
))  # fmt: skip
"""Kinds of which it is not even asked how far the board had come."""


def _misinformed(known: Known) -> bool:
    return known.get("stage") in ("auction", "clarification")


_WHERE: Mapping[str, Callable[[Known], bool]] = {
    "exposed_card": lambda known: known.get("turn", NONE) != NONE,
    "wrong_hand": lambda known: known.get("call", NONE) != NONE,
    "wrong_explanation": _misinformed,
    "missing_alert": _misinformed,
}
"""Kinds of which it is asked only at times."""


def position_told(start: str, known: Known) -> ToldPosition:
    """What of the position these facts of a ruling of the kind `start` tell."""
    if start in _NOTHING:
        return "nothing"
    return "turn" if start in _TURN or (start in _WHERE and _WHERE[start](known)) else "phase"
