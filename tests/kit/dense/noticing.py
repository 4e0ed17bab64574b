"""Attention rightly or wrongly, twice or by the wrong player; the Director called; players who rule for themselves."""

from __future__ import annotations

from bridgelaw.game.seats import EW, NS, SEATS
from bridgelaw.table import acts, vocabulary
from tests.kit.dense.at import At, Weighted


def attention(at: At) -> acts.Act:
    """To something irregular that nobody has noticed, to what was noticed before, or to what was quite in order."""
    unseen = [it.act for it in at.now.open_irregularities() if it.status == "unnoticed"]
    to = at.some(unseen) if unseen and at.chance(0.65) else at.some((at.subject(), at.any_act(), None))
    who = at.rng.random()
    if who < 0.1:
        return acts.DirectorAttention(id=at.id, to=to)
    if who < 0.16:
        return acts.SpectatorAttention(id=at.id, to=to, responsible=at.some((None, NS, EW)))
    return acts.Attention(id=at.id, by=at.some(SEATS), to=to)


def summoned(at: At) -> acts.Act:
    return acts.Summon(id=at.id, by=at.some(SEATS), of=at.some((None, at.subject())))


def waived(at: At) -> acts.Act:
    return acts.Waive(id=at.id, by=at.some(SEATS), words=at.some(("", "never mind")), of=at.some((None, at.subject())))


def assessed(at: At) -> acts.Act:
    return acts.Assess(id=at.id, by=at.some(SEATS), words="you must pass now", of=at.some((None, at.subject())))


def prevented(at: At) -> acts.Act:
    return acts.Prevent(id=at.id, by=at.seat(), words=at.some(("", "the lead is in dummy")), of=at.subject())


def stated(at: At) -> acts.Act:
    """A fact of the board, seldom one that ends it."""
    fact = at.some(vocabulary.STATE[:-2] if at.chance(0.97) else vocabulary.STATE)
    seat, held = at.some((None, *SEATS)), at.held(at.some(SEATS))
    cards = tuple(held[:1]) if at.chance(0.2) else ()
    if at.chance(0.5):
        return acts.DirectorState(id=at.id, fact=fact, seat=seat, cards=cards)
    return acts.State(id=at.id, by=at.some(SEATS), fact=fact, seat=seat, cards=cards)


def appealed(at: At) -> acts.Act:
    given = [a.id for a in at.now.facts.acts.values() if isinstance(a, acts.Adjust | acts.Rule)]
    of = at.some((None, *given[-2:]))
    return acts.Appeal(id=at.id, by=at.some(SEATS), of=of, concurring=at.chance(0.3))


NOTICES: Weighted = (
    (5, attention),
    (2.5, summoned),
    (1.5, waived),
    (1, assessed),
    (0.6, prevented),
    (0.4, stated),
)
