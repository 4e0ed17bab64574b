"""A summary of the Laws is as strong as the verb that it stands for: where a Law says "should", none says "must"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import rtoml

from bridgelaw.lawbook.editions import EDITIONS
from tests.words.ftl import LANGUAGES

LAWS = sorted(Path(str(files("bridgelaw").joinpath("laws"))).glob("law*/law.toml"))
STRONG = {"en": r"\b(?:must|shall)\b", "fr": r"\bdoi(?:t|vent)\b", "nb": r"\b(?:må|skal)\b"}
DUTY = {"en": r"\b(?:may not|the duty)\b", "fr": r"\b(?:ne peut|le devoir)\b", "nb": r"\b(?:kan ikke|plikt)\b"}
WEAK = {"en": r"\bshould\b", "fr": r"\bdevrai(?:t|ent)\b", "nb": r"\bbør\b"}

BINDING = {"must", "shall", "must_not", "shall_not"}
UNSAID = {
    "law45.penalty_card",  # that it may have to be played: Law 50 says when
    "law75.no_agreement",  # a judgement of the Director's, not an act of anybody's
}
# What a reader of one line cannot know: who he is, and what else there was.
LEANS = {
    "en": r"^(?:He|She|They|Else|Otherwise|So|Then|Also|After that|Until then|Refused|Taken back|For this)\b",
    "fr": r"^(?:Sinon|De même|Puis|Ensuite|Celle|Celui-ci|Jusque-là|Pour cela|Refusée|Reprise|Sa|Son|Dès qu’il)\b",
    "nb": r"^(?:Han|Hun|Det samme|Ellers|Deretter|Så(?! lenge)|Da|Også når|Slik|Til da|Til dette|Godtas det ikke)\b",
}


def as_of(provision: dict[str, Any], edition: str) -> tuple[str | None, dict[str, str]]:
    """The force of a provision in an edition, and its texts."""
    force, texts = provision.get("force"), {x: provision[x] for x in LANGUAGES if x in provision}
    if isinstance(force, dict):
        force = next((force[year] for year in sorted(force, reverse=True) if year <= edition), None)
    for year, changed in sorted(provision.get("changed", {}).items()):
        texts |= changed if year <= edition else {}
    return force, texts


def provisions() -> Iterator[tuple[str, dict[str, Any], str]]:
    for law in LAWS:
        for name, provision in rtoml.load(law).get("provision", {}).items():
            for edition in EDITIONS:
                if min(provision["in"]) <= edition:
                    yield f"{law.parent.name[:5]}.{name}", provision, edition


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_must_what_he_should(language: str) -> None:
    said = [(name, edition, *as_of(provision, edition)) for name, provision, edition in provisions()]
    weak = [(name, edition, texts[language]) for name, edition, force, texts in said if force == "should"]
    assert len(weak) > 40
    assert not [one for one in weak if re.search(STRONG[language], one[2]) and not re.search(WEAK[language], one[2])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_must_is_not_only_described(language: str) -> None:
    """What a player must or shall stands in a ruling with its verb, not as what people do."""
    said = [
        (name, edition, *as_of(provision, edition))
        for name, provision, edition in provisions()
        if provision.get("role") in {"text", "cited"} and name not in UNSAID
    ]
    bound = [(name, edition, texts[language]) for name, edition, force, texts in said if force in BINDING]
    assert len(bound) > 100
    assert not [one for one in bound if not re.search(f"{STRONG[language]}|{DUTY[language]}", one[2])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_is_understood_alone(language: str) -> None:
    """A letter prints one provision of a Law without those before it."""
    said = {(name, as_of(provision, edition)[1][language]) for name, provision, edition in provisions()}
    assert not [one for one in said if re.search(LEANS[language], one[1])]
