"""A revoke before the one that a quick ruling is about: what is asked of it, and what is written of it.

One of the same side is ruled beside it, since no trick goes over twice and the score is that of both together. Of what
is not known yet, and of one of the other side, only so much is put in as decides whether tricks go over.
"""

from __future__ import annotations

from bridgelaw.api.quick.facts import NONE, Known
from bridgelaw.api.quick.writing import BEFORE, Writing, seat
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat

EARLIER = "earlier_revoke"
SAME, PARTNER, OPPONENTS = "same", "partner", "opponents"
"""Whose it was: of the same player in the same suit; another of his side; of the other side."""
BY, SUIT, WON_BY = "earlier_by", "earlier_suit", "earlier_won_by"
TRICKS_SINCE, WITH_SUIT = "earlier_tricks", "earlier_with_suit"
_ITS_ID = "earlier"
"""The id of that revoke where it is ruled too."""
_TRICKS = 13


def is_of_side(known: Known) -> bool:
    """Whether the revoker's side had revoked before."""
    return known.get(EARLIER) in (SAME, PARTNER)


def names_revoker(known: Known) -> bool:
    """Whether it is asked which of the side that was, and in which suit."""
    return known.get(EARLIER) == PARTNER


def has_cost(known: Known) -> bool:
    """Whether it hangs on its tricks what it costs: one of dummy's costs none."""
    return is_of_side(known) and _revoker(known).partner is not seat(known, "declarer")


def counts_with_suit(known: Known) -> bool:
    """Whether it may matter that he won a later trick with a card that he should have played."""
    return has_cost(known) and known[WON_BY] != _revoker(known).value and known[TRICKS_SINCE] != "0"


def revokers(known: Known) -> tuple[str, ...]:
    """Who of the side it can have been."""
    by = seat(known, "by")
    return by.value, by.partner.value


def suits(known: Known) -> tuple[str, ...]:
    """In which suit it can have been: of the same player in another one."""
    same = known[BY] == known["by"]
    return tuple(suit for suit in SUITS if not (same and suit == known["suit"]))


def tricks_since(won: int) -> tuple[str, ...]:
    """How many tricks there can have been after it, where the side has won so many since the later one."""
    return tuple(str(n) for n in range(won, _TRICKS))


def is_told(known: Known) -> bool:
    """Whether it is known what it costs."""
    return is_of_side(known) and (TRICKS_SINCE in known or (SUIT in known and not has_cost(known)))


def won_since(known: Known) -> int:
    """How many tricks the side has won from that of the earlier revoke on, as far as that is known."""
    if TRICKS_SINCE not in known:
        return 0
    return int(known[TRICKS_SINCE]) + (seat(known, WON_BY).side is seat(known, "by").side)


def tell(writing: Writing, known: Known, speaks: Seat, won: int) -> None:
    """What is told of it; `won`: the tricks of the side since the later one."""
    earlier, by, id = known.get(EARLIER, NONE), seat(known, "by"), BEFORE
    told = {"by": by.value, "suit": known.get(SUIT, known["suit"]), "won_by": by.lho.value, "later": won}
    if earlier == OPPONENTS:
        told |= {"by": by.lho.value, "won_by": by.value, "later": 0}
    elif is_told(known):
        id = _ITS_ID
        told |= {"by": _revoker(known).value}
        if has_cost(known):
            told |= {"won_by": known[WON_BY], "later": int(known[TRICKS_SINCE])}
        told |= {"with_suit": known[WITH_SUIT] == "yes"} if WITH_SUIT in known else {}
    writing.add(speaks, attention=True, id=id, **({"text": "…"} if id == _ITS_ID else {}))
    writing.add("director", find="act_meant", of=id, value="revoke")
    writing.add("director", find="revoke_facts", of=id, value=told)


def is_looked_at_by_itself(writing: Writing) -> None:
    """It is asked once, of the later revoke, whether the other side has lost more than goes over for both."""
    ids = [act["id"] for act in writing.acts if act.get("id") in (BEFORE, _ITS_ID)]
    for id in ids:
        writing.add("director", find="damage", of=id, value=False)


def _revoker(known: Known) -> Seat:
    return seat(known, BY) if BY in known else seat(known, "by")
