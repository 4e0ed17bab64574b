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


HELD_BACK = [
    ("law12.offenders_score", "2007", "serious error", "erreur grave", "alvorlig feil"),
    ("law12.offenders_score", "2017", "extremely serious error", "extrêmement grave", "særdeles alvorlig"),
    ("law12.assigned", "2017", "assigned adjusted score", "marque ajustée de remplacement", "tildelt justert score"),
    ("law20.own_card", "2017", "40B2(b)", "40B2(b)", "40B2(b)"),
    ("law24.defenders", "2017", "If the offender becomes a defender", "Si le fautif devient", "Blir den feilende"),
    ("law25.unintended", "2017", "Until his partner has called", "son partenaire n’a pas déclaré", "makkeren ikke har"),
    ("law26.unspecified", "2007", "first comes to lead", "la première fois que", "første gang"),
    ("law26.any_suit", "2017", "not replaced by a comparable", "pas été remplacée par une", "ikke ble erstattet"),
    ("law26.any_suit", "2017", "first comes to lead", "la première fois que", "første gang"),
    ("law27.same_denomination", "2007", "beyond question", "incontestablement", "utvilsomt"),
    ("law27.equivalent", "2017", "see 27D", "voir 27D", "se 27D"),
    ("law27.damage_all_the_same", "2017", "correction under 27B1", "correction selon 27B1", "retting under 27B1"),
    ("law31.not_repeated", "2007", "or if the call out of rotation", "ou si la déclaration hors", "eller når det var"),
    ("law50.suit_chosen", "2017", "When the partner of", "Quand le partenaire du", "Når makkeren til"),
    ("law50.rank", "2017", "all of them are major", "toutes sont principales", "er alle store"),
    ("law51.one_suit", "2017", "his partner is on lead", "son partenaire a la main", "makkeren har utspillet"),
    ("law55.defenders_turn", "2017", "is refused", "est refusée", "Godtas ikke"),
]
"""The condition, moment or person without which the rest of a summary would be another rule."""


@pytest.mark.parametrize(("name", "edition", "en", "fr", "nb"), HELD_BACK)
def test_no_condition_is_left_out(name: str, edition: str, en: str, fr: str, nb: str) -> None:
    held = {(one, year): provision for one, provision, year in provisions()}
    said = as_of(held[name, edition], edition)[1]
    assert (en in said["en"], fr in said["fr"], nb in said["nb"]) == (True, True, True), said
