"""The name of an irregularity, where the same one has two."""

from __future__ import annotations

from bridgelaw.answer.model import Irregularity
from bridgelaw.words.telling.to_tell import AnswerToTell


def label_of(to_tell: AnswerToTell, it: Irregularity) -> str:
    """Its name: who changes what he named from dummy takes no card back."""
    message = f"irregularity-{it.kind}"
    return to_tell.words.say(message, "designation" if changes_designation(to_tell, it) else "label")


def changes_designation(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether what was to be taken back is a card that was named, from dummy or the own hand, and not laid down."""
    if it.kind != "played_card_retracted":
        return False
    named = "designate" in to_tell.act(to_tell.act(it.act).get("of"))
    return named or is_of_dummy(to_tell, it)


def is_of_dummy(to_tell: AnswerToTell, it: Irregularity) -> bool:
    """Whether the card that was to be taken back is one of dummy's, which is in nobody's hand."""
    index = to_tell.play_index(to_tell.act(it.act).get("of"))
    return index is not None and is_dummys(to_tell, index)


def is_dummys(to_tell: AnswerToTell, play: int) -> bool:
    """Whether that card was played from dummy."""
    declarer = to_tell.declarer()
    return declarer is not None and to_tell.plays[play].hand == declarer.partner.value
