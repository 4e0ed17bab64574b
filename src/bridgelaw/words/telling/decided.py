"""What is read out to all four once nothing is left to decide: who gets the tricks of a claim, and the score."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.answer.score_model import Score
from bridgelaw.game.seats import EW, NS, Seat
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.rulings import is_shared_out, ruling_text
from bridgelaw.words.telling.score import score_lines
from bridgelaw.words.telling.to_tell import AnswerToTell


def decided(to_tell: AnswerToTell, before: Score | None, after: Score | None) -> Iterator[Line]:
    """What became of a claim, the tricks of each side and the score `after` the ruling; nothing where no claim was
    decided and the score is the one from `before`: then what followed was read out when it was ruled."""
    words = to_tell.words
    claims = [one for one in to_tell.rulings if is_shared_out(one)]
    if after is None or after.kind == "none" or not (claims or after != before):
        return
    for one in claims:
        yield Line(capital(ruling_text(to_tell, one)), law=words.law(one.law, short=True), indent=0)
    if after.kind == "table" and after.declarer and isinstance(after.tricks, int):
        declaring = Seat(after.declarer).side
        won = {declaring: after.tricks, declaring.opponents: 13 - after.tricks}
        text = ", ".join(f"{words.side(side.value)} {won[side]}" for side in (NS, EW))
        yield Line(words.say("case-decided-tricks", text=text), indent=0)
    yield from (line._replace(indent=max(line.indent - 2, 0)) for line in score_lines(to_tell, after))
