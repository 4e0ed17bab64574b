"""Claims and concessions, and what is said to them."""

from __future__ import annotations

from bridgelaw.game.seats import SEATS
from bridgelaw.table import acts
from tests.kit.dense.at import At

_LINES = ("", "the rest are high", "ruffing a heart in dummy", "conceding a trump", "with the finesse")


def claimed(at: At) -> acts.Act:
    """So many of the tricks left are claimed or given up, now and then more than there are."""
    play = at.now.facts.play
    left = 13 - len(play.done) if play else 13
    terms = acts.ClaimTerms(tricks=min(13, at.rng.randint(0, left + at.chance(0.05))), line=at.some(_LINES))
    by = at.some((play.declarer, at.some(SEATS))) if play else at.some(SEATS)
    make = acts.Concede if at.chance(0.35) else acts.Claim
    return make(id=at.id, by=by, terms=terms)


def answered(at: At) -> acts.Act | None:
    """What lies on the table is agreed to, contested, or play is to go on; or the claimer says more of it."""
    facts = at.now.facts
    stated = facts.stated
    of = stated.act if stated and at.chance(0.8) else at.some((None, at.any_act()))
    by = at.some(stated.side.opponents.seats) if stated and at.chance(0.8) else at.some(SEATS)
    kind = at.rng.random()
    if kind < 0.55:
        return acts.Agree(id=at.id, by=by, of=of)
    if kind < 0.8:
        return acts.Contest(id=at.id, by=by, of=of)
    if kind < 0.93:
        return acts.PlayOn(id=at.id, by=by, of=of)
    return acts.LineOfPlay(id=at.id, by=stated.by if stated else by, of=of, words="trumps, then «my» diamonds")


def stated_tricks(at: At) -> acts.Act:
    """A player enters the result."""
    return acts.Score(id=at.id, by=at.some(SEATS), tricks=at.rng.randint(0, 13), of=at.some((None, at.any_act())))
