"""What a written ruling rests on is in it: the fact that decides, under the provision that says it, and nothing that
the ruling does not turn on."""

from __future__ import annotations

import pytest

from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import Letter
from bridgelaw.words.letter.model import LetterSection
from tests.kit.rulings import letter_of

HEAD = "bridgelaw: 1\nboard: 1\n"
PASSED_OUT = "- {by: S, call: P}\n- {by: W, call: P}\n- {by: N, call: P}\n"
TOGETHER = f"""{HEAD}laws: 2017
acts:
- {{by: N, call: 1H}}
- {{by: E, call: 1C, with: a1, id: low}}
- {{by: director, attention: low}}
- {{by: director, explain_options: true}}
- {{by: S, choose: reject_call, of: low}}
- {{by: E, choose: correct, of: low, call: 2C}}
- {{by: director, resume: true}}
- {{by: E, call: 2H, id: new}}
- {{by: director, find: comparable_call, of: new, value: true}}
{PASSED_OUT}- {{by: director, result: 6}}
- {{by: director, find: assisted, of: low, value: true}}
- {{by: director, find: damage, of: low, value: true}}
- by: director
  adjust:
    kind: assigned
    ns: [{{contract: P}}]
    without_error: [{{contract: 1H, by: E, tricks: 7}}]
    self_inflicted: NS
"""
BOTH = f"""{HEAD}laws: 2007
dealer: W
acts:
- {{by: N, call: 1H, id: early}}
- {{by: W, attention: early}}
- {{by: W, summon: true}}
- {{by: director, explain_options: true}}
- {{by: E, choose: reject_call}}
- {{by: director, resume: true}}
- {{by: W, call: 1S}}
- {{by: N, call: P}}
- {{by: E, call: 1D, id: low}}
- {{by: S, attention: low}}
- {{by: S, summon: true}}
- {{by: director, explain_options: true}}
- {{by: S, choose: reject_call}}
- {{by: director, resume: true}}
- {{by: E, substitute: P, id: new}}
- {{by: director, find: comparable_call, of: new, value: false}}
- {{by: S, call: P}}
- {{by: director, result: 7}}
- {{by: director, find: could_have_known, of: low, seat: E, value: true}}
- {{by: director, find: damage, of: low, value: false}}
"""
SEEN = f"""{HEAD}laws: 2017
dealer: S
acts:
- {{by: W, learn: wrong_hand, about: N, id: seen}}
- {{by: W, summon: true}}
- {{by: director, find: interferes, of: seen, value: true, seat: W}}
- {{by: director, choose: play_and_stand_ready}}
- {{by: director, resume: true}}
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: director, result: 7}}
- {{by: director, find: damage, of: seen, value: true}}
- by: director
  adjust:
    kind: assigned
    ns: [{{contract: 1NT, by: S, tricks: 8}}]
    ew: [{{contract: 1NT, by: S, tricks: 8}}]
"""
OWN = f"""{HEAD}laws: 2017
dealer: S
acts:
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: S, consult: own_card}}
- {{by: E, consult: own_card, id: looked}}
- {{by: director, attention: looked}}
- {{by: director, explain_options: true}}
- {{by: director, result: 7}}
"""
DROPPED = f"""{HEAD}laws: 2017
dealer: S
acts:
- {{by: S, call: 1NT}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
- {{by: E, expose: [HJ], how: dropped, id: card}}
- {{by: N, attention: card}}
- {{by: director, explain_options: true}}
- {{by: S, choose: require_suit, of: card, suit: H}}
- {{by: director, result: 7}}
"""


def told(section: LetterSection | None) -> list[tuple[str, str]]:
    return [(part.text, part.law) for part in section.paragraphs] if section else []


def board(text: str) -> Record:
    return loads(text)


def english(text: str) -> Letter:
    return letter_of(board(text), "en")


def test_calls_made_in_the_same_moment_are_told_and_cited() -> None:
    letter = english(TOGETHER)
    both = "North and East called at the same moment: 1♥ and 1♣. What East called counts as made after the other call."
    assert told(letter.facts)[0] == (both, "Law 33")
    assert ("East bid 1♣, which is insufficient over 1♥.", "Law 33, Law 18D, Law 27") in told(letter.reasons)
    assert "Law 33" in [part.law for part in letter.law.paragraphs]


def test_the_call_that_took_the_place_is_named_and_not_the_one_first_spoken_of() -> None:
    letter = english(TOGETHER)
    assert ("East replaced 1♣ by 2♥.", "Law 27B") in told(letter.facts)
    assert "Law 27B1(a)" not in [part.law for part in letter.law.paragraphs]


def test_it_is_said_to_which_irregularity_attention_was_drawn() -> None:
    assert ("West drew attention to this irregularity (bid out of rotation: 1♥).", "") in told(english(BOTH).facts)
    once = DROPPED.replace("attention: card", "attention: true")
    assert ("North drew attention to this irregularity.", "") in told(english(once).facts)


def test_a_result_stands_in_its_sentence_as_a_word_of_it() -> None:
    said = [text for text, _ in told(english(TOGETHER).decision)]
    assert "The score is adjusted to passed out: East–West\u00a00." in said


def test_what_was_ruled_at_the_table_stands_before_the_score_that_was_adjusted_all_the_same() -> None:
    assert told(english(TOGETHER).decision)[0] == ("No further rectification is applied.", "Law 27B1(b)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_that_hurt_itself_is_told_how_its_score_is_found_where_it_cannot_be_reckoned(language: str) -> None:
    letter = letter_of(board(TOGETHER), language)
    assert letter.scores is not None
    assert all(row.after and all(row.after) for row in letter.scores.rows)


def test_by_which_call_the_denomination_was_not_repeated() -> None:
    reasons = told(english(BOTH).reasons)
    said = "North then passed, and so did not repeat the denomination of the bid out of rotation."
    assert (said, "Law 31A2(b)") in reasons
    assert ("East bid 1♦, which is insufficient over 1♠.", "Law 18D, Law 27") in reasons
    assert ("The pass by East had neither the same meaning as 1♦ nor a more precise one.", "Law 27B1(b)") in reasons
    assert ("East–West gained no advantage by the irregularity (insufficient bid: 1♦).", "Law 23") in reasons
    assert ("1♥ was cancelled.", "Law 29B") in told(english(BOTH).decision)


def test_a_call_out_of_turn_is_said_to_have_come_first() -> None:
    auction = english(BOTH).auction
    assert auction is not None
    assert auction.notes[0][1] == "North bid 1♥ at West’s turn, before West had called; this was cancelled."


def test_what_was_learnt_by_accident_is_no_infraction_that_did_damage() -> None:
    letter = english(SEEN)
    assert ("West saw North’s hand.", "") in told(letter.facts)
    assert ("What West had learnt may have affected the result.", "Law 16D2(c)") in told(letter.reasons)
    ready = "The board was played, the Director standing ready to adjust the score."
    assert (ready, "Law 16D2(c)") in told(letter.decision)


def test_when_somebody_looked_at_his_own_card_and_why_declarer_might() -> None:
    letter, when = english(OWN), "after the auction, before the opening lead was faced"
    assert told(letter.facts)[:2] == [
        (f"South looked at his own system card – {when}; the declaring side may do so then.", "Law 40B2(b)"),
        (f"East looked at his own system card – {when}.", ""),
    ]
    assert ("East looked at his own system card at a moment when this was not allowed.", "Law 20G3") in told(
        letter.reasons
    )
    assert "Law 40B2(b)" in [part.law for part in letter.law.paragraphs]


def test_of_which_rank_a_penalty_card_became_and_how_it_came_to_lie_there() -> None:
    letter = english(DROPPED)
    assert ("East dropped ♥J before play had begun.", "Law 24") in told(letter.reasons)
    assert ("♥J was a major penalty card and has been picked up.", "Law 24E, Law 50B") in told(letter.decision)


def test_a_card_named_from_dummy_that_nothing_turns_on_is_not_told() -> None:
    """The ruling came only after it, as it was the last card of the play."""
    ranks = "AKQJT98765432"
    made = ["- {by: S, play: S2}", "- {by: W, spread: true}", "- {by: E, play: D2, from: W}", "- {by: N, play: SA}"]
    made.append("- {by: E, play: H2}")
    for n, rank in enumerate([*ranks[1:-1], ""]):
        made.append(f"- {{by: N, play: {f'S{rank}' if rank else 'C2'}}}")
        made.append(f"- {{by: E, play: H{ranks[n]}}}")
        made.append(f"- {{by: S, play: C{ranks[-2 - n]}}}")
        made.append(f"- {{by: E, play: D{ranks[n]}, from: W}}" if rank else f'- {{by: E, designate: "{ranks[n]}"}}')
    dealt = f'deal: "N:{ranks[:-1]}...2 .{ranks}.. 2...{ranks[:-1]} ..{ranks}."\n'
    text = f"""{HEAD}laws: 2017
{dealt}acts:
- {{by: N, call: 1S}}
- {{by: E, call: 1C, id: low}}
- {{by: director, attention: low}}
- {{by: director, explain_options: true}}
- {{by: S, choose: reject_call, of: low}}
- {{by: director, resume: true}}
- {{by: E, call: 1NT, id: new}}
- {{by: director, find: comparable_call, of: new, value: true}}
{PASSED_OUT}"""
    over = (
        "- {by: director, find: assisted, of: low, value: true}\n- {by: director, find: damage, of: low, value: true}\n"
    )
    letter = english("\n".join([text.rstrip(), *made, over]))
    assert (
        "Without the help that the irregularity gave, the outcome could well have been different.",
        "Law 27D",
    ) in told(letter.reasons)
    assert not any("named" in said for said, _ in told(letter.facts))


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_ask_through_whom_and_until_when(language: str) -> None:
    laws = [law for _, law in told(letter_of(board(OWN), language).appeal)]
    assert [law[-4:].lstrip("\u00a0 ") for law in laws] == ["92A", "92C", "92B", "92D", "93B3"]
