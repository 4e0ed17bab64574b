"""Cards in one line, by turns from whoever is to play. The line is tried on the board before anything is kept, so that
all of it is written down or nothing."""

from __future__ import annotations

import re
from typing import Any

from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.table.facts import Facts
from bridgelaw.words.spelling import cards, rank_forms, seats, strain_forms

MOST_CARDS = 52
_BETWEEN = re.compile(r"[\s,;/|]+")


def words_of_line(text: str) -> list[str]:
    """The line word by word: spaces, commas or strokes stand between, as people mark the end of a trick."""
    return [word for word in _BETWEEN.split(text) if word][:MOST_CARDS]


def card_as_typed(language: str, card: str, seat: str) -> str:
    """The card out of the hand of `seat`, as it is typed."""
    hand = next(form for form, code in seats(language).items() if code == seat)
    return f"{hand}:{strain_forms(language, card[0])[0]}{rank_forms(language, card[1])[0]}"


def plays(text: str, language: str, course: Course) -> list[dict[str, Any]]:
    """The acts in record form that the line is. Whose card one is follows from those before it; `n:h4` names the hand.
    What breaks a Law is an act as any other.

    Raises:
        Wrong: a word is no card, or nobody is to play.
        Impossible: a card cannot have been played.
    """
    found = []
    for word in words_of_line(text):
        act = _played(word, language, course.now.facts, course.now.turn)
        done = course.now.facts.acts
        course = course.after(acts_format.read_one(act, len(course.happened) + 1, done))
        found.append(act)
    return found


def _played(word: str, language: str, facts: Facts, turn: Seat | None) -> dict[str, Any]:
    who, colon, rest = word.partition(":")
    named = seats(language).get(who.casefold()) if colon else None
    text = rest if named else word
    card = cards(language).get(text.casefold())
    if card is None:
        raise Wrong("input-unknown", f"{text!r} is no card", text=text, sort="card")
    hand = Seat[named] if named else turn
    if hand is None or facts.play is None:
        raise Wrong("entry-nobody-plays", "nobody is to play", text=text)
    if facts.phase == "play" and hand is facts.play.dummy:
        return {"by": facts.play.declarer.value, "play": card, "from": hand.value}
    return {"by": hand.value, "play": card}
