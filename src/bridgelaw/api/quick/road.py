"""The road of a quick ruling: what is asked next, and what the Laws make of the facts known so far.

It is stateless: the answers in their order are its whole state. The record that fits the facts is judged by the same
rules as any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgelaw.api.quick.ahead import put_right
from bridgelaw.api.quick.facts import CHANGED, CHOOSE, LATER, LEAVE, NOT_NOW, UNKNOWN, YES_NO, choices, listed, read
from bridgelaw.api.quick.kind import NeededFact, Plain, QuickKind
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.state import Quick, QuickFinding, Unused, Wanted
from bridgelaw.api.quick.taking import bidding_box, in_vain, offered, open_options, taking
from bridgelaw.api.quick.writing import ASSUMED
from bridgelaw.api.table import Table, followed
from bridgelaw.desk.ruling import road
from bridgelaw.formats import record as records
from bridgelaw.formats import typed
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.game.calls import BIDS, CALLS
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.authorities import in_force
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.laws.shelf import open_book
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.options import CHANGE, MAY_BE_LEFT, SUBSTITUTED
from bridgelaw.table.vocabulary import LISTED_QUESTIONS, QUESTIONS

AT_THE_END = (
    "damage", "assisted", "could_have_known", "serious_error", "gambling_action", "own_ruling_wrong",
)  # fmt: skip
"""Questions that wait for the end of the board: they stand there and hold nobody up."""
_PASSING = ("take_no_action", "choose_without_consulting", "summon_director", "avoid_taking_advantage")
"""Duties that are none of the ruling's own."""
_QUESTIONS: frozenset[str] = frozenset(QUESTIONS)
_MOST_CALLS = 12
"""Calls that are filled in behind each other at most."""


def quick(start: str, answers: Sequence[tuple[str, str]], *, laws: str, authority: str) -> Quick:
    """Where a quick ruling of the kind `start` stands after these answers (key and value, in their order).

    Raises:
        Wrong: there is no such kind, key or value; the error names what there is.
        LawbookError: no such edition or authority.
    """
    kind = KINDS.get(start)
    if kind is None:
        raise Wrong("unknown-start", f"{start!r}: {' '.join(KINDS)}", text=start, allowed=" ".join(KINDS))
    return _Walk(kind, answers, laws, authority).walked()


class _Walk:
    """One walk from the first fact to where the answers end."""

    def __init__(self, kind: QuickKind, answers: Sequence[tuple[str, str]], laws: str, authority: str) -> None:
        self._kind, self._laws, self._authority = kind, laws, authority
        self._left = [(key, value) for key, value in answers if self._is_known(key)]
        self._known: dict[str, str] = {}
        self._record: Plain | None = None
        self._table: Table | None = None
        self._written = 0
        self._findings: list[QuickFinding] = []
        self._passed_over: set[str] = set()
        self._left_be: set[tuple[str, Seat]] = set()

    def _is_known(self, key: str) -> bool:
        if key in (*self._kind.keys, *LATER, CHOOSE) or key in QUESTIONS:
            return True
        allowed = " ".join((*self._kind.keys, *LATER, CHOOSE))
        raise Wrong("unknown-fact", f"{key!r}: {allowed}", text=key, allowed=allowed)

    def walked(self) -> Quick:
        self._take_quiet()
        ask = self._facts()
        if ask is None:
            facts = {**self._kind.quiet, **self._set(), **self._known, **self._changed()}
            self._judge(self._kind.record(facts))
            for order in self._kind.orders(facts):
                self._order(order)
            ask = self._rule()
        unused = tuple(Unused(key, value) for key, value in self._left if not self._may_wait(key))
        return Quick(
            self._kind,
            self._known,
            ask,
            self._table,
            self._record,
            unused,
            self._written,
            tuple(self._findings),
            frozenset(self._left_be),
            frozenset(self._passed_over),
        )

    def _may_wait(self, key: str) -> bool:
        """Whether an answer that was not used yet may still be asked for."""
        return self._table is None or not (key in LATER or key in self._kind.keys)

    # facts

    def _take_quiet(self) -> None:
        book = open_book(self._laws, self._authority)
        for key in self._kind.quiet:
            if not self._kind.counts(key, book):
                continue
            if (value := self._given(key)) == UNKNOWN:
                self._passed_over.add(key)
            elif value is not None:
                self._known[key] = read(key, value, self._kind.under(book, choices(key)))

    def _facts(self) -> Wanted | None:
        passed: set[str] = set()
        # some facts are needed only by what has been found
        asked = [one for one in self._left if one[0] not in self._kind.keys]
        found = {key: value for key, value in asked if key in _QUESTIONS}
        while (ask := self._kind.wanted({**found, **self._known}, passed)) is not None:
            offered = ask.offered(self._known) if ask.offered else None
            if ask.tried and not self._matters(ask, offered):
                passed.add(ask.key)
                continue
            value = self._given(ask.key)
            if value is None:
                return Wanted(ask.key, self._asked(ask, offered), some=ask.some, several=ask.several)
            self._known[ask.key] = read(ask.key, value, offered, some=ask.some)
        for ask in self._kind.asks:
            if ask.may_be_told and ask.key not in self._known and (value := self._given(ask.key)) is not None:
                self._known[ask.key] = read(ask.key, value, ask.offered(self._known) if ask.offered else None)
        return None

    def _asked(self, ask: NeededFact, offered: tuple[str, ...] | None) -> tuple[str, ...] | None:
        """What is asked of a fact under these Laws; None where it is free."""
        return self._kind.under(open_book(self._laws, self._authority), _choices(ask, offered))

    def _set(self) -> dict[str, str]:
        """What the authority has set that the record needs, or else the program's default."""
        regulations = open_book(self._laws, self._authority).regulations
        held = (in_force(name, self._authority, self._laws, regulations) for name in self._kind.settings)
        return {one.name: str(one.value) for one in held if one is not None}

    def _changed(self) -> dict[str, str]:
        """The call that a player chooses to put in the place of another, where the first choice is that."""
        chosen = next((value for key, value in self._left if key == CHOOSE), "")
        option, _, given = chosen.partition("@")[0].partition(":")
        return {CHANGED: given} if option == CHANGE else {}

    def _matters(self, ask: NeededFact, offered: tuple[str, ...] | None) -> bool:
        """Whether the ruling is another for each value of a fact."""
        found = []
        for value in _choices(ask, offered) or ():
            record = self._kind.record({**self._kind.quiet, **self._known, ask.key: value})
            table = followed(records.from_plain({"laws": int(self._laws), "authority": self._authority, **record}))
            found.append(_ruled(table.situation))
        return any(one != found[0] for one in found)

    def _given(self, key: str) -> str | None:
        """The first answer left to that key; it is used up."""
        for n, (one, value) in enumerate(self._left):
            if one == key:
                del self._left[n]
                return value
        return None

    # the ruling

    def _judge(self, record: Plain) -> None:
        self._record = {"laws": int(self._laws), "authority": self._authority, **record}
        self._written = len(record["acts"])
        try:
            self._table = followed(records.from_plain(self._record))
        except (RecordError, Impossible) as error:
            raise Wrong("facts-impossible", str(error), text=str(error)) from None

    def _do(self, act: Plain) -> None:
        assert self._record is not None
        assert self._table is not None
        try:
            self._table.go_on(act)
        except (RecordError, Impossible) as error:
            raise Wrong("facts-impossible", str(error), text=str(error)) from None
        self._record["acts"].append(act)

    def _order(self, act: Plain) -> None:
        """What the Director orders by the facts, unless it changes nothing."""
        assert self._record is not None
        assert self._table is not None
        tried = Table.at(self._table.course)
        before = len(tried.situation.errors)
        if not self._kind.orders_freely and open_options(tried.situation):
            return
        tried.go_on(act)
        if len(tried.situation.errors) == before:
            self._table = tried
            self._record["acts"].append(act)

    def _rule(self) -> Wanted | None:
        """Questions answered and options taken in the order of the answers, as far as they go."""
        calls = 0
        while True:
            assert self._table is not None
            ask = self._question()
            if ask is not None:
                value = self._given(ask.key)
                if value is None:
                    return ask
                self._find(ask, value)
                continue
            ahead = put_right(self._table)
            open_ = [one for one in open_options(self._table.situation) if (one.what, one.who) not in self._left_be]
            if ahead or open_ or _powers(self._table.situation):
                value = self._given(CHOOSE)
                if value is None:
                    return None
                if ahead:
                    self._do(ahead[0])
                self._choose(value)
                continue
            if self._explains():
                continue
            ask, between = self._call()
            if ask is None or calls == _MOST_CALLS:
                return None
            calls += 1
            value = self._given(ask.key)
            if value is None:
                return ask
            self._known[ask.key] = read(ask.key, value, ask.choices)
            self._make_call_behind(between, self._known[ask.key])

    def _explains(self) -> bool:
        """What has come up since the options were explained is explained too."""
        assert self._table is not None
        if any(it.waits_for_explanation for it in self._table.situation.irregularities.open):
            facts = self._table.situation.facts
            if not isinstance(facts.acts.at(facts.count), acts.ExplainOptions):
                self._do({"by": "director", "explain_options": True})
                return True
        return False

    def _question(self) -> Wanted | None:
        assert self._table is not None
        open_ = [one for one in road(self._table.course).questions if one.status == "open"]
        for one in open_:
            if one.kind in self._passed_over:
                continue
            if one.kind not in (*AT_THE_END, *self._kind.waits) or any(key == one.kind for key, _ in self._left):
                return Wanted(one.kind, self._answers(one.kind), one)
        return None

    def _answers(self, kind: str) -> tuple[str, ...] | None:
        """What a Question can be answered by, where it is one of a few: one of the cards named, so many
        tricks that were left."""
        if kind not in LISTED_QUESTIONS:
            return YES_NO
        if kind == "normal_line" and "tricks_left" in self._known:
            return tuple(str(n) for n in range(int(self._known["tricks_left"]) + 1))
        if kind == "normal_line" and "tricks_won" in self._known:
            # it has lost more than goes over to it
            return tuple(str(n) for n in range(int(self._known["tricks_won"]) + self._transferred() + 1, 14)) or ("13",)
        return listed(self._known, "cards") or None if kind == "intended_designation" else None

    def _transferred(self) -> int:
        assert self._table is not None
        return sum(said.effect.transfer or 0 for said in self._table.situation.rulings)

    def _find(self, ask: Wanted, text: str) -> None:
        assert ask.question is not None
        if text == NOT_NOW and LISTED_QUESTIONS.get(ask.key) == "text":
            self._passed_over.add(ask.key)
            return
        if ask.choices and ask.key in LISTED_QUESTIONS:
            text = read(ask.key, text, ask.choices)
        value = typed.answer(ask.key, text)
        act: Plain = {"by": "director", "find": ask.key, "value": value}
        act |= {"of": ask.question.of} if ask.question.of else {}
        act |= {"seat": ask.question.seat.value} if ask.question.seat else {}
        self._do(act)
        self._known[ask.key] = text
        self._findings.append(QuickFinding(ask.question, text))

    def _choose(self, text: str) -> None:
        assert self._table is not None
        word, _, who = text.partition("@")
        option, _, given = word.partition(":")
        if option == LEAVE:
            left = offered(self._table.situation, given, who)
            if isinstance(left, Offer) and left.what in MAY_BE_LEFT:
                self._left_be.add((left.what, left.who))
                # what waited for it opens: a lead may be taken back once the call before it stays (21B1, 47E2)
                self._do({"by": left.who.value, "leave": left.what})
                return
            raise Wrong("option-not-open", f"{text!r}", text=text, allowed=" ".join(MAY_BE_LEFT))
        offer = offered(self._table.situation, option, who)
        if option == SUBSTITUTED and given in in_vain(self._table, option, who):
            raise Wrong("option-not-open", f"{text!r}", text=text, allowed=option)
        if isinstance(offer, Offer):
            self._do(taking(self._table.situation, offer, given))
        else:
            act: Plain = {"by": "director", "choose": option}
            self._do(act | ({"seat": given} if given else {}))

    # the calls behind it

    def _call(self) -> tuple[Wanted | None, tuple[Seat, ...]]:
        """The call on which the ruling still hangs: of the player whose turn was taken, then of the offender; and who
        call before it. Nothing hangs on what they call, so that it is put in for them, but only once that call is
        told: until then they have not called."""
        assert self._table is not None
        now, between = self._table.situation, list[Seat]()
        while now.phase == "auction" and (turn := now.turn) is not None and len(between) < len(SEATS):
            noticed = (it for it in now.irregularities if it.noticed and now.made(it.act) is not None)
            taken = [it for it in noticed if it.at_turn not in (None, it.by)]
            offender = any(it.by is turn for it in taken)
            concerned = offender or any(it.at_turn is turn for it in taken)
            if concerned and _hangs_on(self._table.book, now, turn):
                key = "new_call" if offender else "turn_call"
                return Wanted(key, _box_behind(now, turn, between)), tuple(between)
            if offender:
                break
            between.append(turn)
            now = _passed(self._table.book, now, turn)
        return None, ()

    def _make_call_behind(self, between: Sequence[Seat], call: str) -> None:
        """`call`, and before it passes of those `between`: nobody has told what they have called. Where it doubles,
        and there is nothing to double, one of them has bid."""
        assert self._table is not None
        auction = self._table.situation.facts.auction
        turn = between[-1].lho if between else auction.turn
        bidder = _opponent(turn, between) if call == "X" and not auction.may_double(turn) else None
        for seat in between:
            bids = (one for one in auction.box(seat) if one.is_bid)
            self._make_call(str(next(bids)) if seat is bidder else "P", assumed=True)
        self._make_call(call)

    def _make_call(self, call: str, *, assumed: bool = False) -> None:
        assert self._table is not None
        now = self._table.situation
        assert now.turn is not None
        self._do({"by": now.turn.value, "call": call} | ({"id": f"{ASSUMED}{now.facts.count}"} if assumed else {}))


def _box_behind(now: Situation, turn: Seat, between: Sequence[Seat]) -> tuple[str, ...]:
    """The calls that `turn` can make behind those who have called `between`: an opponent may have bid there, so that
    it can be doubled, though it has been told of nobody."""
    passing, *others = bidding_box(now, turn)
    overcalled = _opponent(turn, between) is not None and any(CALLS[call].is_bid for call in others)
    double = ["X"] if overcalled and "X" not in others else []
    return (passing, *double, *others)


def _opponent(turn: Seat, between: Sequence[Seat]) -> Seat | None:
    """Who of those `between` is the last opponent of `turn`."""
    return next((seat for seat in reversed(between) if seat.side is not turn.side), None)


def _passed(book: Book, now: Situation, turn: Seat) -> Situation:
    return book.step(now, acts.Call(id=f"tried{now.facts.count}", by=turn, call=CALLS["P"]))


def _hangs_on(book: Book, now: Situation, turn: Seat) -> bool:
    """Whether the call of `turn` brings anything more of the ruling, or another thing when he bids than when he passes.
    A call that he must make brings nothing new."""
    if now.must_pass(turn) or any(duty.what in ("repeat_call", "correct_call") for duty in now.duties(turn)):
        return False
    rank = now.facts.auction.bid.call.rank if now.facts.auction.bid else -1
    bids = [one for one in BIDS if one.rank > rank and one.level <= 7][:1]
    tried = [book.step(now, acts.Call(id="tried", by=turn, call=call)) for call in (CALLS["P"], *bids)]
    before = _ruled(now)
    return any(_ruled(one) - before for one in tried)


def _ruled(now: Situation) -> set[tuple[object, ...]]:
    """What the Laws have said and the Director is asked, as far as it belongs to a ruling."""
    found: set[tuple[object, ...]] = {(d.who, d.what, d.until) for d in now.duties() if d.what not in _PASSING}
    found |= {(it.key, it.status) for it in now.irregularities if it.noticed}
    found |= {(q.kind, q.of) for q in now.questions if q.kind not in AT_THE_END}
    return found | {(r.effect.irregularity, r.effect.what, r.effect.transfer) for r in now.rulings}


def _powers(now: Situation) -> bool:
    return any(said.ended is None for said in now.powers)


def _choices(ask: NeededFact, offered: tuple[str, ...] | None) -> tuple[str, ...] | None:
    return offered if offered is not None else choices(ask.key)
