"""What Directors who read whole letters found to be false of the board, of the moment or of the edition."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads
from bridgelaw.lawbook.editions import Edition
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import Letter
from bridgelaw.words.letter.model import LetterSection
from tests.kit.rulings import HESITATION, answered, example, letter_of
from tests.kit.speakers import speaker

EDITIONS: tuple[Edition, ...] = ("1997", "2007", "2017")


def board(acts: str, laws: str = "2017", more: str = "") -> Record:
    return loads(f"bridgelaw: 1\nlaws: {laws}\ndealer: S\nvulnerable: None\n{more}acts:\n" + acts)


def said(section: LetterSection | None) -> list[str]:
    return [part.text for part in section.paragraphs] if section else []


def cited(section: LetterSection | None) -> dict[str, str]:
    return {part.text: part.law for part in section.paragraphs} if section else {}


SPECTATOR = """
- {by: S, call: 1H}
- {by: W, call: 1D, id: low}
- {by: spectator, attention: low, responsible: NS}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: N, choose: reject_call}
- {by: W, substitute: 2D, of: low}
- {by: director, resume: true}
"""


@pytest.mark.parametrize(("laws", "law", "answers"), [("2007", "76B5", False), ("2017", "76B5", False)])
def test_a_spectator_broke_the_provision_on_silence(laws: str, law: str, answers: bool) -> None:
    """Not the one on irregularities that spectators cause; who answers for him decides nothing there."""
    letter = letter_of(board(SPECTATOR, laws), "en", strict=False)
    assert cited(letter.reasons)["A spectator drew attention to an irregularity."] == f"Law {law}"
    assert f"Law {law}" in [part.law for part in letter.law.paragraphs]
    assert not any("76C" in part.law for part in letter.law.paragraphs)


def test_where_a_right_may_be_lost_it_is_told_who_answers_for_the_spectator() -> None:
    for language, text in (
        ("en", "A spectator for whom North–South answers drew attention to an irregularity."),
        ("fr", "Un spectateur dont Nord-Sud répond a signalé une irrégularité."),
        ("nb", "En tilskuer som Nord–Syd svarer for, påpekte en uregelmessighet."),
    ):
        letter = letter_of(board(SPECTATOR, "1997"), language, strict=False)
        assert text in said(letter.facts) + said(letter.reasons)


LOOKED = """
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: 2C}
- {by: S, consult: WHAT}
- {by: W, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_no_system_card(language: str) -> None:
    words = speaker(language)
    card, notes = (letter_of(board(LOOKED.replace("WHAT", what)), language) for what in ("own_card", "notes"))
    told = words.say("irregularity-consulted_own_card", "sentence", seat="S")
    assert told in said(card.reasons)
    assert told not in said(notes.reasons) + said(notes.facts)
    assert words.say("irregularity-consulted_own_card", "notes", seat="S") in said(notes.reasons)


LEARNT = """
- {by: W, learn: traveller}
- {by: W, summon: true}
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_calls_before_anybody_has_called_does_so_before_the_first_call(language: str) -> None:
    """The provision on that moment is another than the one on the auction."""
    words = speaker(language)
    first = words.say("letter-called-by", seat="W", moment="first_call")
    assert first in said(letter_of(board(LEARNT), language).facts)
    later = said(letter_of(board("- {by: S, call: 1NT}\n" + LEARNT), language).facts)
    assert first not in later
    assert words.say("letter-called-by", seat="W", moment="auction") in later


class TestWhoMayAppealAndOfWhat:
    @pytest.mark.parametrize("laws", EDITIONS)
    @pytest.mark.parametrize(("language", "absent"), [("en", "absent"), ("fr", "absent"), ("nb", "fraværende")])
    def test_an_absent_partner_is_taken_to_concur_in_1997_only(self, laws: Edition, language: str, absent: str) -> None:
        letter = letter_of(answered(in_edition(laws), *HESITATION), language, strict=False)
        assert any(absent in text for text in said(letter.appeal)) == (laws == "1997")

    @pytest.mark.parametrize(
        ("language", "head", "discipline"),
        [
            ("en", "Director in charge", "disciplinary"),
            ("fr", "arbitre principal", "disciplinaires"),
            ("nb", "hovedturneringslederen", "disiplinær"),
        ],
    )
    def test_a_committee_is_bound_by_the_director_in_charge(self, language: str, head: str, discipline: str) -> None:
        limits = said(decided(language).appeal)[2]
        assert head in limits
        assert discipline in limits


def in_edition(laws: Edition) -> Record:
    return replace(example("hesitation"), laws=laws)


def decided(language: str) -> Letter:
    return letter_of(answered(example("hesitation"), *HESITATION), language)
