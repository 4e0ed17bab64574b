"""Law 10. The Director alone assesses; he explains every option; who has one chooses without consulting partner."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Explain,
    Irregular,
    Lift,
    Notice,
    Oblige,
    Permit,
    Rectify,
    Refuse,
    Rights,
    Settle,
    Stand,
    Taken,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.standing import ACCEPTED, GONE, WITHDRAWN
from bridgelaw.table.vocabulary import Irregularities

_CHOSEN = "chosen_after_advice"
"""The note of the irregularity about which he chose, in `act` its key."""
_TAKES_WHAT_FOLLOWED: tuple[Irregularities, ...] = (
    "inadmissible_double", "inadmissible_redouble", "bid_over_seven", "play_after_claim", "wrong_board",
)  # fmt: skip
"""Irregularities that undo what was called or played since: the auction goes back, or play had ceased."""
_NO_ADVICE = ("hesitation", "haste", "alert", "no_alert", "stop_card")


def players_cannot(now: Situation, act: acts.Assess | acts.Waive) -> Effects:
    """What a player imposes or waives has no effect of its own."""
    if isinstance(act, acts.Assess):
        yield Irregular(kind="player_assessed_rectification", by=act.by, act=act.id)
    else:
        yield Irregular(kind="player_waived_rectification", by=act.by, act=act.id)


@When(about=("player_assessed_rectification", "player_waived_rectification"))
def director_may_undo(now: Situation, act: acts.Cancel | acts.Rule, it: Irregularity) -> Effects:
    """He cancels what the players settled among themselves, or lets it be: then nothing more follows."""
    if act.of != it.act:
        return
    if isinstance(act, acts.Cancel) and act.what in ("waiver", "payment"):
        yield Settle(irregularity=it.key, how="ruled", cite="players_cannot")
    elif isinstance(act, acts.Rule) and act.order == "allow":
        yield Settle(irregularity=it.key, how="ruled", cite="players_cannot")
        for other in _meant(now, it):
            if it.kind == "player_waived_rectification":
                for lying, standing in now.as_it_lies(other):
                    yield Stand(act=lying, standing=standing)
            yield Rectify(irregularity=other.key, what="none")
            yield Settle(irregularity=other.key, how="ruled")


def explain_all(now: Situation, act: acts.ExplainOptions | acts.Rule) -> Effects:
    """With his explanation, or with a ruling on the act, the options between the sides open. A waiver opens none."""
    if isinstance(act, acts.Rule) and act.order == "waive":
        return
    about = act.of if isinstance(act, acts.Rule) else None
    yield from _explained(now, [it for it in now.open_irregularities() if about in (None, it.act)])


@When(about=_TAKES_WHAT_FOLLOWED)
def explain_next(now: Situation, settled: Settle, it: Irregularity) -> Effects:
    """What had to wait for it, since it might have gone with it."""
    told = now.facts.acts.at(now.facts.count)
    if it.kind not in _TAKES_WHAT_FOLLOWED or it.explained != told.id or not isinstance(told, acts.ExplainOptions):
        return
    yield from _explained(now, now.open_irregularities(), "explain_all")


@When(about=ANY)
def ruled_at_once(now: Situation, noticed: Notice, it: Irregularity) -> Effects:
    """What he takes up by ruling on it he has explained."""
    if isinstance(now.act(it.noticed or ""), acts.Rule):
        yield Explain(irregularity=it.key, cite="explain_all")


@When(needs=("window",), after_others=True)
def choose_alone(now: Situation) -> Effects:
    """Whether to play on after a claim is no choice between rectifications: all four speak of it openly."""
    for seat in dict.fromkeys(offer.who for offer in now.offers() if offer.what != "play_on"):
        yield Oblige(who=seat, what="choose_without_consulting", until="now")


@When(needs=("window",))
def may_choose(now: Situation, rights: Rights) -> Effects:
    for seat in dict.fromkeys(offer.who for offer in now.offers()):
        yield Permit(seat=seat, right="choose")


def leaves_it(now: Situation, act: acts.Leave) -> Effects:
    """Who need not choose says that it stays as it is. That is his choice."""
    if not now.offers(act.by, act.option):
        yield Refuse(act=act.id, kind="leave", code="no-such-option")
        return
    yield Lift(what=act.option, who=act.by)


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
    breaches = _consulted(now, taken)
    if not breaches:
        return
    stands = now.found("choice_stands", taken.choice.id)
    if stands is None:
        yield Ask(kind="choice_stands", of=taken.choice.id, seat=taken.by, cite="choose_alone")
        return
    for it in breaches:
        yield Rectify(irregularity=it.key, what="none" if stands else "right_forfeited", cite="choose_alone")
        yield Settle(irregularity=it.key, how="ruled", cite="choose_alone")


def choice_noted(now: Situation, taken: Taken) -> Effects:
    for it in _consulted(now, taken):
        yield Await(who=it.offender, what=_CHOSEN, irregularity=it.key, act=taken.irregularity, until="chosen")


@When(about=("choice_consulted_partner",))
def choice_lapses(now: Situation, ruled: Rectify, it: Irregularity) -> Effects:
    """The right that he used is lost: the call that he refused stands, unless another is in its place already."""
    if ruled.what != "right_forfeited":
        return
    for note in now.awaited(_CHOSEN):
        chosen = now.irregularity(note.act or "")
        if note.irregularity != it.key or chosen is None or not chosen.is_open:
            continue
        made = now.made(chosen.act)
        if made is not None and made.standing is WITHDRAWN and not now.facts.replacing(made.act):
            yield Stand(act=made.act, standing=ACCEPTED, cite="choose_alone")
        yield Settle(irregularity=chosen.key, how="forfeited", cite="choose_alone")


def _explained(now: Situation, its: Iterable[Irregularity], clause: str = "") -> Iterator[Effect]:
    """In the order in which they happened, as far as the first that takes all later calls with it: what is left of
    those once it has been ruled upon is explained then."""
    for it in sorted(its, key=lambda it: _when(now, it)):
        if it.status == "attention" and not it.explained:
            yield Explain(irregularity=it.key, cite=clause)
            if it.kind in _TAKES_WHAT_FOLLOWED and now.standing(it.act) not in GONE and not _is_scored(now, it):
                return


def _when(now: Situation, it: Irregularity) -> int:
    """The number of the act that was irregular: of a hand from another board the first call that was made with it."""
    calls = (made.number for made in now.facts.calls if made.by is it.by and made.counts and not made.implied)
    first = next(calls, None) if it.kind == "wrong_board" and it.by is not None else None
    return now.facts.numbers.get(it.act, 0) if first is None else first


def _is_scored(now: Situation, it: Irregularity) -> bool:
    """Whether it takes nothing with it: the Director has another course."""
    if it.kind != "wrong_board":
        return False
    return it.by is None or now.has_directors_option(it)


def _consulted(now: Situation, taken: Taken) -> list[Irregularity]:
    open_ = now.open_irregularities("choice_consulted_partner")
    return [it for it in open_ if taken.by is not None and it.offending is taken.by.side]


def _meant(now: Situation, it: Irregularity) -> list[Irregularity]:
    """What he who assessed or waived spoke of: what the other side did, of the act that he named if he named one."""
    said = now.act(it.act)
    named = said.of if said is not None else None
    open_ = (other for other in now.open_irregularities() if other.status == "attention" and other.key != it.key)
    others = [other for other in open_ if other.offending is None or other.offending is not it.offending]
    return [other for other in others if other.act == named] or others
