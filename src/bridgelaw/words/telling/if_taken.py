"""An option that nobody has to take: what it costs hangs on his taking it, and is told under that."""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.answer.model import Option
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.words import Words
from bridgelaw.words.telling.arguments import CODES
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import Line

_STEP = 2


def if_taken(option: Option, lines: Sequence[Line], words: Words) -> list[Line]:
    """The lines of its costs, under a heading where the same sentence says that he may leave it as it is;
    of several cards each has one of its own."""
    if option.id not in MAY_BE_LEFT or len(option.cards or ()) > 1:
        return list(lines)
    head = Line(words.say(f"costs-if-{option.id}"), style="label")
    return [head, *(line._replace(indent=line.indent + _STEP) for line in lines)]


def nothing(words: Words, option: Option) -> Line:
    """That it costs nothing; of what is accepted nothing has been put right either. What the side that misinformed
    takes back, since an opponent has changed his call, it may not use itself."""
    if option.by in CODES and stands_at("law21.lho_changes", option.law):
        law = provisions(words.edition)["law16.withdrawn_os"].reference
        said = words.say("costs-if-change_call-used", seat=option.by, partner=Seat(option.by).partner.value)
        return Line(said, law=words.law(law, short=True))
    return Line(words.say("costs-none", "accepted" if option.id.startswith("accept_") else None))
