"""The written ruling as a document that others keep: its head, whose words are quoted, an appeal, penalties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgelaw.api.table import followed
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.game.seats import Seat
from bridgelaw.languages import SPOKEN
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import Letter, compose_letter, html_of, text_of
from bridgelaw.words.letter.model import LetterSection
from bridgelaw.words.letter.place import LetterPlace
from bridgelaw.words.telling.quoting import language_of, quoted
from tests.kit.rulings import HESITATION, answered, example, letter_of, plain_of
from tests.kit.speakers import speaker

WITHOUT_MORE = loads("""
bridgelaw: 1
laws: 2017
dealer: E
vulnerable: None
acts:
- {by: E, call: 1S}
""")
APPEALED = """
- {by: E, appeal: true, text: the poll was of weaker players}
- {by: director, decide_appeal: varied, text: the peers were not of that level}
"""


def told(section: LetterSection | None) -> list[str]:
    return [part.text for part in section.paragraphs] if section else []


def with_acts(record: Record, *acts: str) -> Record:
    """The record with more acts, as YAML has them."""
    head = f"bridgelaw: 1\nlaws: {record.laws}\ndealer: {record.dealer.value}\nacts:\n"
    more = loads(head + "\n".join(f"- {act}" for act in acts)).acts
    return replace(record, acts=(*record.acts, *(replace(act, id=f"more{n}") for n, act in enumerate(more))))


def placed(record: Record, place: LetterPlace, language: str = "en") -> Letter:
    table = followed(record)
    words = speaker(language, table.book.edition)
    return compose_letter(plain_of(record), table.answer(), plain_record(record), words, place=place)


class TestTheHead:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_is_not_known_is_a_line_to_fill_in(self, language: str) -> None:
        letter = letter_of(WITHOUT_MORE, language)
        assert [one.text for one in letter.particulars] == [""] * 7
        lines = text_of(letter).splitlines()
        assert all(any(one.name in line and ".." in line for line in lines) for one in letter.particulars)
        assert html_of(letter).count('class="blank"') == 7

    def test_what_is_known_stands_there(self) -> None:
        players = {Seat.N: "Ann", Seat.S: "Ben", Seat.E: "Pair 4", Seat.W: "Pair 4"}
        record = replace(WITHOUT_MORE, board=14, players=players)
        place = LetterPlace("Spring cup", "2026-05-03", "A 3", 2, "Cy")
        letter = placed(record, place)
        assert [(one.name, one.text) for one in letter.particulars] == [
            ("Event", "Spring cup"), ("Session", "3 May 2026"), ("Table", "A 3, round 2"), ("Board", "14"),
            ("North–South", "Ann – Ben"), ("East–West", "Pair 4"), ("Director", "Cy"),
        ]  # fmt: skip
        assert "Event  Spring cup" in text_of(letter)
        assert max(map(len, text_of(placed(record, replace(place, event="Spring cup " * 9))).splitlines())) > 80


class TestQuotedAsItWasWritten:
    @pytest.mark.parametrize(
        ("text", "language"),
        [
            ("the contract was cold", "en"), ("agreed, 8 to 30 seconds", "en"),
            ("A spectator for whom nobody answers", "en"),
            ("le contrat était sur table", "fr"), ("kontrakten var kald", "nb"),
            ("20 s, 2♥ = 5+", ""), ("", ""), ("la main: the best values", ""), ("pique", ""), ("3NT S 7", ""),
            ("Slow pass over 3H; partner doubles and then raises 3S to game", "en"), ("Slow 3NT removed to 4S", "en"),
            ("to West: values; North to East: values with a diamond suit", "en"),
            ("Upheld: pass is a logical alternative, 3S an obvious attempt to wake partner up", "en"),
        ],
    )  # fmt: skip
    def test_a_language_is_known_by_its_little_words(self, text: str, language: str) -> None:
        assert language_of(text) == language

    def test_no_two_languages_have_the_same_ones(self) -> None:
        words = [word for one in SPOKEN.values() for word in one.little]
        assert len(words) == len(set(words))

    def test_in_the_readers_language_nothing_is_added(self) -> None:
        assert quoted(speaker("en"), "the contract was cold.") == "“the contract was cold”"
        assert quoted(speaker("fr"), "the contract was cold.") == "«\u00a0the contract was cold\u00a0», en anglais"

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "Reason: “who"),
            ("fr", "Motif (en anglais)\u00a0: «\u00a0who"),
            ("nb", "Begrunnelse (på engelsk): «who"),
        ],
    )
    def test_a_reason_has_its_language(self, language: str, said: str) -> None:
        letter = letter_of(answered(example("hesitation"), *HESITATION), language)
        reasons = [part.reason for part in letter.reasons.paragraphs if part.reason]
        assert any(one.startswith(said) for one in reasons), reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_act_itself_is_told_before_the_reaction(language: str) -> None:
    """That the information was used is a finding; the call stands among the facts all the same, in its place."""
    letter = letter_of(answered(example("hesitation"), *HESITATION), language)
    called = speaker(language).say("letter-fact-called", seat="S", call="3♦")
    facts = told(letter.facts)
    summoned = next(n for n, text in enumerate(facts) if text.startswith(speaker(language).seat("E")))
    assert facts.index(called) < summoned


class TestAnAppeal:
    def record(self, *more: str) -> Record:
        record = answered(example("hesitation"), *HESITATION)
        return with_acts(record, *(line[2:] for line in (*APPEALED.strip().splitlines(), *more)))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_an_award_in_place_of_the_result_that_stood_is_the_committees(self, language: str) -> None:
        answers = (*HESITATION[:5], "damage=no // two spades makes eight tricks either way")
        acts = [line[2:] for line in APPEALED.strip().splitlines()]
        acts.append("{by: director, adjust: {kind: assigned, ns: [{contract: 3D, by: S, tricks: 8}]}, text: damage}")
        letter = letter_of(with_acts(answered(example("hesitation"), *answers), *acts), language)
        say = speaker(language).say
        assert say("letter-decision-stands") in told(letter.decision)
        assert letter.committee is not None
        assert len(letter.committee.paragraphs) > 2
        assert letter.scores is not None
        assert letter.scores.after == say("letter-score-after", "appeal")

    def test_the_directors_decision_stays_told(self) -> None:
        adjusted = "- {by: director, adjust: {kind: assigned, ns: [{contract: 3D, by: S, tricks: 8}]}, text: no damage}"
        letter = letter_of(self.record(adjusted), "en")
        assert told(letter.decision)[0] == "A weighted score is assigned"
        assert letter.committee is not None
        asked, decided, score, why = letter.committee.paragraphs
        assert asked.text == "East–West asked for a review of the ruling."
        assert asked.reason == "Reason: “the poll was of weaker players”."
        assert (decided.text, decided.reason) == (
            "The ruling was varied on review.",
            "Reason: “the peers were not of that level”.",
        )
        assert score.text.startswith("The table result is restored: 3♦ by South, down 1")
        assert "East–West\u00a0" in score.text
        assert why.text == "Reason: “no damage”."
        assert letter.scores is not None
        assert letter.scores.after == "After the review"
        assert letter.appeal is None
        assert not any("review" in text for text in told(letter.facts))

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("decision", ["upheld", "withdrawn"])
    def test_upheld_or_withdrawn_the_ruling_stands(self, decision: str, language: str) -> None:
        record = self.record()
        acts = [replace(act, decision=decision) if hasattr(act, "decision") else act for act in record.acts]
        letter = letter_of(replace(record, acts=tuple(acts)), language)
        words = speaker(language)
        assert words.say("letter-appeal-decided", decision=decision) in told(letter.committee)
        assert letter.scores is not None
        assert letter.scores.after == words.say("letter-score-after")
        assert letter.appeal is None


FINED = "{by: director, penalize: {side: NS, unit: imp, amount: 3, kind: procedural}, text: late again}"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Procedural penalty: −3 IMPs"),
        ("fr", "Pénalité de procédure\u00a0: −3 IMP"),
        ("nb", "Prosedyrestraff: −3 IMP"),
    ],
)
def test_a_penalty_stands_in_the_table(language: str, said: str) -> None:
    letter = letter_of(with_acts(answered(example("hesitation"), *HESITATION), FINED), language)
    assert letter.scores is not None
    north_south, east_west = letter.scores.rows
    assert north_south.after[-1] == said
    assert said not in east_west.after
    assert said not in north_south.before


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The board is cancelled."), ("fr", "La donne est annulée."), ("nb", "Spillet annulleres.")],
)
def test_a_cancelled_board_is_said_in_a_sentence(language: str, said: str) -> None:
    letter = letter_of(with_acts(WITHOUT_MORE, "{by: director, cancel: board}"), language)
    assert said in told(letter.decision)
    assert letter.scores is not None
    assert letter.scores.rows[0].after == (speaker(language).say("letter-score-cancelled"),)


LED_AND_PLAYED = """
bridgelaw: 1
laws: 2017
deal: "N:K73.Q84.AJ5.9852 852.T76.T874.AT6 AQ4.KJ5.KQ92.Q73 JT96.A932.63.KJ4"
dealer: S
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: SJ}
- {by: E, expose: [S2], how: dropped, id: drop}
- {by: S, attention: drop}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: S, play: S3, from: N}
- {by: E, play: S2}
- {by: S, play: SQ}
- {by: E, expose: [C6], how: dropped, id: again}
- {by: S, attention: again}
- {by: S, summon: true}
- {by: director, explain_options: true}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["♠2 became a penalty card.", "♣6 becomes a minor penalty card."]),
        ("fr", ["La carte ♠2 est devenue une carte pénalisée.", "♣6 devient une carte pénalisée secondaire."]),
        ("nb", ["♠2 ble et straffekort.", "♣6 blir et lite straffekort."]),
    ],
)
def test_each_penalty_card_is_named_in_its_own_ruling(language: str, said: list[str]) -> None:
    """Also when the first one has been played, and another one of that player lies there."""
    decided = told(letter_of(loads(LED_AND_PLAYED), language).decision)
    assert [text for text in decided if text in said] == said, decided


REMARK = """
bridgelaw: 1
laws: 2017
dealer: N
acts:
- {by: N, call: 1H}
- {by: E, call: P, id: pass}
- {by: S, convey: remark, text: what a hand, id: said}
- {by: S, call: 2H, id: raise}
- {by: E, explain: a weak raise, of: raise, id: told}
"""


class TestWhatWasSaid:
    def facts(self, *acts: str) -> list[str]:
        return told(letter_of(loads(REMARK + "\n".join(f"- {act}" for act in acts)), "en").facts)

    def test_a_remark_was_made_though_it_told_partner_nothing(self) -> None:
        found = "{by: director, find: information_made_available, of: said, value: false}"
        assert "South made a remark (“what a hand”)." in self.facts(found)
        disputed = self.facts("{by: N, dispute: true, of: said}", "{by: E, summon: true, of: said}", found)
        assert "South made a remark (“what a hand”)." not in disputed

    def test_an_explanation_that_is_disputed_is_named(self) -> None:
        assert "North disputed the explanation of 2♥." in self.facts("{by: N, dispute: true, of: told}")
        doubled = ("{by: S, call: P}", "{by: W, call: X, id: x}", "{by: E, explain: for takeout, of: x, id: said_of_x}")
        facts = self.facts(*doubled, "{by: N, dispute: true, of: said_of_x}")
        assert "North disputed the explanation of the double." in facts


def test_who_chose_an_action_has_considered_it() -> None:
    poll = "poll@balance={asked: 3, chose: {P: 2, 3D: 1}, considered: {P: 3}}"
    letter = letter_of(answered(example("hesitation"), *HESITATION[:3], poll), "en")
    told_of = " ".join(told(letter.reasons))
    assert "3♦: considered by 1, chosen by 1." in told_of
