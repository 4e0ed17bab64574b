"""Irregular calls of every kind, and calls that are changed."""

from __future__ import annotations

from bridgelaw.game.calls import ALL_CALLS, BIDS, CALLS, PASS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts
from tests.kit.dense.at import At, Weighted, drawn
from tests.kit.tables import legal_calls

_OVER_SEVEN = tuple(call for call in CALLS.values() if call.level > 7)
_TEXTS = ("", "natural", "asks for aces", "5-5 in the minors")


def insufficient(at: At) -> acts.Act | None:
    """A bid that is too low, by the player in turn."""
    auction = at.now.facts.auction
    if auction.bid is None:
        return None
    low = BIDS[: auction.bid.call.rank + 1]
    return acts.Call(id=at.id, by=auction.turn, call=at.some(low[-9:]), unintended=at.chance(0.1))


def inadmissible(at: At) -> acts.Act:
    """A double or redouble by anybody in turn."""
    return acts.Call(id=at.id, by=at.now.facts.auction.turn, call=CALLS[at.some(("X", "XX"))])


def over_seven(at: At) -> acts.Act:
    return acts.Call(id=at.id, by=at.seat(), call=at.some(_OVER_SEVEN))


def out_of_rotation(at: At) -> acts.Act:
    """A call by another player than the one in turn; half of the time one that would be irregular at his turn too."""
    auction = at.now.facts.auction
    by = at.some((auction.turn.lho, auction.turn.partner, auction.turn.rho))
    kind = at.rng.random()
    if kind < 0.3:
        call = PASS
    elif kind < 0.5:
        call = at.some(legal_calls(at.now)[:9])
    elif kind < 0.75 or auction.bid is None:
        call = CALLS[at.some(("X", "XX"))]
    else:
        call = at.some(BIDS[: auction.bid.call.rank + 1][-9:])
    return acts.Call(id=at.id, by=by, call=call, shows=_shows(at))


def any_call(at: At) -> acts.Act:
    """Any call of anybody at any time."""
    return acts.Call(id=at.id, by=at.some(SEATS), call=at.some(ALL_CALLS), unintended=at.chance(0.1), shows=_shows(at))


def barred(at: At) -> acts.Act | None:
    """A player who must pass, or may not double, calls."""
    silent = [duty for what in ("pass", "may_not_double") for duty in at.now.duties(what=what)]
    if not silent:
        return None
    duty = at.some(silent)
    legal = [call for call in legal_calls(at.now) if call is not PASS]
    call = CALLS["X"] if duty.what == "may_not_double" or not legal else at.some(legal[:9])
    return acts.Call(id=at.id, by=duty.who, call=call)


def at_once(at: At) -> acts.Act | None:
    """A call made in the same instant as the one before it."""
    facts = at.now.facts
    last = facts.calls[-1] if facts.calls else None
    if last is None or last.implied or facts.count != last.number:
        return None
    by = at.some([seat for seat in SEATS if seat is not last.by])
    legal = legal_calls(at.now)
    return acts.Call(id=at.id, by=by, call=at.some([PASS, *legal[:9]]), together_with=last.act)


def substituted(at: At) -> acts.Act | None:
    """A call is changed: by whoever has to, by the last one who called, or by anybody."""
    facts = at.now.facts
    calls = list(ALL_CALLS) if at.chance(0.4) else legal_calls(at.now)[:9]
    by = _who_changes(at)
    if facts.last_call(by) is None:
        return None
    return acts.Substitute(id=at.id, by=by, call=at.some(calls), unintended=at.chance(0.25), shows=_shows(at))


def _who_changes(at: At) -> Seat:
    obliged = [duty.who for what in ("correct_call", "repeat_call") for duty in at.now.duties(what=what)]
    if obliged and at.chance(0.6):
        return at.some(obliged)
    if (last := at.now.irregularities[-1:]) and last[0].by is not None and at.chance(0.5):
        return last[0].by
    calls = at.now.facts.calls
    return at.some(calls[-3:]).by if calls and at.chance(0.7) else at.some(SEATS)


def retracted(at: At) -> acts.Act | None:
    by = _who_changes(at)
    return acts.Retract(id=at.id, by=by, what="call") if at.now.facts.last_call(by) else None


def _shows(at: At) -> acts.CallMeaning | None:
    """What a call shows by agreement: seldom said."""
    if not at.chance(0.12):
        return None
    suits = {suit: at.some(((4, 13), (5, 6), (0, 1), None)) for suit in "SHDC"}
    artificial, forcing = at.some((True, False, None)), at.some((True, None))
    return acts.CallMeaning(
        hcp=at.some(((0, 10), (11, 19), None)), **suits, artificial=artificial, forcing=forcing, text=at.some(_TEXTS)
    )


IRREGULAR: Weighted = (
    (4, insufficient),
    (2, inadmissible),
    (1, over_seven),
    (4, out_of_rotation),
    (3, any_call),
    (2, barred),
    (2, at_once),
    (6, substituted),
    (1.5, retracted),
)
AFTER_THE_AUCTION: Weighted = ((3, any_call), (1, over_seven), (2, substituted), (1, retracted))


def irregular_call(at: At) -> acts.Act | None:
    """One of them; calls after the final pass are seldom."""
    return drawn(at, AFTER_THE_AUCTION if at.now.facts.auction.over else IRREGULAR)
