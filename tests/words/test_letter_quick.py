"""The written ruling of a quick ruling: what was read out stands in its decision, as far as it is known."""

from __future__ import annotations

import re

import pytest

from bridgelaw.answer.road import plain as plain_road
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.seen import facts_of, seen
from bridgelaw.desk.ruling import road
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.words.letter import compose_letter
from bridgelaw.words.letter.model import Letter
from bridgelaw.words.telling import view_of
from tests.api.test_quick import offered
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
    view = seen(view_of(found.record), facts_of(found, answers))
    return compose_letter(told, answer, found.record, speaker(language, laws), view=view)


@pytest.mark.parametrize(
    ("laws", "language", "said", "law"),
    [
        ("1997", "nb", "kan spillefører", "26"),
        ("2007", "fr", "le déclarant", "26"),
        ("2017", "en", "If East then defends, declarer may, when West is first on lead, forbid one suit", "26B"),
    ],
)
def test_what_partner_may_have_to_lead(laws: str, language: str, said: str, law: str) -> None:
    letter = letter_of("insufficient_bid", TOO_LOW, laws, language)
    [line] = [one for one in letter.decision.paragraphs if one.law.split()[-1].startswith(law)]
    assert said in line.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("laws", "law"), [("1997", "16C2"), ("2007", "16D2"), ("2017", "16C2")])
def test_that_partner_may_not_use_what_was_withdrawn_is_decided_too(laws: str, law: str, language: str) -> None:
    """Under the Law that says so of a withdrawn call, as it was read out."""
    letter = letter_of("insufficient_bid", TOO_LOW, laws, language)
    [line] = [one for one in letter.decision.paragraphs if one.law.split()[-1] == law]
    assert line.style == "strong"
    assert speaker(language, laws).seat("W") in line.text


PASSED = [
    ("by", "S"), ("turn", "N"), ("call", "P"), ("last_bid", "1H"), ("called_since", "none"), ("choose", "reject_call"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("laws", "language", "said", "law"),
    [
        ("1997", "en", "North may neither double nor redouble when next to call.", "30B2"),
        ("2007", "fr", "Nord ne peut ni contrer ni surcontrer à son prochain tour de déclarer.", "30B2(b)"),
    ],
)
def test_that_partner_may_not_double_is_decided(laws: str, language: str, said: str, law: str) -> None:
    """It was read out with the rest; no ruling says it, so that the decision has to."""
    letter = letter_of("call_out_of_rotation", PASSED, laws, language)
    assert (said, law) in [(one.text, one.law.split()[-1]) for one in letter.decision.paragraphs]


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


PUT_RIGHT = {
    "en": "The revoke was not established and is put right: East replaces ♣3 by a card of the suit led. No trick is",
    "fr": "La renonce n’était pas consommée et elle est corrigée\u00a0: Est remplace ♣3 par une carte de la couleur",
    "nb": "Revoken var ikke etablert og rettes: Øst erstatter ♣3 med et kort i fargen som ble spilt ut. Ingen stikk",
}
IN_THE_PLAY = [
    ("declarer", "S"), ("by", "E"), ("suit", "H"), ("card", "C3"), ("found", "in_play"), ("next_trick", "none"),
]  # fmt: skip


def decided(answers: list[tuple[str, str]], laws: str, language: str = "en") -> list[tuple[str, str]]:
    letter = letter_of("revoke", answers, laws, language)
    return [(one.text, one.law) for one in letter.decision.paragraphs]


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
@pytest.mark.parametrize("language", PUT_RIGHT)
def test_a_revoke_that_is_put_right_in_time(laws: str, language: str) -> None:
    """Which card lies there now, what becomes of the other one, and that no trick is transferred (62A, 62B)."""
    told = decided([*IN_THE_PLAY, ("played_since", "none")], laws, language)
    assert told[0][0].startswith(PUT_RIGHT[language])
    assert told[0][1].endswith("62A")
    assert told[1][1].endswith("62B1")
    letter = letter_of("revoke", [*IN_THE_PLAY, ("played_since", "none")], laws, language)
    assert any(one.law.endswith("62A") for one in letter.law.paragraphs)


def test_the_card_that_the_other_defender_takes_back_is_his() -> None:
    """Nobody has said which one it was; it is not the revoker's (62C2)."""
    taken = [("choose", "withdraw_play")] * 2
    told = decided([*IN_THE_PLAY, ("played_since", "S W"), *taken], "2017")
    assert ("The card that West has taken back becomes a major penalty card.", "Law 62C2") in told
    assert sum(text == "♣3 becomes a major penalty card." for text, _ in told) == 1


def test_declarers_card_goes_back() -> None:
    mine = [("declarer", "S"), ("by", "S"), *IN_THE_PLAY[2:], ("played_since", "none")]
    told = decided(mine, "2007")
    assert [law for _, law in told] == ["Law 62A", "Law 62B2"]


def test_one_that_is_paid_for_though_it_is_put_right() -> None:
    told = decided([*IN_THE_PLAY, ("played_since", "none"), ("asked_by_partner", "yes")], "1997")
    assert told[0][1] == "Law 63B"
    assert "Tricks are transferred all the same" in told[0][0]
    assert "No trick is transferred" not in told[0][0]


def test_one_in_the_twelfth_trick() -> None:
    told = decided([("trick", "12"), *IN_THE_PLAY[:-1], ("next_trick", "E")], "2017")
    assert told[0][1] == "Law 62D1"
    assert "even when it is established" in told[0][0]


_DOUBLED = re.compile(r"\.\.|\. \.|[?!:;,]\.|\?\?|: :|\s\.(?!\w)|,,|\(\)|“”|«\s*»")
"""Marks that stand behind each other, or before nothing."""


def walked(start: str, pick: int, laws: str) -> list[tuple[str, str]]:
    """Answers to all that is asked, each time the choice of that number."""
    answers: list[tuple[str, str]] = []
    found = quick(start, answers, laws=laws, authority="wbf")
    while found.ask is not None:
        values = offered(found)
        answers.append((found.ask.key, values[min(pick, len(values) - 1)]))
        found = quick(start, answers, laws=laws, authority="wbf")
    return answers


@pytest.mark.parametrize("pick", [0, 1, 2])
@pytest.mark.parametrize("start", KINDS)
def test_a_letter_tells_facts_and_asks_nothing(start: str, pick: int) -> None:
    """What the Director was asked is no fact; and no mark stands behind another."""
    laws = EDITIONS[pick]
    answers = walked(start, pick, laws)
    for language in LANGUAGES:
        letter = letter_of(start, answers, laws, language)
        shown = [part for part in (*letter.sections, letter.appeal) if part is not None]
        texts = [text for part in shown for one in part.paragraphs for text in (one.text, one.reason)]
        assert [text for text in texts if "?" in text] == []
        assert [text for text in (*texts, letter.board, letter.contract) if _DOUBLED.search(text)] == []
        assert letter.facts.paragraphs


@pytest.mark.parametrize(
    ("laws", "language", "told"),
    [
        ("2017", "en", ["Insufficient bid by: East", "Called since: nobody yet", "South did not accept 1♥."]),
        ("2007", "fr", ["Enchère insuffisante de\u00a0: Est", "Est a remplacé sa déclaration par 3♦."]),
        ("1997", "nb", ["Utilstrekkelig bud fra: Øst", "Har meldt siden: ingen ennå"]),
    ],
)
def test_what_was_told_is_noted_by_its_name(laws: str, language: str, told: list[str]) -> None:
    letter = letter_of("insufficient_bid", TOO_LOW, laws, language)
    facts = [one.text for one in letter.facts.paragraphs]
    assert [one for one in told if one not in facts] == []
    assert not any("comparable" in one for one in facts), "what he has found is told as his reasoning"


def test_each_takes_back_his_own_card() -> None:
    taken = [("choose", "withdraw_play")] * 2
    letter = letter_of("revoke", [*IN_THE_PLAY, ("played_since", "S W"), *taken], "2017", "en")
    facts = [one.text for one in letter.facts.paragraphs]
    assert facts[-2:] == [f"{seat} took back the card played." for seat in ("South", "West")]


@pytest.mark.parametrize(
    ("language", "decided", "before"),
    [
        ("en", "North–South gets 0 of the 2 tricks left, not 1 as after the concession.", "As conceded"),
        ("fr", "le camp Nord-Sud en reçoit 0 et non 1 comme après la concession.", "Selon la concession"),
        ("nb", "Nord–Syd får 0 av de 2 stikkene som var igjen, ikke 1 som etter avståelsen.", "Ifølge avståelsen"),
    ],
)
def test_a_concession_is_not_called_a_claim(language: str, decided: str, before: str) -> None:
    told = [("declarer", "S"), ("by", "S"), ("tricks_left", "2"), ("conceded", "1"), ("found", "after_play")]
    told += [("normal_line", "0"), ("contract", "4S"), ("risk", "none"), ("tricks_before", "8"), ("board", "none")]
    letter = letter_of("concession", told, "2007", language)
    assert decided in letter.decision.paragraphs[0].text.replace("\u00a0", " ")
    assert letter.scores is not None
    assert letter.scores.before == before
    assert letter.contract
    assert not any("4♠" in one.text for one in letter.facts.paragraphs), "the contract stands at the head"


def of(start: str, answers: str, laws: str, language: str) -> str:
    """All that the written ruling says of its reasons and its decision."""
    told = [(key, value.replace("+", " ")) for key, _, value in (one.partition("=") for one in answers.split())]
    letter = letter_of(start, told, laws, language)
    return " ".join(one.text for part in (letter.reasons, letter.decision) for one in part.paragraphs)


@pytest.mark.parametrize(
    ("language", "bid", "gone", "cards", "over"),
    [
        ("en", "East bid at the level of eight", "The call is cancelled.", "East had the cards of another board.",
         "The double is cancelled; the auction stays over."),
        ("fr", "Est a enchéri au palier de 8", "La déclaration est annulée.", "Est avait les cartes d’un autre",
         "Le contre est annulé"),
        ("nb", "Øst bød på åttetrinnet", "Meldingen annulleres.", "Øst hadde kortene fra en annen mappe.",
         "Doblingen annulleres; meldingsforløpet forblir avsluttet."),
    ],
)  # fmt: skip
def test_a_sentence_where_the_call_is_not_known(language: str, bid: str, gone: str, cards: str, over: str) -> None:
    """And not the name of the irregularity with a player in brackets; after the last pass no auction goes on (39A)."""
    eight = of("bid_over_seven", "by=E called_since=S", "2007", language)
    assert bid in eight
    assert gone in eight
    assert cards in of("wrong_hand", "by=E call=P called_since=S", "2007", language)
    late = of("call_after_auction", "by=E call=X declarer=E called_since=S", "2007", language)
    assert over in late


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_the_auction_goes_on_is_told_only_where_that_was_told(language: str) -> None:
    goes_on = speaker(language, "2007").say("letter-decision-auction-goes-on")
    for start, answers in (("spectator", "offender=E responsible=EW"), ("disputed_facts", "by=E facts_agreed=no")):
        assert goes_on not in of(start, answers, "2007", language)
    assert goes_on in of("exposed_card_in_auction", "by=E cards=S2 how=dropped visible_to_partner=no", "2007", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["auction", "play", "ended"])
def test_who_says_that_a_board_is_the_wrong_one_was_not_told(stage: str, language: str) -> None:
    """So nobody is asked about by name, and no dummy has drawn attention to anything."""
    told = f"stage={stage} played_before=NS offender_responsible=no"
    said = of("wrong_board", told, "2007", language)
    seats = [speaker(language, "2007").seat(seat) for seat in "NESW"]
    assert not any(re.search(rf"\b{seat}\b(?![-–])", said) for seat in seats), said
    answers = [("stage", stage), ("played_before", "NS")]
    found = quick("wrong_board", answers, laws="2007", authority="wbf")
    assert found.answer is not None
    assert [one.kind for one in found.answer.irregularities] == ["wrong_board"]


@pytest.mark.parametrize(
    ("laws", "chosen", "stands"),
    [
        ("1997", ["reject_call", "let_first_call_stand"], "1♥ by North stands."),
        ("1997", ["reject_call", "other_call:2D"], "2♦ by North stands."),
        ("2007", ["reject_call"], "1♥ by North stands."),
        ("2017", ["reject_call"], "1♥ by North stands."),
    ],
)
def test_which_call_stands_is_in_the_decision(laws: str, chosen: list[str], stands: str) -> None:
    """Of a change that was refused: what goes is not all of it (25B2)."""
    answers = [
        ("by", "N"), ("call", "1H"), ("replaced_by", "1S"), ("called_since", "none"), ("unintended_call", "no"),
        *(("choose", one) for one in chosen),
    ]  # fmt: skip
    told = [one.text for one in letter_of("changed_call", answers, laws, "en").decision.paragraphs]
    assert told.count(stands) == 1
    assert sum(one.endswith("stands.") for one in told) == 1


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("found", ["after_play", "next_board"])
def test_that_a_revoke_was_established_has_its_law(laws: str, found: str) -> None:
    """Of one that comes to light after the board as of one in the play: before what it costs (63A1, 64)."""
    told = [("declarer", "S"), ("by", "W"), ("suit", "D"), ("card", "S5"), ("found", found), ("trick_won_by", "W"),
            ("later_tricks", "0"), ("damage", "no")]  # fmt: skip
    laws_told = [one.law.removeprefix("Law ") for one in letter_of("revoke", told, laws, "en").law.paragraphs]
    assert laws_told[:2] == ["61A", "63A1"]
    assert laws_told[2].startswith("64")


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("require_suit:H", "Sud a exigé qu’Ouest entame à cœur."),
        ("forbid_suit:H", "Sud a interdit à Ouest d’entamer à cœur."),
        ("no_restriction", "Sud a laissé Ouest entamer comme il lui plaisait."),
    ],
)
@pytest.mark.parametrize("laws", EDITIONS)
def test_the_first_lead_has_its_own_word_in_french(choice: str, said: str, laws: str) -> None:
    told = [("declarer", "S"), ("by", "E"), ("face", "up"), ("card", "H5"), ("spread", "none"),
            ("choose", "refuse_lead"), ("choose", choice)]  # fmt: skip
    facts = [one.text for one in letter_of("opening_lead_out_of_turn", told, laws, "fr").facts.paragraphs]
    assert said in facts
    assert not any("attaqu" in one for one in facts)
