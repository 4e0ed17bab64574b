"""Information from other sources, and what arises from lawful procedure."""

from __future__ import annotations

from typing import Literal

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

OTHER = frozenset(
    ("wrong_hand", "overheard", "other_table", "saw_card", "traveller", "remark", "screen", "other"),
)
PROCEDURE: dict[type[acts.Act], Literal["explanation", "restatement", "alert"]] = {
    acts.Explain: "explanation",
    acts.Correct: "explanation",
    acts.Restate: "restatement",
    acts.Alert: "alert",
    acts.Announce: "alert",
}


def reported(now: Situation) -> list[tuple[str, Seat]]:
    """What players have learnt from elsewhere and may not use, each with the player."""
    return [
        (said.effect.about, said.effect.seat)
        for said in now.information
        if said.ended is None and said.effect.kind == "other_source"
    ]


def called(now: Situation) -> bool:
    """Whether the first call has been made."""
    return bool(now.facts.calls)


def one_hand_known(now: Situation, about: str) -> bool:
    """Whether it tells of one hand and of nothing else."""
    act = now.act(about)
    return isinstance(act, acts.Learn) and act.about is not None


def played_on(now: Situation) -> list[str]:
    """What was learnt before a board that was played all the same."""
    return [noted.act for noted in now.awaited("played_on") if noted.act is not None]
