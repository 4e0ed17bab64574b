"""Records written for a quick ruling: an auction or a play that leads to where something happened.

Nothing in them is more than what is needed: hands are unknown unless a Law needs a holding, and what nobody asked for
(who passed, which small cards were played before) is filled in so that it changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bridgelaw.api.quick.facts import Known, listed
from bridgelaw.game.cards import CARDS
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import SEATS, Seat

IT = "it"
"""The id of the act that the ruling is about."""
BEFORE = "before"
"""The id of an act that only brings it about that there was something to break: nobody has asked about it."""
_SINCE = "since"
"""With this begin the ids of calls of which nobody has said what they were."""
ASSUMED = "assumed"
"""With this those of passes put in for calls on which nothing hangs, made before one that was told."""


class Writing:
    """A record as it is written, act by act."""

    def __init__(self, dealer: Seat) -> None:
        self.dealer = dealer
        self.acts: list[dict[str, Any]] = []
        self.holdings: dict[Seat, set[str]] = {}
        """Cards that a hand must have: those that a Law asks for, and all that it plays."""

    def add(self, by: Seat | str, **act: Any) -> None:
        """One act."""
        self.acts.append({"by": by.value if isinstance(by, Seat) else by, **act})

    def calls(self, *calls: str, by: Seat | None = None) -> None:
        """Calls in turn, the first by the dealer, or by that player."""
        seat = by or self.dealer
        for call in calls:
            self.add(seat, call=call)
            seat = seat.lho

    def called(self, *callers: Seat, call: str = "P") -> None:
        """They have called; what, nobody has said."""
        for seat in callers:
            self.unnamed(seat, call)

    def unnamed(self, by: Seat, call: str) -> str:
        """One call of which nobody has said what it was; returns its id, by which other acts can speak of it."""
        id = f"{_SINCE}{len(self.acts)}"
        self.add(by, call=call, id=id)
        return id

    def taken_up(self, by: Seat, *, explained: bool = True) -> None:
        """Attention is drawn to it, the Director called, and what follows explained."""
        self.add(by, attention=IT)
        self.add(by, summon=True)
        if explained:
            self.add("director", explain_options=True)

    def plain(self) -> dict[str, Any]:
        """The record, without title, edition and authority."""
        found: dict[str, Any] = {"bridgelaw": 1, "dealer": self.dealer.value, "acts": self.acts}
        if self.holdings:
            hands = [_hand(self.holdings.get(seat)) for seat in SEATS]
            found["deal"] = f"{SEATS[0].value}:{' '.join(hands)}"
        return found


def at_turn(by: Seat, *calls: str) -> Writing:
    """An auction at the turn of `by`, in which there is something to double or redouble where these calls do that."""
    if "XX" in calls:
        writing = Writing(by.partner)
        writing.calls("1C", "X")
    elif "X" in calls:
        writing = Writing(by.rho)
        writing.calls("1C")
    else:
        writing = Writing(by)
    return writing


def filled_in(acts: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    """Of the acts of a record those of which nobody has said which card or call it was."""
    named = ((act.get("id", f"a{number}"), act) for number, act in enumerate(acts, 1))
    return frozenset(
        id
        for id, act in named
        if id.startswith((_SINCE, ASSUMED)) or ("play" in act and ("id" not in act or act.get("down")))
    )


def set_up(acts: Sequence[Mapping[str, Any]]) -> frozenset[str]:
    """Those that the ruling is not about: they were put in to make it possible."""
    without = {f"a{number}" for number, act in enumerate(acts, 1) if "id" not in act}
    since = {act["id"] for act in acts if act.get("id", "").startswith(_SINCE)}
    return frozenset({BEFORE, *without, *since})


def seat(known: Known, key: str) -> Seat:
    """The player of a fact."""
    return Seat[known[key]]


def seats(known: Known, key: str) -> tuple[Seat, ...]:
    """The players of a fact, in their order."""
    return tuple(Seat[one] for one in listed(known, key))


def between(first: Seat, last: Seat) -> int:
    """How many turns after `first` it is the turn of `last`: 0 to 3."""
    return (last.index - first.index) % len(SEATS)


def _hand(cards: Iterable[str] | None) -> str:
    return write_hand(None if cards is None else frozenset(CARDS[card] for card in cards))


def pass_out(writing: Writing, hand: Seat) -> None:
    """Passes from `hand` on until the auction is over."""
    while [act["call"] for act in writing.acts if "call" in act][-3:] != ["P", "P", "P"]:
        writing.add(hand, call="P")
        hand = hand.lho
