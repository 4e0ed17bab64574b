"""What a written ruling tells, read by who has not seen the case: who called for what, each decision, one tense."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bridgelaw.api.table import followed
from bridgelaw.formats.board import Record
from bridgelaw.formats.record import loads, plain_record
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import compose_letter
from tests.kit.rulings import HESITATION, answered, example, letter_of, plain_of
from tests.kit.speakers import speaker

TWICE = """
bridgelaw: 1
laws: 2007
dealer: N
vulnerable: None
acts:
- {by: N, call: P}
- {by: E, call: 1H}
- {by: S, call: 2D}
- {by: W, call: 1S, id: low}
- {by: S, attention: low}
- {by: S, summon: true}
- {by: director, attention: true, of: low}
- {by: director, explain_options: true}
- {by: N, choose: reject_call}
- {by: W, substitute: 2S, of: low}
- {by: director, find: lowest_same_denomination_artificial, value: false, of: low}
- {by: director, resume: true}
- {by: N, call: P}
- {by: E, call: 4S}
- {by: S, call: P}
- {by: W, call: P}
- {by: N, call: P}
- {by: S, play: HA, id: lead}
- {by: W, attention: lead}
- {by: W, summon: true}
- {by: director, explain_options: true}
- {by: W, choose: accept_lead}
- {by: director, resume: true}
- {by: director, result: 10}
- {by: director, find: assisted, value: false, of: low}
"""


def facts(record: Record, language: str = "en") -> list[str]:
    return [part.text for part in letter_of(record, language).facts.paragraphs]


def laws(record: Record) -> dict[str, str]:
    return {part.law.removeprefix("Law "): part.text for part in letter_of(record, "en").law.paragraphs}


def test_each_irregularity_that_was_ruled_on_has_its_line_in_the_decision() -> None:
    letter = letter_of(loads(TWICE), "en")
    assert [(part.text, part.law) for part in letter.decision.paragraphs] == [
        ("For the irregularity (insufficient bid: 1♠) no rectification is applied.", "Law 27B1(a)"),
        ("For the irregularity (opening lead out of turn: ♥A) no rectification is applied.", "Law 54B"),
        ("The table result stands.", ""),
    ]
    chosen = {part.text: part.law for part in letter.facts.paragraphs if part.law}
    assert chosen == {"North did not accept 1♠.": "Law 27B", "West accepted the lead of ♥A.": "Law 54B"}
    cited = [part.law for part in letter.law.paragraphs]
    assert cited[:4] == ["Law 18D", "Law 27", "Law 27B", "Law 27B1(a)"]
    assert "Law 54B" in cited[4:]


def test_it_says_who_called_for_what_and_who_was_called_takes_nothing_up_himself() -> None:
    told = facts(loads(TWICE))
    assert "South called the Director during the auction (insufficient bid: 1♠)." in told
    assert "West called the Director at the opening lead (opening lead out of turn: ♥A)." in told
    assert not any("took the matter up without being called" in text for text in told)
    uncalled = TWICE.replace("- {by: S, summon: true}\n", "")
    assert "The Director took the matter up without being called (insufficient bid: 1♠)." in facts(loads(uncalled))


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_one_irregularity_nothing_is_said_in_brackets(language: str) -> None:
    once = TWICE.partition("- {by: S, play: HA")[0] + "- {by: N, play: HA}\n- {by: director, result: 10}\n"
    letter = letter_of(loads(once), language)
    assert not any("(" in part.text for part in (*letter.facts.paragraphs, *letter.decision.paragraphs))


REVOKED = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: director, result: 8}
- {by: N, attention: true, text: West revoked in hearts, id: words}
- {by: director, find: act_meant, value: revoke, of: words}
- {by: director, find: revoke_facts, value: {by: W, suit: H, won_by: W, later: 1}, of: words}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: director, find: damage, value: false, of: words}
"""


def test_a_revoke_that_was_told_of_is_one_by_the_law_that_says_what_it_is() -> None:
    """Which facts the Director needs is a note to him, and stands in no Law."""
    record = loads(REVOKED)
    assert laws(record)["61A"].startswith("Whoever fails to follow suit though able")
    assert not any("four facts" in text for text in laws(record).values())
    assert "The revoke was established." in [part.text for part in letter_of(record, "en").reasons.paragraphs]
    assert facts(record)[1:] == [
        "North drew attention to an irregularity: “West revoked in hearts”",
        "West did not follow in hearts; West won the trick. After it East–West won 1 trick.",
        "North called the Director after the play.",
    ]


PLAYED = """
bridgelaw: 1
laws: 2017
deal: "N:AK3.A.AQJT9.QJ84 T64.KJ9.K86.T962 Q872.Q652.75.AK7 J95.T8743.432.53"
dealer: S
vulnerable: None
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: H4}
- {by: S, play: HA, from: N}
- {by: E, play: S4, id: small}
- {by: S, play: H2}
- {by: S, play: S3, from: N}
- {by: E, play: S6}
- {by: S, play: SQ}
- {by: W, play: S5}
- {by: S, attention: small}
- {by: S, summon: true}
- {by: director, explain_options: true}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "East did not follow in hearts although able to; the card played was ♠4 (trick 1)."),
        ("fr", "Est n’a pas fourni à cœur tout en pouvant le faire ; la carte jouée était ♠4 (levée 1)."),
        ("nb", "Øst bekjente ikke hjerter, enda det var mulig; kortet som ble spilt, var ♠4 (stikk 1)."),
    ],
)
def test_of_a_revoke_it_says_which_card_was_played(language: str, said: str) -> None:
    assert said in facts(loads(PLAYED), language)


CORRECTED = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: 2D, id: two}
- {by: S, explain: natural, of: two, id: said}
- {by: N, alert: true, of: two}
- {by: E, call: P}
- {by: S, call: 2H}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P, id: last}
- {by: N, correct: transfer to hearts, of: said, id: fix}
- {by: E, summon: true}
- {by: director, find: agreement, value: transfer to hearts, of: two}
- {by: director, find: misinformation, value: true, of: said}
- {by: director, explain_options: true}
- {by: director, find: would_have_acted, value: true, of: last}
- {by: E, choose: change_call, call: P}
- {by: director, resume: true}
- {by: W, play: S4}
- {by: director, result: 9}
- {by: director, find: damage, value: false, of: said}
"""


@pytest.mark.parametrize(
    ("language", "kept", "influenced"),
    [
        (
            "en",
            "East was offered back the pass over 2♥ and kept it.",
            "The wrong information could well have influenced East’s pass over 2♥.",
        ),
        (
            "fr",
            "Est pouvait reprendre sa déclaration (Passe sur 2♥) et l’a maintenue.",
            "L’information erronée a bien pu influencer le Passe d’Est sur 2♥.",
        ),
        (
            "nb",
            "Øst fikk tilbud om å endre passen over 2♥, og lot meldingen stå.",
            "Feilinformasjonen kan godt ha påvirket Østs pass over 2♥.",
        ),
    ],
)
def test_a_call_that_was_offered_back_and_kept_is_told(language: str, kept: str, influenced: str) -> None:
    letter = letter_of(loads(CORRECTED), language)
    assert kept in [part.text for part in letter.facts.paragraphs]
    assert influenced in [part.text for part in letter.reasons.paragraphs]


def test_one_fact_is_told_once_and_the_alert_before_the_explanation() -> None:
    letter = letter_of(loads(CORRECTED), "en")
    wrong = [part for part in letter.reasons.paragraphs if "match the agreement" in part.text]
    assert [part.law for part in wrong] == ["Law 21B1(b), Law 75B1"]
    assert letter.auction is not None
    assert [text for _, text in letter.auction.notes] == ["North alerted 2♦.", "South explained 2♦: “natural”."]


SHOWN = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: S2}
- {by: S, play: S3, from: N}
- {by: E, play: S4}
- {by: S, play: SA}
- {by: W, expose: [HK], how: dropped, id: drop}
- {by: S, attention: drop}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: director, result: 9}
"""


def test_what_makes_the_card_a_major_one_is_cited_where_its_own_law_leaves_it_open() -> None:
    cited = laws(loads(SHOWN))
    assert "honour" in cited["50B"]
    assert "concession" not in cited["49"]
    assert "50B" not in laws(loads(TWICE.replace("accept_lead", "refuse_lead")))


@pytest.mark.parametrize(
    ("edition", "award", "cited"),
    [
        ("1997", "2S E 8", ["12C2"]),
        ("2007", "2S E 8", ["12C1(a)"]),
        ("1997", "100% 2S E 8", ["12C2"]),
        ("2007", "100% 2S E 8", ["12C1(a)"]),
        ("2017", "2S E 8", ["12C1(a)", "12C1(b)"]),
        ("2017", "60% 2S E 8, 40% 2S E 9", ["12C1(b)", "12C1(c)"]),
        ("2007", "NS: 2S E 9; EW: 2S E 8", ["12C1(a)", "12C1(e)", "12C1(f)"]),
    ],
)
def test_an_award_cites_what_decides_it(edition: str, award: str, cited: list[str]) -> None:
    record = replace(example("hesitation"), laws=edition)
    given = answered(record, *HESITATION[:-1], f"adjust={award} // as it is")
    assert sorted(number for number in laws(given) if number.startswith("12")) == cited


def test_nothing_is_told_in_the_present() -> None:
    """The facts of a letter are in the past, each of them."""
    for text in (TWICE, REVOKED, PLAYED, CORRECTED, SHOWN):
        for said in facts(loads(text)):
            assert not set(said.split()) & {"draws", "accepts", "replaces", "explains", "alerts", "corrects", "calls"}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "at 12:39."), ("fr", "à 12\u00a0h\u00a039."), ("nb", "kl. 12.39.")]
)
def test_a_time_of_day_is_written_as_the_language_writes_it(language: str, said: str) -> None:
    record = answered(example("hesitation"), *HESITATION)
    table = followed(record)
    letter = compose_letter(plain_of(record), table.answer(), plain_record(record), speaker(language), "12:39")
    assert letter.appeal is not None
    assert letter.appeal.paragraphs[-1].text.endswith(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "to forbid it for as long as East keeps the lead"),
        ("fr", "l’interdire aussi longtemps qu’Est garde la main"),
        ("nb", "forby den så lenge Øst beholder utspillet"),
    ],
)
def test_what_is_read_out_of_a_penalty_card_says_how_long_a_suit_is_forbidden(language: str, said: str) -> None:
    words = speaker(language, "2017")
    assert said in words.say("penalty_card-major", "lying", cards=1, declarer="S", leader="E")


@pytest.mark.parametrize(("edition", "term"), [("2007", "possibilités logiques"), ("2017", "alternatives logiques")])
def test_a_french_letter_has_one_term_for_a_logical_alternative(edition: str, term: str) -> None:
    letter = letter_of(answered(replace(example("hesitation"), laws=edition), *HESITATION), "fr")
    told = " ".join(part.text for part in (*letter.law.paragraphs, *letter.reasons.paragraphs))
    other = {"possibilités logiques", "alternatives logiques"} - {term}
    assert term in told
    assert not any(word in told for word in other)


OUT_OF_TURN = """
bridgelaw: 1
laws: {laws}
dealer: N
vulnerable: None
acts:
- {{by: E, call: 1H, id: early}}
- {{by: S, attention: early}}
- {{by: S, summon: true}}
- {{by: director, explain_options: true}}
{since}
- {{by: director, resume: true}}
"""
CALLED_OVER = "- {by: S, call: 1S}"
REPEATED = "- {by: S, choose: reject_call}\n- {by: N, call: P}\n- {by: E, call: 1H}"


@pytest.mark.parametrize(
    ("laws", "language", "said"),
    [
        ("1997", "en", "South called 1♠ over it, and so accepted 1♥."),
        ("2007", "fr", "En déclarant 1♠, Sud a accepté la déclaration 1♥."),
        ("2017", "nb", "Syd meldte 1♠ over den, og godtok dermed 1♥."),
    ],
)
def test_a_call_accepted_by_calling_over_it(laws: str, language: str, said: str) -> None:
    assert said in facts(loads(OUT_OF_TURN.format(laws=laws, since=CALLED_OVER)), language)
    assert said not in facts(loads(OUT_OF_TURN.format(laws=laws, since=REPEATED)), language)


@pytest.mark.parametrize("laws", ["2007", "2017"])
def test_that_a_repeated_call_costs_nothing_stands_in_the_decision(laws: str) -> None:
    letter = letter_of(loads(OUT_OF_TURN.format(laws=laws, since=REPEATED)), "en")
    told = [(part.text, part.law) for part in letter.decision.paragraphs]
    assert told[-1] == ("No rectification is applied.", "Law 31A1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_an_answer_was_changed_is_for_the_file(language: str) -> None:
    once = CORRECTED
    line = "- {by: director, find: misinformation, value: true, of: said}\n"
    twice = CORRECTED.replace(line, line.replace("true, of", "false, of") + line)
    assert twice != once
    assert letter_of(loads(twice), language).reasons == letter_of(loads(once), language).reasons


REOPENED = """
bridgelaw: 1
laws: 2017
dealer: N
vulnerable: None
acts:
- {by: N, call: 1NT}
- {by: E, call: P}
- {by: S, call: 2S, id: transfer}
- {by: N, explain: a range ask, of: transfer, id: said}
- {by: W, call: P}
- {by: N, call: 3NT}
- {by: E, call: P}
- {by: S, call: P}
- {by: W, call: P, id: last}
- {by: S, summon: true}
- {by: S, correct: clubs, of: said, id: corrected}
- {by: director, find: misinformation, value: true, of: said}
- {by: director, explain_options: true}
- {by: W, choose: change_call, call: X}
- {by: director, resume: true}
- {by: N, call: P}
- {by: E, call: P}
- {by: S, call: P}
"""


def test_a_correction_behind_the_last_pass_was_none_during_the_auction() -> None:
    """Though the auction went on afterwards, as the last pass was changed."""
    assert any("South corrected" in one and "after the auction" in one for one in facts(loads(REOPENED)))
