"""A call that was taken back and replaced by one after which nothing further follows, but a score yet may."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Ruling
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell


def is_replaced(law: str) -> bool:
    """Whether by that provision nothing further follows, now that a call has been taken back and another put in its
    place that the Law lets pass for it."""
    return "law27" in drawers_at(law) or any(stands_at(f"{drawer}.comparable", law) for drawer in _OUT_OF_ROTATION)


_OUT_OF_ROTATION = ("law30", "law31", "law32")


def adjusted_all_the_same(to_tell: AnswerToTell, ruling: Ruling) -> Iterator[Line]:
    """That the score is adjusted yet if what was withdrawn helped its side, as long as that cannot be seen."""
    bid = "law27" in drawers_at(ruling.law)
    held = provisions(to_tell.words.edition).get("law27.damage_all_the_same" if bid else "law23.assisted")
    if held is None or to_tell.answer.phase in OVER:
        return
    said = to_tell.words.say("rulings-adjusted_later", "bid" if bid else "call")
    yield Line(said, law=to_tell.words.law(held.reference, short=True), indent=4)
