"""What a written ruling decides of a revoke that is put right: which card lies there now, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity, Play
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.table.vocabulary import REVOKES
from bridgelaw.words.letter.model import Paragraph
from bridgelaw.words.telling.corrected import CHARGED, is_charged
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell

_IN_TIME, _TWELFTH = "law62.must_correct", "law62.twelfth_trick"
_ASKED_BY_DUMMY = "law43.asks_first"
_LATE = 12
"""The trick in which a revoke is put right though it is established."""


def put_right_under(to_tell: AnswerToTell, it: Irregularity) -> str:
    """The provision, by its name, under which a revoke has been put right, or is to be; empty where it is not."""
    place = to_tell.play_index(it.act)
    if it.kind not in REVOKES or place is None or not to_tell.is_told(it):
        return ""
    card = to_tell.plays[place]
    ruled = any(one.irregularity == it.id and "law62" in drawers_at(one.law) for one in to_tell.rulings)
    if card.status in COUNTS or (_in_its_place(to_tell, card) is None and not ruled):
        return ""
    if any(one.irregularity == it.id and stands_at(_ASKED_BY_DUMMY, one.law) for one in to_tell.rulings):
        return _ASKED_BY_DUMMY
    quick = to_tell.view.quick
    # of a board that nobody wrote down the number of the trick was told
    told = quick is not None and ("trick", str(_LATE)) in quick.answers
    late = told or (card.trick == _LATE and _has_gone_on(to_tell, card))
    return CHARGED if is_charged(to_tell, it) else _TWELFTH if late else _IN_TIME


def put_right(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Paragraph]:
    """That the card goes back and what lies there instead, and that no trick is transferred for it, or that tricks will
    be as for a revoke that stands."""
    if not (name := put_right_under(to_tell, it)):
        return
    words = to_tell.words
    card = to_tell.plays[to_tell.play_index(it.act) or 0]
    new = _in_its_place(to_tell, card)
    told = "" if new is None or new.act in to_tell.view.filled else words.card(new.card)
    args = {"seat": card.hand, **({"new": told} if told else {})}
    args |= {"card": words.card(card.card)} if card.act not in to_tell.view.filled else {}
    which = "untold" if "card" not in args else "named" if told else "unnamed"
    replaced = words.say("letter-revoke-replaced", which, **args)
    form = {CHARGED: "charged", _ASKED_BY_DUMMY: "charged", _TWELFTH: "twelfth"}.get(name, "in_time")
    said = words.say("letter-decision-put-right", form, text=replaced)
    yield Paragraph(capital(said), words.law(provisions(words.edition)[name].reference, short=True), "strong")


def _in_its_place(to_tell: AnswerToTell, card: Play) -> Play | None:
    """The card that its player has put there; None where it is still to come."""
    same = (one for one in to_tell.plays if (one.hand, one.trick) == (card.hand, card.trick))
    return next((one for one in same if one.status in COUNTS), None)


def _has_gone_on(to_tell: AnswerToTell, card: Play) -> bool:
    return any((one.trick or 0) > (card.trick or 0) for one in to_tell.plays)
