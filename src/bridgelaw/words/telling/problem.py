"""The sheet for players who are polled: the problem as the player had it, and two questions."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.words.say import Words
from bridgelaw.words.telling.auction import auction
from bridgelaw.words.telling.case import AnswerToTell, Entry
from bridgelaw.words.telling.diagram import diagram, suits_of
from bridgelaw.words.telling.duties import duties
from bridgelaw.words.telling.layout import BLANK, Line, capital
from bridgelaw.words.telling.state import DOT
from bridgelaw.words.telling.view import RecordView


def sheet(problem: Entry, words: Words, methods: str = "") -> Iterator[Line]:
    """The sheet of a problem in plain data; `methods`: what the Director adds about the pair's agreements."""
    case = case_of(problem, words)
    yield Line(words.say("poll-title"), style="title")
    yield Line(conditions(problem, words))
    yield BLANK
    yield from diagram(case)
    if problem.get("auction"):
        yield BLANK
        yield from auction(case)
    if problem.get("plays"):
        yield from (BLANK, *play(problem, words))
    for heading, lines in known(problem, words):
        yield from (BLANK, Line(heading, style="heading"), *lines)
    if methods:
        yield from (BLANK, Line(words.say("poll-methods", text=methods)))
    yield from (BLANK, Line(words.say("poll-heading-questions"), style="heading"))
    for number, question in enumerate(("choice", "consider"), 1):
        yield Line(words.say(f"phrase-poll_question_{question}"), indent=2, lead=f"{number}  ")


def known(problem: Entry, words: Words) -> Iterator[tuple[str, list[Line]]]:
    """What the player has been told, and what else he may use, each under its heading, where there is anything."""
    facts = [*_facts(problem, words), *duties(case_of(problem, words))]
    for name, lines in (("told", list(_told(problem, words))), ("facts", facts)):
        if lines:
            yield words.say(f"poll-heading-{name}"), lines


def case_of(problem: Entry, words: Words) -> AnswerToTell:
    """The problem in the shape of an answer, for the parts of the page that it shares with one."""
    calls = [
        {"act": str(n), "by": one["by"], "call": one["call"], "status": "withdrawn" if one.get("withdrawn") else "made"}
        for n, one in enumerate(problem.get("auction") or ())
    ]
    calling = problem["decision"] == "call"
    answer = {
        "laws": problem["laws"],
        "phase": "auction" if calling else "play",
        "turn": problem["seat"],
        "declarer": problem.get("declarer"),
        "auction": calls,
        "obligations": [{"law": "", "because": (), **duty} for duty in problem.get("duties") or ()],
    }
    hands = {problem["seat"]: problem["hand"]}
    if problem.get("dummy") and problem.get("declarer"):
        hands[_dummy(problem)] = problem["dummy"]
    return AnswerToTell(answer, RecordView(problem["dealer"], hands=hands), words)


def _dummy(problem: Entry) -> str:
    return {"N": "S", "S": "N", "E": "W", "W": "E"}[problem["declarer"]]


def conditions(problem: Entry, words: Words) -> str:
    """Whose problem it is, and under which conditions."""
    turn = "table-your-turn-call" if problem["decision"] == "call" else "table-your-turn-play"
    if problem.get("hand_to_play", problem["seat"]) != problem["seat"]:
        turn = "poll-dummy-turn"
    parts = [words.say("table-you-are", seat=problem["seat"]), words.say("dealer-line", dealer=problem["dealer"])]
    if problem.get("vulnerable"):
        parts.append(words.say("vulnerability", vulnerable=problem["vulnerable"]))
    if problem.get("scoring"):
        parts.append(words.say(f"scoring-{problem['scoring']}", "label"))
    if problem.get("contract"):
        parts.append(words.contract(problem["contract"], problem["declarer"]))
    return DOT.join([*parts, words.say(turn)])


def play(problem: Entry, words: Words) -> Iterator[Line]:
    """The cards that lie, a line to a trick, and what is left in the player's hand; nothing before the first card."""
    plays = problem.get("plays") or ()
    if not plays:
        return
    for number in dict.fromkeys(one["trick"] for one in plays):
        cards = [f"{words.seat(p['hand'])} {words.card(p['card'])}" for p in plays if p["trick"] == number]
        yield Line(words.say("answer-trick", n=str(number), text=", ".join(cards)))
    yield Line(words.say("poll-left", hand="  ".join(suits_of(words, problem["left"]))))


def _told(problem: Entry, words: Words) -> Iterator[Line]:
    calls = problem.get("auction") or ()
    for one in problem.get("told") or ():
        place = one.get("call")
        about = "" if place is None else words.call(calls[place]["call"])
        yield Line(capital(_saying(words, one, about)), indent=2)


def _saying(words: Words, one: Entry, about: str) -> str:
    """One alert or explanation, with the call that it is about where that is known."""
    seat, verb, text = one["by"], one["verb"], one.get("words", "")
    if verb == "alert":
        return words.say("act-alert", "sentence", seat=seat, call=about)
    if verb == "restate":
        # nothing had been called yet where there are none
        text = words.all_of([words.call(call) for call in one.get("calls") or ()])
    elif about:
        return words.say(f"poll-{verb}", seat=seat, call=about, text=text)
    elif verb == "explain":
        return words.say("poll-explain-auction", seat=seat, text=text)
    return words.say(f"act-{verb}", "sentence", seat=seat, text=text)


def _facts(problem: Entry, words: Words) -> Iterator[Line]:
    for one in problem.get("facts") or ():
        yield Line(capital(_fact(words, one)), indent=2)


def _fact(words: Words, one: Entry) -> str:
    source, cards = one.get("from"), one.get("cards") or ()
    card = words.all_of([words.card(code) for code in cards])
    if cards and (source is None or len(cards) > 1):
        return words.say("poll-seen", card=card)
    if cards:
        return words.say(f"information-{one['kind']}", "named", **{"from": str(source), "card": card})
    return words.say(f"information-{one['kind']}", "sentence", **{"from": str(source)})
