"""An adjusted score as the Director gave it (record format, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.desk.artificial import Award as Artificial
from bridgelaw.desk.results import Result, results
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.appeals import is_taken_back


class Award(Struct, frozen=True):
    """Results, or shares of the board, for each side. `self_inflicted`: the side that hurt itself after the infraction,
    and `without_error` what it would have had otherwise."""

    act: str
    assigned: Mapping[Side, tuple[Result, ...]] = {}
    artificial: Mapping[Side, Artificial] = {}
    self_inflicted: Side | None = None
    without_error: tuple[Result, ...] = ()


def award(act: acts.Adjust) -> Award:
    """What the Director adjusted the score to."""
    given: Mapping[str, Any] = act.award
    if given["kind"] == "artificial":
        return Award(act.id, artificial={NS: given["ns"], EW: given["ew"]})
    ns = results(given["ns"])
    hurt = given.get("self_inflicted")
    return Award(
        act.id,
        assigned={NS: ns, EW: results(given["ew"]) if "ew" in given else ns},
        self_inflicted=None if hurt is None else Side(hurt),
        without_error=results(given.get("without_error", ())),
    )


def appealed(now: Situation) -> Award | None:
    """The last award against which there was an appeal, where another one has taken its place; None where none has."""
    appeals, stands = now.facts.acts.of(acts.Appeal), standing(now)
    if not appeals or stands is None:
        return None
    known, numbers = now.facts.acts.of(acts.Adjust), now.facts.acts.numbers
    given = [act for act in known if act.id not in now.in_vain]
    for appeal in reversed([act for act in appeals if act.id not in now.in_vain]):
        before = (act for act in reversed(given) if numbers[act.id] < numbers[appeal.id])
        found = next((act for act in before if appeal.of in (None, act.id)), None)
        if found is not None and found.id != stands.act:
            return award(found)
    return None


def standing(now: Situation) -> Award | None:
    """The award that holds: the last one that nothing has undone; None when the table result stands.

    One that is under appeal holds until the appeal has been decided, since another one is refused until then: upheld or
    withdrawn it stays, varied the next one takes its place.
    """
    given = now.facts.acts.of(acts.Adjust)
    refused = now.in_vain if given else ()
    found = next((act for act in reversed(given) if act.id not in refused), None)
    return None if found is None or is_taken_back(now.facts, found) else award(found)
