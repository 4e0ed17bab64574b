"""Why a quick ruling is as it is, in short, to be read out beside what follows: what the Director has found, what makes
a penalty card a major or a minor one, and what the Law says of the tricks that change hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgelaw.answer.model import Question
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.ranks import ranks
from bridgelaw.words.telling.rulings import rulings_told
from bridgelaw.words.telling.statements import statement
from bridgelaw.words.telling.to_tell import AnswerToTell

_SAID_ELSEWHERE = ("act_meant", "agreement", "normal_line", "revoke_facts", "would_have_acted")
"""Findings that are told by what follows from them, or that are nobody else's business."""


def grounds(to_tell: AnswerToTell, findings: Sequence[tuple[Question, str]], ruled: Iterable[str] = ()) -> list[Line]:
    """The reasons, one line each.

    Args:
        to_tell: the answer.
        findings: the Questions that were answered, each with its answer as it is written.
        ruled: provisions by their names (`law64.won_by_offender`) that say why it comes to what is ruled.
    """
    lines = [*_found(to_tell, findings), *_lying(to_tell), *read_out(ruled, to_tell.words)]
    return list(dict.fromkeys(lines))


def _found(to_tell: AnswerToTell, findings: Sequence[tuple[Question, str]]) -> Iterator[Line]:
    acts = [act for act in to_tell.view.acts.values() if act.get("by") == "director"]
    for question, _ in findings:
        if question.kind in _SAID_ELSEWHERE:
            continue
        mine = [act for act in acts if act.get("find") == question.kind and act.get("of") in (None, question.of)]
        if mine:
            asked = {"kind": question.kind, "of": question.of, "seat": question.seat, "law": question.law}
            law = to_tell.words.law(question.law, short=True) if question.law else ""
            yield Line(capital(statement(to_tell, asked, mine[-1]["value"])), law=law)


def _lying(to_tell: AnswerToTell) -> Iterator[Line]:
    for ruling in rulings_told(to_tell):
        it = to_tell.irregularity(ruling.irregularity)
        if ruling.rectification == "penalty_card" and it is not None:
            yield from ranks(to_tell, it)
