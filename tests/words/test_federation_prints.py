"""What strict readers of thirty records and ten letters named: a right or its condition that was missing, the wrong
provision, what was settled told as open."""

from __future__ import annotations

import pytest

from tests.kit.rulings import letter_of
from tests.words.test_letter_read import board, cited, said
from tests.words.test_records_read import PLAY, TOO_LOW, told

BY_LANGUAGE = pytest.mark.parametrize("language", ["en", "fr", "nb"])
REFUSED = (*TOO_LOW, "S choose reject_call", "director resume")
FREE = {
    "en": "unless its replacement",
    "fr": "sauf si la déclaration de remplacement",
    "nb": "med mindre erstatningsmeldingen",
}
OVER = {
    "en": "Its replacement led to no further rectification",
    "fr": "Comme son remplacement n’a entraîné aucune autre rectification",
    "nb": "Erstatningsmeldingen medførte ingen ytterligere korrigering",
}


@BY_LANGUAGE
def test_that_a_withdrawn_bid_may_be_free_is_a_condition_only_while_it_is_open(language: str) -> None:
    assert FREE[language] in told(*REFUSED, "E substitute 2H id=new", language=language)
    silenced = told(
        *REFUSED, "E substitute P id=new", "director find comparable_call no of=new seat=E", language=language
    )
    assert FREE[language] not in silenced
    wrong = ("director rule rectify of=low id=wrong", "director resume", "E substitute 2H", "S call P", "W call P",
             "N call P", "director result 8", "W summon", "director find own_ruling_wrong yes of=wrong")  # fmt: skip
    settled = told(*TOO_LOW, "S choose reject_call", *wrong, language=language)
    assert FREE[language] not in settled
    assert OVER[language] in settled


@pytest.mark.parametrize("laws", [1997, 2007])
def test_before_2017_only_natural_bids_free_partner(laws: int) -> None:
    """1997 and 2007, 27B1(a): after a call with the same meaning 16D still holds."""
    said = told(*REFUSED, "E substitute 2H", laws=laws)
    assert "unless its replacement is the lowest sufficient bid in the same denomination and neither bid is" in said


def test_what_follows_from_a_call_out_of_rotation_is_cited_one_by_one() -> None:
    """30B1(b)(i) and (ii), 26B; partner's information is his again after a comparable call."""
    said = told("W call 1H", "S call P id=oor", "W attention oor", "W summon", "director explain_options",
                "W choose reject_call", "director resume", "N call 1S", "E call 2H", dealer="W")  # fmt: skip
    assert "South may make any legal call when in turn. Law 29B" in said
    assert "though the score may still be adjusted after the play. Law 30B1(b)(i)" in said
    assert "North must pass when next to call. Law 30B1(b)(ii)" in said
    assert "the replacement call was not comparable, declarer may" in said
    assert "unless its replacement leads to no further rectification" in said
    assert "This ends if the replacement leads to no further rectification." in said


def test_after_a_cancelled_double_it_is_27b3() -> None:
    said = told(*TOO_LOW)
    assert "East must then make a sufficient bid or pass instead. Law 27B3" in said
    assert "the replacement call was not comparable" in said


@BY_LANGUAGE
def test_who_chooses_may_ask_what_was_called_and_what_it_means(language: str) -> None:
    """20B, 20F1: his own turn to call, and the Director has explained."""
    text = {
        "en": "South may ask about the opponents’ calls, have the auction restated",
        "fr": "Sud peut demander",
        "nb": "Syd kan spørre",
    }[language]
    assert text in told(*TOO_LOW, language=language)
    assert "ask about the opponents’ calls" not in told(*TOO_LOW[:-1])


@BY_LANGUAGE
def test_the_partner_of_a_penalty_card_waits_for_declarer(language: str) -> None:
    """50D2, and 51B of several cards; nothing beside the choice itself."""
    down = (*PLAY, "N play S4 from=S", "W play S2", "E expose HQ how=dropped id=queen", "N attention queen", "N summon",
            "director explain_options", "director rule rectify of=queen", "director resume")  # fmt: skip
    text = {
        "en": "West may not lead until North has chosen",
        "fr": "Ouest ne peut pas attaquer avant le choix de Nord",
        "nb": "kan Vest ikke spille ut før Nord har valgt",
    }[language]
    said = told(*down, language=language)
    assert text in said
    assert "50D2" in said


@BY_LANGUAGE
def test_a_call_changed_because_of_misinformation_binds_who_misinformed(language: str) -> None:
    """16C2; and which of his calls it was is told."""
    changed = ("S call 1D", "W call 2D id=two", "N call P", "E explain 'natural' of=two id=said", "E call P",
               "S call P id=last", "W summon", "W correct 'both majors' of=said",
               "director find misinformation yes of=said", "director find would_have_acted yes of=last seat=S",
               "S choose change_call call=X", "director resume")  # fmt: skip
    said = told(*changed, language=language, dealer="S")
    for text in {
        "en": ("East may not choose", "West may not choose", "by the call that South withdrew", "the pass over 2♦"),
        "fr": ("la déclaration retirée par Sud", "Passe sur 2♦"),
        "nb": ("meldingen Syd trakk tilbake", "passen over 2♦"),
    }[language]:
        assert text in said
    assert "16C2" in said


@BY_LANGUAGE
def test_a_lead_left_free_is_told(language: str) -> None:
    led = ("S call 2S", "W call P", "N call 4S", "E call P", "S call P", "W call P", "E play C2", "S spread",
           "N play C3 from=S", "W play CA", "N play C4", "N choose no_restriction", "W play HQ")  # fmt: skip
    said = told(
        *REFUSED, "E substitute P id=rep", "director find comparable_call no of=rep seat=E", *led, language=language
    )
    text = {
        "en": "North left West free to lead anything.",
        "fr": "Nord a laissé à Ouest le libre choix de son attaque.",
        "nb": "Nord lot Vest spille ut hva som helst.",
    }[language]
    assert text in said


def test_what_was_ruled_or_found_is_not_asked_again() -> None:
    """16B1: who has ruled on dummy's remark, or found a missing alert, has found that it told partner something."""
    spoken = (*PLAY, "N play S4 from=S", "W play S2", "N play SA", "S convey remark id=said", "E summon of=said")
    assert "Did this make information from South available" in told(*spoken)
    assert "Did this make information" not in told(*spoken, "director rule rectify of=said")
    silent = ("N call 1D", "E call 2D id=two", "W convey no_alert of=two id=none", "S call P", "W call P", "N call P",
              "E summon", "E correct 'both majors' of=none", "director find misinformation yes of=none")  # fmt: skip
    said = told(*silent)
    assert "Did this make information" not in said
    assert "if an alert was due" not in said
    assert "It may be used despite the irregularity." in said


@pytest.mark.parametrize(("laws", "law"), [(2007, "Law 16B1(a)"), (2017, "Law 16B1 ")])
def test_information_from_partner_is_the_head_of_16b1_in_2017(laws: int, law: str) -> None:
    said = told("N call 1S", "E convey hesitation", "E call P", laws=laws)
    assert f"This came from partner, otherwise than by a legal call or play. {law}" in f"{said} "


@BY_LANGUAGE
def test_a_changed_designation_is_no_card_taken_back(language: str) -> None:
    said = told(
        *PLAY,
        "N play SK from=S id=king",
        "W play S2",
        "N play S5",
        "N retract play of=king",
        "E summon",
        language=language,
    )
    names = {
        "en": ("Designation changed", "taken back"),
        "fr": ("Désignation changée", "reprise"),
        "nb": ("Endret angivelse", "tatt tilbake"),
    }[language]
    assert names[0] in said
    assert names[1] not in said


@BY_LANGUAGE
def test_an_artificial_score_is_told_as_the_law_gives_it(language: str) -> None:
    given = {"kind": "artificial", "ns": "average_minus", "ew": "average_plus"}
    said = told("N learn wrong_hand id=l about=E", "N summon", "director find interferes yes of=l seat=N",
                "director choose artificial_score", adjusted=given, language=language)  # fmt: skip
    for text in {
        "en": ("average minus (at most", "average plus (at least"),
        "fr": ("moyenne moins (au plus", "moyenne plus (au moins"),
        "nb": ("middels minus (høyst", "middels pluss (minst"),
    }[language]:
        assert text in said


@BY_LANGUAGE
def test_a_card_that_lay_there_in_the_auction_was_not_for_partner_then(language: str) -> None:
    shown = ("S call 1NT", "W expose HA how=dropped id=ace", "S attention ace", "S summon",
             "director rule rectify of=ace", "director resume", "W call P", "N call P", "E call P", "W play HA",
             "N spread", "S play H4 from=N", "E play H6", "S play H5", "director result 8", "N summon")  # fmt: skip
    said = told(*shown, language=language, dealer="S")
    texts = {
        "en": ("during the auction the owner’s partner could not use it", "without the help of the exposed card"),
        "fr": ("pendant les annonces le partenaire du propriétaire ne le pouvait pas", "l’aide de la carte exposée"),
        "nb": ("under meldingene kunne ikke eierens makker bruke det", "hjelpen av det fremviste kortet"),
    }
    for text in texts[language]:
        assert text in said


@BY_LANGUAGE
def test_what_dummy_pointed_out_is_named(language: str) -> None:
    said = told(*PLAY, "N play S4 from=S", "W play S2 id=two", "S attention two", language=language)
    assert {"en": "drew attention to ♠2, played by West", "fr": "♠2, jouée par Ouest", "nb": "♠2, spilt av Vest"}[
        language
    ] in said


def test_an_explanation_that_is_looked_into_was_given() -> None:
    said = told("N call 1D id=one", "E ask '1D?' of=one", "S explain 'four or more' of=one id=said", "E call P",
                "S call P", "W call P", "W summon", "S correct 'three or more' of=said")  # fmt: skip
    assert "South explained 1♦: “four or more”" in said
    assert "explains" not in said


def test_one_changed_call_is_told_once_for_two_wrong_explanations() -> None:
    said = told("S call 1D id=one", "N explain 'x' of=one id=a", "W call P", "N call 1H id=heart",
                "S explain 'y' of=heart id=b", "E call P", "S call P", "W call P id=last", "E summon",
                "N correct 'z' of=b", "S correct 'z' of=a", "director find misinformation yes of=a",
                "director find misinformation yes of=b", "director find would_have_acted yes of=last seat=W",
                "W choose change_call call=X", "director resume", dealer="S")  # fmt: skip
    assert said.count("in a way that does not match the agreement") == 2
    assert said.count("West was offered back the pass over 1♥ and changed it to a double.") == 1


HURT = """
- {by: S, call: 1S}
- {by: W, call: 1H, id: low}
- {by: N, attention: low}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: N, choose: reject_call}
- {by: W, substitute: 2H, id: new}
- {by: director, find: specified_suits, of: low, value: [H]}
- {by: director, find: specified_suits, of: new, value: [H]}
- {by: director, resume: true}
- {by: N, call: P}
- {by: E, call: P}
- {by: S, call: P}
- {by: director, result: 9}
- {by: director, find: assisted, of: low, value: true}
- {by: director, find: damage, of: low, value: true}
- {by: director, adjust: {kind: assigned, ns: [{contract: P}], self_inflicted: NS, without_error: [
     {contract: 2H, by: W, tricks: 8, weight: 0.25}, {contract: 3H, by: W, tricks: 8, weight: 0.75}]}}
"""


@BY_LANGUAGE
def test_a_letter_names_the_replaced_call_the_definition_and_the_results_without_the_error(language: str) -> None:
    letter = letter_of(board(HURT), language, strict=False)
    texts = {
        "en": (
            "West replaced 1♥ by 2♥.",
            "18D, Law 27",
            "or by a gambling action",
            "Without its own error North–South",
        ),
        "fr": (
            "Ouest a remplacé la déclaration 1♥ par 2♥",
            "18D, Loi 27",
            "ou par une action aventureuse",
            "Sans sa propre erreur, Nord-Sud",
        ),
        "nb": (
            "Vest erstattet 1♥ med 2♥",
            "18D, § 27",
            "eller ved en spekulativ handling",
            "Uten sin egen feil ville Nord–Syd",
        ),
    }[language]
    assert texts[0] in " ".join(said(letter.facts))
    assert texts[1] in " ".join(cited(letter.reasons).values()).replace("\u00a0", " ")
    laws = {part.law.replace("\u00a0", " ").split()[-1]: part.text for part in letter.law.paragraphs}
    assert "27A" in laws["27"]
    assert texts[2] in laws["12C1(e)"]
    decided = " ".join(said(letter.decision))
    assert texts[3] in decided
    assert decided.count("25") == 1


@pytest.mark.parametrize(("laws", "law"), [(1997, "12C2"), (2007, "12C1(f)"), (2017, "12C1(f)")])
def test_scores_that_need_not_balance_cite_that_they_need_not(laws: int, law: str) -> None:
    split = {"kind": "assigned", "ns": [{"contract": "2H", "by": "E", "tricks": 8}],
             "ew": [{"contract": "4H", "by": "E", "tricks": 10}]}  # fmt: skip
    lines = (*TOO_LOW, "S choose reject_call", "director rule rectify of=low id=wrong", "director resume",
             "E substitute 2H", "S call P", "W call P", "N call P", "director result 8", "W summon",
             "director find own_ruling_wrong yes of=wrong")  # fmt: skip
    said = told(*lines, laws=laws, adjusted=split)
    assert f"Law {law}" in said[said.index("The Director gives an adjusted score.") :][:90]


@BY_LANGUAGE
def test_what_nobody_will_rule_on_any_more_says_so(language: str) -> None:
    said = told(*PLAY, "N play S4 from=S", "W play S2 id=two", "S attention two", "N play S5", "director resume",
                "director result 7", language=language)  # fmt: skip
    assert {"en": " · No ruling", "fr": " · Aucune décision", "nb": " · Ingen avgjørelse"}[language] in said
