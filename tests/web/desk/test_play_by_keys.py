"""The play of a case on paper, typed as a line of cards: whose card each one is, what is irregular, what cannot be."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from bridgelaw.game.cards import CARDS
from bridgelaw.words.spelling import cards, rank_forms, strain_forms
from tests.web.desk.director import Director, director, said
from tests.web.desk.test_next_step import happened, order
from tests.web.desk.test_paper import EAST, NORTH, SOUTH, does, forms, opened
from tests.web.house import Open, visit

HANDS = {"hand_N": NORTH, "hand_E": EAST, "hand_S": SOUTH}
"""West has ♠T62 ♥T974 ♦T32 ♣AKT."""


async def contract(at: Director, calls: str = "p p 1d p p p", **hands: str) -> str:
    """A case on paper with that auction; North deals. Of the usual one South is declarer and West leads."""
    await at.look(await opened(at, number="1", **hands))
    return await does(at, "/calls", calls=calls)


async def refused(at: Director, line: str) -> str:
    """What the page says to a line of cards that is not kept."""
    reply = await at.send(next(form for form in forms(at) if form.action.endswith("/cards")), cards=line)
    assert reply.status_code == 422
    assert f'value="{line}"' in reply.text
    return said(reply.text)


@pytest.mark.parametrize("hands", [HANDS, {}], ids=["hands", "no hands"])
def test_whose_card_it_is_follows_from_the_play(tmp_path: Path, hands: dict[str, str]) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        page = await contract(at, **hands)
        # where the calls were, and before the result
        assert order(page, "Cards, from West on", "Tricks won by declarer")
        page = await does(at, "/cards", cards="ca c2, c3")
        assert "Cards, from South on" in page
        assert "Trick 1: West ♣A, North ♣2, East ♣3" in page
        page = await does(at, "/cards", cards="c5 / ck c7")
        assert "Cards, from East on" in page
        page = await does(at, "/cards", cards="C4 cQ h4")
        assert "Cards, from dummy (North) on" in page
        played = [act for act in await happened(at, house) if act.verb == "play"]
        assert [(act.by.value, act.hand.value, str(act.card)) for act in played] == [
            ("W", "W", "CA"), ("S", "N", "C2"), ("E", "E", "C3"), ("S", "S", "C5"),
            ("W", "W", "CK"), ("S", "N", "C7"), ("E", "E", "C4"), ("S", "S", "CQ"), ("W", "W", "H4"),
        ]  # fmt: skip
        assert "Nothing irregular has been found." in page

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "calls", "line"), [("fr", "pa pa 1k pa pa pa", "ta t2 10k pa"), ("nb", "p p 1r p p p", "ke k2 r10 se")]
)
def test_cards_are_typed_in_the_letters_of_the_language(tmp_path: Path, language: str, calls: str, line: str) -> None:
    """♠A is `pa` in French, which is a pass of the auction."""

    async def check(house: Open) -> None:
        at = await director(house, language)
        await contract(at, calls)
        await does(at, "/cards", cards=line)
        found = [str(act.card) for act in await happened(at, house) if act.verb == "play"]
        assert found == ["CA", "C2", "DT", "SA"]
        await does(at, "/acts", who="W", what="expose:dropped", text={"fr": "pr", "nb": "sk"}[language])
        assert [str(card) for card in (await happened(at, house))[-1].cards] == ["SK"]

    visit(tmp_path, check)


@pytest.mark.parametrize("language", ["en", "fr", "nb"])
def test_every_card_can_be_typed_with_its_suit_first_or_its_rank(language: str) -> None:
    known = cards(language)
    for card in CARDS:
        suit, rank = strain_forms(language, card[0])[0], rank_forms(language, card[1])[0]
        assert (known[f"{suit}{rank}"], known[f"{rank}{suit}"]) == (card, card)


def test_what_is_irregular_is_written_down(tmp_path: Path) -> None:
    """A revoke, a lead from the wrong hand, a card by him whose turn it is not."""

    async def check(house: Open) -> None:
        at = await director(house)
        await contract(at, **HANDS)
        page = await does(at, "/cards", cards="d2 d6 s4 dj")
        assert "Who called you about this?" in page
        assert "did not follow in diamonds although able to" in page
        page = await does(at, "/cards", cards="n:hj e:h5")
        found = await happened(at, house)
        assert [(act.by.value, act.hand.value) for act in found[-2:]] == [("S", "N"), ("E", "E")]
        assert "Declarer’s lead from the wrong hand" in page

    visit(tmp_path, check)


def test_a_penalty_card_lies_and_another_card_is_played(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await contract(at, **HANDS)
        await does(at, "/cards", cards="d2 d6 d8 dj")
        await does(at, "/acts", who="W", what="expose:dropped", text="ca")
        await at.answers("take_up", "yes")
        page = await at.answers("explain_options", "yes")
        assert "Cards, from South on" in page
        page = await does(at, "/cards", cards="c5 ck")
        assert "Penalty card not played" in page
        assert str((await happened(at, house))[-1].card) == "CK"

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("ca c2 c3 sa", "South does not hold ♠A. East holds it: if it was played from there, write e:sa."),
        ("ca c2 c3 ca", "South does not hold ♣A."),
        ("ca c2 e:ha", "East does not hold ♥A."),
        ("ca c2 zz c5", "“zz” is neither a call nor a card here."),
    ],
)
def test_a_line_with_a_card_that_cannot_be_changes_nothing(tmp_path: Path, line: str, sentence: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await contract(at, **HANDS)
        before = len(await happened(at, house))
        page = await refused(at, line)
        assert sentence in page
        assert "Nothing of this line has been written down." in page
        assert "Cards, from West on" in page
        assert len(await happened(at, house)) == before

    visit(tmp_path, check)


def test_sent_twice_or_too_late_nothing_is_written_twice(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await contract(at)
        form = next(form for form in forms(at) if form.action.endswith("/cards"))
        later = next(form for form in forms(at) if form.action.endswith("/cards"))
        for _ in range(2):
            assert (await at.send(form, cards="ca c2")).status_code == 303
        assert len(await happened(at, house)) == 8
        # the page was shown before the first two cards
        later.fields = [(name, "another-id-of-a-form" if name == "id" else value) for name, value in later.fields]
        reply = await at.send(later, cards="c3 c5")
        assert reply.status_code == 409
        assert 'value="c3 c5"' in reply.text
        assert len(await happened(at, house)) == 8

    visit(tmp_path, check)


def test_a_whole_play_is_one_line(tmp_path: Path) -> None:
    """Who leads to each trick follows from the one before it; the board is over, and no result is asked for."""

    async def check(house: Open) -> None:
        at = await director(house)
        ranks = "AKQJT98765432"
        hands = {"hand_N": f"{ranks} - - -", "hand_E": f"- {ranks} - -", "hand_S": f"- - {ranks} -"}
        await contract(at, "7s p p p", **hands)
        # East leads and is ruffed; from then on North is on lead
        line = "ha da ca s2 " + " ".join(f"s{own} h{low} d{low} c{low}" for own, low in pairwise(ranks))
        page = await does(at, "/cards", cards=line)
        assert "Cards, from" not in page
        assert "7♠ by North, made" in page

    visit(tmp_path, check)
