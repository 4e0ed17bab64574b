"""What of the auction and the play lies open before a seat, as its answer says it."""

from __future__ import annotations

from msgspec import UNSET

from bridgelaw.answer import model
from bridgelaw.answer.bounds import Tail
from bridgelaw.answer.known import Known
from bridgelaw.answer.shared import Memory
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.auction import Made, in_order
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import ACCEPTED, PENDING, Standing


def dummy_lies_open(now: Situation) -> bool:
    """Dummy has put his hand down; or the lead is faced and declarer has called for a card of it, since many records
    leave the spreading out."""
    dummy, facts = now.dummy, now.facts
    if dummy is None or dummy in facts.spread:
        return dummy is not None
    return facts.faced is not None and any(x.hand is dummy and x.by is dummy.partner for x in facts.plays)


def may_play_dummy(now: Situation, seat: Seat) -> bool:
    """Whether he is declarer, and dummy lies open."""
    return seat is now.declarer and dummy_lies_open(now)


def contract_of(now: Situation) -> str | None:
    """The final contract, as `4Sx`."""
    contract = now.facts.contract
    return str(contract) if contract else None


def told(known: Known) -> tuple[object, ...]:
    """What the answer depends on besides its own data: once something is irregular, on each act that the seat
    perceives."""
    now = known.now
    return (now.irregularities, len(known.ids)) if now.irregularities else (None, None)


def auction(known: Known, memory: Memory, tail: Tail) -> tuple[model.Call, ...]:
    """The calls, by the numbers that the seat gives to acts."""
    calls = tail.of("auction", memory.part("calls", (known.now.facts.calls,), lambda: in_order(known.now.facts.calls)))
    return memory.each("auction", (known.irregular,), calls, lambda made: call_of(known, made))


def all_plays(known: Known, memory: Memory, tail: Tail) -> tuple[model.Play, ...]:
    """Card by card: only what comes behind the first that has changed is made anew."""
    laid = tail.of("plays", known.now.facts.plays)
    return memory.each(
        "plays", (known.irregular,), laid, lambda one: play_of(known, one) if known.has_seen(one) else None
    )


def call_of(known: Known, made: Made) -> model.Call:
    """A call, by the numbers that the seat gives to acts. One that the Laws take as made may come of what only the
    Director knows: then it has the number of the last act before that which the seat perceived."""
    by_law = known.since(known.now.facts.numbers[made.act]) if made.implied else None
    return model.Call(
        act=by_law or known.ids[made.act],
        by=made.by.value,
        call=str(made.call),
        status="void" if made.implied else standing(known, made.act, made.standing),
        implied=True if made.implied else UNSET,
    )


def standing(known: Known, act: str, standing: Standing) -> str:
    """What became of a call or card. That it waits for a ruling, or stands by acceptance, says that it was irregular:
    so it is said only when that is in the open."""
    if standing in (PENDING, ACCEPTED) and not known.is_known_irregular(act):
        return Standing.MADE.value
    return standing.value


def play_of(known: Known, laid: Laid) -> model.Play:
    """A card, by the numbers that the seat gives to acts."""
    return model.Play(
        act=known.ids[laid.act],
        by=laid.by.value,
        card=str(laid.card),
        hand=laid.hand.value,
        trick=laid.trick or None,
        status=standing(known, laid.act, laid.standing),
        down=True if laid.down else UNSET,
    )
