"""What the Director reads out where nobody has a choice: what follows, of a revoke whether it is established and what
it may cost, and how the table goes on where a call could be changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

import msgspec

from bridgelaw.answer.model import Irregularity
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.vocabulary import OVER, REVOKES
from bridgelaw.words.say import Words
from bridgelaw.words.telling.corrected import CHARGED, is_charged, may_be_taken_back
from bridgelaw.words.telling.costs import Element, consequences
from bridgelaw.words.telling.duties import duty_text
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.rulings import ruling_text
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

if TYPE_CHECKING:
    # `rule` has no road, and is to start fast
    from bridgelaw.answer.road_model import NextSaid

_TRANSFERRED = ("law64.won_by_offender", "law64.not_won_by_offender", "law64.no_trick_won")
_OF_DUMMY = ("law64.faced_card",)
_EQUITY = "law64.equity"
MISLED = ("mistaken_explanation", "missing_alert", "unexpected_alert")
"""Ways in which opponents are misinformed."""
_CHANGED = "law21.change_call"
_TOO_LATE = "law21.too_late"


def besides(to_tell: AnswerToTell, coming: NextSaid) -> list[Line]:
    """All of it, of the next step of a road (`next` of `bridgelaw ruling --json`); where somebody has a choice only
    what is to be said of a revoke: the options say the rest."""
    # what is asked is asked of the Director, and not read out
    then = [one for one in coming.get("then") or () if one["element"] != "questions"]
    of_revokes = [line for it in to_tell.irregularities for line in _of_revoke(to_tell, it, then)]
    found = [] if coming["options"] else consequences(to_tell, then)
    if found or of_revokes or coming["options"]:
        return [*of_revokes, *found]
    misled = any(it.kind in MISLED and it.status == "attention" for it in to_tell.irregularities)
    if misled and to_tell.answer.phase not in OVER:
        return list(_of_wrong_information(to_tell))
    return [Line(to_tell.words.say("costs-nothing-changes"))]


def told_to_all(to_tell: AnswerToTell, acts: AbstractSet[str]) -> Iterator[Line]:
    """What the Director has told the table of the irregular `acts`, from what its reader may know: what was ruled, of
    an established revoke what it may cost, and of a penalty card what holds as long as it lies there."""
    found = [it for it in to_tell.irregularities if it.act in acts and to_tell.is_told(it)]
    told: set[str] = set()
    for it in found:
        yield from _of_revoke(to_tell, it, ())
        lying = [card for card in to_tell.penalty_cards if card.seat == it.by]
        for ruling in to_tell.rulings:
            if ruling.irregularity == it.id and ruling.rectification == "penalty_card" and lying:
                if lying[0].seat not in told:
                    told.add(lying[0].seat)
                    cards = ({"element": "penalty_cards", **msgspec.to_builtins(card)} for card in lying)
                    yield from consequences(to_tell, cards)
            elif ruling.irregularity == it.id:
                yield Line(capital(ruling_text(to_tell, ruling)), law=to_tell.words.law(ruling.law, short=True))
        for duty in to_tell.obligations:
            # that somebody has to pass is said by what was ruled; this is a duty alone
            if duty.irregularity == it.id and duty.what == "may_not_double":
                yield Line(capital(duty_text(to_tell, duty, own=False)), law=to_tell.words.law(duty.law, short=True))


def _of_wrong_information(to_tell: AnswerToTell) -> Iterator[Line]:
    """What was changed, if anything was, how the table goes on, and what is left to the side that was misinformed."""
    words, turn = to_tell.words, to_tell.answer.turn
    changed = [n for n, call in enumerate(to_tell.auction) if to_tell.act(call.act).get("choose") == "change_call"]
    changed = [n for n in changed if to_tell.auction[n].status in COUNTS]
    for n in changed:
        first, second = map(words.call, to_tell.change(n) or ("", ""))
        said = words.say("costs-call-changed", seat=to_tell.auction[n].by, call=first, new=second)
        yield _by_law(said, _CHANGED, words)
    phase = to_tell.answer.phase
    if not changed:
        yield Line(words.say("costs-nothing-changes"))
    if turn is not None:
        word = {"setup": "call", "auction": "call", "clarification": "open"}.get(phase, "play")
        yield Line(words.say(f"costs-turn-{word}", seat=turn))
    yield _by_law(words.say("costs-damaged-later"), _TOO_LATE, words)


def _of_revoke(to_tell: AnswerToTell, it: Irregularity, then: Sequence[Element]) -> Iterator[Line]:
    """While the play goes on; when it is over the tricks are counted."""
    play = to_tell.play_index(it.act)
    if it.kind not in REVOKES or it.status != "attention" or play is None or to_tell.answer.phase != "play":
        return
    if any(one["element"] == "plays" and one.get("act") == it.act for one in then):
        charged = is_charged(to_tell, it)
        if charged:
            yield _said("quick-to-come-charged", CHARGED, to_tell.words)
        else:
            yield _said("costs-revoke-corrected", "law62.must_correct", to_tell.words)
        yield from may_be_taken_back(to_tell, it)
        if not charged:
            return
    else:
        yield _said("quick-to-come", "law63.stands", to_tell.words)
    yield Line(to_tell.words.say("costs-tricks-later"), style="label")
    hand, declarer = to_tell.plays[play].hand, to_tell.answer.declarer
    dummys = declarer is not None and Seat(hand) is Seat(declarer).partner
    for line in read_out((*(_OF_DUMMY if dummys else _TRANSFERRED), _EQUITY), to_tell.words):
        yield line._replace(indent=2)


def _said(message: str, provision: str, words: Words) -> Line:
    return _by_law(words.say(message), provision, words)


def _by_law(text: str, provision: str, words: Words) -> Line:
    return Line(text, law=words.law(provisions(words.edition)[provision].reference, short=True))
