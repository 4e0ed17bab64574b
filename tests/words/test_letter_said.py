"""What a written ruling says of facts and judgements: at which call a remark is noted, facts that are disputed and what
is not on record of them, polls, how long somebody had to pass."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bridgelaw.formats.append import added
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import Letter
from bridgelaw.words.letter.model import LetterSection
from tests.kit.rulings import HESITATION, answered, example, letter_of
from tests.kit.speakers import speaker

INSUFFICIENT = """
bridgelaw: 1
laws: 1997
dealer: S
acts:
- {by: S, call: 1S}
- {by: W, call: 2H}
- {by: N, call: P}
- {by: E, call: P}
- {by: S, call: 1NT, id: low}
- {by: N, convey: CHANNEL, text: a word}
- {by: director, attention: low}
- {by: director, explain_options: true}
- {by: W, choose: reject_call}
- {by: S, substitute: 3NT, id: new}
- {by: director, resume: true}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: director, result: 9}
"""
LED_EARLY = """
bridgelaw: 1
laws: 2017
dealer: N
acts:
- {by: N, call: 1H}
- {by: W, play: SK, id: shown}
- {by: director, attention: shown}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: E, call: P}
- {by: S, call: 2H}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: director, result: 8}
"""
UNASKED: tuple[dict[str, Any], ...] = (
    {"by": "director", "find": "suggested", "of": "pause", "value": ["3D"], "seat": "S"},
    {"by": "director", "find": "logical_alternatives", "of": "balance", "value": ["3D"], "seat": "S"},
)


def told(section: LetterSection) -> list[str]:
    return [part.text for part in section.paragraphs]


def board(laws: str = "2017") -> Record:
    return replace(example("hesitation"), laws=laws)


class TestANoteInTheAuction:
    def cells(self, channel: str) -> tuple[Letter, list[str]]:
        letter = letter_of(loads(INSUFFICIENT.replace("CHANNEL", channel)), "en")
        assert letter.auction is not None
        return letter, [cell for row in letter.auction.rows for cell in row]

    @pytest.mark.parametrize("channel", ["remark", "gesture", "question"])
    def test_what_was_said_in_anothers_turn_goes_with_the_call_before_it(self, channel: str) -> None:
        """The remark came before South put another call in the place of 1NT; noted at North's next call it would come
        too late to tell South anything."""
        letter, cells = self.cells(channel)
        replaced = next(cell for cell in cells if "1NT" in cell)
        assert replaced.partition(" ")[0].endswith("²")
        assert letter.auction is not None
        assert letter.auction.notes[1][0] == "²"
        assert "North" in letter.auction.notes[1][1]
        assert not any(cell.startswith("Pass") and cell != "Pass" for cell in cells)

    @pytest.mark.parametrize("channel", ["hesitation", "tone"])
    def test_how_a_call_was_made_goes_with_that_call(self, channel: str) -> None:
        _, cells = self.cells(channel)
        assert "Pass²" in cells

    def test_in_his_own_turn_it_goes_with_the_call_that_he_makes(self) -> None:
        early = INSUFFICIENT.replace("- {by: N, convey: CHANNEL, text: a word}\n", "").replace(
            "- {by: W, call: 2H}\n", "- {by: W, convey: remark, text: a word}\n- {by: W, call: 2H}\n"
        )
        letter = letter_of(loads(early), "en")
        assert letter.auction is not None
        assert "2♥¹" in [cell for row in letter.auction.rows for cell in row]


class TestDisputedFacts:
    def letter(self, laws: str, language: str, *more: str) -> Letter:
        return letter_of(answered(board(laws), "facts_agreed=no", *more), language)

    @pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_that_it_is_not_recorded_what_was_found(self, language: str, laws: str) -> None:
        say = speaker(language, laws).say
        letter = self.letter(laws, language)
        assert say("question-facts_agreed", "denied_open") in told(letter.reasons)
        found = self.letter(laws, language, "information_made_available=yes")
        assert say("question-facts_agreed", "denied") in told(found.reasons)
        assert say("question-facts_agreed", "denied_open") not in told(found.reasons)

    def test_the_standard_of_proof_is_of_2007(self) -> None:
        made = "information_made_available=yes"
        by_edition = {laws: " ".join(told(self.letter(laws, "en", made).reasons)) for laws in ("1997", "2007", "2017")}
        assert [laws for laws, text in by_edition.items() if "balance of probabilities" in text] == ["2007", "2017"]

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "If information was made available, it could demonstrably have suggested 3♦ to South."),
            ("fr", "Si une information a été rendue perceptible, elle pouvait manifestement suggérer 3♦ à Sud."),
            ("nb", "Hvis det ble gitt informasjon, kunne den påviselig ha foreslått 3♦ for Syd."),
        ],
    )
    def test_what_was_not_found_is_supposed_and_law_16_is_cited(self, language: str, said: str) -> None:
        """The judgements that decide: nobody had asked for them, as it was not found that anything was made known."""
        record = answered(board("1997"), "facts_agreed=no")
        for act in UNASKED:
            record = added(record, act)
        letter = letter_of(record, language)
        law = speaker(language, 1997).law("1997:16A", short=True)
        parts = {part.text: part.law for part in letter.reasons.paragraphs}
        assert parts[said] == law
        assert list(parts.values()).count(law) == 2
        assert law in {part.law for part in letter.law.paragraphs}


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nothing_was_made_available_needs_no_more_than_that(language: str) -> None:
    """That it be unmistakable the Law asks of a hesitation; a remark is none."""
    letter = letter_of(answered(board(), "information_made_available=no"), language)
    words = {"en": "unmistakabl", "fr": "équivoque", "nb": "umiskjennelig"}
    assert not any(words[language] in text for text in told(letter.reasons))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "3♦ or a double to South"), ("fr", "3♦ ou un contre à Sud"), ("nb", "3♦ eller dobling for Syd")],
)
def test_of_several_actions_each_may_have_been_suggested(language: str, said: str) -> None:
    letter = letter_of(answered(board(), *HESITATION[:2], "suggested=3D X"), language)
    assert any(said in text for text in told(letter.reasons))


@pytest.mark.parametrize(
    ("language", "chosen", "asked"),
    [
        ("en", "Pass: chosen by 2.", "Pass: considered by 3, chosen by 2."),
        ("fr", "Passe\u00a0: action choisie par 2.",
         "Passe\u00a0: action envisagée par 3, choisie par 2."),
        ("nb", "Pass: valgt av 2.", "Pass: vurdert av 3, valgt av 2."),
    ],
)  # fmt: skip
def test_of_a_poll_only_what_was_asked_is_told(language: str, chosen: str, asked: str) -> None:
    for more, said in (("", chosen), (", considered: {P: 3}", asked)):
        poll = f"poll@balance={{asked: 3, chose: {{P: 2, 3D: 1}}{more}}}"
        letter = letter_of(answered(board(), *HESITATION[:3], poll), language)
        assert said in " ".join(told(letter.reasons))


@pytest.mark.parametrize(
    ("language", "to_the_end", "once"),
    [
        ("en", "North had to pass until the end of the auction.", "East had to pass when next to call."),
        ("fr", "Nord a dû passer jusqu’à la fin des annonces.", "Est a dû passer à son prochain tour de déclarer."),
        ("nb", "Nord måtte passe resten av meldingsforløpet.", "Øst måtte passe ved neste meldetur."),
    ],
)
def test_how_long_somebody_had_to_pass(language: str, to_the_end: str, once: str) -> None:
    first = loads(INSUFFICIENT.replace("- {by: N, convey: CHANNEL, text: a word}\n", ""))
    assert to_the_end in told(letter_of(first, language).decision)
    assert once in told(letter_of(loads(LED_EARLY), language).decision)


@pytest.mark.parametrize(
    ("note", "language", "said"),
    [
        ("agreed", "en", "(“agreed”)"),
        ("agreed", "fr", "(«\u00a0agreed\u00a0», en anglais)"),
        ("agreed", "nb", "(«agreed», på engelsk)"),
        ("20 s", "fr", "(«\u00a020\u00a0s\u00a0»)"),
    ],
)
def test_a_single_word_is_in_the_language_of_what_was_written_beside_it(note: str, language: str, said: str) -> None:
    record = INSUFFICIENT.replace("CHANNEL, text: a word", f"hesitation, text: {note}")
    record += "- {by: N, summon: true, text: that was the wrong call and it is not what they had agreed}\n"
    letter = letter_of(loads(record), language)
    assert letter.auction is not None
    notes = [text for _, text in letter.auction.notes]
    assert any(said in text.replace("20 s", "20\u00a0s") for text in notes), notes
