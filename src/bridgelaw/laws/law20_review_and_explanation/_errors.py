"""The duties of a player who knows that an explanation was wrong, and when they end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Await, Effect, Lift, Oblige, Settle
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.law20_review_and_explanation import _speech as speech


def to_inform(note: Await, opens: Literal["now", "final_pass", "end_of_play"], clause: str) -> Oblige:
    """The duty to tell the opponents of partner's error, for the player for whom `note` was made.

    `opens`: the moment from which he has to do so. In the record format `until` says this, for this duty alone.
    """
    return Oblige(
        who=note.who,
        what="inform_opponents_of_partners_error",
        until=opens,
        act=note.act,
        rests_on=note.rests_on,
        cite=clause,
    )


def no_longer(now: Situation, act: str) -> Iterator[Effect]:
    """Ends the duties to say that the explanation `act`, or an explanation of the call `act`, was wrong: it has been
    dealt with."""
    for word in ("own_error", "partners_error"):
        for note in now.awaited(word):
            if note.act is not None and (note.act == act or _tells_of(now, note.act, act)):
                yield Lift(what=word, act=note.act)


def ruled_on(now: Situation, told: str) -> Iterator[Effect]:
    """The Director has found whether `told`, an explanation or a call that was explained, was right. If it was, a
    correction of it was not too late."""
    yield from no_longer(now, told)
    if now.found("misinformation", told):
        return
    for it in now.irregularities:
        act = now.act(it.act) if it.kind == "late_correction" else None
        if act is not None and act.of is not None and (act.of == told or _tells_of(now, act.of, told)):
            yield Settle(irregularity=it.key, how="unfounded")


def _tells_of(now: Situation, told: str | None, call: str) -> bool:
    """Whether the act `told` speaks of the call `call`."""
    spoken = speech.spoken_of(now, told)
    return spoken is not None and spoken.act == call


def director_too(now: Situation, seat: Seat) -> Iterator[Effect]:
    """The duty to call the Director as well, if nobody has called him."""
    if not now.awaited("director_called"):
        yield Oblige(who=seat, what="summon_director", until="summoned")
