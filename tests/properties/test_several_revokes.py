"""Several revokes of one side: what they cost is the same whichever is found first, and never more than there is."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgelaw.answer.model import Answer
from bridgelaw.api.table import followed
from bridgelaw.formats import record as records
from bridgelaw.lawbook.editions import EDITIONS
from tests.kit.lines import act
from tests.kit.whole import examples_of

SIDE = "EW"


class Told(NamedTuple):
    """One revoke: its name, its trick, the facts told of it, and what the other side would have won without it."""

    id: str
    trick: int
    facts: str
    without: int | None


def board(chance: Random) -> tuple[list[str], list[Told]]:
    """Who won the thirteen tricks, and two or three revokes of East-West."""
    winners = [chance.choice("NESW") for _ in range(13)]
    told = []
    for trick in sorted(chance.sample(range(1, 12), chance.choice((2, 2, 3)))):
        later = sum(winner in SIDE for winner in winners[trick:])
        facts = (
            f"{chance.choice(SIDE)} {chance.choice('HD')} {winners[trick - 1]} {later} {chance.choice(('yes', 'no'))}"
        )
        without = chance.choice((None, chance.randint(0, 13)))
        told.append(Told(f"in{trick}", trick, f"{facts} {trick}", without))
    return winners, told


def ruled(winners: list[str], found: tuple[Told, ...], laws: str) -> Answer:
    """The board once each of them has been found, ruled on and looked at, in that order."""
    lines = ["S call 4S", "W call P", "N call P", "E call P"]
    lines.append(f"director result {sum(winner not in SIDE for winner in winners)}")
    for one in found:
        lines += [f"N attention text=revoke id={one.id}", "N summon"]
        lines += [f"director find act_meant revoke of={one.id}", f"director find revoke_facts {one.facts} of={one.id}"]
        lines += ["director explain_options", f"director find damage {'yes' if one.without else 'no'} of={one.id}"]
        lines += [f"director find normal_line {one.without} of={one.id}"] if one.without else []
    plain = {"bridgelaw": 1, "laws": int(laws), "dealer": "S", "acts": [act(line) for line in lines]}
    return followed(records.from_plain(plain)).answer(costs=False)


@pytest.mark.parametrize("laws", EDITIONS)
@settings(deadline=None, max_examples=examples_of(100, 8))
@given(seed=st.integers(0, 10**6))
def test_it_does_not_matter_which_is_found_first(laws: str, seed: int) -> None:
    winners, revokes = board(Random(seed))
    at_table = sum(winner not in SIDE for winner in winners)
    outcomes = set()
    for found in permutations(revokes):
        answer = ruled(winners, found, laws)
        acts = {it.id: it.act for it in answer.irregularities}
        moved = [(acts[str(one.irregularity)], one.rectification, one.transfer, one.law) for one in answer.rulings]
        by_itself = [one for one in moved if one[1] != "adjusted_score"]
        assert not answer.errors
        assert sorted(one[0] for one in by_itself) == sorted(one.id for one in revokes), "each is ruled on once"
        tricks = sum(one[2] for one in by_itself)
        won = sum(winner in SIDE for winner in winners[revokes[0].trick - 1 :])
        assert tricks <= won
        assert answer.score is not None
        lines = [one.without or 0 for one in revokes]
        assert answer.score.tricks == max(at_table + tricks, *lines)
        outcomes.add((answer.score.tricks, tuple(sorted(by_itself))))
    assert len(outcomes) == 1
