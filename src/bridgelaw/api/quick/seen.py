"""The record of a quick ruling as the words read it: what was only put in is not named and not counted."""

from __future__ import annotations

from dataclasses import replace

from bridgelaw.answer.model import Question
from bridgelaw.api.quick.road import Quick, QuickFinding
from bridgelaw.api.quick.writing import filled_in, set_up
from bridgelaw.game.seats import Side
from bridgelaw.words.telling.to_tell import question_of
from bridgelaw.words.telling.view import RecordView, view_of


def view_of_quick(found: Quick) -> RecordView | None:
    """What the words need of the record; None while facts are missing."""
    if found.record is None or found.table is None:
        return None
    acts = found.record["acts"][: found.written]
    play = found.table.situation.facts.play
    won = (play.won(Side.NS), play.won(Side.EW)) if play else (0, 0)
    return replace(view_of(found.record), filled=filled_in(acts), set_up=set_up(acts), uncounted=won)


def findings_of(found: Quick) -> tuple[tuple[Question, str], ...]:
    """The Questions that were answered, in their order, as the words read them, each with its answer."""
    return tuple((_question(one), one.text) for one in found.findings)


def _question(found: QuickFinding) -> Question:
    asked = found.question
    seat = asked.seat.value if asked.seat else None
    return question_of({"kind": asked.kind, "of": asked.of, "seat": seat, "law": asked.law})
