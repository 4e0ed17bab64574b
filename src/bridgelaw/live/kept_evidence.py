"""A card is taken over into the record of a board: the event, and when there is none. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.lawbook.findings import CARD
from bridgelaw.live.messages import KeepCard, Refusal
from bridgelaw.live.poll_events import RunningPoll, is_polled
from bridgelaw.table import acts

SAMPLES = "samples"
"""What of a card is kept beside the record: the deals that it shows."""


class EvidenceKept(Struct, frozen=True, tag="evidence", omit_defaults=True):
    """A card has been taken over: the act in record form, and the deals that it shows, which no record has."""

    act: dict[str, Any]
    samples: tuple[dict[str, Any], ...] = ()
    place: int | None = None


def check_act(polls: Iterable[RunningPoll], act: acts.Act) -> None:
    """Returns unless the act takes over a card of which there is none yet.

    Raises:
        Refusal: a poll about the choice is open.
    """
    if isinstance(act, acts.Find) and act.kind == CARD and isinstance(act.answer, Mapping):
        _check(polls, act.of)


def kept(
    polls: Iterable[RunningPoll], known: Mapping[str, acts.Act], message: KeepCard, id: str, at: float
) -> EvidenceKept:
    """The card of that message, under the act `id`; `known`: the acts of the board.

    Raises:
        Refusal: a poll about the choice is open, or the choice is not there any more.
    """
    of = str(message.card["of"])
    if of not in known:
        raise Refusal("card-no-act")
    _check(polls, of)
    value = {key: part for key, part in message.card.items() if key != SAMPLES}
    act = {"by": "director", "id": id, "at": at, "find": CARD, "of": of, "seat": value["seat"], "value": value}
    return EvidenceKept(act=act, samples=tuple(message.card.get(SAMPLES, ())))


def _check(polls: Iterable[RunningPoll], of: str | None) -> None:
    if is_polled(polls, of):
        raise Refusal("card-poll-open")
