"""The quick ruling of a revoke: who may change a card once it is corrected, and what an established one will cost."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.api.quick.facts import CHOOSE
from bridgelaw.api.quick.road import quick
from bridgelaw.lawbook.editions import EDITIONS
from tests.api.test_quick import Answers, ruled, run

REVOKED = [("declarer", "S"), ("by", "E"), ("suit", "H"), ("card", "C3")]
CORRECTED = [*REVOKED, ("found", "in_play"), ("next_trick", "none"), ("played_since", "S W")]
ESTABLISHED = [*REVOKED, ("next_trick", "E"), ("found", "in_play")]


def options(found: dict[str, Any]) -> list[tuple[str, str, str]]:
    """The options, each with who may take it and its provision."""
    return [(one["id"], one["by"], one["law"]) for one in found["options"]]


def said(start: str, answers: Answers, laws: str, language: str, capfd: pytest.CaptureFixture[str]) -> str:
    """What is printed, its lines joined."""
    words = [part for key, value in answers for part in ("--answer", f"{key}={value}")]
    assert run(start, *words, "--laws", laws, "--language", language) == 0
    return " ".join(capfd.readouterr().out.split())


@pytest.mark.parametrize("laws", EDITIONS)
def test_those_who_have_played_since_may_change_in_turn(laws: str) -> None:
    """First the other side, then the offender's partner after it, whose card stays on the table."""
    found = ruled("revoke", CORRECTED, laws)
    assert options(found) == [("withdraw_play", "S", f"{laws}:62C1")]
    assert [(duty["who"], duty["suit"]) for duty in found["obligations"] if duty["what"] == "follow_suit"] == [
        ("E", "H")
    ]
    assert [card["seat"] for card in found["penalty_cards"]] == ["E"]
    found = ruled("revoke", [*CORRECTED, (CHOOSE, "withdraw_play")], laws)
    assert options(found) == [("withdraw_play", "W", f"{laws}:62C2")]
    found = ruled("revoke", [*CORRECTED, (CHOOSE, "withdraw_play"), (CHOOSE, "withdraw_play")], laws)
    assert found["done"]
    assert [card["seat"] for card in found["penalty_cards"]] == ["E", "W"]


@pytest.mark.parametrize(
    ("by", "since", "may"),
    [("E", "none", []), ("E", "S", ["S"]), ("W", "N", ["S"]), ("N", "E S", ["E"]), ("S", "W N", ["W"])],
)
def test_who_may_change_a_card(by: str, since: str, may: list[str]) -> None:
    """Whoever of the other side has played; declarer for dummy. The declaring side's card is no penalty card."""
    answers = [("declarer", "S"), ("by", by), ("suit", "H"), ("card", "C3"), ("found", "in_play")]
    answers += [("next_trick", "none")]
    found = ruled("revoke", [*answers, ("played_since", since)])
    assert [one["by"] for one in found["options"]] == may
    assert bool(found["penalty_cards"]) == (by in "EW")
    assert found["done"] == (not may)


@pytest.mark.parametrize("laws", EDITIONS)
def test_a_lead_by_the_other_side_does_not_establish_it(laws: str) -> None:
    asked = ruled("revoke", [*REVOKED, ("found", "in_play"), ("next_trick", "S")], laws)
    assert (asked["ask"]["key"], asked["ask"]["choices"]) == ("played_since", ["none", "S", "S W"])
    found = ruled("revoke", [*REVOKED, ("found", "in_play"), ("next_trick", "S"), ("played_since", "none")], laws)
    assert found["ask"] is None
    assert options(found) == [("withdraw_play", "S", f"{laws}:62C1")]
    assert not any("transfer" in one and one["transfer"] for one in found["rulings"])


def costs(laws: str, by: str) -> dict[tuple[Any, ...], int]:
    """How many tricks an established revoke of `by` will cost, by the facts on which that hangs."""
    answers = [("declarer", "S"), ("by", by), ("suit", "H"), ("card", "C3"), ("next_trick", by), ("found", "in_play")]
    return {tuple(one.get("if", {}).values()): one["transfer"] for one in ruled("revoke", answers, laws)["rulings"]}


def test_what_an_established_revoke_will_cost() -> None:
    """Who wins the trick, what his side wins after it, and in 1997 one of these with a card that he should have
    played."""
    later = {("E", 0): 1, ("E", "other"): 2, ("W",): 1, ("other", 0): 0, ("other", "other"): 1}
    assert costs("2017", "E") == costs("2007", "E") == later
    assert costs("1997", "E") == {
        ("E", 0): 1,
        ("E", "other"): 2,
        ("W", 0): 1,
        ("W", "other", True): 2,
        ("W", "other", False): 1,
        ("other", 0): 0,
        ("other", 1): 1,
        ("other", "other", True): 2,
        ("other", "other", False): 1,
    }
    assert all(costs(laws, "N") == {(): 0} for laws in EDITIONS)


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        (
            "en",
            [
                "The revoke is established",
                "If West wins the trick of the revoke: 1 trick is transferred to North–South",
            ],
        ),
        (
            "fr",
            ["La renonce est consommée", "Si Ouest gagne la levée de la renonce : 1 levée est transférée à Nord-Sud"],
        ),
        ("nb", ["Revoken er etablert", "Vinner Vest revokestikket: 1 stikk overføres til Nord–Syd"]),
    ],
)
def test_it_is_read_out(language: str, heard: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    told = said("revoke", ESTABLISHED, "2017", language, capfd)
    assert [one for one in heard if one not in told] == []


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_no_card_is_named_that_nobody_has_named(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Which card was played since, what the suit was followed with and what is played instead, nobody has said."""
    choices = [(CHOOSE, "withdraw_play")] * 2
    for n in range(3):
        told = said("revoke", [*CORRECTED, *choices[:n]], "2017", language, capfd).replace("♣3", "")
        assert not any(suit in told for suit in "♠♥♦♣"), told
    led = [*REVOKED, ("found", "in_play"), ("next_trick", "S"), ("played_since", "S W")]
    told = said("revoke", led, "2017", language, capfd).replace("♣3", "")
    assert not any(suit in told for suit in "♠♥♦♣"), told


def test_why_so_many_tricks(capfd: pytest.CaptureFixture[str]) -> None:
    """The provision is read out with the number, and dummy's revoke is dummy's."""
    after = [("found", "after_play"), ("trick_won_by", "W"), ("later_tricks", "2")]
    told = said("revoke", [*REVOKED, ("next_trick", "E"), *after], "2017", "en", capfd)
    assert "1 trick is transferred to North–South. Law 64A2" in told
    assert "The offender did not win the revoke trick: one trick if his side" in told
    dummys = [("declarer", "S"), ("by", "N"), ("suit", "H"), ("card", "C3"), ("next_trick", "S"), *after]
    told = said("revoke", dummys, "2017", "en", capfd)
    assert "Dummy (North) did not follow in hearts" in told
    assert "Law 64B3" in told


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("declarer", "won_by", "later", "won", "without", "transfer", "more"),
    [("S", "W", "2", "8", 10, 1, 1), ("E", "E", "2", "6", 11, 2, 3), ("W", "N", "0", "4", 6, 0, 2)],
)
def test_a_revoke_that_cost_more_than_is_transferred(
    laws: str, declarer: str, won_by: str, later: str, won: str, without: int, transfer: int, more: int
) -> None:
    """The score is adjusted by what is missing to the tricks that the other side would have won (64C)."""
    answers = [("declarer", declarer), ("by", "E"), ("suit", "H"), ("card", "C3"), ("next_trick", "E")]
    answers += [("found", "after_play"), ("trick_won_by", won_by), ("later_tricks", later)]
    answers += [("later_with_suit", "no")] if laws == "1997" and later != "0" and won_by != "E" else []
    answers += [("damage", "yes"), ("tricks_won", won), ("normal_line", str(without))]
    found = ruled("revoke", answers, laws)
    assert found["ask"] is None
    moved = {one["rectification"]: one["transfer"] for one in found["rulings"]}
    assert moved.get("transfer", 0) == transfer
    assert moved["adjusted_score"] == more
    assert found["known"]["tricks_won"] == won


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "The score is adjusted: North–South gets 10 tricks in all"),
        ("fr", "Nord-Sud obtient en tout 10 levées"),
        ("nb", "Nord–Syd får 10 stikk i alt"),
    ],
)
def test_what_the_side_gets_is_read_out(language: str, heard: str, capfd: pytest.CaptureFixture[str]) -> None:
    after = [("found", "after_play"), ("trick_won_by", "S"), ("later_tricks", "2"), ("damage", "yes")]
    facts = [*REVOKED, ("next_trick", "E"), *after, ("tricks_won", "8"), ("normal_line", "10")]
    assert heard in said("revoke", facts, "2017", language, capfd)


def test_a_card_may_be_left_where_it_lies() -> None:
    """Then nobody else may change his, and the play goes on."""
    left = ruled("revoke", [*CORRECTED, (CHOOSE, "leave:withdraw_play")])
    assert left["done"]
    assert [card["seat"] for card in left["penalty_cards"]] == ["E"]


WINNER = {
    "en": "Whoever has won the trick leads to the next one.",
    "fr": "Qui a gagné la levée attaque pour la suivante.",
    "nb": "Den som har vunnet stikket, spiller ut til det neste.",
}
NEXT = {"en": "plays next", "fr": "de jouer.", "nb": "tur til å spille"}
LEFT = (CHOOSE, "leave:withdraw_play")
TAKEN = (CHOOSE, "withdraw_play")


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("language", WINNER)
def test_who_is_next_when_the_trick_is_complete(laws: str, language: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Two hands have played after the revoker, so that his right-hand opponent had led: whoever wins the trick leads.
    One has: nobody has said who led, and so nobody is named, but for a player who puts a card in the place of his."""
    complete = said("revoke", [*CORRECTED, LEFT], laws, language, capfd)
    assert WINNER[language] in complete
    assert NEXT[language] not in complete
    one = [*CORRECTED[:-1], ("played_since", "S")]
    unknown = said("revoke", [*one, LEFT], laws, language, capfd)
    assert WINNER[language] not in unknown
    assert NEXT[language] not in unknown
    assert NEXT[language] in said("revoke", [*one, TAKEN], laws, language, capfd)
    gone_on = [*REVOKED, ("found", "in_play"), ("next_trick", "S"), ("played_since", "S W"), LEFT]
    # the lead to the next trick lies there still: it stays if that is his who led
    assert WINNER[language] not in said("revoke", gone_on, laws, language, capfd)


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "Withdraw South’s card, played to the trick since"),
        ("fr", "Reprendre la carte de Sud, jouée depuis dans cette levée"),
        ("nb", "Ta tilbake Syds kort, som ble lagt i stikket etterpå"),
    ],
)
def test_whose_card_may_be_withdrawn(language: str, heard: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert heard in said("revoke", CORRECTED, "2017", language, capfd)
    # declarer takes back dummy's
    dummys = [("declarer", "N"), *CORRECTED[1:]]
    assert heard in said("revoke", dummys, "1997", language, capfd)


ASKED = [*CORRECTED[:-1], ("played_since", "none"), ("asked_by_partner", "yes")]


def test_a_question_between_defenders_is_paid_for() -> None:
    """In 1997, where the authority does not allow it: the card is put right, and the tricks are those of an established
    revoke (63B)."""
    found = ruled("revoke", ASKED, "1997")
    assert [(duty["who"], duty["suit"]) for duty in found["obligations"] if duty["what"] == "follow_suit"] == [
        ("E", "H")
    ]
    assert {tuple(one["if"].values()): one["transfer"] for one in found["rulings"] if "if" in one} == costs("1997", "E")
    assert "1997:63B" in found["reads"]
    for laws in EDITIONS[1:]:
        later = ruled("revoke", ASKED, laws)
        assert later["errors"] == [{"key": "asked_by_partner", "value": "yes"}]
        assert not any("if" in one for one in later["rulings"])
        assert later["more"] == ["put_right", "trick", "contract"], "the board can be scored whatever was asked"
    allowed = quick("revoke", ASKED, laws="1997", authority="acbl")
    assert [one.key for one in allowed.unused] == ["asked_by_partner"]
    declarers = [("declarer", "S"), ("by", "S"), *ASKED[2:]]
    assert not any("if" in one for one in ruled("revoke", declarers, "1997")["rulings"])


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "it will be paid for as if the revoke were established"),
        ("fr", "la renonce se paiera comme si elle était consommée"),
        ("nb", "revoken koster det samme som om den var etablert"),
    ],
)
def test_what_a_question_between_defenders_costs_is_read_out(
    language: str, heard: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert heard in said("revoke", ASKED, "1997", language, capfd)


# what came later, and what is rare

GONE_ON = [*REVOKED, ("found", "in_play"), ("next_trick", "E")]


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_tricks_are_counted_when_the_play_is_over(laws: str) -> None:
    """The ruling that was kept is opened again: what was told stays, and only the tricks are asked for."""
    kept = ruled("revoke", GONE_ON, laws)
    assert "played_out" in kept["more"]
    again = ruled("revoke", [*GONE_ON, ("played_out", "yes")], laws)
    assert again["ask"]["key"] == "trick_won_by"
    assert {"next_trick": "E", "found": "in_play"}.items() <= again["known"].items()
    counted = ruled("revoke", [*GONE_ON, ("played_out", "yes"), ("trick_won_by", "E"), ("later_tricks", "2")], laws)
    assert [one["transfer"] for one in counted["rulings"]] == [2]
    assert counted["phase"] == "ended"
    corrected = ruled("revoke", CORRECTED, laws)
    assert "played_out" not in corrected["more"], "of one that is put right nothing is counted"


def test_what_was_paid_for_though_it_was_put_right_is_counted_too() -> None:
    over = [*ASKED, ("played_out", "yes"), ("trick_won_by", "W"), ("later_tricks", "0")]
    found = ruled("revoke", over, "1997")
    assert [one["transfer"] for one in found["rulings"]] == [1]
    assert "1997:63B" in found["reads"]


AFTER = [*REVOKED, ("found", "after_play")]
WON = [("trick_won_by", "W"), ("later_tricks", "1"), ("later_with_suit", "yes")]


def of_it(found: dict[str, Any]) -> list[tuple[str, int, str]]:
    """What is ruled on the revoke that it is about: what, how many tricks, the provision."""
    ids = [one["id"] for one in found["irregularities"] if one["act"] == "it"]
    mine = [one for one in found["rulings"] if one["irregularity"] in ids]
    return [(one["rectification"], one["transfer"], one["law"].partition(":")[2]) for one in mine]


@pytest.mark.parametrize("laws", EDITIONS)
def test_the_twelfth_trick(laws: str) -> None:
    """It is put right although his side has gone on, as long as the hands are not back; nothing is transferred."""
    now = ruled("revoke", [*GONE_ON, ("trick", "12")], laws)
    assert f"{laws}:62D1" in now["reads"]
    assert [(duty["who"], duty["suit"]) for duty in now["obligations"] if duty["what"] == "follow_suit"] == [("E", "H")]
    assert not any("if" in one for one in now["rulings"])
    later = ruled("revoke", [*AFTER, ("trick", "12"), *WON[:2]], laws)
    assert of_it(later) == [("none", 0, "64B6")]
    assert f"{laws}:62D1" in later["reads"]
    too_late = ruled("revoke", [*REVOKED, ("found", "round_over"), ("trick", "12"), *WON[:2]], laws)
    assert f"{laws}:62D1" not in too_late["reads"]
    fourth = ruled("revoke", [*AFTER, ("trick", "4"), *WON], laws)
    assert f"{laws}:62D1" not in fourth["reads"]


@pytest.mark.parametrize("laws", EDITIONS)
def test_one_that_he_had_put_right_himself(laws: str) -> None:
    """In the play the card stays on the table and the others may change theirs as ever, but nothing is left to be
    followed with; afterwards no trick goes over."""
    now = ruled("revoke", [*CORRECTED, ("put_right", "yes")], laws)
    assert options(now) == [("withdraw_play", "S", f"{laws}:62C1")]
    assert [card["seat"] for card in now["penalty_cards"]] == ["E"]
    assert not [duty for duty in now["obligations"] if duty["what"] == "follow_suit"]
    later = ruled("revoke", [*AFTER, ("put_right", "yes")], laws)
    assert later["done"]
    assert not later["rulings"]
    assert "earlier_revoke" not in later["more"]


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "put right before it was established: no trick goes over"),
        ("fr", "corrigée avant d’être consommée : aucune levée n’est transférée"),
        ("nb", "rettet før den var etablert: ingen stikk overføres"),
    ],
)
def test_that_it_was_put_right_is_read_out(language: str, heard: str, capfd: pytest.CaptureFixture[str]) -> None:
    told = said("revoke", [*AFTER, ("put_right", "yes")], "2017", language, capfd)
    assert heard in told.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("who", "costs_tricks"),
    [("E S", True), ("S W", True), ("N E S W", True), ("N S", False), ("S", False), ("none", False)],
)
def test_several_may_have_played_to_the_next_trick(who: str, costs_tricks: bool) -> None:
    """It is established as soon as one of the revoker's side is among them."""
    answers = [*REVOKED, ("found", "in_play"), ("next_trick", who), ("played_since", "none")]
    found = ruled("revoke", answers)
    assert any("if" in one for one in found["rulings"]) == costs_tricks
    assert bool(found["penalty_cards"]) != costs_tricks


def test_it_may_have_been_the_first_trick_of_all() -> None:
    found = ruled("revoke", [*AFTER, ("trick_won_by", "E"), ("later_tricks", "12")])
    assert of_it(found) == [("transfer", 2, "64A1")]
