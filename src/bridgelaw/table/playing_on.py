"""The wish that play go on after a claim, and who agrees to it."""

from __future__ import annotations

from typing import TypeGuard

from bridgelaw.game.seats import Seat
from bridgelaw.table import acts
from bridgelaw.table.facts import Facts

PlayOnRequest = acts.PlayOn | acts.Choose


def asks_to_play_on(act: acts.Act) -> TypeGuard[PlayOnRequest]:
    """Whether somebody asks by it that play go on: as an act of its own, or as the option that he has."""
    return isinstance(act, acts.PlayOn) or (isinstance(act, acts.Choose) and act.option == "play_on")


def agreed_to_play_on(facts: Facts, asked: PlayOnRequest) -> set[Seat]:
    """Who wants play to go on, the one who asked included."""
    since = facts.numbers[asked.id]
    said = (a for a in facts.acts.of(acts.Agree) if facts.numbers[a.id] > since)
    return {asked.by} | {a.by for a in said if a.of in (None, asked.id)}
