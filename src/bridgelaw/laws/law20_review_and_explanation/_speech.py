"""Which call or card a question, explanation, restatement or correction is about; who may ask, and who answers."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bridgelaw.game.calls import PASS, Call
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import behind

_ABOUT = (acts.Ask, acts.Explain, acts.Alert, acts.Announce, acts.Convey, acts.Correct)
_DEEPEST = 4
"""How many acts are followed back to the call: a correction names an answer, the answer a question, the question the
call."""


class SpokenOf(NamedTuple):
    """The call or card (`card`) that is spoken of, and who made it."""

    act: str
    by: Seat
    card: bool


class StatementInDoubt(NamedTuple):
    """An explanation that somebody thinks was wrong: who gave it, in which act, and whether it was an alert or the lack
    of one (`alerting`)."""

    by: Seat
    act: str
    alerting: bool


def spoken_of(now: Situation, id: str | None) -> SpokenOf | None:
    """The call or card that the act `id` is about. The act is that call or card itself, or asks about it, alerts or
    explains it."""
    for _ in range(_DEEPEST):
        if id is None:
            return None
        made, laid = now.made(id), now.facts.laid(id)
        if made is not None:
            return SpokenOf(id, made.by, card=False)
        if laid is not None:
            return SpokenOf(id, laid.by, card=True)
        act = now.act(id)
        id = act.of if isinstance(act, _ABOUT) else None
    return None


def told(now: Situation, id: str | None, regulations: Regulations) -> StatementInDoubt | None:
    """The explanation that somebody refers to by naming the act `id`: that act itself, the explanation of that call or,
    if it has none, its missing alert."""
    act = _explained(now, id) or now.act(id or "")
    if isinstance(act, acts.Explain | acts.Announce):
        return StatementInDoubt(act.by, act.id, alerting=False)
    if isinstance(act, acts.Alert) or (isinstance(act, acts.Convey) and act.channel == "no_alert"):
        return StatementInDoubt(act.by, act.id, alerting=True)
    made = now.made(id or "")
    if made is None:
        return None
    return StatementInDoubt(made.by.partner if regulations.alert_by == "partner" else made.by, made.act, alerting=True)


def _explained(now: Situation, id: str | None) -> acts.Act | None:
    """The last explanation of the call or card `id` by its own side."""
    of = spoken_of(now, id)
    if of is None or of.act != id:
        return None
    told = now.facts.acts.about(id, acts.Explain, acts.Announce)
    return next((a for a in reversed(told) if a.by.side is of.by.side), None)


# questions


def may_ask(now: Situation, seat: Seat) -> bool:
    """Whether `seat` may ask now: at his turn; before the opening lead is faced, everybody but presumed dummy; when the
    play is over, everybody."""
    return seat in _free_to_ask(now)


def _free_to_ask(now: Situation) -> tuple[Seat | None, ...]:
    phase = now.phase
    if phase == "play":
        return (now.player_in_turn,)
    if phase == "clarification":
        return _all_but_dummy(now)
    return (now.turn,) if phase in ("setup", "auction") else SEATS


def _all_but_dummy(now: Situation) -> tuple[Seat, ...]:
    dummy = now.dummy
    return tuple(seat for seat in SEATS if seat is not dummy)


def about_revoke(now: Situation, act: acts.Ask) -> bool:
    """Whether a question is about a revoke: it names a card that did not follow suit, or a card of the asker's side."""
    laid = now.facts.laid(act.of or "")
    if laid is None:
        return False
    trick = now.trick(laid.trick)
    return laid.by.side is act.by.side or (trick is not None and trick.led not in (None, laid.card.suit))


def partner_has_asked(now: Situation, act: acts.Ask) -> bool:
    """Whether the asker's partner has asked since the last call or card."""
    numbers = now.facts.numbers
    moves = (*(m.number for m in now.facts.calls), *(laid.number for laid in now.facts.plays))
    last = max(moves, default=0)
    return any(a.by is act.by.partner and a.about is None and numbers[a.id] > last for a in now.facts.acts.of(acts.Ask))


def answerers(now: Situation, act: acts.Ask, regulations: Regulations) -> list[Seat]:
    """Who has to explain: the partner of each opponent whose call or card is asked about; that opponent himself where
    players alert their own calls; with screens, the asker's screenmate. Nobody explains a card of declarer's side."""
    opponents = act.by.side.opponents.seats
    if act.of is None:
        callers = [seat for seat in opponents if now.has_called(seat)]
    else:
        spoken = spoken_of(now, act.of)
        hidden = spoken is not None and spoken.card and not now.is_defender(spoken.by)
        callers = [spoken.by] if spoken is not None and spoken.by in opponents and not hidden else []
    if now.setting.screens or regulations.alert_by == "screenmate":
        mates = [seat for seat in behind(act.by) if seat is not act.by]
        return mates if callers else []
    return [seat if regulations.alert_by == "self" else seat.partner for seat in callers]


def may_explain_own(now: Situation, act: acts.Explain, regulations: Regulations) -> bool:
    """Whether a player may explain his own call or card: behind a screen; where players alert their own calls; if the
    Director has allowed it.

    While the Director is at the table it is assumed that he has allowed it, since that need not have been recorded.
    """
    if now.setting.screens or regulations.alert_by != "partner" or now.awaited("director_called"):
        return True
    allowed = [a for a in now.facts.acts.of(acts.Rule) if a.order == "allow"]
    return any(a.of is not None and spoken_of(now, a.of) == spoken_of(now, act.of) for a in allowed)


# reviews


def has_played(now: Situation, seat: Seat) -> bool:
    """Whether `seat` has played a card (declarer: from either hand)."""
    return any(laid.counts and laid.by is seat for laid in now.facts.plays)


def may_review_in_play(now: Situation, seat: Seat) -> bool:
    """Whether `seat` may have the auction reviewed during the clarification period or the play."""
    return seat in seats_reviewing(now)


def seats_reviewing(now: Situation) -> tuple[Seat, ...]:
    """The players who may have the auction reviewed: before the lead is faced, all but presumed dummy; after that the
    player in turn, if he has not played yet."""
    if now.phase == "clarification":
        return _all_but_dummy(now)
    player = now.player_in_turn
    return () if player is None or has_played(now, player) else (player,)


def review_of(now: Situation, act: acts.Restate) -> acts.Review | None:
    """The request for a review that the restatement answers; None if there is none."""
    of = now.act(act.of or "")
    if act.of is not None:
        return of if isinstance(of, acts.Review) else None
    reviews = [a for a in now.facts.acts.of(acts.Review) if not a.halt]
    return reviews[-1] if reviews else None


def restated(now: Situation, act: acts.Restate, review: acts.Review | None) -> Literal["right", "part", "wrong"]:
    """Whether all calls were restated as they were made (`right`), only the first of them (`part`), or not as they were
    made (`wrong`). Passes at the end, and calls taken back, may be left out. If a part was asked for, it is right if
    each of the calls was made."""
    if act.calls == "right":
        return "right"
    standing = [m.call for m in now.facts.calls if m.counts]
    spoken = [m.call for m in now.facts.calls if m.counts and not m.implied]
    everything = [m.call for m in sorted(now.facts.calls, key=lambda m: m.number) if not m.implied]
    said = list(act.calls)
    if review is not None and review.extent == "partial":
        return "right" if all(call in everything for call in said) else "wrong"
    found = [_compared(said, calls) for calls in (standing, spoken, everything)]
    return "right" if "right" in found else "part" if "part" in found else "wrong"


def _compared(said: list[Call], calls: list[Call]) -> Literal["right", "part", "wrong"]:
    if calls[: len(said)] != said:
        return "wrong"
    left = calls[len(said) :]
    return "right" if all(call is PASS for call in left) and (said or not left) else "part"


def review_asked_by(now: Situation, restatement: str) -> Seat | None:
    """Who asked for the review that was answered by that act; None: nobody did."""
    act = now.act(restatement)
    review = review_of(now, act) if isinstance(act, acts.Restate) else None
    return review.by if review else None


# corrections


def may_speak(now: Situation, seat: Seat) -> bool:
    """Whether `seat` may correct partner's explanation now: not in the auction, and a defender not during the play."""
    if now.phase in ("setup", "auction"):
        return False
    return now.phase in ("ended", "closed") or not now.is_defender(seat)


def lead_faced(now: Situation) -> int | None:
    """The number of the act by which the opening lead was faced; None if it has not been faced."""
    faced = now.facts.faced
    if faced is None:
        return None
    numbers = now.facts.numbers
    return max((numbers[a.id] for a in now.facts.acts.of(acts.Face)), default=numbers[faced])


def realised(now: Situation, seat: Seat, act: str) -> str | None:
    """The act by which `seat` became aware of what was wrong in `act`."""
    of = (a.id for a in now.facts.acts.about(act, acts.Realise) if a.by is seat)
    return next(of, None)


def acted_since(now: Situation, seat: Seat, act: str) -> bool:
    """Whether `seat` has called or played since the act."""
    return now.called_since(seat, act) or now.played_since(seat, act)


def own_too_late(now: Situation, wrong: StatementInDoubt, *, may_wait: bool) -> bool:
    """Whether a player corrects his own error too late. If he knew of it before the opening lead was faced and was free
    to wait until then (`may_wait`), it is too late after that; else once he has called or played since he knew."""
    seen = realised(now, wrong.by, wrong.act)
    if seen is None:
        return False
    faced = lead_faced(now)
    if may_wait and (faced is None or now.facts.numbers[seen] < faced):
        return faced is not None
    return acted_since(now, wrong.by, seen)


def partners_too_late(now: Situation, seat: Seat, wrong: StatementInDoubt) -> bool:
    """Whether declarer or dummy (`seat`) speaks of partner's error only after the opening lead was faced, or after he
    has called or played since he realised it."""
    faced = lead_faced(now)
    if faced is None or now.declarer is None or now.is_defender(seat) or now.facts.numbers[wrong.act] > faced:
        return False
    seen = realised(now, seat, wrong.act)
    return seen is None or now.facts.numbers[seen] < faced or acted_since(now, seat, seen)


def goes_on_for(now: Situation, seat: Seat) -> bool:
    """Whether nothing stands still, or all waits for what `seat` chooses now that the Director has explained: before he
    does so he may want to know what has been called, and what it means."""
    return not now.frozen or bool(now.offers(seat))


def seats_asking(now: Situation) -> list[Seat]:
    """The players who may ask and have something to ask about: a call or a card of the opponents."""
    return [seat for seat in _free_to_ask(now) if seat and any(now.has_called(s) for s in seat.side.opponents.seats)]
