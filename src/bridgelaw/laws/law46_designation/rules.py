"""Law 46. Declarer names dummy's card by suit and rank. What counts when he says less, or names one that is not there.

A designation that comes to a card is that card played; one that does not leaves it to declarer to say, or, where he has
named neither suit nor rank, to either defender.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridgelaw.game.cards import CARDS
from bridgelaw.lawbook.effects import (
    Ask,
    Effect,
    Effects,
    Explain,
    Irregular,
    Lay,
    Offer,
    Rectify,
    Refuse,
    Settle,
    Taken,
    Unask,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.law46_designation._resolving import playable, resolved
from bridgelaw.table import acts
from bridgelaw.table.naming import read
from bridgelaw.table.play import Laid


@When(phases=("play",))
def form(now: Situation, act: acts.Designate) -> Effects:
    """By declarer, of dummy's card; a card of his own hand that he names at its turn is another matter."""
    declarer, dummy = now.declarer, now.dummy
    if act.by is not declarer or dummy is None:
        return
    card, clause = resolved(now, act.words)
    if card is not None:
        yield Lay(by=declarer, hand=dummy, card=card, act=act.id, cite=clause)
    elif now.turn is not declarer or read(act.words).card not in (now.facts.held[declarer] or ()):
        yield Irregular(kind="incomplete_designation", by=declarer, act=act.id, cite=clause)


@When(phases=("play",))
def said_after_all(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """Dummy's card has been played: there is nothing left to designate."""
    if act.hand is now.dummy:
        yield Settle(irregularity=it.key, how="accepted", cite=_clause(it))


@When(phases=("play",))
def different_intention(now: Situation, act: acts.Summon | acts.Attention) -> Effects:
    """Asked as long as declarer's side has not played on."""
    laid = _designated_last(now)
    if laid is None or (isinstance(act, acts.Attention) and act.to not in (laid.act, None)):
        return
    intended = now.found("intended_designation", laid.act)
    if intended is None:
        yield Ask(kind="intended_designation", of=laid.act, seat=laid.by)
        return
    card = CARDS.get(str(intended))
    if card is not None:
        yield Lay(by=laid.by, hand=laid.hand, card=card, act=laid.act)


@When(phases=("play",), needs=("question",))
def played_on(now: Situation, act: acts.Play) -> Effects:
    if now.questions and now.declarer is not None and act.hand.side is now.declarer.side:
        for q in now.questions:
            if q.kind == "intended_designation":
                yield Unask(kind="intended_designation", of=q.of)


@When(phases=("play",))
def defenders_choose(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """Unless the Director has found already that there was no doubt which card he meant: that card is played then by
    what he tells the table, since of what he has found nobody else knows."""
    finding, declarer = now.finding("intended_designation", it.act), now.declarer
    card = CARDS.get(str(finding.value)) if finding else None
    if finding is None or card is None or declarer is None or now.turn is not now.dummy:
        yield from _offers(now, it)
        return
    ruled = now.facts.acts.at(now.facts.count).id
    yield Settle(irregularity=it.key, how="ruled", cite="different_intention")
    yield Lay(by=declarer, hand=declarer.partner, card=card, act=ruled, cite="different_intention")


@When(phases=("play",))
def nothing(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    choice, declarer, dummy = taken.choice, now.declarer, now.dummy
    card = choice.card if isinstance(choice, acts.Choose) else None
    if card is None or declarer is None or dummy is None:
        yield Refuse(act=choice.id, kind="choose", code="choice-needs-card")
        yield from _offers(now, it)
        return
    yield Lay(by=declarer, hand=dummy, card=card, act=choice.id)
    yield Rectify(irregularity=it.key, what="none")
    for said in now.open_irregularities("incomplete_designation"):
        yield Settle(irregularity=said.key, how="ruled", cite=_clause(said))


def _offers(now: Situation, it: Irregularity) -> Iterator[Effect]:
    """Either defender designates, where declarer has named neither suit nor rank and is to play from dummy."""
    play = now.facts.play
    if play is None or _clause(it) != "nothing" or play.turn is not play.dummy:
        return
    held = now.facts.held[play.dummy]
    cards = tuple(playable(play, held)) if held is not None else None
    for seat in now.defending_seats():
        yield Offer(
            who=seat, what="designate_dummy_card", irregularity=it.key, until="chosen", cards=cards, cite="nothing"
        )


def _designated_last(now: Situation) -> Laid | None:
    """Dummy's card that declarer has named incompletely, when it is the last one that his side has played."""
    declarer = now.declarer
    if declarer is None:
        return None
    laid = next((x for x in reversed(now.facts.plays) if x.counts and x.hand.side is declarer.side), None)
    act = now.act(laid.act) if laid else None
    return laid if isinstance(act, acts.Designate) and read(act.words).card is None else None


def _clause(it: Irregularity) -> str:
    """The clause by which it is known; one on a single word is dealt with under the general one on words."""
    return "word" if it.provision.key == "win" else it.provision.key
