"""A board as it was bid and played, for somebody who was not there: hands, auction with its notes, tricks, result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.answer.model import Answer
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.say import Words
from bridgelaw.words.telling.auction import COLUMNS, auction
from bridgelaw.words.telling.diagram import diagram
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.layout import BLANK, Line, capital
from bridgelaw.words.telling.ready import in_readers_words
from bridgelaw.words.telling.score import result_of
from bridgelaw.words.telling.state import heading, state
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain
from bridgelaw.words.telling.view import view_of

WIDTH = 8


def replay(answer: Answer, record: Plain, words: Words) -> Iterator[Line]:
    """The paragraphs of one board.

    Args:
        answer: the Director's answer after the last act.
        record: the record in its own form (record format, section 1).
        words: the language; the edition is the answer's.
    """
    to_tell = AnswerToTell(answer, view_of(record), words)
    yield from heading(to_tell)
    yield from _origin(to_tell, record)
    yield from _result(to_tell)
    for lines in (list(diagram(to_tell)), list(auction(to_tell, _said(to_tell))), list(_tricks(to_tell))):
        if lines:
            yield BLANK
            yield from lines
    yield BLANK
    if to_tell.irregularities:
        yield Line(to_tell.words.say("answer-heading-irregularities"), style="heading")
        yield from irregularities(to_tell)
    else:
        yield Line(to_tell.words.say("answer-no-irregularity"))
    yield from _noticed(to_tell, record.get("reading") or ())


def _origin(to_tell: AnswerToTell, record: Plain) -> Iterator[Line]:
    """Who played against whom, and where it was read."""
    words, players = to_tell.words, record.get("players") or {}
    for side, (first, second) in (("NS", "NS"), ("EW", "EW")):
        if first in players or second in players:
            names = {"first": players.get(first, "?"), "second": players.get(second, "?")}
            yield Line(words.say("replay-players", side=words.side(side), **names), style="faint")
    source = record.get("source") or {}
    if source.get("file") and source.get("line"):
        said = words.say("replay-source", file=source["file"], line=str(source["line"]))
        yield Line(said, style="faint")


def _result(to_tell: AnswerToTell) -> Iterator[Line]:
    """The result of a board that is over, else how far it has come."""
    answer, words = to_tell.answer, to_tell.words
    if not to_tell.auction:
        yield Line(words.say("replay-no-auction"), style="label")
    elif answer.phase not in OVER:
        yield from state(to_tell)
        yield Line(words.say("replay-unfinished"), style="faint")
    else:
        declarer = answer.declarer
        side = "NS" if declarer in ("N", "S") else "EW"
        tricks = answer.tricks[side] if declarer else None
        said = result_of(to_tell, answer.contract or "P", declarer, tricks)
        yield Line(words.say("replay-result", result=said), style="label")


def _read(act: Mapping[str, Any], words: Words) -> str:
    """What was explained, as the reader has it in his own language."""
    return in_readers_words(str(act.get("explain") or act.get("announce")), words)


def _said(to_tell: AnswerToTell) -> dict[str, tuple[str, ...]]:
    """What was said about each call: by whom it was alerted, how it was explained."""
    words = to_tell.words
    by_call: dict[str, dict[str, list[str]]] = {}
    for act in to_tell.view.acts.values():
        of = act.get("of")
        if of is None or not ("alert" in act or "explain" in act or "announce" in act):
            continue
        text = words.say("replay-alerted") if "alert" in act else _read(act, words)
        by_call.setdefault(of, {}).setdefault(act["by"], []).append(text)
    return {
        of: (
            "; ".join(
                words.say("replay-note", seat=words.seat(by), text=", ".join(said)) for by, said in people.items()
            ),
        )
        for of, people in by_call.items()
    }


def _tricks(to_tell: AnswerToTell) -> Iterator[Line]:
    """A line for each trick, a column for each seat; the card led is marked."""
    words = to_tell.words
    numbers = sorted({play.trick for play in to_tell.plays if play.trick})
    tricks = [(number, to_tell.trick(number)) for number in numbers]
    if not any(trick for _, trick in tricks):
        return
    names = [words.say("seat-letter", seat=seat) for seat in COLUMNS]
    title = capital(words.say("replay-trick"))
    margin = len(title) + 2
    yield Line(
        "", indent=2, lead=f"{title:<{margin}}" + "".join(f"{name:<{WIDTH}}" for name in names).rstrip(), style="label"
    )
    notes: list[Line] = []
    for number, trick in tricks:
        cells = dict.fromkeys(COLUMNS, "–")
        for n, play in enumerate(trick):
            text = words.card(play.card)
            cells[play.hand] = f"›{text}" if n == 0 else text
            if said := to_tell.act(play.act).get("text"):
                notes.append(Line(words.say("answer-named", name=text, text=str(said)), indent=2, style="faint"))
        lead = f"{number:<{margin}}" + "".join(f"{cells[seat]:<{WIDTH}}" for seat in COLUMNS)
        yield Line("", indent=2, lead=lead.rstrip())
    yield from notes


def _noticed(to_tell: AnswerToTell, reading: Sequence[Plain]) -> Iterator[Line]:
    """What the reader of the file noticed, in the language of the page; in English with the details."""
    if not reading:
        return
    words = to_tell.words
    yield BLANK
    yield Line(words.say("replay-heading-reading"), style="heading")
    for finding in reading:
        text = words.say(f"reading-{finding['code']}")
        if words.language == "en" and finding.get("message"):
            text = capital(finding["message"])
        line = finding.get("line")
        yield Line(words.say("replay-reading", text=text, line=str(line)) if line else text, indent=2)
