"""Law 17. Who calls when, and that three passes do not end an auction in which somebody lost his turn."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Done, Effects, Permit, Rights, Stand
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.standing import CANCELLED


def in_rotation(now: Situation, rights: Rights) -> Effects:
    """The player in turn; while the table stands still only one who carries out a ruling by his call."""
    turn = now.turn
    if turn is None:
        return
    ruled = now.duties(turn, "correct_call") or now.duties(turn, "repeat_call")
    if not now.frozen or ruled:
        yield Permit(seat=turn, right="call")


def missed_turn(now: Situation, done: Done) -> Effects:
    """The turn goes back to the first player who lost his; every pass since then is cancelled."""
    missed = now.facts.auction.missed
    if missed is None:
        return
    passes = [m for m in now.facts.calls if m.counts][-len(now.facts.auction.passed) :]
    lost = [m for m in passes if not m.implied]
    seat = now.facts.auction.last.by.lho if now.facts.auction.last else now.facts.dealer
    while lost and lost[0].by is seat:
        seat = seat.lho
        lost = lost[1:]
    for made in lost:
        yield Stand(act=made.act, standing=CANCELLED)
