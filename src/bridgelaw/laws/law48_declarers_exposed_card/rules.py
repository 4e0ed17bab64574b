"""Law 48. Declarer's cards never become penalty cards; facing them may be a claim."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Await, Effects
from bridgelaw.lawbook.situation import Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


@When(phases=("play",))
def faces_cards(now: Situation, act: acts.Summon | acts.Attention) -> Effects:
    """Asked when the Director is called about it: several cards faced, not dropped, while no claim is on the table."""
    shown = _faced(now, act.to if isinstance(act, acts.Attention) else act.of)
    if shown is None:
        return
    intended = now.found("claim_intended", shown.id)
    if intended is None:
        yield Ask(kind="claim_intended", of=shown.id, seat=shown.by)
    elif intended:
        yield Await(who=shown.by, what="deemed_claim", until="end_of_play", act=shown.id)


def _faced(now: Situation, named: str | None) -> acts.Expose | acts.Spread | None:
    """The act by which declarer has faced cards: the one that is named, else what he did last."""
    if now.facts.stated is not None:
        return None
    done = (a for a in now.facts.acts.newest_first() if not isinstance(a, acts.Attention | acts.Summon))
    shown = now.act(named) if named else next(done, None)
    if not isinstance(shown, acts.Expose | acts.Spread) or shown.by is not now.declarer or _to_a_lead(now, shown):
        return None
    several = isinstance(shown, acts.Spread) or (len(shown.cards) > 1 and shown.how != "dropped")
    return shown if several else None


def _to_a_lead(now: Situation, shown: acts.Expose | acts.Spread) -> bool:
    """Whether the play had not begun when he faced them: then he has begun to spread as dummy."""
    first = min((laid.number for laid in now.facts.plays if laid.in_turn), default=None)
    return first is None or first > now.facts.numbers[shown.id]
