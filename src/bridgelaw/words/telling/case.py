"""An answer with the record beside it, and what can be looked up in the two: which call an act was, whose turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bridgelaw.game.calls import BIDS, CALLS, lowest_over
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat
from bridgelaw.game.tricks import winner
from bridgelaw.words.say import Words
from bridgelaw.words.telling.view import RecordView

Entry = Mapping[str, Any]

COUNTS = ("made", "accepted", "pending")


class Case:
    """One public answer (record format, section 2) as the modules of this room read it. It judges nothing.

    The words are those of the answer's edition.
    """

    def __init__(self, answer: Entry, view: RecordView, words: Words) -> None:
        self.answer = answer
        self.view = view
        self.words = words.under(answer.get("laws", words.edition))
        self.auction: Sequence[Entry] = answer.get("auction") or ()
        self.plays: Sequence[Entry] = answer.get("plays") or ()
        self.irregularities: Sequence[Entry] = answer.get("irregularities") or ()
        self._calls = {entry["act"]: n for n, entry in enumerate(self.auction) if not entry.get("implied")}
        self._plays = {entry["act"]: n for n, entry in enumerate(self.plays)}

    # -- acts

    def call_index(self, act: str | None) -> int | None:
        """The place in the auction of the call that act `act` was."""
        return self._calls.get(act or "")

    def play_index(self, act: str | None) -> int | None:
        """The place among the plays of the play that act `act` was."""
        return self._plays.get(act or "")

    def act(self, act: str | None) -> Entry:
        """The act as it stands in the record; empty when the record is not at hand."""
        return self.view.acts.get(act or "", {})

    def actor(self, act: str | None) -> str | None:
        """Who did act `act`."""
        for entries, places in ((self.auction, self._calls), (self.plays, self._plays)):
            if act in places:
                return str(entries[places[act]]["by"])
        by = self.act(act).get("by")
        return None if by is None else str(by)

    def irregularity(self, id: str | None) -> Entry:
        """The irregularity with that id; empty when there is none."""
        return next((it for it in self.irregularities if it.get("id") == id), {})

    # -- the auction

    def turn_before(self, index: int) -> str:
        """Whose turn it was when call number `index` was made."""
        turn = Seat(self.view.dealer)
        for entry in self.auction[:index]:
            by = Seat(entry["by"])
            if entry["status"] in ("made", "accepted") or (entry["status"] == "pending" and by is turn):
                turn = by.lho
        return str(turn.value)

    def last_bid_before(self, index: int) -> str | None:
        """The bid that call number `index` had to beat."""
        bids = [e for e in self.auction[:index] if CALLS.get(e["call"]) in BIDS]
        standing = [e for e in bids if e["status"] in COUNTS]
        return str((standing or bids)[-1]["call"]) if bids else None

    def lowest_sufficient(self, index: int) -> str | None:
        """The cheapest sufficient bid in the denomination of bid number `index`; None when seven is not enough."""
        bid, last = CALLS.get(self.auction[index]["call"]), self.last_bid_before(index)
        if bid is None or bid.strain is None or last is None:
            return None
        lowest = lowest_over(bid.strain, CALLS[last])
        return lowest.text if lowest in BIDS else None

    def change(self, index: int) -> tuple[str, str] | None:
        """First and second call where call number `index` is one of two that a player made in the same place."""
        by = self.auction[index]["by"]
        for first, second in ((index - 1, index), (index, index + 1)):
            if first >= 0 and second < len(self.auction):
                both = self.auction[first], self.auction[second]
                if all(e["by"] == by for e in both):
                    return str(both[0]["call"]), str(both[1]["call"])
        return None

    def last_call_of(self, seat: str) -> str | None:
        """The last call of `seat` that counts."""
        mine = [e for e in self.auction if e["by"] == seat and e["status"] in COUNTS]
        return str(mine[-1]["call"]) if mine else None

    # -- the play

    def declarer(self) -> Seat | None:
        """The declarer, once there is one."""
        found = self.answer.get("declarer")
        return Seat(found) if found else None

    def trick(self, number: int) -> list[Entry]:
        """The plays that count in trick `number`, in order."""
        return [p for p in self.plays if p.get("trick") == number and p.get("status", "made") in COUNTS]

    def suit_led(self, index: int) -> str | None:
        """The suit that was led to the trick of play number `index`."""
        trick = self.trick(self.plays[index].get("trick") or 0)
        return str(trick[0]["card"][0]) if trick else None

    def due_to_play(self, index: int) -> str | None:
        """The hand that should have played when play number `index` was made, if it can be told."""
        number = self.plays[index].get("trick") or 0
        earlier = [p for p in self.trick(number) if self._plays[p["act"]] < index]
        if earlier:
            return str(Seat(earlier[-1]["hand"]).lho.value)
        if number == 1:
            declarer = self.declarer()
            return str(declarer.lho.value) if declarer else None
        before = self.trick(number - 1)
        if len(before) != 4 or not self.answer.get("contract"):
            return None
        trumps = CALLS[self.answer["contract"].rstrip("X")].strain
        return str(winner([(Seat(p["hand"]), CARDS[p["card"]]) for p in before], trumps).value)
