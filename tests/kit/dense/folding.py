"""A dense table as the live server folds it: acts in record form become events, and each viewer looks on."""

from __future__ import annotations

import sys
from typing import Any

from bridgelaw.formats import record as records
from bridgelaw.lawbook.course import Course
from bridgelaw.live import happenings
from bridgelaw.live.exchange import record_of
from bridgelaw.live.faults import Faults, What
from bridgelaw.live.happenings import Did, Happening, Opened
from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.live.onlooker import Onlooker, Played
from bridgelaw.live.shown import record_form
from bridgelaw.live.state import TableState, after, opened
from bridgelaw.store.model import Event
from bridgelaw.table import acts
from tests.kit.dense.conditions import Conditions


class Loud(Faults):
    """Nothing that cannot be shown is passed over here."""

    def tell(self, what: What, table: str, trace: str, **fields: str) -> None:
        """What was contained is raised again."""
        error = sys.exc_info()[1]
        raise error if error is not None else AssertionError(trace)


class Folding:
    """A table that goes on act by act. `onlookers`: every viewer, each with what he remembers."""

    def __init__(self, under: Conditions) -> None:
        self.under = under
        self.state: TableState = opened(_event(Opened(under.settings, under.dealt), 1))
        self.played = Played(self.state)
        self.written: list[dict[str, Any]] = []
        self._plain = records.plain_record(record_of(self.state))
        cards_open = under.settings.spectators.cards == "open"
        self.onlookers: dict[Viewer, Onlooker] = {
            who: Onlooker(who, self.played, open_cards=cards_open and who == "spectator", faults=Loud())
            for who in VIEWERS
        }

    @property
    def record(self) -> dict[str, Any]:
        """The record of the board as plain data."""
        return {**self._plain, "acts": self.written}

    @property
    def course(self) -> Course:
        """The board."""
        return self.state.board.course

    def after(self, act: acts.Act) -> TableState:
        """The table one act later; nothing has changed yet.

        Raises:
            Impossible: the act cannot have happened.
        """
        return after(self.state, _event(Did(record_form(act)), self.state.version + 1))

    def go_on(self, state: TableState) -> None:
        """The table is in that state now."""
        self.state = state
        self.played.add(state)
        self.written.append(record_form(state.board.course.happened[-1]))


def _event(happening: Happening, number: int) -> Event:
    kind, body = happenings.kind_of(happening), happenings.encode(happening)
    return Event("table", number, kind, "director", f"client-{number}", float(number), body)
