"""One public answer in prose, as `bridgelaw rule` prints it and a Director reads it out."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Answer
from bridgelaw.answer.seat_model import SeatAnswer
from bridgelaw.words.say import Words
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.auction import auction
from bridgelaw.words.telling.choices import options
from bridgelaw.words.telling.diagram import diagram
from bridgelaw.words.telling.duties import duties, rights
from bridgelaw.words.telling.information import information
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.layout import BLANK, Line, lay_out
from bridgelaw.words.telling.paint import write
from bridgelaw.words.telling.remarks import remarks
from bridgelaw.words.telling.rulings import has_adjusted_score, rulings
from bridgelaw.words.telling.score import score
from bridgelaw.words.telling.state import heading, state
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import RecordView, view_of

SECTIONS = {
    "irregularities": irregularities,
    "questions": questions,
    "options": options,
    "duties": duties,
    "rights": rights,
    "information": information,
    "rulings": rulings,
    "score": score,
    "errors": remarks,
}


def compose(answer: Answer | SeatAnswer, record_view: RecordView, words: Words) -> Iterator[Line]:
    """The paragraphs of `answer`: state, auction, then a section for everything that there is something to say about.

    Args:
        answer: a seat's or the Director's.
        record_view: what the reader may know of the record.
        words: the language; the edition is the answer's.
    """
    to_tell = AnswerToTell(answer, record_view, words)
    yield from heading(to_tell)
    yield from state(to_tell)
    for part in (diagram, auction):
        if lines := list(part(to_tell)):
            yield BLANK
            yield from lines
    if not to_tell.irregularities:
        yield BLANK
        yield Line(to_tell.words.say("answer-no-irregularity"))
    for name, section in SECTIONS.items():
        if lines := list(section(to_tell)):
            yield BLANK
            # what he has not answered by the time he gives a score he has left open
            left = name == "questions" and has_adjusted_score(to_tell)
            over_it = "answer-undecided" if left else f"answer-heading-{name}"
            yield Line(to_tell.words.say(over_it), style="heading")
            yield from lines


def tell(answer: Answer | SeatAnswer, record_view: RecordView, words: Words, *, width: int = 80) -> list[str]:
    """`answer` in prose, as lines of at most `width` characters without colour. Arguments as for `compose`."""
    return [text for text, _ in lay_out(compose(answer, record_view, words), width)]


__all__ = ["RecordView", "compose", "tell", "view_of", "write"]
