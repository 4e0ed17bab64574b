"""Law 81. Of the Director's duties and powers two change what the Laws say: he waives, when the other side asks, and
what he has taken up is dealt with once nothing is left to be done about it."""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.lawbook.effects import Done, Effect, Effects, Lift, Overrule, Rectify, Refuse, Settle, Stand, Unask
from bridgelaw.lawbook.passing import in_passing
from bridgelaw.lawbook.situation import Irregularity, Question, Situation
from bridgelaw.lawbook.when import ANY, When
from bridgelaw.table import acts
from bridgelaw.table.standing import ACCEPTED, CANCELLED, GONE, MADE
from bridgelaw.table.vocabulary import Irregularities

_LETS_STAND = ("accept", "stand", "allow")
_ITS_OWN_WAY = "simultaneous_play"
"""Which of two cards counts is ruled whatever is waived."""
_TOLD: tuple[Irregularities, ...] = (
    "player_assessed_rectification", "player_waived_rectification", "premature_correction", "improper_inspection",
    "reserved_when_prohibited", "played_card_retracted",
)  # fmt: skip
"""Of these nothing is chosen, carried out or looked at later; what players settled among themselves he has not allowed
by then."""


def by_hand(now: Situation, act: acts.Rule) -> Effects:
    """On a board that could not be judged in full, about a call or card in which no Law has found anything open."""
    lying = now.made(act.of or "") or now.facts.laid(act.of or "")
    if lying is None or not any(error.kind == "not_judged" for error in now.errors):
        return
    if any(it.is_open for it in now.irregularities_of(lying.act)):
        return
    if act.order == "cancel":
        if lying.standing not in GONE:
            yield Stand(act=lying.act, standing=CANCELLED)
    elif act.order in _LETS_STAND and lying.standing is not MADE:
        yield Stand(act=lying.act, standing=ACCEPTED)


@When(about=ANY, also_settled=True)
def waived(now: Situation, act: acts.Rule, it: Irregularity) -> Effects:
    """Nothing is rectified, and what a ruling has laid on the side that erred ends. Tricks go back, and no score is
    adjusted for it."""
    if act.order != "waive":
        return
    if it.kind == "player_waived_rectification":
        if _concerns(now, act, it) or _is_granted(now, act, it):
            yield Settle(irregularity=it.key, how="ruled")
        return
    if not _concerns(now, act, it):
        return
    yield from _given_back(now, it)
    yield Overrule(irregularity=it.key, what="adjusted_score")
    for lying, standing in now.as_it_lies(it):
        yield Stand(act=lying, standing=standing)
    yield Rectify(irregularity=it.key, what="none")
    for said in now.windows:
        if said.effect.irregularity == it.key:
            yield Lift(what=said.effect.what, irregularity=it.key)
    for question in now.questions:
        if question.it is not None and question.it.key == it.key and in_passing(now, question):
            yield Unask(kind=question.kind, of=question.of)
    yield Settle(irregularity=it.key, how="ruled")


def nothing_to_waive(now: Situation, act: acts.Rule) -> Effects:
    """Where nobody has erred there is no side that could ask for it."""
    if act.order == "waive" and not any(_concerns(now, act, it) for it in now.irregularities):
        yield Refuse(act=act.id, kind="waive", code="nothing-to-waive")


@When(about=ANY, phases=("ended", "closed"), after_others=True)
def board_over(now: Situation, done: Done, it: Irregularity) -> Effects:
    """He has said what follows, the board is over, and nobody has anything left to choose or to answer: a call or card
    that counts stands, one that does not will not."""
    if it.status != "attention" or not it.explained or _is_awaited(now, it):
        return
    for lying, standing in now.as_it_lies(it):
        yield Stand(act=lying, standing=standing)
    yield Settle(irregularity=it.key, how="ruled")


@When(about=_TOLD, after=("resume",), after_others=True)
def play_goes_on(now: Situation, done: Done, it: Irregularity) -> Effects:
    """Of what asks for nothing more than to be told of, he is done when he lets the table go on."""
    if it.status == "attention" and it.explained and not _is_awaited(now, it):
        yield Settle(irregularity=it.key, how="ruled")


def _is_awaited(now: Situation, it: Irregularity) -> bool:
    """Whether a choice about it, or an answer of the Director, is still open. With a score given on a board that is
    over he has chosen; and nobody waits for an answer to what is asked in passing, which is about the score alone."""
    if any(offer.irregularity == it.key for offer in now.offers()):
        return True
    scored = now.facts.finished and now.facts.acts.of(acts.Adjust)
    if not scored and now.has_directors_option(it):
        return True
    return any(_is_asked(now, question, it) for question in now.questions)


def _is_asked(now: Situation, question: Question, it: Irregularity) -> bool:
    if in_passing(now, question):
        return False
    own = question.it is not None and question.it.key == it.key
    return own or it.act in (question.of, *question.because)


def _concerns(now: Situation, act: acts.Rule, it: Irregularity) -> bool:
    """Whether he speaks of it: of the act, or of the request to waive it; of all that was noticed when of neither."""
    if it.offending is None or it.status == "forfeited" or it.kind == _ITS_OWN_WAY:
        return False
    asked = now.act(act.of or "")
    if act.of is None:
        return it.status == "attention"
    if isinstance(asked, acts.Waive) and it.act != asked.id:
        meant = it.act == asked.of if asked.of is not None else it.status == "attention"
        return meant and asked.by.side is not it.offending
    return it.act == act.of


def _is_granted(now: Situation, act: acts.Rule, it: Irregularity) -> bool:
    """Whether he waives what that player has asked him to waive."""
    asked = now.act(it.act)
    return isinstance(asked, acts.Waive) and asked.of is not None and asked.of == act.of


def _given_back(now: Situation, it: Irregularity) -> Iterator[Effect]:
    for said in now.rulings:
        moved = said.effect
        if moved.irregularity == it.key and moved.transfer > 0:
            yield Rectify(irregularity=it.key, what="none", transfer=-moved.transfer, side=moved.side)
