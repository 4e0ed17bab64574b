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
from bridgelaw.words.telling.acts import act_line
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
        limits = next(text for text in said(decided(language).appeal) if head in text)
        assert discipline in limits


def in_edition(laws: Edition) -> Record:
    return replace(example("hesitation"), laws=laws)


def decided(language: str) -> Letter:
    return letter_of(answered(example("hesitation"), *HESITATION), language)


AGREED_CLAIM = """
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- by: S
  claim: {tricks: 9, hands: "S:AQ2.AQ2.AQ2.AQ32 KJ3.KJ3.KJ3.KJT9 T98.T98.T987.876 7654.7654.654.54"}
  id: claimed
- {by: W, agree: true, of: claimed}
- {by: E, agree: true, of: claimed}
"""


@pytest.mark.parametrize(
    ("language", "agreed"),
    [
        ("en", "West agreed to the claim."),
        ("fr", "Ouest a accepté la revendication."),
        ("nb", "Vest godtok kravet."),
    ],
)
def test_of_a_claim_that_was_agreed_to_no_cards_are_told(language: str, agreed: str) -> None:
    """That declarer claimed, and who agreed to it, stands there; where somebody contests it, the cards do too."""
    words = speaker(language)
    facts = said(letter_of(board(AGREED_CLAIM), language, strict=False).facts)
    assert agreed in facts
    told = [words.say("letter-claim-unstated"), words.say("letter-cards-left", text="").strip()]
    assert not [one for one in facts if one.startswith(tuple(told))]
    disputed = AGREED_CLAIM.replace("{by: E, agree: true", "{by: E, contest: true")
    facts = said(letter_of(board(disputed), language, strict=False).facts)
    assert all(any(one.startswith(text) for one in facts) for text in told)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South called for ♠9 from dummy."),
        ("fr", "Sud a demandé ♠9 au mort."),
        ("nb", "Syd ba om ♠9 fra blindemann."),
    ],
)
def test_a_card_written_as_people_type_one_is_told_as_a_card(language: str, text: str) -> None:
    words = speaker(language)
    assert act_line({"by": "S", "designate": "S9"}, words, past=True) == text
    assert "S9" not in act_line({"by": "S", "designate": "S9"}, words)
    acts = "- {by: S, call: 1NT}\n" + "".join(f"- {{by: {seat}, call: P}}\n" for seat in "WNE")
    acts += "- {by: W, play: S3}\n- {by: S, designate: S9}\n- {by: W, summon: true}\n"
    assert text not in said(letter_of(board(acts), language, strict=False).facts)  # as declarer should
    small = act_line({"by": "S", "designate": "small spade"}, words, past=True)
    assert "small spade" in small


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_the_auction_is_over_it_does_not_go_on(language: str) -> None:
    words = speaker(language)
    low = "- {by: S, call: 1H}\n- {by: W, call: 1D, id: low}\n- {by: N, summon: true}\n"
    low += "- {by: director, explain_options: true}\n- {by: N, choose: accept_call}\n- {by: director, resume: true}\n"
    more = "".join(f"- {{by: {seat}, call: P}}\n" for seat in "NES") + "- {by: director, result: 8}\n"
    stands = words.say("rectification-call_stands", "sentence", call="1♦")
    accepted = words.say("letter-call-accepted", call="1♦")
    assert stands in said(letter_of(board(low), language, strict=False).decision)
    over = said(letter_of(board(low + more), language, strict=False).decision)
    assert stands not in over
    assert accepted in over


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "No action other than 3♦ was a logical alternative for South."),
        ("fr", "Aucune action autre que 3♦ n’était une alternative logique pour Sud."),
        ("nb", "Ingen annen handling enn 3♦ var et logisk alternativ for Syd."),
    ],
)
def test_other_than_what_is_said(language: str, text: str) -> None:
    letter = letter_of(answered(example("hesitation"), *HESITATION[:3], "logical_alternatives=none"), language)
    assert text in said(letter.reasons)


def test_what_an_adjusted_score_rests_on_stands_in_the_order_of_the_law() -> None:
    answers = (*HESITATION[:-1], "serious_error=no", HESITATION[-1])
    letter = letter_of(answered(example("hesitation"), *answers), "en", strict=False)
    twelve = [part.law for part in letter.law.paragraphs if part.law.startswith("Law 12")]
    assert twelve == sorted(twelve)
    assert len(twelve) > 1
    assert [part.law for part in letter.law.paragraphs][: len(twelve)] == twelve
    reasons = cited(letter.reasons)
    assert "Law 12C1(e)" in reasons.values()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("laws", EDITIONS)
def test_the_last_section_is_called_as_the_edition_calls_it(language: str, laws: Edition) -> None:
    letter = letter_of(answered(in_edition(laws), *HESITATION), language, strict=False)
    reviews = {"en": "Right to a review", "fr": "Droit de demander une révision", "nb": "Rett til overprøving"}
    assert letter.appeal is not None
    assert (letter.appeal.heading == reviews[language]) == (laws == "2017")
