"""Who perceives an act. Closed by default: an act that is not listed here is perceived by nobody but the Director."""

from __future__ import annotations

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts

EVERYBODY = frozenset(SEATS)
NOBODY: frozenset[Seat] = frozenset()
_SIDES_OF_A_SCREEN = (frozenset((Seat.N, Seat.E)), frozenset((Seat.S, Seat.W)))

# with screens these stay on their own side of it; the tempo of a call goes round with the tray
_SAID: tuple[type[acts.Act], ...] = (
    acts.Ask,
    acts.Explain,
    acts.Clarify,
    acts.Review,
    acts.Restate,
    acts.Correct,
    acts.Alert,
    acts.Announce,
    acts.Convey,
    acts.Consult,
)
_TEMPO = frozenset(("hesitation", "haste"))
_OPEN: tuple[type[acts.Act], ...] = (
    acts.Call,
    acts.Substitute,
    acts.Retract,
    acts.Play,
    acts.Face,
    acts.Spread,
    acts.Designate,
    acts.PickUp,
    acts.Inspect,
    acts.Claim,
    acts.Concede,
    acts.Agree,
    acts.Contest,
    acts.PlayOn,
    acts.Attention,
    acts.Prevent,
    acts.Summon,
    acts.Reserve,
    acts.Dispute,
    acts.Waive,
    acts.Assess,
    acts.Choose,
    acts.Score,
    acts.Appeal,
    acts.State,
    acts.DirectorState,
    acts.DirectorAttention,
    acts.ExplainOptions,
    acts.DirectorChoose,
    acts.Rule,
    acts.Cancel,
    acts.Penalize,
    acts.Adjust,
    acts.Resume,
    acts.DecideAppeal,
    acts.Result,
    acts.SpectatorAttention,
)
_PRIVATE: tuple[type[acts.Act], ...] = (acts.Realise, acts.Learn)


def perceived_by(act: acts.Act, *, screens: bool = False) -> frozenset[Seat]:
    """The seats that perceive `act`; the Director perceives everything. With `screens`, N and E sit on one side."""
    if isinstance(act, _OPEN):
        return EVERYBODY
    if isinstance(act, acts.Expose):
        return EVERYBODY - {act.by.partner} if act.visible_to_partner is False else EVERYBODY
    if isinstance(act, _PRIVATE) and isinstance(act, acts.PlayerAct):
        return frozenset((act.by,))
    if isinstance(act, _SAID) and isinstance(act, acts.PlayerAct):
        tempo = isinstance(act, acts.Convey) and act.channel in _TEMPO
        return behind(act.by) if screens and not tempo else EVERYBODY
    return NOBODY


def behind(seat: Seat) -> frozenset[Seat]:
    """The two players on the side of the screen where `seat` sits."""
    return next(side for side in _SIDES_OF_A_SCREEN if seat in side)
