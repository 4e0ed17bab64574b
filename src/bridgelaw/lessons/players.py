"""The programs of a lesson: they do what its script says, and from then on play by what they see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.game.seats import Seat
from bridgelaw.lessons.lesson import Lesson
from bridgelaw.live.bots import Bot, Doing
from bridgelaw.live.view import View

_NAMES_AN_ACT = ("of", "attention")


class ScriptedBot(Bot):
    """A player of `lesson` at `seat`. As long as the script is not played to its end, he does nothing but his part of
    it, and then he waits for what the person does: how far it is follows from how much has happened. Where somebody
    else acted before it was his turn in the script, the board is no lesson any more, and he plays by what he sees."""

    def __init__(self, seat: Seat, seed: int | str, lesson: Lesson) -> None:
        super().__init__(seat, seed, programs=[one.value for one in Seat if one.value != lesson.seat])
        self._lesson = lesson
        self._script = lesson.scripted

    def does(self, view: View) -> Doing | None:
        """His part of the script, if it is next; after it what any program does."""
        answer = view.answer
        if not isinstance(answer, SeatAnswer):
            return None
        since = msgspec.json.decode(view.happened)[len(self._lesson.before) :]
        done = len(since)
        left = any(act["by"] != step["by"] for act, step in zip(since, self._script, strict=False))
        over = done > len(self._script) or (done == len(self._script) and self._lesson.whole)
        if view.table["boards"] > 1 or left or over:
            return super().does(view)
        if done == len(self._script):
            return None
        step = self._script[done]
        return Doing(_as_sent(step)) if step["by"] == self.seat.value else None

    def _points_out(self, view: View, answer: SeatAnswer, happened: list[dict[str, Any]]) -> Doing | None:
        """On the board of the lesson that is for the pupil."""
        return super()._points_out(view, answer, happened) if view.table["boards"] > 1 else None

    def _asked_for(self, view: View, answer: SeatAnswer, happened: list[dict[str, Any]]) -> dict[str, Any] | None:
        wanted = self._lesson.chooses.get(self.seat.value)
        found = next((option for option in answer.options if option.id == wanted), None)
        return self._takes(found, answer) if found is not None else super()._asked_for(view, answer, happened)


def _as_sent(step: Mapping[str, Any]) -> dict[str, Any]:
    """The act as a seat sends it: without whose it is, and with acts by the numbers that a seat gives them."""
    return {
        key: f"s{value[1:]}" if key in _NAMES_AN_ACT and isinstance(value, str) else value
        for key, value in step.items()
        if key != "by"
    }
