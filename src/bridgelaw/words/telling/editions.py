"""The same board under several editions of the Laws, side by side: each statement with the editions that make it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from bridgelaw.answer.model import Answer
from bridgelaw.words.say import Words
from bridgelaw.words.telling.ask import questions
from bridgelaw.words.telling.auction import auction
from bridgelaw.words.telling.choices import options
from bridgelaw.words.telling.duties import duties
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.layout import BLANK, Line
from bridgelaw.words.telling.rulings import rulings
from bridgelaw.words.telling.score import score
from bridgelaw.words.telling.state import heading
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import RecordView

SECTIONS: dict[str, Callable[[AnswerToTell], Iterator[Line]]] = {
    "irregularities": irregularities,
    "questions": questions,
    "options": options,
    "duties": duties,
    "rulings": rulings,
    "score": score,
}
_TOP = 2
_CELL = 9
NOT_THERE = "–"
THERE = "•"


def compose_editions(answers: Mapping[str, Answer], view: RecordView, words: Words) -> Iterator[Line]:
    """A column for each edition: the provision under which it says so, a point where there is none, a dash where it
    does not say so.

    Args:
        answers: by edition, the Director's answers to the same board.
        view: what the reader may know of the record.
        words: the language.
    """
    by_edition = {edition: AnswerToTell(answer, view, words.under(edition)) for edition, answer in answers.items()}
    first = next(iter(by_edition.values()))
    title, *rest = heading(first)
    yield title
    if rest:
        # the edition stands at the end of it, with whose Laws they are: here there are several
        yield rest[0]._replace(text=rest[0].text.replace(str(first.answer.laws), " · ".join(by_edition)))
    if lines := list(auction(first)):
        yield BLANK
        yield from lines
    yield BLANK
    yield Line("", law=_cells(list(by_edition)), style="label")
    for name, section in SECTIONS.items():
        if said := statements(by_edition, section):
            yield Line(words.say(f"answer-heading-{name}"), style="heading")
            for text, laws in said.items():
                yield Line(text, law=_cells([laws.get(edition, NOT_THERE) for edition in by_edition]), indent=_TOP)


def statements(
    by_edition: Mapping[str, AnswerToTell], section: Callable[[AnswerToTell], Iterator[Line]]
) -> dict[str, dict[str, str]]:
    """Each statement of a section, with the number of its provision in each edition that makes it."""
    found: dict[str, dict[str, str]] = {}
    for edition, to_tell in by_edition.items():
        for line in section(to_tell):
            if line.style != "faint" and line.text and (line.indent == _TOP or section is score):
                number = line.law.split()[-1] if line.law else THERE
                found.setdefault(line.text, {}).setdefault(edition, number)
    return found


def _cells(texts: list[str]) -> str:
    return "".join(f"{text:>{_CELL}}" for text in texts)
