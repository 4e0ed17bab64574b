"""Acts: what somebody did at the table, one frozen class per verb and kind of actor (record format, section 1).

An act is a fact. It may break any Law. `value` is the field that holds what stands behind the verb in a record.
The reader fills in ids, and the hand from which a card was played.
"""

from __future__ import annotations

from bridgelaw.table.act import Act, DirectorAct, PlayerAct, SpectatorAct
from bridgelaw.table.director_acts import (
    Adjust,
    Cancel,
    DecideAppeal,
    DirectorAttention,
    DirectorChoose,
    DirectorState,
    ExplainOptions,
    Find,
    Penalize,
    Penalty,
    Result,
    Resume,
    Rule,
    SpectatorAttention,
    SpectatorConvey,
    Superseding,
)
from bridgelaw.table.player_acts import (
    Agree,
    Alert,
    Announce,
    Appeal,
    Ask,
    Assess,
    Attention,
    Call,
    CallMeaning,
    Choose,
    Claim,
    ClaimTerms,
    Clarify,
    Concede,
    Consult,
    Contest,
    Convey,
    Correct,
    Designate,
    Dispute,
    Explain,
    Expose,
    Face,
    Inspect,
    Learn,
    Leave,
    LineOfPlay,
    PickUp,
    Play,
    PlayOn,
    Prevent,
    Realise,
    Reserve,
    Restate,
    Retract,
    Review,
    Score,
    Spread,
    State,
    Substitute,
    Summon,
    Waive,
)


def _leaves(kind: type[Act]) -> list[type[Act]]:
    under = kind.__subclasses__()
    return [kind] if not under else [leaf for sub in under for leaf in _leaves(sub)]


PLAYER_ACTS: dict[str, type[PlayerAct]] = {c.verb: c for c in _leaves(PlayerAct) if issubclass(c, PlayerAct)}
DIRECTOR_ACTS: dict[str, type[DirectorAct]] = {
    c.verb: c for c in _leaves(DirectorAct) if issubclass(c, DirectorAct) and c.verb
}
SPECTATOR_ACTS: dict[str, type[SpectatorAct]] = {
    c.verb: c for c in _leaves(SpectatorAct) if issubclass(c, SpectatorAct)
}
VERBS: tuple[str, ...] = tuple(dict.fromkeys([*PLAYER_ACTS, *DIRECTOR_ACTS, *SPECTATOR_ACTS]))

__all__ = [
    "DIRECTOR_ACTS",
    "PLAYER_ACTS",
    "SPECTATOR_ACTS",
    "VERBS",
    "Act",
    "Adjust",
    "Agree",
    "Alert",
    "Announce",
    "Appeal",
    "Ask",
    "Assess",
    "Attention",
    "Call",
    "CallMeaning",
    "Cancel",
    "Choose",
    "Claim",
    "ClaimTerms",
    "Clarify",
    "Concede",
    "Consult",
    "Contest",
    "Convey",
    "Correct",
    "DecideAppeal",
    "Designate",
    "DirectorAct",
    "DirectorAttention",
    "DirectorChoose",
    "DirectorState",
    "Dispute",
    "Explain",
    "ExplainOptions",
    "Expose",
    "Face",
    "Find",
    "Inspect",
    "Learn",
    "Leave",
    "LineOfPlay",
    "Penalize",
    "Penalty",
    "PickUp",
    "Play",
    "PlayOn",
    "PlayerAct",
    "Prevent",
    "Realise",
    "Reserve",
    "Restate",
    "Result",
    "Resume",
    "Retract",
    "Review",
    "Rule",
    "Score",
    "SpectatorAct",
    "SpectatorAttention",
    "SpectatorConvey",
    "Spread",
    "State",
    "Substitute",
    "Summon",
    "Superseding",
    "Waive",
]
