"""Where a board stands when its next act is to be found: the situation, chance, and what both are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from bridgelaw.game.cards import PACK, Card
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts

T = TypeVar("T")


class At(NamedTuple):
    """The situation, chance, the id of the next act; `quiet`: how often a bid is passed in a regular auction."""

    now: Situation
    rng: Random
    id: str
    quiet: float = 0.7

    def some(self, among: Sequence[T]) -> T:
        """One of them."""
        return among[int(self.rng.random() * len(among))]

    def chance(self, share: float) -> bool:
        """Whether something comes about that does so that often."""
        return self.rng.random() < share

    def seat(self) -> Seat:
        """A player: rather often the one in turn, or one beside him."""
        turn = self.now.player_in_turn
        if turn is None or self.chance(0.4):
            return self.some(SEATS)
        return self.some((turn, turn, turn.lho, turn.partner, turn.rho))

    def any_act(self) -> str | None:
        """An act that has happened, rather a late one."""
        count = self.now.facts.count
        if not count:
            return None
        ids = list(self.now.facts.acts)
        return ids[-1 - int(count * self.rng.random() ** 2)]

    def any_call(self) -> str | None:
        """The act of a call, rather one of the last."""
        made = [m.act for m in self.now.facts.calls[-6:] if not m.implied]
        return self.some(made) if made else self.any_act()

    def any_card(self) -> str | None:
        """The act of a card, rather one of the last."""
        laid = self.now.facts.plays[-8:]
        return self.some(laid).act if laid else self.any_act()

    def subject(self) -> str | None:
        """What an act may be about: a call, a card, what was irregular, anything, nothing."""
        irregular = self.now.irregularities
        kind = self.rng.random()
        if irregular and kind < 0.45:
            return self.some(irregular[-6:]).act
        if kind < 0.65:
            return self.any_call()
        if kind < 0.8:
            return self.any_card()
        return self.any_act() if kind < 0.9 else None

    def held(self, hand: Seat) -> list[Card]:
        """The cards of a hand; of one that is not known, those that nobody else is known to have. Its own card that was
        withdrawn is back in it."""
        cards = self.now.facts.held[hand]
        if cards is None:
            known = {card for other in self.now.facts.deal.values() if other for card in other}
            known |= {laid.card for laid in self.now.facts.plays if laid.counts or laid.hand is not hand}
            return [card for card in PACK if card not in known]
        return sorted(cards, key=PACK.index)

    def player_of(self, hand: Seat) -> Seat:
        """Who plays from it."""
        play = self.now.facts.play
        return play.player_of(hand) if play else hand


Maker = Callable[[At], acts.Act | None]
"""Makes an act for a situation; None where there is none of its kind."""

Weighted = Sequence[tuple[float, Maker]]


def drawn(at: At, among: Weighted) -> acts.Act | None:
    """An act of one of the makers, by their weights."""
    return at.rng.choices([make for _, make in among], [weight for weight, _ in among])[0](at)
