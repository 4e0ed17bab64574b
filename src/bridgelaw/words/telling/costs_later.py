"""What an option may cost later: it hangs on a call that is still to be made, on who will defend, or on what the other
defender wants."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgelaw.answer.model import Irregularity, Option
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.say import Words
from bridgelaw.words.telling.insufficient import adjusted_later
from bridgelaw.words.telling.laws import stands_at
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.offered import OUT_OF_ROTATION
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell, Plain

COMPARED_BY = {
    "pass_out_of_rotation": "law30.not_comparable",
    "bid_out_of_rotation": "law31.not_comparable",
    "double_out_of_rotation": "law32.not_comparable",
    "redouble_out_of_rotation": "law32.not_comparable",
}
"""The provision that compares the call that takes the place of one out of rotation, in an edition that does."""


def of_the_call(call: str) -> str:
    """The irregularity that this call is out of rotation."""
    return {"P": "pass", "X": "double", "XX": "redouble"}.get(call, "bid") + "_out_of_rotation"


def costs_later(to_tell: AnswerToTell, option: Option) -> Iterator[Line]:
    """What may still come of an option that an opponent has: the offender's next call, and partner's lead; of one that
    both defenders have, whose wish prevails."""
    yield from _prevails(to_tell, option)
    it = to_tell.irregularity(option.irregularity)
    yield from adjusted_later(to_tell, it, option)
    index = to_tell.call_index(it.act) if it is not None else None
    if it is None or it.by is None or index is None or it.kind not in OUT_OF_ROTATION or option.id != "reject_call":
        return
    offender, law = Seat(it.by), provisions(to_tell.words.edition).get(COMPARED_BY[it.kind])
    if law is not None and to_tell.turn_before(index) != offender.rho.value:
        # at the turn of the opponent on his right it hangs on what that one calls, and is told under it
        yield from next_call(to_tell.words, offender.value, it.kind)


def call_to_come(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Line]:
    """What the offender's next call may cost once his call out of rotation is cancelled, as long as that hangs on it:
    he has not called since, and need not repeat his call."""
    law, index = provisions(to_tell.words.edition).get(COMPARED_BY.get(it.kind, "")), to_tell.call_index(it.act)
    if law is None or index is None or it.by is None or to_tell.answer.phase != "auction":
        return
    offender, since = Seat(it.by), [one for one in to_tell.auction[index + 1 :] if one.status in COUNTS]
    bound = any(duty.irregularity == it.id and duty.what in ("pass", "repeat_call") for duty in to_tell.obligations)
    cancelled = any(one.irregularity == it.id and one.rectification == "call_cancelled" for one in to_tell.rulings)
    waits = to_tell.turn_before(index) == offender.rho.value and not any(
        one.by == offender.rho.value and one.call != "P" for one in since
    )
    if cancelled and not (bound or waits or any(one.by == offender.value for one in since)):
        yield from next_call(to_tell.words, offender.value, it.kind, indent=4)


def with_what_is_free(
    to_tell: AnswerToTell, about: str | None, chosen: tuple[str, str], brings: Iterable[Plain], told: Sequence[Line]
) -> Sequence[Line]:
    """What is told under the call of the player in turn: that there is nothing more behind a call that is repeated, and
    else that the offender (of the irregularity `about`) may call what he likes, where nothing there binds him."""
    words, it = to_tell.words, to_tell.irregularity(about)
    nothing = Line(words.say("costs-none"))
    duties = [(one["who"], one["what"]) for one in brings if one["element"] == "obligations"]
    if not told or chosen[0] != "turn_call" or it is None or it.by is None:
        return told or (nothing,)
    if duties:
        return (*told, nothing) if duties == [(it.by, "repeat_call")] else told
    free = words.say("costs-any-call-once", seat=it.by)
    return told if chosen[1] == "P" else (Line(capital(free)), *told)


def _prevails(to_tell: AnswerToTell, option: Option) -> Iterator[Line]:
    """Over declarer's lead out of turn the wish of the defender next in turn to it goes before that of the other."""
    it = to_tell.irregularity(option.irregularity)
    index = to_tell.play_index(it.act) if it is not None else None
    if index is None or not stands_at("law55.either_defender", option.law):
        return
    first = Seat(to_tell.plays[index].hand).lho.value
    if option.by != first:
        yield Line(
            capital(to_tell.words.say("costs-prevails", seat=first)), law=to_tell.words.law(option.law, short=True)
        )


def next_call(words: Words, offender: str, kind: str, *, indent: int = 0) -> Iterator[Line]:
    """What the offender's next call may cost, where he may call what he likes, in an edition that compares that call
    with the one out of rotation; each with its provision. `kind`: of the irregularity."""
    held, people = provisions(words.edition), {"seat": offender, "partner": Seat(offender).partner.value}
    drawer = COMPARED_BY[kind].partition(".")[0]
    for said, name in (
        ("costs-next-call", "law29.chosen"),
        ("costs-next-call-comparable", f"{drawer}.comparable"),
        ("costs-next-call-other", f"{drawer}.not_comparable"),
        ("costs-lead-unless-comparable", "law26.restriction"),
    ):
        yield Line(capital(words.say(said, **people)), law=words.law(held[name].reference, short=True), indent=indent)
