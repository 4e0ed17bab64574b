"""That a call has accepted the insufficient bid before it, though nobody has said a word of it: whoever reads what has
happened is to see why nothing followed. Everybody has heard both bids, so it tells nobody what he could not know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from bridgelaw.answer.model import Call as Told
from bridgelaw.game.calls import CALLS, outranks
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.say import Words

_STAND = ("made", "accepted")


def called_over(auction: Sequence[Told], spoken_of: Collection[str], words: Words) -> Mapping[str, str]:
    """By the act of a call what it has accepted (27A), in a sentence with its Law. `spoken_of`: the acts to which
    attention was drawn; what is accepted of them, a ruling says."""
    law = words.law(provisions(words.edition)["law27.acceptance"].reference, short=True)
    return {
        over.act: words.say("table-called-over", seat=bid.by, call=words.call(bid.call), law=law)
        for bid, over in _accepted(auction)
        if bid.act not in spoken_of
    }


def _accepted(auction: Sequence[Told]) -> Iterator[tuple[Told, Told]]:
    """Insufficient bids in turn over which the opponent on the left has called, each with his call."""
    made = [one for one in auction if one.call in CALLS and one.status in _STAND]
    last = None
    for n, one in enumerate(made):
        call = CALLS[one.call]
        if not call.is_bid:
            continue
        follows = made[n + 1] if n + 1 < len(made) else None
        in_turn = n > 0 and Seat(made[n - 1].by).lho is Seat(one.by)
        if not outranks(call, last) and in_turn and follows is not None and Seat(one.by).lho is Seat(follows.by):
            yield one, follows
        last = call
