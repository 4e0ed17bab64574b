"""The sheet for players who are polled: the problem as the player had it, and two questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.model import Call, Obligation
from bridgelaw.desk.known_pause import KnownPause
from bridgelaw.desk.problem import Disclosure, Problem, UsableFact
from bridgelaw.game.seats import Seat
from bridgelaw.words.say import Words
from bridgelaw.words.telling.auction import auction
from bridgelaw.words.telling.diagram import diagram, suits_of
from bridgelaw.words.telling.duties import duties
from bridgelaw.words.telling.layout import BLANK, Line, capital
from bridgelaw.words.telling.ready import in_readers_words
from bridgelaw.words.telling.stages import sheet_lines
from bridgelaw.words.telling.state import DOT
from bridgelaw.words.telling.to_tell import NOTHING_SAID, AnswerToTell
from bridgelaw.words.telling.view import RecordView


def sheet(
    problem: Problem, words: Words, methods: str = "", pause: KnownPause | None = None, actions: Sequence[str] = ()
) -> Iterator[Line]:
    """The sheet of a problem; `methods`: what the Director adds about the pair's agreements. `pause`, `actions`: it is
    that of the second stage, with what its players know, and what they are asked about."""
    to_tell = answer_to_tell(problem, words)
    yield Line(words.say("poll-title"), style="title")
    yield Line(conditions(problem, words))
    yield BLANK
    yield from diagram(to_tell)
    if problem.auction:
        yield BLANK
        yield from auction(to_tell)
    if problem.plays:
        yield from (BLANK, *play(problem, words))
    for heading, lines in known(problem, words):
        yield from (BLANK, Line(heading, style="heading"), *lines)
    if methods:
        yield from (BLANK, Line(words.say("poll-methods", text=methods)))
    if pause is not None:
        yield from sheet_lines(words, pause, actions)
        return
    yield from (BLANK, Line(words.say("poll-heading-questions"), style="heading"))
    for number, question in enumerate(("choice", "consider"), 1):
        yield Line(words.say(f"phrase-poll_question_{question}"), indent=2, lead=f"{number}  ")


def known(problem: Problem, words: Words) -> Iterator[tuple[str, list[Line]]]:
    """What the player has been told, and what else he may use, each with its heading. What is empty is left out."""
    facts = [*_facts(problem, words), *duties(answer_to_tell(problem, words))]
    for name, lines in (("told", list(_told(problem, words))), ("facts", facts)):
        if lines:
            yield words.say(f"poll-heading-{name}"), lines


def answer_to_tell(problem: Problem, words: Words) -> AnswerToTell:
    """The problem as an answer, for the parts of the sheet that are written by the same functions as for answers."""
    answer = replace(
        NOTHING_SAID,
        laws=problem.laws,
        phase="auction" if problem.decision == "call" else "play",
        turn=problem.seat,
        declarer=problem.declarer,
        auction=tuple(
            Call(act=str(n), by=one.by, call=one.call, status="withdrawn" if one.withdrawn else "made")
            for n, one in enumerate(problem.auction)
        ),
        obligations=tuple(
            Obligation(who=duty.who, what=duty.what, until=duty.until, law="", because=(), suits=duty.suits or UNSET)
            for duty in problem.duties
        ),
    )
    hands = {problem.seat: problem.hand}
    if problem.dummy and problem.declarer:
        hands[Seat[problem.declarer].partner.value] = problem.dummy
    return AnswerToTell(answer, RecordView(problem.dealer, hands=hands), words)


def conditions(problem: Problem, words: Words) -> str:
    """Who has to decide, and the dealer, vulnerability, scoring and contract, as far as they are known."""
    turn = "table-your-turn-call" if problem.decision == "call" else "table-your-turn-play"
    if problem.hand_to_play not in (None, problem.seat):
        turn = "poll-dummy-turn"
    parts = [words.say("table-you-are", seat=problem.seat), words.say("dealer-line", dealer=problem.dealer)]
    if problem.vulnerable:
        parts.append(words.say("vulnerability", vulnerable=problem.vulnerable))
    if problem.scoring:
        parts.append(words.say(f"scoring-{problem.scoring}", "label"))
    if problem.contract:
        parts.append(words.contract(problem.contract, problem.declarer))
    return DOT.join([*parts, words.say(turn)])


def play(problem: Problem, words: Words) -> Iterator[Line]:
    """The cards played, one line for each trick, and what is left in the hand; nothing before the first card."""
    plays = problem.plays
    if not plays or problem.left is None:
        return
    for number in dict.fromkeys(one.trick for one in plays):
        cards = [f"{words.seat(one.hand)} {words.card(one.card)}" for one in plays if one.trick == number]
        yield Line(words.say("answer-trick", n=str(number), text=", ".join(cards)))
    yield Line(words.say("poll-left", hand="  ".join(suits_of(words, problem.left))))


def _told(problem: Problem, words: Words) -> Iterator[Line]:
    for one in problem.told:
        about = "" if one.call is None else words.call(problem.auction[one.call].call)
        yield Line(capital(_saying(words, one, about)), indent=2)


def _saying(words: Words, one: Disclosure, about: str) -> str:
    """One alert, explanation or restatement, with the call that it is about, if that is known."""
    seat, verb, text = one.by, one.verb, in_readers_words(one.words, words)
    if verb == "alert":
        return words.say("act-alert", "sentence", seat=seat, call=about)
    if verb == "restate":
        # no calls: nothing had been called yet when the auction was restated
        text = words.all_of([words.call(call) for call in one.calls])
    elif about:
        return words.say(f"poll-{verb}", seat=seat, call=about, text=text)
    elif verb == "explain":
        return words.say("poll-explain-auction", seat=seat, text=text)
    return words.say(f"act-{verb}", "sentence", seat=seat, text=text)


def _facts(problem: Problem, words: Words) -> Iterator[Line]:
    for one in problem.facts:
        yield Line(capital(_fact(words, one)), indent=2)


def _fact(words: Words, one: UsableFact) -> str:
    source, cards = one.from_, one.cards
    card = words.all_of([words.card(code) for code in cards])
    if cards and (source is None or len(cards) > 1):
        return words.say("poll-seen", card=card)
    if cards:
        return words.say(f"information-{one.kind}", "named", **{"from": str(source), "card": card})
    return words.say(f"information-{one.kind}", "sentence", **{"from": str(source)})
