"""The answers of players who were polled: one file, given all at once. YAML or JSON.

    of: bid                  # the call or card that they were asked about; may be left out
    answers:
      - {class: advanced, chooses: 3S, considers: [P]}
      - {class: advanced, would_not_be_here: true}

A bare list of answers will do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from bridgelaw.desk.poll import Reply
from bridgelaw.formats import kinds, limits
from bridgelaw.formats.errors import Misplaced, Origin, Wrong
from bridgelaw.formats.kinds import listed
from bridgelaw.formats.mappings import Key, mapping, missing
from bridgelaw.game.seats import Seat

_ANSWER = mapping(
    "an answer: class, chooses, considers",
    {
        "class": Key(kinds.TEXT, required=True),
        "chooses": Key(kinds.as_written(kinds.ACTION)),
        "considers": Key(listed(kinds.ACTION, "a list of calls or cards")),
        "would_not_be_here": Key(kinds.YES_NO),
    },
)
_FILE = mapping(
    "answers to a poll: of, seat, answers",
    {
        "of": Key(kinds.ID),
        "seat": Key(kinds.SEAT),
        "answers": Key(listed(_ANSWER, "a list of answers"), required=True),
    },
)


class Replies(Struct, frozen=True, kw_only=True):
    """The answers, and about which act they were asked, where the file says it."""

    answers: tuple[Reply, ...]
    of: str | None = None
    seat: Seat | None = None


def load(path: Path) -> Replies:
    """The answers in a file.

    Raises:
        RecordError: it holds none.
    """
    from bridgelaw.formats.yaml_reader import YamlPlaces, compose

    name = str(path)
    text = limits.checked(limits.read_bytes(path, name, limits.YAML_AT_MOST), name).decode("utf-8")
    origin = Origin(name, YamlPlaces(text))
    try:
        data = compose(text)
        return _bare(data) if isinstance(data, list) else _replies(_FILE.read(data))
    except Wrong as wrong:
        raise origin.error(wrong) from None
    except Misplaced as fault:
        raise origin.error_at(fault.wrong, fault.line, fault.column) from None


def _bare(data: list[Any]) -> Replies:
    answers = listed(_ANSWER, "a list of answers").read(data)
    return Replies(answers=tuple(_reply(one, (n,)) for n, one in enumerate(answers)))


def _replies(found: dict[str, Any]) -> Replies:
    answers = (_reply(one, ("answers", n)) for n, one in enumerate(found["answers"]))
    return Replies(answers=tuple(answers), of=found.get("of"), seat=found.get("seat"))


def _reply(one: dict[str, Any], path: tuple[str | int, ...]) -> Reply:
    elsewhere = one.get("would_not_be_here", False)
    if "chooses" not in one and not elsewhere:
        fault = missing("chooses")
        fault.path[:0] = path
        raise fault
    return Reply(
        players=one["class"],
        chooses=None if elsewhere else one["chooses"],
        considers=() if elsewhere else one.get("considers", ()),
        elsewhere=elsewhere,
    )
