"""Results with weights, adjusted scores, the other tables' results (record format, sections 1 and 4).

They stay plain data; these kinds check them and bring their keys into one order.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from bridgelaw.formats import kinds
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import Schema, ValueKind, as_written, either, listed, number, refused, whole, words
from bridgelaw.formats.mappings import Key, branched, mapping

_SHARE = kinds.pattern("a fraction as 1/3", r"[1-9][0-9]{0,8}/[1-9][0-9]{0,8}")
_WEIGHT_NAME = "a weight: a number above 0, at most 1, or a fraction as 1/3"


def _weight(value: Any) -> Any:
    found = _SHARE.read(value) if isinstance(value, str) else number(0, 1).read(value)
    if not 0 < Fraction(str(found)) <= 1:
        raise refused(value, _WEIGHT_NAME)
    return found


_WEIGHT_SCHEMA: Schema = {"anyOf": [{"type": "number", "exclusiveMinimum": 0, "maximum": 1}, _SHARE.schema]}
_WEIGHT = ValueKind(_WEIGHT_NAME, _weight, _WEIGHT_SCHEMA, kinds.plain)


def _weighted(item: ValueKind, weight: Callable[[Any], Any]) -> ValueKind:
    """A list of which at least one element is there, and whose weights sum to 1."""
    many = listed(item, "a list of results", make=list)

    def read(value: Any) -> list[Any]:
        found: list[Any] = many.read(value)
        if not found:
            raise refused(value, "a list of results with one at least")
        weights = [weight(one) for one in found]
        if sum(Fraction(str(one)) for one in weights) != 1:
            said = " + ".join(map(str, weights))
            raise Wrong("weights", f"the weights {said} do not sum to 1", text=said)
        return found

    return ValueKind(many.name, read, {**many.schema, "minItems": 1}, many.write)


_PASSED_OUT = mapping(
    "a passed-out board: contract, weight", {"contract": Key(words(("P",)), required=True), "weight": Key(_WEIGHT)}
)
_PLAYED = mapping(
    "a result: contract, by, tricks, weight",
    {
        "contract": Key(kinds.CONTRACT, required=True),
        "by": Key(as_written(kinds.SEAT), required=True),
        "tricks": Key(kinds.TRICKS, required=True),
        "weight": Key(_WEIGHT),
    },
)
_RESULTS = _weighted(
    branched(_PLAYED.name, "contract", {"P": _PASSED_OUT}, otherwise=_PLAYED), lambda one: one.get("weight", 1)
)
AVERAGE = words(("average_plus", "average", "average_minus"))
SHARE_OF_BOARD = either(AVERAGE, number(0, 100))
_ASSIGNED = mapping(
    "an assigned score: kind, ns, ew, without_error, self_inflicted",
    {
        "kind": Key(words(("assigned",)), required=True),
        "ns": Key(_RESULTS, required=True),
        "ew": Key(_RESULTS),
        "without_error": Key(_RESULTS),
        "self_inflicted": Key(as_written(kinds.SIDE)),
    },
)
_ARTIFICIAL = mapping(
    "an artificial score: kind, ns, ew",
    {
        "kind": Key(words(("artificial",)), required=True),
        "ns": Key(SHARE_OF_BOARD, required=True),
        "ew": Key(SHARE_OF_BOARD, required=True),
    },
)
AWARD = branched("an adjusted score: kind, ns, ew", "kind", {"assigned": _ASSIGNED, "artificial": _ARTIFICIAL})


# The other tables' results as North-South see them: plain, weighted, artificial.

_POINTS = whole(-9999, 9999)
_PAIR_NAME = "a result and its weight, as [420, 0.6]"


def _pair(value: Any) -> list[Any]:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise refused(value, _PAIR_NAME)
    return [_POINTS.read(value[0]), _WEIGHT.read(value[1])]


_PAIR: Schema = {"type": "array", "prefixItems": [_POINTS.schema, _WEIGHT.schema], "items": False, "minItems": 2}
POINTS_WITH_WEIGHTS = _weighted(ValueKind(_PAIR_NAME, _pair, _PAIR, kinds.plain), lambda pair: pair[1])
WEIGHTED = mapping(
    "a weighted result: ns, ew", {"ns": Key(POINTS_WITH_WEIGHTS, required=True), "ew": Key(POINTS_WITH_WEIGHTS)}
)
_TABLES = listed(either(_POINTS, AVERAGE, WEIGHTED), "a list of results", make=list)
FIELD = mapping(
    "the other tables: results, expected", {"results": Key(_TABLES, required=True), "expected": Key(whole(1))}
)
