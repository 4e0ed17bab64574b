"""The answers of players who were polled: one file, given all at once. YAML or JSON.

    of: bid                  # the call or card that they were asked about; may be left out
    answers:
      - {class: advanced, chooses: 3S, considers: [P]}
      - {class: advanced, would_not_be_here: true}

A bare list of answers will do. The answers of a second stage say so in `stage`, with `group: same` where the same
players were asked again, and have what such players are asked:

    stage: 2
    answers:
      - {class: advanced, may_hold: [longer], attractive: [3S], less: [P]}
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from bridgelaw.desk.poll import Reply
from bridgelaw.desk.second_stage import GROUPS, MARKS, Group
from bridgelaw.formats import kinds, limits
from bridgelaw.formats.errors import Misplaced, Origin, Wrong
from bridgelaw.formats.kinds import listed
from bridgelaw.formats.mappings import Key, mapping, missing
from bridgelaw.game.seats import Seat

_ACTIONS = listed(kinds.ACTION, "a list of calls or cards")
_ANSWER = mapping(
    "an answer: class, chooses, considers; may_hold, attractive, less",
    {
        "class": Key(kinds.TEXT, required=True),
        "chooses": Key(kinds.as_written(kinds.ACTION)),
        "considers": Key(_ACTIONS),
        "may_hold": Key(listed(kinds.words(MARKS), "a list of what partner may hold")),
        "attractive": Key(_ACTIONS),
        "less": Key(_ACTIONS),
        "would_not_be_here": Key(kinds.YES_NO),
    },
)
_FILE = mapping(
    "answers to a poll: of, seat, stage, group, answers",
    {
        "of": Key(kinds.ID),
        "seat": Key(kinds.SEAT),
        "stage": Key(kinds.whole(1, 2)),
        "group": Key(kinds.words(GROUPS)),
        "answers": Key(listed(_ANSWER, "a list of answers"), required=True),
    },
)


class Replies(Struct, frozen=True, kw_only=True):
    """The answers, and about which act they were asked, where the file says it; at which stage, and of which group."""

    answers: tuple[Reply, ...]
    of: str | None = None
    seat: Seat | None = None
    stage: int = 1
    group: Group = "other"


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
    return Replies(answers=tuple(_reply(one, (n,), 1) for n, one in enumerate(answers)))


def _replies(found: dict[str, Any]) -> Replies:
    stage, group = found.get("stage", 1), found.get("group", "other")
    answers = tuple(_reply(one, ("answers", n), stage) for n, one in enumerate(found["answers"]))
    return Replies(answers=answers, of=found.get("of"), seat=found.get("seat"), stage=stage, group=group)


def _reply(one: dict[str, Any], path: tuple[str | int, ...], stage: int) -> Reply:
    elsewhere = one.get("would_not_be_here", False)
    required = "may_hold" if stage == 2 else "chooses"
    if required not in one and not elsewhere:
        fault = missing(required)
        fault.path[:0] = path
        raise fault
    if stage == 2:
        given = {} if elsewhere else {key: one[key] for key in ("may_hold", "attractive", "less") if key in one}
        return Reply(players=one["class"], elsewhere=elsewhere, **given)
    return Reply(
        players=one["class"],
        chooses=None if elsewhere else one["chooses"],
        considers=() if elsewhere else one.get("considers", ()),
        elsewhere=elsewhere,
    )
