"""Every message rendered for every value by which it chooses: no error, no stray space, French elision and spacing."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from bridgelaw.table import vocabulary as v
from bridgelaw.words import Words
from tests.words.ftl import LANGUAGES, entries, needs, places
from tests.words.renderings import WORDS_OF_LAWS, renderings

ELISION = re.compile(r"(?<![\d-])\b(?:de|que|le|la|ne|se|jusque) (?=[aeiouyhéèêàâîôûœ])", re.IGNORECASE)
# a colon or the like without its space (a time, a score and a place in a file have none)
SPACING = re.compile(r"(?<![\u00a0\d]):(?!\d)|(?<!\u202f)(?<!«\u00a0)[;!?]|[ \u00a0]%|«(?!\u00a0)|(?<!\u00a0)»")
ADDRESSES = (
    "error-file",
    "serve-alone",
    "serve-hall-others",
    "serve-taken",
    "command-serve",
    "command-shared",
    "command-new",
    "command-evidence",
)
"""Messages with a place in a file, a host and a port, or a deal as it is typed."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    count = 0
    for name, attribute, _, text in renderings(language):
        assert not re.search(r"[{}]|\?\?\?", text), (name, attribute, text)
        assert not re.search(r"  |[ \u00a0][.,](?!\w)|^\s|\s$", text), (name, attribute, text)
        if language == "fr":
            assert not ELISION.search(text), (name, attribute, text)
            assert name in ADDRESSES or not SPACING.search(text), (name, attribute, text)
        count += 1
    assert count > 4000


def test_every_value_of_a_vocabulary_has_its_variant() -> None:
    """No code falls to the starred variant by being forgotten."""
    for language in LANGUAGES:
        assert needs(language, "duration-phrase", None)[1]["until"] == set(v.UNTIL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_laws_say_otherwise_has_a_variant_for_every_edition(language: str) -> None:
    """No edition is spoken of in the words of another by being forgotten."""
    for name, attribute in places(language):
        for variable, variants in needs(language, name, attribute)[1].items():
            if variable.startswith("laws_"):
                said = WORDS_OF_LAWS[variable.removeprefix("laws_")]
                assert variants == set(said), (name, attribute, variable)


def test_a_message_chooses_by_every_word_of_the_laws() -> None:
    used = {x for language in LANGUAGES for place in places(language) for x in needs(language, *place)[1]}
    assert set(WORDS_OF_LAWS) == {x.removeprefix("laws_") for x in used if x.startswith("laws_")}


SAMPLES = json.loads(files("bridgelaw.words").joinpath("samples.json").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples(language: str) -> None:
    """The fixed renderings, for any other implementation that reads these files."""
    words = Words(language, strict=True)
    for sample in SAMPLES:
        args = {k: x[language] if isinstance(x, dict) else x for k, x in sample["args"].items()}
        assert words.say(sample["id"], sample["attribute"], **args) == sample["text"][language]


def test_the_samples_are_many() -> None:
    assert len(SAMPLES) >= 43
    assert {sample["id"] for sample in SAMPLES} <= set(entries("en"))
