"""What holds as long as penalty cards lie on the table, in words: what their owner and declarer do, and what partner
may use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.answer.model import Option, PenaltyCard
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.laws import text_of
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell

_TOLD_BY_IT = (
    "law50.only_the_duty_is_known", "law50.only_the_duty_is_authorised", "law50.other_information",
    "law50.known_while_it_lies",
)  # fmt: skip
"""What partner may use of a penalty card, by edition; the first is about a major one."""
_PICKED_UP = ("require_suit", "forbid_suit")
"""Options by which the penalty card goes back to the hand."""


def leaves_penalty_card(option: Option) -> bool:
    """Whether by that option the lead is free and a penalty card stays on the table."""
    return option.id == "no_restriction" and not {"law50", "law51"}.isdisjoint(drawers_at(option.law))


def once_returned(to_tell: AnswerToTell, option: Option, told: Sequence[Line]) -> Iterator[Line]:
    """What partner may use of the penalty card that goes back to the hand, where the lead of its suit is required or
    forbidden. `told`: what is said of the option anyway, so that it is not said twice."""
    words, returned = to_tell.words, provisions(to_tell.words.edition)["law50.returned"].reference
    if option.id not in _PICKED_UP or {"law50", "law51"}.isdisjoint(drawers_at(option.law)):
        return
    if (law := words.law(returned, short=True)) not in {line.law for line in told}:
        yield Line(text_of("law50.returned", words), law=law, indent=told[-1].indent if told else 0)


def while_they_lie(
    to_tell: AnswerToTell, cards: Sequence[PenaltyCard], *, chosen: bool = False
) -> Iterator[tuple[str, str]]:
    """A sentence for each thing that holds then, with its provision; said once for the cards of a player. `chosen`:
    it is told as what comes of the choice to leave them there."""
    words, held = to_tell.words, provisions(to_tell.words.edition)
    for seat in dict.fromkeys(card.seat for card in cards):
        own = [card.rank for card in cards if card.seat == seat]
        people = {"seat": seat, "leader": Seat(seat).partner.value, "declarer": to_tell.answer.declarer or ""}
        said = "staying" if chosen and own[-1] == "major" else "lying"
        yield words.say(f"penalty_card-{own[-1]}", said, cards=len(own), **people), ""
    names = _TOLD_BY_IT if any(card.rank == "major" for card in cards) else _TOLD_BY_IT[1:]
    for name in names if cards else ():
        if name in held:
            yield text_of(name, words), held[name].reference
