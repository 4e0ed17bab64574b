"""Law 10. The Director alone assesses; he explains every option; who has one chooses without consulting partner."""

from __future__ import annotations

from bridgelaw.lawbook.effects import (
    Ask,
    Effects,
    Explain,
    Irregular,
    Oblige,
    Permit,
    Rectify,
    Rights,
    Settle,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts


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
        for dealt_with in now.open_irregularities():
            if dealt_with.status == "attention" and dealt_with.key != it.key:
                yield Rectify(irregularity=dealt_with.key, what="none")
                yield Settle(irregularity=dealt_with.key, how="ruled")


def explain_all(now: Situation, act: acts.ExplainOptions | acts.Rule) -> Effects:
    """With his explanation, or with a ruling on the act, the options between the sides open."""
    for it in now.open_irregularities():
        if it.status == "attention" and (isinstance(act, acts.ExplainOptions) or act.of in (None, it.act)):
            yield Explain(irregularity=it.key)


def choose_alone(now: Situation) -> Effects:
    """Whether to play on after a claim is no choice between rectifications: all four speak of it openly."""
    for seat in dict.fromkeys(offer.who for offer in now.offers() if offer.what != "play_on"):
        yield Oblige(who=seat, what="choose_without_consulting", until="now")


def may_choose(now: Situation, rights: Rights) -> Effects:
    for seat in dict.fromkeys(offer.who for offer in now.offers()):
        yield Permit(seat=seat, right="choose")


def consulted(now: Situation, act: acts.Consult | acts.Convey) -> Effects:
    """He asks partner, or partner tells him, while the choice is open."""
    if isinstance(act, acts.Consult) and act.what != "partner":
        return
    advised = act.by if isinstance(act, acts.Consult) else act.by.partner
    if now.offers(advised):
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
