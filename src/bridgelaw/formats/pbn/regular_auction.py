"""Auctions of calls and notes in which nothing is unusual, in one go: most are.

What comes of it is what `auction` would read word by word. It is asked wherever this gives up (None).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bridgelaw.formats.foreign.bidding import contract_by
from bridgelaw.formats.pbn.words import ALL_PASS, CALL_WORDS, NOTES_AT_MOST
from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.game.contracts import Contract
from bridgelaw.game.seats import Seat

_CALLS: dict[str, Call] = {text: found for text, found in CALL_WORDS.items() if isinstance(found, Call)}
_NOTES = {f"={n}=": str(n) for n in range(1, NOTES_AT_MOST + 1)} | {f"=0{n}=": str(n) for n in range(1, 10)}


class WholeAuction(Struct, gc=False):
    """An auction from the dealer's first call to its end.

    `words`: the number of the word in which each call stands; `notes`: the number of the note behind a call.
    """

    calls: list[Call]
    words: Sequence[int]
    notes: dict[int, str]
    contract: Contract | None


class LegalCalls(Struct, gc=False):
    """Calls that are legal one behind the other, whoever made the first of them.

    `words` and `notes` as above. `opening`: how many passes stand in front. `left`: how many would end the auction
    that somebody has opened; `all_pass` says that they are made, in the word behind the last call. `high`, `risk` and
    `declarer` (counted from the first caller) are those of the contract; `high` is less than 0 when nobody has bid.
    """

    calls: list[Call]
    words: Sequence[int]
    notes: dict[int, str]
    opening: int
    left: int
    all_pass: bool
    high: int = -1
    risk: int = 0
    declarer: int = 0

    def behind(self, dealer: Seat, missing: int = 0) -> WholeAuction | None:
        """The auction of that dealer behind so many passes that are `missing`, if it is legal and complete."""
        left = 4 - missing - self.opening if self.high < 0 else self.left
        if left < 0 or missing + self.opening > (4 if self.high < 0 else 3) or self.all_pass != (left > 0):
            return None
        contract = contract_by(self.high, self.risk, dealer.index + missing + self.declarer)
        if not missing and not left:
            return WholeAuction(self.calls, self.words, self.notes, contract)
        calls = [*[PASS] * missing, *self.calls, *[PASS] * left]
        behind = self.words[-1] + 1 if self.words else 0
        words = [*[0] * missing, *self.words, *[behind] * left]
        return WholeAuction(calls, words, {n + missing: note for n, note in self.notes.items()}, contract)


def auction(body: str) -> LegalCalls | None:
    """The calls in `body`, if they are legal one behind the other."""
    words = body.split()
    all_pass = bool(words) and words[-1].upper() == ALL_PASS
    if all_pass:
        words.pop()
    notes: dict[int, str] = {}
    places: Sequence[int] = range(len(words))
    try:
        calls = [_CALLS[word] for word in words]
    except KeyError:
        if "=" not in body:
            return None
        calls, places, notes = _with_notes(words)
        if not calls:
            return None
    opening = 0
    for call in calls:
        if call is not PASS:
            break
        opening += 1
    if opening == len(calls):
        return LegalCalls(calls, places, notes, opening, 0, all_pass)
    return _followed(LegalCalls(calls, places, notes, opening, 0, all_pass))


def _with_notes(words: Sequence[str]) -> tuple[list[Call], list[int], dict[int, str]]:
    """Calls, with their places, and the numbers of the notes behind them; nothing if there is anything else."""
    calls: list[Call] = []
    places: list[int] = []
    notes: dict[int, str] = {}
    for n, word in enumerate(words):
        text, sign, rest = word.partition("=")
        if text:
            call = _CALLS.get(text)
            if call is None:
                return [], [], {}
            calls.append(call)
            places.append(n)
        if sign:
            note = _NOTES.get(sign + rest)
            if note is None or not calls or len(calls) - 1 in notes:
                return [], [], {}
            notes[len(calls) - 1] = note
    return calls, places, notes


def _followed(course: LegalCalls) -> LegalCalls | None:
    """The same with its contract; None if a call is not legal."""
    high, risk, bidder, passes = -1, 0, 0, 0
    named: dict[tuple[int, str | None], int] = {}
    for seat in range(course.opening, len(course.calls)):
        call = course.calls[seat]
        if passes == 3:
            return None
        if call is PASS:
            passes += 1
            continue
        passes = 0
        if call.rank >= 0:
            if call.level > 7 or call.rank <= high:
                return None
            high, risk, bidder = call.rank, 0, seat
            named.setdefault((seat % 2, call.strain), seat)
        elif high < 0 or risk != (call is REDOUBLE) or (bidder - seat) % 2 != (call is DOUBLE):
            return None
        else:
            risk += 1
    course.high, course.risk, course.left = high, risk, 3 - passes
    course.declarer = named[bidder % 2, course.calls[bidder].strain]
    return course
