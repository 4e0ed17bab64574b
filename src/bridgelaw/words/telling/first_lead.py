"""What a withdrawn call may cost later: where its author's side defends, the first lead of his partner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bridgelaw.answer.model import Irregularity, Obligation
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.telling.chosen import chosen_text, irregularity_of_choice
from bridgelaw.words.telling.conditions import ALWAYS, Condition
from bridgelaw.words.telling.laws import has
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

Sentence = tuple[str, str]
"""A sentence and its provision."""


def kept_in_silence(
    to_tell: AnswerToTell, duties: Iterable[Obligation], kept: Sequence[Sentence]
) -> Iterator[Sentence]:
    """What the caller's partner may not use (`kept`) where the withdrawn call silences him."""
    same = provisions(to_tell.words.edition).get("law31.denomination_repeated")
    for duty in duties:
        if same is not None and duty.law == same.reference:
            continue  # what the withdrawn bid showed has been shown again
        it = to_tell.irregularity(duty.irregularity or None)
        if it is not None and it.by is not None and it.by != duty.who and to_tell.call_index(it.act) is not None:
            yield from kept


def lead_to_come(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Sentence]:
    """While the auction goes on without the partner of whoever withdrew a call: what may become of his first lead."""
    held = provisions(to_tell.words.edition)
    same = held.get("law31.denomination_repeated")
    ruled = any(one.irregularity == it.id and one.rectification == "lead_restriction" for one in to_tell.rulings)
    if ruled or to_tell.answer.phase != "auction" or it.by is None or to_tell.call_index(it.act) is None:
        return
    for duty in to_tell.obligations:
        silenced = duty.what == "pass" and duty.irregularity == it.id and duty.who == Seat(it.by).partner.value
        if silenced and (same is None or duty.law != same.reference):
            said = to_tell.words.say("costs-lead-may-be-restricted", seat=it.by, partner=duty.who)
            yield said, held["law26.restriction"].reference


def lead_left_free(to_tell: AnswerToTell, it: Irregularity) -> Iterator[Sentence]:
    """That declarer has made no use of his right over the first lead of the partner of whoever withdrew a call."""
    law = provisions(to_tell.words.edition)["law26.restriction"].reference
    for id, act in to_tell.view.acts.items():
        about = irregularity_of_choice(to_tell, id) if act.get("choose") == "no_restriction" else None
        if about is not None and about.id == it.id and to_tell.call_index(it.act) is not None:
            yield chosen_text(to_tell, id), law


def may_be_restricted(to_tell: AnswerToTell, one: Mapping[str, Any]) -> Sentence:
    """What may come, an element of `lead_restrictions`; of two calls of which one takes the place of the other, what it
    hangs on too."""
    words, seat, partner = to_tell.words, str(one["by"]), str(one["seat"])
    if not one.get(UNLESS):
        return words.say("costs-lead-may-be-restricted", seat=seat, partner=partner), str(one["law"])
    stands = _stands_instead(to_tell, one)
    said = "costs-lead-unless-comparable" if stands is None else "costs-lead-after-change"
    call = "" if stands is None else words.call(stands)
    return words.say(said, seat=seat, partner=partner, call=call), str(one["law"])


def with_comparison(groups: dict[Condition, list[Plain]]) -> dict[Condition, list[Plain]]:
    """The consequences by their conditions, with each lead that alone hangs on the comparison of two calls among what
    does not hang on it: its sentence says on what it hangs. What may come anyway is told once. Where another call is to
    follow, the lead hangs on that one, unless the suits alone decide."""
    found: dict[Condition, list[Plain]] = {}
    always = any(one["element"] == _LEAD and "if" not in one for one in groups.get(ALWAYS, ()))
    for condition, all_of in groups.items():
        # that it may come whatever is chosen is said once
        told = condition != ALWAYS and always
        elements = [one for one in all_of if not (told and one["element"] == _LEAD)]
        if not elements:
            continue
        alone = condition.found == _NOT_COMPARABLE and all(one["element"] == _LEAD for one in elements)
        if condition.found == _NOT_COMPARABLE and any(one.get("id") == _ANOTHER_CALL for one in elements):
            elements = [{**one, UNLESS: True} if _hangs_on_comparison(one) else one for one in elements]
        held = [{**one, UNLESS: True} for one in elements] if alone else elements
        found.setdefault(Condition(condition.chosen, ()) if alone else condition, []).extend(held)
    return found


def _hangs_on_comparison(one: Plain) -> bool:
    """Whether it is a lead of which the Law says that it is free after a comparable call."""
    return one["element"] == _LEAD and not has("law26.specified", str(one["law"]))


def _stands_instead(to_tell: AnswerToTell, one: Mapping[str, Any]) -> str | None:
    """Of a call that was changed the one of the two that stands then."""
    it = to_tell.irregularity(one.get("irregularity"))
    index = to_tell.call_index(it.act) if it is not None and it.kind == _CHANGED else None
    change = to_tell.change(index) if index is not None else None
    return None if change is None else next((call for call in change if call != one["call"]), None)


_LEAD = "lead_restrictions"
_CHANGED = "changed_call"
_ANOTHER_CALL = "correct"
_NOT_COMPARABLE = (("comparable_call", False),)
UNLESS = "unless"
"""This key has an element of which the sentence says that it hangs on a comparison."""
