"""The inquiry into what a player made of information from partner: the Questions about it, one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.effects import Ask, Await, Effects, Inform, Irregular, Notice, Unask
from bridgelaw.lawbook.situation import Question, Situation
from bridgelaw.laws.law16_information import _partner as partner
from bridgelaw.table import acts

_MADE_AGAIN = frozenset(("P", "X", "XX"))
"""Calls that a player can make more than once: such a call need not be the one that was suggested."""


def looked_into(now: Situation, noted: Await | Inform) -> tuple[str, Seat] | None:
    """The act that is to be looked into now, with the player to whom it told something: because an inquiry begins, or
    because partner's side has agreed to the entry, or the Director has ruled on what made it so, while an inquiry is
    open. Where he has answered whether it told something, the Question itself goes on."""
    if isinstance(noted, Await):
        return (noted.act, noted.who) if noted.what == "inquiry" and noted.act is not None else None
    if noted.authorised or noted.basis not in ("agreed", "found"):
        return None
    if noted.basis == "found" and now.found("information_made_available", noted.about) is not None:
        return None
    open_ = any(window.act == noted.about for window in now.awaited("inquiry", noted.seat))
    return (noted.about, noted.seat) if open_ else None


def next_step(now: Situation, noted: Await | Inform) -> Effects:
    """The next Question of the inquiry that begins or goes on; when all are answered, the infraction, if it was one."""
    fact = looked_into(now, noted)
    if fact is None:
        return
    answer = inquiry(now, *fact)
    if isinstance(answer, Ask):
        yield answer
    elif answer is not None:
        yield from _used(now, *fact, answer)


def chosen_later(now: Situation, act: str | None) -> Effects:
    """The infractions that the Director's answers show and that are not recorded yet. If there are none, the next
    Question about alternatives: about `act`, or (None) about any act."""
    found = False
    for fact in entries_with_suggestion(now):
        used = inquiry(now, fact.about, fact.seat)
        if isinstance(used, str) and now.irregularity(f"use_of_unauthorized_information@{used}") is None:
            found = True
            yield from _used(now, fact.about, fact.seat, used)
    asked = None if found else next_alternatives(now, act)
    if asked is not None:
        yield asked


def _used(now: Situation, about: str, hearer: Seat, act: str) -> Effects:
    known = partner.fact(now, about, hearer)
    cite = partner.clause(known) if known else ""
    yield Irregular(kind="use_of_unauthorized_information", by=hearer, act=act, cite=cite)
    yield Notice(irregularity=f"use_of_unauthorized_information@{act}", cite=cite)


def inquiry(now: Situation, about: str, hearer: Seat) -> Ask | str | None:
    """The next Question of the inquiry into what the act `about` told `hearer`. When all are answered: the call or
    card by which he used it, or None if he did not. None also if he has not called or played since.

    He used it if he chose what it suggested although there was an alternative that it did not suggest.
    """
    known = partner.fact(now, about, hearer)
    if known is None:
        return None
    if known.basis is not None:
        unclear = _made_available(now, known)
        if unclear is not None:
            return unclear if isinstance(unclear, Ask) else None
    chosen = partner.actions_after(now, about, hearer)
    if not chosen:
        return None
    suggested = now.found("suggested", about)
    if suggested is None:
        return Ask(kind="suggested", of=about, seat=hearer, cite=partner.clause(known))
    if not suggested:
        return None  # it pointed to nothing: whatever he chose was free
    meant, also = _asked_about(now, chosen, suggested)
    finding = now.finding("logical_alternatives", meant, *also)
    if finding is None:
        cite = "alternatives" if partner.clause(known) == "may_not_choose" else partner.clause(known)
        return Ask(kind="logical_alternatives", of=meant, aliases=also, seat=hearer, cite=cite)
    act = finding.of or meant
    others = [action for action in finding.value if action not in suggested]
    return act if partner.action_of(now, act) in suggested and others else None


def _asked_about(now: Situation, chosen: list[str], suggested: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The act about which to ask for the player's alternatives, and the others that the Director may name instead.

    That act is the first one of `chosen`, unless only a later one was suggested, say a card that he played to a later
    trick or a bid in a later round. A pass or a double cannot be recognised like this: he may make several.
    """
    matching = [act for act in chosen if partner.action_of(now, act) in suggested]
    if chosen[0] not in matching:
        once = [act for act in matching if partner.action_of(now, act) not in _MADE_AGAIN]
        if once:
            return once[0], tuple(act for act in matching if act != once[0])
    return chosen[0], tuple(chosen[1:])


def entries_with_suggestion(now: Situation) -> Iterator[Inform]:
    """The unauthorised entries about which the Director has found that they suggested some call or card."""
    if not now.findings:
        return
    for said in now.information:
        fact = said.effect
        if said.ended is None and not fact.authorised and now.found("suggested", fact.about):
            yield fact


def to_be_asked_anew(now: Situation) -> list[str]:
    """The acts of the Questions about alternatives that would by now be asked differently: about another act, or with
    one more act that the Director may name."""
    wanted = list(_alternatives_wanted(now))
    since = {act for fact in entries_with_suggestion(now) for act in partner.actions_after(now, fact.about, fact.seat)}
    asked = [q for q in _alternatives_asked(now) if q.of in since]
    return [q.of for q in asked if not any(_is_meant(now, q, *one) for one in wanted)]


def _is_meant(now: Situation, question: Question, wanted: Ask, suggested: Sequence[str]) -> bool:
    """Whether `question` is still right: it is about the same player and act as `wanted`, and the Director may also
    name each other act that was suggested."""
    others = (act for act in wanted.aliases if partner.action_of(now, act) in suggested)
    same = (question.seat, question.of) == (wanted.seat, wanted.of)
    return same and all(act in question.aliases for act in others)


def next_alternatives(now: Situation, act: str | None) -> Ask | None:
    """The next Question about alternatives, unless it is open already. With `act`, which has just been done: only if
    the Question is about that act, and it is what was suggested."""
    open_ = {(q.seat, q.of) for q in _alternatives_asked(now)}
    if act is not None and to_be_asked_anew(now):
        return None
    for asked, suggested in _alternatives_wanted(now):
        just_done = act == asked.of and partner.action_of(now, asked.of) in suggested
        if (asked.seat, asked.of) not in open_ and (act is None or just_done):
            return asked
    return None


def _alternatives_wanted(now: Situation) -> Iterator[tuple[Ask, Sequence[str]]]:
    """The Questions about alternatives that have to be asked by now, each with the calls or cards suggested."""
    for fact in entries_with_suggestion(now):
        asked = inquiry(now, fact.about, fact.seat)
        if isinstance(asked, Ask) and asked.kind == "logical_alternatives":
            yield asked, now.found("suggested", fact.about) or ()


def _alternatives_asked(now: Situation) -> list[Question]:
    return [q for q in now.questions if q.kind == "logical_alternatives"]


def no_longer_asked(now: Situation, find: acts.Find) -> Iterator[Unask]:
    """Withdraws Questions: if the answers show that there was no infraction, it does not matter whether anything was
    made available."""
    if find.kind not in ("suggested", "logical_alternatives"):
        return
    for about, hearer in partner.facts_to_look_into(now):
        if now.found("information_made_available", about) is None and _nothing_forbidden(now, about, hearer):
            yield Unask(kind="facts_agreed", of=about)
            yield Unask(kind="information_made_available", of=about)


def _nothing_forbidden(now: Situation, about: str, hearer: Seat) -> bool:
    """Whether nothing was suggested, `hearer` chose what was not suggested, or all his alternatives were suggested."""
    suggested: Sequence[str] | None = now.found("suggested", about)
    chosen = partner.actions_after(now, about, hearer)
    if not suggested or not chosen:
        return suggested == ()
    meant, also = _asked_about(now, chosen, suggested)
    finding = now.finding("logical_alternatives", meant, *also)
    if finding is None:
        return False
    chose = partner.action_of(now, finding.of or meant)
    return chose not in suggested or set(finding.value) <= set(suggested)


def _made_available(now: Situation, fact: Inform) -> Ask | bool | None:
    """The Question whether the information was made available, while that is open. None when the Director has found
    that it was, or has ruled on what made it so; False when he has found that it was not."""
    made = now.found("information_made_available", fact.about)
    if made is None and fact.basis == "found":
        return None  # it is what he has ruled or found already
    if made is None:
        return Ask(kind="information_made_available", of=fact.about, seat=fact.source, cite="from_partner")
    return None if made else False
