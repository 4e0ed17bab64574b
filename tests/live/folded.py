"""Random tables folded without a store: what every viewer is sent, in its order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridgelaw.game.cards import Card
from bridgelaw.game.deals import write_deal
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.live import happenings
from bridgelaw.live.happenings import Did, Happening, Opened, Reported
from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.live.onlooker import Onlooker, Played
from bridgelaw.live.settings import Dealt, Spectators, TableSettings
from bridgelaw.live.shown import record_form
from bridgelaw.live.state import TableState, after, opened
from bridgelaw.live.view import View
from bridgelaw.store.model import Event
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by
from tests.kit import seats as kit

ONLOOKERS: tuple[Viewer, ...] = tuple(who for who in VIEWERS if who != "director")


class Folded:
    """A table that has gone through the acts of a course; `views`: all that each viewer was sent."""

    def __init__(
        self,
        course: Course,
        spectators: Spectators | None = None,
        viewers: tuple[Viewer, ...] = ONLOOKERS,
        **settings: Any,
    ) -> None:
        spectators = spectators or Spectators()
        facts = course.situations[0].facts
        board = Dealt(1, facts.dealer.value, "None", write_deal(facts.deal))
        setting = course.situations[0].setting
        made = TableSettings(
            laws=course.book.edition, screens=setting.screens, seed="-", spectators=spectators, **settings
        )
        self._events = 0
        self.state: TableState = opened(self._event(Opened(made, board), "operator"))
        self.states = [self.state]
        self.played = Played(self.state)
        self.onlookers = {
            who: Onlooker(who, self.played, open_cards=spectators.cards == "open", delay=spectators.delay)
            for who in viewers
        }
        self.views: dict[Viewer, list[View]] = {who: [] for who in viewers}
        self._look()

    def go(self, happened: Sequence[acts.Act]) -> Folded:
        """Go on through those acts."""
        for act in happened:
            self.add(Did(record_form(act)), "director")
        return self

    def report(self, seat: Seat, about: dict[str, Any]) -> Folded:
        """A player reports something."""
        self.add(Reported(f"r{len(self.state.board.reports) + 1}", about), seat.value)
        return self

    def add(self, happening: Happening, actor: str) -> None:
        self.state = after(self.state, self._event(happening, actor))
        self.states.append(self.state)
        self.played.add(self.state)
        self._look()

    def bodies(self, who: Viewer) -> list[bytes]:
        """The messages that a viewer was sent."""
        return [view.body for view in self.views[who]]

    def _event(self, happening: Happening, actor: str) -> Event:
        self._events += 1
        kind, body = happenings.kind_of(happening), happenings.encode(happening)
        return Event("table", self._events, kind, actor, f"client-{self._events}", float(self._events), body)

    def _look(self) -> None:
        for who, onlooker in self.onlookers.items():
            view, changed = onlooker.look(self.state, self.state.last)
            if changed:
                self.views[who].append(view)


def folded(course: Course, **settings: Any) -> Folded:
    """The table on which the acts of `course` happened."""
    return Folded(course, **settings).go(course.happened)


def until_cards_are_shown(course: Course) -> Course:
    """The course up to where somebody claims, or the board ends: from then on cards are for everybody."""
    for n, now in enumerate(course.situations):
        if now.phase in ("ended", "closed") or now.awaited("claim"):
            return kit.until(course, n - 1)
    return course


def seen_by(course: Course, who: Viewer) -> set[Card]:
    """The cards that a viewer may know of: those that it has seen, and those that somebody has named aloud."""
    seats = [Seat[who]] if who in Seat.__members__ else list(SEATS)
    found = set.intersection(*(kit.cards_seen(course, seat) for seat in seats))
    for act in course.happened:
        heard = perceived_by(act, screens=course.now.setting.screens)
        if isinstance(act, acts.Choose) and act.card and heard >= set(seats):
            found.add(act.card)
    return found
