"""The options with their costs, as the Director reads them out: in the order of the Law, numbered, player by player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.answer.model import Option
from bridgelaw.words.telling.costs import costs
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.offered import CARD_OPTIONS, calls_to_list, each_once, intro, option_text
from bridgelaw.words.telling.to_tell import AnswerToTell


def options(to_tell: AnswerToTell, found: Sequence[Option] | None = None) -> Iterator[Line]:
    """Player by player: that the choice is his, then his options with their provisions.

    `found`: those that are told, if it is not the answer's own.
    """
    found = [option for _, option in each_once(to_tell.options if found is None else found)]
    for by in dict.fromkeys(option.by for option in found):
        mine = [option for option in found if option.by == by]
        yield Line(intro(to_tell.words, by, mine), indent=2, style="label")
        for n, option in enumerate(mine, 1):
            law = to_tell.words.law(option.law, short=True)
            yield Line(capital(option_text(to_tell, option)), law=law, indent=2, lead=f"{n}  ")
            if calls := calls_to_list(to_tell, option):
                text = to_tell.words.one_of([to_tell.words.call(call) for call in calls])
                yield Line(to_tell.words.say("options-calls", text=text), indent=5)
            if option.cards and option.id in CARD_OPTIONS:
                cards = to_tell.words.one_of([to_tell.words.card(card) for card in option.cards])
                yield Line(to_tell.words.say("options-cards", text=cards), indent=5)
            yield from costs_under(to_tell, option)


def costs_under(to_tell: AnswerToTell, option: Option) -> Iterator[Line]:
    """What an option in a numbered list costs, in the column of its sentence."""
    yield from (line._replace(indent=line.indent + 5) for line in costs(to_tell, option))
