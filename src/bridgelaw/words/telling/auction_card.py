"""What becomes of a card that was shown or led during the auction: where it lies, and that it goes back to the hand."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.model import Irregularity, Ruling
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.arguments import of_irregularity
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell


def left_face_up(to_tell: AnswerToTell, ruling: Ruling) -> Iterator[str]:
    """That a card shown or led during the auction stays on the table, as long as the auction period lasts."""
    it = to_tell.irregularity(ruling.irregularity)
    if it is None or it.kind != "exposed_card_in_auction" or to_tell.answer.phase != "auction":
        return
    args = {"cards": 1, **of_irregularity(to_tell, it)}
    if "card" in args and "law24" in drawers_at(ruling.law):
        yield to_tell.words.say("rulings-left_face_up", **args)


def goes_back(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Line]:
    """That the card is no penalty card, since its side has bought the contract, and when it is picked up: when the lead
    is faced."""
    declarer, words = to_tell.declarer(), to_tell.words
    args = {"cards": 1, **of_irregularity(to_tell, it)}
    defends = declarer is None or it.by is None or Seat(it.by).side is not declarer.side
    if it.kind != "exposed_card_in_auction" or defends or "card" not in args:
        return
    if to_tell.answer.phase in ("clarification", "play"):
        law = provisions(words.edition)["law24.declaring_side"].reference
        said = words.say("rulings-goes_back", to_tell.answer.phase, **args)
        yield Line(said, law=words.law(law, short=True), indent=4)
