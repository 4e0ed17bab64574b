"""What a player is told of the costs of his options: what the Director reads out to the whole table, by an allow-list.

What somebody will know then, why a Question is asked and how an irregularity stands are the Director's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bridgelaw.answer.elements import Element
from bridgelaw.game.seats import Seat

_KEYS: Mapping[str, tuple[str, ...]] = {
    "phase": ("phase",),
    "turn": ("turn",),
    "declarer": ("declarer",),
    "auction": ("by", "call", "status"),
    "plays": ("by", "card", "hand", "status"),
    "penalty_cards": ("card", "seat", "rank"),
    "obligations": ("who", "what", "until", "law", "suit", "suits", "call"),
    "options": ("id", "by", "law", "suits", "calls", "cards"),
    # which suits hangs on what the Director finds that the call showed, and that is his until he rules
    "lead_restrictions": ("seat", "by", "call", "law"),
    "rulings": ("rectification", "law", "transfer", "side"),
    # that the Director has still to find something, not what
    "questions": (),
}
"""The keys of each kind of consequence that reach a seat."""
_OF_ONE = ("options", "obligations", "lead_restrictions")
"""Kinds of consequence that tell on account of which irregularity they come, where that is known: a duty to pass may be
followed by a restriction of the lead."""
_OWN = ("card",)
"""Keys of a duty that tell of a hand: its owner's alone."""


def told_to(
    seat: Seat, costs: tuple[Element, ...], announced: frozenset[str], ids: Mapping[str, str]
) -> tuple[Element, ...]:
    """The `costs` of an option as `seat` hears them; `announced`: the duties that the whole table knows of; `ids`: by
    the ids of the irregularities of the board those that he knows of, and by what ids."""
    return tuple(_told(seat, costs, announced, ids))


def _told(
    seat: Seat, costs: tuple[Element, ...], announced: frozenset[str], ids: Mapping[str, str]
) -> Iterator[Element]:
    seen: list[Element] = []
    for one in costs:
        name = one["element"]
        own = one.get("who") == seat.value
        if name not in _KEYS or (name == "obligations" and not (own or one["what"] in announced)):
            continue
        if name == "plays" and one.get("down"):
            continue
        keys = _KEYS[name] + (_OWN if name == "obligations" and own else ())
        found: Element = {"element": name, **{key: one[key] for key in keys if key in one}}
        if "if" in one:
            found["if"] = one["if"]
        if name == "options" and "then" in one:
            found["then"] = list(told_to(seat, tuple(one["then"]), announced, ids))
        if name in _OF_ONE and one.get("irregularity") in ids:
            found["irregularity"] = ids[one["irregularity"]]
        if found not in seen:
            seen.append(found)
            yield found
