"""The second stage of a poll in words: what its players are told and asked, and what came of it beside the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET

from bridgelaw.answer.evidence_model import Drawn, SecondStage
from bridgelaw.desk.known_pause import KnownPause
from bridgelaw.desk.poll import Reply
from bridgelaw.desk.second_stage import MARKS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import action, classes_in_words
from bridgelaw.words.telling.layout import BLANK, Line, capital


def told(words: Words, known: KnownPause) -> str:
    """The line that the sheet of the second stage has besides: how long partner took over which call or card."""
    how = "measured" if known.seconds else known.knows
    made = {"card": words.card(known.card)} if known.card else {"call": words.call(known.call or "P")}
    measured = {"seconds": known.seconds} if known.seconds else {}
    return words.say(f"stages-told-{'card' if known.card else 'call'}-{how}", **made, **measured)


def questions(words: Words, actions: Sequence[str]) -> Iterator[Line]:
    """The two questions of its sheet, with what there is to choose from."""
    marks = [words.say(f"stages-mark-{mark}") for mark in MARKS]
    yield Line(words.say("poll-heading-questions"), style="heading")
    yield Line(words.say("stages-ask-hold"), indent=2, lead="1  ")
    yield from (Line(mark, indent=5, lead="[ ] ") for mark in marks)
    yield Line(words.say("stages-ask-actions"), indent=2, lead="2  ")
    named = [*(capital(action(words, code)) for code in actions), words.say("stages-none")]
    yield from (Line(one, indent=5, lead="[ ] ") for one in named)


def sheet_lines(words: Words, known: KnownPause, actions: Sequence[str]) -> Iterator[Line]:
    """What the sheet of the second stage has in place of the questions of the first."""
    yield from (
        BLANK,
        Line(words.say("stages-told-heading"), style="heading"),
        Line(told(words, known), indent=2),
        BLANK,
    )
    yield from questions(words, actions)


def second_outcome(found: SecondStage, words: Words, indent: int = 2) -> Iterator[Line]:
    """What the second stage shows beside the first, and what it does not."""
    asked = words.say(f"stages-asked-{found.group}", before=str(found.first), players=found.asked)
    yield Line(asked, indent=indent)
    if found.players is not UNSET:
        yield Line(f"({classes_in_words(words, found.players)})", indent=indent)
    if not found.fits:
        yield Line(words.say("poll-unfit"), indent=indent, style="warning")
        return
    for one in found.actions:
        yield from _action(words, one, found, indent)
    if found.few:
        yield Line(words.say("stages-few"), indent=indent, style="warning")
    yield Line(readings(words, found.may_hold), indent=indent)
    yield Line(words.say("stages-never"), indent=indent, style="faint")


def _action(words: Words, one: Drawn, found: SecondStage, indent: int) -> Iterator[Line]:
    counts = {"chose": one.chosen, "before": found.first, "attractive": one.attractive, "less": one.less}
    plain = {name: str(count) for name, count in counts.items()}
    said = words.say("stages-result", action=action(words, one.action), players=found.asked, **plain)
    yield Line(capital(said), indent=indent)
    said_of_it = " ".join(_shown(words, one, found.group))
    yield Line(said_of_it, indent=indent + 2)


def _shown(words: Words, one: Drawn, group: str) -> Iterator[str]:
    if one.chance is None:
        yield words.say("stages-no-larger")
        return
    if one.interval is not None:
        low, high = (points(words, part) for part in one.interval)
        yield words.say("stages-interval", low=low, high=high)
    yield words.say(f"stages-chance-{group}", chance=chance(words, one.chance))
    yield words.say(f"stages-moves-{one.moves}")


def points(words: Words, part: float) -> str:
    """A difference of shares in points of a hundred."""
    return words.number(round(100 * part))


def chance(words: Words, part: float) -> str:
    """How often chance does it, with a decimal where it is small."""
    return words.percent(round(100 * part, 1) if part < 0.1 else round(100 * part))


def readings(words: Words, marks: Sequence[str]) -> str:
    """The names that players gave to what partner may hold, without numbers."""
    named = [words.say(f"stages-mark-{mark}") for mark in marks]
    return words.say("stages-readings-words", words=words.all_of(named)) if named else words.say("stages-readings-none")


def answer_in_words(reply: Reply, label: str, words: Words) -> str:
    """What somebody has answered about the actions. What he thinks that partner may hold is left out: of that there are
    only names."""
    none = words.say("stages-answer-none")
    drawn, less = (words.all_of([action(words, one) for one in named]) for named in (reply.attractive, reply.less))
    return words.say("stages-answer", text=label, words=drawn or none, action=less or none)
