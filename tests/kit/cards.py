"""A card of the slow pass, as a record keeps it, without a solver."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from bridgelaw.answer.card import plain_card
from bridgelaw.cli.evidence_card import CardOptions, _asked, of_file
from bridgelaw.desk.card import CardAsked, SolvedOutcome, card, to_solve
from bridgelaw.formats import record
from bridgelaw.game.deals import parse_deal
from bridgelaw.game.seats import Seat

SHOWED = "E: 11-15 hcp, 5+S"
READINGS = ("a longer suit=6+S", "values=14+ hcp", "a short suit=0-1H", "too much=30+ hcp")
ACTIONS = ("P", "3S", "X")


def stand_in(deals: Sequence[str], outcomes: Sequence[SolvedOutcome], *_: object) -> list[list[dict[str, int]]]:
    """Nine tricks; of spades by East three and one for each spade of his."""

    def of(deal: str, one: SolvedOutcome) -> dict[str, int]:
        held = sum(card.suit == "S" for card in parse_deal(deal)[Seat.E] or ())
        return {"": 3 + held if one.strain == "S" else 9}

    return [[of(deal, one) for deal in deals] for one in outcomes]


def asked_of(file: Path, *readings: str, deals: int = 100) -> CardAsked:
    """What is asked by that file's Question about the slow pass."""
    found = of_file(file, None, None, None, None, None)
    options = CardOptions(
        showed=(SHOWED,), readings=readings or READINGS, actions=ACTIONS, no_poll="nobody was there", scale="points",
        deals=deals, seed=None, seconds=None,
    )  # fmt: skip
    return _asked(found, options, found.words)


def unanswered(folder: Path) -> Path:
    """The shipped example, before the Director has said what was suggested."""
    plain = record.plain_record(
        record.loads(files("bridgelaw").joinpath("examples", "slow_pass.yaml").read_text("utf-8"))
    )
    file = folder / "slow.yaml"
    record.dump(record.from_plain(plain | {"acts": plain["acts"][:-1]}), file)
    return file


def with_card(folder: Path) -> str:
    """The record of the slow pass with a card that has been taken over, as text."""
    file = unanswered(folder)
    solving = to_solve(asked_of(file, deals=600))
    value: dict[str, Any] = plain_card(card(solving, stand_in(solving.deals, solving.outcomes)), 2017, "q1", "dds 0")
    del value["samples"]
    plain = record.plain_record(record.load(file))
    found = {"by": "director", "find": "evidence", "of": value["of"], "seat": "W", "value": value}
    return record.dumps(record.from_plain(plain | {"acts": [*plain["acts"], found]}))
