"""The written ruling of a quick ruling: what was read out stands in its decision, as far as it is known."""

from __future__ import annotations

import pytest

from bridgelaw.answer.road import plain as plain_road
from bridgelaw.api.quick.road import quick
from bridgelaw.desk.ruling import road
from bridgelaw.words.letter import compose_letter
from bridgelaw.words.letter.model import Letter
from bridgelaw.words.telling import view_of
from tests.kit.speakers import speaker

TOO_LOW = [
    ("by", "E"), ("last_bid", "1S"), ("call", "1H"), ("called_since", "none"), ("choose", "reject_call"),
    ("choose", "correct:3D"), ("comparable_call", "no"),
]  # fmt: skip


def letter_of(start: str, answers: list[tuple[str, str]], laws: str, language: str) -> Letter:
    found = quick(start, answers, laws=laws, authority="wbf")
    assert found.table is not None
    assert found.record is not None
    answer = found.table.answer()
    told = plain_road(road(found.table.course), found.table.book, found.table.situation, answer.after)
    return compose_letter(told, answer, found.record, speaker(language, laws), view=view_of(found.record))


@pytest.mark.parametrize(
    ("laws", "language", "said", "law"),
    [
        ("1997", "nb", "kan spillefører", "26"),
        ("2007", "fr", "le déclarant", "26"),
        ("2017", "en", "If East then defends, declarer may restrict West’s first lead.", "26B"),
    ],
)
def test_what_partner_may_have_to_lead(laws: str, language: str, said: str, law: str) -> None:
    letter = letter_of("insufficient_bid", TOO_LOW, laws, language)
    [line] = [one for one in letter.decision.paragraphs if one.law.split()[-1].startswith(law)]
    assert said in line.text


COSTLY = [
    ("declarer", "S"), ("by", "W"), ("suit", "D"), ("card", "S5"), ("found", "after_play"), ("trick_won_by", "W"),
    ("later_tricks", "2"), ("tricks_won", "9"), ("damage", "yes"), ("normal_line", "12"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("laws", "language", "said", "open_"),
    [
        ("2017", "en", "12 tricks in all", "has not been decided yet"),
        ("2007", "fr", "12 levées", "n’a pas encore fixé"),
        ("2017", "nb", "12 stikk", "har ennå ikke fastsatt"),
    ],
)
def test_the_tricks_to_which_the_score_is_adjusted(laws: str, language: str, said: str, open_: str) -> None:
    letter = letter_of("revoke", COSTLY, laws, language)
    told = [one.text for one in letter.decision.paragraphs]
    assert any(said in text for text in told), told
    assert not any(open_ in text for text in told), told
