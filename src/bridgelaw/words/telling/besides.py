"""What the Director reads out where nobody has a choice: what follows, and of a revoke whether it is established and
what it may cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridgelaw.answer.model import Irregularity
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.vocabulary import REVOKES
from bridgelaw.words.say import Words
from bridgelaw.words.telling.costs import Element, consequences
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell

if TYPE_CHECKING:
    # `rule` has no road, and is to start fast
    from bridgelaw.answer.road_model import NextSaid

_TRANSFERRED = ("law64.won_by_offender", "law64.not_won_by_offender", "law64.no_trick_won")
_OF_DUMMY = ("law64.faced_card",)
_EQUITY = "law64.equity"


def besides(to_tell: AnswerToTell, coming: NextSaid) -> list[Line]:
    """All of it, of the next step of a road (`next` of `bridgelaw ruling --json`); where somebody has a choice only
    what is to be said of a revoke: the options say the rest."""
    then = coming.get("then") or ()
    of_revokes = [line for it in to_tell.irregularities for line in _of_revoke(to_tell, it, then)]
    found = [] if coming["options"] else consequences(to_tell, then)
    if found or of_revokes or coming["options"]:
        return [*of_revokes, *found]
    return [Line(to_tell.words.say("costs-nothing-changes"))]


def _of_revoke(to_tell: AnswerToTell, it: Irregularity, then: Sequence[Element]) -> Iterator[Line]:
    """While the play goes on; when it is over the tricks are counted."""
    play = to_tell.play_index(it.act)
    if it.kind not in REVOKES or it.status != "attention" or play is None or to_tell.answer.phase != "play":
        return
    if any(one["element"] == "plays" and one.get("act") == it.act for one in then):
        yield _said("costs-revoke-corrected", "law62.must_correct", to_tell.words)
        return
    yield _said("quick-to-come", "law63.stands", to_tell.words)
    yield Line(to_tell.words.say("costs-tricks-later"), style="label")
    hand, declarer = to_tell.plays[play].hand, to_tell.answer.declarer
    dummys = declarer is not None and Seat(hand) is Seat(declarer).partner
    for line in read_out((*(_OF_DUMMY if dummys else _TRANSFERRED), _EQUITY), to_tell.words):
        yield line._replace(indent=2)


def _said(message: str, provision: str, words: Words) -> Line:
    return Line(words.say(message), law=words.law(provisions(words.edition)[provision].reference, short=True))
