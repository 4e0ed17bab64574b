"""Law 10. The Director alone assesses; he explains every option; who has one chooses without consulting partner."""

from __future__ import annotations

from bridgelaw.lawbook.effects import (
    Ask,
    Effects,
    Explain,
    Irregular,
    Notice,
    Oblige,
    Permit,
    Rectify,
    Rights,
    Settle,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by

_NO_ADVICE = ("hesitation", "haste", "alert", "no_alert", "stop_card")


def players_cannot(now: Situation, act: acts.Assess | acts.Waive) -> Effects:
    """What a player imposes or waives has no effect of its own."""
    if isinstance(act, acts.Assess):
        yield Irregular(kind="player_assessed_rectification", by=act.by, act=act.id)
    else:
        yield Irregular(kind="player_waived_rectification", by=act.by, act=act.id)


def director_may_undo(now: Situation, act: acts.Cancel | acts.Rule, it: Irregularity) -> Effects:
    """He cancels what the players settled among themselves, or lets it be: then nothing more follows."""
    if act.of != it.act:
        return
    if isinstance(act, acts.Cancel) and act.what in ("waiver", "payment"):
        yield Settle(irregularity=it.key, how="ruled", cite="players_cannot")
    elif isinstance(act, acts.Rule) and act.order == "allow":
        yield Settle(irregularity=it.key, how="ruled", cite="players_cannot")
        for other in _meant(now, it):
            yield Rectify(irregularity=other.key, what="none")
            yield Settle(irregularity=other.key, how="ruled")


def explain_all(now: Situation, act: acts.ExplainOptions | acts.Rule) -> Effects:
    """With his explanation, or with a ruling on the act, the options between the sides open."""
    for it in now.open_irregularities():
        if it.status == "attention" and (isinstance(act, acts.ExplainOptions) or act.of in (None, it.act)):
            yield Explain(irregularity=it.key)


def ruled_at_once(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """What he takes up by ruling on it he has explained."""
    if isinstance(now.act(it.noticed or ""), acts.Rule):
        yield Explain(irregularity=it.key, cite="explain_all")


def choose_alone(now: Situation) -> Effects:
    for seat in dict.fromkeys(offer.who for offer in now.offers()):
        yield Oblige(who=seat, what="choose_without_consulting", until="now")


def may_choose(now: Situation, rights: Rights) -> Effects:
    for seat in dict.fromkeys(offer.who for offer in now.offers()):
        yield Permit(seat=seat, right="choose")


def consulted(now: Situation, act: acts.Consult | acts.Convey) -> Effects:
    """He asks partner, or partner tells him, while the choice is open. Tempo and alerts are no advice on it, nor is
    what does not reach him."""
    if isinstance(act, acts.Consult):
        advised, tells = act.by, act.what == "partner"
    else:
        advised = act.by.partner
        tells = act.channel not in _NO_ADVICE and advised in perceived_by(act, screens=now.setting.screens)
    if tells and now.offers(advised):
        yield Irregular(kind="choice_consulted_partner", by=act.by, act=act.id, cite="choose_alone")


def choice_stands(now: Situation, taken: Taken) -> Effects:
    """A choice made after consulting: the Director says whether it stands."""
    if taken.by is None:
        return
    side = taken.by.side
    breaches = [it for it in now.open_irregularities("choice_consulted_partner") if it.offending is side]
    if not breaches:
        return
    stands = now.found("choice_stands", taken.choice.id)
    if stands is None:
        yield Ask(kind="choice_stands", of=taken.choice.id, seat=taken.by, cite="choose_alone")
        return
    for it in breaches:
        yield Rectify(irregularity=it.key, what="none" if stands else "right_forfeited", cite="choose_alone")
        yield Settle(irregularity=it.key, how="ruled", cite="choose_alone")


def _meant(now: Situation, it: Irregularity) -> list[Irregularity]:
    """What he who assessed or waived spoke of: what the other side did, of the act that he named if he named one."""
    said = now.act(it.act)
    named = said.of if said is not None else None
    open_ = (other for other in now.open_irregularities() if other.status == "attention" and other.key != it.key)
    others = [other for other in open_ if other.offending is None or other.offending is not it.offending]
    return [other for other in others if other.act == named] or others
