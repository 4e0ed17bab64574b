"""Questions for whose answer nobody has to wait."""

from __future__ import annotations

from bridgelaw.lawbook.situation import Question, Situation
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import SELF_INFLICTED

_AFTERWARDS = frozenset(("assisted", "could_have_known"))
_CALLS = (acts.Summon, acts.Attention, acts.DirectorAttention, acts.Dispute, acts.Reserve, acts.Appeal)


def in_passing(now: Situation, question: Question) -> bool:
    """Whether nobody has to wait for the answer: without one it counts as no. So it is of what arises with every
    adjusted score; and of what an irregularity might have done to the result beyond its rectification (23C, 27D, 50E3,
    55C, 72C and those before them), as long as nobody has called the Director since the board was over: the Law was
    applied when it happened. Whether all agree about a fact need not be asked either where one of them has disputed it,
    and what is to be found of it is asked beside."""
    if question.kind in SELF_INFLICTED or _is_answered_by_a_dispute(now, question):
        return True
    return _of_what_was_ruled(now, question) and not _called_since(now, question)


def is_disputed(now: Situation, about: str) -> bool:
    """Whether somebody has disputed what was said by the act `about`, or by a reservation about it."""
    done = now.facts.acts
    named = (about, *(a.id for a in done.about(about, acts.Reserve)))
    return any(done.about(one, acts.Dispute) for one in named)


def _is_answered_by_a_dispute(now: Situation, question: Question) -> bool:
    if question.kind != "facts_agreed" or not is_disputed(now, question.of):
        return False
    return any(q.kind == "information_made_available" and q.of == question.of for q in now.questions)


def _of_what_was_ruled(now: Situation, question: Question) -> bool:
    it = question.it
    if it is None or question.kind not in _AFTERWARDS or now.found(question.kind, question.of) is not None:
        return False
    return any(r.effect.irregularity == it.key for r in now.rulings)


def _called_since(now: Situation, question: Question) -> bool:
    """Whether somebody has called since it was asked, which is when the play was over."""
    numbers, asked = now.facts.numbers, question.seen.facts.count
    return any(numbers[act.id] > asked for act in now.facts.acts.of(*_CALLS))
