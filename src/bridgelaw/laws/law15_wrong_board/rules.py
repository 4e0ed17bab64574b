"""Law 15. A player has called with cards of another board, or the whole table has the wrong one.

The first of the two stood in Law 17 before the newest edition.
"""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.game.calls import PASS, Call, outranks
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effects,
    Empower,
    Explain,
    Irregular,
    Lift,
    Moment,
    Notice,
    Oblige,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.standing import CANCELLED

Stated = acts.State | acts.DirectorState
_TO_REPEAT = "call_to_repeat"
_AUCTION = "auction_to_repeat"
_AUCTION_PERIOD = ("setup", "auction", "clarification")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`partner_called`: whether partner's call over the wrong one ends it with an adjusted score.

    `repeated`: whether calls made over it, and those of a first auction on a wrong board, are to be repeated.
    """

    partner_called: bool
    repeated: bool


def wrong_hand(now: Situation, act: Stated) -> Effects:
    """One player holds the cards of another board."""
    if act.fact == "wrong_board" and act.seat is not None:
        yield Irregular(kind="wrong_board", by=act.seat, act=act.id)


def wrong_board(now: Situation, act: Stated) -> Effects:
    """All four play a board that was not theirs to play now."""
    if act.fact == "wrong_board" and act.seat is None:
        yield Irregular(kind="wrong_board", by=None, act=act.id)


def told(now: Situation, heard: acts.Summon | acts.DirectorAttention | Irregular, it: Irregularity) -> Effects:
    """Everybody has heard of it, and the Director is told; what he states himself he has become aware of."""
    if it.status != "unnoticed":
        return
    if not isinstance(heard, Irregular) or (heard.act == it.act and isinstance(now.act(it.act), acts.DirectorState)):
        yield Notice(irregularity=it.key)


# one player with the cards of another board


@When(phases=("setup", "auction", "clarification"))
def cancelled(now: Situation, told: Explain | acts.Rule, it: Irregularity, terms: Terms) -> Effects:
    """His call goes, and with it all that was called over it: he looks at his own cards and calls again. The Director
    may speak of the call itself instead."""
    if it.by is None:
        return
    calls = _from_his_first(now, it)
    if isinstance(told, acts.Rule):
        if told.order in ("cancel", "rectify") and any(made.act == told.of for made in calls):
            yield Notice(irregularity=it.key)
            yield Explain(irregularity=it.key)
        return
    if _ended_by_partner(now, it, terms):
        return
    for made in calls:
        yield Stand(act=made.act, standing=CANCELLED, irregularity=it.key)
    # what was wrong with any of them goes with it, also with one that its player has taken back since
    first = next((made.number for made in now.facts.calls if made.by is it.by), 0)
    since = (made for made in now.facts.calls if calls and made.number >= first)
    for other in (other for made in since for other in now.wrong_with_call(made.act)):
        yield Settle(irregularity=other.key, how="ruled")
    over = next((made for made in calls if made.by is it.by.lho), None)
    if over is not None and terms.repeated:
        yield Await(who=over.by, what=_TO_REPEAT, until="next_turn", irregularity=it.key, act=over.act)
    yield Rectify(irregularity=it.key, what="call_cancelled" if calls else "none")
    yield Settle(irregularity=it.key, how="ruled")


@When(phases=("setup", "auction", "clarification", "play"))
def partner_called(now: Situation, heard: Notice | Explain, it: Irregularity, terms: Terms) -> Effects:
    """His partner has called since, or what he had called has been accepted: no normal play is left."""
    if it.by is not None and not now.has_directors_option(it) and _ended_by_partner(now, it, terms):
        yield Empower(what="artificial_score", irregularity=it.key)


@When(also_settled=True, phases=("auction",), awaits=("call_to_repeat",))
def must_repeat(now: Situation, it: Irregularity) -> Effects:
    """The opponent on his left repeats the call that he had made over the cancelled one, if it is legal there."""
    for note in now.awaited(_TO_REPEAT):
        made = now.made(note.act or "")
        if note.irregularity == it.key and made is not None and now.turn is note.who and _legal(now, made):
            yield _repeat(note, it, made.call)


@When(also_settled=True, at=("next_turn",))
def differs(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """He has called again: is it another call than the one that was called over?"""
    new = now.made(moment.act)
    if new is None or new.by is not it.by or not any(n.irregularity == it.key for n in now.awaited(_TO_REPEAT)):
        return
    different = now.found("call_differs", new.act)
    if different is None:
        yield Ask(kind="call_differs", of=new.act, seat=it.by)
    elif different:
        yield Lift(what=_TO_REPEAT, irregularity=it.key)
        yield Empower(what="artificial_score", irregularity=it.key)


# the whole table with the wrong board


def new_to_all(now: Situation, noticed: Notice, it: Irregularity, terms: Terms) -> Effects:
    """It is played, or has been, and the score stands. Whether anybody had played it before the Director knows."""
    repeats = terms.repeated and now.phase in _AUCTION_PERIOD
    if it.by is None and not repeats:
        yield Empower(what="play_on", irregularity=it.key)


def played_before(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """A player who had played it before: the board does not count for these contestants."""
    if it.by is None:
        yield Empower(what="artificial_score", irregularity=it.key)


@When(phases=("setup", "auction", "clarification"))
def second_auction(now: Situation, heard: acts.Rule | Explain, it: Irregularity) -> Effects:
    """Found in the auction period: it is cancelled, and the right players repeat their calls."""
    order = heard if isinstance(heard, acts.Rule) else now.act(it.explained or "")
    if it.by is not None or not isinstance(order, acts.Rule) or (order.of, order.order) != (it.act, "rectify"):
        return
    if it.noticed is None or (isinstance(heard, acts.Rule) and it.explained is None):
        # the ruling explains it first
        return
    for made in now.facts.calls:
        if made.counts and not made.implied:
            yield Stand(act=made.act, standing=CANCELLED)
            yield Await(who=made.by, what=_AUCTION, until="opening_lead_faced", irregularity=it.key, act=made.act)
    yield Rectify(irregularity=it.key, what="call_cancelled")
    yield Settle(irregularity=it.key, how="ruled")


@When(also_settled=True, phases=("auction",), awaits=("auction_to_repeat",))
def same_calls(now: Situation, it: Irregularity) -> Effects:
    """Each player in his turn, call by call."""
    note, made = _next_of_first_auction(now, it, behind=0)
    if note is not None and made is not None and now.turn is note.who:
        yield _repeat(note, it, made.call)


@When(also_settled=True, at=("next_turn",))
def other_call(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """A call that differs in any way from that of the first auction: the board is cancelled."""
    new = now.made(moment.act)
    _, made = _next_of_first_auction(now, it, behind=1)
    if new is not None and made is not None and new.call is not made.call:
        yield Lift(what=_AUCTION, irregularity=it.key)
        yield Empower(what="artificial_score", irregularity=it.key)


# the Director's course


def taken(now: Situation, taken: Taken, it: Irregularity, terms: Terms) -> Effects:
    """The Director lets the board be played, or gives an artificial score."""
    if taken.by is None and taken.what in ("play_on", "artificial_score"):
        yield from _played(it) if taken.what == "play_on" else _scored(now, it, terms)


@When(also_settled=True)
def ordered(now: Situation, act: acts.Rule | acts.Adjust | acts.Cancel, it: Irregularity, terms: Terms) -> Effects:
    """Or he says so by a ruling: the board stands, or he cancels it, or gives the score at once."""
    if isinstance(act, acts.Rule):
        if it.by is None and act.of == it.act and act.order in ("stand", "play_on") and it.status != "ruled":
            yield from _played(it)
    elif (
        it.noticed is not None
        and (isinstance(act, acts.Adjust) or act.what == "board")
        and (it.status != "ruled" or now.has_directors_option(it))
    ):
        yield from _scored(now, it, terms)


def _played(it: Irregularity) -> Effects:
    yield Rectify(irregularity=it.key, what="none", cite="new_to_all")
    yield Settle(irregularity=it.key, how="ruled", cite="new_to_all")


def _scored(now: Situation, it: Irregularity, terms: Terms) -> Effects:
    """Under the clause of the case that it is; a first ruling has been made where calls were to be repeated."""
    again = it.status == "ruled" and terms.repeated
    if it.by is None:
        cite = "other_call" if again else "played_before"
    elif again:
        cite = "differs"
    else:
        cite = "partner_called" if _ended_by_partner(now, it, terms) else "wrong_hand"
    yield Rectify(irregularity=it.key, what="adjusted_score", cite=cite)
    yield Lift(what="artificial_score", irregularity=it.key)
    yield Settle(irregularity=it.key, how="ruled", cite=cite)


def _from_his_first(now: Situation, it: Irregularity) -> tuple[Made, ...]:
    """The first call of the offender that counts, and all that count after it; only while they can be made anew."""
    calls = tuple(made for made in now.facts.calls if made.counts and not made.implied)
    place = next((n for n, made in enumerate(calls) if made.by is it.by), None)
    return calls[place:] if place is not None else ()


def _ended_by_partner(now: Situation, it: Irregularity, terms: Terms) -> bool:
    partner = it.offender.partner
    return terms.partner_called and any(made.by is partner for made in _from_his_first(now, it))


def _legal(now: Situation, made: Made) -> bool:
    if made.call.is_bid:
        return outranks(made.call, now.facts.auction.bid.call if now.facts.auction.bid else None)
    return made.call is PASS or not now.is_inadmissible(made.by, made.call)


def _repeat(note: Await, it: Irregularity, call: Call) -> Oblige:
    act = (note.act,) if note.act is not None else ()
    return Oblige(who=note.who, what="repeat_call", until="next_turn", irregularity=it.key, calls=(call,), rests_on=act)


def _next_of_first_auction(now: Situation, it: Irregularity, *, behind: int) -> tuple[Await | None, Made | None]:
    """The call of the first auction in the place of the one that comes next (`behind` = 1: of the last one made)."""
    notes = [note for note in now.awaited(_AUCTION) if note.irregularity == it.key]
    place = sum(1 for made in now.facts.calls if made.counts) - behind
    if not 0 <= place < len(notes):
        return None, None
    return notes[place], now.made(notes[place].act or "")
