"""The answer of one seat as a value: the names of record format, section 2, and of them only what a seat gets."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bridgelaw.answer import model
from bridgelaw.answer.names import Hands, PhaseName, SeatName, Tricks
from bridgelaw.answer.score_model import Penalty, Score


class FaceDown(Struct, frozen=True, kw_only=True):
    """A lead of another player that lies face down: that it is there, not which card it is."""

    act: str
    by: SeatName


class SeatAnswer(Struct, frozen=True, kw_only=True):
    """What the Laws make of a board, as the player `seat` may see it.

    Act ids count what he perceived (`s1`, `s2`, …); `after` is the last of these acts. `hands` are the cards still
    held, as in a PBN deal: his own, and dummy's while it lies open. `rights` and `information` have his own key only.
    `earlier` as in the Director's answer.
    """

    bridgelaw: int
    laws: int
    authority: str
    seat: SeatName
    after: str
    phase: PhaseName
    turn: SeatName | None
    frozen: bool
    contract: str | None
    declarer: SeatName | None
    tricks: Tricks
    hands: Hands
    auction: tuple[model.Call, ...]
    plays: tuple[model.Play, ...]
    face_down: tuple[FaceDown, ...]
    penalty_cards: tuple[model.PenaltyCard, ...]
    irregularities: tuple[model.Irregularity, ...]
    options: tuple[model.Option, ...]
    obligations: tuple[model.Obligation, ...]
    rights: dict[str, tuple[str, ...]]
    information: dict[str, tuple[model.Entry, ...]]
    rulings: tuple[model.Ruling, ...]
    penalties: tuple[Penalty, ...]
    score: Score | None
    errors: tuple[model.ActError, ...]
    earlier: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


class PublicAnswer(Struct, frozen=True, kw_only=True):
    """What the Laws make of a board, as whoever looks on may see it; fields as in a seat's answer."""

    bridgelaw: int
    laws: int
    authority: str
    after: str
    phase: PhaseName
    turn: SeatName | None
    frozen: bool
    contract: str | None
    declarer: SeatName | None
    tricks: Tricks
    hands: Hands
    auction: tuple[model.Call, ...]
    plays: tuple[model.Play, ...]
    face_down: tuple[FaceDown, ...]
    penalty_cards: tuple[model.PenaltyCard, ...]
    irregularities: tuple[model.Irregularity, ...]
    obligations: tuple[model.Obligation, ...]
    rulings: tuple[model.Ruling, ...]
    penalties: tuple[Penalty, ...]
    score: Score | None
    earlier: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


def encode(answer: SeatAnswer, **fields: Any) -> bytes:
    """The answer as one line of JSON; `fields` (`file`, `board`) go in front."""
    body = msgspec.json.encode(answer)
    return msgspec.json.encode(fields)[:-1] + b"," + body[1:] if fields else body


def plain(answer: SeatAnswer) -> dict[str, Any]:
    """The answer as plain mappings and lists, the same that its JSON decodes to."""
    return msgspec.json.decode(msgspec.json.encode(answer))  # type: ignore[no-any-return]  # a struct as an object
