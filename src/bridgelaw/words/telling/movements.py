"""Movements in a language: what a proposal is called, where everybody goes, what does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgelaw.session.checked import CheckedPlan, PlanBreach, PlanProperty
from bridgelaw.session.moves import Moves
from bridgelaw.session.plan import PairNo, Plan
from bridgelaw.session.propose import MovementProposal
from bridgelaw.words.say import Words

PairNamed = Callable[[PairNo], str]
"""How a pair is called; in a file of results otherwise than in a plan."""


def proposal_told(one: MovementProposal, words: Words) -> str:
    """What a movement is called, with what is special in it: `Mitchell, sit-out NS, 2 rounds switched`."""
    parts = [words.say(f"movement-plan-{one.name}")]
    if len(one.plans) > 1:
        sizes = "+".join(str(len(plan.tables)) for plan in one.plans)
        parts.append(words.say("movement-sections", sizes=sizes))
    if one.out:
        parts.append(words.say("movement-out", side=one.out))
    if one.switched:
        parts.append(words.say("movement-switched", count=one.switched))
    if one.shared:
        parts.append(words.say("movement-shared", count=one.shared))
    return ", ".join(parts)


def duration(minutes: int) -> str:
    """Hours and minutes: `3:15`."""
    return f"{minutes // 60}:{minutes % 60:02}"


def runs(numbers: tuple[int, ...]) -> str:
    """Numbers in order, neighbours together: `1–3, 7`."""
    found: list[list[int]] = []
    for number in sorted(set(numbers)):
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def moves_told(plan: Plan, found: CheckedPlan, words: Words, pair: PairNamed = str) -> Iterator[str]:
    """Sentences for before the first round: who goes where, who sits still, when directions change."""
    yield " ".join(_moves(plan, found.moves, words))
    if found.still and found.moves.ns is None:
        yield words.say("movement-still", count=len(found.still), pairs=_pairs(found.still, pair))
    switch = tuple(number for number, tables in enumerate(plan.rounds, 1) if any(one.switched for one in tables))
    if switch:
        yield words.say("movement-switch", count=len(switch), rounds=runs(switch))
    for number, out in enumerate(plan.sitting_out(), 1):
        if out:
            yield words.say("movement-missing", count=len(out), round=str(number), pairs=_pairs(out, pair))


def _moves(plan: Plan, how: Moves, words: Words) -> Iterator[str]:
    if how.kind == "card":
        yield words.say("movement-moves-card")
    elif how.kind == "follow":
        yield words.say("movement-moves-follow", first=str(how.follows[0]), last=str(how.follows[-1]))
    else:
        yield _way("ns", how.ns or 0, words)
        yield _way("ew", how.ew or 0, words)
        if how.skips:
            yield words.say("movement-moves-skip", rounds=runs(how.skips))
        if how.extra is not None:
            yield words.say("movement-moves-extra", pair=str(how.extra))
    if how.sets is not None:
        yield _way("sets", how.sets, words)
    elif all(len({one.set for one in tables}) == 1 for tables in plan.rounds):
        yield words.say("movement-moves-new_sets")
    elif how.next_set:
        yield words.say("movement-moves-next_set")
    elif how.kind != "card":
        yield words.say("movement-moves-boards")
    if plan.name == "relay":
        half = len(plan.tables) // 2
        yield words.say("movement-moves-stand", last=str(2 * half), before=str(half), after=str(half + 1))


def _way(what: str, tables: int, words: Words) -> str:
    way = "stay" if tables == 0 else "up" if tables > 0 else "down"
    return words.say(f"movement-moves-{what}", way=way, count=abs(tables))


def breach_told(one: PlanProperty, breach: PlanBreach, words: Words, pair: PairNamed = str) -> str:
    """One place where a property does not hold."""
    return words.say(
        f"movement_property-{one.name}",
        "sentence",
        rounds=runs(breach.rounds),
        tables=runs(breach.tables),
        pairs=_pairs(breach.pairs, pair),
        boards=runs(breach.boards),
        count=len(breach.pairs if one.name == "equal_boards" else breach.boards),
    )


def _pairs(pairs: tuple[PairNo, ...], pair: PairNamed) -> str:
    return runs(pairs) if pair is str and len(pairs) > 2 else ", ".join(map(pair, pairs))
