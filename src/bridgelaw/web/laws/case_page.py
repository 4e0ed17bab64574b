"""A worked case, act by act, with the answer that `bridgelaw rule` gives after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bridgelaw.answer.model import Answer
from bridgelaw.api.worked import Worked
from bridgelaw.formats.record import plain_record
from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.table.vocabulary import Language
from bridgelaw.web.laws.addresses import case_path, law_path, record_path
from bridgelaw.web.laws.case_view import CaseLine, CaseStep, ChangedPart, Round, WorkedCaseView
from bridgelaw.web.laws.shelf import answers_of, cases_of
from bridgelaw.web.laws.speech import TextLink, cited, language_of
from bridgelaw.web.laws.titles import case_title
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.letter.facts import hands
from bridgelaw.words.telling import SECTIONS, RecordView, view_of
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.answered import finding_in_words
from bridgelaw.words.telling.auction import COLUMNS, rows_of
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.state import heading, state
from bridgelaw.words.telling.to_tell import AnswerToTell

START = "start"
STATE = "state"
AUCTION = "auction"
INDENT = 3
"""A line further in belongs to the one above it."""

Plain = Mapping[str, Any]


def case_view(worked: Worked, edition: Edition, language: Language) -> WorkedCaseView:
    """All that the page of the case shows under an edition that it speaks of."""
    words = words_of(language, edition)
    answers = answers_of(worked, edition)
    view = view_of(plain_record(worked.record))
    first = AnswerToTell(answers[0], view, words)
    law = worked.law
    before, after = _neighbours(worked, edition, words)
    return WorkedCaseView(
        law=TextLink(words.law(f"{edition}:{law}", short=True), law_path(language, edition, law)),
        name=worked.titles["en"],
        title=case_title(worked, edition, words),
        settings=" ".join(line.text for line in heading(first) if line.style != "faint" and line.text != view.title),
        hands=tuple(hands(first, {})),
        steps=tuple(_steps(worked, answers, view, words)),
        headings=tuple(_headings(words).items()),
        editions=tuple(_editions(worked, edition, words)),
        record=TextLink(words.say("browser-record"), record_path(law, worked.slug)),
        previous=before,
        next=after,
    )


def _headings(words: Words) -> dict[str, str]:
    named = {name: words.say(f"answer-heading-{name}") for name in SECTIONS}
    return {STATE: words.say("browser-state"), AUCTION: words.say("table-auction-heading"), **named}


def _steps(worked: Worked, answers: Iterable[Answer], view: RecordView, words: Words) -> Iterator[CaseStep]:
    headings = _headings(words)
    before: dict[str, ChangedPart] = {}
    acts = view.acts
    for number, answer in enumerate(answers):
        to_tell = AnswerToTell(answer, view, words)
        parts = {part.name: part for part in parts_of(to_tell, headings)}
        changed = [part for name, part in parts.items() if before.get(name) != part]
        gone = [name for name in before if name not in parts]
        order = list(headings)
        empty = [ChangedPart(name=name, heading=headings[name], lines=()) for name in gone]
        shown = sorted([*changed, *empty], key=lambda part: order.index(part.name))
        id = answer.after
        text = words.say("browser-start") if not number else act_in_words(acts[id], to_tell)
        yield CaseStep(id=f"after-{id}", number=number, text=text, parts=tuple(shown))
        before = parts


def act_in_words(act: Plain, to_tell: AnswerToTell) -> str:
    """The act in one line; of a finding, the Question and what was found."""
    if "find" not in act:
        return act_line(act, to_tell.words)
    return finding_in_words(to_tell.words, act, to_tell.view.acts)


def parts_of(to_tell: AnswerToTell, headings: Mapping[str, str]) -> Iterator[ChangedPart]:
    """The parts of one answer that say anything, in the order in which `bridgelaw rule` prints them."""
    yield ChangedPart(name=STATE, heading=headings[STATE], lines=tuple(_lines(state(to_tell), to_tell.words)))
    if to_tell.auction:
        rows, notes = rows_of(to_tell)
        yield ChangedPart(
            name=AUCTION,
            heading=headings[AUCTION],
            lines=tuple(_lines(notes, to_tell.words)),
            seats=tuple(to_tell.words.seat(seat) for seat in COLUMNS),
            rounds=tuple(Round(tuple(" ".join(row.get(column, ())) for column in range(4))) for row in rows),
        )
    for name, section in SECTIONS.items():
        lines = tuple(_lines(section(to_tell), to_tell.words))
        if lines:
            yield ChangedPart(name=name, heading=headings[name], lines=lines)


def _lines(lines: Iterable[Line], words: Words) -> Iterator[CaseLine]:
    for line in lines:
        link = cited(line.law, words) if line.law else None
        kinds = (line.style if line.style != "plain" else "", "below" if line.indent > INDENT else "")
        yield CaseLine(line.text, link, line.lead.strip(), " ".join(filter(None, kinds)))


def _editions(worked: Worked, edition: Edition, words: Words) -> Iterator[TextLink]:
    """The same case under the other editions; where it does not speak of one, the Law in it."""
    language = language_of(words)
    for year in EDITIONS:
        if year in worked.editions:
            yield TextLink(year, case_path(language, year, worked.law, worked.slug), year == edition)
        else:
            yield TextLink(year, law_path(language, year, worked.law))


def _neighbours(worked: Worked, edition: Edition, words: Words) -> tuple[TextLink | None, TextLink | None]:
    there = [case for case in cases_of(worked.law) if edition in case.editions]
    place = next(n for n, case in enumerate(there) if case.slug == worked.slug)

    def link(n: int) -> TextLink | None:
        if not 0 <= n < len(there):
            return None
        path = case_path(language_of(words), edition, worked.law, there[n].slug)
        return TextLink(case_title(there[n], edition, words), path)

    return link(place - 1), link(place + 1)
