"""A claim at a table with paper cards: what was left, what was claimed and said, and who objects, on one form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.web.desk.forms import SentForm
from bridgelaw.words.spelling import hand

AGREED = "agreed"
"""In the place of whoever objects: nobody does."""
OBJECTION = "objection_"
"""Before a seat: the field with what he objects, in his own words."""


def claim_from(form: SentForm, language: str) -> dict[str, Any]:
    """The claim in record form, of the fields `who tricks left won line` and the cards left, `N E S W`.

    Raises:
        Wrong: one of them is no number, or no hand; who claims is said to object, or somebody is and all to agree.
    """
    objecting = _objecting(form)
    if (who := form.text("who")) in objecting:
        raise Wrong("entry-claim-own", f"{who} made the claim", seat=who)
    if objecting and AGREED in form.texts("objects"):
        raise Wrong("entry-claim-both", "somebody objects and all agree")
    terms: dict[str, Any] = {"tricks": _number(form, "tricks")}
    if line := form.line("line"):
        terms["line"] = line
    for name in ("left", "won"):
        if form.text(name):
            terms[name] = _number(form, name)
    hands = [_hand(form.text(seat.value), language) for seat in SEATS]
    if any(one != "-" for one in hands):
        terms["hands"] = f"{SEATS[0].value}:{' '.join(hands)}"
    return {"by": form.text("who"), "claim": terms}


def answers_to(form: SentForm, claim: str, dummy: Seat | None) -> Iterator[dict[str, Any]]:
    """What the others say to it: some object, with their words, or all opponents who play agree; nothing where that was
    left open."""
    for who in _objecting(form):
        yield objection(who, claim, form.line(OBJECTION + who))
    if AGREED in form.texts("objects") and form.text("who") in Seat.__members__:
        for seat in Seat[form.text("who")].side.opponents.seats:
            if seat is not dummy:
                yield {"by": seat.value, "agree": True, "of": claim}


def objection(seat: str, claim: str, words: str) -> dict[str, Any]:
    """That act: `seat` objects to the claim, in those words if there are any."""
    return {"by": seat, "contest": True, "of": claim, **({"text": words} if words else {})}


def _objecting(form: SentForm) -> tuple[str, ...]:
    """Who objects: ticked, or with something written down as his objection."""
    return tuple(s.value for s in SEATS if s.value in form.texts("objects") or form.line(OBJECTION + s.value))


def _number(form: SentForm, name: str) -> int:
    text = form.text(name)
    if not text.isdecimal() or len(text) > 2:
        raise Wrong("entry-number", f"{text!r} is no number of tricks", text=text)
    return int(text)


def _hand(text: str, language: str) -> str:
    found = hand(text, language) if text else "-"
    if found is None:
        raise Wrong("paper-hand", f"{text!r} is no hand", text=text)
    return found
