"""Wrong explanations of which somebody knows: what he has to say about them, and when nobody has to any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Await, Effect, Lift, Oblige
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.law20_review_and_explanation import _speech as speech


def to_inform(note: Await, opens: Literal["now", "final_pass", "end_of_play"], clause: str) -> Oblige:
    """`opens`: when the duty falls due."""
    return Oblige(
        who=note.who,
        what="inform_opponents_of_partners_error",
        until=opens,
        act=note.act,
        rests_on=note.rests_on,
        cite=clause,
    )


def no_longer(now: Situation, act: str) -> Iterator[Effect]:
    """What was wrong in `act`, or in what was told of the call `act`, is known now: nobody has to say it any more."""
    for word in ("own_error", "partners_error"):
        notes = now.awaited(word)
        left = [note for note in notes if note.act != act and not _tells_of(now, note.act, act)]
        if len(left) < len(notes):
            yield Lift(what=word)
            yield from left


def _tells_of(now: Situation, told: str | None, call: str) -> bool:
    spoken = speech.spoken_of(now, told)
    return spoken is not None and spoken.act == call


def director_too(now: Situation, seat: Seat) -> Iterator[Effect]:
    """He must call the Director, if nobody has done so."""
    if not now.awaited("director_called"):
        yield Oblige(who=seat, what="summon_director", until="summoned")
