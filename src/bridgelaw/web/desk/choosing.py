"""The options as they are read out: player by player, in a language of the player's, and what each still needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bridgelaw.answer.model import Option
from bridgelaw.table.options import ANY_CALL, BY_THE_CALL, suits_to_name, taken_with
from bridgelaw.web.desk.case import Case
from bridgelaw.web.templating import words_of
from bridgelaw.words.telling.costs import costs
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.offered import intro, option_label, option_text
from bridgelaw.words.telling.to_tell import AnswerToTell


class Pick(Struct, frozen=True):
    """One thing that can be chosen with an option: its code and how it reads."""

    code: str
    text: str


class OptionToChoose(Struct, frozen=True, kw_only=True):
    """An option, as number `number` of all that are open. `picks`: what has to be chosen with it.

    `typed`: a call has to be typed, and if `alone` that is all that is done; `call` is the one that the Law names.
    `costs`: what holds if it is taken.
    """

    id: str
    number: int
    label: str
    sentence: str
    law: str
    picks: tuple[Pick, ...] = ()
    typed: bool = False
    alone: bool = False
    call: str = ""
    costs: tuple[Line, ...] = ()


class ReadOut(Struct, frozen=True, kw_only=True):
    """What is read out to one player, or open to the Director, in `language`; `own`: he has chosen that himself."""

    by: str
    language: str
    own: bool
    intro: str
    options: tuple[OptionToChoose, ...]


def readings(
    case: Case, options: Sequence[Option], languages: Mapping[str, str], asked: str | None
) -> tuple[ReadOut, ...]:
    """The options by whose they are, in the order of the Law: in the language that is `asked` for, else in that of the
    player, if it is known, else in the Director's."""
    found = []
    for by in dict.fromkeys(option.by for option in options):
        language = (asked if by != "director" else None) or languages.get(by) or case.words.language
        words = words_of(language, case.words.edition)
        to_tell = AnswerToTell(case.answer, case.view, words)
        mine = [(n, option) for n, option in enumerate(options, 1) if option.by == by]
        read = tuple(_option(to_tell, n, option) for n, option in mine)
        said = intro(words, by, [option for _, option in mine])
        own = not asked and by in languages
        found.append(ReadOut(by=by, language=language, own=own, intro=said, options=read))
    return tuple(found)


def _option(to_tell: AnswerToTell, number: int, option: Option) -> OptionToChoose:
    words, id = to_tell.words, option.id
    picks: list[Pick] = []
    need = taken_with(id, option.calls, option.cards or None)
    if need == "suit":
        named = suits_to_name(id, option.suits or "SHDC", option.cards or None)
        said = [words.all_of([words.suit(suit) for suit in code.split()]) for code in named]
        picks = list(map(Pick, named, said)) if len(named) > 1 else []
    elif need == "card" and option.cards and len(option.cards) > 1:
        picks = [Pick(card, words.card(card)) for card in option.cards]
    elif need == "call" and option.calls and id not in ANY_CALL:
        picks = [Pick(call, words.call(call)) for call in option.calls]
    return OptionToChoose(
        id=id,
        number=number,
        label=option_label(to_tell, option),
        sentence=capital(option_text(to_tell, option)),
        law=option.law,
        picks=tuple(picks),
        typed=id in ANY_CALL,
        alone=id in BY_THE_CALL,
        costs=tuple(costs(to_tell, option)),
        call=words.call(option.calls[0], "short") if id in ANY_CALL and option.calls and len(option.calls) == 1 else "",
    )
