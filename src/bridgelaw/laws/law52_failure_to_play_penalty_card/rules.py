"""Law 52. Another card is played than the penalty card due: declarer accepts it, or has the right one played."""

from __future__ import annotations

from bridgelaw.game.cards import Card
from bridgelaw.lawbook.effects import Await, Effects, Explain, Irregular, Oblige, Offer, Rectify, Settle, Stand, Taken
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import ACCEPTED, WITHDRAWN


@When(phases=("clarification", "play"), needs=("window",))
def not_played(now: Situation, act: acts.Play | acts.Face) -> Effects:
    """At his turn; a card that breaks the duty to follow suit is a revoke first of all."""
    laid = now.shown_by(act) if now.windows else None
    if laid is None or laid.hand is not now.turn or not now.penalty_cards(laid.hand):
        return
    due = () if now.fails_to_follow(act) else _due(now, laid)
    if not due:
        return
    yield Irregular(kind="failure_to_play_penalty_card", by=laid.hand, act=laid.act)
    if len(due) == 1:
        yield Await(
            who=laid.hand,
            what="penalty_card_due",
            until="chosen",
            irregularity=f"failure_to_play_penalty_card@{laid.act}",
            card=due[0],
        )


@When(phases=("clarification", "play"))
def options(now: Situation, it: Irregularity) -> Effects:
    """As soon as it has been noticed, until declarer or dummy has played on; also when he has taken the card back."""
    laid, declarer = now.facts.laid(it.act), now.declarer
    if it.status == "attention" and laid is not None and declarer is not None and _is_in_question(now, laid):
        yield Offer(who=declarer, what="accept_card", until="next_turn", irregularity=it.key, cite="may_accept")
        yield Offer(who=declarer, what="choose_penalty_card", until="next_turn", irregularity=it.key, cite="refused")


@When(phases=("clarification", "play"))
def explained_with_the_choice(now: Situation, act: acts.Choose, it: Irregularity) -> Effects:
    """With the Director at the table the choice shows that he has explained."""
    ours = act.option in ("accept_card", "choose_penalty_card") and act.of in (None, it.act)
    if ours and it.status == "attention" and not it.explained and now.awaited("director_called"):
        yield Explain(irregularity=it.key)


@When(phases=("clarification", "play"))
def must_accept(now: Situation, act: acts.Play, it: Irregularity) -> Effects:
    """Declarer has played from his hand or dummy's since: too late, the card stands."""
    laid = now.facts.laid(it.act)
    if laid is not None and laid.counts and not now.is_defender(act.hand):
        yield Stand(act=it.act, standing=ACCEPTED)
        yield Settle(irregularity=it.key, how="accepted")


@When(phases=("clarification", "play"))
def chosen(now: Situation, taken: Taken, it: Irregularity) -> Effects:
    """Accepted, the penalty card stays one. Refused, the card played becomes another."""
    laid = now.facts.laid(it.act)
    if laid is None:
        return
    put = _put_in_its_place(now, laid)
    if taken.what == "accept_card":
        if put is not None:
            yield Stand(act=put.act, standing=WITHDRAWN, cite="may_accept")
            yield _penalty_card(it, put, "may_accept")
        yield Stand(act=it.act, standing=ACCEPTED, cite="may_accept")
        yield Settle(irregularity=it.key, how="accepted", cite="may_accept")
    elif taken.what == "choose_penalty_card" and taken.offer is not None and taken.offer.cards is None:
        yield Stand(act=it.act, standing=WITHDRAWN, cite="refused")
        yield _penalty_card(it, laid, "refused")
        named = _named(now, it, taken)
        if named is not None and put is None:
            yield Oblige(
                who=laid.hand,
                what="play_card",
                card=named,
                until="next_turn",
                irregularity=it.key,
                cite="refused",
            )
        elif put is None:
            # which of several he puts in its place declarer says (51A): it cannot be the one that was refused
            yield Await(
                who=laid.hand,
                what="card_refused",
                until="next_turn",
                irregularity=it.key,
                card=laid.card,
                act=laid.act,
                cite="refused",
            )
        yield Rectify(irregularity=it.key, what="penalty_card", cite="refused")
        yield Settle(irregularity=it.key, how="ruled", cite="refused")


def _is_in_question(now: Situation, laid: Laid) -> bool:
    """It lies there, or he has taken it back himself and no Law has."""
    own = (a for a in now.facts.acts.of(acts.Retract) if a.what == "play" and a.by is laid.by)
    taken_back = laid.standing is WITHDRAWN and now.blame(laid.act) is None
    return laid.counts or (taken_back and any(now.facts.numbers[a.id] > laid.number for a in own))


def _put_in_its_place(now: Situation, laid: Laid) -> Laid | None:
    """What he has played to the trick instead, after he took the card back on his own."""
    since = (x for x in now.facts.plays if x.counts and x.number > laid.number)
    return None if laid.counts else next((x for x in since if (x.hand, x.trick) == (laid.hand, laid.trick)), None)


def _penalty_card(it: Irregularity, laid: Laid, clause: str) -> Await:
    return Await(
        who=laid.hand,
        what="major_penalty_card",
        until="played",
        irregularity=it.key,
        card=laid.card,
        act=laid.act,
        cite=clause,
    )


def _named(now: Situation, it: Irregularity, taken: Taken) -> Card | None:
    """The penalty card that declarer wants: the one that he names, else the one that was due."""
    due = [note.card for note in now.awaited("penalty_card_due", it.by) if note.irregularity == it.key]
    return getattr(taken.choice, "card", None) or next(iter(due), None)


def _due(now: Situation, laid: Laid) -> tuple[Card, ...]:
    """The penalty cards one of which he had to play: major ones, or a minor one before a small card of its suit."""
    mine = [c.card for c in now.awaited("major_penalty_card", laid.hand) if c.card]
    due = [d.card for d in now.duties(laid.hand, "play_card") if d.card in mine]
    for offer in now.offers(now.declarer, "choose_penalty_card"):
        due += [card for card in offer.cards or () if card in mine]
    if due:
        return () if laid.card in due else tuple(card for card in mine if card in due)
    minor = [c.card for c in now.awaited("minor_penalty_card", laid.hand) if c.card]
    same_suit = tuple(card for card in minor if card.suit == laid.card.suit)
    return () if laid.card in minor or laid.card.is_honour else same_suit
