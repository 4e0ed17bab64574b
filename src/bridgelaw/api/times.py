"""How long the players of several records took for their calls and cards: what is usual for one of them (Law 73D1)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bridgelaw.game.seats import Seat
from bridgelaw.table.acts import Call, Play, Substitute

if TYPE_CHECKING:
    from bridgelaw.formats.board import Record

Times = Mapping[Seat, Mapping[str, tuple[float, ...]]]
"""By seat and phase (`auction`, `play`): seconds."""


def times_elsewhere(records: Sequence[Record]) -> list[Times]:
    """For each record, in its order: the times that its players took in the others, known by the labels in `players`.

    A player without a label is known on his own board only.
    """
    taken: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)
    for place, record in enumerate(records):
        for act in record.acts if record.players else ():
            if isinstance(act, Call | Substitute | Play) and act.took is not None and act.by in record.players:
                taken[record.players[act.by], _phase(act)].append((place, act.took))
    return [_of_others(taken, record, place) for place, record in enumerate(records)] if taken else [{}] * len(records)


def _phase(act: Call | Substitute | Play) -> str:
    return "play" if isinstance(act, Play) else "auction"


def _of_others(taken: Mapping[tuple[str, str], list[tuple[int, float]]], record: Record, place: int) -> Times:
    found: dict[Seat, dict[str, tuple[float, ...]]] = {}
    for seat, label in record.players.items():
        times = {
            phase: tuple(took for where, took in taken.get((label, phase), ()) if where != place)
            for phase in ("auction", "play")
        }
        found[seat] = {phase: took for phase, took in times.items() if took}
    return found
