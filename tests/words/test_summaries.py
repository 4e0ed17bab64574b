"""How the summaries of the Laws read aloud: short enough to be followed, and with no condition hidden in its order."""

from __future__ import annotations

import re

import pytest

from bridgelaw.table.vocabulary import LANGUAGES
from tests.words.test_force import as_of, provisions

MOST = 55
"""Words that can be followed up to the next stop."""
_STOP = re.compile(r"(?<=[.;:])[ \u00a0\u202f]")
_VERB = r"(?:er|var|blir|ble|har|hadde|kan|kunne|vil|ville|gir|ga|får|skal|skadet|spiller|ligger)"
TWO_TURNED_ROUND = re.compile(
    rf"(?:^|[.;:] ){_VERB} [^.;:]*,? (?:og|eller) {_VERB}\b(?! (?:ikke )?noe)[^.;:]*, ", re.IGNORECASE
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_too_long_to_be_followed(language: str) -> None:
    said = {(name, as_of(provision, edition)[1][language]) for name, provision, edition in provisions()}
    long = [(name, one) for name, text in said for one in _STOP.split(text) if len(one.split()) > MOST]
    assert len(said) > 500
    assert not long


def test_norwegian_does_not_turn_two_conditions_round() -> None:
    """One such condition is good Norwegian; after a second nobody finds the verb."""
    said = {(name, as_of(provision, edition)[1]["nb"]) for name, provision, edition in provisions()}
    assert not [one for one in said if TWO_TURNED_ROUND.search(one[1])]


@pytest.mark.parametrize(
    ("text", "hit"),
    [
        ("Gir lovene TL rett til det, og kan han tildele en score, gjør han det.", True),
        ("Er den feilendes melding sammenlignbar, følger ikke noe mer.", False),
        ("Når lovene gir TL rett til det, og han kan tildele en score, gjør han det.", False),
    ],
)
def test_the_rule_sees_what_it_is_for(text: str, hit: bool) -> None:
    assert bool(TWO_TURNED_ROUND.search(text)) == hit
