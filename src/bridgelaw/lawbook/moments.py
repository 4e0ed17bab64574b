"""What has just come to pass, seen from the situations before and after an act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.lawbook.effects import Moment
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

_CALLS = (acts.Call, acts.Substitute)
_CARDS = (acts.Play, acts.Face, acts.Designate, acts.Choose)
_SILENT = (acts.Convey, acts.Realise, acts.Learn, acts.Ask, acts.Explain, acts.Alert)


def moments(before: Situation, now: Situation, act: acts.Act) -> Sequence[Moment]:
    """The moments that `act` brought, in the order in which they came.

    `next_turn`: a player has used his turn to call or play; `played`: a card has been played; `retained`: a player has
    lost the lead (windows that last as long as he keeps it close); the others are the words of the record format.
    """
    if isinstance(act, _SILENT):
        return ()
    was, facts = before.facts, now.facts
    found: list[Moment] = []
    if isinstance(act, _CALLS):
        made = facts.made(act.id)
        if made is not None and made.counts:
            found.append(Moment("next_turn", act.by, None, act.id))
    elif isinstance(act, _CARDS):
        # a lead that lies face down has been played when it is faced
        lead = was.down_before(act.by) if isinstance(act, acts.Face) else None
        laid = facts.laid(lead.act if lead else act.id)
        if laid is not None and laid.counts:
            found += (Moment("next_turn", laid.hand, None, act.id), Moment("played", laid.hand, laid.card, act.id))
    elif isinstance(act, acts.Summon | acts.DirectorAct):
        found.append(Moment("summoned", act=act.id))
        if isinstance(act, acts.Resume):
            found.append(Moment("director", act=act.id))
    if facts.auction.over and not was.auction.over:
        found += (Moment("final_pass", act=act.id), Moment("end_of_auction", act=act.id))
    if facts.faced and not was.faced:
        found.append(Moment("opening_lead_faced", act=act.id))
    if facts.play is not None and was.play is not None and len(facts.play.done) > len(was.play.done):
        found += _trick_over(now, act.id)
    if facts.finished and not was.finished:
        found += (Moment("end_of_play", act=act.id), Moment("end_of_board", act=act.id))
    return found


def _trick_over(now: Situation, act: str) -> Iterator[Moment]:
    yield Moment("end_of_trick", act=act)
    assert now.facts.play is not None
    trick = now.facts.play.done[-1]
    if trick.leader is not None and trick.won_by is not trick.leader:
        yield Moment("retained", trick.leader, act=act)
