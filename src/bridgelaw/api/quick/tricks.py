"""Tricks that were not played as they should be, or looked at again (procedures, 3.7, and Laws 66 and 67)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import LOW_FIRST, PlayWriting, defenders, other_side
from bridgelaw.api.quick.facts import NONE, SEAT_NAMES, Known, listed
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import IT, seat, seats
from bridgelaw.game.seats import SEATS, Seat

_DECLARER = NeededFact("declarer")

# a card too few or too many

_TRICK = 2
"""The trick that is defective: the first one brings the lead to the hand behind the player."""


def _few(known: Known) -> bool:
    return known["count"] == "few"


def _sides(known: Known) -> int:
    """How many sides have led or played to the next trick."""
    return len({one.side for one in seats(known, "next_trick")})


def _both_gone_on(known: Known) -> bool:
    return _few(known) and _sides(known) == 2


def _others(known: Known) -> tuple[str, ...]:
    """Who can have won a trick to which `by` has not played."""
    return tuple(one for one in SEAT_NAMES if one != known["by"])


def _not_won(known: Known) -> bool:
    """Whether his side has not won that trick, so that it counts what it has won afterwards."""
    return _both_gone_on(known) and seat(known, "trick_won_by").side is not seat(known, "by").side


def _defective(known: Known) -> Plain:
    by = seat(known, "by")
    led = known.get("suit", "")
    named = [known["card"]] if "card" in known else [led + LOW_FIRST[0]] if led else []
    writing = PlayWriting(seat(known, "declarer"), named=named)
    writing.first_trick(by.lho if _few(known) else by.rho)
    if _few(known):
        _too_few(writing, known, by)
    else:
        _too_many(writing, known, by)
    if _sides(known) or not _few(known):
        writing.taken_up(other_side(writing, by))
    return writing.plain()


def _too_few(writing: PlayWriting, known: Known, by: Seat) -> None:
    """Three cards, won by whom it is said; then what has been played to the next trick."""
    led = known.get("suit") or writing.free_suit()
    kept = led + LOW_FIRST[0]
    writing.named.add(kept)
    gone_on = [one for one in seats(known, "next_trick") if one is not by]
    winner = seat(known, "trick_won_by") if "trick_won_by" in known else next(iter(gone_on), by.partner)
    for hand in (by.lho, by.partner, by.rho):
        writing.play(hand, writing.high(led) if hand is winner else writing.low(led))
    other = writing.free_suit({led})
    hand, count = winner, {0: 0, 1: 1, 2: len(SEATS)}[_sides(known)]
    taker = by.partner if int(known.get("later_tricks", "0")) else by.lho
    # a defender who does not wait for his partner leads too early: the trick lacks a card when the others play to it
    defective = 1 if winner is by.partner and count > 1 and by in defenders(writing.declarer) else 0
    for n in range(count):
        card = writing.high(other) if hand is taker else writing.low(other)
        writing.play(hand, card, id=IT if n == defective else None, trick=None if n else _TRICK + 1)
        hand = hand.lho
    if _both_gone_on(known):
        writing.holdings[by] = writing.of(by) | ({kept} if known["holds_suit"] == "yes" else set())


def _too_many(writing: PlayWriting, known: Known, by: Seat) -> None:
    """A whole trick and a fifth card; then what has been played to the next one."""
    led, hand = known["card"][0], by.rho
    winner = next((one for one in seats(known, "next_trick") if one is not by), by.lho)
    for _ in SEATS:
        writing.play(hand, writing.high(led) if hand is winner else writing.low(led))
        hand = hand.lho
    writing.play(by, known["card"], id=IT, trick=_TRICK)
    other, hand = writing.free_suit({led}), winner
    for _ in range(_sides(known)):
        writing.play(hand, writing.low(other))
        hand = hand.lho


def _read_of_defective(known: Known) -> tuple[str, ...]:
    if _few(known):
        return ("law67.afterwards", "law67.supplied") if _both_gone_on(known) else ("law67.before_both_have_gone_on",)
    return ("law67.too_many",) if _sides(known) == 2 else ("law67.too_many_at_once",)


DEFECTIVE_TRICK = QuickKind(
    "defective_trick",
    "67",
    8,
    (
        _DECLARER,
        NeededFact("by"),
        NeededFact("count"),
        NeededFact("card", lambda known: not _few(known)),
        NeededFact("next_trick"),
        NeededFact("trick_won_by", _both_gone_on, _others),
        NeededFact("holds_suit", _both_gone_on),
        NeededFact("suit", lambda known: _both_gone_on(known) and known["holds_suit"] == "yes"),
        NeededFact("later_tricks", _not_won, lambda known: tuple(str(n) for n in range(12))),
    ),
    _defective,
    reads=_read_of_defective,
)

# somebody looks back

_OWN, _LAST = "own_last", "last_trick"


def _not_quitted(known: Known) -> bool:
    """Whether it counts if the next trick has been led to: a quitted one is never looked at."""
    return known["what"] in (_OWN, _LAST)


def _inspection(known: Known) -> Plain:
    by, leader = seat(known, "by"), seat(known, "declarer")
    if (gone := listed(known, "next_trick")) != ():
        leader = Seat[gone[0]]
    writing = PlayWriting(seat(known, "declarer"))
    writing.first_trick(leader)
    if gone or not _not_quitted(known):
        writing.play(leader, next(writing.free()))
    writing.add(by, inspect=known["what"], id=IT)
    writing.taken_up(other_side(writing, by))
    return writing.plain()


def _read_of_inspection(known: Known) -> tuple[str, ...]:
    late = known.get("next_trick", NONE) != NONE
    by_dummy = seat(known, "by") is seat(known, "declarer").partner
    here = {_OWN: "law66.own_last_card", _LAST: "law66.current_trick"}.get(known["what"], "")
    if here and not late and not by_dummy:
        return (here,)
    first = (here,) if here else ()
    return (*first, "law66.quitted_tricks", "law84.not_rectified")


IMPROPER_INSPECTION = QuickKind(
    "improper_inspection",
    "66",
    5,
    (
        _DECLARER,
        NeededFact("by"),
        NeededFact("what", offered=lambda known: (_OWN, _LAST, "quitted")),
        NeededFact("next_trick", _not_quitted, lambda known: (NONE, *SEAT_NAMES)),
    ),
    _inspection,
    reads=_read_of_inspection,
)

KINDS = (DEFECTIVE_TRICK, IMPROPER_INSPECTION)
