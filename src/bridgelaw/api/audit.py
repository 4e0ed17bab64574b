"""Many boards gone through by the judge: one row of plain facts for each, and a count of them all.

A row says what the record shows, never what anybody meant by it: an act that took long stands beside the player's own
usual times, with their number.
"""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from bridgelaw.api.table import followed
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.lawbook.failing import traced
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

FEWEST = 10
"""Timed acts of a player below which nothing is said of what is usual for him."""

_CALLS = frozenset(
    (
        "insufficient_bid", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
        "redouble_out_of_rotation", "inadmissible_double", "inadmissible_redouble", "bid_over_seven",
        "call_after_auction", "call_when_barred", "changed_call", "simultaneous_call",
    )
)  # fmt: skip
"""Irregularities that are calls."""

UNMARKED = frozenset(("illegal_call_unmarked", "revoke_unmarked"))
"""What the reader notices of an irregular act that the file does not mark: it may have happened, or be a slip of the
file."""


_ENCODER = msgspec.json.Encoder()


class FoundIrregularity(Struct, frozen=True, omit_defaults=True):
    """An irregularity: kind, who, which act, under which provision."""

    kind: str
    act: str
    law: str
    by: str | None = None


class Timed(Struct, frozen=True):
    """An act and how long it took, in seconds; `who` is the player's label in the record."""

    act: str
    who: str
    phase: Literal["auction", "play"]
    took: float


class Slow(Struct, frozen=True):
    """An act far outside the player's usual times: evidence, no verdict. `median` and quartiles of his `count` acts."""

    act: str
    who: str
    phase: str
    took: float
    median: float
    low: float
    high: float
    count: int


class AuditRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One board. `status` is `refused` where it could not be read or cannot have happened; then `code` and `reason`
    say why. Numbers of acts are those of the record; `short_hands` counts hands known not to have 13 cards."""

    file: str
    line: int
    status: Literal["read", "refused"]
    board: int | None = None
    code: str = ""
    reason: str = ""
    laws: int = 0
    calls: int = 0
    cards: int = 0
    contract: str | None = None
    declarer: str | None = None
    tricks: int | None = None
    claim: bool = False
    illegal_calls: int = 0
    revokes: int = 0
    irregularities: tuple[FoundIrregularity, ...] = ()
    short_hands: int = 0
    reading: tuple[str, ...] = ()
    timed: tuple[Timed, ...] = ()
    slow: tuple[Slow, ...] = ()


class UnreadBoard(Struct, frozen=True):
    """Where a board could not be read, and why: a code, and the reason in English."""

    file: str
    line: int
    code: str
    reason: str


SHOWN = 10
"""How many of the boards that could not be read a summary names."""


class AuditSummary(Struct, frozen=True, kw_only=True):
    """The count of many rows, and the first boards that could not be read; summaries add up.

    `unmarked`: boards with an irregular act that the file does not mark. They are counted apart: what was irregular on
    them stands in `unmarked_irregularities`, and not in `irregularities`.
    """

    files: int = 0
    boards: int = 0
    refused: int = 0
    calls: int = 0
    cards: int = 0
    claims: int = 0
    short_hands: int = 0
    irregularities: Mapping[str, int] = {}
    reading: Mapping[str, int] = {}
    codes: Mapping[str, int] = {}
    slow: int = 0
    unmarked: int = 0
    unmarked_irregularities: Mapping[str, int] = {}
    first_refused: tuple[UnreadBoard, ...] = ()

    def __add__(self, other: AuditSummary) -> AuditSummary:
        def added(name: str) -> Any:
            mine, theirs = getattr(self, name), getattr(other, name)
            if isinstance(mine, tuple):
                return (*mine, *theirs)[:SHOWN]
            return mine + theirs if isinstance(mine, int) else dict(sorted((Counter(mine) + Counter(theirs)).items()))

        return AuditSummary(**{name: added(name) for name in self.__struct_fields__})


def row(one: Record | RecordError, file: str, *, laws: int | None = None) -> AuditRow:
    """The row of one board of `file`; `laws` overrides the record's edition. A board of which none can be made is
    refused with the reason, and holds up no other."""
    if isinstance(one, RecordError):
        return _refused(file, one)
    try:
        return _read(one, file, laws)
    except RecordError as error:
        return _refused(file, error, one)
    except Exception as error:
        return _refused(file, RecordError(file, _line(one), 1, "not-judged", traced(error)), one)


def _read(one: Record, file: str, laws: int | None) -> AuditRow:
    table = followed(one, laws=laws)
    now = table.situation
    facts = now.facts
    contract = facts.contract
    found = tuple(
        FoundIrregularity(it.kind, it.act, it.law, it.by.value if it.by else None) for it in now.irregularities
    )
    return AuditRow(
        file=file,
        line=_line(one),
        status="read",
        board=one.board,
        laws=int(table.book.edition),
        calls=sum(1 for made in facts.calls if not made.implied),
        cards=len(facts.plays),
        contract=str(contract) if contract else None,
        declarer=facts.declarer.value if facts.declarer else None,
        tricks=facts.tricks(facts.declarer.side) if facts.declarer and facts.finished else None,
        claim=facts.finished in ("claim", "result") and 0 < len(facts.plays) < 52,
        illegal_calls=sum(1 for it in found if it.kind in _CALLS),
        revokes=sum(1 for it in found if it.kind == "revoke"),
        irregularities=found,
        short_hands=sum(1 for hand in one.deal.values() if hand is not None and len(hand) != 13),
        reading=tuple(str(finding["code"]) for finding in one.reading),
        timed=tuple(_timed(one, now)),
    )


def _refused(file: str, error: RecordError, record: Record | None = None) -> AuditRow:
    board = record.board if record else None
    line = _line(record) if record and not error.line else error.line
    return AuditRow(file=file, line=line, status="refused", board=board, code=error.code, reason=error.reason)


def _line(record: Record) -> int:
    return int((record.source or {}).get("line", 1))


def _timed(record: Record, now: Situation) -> Iterator[Timed]:
    for act in record.acts:
        if isinstance(act, acts.Call | acts.Play) and act.took is not None:
            seat = act.by
            phase: Literal["auction", "play"] = "play" if isinstance(act, acts.Play) else "auction"
            yield Timed(act.id, record.players.get(seat, seat.value), phase, float(act.took))


def usual_times(rows: Iterable[AuditRow]) -> dict[tuple[str, str], list[float]]:
    """The times of every player in each phase."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for one in rows:
        for timed in one.timed:
            found[timed.who, timed.phase].append(timed.took)
    return found


class Usual:
    """What is usual for every player with enough acts: lower quartile, median, upper quartile, count of his times."""

    def __init__(self, times: Mapping[tuple[str, str], Sequence[float]]) -> None:
        self._known: dict[tuple[str, str], tuple[float, float, float, int]] = {}
        for key, some in times.items():
            if len(some) >= FEWEST:
                low, median, high = statistics.quantiles(some, n=4, method="inclusive")
                self._known[key] = low, median, high, len(some)

    def beside(self, one: AuditRow) -> AuditRow:
        """The row with its slow acts."""
        return msgspec.structs.replace(one, slow=tuple(self.outliers(one.timed))) if one.timed else one

    def outliers(self, timed: Iterable[Timed]) -> Iterator[Slow]:
        """The acts that lie three times the spread of the middle half or more outside it."""
        for one in timed:
            if (known := self._known.get((one.who, one.phase))) is not None:
                low, median, high, count = known
                if high > low and not low - 3 * (high - low) <= one.took <= high + 3 * (high - low):
                    yield Slow(one.act, one.who, one.phase, one.took, median, low, high, count)


def summary(rows: Iterable[AuditRow], *, files: int = 1) -> AuditSummary:
    """The count of those rows."""
    total = Counter[str]()
    kinds, apart, reading, codes = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    refused: list[UnreadBoard] = []
    for one in rows:
        total.update(boards=1, refused=one.status == "refused", calls=one.calls, cards=one.cards, claims=one.claim)
        total.update(short_hands=one.short_hands, slow=len(one.slow))
        unmarked = not UNMARKED.isdisjoint(one.reading)
        total.update(unmarked=unmarked)
        (apart if unmarked else kinds).update(it.kind for it in one.irregularities)
        reading.update(one.reading)
        codes.update([one.code] if one.code else [])
        if one.status == "refused" and len(refused) < SHOWN:
            refused.append(UnreadBoard(one.file, one.line, one.code, one.reason))
    return AuditSummary(
        files=files,
        boards=total["boards"],
        refused=total["refused"],
        calls=total["calls"],
        cards=total["cards"],
        claims=total["claims"],
        short_hands=total["short_hands"],
        slow=total["slow"],
        unmarked=total["unmarked"],
        unmarked_irregularities=dict(sorted(apart.items())),
        irregularities=dict(sorted(kinds.items())),
        reading=dict(sorted(reading.items())),
        codes=dict(sorted(codes.items())),
        first_refused=tuple(refused),
    )


def encode(one: AuditRow) -> bytes:
    """A row as one line of JSON, without the raw times."""
    return encode_with_times(msgspec.structs.replace(one, timed=()) if one.timed else one)


def encode_with_times(one: AuditRow) -> bytes:
    """A row as one line of JSON."""
    return _ENCODER.encode(one) + b"\n"
