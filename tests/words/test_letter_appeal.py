"""What was found before an appeal is the Director's reason, what was found after it is told with the appeal; and what
the score then is."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import Letter, html_of, pictures_of, text_of
from bridgelaw.words.letter.model import LetterSection
from tests.kit.rulings import HESITATION, answered, example, letter_of
from tests.kit.speakers import speaker

EDITIONS = ("1997", "2007", "2017")
FOUND = HESITATION[:3] + HESITATION[4:6]
"""Agreed, made available, suggested, alternatives, damage."""
APPEAL = "{by: E, appeal: true}"
TABLE = "{by: director, adjust: {kind: assigned, ns: [{contract: 3D, by: S, tricks: 8}]}, text: it stands}"
OTHER = "{by: director, adjust: {kind: assigned, ns: [{contract: 2S, by: E, tricks: 8}]}, text: another one}"


def with_acts(record: Record, *acts: str) -> Record:
    """The record with more acts, as YAML has them."""
    head = f"bridgelaw: 1\nlaws: {record.laws}\ndealer: {record.dealer.value}\nacts:\n"
    more = loads(head + "\n".join(f"- {act}" for act in acts)).acts
    first = len(record.acts)
    return replace(record, acts=(*record.acts, *(replace(act, id=f"more{first + n}") for n, act in enumerate(more))))


def decided(how: str) -> str:
    return f"{{by: director, decide_appeal: {how}}}"


def board(laws: str = "2017") -> Record:
    return replace(example("hesitation"), laws=laws)


def told(section: LetterSection | None) -> list[str]:
    return [part.text for part in section.paragraphs] if section else []


def cited(section: LetterSection | None) -> set[str]:
    return {part.law for part in section.paragraphs} if section else set()


class TestReasons:
    @pytest.mark.parametrize("laws", EDITIONS)
    @pytest.mark.parametrize("how", ["upheld", "varied"])
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_was_found_on_appeal_is_no_reason_of_the_ruling(self, language: str, how: str, laws: str) -> None:
        letter = letter_of(answered(with_acts(board(laws), APPEAL, decided(how)), *FOUND), language)
        say = speaker(language, laws).say
        assert letter.reasons.paragraphs == ()
        found = told(letter.committee)
        at = found.index(say("letter-appeal-found"))
        assert say("question-facts_agreed", "found") in found[at:]
        assert letter.committee is not None
        assert {part.style for part in letter.committee.paragraphs[at + 1 : at + 7]} == {"item"}
        assert "3♦" in " ".join(found[at:])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_before_it_is_decided_it_is_told_so(self, language: str) -> None:
        letter = letter_of(answered(with_acts(board(), APPEAL), *FOUND[:3]), language)
        assert letter.reasons.paragraphs == ()
        assert speaker(language).say("letter-appeal-found", "pending") in told(letter.committee)

    def test_a_withdrawn_appeal_was_heard_by_nobody(self) -> None:
        letter = letter_of(answered(with_acts(board(), APPEAL, decided("withdrawn")), *FOUND), "en")
        assert "The facts are agreed." in told(letter.reasons)
        assert not any("found" in text for text in told(letter.committee))

    def test_what_the_director_found_stays_his(self) -> None:
        """He found that the pause told South something; on appeal it was found that it did not."""
        record = with_acts(answered(board(), *FOUND), APPEAL, decided("varied"))
        before = told(letter_of(record, "en").reasons)
        letter = letter_of(answered(record, "information_made_available=no"), "en")
        made = "North made information available to South."
        assert made in before
        assert told(letter.reasons) == [text for text in before if "South chose" not in text]
        assert "East–West was damaged by the infraction." in told(letter.reasons)
        assert made not in told(letter.committee)
        assert any("not established" in text for text in told(letter.committee))

    def test_what_is_found_once_more_is_told_in_both_places(self) -> None:
        record = with_acts(answered(board(), *FOUND), APPEAL, decided("upheld"))
        letter = letter_of(answered(record, "suggested=3D"), "en")
        suggested = "The information demonstrably suggested 3♦ to South."
        assert suggested in told(letter.reasons)
        assert suggested in told(letter.committee)
        assert any("South chose 3♦" in text for text in told(letter.reasons))
        assert not any("South chose 3♦" in text for text in told(letter.committee))

    def test_each_appeal_has_its_own(self) -> None:
        record = with_acts(answered(board(), *FOUND[:2]), APPEAL, decided("upheld"))
        record = answered(record, FOUND[2])
        record = answered(with_acts(record, "{by: S, appeal: true}", decided("varied")), *FOUND[3:])
        letter = letter_of(record, "en")
        told_of = told(letter.committee)
        places = [n for n, text in enumerate(told_of) if text.startswith("On review it was found")]
        assert len(places) == 2
        suggested, alternatives = (
            next(n for n, text in enumerate(told_of) if word in text) for word in ("suggested 3", "logical alternat")
        )
        assert places[0] < suggested < places[1] < alternatives
        assert "The facts are agreed." in told(letter.reasons)

    def test_a_fact_found_only_on_appeal_was_not_found_by_the_director(self) -> None:
        more = (APPEAL, decided("upheld"))
        letter = letter_of(answered(with_acts(board(), *more), "information_made_available=yes"), "en")
        assert not any(text.startswith("Found:") for text in told(letter.facts))
        letter = letter_of(answered(board(), "information_made_available=yes"), "en")
        assert any(text.startswith("Found:") for text in told(letter.facts))

    @pytest.mark.parametrize(("laws", "number"), [("1997", "16A"), ("2007", "16B1(a)"), ("2017", "16B1(a)")])
    def test_what_was_broken_is_what_forbids_it(self, laws: str, number: str) -> None:
        """The provision that adjusts the score forbids nothing."""
        letter = letter_of(answered(board(laws), *FOUND), "en")
        chose = next(part for part in letter.reasons.paragraphs if part.text.startswith("South chose 3♦"))
        assert chose.law == f"Law {number}"


class TestTheScore:
    def appealed(self, *more: str) -> Record:
        return with_acts(answered(board("2007"), *FOUND, "adjust=60% 2S E 8, 40% 2S E 9"), APPEAL, *more)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_result_of_the_table_is_restored_and_nothing_adjusted(self, language: str) -> None:
        letter = letter_of(self.appealed(decided("varied"), TABLE), language)
        say = speaker(language, 2007).say
        restored = say("letter-decision-restored", result="#").partition("#")[0].rstrip(".")
        assert letter.committee is not None
        part = next(part for part in letter.committee.paragraphs if part.text.startswith(restored))
        assert part.law == ""
        assert "3♦" in part.text
        assert "−" in part.text
        law = speaker(language, 2007).law("2007:12C1(a)", short=True)
        assert law not in {one.law for one in letter.law.paragraphs}
        other = letter_of(self.appealed(decided("varied"), OTHER), language)
        assert law in {one.law for one in other.law.paragraphs}
        assert not any(text.startswith(restored) for text in told(other.committee))

    def test_a_director_who_gives_it_lets_it_stand(self) -> None:
        letter = letter_of(with_acts(answered(board("2007"), *FOUND[:4]), TABLE), "en")
        assert "The table result stands." in told(letter.decision)
        assert not any("12C" in law for law in cited(letter.decision))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_the_director_ruled_stands_between(self, language: str) -> None:
        letter = letter_of(self.appealed(decided("varied"), OTHER), language)
        say = speaker(language, 2007).say
        assert letter.scores is not None
        assert letter.scores.ruled == say("letter-score-after", "director")
        assert [len(row.ruled) for row in letter.scores.rows] == [3, 3]
        assert len({letter.scores.before, letter.scores.ruled, letter.scores.after}) == 3
        lines = [line for row in letter.scores.rows for line in row.ruled]
        assert all(line in text_of(letter) and line in html_of(letter) for line in lines)
        assert letter.scores.ruled in text_of(letter)
        assert letter.scores.ruled in html_of(letter)
        assert len(pictures_of(letter, 30)) == 1

    @pytest.mark.parametrize("how", ["upheld", "withdrawn"])
    def test_without_another_score_there_is_no_third_column(self, how: str) -> None:
        letter = letter_of(self.appealed(decided(how)), "en")
        assert letter.scores is not None
        assert letter.scores.ruled == ""
        assert all(row.ruled == () for row in letter.scores.rows)

    @pytest.mark.parametrize(
        ("language", "said"),
        [
            ("en", "A weighted score is assigned (Law 12C1(c)):"),
            ("fr", "Une marque ajustée pondérée est attribuée (Loi 12C1(c))\u00a0:"),
            ("nb", "Det fastsettes en vektet score (§ 12C1(c)):"),
        ],
    )
    def test_the_colon_stands_before_what_it_announces(self, language: str, said: str) -> None:
        letter = letter_of(answered(board("2007"), *FOUND, "adjust=60% 2S E 8, 40% 2S E 9"), language)
        assert re.sub(r"(Law|Loi|§) ", "\\1\u00a0", said) in text_of(letter)
        assert "]</span>" + said.rpartition(")")[2] + "</p>" in html_of(letter)


class TestNothingRuled:
    BOARD = """
    bridgelaw: 1
    laws: 2007
    dealer: E
    acts:
    - {by: E, call: P}
    - {by: S, call: 3NT}
    - {by: W, call: P}
    - {by: N, call: P}
    - {by: E, call: P}
    - {by: director, result: 8}
    """

    def letter(self, language: str, *more: str) -> Letter:
        lines = [line[4:] for line in self.BOARD.splitlines() if line.strip()]
        return letter_of(loads("\n".join([*lines, *more])), language)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_a_board_with_its_result_is_no_decision(self, language: str) -> None:
        letter = self.letter(language)
        say = speaker(language, 2007).say
        assert told(letter.decision) == [say("letter-decision-open", "nothing")]
        # it is no ruling, not even a provisional one, and rests on no Law
        assert letter.provisional == ""
        assert letter.title == say("letter-name", "nothing")
        assert letter.note == say("letter-note", "nothing")
        assert letter.sources is None
        assert (letter.signature, letter.date_line) == ("", "")
        assert say("letter-signature") not in text_of(letter).splitlines()[-1]
        assert letter.scores is not None
        assert letter.scores.after == ""
        assert letter.settings.startswith(say("letter-source-edition", year="2007"))
        assert 'class="sign"' not in html_of(letter)
        assert len(pictures_of(letter, 30)) == 1

    def test_called_for_nothing_the_director_lets_it_stand(self) -> None:
        letter = self.letter("en", "- {by: N, summon: true}")
        assert "The table result stands." in told(letter.decision)
        assert letter.signature == "The Director"
