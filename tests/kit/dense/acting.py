"""The next act of a dense table: half of them follow what is offered, half of them don't."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from bridgelaw.table import acts
from tests.kit.dense import choosing, claiming, finding, noticing, ruling, talking
from tests.kit.dense.at import At, Maker, Weighted, drawn
from tests.kit.dense.calling import irregular_call
from tests.kit.dense.following import follows
from tests.kit.dense.piling import piled
from tests.kit.dense.playing import irregular_card


class Mood(Struct, frozen=True):
    """How wild a board is in the auction and in the play (the share of acts that do not follow what is offered), how
    often a bid is passed, and after how many acts it ends at the latest."""

    auction: float
    play: float
    quiet: float
    acts: int


def _of(among: Weighted) -> Maker:
    return lambda at: drawn(at, among)


_RULES: Maker = _of(ruling.ORDERS)
IN_THE_AUCTION: Weighted = (
    (30, irregular_call),
    (5, irregular_card),
    (12, _of(talking.TALK)),
    (14, _of(noticing.NOTICES)),
    (12, _RULES),
    (5, choosing.not_offered),
    (3, choosing.of_the_director),
    (6, finding.unasked),
    (4, finding.corrected),
    (1, claiming.claimed),
    (0.5, claiming.answered),
)
IN_THE_PLAY: Weighted = (
    (42, irregular_card),
    (2, irregular_call),
    (8, _of(talking.TALK)),
    (12, _of(noticing.NOTICES)),
    (9, _RULES),
    (4, choosing.not_offered),
    (2, choosing.of_the_director),
    (4, finding.unasked),
    (3, finding.corrected),
    (3, claiming.claimed),
    (1, claiming.answered),
)
AT_THE_END: Weighted = (
    (4, _of(ruling.AFTER_THE_BOARD)),
    (2, finding.unasked),
    (1.5, finding.corrected),
    (1.5, noticing.appealed),
    (1, noticing.attention),
    (1, claiming.stated_tricks),
    (0.5, claiming.answered),
    (0.5, noticing.stated),
    (1, _of(talking.TALK)),
    (0.5, choosing.not_offered),
    (0.5, irregular_card),
    (0.5, irregular_call),
)


PILED = 0.35
"""So many of the acts that do not follow what is offered are about what is irregular already, if anything is."""


class Next(NamedTuple):
    """The next act, None where chance has met nothing that could happen; whether it follows what is offered."""

    act: acts.Act | None
    follows: bool


def next_act(at: At, mood: Mood) -> Next:
    """What happens next."""
    facts = at.now.facts
    if facts.finished or facts.closed:
        wild, among = 0.7, AT_THE_END
    elif facts.auction.over:
        wild, among = mood.play, IN_THE_PLAY
    else:
        wild, among = mood.auction, IN_THE_AUCTION
    if not at.chance(wild):
        return Next(follows(at), follows=True)
    piles = at.now.irregularities.open and at.chance(PILED)
    return Next(piled(at) if piles else drawn(at, among), follows=False)
