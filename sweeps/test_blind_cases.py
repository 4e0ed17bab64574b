"""Published cases with unauthorised information: does the largest shift of the card point to what was found suggested?

The readings were written without the rulings (`sweeps/blind/readings.yml`). A case counts as suggested if its last
instance found the information unauthorised and the action among those that it suggested. Printed are the shifts, and
how often a case that was so lies above one that was not (AUC), with its interval: by a bootstrap, the cases drawn anew
with replacement, between the percentiles 2.5 and 97.5; draws in which all are alike have no AUC and are left out.
Nothing fails for what comes out.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from bridgelaw.api.cards_of_questions import solved_card
from bridgelaw.api.table import followed
from bridgelaw.desk.card import CardAsked, EvidenceCard, NamedReading, NoCard
from bridgelaw.desk.conditions import read
from bridgelaw.desk.deals_that_fit import NotCounted
from bridgelaw.desk.named_actions import named_actions
from bridgelaw.desk.usable import usable
from bridgelaw.formats.record import from_plain
from bridgelaw.game.seats import SEATS, Seat

CASES = Path(__file__).parents[2] / "shared" / "cases"
READINGS = Path(__file__).parent / "blind" / "readings.yml"
SECONDS = 7200.0
"""For one card, beside whatever else the machine does."""
AGAIN = 10_000
"""How often the cases are drawn anew for the interval (a bootstrap, its percentiles)."""

Found = tuple[str, float, bool]
"""A case, its largest shift towards the action (in points), and whether that was found to be suggested."""


@pytest.mark.skipif(not CASES.is_dir(), reason="the published cases lie beside the project")
def test_the_largest_shift_beside_what_was_found() -> None:
    found: list[Found] = []
    for blind in YAML(typ="safe").load(READINGS.read_text("utf-8")):
        (file,) = CASES.glob(f"{blind['id']}-*.yaml")
        case = YAML(typ="safe").load(file.read_text("utf-8"))
        if case["vulnerable"] is None:
            print(f"\n{blind['id']}: no card (vulnerability not known)")
            continue
        try:
            made = card_of(blind, case)
        except (NoCard, NotCounted) as why:
            print(f"\n{blind['id']}: no card ({why})")
            continue
        findings = case["findings"]
        action = blind["action"]["call"]
        suggested = bool(findings["unauthorised_information"]) and action in findings["suggested"]
        largest = max((one.value.shift for one in made.shifts), key=abs, default=0.0)
        found.append((blind["id"], largest, suggested))
        told = ", ".join(
            f"{made.readings[one.reading].reading.name} {one.value.shift:+.0f} ({one.shows})" for one in made.shifts
        )
        print(f"\n{blind['id']}: {action}, {'suggested' if suggested else 'not found'}; {told}", end="", flush=True)
    rng = random.Random(16)
    drawn = sorted(one for _ in range(AGAIN) if (one := auc(rng.choices(found, k=len(found)))) is not None)
    low, high = drawn[int(0.025 * len(drawn))], drawn[int(0.975 * len(drawn))]
    towards = sum(shift > 0 for _, shift, suggested in found if suggested)
    yes = sum(suggested for *_, suggested in found)
    print(
        f"\n{len(found)} cases, {yes} of them suggested, {towards} of those with the largest shift towards the action"
    )
    interval = f"95 %: {low:.2f} to {high:.2f}, percentiles of {len(drawn)} bootstrap draws of the cases"
    print(f"AUC {auc(found):.3f} ({interval})")
    chance = sorted(
        auc([(id, shift, n in which) for n, (id, shift, _) in enumerate(found)]) or 0.0
        for which in combinations(range(len(found)), yes)
    )
    low, high = chance[int(0.025 * len(chance))], chance[int(0.975 * len(chance))]
    print(f"of all {len(chance)} ways in which {yes} of them could be those, the middle 95 %: {low:.2f} to {high:.2f}")
    assert found


def card_of(blind: Mapping[str, Any], case: Mapping[str, Any]) -> EvidenceCard:
    """The card of a case: the action against the first of those that a peer would have considered."""
    dealer = SEATS.index(Seat[case["dealer"]])
    course = followed(
        from_plain(
            {
                "bridgelaw": 1,
                "laws": case["laws_edition"],
                "dealer": case["dealer"],
                "vulnerable": case["vulnerable"],
                "deal": case["deal"],
                "acts": [
                    {"id": f"c{n}", "by": SEATS[(dealer + n) % 4].value, "call": call}
                    for n, call in enumerate(case["auction"])
                ],
            }
        )
    ).course
    against = blind["against"] if isinstance(blind["against"], Mapping) else blind["against"][0]
    shown = {Seat[seat]: read(line) for seat, line in blind["showed"].items()}
    known = usable(course, f"c{blind['index']}", Seat[blind["seat"]]).with_lines(shown)
    vulnerable = course.now.setting.vulnerable
    assert vulnerable is not None
    return solved_card(
        CardAsked(
            usable=known,
            about=Seat[blind["from"]],
            because=(),
            readings=tuple(NamedReading(one["name"], read(one["condition"])) for one in blind["readings"]),
            actions=named_actions(
                course, known, [f"{one['call']}={one['contract']}" for one in (against, blind["action"])]
            ),
            vulnerable=vulnerable,
            no_poll="a published case",
        ),
        SECONDS,
    )


def auc(found: Sequence[Found]) -> float | None:
    """How often a case that was found suggested lies above one that was not; half where they are equal."""
    above, below = ([shift for _, shift, suggested in found if suggested is which] for which in (True, False))
    if not above or not below:
        return None
    won = sum((one > other) + (one == other) / 2 for one in above for other in below)
    return won / (len(above) * len(below))
