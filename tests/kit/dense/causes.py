"""What went wrong, by its cause: one that two boards have in common is found once."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from msgspec import Struct

from bridgelaw.lawbook.effects import Refuse
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.failing import QUESTION as NOT_JUDGED
from bridgelaw.lawbook.situation import Situation

_FRAMES = 3
_PACKAGE = "bridgelaw"
_ACT = re.compile(r"\b(?:\w+@)?a\d+\b")
_CARD_OR_CALL = re.compile(r"\b(?:[SHDC][2-9TJQKA]|[1-9](?:[SHDC]|NT)X{0,2})\b")
_NUMBER = re.compile(r"(?<=<text>:)\d+")
_TRACE = re.compile(r"(\w+)(?:: (.*?))? \(([\w.]+:\d+(?: < [\w.<>]+:\d+)*)\)", re.DOTALL)


class Cause(Struct, frozen=True):
    """What was raised, with nothing in it that hangs on the board; `where`: the innermost places in the program."""

    kind: str
    says: str
    where: tuple[str, ...]

    @property
    def title(self) -> str:
        """A few words for it."""
        said = f"{self.kind}: {self.says}" if self.says else self.kind
        return f"{said} ({self.where[-1]})" if self.where else said

    @property
    def slug(self) -> str:
        """The same as part of a file's name."""
        told = f"{self.kind} {self.says}" if self.kind in _OF_LAWS else self.title
        return re.sub(r"[^a-z0-9]+", "-", told.lower()).strip("-")[:90]


_OF_LAWS = {"Conflict", "LawbookDoesNotRest", "LawbookError"}


def cause_of(error: BaseException) -> Cause:
    """Its cause."""
    says = _masked(str(error))
    if isinstance(error, LawbookError):
        # what rules say against each other is one cause, wherever the judge was asked
        return Cause(type(error).__name__, says, ())
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f"/{_PACKAGE}/" in f.filename]
    where = tuple(f"{_within(f.filename)} {f.name}" for f in frames[-_FRAMES:])
    return Cause(type(error).__name__, says, where)


def _within(file: str) -> str:
    parts = Path(file).parts
    return "/".join(parts[len(parts) - parts[::-1].index(_PACKAGE) :])


def contained(before: Situation, now: Situation) -> Cause | None:
    """The failure that the judge has contained in going from one situation to the other: an entry under `errors`."""
    known = {(error.act, error.laws) for error in before.errors if error.kind == NOT_JUDGED}
    for error in now.errors:
        if error.kind == NOT_JUDGED and (error.act, error.laws) not in known:
            return of_trace(error)
    return None


def of_trace(error: Refuse) -> Cause:
    """The cause that such an entry tells."""
    found = _TRACE.match(error.trace)
    if found is None:
        return Cause(NOT_JUDGED, f"{error.code} {' '.join(error.laws)}", ())
    kind, says, frames = found[1], found[2] or "", found[3]
    if kind in _OF_LAWS:
        return Cause(kind, _masked(says), ())
    innermost = [frame.partition(":")[0] for frame in frames.split(" < ")][:_FRAMES]
    where = tuple(
        f"{module.removeprefix('bridgelaw.').replace('.', '/')}.py {name}"
        for module, _, name in (frame.rpartition(".") for frame in reversed(innermost))
    )
    return Cause(kind, _masked(says), where)


def _masked(text: str) -> str:
    for pattern in (_ACT, _CARD_OR_CALL, _NUMBER):
        text = pattern.sub("…", text)
    return text[:160]
