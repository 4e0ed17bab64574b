"""What the Director has found about a pause or remark that was noted or reported: the four at the table read it, and
nothing of what he asks further."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bridgelaw.answer.names import SeatName
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.pieces import Finding
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.play import Laid

_MADE_AVAILABLE = "information_made_available"


class FoundFact(Struct, frozen=True, kw_only=True):
    """The note or report `act` (by the viewer's number) about the player `by`: whether the Director has found that it
    was so. `fresh`: nobody has called or played since."""

    act: str
    by: SeatName
    so: bool
    fresh: bool


def found_facts(now: Situation, ids: Mapping[str, str]) -> tuple[FoundFact, ...]:
    """What was found of each note and report that a player perceived who numbers acts by `ids`."""
    if not any(finding.kind == _MADE_AVAILABLE for finding in now.findings):
        return ()
    numbers = now.facts.numbers
    both: tuple[Sequence[Made | Laid], ...] = (now.facts.calls, now.facts.plays)
    last = max((numbers.get(made[-1].act, 0) for made in both if made), default=0)
    found = []
    for act in now.facts.acts.of(acts.Reserve, acts.Convey):
        whose = _whose(now, act)
        finding = found_of(now, act) if act.id in ids else None
        if finding is not None and whose is not None:
            fresh = numbers[finding.act] > last
            found.append(FoundFact(act=ids[act.id], by=whose.value, so=bool(finding.value), fresh=fresh))
    return tuple(found)


def every_note(now: Situation) -> dict[str, str]:
    """All that was noted and reported on the board, for the Director: he numbers acts as they are."""
    return {act.id: act.id for act in now.facts.acts.of(acts.Reserve, acts.Convey)}


def found_of(now: Situation, act: acts.Reserve | acts.Convey) -> Finding | None:
    """What the Director has found of that note or report. Who notes what another has said of the same call or card has
    noted one fact with him."""
    own = now.finding(_MADE_AVAILABLE, act.id)
    if own is not None or not isinstance(act, acts.Reserve) or act.of is None:
        return own
    same = (one.id for one in now.facts.acts.about(act.of, acts.Reserve, acts.Convey) if _whose(now, one))
    return now.finding(_MADE_AVAILABLE, act.of, *same)


def _whose(now: Situation, act: acts.Reserve | acts.Convey) -> Seat | None:
    """Who is said to have let his partner know something; None: it is about no opponent."""
    if isinstance(act, acts.Convey):
        return act.by
    actor = now.actor(act.of or "")
    return None if actor is None or actor.side is act.by.side else actor
