"""A last check of the sheet for those polled, before it goes out: does it say anything that the player may not use?

The problem itself holds only what he may use. What the Director adds in his own words may hold anything. So all words
on the sheet are compared with everything that was said at the table and is not for that player.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from bridgelaw.desk.problem import Problem
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

SHORTEST = 3
"""Letters of a phrase that is looked for; what is shorter stands in any sentence."""


class Leak(Struct, frozen=True):
    """Words that must not go out: said by the act `act`, or (without one) a word about anybody's manner."""

    text: str
    act: str | None = None


def leaks(course: Course, act: str, asked: Problem, added: str, manner: Sequence[str] = ()) -> tuple[Leak, ...]:
    """What the sheet of `asked` with the words `added` would tell that the player may not use.

    `act` is the choice that the problem is about; `manner` are beginnings of words that speak of how somebody acted:
    none of them belongs into what a Director adds.
    """
    place = next(n for n, done in enumerate(course.happened) if done.id == act)
    shown = _words(" \n ".join([added, *(one.words for one in asked.told)]))
    allowed = set(_allowed(course.situations[place], Seat[asked.seat]))
    free = {_words(text) for done in course.happened if done.id in allowed for text in _said(done)}
    found = [
        Leak(text, done.id)
        for done in course.happened
        if done.id not in allowed
        for text in _said(done)
        if len(_words(text)) >= SHORTEST and _words(text) not in free and f" {_words(text)} " in f" {shown} "
    ]
    about = [word for word in re.findall(r"\w+", added) if word.casefold().startswith(tuple(manner))] if manner else []
    return (*found, *map(Leak, dict.fromkeys(about)))


def _allowed(now: Situation, seat: Seat) -> Iterator[str]:
    for said in now.information:
        if said.ended is None and said.effect.seat is seat and said.effect.authorised:
            yield said.effect.about


def _said(act: acts.Act) -> Iterator[str]:
    """The words of an act, and what was written down about it."""
    for text in (getattr(act, "words", ""), act.text):
        if isinstance(text, str) and text:
            yield text


def _words(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))
