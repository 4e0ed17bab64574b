"""What strict readers of ten more letters named."""

from __future__ import annotations

import pytest

from bridgelaw.formats.record import loads
from tests.kit.rulings import letter_of
from tests.words.test_letter_carries import TOGETHER
from tests.words.test_letter_read import board, cited, said

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


EARLY = """
- {by: S, call: 1S}
- {by: W, call: 1H, id: low}
- {by: N, attention: low}
- {by: W, substitute: 2D, of: low, id: early}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: N, choose: reject_call}
- {by: director, find: comparable_call, of: early, value: false}
- {by: director, resume: true}
"""


@BY_LANGUAGE
@pytest.mark.parametrize(("laws", "number"), [("1997", "27B"), ("2007", "27C"), ("2017", "27C")])
def test_what_became_of_a_bid_put_right_too_soon(language: str, laws: str, number: str) -> None:
    letter = letter_of(board(EARLY, laws), language, strict=False)
    stands = {
        "en": ("2♦ by West is cancelled.", "2♦ by West stands."),
        "fr": ("La déclaration 2♦ d’Ouest est annulée.", "La déclaration 2♦ d’Ouest est maintenue."),
        "nb": ("2♦ fra Vest annulleres.", "2♦ fra Vest står."),
    }[language][laws != "1997"]
    assert cited(letter.decision)[stands].replace("\u00a0", " ").split()[-1] == number
    refused = {"en": "did not accept 1♥", "fr": "a refusé la déclaration 1♥", "nb": "godtok ikke 1♥"}[language]
    assert any(refused in text for text in said(letter.facts))
    assert any(number == part.law.replace("\u00a0", " ").split()[-1] for part in letter.law.paragraphs)
