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


def standing(now: Situation) -> Award | None:
    """The award that holds: the last one that nothing has undone; None when the table result stands.

    One that is under appeal holds until the appeal has been decided: upheld or withdrawn it stays, varied the next
    one takes its place.
    """
    if not now.facts.acts.of(acts.Adjust):
        return None
    found: acts.Adjust | None = None
    appealed = False
    late = {f.of for f in now.findings if f.kind == "in_time" and f.value is False}
    for act in now.facts.acts.of(acts.Adjust, acts.Appeal, acts.DirectorAct):
        if isinstance(act, acts.Adjust) and not appealed:
            found = act
        elif found is not None and act.of == found.id and _takes_back(act):
            found, appealed = None, False
        elif isinstance(act, acts.Appeal) and found is not None and act.id not in late:
            appealed = appealed or (not act.concurring and act.of in (None, found.id))
        elif isinstance(act, acts.DecideAppeal):
            appealed = False
    return None if found is None else award(found)


def _takes_back(act: acts.Act) -> bool:
    """Whether the Director cancels by it what it is about: an award has no word of its own in `cancel`."""
    return isinstance(act, acts.Cancel) or (isinstance(act, acts.Rule) and act.order == "cancel")
