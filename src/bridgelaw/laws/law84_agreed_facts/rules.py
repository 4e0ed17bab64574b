"""Law 84. On facts that all agree about. One clause speaks where no other Law does: what is left of the damage."""

from __future__ import annotations

from bridgelaw.lawbook.effects import Ask, Effects, Rectify
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import Irregularities

_WITHOUT_RECTIFICATION: tuple[Irregularities, ...] = (
    "partial_review", "halted_review", "review_out_of_turn", "restatement_by_wrong_side", "question_out_of_turn",
    "supplementary_question", "explanation_by_wrong_player", "consulted_own_card", "improper_inspection",
    "reserved_when_prohibited", "attention_when_forbidden", "action_while_frozen",
)  # fmt: skip

Pointed = acts.Attention | acts.DirectorAttention


@When(about=_WITHOUT_RECTIFICATION, also_settled=True, phases=("ended",))
def not_rectified(now: Situation, act: Pointed, it: Irregularity) -> Effects:
    """For this irregularity the Laws have no rectification. When play is over somebody comes back to it: has it done
    damage, as likely as the clause demands?"""
    if act.to != it.act or it.offending is None or _rectified(now, it):
        return
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score")


def _rectified(now: Situation, it: Irregularity) -> bool:
    return any(r.effect.irregularity == it.key and r.effect.what != "none" for r in now.rulings)
