"""The door of a session: who may send a message of that kind. What it comes to is worked out behind it
(`hall.doing`)."""

from __future__ import annotations

from typing import Literal

from bridgelaw.hall.messages import (
    AgreeToScore,
    AppealRuling,
    BoardNotPlayed,
    CallDirector,
    CorrectScore,
    DecideCorrection,
    DisputeScore,
    EnterScore,
    FoulBoard,
    HallMessage,
    HandleCall,
    LookAtBoard,
    PlayAsWell,
    SitDown,
    WrongBoardPlayed,
)
from bridgelaw.hall.places import Place, PlaceKind

_ALLOWED: dict[PlaceKind, tuple[type[HallMessage], ...]] = {
    "unit": (SitDown, EnterScore, AgreeToScore, CallDirector),
    "pair": (AgreeToScore, DisputeScore, DecideCorrection, CallDirector, AppealRuling),
    "player": (DisputeScore, CallDirector, AppealRuling),
    "scorer": (EnterScore, AgreeToScore, SitDown),
    "deputy": (
        EnterScore, AgreeToScore, DecideCorrection, CorrectScore, BoardNotPlayed, WrongBoardPlayed, FoulBoard,
        HandleCall, PlayAsWell, LookAtBoard,
    ),
    "screen": (),
}  # fmt: skip


HallCode = Literal[
    "not-allowed", "not-here", "movement-made", "round-begun", "few-pairs",
    "no-such-movement", "pairs-changed", "no-hands", "no-such-pair", "no-free-place", "has-a-place", "no-names",
    "no-deal", "no-such-round",
    "round-not-called", "no-such-play", "no-result", "agreed-already", "changed-since",
    "played-already", "decided-already", "somebody-goes",
    "board-of-round", "one-board", "no-score", "nothing-ruled", "period-over", "board-ahead",
    "played-online", "dealt-already",
]  # fmt: skip


class HallRefused(Exception):
    """It cannot be done. `code` is one of the `hall-refused-` messages of the words room, `details` its arguments."""

    def __init__(self, code: HallCode, **details: str) -> None:
        super().__init__(code)
        self.code, self.details = code, details


def check(place: Place, message: HallMessage) -> None:
    """Returns if whoever is at that place may send a message of this kind.

    Raises:
        HallRefused: it is not for him to do.
    """
    if place.kind != "director" and not isinstance(message, _ALLOWED[place.kind]):
        raise HallRefused("not-allowed")
