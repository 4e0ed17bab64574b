"""Law 29. A call out of rotation: the opponent on the left may accept it; else it is cancelled and the turn goes back.

What the cancelled call costs is a matter of Laws 30 to 32, which hear of the cancelling.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.effects import (
    Await,
    Effect,
    Effects,
    Explain,
    Irregular,
    Offer,
    Rectify,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.standing import ACCEPTED, CANCELLED, GONE, PENDING
from bridgelaw.table.vocabulary import Irregularities

_KINDS: tuple[Irregularities, ...] = (
    "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "redouble_out_of_rotation",
)  # fmt: skip


@When(about=_KINDS)
def to_be_accepted(now: Situation, found: Irregular, it: Irregularity) -> Effects:
    """From the call on, and until something that counts is called: the note by which a call over it is known."""
    if (found.kind, found.act) == (it.kind, it.act):
        taker = it.offender.lho
        yield Await(who=taker, what="acceptance", irregularity=it.key, act=it.act, until="end_of_auction")


@When(about=_KINDS, phases=("setup", "auction"))
def acceptance(now: Situation, act: acts.Call, it: Irregularity) -> Effects:
    """By calling over it, whatever he calls, whether or not he noticed, and also while the table stands still."""
    if act.by is it.offender.lho and not now.overtaken(it.act) and now.call_accepted_by(act.by, act.call) == it.act:
        yield from _accepted(now, it)


@When(about=_KINDS, phases=("setup", "auction"))
def options(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    taker = it.offender.lho
    if _ordered(now, it):
        return
    if now.overtaken(it.act):
        yield from _refused(now, it)
        return
    yield Offer(who=taker, what="accept_call", irregularity=it.key, until="chosen", cite="acceptance")
    yield Offer(who=taker, what="reject_call", irregularity=it.key, until="chosen", cite="chosen")


@When(about=_KINDS)
def chosen(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    if taken.what == "accept_call":
        yield from _accepted(now, it)
    elif taken.what == "reject_call":
        yield from _refused(now, it)


@When(about=_KINDS, phases=("setup", "auction"))
def ordered(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """The Director says what becomes of it: as the player would have chosen."""
    if act.of == it.act and act.order == "accept":
        yield from _accepted(now, it)
    elif act.of == it.act and act.order == "cancel":
        yield from _refused(now, it)


def _ordered(now: Situation, it: Irregularity) -> bool:
    last = now.facts.acts.at(now.facts.count)
    return isinstance(last, acts.Rule) and last.of == it.act and last.order in ("accept", "cancel")


def _accepted(now: Situation, it: Irregularity) -> Iterator[Effect]:
    """With it the auction as it lies there: calls out of rotation by others in front of it too."""
    earlier = (
        other
        for other in now.open_irregularities(*_KINDS)
        if other.by is not it.by
        and now.happened_before(other.act, it.act)
        and now.standing(other.act) is PENDING
        and not now.overtaken(other.act)
    )
    for accepted in (*earlier, it):
        yield from _unreplaced(now, accepted)
        yield Stand(act=accepted.act, standing=ACCEPTED, irregularity=accepted.key, cite="acceptance")
        yield Settle(irregularity=accepted.key, how="accepted", known_as=True, cite="acceptance")


def _refused(now: Situation, it: Irregularity) -> Iterator[Effect]:
    yield from _unreplaced(now, it)
    yield Stand(act=it.act, standing=CANCELLED, cite="chosen")
    yield Rectify(irregularity=it.key, what="call_cancelled", cite="chosen")


def _unreplaced(now: Situation, it: Irregularity) -> Iterator[Effect]:
    """What the offender put in its place before anybody had ruled goes."""
    for made in now.facts.calls:
        if made.replaces == it.act and made.standing not in GONE:
            yield Stand(act=made.act, standing=CANCELLED, irregularity=it.key, cite="chosen")
