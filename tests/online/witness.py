"""What was sent to the players of a session that is played online, searched for what they may not know; and what came
of each board, as the table itself told it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from bridgelaw.game.deals import write_deal
from bridgelaw.game.seats import Seat
from bridgelaw.live.deals import dealt
from tests.online.programs import PlayerProgram

LAG = 2.0
"""Seconds by which what comes over one socket may be read before what was sent earlier over another one."""


def deals_of(boards: int, seed: int) -> dict[int, str]:
    """Hands for so many boards, as a file would have them."""
    return {board: write_deal(dealt(f"online:{seed}:{board}")) for board in range(1, boards + 1)}


class Witness:
    """Is told of every frame (`heard`). `hits`: what should not have been in it."""

    def __init__(self, deals: Mapping[int, str]) -> None:
        self._hands = [
            (board, seat, hand)
            for board, deal in deals.items()
            for seat, hand in zip("NESW", deal.partition(":")[2].split(" "), strict=True)
        ]
        self.hits: list[str] = []
        self.searched = self.letters = 0
        self.outcomes: dict[tuple[int, int, int], dict[str, Any]] = {}
        """By table, round and board."""
        self.seated: dict[tuple[int, int, str], str] = {}
        """The pair at a table in a round, by seat."""
        self._over: dict[tuple[str, int], float] = {}
        self._playing: dict[str, tuple[int, str, str | None]] = {}
        self._told: list[tuple[str, int, float]] = []

    def heard(self, player: PlayerProgram, where: str, frame: dict[str, Any], text: str) -> None:
        """A frame has come to a player."""
        if where == "hall":
            self._of_hall(player.who, frame)
        elif frame["type"] == "view":
            self._of_table(player, frame)
        self.search(player.who, text)

    def search(self, who: str, text: str) -> None:
        """Look for hands that he may not know."""
        self.searched, self.letters = self.searched + 1, self.letters + len(text)
        board, seat, dummy = self._playing.get(who, (0, "", None))
        for of, whose, hand in self._hands:
            if hand in text and (who, of) not in self._over and not (of == board and whose in (seat, dummy)):
                self.hits.append(f"{who} was sent the hand of {whose} on board {of}: {text[:300]}")

    def settled(self) -> None:
        """At the end: of no board was anything told before the player had played it."""
        for who, board, at in self._told:
            over = self._over.get((who, board))
            if over is None or at < over - LAG:
                self.hits.append(f"{who} was told of board {board} before he had played it")

    def _of_table(self, player: PlayerProgram, frame: dict[str, Any]) -> None:
        who, answer, at = player.who, frame["answer"], frame["table"]["session"]
        board, seat = frame["table"]["board"], frame["who"]
        self.seated[at["table"], at["round"], seat] = player.pair
        if answer["phase"] in ("ended", "closed"):
            self._over.setdefault((who, board), time.monotonic())
            self._playing.pop(who, None)
            score = answer.get("score")
            if score and score["kind"] == "table":
                came = {
                    "contract": score.get("contract") or "P",
                    "by": score.get("declarer"),
                    "tricks": score.get("tricks"),
                }
                self.outcomes[at["table"], at["round"], board] = came
            return
        declarer = answer.get("declarer")
        dummy = Seat[declarer].partner.value if declarer and answer["phase"] == "play" else None
        self._playing[who] = (board, seat, dummy)
        # of a hand that is not his own, and not dummy's, not a card
        for whose, hand in answer["hands"].items():
            if whose not in (seat, dummy) and hand not in ("-", "") and "claim" not in str(frame["happened"]):
                self.hits.append(f"{who} sees the hand of {whose} on board {board} while it is played: {hand}")

    def _of_hall(self, who: str, frame: dict[str, Any]) -> None:
        for play in frame["plays"]:
            if play.get("others") or play.get("ns_percent") is not None:
                self._told.append((who, play["board"], time.monotonic()))
