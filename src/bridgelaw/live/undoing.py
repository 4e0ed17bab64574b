"""What a player may want to undo: his last call, or the card that he named last as declarer's from dummy.

Nothing here knows a Law. It is tried on a copy what the judge makes of it: a slip of the hand is what the Director is
asked about, a change of mind what an opponent may then accept.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Literal

from msgspec import Struct

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.judge import LONGEST_LOOKED_AHEAD, Book
from bridgelaw.lawbook.known_to_all import rests_on_what_all_perceived
from bridgelaw.lawbook.situation import Question, Situation
from bridgelaw.live.found_before import FoundBefore
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.errors import Impossible
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.table.play import Laid

Kind = Literal["slip", "mind"]
"""He never meant what he did; he has thought of something else."""

_SLIPS = ("unintended_call", "inadvertent_play")
_TRIED = "\0undone"


class Undo(Struct, frozen=True, kw_only=True):
    """Of a player's call or designation: in which `kinds` it may be undone now, by which provision each. `of`: his act,
    by his own number; `until`: by whose next call it will be too late for a slip, where it is a call of another
    player; `calls`: those that he could have made in its place."""

    of: str
    act: Literal["call", "designation"]
    kinds: tuple[Kind, ...]
    law: Mapping[Kind, str]
    until: Seat | None = None
    calls: tuple[str, ...] = ()


_Found = tuple[Mapping[Kind, str], Seat | None]
_NOTHING: _Found = ({}, None)


class Undoing:
    """Finds it. What was found of one auction in which nothing but the game has happened holds of every other that has
    come as far, and of one play what has been played since dummy's card: it is kept."""

    def __init__(self) -> None:
        self._calls = FoundBefore[_Found]()
        self._named = FoundBefore[str | None]()

    def of(self, book: Book, now: Situation, seat: Seat, ids: Mapping[str, str]) -> Undo | None:
        """What the player `seat`, who numbers acts by `ids`, may undo now; None: nothing."""
        if now.facts.plays and seat is not now.declarer:
            return None
        if now.awaited("claim") or now.facts.count > LONGEST_LOOKED_AHEAD:
            return None
        if now.frozen:
            return self._while_stopped(book, now, seat, ids)
        if now.facts.plays:
            return self._designation(book, now, seat, ids)
        made = now.facts.last_call(seat)
        others = _others(now, made) if made is not None else ()
        if made is None or made.act not in ids or not others:
            return None
        laws, until = self._call(book, now, made, others[0])
        if not laws:
            return None
        calls = tuple(str(call) for call in others)
        return Undo(of=ids[made.act], act="call", kinds=tuple(laws), law=laws, until=until, calls=calls)

    @staticmethod
    def _while_stopped(book: Book, now: Situation, seat: Seat, ids: Mapping[str, str]) -> Undo | None:
        """Of the call that the Director was called for, he may say that he never meant it, as long as nothing has been
        explained."""
        made = now.facts.last_call(seat)
        if made is None or made.act not in ids or now.facts.plays:
            return None
        if any(rests_on_what_all_perceived(now, question) for question in now.questions):
            return None
        if now.duties(seat, "summon_director"):
            return None
        pointed_out = (it for it in now.irregularities_of(made.act) if it.is_open and it.noticed and not it.explained)
        others = _others(now, made) if any(pointed_out) else ()
        law = _law_of(book, now, made, others[0], "slip") if others else None
        calls = tuple(str(call) for call in others)
        return (
            None if law is None else Undo(of=ids[made.act], act="call", kinds=("slip",), law={"slip": law}, calls=calls)
        )

    def _designation(self, book: Book, now: Situation, seat: Seat, ids: Mapping[str, str]) -> Undo | None:
        laid = _named_last(now) if now.facts.spread else None
        if laid is None or laid.act not in ids:
            return None
        law = self._law_of_named(book, now, laid)
        return None if law is None else Undo(of=ids[laid.act], act="designation", kinds=("slip",), law={"slip": law})

    def _law_of_named(self, book: Book, now: Situation, laid: Laid) -> str | None:
        since = tuple(one.hand for one in takewhile(lambda one: one is not laid, reversed(now.facts.plays)))
        course = (laid.by, laid.hand, now.phase, now.turn, since)
        return self._named.of(book, now, course, lambda: _law_of_named(book, now, laid))

    def _call(self, book: Book, now: Situation, made: Made, other: Call) -> _Found:
        auction = now.facts.auction
        since = sum(one.number > made.number for one in now.facts.calls)
        passes = len(auction.passed), auction.bid is None, auction.over
        course = (made.by, now.turn, now.phase, since, *passes, now.facts.down is not None)
        return self._calls.of(book, now, course, lambda: _found(book, now, made, other))


undoing = Undoing()


def _named_last(now: Situation) -> Laid | None:
    """The last card from dummy that counts."""
    return next((one for one in reversed(now.facts.plays) if one.hand is now.dummy and one.counts), None)


def _law_of_named(book: Book, now: Situation, laid: Laid) -> str | None:
    """The provision by which the card may be another one than the one that was named; None: it may not."""
    after = _step(book, now, acts.Retract(id=_TRIED, by=laid.by, what="play", of=laid.act))
    asked = _asked(now, after)
    return None if asked is None else asked.law


def _found(book: Book, now: Situation, made: Made, other: Call) -> _Found:
    laws: dict[Kind, str] = {}
    for kind in _KINDS:
        law = _law_of(book, now, made, other, kind)
        if law is not None:
            laws[kind] = law
    return (laws, _until(book, now, made, other) if "slip" in laws else None) if laws else _NOTHING


_KINDS: tuple[Kind, ...] = ("slip", "mind")


def _law_of(book: Book, now: Situation, made: Made, other: Call, kind: Kind) -> str | None:
    """The provision by which the call may be changed so into the `other`; None: it may not."""
    slip = kind == "slip"
    changed = _step(book, now, acts.Substitute(id=_TRIED, by=made.by, call=other, unintended=slip))
    asked = _asked(now, changed)
    if slip or changed is None:
        return asked.law if asked is not None else None
    steps: list[acts.Act] = [acts.Summon(id=f"{_TRIED}1", by=made.by), acts.ExplainOptions(id=f"{_TRIED}3")]
    if asked is not None:
        steps.insert(1, acts.Find(id=f"{_TRIED}2", kind=asked.kind, of=asked.of, seat=asked.seat, answer=False))
    for act in steps:
        changed = _step(book, changed, act) if changed is not None else None
    return None if changed is None else _opened(changed, made.by)


def _until(book: Book, now: Situation, made: Made, other: Call) -> Seat | None:
    """By whose call it will be too late for a slip, if the others pass."""
    seat = now.turn
    while seat is not None and seat is not made.by and not now.facts.auction.over:
        after = _step(book, now, acts.Call(id=f"{_TRIED}{seat}", by=seat, call=PASS))
        if after is None:
            return None
        if _law_of(book, after, made, other, "slip") is None:
            return seat
        now, seat = after, after.turn
    return None


def _others(now: Situation, made: Made) -> tuple[Call, ...]:
    """The calls that could have been made in its place."""
    return tuple(call for call in now.before_call(made.act).box(made.by) if call is not made.call)


def _asked(now: Situation, after: Situation | None) -> Question | None:
    """What the Director is asked then about a slip."""
    before = {(one.kind, one.of) for one in now.questions}
    found = () if after is None else after.questions
    return next((one for one in found if one.kind in _SLIPS and (one.kind, one.of) not in before), None)


def _opened(now: Situation, by: Seat) -> str | None:
    """The provision by which an opponent chooses about the call that was tried."""
    for said in now.open_windows:
        offer = said.effect
        about = now.irregularity(offer.irregularity or "") if isinstance(offer, Offer) else None
        if about is None or about.act != _TRIED or not isinstance(offer, Offer):
            continue
        if offer.who.side is not by.side and offer.what not in MAY_BE_LEFT:
            return said.law
    return None


def _step(book: Book, now: Situation, act: acts.Act) -> Situation | None:
    try:
        after = book.step(now, act)
    except Impossible:
        return None
    return None if any(error.act == act.id for error in after.errors) else after
