"""What strict readers of ten more letters named."""

from __future__ import annotations

import pytest

from bridgelaw.formats.record import loads
from tests.kit.rulings import letter_of
from tests.words.test_letter_carries import TOGETHER
from tests.words.test_letter_read import said

BY_LANGUAGE = pytest.mark.parametrize("language", ["en", "fr", "nb"])


@BY_LANGUAGE
def test_a_side_bears_a_part_itself_for_a_reason_of_the_law_and_the_scoring_is_named(language: str) -> None:
    texts = {
        "en": (
            "by an extremely serious error unrelated to the infraction or by a gambling action",
            "worked out in matchpoints.",
        ),
        "fr": ("par une erreur extrêmement grave sans lien avec l’infraction", "se calcule en points de match."),
        "nb": ("ved en særdeles alvorlig feil uten sammenheng med regelbruddet", "regnes ut i matchpoeng."),
    }[language]
    letter = letter_of(loads(TOGETHER.replace("acts:", "scoring: mp\nacts:", 1)), language)
    decided = " ".join(said(letter.decision))
    assert texts[0] in decided
    assert texts[1] in decided
