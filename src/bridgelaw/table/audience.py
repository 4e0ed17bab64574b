"""Who perceives an act (record format, section 1). Closed by default: without a line here it is the Director alone.

That an act was perceived says nothing of its details: what of it a seat is shown, the seat's answer decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts

EVERYBODY = frozenset(SEATS)
NOBODY: frozenset[Seat] = frozenset()
_SIDES_OF_A_SCREEN = (frozenset((Seat.N, Seat.E)), frozenset((Seat.S, Seat.W)))
_TEMPO = frozenset(("hesitation", "haste", "stop_card"))
_SPOKEN = frozenset(("remark", "question", "answer", "emphasis", "tone"))

Reach = Callable[[Any, bool], frozenset[Seat]]
"""Who perceives an act of one class; the second argument: whether there are screens."""


def perceived_by(act: acts.Act, *, screens: bool = False) -> frozenset[Seat]:
    """The seats that perceive `act`; the Director perceives everything. With `screens`, N and E sit on one side."""
    reach = REACH.get(type(act))
    return reach(act, screens) if reach else NOBODY


def is_among_players(act: acts.Act, done: Mapping[str, acts.Act]) -> bool:
    """Whether an act stays between the four at the table, so that nobody who looks on hears of it: rights reserved and
    what is answered to that (`done`: the acts of the board, by id); what one player says another has let be known."""
    if isinstance(act, acts.Agree | acts.Dispute):
        return isinstance(done.get(act.of or ""), acts.Reserve)
    return isinstance(act, acts.Reserve) or (isinstance(act, acts.Convey) and isinstance(act.reported_by, Seat))


def behind(seat: Seat) -> frozenset[Seat]:
    """The two players on the side of the screen where `seat` sits."""
    return next(side for side in _SIDES_OF_A_SCREEN if seat in side)


def _everybody(act: acts.Act, screens: bool) -> frozenset[Seat]:
    return EVERYBODY


def _nobody(act: acts.Act, screens: bool) -> frozenset[Seat]:
    return NOBODY


def _actor(act: acts.PlayerAct, screens: bool) -> frozenset[Seat]:
    return frozenset((act.by,))


def _said(act: acts.PlayerAct, screens: bool) -> frozenset[Seat]:
    """Words, spoken or written, and what one does with the eyes on it: they stay on their side of a screen.

    Of an act that a file tells of without saying who spoke or when, nobody knows that it reached partner.
    """
    heard = behind(act.by) if screens else EVERYBODY
    return heard - {act.by.partner} if act.imported else heard


def _shown(act: acts.Expose, screens: bool) -> frozenset[Seat]:
    return EVERYBODY - {act.by.partner} if act.visible_to_partner is False else EVERYBODY


def _let_known(act: acts.Convey, screens: bool) -> frozenset[Seat]:
    """Tempo goes round with the tray; whoever reports the rest has perceived it (the Director and a clock are no seat).

    That it was reported, by whom and how long it took is not part of what the table perceives.
    """
    if act.channel in _TEMPO:
        return EVERYBODY
    reporter = {act.reported_by} if isinstance(act.reported_by, Seat) else set()
    return _said(act, screens) | reporter


def _looked_up(act: acts.Consult, screens: bool) -> frozenset[Seat]:
    """A card or notes; who asks his partner is heard by him, and then by all."""
    return EVERYBODY if act.what == "partner" else _said(act, screens)


def _from_outside(act: acts.SpectatorConvey, screens: bool) -> frozenset[Seat]:
    """What a spectator says is heard; whom he reached by his manner, or on which side he stood, nobody wrote down."""
    return EVERYBODY if act.channel in _SPOKEN and not screens else NOBODY


REACH: dict[type[acts.Act], Reach] = {
    # the game itself: bids and cards are on the table; a lead face down is seen to lie there
    acts.Call: _everybody,
    acts.Substitute: _everybody,
    acts.Retract: _everybody,
    acts.Play: _everybody,
    acts.Face: _everybody,
    acts.Spread: _everybody,
    acts.Designate: _everybody,
    acts.Expose: _shown,
    acts.PickUp: _everybody,
    acts.Inspect: _everybody,
    acts.Claim: _everybody,
    acts.Concede: _everybody,
    acts.LineOfPlay: _everybody,
    acts.Agree: _everybody,
    acts.Contest: _everybody,
    acts.PlayOn: _everybody,
    # what is said about it
    acts.Alert: _said,
    acts.Announce: _said,
    acts.Ask: _said,
    acts.Explain: _said,
    acts.Clarify: _said,
    acts.Review: _said,
    acts.Restate: _said,
    acts.Correct: _said,
    acts.Convey: _let_known,
    acts.Consult: _looked_up,
    acts.Reserve: _said,
    acts.Dispute: _said,
    # what only he knows who does it
    acts.Realise: _actor,
    acts.Learn: _actor,
    # what stops the table or is done before the Director
    acts.Attention: _everybody,
    acts.Prevent: _everybody,
    acts.Summon: _everybody,
    acts.Waive: _everybody,
    acts.Assess: _everybody,
    acts.Choose: _everybody,
    acts.Leave: _everybody,
    acts.Score: _everybody,
    acts.Appeal: _everybody,
    acts.State: _everybody,
    # the Director: what he says to the table; what he finds is for himself until he rules
    acts.DirectorState: _everybody,
    acts.DirectorAttention: _everybody,
    acts.ExplainOptions: _everybody,
    acts.DirectorChoose: _everybody,
    acts.Find: _nobody,
    acts.Superseding: _nobody,
    acts.Rule: _everybody,
    acts.Cancel: _everybody,
    acts.Penalize: _everybody,
    acts.Adjust: _everybody,
    acts.Resume: _everybody,
    acts.DecideAppeal: _everybody,
    acts.Result: _everybody,
    # spectators
    acts.SpectatorAttention: _everybody,
    acts.SpectatorConvey: _from_outside,
}
