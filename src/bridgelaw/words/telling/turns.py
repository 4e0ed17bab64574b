"""Who calls, leads or plays next."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.game.seats import Seat
from bridgelaw.words.say import Words

_FROM_DUMMY: Mapping[str, str] = {"lead": "costs-turn-lead-dummy", "play": "costs-turn-dummy"}


def turn_text(words: Words, does: str, turn: str, declarer: str | None) -> str:
    """The sentence for whoever is to `call`, `open` the play, `lead` or `play` (`does`); declarer from dummy's hand."""
    if declarer and turn == Seat(declarer).partner.value and does in _FROM_DUMMY:
        return words.say(_FROM_DUMMY[does], declarer=declarer)
    return words.say(f"costs-turn-{does}", seat=turn)
