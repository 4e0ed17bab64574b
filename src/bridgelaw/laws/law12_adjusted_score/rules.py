"""Law 12. When the Director adjusts a score, and what he still has to judge: whether the side that was damaged has hurt
itself, and whose fault it was that no result can be obtained. The score itself is computed from what he awards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.lawbook.effects import Ask, Effects, Moment, Rectify, Refuse, Taken, Unask
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.laws.law12_adjusted_score._illegal import reached_illegally
from bridgelaw.laws.law12_adjusted_score._own_part import ITS_OWN, misplaced_part
from bridgelaw.table import acts

_ACTIONS = (acts.Call, acts.Substitute, acts.Play, acts.Designate, acts.Claim, acts.Concede, acts.Agree)
_AVERAGES = frozenset(("average_plus", "average_minus"))
_WITH_A_RESULT = ("passed", "played", "result", "claim")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`aim`: the clause that says what an assigned score is to come to. `likely`: whether an authority may choose
    likely and at all probable results instead. `self_inflicted`: whether damage that a side did to itself is left to
    it. `artificial`: the clauses that say more of an artificial score.
    """

    aim: Literal["assigned", "probable_outcome"]
    likely: bool
    self_inflicted: bool
    artificial: tuple[Literal["numerous", "average_at_imps"], ...]


def assigned(now: Situation, act: acts.Adjust, terms: Terms, regulations: Regulations) -> Effects:
    """A Law has led to it that he adjusts: what he awards is ruled by the clauses on awards of that kind. Only a side
    that did not err bears a part itself, and not where he has found that it did nothing of the kind."""
    if code := misplaced_part(now, act):
        yield Refuse(act=act.id, kind="adjust", code=code)
        return
    due = {r.effect.irregularity: r.effect.side for r in now.rulings if r.effect.what == "adjusted_score"}
    for key, side in due.items():
        for clause in _clauses(now, act, terms, regulations) if key else ():
            yield Rectify(irregularity=key, what="adjusted_score", side=side, cite=clause)


@When(about=ANY, also_settled=True, at=("end_of_play",))
def serious_error(now: Situation, heard: Rectify | Moment, it: Irregularity) -> Effects:
    """Damage was found, the board has a result, and the damaged side has acted since the infraction."""
    if _may_have_hurt_itself(now, heard, it) and not _is_known(now, "serious_error", it):
        yield Ask(kind="serious_error", of=it.act)


@When(about=ANY, also_settled=True, at=("end_of_play",))
def gambling_action(now: Situation, heard: Rectify | Moment, it: Irregularity) -> Effects:
    """The same for an action taken in the hope that a bad outcome would be made good."""
    if _may_have_hurt_itself(now, heard, it) and not _is_known(now, "gambling_action", it):
        yield Ask(kind="gambling_action", of=it.act)


def responsible(now: Situation, taken: Taken) -> Effects:
    """The Director gives an artificial score: what a side gets depends on whether it was at fault."""
    if taken.what != "artificial_score" or taken.by is not None:
        return
    it = now.irregularity(taken.irregularity or "")
    about = it.act if it else taken.about
    if about is not None and now.found("offender_responsible", about) is None:
        yield Ask(kind="offender_responsible", of=about, seat=it.by if it else now.actor(about))


def awarded(now: Situation, act: acts.Adjust) -> Effects:
    """He has adjusted the score: who was at fault he has not needed to be told. Whether the damaged side has hurt
    itself stays open after results that leave it out: its part of the damage would still have to be taken off."""
    for question in () if misplaced_part(now, act) else now.questions:
        if question.kind == "offender_responsible" or (question.kind in ITS_OWN and _is_counted_in(act)):
            yield Unask(kind=question.kind, of=question.of)


def reached_legally(now: Situation, act: acts.Adjust) -> Effects:
    """The result that came of the illegal call is among those that he awards: he is told, and may mean it all the
    same, where it could have come about without that call."""
    if reached_illegally(now, act):
        yield Refuse(act=act.id, kind="adjust", code="illegal-result")


def _clauses(now: Situation, act: acts.Adjust, terms: Terms, regulations: Regulations) -> Iterator[str]:
    """By which clauses such an award is made; an artificial one where there was a result because too many others were
    possible."""
    award = act.award
    if award["kind"] == "artificial":
        average = now.setting.scoring == "imp" and _AVERAGES & {award["ns"], award["ew"]}
        said = {"numerous": now.facts.finished in _WITH_A_RESULT, "average_at_imps": average}
        yield from (clause for clause in terms.artificial if said[clause])
        return
    weighted = any(len(award[side]) > 1 for side in ("ns", "ew") if side in award)
    if terms.likely and regulations.assigned_form == "likely_at_all_probable":
        yield "likely_or_probable"
    elif not weighted or terms.aim == "probable_outcome":
        yield terms.aim
    if weighted:
        yield "equity"
    if "ns" in award and "ew" in award and award["ns"] != award["ew"]:
        yield "need_not_balance"
    if terms.self_inflicted and "self_inflicted" in award:
        yield "offenders_score"


def _may_have_hurt_itself(now: Situation, heard: Rectify | Moment, it: Irregularity) -> bool:
    """Whether the side that did not err was found to be damaged by it, and had a chance to add to the damage."""
    facts, guilty = now.facts, it.offending
    if guilty is None or facts.finished in (None, "adjusted", "cancelled") or _is_adjusted(now):
        return False
    damage = any(f.kind == "damage" and f.value is True for f in now.findings)
    made = [heard] if isinstance(heard, Rectify) else [r.effect for r in now.rulings if r.effect.irregularity == it.key]
    if not damage or not any(r.what == "adjusted_score" and r.side in (None, guilty) for r in made):
        return False
    if facts.finished == "result":
        # the play was not written down
        return True
    since = facts.numbers[it.act]
    own = (a for a in facts.acts.of(*_ACTIONS) if a.by.side is guilty.opponents)
    return any(facts.numbers[a.id] > since for a in own)


def _is_known(now: Situation, kind: str, it: Irregularity) -> bool:
    """Whether the Director has answered it, or it is asked already."""
    return now.found(kind, it.act) is not None or any((q.kind, q.of) == (kind, it.act) for q in now.questions)


def _is_counted_in(act: acts.Adjust) -> bool:
    """Whether the award says what the damaged side bears itself, or gives shares of the board, in which that is."""
    return act.award["kind"] == "artificial" or "self_inflicted" in act.award


def _is_adjusted(now: Situation) -> bool:
    """Whether the Director has given a score with which nothing of this is left to ask, and not taken it back."""
    gone = {a.of for a in now.facts.acts.of(acts.Cancel)}
    return any(
        a.id not in gone and _is_counted_in(a) and a.id not in now.in_vain for a in now.facts.acts.of(acts.Adjust)
    )
