"""What the Director has read out to the table: what another player may choose from, as those who wait read it."""

from __future__ import annotations

from bridgelaw.answer.known import Known
from bridgelaw.answer.model import Option
from bridgelaw.answer.seat import options_of_others
from bridgelaw.live.view import Common
from bridgelaw.table.options import MAY_BE_LEFT


def read_out(common: Common, known: Known | None) -> tuple[Option, ...]:
    """The options of the other players while play stands still, as the player hears them who knows that much: those of
    which all four know, once the Director has said what they cost. None: he knows no more than the game."""
    now = common.now
    if known is None or not now.frozen:
        return ()
    unexplained = {it.key for it in now.irregularities.open if it.waits_for_explanation}
    found = options_of_others(known, common.public.known(now), common.costs)
    return tuple(one for offer, one in found if offer.what in MAY_BE_LEFT or offer.irregularity not in unexplained)
