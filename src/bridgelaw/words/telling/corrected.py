"""A revoke that has come to light in the play: whether its card lies there for good; if it is corrected, what was
played after it can be taken back too, once a legal card lies in its place."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity, Play
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import open_book, provisions
from bridgelaw.table.vocabulary import REVOKES
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

CHARGED = "law63.defenders_enquiry"
"""The provision by which a corrected revoke is paid for."""
_OTHER_SIDE = "law62.may_withdraw"
_ITS_PARTNER = "law62.offender_next"


def being_corrected(to_tell: AnswerToTell) -> Irregularity | None:
    """The revoke whose card has gone back while none lies in its place yet; None where there is none."""
    return next((it for it in to_tell.irregularities if _is_open(to_tell, it)), None)


def established(to_tell: AnswerToTell) -> Irregularity | None:
    """The revoke that has been pointed out in the play and whose card stays where it lies, as one that the Law lets
    nobody correct any more; None where there is none. To be asked once the costs have been explained."""
    if to_tell.answer.phase != "play":
        return None
    return next((it for it in to_tell.irregularities if it.status == "attention" and _lies(to_tell, it)), None)


def is_charged(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether a revoke that is corrected is paid for all the same, as its player was asked about it by the other
    defender, who may not under these Laws, this authority and what the record itself sets."""
    if it.kind not in REVOKES or it.by is None or CHARGED not in provisions(to_tell.words.edition):
        return False
    book = open_book(to_tell.words.edition, to_tell.answer.authority, **to_tell.view.regulations)
    partner, declarer = Seat(it.by).partner, to_tell.answer.declarer
    if book.regulations.defenders_ask_each_other == "allowed" or declarer is None:
        return False
    if partner.side is Seat(declarer).side:
        return False
    acts = list(to_tell.view.acts)
    asked = (id for id, act in to_tell.view.acts.items() if "ask" in act and act.get("by") == partner.value)
    at = next((acts.index(id) for id in asked if to_tell.act(id).get("of") == it.act), None)
    # what its side had played to a later trick had established it by then
    later = (acts.index(one.act) for one in _played_on(to_tell, it) if one.act in acts)
    return at is not None and all(number > at for number in later)


def played_on(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether the side that revoked has played to a later trick."""
    return any(_played_on(to_tell, it))


def _played_on(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Play]:
    """The cards that its side has played to later tricks."""
    place = to_tell.play_index(it.act)
    number = None if place is None else to_tell.plays[place].trick
    later = (one for one in to_tell.plays if number and one.trick and one.trick > number)
    return (one for one in later if one.hand in _side(to_tell, it))


def _lies(to_tell: AnswerToTell, it: Irregularity) -> bool:
    place = to_tell.play_index(it.act)
    return it.kind == "revoke" and place is not None and to_tell.plays[place].status in COUNTS


def may_be_taken_back(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Line]:
    """What is said of the cards played after the revoke `it`: nothing where the other side has played none; of the
    revoker's side only where it has played after that."""
    since = list(_since(to_tell, it))
    theirs = [n for n, play in enumerate(since) if play.hand not in _side(to_tell, it)]
    if theirs:
        follows = any(play.hand in _side(to_tell, it) for play in since[theirs[0] :])
        yield from read_out((_OTHER_SIDE, _ITS_PARTNER)[: 1 + follows], to_tell.words)


def _is_open(to_tell: AnswerToTell, it: Irregularity) -> bool:
    place = to_tell.play_index(it.act)
    if it.kind not in REVOKES or place is None or to_tell.answer.phase != "play":
        return False
    card = to_tell.plays[place]
    if card.status in COUNTS or card.trick is None:
        return False
    return not any(one.hand == card.hand and one.status in COUNTS for one in to_tell.trick(card.trick))


def _since(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Play]:
    """The cards played since, to that trick or the next one, that lie there yet."""
    place = to_tell.play_index(it.act)
    number = None if place is None else to_tell.plays[place].trick
    if place is None or number is None:
        return
    for one in to_tell.plays[place + 1 :]:
        if one.status in COUNTS and one.trick in (number, number + 1):
            yield one


def _side(to_tell: AnswerToTell, it: Irregularity) -> tuple[str, ...]:
    place = to_tell.play_index(it.act)
    return () if place is None else tuple(seat.value for seat in Seat(to_tell.plays[place].hand).side.seats)
