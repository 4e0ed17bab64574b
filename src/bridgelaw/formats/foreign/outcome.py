"""What stood in the end: the calls and cards of a record that a file of another program can show.

Such a file has no place for a call that was withdrawn or a card that was taken back. Where nobody took anything back
and the Director did nothing, all calls and cards stand in their order. Else the Laws tell which do.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from bridgelaw.formats.board import Record
from bridgelaw.game.calls import Call
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts

_CHANGES_NOTHING = (
    acts.Call, acts.Play, acts.Alert, acts.Announce, acts.Explain, acts.Ask, acts.Spread, acts.Result, acts.Convey,
    acts.Learn, acts.Review, acts.Restate, acts.Consult, acts.Reserve,
)  # fmt: skip


class StandingCall(Struct, frozen=True, gc=False):
    """A call that stands; `corrected`: it took the place of another."""

    id: str
    by: Seat
    call: Call
    corrected: bool = False


class StandingCard(Struct, frozen=True, gc=False):
    """A card that stands, from the hand that it was played from."""

    id: str
    hand: Seat
    card: Card


class BoardOutcome(Struct, frozen=True):
    """What stands of a board. `declarer` is set where he is not that of the auction; `tricks` where they are stated."""

    calls: list[StandingCall]
    cards: list[StandingCard]
    declarer: Seat | None = None
    tricks: int | None = None


def outcome(record: Record) -> BoardOutcome:
    """What stands of `record` after its last act."""
    if all(isinstance(act, _CHANGES_NOTHING) for act in record.acts):
        return _as_told(record.acts)
    facts = _judged(record)
    return _as_told(record.acts) if facts is None else _as_ruled(facts)


def _as_told(happened: Iterable[acts.Act]) -> BoardOutcome:
    calls: list[StandingCall] = []
    cards: list[StandingCard] = []
    tricks: int | None = None
    spread: Seat | None = None
    for act in happened:
        if isinstance(act, acts.Call):
            calls.append(StandingCall(act.id, act.by, act.call))
        elif isinstance(act, acts.Play):
            cards.append(StandingCard(act.id, act.hand, act.card))
        elif isinstance(act, acts.Spread) and len(cards) == 1:
            spread = act.by
        elif isinstance(act, acts.Result):
            tricks = act.tricks
    dummy_leads = spread is not None and cards[0].hand is spread.rho
    return BoardOutcome(calls, cards, spread.partner if spread is not None and dummy_leads else None, tricks)


def _judged(record: Record) -> Facts | None:
    """The facts as the Laws leave them; None when an act cannot have happened."""
    from bridgelaw.lawbook.course import follow
    from bridgelaw.lawbook.errors import LawbookError
    from bridgelaw.laws.shelf import open_book
    from bridgelaw.table.errors import Impossible

    try:
        book = open_book(record.laws, record.authority, **record.regulations)
        return follow(book, record.facts(), record.acts, record.setting()).now.facts
    except (Impossible, LawbookError):
        return None


def _as_ruled(facts: Facts) -> BoardOutcome:
    calls = [
        StandingCall(made.act, made.by, made.call, made.replaces is not None)
        for made in facts.calls
        if made.counts and not made.implied
    ]
    play = facts.play
    tricks = [*play.done, play.trick] if play else []
    cards = [StandingCard(laid.act, laid.hand, laid.card) for trick in tricks for laid in trick.cards]
    return BoardOutcome(calls, cards, facts.declared, facts.declarer_tricks)
