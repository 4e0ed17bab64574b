"""What lies beside a Question: times against the player's own norm, and what a poll shows. Facts, never a verdict."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from bridgelaw.answer.evidence_model import Norm, Poll, Polled, Standard, Time
from bridgelaw.answer.model import Question
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import classes_in_words
from bridgelaw.words.telling.arguments import of_act
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.stages import second_outcome
from bridgelaw.words.telling.to_tell import AnswerToTell

_NOT_OF_TEMPO = ("damage", "serious_error", "gambling_action")
"""Questions for whose answer it is nothing how long somebody took."""


def evidence(to_tell: AnswerToTell, question: Question, indent: int = 4) -> Iterator[Line]:
    """The times and the poll beside one Question of the answer; the rest of it stands elsewhere on the page."""
    beside = question.evidence
    if beside is UNSET:
        return
    yield from (Line(time, indent=indent) for time in times(to_tell, question))
    if beside.poll:
        yield from outcome(beside.poll, to_tell.words, to_tell.answer.authority, indent)
    for second in beside.second or ():
        yield from second_outcome(second, to_tell.words, indent)


def times(to_tell: AnswerToTell, question: Question) -> Iterator[str]:
    """How long the player took for what the Question is about, each time beside what is usual for him."""
    if question.evidence is not UNSET and question.kind not in _NOT_OF_TEMPO:
        yield from (_time(to_tell, time) for time in question.evidence.times or ())


def _time(to_tell: AnswerToTell, time: Time) -> str:
    words, seat = to_tell.words, time.by
    about = of_act(to_tell, time.act)
    action, took = about.get("card") or about.get("call"), words.number(time.took)
    if action:
        said = words.say("evidence-time-action", seat=seat, time=took, action=action)
    else:
        said = words.say("evidence-time", seat=seat, time=took)
    asked = f" {words.say('evidence-pause', time=words.number(time.pause))}" if time.pause else ""
    return f"{said}{asked} {capital(_usual(words, seat, time.norm or None))}"


def _usual(words: Words, seat: str, norm: Norm | None) -> str:
    if norm is None:
        return words.say("evidence-norm-none", seat=seat)
    known = {"median": norm.median, "low": norm.low, "high": norm.high}
    numbers = {name: words.number(value) for name, value in known.items() if value is not UNSET}
    return words.say(f"evidence-norm-{norm.source}", seat=seat, n=str(norm.n), **numbers)


def outcome(poll: Poll, words: Words, authority: str, indent: int = 2) -> Iterator[Line]:
    """What a poll shows and what it does not."""
    asked = poll.asked
    if poll.players:
        players = classes_in_words(words, poll.players)
        yield Line(words.say("poll-asked-class", players=asked, text=players), indent=indent)
    else:
        yield Line(words.say("poll-asked", players=asked), indent=indent)
    if not poll.fits:
        yield Line(words.say("poll-unfit"), indent=indent, style="warning")
        return
    standard = poll.standard
    yield Line(_standard(words, standard, authority), indent=indent)
    for one in poll.actions:
        yield from _action(words, one, poll, indent)
    nobody = any(one.considered == 0 for one in poll.actions)
    if nobody and standard and poll.missed is not UNSET:
        share = _percent(words, standard.share)
        yield Line(words.say("poll-missed", percent=share, missed=_percent(words, poll.missed)), indent=indent)
    if poll.few:
        yield Line(words.say("poll-few", players=poll.least), indent=indent, style="warning")
    if poll.more:
        yield Line(words.say("poll-more"), indent=indent, style="warning")
    yield Line(words.say("poll-decides"), indent=indent, style="faint")


def _standard(words: Words, standard: Standard | None, authority: str) -> str:
    if standard is None:
        return words.say("poll-standard-none")
    measure = words.say(f"poll-standard-{standard.measure}", percent=_percent(words, standard.share))
    origin = words.say(f"poll-origin-{standard.origin}", authority=authority.upper())
    return f"{capital(measure)} {origin}"


def _action(words: Words, one: Polled, poll: Poll, indent: int) -> Iterator[Line]:
    """The counts of one action; what they allow; on which side of the measure that lies."""
    standard, action = poll.standard, words.action(one.action)
    counts = {"chose": one.chosen, "considered": one.considered, "players": poll.asked}
    yield Line(capital(words.say("desk-poll-result", action=action, **counts)), indent=indent)
    if standard is not None and one.shows is None:
        return
    low, high = (_percent(words, bound) for bound in one.interval)
    measure = standard.measure if standard else "considered"
    said = [words.say(f"poll-interval-{measure}", low=low, high=high)]
    if standard is not None:
        share = _percent(words, standard.share)
        said.append(words.say(f"poll-shows-{one.shows}", percent=share))
        if one.probability is not None:
            said.append(words.say("poll-probability", probability=_percent(words, one.probability)))
        if measure == "considered" and one.chosen < standard.chosen_min:
            few = "few" if one.chosen else "none"
            said.append(words.say(f"poll-chosen-{few}", least=str(standard.chosen_min)))
    yield Line(" ".join(capital(text) for text in said), indent=indent + 2)


def _percent(words: Words, share: float) -> str:
    """A share in whole hundredths; what is not quite none, or not quite all, is not rounded to it."""
    hundredths = round(100 * share)
    return words.percent(min(max(hundredths, 1), 99) if 0 < share < 1 else hundredths)
