"""What a player might use of the deal: hands and cards seen, what each call had shown him and who said so."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.api.cards_of_questions import NoChoice, asked_about
from bridgelaw.api.table import followed
from bridgelaw.desk.conditions import write
from bridgelaw.desk.problem import NoProblem
from bridgelaw.desk.usable import UsableDeal, next_choice, usable
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from tests.kit.lines import act

DEAL = "N:9874.A97.8432.Q8 AKJ63.6.JT75.AT2 2.KT8543.AK9.K65 QT5.QJ2.Q6.J9743"
CALLS = [
    "E call 1S id=one", "S call 2H id=over", "N explain 5+♥_10-14 of=over", "W call 2S", "N call 3H",
    "E convey hesitation id=hes", "E call P id=slow", "S call P", "W call 3S id=bid",
]  # fmt: skip
FOUND = [
    "N summon", "director find facts_agreed yes of=hes", "director find information_made_available yes of=hes",
]  # fmt: skip


def course(lines: list[Any], **fields: Any) -> Course:
    happened = [
        one if isinstance(one, dict) else act(one.replace("_", ", ") if " explain " in one else one) for one in lines
    ]
    plain = {"bridgelaw": 1, "dealer": "E", "vulnerable": "None", "deal": DEAL, "acts": happened} | fields
    return followed(from_plain(plain)).course


def lines(found: UsableDeal) -> list[tuple[str, str | None, str, str | None]]:
    return [
        (one.seat.value, one.call, write(one.condition) if one.condition else one.source, one.by) for one in found.lines
    ]


def test_lines_and_who_said_so() -> None:
    opening = act("E call 1S id=one") | {"shows": {"hcp": [11, 37], "S": [5, 13], "text": "natural"}}
    found = usable(course([opening, *CALLS[1:]]), "bid")
    assert (found.seat, set(found.known), found.held, found.played) == (Seat.W, {Seat.W}, {}, {})
    assert lines(found) == [
        ("E", "1S", "11+ hcp, 5+S", "E"),
        ("S", "2H", "5+H, 10-14 hcp", "N"),
        ("N", "3H", "silent", None),
        ("E", "P", "silent", None),
        ("S", "P", "silent", None),
    ]
    assert [one.source for one in found.lines[:2]] == ["agreement", "explained"]
    assert {seat.value: write(one) for seat, one in found.given().items()} == {
        "E": "11+ hcp, 5+S",
        "S": "5+H, 10-14 hcp",
    }
    assert found.deals().known[Seat.W] == found.known[Seat.W]


def test_partners_explanation_is_not_heard() -> None:
    """What partner tells of his own side's call is not for the player; nor is what an opponent tells only partner."""
    told = [*CALLS[:5], "E explain 16-18 of=one", *CALLS[5:]]
    assert lines(usable(course(told), "bid"))[0] == ("E", "1S", "silent", None)


def test_what_opponents_told_counts_as_told() -> None:
    """Also where their agreement is another, and a correction takes the place of what was told before."""
    over = act("S call 2H id=over") | {"shows": {"H": [6, 13]}}
    first = usable(course([CALLS[0], over, *CALLS[2:]]), "bid")
    assert lines(first)[1] == ("S", "2H", "5+H, 10-14 hcp", "N")
    put_right = [CALLS[0], over, *CALLS[2:5], "N correct weak of=over", *CALLS[5:]]
    (_, line, *_) = usable(course(put_right), "bid").lines
    assert (line.source, line.words) == ("agreement", "weak")
    (_, line, *_) = usable(course([*CALLS[:2], "N explain natural of=over", *CALLS[3:]]), "bid").lines
    assert (line.source, line.words, line.by, line.condition) == ("silent", "natural", "N", None)


def test_the_directors_line() -> None:
    from bridgelaw.desk.conditions import read

    found = usable(course(CALLS), "bid").with_lines({Seat.E: read("12+ hcp"), Seat.N: read("any")})
    assert [(one.seat.value, one.act, one.source, one.by) for one in found.lines] == [
        ("S", "over", "explained", "N"),
        ("S", "a8", "silent", None),
        ("E", "one", "director", "director"),
        ("N", "a5", "director", "director"),
    ]
    assert {seat.value: write(one) for seat, one in found.given().items()} == {"E": "12+ hcp", "S": "5+H, 10-14 hcp"}


PLAY = [
    *CALLS[:5], "E call P", "S call P", "W call P", "W play SQ", "S play S9 from=N", "E play SK", "S play S2",
    "E play H6", "S play HK", "W play H2", "S play H7 from=N", "S play DA", "W play D6", "S play D2 from=N",
    "E play D5", "S play DK", "W play DQ", "S play D3 from=N", "E play D7", "S play D9", "W play C3",
    "S play D4 from=N", "E play DT",
    "E play SA", "S play C5", "W play S5 id=last",
]  # fmt: skip


def test_cards_seen_and_showing_out() -> None:
    """East sees dummy whole, and of West and declarer the cards that were played; a discard tells a length."""
    done = course([*PLAY[:-3], "E play SA id=cash", *PLAY[-2:]])
    found = usable(done, "cash")
    assert set(found.known) == {Seat.E, Seat.N}
    assert len(found.known[Seat.N]) == 13
    assert {str(card) for card in found.held[Seat.W]} == {"SQ", "H2", "D6", "DQ", "C3"}
    assert {str(card) for card in found.held[Seat.S]} == {"S2", "HK", "DA", "DK", "D9"}
    assert {seat.value: write(one) for seat, one in found.played.items()} == {"W": "2D"}
    assert write(found.given()[Seat.W]).endswith("2D")
    last = usable(done, "last")
    assert {seat.value: write(one) for seat, one in last.played.items()} == {"S": "1S"}
    real = done.now.facts.deal
    assert all(cards <= (real[seat] or frozenset()) for seat, cards in (*last.known.items(), *last.held.items()))


def test_what_a_question_is_about() -> None:
    """Also where the Question names the pause and not the call; nothing but information that he may not use counts."""
    done = course([*CALLS, *FOUND])
    (question,) = done.now.questions
    assert (question.kind, question.of) == ("suggested", "hes")
    asked = asked_about(done, question)
    assert (asked.usable.act, asked.about, asked.because) == ("bid", Seat.E, ("hes",))
    with pytest.raises(NoProblem):
        asked_about(done, question, Seat.N)
    earlier = course([*CALLS[:-1], *FOUND])
    with pytest.raises(NoChoice) as refused:
        asked_about(earlier, question)
    assert refused.value.code == "not_chosen"
    told = course([*CALLS[:4], "E summon of=over", "director find misinformation yes of=over"])
    for other in told.now.questions:
        with pytest.raises(NoChoice) as refused:
            asked_about(told, other)
        assert refused.value.code == "nothing_conveyed"


def test_the_next_choice() -> None:
    done = course(CALLS)
    assert next_choice(done, "hes", Seat.W) == "bid"
    assert next_choice(done, "bid", Seat.W) == "bid"
    assert next_choice(done, "bid", Seat.E) is None
