"""The written ruling, against texts that were read. `python -m tests.words.test_letter` writes them anew."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgelaw.formats.append import added
from bridgelaw.formats.record import loads
from bridgelaw.table.vocabulary import LANGUAGES, OPTIONS
from bridgelaw.words import Words
from bridgelaw.words.letter import Letter, html_of, pdf_of, pictures_of, text_of
from bridgelaw.words.telling.acts import choice_line
from bridgelaw.words.telling.laws import summary_of
from tests.kit.rulings import CASES, HESITATION, answered, example, letter_of, road_of

RULED = Path(__file__).with_name("ruled")
SIGNIFICANT = re.compile(r"[\w−+%]+|[♠♥♦♣]")


DIRECTORS_OWN = (
    "reverse_positions", "appoint_substitute", "redeal", "play_and_stand_ready", "artificial_score",
)  # fmt: skip


def text(name: str, language: str) -> str:
    return text_of(letter_of(answered(example(name), *CASES[name]), language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_ruled_as_read(name: str, language: str) -> None:
    assert text(name, language) == (RULED / f"{name}.{language}.txt").read_text(encoding="utf-8")


class Page(HTMLParser):
    """The text of a page, and whether every element that was opened is closed."""

    void = frozenset(("meta", "br"))

    def __init__(self, page: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.opened: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.void:
            self.opened.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.opened[-1:] != ["style"]:
            self.words += SIGNIFICANT.findall(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_the_page_says_what_the_text_says(name: str, language: str) -> None:
    letter = letter_of(answered(example(name), *CASES[name]), language)
    page = Page(html_of(letter))
    assert page.opened == []
    assert f'<html lang="{language}">' in html_of(letter)
    said = set(page.words) | {word.upper() for word in page.words}
    assert set(SIGNIFICANT.findall(text_of(letter))) - said == set()


def test_what_a_player_writes_is_text_and_nothing_else() -> None:
    nasty = '<script>alert("x")</script> #eval(1) $x$ *b* \\ {{ 7*7 }}'
    record = answered(example("misinformation"), f"agreement={nasty}", f"misinformation=yes // {nasty}")
    letter = letter_of(replace(record, title=nasty), "en")
    page = html_of(letter)
    assert "<script>" not in page
    assert "49" not in page
    assert pdf_of(letter).startswith(b"%PDF")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_one_page_and_always_the_same(name: str, language: str) -> None:
    letter = letter_of(answered(example(name), *CASES[name]), language)
    pages = pictures_of(letter, 40)
    assert len(pages) == 1
    assert pages[0].startswith(b"\x89PNG")
    assert pdf_of(letter) == pdf_of(letter)


def test_it_is_provisional_until_it_is_decided() -> None:
    open_ = letter_of(answered(example("hesitation"), *HESITATION[:-1]), "en")
    assert open_.provisional == "Provisional ruling"
    assert open_.appeal is None
    assert open_.open is not None
    assert [part.text for part in open_.decision.paragraphs] == [
        "The score is to be adjusted; the adjusted score has still to be fixed."
    ]
    assert open_.scores is not None
    assert open_.scores.rows[0].after == ("Open",)
    done = letter_of(answered(example("hesitation"), *HESITATION), "en")
    assert done.provisional == ""
    assert done.open is None
    assert done.appeal is not None


def test_without_damage_the_table_result_stands() -> None:
    letter = letter_of(answered(example("hesitation"), *HESITATION[:5], "damage=no // 2♠ was cold"), "en")
    assert "No damage was caused by the infraction." in [part.text for part in letter.reasons.paragraphs]
    assert [part.text for part in letter.decision.paragraphs] == ["The table result stands."]
    assert letter.scores is not None
    assert letter.scores.rows[0].before == letter.scores.rows[0].after


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
- {by: N, attention: true, text: West revoked, id: words}
- {by: director, find: act_meant, value: revoke, of: words}
- {by: director, find: revoke_facts, value: {by: W, suit: H, won_by: W, later: 1}, of: words}
- {by: N, summon: true}
- {by: director, explain_options: true}
- {by: director, find: damage, value: false, of: words}
"""


def test_the_result_at_the_table_is_the_one_before_the_tricks_were_transferred() -> None:
    record = loads(REVOKED)
    found = road_of(record)
    assert found.before is not None
    assert found.after is not None
    assert (found.before.tricks, found.after.tricks) == (8, 10)
    letter = letter_of(record, "en")
    assert letter.scores is not None
    assert letter.scores.rows[0].before == ("3NT by South, down 1: −50",)
    assert letter.scores.rows[0].after == ("3NT by South, made with 1 overtrick: +430",)
    told = [part.text for part in letter.decision.paragraphs]
    assert (
        told[-1] == "With the tricks transferred the result is 3NT by South, made with 1 overtrick, North–South +430."
    )
    assert "The table result stands." not in told


CLAIMED = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 3NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: S, claim: {tricks: 13, line: all high}, id: claim}
- {by: W, contest: true, of: claim}
- {by: W, summon: true}
- {by: director, find: normal_line, value: 8, of: claim}
"""


def test_after_a_contested_claim_it_says_what_the_result_is() -> None:
    letter = letter_of(loads(CLAIMED), "en")
    told = [part.text for part in letter.decision.paragraphs]
    assert told == [
        "North–South gets 8 of the 13 tricks left, not 13 as claimed.",
        "The result is 3NT by South, down 1, East–West +50.",
    ]


TWO_STOPS = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 1NT}
- {by: W, call: 1H, id: low}
- {by: director, attention: true, of: low}
- {by: director, explain_options: true}
- {by: director, find: specified_suits, value: [H], of: low}
- {by: N, choose: reject_call}
- {by: W, substitute: P, id: put, of: low}
- {by: director, find: comparable_call, value: false, of: put}
- {by: director, resume: true}
- {by: N, call: 3NT}
- {by: E, call: P}
- {by: S, call: P}
- {by: W, call: P}
- {by: E, play: H5, id: lead}
- {by: director, attention: true, of: lead}
- {by: director, explain_options: true}
- {by: S, choose: refuse_lead}
- {by: S, choose: forbid_suit, suit: H}
- {by: director, resume: true}
- {by: W, play: S4}
- {by: N, play: S5}
- {by: E, play: S6}
- {by: S, play: SA}
- {by: director, result: 9}
"""


def test_two_stops_are_told_in_the_order_of_the_board() -> None:
    """What was irregular, what was chosen as a sentence, what followed; the bid before the lead in the reasoning."""
    letter = letter_of(loads(TWO_STOPS), "en")
    assert [part.text for part in letter.facts.paragraphs] == [
        "West bid 1♥ over 1NT. That is insufficient: in this denomination the lowest sufficient bid is 2♥.",
        "The Director took the matter up without being called (insufficient bid: 1♥).",
        "North did not accept 1♥.",
        "West replaced 1♥ by a pass.",
        "East led ♥5; the opening lead belonged to West.",
        "The Director took the matter up without being called (opening lead out of turn: ♥5).",
        "South did not accept the lead of ♥5.",
        "South forbade West to lead hearts.",
        "Result at the table: 3NT by South, made, North–South +400.",
    ]
    strong = [part.text for part in letter.reasons.paragraphs if part.style == "strong"]
    assert strong == [
        "West bid 1♥, which is insufficient over 1NT.", "East led ♥5; the opening lead belonged to West.",
    ]  # fmt: skip


TWO_CARDS = """
bridgelaw: 1
laws: 2017
dealer: S
vulnerable: None
acts:
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: W, play: S2}
- {by: S, play: S3, from: N}
- {by: E, play: S4}
- {by: S, play: SA}
- {by: S, play: D2}
- {by: E, expose: [HQ, C4], how: dropped, id: drop}
- {by: director, attention: true, of: drop}
- {by: director, explain_options: true}
- {by: director, resume: true}
- {by: W, play: D9}
- {by: S, play: D3, from: N}
- {by: E, play: D4}
- {by: S, choose: forbid_suit, suit: H}
- {by: W, play: S6}
"""


def test_of_two_penalty_cards_both_are_told() -> None:
    """One is picked up because declarer forbade its suit, the other lies there yet; and when they fell is told."""
    letter = letter_of(loads(TWO_CARDS), "en")
    assert "East dropped ♥Q and ♣4 (trick 2)." in [part.text for part in letter.facts.paragraphs]
    assert next(part.text for part in letter.decision.paragraphs) == (
        "♥Q was a major penalty card and has been picked up. ♣4 becomes a major penalty card."
    )
    assert "♣4 is a major penalty card, because this defender has more than one penalty card." in texts(letter)


def texts(letter: Letter) -> list[str]:
    return [part.text for section in (letter.facts, letter.decision) for part in section.paragraphs]


@pytest.mark.parametrize(
    ("cards", "how", "why"),
    [
        (
            "[C4]",
            "dropped",
            (
                "♣4 is a minor penalty card: it is no honour, was not shown deliberately, and is this defender’s only"
                " penalty card."
            ),
        ),
        ("[C4]", "shown", "♣4 is a major penalty card, because it was played or shown deliberately."),
        ("[HQ]", "dropped", "♥Q is a major penalty card, because it is an honour."),
        (
            "[C4, D4]",
            "dropped",
            "♣4 and ♦4 are major penalty cards, because this defender has more than one penalty card.",
        ),
    ],
)
def test_why_a_penalty_card_is_major_or_minor(cards: str, how: str, why: str) -> None:
    before = TWO_CARDS.partition("- {by: W, play: D9}")[0]
    told = texts(letter_of(loads(before.replace("[HQ, C4], how: dropped", f"{cards}, how: {how}")), "en"))
    assert [text for text in told if re.search("penalty cards?, because|minor penalty card:", text)] == [why]


def test_cards_shown_are_as_many_as_they_were() -> None:
    shown = loads(TWO_CARDS.replace(", how: dropped", ""))
    for language, said in (
        ("en", "♥Q and ♣4, held by East, were shown without being played."),
        ("fr", "Est a exposé ♥D et ♣4 sans les jouer."),
        ("nb", "Øst viste frem ♥D og ♣4 uten å spille dem."),
    ):
        assert said in [part.text for part in letter_of(shown, language).reasons.paragraphs]


def test_a_claim_without_a_statement_is_told_as_one() -> None:
    letter = letter_of(loads(CLAIMED.replace(", line: all high", ", won: 0")), "en")
    told = [part.text for part in letter.facts.paragraphs]
    assert "No line of play was stated with it." in told
    assert "Declarer had won 0 tricks before." in told
    reasons = [part.text for part in letter.reasons.paragraphs]
    assert "On the worst of the normal lines North–South wins 8 of the 13 tricks left." in reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_a_sentence(language: str) -> None:
    """No letter and no line of the desk shows the label of a button for what a player chose."""
    words = Words(language, strict=True)
    for option in OPTIONS:
        if option in DIRECTORS_OWN:
            continue
        act = {"by": "S", "choose": option, "suit": "H", "card": "H5", "call": "2S", "seat": "N"}
        told = {"call": "1♥", "card": "♥5", "leader": "W", "first": "1♥", "second": "2♥"}
        several = {"by": "S", "choose": "forbid_suit", "suits": ["H", "C"]}
        for about in ({}, told):
            assert choice_line(several, words, about=about), about
            line = choice_line(act, words, about=about)
            assert line, option
            assert line.startswith(words.seat("S")), line
            assert line.endswith("."), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_score(language: str) -> None:
    """Single, split and artificial scores, a penalty, an appeal: each can be said, and set on a page."""
    record = answered(example("hesitation"), *HESITATION[:-1])
    awards = ["2S E 8", "NS: 2S E 9; EW: 60% 2S E 8, 40% 3D S 8", "average_minus / average_plus", "P", "60/45"]
    for award in awards:
        letter = letter_of(answered(record, f"adjust={award} // as it is", "penalize=NS 10 percent late"), language)
        assert letter.scores is not None
        assert all(row.after != ("Open",) for row in letter.scores.rows)
        assert len(letter.decision.paragraphs) > 1
        assert len(pictures_of(letter, 30)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_answer_and_an_appeal(language: str) -> None:
    changed = answered(example("hesitation"), *HESITATION, "information_made_available=no", "withdraw_award=yes")
    letter = letter_of(changed, language)
    assert len(letter.decision.paragraphs) == 2
    assert not any("3♦" in part.text and part.style == "strong" for part in letter.reasons.paragraphs)
    appealed = added(answered(example("hesitation"), *HESITATION), {"by": "S", "appeal": True})
    upheld = letter_of(answered(appealed, "decide_appeal=upheld"), language)
    assert len(upheld.decision.paragraphs) == 3
    assert upheld.committee is not None
    assert len(upheld.committee.paragraphs) == 2


@pytest.mark.parametrize("laws", ["1997", "2007", "2017"])
def test_names_and_editions(laws: str) -> None:
    record = answered(replace(example("hesitation"), laws=laws), *HESITATION)
    letter = letter_of(replace(record, players={}), "en")
    assert laws in letter.settings
    assert all(hand.player == "" for hand in letter.hands)
    assert letter.appeal is not None
    assert ("review" in letter.appeal.paragraphs[0].text) == (laws == "2017")


if __name__ == "__main__":
    RULED.mkdir(exist_ok=True)
    for name in CASES:
        for language in LANGUAGES:
            (RULED / f"{name}.{language}.txt").write_text(text(name, language), encoding="utf-8")


@pytest.mark.parametrize(("edition", "law"), [("1997", "85A"), ("2007", "85A1"), ("2017", "85A1")])
def test_disputed_facts_are_found_by_their_own_law(edition: str, law: str) -> None:
    record = replace(example("hesitation"), laws=edition)
    letter = letter_of(answered(record, "facts_agreed=no", *HESITATION[1:]), "en")
    found = next(part for part in letter.reasons.paragraphs if part.text.startswith("The facts are disputed."))
    assert found.law == f"Law {law}"
    assert f"Law {law}" in [part.law for part in letter.law.paragraphs]


@pytest.mark.parametrize(("edition", "law"), [("1997", "21B1"), ("2007", "21B1(a)"), ("2017", "21B1(a)")])
def test_of_clauses_at_one_number_the_letter_has_the_one_that_asked(edition: str, law: str) -> None:
    """A missing alert, and the call that may be changed for it, stand at the same number."""
    kinds = ("misinformation", "would_have_acted")
    asked = {kind: summary_of(f"{edition}:{law}", [], [kind], "en") for kind in kinds}
    assert asked["misinformation"].startswith("An alert that was due")
    assert "may change a call" in asked["would_have_acted"]
    assert summary_of(f"{edition}:{law}", [], [], "en") == asked["would_have_acted"]
    both = summary_of(f"{edition}:{law}", ["law21.missing_alert"], ["would_have_acted"], "en")
    assert all(text in both for text in asked.values())


SEEN = """
bridgelaw: 1
laws: 2017
board: 3
deal: "N:JT95.Q985.AJ.QJ7 7643.A4.QT85.T63 AKQ8.KJ763.3.A84 2.T2.K97642.K952"
acts:
  - {by: W, learn: wrong_hand, about: N, id: saw}
  - {by: W, summon: true}
  - {by: director, find: interferes, of: saw, value: true}
  - {by: director, choose: reverse_positions, of: saw}
  - {by: director, resume: true}
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The players change seats, so that whoever saw a hand holds it."),
        ("fr", "Les joueurs changent de place, de sorte que la main vue revienne à celui qui l’a vue."),
        ("nb", "Spillerne bytter plass, slik at den som så en hånd, får den."),
    ],
)
def test_the_measure_that_the_director_chose_is_the_decision(language: str, said: str) -> None:
    assert letter_of(loads(SEEN), language).decision.paragraphs[0].text == said
    words = Words(language, strict=True)
    for option in DIRECTORS_OWN:
        if option != "artificial_score":
            assert words.say(f"option-{option}", "ordered").endswith(".")
