"""Law 17. Who calls when, and that three passes do not end an auction in which somebody lost his turn."""

from __future__ import annotations

from msgspec import Struct

from bridgelaw.lawbook.effects import Done, Effects, Forget, Permit, Rectify, Reopen, Rights, Settle, Stand
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table.standing import CANCELLED


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`passers_offend`: who passed out of rotation is the offender as to the information from the cancelled passes."""

    passers_offend: bool


@When(phases=("setup", "auction"))
def in_rotation(now: Situation, rights: Rights) -> Effects:
    """The player in turn; while the table stands still only one who carries out a ruling by his call."""
    turn = now.turn
    if turn is None:
        return
    ruled = now.duties(turn, "correct_call") or now.duties(turn, "repeat_call")
    if not now.frozen or ruled:
        yield Permit(seat=turn, right="call", cite="" if now.facts.calls else "first_call")


@When(phases=("auction",), needs=("unclear_turn",))
def missed_turn(now: Situation, done: Done, terms: Terms) -> Effects:
    """The turn goes back to the first player who lost his; every pass since then is cancelled."""
    if now.facts.auction.missed is None:
        return
    passes = [m for m in now.facts.calls if m.counts][-len(now.facts.auction.passed) :]
    if all(m.in_turn for m in passes):
        # nobody has been passed over: the calls in between were taken away since
        return
    lost = [m for m in passes if not m.implied]
    seat = now.facts.auction.last.by.lho if now.facts.auction.last else now.facts.dealer
    while lost and lost[0].by is seat:
        seat = seat.lho
        lost = lost[1:]
    because = None
    for made in lost:
        its = [it for it in now.irregularities_of(made.act) if it.kind == "pass_out_of_rotation"]
        if its and terms.passers_offend:
            because = its[-1].key
        for it in its:
            # a call over it may have accepted it: that is undone
            yield Reopen(irregularity=it.key)
            yield Rectify(irregularity=it.key, what="call_cancelled")
            yield Settle(irregularity=it.key, how="ruled", known_as=True)
        yield Forget(about=made.act)
        yield Stand(act=made.act, standing=CANCELLED, irregularity=because)
