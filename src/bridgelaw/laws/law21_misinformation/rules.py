"""Law 21. A call made on wrong information from an opponent may be changed, as long as partner has not called since.

That the information was wrong is for the Director to find; that it could well have influenced the call, too. Of the
misinformed side only the last caller can still change; of the other side only the player who called over him.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.damage import ruled_by_damage
from bridgelaw.lawbook.effects import (
    Ask,
    Await,
    Effect,
    Effects,
    Explain,
    Found,
    Irregular,
    Lift,
    Make,
    Moment,
    Notice,
    Offer,
    Permit,
    Rectify,
    Refuse,
    Rights,
    Settle,
    Stand,
    Taken,
    Unask,
)
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.standing import WITHDRAWN
from bridgelaw.table.vocabulary import Irregularities

MISLED: tuple[Irregularities, ...] = ("mistaken_explanation", "missing_alert", "unexpected_alert")
Pointed = acts.Attention | acts.DirectorAttention | acts.SpectatorAttention
Disputed = acts.Correct | acts.Dispute | Pointed | acts.Summon | Await


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`passed_out`: whether a call can still be changed after four passes, while the hands are not yet put back."""

    passed_out: Literal["closed", "open"]


def presumption(now: Situation, act: Disputed) -> Effects:
    """Somebody says that an explanation was wrong: his own, partner's, or the opponents'."""
    about = _about(act)
    told = (_explained(now, about) if isinstance(act, acts.Correct) else None) or now.act(about)
    if told is None or not _tells(now, told, act):
        return
    if isinstance(act, acts.Summon | acts.DirectorAttention) and not isinstance(told, acts.Explain | acts.Announce):
        # of an alert that told partner something there is more to say elsewhere
        return
    names = _names(now, told)
    if now.found("misinformation", told.id, *names) is None:
        yield Ask(kind="misinformation", of=told.id, aliases=names)


def missing_alert(now: Situation, found: Found, regulations: Regulations) -> Effects:
    """An alert that was due and did not come misinforms as a wrong answer does; one that was not due has a clause of
    its own."""
    of = next((f.of for f in now.findings if f.act == found.find.id), None)
    told = now.act(of or "")
    if found.find.kind != "misinformation" or told is None or not now.found("misinformation", told.id):
        return
    unalerted = now.made(told.id) and not _told_of(now, told.id) and not _concealed(now, told.id)
    if isinstance(told, acts.Alert):
        yield from _irregular("unexpected_alert", told, regulations, "unneeded_alert")
    elif unalerted or (isinstance(told, acts.Convey) and told.channel == "no_alert"):
        yield from _irregular("missing_alert", told, regulations, "")


@When(about=MISLED)
def change_call(now: Situation, noticed: Notice, it: Irregularity, terms: Terms) -> Effects:
    """Who of the misinformed side has called last: after the wrong information, and partner not since."""
    made = _last(now, it) if _auction_open(now, terms) else None
    if made is None:
        return
    influenced = now.found("would_have_acted", made.act)
    if influenced is None:
        yield Ask(kind="would_have_acted", of=made.act, seat=made.by)
        return
    yield Await(who=made.by, what="call_reconsidered", until="now", act=made.act, irregularity=it.key)
    if influenced:
        yield Offer(who=made.by, what="change_call", until="director", act=made.act, irregularity=it.key)


@When(about=MISLED)
def changed(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """The new call stands in the place of the old one, and the auction goes on from there; the same call again changes
    nothing."""
    choice, offer = taken.choice, taken.offer
    old = now.made(offer.act or "") if offer else None
    if taken.what != "change_call" or offer is None or old is None or not isinstance(choice, acts.Choose):
        return
    clause = "change_call" if old.by.side is not it.offending else "lho_changes"
    if choice.call is None:
        yield Refuse(act=choice.id, kind="choose", code="choice-needs-call")
        yield replace(offer, cite=clause)
        return
    if choice.call is old.call:
        # he lets it stand
        return
    yield Stand(act=old.act, standing=WITHDRAWN, irregularity=it.key, cite=clause)
    yield Make(by=old.by, call=choice.call, act=choice.id, replaces=old.act, cite=clause)
    over = _called_over(now, old) if clause == "change_call" else None
    if over is not None:
        yield Offer(
            who=over.by, what="change_call", until="director", act=over.act, irregularity=it.key, cite="lho_changes"
        )


@When(phases=("clarification",))
def lead_goes_back(now: Situation, taken: Taken) -> Effects:
    """A lead that lies face down belonged to an auction that is open again, unless the call stays the same. Nobody has
    seen it."""
    it = now.irregularity(taken.irregularity or "")
    lead = now.facts.down
    if taken.what != "change_call" or lead is None or it is None or it.kind not in MISLED:
        return
    old = now.made(taken.offer.act or "") if taken.offer else None
    call = taken.choice.call if isinstance(taken.choice, acts.Choose) else None
    if call is not None and (old is None or call is not old.call):
        yield Stand(act=lead.act, standing=WITHDRAWN, cite="change_call")


@When(needs=("window",))
def may_change(now: Situation, rights: Rights) -> Effects:
    for offer in now.offers(what="change_call"):
        it = now.irregularity(offer.irregularity or "")
        if it is not None and it.kind in MISLED:
            own = offer.who.side is it.offending
            yield Permit(seat=offer.who, right="change_call", cite="lho_changes" if own else "change_call")


@When(about=MISLED, also_settled=True, at=("next_turn", "opening_lead_faced"))
def goes_on(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The next call or the faced lead ends the right of who has not used it."""
    yield Lift(what="change_call", irregularity=it.key)
    for question in now.questions:
        if _waits(question.it, it) and question.kind == "would_have_acted":
            yield Unask(kind="would_have_acted", of=question.of)


@When(about=MISLED, at=("director",))
def is_told(now: Situation, heard: acts.Choose | acts.Leave | Moment, it: Irregularity) -> Effects:
    """What may be changed on account of it has been told when a player says whether he changes it, and at the latest
    when the Director lets the table go on: nothing is left to read out. After a changed call there is: how the auction
    goes on."""
    if isinstance(heard, Moment):
        yield Explain(irregularity=it.key)
        return
    stays = isinstance(heard, acts.Leave) or heard.option == "withdraw_play"
    offers = now.offers(heard.by, heard.option) if stays else ()
    if any(offer.irregularity in (None, it.key) for offer in offers):
        yield Explain(irregularity=it.key)


@When(about=MISLED, phases=("setup", "auction", "clarification"), at=("director", "next_turn"))
def dealt_with(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The table goes on, and every call made on the wrong information has been looked at."""
    if it.status == "attention" and now.phase in ("setup", "auction", "clarification"):
        open_ = any(_waits(q.it, it) for q in now.questions)
        if not open_ and not _beyond(now, it):
            yield Settle(irregularity=it.key, how="ruled", cite="change_call")


@When(about=MISLED, also_settled=True, at=("end_of_play",))
def lho_damage(now: Situation, moment: Moment, it: Irregularity) -> Effects:
    """The withdrawn call of the player who called over the change may have told his side something."""
    for made in now.facts.calls:
        gone = now.made(made.replaces or "")
        if gone is None or gone.by.side is not it.offending or now.blamed.get(gone.act) != it.key:
            continue
        damage = now.found("damage", gone.act)
        if damage is None:
            yield Ask(kind="damage", of=gone.act, seat=gone.by)
        elif damage:
            yield Rectify(irregularity=it.key, what="adjusted_score")
        return


@When(about=MISLED, phases=("ended",), at=("end_of_play",))
def too_late(now: Situation, heard: Notice | Moment, it: Irregularity, terms: Terms) -> Effects:
    """Calls made on it that nobody can change any more. Whether they did damage can be seen when the board is over."""
    in_reach = _last(now, it) if _auction_open(now, terms) else None
    if not any(m is not in_reach for m in _beyond(now, it)):
        return
    yield from ruled_by_damage(now, it)


# what was told


def _told_of(now: Situation, call: str) -> bool:
    """Whether the call was explained, announced or alerted: then that is what can be wrong."""
    return bool(now.facts.acts.about(call, acts.Explain, acts.Announce, acts.Alert))


def _explained(now: Situation, call: str) -> acts.Act | None:
    """The last explanation of that call by its own side."""
    made = now.made(call)
    told = now.facts.acts.about(call, acts.Explain, acts.Announce)
    return next((a for a in reversed(told) if made is not None and a.by.side is made.by.side), None)


def _concealed(now: Situation, call: str) -> bool:
    """Whether it was found to rest on an understanding that the opponents could not know: no alert was missing then."""
    return any(it.kind == "undisclosed_understanding" for it in now.irregularities_of(call))


def _about(act: Disputed) -> str:
    """What it is about; a note counts where it says what was meant by words alone."""
    if isinstance(act, Await):
        return act.act or "" if act.what == "pointed_out" else ""
    return (act.to if isinstance(act, Pointed) else act.of) or ""


def _tells(now: Situation, told: acts.Act, act: Disputed) -> bool:
    """Whether `told` is information that `act` can put in doubt; a call only where its own side says that an alert of
    it was missing.
    """
    if isinstance(told, acts.Explain | acts.Announce | acts.Alert):
        return told.of is None or not isinstance(now.act(told.of), acts.Ask | acts.Restate)
    if isinstance(told, acts.Convey):
        return told.channel == "no_alert"
    made = now.made(told.id)
    return isinstance(act, acts.Correct) and made is not None and made.by.side is act.by.side


def _names(now: Situation, told: acts.Act) -> tuple[str, ...]:
    """Other acts by which the Director may name it: the call, or the report of the missing alert."""
    if now.made(told.id) is None:
        return (told.of,) if told.of is not None else ()
    return tuple(a.id for a in now.facts.acts.about(told.id, acts.Convey) if a.channel == "no_alert")


def _teller(told: acts.Act, regulations: Regulations) -> Seat | None:
    """Who gave the information, or should have."""
    if not isinstance(told, acts.PlayerAct):
        return None
    call = isinstance(told, acts.Call | acts.Substitute | acts.Choose)
    return told.by.partner if call and regulations.alert_by == "partner" else told.by


def _irregular(
    kind: Literal["missing_alert", "unexpected_alert"], told: acts.Act, regulations: Regulations, cite: str
) -> Iterator[Effect]:
    yield Irregular(kind=kind, by=_teller(told, regulations), act=told.id, cite=cite)
    yield Notice(irregularity=f"{kind}@{told.id}", cite=cite)


# the calls made on it


def _auction_open(now: Situation, terms: Terms) -> bool:
    """Whether the auction period goes on: until the lead is faced, or until a passed hand is put back."""
    if now.facts.finished != "passed":
        return now.phase in ("setup", "auction", "clarification")
    put_back = (a for a in now.facts.acts.of(acts.State, acts.DirectorState))
    return terms.passed_out == "open" and not any(a.fact in ("next_board_begun", "round_over") for a in put_back)


def _made_on_it(now: Situation, it: Irregularity) -> list[Made]:
    """The calls of the misinformed side from then on until it heard better, or the Director came to know of it."""
    numbers = now.facts.numbers
    known = [numbers[a.id] for a in now.facts.acts.about(it.act, acts.Correct)]
    until = min((*known, numbers[it.noticed or it.act]))
    own = (m for m in now.facts.calls if m.counts and not m.implied and m.by.side is not it.offending)
    return [m for m in own if numbers[it.act] < m.number < until]


def _last(now: Situation, it: Irregularity) -> Made | None:
    """The last of them, if the caller's partner has not called since."""
    made = _made_on_it(now, it)
    if not made:
        return None
    later = (m for m in now.facts.calls if m.counts and not m.implied and m.number > made[-1].number)
    return made[-1] if all(m.by is not made[-1].by.partner for m in later) else None


def _beyond(now: Situation, it: Irregularity) -> list[Made]:
    """Those that the Director has not looked at."""
    seen = {note.act for note in now.awaited("call_reconsidered") if note.irregularity == it.key}
    return [m for m in _made_on_it(now, it) if m.act not in seen]


def _called_over(now: Situation, made: Made) -> Made | None:
    """The call that the left-hand opponent has made over it."""
    after = now.facts.calls[now.facts.calls.index(made) + 1 :]
    return next((m for m in after if m.counts and not m.implied and m.by is made.by.lho), None)


def _waits(asked: Irregularity | None, it: Irregularity) -> bool:
    return asked is not None and asked.key == it.key
