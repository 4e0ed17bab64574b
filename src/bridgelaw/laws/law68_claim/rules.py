"""Law 68. What a claim and a concession do: play ceases, or is suspended, unless a defender's partner objects at once.

`claim` is what rules note about one that lies on the table (`act`), until it is void or decided.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import (
    Await,
    Effect,
    Effects,
    Explain,
    Forbid,
    Inform,
    Irregular,
    Lift,
    Moment,
    Oblige,
    Offer,
    Permit,
    Rectify,
    Rights,
    Settle,
    Stand,
    Unask,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.playing_on import PlayOnRequest, agreed_to_play_on, asks_to_play_on
from bridgelaw.table.standing import GONE, MADE, VOID

Faced = acts.Expose | acts.Spread
Statement = acts.Claim | acts.Concede | acts.Expose | acts.Spread


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`disputed`: whether the table stands still as soon as a claim is disputed, or may agree to play on."""

    disputed: Literal["no_action", "may_play_on"]


@When(phases=("clarification", "play"))
def claim(now: Situation, act: acts.Claim) -> Effects:
    yield Await(who=act.by, what="claim", until="chosen", act=act.id)


@When(phases=("clarification", "play"))
def concession(now: Situation, act: acts.Concede) -> Effects:
    yield Await(who=act.by, what="claim", until="chosen", act=act.id)


@When(phases=("clarification", "play"))
def deemed(now: Situation, noted: Await) -> Effects:
    """Declarer has faced his cards and is taken to claim by it: all that is left, as he names no number."""
    if noted.what == "deemed_claim" and noted.act is not None and not now.awaited("claim") and not now.facts.finished:
        yield Stand(act=noted.act, standing=MADE)
        yield Await(who=noted.who, what="claim", until="chosen", act=noted.act)


@When(phases=("play",))
def may_claim(now: Situation, rights: Rights) -> Effects:
    """Declarer and the defenders, while the play lasts."""
    dummy = now.dummy
    if dummy is None or now.awaited("claim") or now.frozen:
        return
    for seat in SEATS:
        if seat is not dummy:
            yield Permit(seat=seat, right="claim")


@When(phases=("clarification", "play"), needs=("window",))
def nobody_plays(now: Situation, rights: Rights) -> Effects:
    """Until the claim is void or decided."""
    if now.awaited("claim"):
        for seat in SEATS:
            yield Forbid(seat=seat, right="play")


@When(phases=("clarification", "play"))
def partner_objects(now: Situation, act: acts.Contest) -> Effects:
    """A defender gives up tricks and his partner objects at once: nothing has been conceded, and play goes on."""
    given_up = _objected_to(now, act)
    if given_up is None:
        return
    yield from _void(now, given_up.id, given_up.by)
    yield from _told(now, given_up)


@When(phases=("clarification", "play"))
def director_for_it(now: Situation, act: acts.Contest) -> Effects:
    """Something has been seen or said that partner may not use: who of the three may summon the Director should."""
    if _objected_to(now, act) is None or now.awaited("director_called"):
        return
    for seat in SEATS:
        if seat is not now.dummy:
            yield Oblige(who=seat, what="summon_director", until="summoned")


@When(phases=("clarification", "play"))
def disputed(now: Situation, act: acts.Contest, terms: Terms) -> Effects:
    """The Director is summoned at once, and nobody does anything until he has come; where the other side may ask to
    play on instead, that is left to them."""
    if not now.awaited("claim") or _objected_to(now, act) is not None or now.facts.finished:
        return
    for seat in SEATS:
        if not now.awaited("director_called"):
            yield Oblige(who=seat, what="summon_director", until="summoned")
        if terms.disputed == "no_action":
            yield Oblige(who=seat, what="take_no_action", until="summoned")


@When(phases=("clarification", "play"), needs=("window",))
def dummy_summons(now: Situation, rights: Rights) -> Effects:
    """When the claim is disputed it is his duty as well, so that he may."""
    if now.awaited("claim") and now.facts.stated is not None and now.facts.stated.disputed and now.dummy is not None:
        yield Permit(seat=now.dummy, right="summon")


@When(phases=("clarification", "play"), needs=("window",))
def play_has_ceased(now: Situation, act: acts.Play) -> Effects:
    """Said once, of the first card played while the claim lies there."""
    if now.awaited("claim") and not now.awaited("played_after_claim"):
        yield Irregular(kind="play_after_claim", by=act.by, act=act.id)
        yield Await(who=act.by, what="played_after_claim", until="chosen", act=act.id)


@When(phases=("clarification", "play", "ended"), at=("end_of_play",))
def play_is_void(now: Situation, told: Explain | Moment, it: Irregularity) -> Effects:
    """What was played after the claim counts no more, and nothing that was wrong with it is ruled upon. With a claim
    that is agreed to or decided that holds by itself: the tricks are those of the claim."""
    if isinstance(told, Moment) and now.facts.finished != "claim":
        return
    since = now.facts.numbers[it.act]
    for laid in now.facts.plays:
        if laid.number < since:
            continue
        for other in now.irregularities_of(laid.act):
            if other.key != it.key and other.is_open:
                yield Settle(irregularity=other.key, how="ruled")
        if laid.standing not in GONE:
            yield Stand(act=laid.act, standing=VOID)
    yield Rectify(irregularity=it.key, what="none")
    yield Settle(irregularity=it.key, how="ruled")


@When(phases=("clarification", "play"), awaits=("claim",))
def may_ask_to_play_on(now: Situation) -> Effects:
    """Declarer, or either defender, of the side that has not claimed; until the claim is agreed, or it is disputed and
    the Director has been called to decide it."""
    stated = now.facts.stated
    if stated is not None and stated.disputed and now.awaited("director_called"):
        return
    for note in now.awaited("claim"):
        for seat in note.who.side.opponents.seats:
            if seat is not now.dummy and not _has_asked(now, seat, note.act or ""):
                yield Offer(who=seat, what="play_on", until="now")


@When(phases=("clarification", "play"))
def all_agree_to_play_on(now: Situation, act: acts.Agree) -> Effects:
    """At the request of the other side, and only if all four agree: the claim is void and the play counts."""
    asked = _request(now, act)
    for note in now.awaited("claim"):
        stated = now.act(note.act or "")
        if asked is None or not isinstance(stated, Statement) or asked.by.side is stated.by.side:
            continue
        if agreed_to_play_on(now.facts, asked) | {act.by} == set(SEATS):
            yield from _void(now, stated.id, note.who)
            yield Lift(what="summon_director")


@When(phases=("clarification", "play"))
def director_plays_on(now: Situation, act: acts.Rule) -> Effects:
    """He finds that it was no claim, of the trick in progress only, or not meant; or he cancels it."""
    for note in now.awaited("claim"):
        goes_on = act.of == note.act if act.order == "cancel" else act.order == "play_on" and act.of in (None, note.act)
        if goes_on and not now.facts.finished:
            yield from _void(now, note.act or "", note.who)


def _void(now: Situation, claim: str, by: Seat) -> Iterator[Effect]:
    """It lies on the table no more, what was asked about it needs no answer, and play had not ceased because of it."""
    yield Stand(act=claim, standing=VOID)
    for it in now.open_irregularities("play_after_claim"):
        if now.happened_before(claim, it.act):
            yield Settle(irregularity=it.key, how="ruled")
    yield Lift(what="claim", who=by)
    yield Lift(what="played_after_claim")
    yield Unask(kind="normal_line", of=claim)
    yield Unask(kind="unaware_of_trump", of=claim)


def _objected_to(now: Situation, act: acts.Contest) -> Statement | None:
    """The concession by a defender, or claim of less than the rest, to which his partner objects."""
    for note in now.awaited("claim", act.by.partner):
        stated, play = now.act(note.act or ""), now.facts.play
        if not isinstance(stated, Statement) or play is None or act.of not in (None, stated.id):
            continue
        claimed = stated.terms.tricks if isinstance(stated, acts.Claim) else 0
        gives = not isinstance(stated, Faced) and claimed < now.facts.left
        if gives and now.is_defender(act.by) and not now.facts.finished:
            return stated
    return None


def _told(now: Situation, given_up: Statement) -> Iterator[Effect]:
    """That he wanted to give up, what he said with it, and the cards that he has shown: the objector may use nothing
    of it, the other side may."""
    since = now.facts.numbers[given_up.id]
    yield from _may_use(given_up, given_up.id, "remark")
    for shown in now.facts.acts.of(acts.Expose):
        if shown.by is given_up.by and (now.facts.numbers[shown.id] > since or shown.of == given_up.id):
            yield from _may_use(given_up, shown.id, "withdrawn_play")


def _may_use(given_up: Statement, about: str, kind: Literal["remark", "withdrawn_play"]) -> Iterator[Effect]:
    partner: Seat = given_up.by.partner
    for seat in (partner, *partner.side.opponents.seats):
        yield Inform(seat=seat, about=about, kind=kind, authorised=seat is not partner, source=given_up.by)


def _has_asked(now: Situation, seat: Seat, claim: str) -> bool:
    """Whether he has asked since the claim that play go on."""
    asked = filter(asks_to_play_on, now.facts.acts.of(acts.PlayOn, acts.Choose))
    return any(a.by is seat and now.happened_before(claim, a.id) for a in asked)


def _request(now: Situation, agreed: acts.Agree) -> PlayOnRequest | None:
    """The request to play on to which somebody agrees."""
    asked = filter(asks_to_play_on, now.facts.acts.newest_first())
    return next((act for act in asked if agreed.of in (None, act.id)), None)
