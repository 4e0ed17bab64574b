"""The answer as a value. Field names are those of the record format, section 2."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from bridgelaw.answer.evidence_model import Evidence
from bridgelaw.answer.names import ActorName, PhaseName, Rank, SeatName, SuitName, Tricks
from bridgelaw.answer.score_model import Penalty, Score


class Call(Struct, frozen=True, kw_only=True):
    """One call ever made, with its standing. `implied`: nobody made it, it is taken as made."""

    act: str
    by: SeatName
    call: str
    status: str
    implied: bool | msgspec.UnsetType = msgspec.UNSET


class Play(Struct, frozen=True, kw_only=True):
    """One card ever played, with its standing; `trick` is null for a card faced before there was a trick."""

    act: str
    by: SeatName
    card: str
    hand: SeatName
    trick: int | None
    status: str
    down: bool | msgspec.UnsetType = msgspec.UNSET


class PenaltyCard(Struct, frozen=True, kw_only=True):
    """A penalty card on the table."""

    card: str
    seat: SeatName
    rank: Rank


class Irregularity(Struct, frozen=True, kw_only=True):
    """What was irregular."""

    id: str
    kind: str
    by: SeatName | None
    act: str
    law: str
    status: str
    force: str
    because: tuple[str, ...]
    side: str | msgspec.UnsetType = msgspec.UNSET


class Option(Struct, frozen=True, kw_only=True):
    """What somebody may choose; `by` is a seat or `director`. `then`: what would hold if it were chosen."""

    id: str
    by: ActorName
    irregularity: str | None
    law: str
    suits: tuple[SuitName, ...] | None
    calls: tuple[str, ...] | None
    because: tuple[str, ...]
    cards: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    then: tuple[dict[str, Any], ...] | msgspec.UnsetType = msgspec.UNSET


class Obligation(Struct, frozen=True, kw_only=True):
    """What somebody must do, or must not do."""

    who: SeatName
    what: str
    until: str
    law: str
    because: tuple[str, ...]
    suit: SuitName | msgspec.UnsetType = msgspec.UNSET
    suits: tuple[SuitName, ...] | msgspec.UnsetType = msgspec.UNSET
    card: str | msgspec.UnsetType = msgspec.UNSET
    call: str | msgspec.UnsetType = msgspec.UNSET
    irregularity: str | msgspec.UnsetType = msgspec.UNSET


class LeadRestriction(Struct, frozen=True, kw_only=True):
    """What declarer may still come to do about the first lead of `seat`, because the call of `by` in `act` was
    withdrawn: which `options` he will have then, and about which `suits` (left out: any one suit). The options are left
    out where the Director has to find first what the call showed. `if`: the finding on which it hangs."""

    seat: SeatName
    by: SeatName
    act: str
    call: str
    law: str
    irregularity: str
    because: tuple[str, ...]
    options: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    suits: tuple[SuitName, ...] | msgspec.UnsetType = msgspec.UNSET
    if_: dict[str, bool] | msgspec.UnsetType = field(name="if", default=msgspec.UNSET)


class Entry(Struct, frozen=True, kw_only=True):
    """A fact that a seat received, and whether it may use it. `card`: of several cards that the act showed, the one
    that this is about."""

    about: str
    kind: str
    status: str
    from_: SeatName | None = field(name="from")
    law: str
    because: tuple[str, ...]
    since: str | msgspec.UnsetType = msgspec.UNSET
    ended: str | msgspec.UnsetType = msgspec.UNSET
    for_: str | msgspec.UnsetType = field(name="for", default=msgspec.UNSET)
    basis: str | msgspec.UnsetType = msgspec.UNSET
    card: str | msgspec.UnsetType = msgspec.UNSET


class Question(Struct, frozen=True, kw_only=True):
    """What only the Director can say. `evidence`: what lies beside it; it answers nothing. `most`: the largest number
    that can be answered."""

    id: str
    kind: str
    of: str
    seat: SeatName | None
    law: str
    answer: Any
    because: tuple[str, ...]
    evidence: Evidence | msgspec.UnsetType = msgspec.UNSET
    most: int | msgspec.UnsetType = msgspec.UNSET


class DecidedClaim(Struct, frozen=True, kw_only=True):
    """What became of the claim or concession `act`: its side gets `given` of the tricks `left`, of which it had claimed
    `claimed` (a concession: what it kept)."""

    act: str
    side: str
    given: int
    left: int
    claimed: int


class Ruling(Struct, frozen=True, kw_only=True):
    """What the Laws make of an irregularity; of a `claim`, where `irregularity` is null."""

    irregularity: str | None
    rectification: str
    law: str
    transfer: int
    because: tuple[str, ...]
    side: str | msgspec.UnsetType = msgspec.UNSET
    claim: DecidedClaim | msgspec.UnsetType = msgspec.UNSET


class ActError(Struct, frozen=True, kw_only=True):
    """An act that could not have the effect that it was meant to have; `message` says why, `code` for programs."""

    act: str
    kind: str
    message: str
    code: str


class DirectorsActError(ActError, frozen=True, kw_only=True):
    """The same as the Director is told it. With `laws` the act counts, but these provisions could not be followed.
    `fits`: acts in the form of the record, without their details, that would have done something."""

    laws: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    fits: tuple[dict[str, str | bool], ...] | msgspec.UnsetType = msgspec.UNSET


class Answer(Struct, frozen=True, kw_only=True):
    """What the Laws make of a board after one of its acts.

    `earlier`: the lists that have only their last elements, in a view of a live table on which a very great deal has
    happened.
    """

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
    auction: tuple[Call, ...]
    plays: tuple[Play, ...]
    penalty_cards: tuple[PenaltyCard, ...]
    irregularities: tuple[Irregularity, ...]
    options: tuple[Option, ...]
    obligations: tuple[Obligation, ...]
    rights: dict[str, tuple[str, ...]]
    information: dict[str, tuple[Entry, ...]]
    questions: tuple[Question, ...]
    rulings: tuple[Ruling, ...]
    penalties: tuple[Penalty, ...]
    score: Score | None
    errors: tuple[DirectorsActError, ...]
    lead_restrictions: tuple[LeadRestriction, ...] | msgspec.UnsetType = msgspec.UNSET
    earlier: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET


def encode(answer: Answer, **fields: Any) -> bytes:
    """The answer as one line of JSON; `fields` (`file`, `board`) go in front."""
    body = msgspec.json.encode(answer)
    if not fields:
        return body
    return msgspec.json.encode(fields)[:-1] + b"," + body[1:]


def plain(answer: Answer) -> dict[str, Any]:
    """The answer as plain mappings and lists, the same that its JSON decodes to."""
    return msgspec.json.decode(encode(answer))  # type: ignore[no-any-return]  # a struct as an object
