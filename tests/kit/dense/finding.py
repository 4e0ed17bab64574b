"""The Director's findings: asked and unasked, of every form, and corrected."""

from __future__ import annotations

from typing import Any

from bridgelaw.game.calls import ALL_CALLS
from bridgelaw.game.cards import PACK, SUITS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts, vocabulary
from tests.kit.dense.at import At

_DENOMINATIONS = ("S", "H", "D", "C", "NT")
MOST_CORRECTIONS = 2
"""Corrections of one board that are sought: each of them makes all that follows dearer."""
_TEXTS = ("", "no agreement", "one long major", "«naturel» & <5+>")


def asked(at: At) -> acts.Act | None:
    """An answer to an open Question, seldom without saying about what."""
    questions = at.now.questions
    if not questions:
        return None
    q = at.some(questions)
    of = at.some((q.of, *q.aliases)) if at.chance(0.93) else None
    seat = q.seat if at.chance(0.8) else None
    return acts.Find(id=at.id, kind=q.kind, of=of, seat=seat, **_given(at, q.kind))


def about(at: At, kind: str, of: str | None, seat: Seat | None) -> acts.Find:
    """An answer to that Question."""
    return acts.Find(id=at.id, kind=kind, of=of, seat=seat, **_given(at, kind))  # type: ignore[arg-type]


def unasked(at: At) -> acts.Act:
    """An answer to what nobody has asked (yet); rather about something irregular."""
    kind = at.some(vocabulary.QUESTIONS)
    seat = at.some((None, None, *SEATS))
    return acts.Find(id=at.id, kind=kind, of=at.subject(), seat=seat, **_given(at, kind))


def corrected(at: At) -> acts.Act | None:
    """Another answer to what has been answered: the board is folded anew from there."""
    before = sum(isinstance(act, acts.Superseding) for act in at.now.facts.acts.values())
    if not at.now.findings or before >= MOST_CORRECTIONS:
        return None
    first = at.some(at.now.findings)
    return acts.Find(id=at.id, kind=first.kind, of=first.of, seat=first.seat, **_given(at, first.kind))  # type: ignore[arg-type]


def _given(at: At, kind: str) -> dict[str, Any]:
    found: dict[str, Any] = {"answer": _answer(at, kind)}
    if at.chance(0.2):
        found["why"] = at.some(_TEXTS)
    if at.chance(0.05):
        found["consulted"] = ("a colleague",)
    return found


def _answer(at: At, kind: str) -> object:
    form = vocabulary.LISTED_QUESTIONS.get(kind)
    if form is None:
        return at.chance(0.6)
    if form == "denominations":
        return at.rng.sample(_DENOMINATIONS, at.rng.randrange(5))
    if form == "actions":
        return [str(call) for call in at.rng.sample(ALL_CALLS, at.rng.randrange(4))]
    if form == "poll":
        actions = [str(call) for call in at.rng.sample(ALL_CALLS, 2)]
        counts = {action: at.rng.randrange(6) for action in actions}
        return {"asked": at.rng.randrange(9), "class": "peers", "considered": counts, "chose": dict(counts)}
    if form == "evidence":
        return at.chance(0.5)
    if form == "tricks":
        return at.rng.randrange(14)
    if form == "card":
        dummy = at.now.dummy
        cards = at.held(dummy) if dummy and at.chance(0.8) else PACK
        return str(at.some(cards or PACK))
    if form == "act":
        return at.some(("nothing", "revoke", at.subject() or "a1"))
    if form == "revoke":
        by, won_by = (at.some(SEATS).value for _ in range(2))
        told = {"by": by, "suit": at.some(SUITS), "won_by": won_by, "later": at.rng.randrange(10)}
        return told | ({"with_suit": at.chance(0.5)} if at.chance(0.5) else {})
    return at.some(_TEXTS)
