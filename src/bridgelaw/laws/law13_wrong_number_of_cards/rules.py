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
)
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.table import acts

Stated = acts.State | acts.DirectorState
Course = Literal["clean", "seen", "called", "surplus", "played"]
_HERE = "law13"
_COUNTED = "hands_counted"
_PLAYED_ON = "corrected_and_played"
_NO_CHANGE = ("rectify", "play_on")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`surplus`: a card too many where no hand is short: taken away, or treated as any wrong number.

    `seen`: cards of another seen before any call: judged, and all four must agree; judged; or always played.
    """

    surplus: Literal["removed", "as_any"]
    seen: Literal["judged_and_agreed", "judged", "played"]


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


def no_call_seen(now: Situation, heard: Notice | Await, it: Irregularity, terms: Terms) -> Effects:
    """Where the consent of all four is needed, any of them can still ask for the score: both courses stay open."""
    if _course(now, heard, it, terms) != "seen":
        return
    if terms.seen == "played":
        yield Empower(what="play_and_stand_ready", irregularity=it.key)
        return
    interferes = now.found("interferes", it.act)
    if interferes is None:
        yield Ask(kind="interferes", of=it.act, seat=it.by)
        return
    if not interferes:
        yield Empower(what="play_and_stand_ready", irregularity=it.key)
    if interferes or terms.seen == "judged_and_agreed":
        yield Empower(what="artificial_score", irregularity=it.key)


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


def taken(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """The Director has taken one of these courses."""
    if it.drawer != _HERE or taken.by is not None:
        return
    if taken.what == "artificial_score":
        yield Rectify(irregularity=it.key, what="adjusted_score")
        yield Settle(irregularity=it.key, how="ruled")
    elif taken.what in ("play_on", "play_and_stand_ready"):
        yield from _played_on(now, it, ready=taken.what == "play_and_stand_ready")


def corrected(now: Situation, heard: acts.Rule | Explain, it: Irregularity, terms: Terms) -> Effects:
    """He has it put right by a ruling: where the Law lets the board be played without more ado."""
    order = heard if isinstance(heard, acts.Rule) else now.act(it.noticed or "")
    if not isinstance(order, acts.Rule) or order.of != it.act or order.order not in _NO_CHANGE:
        return
    if it.drawer == _HERE and it.noticed is not None and _state(now, it, terms) in ("clean", "surplus"):
        yield from _played_on(now, it, ready=False)


def adjusted(now: Situation, act: acts.Adjust, it: Irregularity) -> Effects:
    """He gives the score at once."""
    if it.drawer == _HERE and it.noticed is not None:
        yield Rectify(irregularity=it.key, what="adjusted_score")
        yield Settle(irregularity=it.key, how="ruled")


def moved_card(now: Situation, made: Rectify, it: Irregularity) -> Effects:
    """Partner of a player whose hand was wrong may not use what he knows of the cards that were moved."""
    if it.drawer != _HERE or made.what != "none":
        return
    wrong = _wrong_hands(now)
    if all(act.fact == "extra_card" for _, act in wrong):
        return
    for seat, act in wrong:
        yield Inform(seat=seat.partner, about=act.id, kind="other_source", authorised=False)


def affected(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The board was played on: did what was seen or called with the wrong hands affect the result?"""
    notes = [note for note in now.awaited(_PLAYED_ON) if note.irregularity == it.key]
    if not notes:
        return
    damage = now.found("damage", it.act)
    if damage is None:
        yield Ask(kind="damage", of=it.act)
    elif damage:
        yield Rectify(irregularity=it.key, what="adjusted_score")


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
    for act in now.facts.acts.values():
        if isinstance(act, Stated) and act.fact == "looked_at_cards" and _holder(act) in holders:
            return True
        if isinstance(act, acts.Learn) and act.source in ("wrong_hand", "saw_card"):
            return True
    return False


def _wrong_hands(now: Situation) -> list[tuple[Seat, Stated]]:
    """Each hand of which a wrong count was stated, with the act that said so."""
    found: list[tuple[Seat, Stated]] = []
    for act in now.facts.acts.values():
        if isinstance(act, Stated) and act.fact in ("extra_card", "missing_card"):
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


def _played_on(now: Situation, it: Irregularity, *, ready: bool) -> Iterator[Effect]:
    """`ready`: when it is over the Director looks at it again."""
    yield Rectify(irregularity=it.key, what="none")
    if ready:
        yield Await(who=it.by or Seat.N, what=_PLAYED_ON, until="end_of_board", irregularity=it.key, act=it.act)
    yield Settle(irregularity=it.key, how="ruled")
