"""The conversation of `bridgelaw ruling`: one Question at a time, each answer stored before the next."""

from __future__ import annotations

import sys
from typing import Any

from bridgelaw.answer.road_model import NextSaid, RoadSaid
from bridgelaw.api.directing import with_reason
from bridgelaw.cli.desk import Desk, NotStored
from bridgelaw.formats.errors import Wrong
from bridgelaw.words.telling import write
from bridgelaw.words.telling.faults import wrong
from bridgelaw.words.telling.layout import BLANK, Line
from bridgelaw.words.telling.road import following, prompt

_WHY = "?"
_REASONED = ("find", "adjust")


def converse(desk: Desk, double_dummy: dict[str, Any] | None = None) -> int:
    """Ask until nothing is left to decide or the Director stops: an empty line, the end of input, an interruption."""
    desk.tell(sys.stdout, double_dummy)
    road = desk.plain()
    if road["next"]["do"] not in ("nothing", "play"):
        _say(desk, "road-keys")
    try:
        while road["next"]["do"] not in ("nothing", "play"):
            if not _ask(desk, road):
                _say(desk, "road-stopped")
                return 0
            road = desk.plain()
            write([BLANK, *following(road, desk.answered(), desk.view(), desk.words)], sys.stdout)
    except (EOFError, KeyboardInterrupt):
        print()
        _say(desk, "road-stopped")
    return 0


def _ask(desk: Desk, road: RoadSaid) -> bool:
    """One answer, asked for again until it can be stored; False when the Director stops."""
    next_ = road["next"]
    key = _key(next_)
    while text := input(f"{prompt(road, desk.words)}: ").strip():
        if text == _WHY:
            write(following(road, desk.answered(), desk.view(), desk.words), sys.stdout)
            continue
        try:
            desk.check(key, text)
            if next_["do"] in _REASONED and " // " not in text:
                text = with_reason(text, input(f"{desk.words.say('road-ask-why')}: ").strip())
            id = desk.answer(key, text)
        except Wrong as error:
            print(wrong(error, desk.words))
            continue
        except NotStored as error:
            print(desk.words.say("error-not-added" if error.needs_out else "error-file-changed"))
            return False
        _say(desk, "road-stored", file=str(desk.file), id=id)
        return True
    return False


def _key(next_: NextSaid) -> str:
    question = next_["question"]
    return str(next_["do"]) if question is None else f"{question['kind']}@{question['of']}"


def _say(desk: Desk, message: str, **args: str) -> None:
    write([Line(desk.words.say(message, **args), style="faint")], sys.stdout)
