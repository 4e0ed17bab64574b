"""The card of `bridgelaw evidence FILE`: what is asked about, what the options say, the card or why there is none."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from msgspec import Struct

from bridgelaw.cli.evidence_lines import Unreadable, bad_cards, read_lines, read_option

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from bridgelaw.api.cards_of_questions import AskedAbout
    from bridgelaw.api.table import Table
    from bridgelaw.desk.card import CardAsked, NamedAction, NamedReading, NoCard
    from bridgelaw.desk.deals_that_fit import DealProblem, NotCounted
    from bridgelaw.desk.shift import Scale
    from bridgelaw.desk.usable import UsableDeal
    from bridgelaw.formats.board import Record
    from bridgelaw.lawbook.situation import Question
    from bridgelaw.words import Words

REFUSED = 1


class CardOptions(Struct, frozen=True, kw_only=True):
    """What the options say of a card; `actions` is None where the poll's are taken."""

    showed: Sequence[str]
    readings: Sequence[str]
    actions: Sequence[str] | None
    no_poll: str
    scale: Scale
    deals: int | None
    seed: str | None
    seconds: float | None


class AskedOfFile(Struct, frozen=True, kw_only=True):
    """A Question of a record, by its id, and the seat that was named."""

    record: Record
    table: Table
    question: Question
    id: str
    seat: str | None
    words: Words

    def about(self, words: Words) -> AskedAbout:
        """The choice that it is about. Raises `Unreadable` where it is about none, `NoCard` where the hand of the
        player is not known."""
        from bridgelaw.api.cards_of_questions import NoChoice, asked_about
        from bridgelaw.desk.card import NoCard
        from bridgelaw.desk.problem import NoProblem
        from bridgelaw.game.seats import Seat

        try:
            return asked_about(self.table.course, self.question, Seat[self.seat] if self.seat else None)
        except NoChoice as error:
            raise Unreadable(words.say(f"error-evidence-{error.code}", text=self.id)) from None
        except NoProblem as error:
            if error.code == "no-hand":
                raise NoCard("no_hand") from None
            raise Unreadable(words.say("error-evidence-other-player", text=self.id, seat=self.seat or "")) from None

    def usable(self, words: Words) -> UsableDeal:
        """What the player might use. Raises as `about`."""
        from bridgelaw.desk.card import NoCard

        try:
            return self.about(words).usable
        except NoCard as why:
            raise Unreadable(words.say(f"infocard-refused-{why.code}")) from None


def of_file(
    file: Path, question: str | None, seat: str | None, laws: str | None, authority: str | None, words: Words | None
) -> AskedOfFile:
    """The Question of that id, else the only one about information.

    Raises:
        RecordError: the file is no record.
        Unreadable: there is no such Question.
    """
    from bridgelaw.answer.parts import asked_once
    from bridgelaw.api.table import followed
    from bridgelaw.formats import record
    from bridgelaw.words import Words

    found = record.load(file)
    table = followed(found, laws=laws, authority=authority)
    spoken = Words(words.language if words is not None else found.language, table.book.edition)
    open_ = {f"q{n}": one for n, one in enumerate(asked_once(table.situation), 1)}
    about = {id: one for id, one in open_.items() if one.kind in _ABOUT_A_CHOICE}
    allowed = ", ".join(f"{id} ({spoken.say(f'question-{one.kind}', 'label')})" for id, one in about.items()) or "–"
    if question is None:
        if len(about) != 1:
            raise Unreadable(spoken.say("error-evidence-which-question", allowed=allowed))
        ((question, one),) = about.items()
    elif question in open_:
        one = open_[question]
    else:
        raise Unreadable(spoken.say("error-evidence-no-question", text=question, allowed=allowed))
    return AskedOfFile(record=found, table=table, question=one, id=question, seat=seat, words=spoken)


def show(asked: AskedOfFile, named: CardOptions, *, json: bool) -> int:
    """The card, or why there is none: the exit status."""
    from bridgelaw.answer.card import plain_card
    from bridgelaw.answer.card_model import said
    from bridgelaw.api.cards_of_questions import solved_card, solver
    from bridgelaw.api.many_deals import SECONDS
    from bridgelaw.desk.card import NoCard
    from bridgelaw.desk.deals_that_fit import BadCards, NotCounted
    from bridgelaw.words.telling import write
    from bridgelaw.words.telling.card import card as telling

    words = asked.words
    problem = None
    try:
        made = _asked(asked, named, words)
        problem = made.usable.deals()
        found = solved_card(made, SECONDS if named.seconds is None else named.seconds)
    except BadCards as error:
        raise Unreadable(bad_cards(error, words)) from None
    except (NoCard, NotCounted) as why:
        return _refused(why, problem, words, json=json)
    plain = plain_card(found, int(asked.table.book.edition), asked.id, solver())
    if json:
        from bridgelaw.cli.json_line import print_json

        print_json(plain)
    else:
        write(telling(said(plain), words), sys.stdout)
    return 0


_ABOUT_A_CHOICE = ("suggested", "logical_alternatives")


def _asked(asked: AskedOfFile, named: CardOptions, words: Words) -> CardAsked:
    from bridgelaw.desk.card import DEALS, FEWEST_DEALS, MOST_DEALS, CardAsked
    from bridgelaw.desk.conditions import read_line
    from bridgelaw.desk.evidence import poll_finding
    from bridgelaw.desk.results import compared, others

    deals = DEALS if named.deals is None else named.deals
    if not FEWEST_DEALS <= deals <= MOST_DEALS:
        raise Unreadable(words.say("error-evidence-deals", least=str(FEWEST_DEALS), most=str(MOST_DEALS)))
    showed = read_lines("--showed", named.showed, read_line, words)
    readings = _readings(named.readings, words)
    vulnerable = asked.table.situation.setting.vulnerable
    if vulnerable is None:
        raise Unreadable(words.say("error-evidence-vulnerable"))
    field = compared(others(asked.record.field))
    if named.scale == "matchpoints" and (field is None or not field.ns):
        raise Unreadable(words.say("error-evidence-field"))
    about = asked.about(words)
    usable = about.usable.with_lines(showed)
    poll = poll_finding(asked.table.situation, asked.question, usable.act)
    return CardAsked(
        usable=usable,
        about=about.about,
        because=about.because,
        readings=readings,
        actions=_actions(asked, usable, named.actions, poll.value if poll else {}, words),
        vulnerable=vulnerable,
        poll=poll.act if poll else None,
        no_poll=named.no_poll,
        scale=named.scale,
        others=field,
        deals=deals,
        seed=named.seed,
    )


def _readings(texts: Sequence[str], words: Words) -> tuple[NamedReading, ...]:
    from bridgelaw.desk.card import NamedReading
    from bridgelaw.desk.conditions import read

    found: dict[str, NamedReading] = {}
    for text in texts:
        name, equals, condition = (part.strip() for part in text.partition("="))
        if not name or not equals or not condition or name in found:
            raise Unreadable(words.say("error-evidence-reading", text=text))
        found[name] = NamedReading(name, read_option("--reading", condition, read, words))
    return tuple(found.values())


def _actions(
    asked: AskedOfFile, usable: UsableDeal, texts: Sequence[str] | None, poll: dict[str, object], words: Words
) -> tuple[NamedAction, ...]:
    from bridgelaw.desk.named_actions import BadAction, named_actions, polled_actions

    if texts is None:
        return polled_actions(asked.table.course, usable, poll)
    try:
        return named_actions(asked.table.course, usable, texts)
    except BadAction as error:
        raise Unreadable(words.say(f"error-evidence-action-{error.code}", text=error.text)) from None


def _refused(why: NoCard | NotCounted, problem: DealProblem | None, words: Words, *, json: bool) -> int:
    if json:
        from bridgelaw.answer.card import refused_card
        from bridgelaw.cli.json_line import print_json

        print_json(refused_card(why, problem))
    else:
        from bridgelaw.words.telling.card import refused

        print(refused(why, problem, words), file=sys.stderr)
    return REFUSED
