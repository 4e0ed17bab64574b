"""Law 70. The Director decides a contested claim: equity to both sides, doubt against the claimer.

The Question `normal_line` asks for the claimer's tricks on the least favourable normal line that fits his statement.
"""

from __future__ import annotations

import re

from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Ask, Count, Effects, Explain, Found, Lift, Rectify, Settle, Unask
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.play import Laid
from bridgelaw.table.playing_on import asks_to_play_on
from bridgelaw.table.vocabulary import REVOKES

Statement = acts.Claim | acts.Concede | acts.Expose | acts.Spread
_TRUMP_WORDS = ("trump", "atout", "trumf")
_DRAWN = (
    "draw", "pull", "extract", "remaining", "outstanding", "missing", "last trump",
    "tir", "purg", "enlev", "restant", "dehors", "manquant", "dernier atout",
    "trekk", "ta ut", "tar ut", "tatt ut", "plukk", "utestående", "siste trumf", "mangl",
)  # fmt: skip
"""What is said of trumps that others have got; ruffing, or counting one's own, says nothing of those."""
_THE_LAST = ("last trump", "dernier atout", "siste trumf")
_TRUMPS_FIRST = re.compile(r"(?:trumps?|atouts?|trumf(?:ene|er)?)\s*(?:$|[,;.+]|(?:then|and|puis|et|så|og)\b)")
"""Trumps as the first thing that he will do: they are drawn."""


@When(phases=("clarification", "play", "ended"))
def contested(now: Situation, act: acts.Contest | acts.Summon) -> Effects:
    """Before the other side has agreed, or after that and still in time; or that play goes on has been asked for and
    somebody calls the Director instead of agreeing to it."""
    stated = _to_be_decided(now, act)
    if stated is None:
        return
    if now.facts.finished is None or (isinstance(act, acts.Contest) and _on_time(now, act, stated)):
        yield from _decided(now, stated, act.id)


@When(about=("play_after_claim",), phases=("play", "ended"))
def after_void_play(now: Situation, explained: Explain, it: Irregularity) -> Effects:
    """Play went on although it had ceased: the claim is decided all the same."""
    for note in now.awaited("claim")[-1:]:
        stated = now.act(note.act or "")
        if isinstance(stated, Statement):
            yield from _decided(now, stated)


@When(about=REVOKES, phases=("ended",))
def after_correction(now: Situation, settled: Settle, it: Irregularity) -> Effects:
    """A revoke of the side that had agreed is corrected: what was agreed to was not the position that there is."""
    stated = now.act(now.facts.stated.act) if now.facts.stated else None
    laid = now.facts.laid(it.act)
    if settled.how != "ruled" or now.facts.finished != "claim" or not isinstance(stated, Statement):
        return
    if laid is not None and not laid.counts and laid.trick != 12 and not _put_right_before(now, laid, stated):
        yield from _decided(now, stated)


@When(phases=("clarification", "play"))
def outstanding_trump(now: Situation, act: acts.Contest | acts.Summon) -> Effects:
    """An opponent has a trump left of which the statement says nothing: was the claimer likely unaware of it?"""
    stated = _to_be_decided(now, act)
    if stated is None or now.facts.finished or not _trump_left(now, stated):
        return
    if now.found("unaware_of_trump", stated.id, act.id) is None:
        yield Ask(kind="unaware_of_trump", of=stated.id, seat=stated.by, aliases=(act.id,))


@When(phases=("clarification", "play"))
def unaware_of_it(now: Situation, told: Found) -> Effects:
    """He was: what is asked about the rest of the tricks is asked otherwise now."""
    stated = _forgotten(now, told)
    if stated is not None:
        yield Unask(kind="normal_line", of=stated.id)


@When(phases=("clarification", "play"))
def lost_to_it(now: Situation, told: Found) -> Effects:
    """And could a trick be lost to that trump by normal play? It is the last of the three conditions."""
    stated = _forgotten(now, told)
    if stated is not None:
        yield from _decided(now, stated, told.find.of or "")


def _forgotten(now: Situation, told: Found) -> Statement | None:
    """The claim whose author was found unaware of a trump, if it waits for a decision."""
    if told.find.kind != "unaware_of_trump" or told.find.answer is not True or now.facts.finished:
        return None
    act = now.act(told.find.of or "")
    stated = _to_be_decided(now, act) if isinstance(act, acts.Contest | acts.Summon) else act
    open_ = [now.act(asked.of) for asked in now.questions if asked.kind == "normal_line"]
    if stated is None and len(open_) == 1:
        stated = open_[0]
    return stated if isinstance(stated, Statement) and stated in open_ else None


def _put_right_before(now: Situation, laid: Laid, stated: Statement) -> bool:
    """Whether another card lay in the place of `laid` when the claim was made: it was of the position that there is."""
    put = (x.number for x in now.facts.plays if x.counts and (x.hand, x.trick) == (laid.hand, laid.trick))
    return any(number < now.facts.numbers[stated.id] for number in put)


def _decided(now: Situation, stated: Statement, objection: str = "") -> Effects:
    line = now.found("normal_line", stated.id)
    clause = "outstanding_trump" if now.found("unaware_of_trump", stated.id, objection) else "doubt"
    if line is None:
        yield Ask(kind="normal_line", of=stated.id, seat=stated.by, most=now.left_at(stated), cite=clause)
        return
    yield Count(declarer=now.declarers_share(stated, int(line)))
    yield Rectify(irregularity="", what="none", claim=stated.id, given=int(line), cite=clause)
    yield Lift(what="claim")
    if not any(it.noticed for it in now.open_irregularities()):
        # all that the Director was called for has been decided
        yield Lift(what="take_no_action")
        yield Lift(what="director_called")
    yield Unask(kind="unaware_of_trump", of=stated.id)
    yield Unask(kind="in_time", of=objection)
    # the tricks that are left are shared out once: of another claim about them nothing is left to be found
    for of in dict.fromkeys(other.of for other in now.questions if other.of != stated.id):
        if isinstance(now.act(of), Statement):
            yield Unask(kind="normal_line", of=of)
            yield Unask(kind="unaware_of_trump", of=of)


def _contested(now: Situation, act: acts.Contest) -> Statement | None:
    """The claim or concession that `act` disputes; not a defender's gift to which his partner objects at once."""
    notes = [n.act or "" for n in now.awaited("claim")]
    of = act.of or (notes[-1] if notes else now.facts.stated.act if now.facts.stated else "")
    stated = now.act(of)
    if not isinstance(stated, Statement) or now.facts.finished not in (None, "claim"):
        return None
    if now.facts.finished == "claim":
        return stated if stated.by.side is not act.by.side else None
    play = now.facts.play
    claims_less = isinstance(stated, acts.Claim) and play is not None and stated.terms.tricks < now.facts.left
    gives = isinstance(stated, acts.Concede) or claims_less
    objects = gives and act.by is stated.by.partner and now.is_defender(act.by)
    return None if objects or of not in notes else stated


def _to_be_decided(now: Situation, act: acts.Contest | acts.Summon) -> Statement | None:
    """The claim or concession that is disputed by `act`, or that lies there when the Director is called although the
    other side has asked that play go on."""
    if isinstance(act, acts.Contest):
        return _contested(now, act)
    stated = next((now.act(note.act or "") for note in reversed(now.awaited("claim"))), None)
    if not isinstance(stated, Statement):
        return None
    asked = filter(asks_to_play_on, now.facts.acts.of(acts.PlayOn, acts.Choose))
    against = any(a.by.side is not stated.by.side and now.happened_before(stated.id, a.id) for a in asked)
    return stated if against else None


def _on_time(now: Situation, act: acts.Contest, stated: Statement) -> bool:
    """Whether agreement could simply be taken back: unless the Director has found otherwise, or the round is over."""
    states = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    if any(a.fact == "round_over" for a in states):
        return False
    return now.found("in_time", act.id, stated.id) is not False


def _line(now: Situation, stated: Statement) -> str:
    """How the claimer said that he would play, with his claim and behind it."""
    with_it = stated.terms.line if isinstance(stated, acts.Claim) else ""
    behind = (said.words for said in now.facts.acts.about(stated.id, acts.LineOfPlay) if said.by is stated.by)
    return " ".join((with_it, *behind)).strip()


def _trump_left(now: Situation, stated: Statement) -> bool:
    """Whether an opponent of the claimer has got a trump, and the words of the claim don't speak of such trumps."""
    contract = now.facts.contract
    if contract is None or contract.strain not in SUITS or isinstance(stated, acts.Concede):
        return False
    line = _line(now, stated).lower()
    others: tuple[Seat, ...] = stated.by.side.opponents.seats
    held = stated.terms.hands if isinstance(stated, acts.Claim) and stated.terms.hands else now.facts.held
    out = [card for seat in others for card in held[seat] or () if card.suit == contract.strain]
    spoken_of = any(word in line for word in _TRUMP_WORDS) and any(word in line for word in _DRAWN)
    spoken_of = spoken_of or _TRUMPS_FIRST.match(line) is not None
    # who speaks of the last one has said nothing of another
    return len(out) > (1 if any(word in line for word in _THE_LAST) else len(out) if spoken_of else 0)
