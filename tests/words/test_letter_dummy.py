"""What a written ruling says of dummy's cards: they lie there as dummy's, and are nothing that was shown."""

from __future__ import annotations

import pytest

from bridgelaw.formats.record import loads
from tests.kit.rulings import letter_of

SPREAD = """
bridgelaw: 1
laws: 2017
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
dealer: S
vulnerable: None
acts:
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: 3NT}
- {by: E, call: P}
- {by: S, call: P}
- {by: W, call: P}
"""
LED_BY_EAST = (
    SPREAD
    + """
- {by: E, play: S8, id: lead}
- {by: S, expose: [SA, SQ], how: faced, of: lead}
- {by: W, attention: lead}
- {by: W, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
"""
)
IN_ORDER = (
    SPREAD
    + """
- {by: W, play: SJ, id: lead}
- {by: N, expose: [SK, S7, S3, HQ, H8, H4, DA, DJ, D5, C9, C8, C5, C2], how: faced}
- {by: E, expose: [C6], how: dropped, id: drop}
- {by: S, attention: drop}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
"""
)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "South began to put down the hand as dummy (♠A and ♠Q)."),
        ("fr", "Sud a commencé à étaler sa main comme mort (♠A et ♠D)."),
        ("nb", "Syd begynte å legge opp hånden sin som blindemann (♠E og ♠D)."),
    ],
)
def test_a_hand_begun_to_be_spread_says_who_is_dummy(language: str, said: str) -> None:
    """An opening lead out of turn, and declarer faces cards of his: by that he is dummy (54A)."""
    told = [one.text for one in letter_of(loads(LED_BY_EAST), language).facts.paragraphs]
    assert said in told


def test_dummy_as_it_lies_is_not_told_of() -> None:
    told = [one.text for one in letter_of(loads(IN_ORDER), "en").facts.paragraphs]
    assert [one for one in told if one.startswith("North")] == []
    assert any(one.startswith("East dropped ♣6") for one in told)
