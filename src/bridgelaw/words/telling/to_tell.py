"""An answer with the record beside it, and what can be looked up in the two: which call an act was, whose turn.

Its lists are of the answer's own types. What has no type there is plain data: what options cost, and the road of a
ruling, whose options, Questions and scores `option_of`, `question_of` and `score_of` bring into the answer's form.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec

from bridgelaw.answer.model import (
    ActError,
    Answer,
    Call,
    Entry,
    Irregularity,
    Obligation,
    Option,
    PenaltyCard,
    Play,
    Question,
    Ruling,
)
from bridgelaw.answer.score_model import Penalty, Score
from bridgelaw.answer.seat_model import PublicAnswer, SeatAnswer
from bridgelaw.game.calls import BIDS, CALLS, lowest_over
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.game.tricks import winner
from bridgelaw.words.say import Words
from bridgelaw.words.telling.view import RecordView, ToldQuickly

Plain = Mapping[str, Any]
"""Something that has no type of its own, as its JSON decodes."""

_SEATS = {seat.value: seat for seat in SEATS}
COUNTS = ("made", "accepted", "pending")

NOTHING_SAID = Answer(
    bridgelaw=1,
    laws=0,
    authority="",
    after="",
    phase="auction",
    turn=None,
    frozen=False,
    contract=None,
    declarer=None,
    tricks={},
    auction=(),
    plays=(),
    penalty_cards=(),
    irregularities=(),
    options=(),
    obligations=(),
    rights={},
    information={},
    questions=(),
    rulings=(),
    penalties=(),
    score=None,
    errors=(),
)
"""An answer that says nothing, for what has only some of its parts."""


class AnswerToTell:
    """One public answer (record format, section 2) as the modules of this room read it. It judges nothing.

    The words are those of the answer's edition. A list that this kind of answer has not got is empty.
    """

    def __init__(self, answer: Answer | SeatAnswer | PublicAnswer, view: RecordView, words: Words) -> None:
        self.answer = answer
        self.view = view
        self.words = words.under(answer.laws)
        self.auction: Sequence[Call] = answer.auction
        self.plays: Sequence[Play] = answer.plays
        self.irregularities: Sequence[Irregularity] = answer.irregularities
        self.obligations: Sequence[Obligation] = answer.obligations
        self.penalty_cards: Sequence[PenaltyCard] = answer.penalty_cards
        self.rulings: Sequence[Ruling] = answer.rulings
        self.penalties: Sequence[Penalty] = answer.penalties
        self.score: Score | None = answer.score
        self.questions: Sequence[Question] = answer.questions if isinstance(answer, Answer) else ()
        self.lead_restrictions = (isinstance(answer, Answer) and answer.lead_restrictions) or ()
        own = NOTHING_SAID if isinstance(answer, PublicAnswer) else answer
        self.options: Sequence[Option] = own.options
        self.errors: Sequence[ActError] = own.errors
        self.rights: Mapping[str, Sequence[str]] = own.rights
        self.ledger: Mapping[str, Sequence[Entry]] = own.information
        self._calls = {call.act: n for n, call in enumerate(self.auction) if call.implied is not True}
        self._plays = {play.act: n for n, play in enumerate(self.plays)}
        self._named = {it.id: it for it in reversed(self.irregularities)}

    # -- acts

    def call_index(self, act: str | None) -> int | None:
        """The place in the auction of the call that act `act` was."""
        return self._calls.get(act or "")

    def play_index(self, act: str | None) -> int | None:
        """The place among the plays of the play that act `act` was."""
        return self._plays.get(act or "")

    def act(self, act: str | None) -> Plain:
        """The act as it stands in the record; empty when the record is not at hand."""
        return self.view.acts.get(act or "", {})

    def actor(self, act: str | None) -> str | None:
        """Who did act `act`."""
        if (call := self._calls.get(act or "")) is not None:
            return self.auction[call].by
        if (play := self._plays.get(act or "")) is not None:
            return self.plays[play].by
        by = self.act(act).get("by")
        return None if by is None else str(by)

    def irregularity(self, id: str | None) -> Irregularity | None:
        """The irregularity with that id."""
        return self._named.get(id or "")

    # -- the auction

    def turn_before(self, index: int) -> str:
        """Whose turn it was when call number `index` was made."""
        return str(self._before_calls[index][0].value)

    def last_bid_before(self, index: int) -> str | None:
        """The bid that call number `index` had to beat; None also where nobody has said which one it was."""
        return self._before_calls[index][1] or None

    @cached_property
    def _before_calls(self) -> list[tuple[Seat, str | None]]:
        """In front of each call: whose turn it was, and the bid to beat (where none counts, the last one); of one
        that nobody has told, an empty text."""
        turn = Seat(self.view.dealer)
        standing = any_bid = None
        found: list[tuple[Seat, str | None]] = []
        for call in self.auction:
            found.append((turn, any_bid if standing is None else standing))
            by, status = _SEATS[call.by], call.status
            if status in ("made", "accepted") or (status == "pending" and by is turn):
                turn = by.lho
            if CALLS.get(call.call) in BIDS:
                any_bid = "" if call.act in self.view.filled else call.call
                standing = any_bid if status in COUNTS else standing
        return found

    def lowest_sufficient(self, index: int) -> str | None:
        """The cheapest sufficient bid in the denomination of bid number `index`; None when seven is not enough."""
        bid, last = CALLS.get(self.auction[index].call), self.last_bid_before(index)
        if bid is None or bid.strain is None or last is None:
            return None
        lowest = lowest_over(bid.strain, CALLS[last])
        return None if lowest is None or lowest not in BIDS else lowest.text

    def change(self, index: int) -> tuple[str, str] | None:
        """First and second call where call number `index` is one of two that a player made in the same place, or the
        second was put in the place of the first later; nothing where nobody has told which call one of them was."""
        if (put := self._put_in_place.get(index)) is not None:
            return put
        auction = self.auction
        for second in (index, index + 1):
            if 0 < second < len(auction) and auction[second - 1].by == auction[second].by:
                if {auction[second - 1].act, auction[second].act} & self.view.filled:
                    return None
                return auction[second - 1].call, auction[second].call
        return None

    @cached_property
    def _put_in_place(self) -> dict[int, tuple[str, str]]:
        """Of each call that was put in the place of another, and of that other one: both."""
        found: dict[int, tuple[str, str]] = {}
        for call in self.auction:
            put = self.act(call.act)
            first = self.call_index(put.get("of")) if "substitute" in put else None
            told = first is not None and not {self.auction[first].act, call.act} & self.view.filled
            if first is not None and told:
                for index in (first, self.call_index(call.act)):
                    if index is not None:
                        found.setdefault(index, (self.auction[first].call, call.call))
        return found

    def last_call_of(self, seat: str) -> str | None:
        """The last call of `seat` that counts."""
        mine = [call for call in self.auction if call.by == seat and call.status in COUNTS]
        return mine[-1].call if mine and mine[-1].act not in self.view.filled else None

    def call_named(self, act: str | None) -> str:
        """The call that this act is, in words; nothing of another act, or where nobody has said which call it was."""
        index = self.call_index(act)
        if index is None or self.auction[index].act in self.view.filled:
            return ""
        return self.words.call(self.auction[index].call)

    @cached_property
    def contract_is_set_up(self) -> bool:
        """Whether the contract is one that nobody has told of: it only stands there so that a ruling was possible."""
        quick = self.view.quick
        if quick is None or quick.has_told("contract"):
            return False
        bids = [call for call in self.auction if CALLS.get(call.call) in BIDS and call.status in COUNTS]
        if not bids or bids[-1].act in self.view.set_up | self.view.filled:
            return True
        # a bid that was told, with passes behind it that were not
        return all(call.act in quick.acts for call in self.auction)

    @cached_property
    def result_is_set_up(self) -> bool:
        """Whether the tricks and the result are such as nobody has told of."""
        quick = self.view.quick
        if quick is not None and quick.has_told("contract"):
            # the tricks were told with it
            return False
        told = (act for id, act in self.view.acts.items() if quick is not None and id not in quick.acts)
        return quick is not None and not any("result" in act for act in told)

    @cached_property
    def phase_is_told(self) -> bool:
        """Whether somebody has told how far the board has come."""
        quick = self.view.quick
        return quick is None or quick.position != "nothing" or any(self._since(quick))

    @cached_property
    def turn_is_told(self) -> bool:
        """Whether it follows from what was told who calls, leads or plays next. Who won a trick of cards that were put
        in, nobody has told."""
        last = self._last_trick
        if len(last) == len(SEATS) and any(one.act in self.view.filled for one in last):
            return False
        quick = self.view.quick
        return quick is None or quick.position == "turn" or any(self._since(quick))

    def _since(self, quick: ToldQuickly) -> Iterator[bool]:
        """Of each call, and of the cards in the trick in progress, that it was written down behind a quick ruling."""
        yield from (one.act not in quick.acts and one.status in COUNTS for one in self.auction)
        last = self._last_trick
        yield bool(last) and all(one.act not in quick.acts for one in last)

    @property
    def _last_trick(self) -> list[Play]:
        """The trick in progress, or the one before where none is."""
        return self.trick(max(self._tricks, default=0))

    def is_told(self, irregularity: Irregularity) -> bool:
        """Whether it is something that happened, and was not put in to make something else possible."""
        return irregularity.act not in self.view.set_up

    # -- the play

    def is_unseen(self, index: int) -> bool:
        """Whether that card was led face down and never turned over: nobody else has seen which one it was."""
        play = self.plays[index]
        if self.act(play.act).get("down") is not True:
            return False
        later = list(self.view.acts)[list(self.view.acts).index(play.act) + 1 :]
        mine = (act for act in map(self.act, later) if act.get("by") == play.by and ("face" in act or "play" in act))
        return "face" not in next(mine, {})

    def declarer(self) -> Seat | None:
        """The declarer, once there is one."""
        found = self.answer.declarer
        return Seat(found) if found else None

    def play_index_of(self, card: str) -> int | None:
        """Which number the last play of that card has; None where nobody has played it."""
        return max((n for n, one in enumerate(self.plays) if one.card == card), default=None)

    def opens(self, seat: str | None) -> bool:
        """Whether what that player leads next is the opening lead: French has another word for it."""
        declarer = self.declarer()
        stands = any(one.status in ("made", "accepted") for one in self.plays)
        begun = self.answer.phase not in ("clarification", "play") or stands
        return not begun and declarer is not None and declarer.lho.value == seat

    def is_untold_card(self, card: str) -> bool:
        """Whether it lies there only because some card had to: nobody has said which one it was."""
        return bool(self.view.filled) and any(one.card == card and one.act in self.view.filled for one in self.plays)

    def _declarer_by_auction(self) -> Seat | None:
        """Who was declarer when the opening lead was due, whoever has become it since."""
        declarer, contract = self.declarer(), self.answer.contract
        if declarer is None or not contract:
            return None
        strain, side = CALLS[contract.rstrip("X")].strain, (declarer, declarer.partner)
        bids = (call for call in self.auction if call.status in COUNTS and CALLS[call.call].strain == strain)
        return next((Seat(call.by) for call in bids if Seat(call.by) in side), None)

    def trick(self, number: int) -> list[Play]:
        """The plays that count in trick `number`, in order."""
        return self._tricks.get(number, [])

    @cached_property
    def _tricks(self) -> dict[int, list[Play]]:
        """The plays that count, by trick."""
        found: dict[int, list[Play]] = {}
        for play in self.plays:
            if play.trick is not None and play.status in COUNTS:
                found.setdefault(play.trick, []).append(play)
        return found

    def suit_led(self, index: int) -> str | None:
        """The suit that was led to the trick of play number `index`."""
        trick = self.trick(self.plays[index].trick or 0)
        return trick[0].card[0] if trick else None

    def due_to_play(self, index: int) -> str | None:
        """The hand that should have played when play number `index` was made, if it can be told."""
        number = self.plays[index].trick or 0
        earlier = [play for play in self.trick(number) if self._plays[play.act] < index]
        if 0 < len(earlier) < 4:
            have_played, due = {play.hand for play in earlier}, Seat(earlier[0].hand)
            while due.value in have_played:
                due = due.lho
            return str(due.value)
        if number == 1:
            declarer = self._declarer_by_auction() or self.declarer()
            return str(declarer.lho.value) if declarer else None
        before = self.trick(number - 1)
        contract = self.answer.contract
        if len(before) != 4 or not contract:
            return None
        trumps = CALLS[contract.rstrip("X")].strain
        return str(winner([(Seat(play.hand), CARDS[play.card]) for play in before], trumps).value)


def option_of(found: Plain) -> Option:
    """An option of a road (`bridgelaw ruling --json`), or of what follows a choice, in the form of the answer.

    What its reader is not told of it is left empty.
    """
    untold = {"irregularity": None, "law": "", "suits": None, "calls": None, "because": ()}
    return msgspec.convert({**untold, **found}, Option)


def score_of(found: Plain | None) -> Score | None:
    """A score of a road in the form of the answer."""
    return None if found is None else msgspec.convert(found, Score)


def question_of(found: Plain) -> Question:
    """A Question of a road, or of what follows a choice, as an answer has it while it is open; of what was said before
    anything asked it, without the act and the provision."""
    known = {key: found.get(key) or "" for key in ("kind", "of", "law")}
    known |= {"most": found["most"]} if "most" in found else {}
    return msgspec.convert({"id": "", "seat": found.get("seat"), "answer": None, "because": (), **known}, Question)
