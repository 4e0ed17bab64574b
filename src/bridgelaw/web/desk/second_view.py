"""The second stage of a poll on the desk as data: what its people are told, what so few can show, what came of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.evidence import second_of
from bridgelaw.answer.evidence_model import Drawn, SecondStage
from bridgelaw.desk.known_pause import NoSecondStage, second_stage
from bridgelaw.desk.problem import NoProblem, problem
from bridgelaw.desk.second_stage import GROUPS, Group, first_of, second_outcome
from bridgelaw.desk.two_groups import least_changed, least_now, usual_width
from bridgelaw.game.seats import Seat
from bridgelaw.live.poll_events import RunningPoll, is_polled
from bridgelaw.live.polls import who_answered
from bridgelaw.table.acts import Find
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import carried
from bridgelaw.web.desk.plot import WIDE
from bridgelaw.web.desk.poll_view import choice_in_words
from bridgelaw.web.desk.problem_view import ProblemView, problem_view
from bridgelaw.web.desk.telling import where
from bridgelaw.words import Words
from bridgelaw.words.telling.answered import action
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.stages import chance, points, readings, told
from bridgelaw.words.telling.stages import second_outcome as outcome_lines

SIZES = (5, 8, 10, 12, 20)
"""So many may be asked, for the table of what that can show."""


class SmallRow(Struct, frozen=True):
    """So many asked now: for each action how many of them it takes, and how wide the interval is."""

    asked: str
    least: tuple[str, ...]
    width: str


class AskingSecond(Struct, frozen=True, kw_only=True):
    """A second stage that is to be sent. `closed`: why there is none; then nothing else is filled in."""

    where: str
    carried: dict[str, str]
    of: str = ""
    title: str = ""
    closed: str = ""
    problem: ProblemView | None = None
    told: str = ""
    groups: tuple[Group, ...] = GROUPS
    group: Group = "other"
    people: str = ""
    again: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    small: tuple[SmallRow, ...] = ()
    small_first: str = ""
    small_same: str = ""


class SecondBar(Struct, frozen=True, kw_only=True):
    """One action at both stages, as it is written and drawn; `low`, `high`, `point` on the picture, whose middle is no
    difference."""

    action: str
    first: str
    second: str
    less: str
    chance: str
    low: float | None = None
    high: float | None = None
    point: float | None = None
    said: str = ""


class SecondResult(Struct, frozen=True):
    """What a second stage shows: its actions, all of it said, and the names for readings."""

    bars: tuple[SecondBar, ...]
    lines: tuple[Line, ...]
    readings: str


def asking_second(case: Case, of: str, group: str, people: str) -> AskingSecond:
    """The page on which the second stage about the act `of` is prepared; without one, about what was polled last."""
    board, words = case.state.board, case.words
    first = [one for one in board.polls if not one.is_second]
    of = of or (first[-1].of if first else "")
    bare = AskingSecond(where=where(case), carried=carried(case), people=people)
    first = [one for one in first if one.of == of]
    act = next((act for act in board.course.happened if act.id == of), None)
    if is_polled(first, of) and board.course.book.regulations.poll_second_stage:
        return _without(bare, "open", words)
    try:
        asked = problem(board.course, of)
        pause, actions = second_stage(board.course.book, board.now, of, Seat[asked.seat])
    except NoSecondStage as no:
        return _without(bare, no.code, words)
    except NoProblem:
        return _without(bare, "first", words)
    if not first or act is None:
        return _without(bare, "first", words)
    found = first_of(board.now, of, Seat[asked.seat])
    assert found is not None
    before, chose = int(found.value["asked"]), found.value.get("chose", {})
    again = tuple(one.label for one in who_answered(tuple(first)))
    chosen: Group = "same" if group == "same" and again else "other"
    return replace(
        bare,
        of=of,
        title=choice_in_words(case, act),
        problem=problem_view(asked, first[-1].methods, words),
        told=told(words, pause),
        group=chosen,
        again=again,
        actions=tuple(capital(action(words, one)) for one in actions),
        small=tuple(_small(before, [chose.get(one, 0) for one in actions], now, words) for now in SIZES),
        small_first=words.say("stages-small-first", players=before),
        small_same=words.say("stages-small-same", n=str(least_changed())),
    )


def address_of_second(case: Case, seat: str) -> str:
    """Where the second stage is prepared about the choice of that player that was polled last; empty where the
    authority allows none, or no first stage is closed."""
    if not case.state.book.regulations.poll_second_stage:
        return ""
    closed = [p for p in case.state.board.polls if not p.is_second and p.closed is not None and p.seat.value == seat]
    return f"{case.address}/polls/second?of={closed[-1].of}" if closed else ""


def _without(bare: AskingSecond, code: str, words: Words) -> AskingSecond:
    return AskingSecond(where=bare.where, carried=bare.carried, closed=words.say(f"refused-poll-second-{code}"))


def _small(before: int, chosen: Sequence[int], now: int, words: Words) -> SmallRow:
    least = [least_now(before, count, now) for count in chosen]
    cells = (
        words.say("stages-small-never") if one is None else words.say("stages-small-of", n=str(one), asked=str(now))
        for one in least
    )
    width = words.say("stages-small-points", n=points(words, float(usual_width(before, now))))
    return SmallRow(str(now), tuple(cells), width)


def result(case: Case, poll: RunningPoll) -> SecondResult | None:
    """What a second stage shows, as its finding has it; None where it has found nothing."""
    found = next((act for act in case.state.board.course.happened if act.id == poll.act), None)
    if not isinstance(found, Find):
        return None
    first = first_of(case.state.board.now, poll.of, poll.seat)
    if first is None:
        return None
    least = case.state.book.regulations.poll_min_asked
    shown, words = second_of(second_outcome(first.value, found.answer, least)), case.words
    # the names for readings stand by themselves on the page
    names = readings(words, shown.may_hold)
    lines = (line for line in outcome_lines(shown, words) if line.text != names)
    return SecondResult(tuple(_bar(one, shown, words) for one in shown.actions), tuple(lines), names)


def _bar(one: Drawn, found: SecondStage, words: Words) -> SecondBar:
    name = capital(action(words, one.action))

    def of(count: int, asked: int) -> str:
        return words.say("stages-small-of", n=str(count), asked=str(asked))

    bar = SecondBar(
        action=name,
        first=of(one.chosen, found.first),
        second=of(one.attractive, found.asked),
        less=of(one.less, found.asked),
        chance="" if one.chance is None else chance(words, one.chance),
    )
    if one.interval is None or not found.first or not found.asked:
        return bar
    low, high = one.interval
    said = words.say("stages-plot", text=name, low=points(words, low), high=points(words, high))
    return replace(
        bar,
        low=_at(low),
        high=_at(high),
        point=_at(one.attractive / found.asked - one.chosen / found.first),
        said=said,
    )


def _at(difference: float) -> float:
    return round(WIDE * (1 + difference) / 2, 1)
