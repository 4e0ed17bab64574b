"""What players of the second stage of a poll are told: that partner was slow, or quick, over which call or card.

It is made from what the Director has found and from the clock, never from the words of anybody at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from bridgelaw.desk.evidence import tempo
from bridgelaw.desk.second_stage import Knows, actions_of, first_of
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

_CHANNELS: Mapping[str, Knows] = {"hesitation": "pause", "haste": "haste"}
_WHOLE_SECONDS = 10

Closed = Literal["forbidden", "first", "open", "one", "no-fact", "nobody"]


class NoSecondStage(ValueError):
    """There is no second stage: the authority allows none; the first has found nothing yet, or is still open; it has
    brought only one action; no pause of partner's has been found; nobody of the first stage can be asked again."""

    def __init__(self, code: Closed) -> None:
        super().__init__(code)
        self.code = code


class KnownPause(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the players of the second stage are told: that partner took long, or little time, over that call or card.
    `seconds`: about how many, where it was measured."""

    knows: Knows
    call: str | None = None
    card: str | None = None
    seconds: int | None = None


def second_stage(book: Book, now: Situation, choice: str, seat: Seat) -> tuple[KnownPause, tuple[str, ...]]:
    """What players are told who are polled about that choice of the player `seat` with what was found, and which
    actions they are asked about.

    Raises:
        NoSecondStage: there is none.
    """
    if not book.regulations.poll_second_stage:
        raise NoSecondStage("forbidden")
    first = first_of(now, choice, seat)
    if first is None:
        raise NoSecondStage("first")
    actions = actions_of(first.value)
    if len(actions) < 2:
        raise NoSecondStage("one")
    found = known_pause(now, choice, seat)
    if found is None:
        raise NoSecondStage("no-fact")
    return found, actions


def known_pause(now: Situation, choice: str, seat: Seat) -> KnownPause | None:
    """The pause, or haste, of his partner's before that choice that the Director has found; the last of several."""
    before, found = now.facts.numbers[choice], None
    for act in now.facts.acts.of(acts.Convey, acts.Reserve):
        knows = _CHANNELS.get(act.channel or "hesitation")
        over = _over(now, act)
        if knows is None or over is None or over.by is not seat.partner or now.facts.numbers[over.id] >= before:
            continue
        if now.found("information_made_available", act.id, over.id) is True:
            found = _told(now, act, over, knows)
    return found


def _over(now: Situation, act: acts.Convey | acts.Reserve) -> acts.Call | acts.Substitute | acts.Play | None:
    """The call or card over which the time was taken: the one that is named, else the next of whoever took it."""
    named = now.facts.acts.get(act.of or "")
    if isinstance(named, acts.Call | acts.Substitute | acts.Play):
        return named
    if isinstance(act, acts.Reserve):
        return None
    number = now.facts.numbers[act.id]
    made = (one for one in now.facts.acts.of(acts.Call, acts.Substitute, acts.Play) if one.by is act.by)
    later = [one for one in made if now.facts.numbers[one.id] > number]
    first = min(later, key=lambda one: now.facts.numbers[one.id], default=None)
    return first if isinstance(first, acts.Call | acts.Substitute | acts.Play) else None


def _told(
    now: Situation, act: acts.Convey | acts.Reserve, over: acts.Call | acts.Substitute | acts.Play, knows: Knows
) -> KnownPause:
    timed = tempo(now, act.id)
    took = timed.took if timed is not None else over.took
    seconds = None if took is None or knows == "haste" else about(took)
    if isinstance(over, acts.Play):
        return KnownPause(knows=knows, card=str(over.card), seconds=seconds)
    return KnownPause(knows=knows, call=str(over.call), seconds=seconds)


def about(took: float) -> int | None:
    """So many seconds as one says them: whole ones up to ten, then by fives; None where it was less than one."""
    step = 1 if took < _WHOLE_SECONDS else 5
    return int(took / step + 0.5) * step or None
