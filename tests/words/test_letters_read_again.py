"""What strict readers of ten more letters named."""

from __future__ import annotations

import pytest

from bridgelaw.formats.record import loads
from bridgelaw.words.letter.sources import in_order
from tests.kit.rulings import answered, example, letter_of
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


BARRED = """
- {by: S, call: 1NT}
- {by: W, expose: [HA], how: dropped, id: card}
- {by: S, attention: card}
- {by: S, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, review: full, id: again}
- {by: N, attention: again}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: E, call: P}
- {by: director, result: 7}
- {by: director, adjust: {kind: artificial, ns: average_plus, ew: 50}}
"""


@BY_LANGUAGE
def test_who_had_to_pass_had_no_right_to_a_review_though_it_was_his_turn(language: str) -> None:
    letter = letter_of(board(BARRED), language, strict=False)
    text = {
        "en": "East had to pass, and asked to have the calls restated: who must pass has no right to that.",
        "fr": "Est devait passer, et a demandé un rappel\u00a0: qui doit passer n’y a pas droit.",
        "nb": "Øst måtte passe, og ba om gjentakelse: den som må passe, har ikke rett til det.",
    }[language]
    assert text in said(letter.reasons)
    assert letter.scores is not None
    assert all(len(set(row.after)) == len(row.after) for row in letter.scores.rows)


MISTOLD = """
- {by: S, call: 1NT}
- {by: N, explain: "15 to 17", of: a1, id: told}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: director, result: 7}
- {by: E, summon: true, of: told}
- {by: director, find: agreement, of: told, value: VALUE}
- {by: director, find: misinformation, of: told, value: true}
- {by: director, find: damage, of: told, value: true}
"""


@BY_LANGUAGE
def test_of_no_agreement_it_is_said_that_there_was_none_and_of_nothing_nothing(language: str) -> None:
    def reasons(agreement: str) -> list[str]:
        record = answered(example("misinformation"), f"agreement={agreement}", "misinformation=yes")
        return said(letter_of(record, language, strict=False).reasons)

    lacking, typed = reasons("no agreement"), reasons("weak with clubs")
    none = {"en": "had no agreement about", "fr": "n’avait pas d’entente au sujet", "nb": "hadde ingen avtale om"}
    assert any(none[language] in one for one in lacking)
    matched = {"en": "did not match the agreement", "fr": "ne correspondait pas", "nb": "stemte ikke med avtalen"}
    assert not any(matched[language] in one for one in lacking)
    assert any(matched[language] in one for one in typed)
    marks = {"en": "“weak with clubs”", "fr": "«\u00a0weak with clubs\u00a0»", "nb": "«weak with clubs»"}
    assert any(marks[language] in one for one in typed)


@BY_LANGUAGE
@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_too_late_to_change_a_call_it_is_asked_what_the_offending_side_gained(language: str, laws: str) -> None:
    letter = letter_of(board(MISTOLD.replace("VALUE", "weak"), laws), language, strict=False)
    gained = {
        "en": "North–South gained an advantage",
        "fr": "Nord-Sud a tiré avantage",
        "nb": "Nord–Syd fikk en fordel",
    }[language]
    assert any(one.startswith(gained) for one in said(letter.reasons)) == (laws != "1997")


@BY_LANGUAGE
def test_the_law_stands_in_its_order(language: str) -> None:
    letter = letter_of(board(BARRED), language, strict=False)
    numbers = [part.law.replace("\u00a0", " ").split()[-1] for part in letter.law.paragraphs]
    assert numbers == sorted(numbers, key=in_order)
    used = " ".join(part.law for one in (letter.facts, letter.reasons, letter.decision) for part in one.paragraphs)
    assert [number for number in numbers if number not in used] == []
