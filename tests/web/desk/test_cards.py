"""Cards that the Director writes down: whose they are, and how they are typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridgelaw.web.desk.acts_form import act_from
from tests.web.desk.director import director, said
from tests.web.desk.test_paper import EAST, NORTH, SOUTH, does, forms, opened
from tests.web.house import Open, visit

WEST = "T62.T974.T32.AKT"
PLAYED = {"what": "play"}


@pytest.mark.parametrize("hands", [True, False], ids=["hands", "no hands"])
def test_a_card_in_dummy_is_declarers(tmp_path: Path, hands: bool) -> None:
    known = {"hand_N": NORTH, "hand_E": EAST, "hand_S": SOUTH} if hands else {}

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="1", **known)
        await at.look(address)
        await does(at, "/calls", calls="p p 1d p p p")
        await does(at, "/acts", who="W", text="ca", **PLAYED)
        page = await does(at, "/acts", who="N", text="c2", **PLAYED)
        assert "Law 45D" not in page
        assert "took part" not in page
        await does(at, "/acts", who="E", text="c3", **PLAYED)
        await does(at, "/acts", who="S", text="c5", **PLAYED)
        await does(at, "/acts", who="W", text="h4", **PLAYED)
        # declarer is given, and the card lies in dummy
        await does(at, "/acts", who="S", text="h8", **({"what": "expose:named"} if hands else PLAYED))
        table = await house.lobby.table(address.split("/")[3])
        situation = table.state.board.now
        assert [(one.by.value, one.hand.value) for one in situation.facts.plays] == [
            ("W", "W"), ("S", "N"), ("E", "E"), ("S", "S"), ("W", "W"), ("S", "N"),
        ]  # fmt: skip
        assert not situation.irregularities
        # what dummy does of his own accord is another thing
        facts = situation.facts
        alone = act_from({"who": "N", "what": "play:dummy", "text": "hj"}, "en", facts)
        assert alone == {"by": "N", "play": "HJ"}

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "what", "hint"), [("en", "play", "sa, h10"), ("fr", "play", "pa, c10"), ("en", "call", "1s, 1h")]
)
def test_what_is_no_card_is_answered_with_cards(tmp_path: Path, language: str, what: str, hint: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        await at.look(await opened(at, number="1"))
        form = next(form for form in forms(at) if form.action.endswith("/acts"))
        reply = await at.send(form, who="N", what=what, text="zz")
        assert reply.status_code == 422
        assert hint in said(reply.text)

    visit(tmp_path, check)


def test_ten_is_typed_by_its_letter_in_french(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house, "fr")
        page = await at.look(await opened(at, number="1", hand_N="ART5.V83.D74.T62"))
        assert "A R 10 5" in page

    visit(tmp_path, check)
