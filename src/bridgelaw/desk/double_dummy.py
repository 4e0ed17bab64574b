"""What a board is worth with all four hands open, and beside it what calls and cards have cost. It decides nothing.

The problem is taken from the situation; somebody else solves it (`bridgelaw.api.double_dummy`). Figures are compared
here: of the cards that were played, and of the contracts in which the auction could have ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from bridgelaw.desk.road import RoadQuestion
from bridgelaw.game.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Strain
from bridgelaw.game.cards import Card
from bridgelaw.game.contracts import Contract
from bridgelaw.game.deals import Deal, complete
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import EW, NS, SEATS, Seat, Side, Vulnerability
from bridgelaw.game.tricks import winner
from bridgelaw.lawbook.course import Course
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.auction import Auction, Made, after
from bridgelaw.table.play import Laid
from bridgelaw.table.standing import MADE

_HAND = 13


class DealToSolve(Struct, frozen=True):
    """What is to be solved: four hands of 13 cards, who dealt, who is vulnerable; and the play, if there was one.

    `plays` are the cards in the order in which they were played, as far as the play was regular.
    """

    deal: Deal
    dealer: Seat
    vulnerable: Vulnerability
    contract: Contract | None = None
    plays: tuple[Card, ...] = ()


class Solved(Struct, frozen=True):
    """The solution: tricks by declarer and denomination, par (North-South's points, and contracts that reach it), and
    declarer's tricks before the first card and after each."""

    tricks: Mapping[Seat, Mapping[Strain, int]]
    par: int
    par_contracts: tuple[tuple[str, Seat, int], ...] = ()
    """Contract, declarer, tricks."""

    course: tuple[int, ...] = ()


class CostlyCard(Struct, frozen=True):
    """A card that cost its side tricks."""

    act: str
    hand: Seat
    card: Card
    trick: int
    tricks: int


class EndIfAllPass(Struct, frozen=True):
    """Where the auction ends if everybody passes after the call, and what that is worth to each side."""

    call: str
    made: bool
    """Whether it is the call that was made."""

    contract: Contract | None
    tricks: int
    points: Mapping[Side, int]


class Endings(Struct, frozen=True):
    """The calls that the Director has named for a seat at the act `of`, and the one that was made."""

    of: str
    seat: Seat
    endings: tuple[EndIfAllPass, ...]


class DoubleDummy(Struct, frozen=True):
    """All of it. `contract` is the one that was reached, with the tricks that it is worth."""

    solved: Solved
    contract: EndIfAllPass | None
    costs: tuple[CostlyCard, ...]
    calls: tuple[Endings, ...]


def problem(now: Situation) -> DealToSolve | None:
    """What is to be solved; None where the vulnerability or a hand is unknown, or a hand has not got 13 cards."""
    deal, vulnerable = complete(now.facts.deal), now.setting.vulnerable
    if vulnerable is None or any(hand is None or len(hand) != _HAND for hand in deal.values()):
        return None
    plays = tuple(laid.card for laid in played(now))
    return DealToSolve(deal, now.facts.dealer, vulnerable, now.facts.contract, plays)


def played(now: Situation) -> tuple[Laid, ...]:
    """The cards played, up to the first that was led by the wrong hand or did not follow suit."""
    play, found = now.facts.play, list[Laid]()
    if play is None:
        return ()
    held = {seat: set(cards or ()) for seat, cards in complete(now.facts.deal).items()}
    leader = play.declarer.lho
    for trick in (*play.done, play.trick):
        turn = leader
        for laid in trick.cards:
            hand = held[laid.hand]
            follows = laid.card.suit == trick.led or not any(card.suit == trick.led for card in hand)
            if laid.hand is not turn or laid.card not in hand or not follows:
                return tuple(found)
            hand.remove(laid.card)
            found.append(laid)
            turn = turn.lho
        if len(trick.cards) == len(SEATS):
            leader = winner([(laid.hand, laid.card) for laid in trick.cards], play.trumps)
    return tuple(found)


def compared(course: Course, solved: Solved, asked: Iterable[RoadQuestion] = ()) -> DoubleDummy:
    """The solution beside what was bid and played; of the Questions `asked` those that name alternatives to a call."""
    now = course.now
    contract, vulnerable = now.facts.contract, now.setting.vulnerable
    assert vulnerable is not None
    return DoubleDummy(
        solved=solved,
        contract=_ending("", contract, solved, vulnerable) if contract else None,
        costs=tuple(_costs(played(now), solved.course, now)),
        calls=tuple(_endings(course, asked, solved, vulnerable)),
    )


def _costs(laid: Sequence[Laid], course: Sequence[int], now: Situation) -> Iterator[CostlyCard]:
    """Each card after which its side can win fewer tricks than before it."""
    declarer = now.facts.declarer
    if declarer is None or len(course) != len(laid) + 1:
        return
    for one, could, can in zip(laid, course, course[1:], strict=False):
        lost = could - can if one.hand.side is declarer.side else can - could
        if lost > 0:
            yield CostlyCard(one.act, one.hand, one.card, one.trick, lost)


def _endings(
    course: Course, asked: Iterable[RoadQuestion], solved: Solved, vulnerable: Vulnerability
) -> Iterator[Endings]:
    for one in asked:
        if one.kind != "logical_alternatives" or one.status != "answered" or one.answer is None:
            continue
        made = course.now.facts.made(one.of or "")
        if made is None:
            continue
        then = next(s for s, act in zip(course.folded, course.judged, strict=False) if act.id == made.act)
        position = then.facts.auction
        if position.over or position.turn is not made.by:
            continue
        named = dict.fromkeys((*(str(call) for call in one.answer.value or ()), made.call.text))
        endings = (
            _ending(text, passed_out(position, made.by, text), solved, vulnerable, made=text == made.call.text)
            for text in named
            if is_legal(position, made.by, text)
        )
        yield Endings(made.act, made.by, tuple(endings))


def is_legal(position: Auction, seat: Seat, text: str) -> bool:
    """Whether the seat may make that call there, as the auction stands."""
    call = CALLS.get(text)
    if call is DOUBLE:
        return position.may_double(seat)
    if call is REDOUBLE:
        return position.may_redouble(seat)
    return call is PASS or (call in BIDS and (position.bid is None or call.rank > position.bid.call.rank))


def passed_out(position: Auction, seat: Seat, text: str) -> Contract | None:
    """The contract when everybody passes after that call."""
    return after(position, Made("", seat, CALLS[text], MADE, 0, in_turn=True)).standing_contract


def _ending(
    text: str, contract: Contract | None, solved: Solved, vulnerable: Vulnerability, *, made: bool = False
) -> EndIfAllPass:
    if contract is None:
        return EndIfAllPass(text, made, None, 0, {NS: 0, EW: 0})
    tricks = solved.tricks[contract.declarer][contract.strain]
    worth = points(contract, vulnerable, tricks)
    own = contract.declarer.side
    return EndIfAllPass(text, made, contract, tricks, {side: worth if side is own else -worth for side in (NS, EW)})
