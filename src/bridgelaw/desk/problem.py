"""The problem that a player had, for peers who are polled: what he might use at that moment and nothing else.

The sheet is put together from what he might use: his own hand, the calls that counted, and what his ledger listed as
authorised at that moment. It is not the record with things left out: so nothing else can get on it by mistake, no ids
or notes of whoever wrote the record, no times, nothing that happened later.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.deals import parse_hand, write_hand
from bridgelaw.game.seats import Seat, Vulnerability
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.effects import Inform, Oblige
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts
from bridgelaw.table.auction import Made
from bridgelaw.table.audience import perceived_by
from bridgelaw.table.vocabulary import Scoring

Decision = Literal["call", "play"]
Refusal = Literal["no-act", "no-choice", "no-hand"]

_DUTIES = frozenset(("pass", "may_not_double", "lead_suit", "not_lead_suit"))
"""The kinds of duty that a sheet may show."""
_MANNER = frozenset(
    ("question", "answer", "hesitation", "haste", "remark", "emphasis", "tone", "gesture", "movement", "mannerism")
)
"""The kinds of information that an opponent's words or manner can give."""
_CARDS = frozenset(("withdrawn_play", "penalty_card", "other_source"))
"""The kinds of information that come from seeing cards."""


class NoProblem(ValueError):
    """No sheet can be made of this act: `code` says why."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code = code


class ProblemCall(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A call of the auction; `withdrawn`: it no longer counts, but the player may use what it told him."""

    by: str
    call: str
    withdrawn: bool = False


class Disclosure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an opponent told the player. `verb` says how (`alert`, `explain`, …); `call`: about which call, by its
    place in the auction (from 0). `words`: what was explained; `calls`: the auction as it was restated."""

    by: str
    verb: str
    call: int | None = None
    words: str = ""
    calls: tuple[str, ...] = ()


class ProblemCard(Struct, frozen=True, kw_only=True):
    """A card that was played from the hand `hand`."""

    hand: str
    card: str
    trick: int


class UsableFact(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something else that the player may use: the manner of an opponent, or cards that he has seen and that no longer
    lie on the table."""

    kind: str
    from_: str | None = msgspec.field(name="from", default=None)
    cards: tuple[str, ...] = ()


class Duty(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A duty that follows from a ruling which the whole table has heard."""

    who: str
    what: str
    until: str
    suits: tuple[str, ...] = ()


class Problem(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What `seat` had to decide: a call, or a card of the hand `hand_to_play`.

    `hand` is the hand as dealt, `left` what was still in it; `dummy` what dummy still had, once it was on the table.
    """

    laws: int
    seat: str
    decision: Decision
    dealer: str
    hand: str
    vulnerable: Vulnerability | None = None
    scoring: Scoring | None = None
    auction: tuple[ProblemCall, ...] = ()
    told: tuple[Disclosure, ...] = ()
    contract: str | None = None
    declarer: str | None = None
    hand_to_play: str | None = None
    left: str | None = None
    dummy: str | None = None
    plays: tuple[ProblemCard, ...] = ()
    facts: tuple[UsableFact, ...] = ()
    duties: tuple[Duty, ...] = ()


def plain(problem: Problem) -> dict[str, Any]:
    """The problem as plain mappings and lists."""
    return msgspec.json.decode(msgspec.json.encode(problem))  # type: ignore[no-any-return]  # a struct as an object


def possible(asked: Problem, action: str) -> bool:
    """Whether `action` can be an answer: a call, or a card of the hand to play. It need not be legal."""
    if asked.decision == "call":
        return action in CALLS and CALLS[action].level <= 7
    held = asked.left if asked.hand_to_play == asked.seat else asked.dummy
    return action in CARDS and (held is None or CARDS[action] in (parse_hand(held) or ()))


def problem(course: Course, act: str, seat: Seat | None = None) -> Problem:
    """The problem that a player had when he called or played by the act `act`. `seat`: if given, it must be his seat.

    Raises:
        NoProblem: there is no such act, it is no choice of that player's, or his hand is not known.
    """
    place = next((n for n, done in enumerate(course.happened) if done.id == act), None)
    if place is None:
        raise NoProblem("no-act")
    return _problem(int(course.book.edition), course.situations[place], course.happened[place], seat)


def known_calls(course: Course, act: str, seat: Seat) -> tuple[Made, ...]:
    """The calls on the sheet of that problem, in the same order, as they were made."""
    place = next(n for n, done in enumerate(course.happened) if done.id == act)
    now, choice = course.situations[place], course.happened[place]
    decision = _decision(now, choice)
    return tuple(_auction(now, seat, choice, tuple(_authorised(now, seat, decision)))) if decision else ()


def _problem(laws: int, now: Situation, choice: acts.Act, seat: Seat | None) -> Problem:
    decision = _decision(now, choice)
    if decision is None or not isinstance(choice, acts.PlayerAct) or seat not in (None, choice.by):
        raise NoProblem("no-choice")
    seat = choice.by
    hand = now.facts.deal[seat]
    if hand is None:
        raise NoProblem("no-hand")
    ledger = tuple(_authorised(now, seat, decision))
    auction = tuple(_auction(now, seat, choice, ledger))
    places = {made.act: n for n, made in enumerate(auction) if not made.implied}
    found = Problem(
        laws=laws,
        seat=seat.value,
        decision=decision,
        dealer=now.facts.dealer.value,
        hand=write_hand(hand),
        vulnerable=now.setting.vulnerable,
        scoring=now.setting.scoring,  # type: ignore[arg-type]  # a word of its list
        auction=tuple(ProblemCall(by=m.by.value, call=str(m.call), withdrawn=not m.counts) for m in auction),
        told=tuple(_told(now, seat, ledger, places)),
        facts=tuple(_facts(now, seat, ledger)),
        duties=tuple(_duties(now, seat)),
    )
    return _in_the_play(found, now, seat, choice) if isinstance(choice, acts.Play) else found


def _decision(now: Situation, choice: acts.Act) -> Decision | None:
    """Whether the player chose a call or a card by this act; None if he did not choose, as when dummy plays a card."""
    over = now.facts.auction.over
    if isinstance(choice, acts.Play):
        play = now.facts.play
        if play is None or choice.by is now.dummy:
            return None
        own = choice.hand is choice.by or (choice.hand is now.dummy and choice.by is play.declarer)
        return "play" if own else None
    calls = isinstance(choice, acts.Call | acts.Substitute) or (isinstance(choice, acts.Choose) and choice.call)
    again = not isinstance(choice, acts.Call)
    return "call" if calls and (again or not over) else None


def _authorised(now: Situation, seat: Seat, decision: Decision) -> Iterator[Inform]:
    """The entries in the player's ledger that he may use for that decision, if he perceived the act in question."""
    purpose = "bidding" if decision == "call" else "play"
    screens = now.setting.screens
    for said in now.information:
        fact = said.effect
        act = now.act(fact.about)
        if said.ended is not None or fact.seat is not seat or not fact.authorised or act is None:
            continue
        if fact.purpose in (None, purpose) and seat in perceived_by(act, screens=screens):
            yield fact


def _auction(now: Situation, seat: Seat, choice: acts.Act, ledger: Iterable[Inform]) -> Iterator[Made]:
    """The calls that count, and withdrawn ones that the player may use. If by `choice` he changed a call of his, only
    the calls before that one."""
    known = {fact.about for fact in ledger}
    replaced = None if isinstance(choice, acts.Call | acts.Play) else now.facts.last_call(seat)
    for made in now.facts.calls:
        if replaced is not None and made.act == replaced.act:
            return
        own_by_their_fault = made.by is seat and now.blame(made.act) is seat.side.opponents
        if made.counts or made.act in known or own_by_their_fault:
            yield made


def _told(now: Situation, seat: Seat, ledger: Iterable[Inform], places: dict[str, int]) -> Iterator[Disclosure]:
    """What opponents alerted, announced, explained or restated, as they said it."""
    for fact in ledger:
        act = now.act(fact.about)
        if not isinstance(act, acts.PlayerAct) or act.by.side is seat.side:
            continue
        told = Disclosure(by=act.by.value, verb=act.verb, call=_place(now, act, places))
        if isinstance(act, acts.Explain | acts.Announce | acts.Correct):
            yield replace(told, words=act.words)
        elif isinstance(act, acts.Restate) and act.calls != "right":
            yield replace(told, calls=tuple(str(call) for call in act.calls))
        elif isinstance(act, acts.Alert) and told.call is not None:
            yield told


def _place(now: Situation, act: acts.Act | None, places: dict[str, int]) -> int | None:
    """The place in the auction of the call that `act` is about. Its `of` names that call, or a question or explanation
    about it."""
    for _ in range(4):
        if act is None or act.of is None:
            return None
        if act.of in places:
            return places[act.of]
        act = now.act(act.of)
    return None


def _facts(now: Situation, seat: Seat, ledger: Iterable[Inform]) -> Iterator[UsableFact]:
    """What the player may use besides: how opponents spoke or behaved, and cards that he saw."""
    for fact in ledger:
        act = now.act(fact.about)
        if fact.kind in _MANNER and fact.source is not None and fact.source.side is not seat.side:
            yield UsableFact(kind=fact.kind, from_=fact.source.value)
        elif fact.kind in _CARDS and (cards := tuple(_cards(act, seat))):
            yield UsableFact(kind=fact.kind, from_=fact.source.value if fact.source else None, cards=cards)


def _cards(act: acts.Act | None, seat: Seat) -> Iterator[str]:
    """The cards that the player saw by that act."""
    if isinstance(act, acts.Expose | acts.Learn):
        yield from (str(card) for card in act.cards)
    elif isinstance(act, acts.Play) and (not act.down or act.hand is seat):
        yield str(act.card)


def _duties(now: Situation, seat: Seat) -> Iterator[Duty]:
    """The duties that the player knows of: they rest only on orders of the Director and on acts that he perceived."""
    screens = now.setting.screens
    for said in now.open_windows:
        duty = said.effect
        if not isinstance(duty, Oblige) or duty.what not in _DUTIES:
            continue
        behind = [now.facts.acts[id] for id in said.because if id in now.facts.acts]
        if all(isinstance(a, acts.DirectorAct) or seat in perceived_by(a, screens=screens) for a in behind):
            suits = duty.suits if duty.suits is not None else (duty.suit,) if duty.suit else ()
            yield Duty(who=duty.who.value, what=duty.what, until=duty.until, suits=suits)


def _in_the_play(found: Problem, now: Situation, seat: Seat, choice: acts.Play) -> Problem:
    """Adds what lies on the table to the problem: the cards that count, and dummy if it was spread or if, with the
    opening lead faced, it was played from."""
    facts, dummy = now.facts, now.dummy
    played = choice.hand is dummy or any(x.hand is dummy and x.by is not dummy for x in facts.plays)
    open_ = dummy in facts.spread or (played and facts.faced is not None)
    lies = (x for x in facts.plays if x.counts)
    return replace(
        found,
        contract=str(facts.contract) if facts.contract else None,
        declarer=facts.declarer.value if facts.declarer else None,
        hand_to_play=choice.hand.value,
        left=write_hand(facts.held[seat]),
        dummy=write_hand(facts.held[dummy]) if open_ and dummy is not None else None,
        plays=tuple(ProblemCard(hand=x.hand.value, card=str(x.card), trick=x.trick) for x in lies),
    )
