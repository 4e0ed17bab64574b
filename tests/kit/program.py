"""A program that plays by the wire alone: what it sends follows from the view that it was sent. For tests and loads."""

from __future__ import annotations

import random
from typing import Any

from msgspec import Struct


class Can(Struct):
    """What it can call or play."""

    calls: tuple[str, ...]
    cards: tuple[str, ...]
    of: str | None


class Play(Struct):
    """A card on the table."""

    by: str
    down: bool = False


class Answer(Struct):
    """The part of the answer by which it plays."""

    phase: str
    plays: tuple[Play, ...]


class Seen(Struct):
    """The part of a view by which it plays."""

    revision: int
    who: str
    answer: Answer
    can: Can
    waiting: tuple[str, ...]


def deed(view: Seen, chance: random.Random) -> dict[str, Any] | None:
    """What the program at that place does now, as a message without an id; None: it waits."""
    done: dict[str, Any] | None = None
    if view.answer.phase in ("ended", "closed"):
        return {"type": "next_board"} if view.who in view.waiting else None
    if any(play.down and play.by == view.who for play in view.answer.plays):
        done = {"face": True}
    elif view.can.calls:
        done = {"call": _call(view.can.calls, chance)}
    elif view.can.cards:
        done = {"play": chance.choice(view.can.cards)}
        if view.can.of != view.who:
            done["from"] = view.can.of
        if view.answer.phase == "clarification":
            done["down"] = True
    elif view.waiting == (view.who,) and view.answer.phase == "play":
        done = {"spread": True}
    return None if done is None else {"type": "act", "act": done, "seen": view.revision}


def _call(calls: tuple[str, ...], chance: random.Random) -> str:
    """A pass, or now and then the lowest bid: auctions are short and boards are played."""
    bids = [call for call in calls if call[0] in "1234567"]
    if bids and bids[0][0] in "12" and chance.random() < 0.4:
        return bids[0]
    return "P" if "P" in calls else calls[0]
