"""The pages of a card as data: the form by which it is asked for, and the card that has been taken over."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bridgelaw.answer.card_model import CardSaid, ShiftSaid, said
from bridgelaw.desk.conditions import spelling_of, write
from bridgelaw.desk.conditions.parts import Anything, Length, Points, Span, all_of
from bridgelaw.desk.kept_cards import KeptCard, kept_cards
from bridgelaw.desk.named_actions import polled_actions
from bridgelaw.desk.second_stage import MARKS
from bridgelaw.desk.usable import ShownLine
from bridgelaw.game.cards import in_order
from bridgelaw.game.seats import SEATS
from bridgelaw.web.desk.card_asked import ROWS, CardAbout, must_be_sure, questions
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import SentForm, carried
from bridgelaw.web.desk.poll_view import choice_in_words
from bridgelaw.web.desk.telling import where
from bridgelaw.words import Words
from bridgelaw.words.spelling import call_forms
from bridgelaw.words.telling.card import about, actions, arrow, gained, notes, reading, samples, shown
from bridgelaw.words.telling.layout import capital

HALF = 100
"""Units of the picture of an arrow from no shift to its end."""


class LineRow(Struct, frozen=True, kw_only=True):
    """What a call showed: its words beside its condition, and who said so; `sure`: whether he has to say that the one
    says the other, and has."""

    act: str
    call: str
    words: str
    condition: str
    source: str
    asks_sure: bool
    is_sure: bool


class ReadingRow(Struct, frozen=True):
    """What the information may have meant: a name and a condition."""

    name: str
    condition: str


class ActionRow(Struct, frozen=True):
    """An action, and where it leads if not everybody passes."""

    action: str
    contract: str
    by: str


class AskingCard(Struct, frozen=True, kw_only=True):
    """A card that is to be asked for. `names`: what readings may be called; `poll`: what is said of the poll, where
    there was one; `others`: other choices about which there could be a card."""

    where: str
    carried: dict[str, str]
    of: str
    title: str
    about: str
    other: str
    held: tuple[str, ...]
    lines: tuple[LineRow, ...]
    readings: tuple[ReadingRow, ...]
    names: tuple[str, ...]
    example: str
    actions: tuple[ActionRow, ...]
    with_contracts: bool
    scales: tuple[str, ...]
    scale: str
    poll: bool
    no_poll: str
    others: tuple[tuple[str, str], ...]


class ArrowCell(Struct, frozen=True, kw_only=True):
    """An arrow, as it is said, written and drawn; `told` is the sentence with everything. Places on the picture, whose
    middle is no shift: where the interval begins and ends, the point, the band of chance."""

    column: str
    short: str
    told: str
    shows: str
    low: float
    high: float
    point: float
    null_low: float
    null_high: float


class ReadingResult(Struct, frozen=True):
    """A reading with its arrows; none where nothing can be said of it."""

    said: str
    arrows: tuple[ArrowCell, ...]


class CardOnPage(Struct, frozen=True, kw_only=True):
    """A card that has been taken over, in words and pictures."""

    where: str
    carried: dict[str, str]
    act: str
    title: str
    about: str
    shown: tuple[str, ...]
    actions: tuple[str, ...]
    differ: bool
    readings: tuple[ReadingResult, ...]
    samples: tuple[tuple[str, tuple[tuple[tuple[str, str], ...], ...]], ...]
    notes: tuple[str, ...]
    in_letter: bool

    @property
    def has_pictures(self) -> bool:
        """Whether an arrow is drawn; none is where the deals are too few."""
        return any(one.shows != "too_few" for row in self.readings for one in row.arrows)


class ListedCard(Struct, frozen=True):
    """A card of the case in a list."""

    act: str
    text: str
    in_letter: bool


def listed(case: Case) -> tuple[ListedCard, ...]:
    """The cards of the case, in the order in which they were made."""
    return tuple(
        ListedCard(one.act, " · ".join(str(row["name"]) for row in one.value["readings"]), one.in_letter)
        for one in kept_cards(case.state.board.now)
    )


def asking_card(case: Case, found: CardAbout, form: SentForm | None) -> AskingCard:
    """The form, filled in as far as that is known; `form`: as it was sent before."""
    words, usable = case.words, found.usable

    def given(name: str, otherwise: str = "") -> str:
        return otherwise if form is None else form.line(name)

    suggested = polled_actions(case.state.board.course, usable, found.poll.value if found.poll else {})
    codes = [one.action for one in suggested] or [_chosen(case, usable.act)]
    typed = [_typed(code, words) for code in codes][:ROWS]
    acts = {act.id: act for act in case.state.board.course.happened}
    field = case.state.settings.scoring
    usual = {"mp": "matchpoints", "imp": "imps"}.get(field or "", "points")
    scales = found.scales()
    held = (
        words.say("fit-held", text=" ".join((words.seat(seat.value), *(words.card(str(c)) for c in in_order(cards)))))
        for seat, cards in usable.held.items()
    )
    return AskingCard(
        where=where(case),
        carried=carried(case),
        of=found.question.of,
        title=choice_in_words(case, acts[usable.act]),
        about=words.say("infocard-about", seat=usable.seat.value, other=found.about.about.value),
        other=words.seat(found.about.about.value),
        held=tuple(held),
        lines=tuple(_row(one, words, form) for one in usable.lines),
        readings=tuple(ReadingRow(given(f"name-{n}"), given(f"reading-{n}")) for n in range(1, ROWS + 1)),
        names=tuple(words.say(f"stages-mark-{mark}") for mark in MARKS if mark != "nothing"),
        example=write(all_of((Points(Span(11, 15)), Length(Span(5), ("S",)))), spelling_of(words.language)),
        actions=tuple(
            ActionRow(
                given(f"action-{n + 1}", typed[n] if n < len(typed) else ""),
                given(f"contract-{n + 1}"),
                given(f"by-{n + 1}"),
            )
            for n in range(ROWS)
        ),
        with_contracts=usable.sheet.decision != "play",
        scales=scales,
        scale=given("scale", usual if usual in scales else "points"),
        poll=found.poll is not None,
        no_poll=given("no_poll"),
        others=tuple(
            (one.of, words.say("infocard-other-choice", seat=one.seat.value))
            for one in questions(case)
            if one.of != found.question.of and one.seat is not None
        ),
    )


def _row(line: ShownLine, words: Words, form: SentForm | None) -> LineRow:
    known = line.condition is not None and line.condition != Anything()
    text = write(line.condition, spelling_of(words.language)) if known and line.condition is not None else ""
    call = words.call(line.call) if line.call else ""
    return LineRow(
        act=str(line.act),
        call=words.say("infocard-of-call", seat=line.seat.value, text=call),
        words=line.words,
        condition=text if form is None else form.line(f"line-{line.act}"),
        source=words.say(f"infocard-source-{line.source}", seat=line.by or line.seat.value),
        asks_sure=must_be_sure(line),
        is_sure=form is not None and bool(form.text(f"sure-{line.act}")),
    )


def _chosen(case: Case, act: str) -> str:
    """The call or card that was chosen, by its code."""
    plain: Mapping[str, object] = case.view.acts.get(act, {})
    return str(next((plain[key] for key in ("call", "substitute", "play") if key in plain), ""))


def _typed(code: str, words: Words) -> str:
    """A call or card as it is typed in the reader's language."""
    if code in ("P", "X", "XX"):
        return call_forms(words.language, code)[0]
    return words.action(code)


def shown_card(case: Case, one: KeptCard) -> CardOnPage:
    """A card that has been taken over, with the deals that are kept beside it."""
    words = case.words
    found = said({**one.value, "samples": case.state.board.samples.get(one.act, ())})
    acts = {act.id: act for act in case.state.board.course.happened}
    chosen = acts.get(found.of)
    widest = max((abs(x) for s in found.shifts for x in (s.low, s.high, s.null.low, s.null.high)), default=0) or 1
    return CardOnPage(
        where=where(case),
        carried=carried(case),
        act=one.act,
        title=choice_in_words(case, chosen) if chosen is not None else "",
        about=about(found, words),
        shown=tuple(map(capital, shown(found, words))),
        actions=tuple(map(capital, actions(found, words))),
        differ=found.differ,
        readings=tuple(
            ReadingResult(
                reading(row, words),
                tuple(_cell(found, shift, widest, words) for shift in found.shifts if shift.reading == row.name)
                if row.refused is None
                else (),
            )
            for row in found.readings
        ),
        samples=tuple(samples(found, words)),
        notes=tuple(notes(found, words)),
        in_letter=one.in_letter,
    )


def _cell(found: CardSaid, shift: ShiftSaid, widest: float, words: Words) -> ArrowCell:
    def at(value: float) -> float:
        return round(HALF + HALF * value / widest, 1)

    return ArrowCell(
        column=words.say("infocard-column", action=words.action(shift.action), text=words.action(shift.against)),
        short=capital(gained(found, shift, words)),
        told=capital(arrow(found, shift, words)),
        shows=shift.shows,
        low=at(shift.low),
        high=at(shift.high),
        point=at(shift.shift),
        null_low=at(shift.null.low),
        null_high=at(shift.null.high),
    )


def seats(words: Words) -> tuple[tuple[str, str], ...]:
    """The seats to choose a declarer from."""
    return tuple((seat.value, words.seat(seat.value)) for seat in SEATS)
