"""What each call costs by which a player replaces one that was refused, before he makes it: at once, or at his next
turn after a call out of rotation.

Like the costs of an option it is found by making the call on a copy; nothing here knows a Law. For each call it holds
what the table would hear of if it were made, as elements in the form of `then` (docs/record.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from bridgelaw.answer.elements import Element
from bridgelaw.answer.known import Known
from bridgelaw.answer.seat import ANNOUNCED
from bridgelaw.answer.seat_costs import told_to
from bridgelaw.answer.then import Costs, to_be_put_right
from bridgelaw.lawbook.effects import Oblige, Offer
from bridgelaw.lawbook.judge import LONGEST_LOOKED_AHEAD, Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.options import BY_THE_CALL
from bridgelaw.table.standing import GONE
from bridgelaw.table.vocabulary import QUESTIONS

CostsOfCalls = Mapping[str, tuple[Element, ...]]
"""By the call what it would bring; nothing stands for a call that costs nothing."""
Mark = Literal["free", "costs", "asked"]
"""A call that costs nothing; one that costs something for certain; one of which the Director has to find what it
costs."""

_COST = ("obligations", "penalty_cards", "options", "questions", "lead_restrictions")
_NOTHING: CostsOfCalls = {}
_OPEN: Element = {"element": "questions"}
"""That the Director has still to find something."""


def costs_of_calls(book: Book, known: Known) -> CostsOfCalls:
    """What each call in the bidding box of a player would cost, from what he knows; nothing while no call of his
    replaces another one, and on a board on which far too much has happened."""
    now, seat = known.now, known.seat
    if seat is None or not known.open or now.facts.auction.over or now.facts.count > LONGEST_LOOKED_AHEAD:
        return _NOTHING
    offer = _offer(known)
    if offer is not None:
        its = {offer.irregularity} if offer.irregularity else set[str]()
        found = Costs(book, now).of_each_call(offer)
    else:
        its = _refused(known)
        found = Costs(book, now).of_next_call(seat, its) if its else {}
    ids = {f"i{n}": known.open[it.key] for n, it in enumerate(now.irregularities, 1) if it.key in known.open}
    asked = any(question.it is not None and question.it.key in its for question in now.questions)
    told = {call: _told(told_to(seat, costs, ANNOUNCED, ids), asked=asked) for call, costs in found.items()}
    # at his next turn nothing may hang on it any more
    return told if offer is not None or any(told.values()) else _NOTHING


def mark(costs: tuple[Element, ...]) -> Mark:
    """What the key of a call that costs so much is marked with."""
    certain = any(one["element"] != "questions" and not _is_asked(one) for one in costs)
    return "costs" if certain else "asked" if costs else "free"


def is_cost(one: Mapping[str, Any]) -> bool:
    """Whether a consequence of a call is what it costs: a rectification, or that the call itself is cancelled."""
    if one["element"] == "rulings":
        return bool(one["rectification"] != "none")
    return bool(one["element"] == "auction" and one["status"] == "cancelled")


def _offer(known: Known) -> Offer | None:
    """The option that is taken by the call; where a call is to be put right without one, as if there were one."""
    seat, now = known.seat, known.now
    held = [said.effect for said in now.open_windows if said.effect.who is seat and known.concerns(said)]
    offer = next((one for one in held if isinstance(one, Offer) and one.what in BY_THE_CALL), None)
    if offer is None and any(isinstance(one, Oblige) and one.what == "correct_call" for one in held):
        return next((one for one in to_be_put_right(now) if one.who is seat), None)
    return offer


def _refused(known: Known) -> set[str]:
    """The irregularities by which calls of the player in turn have gone, by their keys, as far as he knows of them."""
    now, seat = known.now, known.seat
    if seat is None or now.frozen or now.turn is not seat or now.must_pass(seat):
        return set()
    return {key for key in known.open if _has_gone(now, key) and (it := now.irregularity(key)) and it.by is seat}


def _has_gone(now: Situation, key: str) -> bool:
    it = now.irregularity(key)
    made = now.made(it.act) if it is not None else None
    return made is not None and made.standing in GONE


def _told(costs: tuple[Element, ...], *, asked: bool) -> tuple[Element, ...]:
    """Of all that follows what somebody has to bear, or hangs on what has still to be found."""
    found = tuple(one for one in costs if _is_told(one))
    return (*found, _OPEN) if asked and _OPEN not in found else found


def _is_told(one: Element) -> bool:
    """A cost, what else comes upon somebody, or that nothing is rectified where a Question decides about it."""
    return is_cost(one) or one["element"] in _COST or (one["element"] == "rulings" and _is_asked(one))


def _is_asked(one: Element) -> bool:
    """Whether a Question decides about it."""
    return any(key in QUESTIONS for key in one.get("if", ()))
