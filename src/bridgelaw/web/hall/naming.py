"""How the places of a session are called."""

from __future__ import annotations

from bridgelaw.hall.places import place_of
from bridgelaw.hall.running import RunningSession
from bridgelaw.words import Words


def place_told(running: RunningSession, who: str, words: Words) -> str:
    """That place, as it stands behind "this link is for"."""
    place = place_of(who)
    kind, key = (place.kind, place.key) if place is not None else ("", "")
    return words.say(
        "opening-place", place=kind, name=pair_label(running, place.pair) if place is not None and place.pair else key
    )


def pair_label(running: RunningSession, key: str) -> str:
    """The number of a pair, with its section where there are several; empty before it has one."""
    pair = running.now.state.pairs.get(key)
    if pair is None:
        return ""
    return f"{pair.section if len(running.now.state.plans) > 1 else ''}{pair.number}"
