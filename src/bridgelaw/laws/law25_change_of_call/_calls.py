"""Which call is being changed, by which other, and what had been called in between."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call, outranks
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Found
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made, after
from bridgelaw.table.standing import ACCEPTED, GONE, PENDING, STANDS

FIRST_CALL = "first_call"
"""The note of the call that is being changed."""


def regular(now: Situation, by: Seat) -> Made | None:
    """The last call of `by`, when it stands and nothing obliges him to call again; through changes not yet ruled."""
    if now.duties(by, "correct_call") or now.duties(by, "repeat_call"):
        return None
    last = now.facts.last_call(by)
    change = now.irregularity(f"changed_call@{last.act}") if last is not None else None
    if change is not None and change.is_open:
        # at his next turn he calls anew
        return first_call(now, change) if now.facts.auction.over or now.turn is not by else None
    return last if last is not None and last.standing in STANDS else None


def changes(now: Situation, first: Made) -> tuple[Irregularity, ...]:
    """Earlier attempts to change the same call, not yet ruled."""
    return tuple(it for it in now.open_irregularities("changed_call") if noted(now, it) == first.act)


def changed_again(now: Situation, act: str) -> bool:
    """Whether another call has been put in the place of that one, or its change is not yet ruled."""
    made = now.made(act)
    return made is not None and bool(changes(now, made) or now.facts.replacing(act))


def called_again(now: Situation, act: acts.Call) -> Made | None:
    """His last call, when he calls again at the turn of the opponent on his left and may yet call at all."""
    if now.facts.auction.over or now.turn is not act.by.lho or now.in_rotation(act.by, act.call):
        return None
    loose = (m for m in now.facts.calls if m.by is act.by.rho and m.standing is PENDING and not m.in_turn)
    if any(now.irregularities_of(m.act) and not now.overtaken(m.act) for m in loose):
        # he calls over what the player on his right did
        return None
    silent = now.must_pass(act.by) and act.call is not PASS
    if silent or act.call.level > 7 or now.is_inadmissible(act.by, act.call):
        return None
    return regular(now, act.by)


def noted(now: Situation, it: Irregularity) -> str | None:
    """The act of the call that the change would do away with."""
    return next((note.act for note in now.awaited(FIRST_CALL, it.by) if note.irregularity == it.key), None)


def names(now: Situation, first: Made, it: Irregularity) -> tuple[str, tuple[str, ...]]:
    """The act that the Question about the change is about, and the one by which it may be named besides."""
    if not now.made(it.act):
        return (first.act, (it.act,)) if first.replaces is None else (it.act, ())
    return it.act, own_name(now, first.act)


def own_name(now: Situation, act: str) -> tuple[str, ...]:
    """The act of a call, where the Director may name it when he says that this call was a slip. By the name of one that
    took another call's place he says it of that other call."""
    made = now.made(act)
    return () if made is None or made.replaces is not None else (act,)


def first_call(now: Situation, it: Irregularity) -> Made | None:
    """That call, while it stands."""
    act = noted(now, it)
    first = now.made(act) if act is not None else None
    return first if first is not None and first.standing in STANDS else None


def waits(now: Situation, it: Irregularity, *, later: bool) -> bool:
    """Whether an earlier call may still take this one with it: one that has been noticed, and that the Director may be
    about to speak of (`later`: has spoken of). The first call, or the one in whose place it came, may itself have been
    irregular."""
    earlier = now.open_irregularities("inadmissible_double", "inadmissible_redouble", "bid_over_seven")
    # who has called with the cards of another board takes with him all calls from his first on
    tried = now.facts.numbers[it.act]
    callers = {it.by, *(m.by for m in now.facts.calls if m.number < tried)}
    wrong_hand = (o for o in now.open_irregularities("wrong_board") if o.by in callers)
    if any(o.noticed and (o.explained or not later) for o in wrong_hand):
        return True
    own: list[Irregularity] = []
    first = noted(now, it)
    while first is not None:
        own += (o for o in now.irregularities_of(first) if o.is_open)
        made = now.made(first)
        first = made.replaces if made is not None else None
    noticed = (
        o for o in (*earlier, *own) if o.noticed and (o.explained or not later) and now.happened_before(o.act, it.act)
    )
    return any(now.standing(o.act) is PENDING for o in noticed)


def called_between(now: Situation, seat: Seat, first: Made, it: Irregularity) -> bool:
    """Whether `seat` had called between the first call and the attempt to change it."""
    tried = now.facts.numbers[it.act]
    return any(m.by is seat and first.number < m.number < tried and not m.implied for m in now.facts.calls)


def call_over(now: Situation, seat: Seat, first: str) -> Made | None:
    """What `seat` has called since the call `first`."""
    number = now.facts.numbers[first]
    later = (m for m in now.facts.calls if m.by is seat and m.number > number and not m.implied)
    return next((m for m in later if m.standing not in GONE), None)


def possible_over(now: Situation, first: Made, second: Made, call: Call) -> bool:
    """Whether the opponent on the left could make `call` if the second call stood."""
    position = after(now.before_call(first.act), replace(second, standing=ACCEPTED))
    if position.over:
        return False
    if call.is_bid:
        return call.level <= 7 and outranks(call, position.bid.call if position.bid else None)
    opponent = second.by.lho
    if call is DOUBLE:
        return position.may_double(opponent)
    return call is not REDOUBLE or position.may_redouble(opponent)


def replacement(now: Situation, trigger: acts.Substitute | Found, it: Irregularity) -> str | None:
    """The act that put another call in the place of the irregular one: this substitution, or one already made."""
    call = now.made(it.act)
    if call is None:
        return None
    if isinstance(trigger, acts.Substitute):
        last = now.facts.last_call(trigger.by)
        pending = call.counts and call.standing is PENDING
        return trigger.id if last is not None and last.act == it.act and pending else None
    if trigger.find.kind != "unintended_call":
        return None
    return next((m.act for m in reversed(now.facts.replacing(it.act))), None)


def said_to_be_a_slip(now: Situation, act: acts.Substitute, it: Irregularity) -> bool:
    """Whether the player says so, of the first call or of the second."""
    first = now.act(it.act)
    return act.unintended or (isinstance(first, acts.Call | acts.Substitute) and first.unintended)
