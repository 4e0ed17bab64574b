"""The calls and cards of a record as words of the Auction and Play sections, as far as PBN can say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bridgelaw.formats.board import Record
from bridgelaw.formats.foreign.bidding import Bidding
from bridgelaw.formats.foreign.outcome import StandingCall, StandingCard, outcome
from bridgelaw.formats.foreign.playing import Playing
from bridgelaw.formats.pbn.values import Ending
from bridgelaw.formats.pbn.words import is_nag
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table import acts

_WORDS = {"P": "Pass"}
_NOTE_AT_MOST = 200


class ShownAct(Struct):
    """One call or card in a file: `text` with its irregularity signs, the act that it shows, marks and note."""

    text: str
    id: str
    marks: tuple[str, ...] = ()
    note: str | None = None
    took: float | None = None

    @property
    def bare(self) -> bool:
        """Whether nothing hangs on it."""
        return not self.marks and self.note is None and self.took is None


class ShownBoard(Struct):
    """What PBN shows of a board: the calls, the tricks (cells by column, "-" where no card is), and how it ended."""

    calls: list[ShownAct]
    rows: list[list[ShownAct]]
    first: Seat | None
    ending: Ending
    auction_over: bool = False
    play_over: bool = False


def shown(record: Record) -> ShownBoard:
    """What a PBN file shows of `record`."""
    stands = outcome(record)
    details = _Details(record)
    bidding = Bidding(record.dealer)
    calls = _calls(stands.calls, bidding, details)
    contract = bidding.contract() if bidding.over else None
    if contract is None:
        return ShownBoard(calls, [], None, Ending(bidding.over), bidding.over, True)
    swapped = stands.declarer is not None and stands.declarer is contract.declarer.partner
    declarer = contract.declarer.partner if swapped else contract.declarer
    playing = Playing(record.deal, declarer, contract.strain)
    rows, first = _rows(stands.cards, playing, details)
    tricks = playing.won if playing.over else stands.tricks
    ending = Ending(True, contract, swapped, tricks)
    return ShownBoard(calls, rows, first or declarer.lho, ending, True, playing.over)


class _Details:
    """Notes, marks and times by act."""

    def __init__(self, record: Record) -> None:
        self.notes: dict[str, str] = {}
        self.took: dict[str, float | None] = {}
        marks: Mapping[str, str] = (record.kept or {}).get("marks", {})
        self.marks = {id: tuple(m for m in said.split() if is_nag(m)) for id, said in marks.items()}
        for act in record.acts:
            if isinstance(act, acts.Explain) and act.of:
                self.notes[act.of] = _short(act.words)
            elif isinstance(act, acts.Alert) and act.of:
                self.notes.setdefault(act.of, "Alert.")
            elif isinstance(act, acts.Play):
                if act.text:
                    self.notes[act.id] = _short(act.text)
                self.took[act.id] = act.took
            elif isinstance(act, acts.Call | acts.Substitute):
                self.took[act.id] = act.took

    def of(self, id: str, text: str, *extra: str) -> ShownAct:
        """`text` with what belongs to the act `id`."""
        marks = (*extra, *self.marks.get(id, ()))
        return ShownAct(text, id, tuple(dict.fromkeys(marks)), self.notes.get(id), self.took.get(id))


def _short(text: str) -> str:
    text = " ".join(text.split("\n")).strip()
    return text if len(text.encode("utf-8", "replace")) <= _NOTE_AT_MOST else f"{text[: _NOTE_AT_MOST // 2]}..."


def _calls(calls: Sequence[StandingCall], bidding: Bidding, details: _Details) -> list[ShownAct]:
    found: list[ShownAct] = []
    for called in calls:
        signs: list[str] = []
        while SEATS[bidding.turn] is not called.by:
            signs.append("^S")
            bidding.skip()
        fault = bidding.fault(called.call)
        low = bidding.is_low(called.call)
        if fault and (bidding.over or not low):
            break  # what nobody can write in PBN
        text = _WORDS.get(called.call.text, called.call.text)
        words = [*signs, *(["^I"] if low else []), text]
        found.append(details.of(called.id, " ".join(words), *(["$13"] if called.corrected else [])))
        bidding.make(called.call)
    return found


def _rows(
    cards: Sequence[StandingCard], playing: Playing, details: _Details
) -> tuple[list[list[ShownAct]], Seat | None]:
    """The cards, four columns to a row, and the seat of the first column: whoever led first."""
    rows: list[list[ShownAct]] = []
    first = cards[0].hand if cards else None
    row: list[ShownAct] = []
    for laid in cards:
        seat = laid.hand.index
        if playing.over or playing.misplaced(seat, laid.card):
            break
        sign = ""
        if not playing.trick:
            row = [ShownAct("-", "") for _ in SEATS]
            rows.append(row)
            if seat != playing.leader:
                playing.leader = seat
                sign = "^L "
        elif seat != playing.turn:
            break  # PBN has no sign for this
        if playing.revokes(seat, laid.card):
            if sign:
                break
            sign = "^R "
        assert first is not None
        row[(seat - first.index) % 4] = details.of(laid.id, f"{sign}{laid.card}")
        playing.lay(laid.card)
    return [row for row in rows if any(one.id for one in row)], first


def closing_passes(calls: Sequence[ShownAct]) -> int:
    """How many calls at the end may be written as `AP`: bare passes, of an auction that is over."""
    number = 0
    for one in reversed(calls):
        if one.text != "Pass" or not one.bare:
            break
        number += 1
    return min(number, 4 if len(calls) == 4 and number == 4 else 3)
