"""A defender's concession to which his partner has objected, so that nothing was conceded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.to_tell import AnswerToTell

BY = "law68.partner_objects"


class NothingConceded(NamedTuple):
    """The act by which tricks were to be given up, the cards shown with it, and the provision by which nothing was."""

    act: str
    shown: tuple[str, ...]
    law: str


def objected(to_tell: AnswerToTell) -> Iterator[NothingConceded]:
    """Each of them, as far as the reader knows of it: what may be used of it stands in the ledger."""
    entries = [e for own in to_tell.ledger.values() for e in own if not e.ended and stands_at(BY, e.law)]
    laws = {entry.about: entry.law for entry in entries if entry.kind == "remark"}
    told = [to_tell.act(about) for about in dict.fromkeys(e.about for e in entries if e.kind == "withdrawn_play")]
    for act, law in laws.items():
        by = to_tell.actor(act)
        cards = [str(card) for one in told if one.get("by") == by for card in one.get("expose") or ()]
        yield NothingConceded(act, tuple(dict.fromkeys(cards)), law)
