"""The keys of a case file and what may stand under each: a published ruling in a common form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from bridgelaw.formats import kinds
from bridgelaw.formats.fields import DEAL, LAWS
from bridgelaw.formats.kinds import ValueKind, as_written, either, keyed, listed, number, refused, whole, words
from bridgelaw.formats.mappings import Key, mapping
from bridgelaw.game.seats import Vulnerability
from bridgelaw.table.vocabulary import CONVEY

SCORING = {"IMP": "imp", "MP": "mp", "BAM": "bam", "total": "total", "other": None}
AVERAGES = {"A+": "average_plus", "A": "average", "A-": "average_minus"}
NO_CHANNEL = ("explanation", "convention", "insufficient", "out_of_rotation", "other")


def _maybe(kind: ValueKind) -> ValueKind:
    """`kind`, or nothing."""
    schema = {"anyOf": [kind.schema, {"type": "null"}]}
    return ValueKind(kind.name, lambda value: None if value is None else kind.read(value), schema, code=kind.code)


def _free(value: Any) -> Any:
    return value


FREE = ValueKind("anything", _free, {})
SEAT = as_written(kinds.SEAT)
CONTRACT = either(kinds.CONTRACT, words(("P",)))
_TEXTS = listed(kinds.TEXT, "a list of words", make=list)

ANNOTATION = mapping(
    "an annotation: index, kind, by, text",
    {
        "index": Key(whole(0)),
        "kind": Key(words((*CONVEY, *NO_CHANNEL)), required=True),
        "by": Key(_maybe(SEAT)),
        "text": Key(kinds.TEXT),
    },
)
RESULT = mapping(
    "a result: contract, declarer, tricks, score_ns",
    {
        "contract": Key(CONTRACT, required=True),
        "declarer": Key(_maybe(SEAT)),
        "tricks": Key(_maybe(kinds.TRICKS)),
        "score_ns": Key(_maybe(whole(-9999, 9999))),
    },
)
POLL = mapping(
    "a poll: asked, votes, note",
    {
        "asked": Key(either(whole(0), kinds.TEXT)),
        "votes": Key(keyed(kinds.TEXT, either(whole(0), kinds.TEXT), "votes by call")),
        "note": Key(kinds.TEXT),
    },
)
FINDINGS = mapping(
    "findings",
    {
        "unauthorised_information": Key(_maybe(kinds.YES_NO)),
        "from": Key(_maybe(SEAT)),
        "to": Key(_maybe(SEAT)),
        "suggested": Key(_TEXTS),
        "logical_alternatives": Key(_TEXTS),
        "disallowed_call": Key(_maybe(kinds.TEXT)),
        "disallowed_call_index": Key(whole(0)),
        "misinformation": Key(_maybe(kinds.YES_NO)),
        "damage": Key(_maybe(kinds.YES_NO)),
        "tempo_agreed": Key(_maybe(kinds.YES_NO)),
        "poll": Key(POLL),
        "other": Key(kinds.TEXT),
    },
)
_ROW = mapping(
    "a result: contract, declarer, tricks, weight, ns",
    {
        "contract": Key(CONTRACT, required=True),
        "declarer": Key(_maybe(SEAT)),
        "tricks": Key(_maybe(kinds.TRICKS)),
        "weight": Key(number(0, 1)),
        "ns": Key(whole(-9999, 9999), required=True),
    },
)
_AVERAGE = mapping("an artificial score: artificial", {"artificial": Key(words(AVERAGES), required=True)})


def _row(value: Any) -> Any:
    if isinstance(value, Mapping) and "artificial" in value:
        return _AVERAGE.read(value)
    return _ROW.read(value)


def _rows(value: Any) -> Any:
    """The results of one side; an artificial score is not one of several."""
    found = _LIST.read(value if isinstance(value, list | tuple) else [value])
    if not found or (len(found) > 1 and any("artificial" in one for one in found)):
        raise refused(value, "the results of a side, or its artificial score")
    return found


_LIST = listed(ValueKind(_ROW.name, _row, FREE.schema), "a list of results", make=list)
_ROWS = ValueKind(_LIST.name, _rows, FREE.schema)
SCORE = mapping("a score: NS, EW", {"NS": Key(_ROWS, required=True), "EW": Key(_ROWS, required=True)})
INSTANCE = mapping(
    "a ruling: who, ruling, score, penalty",
    {
        "who": Key(kinds.TEXT),
        "ruling": Key(kinds.TEXT),
        "score": Key(_maybe(SCORE)),
        "penalty": Key(_maybe(kinds.TEXT)),
    },
)
SOURCE = mapping(
    "a source: title, year, document",
    {"title": Key(kinds.TEXT), "year": Key(either(whole(0), kinds.TEXT)), "document": Key(kinds.TEXT)},
)

CASE = mapping(
    "a case: id, title, source, laws_edition, …",
    {
        "id": Key(either(kinds.TEXT, whole(0)), required=True),
        "title": Key(kinds.TEXT, required=True),
        "source": Key(SOURCE),
        "laws_edition": Key(LAWS, required=True),
        "decided_under": Key(whole(1900)),
        "authority": Key(_maybe(kinds.TEXT)),
        "scoring": Key(words(SCORING)),
        "board": Key(_maybe(whole(1))),
        "dealer": Key(_maybe(SEAT)),
        "vulnerable": Key(_maybe(words(get_args(Vulnerability)))),
        "deal": Key(_maybe(as_written(DEAL))),
        "hands": Key(_maybe(keyed(SEAT, kinds.TEXT, "hands by seat"))),
        "position": Key(FREE),
        "auction": Key(_maybe(listed(as_written(kinds.CALL), "a list of calls", make=list))),
        "auction_not_relevant": Key(kinds.YES_NO),
        "call_seats": Key(_maybe(listed(SEAT, "a list of seats", make=list))),
        "cancelled_calls": Key(listed(whole(0), "a list of places in the auction", make=list)),
        "annotations": Key(listed(ANNOTATION, "a list of annotations", make=list)),
        "contract": Key(_maybe(CONTRACT)),
        "lead": Key(_maybe(kinds.TEXT)),
        "play": Key(_maybe(kinds.TEXT)),
        "result": Key(_maybe(RESULT)),
        "irregularity": Key(kinds.TEXT),
        "findings": Key(FINDINGS),
        "director": Key(INSTANCE),
        "intermediate": Key(INSTANCE),
        "final": Key(INSTANCE),
        "provisions": Key(_TEXTS),
        "quality": Key(words(("full", "partial")), required=True),
        "notes": Key(kinds.TEXT),
    },
)
