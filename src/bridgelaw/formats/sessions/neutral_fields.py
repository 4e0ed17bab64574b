"""The values of the neutral form of a session (`bridgelaw.session/1`): what stands under which key."""

from __future__ import annotations

from bridgelaw.formats import kinds
from bridgelaw.formats.awards import SHARE_OF_BOARD, WEIGHTED
from bridgelaw.formats.fields import DEAL, LAWS, REGULATIONS
from bridgelaw.formats.kinds import ValueKind, as_written, either, keyed, listed, number, or_null, whole, words
from bridgelaw.formats.mappings import Key, mapping
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.session.conditions import WITHDRAWN

FORM = "bridgelaw.session/1"

_ANY = ValueKind("anything", lambda value: value, {})
_SCOPE = words(("section", "session"))
_SHARES = mapping(
    "shares of the board: ns, ew", {"ns": Key(SHARE_OF_BOARD, required=True), "ew": Key(SHARE_OF_BOARD, required=True)}
)


_DATUM = mapping("a datum: dropped, nearest", {"dropped": Key(whole(0, 100)), "nearest": Key(whole(10, 10))})
CONDITIONS = mapping(
    "conditions: scoring, unit, winners, field, rank_by, uneven, datum, withdrawn, laws, authority, regulations",
    {
        "scoring": Key(words(("mp", "cross_imp", "butler"))),
        "unit": Key(whole(1, 2)),
        "winners": Key(whole(1, 2)),
        "field": Key(_SCOPE),
        "rank_by": Key(_SCOPE),
        "uneven": Key(words(("neuberg", "factor", "none", "ties"))),
        "datum": Key(_DATUM),
        "withdrawn": Key(words(WITHDRAWN)),
        "laws": Key(LAWS),
        "authority": Key(words(AUTHORITIES)),
        "regulations": Key(REGULATIONS),
    },
)
SECTION = mapping(
    "a section: section, tables, winners",
    {"section": Key(kinds.TEXT, required=True), "tables": Key(whole(1, 1000)), "winners": Key(whole(1, 2))},
)
PAIR = mapping(
    "a pair: pair, section, number, direction, handicap, people",
    {
        "pair": Key(kinds.ID, required=True),
        "section": Key(kinds.TEXT),
        "number": Key(kinds.TEXT),
        "direction": Key(kinds.SIDE),
        "handicap": Key(number(-100, 100)),
        "people": Key(listed(kinds.ID, "keys of people")),
    },
)
RESULT = mapping(
    "a result: section, board, ns, ew, and what came of it",
    {
        "section": Key(kinds.TEXT),
        "board": Key(whole(1, 9999), required=True),
        "ns": Key(kinds.ID, required=True),
        "ew": Key(kinds.ID, required=True),
        "round": Key(or_null(whole(1, 999))),
        "table": Key(or_null(whole(1, 9999))),
        "contract": Key(either(words(("P",)), kinds.CONTRACT)),
        "by": Key(kinds.SEAT),
        "tricks": Key(kinds.TRICKS),
        "score": Key(whole(-8000, 8000)),
        "lead": Key(as_written(kinds.CARD)),
        "artificial": Key(_SHARES),
        "weighted": Key(WEIGHTED),
        "unplayed": Key(kinds.TEXT),
        "form": Key(kinds.TEXT),
    },
)
PENALTY = mapping(
    "a penalty: pair, amount, unit, law",
    {
        "pair": Key(kinds.ID, required=True),
        "amount": Key(number(-10_000, 10_000), required=True),
        "unit": Key(words(("percent", "mp", "imp"))),
        "law": Key(kinds.TEXT),
    },
)
_PERSON = mapping("a person: name, number", {"name": Key(kinds.TEXT, required=True), "number": Key(kinds.TEXT)})
SESSION = mapping(
    "a session: form, name, conditions, sections, pairs, results",
    {
        "form": Key(words((FORM,)), required=True),
        "name": Key(kinds.TEXT),
        "date": Key(kinds.pattern("a date as 2026-01-31", r"[0-9]{4}-[0-9]{2}-[0-9]{2}")),
        "source": Key(kinds.TEXT),
        "program": Key(kinds.TEXT),
        "conditions": Key(CONDITIONS),
        "sections": Key(listed(SECTION, "a list of sections")),
        "pairs": Key(listed(PAIR, "a list of pairs"), required=True),
        "results": Key(listed(RESULT, "a list of results"), required=True),
        "penalties": Key(listed(PENALTY, "a list of penalties")),
        "deals": Key(keyed(kinds.pattern("a board number", r"[1-9][0-9]{0,3}"), as_written(DEAL), "deals by board")),
        "people": Key(keyed(kinds.ID, _PERSON, "people by key")),
        "expected": Key(_ANY),
    },
)
