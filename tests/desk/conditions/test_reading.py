"""Lines of conditions: what is read, what is refused and where, and the same in each language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgelaw.desk.conditions import (
    FILES,
    BadCondition,
    Condition,
    read,
    read_cards,
    read_event,
    read_hand,
    read_line,
    spelling_of,
    write,
    write_event,
    write_line,
)
from bridgelaw.desk.conditions.parts import Held, Length, Span
from bridgelaw.desk.conditions.reading import DEEPEST, LONGEST
from bridgelaw.game.cards import card
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import Seat
from bridgelaw.languages import LANGUAGES
from tests.kit.conditions import conditions
from tests.kit.searching import examples

NORMAL = {
    "11-15 hcp, 5+S": "11-15 hcp, 5+S",
    "  11 - 15HCP ,5 +S ": "11-15 hcp, 5+S",
    "15-17 hcp AND Balanced and NOT 4+H": "15-17 hcp, balanced, not 4+H",
    "(6S, 0-3H) or (6H, 0-3S)": "6S, 0-3H or 6H, 0-3S",
    "(6S, 0-3H or 6H, 0-3S), 5-9 hcp": "(6S, 0-3H or 6H, 0-3S), 5-9 hcp",
    "((5+S))": "5+S",
    "5+S, (4+H, 3D)": "5+S, 4+H, 3D",
    "5+S or (4+H or 3D)": "5+S or 4+H or 3D",
    "not (5+S)": "not 5+S",
    "not(5+S, 4H)": "not (5+S, 4H)",
    "not not any": "not not any",
    "9+HS": "9+SH",
    "9+ H S": "9+SH",
    "5+ hcp in SH": "5+ hcp in SH",
    "4-4S": "4S",
    "4H": "4H",
    "H4": "H4",
    "H10": "HT",
    "H4, 4H": "H4, 4H",
    "shape =5431 xxxx": "shape =5431 xxxx",
    "S A": "SA",
    "1+ of SA": "SA",
    "1 of SA": "1 of SA",
    "2+ of SQ SA SK": "2+ of SA SK SQ",
    "2 of HK HQ H10": "2 of HK HQ HT",
    "shape 1345": "shape 5431",
    "shape x5x4": "shape 54xx",
    "shape =5431 =54XX 5431 4531": "shape =5431 =54xx 5431",
    "S>H": "S>H",
    "S >= H": "S>=H",
    "3+ controls": "3+ controls",
    "2 ACES": "2 aces",
    "0-0 aces": "0 aces",
    "any": "any",
}


@pytest.mark.parametrize("text", NORMAL)
def test_the_normal_form(text: str) -> None:
    assert write(read(text)) == NORMAL[text]


def test_a_number_before_a_letter_is_a_length_and_a_letter_before_a_rank_a_card() -> None:
    assert read("4H") == Length(Span(4, 4), ("H",))
    assert read("H4") == Held(Span(1), (card("H4"),))


def test_and_binds_closer_than_or() -> None:
    assert read("5S or 5H, 4D") == read("5S or (5H, 4D)") != read("(5S or 5H), 4D")
    assert read("not 5S, 4D") == read("(not 5S), 4D") != read("not (5S, 4D)")


def test_lines_and_events() -> None:
    assert write_line(*read_line("E:11-15 hcp,5+S")) == "E: 11-15 hcp, 5+S"
    assert [seat for seat, _ in read_event("W: ST; E: 2S")] == [Seat.W, Seat.E]
    assert write_event(read_event("E :6+S ;N: 0-1S")) == "E: 6+S; N: 0-1S"


REFUSED: list[tuple[str, int, str]] = [
    # text, column, what was expected
    ("", 1, "condition"),
    ("   ", 4, "condition"),
    ("hcp", 1, "condition"),
    ("strong", 1, "condition"),
    ("natural, 5+S", 1, "condition"),
    ("♠A", 1, "condition"),
    ("5+♠", 3, "measure"),
    ("5+s", 3, "measure"),
    ("5+", 3, "measure"),
    ("5", 2, "measure"),
    ("5+P", 3, "measure"),
    ("5+NT", 3, "measure"),
    ("11-15", 6, "measure"),
    ("11-15 points", 7, "measure"),
    ("11-15 hcps", 7, "measure"),
    ("11-15, 5+S", 6, "measure"),
    ("11–15 hcp", 3, "measure"),
    ("15-11 hcp", 4, "higher_number"),
    ("5-4S, 4H", 3, "higher_number"),
    ("11- hcp", 5, "number"),
    ("5-+S", 3, "number"),
    ("100+ hcp", 1, "number"),
    ("5431", 1, "number"),
    ("-5 hcp", 1, "condition"),
    ("+5S", 1, "condition"),
    ("5++S", 3, "measure"),
    ("5.5+S", 2, "measure"),
    ("5+SS", 4, "other_suit"),
    ("9+SHS", 5, "other_suit"),
    ("5+ hcp in", 10, "suit"),
    ("5+ hcp in A", 11, "suit"),
    ("5+ hcp in SHS", 13, "other_suit"),
    ("5+S 4+H", 5, "join"),
    ("5+S; 4+H", 4, "join"),
    ("5+S & 4+H", 5, "join"),
    ("5+S or", 7, "condition"),
    ("5+S,", 5, "condition"),
    ("5+S,, 4H", 5, "condition"),
    (", 5+S", 1, "condition"),
    ("or 5+S", 1, "condition"),
    ("5+S or or 4H", 8, "condition"),
    ("5+S and, 4H", 8, "condition"),
    ("not", 4, "condition"),
    ("not, 5+S", 4, "condition"),
    ("(5+S", 5, "join close"),
    ("((5+S)", 7, "join close"),
    ("5+S)", 4, "join"),
    ("()", 2, "condition"),
    ("SA SK", 4, "join"),
    ("SAKQ", 3, "join"),
    ("S", 2, "rank comparison"),
    ("S1", 2, "rank comparison"),
    ("Sa", 2, "rank comparison"),
    ("S=H", 2, "rank comparison"),
    ("S<H", 2, "rank comparison"),
    ("S>", 3, "other_suit"),
    ("S>S", 3, "other_suit"),
    ("S>=5", 4, "other_suit"),
    ("S>H>D", 4, "join"),
    ("2 of", 5, "card"),
    ("2 of 5S", 6, "card"),
    ("2 of SA S", 10, "rank"),
    ("2 of SA SA", 9, "other_card"),
    ("shape", 6, "pattern"),
    ("shape 543", 7, "pattern"),
    ("shape 54311", 7, "pattern"),
    ("shape 5431 5+S", 12, "pattern"),
    ("shape =", 7, "pattern"),
    ("shape 5432", 7, "thirteen"),
    ("shape 4431", 7, "thirteen"),
    ("shape 77xx", 7, "thirteen"),
    ("balanced 15-17 hcp", 10, "join"),
    ("unbalanced", 1, "condition"),
    ("5+S whatever", 5, "join"),
    ("not " * (DEEPEST + 1) + "any", 4 * DEEPEST + 1, "fewer_brackets"),
    ("(" * 10_000, LONGEST + 1, "shorter"),
]
LINES_REFUSED: list[tuple[str, int, str]] = [
    ("5+S", 1, "seat"),
    ("e: 5+S", 1, "seat"),
    ("EW: 5+S", 1, "seat"),
    ("X: 5+S", 1, "seat"),
    ("E 5+S", 3, "colon"),
    ("E:", 3, "condition"),
    ("E: 5+S;", 8, "seat"),
    ("E: 5+S; 4+H", 9, "seat"),
    ("E: 5+S; E: 4+H", 9, "other_seat"),
    ("E: 5+S, N: 4+H", 9, "condition"),
    ("E: 5+S or N: 4+H", 11, "condition"),
]


CARDS_REFUSED: list[tuple[str, int, str]] = [
    ("QT5.QJ2.Q6.J9743", 1, "seat"),
    ("W QT5.QJ2.Q6.J9743", 3, "colon"),
    ("W: QT5.QJ2.Q6", 14, "hand"),
    ("W: QT5 QJ2 Q6 J9743", 7, "hand"),
    ("W: QT5.QJ2.Q6.J9743.", 20, "thirteen_cards"),
    ("W: QT5.QJ2.Q6.J974", 4, "thirteen_cards"),
    ("W: QT5.QJ2.Q6.J97432", 4, "thirteen_cards"),
    ("W: QTQ.QJ2.Q6.J9743", 6, "other_card"),
    ("W: QX5.QJ2.Q6.J9743", 5, "hand"),
]


@pytest.mark.parametrize(("text", "column", "expected"), CARDS_REFUSED)
def test_a_hand_is_refused_with_its_place(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadCondition) as refused:
        read_hand(text)
    assert (refused.value.column, " ".join(refused.value.expected)) == (column, expected)


def test_hands_and_cards() -> None:
    seat, hand = read_hand("W:Q105.QJ2..AKJ9743")
    assert (seat, write_hand(hand)) == (Seat.W, "QT5.QJ2..AKJ9743")
    assert read_cards("E: S6 H10 DT") == (Seat.E, frozenset({card("S6"), card("HT"), card("DT")}))
    for text, column in (("E:", 3), ("E: S6, S2", 6), ("E: S6 S6", 7), ("E: 6S", 4)):
        with pytest.raises(BadCondition) as refused:
            read_cards(text)
        assert refused.value.column == column


@pytest.mark.parametrize(("text", "column", "expected"), REFUSED)
def test_a_condition_is_refused_with_its_place(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadCondition) as refused:
        read(text)
    assert (refused.value.line, refused.value.column, " ".join(refused.value.expected)) == (1, column, expected)


@pytest.mark.parametrize(("text", "column", "expected"), LINES_REFUSED)
def test_an_event_is_refused_with_its_place(text: str, column: int, expected: str) -> None:
    with pytest.raises(BadCondition) as refused:
        read_event(text)
    assert (refused.value.line, refused.value.column, " ".join(refused.value.expected)) == (1, column, expected)


def test_a_line_is_of_one_seat() -> None:
    with pytest.raises(BadCondition) as refused:
        read_line("E: 5+S; N: 4H")
    assert refused.value.column == 7


def test_the_line_is_counted() -> None:
    with pytest.raises(BadCondition) as refused:
        read("5+S,\n4+H,\n  4X")
    assert (refused.value.line, refused.value.column, refused.value.found) == (3, 4, "X")


def test_more_than_sixty_lines_are_refused() -> None:
    assert len(REFUSED) > 60


@given(conditions())
@examples(300)
def test_what_is_written_is_read(condition: Condition) -> None:
    assert read(write(condition)) == condition


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_in_a_language_is_read_in_it(language: str) -> None:
    spelling = spelling_of(language)

    @given(conditions())
    @examples(100)
    def check(condition: Condition) -> None:
        assert read(write(condition, spelling), spelling) == condition

    check()


@given(st.text(alphabet="5431-+ ,()SHDCAKx=>not orhcpin", max_size=30))
@examples(300)
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    """And what was read is read again from its normal form."""
    try:
        found = read(text)
    except BadCondition as refused:
        column = refused.column
    else:
        column = 1
        assert read(write(found)) == found
    assert 1 <= column <= len(text) + 1


TYPED = {
    "en": {"11-15 hcp, 5+♠": "11-15 hcp, 5+S", "sa or ♠A or HT": "SA or SA or HT", "5+ spades": "5+S"},
    "fr": {
        "11–15 points, 5+P": "11-15 hcp, 5+S",
        "5+p et 4+c ou 4K, 4t": "5+S, 4+H or 4D, 4C",
        "2+ parmi PA PR PD PV P10": "2+ of SA SK SQ SJ ST",
        "pas régulier, distribution 5431": "not balanced, shape 5431",
        "♠ ≥ ♥, 2 as": "S>=H, 2 aces",
        "5+ piques, 5+ hcp à ♠": "5+S, 5+ hcp in S",
    },
    "nb": {
        "10–12 HP, 5+S": "10-12 hcp, 5+S",
        "4+r eller 4+k": "4+D or 4+C",
        "KE, KK, KD, KKn, K10": "CA, CK, CQ, CJ, CT",
        "2 av SE SK SD SKN": "2 of SA SK SQ SJ",
        "ikke jevn, 3+ kontroller": "not balanced, 3+ controls",
        "hva som helst": "any",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_in_a_language(language: str) -> None:
    spelling = spelling_of(language)
    assert {text: write(read(text, spelling), FILES) for text in TYPED[language]} == TYPED[language]


def test_letters_of_the_files_are_not_taken_beside_those_of_a_language() -> None:
    """In French C is hearts; who writes S for spades there does not know of it."""
    with pytest.raises(BadCondition) as refused:
        read("5+S, 4+C", spelling_of("fr"))
    assert (refused.value.column, refused.value.expected) == (3, ("measure",))
    assert write(read("4+C", spelling_of("fr"))) == "4+H"


def test_seats_in_the_letters_of_a_language() -> None:
    assert write_line(*read_line("O: 5+♠", spelling_of("fr"))) == "W: 5+S"
    assert write_line(*read_line("W: 5+S"), spelling_of("fr")) == "O: 5+♠"
    assert write_line(*read_line("E: HJ"), spelling_of("nb")) == "Ø: ♥kn"
