"""The moments that an act brings, and the windows that end at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bridgelaw.lawbook.effects import Moment, Window
from bridgelaw.lawbook.situation import Said, Situation
from bridgelaw.lawbook.windows import can_sleep, is_about_cards
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


def closed(now: Situation, moment: Moment) -> Situation:
    """The situation without the windows that end at this moment, which may be that of one player or of one card."""
    may_end = now.windows.by_moment.get(moment.name, ())
    over = [w for w in may_end if _closes(w, moment, now.facts.count)]
    return replace(now, windows=now.windows.without(over)) if over else now


def _closes(said: Said[Window], moment: Moment, count: int) -> bool:
    """Whether one that may end at that moment does."""
    window = said.effect
    if can_sleep(window) or (moment.name == "end_of_play" and is_about_cards(window)):
        return True
    if said.since == count:
        # a window that was opened by this very act lasts until the moment comes again
        return False
    if moment.who is not None and moment.name != "played" and window.who is not moment.who:
        return False
    return not (moment.name == "played" and window.card is not None and window.card != moment.card)
