"""What is asked and said of a revoke that is put right while the other side has led to the next trick."""

from __future__ import annotations

import pytest

from bridgelaw.api.quick.road import quick
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.web.desk.quick_view import QuickView, view_quick
from bridgelaw.words import Words
from tests.api.test_quick import Answers

FACTS: Answers = [("declarer", "S"), ("by", "E"), ("suit", "H"), ("found", "in_play")]
CARD: Answers = [*FACTS, ("card", "C5")]
LED: Answers = [*CARD, ("next_trick", "S"), ("played_since", "S W")]


def seen(answers: Answers, language: str = "en") -> QuickView:
    found = quick("revoke", answers, laws="2017", authority="wbf")
    at = Address(start="revoke", laws="2017", answers=tuple(answers))
    return view_quick(found, at, Words(language, 2017))


def test_whose_card_and_which_trick_is_asked_about_is_named() -> None:
    asked = [view.ask.label for view in (seen(FACTS), seen([*CARD, ("next_trick", "S")])) if view.ask]
    assert asked == ["Which card did East play?", "Who has played after East to the trick of the revoke?"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lead_that_stays_is_not_said_to_be_open(language: str) -> None:
    """Nobody has said who wins the corrected trick: the lead stays if it is whoever led, and goes back if not."""
    told = [line.text for line in seen([*LED, ("choose", "leave:withdraw_play")], language).stands]
    words = Words(language, 2017)
    assert words.say("quick-winner-leads") not in told
    next_one = words.say("costs-turn-play", seat="W")
    assert words.say("quick-lead-stays", seat="S", text=next_one) in told
    assert told[-1] == words.say("quick-lead-goes-back")
    back = seen([*LED, ("choose", "withdraw_play:lead S"), ("choose", "leave:withdraw_play")], language)
    assert words.say("quick-winner-leads") in [line.text for line in back.stands]


@pytest.mark.parametrize("taken", [(), (("choose", "withdraw_play:lead S"),)])
def test_nothing_is_asked_of_the_lead_of_who_has_not_won(taken: tuple[tuple[str, str], ...]) -> None:
    """That West may be told what to lead is said of each time that he is to lead, not as if he were now."""
    view = seen([*LED, *taken])
    told = [line.text for reading in view.readings for one in reading.options for line in one.costs]
    assert told
    assert not any(text.startswith(("Require", "Forbid")) for text in told)
