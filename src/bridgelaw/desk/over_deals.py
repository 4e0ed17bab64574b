"""Where actions lead on the deals that fit what a player might use: on how many of them a contract takes how many
tricks.

It is for the Director who looks for the results that were likely after another action, when he has found the
alternatives, players have been polled about them, or he has kept a card: then its lines and contracts are taken. It is
no card: what the information may have meant has no part in it, and it shows the level, which a card leaves out. How
many deals are solved is settled beforehand. Somebody else solves them (`bridgelaw.api.over_deals`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import inf, sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.card import NamedAction, SolvedOutcome, silent_calls, solved_outcome
from bridgelaw.desk.conditions import read
from bridgelaw.desk.conditions.parts import Anything
from bridgelaw.desk.deals_that_fit import possible, usual_seed
from bridgelaw.desk.kept_cards import kept_cards
from bridgelaw.desk.named_actions import BadAction, named_actions, polled_actions
from bridgelaw.desk.problem import NoProblem
from bridgelaw.desk.road import RoadQuestion
from bridgelaw.desk.student import quantile
from bridgelaw.desk.usable import ShownLine, UsableDeal, next_choice, usable
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.findings import is_second_stage
from bridgelaw.lawbook.situation import Situation

DEALS = 200
_LEVEL = 0.95
_ABOUT_ACTIONS = ("logical_alternatives", "suggested")
_GIVEN = ("answered", "waiting")


class WeighedChoice(Struct, frozen=True, kw_only=True):
    """A choice of a player's: what he might use, the actions that are named for it, and the one that he took."""

    usable: UsableDeal
    actions: tuple[NamedAction, ...]
    made: str


class DealsToWeigh(Struct, frozen=True, kw_only=True):
    """The deals drawn for a choice, and for what each is solved. `count` of `of` deals fit; None where that is not
    known."""

    choice: WeighedChoice
    count: int | None
    of: int
    deals: tuple[str, ...]
    outcomes: tuple[SolvedOutcome, ...]


class ActionOverDeals(Struct, frozen=True):
    """An action, and on how many deals declarer takes how many tricks, most tricks first; none of them where nobody
    bids."""

    action: NamedAction
    tricks: tuple[tuple[int, int], ...]


class OverDeals(Struct, frozen=True, kw_only=True):
    """All of it. `silent`: of how many calls nothing is known."""

    choice: WeighedChoice
    count: int | None
    of: int
    solved: int
    silent: int
    actions: tuple[ActionOverDeals, ...]

    @property
    def margin(self) -> float:
        """By how much a share of one half may be off, by the luck of the draw (95%); of any other it is less."""
        return quantile(_LEVEL, inf) * sqrt(0.25 / self.solved)


def choices(course: Course, asked: Iterable[RoadQuestion]) -> tuple[WeighedChoice, ...]:
    """The choices for which the Director has named other actions than the one taken, or players polled have."""
    found: dict[str, tuple[Seat, list[str], list[Mapping[str, Any]]]] = {}
    for one in asked:
        if one.kind not in _ABOUT_ACTIONS or one.of is None or one.seat is None:
            continue
        act = next_choice(course, one.of, one.seat)
        if act is not None:
            _, named, polls = found.setdefault(act, (one.seat, [], []))
            answer = one.answer.value if one.status in _GIVEN and one.answer is not None else ()
            named += [str(text) for text in ([answer] if isinstance(answer, str) else answer or ())]
            polls += _polled(course.now, one, act)
    made = (_choice(course, act, *rest) for act, rest in found.items())
    return tuple(one for one in made if one is not None)


def to_weigh(choice: WeighedChoice, deals: int = DEALS) -> DealsToWeigh:
    """The deals and outcomes of a choice.

    Raises:
        BadCards: the cards that were seen are of no deal.
        NotCounted: the deals that fit cannot be counted, or there are none.
    """
    problem = choice.usable.deals()
    found = possible(problem, deals=deals, seed=usual_seed(problem, choice.usable.act))
    assert found.sample is not None
    return DealsToWeigh(
        choice=choice,
        count=found.count,
        of=found.of,
        deals=found.sample.deals,
        outcomes=tuple(dict.fromkeys(one for action in choice.actions if (one := _outcome(choice, action)))),
    )


def weighed(solving: DealsToWeigh, tricks: Sequence[Sequence[Mapping[str, int]]]) -> OverDeals:
    """How the actions fare, from declarer's tricks: for each outcome and deal by the card that is played, by "" where
    none is."""
    choice, made = solving.choice, dict(zip(solving.outcomes, tricks, strict=True))

    def over(action: NamedAction) -> ActionOverDeals:
        outcome, card = _outcome(choice, action), "" if action.card is None else str(action.card)
        counts = Counter(one[card] for one in made[outcome]) if outcome is not None else Counter[int]()
        return ActionOverDeals(action, tuple(sorted(counts.items(), reverse=True)))

    return OverDeals(
        choice=choice,
        count=solving.count,
        of=solving.of,
        solved=len(solving.deals),
        silent=silent_calls(choice.usable),
        actions=tuple(over(action) for action in choice.actions),
    )


def _choice(
    course: Course, act: str, seat: Seat, named: Sequence[str], polls: Sequence[Mapping[str, Any]]
) -> WeighedChoice | None:
    """None where his hand is not known, or nothing but what he did is named."""
    try:
        known = usable(course, act, seat)
    except NoProblem:
        return None
    made, card = _made(course.now, act), next((c for c in reversed(kept_cards(course.now)) if c.of == act), None)
    if card is not None:
        known = replace(known, lines=tuple(_line(one) for one in card.value["showed"]))
        named = [*(_of_card(one) for one in card.value["actions"]), *named]
    polled = (one.action for poll in polls for one in polled_actions(course, known, poll))
    found: dict[str, NamedAction] = {}
    for text in dict.fromkeys((*named, *polled, *([made] if made else ()))):
        try:
            (one,) = named_actions(course, known, [text])
        except BadAction:
            # it was not legal there, and nobody has said where it would have led
            continue
        found.setdefault(one.action, one)
    if not set(found) - {made}:
        return None
    return WeighedChoice(usable=known, actions=tuple(found.values()), made=made)


def _line(shown: Mapping[str, Any]) -> ShownLine:
    """A line of a kept card."""
    condition = read(shown["condition"])
    return ShownLine(
        seat=Seat[shown["seat"]],
        condition=None if condition == Anything() else condition,
        source=shown["source"],
        act=shown["act"],
        call=shown["call"],
        by=shown["by"],
        words=shown["words"],
    )


def _of_card(action: Mapping[str, Any]) -> str:
    """An action of a kept card, with its contract where the Director has named one."""
    named = action["source"] == "director"
    return f"{action['action']}={action['contract']}" if named else str(action["action"])


def _polled(now: Situation, asked: RoadQuestion, act: str) -> Iterator[Mapping[str, Any]]:
    """What players were polled about that choice, of the first stage; a poll that names no act belongs to the Question
    what the alternatives were."""
    for finding in now.findings:
        about = finding.of in (act, asked.of) or (finding.of is None and asked.kind == "logical_alternatives")
        same = finding.kind == "poll" and about and finding.seat in (None, asked.seat)
        if same and not is_second_stage(finding):
            yield finding.value


def _made(now: Situation, act: str) -> str:
    """The call or card that was chosen by the act."""
    made, laid = now.facts.made(act), now.facts.laid(act)
    return made.call.text if made is not None else "" if laid is None else str(laid.card)


def _outcome(choice: WeighedChoice, action: NamedAction) -> SolvedOutcome | None:
    return solved_outcome(choice.usable, choice.actions, action) if action.contract is not None else None
