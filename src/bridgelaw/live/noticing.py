"""What a player who sits at the table sees to be irregular in what opponents call and play, by his own view alone: the
auction, the cards that lie open, and how they follow each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from bridgelaw.answer import model
from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.game.auction import next_calls
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.contracts import contract
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import winner

STANDS = ("made", "accepted")


class Noticed(Struct, frozen=True):
    """The act, by the number that this player gives it, and who did it."""

    act: str
    by: Seat


def noticed(answer: SeatAnswer, dealer: Seat, happened: Sequence[Mapping[str, Any]]) -> Noticed | None:
    """What an opponent did to which he would draw attention now; None:
    there is none, attention has been drawn to it, or he may not. A call or a card out of turn is spoken of before
    anybody has gone on; a revoke when the suit is seen in the hand that did not follow."""
    me = Seat[answer.seat]
    if answer.frozen or "attention" not in answer.rights[answer.seat]:
        return None
    spoken_of = {act["attention"] for act in happened if "attention" in act} | {it.act for it in answer.irregularities}
    found = (*_calls(answer, dealer), *_leads_face_down(answer), *_cards(answer), *_revokes(answer))
    return next((one for one in found if one.by.side is not me.side and one.act not in spoken_of), None)


def _calls(answer: SeatAnswer, dealer: Seat) -> Iterator[Noticed]:
    """The last call, where it is out of turn or may not follow those before it."""
    if answer.phase != "auction" or not answer.auction:
        return
    made = [call for call in answer.auction if call.status in STANDS]
    last = answer.auction[-1]
    before = made[:-1] if made and made[-1] is last else made
    turn = Seat[before[-1].by].lho if before else dealer
    if last.status in (*STANDS, "pending") and (
        last.by != turn.value or CALLS[last.call] not in next_calls([CALLS[call.call] for call in before])
    ):
        yield Noticed(last.act, Seat[last.by])


def _leads_face_down(answer: SeatAnswer) -> Iterator[Noticed]:
    if answer.declarer is not None and answer.phase == "clarification":
        for laid in answer.face_down:
            if laid.by != Seat[answer.declarer].lho.value:
                yield Noticed(laid.act, Seat[laid.by])


def _cards(answer: SeatAnswer) -> Iterator[Noticed]:
    """The last card, where it was another hand's turn."""
    cards = on_the_table(answer)
    if answer.declarer is None or answer.contract is None or not cards or answer.phase == "ended":
        return
    last, declarer = cards.pop(), Seat[answer.declarer]
    tricks = tricks_of(cards)
    trick = tricks[-1] if tricks else []
    if not tricks:
        turn = declarer.lho
    elif len(trick) < 4:
        turn = Seat[trick[-1].hand].lho
    else:
        strain = contract(answer.contract, declarer).strain
        turn = winner([(Seat[one.hand], CARDS[one.card]) for one in trick], strain)
    if last.hand != turn.value:
        yield Noticed(last.act, Seat[last.by])


def _revokes(answer: SeatAnswer) -> Iterator[Noticed]:
    """The cards with which a hand has not followed a suit that it is seen to have had."""
    cards = on_the_table(answer)
    # once it is over the hands are shown as they were dealt
    hands = answer.hands if answer.phase == "play" else {}
    open_ = {seat: parse_hand(hand) or () for seat, hand in hands.items()}
    for trick in tricks_of(cards):
        led = CARDS[trick[0].card].suit
        for one in trick:
            if CARDS[one.card].suit == led:
                continue
            later = cards[cards.index(one) + 1 :]
            shown = any(other.hand == one.hand and CARDS[other.card].suit == led for other in later)
            if shown or any(card.suit == led for card in open_.get(one.hand, ())):
                yield Noticed(one.act, Seat[one.by])


def on_the_table(answer: SeatAnswer) -> list[model.Play]:
    """The cards that have been played to tricks and stand, in their order."""
    return [one for one in answer.plays if one.status in STANDS and one.trick is not None]


def tricks_of(cards: Sequence[model.Play]) -> list[list[model.Play]]:
    """The same trick by trick."""
    return [list(trick) for _, trick in groupby(cards, lambda one: one.trick)]
