"""Information from partner: which acts give it, and on what basis it is known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Found, Inform, Unask
from bridgelaw.lawbook.situation import Said, Situation
from bridgelaw.table import acts
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.vocabulary import Basis, Information

Telling = acts.Convey | acts.Reserve | acts.Ask | acts.Explain | acts.Correct

_REPORTS = (acts.Convey, acts.Reserve)
"""The acts that report what a player has let be known; each may name the call or card by which he did so."""
_WITHDRAWN = frozenset(("withdrawn_call", "withdrawn_play", "penalty_card"))


class Conveyed(NamedTuple):
    """What an act tells the partner of `source` (`hearer`; None: he does not perceive it).

    `opponents_too`: whether the same rule also lets the opponents who perceive the act use it; otherwise another
    provision does.
    """

    hearer: Seat | None
    kind: Information
    basis: Basis | None
    opponents_too: bool
    source: Seat

    def entry(self, seat: Seat, about: str, *, authorised: bool) -> Inform:
        """The ledger entry of what `seat` learns of it by the act `about`."""
        return Inform(
            seat=seat,
            about=about,
            kind=self.kind,
            authorised=authorised,
            source=self.source,
            basis=self.basis,
            cite=_opponents(self.kind, self.basis) if authorised else "",
        )


def _opponents(kind: Information, basis: Basis | None) -> str:
    """The provision by which opponents may use what a player has let be known. What he asks them, and an alert that he
    does not give them, is no matter of tempo or manner, so that they do not use it at their own risk."""
    return "procedure" if kind == "no_alert" or (kind == "question" and basis is None) else "opponents"


def told(now: Situation, act: Telling) -> Conveyed | None:
    """What `act`, which is no call or play, makes available to a player's partner; None: nothing."""
    if now.phase in ("ended", "closed") and since(now, act) is None:
        return None
    source = teller(now, act)
    # an imported file says what was said, but not to whom: we cannot know that partner heard it
    hears = not act.imported and source.partner in perceived_by(act, screens=now.setting.screens)
    partner = source.partner if hears else None
    if isinstance(act, acts.Reserve):
        if act.channel == "stop_card" or since(now, act) is None or _is_stated(now, act.of or ""):
            return None
        return Conveyed(partner, act.channel or "manner", "stated", True, source)
    if isinstance(act, acts.Convey):
        return Conveyed(partner, act.channel, "stated", True, source) if act.channel != "stop_card" else None
    if isinstance(act, acts.Ask):
        if act.about is not None:
            return None
        return Conveyed(None if _asks_declarer(now, act) else partner, "question", None, True, source)
    if isinstance(now.act(act.of or ""), acts.Restate | acts.Ask) or of_restatement(now, act):
        return None
    return Conveyed(partner, "explanation", None, False, source)


def teller(now: Situation, act: acts.PlayerAct) -> Seat:
    """The player who let something be known by `act`. With a reservation that names a call or card, this is the player
    of that call or card; else it is the player who did `act`."""
    of_other = now.actor(act.of or "") if isinstance(act, acts.Reserve) else None
    return of_other or act.by


def since(now: Situation, act: acts.Act) -> int | None:
    """When the player let something be known, if `act` reports this, perhaps much later: the number of the call or card
    that the report names. None if `act` is no report, or does not name a call or card of that player; for a
    reservation, it has to be an opponent's."""
    if not isinstance(act, acts.Convey | acts.Reserve) or act.of is None:
        return None
    made = now.made(act.of) or now.facts.laid(act.of)
    if made is None or (isinstance(act, acts.Reserve) and made.by.side is act.by.side):
        return None
    return now.facts.numbers[act.of] if made.by is teller(now, act) else None


def _is_stated(now: Situation, of: str) -> bool:
    """Whether somebody has said of that call or card already that it told partner something."""
    return any(isinstance(said := now.act(fact.about), _REPORTS) and said.of == of for fact in _from_partner(now))


def stated_by(now: Situation, of: str | None) -> str | None:
    """The act by which it was first stated what partner was let know, if `of` is a reservation that names that act, or
    the same call or card as that act; else `of` itself."""
    named = now.act(of or "")
    abouts = [fact.about for fact in _from_partner(now)]
    if of in abouts or not isinstance(named, acts.Reserve):
        return of
    if named.of in abouts:
        return named.of
    same = (one for one in abouts if isinstance(said := now.act(one), _REPORTS) and said.of == named.of)
    return next(same, of)


def has_reserved(now: Situation, seat: Seat, about: str) -> bool:
    """Whether that player has reserved his rights about what the act `about` let be known."""
    return any(a.by is seat and stated_by(now, a.id) == stated_by(now, about) for a in now.facts.acts.of(acts.Reserve))


def established(now: Situation, told: Found | acts.Rule) -> Iterator[Inform | Unask]:
    """Neither that it happened nor that it told partner something need be asked where the Director has ruled on the act
    as on an irregularity, or has found misinformation in it: the entries rest on that."""
    if isinstance(told, acts.Rule):
        about = told.of if told.of is not None and now.irregularities_of(told.of) else None
    else:
        about = told.find.of if told.find.kind == "misinformation" and told.find.answer is True else None
    if about is None:
        return
    for said in list(now.information.about(about)):
        if said.ended is None and said.effect.basis == "stated":
            yield on_another_basis(said, "found")
            yield Unask(kind="facts_agreed", of=about)
            yield Unask(kind="information_made_available", of=about)


def of_restatement(now: Situation, act: acts.PlayerAct) -> bool:
    """Whether `act` corrects a restatement: it names one, or it names nothing while a restatement has to be
    corrected."""
    if not isinstance(act, acts.Correct):
        return False
    if act.of is None:
        return bool(now.duties(what="correct_restatement"))
    return isinstance(now.act(act.of), acts.Restate)


def _asks_declarer(now: Situation, act: acts.Ask) -> bool:
    """Whether dummy asks declarer about a revoke: that is lawful procedure, and declarer may use what it tells him."""
    laid = now.facts.laid(act.of or "")
    return now.phase == "play" and act.by is now.dummy and laid is not None and laid.hand is now.declarer


def alerts_of(now: Situation, act: acts.Realise) -> Iterator[acts.Alert | acts.Announce]:
    """Partner's alerts and announcements of the actor's own calls, as far as he perceived them and `act` is about them:
    it names the alert, or the call that was alerted."""
    for told in now.facts.acts.of(acts.Alert, acts.Announce):
        if told.by is not act.by.partner:
            continue
        made = now.made(told.of or "")
        own = made is not None and made.by is act.by and act.of in (told.id, told.of)
        if own and act.by in perceived_by(told, screens=now.setting.screens):
            yield told


def undisputed(now: Situation, fact: Inform) -> bool:
    """Whether an opponent has reserved his rights about `fact`, and the side that is said to have let it be known has
    not disputed it."""
    spoken, own = now.facts.acts, fact.seat.side
    said = [a for a in spoken.of(acts.Reserve) if a.by.side is not own and stated_by(now, a.id) == fact.about]
    disputed = (stated_by(now, a.of) for a in spoken.of(acts.Dispute) if a.by.side is own)
    return bool(said) and fact.about not in disputed


def listeners(now: Situation, act: acts.PlayerAct) -> list[Seat]:
    """The opponents of the player who let something be known by it, as far as they perceive the act."""
    hear = perceived_by(act, screens=now.setting.screens)
    return [seat for seat in teller(now, act).side.opponents.seats if seat in hear]


def on_another_basis(said: Said[Inform], basis: Basis) -> Inform:
    """The same entry as `said`, with another basis: an agreement or a finding."""
    fact = said.effect
    return Inform(
        seat=fact.seat,
        about=fact.about,
        kind=fact.kind,
        authorised=fact.authorised,
        source=fact.source,
        purpose=fact.purpose,
        basis=basis,
        cite=_opponents(fact.kind, fact.basis) if fact.authorised else "from_partner",
    )


def entry(now: Situation, about: str, hearer: Seat) -> Inform | None:
    """The entry that forbids `hearer` to use what the act `about` told him; None if there is none that still stands."""
    for said in now.information.about(about):
        fact = said.effect
        if said.ended is None and fact.seat is hearer and not fact.authorised:
            return fact
    return None


def fact(now: Situation, about: str, hearer: Seat) -> Inform | None:
    """The same as `entry`. For an alert that has no entry, the one that it will get if the Director finds that it told
    partner something."""
    known, act = entry(now, about, hearer), now.act(about)
    if known is None and isinstance(act, acts.Alert | acts.Announce) and hearer is act.by.partner:
        return Inform(seat=hearer, about=about, kind="alert", authorised=False, source=act.by, basis="stated")
    return known


def _from_partner(now: Situation) -> Iterator[Inform]:
    """The entries that stand by which a player may not use what partner let him know, and that have a basis. A question
    or an explanation, which everybody could hear, has none."""
    return (said.effect for said in now.information.from_partner if said.effect.basis is not None)


def facts_to_look_into(now: Situation) -> list[tuple[str, Seat]]:
    """The acts that told a player something he may not use, each with that player, as far as it had to be reported."""
    return [(fact.about, fact.seat) for fact in _from_partner(now)]


def named(now: Situation, call: acts.Summon | acts.DirectorAttention) -> list[tuple[str, Seat]]:
    """The act that is named when the Director is called (`call`), with the partner of the player who did it; empty
    unless that act may have told him something. Questions, explanations and alerts need no report: everybody heard
    them."""
    act = now.act(stated_by(now, call.of if isinstance(call, acts.Summon) else call.to) or "")
    if isinstance(act, acts.Reserve):
        return [(fact.about, fact.seat) for fact in _from_partner(now) if fact.about == act.id]
    if not isinstance(act, acts.Convey | acts.Ask | acts.Explain | acts.Correct | acts.Alert | acts.Announce):
        return []
    if isinstance(call, acts.Summon) and call.by.side is act.by.side:
        return []
    hearer = act.by.partner
    return [(act.id, hearer)] if fact(now, act.id, hearer) is not None else []


def suspected(now: Situation, told: acts.Summon | acts.DirectorAttention | Inform) -> list[tuple[str, Seat]]:
    """The acts that the Director has to look into, each with the player to whom it told something.

    When he is called: the act that is named then, or all such acts if none is named. After that: each act that is
    reported to him, even if it happened before he was called.
    """
    if not isinstance(told, Inform):
        return named(now, told) or facts_to_look_into(now)
    if told.basis != "stated" or told.authorised or not now.awaited("director_called"):
        return []
    act = now.act(told.about)
    by_another = isinstance(act, acts.Convey) and act.reported_by is not None
    return [(told.about, told.seat)] if act is not None and (by_another or since(now, act) is not None) else []


def sources_of_information(now: Situation) -> list[acts.PlayerAct]:
    """The acts by which a player let something be known to his partner, and since which nobody has called the
    Director."""
    called, numbers = now.facts.acts.of(acts.Summon, acts.DirectorAttention), now.facts.numbers
    since_then = max((numbers[act.id] for act in called), default=0)
    found = (now.act(fact.about) for fact in _from_partner(now) if numbers[fact.about] > since_then)
    return [act for act in found if isinstance(act, acts.PlayerAct)]


def disputed_fact(now: Situation, act: acts.Dispute) -> str | None:
    """The act that is said to have let something be known, if `act` is a dispute of it by the side concerned."""
    about = stated_by(now, act.of)
    for fact in _from_partner(now):
        if fact.about == about and fact.seat.side is act.by.side:
            return about
    return None


def clause(fact: Inform) -> str:
    """The provision that forbids the player to use what he learnt."""
    if fact.kind in _WITHDRAWN:
        return "withdrawn_os"
    return "nothing_else" if fact.kind == "other_source" else "may_not_choose"


def actions_after(now: Situation, about: str, seat: Seat) -> list[str]:
    """The calls and plays of `seat`, in their order, after the act `about`; if that is a report which names a call or
    card, after this call or card."""
    told = now.act(about)
    number = (since(now, told) if told is not None else None) or now.facts.numbers[about]
    made = [(m.number, m.act) for m in now.facts.calls if m.by is seat and m.number > number and not m.implied]
    laid = [(x.number, x.act) for x in now.facts.plays if x.by is seat and x.number > number]
    return [act for _, act in sorted(made + laid)]


def action_of(now: Situation, act: str) -> str:
    """The call or card of an act, written as in a finding."""
    made, laid = now.made(act), now.facts.laid(act)
    return str(made.call) if made else str(laid.card) if laid else ""


def is_playing_dummy(now: Situation, seat: Seat) -> bool:
    """Whether `seat` is dummy while the play goes on: he then neither draws attention nor calls the Director."""
    return now.phase == "play" and seat is now.dummy
