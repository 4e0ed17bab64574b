"""What the Director has said is on the players' screens; a board that is in his hands no player leaves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgelaw.languages import LANGUAGES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.live.messages import NextBoard, Refused, Viewer
from bridgelaw.live.settings import Dealt
from bridgelaw.web.told import teller
from bridgelaw.words import Words
from tests.live.tables import Played, client, play

REVOKED = Dealt(1, "N", "None", "N:AQ52.K83.A74.962 J93.JT4.KQ86.T73 KT4.AQ95.J53.KJ4 876.762.T92.AQ85")
CARDS = "D3 D2 DA H3 H4 HA H2 SK S6 S2 S3 DJ D9 D4 C3 ST S7 S5 S9 C4 CA C2 C7"
"""East has put a club on the second diamond, and his side has won a trick since."""


async def revoked(at: Played) -> None:
    await at.done("N call 1S", "E call P", "S call 2S", "W call P", "N call 4S", "E call P", "S call P", "W call P")
    await at.done("E play DK down", "E face", "S spread")
    for card in CARDS.split():
        turn: Any = at.table.view("director").answer.turn
        await at.done(f"N play {card} from=S" if turn == "S" else f"{turn} play {card}")


def told(at: Played, who: Viewer, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(teller(language).told(at.table.view(who)))
    return found


async def next_board(at: Played) -> str:
    """What becomes of it when a player asks for the next board."""
    answer = await at.send("N", NextBoard(id=client()))
    return answer.code if isinstance(answer, Refused) else "kept"


@pytest.mark.parametrize("laws", EDITIONS)
def test_players_read_what_was_read_out_until_play_has_gone_on(laws: str) -> None:
    async def check(at: Played) -> None:
        await revoked(at)
        act = next(one for one in json.loads(at.table.view("N").body)["happened"] if one.get("play") == "C3")["act"]
        await at.done(f"N attention {act}", "N summon")
        read = told(at, "director")["reading"]["follows"]
        assert read[0]["text"].startswith("The revoke is established")
        assert "explained" not in told(at, "N")
        await at.done("director explain_options")
        for language in LANGUAGES:
            heard = {who: told(at, who, language)["explained"] for who in ("N", "E", "S", "W", "spectator")}
            assert len({str(one) for one in heard.values()}) == 1
            assert len(heard["N"]) == len(read)
        assert told(at, "N")["explained"] == read
        assert "explained" not in told(at, "director")
        # nobody has a choice: it is for the Director to let the table go on, which is no choice of his
        assert "choice" not in told(at, "N")["stop"]["next"]
        await at.done("director resume")
        assert told(at, "N")["explained"] == read
        await at.done("N play S4 from=S" if at.table.view("N").answer.turn == "S" else "N play SA")
        assert "explained" not in told(at, "N")

    play(check, laws=laws, boards=(REVOKED,))


def test_a_board_waits_for_what_the_director_has_to_decide() -> None:
    async def check(at: Played) -> None:
        await revoked(at)
        act = next(one for one in json.loads(at.table.view("N").body)["happened"] if one.get("play") == "C3")["act"]
        await at.done(f"N attention {act}", "N summon", "director explain_options", "director resume")
        await at.done("N claim 3", "E agree", "W agree")
        assert at.table.view("N").waiting == ("director",)
        assert await next_board(at) == "director-decides"
        sentences = {Words(language).say("refused-director-decides") for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        question = json.loads(at.table.view("director").body)["road"]["next"]["question"]
        await at.done_by_director({"find": question["kind"], "of": question["of"], "value": "no"})
        assert at.table.view("N").waiting == ("N", "E", "S", "W")
        assert await next_board(at) == "kept"

    play(check, boards=(REVOKED,))


def test_what_nobody_has_noticed_holds_nobody() -> None:
    async def check(at: Played) -> None:
        await revoked(at)
        await at.done("N claim 3", "E agree", "W agree")
        assert [it.status for it in at.table.state.board.now.irregularities] == ["unnoticed"]
        assert "director" not in at.table.view("N").waiting
        assert await next_board(at) == "kept"

    play(check, boards=(REVOKED,))


def test_an_explanation_corrected_after_the_play_is_looked_at_first() -> None:
    async def check(at: Played) -> None:
        await at.done("N call 1S", "E call 2C", "S ask meaning of=s2", "W explain weak of=s2")
        await at.done("S call P", "W call P", "N call P")
        await at.done("director result 8")
        assert "director" not in at.table.view("N").waiting
        await at.done("E correct constructive of=s4")
        assert at.table.view("N").waiting == ("director",)
        assert await next_board(at) == "director-decides"

    play(check, boards=(REVOKED,))


def test_a_score_that_is_to_be_adjusted_holds_the_board_until_it_is() -> None:
    async def check(at: Played) -> None:
        await revoked(at)
        act = next(one for one in json.loads(at.table.view("N").body)["happened"] if one.get("play") == "C3")["act"]
        await at.done(f"N attention {act}", "N summon", "director explain_options", "director resume")
        await at.done("N claim 3", "E agree", "W agree")
        question = json.loads(at.table.view("director").body)["road"]["next"]["question"]
        await at.done_by_director({"find": question["kind"], "of": question["of"], "value": "yes"})
        while (following := json.loads(at.table.view("director").body)["road"]["next"])["do"] == "find":
            assert await next_board(at) == "director-decides"
            question = following["question"]
            await at.done_by_director({"find": question["kind"], "of": question["of"], "value": 10})
        assert following["do"] == "adjust"
        assert await next_board(at) == "director-decides"
        result = {"contract": "4S", "by": "N", "tricks": 10}
        await at.done_by_director({"adjust": {"kind": "assigned", "ns": [result]}, "text": "without the revoke"})
        assert await next_board(at) == "kept"

    play(check, boards=(REVOKED,))
