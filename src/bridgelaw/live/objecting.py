"""What a player is told of an act before it is done: what would be irregular about it, as far as he can know it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from bridgelaw.answer.known import EVIDENT, Known
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Oblige
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import drawers
from bridgelaw.live.messages import Objection
from bridgelaw.table import acts

OWN = frozenset(("revoke", "premature_correction"))
"""Kinds of irregularity that depend on what the actor himself knows: from which hand his card comes, what was wrong
with his own call or card."""

ON_A_DUTY: dict[str, frozenset[str]] = {
    "call_when_barred": frozenset(("pass", "may_not_double")),
    "failure_to_play_penalty_card": frozenset(("play_card",)),
    "failure_to_honour_lead_restriction": frozenset(("lead_suit", "not_lead_suit")),
}
"""Kinds of irregularity that consist in breaking a duty: he is told of them if he has been told of the duty."""


@cache
def mechanical() -> frozenset[str]:
    """The kinds of irregularity that a surface set to `prevent` refuses."""
    return frozenset(kind for drawer in drawers() for kind, data in drawer.data.kind.items() if data.mechanical)


Knowing = Callable[[], Known | None]
"""What a player knows, where it has been found already. It is asked for only where it counts: on most boards never."""


def objections(
    book: Book, now: Situation, act: acts.Act, seat: Seat, knowing: Knowing = lambda: None
) -> tuple[Objection, ...]:
    """What would be irregular about `act` of the player `seat`, so far as it follows from what he knows. Of a card that
    he is about to lead face down he knows what it is: he is told what will be irregular once it is faced."""
    if isinstance(act, acts.Play) and act.down:
        act = replace(act, down=False)
    said = book.objections(now, act)
    if not said:
        return ()
    known = known_to(seat, now, knowing)
    return tuple(
        Objection(one.effect.kind, one.law)
        for one in said
        if _knows(known, one.effect.kind) and known.is_public(tuple(id for id in one.because if id != act.id))
    )


def known_to(seat: Seat, now: Situation, knowing: Knowing) -> Known:
    """What the player `seat` knows now."""
    found = knowing()
    return found if found is not None and found.now is now else Known(now, seat)


def _knows(known: Known, kind: str) -> bool:
    duties = ON_A_DUTY.get(kind)
    if duties is None:
        return kind in EVIDENT or kind in OWN
    return any(
        isinstance(said.effect, Oblige)
        and said.effect.who is known.seat
        and said.effect.what in duties
        and known.concerns(said)
        for said in known.now.open_windows
    )
