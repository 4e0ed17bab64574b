"""Law 63. When a revoke is established, so that it may not be corrected any more.

It is noted as `revoke_established`; `revoke_charged` is one that is corrected and paid for all the same. Only what the
offending side does establishes it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from bridgelaw.lawbook.effects import Ask, Await, Done, Effect, Effects, Lift, Notice, Rectify, Stand
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.leads import trick_of
from bridgelaw.table.standing import GONE, MADE, WITHDRAWN
from bridgelaw.table.vocabulary import REVOKES

Statement = acts.Claim | acts.Concede | acts.Expose | acts.Spread


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`both_on_one_trick`: whether one is corrected where the other side's on that trick is still to be corrected.

    `misinformed_lead`: whether a lead out of turn that an opponent told the player to make establishes it.
    """

    both_on_one_trick: bool
    misinformed_lead: bool


@When(about=REVOKES, phases=("clarification", "play"))
def played_on(now: Situation, act: acts.Play, it: Irregularity, terms: Terms) -> Effects:
    """The offender or his partner leads or plays to the next trick, legally or not; not when play has ceased."""
    laid, play = now.facts.laid(it.act), now.facts.play
    if laid is None or play is None or act.hand.side is not it.offending or now.facts.stated:
        return
    if not terms.misinformed_lead and play.turn is not act.hand and now.awaited("told_it_was_his_turn", act.by):
        return
    if trick_of(now.facts, act) > laid.trick:
        yield from _established(now, it, act.id, "")


@When(about=REVOKES, phases=("play",))
def named(now: Situation, act: acts.Designate, it: Irregularity) -> Effects:
    """One of them names a card for the next trick."""
    laid, play = now.facts.laid(it.act), now.facts.play
    if laid is None or play is None or act.by.side is not it.offending:
        return
    hand = act.by if now.is_defender(act.by) else play.dummy
    if play.trick_for(hand) > laid.trick:
        yield from _established(now, it, act.id, "")


@When(about=REVOKES, phases=("play",))
def claimed(now: Situation, noted: Await, it: Irregularity) -> Effects:
    """One of them claims or concedes tricks, in whatever way."""
    if noted.what == "claim" and noted.who.side is it.offending:
        yield from _established(now, it, noted.act or it.act, "")


@When(about=REVOKES, phases=("play",))
def not_claimed(now: Situation, void: Stand, it: Irregularity) -> Effects:
    """What was no claim or concession, or is void, has established nothing. A card that goes back has."""
    if not isinstance(now.act(void.act), Statement):
        return
    for note in now.awaited("revoke_established"):
        if note.irregularity == it.key and note.act == void.act and void.standing in GONE:
            yield Lift(what="revoke_established", irregularity=it.key)


@When(about=REVOKES, phases=("play",))
def acquiesced(now: Situation, act: acts.Agree, it: Irregularity) -> Effects:
    """Or lets an opponent's claim or concession pass."""
    if _agrees_to_opponents(now, act, it):
        yield from _established(now, it, act.id, "claimed")


@When(about=REVOKES, phases=("ended",))
def agreement_established(now: Situation, heard: acts.State | acts.DirectorState | Notice, it: Irregularity) -> Effects:
    """Or has agreed to one, and it is too late to object: the round is over, or it has called on the next board."""
    if not any(_agrees_to_opponents(now, a, it) for a in now.facts.acts.of(acts.Agree)):
        return
    if now.facts.finished != "claim" or _is_noted(now, it) or now.standing(it.act) in GONE:
        return
    if not isinstance(heard, Notice):
        if heard.fact == "round_over":
            yield from _established(now, it, heard.id, "")
        return
    in_time = now.found("in_time", it.noticed or it.act, it.act)
    if in_time is None:
        yield Ask(kind="in_time", of=it.noticed or it.act, aliases=(it.act,))
    elif not in_time:
        yield from _established(now, it, it.noticed or it.act, "")


@When(about=("revoke",), phases=("clarification", "play", "ended"))
def found_later(now: Situation, found: Notice, it: Irregularity) -> Effects:
    """One that came to light only now, from a hand or tricks that nobody had written down: what the side has done since
    has established it."""
    laid, stated = now.facts.laid(it.act), now.facts.stated
    if laid is None:
        by = it.act
    elif now.facts.held[laid.hand] is None:
        played = (x for x in now.facts.plays if x.hand.side is it.offending and x.trick > laid.trick and x.counts)
        lies = stated.act if stated is not None and stated.by.side is it.offending else ""
        by = next((x.act for x in played), lies)
    else:
        # it was one from the beginning, and what happened since has been heard
        by = ""
    if by and it.by is not None and not _is_noted(now, it):
        yield Await(who=it.by, what="revoke_established", until="chosen", irregularity=it.key, act=by)


@When(about=REVOKES, phases=("play",))
def defenders_enquiry(now: Situation, act: acts.Ask, it: Irregularity, regulations: Regulations) -> Effects:
    """A defender asks the other although he may not: the card is changed, and the price is that of establishment."""
    if regulations.defenders_ask_each_other == "allowed" or act.of != it.act or it.by is None:
        return
    if act.by is it.by.partner and now.is_defender(act.by) and not _is_noted(now, it):
        yield Await(who=it.by, what="revoke_charged", until="chosen", irregularity=it.key, act=act.id)


@When(about=REVOKES, phases=("clarification", "play"))
def stands(now: Situation, act: acts.Rule, it: Irregularity, terms: Terms) -> Effects:
    """The trick remains as it was played, and play goes on."""
    laid = now.facts.laid(it.act)
    if act.order != "rectify" or act.of != it.act or now.phase == "ended" or laid is None or laid.trick == 12:
        return
    if terms.both_on_one_trick and _other_to_correct(now, it, laid.trick):
        return
    if _is_noted(now, it) and not any(n.irregularity == it.key for n in now.awaited("revoke_charged")):
        yield Notice(irregularity=it.key)
        yield Rectify(irregularity=it.key, what="trick_stands")


@When(about=REVOKES, phases=("play",), after=("retract",))
def not_taken_back(now: Situation, done: Done, it: Irregularity) -> Effects:
    """A card by which he has revoked lies where it is once that is established, whoever takes it back."""
    act, laid = done.act, now.facts.laid(it.act)
    if not isinstance(act, acts.Retract) or act.what != "play" or laid is None or laid.standing is not WITHDRAWN:
        return
    charged = any(note.irregularity == it.key for note in now.awaited("revoke_charged"))
    if now.facts.taken_back(act.by, act.of) is laid and _is_noted(now, it) and not charged and laid.trick != 12:
        yield Stand(act=laid.act, standing=MADE)


def _established(now: Situation, it: Irregularity, by: str, clause: str) -> Iterator[Effect]:
    """Noted once; a card that has been taken back since can't be established."""
    laid = now.facts.laid(it.act)
    if laid is not None and laid.standing not in GONE and not _is_noted(now, it):
        who = it.by or laid.by
        yield Await(who=who, what="revoke_established", until="chosen", irregularity=it.key, act=by, cite=clause)


def _is_noted(now: Situation, it: Irregularity) -> bool:
    return any(note.irregularity == it.key for note in now.awaited("revoke_established"))


def _other_to_correct(now: Situation, it: Irregularity, trick: int) -> bool:
    """Whether the other side has revoked on the same trick, and that revoke is not established."""
    for other in now.open_irregularities(*REVOKES):
        laid = now.facts.laid(other.act)
        if laid is not None and laid.trick == trick and other.offending is not it.offending:
            return not _is_noted(now, other)
    return False


def _agrees_to_opponents(now: Situation, act: acts.Agree, it: Irregularity) -> bool:
    """Whether `act` is the agreement of the offending side to a claim or concession of the other."""
    lies = now.facts.stated
    stated = now.act(act.of or lies.act) if lies is not None and not lies.disputed else None
    if act.by.side is not it.offending or not isinstance(stated, Statement):
        return False
    return stated.by.side is not act.by.side
