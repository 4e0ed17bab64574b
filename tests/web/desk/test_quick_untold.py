"""No card that only stands in the record so that a ruling was possible is told as one that was played."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, urlsplit

import pytest

from bridgelaw.api.quick.facts import CHOOSE
from bridgelaw.api.quick.road import quick
from bridgelaw.formats.errors import Wrong
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.quick_address import Address, address_of
from bridgelaw.web.desk.quick_view import QuickOption, QuickView, view_quick
from bridgelaw.words import Words
from tests.web.desk.test_told_quickly import letter_on

_CARDS = re.compile(r"[♠♥♦♣](?:10|[AKQJT2-9])")
_REVOKE = "start=revoke&declarer=W&by=E&suit=H&found=in_play&card=C5&next_trick=S&played_since=S+W"
"""South and West have played after the revoke, and South has led to the next trick: which cards, nobody has said."""


def _at(query: str) -> Address:
    return address_of(parse_qsl(query))


def _seen(at: Address, language: str = "en") -> QuickView:
    return view_quick(quick(at.start, at.answers, laws=at.laws, authority="wbf"), at, Words(language, int(at.laws)))


def _options(view: QuickView) -> list[QuickOption]:
    return [option for reading in view.readings for option in reading.options]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", [0, 1])
def test_a_card_taken_back_is_told_by_where_it_lay(place: int, language: str) -> None:
    (option,) = [one for one in _options(_seen(_at(_REVOKE), language)) if one.id == "withdraw_play"]
    picked = option.picks[place]
    at = _at(urlsplit(picked.href).query)
    (chip,) = [chip.text for chip in _seen(at, language).chips if not chip.label]
    assert not _CARDS.search(chip)
    assert picked.text[1:] in chip
    assert set(_CARDS.findall(letter_on(at.start, list(at.answers), language=language))) == {"♣5"}


def test_what_was_taken_back_is_a_sentence_of_the_letter() -> None:
    for place, said in (("lead", "South took back the lead to the next trick."),
                        ("trick", "South took back the card in the trick of the revoke.")):  # fmt: skip
        at = _at(f"{_REVOKE}&choose=withdraw_play:{place}+S")
        assert said in " ".join(letter_on(at.start, list(at.answers)).split())


def test_a_card_named_by_its_code_is_not_told_either() -> None:
    """As a program takes it that reads the cards of the answer."""
    found = quick("revoke", _at(_REVOKE).answers, laws="2017", authority="wbf")
    card = next(option.cards for option in found.options if option.id == "withdraw_play" and option.cards)[0]
    at = _at(f"{_REVOKE}&choose=withdraw_play:{card}")
    assert set(_CARDS.findall(letter_on(at.start, list(at.answers)))) == {"♣5"}


def test_a_penalty_card_to_come_that_nobody_has_named() -> None:
    at = _at(
        "start=failure_to_play_penalty_card&laws=1997&declarer=S&by=W&penalty_card=SK&card=H6&turn=S&played_since=N+E"
        "&could_have_followed=yes&choose=no_restriction&choose=withdraw_play"
    )
    told = " ".join(line.text for option in _options(_seen(at)) for line in option.costs)
    assert "The card that East has taken back is a major penalty card" in told
    assert set(_CARDS.findall(told)) <= {"♠K", "♥6"}


def test_the_place_of_no_card_is_refused() -> None:
    for place in ("lead+N", "next+S", "trick+E", "next+W"):
        at = _at(f"{_REVOKE}&{CHOOSE}=withdraw_play:{place}")
        with pytest.raises(Wrong, match=place.replace("+", " ")):
            quick(at.start, at.answers, laws="2017", authority="wbf")


def test_a_revoke_of_which_nobody_has_said_the_card() -> None:
    """Dummy has asked declarer about it and was the first to: it is put right, and paid for all the same."""
    answers = [("rights_lost", "yes"), ("declarer", "S"), ("did", "asked_declarer"), ("holds_suit", "yes")]
    told = " ".join(letter_on("dummy", [*answers, ("suit", "C")]).split())
    assert not _CARDS.search(told)
    assert "The revoke is put right: South replaces the card by one of the suit led. Tricks are transferred" in told
