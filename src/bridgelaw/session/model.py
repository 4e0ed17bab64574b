"""The nouns of a session that a ranking is made of."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from bridgelaw.desk.artificial import Award as Share
from bridgelaw.desk.results import Points
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import EW, NS, Side
from bridgelaw.session.conditions import Conditions

PenaltyUnit = Literal["percent", "mp", "imp"]
CANCELLED = "cancelled"
"""Why a board that was played does not count."""


class Section(Struct, frozen=True):
    """Tables with numbers of their own. `tables`: how many were to play each board; None: as many as the board that
    most of them played. `winners`: where it is not as in the other sections."""

    name: str
    tables: int | None = None
    winners: Literal[1, 2] | None = None


class Pair(Struct, frozen=True, kw_only=True):
    """A contestant. `key` is its own in the whole session, `number` what is printed, `handicap` in percent; `people`
    are keys under which its players stand elsewhere, never their names."""

    key: str
    section: str
    number: str
    direction: Side | None = None
    handicap: Fraction | None = None
    people: tuple[str, ...] = ()


class FieldAward(Struct, frozen=True):
    """What the Director gave in place of a result: to each side a share of the board, or results with weights, as
    points of North-South."""

    shares: Mapping[Side, Share] = {}
    weighted: Mapping[Side, Points] = {}


class PlayResult(Struct, frozen=True, kw_only=True):
    """What came of a board at one table, and which pairs did play it.

    Attributes:
        contract, tricks: None where they are not known, or where the board was passed out (`passed_out`).
        score: points of North-South; None where there is no bridge result.
        award: what counts in its place.
        form: which form of a fouled board was played (Law 87); all results of one form are compared.
        unplayed: why there is no play.
    """

    section: str
    board: int
    ns: str
    ew: str
    round: int | None = None
    table: int | None = None
    contract: Contract | None = None
    passed_out: bool = False
    tricks: int | None = None
    lead: str | None = None
    score: int | None = None
    award: FieldAward | None = None
    form: str = ""
    unplayed: str | None = None

    def pair(self, side: Side) -> str:
        """The key of the pair that sat there."""
        return self.ns if side is NS else self.ew

    def points(self, side: Side) -> Points | None:
        """What a pair of that direction is compared by, as points of North-South; None where it is not compared."""
        if self.award is not None:
            return self.award.weighted.get(side)
        return None if self.score is None else ((self.score, Fraction(1)),)

    @property
    def shares(self) -> Mapping[Side, Share]:
        """The shares of the board that were given in place of a result."""
        return {} if self.award is None else self.award.shares

    @property
    def bare_score(self) -> int | None:
        """The score, where nothing but what was obtained at the table counts."""
        return self.score if self.award is None else None


class SessionPenalty(Struct, frozen=True, kw_only=True):
    """Something taken off a pair's total: `percent` is of the most that one board gives (Law 90). What is given to it
    instead is below 0."""

    pair: str
    amount: Fraction
    unit: PenaltyUnit = "percent"
    law: str | None = None

    def fits(self, conditions: Conditions) -> bool:
        """Whether it is measured in what totals are made of: an IMP is no matchpoint, and a board of IMPs has no most
        of which there could be a percentage."""
        return (self.unit == "imp") != (conditions.scoring == "mp")


class Session(Struct, frozen=True, kw_only=True):
    """All that a ranking is made of. `deals`: by board, in PBN form from North, where they are known."""

    name: str
    conditions: Conditions
    sections: tuple[Section, ...]
    pairs: tuple[Pair, ...]
    results: tuple[PlayResult, ...]
    penalties: tuple[SessionPenalty, ...] = ()
    deals: Mapping[int, str] = {}


SIDES = (NS, EW)
