"""A poll on the desk as data: the problem before it is sent, how far it is, what came of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.answer.evidence import poll_of
from bridgelaw.desk.leaks import leaks
from bridgelaw.desk.poll import Reply, outcome, standard
from bridgelaw.desk.problem import NoProblem, problem
from bridgelaw.game.seats import Seat
from bridgelaw.live.poll_events import RunningPoll
from bridgelaw.live.polls import problem_of
from bridgelaw.table.acts import Act, Call, Choose, Find, Play, PlayerAct, Substitute
from bridgelaw.table.vocabulary import LANGUAGES
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import carried
from bridgelaw.web.desk.plot import Plot, plot
from bridgelaw.web.desk.problem_view import ProblemView, action_in_words, problem_view
from bridgelaw.web.desk.telling import where
from bridgelaw.web.desk.times import moment
from bridgelaw.web.templating import words_of
from bridgelaw.words.telling.answered import classes_in_words
from bridgelaw.words.telling.evidence import outcome as outcome_lines
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.stages import answer_in_words, told

OPEN_FOR = {"hour": 3600.0, "day": 86400.0, "week": 7 * 86400.0}


class Asking(Struct, frozen=True, kw_only=True):
    """A poll that is to be sent: which choice, the problem as those polled see it, what must not go out."""

    where: str
    carried: dict[str, str]
    choices: tuple[tuple[str, str], ...]
    of: str
    seat: str
    problem: ProblemView | None
    methods: str
    leaks: tuple[str, ...]
    people: str


class Somebody(Struct, frozen=True, kw_only=True):
    """Somebody who is polled: his number, what he is called, his class, whether he has answered, his link if it has
    just been made, his answer once the poll is closed."""

    number: int
    label: str
    players: str
    has_answered: bool
    link: str = ""
    answer: str = ""


class PollView(Struct, frozen=True, kw_only=True):
    """A poll that has been sent. `told`: what its people know besides, if it is a second stage; `may_go_on`: whether
    one may follow."""

    where: str
    carried: dict[str, str]
    id: str
    of: str
    title: str
    problem: ProblemView
    people: tuple[Somebody, ...]
    progress: str
    until: tuple[str, str]
    is_closed: bool
    has_expired: bool
    lines: tuple[Line, ...]
    plot: Plot | None
    told: str = ""
    may_go_on: bool = False


def asking(case: Case, of: str, methods: str, people: str) -> Asking:
    """The page on which a poll about the act `of` (empty: not chosen yet) is prepared."""
    course = case.state.board.course
    choices = tuple(_choices(case))
    of = of or _suggested(case, [id for id, _ in choices])
    try:
        found = problem(course, of) if of else None
    except NoProblem:
        found = None
    given_away: tuple[str, ...] = ()
    if found is not None:
        # whoever writes to players of another country writes in their language
        manner = tuple(word for one in LANGUAGES for word in words_of(one).say("polling-manner").split())
        given_away = tuple(one.text for one in leaks(course, of, found, methods, manner))
    return Asking(
        where=where(case),
        carried=carried(case),
        choices=choices,
        of=of if found is not None else "",
        seat=found.seat if found is not None else "",
        problem=problem_view(found, methods, case.words) if found is not None else None,
        methods=methods,
        leaks=tuple(case.words.say("polling-leak", text=text, seat=found.seat if found else "") for text in given_away),
        people=people,
    )


def _choices(case: Case) -> Iterator[tuple[str, str]]:
    """The calls of the auction, and a card that a Question is about, that others could be asked to choose."""
    asked = {one.of for one in case.road.questions}
    put_in = case.view.quick.acts if case.view.quick else frozenset()
    for act in case.state.board.course.happened:
        if act.id in put_in:
            # what led to it is not known
            continue
        if not isinstance(act, Call | Substitute | Choose | Play) or (isinstance(act, Play) and act.id not in asked):
            continue
        try:
            problem(case.state.board.course, act.id)
        except NoProblem:
            continue
        yield act.id, choice_in_words(case, act)


def choice_in_words(case: Case, act: Act) -> str:
    """North called 3♦."""
    words = case.words
    if isinstance(act, Play):
        return words.say("polling-choice-card", seat=act.by.value, text=words.card(str(act.card)))
    called = act.call if isinstance(act, Call | Substitute | Choose) else None
    seat: Seat | None = getattr(act, "by", None)
    return words.say("polling-choice-call", seat=seat.value if seat else "", text=words.call(str(called)))


def _suggested(case: Case, known: list[str]) -> str:
    """The act about which the Director has to know the alternatives."""
    asked = [
        one for one in case.road.questions if one.kind in ("logical_alternatives", "suggested", "would_have_acted")
    ]
    ordered = sorted(asked, key=lambda one: (one.kind != "logical_alternatives", one.status != "open"))
    return next((one.of for one in ordered if one.of in known), _behind(case, known))


def _behind(case: Case, known: list[str]) -> str:
    """What the partner of somebody who let something be known did next."""
    happened = case.state.board.course.happened
    for fact in case.road.facts:
        place = next(n for n, act in enumerate(happened) if act.id == fact.about)
        partner = fact.by.partner if fact.by else None
        for act in happened[place:]:
            if act.id in known and isinstance(act, PlayerAct) and act.by is partner:
                return act.id
    return ""


def poll_view(case: Case, poll: RunningPoll, links: dict[int, str], now: float) -> PollView:
    """The page of a poll; `links`: those that have just been made, by person."""
    words, board = case.words, case.state.board
    asked = problem_of(board.course, poll.of)
    act = next(act for act in board.course.happened if act.id == poll.of)
    is_closed = poll.closed is not None
    given = {person: reply for person, reply, _ in poll.answers}
    people = tuple(
        Somebody(
            number=n,
            label=one.label or str(n),
            players=class_in_words(case, one.players),
            has_answered=n in given,
            link=links.get(n, ""),
            answer=_answer(case, one.label or str(n), given.get(n), poll) if is_closed else "",
        )
        for n, one in enumerate(poll.people, 1)
    )
    lines, drawn = _outcome(case, poll)
    return PollView(
        where=where(case),
        carried=carried(case),
        id=poll.id,
        of=poll.of,
        title=choice_in_words(case, act),
        problem=problem_view(asked, poll.methods, words),
        people=people,
        progress=words.say("polling-progress", answered=len(poll.answers), asked=len(poll.people)),
        until=moment(poll.until, words),
        is_closed=is_closed,
        has_expired=not is_closed and now > poll.until,
        lines=lines,
        plot=drawn,
        told=told(words, poll.pause) if poll.pause is not None else "",
        may_go_on=is_closed and not poll.is_second and case.state.book.regulations.poll_second_stage,
    )


def class_in_words(case: Case, players: str) -> str:
    """A class of player in words; what is none of the known ones stays as it is."""
    return classes_in_words(case.words, players)


def _answer(case: Case, label: str, reply: Reply | None, poll: RunningPoll) -> str:
    words = case.words
    label = words.say("polling-person", text=label)
    if reply is None:
        return words.say("polling-answer-none", text=label)
    if reply.elsewhere:
        return words.say("polling-answer-elsewhere", text=label)
    if poll.is_second:
        return answer_in_words(reply, label, words)
    asked = problem_of(case.state.board.course, poll.of)
    chosen = action_in_words(asked, reply.chooses or "", words)
    also = [action_in_words(asked, one, words) for one in reply.considers if one != reply.chooses]
    if not also:
        return words.say("polling-answer", text=label, value=chosen)
    return words.say("polling-answer-also", text=label, value=chosen, words=words.all_of(also))


def _outcome(case: Case, poll: RunningPoll) -> tuple[tuple[Line, ...], Plot | None]:
    """What the first stage of a poll shows, as its finding has it."""
    found = next((act for act in case.state.board.course.happened if act.id == poll.act), None)
    if not isinstance(found, Find) or poll.is_second:
        return (), None
    book = case.state.book
    shown = poll_of(outcome(found.answer, standard(book), book.regulations.poll_min_asked))
    lines = tuple(outcome_lines(shown, case.words, book.authority))
    return tuple(line._replace(text=capital(line.text)) for line in lines), plot(shown, case.words)
