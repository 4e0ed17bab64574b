"""Law 92. Who may ask for a review of a ruling and until when, with whose consent, and what a decision needs.

Which appeals there are is read off the acts. The score that follows from a decision is computed at the desk.
"""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Effects, Rectify, Refuse
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.appeals import is_meant, is_taken_back, ruling_appealed


def right(now: Situation, act: acts.Appeal) -> Effects:
    """Any player, of a ruling made at his table."""
    if not act.concurring and ruling_appealed(now.facts, act) is None:
        yield Refuse(act=act.id, kind="appeal", code="no-ruling-to-appeal")


def in_time(now: Situation, act: acts.Appeal) -> Effects:
    """When the round is over the period may be, too."""
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    if act.concurring or ruling_appealed(now.facts, act) is None or not any(a.fact == "round_over" for a in states):
        return
    still = now.found("in_time", act.id)
    if still is None:
        yield Ask(kind="in_time", of=act.id)
    elif not still:
        yield Refuse(act=act.id, kind="appeal", code="appeal-too-late")


def joined(now: Situation, act: acts.Appeal) -> Effects:
    """Consent is given to an appeal of partner's that is there."""
    if act.concurring and not [a for a in _open(now) if a.by is act.by.partner and is_meant(now.facts, act.of, a)]:
        yield Refuse(act=act.id, kind="appeal", code="no-appeal-to-join")


def decided(now: Situation, act: acts.DecideAppeal) -> Effects:
    """Whoever hears it has the Director's powers: a ruling varied is a score adjusted anew."""
    appeal = _decided(now, act)
    if appeal is None:
        yield Refuse(act=act.id, kind="decide_appeal", code="no-appeal-to-decide")
    elif act.decision == "varied" and not _is_discipline(ruling_appealed(now.facts, appeal)):
        yield Rectify(irregularity="", what="adjusted_score")


def discipline_is_final(now: Situation, act: acts.DecideAppeal) -> Effects:
    """A penalty for discipline is not varied on an appeal; the Director may still take it back himself."""
    appeal = _decided(now, act)
    if appeal is not None and act.decision == "varied" and _is_discipline(ruling_appealed(now.facts, appeal)):
        yield Refuse(act=act.id, kind="decide_appeal", code="discipline-is-final")


def undecided(now: Situation, act: acts.Adjust) -> Effects:
    """While an award is under appeal no other takes its place: the appeal has to be decided first. One that the
    Director has taken back himself, or that was refused, stands in nobody's way."""
    in_vain = now.in_vain
    appealed = (ruling_appealed(now.facts, appeal) for appeal in _open(now))
    awards = (one for one in appealed if isinstance(one, acts.Adjust) and one.id not in in_vain)
    if any(not is_taken_back(now.facts, award) for award in awards):
        yield Refuse(act=act.id, kind="adjust", code="appeal-undecided")


def _is_discipline(ruling: acts.Act | None) -> bool:
    return isinstance(ruling, acts.Penalize) and ruling.penalty.kind == "disciplinary"


def _open(now: Situation) -> list[acts.Appeal]:
    """The appeals that have been made in time and are not decided. An appeal or a decision that was refused has done
    nothing, whatever is found about it later; one that was only not judged in full has."""
    found: list[acts.Appeal] = []
    in_vain = now.in_vain
    for act in now.facts.acts.of(acts.Appeal, acts.DecideAppeal):
        if act.id in in_vain:
            continue
        if isinstance(act, acts.Appeal) and not act.concurring and ruling_appealed(now.facts, act) is not None:
            if now.found("in_time", act.id) is not False:
                found.append(act)
        elif isinstance(act, acts.DecideAppeal):
            found = [a for a in found if not is_meant(now.facts, act.of, a)]
    return found


def _decided(now: Situation, act: acts.DecideAppeal) -> acts.Appeal | None:
    return next((a for a in reversed(_open(now)) if is_meant(now.facts, act.of, a)), None)
