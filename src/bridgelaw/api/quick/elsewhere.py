"""What a player knows of the board from elsewhere (procedures, 5.3)."""

from __future__ import annotations

from bridgelaw.api.quick.cards import PlayWriting
from bridgelaw.api.quick.facts import Known
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.writing import IT, Writing, seat

_SOURCES = ("wrong_hand", "overheard", "other_table", "saw_card", "traveller", "remark", "other")
_OF_A_HAND = ("wrong_hand", "saw_card")
_TIMES = ("before_first_call", "auction", "play")


def _other_source(known: Known) -> Plain:
    by, stage = seat(known, "by"), known["stage"]
    if stage == "play":
        playing = PlayWriting(by.lho)
        playing.first_trick(by.lho)
        writing: Writing = playing
    else:
        writing = Writing(by.rho)
        writing.calls(*(("1C",) if stage == "auction" else ()))
    about = {"about": by.partner.value} if known["what"] in _OF_A_HAND else {}
    writing.add(by, learn=known["what"], id=IT, **about)
    writing.add(by, summon=True, of=IT)
    return writing.plain()


OTHER_SOURCE = QuickKind(
    "other_source",
    "16",
    4,
    (
        NeededFact("by"),
        NeededFact("what", offered=lambda known: _SOURCES),
        NeededFact("stage", offered=lambda known: _TIMES),
    ),
    _other_source,
    leads=(
        "law16.other_source", "law16.reported", "law16.before_the_first_call", "law16.positions", "law16.substitute",
        "law16.redeal", "law16.stand_ready", "law16.artificial", "law16.after_the_first_call", "law16.seen_by_chance",
    ),
    reads=lambda known: ("law16.other_source",),
)  # fmt: skip
