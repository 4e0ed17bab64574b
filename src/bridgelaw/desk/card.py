"""The card: how far the comparison of actions moves, for each meaning that information may have had (for Law 16B).

It compares what actions are worth on deals that fit what the player might use, and on those of them on which a meaning
holds; the four real hands have no part in it. It says which way a meaning points and how far, never which action is
better, nor which actions were logical alternatives. Everything that may be refused is refused before a deal is solved,
and how many deals are solved is settled by then. Somebody else solves them (`bridgelaw.api.many_deals`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, islice
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.desk.conditions import Condition
from bridgelaw.desk.conditions.parts import Anything
from bridgelaw.desk.deals_that_fit import deals_that_fit, usual_seed
from bridgelaw.desk.deals_that_fit.problem import NoHandKnown
from bridgelaw.desk.deals_that_fit.seeds import numbers
from bridgelaw.desk.results import Others
from bridgelaw.desk.shift import Cell, Scale, Shift, SolvedCell, allotted, differ, share, shifts
from bridgelaw.desk.usable import UsableDeal
from bridgelaw.game.calls import Strain
from bridgelaw.game.cards import Card
from bridgelaw.game.comparison import imps, matchpoints
from bridgelaw.game.contracts import Contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import Seat, Side, Vulnerability

if TYPE_CHECKING:
    from bridgelaw.desk.deals_that_fit.exact import DealsThatFit

Why = Literal[
    "poll_open", "no_poll", "reading_impossible", "reading_all", "too_few_readings", "too_many", "too_few_actions",
    "silent", "no_hand", "late", "broken",
]  # fmt: skip
"""Why there is no card; besides those of `NotCounted`. `broken`: the solver has failed."""
ActionSource = Literal["passed_out", "director", "poll"]
Warning_ = Literal["double_dummy", "silent_calls", "bias_low", "bias_slam", "rare_reading"]

FEWEST_READINGS, MOST_READINGS = 2, 4
DEALS = 600
FEWEST_DEALS, MOST_DEALS = 100, 5000
SHOWN = 3
"""So many deals of each set are shown whole."""
RARE = Fraction(1, 1000)
_SLAM = 6


class NoCard(Exception):
    """There is no card; `code` says why."""

    def __init__(self, code: Why) -> None:
        super().__init__(code)
        self.code: Why = code


class NamedReading(Struct, frozen=True):
    """What the information may have meant: a condition on the hand of the player from whom it came, and its name."""

    name: str
    condition: Condition


class NamedAction(Struct, frozen=True, kw_only=True):
    """A call or card, and the outcome by which it is measured: a contract (None: nobody bids), and for a card the cards
    before it."""

    action: str
    contract: Contract | None
    source: ActionSource
    card: Card | None = None


class SolvedOutcome(Struct, frozen=True):
    """What a deal is solved for: a denomination and a declarer; with a hand that is to play after `plays`, each card of
    that hand."""

    strain: Strain
    declarer: Seat
    plays: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class CardAsked(Struct, frozen=True, kw_only=True):
    """What a card is made of. `about`: whose hand the readings are about; `because`: the acts by which the player got
    the information; `poll`: the act with its outcome, else `no_poll` says why there was none; `others`: the results of
    the other tables, for matchpoints; `seed` is the usual one unless it is given."""

    usable: UsableDeal
    about: Seat
    because: tuple[str, ...]
    readings: tuple[NamedReading, ...]
    actions: tuple[NamedAction, ...]
    vulnerable: Vulnerability
    poll: str | None = None
    no_poll: str = ""
    scale: Scale = "points"
    others: Others | None = None
    deals: int = DEALS
    seed: str | None = None


class ToSolve(Struct, frozen=True, kw_only=True):
    """The deals that a card needs, cell after cell, and for what each is solved. `drawn`: of each cell how many.
    `shown`: three deals of the whole and of each reading, by their place among `readings` (None: all)."""

    asked: CardAsked
    count: int
    of: int
    seed: str
    cells: tuple[Cell, ...]
    drawn: tuple[int, ...]
    deals: tuple[str, ...]
    outcomes: tuple[SolvedOutcome, ...]
    shown: tuple[tuple[int | None, tuple[str, ...]], ...]


class ReadingOutcome(Struct, frozen=True, kw_only=True):
    """A reading: how many of the deals that fit it holds on, how many of those were solved, why it has no arrow."""

    reading: NamedReading
    count: int
    share: Fraction
    solved: int
    refused: Literal["reading_impossible", "reading_all"] | None = None


class EvidenceCard(Struct, frozen=True, kw_only=True):
    """The whole card. `shifts` name readings by their place among `readings`, actions by theirs among the actions."""

    asked: CardAsked
    count: int
    of: int
    seed: str
    solved: int
    readings: tuple[ReadingOutcome, ...]
    shifts: tuple[Shift, ...]
    differ: bool
    shown: tuple[tuple[int | None, tuple[str, ...]], ...]
    warnings: tuple[Warning_, ...]


def to_solve(asked: CardAsked) -> ToSolve:
    """The deals and outcomes of a card.

    Raises:
        NoCard: the order was not kept (a poll first), or something is missing without which it would mean nothing.
        NotCounted: the deals that fit cannot be counted, or there are none.
    """
    if asked.poll is None and not asked.no_poll.strip():
        raise NoCard("no_poll")
    if len(asked.readings) < FEWEST_READINGS:
        raise NoCard("too_few_readings")
    if len(asked.readings) > MOST_READINGS:
        raise NoCard("too_many")
    if len({(one.contract, one.card) for one in asked.actions}) < 2:
        raise NoCard("too_few_actions")
    usable = asked.usable
    if not any(line.seat is asked.about and line.condition not in (None, Anything()) for line in usable.lines):
        raise NoCard("silent")
    if asked.about in usable.known:
        raise NoCard("silent")
    problem = usable.deals()
    try:
        fit = deals_that_fit(problem, [one.condition for one in asked.readings], asked.about)
    except NoHandKnown:
        raise NoCard("no_hand") from None
    cells = tuple(Cell(holds, count) for holds, count in fit.cells.items() if count)
    if all(share(cells, n) in (0, 1) for n in range(len(asked.readings))):
        raise NoCard(
            "reading_all" if any(share(cells, n) for n in range(len(asked.readings))) else "reading_impossible"
        )
    seed = usual_seed(problem, asked.usable.act) if asked.seed is None else asked.seed
    drawn = tuple(allotted(cells, len(asked.readings), asked.deals))
    deals = [
        deal for cell, n in zip(cells, drawn, strict=True) for deal in fit.deals(_drawn(cell, n, seed), cell.holds)
    ]
    return ToSolve(
        asked=asked,
        count=fit.count,
        of=problem.ways(),
        seed=seed,
        cells=cells,
        drawn=drawn,
        deals=tuple(deals),
        outcomes=tuple(
            dict.fromkeys(
                solved_outcome(asked.usable, asked.actions, one) for one in asked.actions if one.contract is not None
            )
        ),
        shown=tuple(_shown(fit, cells, len(asked.readings), seed)),
    )


def card(solving: ToSolve, tricks: Sequence[Sequence[Mapping[str, int]]]) -> EvidenceCard:
    """The card from declarer's tricks: for each outcome and deal by the card that is played, by "" where none is."""
    asked = solving.asked
    made = dict(zip(solving.outcomes, tricks, strict=True))
    worth = [_worth(asked, one, made, len(solving.deals)) for one in asked.actions]
    ends = list(accumulate(solving.drawn, initial=0))
    cells = [
        SolvedCell(
            cell,
            tuple(
                [_more(asked, own, first) for own, first in zip(w[a:b], worth[0][a:b], strict=True)] for w in worth[1:]
            ),
        )
        for cell, a, b in zip(solving.cells, ends, ends[1:], strict=False)
    ]
    found = tuple(shifts(cells, len(asked.readings), asked.scale, solving.seed))
    return EvidenceCard(
        asked=asked,
        count=solving.count,
        of=solving.of,
        seed=solving.seed,
        solved=len(solving.deals),
        readings=tuple(_reading(solving, n) for n in range(len(asked.readings))),
        shifts=found,
        differ=differ(found),
        shown=solving.shown,
        warnings=tuple(_warnings(solving)),
    )


def solved_outcome(usable: UsableDeal, actions: Sequence[NamedAction], action: NamedAction) -> SolvedOutcome:
    """What a deal is solved for if it is to be known what `action` comes to, one of these, which has a contract."""
    assert action.contract is not None
    one = SolvedOutcome(action.contract.strain, action.contract.declarer)
    if action.card is None:
        return one
    plays = tuple(laid.card for laid in usable.sheet.plays)
    return replace(one, plays=plays, cards=tuple(str(own.card) for own in actions if own.card is not None))


def silent_calls(usable: UsableDeal) -> int:
    """Of how many calls nothing is known."""
    return sum(line.condition in (None, Anything()) for line in usable.lines)


def _drawn(cell: Cell, count: int, seed: str) -> list[int]:
    """The numbers of so many deals of a cell, each once."""
    if count == cell.count:
        return list(range(count))
    name = "".join("1" if holds else "0" for holds in cell.holds)
    found = dict[int, None]()
    for number in numbers(f"{seed}:{name}", cell.count):
        found[number] = None
        if len(found) == count:
            break
    return list(found)


def _shown(
    fit: DealsThatFit, cells: Sequence[Cell], readings: int, seed: str
) -> list[tuple[int | None, tuple[str, ...]]]:
    """Three deals of all that fit and of each reading, each alike likely."""
    found: list[tuple[int | None, tuple[str, ...]]] = []
    for reading in (None, *range(readings)):
        own = [cell for cell in cells if reading is None or cell.holds[reading]]
        ends = list(accumulate(cell.count for cell in own))
        if not own:
            found.append((reading, ()))
            continue
        deals: list[str] = []
        for number in islice(numbers(f"{seed}:shown:{reading}", ends[-1]), SHOWN):
            place = bisect_right(ends, number)
            deals += fit.deals([number - (ends[place - 1] if place else 0)], own[place].holds)
        found.append((reading, tuple(deals)))
    return found


def _worth(
    asked: CardAsked,
    action: NamedAction,
    made: Mapping[SolvedOutcome, Sequence[Mapping[str, int]]],
    deals: int,
) -> list[int]:
    """The points of an action for the player's side, deal by deal."""
    contract = action.contract
    if contract is None:
        return [0] * deals
    sign = 1 if contract.declarer.side is asked.usable.seat.side else -1
    each = [sign * points(contract, asked.vulnerable, n) for n in range(14)]
    name = "" if action.card is None else str(action.card)
    outcome = solved_outcome(asked.usable, asked.actions, action)
    return [each[tricks[name]] for tricks in made[outcome]]


def _more(asked: CardAsked, own: int, first: int) -> float:
    """How much more the first score is worth than the second one."""
    if asked.scale == "imps":
        return imps(own - first)
    if asked.scale == "matchpoints" and asked.others is not None:
        side = asked.usable.seat.side
        return float(_share_of_a_top(asked.others, side, own) - _share_of_a_top(asked.others, side, first))
    return own - first


def _share_of_a_top(others: Others, side: Side, own: int) -> Fraction:
    """The matchpoints of a score, of those that were to be had; a weighted score of a table counts by its weights."""
    tables = others.of(side)
    earned = sum((weight * matchpoints(own, [value]) for table in tables for value, weight in table), Fraction(0))
    return earned / (2 * len(tables))


def _reading(solving: ToSolve, n: int) -> ReadingOutcome:
    cells = solving.cells
    count = sum(cell.count for cell in cells if cell.holds[n])
    part = share(cells, n)
    return ReadingOutcome(
        reading=solving.asked.readings[n],
        count=count,
        share=part,
        solved=sum(drawn for cell, drawn in zip(cells, solving.drawn, strict=True) if cell.holds[n]),
        refused="reading_impossible" if not part else "reading_all" if part == 1 else None,
    )


def _warnings(solving: ToSolve) -> list[Warning_]:
    asked = solving.asked
    levels = [one.contract.bid.level for one in asked.actions if one.contract is not None]
    found: list[Warning_] = ["double_dummy"]
    if silent_calls(asked.usable):
        found.append("silent_calls")
    if 1 in levels:
        found.append("bias_low")
    if max(levels, default=0) >= _SLAM:
        found.append("bias_slam")
    if any(0 < share(solving.cells, n) < RARE for n in range(len(asked.readings))):
        found.append("rare_reading")
    return found
