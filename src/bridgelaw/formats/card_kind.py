"""The card as a finding keeps it: what `bridgelaw evidence` gives to programs, without the deals that it shows."""

from __future__ import annotations

from msgspec.structs import replace

from bridgelaw.formats import kinds
from bridgelaw.formats.kinds import ValueKind, as_written, either, keyed, listed, number, or_null, pattern, whole, words
from bridgelaw.formats.mappings import Key, mapping

SOURCES = ("agreement", "explained", "director", "silent")
"""Who said what a call showed."""
SHOWS = ("towards", "away", "nothing", "too_few")
SCALES = ("points", "imps", "matchpoints")
MEASURED = ("passed_out", "director", "poll")
WITHOUT_ARROW = ("reading_impossible", "reading_all")
_SEAT = as_written(kinds.SEAT)
_COUNT = pattern("a whole number as text", r"\d{1,40}")
_SHARE = pattern("a fraction as text", r"\d{1,40}/[1-9]\d{0,39}")
_FIGURE = number(-100_000, 100_000)


def _all(name: str, /, **keys: ValueKind) -> ValueKind:
    """A mapping in which every key stands."""
    return mapping(f"{name}: {', '.join(keys)}", {key: Key(kind, required=True) for key, kind in keys.items()})


def _each(kind: ValueKind, name: str) -> ValueKind:
    return listed(kind, name, make=list)


_LINE = _all(
    "what a call showed",
    seat=_SEAT,
    act=or_null(kinds.ID),
    call=or_null(as_written(kinds.CALL)),
    condition=kinds.TEXT,
    source=words(SOURCES),
    by=or_null(kinds.TEXT),
    words=kinds.TEXT,
)
_READING = _all(
    "a reading",
    name=kinds.TEXT,
    condition=kinds.TEXT,
    count=_COUNT,
    share=_SHARE,
    solved=whole(0),
    refused=or_null(words(WITHOUT_ARROW)),
)
_ACTION = _all("an action", action=kinds.ACTION, contract=or_null(kinds.TEXT), source=words(MEASURED))
_SHIFT = _all(
    "a shift",
    reading=kinds.TEXT,
    action=kinds.ACTION,
    against=kinds.ACTION,
    shift=_FIGURE,
    low=_FIGURE,
    high=_FIGURE,
    null=_all("what chance gives", low=_FIGURE, high=_FIGURE),
    better=_all("a share of deals", shift=_FIGURE, low=_FIGURE, high=_FIGURE),
    shows=words(SHOWS),
)
_REQUIRED = {
    "evidence": whole(1, 1),
    "mode": words(("card",)),
    "laws": whole(1),
    "question": or_null(kinds.TEXT),
    "of": kinds.ID,
    "seat": _SEAT,
    "because": _each(kinds.ID, "a list of acts"),
    "showed": _each(_LINE, "a list of what calls showed"),
    "possible": _all("the deals that fit", count=_COUNT, of=_COUNT, share=_SHARE),
    "readings": _each(_READING, "a list of readings"),
    "actions": _each(_ACTION, "a list of actions"),
    "scale": words(SCALES),
    "deals": _all("the deals solved", solved=whole(0), seed=kinds.TEXT, solver=kinds.TEXT),
    "shifts": _each(_SHIFT, "a list of shifts"),
    "differ": kinds.YES_NO,
    "poll": or_null(kinds.ID),
    "warnings": _each(kinds.TEXT, "a list of warnings"),
}
CARD = mapping(
    "a card: what `bridgelaw evidence` gives, without samples",
    {name: Key(kind, required=True) for name, kind in _REQUIRED.items()}
    | {"no_poll": Key(kinds.TEXT), "held": Key(keyed(_SEAT, kinds.TEXT, "the cards seen, by seat"))},
)
CARD_OR_LETTER = replace(
    either(CARD, kinds.YES_NO), write=lambda value: value if isinstance(value, bool) else CARD.write(value)
)
"""What a finding of the kind `evidence` says: a card, or of one whether it stands in the letter."""
