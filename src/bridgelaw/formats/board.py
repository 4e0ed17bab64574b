"""`Record`: what one file tells of one board (record format, section 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.formats.errors import Origin
from bridgelaw.game.deals import UNKNOWN, Deal
from bridgelaw.game.seats import Seat, Vulnerability
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.lawbook.situation import Setting
from bridgelaw.table.acts import Act
from bridgelaw.table.facts import Facts, start
from bridgelaw.table.vocabulary import Language, Scoring


class Record(Struct, frozen=True, kw_only=True):
    """What happened at a table, and under which conditions.

    `dealer` and `vulnerable` are filled in from the number of the board where the file does not name them;
    `vulnerable` is None where nothing tells it. `deal` holds None for a hand that nobody wrote down. What rules do not
    read (`field`, `norms`, `session`, `match`, `source`, `reading`, `kept`, `expect`) stays plain data in the form of
    the file; `kept` is what a file of another program says beyond all other fields. `origin` is where the record was
    read from, and takes no part in comparisons.
    """

    dealer: Seat
    title: str = ""
    laws: Edition = USUAL
    authority: str = "wbf"
    regulations: Mapping[str, Any] = {}
    language: Language = "en"
    scoring: Scoring | None = None
    entry: Literal["allow", "prevent"] = "allow"
    screens: bool = False
    board: int | None = None
    vulnerable: Vulnerability | None = None
    deal: Deal = msgspec.field(default_factory=UNKNOWN.copy)
    players: Mapping[Seat, str] = {}
    field: Mapping[str, Any] | None = None
    norms: Mapping[Seat, Mapping[str, Any]] = {}
    session: Mapping[str, float] = {}
    match: Mapping[str, Any] | None = None
    source: Mapping[str, Any] | None = None
    reading: tuple[Mapping[str, Any], ...] = ()
    kept: Mapping[str, Any] | None = None
    acts: tuple[Act, ...] = ()
    expect: tuple[Mapping[str, Any], ...] = ()
    origin: Origin = Origin()

    def facts(self) -> Facts:
        """The board before the first act."""
        return start(self.dealer, self.deal)

    def setting(self) -> Setting:
        """How the board is played."""
        contest = self.match["format"] if self.match else None
        return Setting(
            scoring=self.scoring,
            screens=self.screens,
            entry=self.entry,
            contest=contest,
            vulnerable=self.vulnerable,
            field=self.field,
            session=self.session,
            norms=self.norms,
        )
