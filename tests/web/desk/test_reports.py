"""What a Director is told at a table with paper cards comes to its end over the forms of the desk, in each edition: a
revoke found later, a claim that is contested, an explanation that somebody calls wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.desk.on_paper import Desk, desk_with
from tests.web.house import Open, visit

BOARD = """
bridgelaw: 1
laws: {laws}
dealer: S
vulnerable: None
scoring: imp
acts:
- {{by: S, call: 1S}}
- {{by: W, call: P}}
- {{by: N, call: 2NT}}
- {{by: S, explain: balanced, of: a3}}
- {{by: E, call: P}}
- {{by: S, call: 4S}}
- {{by: W, call: P}}
- {{by: N, call: P}}
- {{by: E, call: P}}
"""


async def paper(house: Open, laws: int, language: str = "en") -> Desk:
    """4♠ by South, and nothing written down of the play."""
    at = await desk_with(house, BOARD.format(laws=laws), language, laws=str(laws), scoring="imp")
    await at.open()
    return at


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
@pytest.mark.parametrize(("facts", "tricks"), [("W H W 0 no", 1), ("W H W 2 no", 2), ("W H N 2 yes", None)])
def test_a_revoke_found_later(tmp_path: Path, laws: int, facts: str, tricks: int | None) -> None:
    async def check(house: Open) -> None:
        at = await paper(house, laws)
        await at.sends("/acts", what="result", text="9")
        said = await at.sends("/acts", who="N", what="attention", text="West revoked")
        assert "which act is meant" in said
        assert "West revoked" in said
        await at.answers("act_meant", "revoke")
        # what only one edition makes something of is asked under that one alone
        asked = ("N", "S", "0", "no") if laws == 1997 else ("N", "S", "0")
        # each list starts empty, and is not sent so
        empty = 'name="value" required><option value="">–</option>'
        assert all(f'{empty}<option value="{first}"' in at.text for first in asked)
        assert (f'{empty}<option value="no"' in at.text) is (laws == 1997)
        reply = await at.send(at.form("revoke_facts"), value=facts.split() if laws == 1997 else facts.split()[:-1])
        assert reply.status_code == 303
        await at.open()
        await at.answers("explain_options", "yes")
        said = await at.answers("damage", "no")
        moved = tricks or (2 if laws == 1997 else 1)
        assert f"{moved} trick" in said
        assert "Nothing is left to decide" in said
        assert ("made" if moved == 1 else "made with 1 overtrick") in said

    visit(tmp_path, check)


@pytest.mark.parametrize("laws", [1997, 2007, 2017])
def test_a_contested_claim(tmp_path: Path, laws: int) -> None:
    async def check(house: Open) -> None:
        at = await paper(house, laws)
        claim = {"who": "S", "left": "6", "won": "5", "tricks": "6", "line": "all high", "objects": "W", "E": "3..."}
        wrong = await at.refused("/claims", 409, **claim | {"won": "8"})
        assert "cannot have won 8" in wrong
        said = await at.sends("/claims", **claim)
        assert "trump" in said
        said = await at.answers("unaware_of_trump", "yes")
        assert "How many of the 6 tricks left does North–South win" in said
        reply = await at.send(at.form("normal_line"), value="7")
        assert reply.status_code == 422
        assert "the number asked for is of the tricks left" in reply.text
        said = await at.answers("normal_line", "5")
        assert "gets 5 of the 6 tricks left, not 6 as claimed" in said
        assert "No rectification" not in said
        assert "No penalty" not in said
        assert "4♠ by South, made, " in said

    visit(tmp_path, check)


def test_a_claim_that_all_agree_to(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await paper(house, 2017)
        said = await at.sends("/claims", who="E", left="4", won="8", tricks="3", objects="agreed")
        assert "4♠ by South, down 1" in said

    visit(tmp_path, check)


@pytest.mark.parametrize("what", ["attention", "summon"])
def test_an_explanation_is_called_wrong_in_words(tmp_path: Path, what: str) -> None:
    async def check(house: Open) -> None:
        at = await paper(house, 2017)
        await at.sends("/acts", what="result", text="10")
        await at.sends("/acts", who="W", what=what, text="they had an agreement")
        said = await at.answers("act_meant", "a4")
        assert at.form_key() == "misinformation"
        assert "South explains" in said

    visit(tmp_path, check)


def test_nothing_irregular_was_meant(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await paper(house, 2017)
        await at.sends("/acts", who="W", what="attention", text="that was slow")
        said = await at.answers("act_meant", "nothing")
        assert at.form_key() == "resume"
        assert "Nothing irregular" in said

    visit(tmp_path, check)


LYING = """
bridgelaw: 1
laws: 2017
dealer: S
acts:
- {by: S, call: 1NT}
- {by: W, call: P}
- {by: N, call: P}
- {by: E, call: P}
- {by: E, expose: [HQ, C4], how: dropped, id: seen}
- {by: S, attention: seen}
- {by: S, summon: true}
- {by: director, explain_options: true}
"""


def test_two_suits_are_forbidden_together(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await desk_with(house, LYING)
        await at.open()
        assert at.text.count('<option value="H C">hearts and clubs</option>') == 1
        reply = await at.send(at.form("choose"), value=["2", "H C"])
        assert reply.status_code == 303
        said = await at.open()
        # as what follows from the card, and not once more as a duty
        follows = said.partition("What follows")[2].partition("Ruling New poll")[0]
        assert follows.count("West may not lead hearts") == 1
        assert follows.count("West may not lead clubs") == 1

    visit(tmp_path, check)
