"""How a stop ends: by itself, once what is open in it has been done, or only when the Director says so."""

from __future__ import annotations

from bridgelaw.desk.road import Do, Explained
from bridgelaw.lawbook.situation import Situation

_CARRIED_OUT = ("correct_call", "repeat_call")
"""Duties by which what the Director has explained is carried out."""


def ends_by_itself(now: Situation, first: Do | None, would: Explained | None) -> bool | None:
    """Whether play goes on without a word of the Director's as soon as what is open now has been read out, chosen and
    carried out (`law09.freeze_ends`); `first`: what has to be done before, `would`: what explaining would lead to.
    None: it goes on already, or what is still asked, taken up or chosen decides it."""
    if not now.frozen or now.phase in ("ended", "closed"):
        return None
    if first == "explain_options":
        after = would.after if would is not None else None
        return None if after is None else not after.frozen or _once_explained(after)
    return _once_explained(now) if first in ("choose", None) else None


def _once_explained(now: Situation) -> bool | None:
    """The same where the table stands still after that. What was pointed out and waits for no choice and no other call
    may be settled together with something that does."""
    waiting = {one.irregularity for one in now.offers()}
    waiting |= {duty.irregularity for what in _CARRIED_OUT for duty in now.duties(what=what)}
    if not waiting or not any(it.explained for it in now.irregularities.noticed):
        # what opened by a finding alone, such as a call that may be changed, was explained to nobody
        return False
    noticed = {it.key for it in now.irregularities.open if it.noticed}
    return True if noticed <= waiting else None
