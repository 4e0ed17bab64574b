"""What a reader refuses, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Path = tuple[str | int, ...]
"""The way to a value from the top of a record: keys of mappings, places in lists (from 0)."""


class Places(Protocol):
    """Knows where the values of one text stand."""

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column (from 1) of the value at `path`, or of the nearest thing around it."""


class Wrong(Exception):
    """A value that the format does not take; the reader above adds where it stands.

    `path` is the way to it, `code` one of the `error-` messages of the words room, `details` its arguments.
    """

    def __init__(self, code: str, reason: str, path: Sequence[str | int] = (), **details: str) -> None:
        super().__init__(code, reason)
        self.code, self.reason, self.path, self.details = code, reason, list(path), details

    def under(self, key: str | int) -> Wrong:
        """The same fault as seen by the reader of the value that contains this one, under `key`."""
        self.path.insert(0, key)
        return self


class Misplaced(Exception):
    """A fault in the text itself, at a line and column (from 1)."""

    def __init__(self, wrong: Wrong, line: int, column: int) -> None:
        super().__init__(wrong)
        self.wrong, self.line, self.column = wrong, line, column


class RecordError(ValueError):
    """A file that cannot be read as a record. Nothing of it has been read.

    Attributes:
        file, line, column: where; counted from 1.
        act, id: number (from 1) and id of the act at fault; None where it is no act's.
        code, details: one of the `error-` messages of the words room, and its arguments.
        reason: what is wrong, in English; begins with `act 3 (a3): ` where an act is at fault.
    """

    def __init__(
        self,
        file: str,
        line: int,
        column: int,
        code: str,
        reason: str,
        *,
        act: int | None = None,
        id: str | None = None,
        details: dict[str, str] | None = None,
    ) -> None:
        self.file, self.line, self.column, self.code, self.act, self.id = file, line, column, code, act, id
        self.details: dict[str, str] = details or {}
        self.reason = reason if act is None else f"act {act} ({id}): {reason}"
        super().__init__(f"{file}:{line}: {self.reason}")

    def __reduce__(self) -> tuple[Any, ...]:
        return _remade, (type(self), str(self), self.__dict__)


def not_readable(file: str, error: OSError) -> RecordError:
    """What to raise for a file that cannot be opened, or not be read to its end."""
    return RecordError(file, 1, 1, "not-readable", f"cannot be read: {error.strerror or error}")


def _remade(kind: type[RecordError], said: str, state: dict[str, Any]) -> RecordError:
    """The error as it was in another process."""
    error = kind.__new__(kind, said)
    error.args = (said,)
    error.__dict__.update(state)
    return error


class Origin:
    """Where a record was read from. It is no part of what the record says: any two are equal."""

    __slots__ = ("name", "places")

    def __init__(self, name: str = "", places: Places | None = None) -> None:
        self.name, self.places = name, places

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Origin)

    def __hash__(self) -> int:
        return hash(Origin)

    def __repr__(self) -> str:
        return f"Origin({self.name!r})"

    def place(self, path: Path) -> tuple[int, int]:
        """Line and column (from 1) of what stands at `path`."""
        return self.places.place(path) if self.places else (1, 1)

    def error(self, wrong: Wrong, id: str | None = None) -> RecordError:
        """`wrong` with file and line; `id` is that of the act at fault, where it is known."""
        return self.error_at(wrong, *self.place(tuple(wrong.path)), id)

    def error_at(self, wrong: Wrong, line: int, column: int, id: str | None = None) -> RecordError:
        """`wrong` as an error at that line and column."""
        path = within = wrong.path
        number = None
        if len(path) > 1 and path[0] == "acts" and isinstance(path[1], int):
            number, id, within = path[1] + 1, id or f"a{path[1] + 1}", path[2:]
        field = next((step for step in reversed(within) if isinstance(step, str)), "")
        details = {"field": field, **wrong.details}
        reason = f"{field}: {wrong.reason}" if field and wrong.code.startswith("bad-") else wrong.reason
        return RecordError(self.name, line, column, wrong.code, reason, act=number, id=id, details=details)
