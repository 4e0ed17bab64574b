"""Law 13. One hand holds more than thirteen cards and another fewer; or there is a card too many.

A count is a fact that somebody states. What the Director may do about it depends on whether a player with a wrong hand
has called, whether somebody has seen a card of another, and whether the board has been played.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Empower,
    Explain,
    Inform,
    Irregular,
    Moment,
    Notice,
    Rectify,
    Settle,
    Taken,
    Unask,
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts

Stated = acts.State | acts.DirectorState
Course = Literal["clean", "seen", "called", "surplus", "played"]
_HERE = "law13"
_COUNTED = "hands_counted"
_PLAYED_ON = "corrected_and_played"
_SEEN_PLAYED = "seen_and_played"
_NO_CHANGE = ("rectify", "play_on")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`surplus`: a card too many where no hand is short: taken away, or treated as any wrong number.

    `seen`: cards of another seen before any call: judged, and all four must agree; judged; or always played.
    `called`: a player with a wrong hand has called: never played on, or only if the Director judges that it can be.
    """

    surplus: Literal["removed", "as_any"]
    seen: Literal["judged_and_agreed", "judged", "played"]
    called: Literal["scored", "judged"]


def wrong_number(now: Situation, act: Stated) -> Effects:
    """Somebody has a card too many. What the Director states himself he has become aware of."""
    if act.fact != "extra_card" or any(it.drawer == _HERE for it in now.irregularities):
        return
    yield Irregular(kind="wrong_number_of_cards", by=_holder(act), act=act.id)
    if isinstance(act, acts.DirectorState):
        yield Notice(irregularity=f"wrong_number_of_cards@{act.id}")


def with_the_short_hand(now: Situation, act: Stated, it: Irregularity) -> Effects:
    """A card that was missing is in another hand: the two are one matter, and this Law's."""
    if act.fact == "extra_card" and it.drawer != _HERE:
        yield Settle(irregularity=it.key, how="ruled", known_as=True)


@When(phases=("setup", "auction", "clarification", "play", "ended"))
def told(now: Situation, act: acts.Summon | acts.DirectorAttention, it: Irregularity) -> Effects:
    """Everybody has heard the count, and the Director is told of it."""
    if it.drawer == _HERE and it.status == "unnoticed":
        yield Notice(irregularity=it.key)


def counted(now: Situation, act: Stated, it: Irregularity) -> Effects:
    """He counts on, and finds the hand that is short."""
    if it.drawer == _HERE and it.noticed is not None and act.fact == "missing_card":
        yield Await(who=_holder(act) or Seat.N, what=_COUNTED, until="director", irregularity=it.key, act=act.id)


def no_call_clean(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Effects:
    """Nobody with a wrong hand has called, and nobody has seen another's card: put right, and played."""
    if _course(now, heard, it, terms) == "clean":
        yield Empower(what="play_on", irregularity=it.key)


def no_call_seen(now: Situation, heard: Notice | Await | Ask, it: Irregularity, terms: Terms) -> Effects:
    """Where the consent of all four is needed, any of them can still ask for the score: both courses stay open. What
    was seen is judged here, if it is judged at all, and not once more as knowledge from elsewhere."""
    if isinstance(heard, Ask):
        here = it.drawer == _HERE and it.noticed is not None and _state(now, it, terms) == "seen"
        if here and heard.kind == "interferes" and _is_seen_card(now.act(heard.of)):
            yield Unask(kind="interferes", of=heard.of)
        return
    if _course(now, heard, it, terms) != "seen":
        return
    if terms.seen == "played":
        yield Empower(what="play_and_stand_ready", irregularity=it.key, cite="seen_played")
        return
    interferes = now.found("interferes", it.act)
    if interferes is None:
        yield Ask(kind="interferes", of=it.act, seat=it.by)
        return
    if not interferes:
        yield Empower(what="play_and_stand_ready", irregularity=it.key, cite="seen_played")
    if interferes or terms.seen == "judged_and_agreed":
        yield Empower(what="artificial_score", irregularity=it.key, cite="seen_adjusted")


def call_made(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Effects:
    """A player with a wrong hand has called: there is no playing on."""
    if _course(now, heard, it, terms) == "called":
        yield Empower(what="artificial_score", irregularity=it.key)


def playable(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Effects:
    """A player with a wrong hand has called: first the Director says whether the deal can be put right and played."""
    if _course(now, heard, it, terms) != "called":
        return
    normally = now.found("can_be_played_normally", it.act)
    if normally is None:
        yield Ask(kind="can_be_played_normally", of=it.act, seat=it.by)
    elif normally:
        yield Empower(what="play_and_stand_ready", irregularity=it.key)
    else:
        yield Empower(what="artificial_score", irregularity=it.key, cite="not_playable")


def after_play(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Effects:
    """The result cannot stand: all that is left is an artificial score."""
    if _course(now, heard, it, terms) == "played":
        yield Empower(what="artificial_score", irregularity=it.key)


def surplus(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Effects:
    """Only a card that was played to a quitted trick can cost the result."""
    if _course(now, heard, it, terms) == "surplus" and _quitted(now, it):
        yield Empower(what="artificial_score", irregularity=it.key)


def taken(now: Situation, taken: Taken, it: Irregularity, terms: Terms) -> Effects:
    """The Director has taken one of these courses."""
    if it.drawer != _HERE or taken.by is not None:
        return
    if taken.what == "artificial_score":
        yield from _scored(now, it, terms)
    elif taken.what == "play_on":
        yield from _played_on(it, cite="no_call_clean")
    elif taken.what == "play_and_stand_ready":
        yield from _watched(now, it, terms)


def corrected(now: Situation, heard: acts.Rule | Explain, it: Irregularity, terms: Terms) -> Effects:
    """He has it put right by a ruling: where the Law lets the board be played, by now."""
    order = heard if isinstance(heard, acts.Rule) else now.act(it.noticed or "")
    if not isinstance(order, acts.Rule) or order.of != it.act or order.order not in _NO_CHANGE:
        return
    if it.drawer != _HERE or it.noticed is None:
        return
    course = _state(now, it, terms)
    if course in ("clean", "surplus"):
        yield from _played_on(it, cite="surplus" if course == "surplus" else "corrected")
    elif any(p.ended is None and p.effect == _to_watch(it, p.effect.cite) for p in now.powers):
        yield from _watched(now, it, terms)


def adjusted(now: Situation, act: acts.Adjust, it: Irregularity, terms: Terms) -> Effects:
    """He gives the score at once."""
    if it.drawer == _HERE and it.noticed is not None:
        yield from _scored(now, it, terms)


def moved_card(now: Situation, made: Rectify, it: Irregularity) -> Effects:
    """Partner of a player whose hand was wrong may not use what he knows of the cards that were moved."""
    if it.drawer != _HERE or made.what != "none":
        return
    wrong = _wrong_hands(now)
    if all(act.fact == "extra_card" for _, act in wrong):
        return
    for seat, act in wrong:
        yield Inform(seat=seat.partner, about=act.id, kind="other_source", authorised=False)


@When(also_settled=True, at=("end_of_play",))
def affected(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The board was played on: did what was seen or called with the wrong hands affect the result?"""
    for what, cite in ((_PLAYED_ON, "affected"), (_SEEN_PLAYED, "seen_played")):
        if any(note.irregularity == it.key for note in now.awaited(what)):
            damage = now.found("damage", it.act)
            if damage is None:
                yield Ask(kind="damage", of=it.act, cite=cite)
            elif damage:
                yield Rectify(irregularity=it.key, what="adjusted_score", cite=cite)


def _course(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Course | None:
    """Which case of the Law it is, when it is to be looked at: once noticed, and again when a short hand is found."""
    counted_on = isinstance(heard, Await) and heard.what == _COUNTED and heard.irregularity == it.key
    if it.drawer != _HERE or not (isinstance(heard, Notice) or counted_on):
        return None
    return _state(now, it, terms)


def _state(now: Situation, it: Irregularity, terms: Terms) -> Course:
    wrong = _wrong_hands(now)
    short = any(act.fact == "missing_card" for _, act in wrong)
    short = short or any(hand is not None and len(hand) < 13 for hand in now.facts.deal.values())
    if not short and terms.surplus == "removed":
        return "surplus"
    if now.facts.finished not in (None, "passed"):
        return "played"
    seats = [seat for seat, _ in wrong]
    if any(m.by in seats and not m.implied for m in now.facts.calls):
        return "called"
    return "seen" if _has_seen(now, [seat for seat, act in wrong if act.fact == "extra_card"]) else "clean"


def _has_seen(now: Situation, holders: list[Seat]) -> bool:
    """Whether a player has seen another's card: who looked at a hand with one too many has."""
    stated = now.facts.acts.of(acts.State, acts.DirectorState)
    if any(act.fact == "looked_at_cards" and _holder(act) in holders for act in stated):
        return True
    return any(_is_seen_card(act) for act in now.facts.acts.of(acts.Learn))


def _is_seen_card(act: acts.Act | None) -> bool:
    return isinstance(act, acts.Learn) and act.source in ("wrong_hand", "saw_card")


def _wrong_hands(now: Situation) -> list[tuple[Seat, Stated]]:
    """Each hand of which a wrong count was stated, with the act that said so."""
    found: list[tuple[Seat, Stated]] = []
    for act in now.facts.acts.of(acts.State, acts.DirectorState):
        if act.fact in ("extra_card", "missing_card"):
            seat = _holder(act)
            if seat is not None:
                found.append((seat, act))
    return found


def _holder(act: Stated) -> Seat | None:
    return act.seat or (act.by if isinstance(act, acts.State) else None)


def _quitted(now: Situation, it: Irregularity) -> bool:
    """Whether the card that was too many lies in a trick that is over."""
    stated, play = now.act(it.act), now.facts.play
    if not isinstance(stated, Stated) or play is None:
        return False
    return any(laid.card in stated.cards and laid.hand is it.by for trick in play.done for laid in trick.cards)


def _played_on(it: Irregularity, cite: str) -> Iterator[Effect]:
    yield Rectify(irregularity=it.key, what="none", cite=cite)
    yield Settle(irregularity=it.key, how="ruled", cite=cite)


def _watched(now: Situation, it: Irregularity, terms: Terms) -> Iterator[Effect]:
    """It is played, and when it is over the Director looks at it again."""
    called = terms.called == "judged" and _state(now, it, terms) == "called"
    what = _PLAYED_ON if called else _SEEN_PLAYED
    yield Await(who=it.by or Seat.N, what=what, until="end_of_board", irregularity=it.key, act=it.act)
    yield from _played_on(it, cite="playable" if called else "seen_played")


def _to_watch(it: Irregularity, cite: str) -> Empower:
    return Empower(what="play_and_stand_ready", irregularity=it.key, cite=cite)


def _scored(now: Situation, it: Irregularity, terms: Terms) -> Iterator[Effect]:
    """The score that he gives, under the clause of the case that it is."""
    course, cite = _state(now, it, terms), ""
    if course == "called":
        cite = "call_made" if terms.called == "scored" else "not_playable"
    elif course == "played":
        cite = "after_play"
    elif course == "seen" and terms.seen != "played":
        cite = "seen_adjusted"
    elif course == "surplus" and _quitted(now, it):
        cite = "surplus"
    yield Rectify(irregularity=it.key, what="adjusted_score", cite=cite)
    yield Settle(irregularity=it.key, how="ruled", cite=cite)
