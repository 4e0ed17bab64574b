"""The quick ruling of a revoke that is put right: what hangs on a card that is taken back, and the other side's lead to
the next trick."""

from __future__ import annotations

from typing import Any

import pytest

from bridgelaw.api.quick.facts import CHOOSE
from bridgelaw.lawbook.editions import EDITIONS
from tests.api.test_quick import ruled
from tests.api.test_quick_revoke import CORRECTED, options, said

DEFENDERS = [("declarer", "S"), ("by", "W"), ("suit", "H"), ("card", "S5"), ("found", "in_play")]


def led(by: str, since: str) -> list[tuple[str, str]]:
    """The other side has led to the next trick from that hand; who played to the trick of the revoke after it."""
    return [*DEFENDERS, ("next_trick", by), ("played_since", since)]


def opened(option: dict[str, Any]) -> list[tuple[str, str, str | None]]:
    """Whose options open by taking it, and with which of its cards; not what is left of its own."""
    return [
        (one["by"], one["law"].partition(":")[2], one.get("if", {}).get("card"))
        for one in option["then"]
        if one["element"] == "options" and one["by"] != option["by"]
    ]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize(
    ("since", "cards", "may_follow"),
    [("none", ["lead"], False), ("N", ["trick", "lead"], False), ("N E", ["trick", "lead"], True)],
)
@pytest.mark.parametrize("hand", ["S", "N"])
def test_who_played_after_it_says_what_may_be_taken_back(
    laws: str, since: str, cards: list[str], may_follow: bool, hand: str
) -> None:
    """Declarer's lead, and dummy's card if it was played after the revoke; the revoker's partner changes his only where
    he has played after that one (62C2), not where he had led to the trick or played before it."""
    found = ruled("revoke", led(hand, since), laws)
    assert options(found) == [("withdraw_play", "S", f"{laws}:62C1")]
    assert len(found["options"][0]["cards"]) == len(cards)
    assert bool(opened(found["options"][0])) == may_follow


@pytest.mark.parametrize(
    ("language", "heard", "lead", "dummys"),
    [
        ("en", "Withdraw South’s lead to the next trick", "With South’s lead to the next trick: No further",
         "With North’s card in the trick of the revoke: South plays from dummy next. East may then choose"),
        ("fr", "Reprendre l’attaque de Sud à la levée suivante",
         "Avec l’attaque de Sud à la levée suivante : Pas d’autre",
         "Avec la carte de Nord dans la levée de la renonce : À Sud de jouer une carte du mort. Est peut alors"),
        ("nb", "Ta tilbake Syds utspill til neste stikk", "Med Syds utspill til neste stikk: Ingen ytterligere",
         "Med Nords kort i revokestikket: Det er Syds tur til å spille, fra blindemann. Øst kan da velge"),
    ],
)  # fmt: skip
def test_each_card_is_told_by_where_it_lies(
    language: str, heard: str, lead: str, dummys: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert heard in said("revoke", led("S", "none"), "2017", language, capfd)
    told = said("revoke", led("S", "N E"), "2017", language, capfd).replace("Loi 62C1", "").replace("\u202f", " ")
    told = " ".join(told.replace("\u00a0", " ").split())
    assert lead in told
    assert dummys in told
    for mark in "♥♦♣":
        assert mark not in told


@pytest.mark.parametrize("laws", EDITIONS)
def test_what_is_left_of_it_is_told_once(laws: str) -> None:
    taken = ruled("revoke", led("S", "N E"), laws)["options"][0]["cards"]
    found = ruled("revoke", [*led("S", "N E"), (CHOOSE, f"withdraw_play:{taken[0]}")], laws)
    assert options(found) == [("withdraw_play", "S", f"{laws}:62C1"), ("withdraw_play", "E", f"{laws}:62C2")]
    assert opened(found["options"][0]) == [], "that hangs on the other card"


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "or leave it there. If the card is withdrawn: South plays next. West may then choose:"),
        ("fr", "ou la laisser. Si la carte est reprise : À Sud de jouer. Ouest peut alors choisir :"),
        ("nb", "eller la det ligge. Hvis kortet tas tilbake: Det er Syds tur til å spille. Vest kan da velge:"),
    ],
)
def test_what_hangs_on_a_card_taken_back_is_told_under_that(
    language: str, heard: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """The same sentence says that he may leave it there: then nobody else may change anything."""
    told = said("revoke", CORRECTED, "2017", language, capfd).replace("Law 62C1 ", "").replace("§ 62C1 ", "")
    assert heard in told.replace("Loi 62C1 ", "").replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "duty"),
    [("en", "East must play a heart"), ("fr", "Est doit fournir à cœur"), ("nb", "Øst må legge en hjerter")],
)
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_what_is_played_instead_is_said_first(
    language: str, duty: str, taken: int, capfd: pytest.CaptureFixture[str]
) -> None:
    answers = [*CORRECTED, *[(CHOOSE, "withdraw_play")] * taken]
    told = said("revoke", answers, "2017", language, capfd)
    before, _, _ = told.partition(duty)
    assert duty in told
    assert before.count("♣3") == 2, "what was played, and what happened; not the penalty card"


# which card it was

OVER = [("declarer", "S"), ("by", "W"), ("suit", "H"), ("found", "after_play")]


@pytest.mark.parametrize("laws", EDITIONS)
@pytest.mark.parametrize("won_by", ["W", "E", "N"])
@pytest.mark.parametrize("later", ["0", "2"])
def test_once_the_play_is_over_the_card_is_not_asked(laws: str, won_by: str, later: str) -> None:
    """Nothing hangs on it: with a card or without it the same is ruled."""
    answers = [*OVER, ("trick_won_by", won_by), ("later_tricks", later), ("later_with_suit", "no")]
    assert ruled("revoke", OVER, laws)["ask"]["key"] == "trick_won_by"
    found, named = (ruled("revoke", [*answers, *more], laws) for more in ([], [("card", "C3")]))
    assert found["ask"] is None
    for key in ("rulings", "reads", "done", "penalty_cards", "options"):
        assert [_bare(one) for one in listed(found[key])] == [_bare(one) for one in listed(named[key])], key
    assert named["known"]["card"] == "C3"
    assert {(one["key"], one["value"]) for one in named.get("errors", [])} <= {("later_with_suit", "no")}


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _bare(one: Any) -> Any:
    return {key: value for key, value in one.items() if key != "because"} if isinstance(one, dict) else one


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_a_card_that_nobody_told_is_not_named(language: str, capfd: pytest.CaptureFixture[str]) -> None:
    told = said("revoke", [*OVER, ("trick_won_by", "W"), ("later_tricks", "2")], "2017", language, capfd)
    for mark in "♠♥♦♣":
        assert mark not in told


def test_where_it_was_changed_in_time_the_card_is_asked() -> None:
    found = ruled("revoke", [*OVER, ("put_right", "yes")])
    assert found["ask"]["key"] == "card"
    assert not any(card.startswith("H") for card in found["ask"]["choices"])
