"""What a player may call or play, and say of his call, while the table is frozen."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

Action = acts.Call | acts.Substitute | acts.Play | acts.Face
_CARRIED_OUT = ("correct_call", "repeat_call", "play_card", "lead_suit", "not_lead_suit", "follow_suit", "pass")
"""Duties that a ruling can give a player. He may carry them out while the table is still frozen."""
_ACCEPTED_BY_GOING_ON = ("accept_call", "accept_lead", "accept_card")
"""Options that a player also takes by his next call or card, while the table is still frozen."""


def may_go_on(now: Situation, act: Action) -> bool:
    """Whether the player only carries out what the Director has ruled, takes an option that the Director has explained
    to him, or says that his call was a slip."""
    return _has_duty_from_ruling(now, act.by) or _accepts_by_it(now, act) or says_it_was_a_slip(now, act)


def says_it_was_a_slip(now: Situation, act: acts.Act) -> bool:
    """Whether he tells the Director, who has been summoned, that he never meant his call and which one he meant.

    That is asked about before anything else that the call may have been.
    """
    return isinstance(act, acts.Substitute) and act.unintended is True and bool(now.awaited("director_called"))


def _has_duty_from_ruling(now: Situation, seat: Seat) -> bool:
    for duty in now.duties(seat):
        it = now.irregularity(duty.irregularity or "")
        if duty.what in _CARRIED_OUT and it is not None and it.explained:
            return True
    return False


def _accepts_by_it(now: Situation, act: Action) -> bool:
    """Whether the Director has explained that this player may accept what was irregular: he does so by going on."""
    if not isinstance(act, acts.Call | acts.Play):
        return False
    for offer in now.offers(act.by):
        it = now.irregularity(offer.irregularity or "")
        if offer.what in _ACCEPTED_BY_GOING_ON and it is not None and it.explained:
            return True
    return False
