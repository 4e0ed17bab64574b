"""Words that a Director has from the Code of his country and edition."""

from __future__ import annotations

import pytest

from bridgelaw.cli.main import app
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.acts_form import groups
from tests.kit.speakers import speaker

LED = ["by=E", "declarer=S", "card=HK", "face=up", "spread=none", "played_since=-"]


def read(capfd: pytest.CaptureFixture[str], start: str, answers: list[str], laws: str, language: str) -> str:
    given = [part for answer in answers for part in ("--answer", answer)]
    run = app(with_help=False)
    said = ["ruling", "--start", start, *given, "--laws", laws, "--language", language]
    assert not run(said, result_action="return_value")
    return " ".join(capfd.readouterr().out.split())


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_a_french_opening_lead_is_an_entame(capfd: pytest.CaptureFixture[str], laws: str) -> None:
    """While it is chosen, and once it is refused; the lead to a later trick stays an attaque."""
    chosen = read(capfd, "opening_lead_out_of_turn", LED, laws, "fr")
    assert "Exiger qu’Ouest entame à cœur" in chosen
    assert "attaqué" not in chosen
    refused = read(capfd, "opening_lead_out_of_turn", [*LED, "choose=refuse_lead@S"], laws, "fr")
    assert "Interdire à Ouest d’entamer à cœur" in refused
    assert "Ouest doit entamer à cœur" in refused
    dropped = ["by=E", "declarer=S", "cards=HK", "how=dropped", "visible_to_partner=yes", "turn=W"]
    later = read(capfd, "exposed_card", dropped, laws, "fr")
    assert "Exiger qu’Ouest attaque à cœur" in later
    assert "entam" not in later


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_call_is_conventional_in_1997_and_artificial_later(language: str) -> None:
    old, new = {"en": ("Conv", "Art"), "fr": ("conv", "art"), "nb": ("Konv", "Kunst")}[language]
    for edition in ("1997", "2007", "2017"):
        words = speaker(language, edition)
        for attribute in ("label", "found_less", "denied_less"):
            text = words.say("question-conventional_call", attribute)
            assert (old.lower() in text.lower()) is (edition == "1997"), (edition, text)
            assert (new.lower() in text.lower()) is (edition != "1997"), (edition, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_that_can_be_noted_are_called_the_same(language: str) -> None:
    names = [one.text for group in groups(speaker(language, "2007")) for one in group.whats]
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
