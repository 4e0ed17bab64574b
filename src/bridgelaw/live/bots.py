"""Players that are programs, for trying a table alone and for tests.

A bot knows its own view and nothing else. It bids naturally and plays by rules of thumb, points out what it sees to be
irregular, answers what it is asked and takes the options that it has; told so, it is irregular itself now and then.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bridgelaw.answer import model
from bridgelaw.answer.seat import SeatAnswer
from bridgelaw.game.calls import BIDS, CALLS, PASS, Call
from bridgelaw.game.cards import CARDS, in_order
from bridgelaw.game.contracts import contract
from bridgelaw.game.deals import parse_hand
from bridgelaw.game.seats import Seat
from bridgelaw.live.choosing import preferred, weakest
from bridgelaw.live.noticing import STANDS, noticed, on_the_table, tricks_of
from bridgelaw.live.view import View
from bridgelaw.natural import bidding, playing
from bridgelaw.natural.hand import Holding
from bridgelaw.natural.play_so_far import PlaySoFar
from bridgelaw.table.options import BY_THE_CALL, SUBSTITUTED, taken_with

NOT_TAKEN = frozenset(("play_on", "change_call", "withdraw_play", "change_explanation"))
"""Options that need not be taken: the game goes on without them."""
_STRAYS = 4


class Doing(Struct, frozen=True):
    """What the bot does: an act as it is sent; whether it means it although it is irregular. `chosen_from`: what it
    saw when it chose a card by rules of thumb; it may find a better one if it thinks. `then`: what it says in the same
    breath."""

    act: Mapping[str, Any]
    confirmed: bool = True
    chosen_from: PlaySoFar | None = None
    then: Mapping[str, Any] | None = None


class Bot:
    """A player at `seat`. `irregular`: how often, from 0 to 1, it does something irregular when it could act;
    `programs`: at which places programs sit."""

    def __init__(self, seat: Seat, seed: int | str, irregular: float = 0, programs: Collection[str] = ()) -> None:
        self.seat, self._programs = seat, programs
        self.irregular = irregular
        self._random = random.Random(f"{seed}:{seat.value}")

    def does(self, view: View) -> Doing | None:
        """What it does on this view; None: nothing."""
        answer = view.answer
        if not isinstance(answer, SeatAnswer) or answer.phase == "closed":
            return None
        happened = msgspec.json.decode(view.happened)
        if answer.phase == "ended":
            return self._points_out(view, answer, happened)
        if self.irregular and not answer.frozen and self._random.random() < self.irregular:
            found = self._stray(view, answer, happened)
            if found is not None:
                return Doing(found)
        found = self._asked_for(view, answer, happened)
        if found is not None:
            return Doing(found)
        if answer.frozen or "director" in view.waiting:
            return None
        return self._points_out(view, answer, happened) or self._game(view, answer, happened)

    def _points_out(self, view: View, answer: SeatAnswer, happened: list[dict[str, Any]]) -> Doing | None:
        """It draws attention to what an opponent did, and the Director is called (9B1)."""
        found = noticed(answer, Seat[view.table["dealer"]], happened)
        if found is None or self._leaves_it_to(found.by.lho, answer):
            return None
        return Doing({"attention": found.act}, then={"summon": True})

    def _leaves_it_to(self, other: Seat, answer: SeatAnswer) -> bool:
        """Of two programs the one that comes after the offender speaks, unless it is dummy."""
        is_dummy = answer.phase == "play" and answer.declarer == other.partner.value
        return other is not self.seat and other.value in self._programs and not is_dummy

    # what it is asked for

    def _asked_for(self, view: View, answer: SeatAnswer, happened: list[dict[str, Any]]) -> dict[str, Any] | None:
        duties = {o.what: o for o in answer.obligations if o.who == self.seat.value}
        options = [option for option in answer.options if option.id not in NOT_TAKEN]
        if options:
            return self._takes(preferred(options, answer, lambda: self._would_call(answer)), answer)
        if "correct_call" in duties:
            return {"substitute": self._call_after(answer)}
        if "summon_director" in duties and not answer.frozen:
            return {"summon": True}
        if "restate" in duties:
            return {"restate": "right"}
        if "explain" in duties:
            asked: dict[str, Any] = next((h for h in reversed(happened) if "ask" in h), {})
            about = {"of": asked["of"]} if "of" in asked else {}
            return {"explain": self._explained(asked.get("of"), answer)} | about
        return None

    def _explained(self, of: str | None, answer: SeatAnswer) -> str:
        """What the call shows in the system that programs play; of the whole auction, that it is natural."""
        made = self._made(answer)
        place = next((n for n, (act, _, _) in enumerate(made) if act == of), None)
        shown = bidding.meaning([(by, call) for _, by, call in made[: place + 1]]) if place is not None else None
        return "Natural" if shown is None else shown.written()

    def _made(self, answer: SeatAnswer) -> list[tuple[str, Seat, Call]]:
        """The calls that stand, by their ids."""
        return [(c.act, Seat[c.by], CALLS[c.call]) for c in answer.auction if c.status in STANDS]

    def _takes(self, option: model.Option, answer: SeatAnswer) -> dict[str, Any]:
        if option.id in BY_THE_CALL:
            call = option.calls[0] if option.calls else self._call_after(answer)
            return {"substitute": call} if option.id == SUBSTITUTED else {"choose": option.id, "call": call}
        act: dict[str, Any] = {"choose": option.id}
        if option.suits:
            act["suit"] = weakest(option.suits, answer)
        if option.calls:
            act["call"] = self._random.choice(option.calls)
        if isinstance(option.cards, tuple) and option.cards:
            act["card"] = self._random.choice(option.cards)
        if taken_with(option.id, None, None) == "seat":
            act["seat"] = self.seat.value
        return act

    def _call_after(self, answer: SeatAnswer) -> str:
        """The lowest bid over the last one that stands, else a pass."""
        bids = [c.call for c in answer.auction if c.status in ("made", "accepted") and c.call[0] in "1234567"]
        names = [str(bid) for bid in BIDS]
        place = names.index(bids[-1]) + 1 if bids else 0
        return names[place] if place < 10 else "P"

    # the game

    def _would_call(self, answer: SeatAnswer) -> str:
        """Its call over the auction with what is to be accepted or not."""
        last = answer.auction[-1:]
        calls = [(Seat[c.by], CALLS[c.call]) for c in answer.auction if c.status in STANDS or c in last]
        cards = parse_hand(answer.hands[self.seat.value])
        floor = next((call.rank for _, call in reversed(calls) if call.is_bid), -1)
        allowed = [PASS, *(bid for bid in BIDS if bid.rank > floor)]
        return str(PASS if cards is None else bidding.call(Holding(cards), self.seat, calls, allowed))

    def _game(self, view: View, answer: SeatAnswer, happened: list[dict[str, Any]]) -> Doing | None:
        me = self.seat.value
        if me in view.waiting and any("claim" in h or "concede" in h for h in happened) and not view.can.cards:
            return Doing({"agree": True})
        if any(laid.down is True and laid.by == me and laid.status in STANDS for laid in answer.plays):
            return Doing({"face": True})
        if self._has_to_spread(answer, happened):
            return Doing({"spread": True})
        if view.can.calls:
            return Doing({"call": self._call(view.can.calls, answer)})
        return self._plays(view, answer) if view.can.cards else None

    def _plays(self, view: View, answer: SeatAnswer) -> Doing:
        now = _play_so_far(view, answer, [(by, call) for _, by, call in self._made(answer)])
        card = self._random.choice(view.can.cards) if now is None else str(playing.card(now))
        dummys = {"from": view.can.of} if view.can.of != self.seat.value else {}
        closed = answer.phase == "clarification" and view.table["opening_lead"] == "face_down"
        return Doing({"play": card} | dummys | ({"down": True} if closed else {}), chosen_from=now)

    def _has_to_spread(self, answer: SeatAnswer, happened: list[dict[str, Any]]) -> bool:
        if answer.phase != "play" or answer.declarer != self.seat.partner.value:
            return False
        return not any("spread" in h and h["by"] == self.seat.value for h in happened)

    def _call(self, calls: tuple[str, ...], answer: SeatAnswer) -> str:
        cards = parse_hand(answer.hands[self.seat.value])
        if cards is None:
            return "P" if "P" in calls else calls[0]
        made = [(by, call) for _, by, call in self._made(answer)]
        return str(bidding.call(Holding(cards), self.seat, made, [CALLS[call] for call in calls]))

    # what it should not do

    def _stray(self, view: View, answer: SeatAnswer, happened: list[dict[str, Any]]) -> dict[str, Any] | None:
        kind = self._random.randrange(_STRAYS)
        others = [h for h in happened if h["by"] != self.seat.value and ("call" in h or "play" in h)]
        if kind == 0 and others:
            return {"attention": others[-1]["act"]}
        if kind == 1 and others:
            return {"ask": "what does it mean?", "of": others[-1]["act"]}
        if answer.phase == "auction":
            return {"call": self._random.choice(("P", "X", *(str(bid) for bid in BIDS[:10])))}
        held = in_order(parse_hand(answer.hands.get(self.seat.value, "-")) or frozenset())
        if answer.phase == "play" and held and kind == 2:
            return {"play": str(self._random.choice(held))}
        if answer.phase == "play" and held and kind == 3 and answer.declarer != self.seat.partner.value:
            return {"claim": {"tricks": self._random.randrange(2), "line": "the rest is yours"}}
        return None


def _play_so_far(view: View, answer: SeatAnswer, calls: Sequence[tuple[Seat, Call]]) -> PlaySoFar | None:
    """What it sees when it has to choose a card; None before there is a contract, or where a hand is not seen."""
    seen = {Seat[seat]: parse_hand(hand) for seat, hand in answer.hands.items()}
    held = {seat: cards for seat, cards in seen.items() if cards is not None}
    hand = Seat[view.can.of or answer.seat]
    if answer.contract is None or answer.declarer is None or hand not in held:
        return None
    tricks = [[(Seat[one.hand], CARDS[one.card]) for one in trick] for trick in tricks_of(on_the_table(answer))]
    trick = tricks.pop() if tricks and len(tricks[-1]) < 4 else []
    declarer = Seat[answer.declarer]
    return PlaySoFar(
        hand=hand,
        declarer=declarer,
        trumps=contract(answer.contract, declarer).strain,
        hands=held,
        trick=trick,
        tricks=tricks,
        allowed=[CARDS[card] for card in view.can.cards],
        calls=calls,
    )
