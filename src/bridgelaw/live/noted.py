"""Pauses and remarks that are noted among the players: rights that one reserves about what an opponent called or
played, what he says of it, and whether the other side agrees. Nobody else at the table is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from bridgelaw.answer.names import SeatName
from bridgelaw.answer.shared import Shared
from bridgelaw.game.calls import PASS
from bridgelaw.game.deals import UNKNOWN
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import begin
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Setting, Situation
from bridgelaw.live.found_facts import found_of
from bridgelaw.table import acts
from bridgelaw.table.facts import start
from bridgelaw.table.vocabulary import Channel

Answer = Literal["agree", "dispute"]
Basis = Literal["stated", "agreed", "disputed"]
"""Only one side says so; a player of the other side agrees; one of them sees it differently."""


class NotedFact(Struct, frozen=True, kw_only=True):
    """The reservation `act` (by the viewer's number) about the call or card `of` of the player `by`: what `noted_by`
    has seen (his `text`, and by what something was let known, if he says so), the `answers` of the other side, and
    whether the viewer is `asked` for his.
    `decided`: the Director has found that nothing was made available, or what it suggested."""

    act: str
    of: str
    by: SeatName
    noted_by: SeatName
    text: str
    channel: Channel | UnsetType = UNSET
    basis: Basis
    answers: Mapping[SeatName, Answer]
    asked: bool
    decided: Literal[True] | UnsetType = UNSET


def noted_facts(now: Situation, seat: Seat, ids: Mapping[str, str]) -> tuple[NotedFact, ...]:
    """What has been noted on the board, as far as the player `seat`, who numbers acts by `ids`, perceived it."""
    found = []
    for act in now.facts.acts.of(acts.Reserve):
        of = act.of or ""
        actor = now.actor(of)
        if act.id not in ids or of not in ids or actor is None or actor.side is act.by.side:
            continue
        answers = _answers(now, act, ids)
        over = now.phase in ("ended", "closed")
        # one of them has said that he sees it differently, or the Director has asked all four: it is in his hands
        so = found_of(now, act)
        with_him = so is not None or now.found("facts_agreed", act.id, of) is not None or "dispute" in answers.values()
        waits = not (now.frozen or over or with_him or seat in answers or (seat is now.dummy and now.phase == "play"))
        found.append(
            NotedFact(
                act=ids[act.id],
                of=ids[of],
                by=actor.value,
                noted_by=act.by.value,
                text=act.text,
                channel=act.channel or UNSET,
                basis="disputed" if "dispute" in answers.values() else "agreed" if answers else "stated",
                answers={one.value: answer for one, answer in answers.items()},
                asked=waits and seat.side is actor.side,
                decided=True if so and (not so.value or now.found("suggested", so.of or act.id) is not None) else UNSET,
            )
        )
    return tuple(found)


def _answers(now: Situation, noted: acts.Reserve, ids: Mapping[str, str]) -> dict[Seat, Answer]:
    """What each player of the other side has said of it last, as far as it was perceived."""
    found: dict[Seat, Answer] = {}
    for act in now.facts.acts.of(acts.Agree, acts.Dispute):
        if act.of == noted.id and act.by.side is not noted.by.side and act.id in ids:
            found[act.by] = "agree" if isinstance(act, acts.Agree) else "dispute"
    return found


def are_noted(book: Book, *, screens: bool) -> bool:
    """Whether a player may note what an opponent let his partner know, and play on: whether he has the right to
    reserve his rights, once it has happened. Elsewhere, and with screens, it is for the Director at once."""
    if screens:
        return False
    now = begin(book, start(Seat.N, UNKNOWN), Setting()).now
    for act in (_PASSED, _PAUSED):
        now = book.step(now, act)
    return "reserve" in Shared(book, now).rights[Seat.E]


_PASSED = acts.Call(id="a1", by=Seat.N, call=PASS)
_PAUSED = acts.Convey(id="a2", by=Seat.N, channel="hesitation", of="a1")
