"""The keys at the top of a record: the one table that the reader, the writer and the JSON Schema share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, get_args

from bridgelaw.formats import kinds
from bridgelaw.formats.awards import FIELD
from bridgelaw.formats.errors import Wrong
from bridgelaw.formats.kinds import (
    Schema,
    ValueKind,
    as_written,
    either,
    keyed,
    listed,
    number,
    or_null,
    refused,
    whole,
    words,
)
from bridgelaw.formats.mappings import Key, mapping
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.game.seats import Vulnerability
from bridgelaw.lawbook.authorities import AUTHORITIES, settings
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.table import vocabulary

VERSION = 1

READING_CODES = (
    "declarer_mismatch", "contract_mismatch", "leading_passes_missing", "columns_wrong", "card_not_in_hand",
    "revoke_unmarked", "illegal_call_unmarked", "notes_dangling", "duplicate_tag", "unquoted_tag", "bad_date",
    "inherited", "partial_deal", "tag_case", "comment_swallows_tags", "edited_outside",
    "tricks_mismatch", "score_mismatch", "deal_defect", "assumed", "alert_mark", "bad_value", "bad_mark",
    "mark_unfounded", "after_end", "card_missing", "play_unread", "times_unsure", "stray_sign", "unread_tail",
)  # fmt: skip
ANSWER_KEYS = (
    "bridgelaw", "file", "board", "after", "laws", "authority", "phase", "turn", "frozen", "contract", "declarer",
    "tricks", "auction", "plays", "penalty_cards", "irregularities", "options", "obligations", "rights", "information",
    "questions", "rulings", "penalties", "score", "errors", "lead_restrictions",
)  # fmt: skip


def _laws(value: Any) -> str:
    if type(value) is not int or str(value) not in EDITIONS:
        raise refused(value, f"an edition of the Laws ({' '.join(EDITIONS)})")
    return str(value)


LAWS = ValueKind("an edition", _laws, {"enum": [int(year) for year in EDITIONS]}, int)


_SETTING = either(kinds.TEXT, number(), kinds.YES_NO, listed(either(kinds.TEXT, number()), "a list", make=list))
_SETTINGS = keyed(kinds.pattern("the name of a setting", "[a-z][A-Za-z0-9_.]*"), _SETTING, "settings by name")


def _regulations(value: Any) -> dict[str, Any]:
    """Settings by name; one that is true or false may be written yes or no."""
    found: dict[str, Any] = _SETTINGS.read(value)
    known = settings()
    for name, one in found.items():
        if one in ("yes", "no") and known.get(name, {}).get("values") == "boolean":
            found[name] = one == "yes"
    return found


REGULATIONS = ValueKind(_SETTINGS.name, _regulations, _SETTINGS.schema, _SETTINGS.write)

_DEAL_FORM = r"\s*[NESWnesw]:\s*(\S+\s+){3}\S+\s*"
_IN_TWO_HANDS = re.compile(r"(\w\w) is in two hands")


def _deal(value: Any) -> Any:
    if type(value) is not str:
        raise refused(value, "a deal: N:hand hand hand hand", "bad-deal")
    try:
        return parse_deal(value)
    except ValueError as error:
        twice = _IN_TWO_HANDS.match(str(error))
        if twice:
            raise Wrong("duplicate-card", str(error), card=twice[1]) from None
        raise Wrong("bad-deal", str(error), text=kinds.shown(value)) from None


DEAL = ValueKind("a deal", _deal, {"type": "string", "pattern": f"^{_DEAL_FORM}$"}, write_deal, "bad-deal")

_EDITIONS_JUDGED = either(listed(LAWS, "a list of editions"), LAWS)
_PART: Schema = {"type": "object", "propertyNames": {"enum": list(ANSWER_KEYS)}}


def _part(value: Any) -> Any:
    if not isinstance(value, Mapping):
        raise refused(value, "a part of an answer")
    for key in value:
        if key not in ANSWER_KEYS:
            raise Wrong("unknown-key", f"an answer has no key {key!r}", [key], text=key, allowed=" ".join(ANSWER_KEYS))
    return value


_PART_OF_ANSWER = ValueKind("a part of an answer", _part, _PART, kinds.plain)
ROW = mapping(
    "an expectation: laws, authority, after, has, lacks, exactly",
    {
        "laws": Key(as_written(_EDITIONS_JUDGED)),
        "authority": Key(words(AUTHORITIES)),
        "after": Key(kinds.TEXT),
        "has": Key(_PART_OF_ANSWER),
        "lacks": Key(_PART_OF_ANSWER),
        "exactly": Key(_PART_OF_ANSWER),
    },
)
_PERCENT = number(0, 100)
_REMARK = mapping(
    "a remark: code, line, column, message",
    {
        "code": Key(words(READING_CODES), required=True),
        "line": Key(whole(1)),
        "column": Key(whole(1)),
        "message": Key(kinds.TEXT),
    },
)
_TEXTS = listed(kinds.TEXT, "a list of texts")
KEPT = mapping(
    "what else the source says: tags, tables, marks, notes, remarks, ends, rest, again, commands",
    {
        "tags": Key(keyed(kinds.TEXT, kinds.TEXT, "values by name")),
        "tables": Key(keyed(kinds.TEXT, _TEXTS, "lines by name")),
        "marks": Key(keyed(kinds.TEXT, kinds.TEXT, "marks by act")),
        "notes": Key(listed(listed(kinds.TEXT, "section, number, text", 3), "a list of notes")),
        "remarks": Key(listed(listed(kinds.TEXT, "place, text", 2), "a list of remarks by place")),
        "ends": Key(keyed(kinds.TEXT, kinds.TEXT, "signs by section")),
        "rest": Key(keyed(kinds.TEXT, kinds.TEXT, "texts by section")),
        "again": Key(listed(listed(kinds.TEXT, "name, value", 2), "a list of tags")),
        "commands": Key(listed(listed(kinds.TEXT, "place, command, value", 3), "a list of commands by place")),
    },
)

FIELDS: dict[str, ValueKind] = {
    "title": kinds.TEXT,
    "laws": LAWS,
    "authority": words(AUTHORITIES),
    "regulations": REGULATIONS,
    "language": words(vocabulary.LANGUAGES),
    "scoring": words(vocabulary.SCORING),
    "table": mapping(
        "table: entry, screens", {"entry": Key(words(("allow", "prevent"))), "screens": Key(kinds.YES_NO)}
    ),
    "board": whole(1),
    "dealer": kinds.SEAT,
    "vulnerable": or_null(words(get_args(Vulnerability))),
    "deal": DEAL,
    "players": keyed(kinds.SEAT, kinds.TEXT, "names by seat"),
    "field": FIELD,
    "norms": keyed(
        kinds.SEAT,
        mapping("a norm: median, n", {"median": Key(number(0), required=True), "n": Key(whole(0), required=True)}),
        "norms by seat",
    ),
    "session": mapping("session: NS, EW", {"NS": Key(_PERCENT), "EW": Key(_PERCENT)}),
    "match": mapping(
        "a match: format, boards",
        {"format": Key(words(("round_robin", "knockout", "swiss")), required=True), "boards": Key(whole(1))},
    ),
    "source": mapping(
        "a source: file, line, producer",
        {"file": Key(kinds.TEXT), "line": Key(whole(1)), "producer": Key(kinds.TEXT)},
    ),
    "reading": listed(_REMARK, "a list of remarks"),
    "kept": KEPT,
}
EXPECT = listed(ROW, "a list of expectations")
