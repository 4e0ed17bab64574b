"""Law 44. Who plays when. What must be played is asked of a card that was played: Laws 52 and 61."""

from __future__ import annotations

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Effects, Permit, Rights
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When

DUTIES = ("play_card", "lead_suit", "not_lead_suit", "follow_suit")
"""What a ruling can tell a player to do by his play."""


@When(phases=("play",))
def rotation(now: Situation, rights: Rights) -> Effects:
    """The player in turn; for dummy declarer, and dummy himself as he is told.

    While the table stands still only one who carries out a ruling.
    """
    turn, player = now.turn, now.player_in_turn
    if turn is None or player is None or (now.frozen and not _carries_out(now, turn, player)):
        return
    for seat in dict.fromkeys((player, turn)):
        yield Permit(seat=seat, right="play", cite="next_lead" if now.to_lead else "")


def _carries_out(now: Situation, *seats: Seat) -> bool:
    duties = (d for seat in seats for d in now.duties(seat) if d.what in DUTIES)
    return any((it := now.irregularity(d.irregularity or "")) is not None and it.explained for d in duties)
