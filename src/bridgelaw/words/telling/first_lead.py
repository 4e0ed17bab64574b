"""What a withdrawn call may cost later: where its author's side defends, the first lead of his partner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bridgelaw.answer.model import Irregularity, Obligation, Option
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import drawers_at, provisions
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

Sentence = tuple[str, str]
"""A sentence and its provision."""
_SETTLED_BY = {"accept_call": "law25.accepted", "reject_call": "law25.refused", "other_call": "law25.another_call"}
"""What settles a change of call, by the option that is chosen."""


def of_silence(to_tell: AnswerToTell, duties: Iterable[Obligation], kept: Sequence[Sentence]) -> Iterator[Sentence]:
    """What else a withdrawn call costs where it silences the caller's partner: what he may not use (`kept`), and his
    lead."""
    same = provisions(to_tell.words.edition).get("law31.denomination_repeated")
    for duty in duties:
        if same is not None and duty.law == same.reference:
            continue  # what the withdrawn bid showed has been shown again
        it = to_tell.irregularity(duty.irregularity or None)
        if it is None or it.by is None or it.by == duty.who or to_tell.call_index(it.act) is None:
            continue
        yield from kept
        yield _may_be_restricted(to_tell, it)


def of_a_change(to_tell: AnswerToTell, option: Option | None, here: Iterable[Plain]) -> Iterator[Sentence]:
    """The same where a call was changed and one of two is gone, unless the provision by which that is settled leaves
    the lead free, or `here` there is still something to be chosen."""
    if option is None or "law25" not in drawers_at(option.law) or any(one["element"] == "options" for one in here):
        return
    held, it = provisions(to_tell.words.edition), to_tell.irregularity(option.irregularity)
    settled = held.get(_SETTLED_BY.get(option.id, ""))
    if it is None or it.by is None or settled is None:
        return
    if held["law26.restriction"].name not in (settled.limits or ()):
        yield _may_be_restricted(to_tell, it)


def _may_be_restricted(to_tell: AnswerToTell, it: Irregularity) -> Sentence:
    partner = Seat(it.by).partner.value
    restriction = provisions(to_tell.words.edition)["law26.restriction"].reference
    return to_tell.words.say("costs-lead-may-be-restricted", seat=str(it.by), partner=partner), restriction
