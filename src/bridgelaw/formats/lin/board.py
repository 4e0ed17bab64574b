"""The commands of a board from the first call on, followed in turn: calls, explanations, cards, and what is between.

What was irregular is read like everything else: acts are facts. LIN has no mark for it, and it may be a slip of the
file, so it is noticed. What cannot have happened is a fault of the file: the board is read up to there, and the rest is
kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bridgelaw.formats.foreign.bidding import MOST_ILLEGAL, Bidding
from bridgelaw.formats.foreign.playing import Playing
from bridgelaw.formats.foreign.story import Story
from bridgelaw.formats.lin.commands import Command, Group
from bridgelaw.formats.lin.notes import LinNotes
from bridgelaw.game.calls import CALLS, Call
from bridgelaw.game.cards import CARDS, Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Seat

_CALL = re.compile(r"\s*([1-9](?:NT|N|[SHDC])|XX|RD|R|X|DBL|D|PASS|P)(!?)", re.IGNORECASE)
_CARD = re.compile(r"\s*([SHDC])(10|[AKQJT2-9])", re.IGNORECASE)
_MEANS = {"D": "X", "DBL": "X", "R": "XX", "RD": "XX", "PASS": "P"}


class LinBoard:
    """What happened on one board. `kept` are other commands with the act behind which they stand."""

    def __init__(self, dealer: Seat, deal: Deal, notes: LinNotes) -> None:
        self.bidding = Bidding(dealer)
        self.deal = deal
        self.notes = notes
        self.story = Story()
        self.playing: Playing | None = None
        self.contract: Contract | None = None
        self.tricks: int | None = None
        self.stated = False
        self.irregular = False
        self.illegal = 0
        self.kept: list[tuple[str, str, str]] = []
        self.rest: dict[str, str] = {}
        self.commands: Group = []
        self.place = ""
        self.caller: tuple[Seat, str] | None = None

    def follow(self, said: Sequence[Command], *, alerts_by_self: bool) -> None:
        """Go through the commands.

        Raises:
            RecordError: a call or a card that is none.
        """
        for n, one in enumerate(said):
            if not self._take(one, alerts_by_self=alerts_by_self):
                self.rest["lin"] = "".join(f"{late.name}|{late.value}|" for late in said[n:])
                break
        if self.playing is not None and self.playing.over:
            self.tricks = self.playing.won

    def _take(self, one: Command, *, alerts_by_self: bool) -> bool:
        """Whether the command could be followed."""
        self.commands.append(one)
        if one.name == "mb":
            return self._calls(one, alerts_by_self=alerts_by_self)
        if one.name == "an" and self.caller is not None and one.value.strip():
            seat, id = self.caller
            by = seat if alerts_by_self else seat.partner
            self.place = self.story.explain(by, id, one.value.strip(), len(self.commands) - 1)
            return True
        if one.name == "pc":
            return self._cards(one)
        if one.name == "mc" and self._result(one):
            return True
        self.kept.append((self.place, one.name, one.value))
        return True

    def _calls(self, one: Command, *, alerts_by_self: bool) -> bool:
        found = _pieces(_CALL, one, "call (p, d, r, 1C … 7N)", "bad-call", self.notes)
        for n, (text, alerted) in enumerate(found):
            name = text.upper()
            name = _MEANS.get(name, name)
            call: Call = CALLS[f"{name[0]}NT" if name[1:] == "N" else name]
            fault = self.bidding.fault(call)
            if fault:
                self.notes.note("illegal_call_unmarked", one, f"{fault}, and the file does not mark it")
                self.irregular = True
                self.illegal += 1
                if self.illegal > MOST_ILLEGAL:
                    return self._left(found[n:], one)
            seat = self.bidding.make(call)
            at = len(self.commands) - 1
            self.place = id = self.story.call(seat, call, at)
            self.caller = seat, id
            if alerted:
                self.place = self.story.alert(seat if alerts_by_self else seat.partner, id, at)
        if self.bidding.over:
            self.contract = self.bidding.contract()
        return True

    def _left(self, found: Sequence[tuple[str, str]], one: Command) -> bool:
        """The rest of a command that could be followed in part is what remains of it."""
        one.value = "".join(f"{text}{sign}" for text, sign in found)
        return False

    def _cards(self, one: Command) -> bool:
        found = _pieces(_CARD, one, "card (HK)", "bad-card", self.notes)
        if self.contract is None:
            self.notes.note("play_unread", one, "cards, and no auction that tells whose turn it was")
            return False
        if self.playing is None:
            self.playing = Playing(self.deal, self.contract.declarer, self.contract.strain)
        self.caller = None
        for n, (suit, rank) in enumerate(found):
            card = CARDS[suit.upper() + rank.upper().replace("10", "T")]
            if self._stops(card, one, self.playing):
                return self._left(found[n:], one)
            hand = SEATS[self.playing.lay(card)]
            self.place = self.story.play(self.contract.declarer, hand, card, len(self.commands) - 1)
        return True

    def _stops(self, card: Card, one: Command, playing: Playing) -> bool:
        """Whether the play cannot be followed past this card."""
        if playing.over or self.stated:
            self.notes.note("after_end", one, f"{card} behind the end of the play")
            return True
        why = playing.misplaced(playing.turn, card)
        if why:
            self.notes.note("card_not_in_hand", one, why)
            return True
        if playing.revokes(playing.turn, card):
            self.notes.note("revoke_unmarked", one, f"{card} does not follow suit, and the file does not mark it")
            self.irregular = True
        return False

    def _result(self, one: Command) -> bool:
        """Whether `mc` states the tricks of a board whose cards do not tell them."""
        said = one.value.strip()
        if not (said.isascii() and said.isdigit() and len(said) < 5 and int(said) <= 13):
            self.notes.note("bad_value", one, f"mc: {said!r} is no number of tricks")
            return False
        if self.playing is not None and self.playing.over:
            if self.playing.won != int(said):
                self.notes.note("tricks_mismatch", one, f"mc says {said}, the cards give {self.playing.won}")
            return False
        if self.contract is None or self.stated:
            return False
        self.tricks = int(said)
        self.stated = True
        self.place = self.story.result(int(said), len(self.commands) - 1)
        return True


def _pieces(form: re.Pattern[str], one: Command, what: str, code: str, notes: LinNotes) -> list[tuple[str, str]]:
    """The calls or cards in one value.

    Raises:
        RecordError: something else stands in it.
    """
    found: list[tuple[str, str]] = []
    at = 0
    value = one.value.rstrip()
    while at < len(value):
        piece = form.match(value, at)
        if piece is None:
            raise notes.error(
                code, f"{one.name}: {value[at : at + 20]!r}: expected a {what}", one, text=value[at : at + 20]
            )
        found.append((piece[1], piece[2]))
        at = piece.end()
    return found
