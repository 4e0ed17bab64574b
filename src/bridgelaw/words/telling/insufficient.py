"""What is told of the options after an insufficient bid only: what it hangs on, and what may come when the play is
over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import UNSET

from bridgelaw.answer.model import Irregularity, Option
from bridgelaw.laws.shelf import provisions
from bridgelaw.table.options import SUBSTITUTED
from bridgelaw.words.telling.arguments import of_irregularity
from bridgelaw.words.telling.conditions import Chosen
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

KIND = "insufficient_bid"
_FREE = "law27.same_denomination"


def lowest_sufficient(to_tell: AnswerToTell, it: Irregularity | None, mine: Sequence[Option]) -> Line | None:
    """The bid with which nothing may follow, where `mine`, what opens for the offender, is that he replaces his bid."""
    if it is None or it.kind != KIND or [one.id for one in mine] != [SUBSTITUTED] or len(mine[0].calls or ()) != 1:
        return None
    args = of_irregularity(to_tell, it)
    if "minimum" not in args:
        return None
    law = to_tell.words.law(mine[0].law, short=True)
    return Line(capital(to_tell.words.say("costs-lowest-sufficient", minimum=args["minimum"])), law=law)


def another_call(
    to_tell: AnswerToTell, it: Irregularity | None, opened: Sequence[Option]
) -> tuple[tuple[str, str], ...]:
    """That the offender must call again in the place of a call that is cancelled, where that is all that opens: a
    sentence and its provision. It comes before what follows from that call."""
    if it is None or it.kind != KIND or [one.id for one in opened] != [SUBSTITUTED] or opened[0].then:
        return ()
    law = provisions(to_tell.words.edition)["law27.vain_double"].reference
    return ((to_tell.words.say("costs-another-call", seat=opened[0].by), law),)


def if_both_notrump(
    to_tell: AnswerToTell,
    it: Irregularity | None,
    chosen: Sequence[Chosen],
    brings: Iterable[Plain],
    told: Sequence[Line],
) -> tuple[Line, ...]:
    """What is told under notrump in the place of notrump, with what it hangs on: where nothing says that either bid
    is artificial, nobody is asked what they specify."""
    provision = provisions(to_tell.words.edition).get(_FREE)
    bids = [value for one in chosen for key, value in one if key == "call"]
    free = provision is not None and any(one.get("law") == provision.reference for one in brings)
    specified = provision is not None and "specified_suits" in provision.asks
    if (
        it is None
        or it.kind != KIND
        or not (free and specified and bids)
        or any(not one.endswith("NT") for one in bids)
    ):
        return tuple(told)
    head = Line(to_tell.words.say("costs-if-both-notrump"), style="label")
    other = Line(to_tell.words.say("costs-if-both-notrump", "other"))
    return (head, *(line._replace(indent=line.indent + 2) for line in told), other)


def adjusted_later(to_tell: AnswerToTell, it: Irregularity | None, option: Option) -> Iterator[Line]:
    """That a correction after which nothing follows may be paid for yet, once the play has shown what it brought: where
    the option can come to such a correction."""
    held = provisions(to_tell.words.edition).get("law27.damage_all_the_same")
    if held is None or it is None or it.kind != KIND or option.then is UNSET:
        return
    if option.id in ("reject_call", SUBSTITUTED) and _may_be_free(option.then):
        law = to_tell.words.law(held.reference, short=True)
        yield Line(capital(to_tell.words.say("costs-adjusted-later")), law=law)


def _may_be_free(then: Iterable[Plain]) -> bool:
    """Whether something that may follow is that nothing does: now, or of what can be chosen after it."""
    return any(one.get("rectification") == "none" or _may_be_free(one.get("then", ())) for one in then)
