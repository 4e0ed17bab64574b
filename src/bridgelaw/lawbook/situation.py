"""What rules look at: the facts of a board, and what the Laws have said so far. Only the judge makes a `Situation`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct, field
from msgspec.structs import astuple

from bridgelaw.game.calls import DOUBLE, PASS, REDOUBLE, Call
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.game.seats import Seat, Side
from bridgelaw.lawbook.effects import LYING_CARD, Await, Empower, Oblige, Offer, Rectify, Refuse, Stand, Trigger, Window
from bridgelaw.lawbook.pieces import (
    OF_THE_CALL,
    OF_THE_MOMENT,
    Finding,
    Irregularities,
    Irregularity,
    Ledger,
    Said,
    Setting,
)
from bridgelaw.lawbook.position import Position
from bridgelaw.lawbook.provision import Provision
from bridgelaw.lawbook.vain import in_vain
from bridgelaw.lawbook.windows import Windows, can_sleep
from bridgelaw.table import acts
from bridgelaw.table.auction import Auction, Made, after
from bridgelaw.table.facts import restand
from bridgelaw.table.standing import ACCEPTED, MADE, PENDING, VOID, WITHDRAWN, Standing
from bridgelaw.table.vocabulary import Questions

__all__ = ["Finding", "Irregularities", "Irregularity", "Ledger", "Question", "Said", "Setting", "Situation"]


class Question(Struct, frozen=True, gc=False):
    """A rule that waits for the Director's answer: its index (`rule`), what it was asked about (`trigger`, `it`), and
    the situation that it saw (`seen`).

    `of`: the act that the Question is about; `aliases`: other acts that the Director may name instead of it in his
    answer; `most`: if the answer is a number, the largest that is possible.
    """

    kind: Questions
    of: str
    seat: Seat | None
    aliases: tuple[str, ...]
    provision: Provision | None
    rule: int
    trigger: Trigger | None
    it: Irregularity | None
    seen: Situation
    because: tuple[str, ...]
    most: int | None = None

    @property
    def law(self) -> str:
        """The number, for people, of the provision that asks the Question; empty if there is none."""
        return self.provision.reference if self.provision else ""


class Situation(Position, frozen=True):
    """A board at one moment, as the Laws see it: the facts, and what has come of them.

    `windows`: duties, options and notes that hold until they are closed; `holding`: those that the standing rules said
    after the last act. `powers`: the Director's own options. `information`: what the seats have learnt. `silenced`:
    provisions (by name) that are no longer asked about an act (by id), since another provision limits them. `blamed`:
    for each call or card that does not count, the reason: the key of an irregularity, or the side at fault. `stood`:
    what rules have said about whether calls and cards stand. `errors`: acts that had no effect, and what could not be
    judged. `unheard`: runs that have failed and are left out while this act is judged.
    """

    setting: Setting = Setting()
    irregularities: Irregularities = Irregularities()
    windows: Windows = Windows()
    holding: Windows = Windows()
    powers: tuple[Said[Empower], ...] = ()
    information: Ledger = Ledger()
    silenced: frozenset[tuple[str, str]] = frozenset()
    blamed: Mapping[str, str | Side] = {}
    questions: tuple[Question, ...] = ()
    findings: tuple[Finding, ...] = ()
    rulings: tuple[Said[Rectify], ...] = ()
    stood: tuple[Said[Stand], ...] = ()
    errors: tuple[Refuse, ...] = ()
    unheard: frozenset[tuple[int, str | None]] = frozenset()

    # whether anything has happened but the game

    @property
    def only_the_game(self) -> bool:
        """Whether nothing has been irregular and there is no duty, option or note, so that the order of the game alone
        decides what may be called or played."""
        return not (self.irregularities or self.windows or self.holding)

    @property
    def quiet(self) -> bool:
        """Whether the Laws have had nothing to say yet, as on nearly every board until its end.

        Code that takes a shorter way on such a board must ask for this or for `only_the_game`, and for nothing else.
        `tests/properties/test_quiet.py` makes both of them False and checks that all results stay the same.
        """
        if self.irregularities or self.windows or self.holding:
            return False
        return not (self.information or self.questions or self.powers or self.rulings or self.errors)

    @property
    def in_vain(self) -> frozenset[str]:
        """The acts that were meant to change something and have changed nothing, such as an order of the Director."""
        return frozenset(error.act for error in in_vain(self.errors))

    # the play

    def penalty_cards(self, owner: Seat) -> tuple[Await, ...]:
        """The penalty cards that lie before `owner`, major ones first."""
        return tuple(card for rank in LYING_CARD for card in self.awaited(rank, owner))

    def may_lead(self, hand: Seat, suit: Suit) -> bool:
        """Whether `hand` may lead `suit` under the restrictions on its lead. One that it cannot meet does not count."""
        forbidden = {d.suit for d in self.duties(hand, "not_lead_suit")}
        required = {d.suit for d in self.duties(hand, "lead_suit")}
        cards = self.facts.held[hand]
        suits = set(SUITS) if cards is None else {card.suit for card in cards} | {suit}
        able = required & suits or suits - forbidden
        return suit in able or not able

    # calls

    def is_inadmissible(self, seat: Seat, call: Call, act: str | None = None) -> bool:
        """Whether `call` is a double or redouble that `seat` can't make now (with `act`: just before that call)."""
        position = self.auction_called_over(seat, call) if act is None else self.before_call(act)
        if call is DOUBLE:
            return not position.may_double(seat)
        return call is REDOUBLE and not position.may_redouble(seat)

    def called_over(self, call: Made) -> bool:
        """Whether the opponent on the left has called after `call`, other than to change an earlier call of his
        own."""
        since = (m for m in self.facts.calls if m.by is call.by.lho and m.number > call.number and not m.implied)
        return any(not self.changes_earlier(m, call) for m in since)

    def changes_earlier(self, made: Made, call: Made) -> bool:
        """Whether `made`, which came after `call`, only changes what its player had called before `call`."""
        since = range(call.number + 1, made.number + 1)
        own = [m for m in self.facts.calls if m.by is made.by and m.number in since and not m.implied]
        return bool(own) and all(m.replaces is not None or self._is_change(m.act) for m in own)

    def _is_change(self, act: str) -> bool:
        return any(it.kind == "changed_call" for it in self.irregularities_of(act))

    # what calls mean

    def may_be_artificial(self, act: str) -> bool:
        """Whether something in the record suggests that the call is artificial: an alert, or what it is said to show.

        With screens the answer is yes even without an alert. A call is explained on one side of the screen only. If
        that decided whether a Question is asked, the players on the other side, who see that the table waits, could
        tell what was explained.
        """
        call = self.act(act)
        shown = call.shows if isinstance(call, acts.Call | acts.Substitute) else None
        if shown is not None and shown.artificial is not None:
            return shown.artificial
        return self.setting.screens or bool(self.facts.acts.about(act, acts.Alert))

    def was_explained(self, *calls: str) -> bool:
        """Whether one of these calls was announced or explained; with screens always yes (see `may_be_artificial`)."""
        told = self.facts.acts
        return self.setting.screens or any(told.about(call, acts.Announce, acts.Explain) for call in calls)

    # calls out of turn

    def call_accepted_by(self, seat: Seat, call: Call) -> str | None:
        """The call out of turn (its act) that `seat` accepts by making `call` over it, if there is one.

        That is so only if a Law has noted that `seat` may accept it (`acceptance`) and no call that counts has been
        made since. A player whose turn it is anyway accepts only a bid, by a double that could double nothing else.
        """
        at_his_turn = seat is self.turn
        if at_his_turn and not (call is DOUBLE and not self.facts.auction.may_double(seat)):
            return None
        for note in reversed(self.awaited("acceptance", seat)):
            it = self.irregularity(note.irregularity or "")
            made = self.made(it.act) if it and it.is_open else None
            if made is None or made.standing is not PENDING or self.overtaken(made.act):
                continue
            if made.call.is_bid or not at_his_turn:
                return made.act
        return None

    def auction_called_over(self, seat: Seat, call: Call) -> Auction:
        """The auction over which `seat` makes `call`, with the call out of turn that he accepts by it, if any."""
        accepted = self.call_accepted_by(seat, call)
        return restand(self.facts, accepted, ACCEPTED).auction if accepted else self.facts.auction

    def passed_over(self, seat: Seat) -> Seat | None:
        """The player in turn, if he must pass and `seat` is on his left, who therefore need not wait for him.

        None where that pass would end the auction: it has to be made.
        """
        turn = self.turn
        if turn is None or seat is not turn.lho or not self.must_pass(turn):
            return None
        implied = Made("", turn, PASS, MADE, self.facts.count, in_turn=True, implied=True)
        return None if after(self.facts.auction, implied).over else turn

    def in_rotation(self, seat: Seat, call: Call) -> bool:
        """Whether `seat` makes `call` in turn. That includes a call after a player who must pass, and one that accepts
        a call out of turn."""
        return self.turn is seat or self.call_accepted_by(seat, call) is not None or self.passed_over(seat) is not None

    def out_of_rotation(self, seat: Seat, call: Call) -> bool:
        """Whether `seat` takes another player's turn by `call`.

        Not if he changes his own last call, or calls over an irregular call of the player on his right.
        """
        turn = self.turn
        if turn is None or self.in_rotation(seat, call) or (turn is seat.lho and self.has_called(seat)):
            return False
        loose = (m for m in self.facts.calls if m.by is seat.rho and m.standing is PENDING and not m.in_turn)
        return not any(self.irregularities_of(m.act) and not self.overtaken(m.act) for m in loose)

    def can_never_stand(self, seat: Seat, call: Call, act: str | None = None) -> bool:
        """Whether no ruling can make `call` by `seat` legal now (with `act`: just before that call): it is a bid of
        more than seven, an inadmissible double or redouble, or no pass although the player must pass."""
        barred = self.must_pass(seat) and call is not PASS
        return barred or call.level > 7 or self.is_inadmissible(seat, call, act)

    # what acts became

    def is_to_be_ruled(self, call: Made) -> bool:
        """Whether a ruling on the irregular `call` is still due: it is pending, or its player has taken it back of his
        own accord and nobody else has called since."""
        if call.standing is not WITHDRAWN or call.act in self.blamed:
            return call.standing is PENDING
        return all(m.by is call.by for m in self.facts.calls if m.number > call.number and m.counts)

    def put_in_its_place(self, call: Made) -> tuple[Made, ...]:
        """If `call` was withdrawn: what its player has called instead, unless that was withdrawn or cancelled too."""
        since = (m for m in self.facts.calls if m.by is call.by and m.number > call.number and not m.implied)
        return tuple(m for m in since if call.standing is WITHDRAWN and m.standing in (MADE, PENDING))

    def as_it_lies(self, it: Irregularity) -> Iterator[tuple[str, Standing]]:
        """The standing that acts get if nothing is done about `it`. The irregular call or card stands if it counts so
        far, else it is void. A call that its player has put in its place stands too, unless something about that call,
        or about another call that it replaces, is irregular and open (other than the time at which it was made)."""
        call = self.made(it.act)
        lying = call or self.facts.laid(it.act)
        if lying is not None and lying.standing is PENDING:
            stands = MADE if call is not None and call.replaces is not None else ACCEPTED
            yield it.act, stands if lying.counts else VOID
        for made in self.facts.calls:
            if made.replaces == it.act and made.standing is PENDING and made.counts:
                replaced = (m.act for m in self.facts.calls if made in self.put_in_its_place(m) and m.act != it.act)
                others = (o for act in (made.act, *replaced) for o in self.irregularities_of(act) if o.is_open)
                if all(o.kind in OF_THE_MOMENT for o in others):
                    yield made.act, MADE

    def blame(self, act: str) -> Side | None:
        """The side whose fault it is that the call or card of `act` does not count."""
        cause = self.blamed.get(act)
        it = self.irregularity(cause) if isinstance(cause, str) else None
        return cause if isinstance(cause, Side) else it.offending if it else None

    def cause(self, act: str) -> Irregularity | None:
        """The irregularity because of which the call or card of `act` does not count."""
        cause = self.blamed.get(act)
        return self.irregularity(cause) if isinstance(cause, str) else None

    # irregularities

    def irregularity(self, key: str) -> Irregularity | None:
        """The irregularity of that key (`kind@act`)."""
        return self.irregularities.by_key.get(key)

    def irregularities_of(self, act: str) -> tuple[Irregularity, ...]:
        """The irregularities of the act `act`."""
        return self.irregularities.by_act.get(act, ())

    def wrong_with_call(self, act: str) -> tuple[Irregularity, ...]:
        """The open irregularities of the call of `act` that come to nothing if that call counts as never made."""
        return tuple(it for it in self.irregularities_of(act) if it.kind in OF_THE_CALL and it.is_open)

    def open_irregularities(self, *kinds: str) -> tuple[Irregularity, ...]:
        """The irregularities of these kinds (of all, if none is given) that have not been dealt with yet."""
        found = self.irregularities.open
        return tuple(it for it in found if it.kind in kinds) if kinds and found else found

    # windows

    @property
    def frozen(self) -> bool:
        """Whether nobody may call or play: attention drawn or the Director summoned, and he has not finished."""
        return (Oblige, "take_no_action") in self.windows.by_name

    @property
    def open_windows(self) -> Iterator[Said[Window]]:
        """What holds now: all but the windows that sleep."""
        yield from self._awake
        yield from self.holding

    @property
    def _awake(self) -> Windows:
        return self.windows.awake(self.facts, self._sleeps) if self.windows.can_sleep else self.windows

    @property
    def names_awaited(self) -> frozenset[str]:
        """The names of the notes (`Await`) that hold now."""
        return self._awake.awaited | self.holding.awaited

    def _sleeps(self, said: Said[Window]) -> bool:
        """Whether a window has no effect for the time being, and may have one again.

        A duty about calls sleeps while the auction is over, since the auction may be reopened. A duty to pass just
        once sleeps while a later call by its player counts: if that call is cancelled, he must still pass.
        """
        window = said.effect
        if not can_sleep(window):
            return False
        if window.until != "next_turn" or self.facts.auction.over:
            return self.facts.auction.over
        return any(m.by is window.who and m.counts and m.number > said.since for m in self.facts.calls)

    def _open(self, kind: type[Window], what: str | None) -> tuple[Any, ...]:
        """The effects of that class and name that hold now."""
        if not (self.windows or self.holding):
            return ()
        windows, holding = self._awake, self.holding
        if what is None:
            return (*windows.by_kind.get(kind, ()), *holding.by_kind.get(kind, ()))
        found = windows.by_name.get((kind, what), ()) if windows else ()
        also = holding.by_name.get((kind, what), ()) if holding else ()
        return (*found, *also) if also else found

    def duties(self, who: Seat | None = None, what: str | None = None) -> tuple[Oblige, ...]:
        """Duties that hold now, of that player and with that name (of all, if none is given)."""
        found: tuple[Oblige, ...] = self._open(Oblige, what)
        return found if who is None else tuple(w for w in found if w.who is who)

    def offers(self, who: Seat | None = None, what: str | None = None) -> tuple[Offer, ...]:
        """Options open now, of that player and with that name (of all, if none is given)."""
        found: tuple[Offer, ...] = self._open(Offer, what)
        return found if who is None else tuple(w for w in found if w.who is who)

    def awaited(self, what: str, who: Seat | None = None) -> tuple[Await, ...]:
        """The notes (`Await`) of that name that hold now, of that player (of all, if none is given)."""
        found: tuple[Await, ...] = self._open(Await, what)
        return found if who is None else tuple(w for w in found if w.who is who)

    def has_directors_option(self, it: Irregularity) -> bool:
        """Whether the Director has an option of his own about `it`."""
        return any(power.ended is None and power.effect.irregularity == it.key for power in self.powers)

    def corrects_a_bid(self, seat: Seat) -> bool:
        """Whether the next call of `seat` takes the place of his insufficient bid."""
        its = (self.irregularity(duty.irregularity or "") for duty in self.duties(seat, "correct_call"))
        return any(it is not None and it.kind == "insufficient_bid" for it in its)

    def must_pass(self, seat: Seat) -> bool:
        """Whether the Laws require `seat` to pass."""
        return bool(self.duties(seat, "pass"))

    # the Director's findings

    def found(self, kind: str, of: str, *aliases: str) -> Any | None:
        """The Director's answer about the act `of`, or about one of the `aliases` that he may have named instead; None
        if he has not answered."""
        finding = self.finding(kind, of, *aliases)
        return finding.value if finding else None

    def finding(self, kind: str, *of: str) -> Finding | None:
        """The Director's latest finding of that kind that names one of the acts `of`, or no act."""
        for finding in reversed(self.findings):
            if finding.kind == kind and finding.of in (*of, None):
                return finding
        return None


class Reading(Situation, frozen=True):
    """The situation as it is given to the rules that are asked about one trigger. It records which findings of the
    Director they look at, since what they say rests on those.

    `looked_at`: the acts of those findings, in the order in which they were looked at.
    """

    looked_at: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, now: Situation) -> Reading:
        """A copy of `now` for rules that have not looked at any finding yet."""
        return cls(*astuple(now))

    def finding(self, kind: str, *of: str) -> Finding | None:
        """The same as in any situation, but records that the finding was looked at."""
        found = super().finding(kind, *of)
        if found is not None:
            self.looked_at.append(found.act)
        return found
