"""The Question that a card of a case is about, and the form by which the Director asks for one: read, or what is wrong
with it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.api.cards_of_questions import AskedAbout, NoChoice, asked_about
from bridgelaw.desk.card import MOST_READINGS, CardAsked, NamedAction, NamedReading
from bridgelaw.desk.conditions import BadCondition, Condition, read, spelling_of
from bridgelaw.desk.conditions.parts import Anything
from bridgelaw.desk.evidence import poll_finding
from bridgelaw.desk.named_actions import BadAction, named_actions
from bridgelaw.desk.problem import NoProblem
from bridgelaw.desk.results import Others, compared, others
from bridgelaw.desk.shift import SCALES, Scale
from bridgelaw.desk.usable import ShownLine, UsableDeal
from bridgelaw.formats import typed
from bridgelaw.game.calls import CALLS
from bridgelaw.lawbook.situation import Finding, Question
from bridgelaw.live.poll_events import is_polled
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import SentForm
from bridgelaw.words import Words, typed_scores
from bridgelaw.words.spelling import letters

ROWS = 4
"""Rows for readings, and for actions."""
LONGEST_NAME = 60


class Unready(Exception):
    """There is no card yet; `message` says why not."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class UnusableField(ValueError):
    """What is filled in cannot be used: a sentence, and the field to which it belongs."""

    def __init__(self, sentence: str, field: str) -> None:
        super().__init__(sentence)
        self.sentence, self.field = sentence, field


class CardAbout(Struct, frozen=True, kw_only=True):
    """What a card of the case would be about; `poll`: the closed poll about the choice; `field`: the other tables."""

    question: Question
    about: AskedAbout
    poll: Finding | None
    field: Others | None

    @property
    def usable(self) -> UsableDeal:
        """What the player might use."""
        return self.about.usable

    def scales(self) -> tuple[Scale, ...]:
        """In what the card can be measured."""
        return SCALES if self.field is not None and self.field.ns else SCALES[:2]


def questions(case: Case) -> tuple[Question, ...]:
    """The Questions what information suggested that have come up, open and answered, each once."""
    found = {(one.of, one.seat): one for one in case.state.board.course.asked() if one.kind == "suggested" and one.seat}
    return tuple(found.values())


def card_about(case: Case, of: str) -> CardAbout:
    """What a card about that Question (by the act that it is about; empty: the last one) would be about.

    Raises:
        Unready: there is none, or none yet.
    """
    board = case.state.board
    found = [one for one in questions(case) if of in ("", one.of)]
    if not found:
        raise Unready("infocard-no-question")
    question = found[-1]
    try:
        about = asked_about(board.course, question)
    except NoChoice as no:
        raise Unready(f"infocard-none-{no.code}") from no
    except NoProblem as no:
        raise Unready("infocard-refused-no_hand") from no
    if is_polled(board.polls, about.usable.act) or is_polled(board.polls, question.of):
        raise Unready("infocard-refused-poll_open")
    if board.now.setting.vulnerable is None:
        raise Unready("error-evidence-vulnerable")
    return CardAbout(
        question=question,
        about=about,
        poll=poll_finding(board.now, question, about.usable.act),
        field=compared(others(case.record.field)),
    )


def asked_for(case: Case, found: CardAbout, form: SentForm) -> CardAsked:
    """The card that the form asks for.

    Raises:
        UnusableField: something in it cannot be used.
    """
    words, vulnerable = case.words, case.state.board.now.setting.vulnerable
    assert vulnerable is not None
    if found.poll is None and not form.line("no_poll"):
        raise UnusableField(words.say("infocard-refused-no_poll", "desk"), "no_poll")
    usable = replace(found.usable, lines=tuple(_line(one, form, words) for one in found.usable.lines))
    readings = tuple(_readings(form, words))
    actions = _actions(case, usable, form)
    scale: Scale = next((one for one in found.scales() if one == form.text("scale")), "points")
    return CardAsked(
        usable=usable,
        about=found.about.about,
        because=found.about.because,
        readings=readings,
        actions=actions,
        vulnerable=vulnerable,
        poll=found.poll.act if found.poll else None,
        no_poll="" if found.poll else form.line("no_poll"),
        scale=scale,
        others=found.field,
    )


def must_be_sure(line: ShownLine) -> bool:
    """Whether the condition was made from words, so that the Director has to look at both."""
    return line.condition is not None and bool(line.words)


def _line(line: ShownLine, form: SentForm, words: Words) -> ShownLine:
    """The line as the Director leaves it; what he has changed is his."""
    field = f"line-{line.act}"
    said = _condition(form.line(field), field, words)
    if said == line.condition or (said is None and line.condition == Anything()):
        if must_be_sure(line) and not form.text(f"sure-{line.act}"):
            raise UnusableField(words.say("infocard-unsure"), f"sure-{line.act}")
        return line
    return replace(line, condition=Anything() if said is None else said, source="director", by="director")


def _condition(text: str, field: str, words: Words) -> Condition | None:
    if not text:
        return None
    try:
        return read(text, spelling_of(words.language))
    except BadCondition as error:
        expected = words.one_of([words.say(f"expected-{one}") for one in error.expected])
        said = words.say("infocard-unreadable", text=text, n=str(error.column), allowed=expected)
        raise UnusableField(said, field) from None


def _readings(form: SentForm, words: Words) -> Iterator[NamedReading]:
    found: set[str] = set()
    for row in range(1, ROWS + 1):
        name, field = form.line(f"name-{row}"), f"reading-{row}"
        condition = _condition(form.line(field), field, words)
        if not name and condition is None:
            continue
        if not name or condition is None or len(name) > LONGEST_NAME:
            raise UnusableField(words.say("infocard-half-reading"), field if name else f"name-{row}")
        if name in found:
            raise UnusableField(words.say("infocard-reading-twice", text=name), f"name-{row}")
        found.add(name)
        yield NamedReading(name, condition)
    if not 1 < len(found) <= MOST_READINGS:
        raise UnusableField(words.say("infocard-refused-too_few_readings", "desk"), f"name-{len(found) + 1}")


def _actions(case: Case, usable: UsableDeal, form: SentForm) -> tuple[NamedAction, ...]:
    words, texts, fields = case.words, list[str](), list[str]()
    for row in range(1, ROWS + 1):
        said, contract = form.line(f"action-{row}"), form.line(f"contract-{row}")
        if not said:
            continue
        code = typed.code(said, letters(words.language))
        if code not in CALLS and usable.sheet.decision != "play":
            code = typed_scores.in_codes(said, words.language).upper()
        made = f"={typed_scores.in_codes(contract, words.language)}{form.text(f'by-{row}')}" if contract else ""
        texts.append(f"{code}{made}")
        fields.append(f"action-{row}")
    found = list[NamedAction]()
    for n, field in enumerate(fields):
        try:
            found = [*named_actions(case.state.board.course, usable, texts[: n + 1])]
        except BadAction as error:
            sentence = words.say(f"infocard-action-bad-{error.code}", text=form.line(field))
            raise UnusableField(sentence, field) from None
    if len({(one.contract, one.card) for one in found}) < 2:
        raise UnusableField(words.say("infocard-refused-too_few_actions", "desk"), f"action-{len(found) + 1}")
    return tuple(found)
