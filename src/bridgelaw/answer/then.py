"""What an option costs: what would hold if it were chosen, found by choosing it on a copy and comparing.

Nothing here knows a Law. A consequence is an element of the answer that is there after the choice and was not before:
`{"element": "obligations", "who": "W", "what": "pass", …}` (record format, extension `then`; docs/record.md).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from bridgelaw.answer import model
from bridgelaw.answer.elements import Element, Elements, Entries, id_of_tried
from bridgelaw.answer.joining import hangs_on, joined, on
from bridgelaw.answer.tried import another_call, replacement
from bridgelaw.game.calls import BIDS, DOUBLE, PASS, REDOUBLE, Strain
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.judge import LONGEST_LOOKED_AHEAD, Book
from bridgelaw.lawbook.situation import Irregularity, Question, Situation
from bridgelaw.table import acts
from bridgelaw.table.errors import Impossible
from bridgelaw.table.options import BY_THE_CALL, SUBSTITUTED, taken_with
from bridgelaw.table.standing import CANCELLED
from bridgelaw.table.vocabulary import COMPARES, LISTED_QUESTIONS

_LATER = ("obligations", "options", "penalty_cards", "rulings", "questions", "lead_restrictions")
"""Lists of which changes are told that come by a later call; that it was made and who is next then anybody knows."""
_BY_EXCEPTION = ("lead_restrictions",)
"""Of these it is said with which calls they do not come: most calls bring them, and few leave the lead free."""
MOST_QUESTIONS = 2
"""How many open Questions are followed up, with each answer, after a choice. If there are more it is only told that
they are open."""
MOST_OPTIONS = 12
"""Options whose costs are told at once; no table had half as many."""
_CostsOfAll = dict[int, tuple[Element, ...]]
_KEPT = 4
"""Situations of which the costs are kept: the answer, the road beside it and the page are about the same one."""


def to_be_put_right(now: Situation) -> list[Offer]:
    """For each player who must put a call right and has no call free of charge: the same option without one, so that
    what each call costs can be told before he makes it."""
    open_ = {offer.who for offer in offers(now) if offer.what == "correct"}
    return [
        Offer(who=duty.who, what="correct", irregularity=duty.irregularity, until="next_turn")
        for duty in now.duties(what="correct_call")
        if duty.who not in open_
    ]


def costs(book: Book, now: Situation) -> _CostsOfAll:
    """What each option of a player costs, by the `id` of the offer; nothing on a board on which far too much has
    happened."""
    open_ = offers(now)
    if not open_ or len(open_) > MOST_OPTIONS or now.facts.count > LONGEST_LOOKED_AHEAD:
        return {}
    found = _found_last.of(book, now)
    if found is None:
        each = Costs(book, now)
        found = {id(offer): each.of(offer) for offer in open_}
        _found_last.keep(book, now, found)
    return found


class _FoundLast:
    """The costs that were found last. No situation changes, so that its costs stay what they are."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[Book, Situation, _CostsOfAll], ...] = ()

    def of(self, book: Book, now: Situation) -> _CostsOfAll | None:
        """The costs of this very situation, if they are still there."""
        return next((found for under, of, found in self._kept if of is now and under is book), None)

    def keep(self, book: Book, now: Situation, found: _CostsOfAll) -> None:
        """They are asked for again soon."""
        self._kept = ((book, now, found), *self._kept[: _KEPT - 1])


_found_last = _FoundLast()

Option = tuple[str, str, str | None]
"""An option by its name, whose it is, and the key of its irregularity."""


def costs_by_name(book: Book, now: Situation) -> dict[Option, tuple[Element, ...]]:
    """What each option of a player costs, by the option."""
    found = costs(book, now)
    return {(o.what, o.who.value, o.irregularity): found[id(o)] for o in offers(now) if found}


def explaining(
    book: Book, now: Situation, after: Situation
) -> tuple[tuple[Element, ...], dict[Option, tuple[Element, ...]]]:
    """What would hold once the Director has explained what waits for it (`after` that), and what each option costs
    that opens then; nothing on a board on which far too much has happened."""
    if now.facts.count > LONGEST_LOOKED_AHEAD:
        return (), {}
    follows = tuple(one for one in Costs(book, now).come(after) if one["element"] != "options")
    return follows, costs_by_name(book, after)


_OTHER = "other"
_ANY = {"call": _OTHER}
"""The condition of what most calls bring."""
_CERTAIN: dict[str, tuple[Element, ...]] = {
    "obligations": ({}, _ANY), "lead_restrictions": ({}, _ANY, {**_ANY, "comparable_call": False}),
}  # fmt: skip
"""What is told though another call is still to be made, under which conditions."""


class Costs:
    """The costs of all that may be chosen in one situation."""

    def __init__(self, book: Book, now: Situation, depth: int = 0, entries: Entries | None = None) -> None:
        self._book, self._now, self._depth = book, now, depth
        self._entries = Entries() if entries is None else entries
        self._before = self._told(now)

    def _told(self, now: Situation) -> Elements:
        return Elements(now, self._entries, to_be_put_right(now))

    def of(self, offer: Offer) -> tuple[Element, ...]:
        """What a player's option costs."""
        tried = [(given, list(self._followed(act, offer))) for given, act in self._ways(offer)]
        named = tuple(map(str, offer.calls or ())) if offer.what in BY_THE_CALL else ()
        return tuple(joined([way for way in tried if not _in_vain(offer, way[1])], named, _BY_EXCEPTION))

    def in_vain(self, offer: Offer) -> frozenset[str]:
        """The calls of the bidding box by which a player only has a call of his cancelled, and takes no option."""
        doubles = [one for one in self._ways(offer) if one[0] is not None and one[0][1] in (str(DOUBLE), str(REDOUBLE))]
        return frozenset(given[1] for given, act in doubles if given and _in_vain(offer, self._followed(act, offer)))

    def of_each_call(self, offer: Offer) -> dict[str, tuple[Element, ...]]:
        """What a player's option costs that is taken by a call, with each call by itself."""
        tried = list(self._ways(offer))
        return {given[1]: tuple(self._followed(act, offer)) for given, act in tried if given is not None}

    def of_next_call(self, by: Seat, its: Collection[str]) -> dict[str, tuple[Element, ...]]:
        """What each call of the player in turn brings that comes of the irregularities `its`, by their keys: of what he
        called before and was refused. Other than by his call it hangs on nothing that is still to be called."""
        ids = {f"i{n}" for n, it in enumerate(self._now.irregularities, 1) if it.key in its}
        found: dict[str, tuple[Element, ...]] = {}
        for call in self._now.facts.auction.box(by):
            then = _step(self._book, self._now, acts.Call(id=id_of_tried(self._now), by=by, call=call))
            if then is not None:
                asked = {one.kind for one in then.questions if one.it is not None and one.it.key in its}
                found[str(call)] = tuple(
                    one
                    for one in self._of_that_call(self._now, then, self._before)
                    if (one["kind"] in asked if one["element"] == "questions" else one.get("irregularity") in ids)
                )
        return found

    def of_director(self, option: model.Option) -> tuple[Element, ...]:
        """What one of the Director's own options leads to."""
        it = next((it for n, it in enumerate(self._now.irregularities, 1) if f"i{n}" == option.irregularity), None)
        act = acts.DirectorChoose(id=id_of_tried(self._now), option=option.id, of=it.act if it else None)  # type: ignore[arg-type]  # a word of its list
        return self.after(act)

    def after(self, act: acts.Act) -> tuple[Element, ...]:
        """What would hold after `act`."""
        return tuple(self._followed(act, None))

    def come(self, after: Situation) -> tuple[Element, ...]:
        """What holds in the situation `after` an act that is only tried."""
        return tuple(self._what_follows(after, None, None))

    # ways to take an option

    def _ways(self, offer: Offer) -> Iterator[tuple[tuple[str, str] | None, acts.Act]]:
        """The acts that take it, each with the call, card, suit or seat that is chosen with it."""
        it = self._now.irregularity(offer.irregularity or "")
        of, tried = offer.act or (it.act if it else None), id_of_tried(self._now)
        need = taken_with(offer.what, offer.calls, offer.cards)

        def choose(**fields: Any) -> acts.Act:
            return acts.Choose(id=tried, by=offer.who, option=offer.what, of=of, **fields)  # type: ignore[arg-type]  # a word of its list

        if offer.what == SUBSTITUTED:
            for call in self._now.facts.auction.box(offer.who):
                yield ("call", str(call)), acts.Substitute(id=tried, by=offer.who, call=call, of=it.act if it else None)
        elif offer.what in BY_THE_CALL:
            yield from ((("call", str(call)), choose(call=call)) for call in self._now.facts.auction.box(offer.who))
        elif offer.calls:
            yield from ((("call", str(call)), choose(call=call)) for call in offer.calls)
        elif (other := another_call(self._now, offer)) is not None:
            yield None, choose(call=other)
        elif need == "card":
            yield from ((("card", str(card)), choose(card=card)) for card in offer.cards or ())
        elif need == "suit" and offer.suits:
            yield from ((("suit", suit), choose(suit=suit)) for suit in offer.suits)
        elif need == "seat":
            yield from ((("seat", seat.value), choose(seat=seat)) for seat in self._hands())
        else:
            yield None, choose()

    def _hands(self) -> tuple[Seat, ...]:
        declarer = self._now.declarer
        return SEATS if declarer is None else (declarer, declarer.partner)

    # what follows

    def _followed(self, act: acts.Act, offer: Offer | None) -> Iterator[Element]:
        after = _step(self._book, self._now, act)
        if after is not None:
            yield from self._what_follows(after, act, offer)

    def _what_follows(self, after: Situation, act: acts.Act | None, offer: Offer | None) -> Iterator[Element]:
        told = self._told(after)
        yield from self._without_turn(self._new(after, told, self._before), act)
        yield from self._if_found(after, told, offer)
        yield from self._if_specified(after, told)
        yield from self._if_called(after, told, offer)
        yield from self._if_replaced(after, told, offer)

    def _new(self, after: Situation, told: Elements, *others: Elements) -> list[Element]:
        """What none of the `others` has, each option that opens by the choice itself with what it costs in its turn."""
        new = told.besides(*others)
        if not any(one["element"] == "options" for one in new):
            return new
        return [*new, *self._certain(after, new)] if self._depth else [self._priced(after, one) for one in new]

    def _certain(self, after: Situation, new: list[Element]) -> Iterator[Element]:
        """What a player who then has to put a call right brings about by any call that stands: his option has no costs
        of its own any more, so it is told beside it."""
        by = [one["by"] for one in new if one["element"] == "options" and one["id"] == SUBSTITUTED]
        for offer in to_be_put_right(after) if self._depth == 1 else ():
            if offer.who.value in by:
                costs = Costs(self._book, after, self._depth + 1, self._entries).of(offer)
                sure = [one for one in costs if hangs_on(one) in _CERTAIN.get(one["element"], ())]
                yield from ({key: value for key, value in one.items() if key != "if"} for one in sure)

    def _priced(self, after: Situation, one: Element) -> Element:
        if one["element"] != "options" or one["by"] == "director":
            return one
        costs = Costs(self._book, after, self._depth + 1, self._entries)
        for offer in (*offers(after), *to_be_put_right(after)):
            if (offer.what, offer.who.value) == (one["id"], one["by"]):
                return {**one, "then": list(costs.of(offer))}
        return one

    def _without_turn(self, found: list[Element], act: acts.Act | None) -> Iterator[Element]:
        """What is new after the choice, without whose turn it is if a call was made by it: that passes the turn on."""
        called = isinstance(act, acts.Substitute) or (isinstance(act, acts.Choose) and act.option in BY_THE_CALL)
        return (one for one in found if not (called and one["element"] == "turn"))

    def _if_found(
        self, after: Situation, told: Elements, offer: Offer | None, before: Situation | None = None
    ) -> Iterator[Element]:
        """What hangs on Questions that are open then, and were not `before`; and on a comparison that one opens."""
        asked = _hanging(before or self._now, after, offer)
        if len(asked) > MOST_QUESTIONS:
            return
        tried = id_of_tried(after)
        for question in asked:
            for value in (True, False):
                found = acts.Find(id=tried, kind=question.kind, of=question.of, seat=question.seat, answer=value)
                then = _step(self._book, after, found)
                if then is None:
                    continue
                held = self._told(then)
                opens = before is None and any(one.kind in COMPARES for one in _come_up(after, then))
                new = self._new(then, held, told, self._before)
                yield from (
                    on(one, question.kind, value) for one in new if not (opens and one["element"] == "questions")
                )
                if opens:
                    yield from (on(one, question.kind, value) for one in self._if_found(then, held, None, after))

    def _if_specified(self, after: Situation, told: Elements) -> Iterator[Element]:
        """What hangs on what two bids in one denomination specify: both that one and nothing else, as they mostly do,
        or (`other`) not the same."""
        first = _asked_first(self._now, after)
        strain = _strain(after, first)
        if first is None or strain is None:
            return
        natural = self._specifying(after, first, (strain,))
        second = _asked_first(after, natural) if natural is not None else None
        if natural is None or second is None or _strain(after, second) != strain:
            return
        for value, answer in ((strain, (strain,)), (_OTHER, ())):
            then = self._specifying(natural, second, answer)
            if then is not None:
                held = self._told(then)
                hanging = any(one.kind != first.kind for one in _come_up(after, then))
                new = self._new(then, held, told, self._before)
                yield from (
                    on(one, first.kind, value) for one in new if not (hanging and one["element"] == "questions")
                )
                yield from (on(one, first.kind, value) for one in self._if_found(then, held, None, after))

    def _specifying(self, now: Situation, asked: Question, answer: tuple[Strain, ...]) -> Situation | None:
        found = acts.Find(id=id_of_tried(now), kind=asked.kind, of=asked.of, seat=asked.seat, answer=answer)
        return _step(self._book, now, found)

    def _if_called(self, after: Situation, told: Elements, offer: Offer | None) -> Iterator[Element]:
        """What depends on the call of the player whose turn was taken by the irregularity: it may be his to call before
        anything is settled."""
        it = after.irregularity(offer.irregularity or "") if offer else None
        turn = after.turn
        if it is None or turn is None or after.offers() or turn is it.by or after.must_pass(turn):
            return
        if after.facts.auction.over or it.at_turn is not turn:
            return
        rank = after.facts.auction.bid.call.rank if after.facts.auction.bid else -1
        other = next((bid for bid in BIDS if bid.rank > rank), None)
        for call, named in ((PASS, str(PASS)), (other, "other")):
            then = _step(self._book, after, acts.Call(id=id_of_tried(after), by=turn, call=call)) if call else None
            if then is not None:
                held = self._told(then)
                new = [one for one in self._new(then, held, told, self._before) if one["element"] in _LATER]
                for one in (*new, *self._if_called_instead(then, held, it)):
                    yield {**one, "if": {"turn_call": named, **one.get("if", {})}}

    def _if_called_instead(self, now: Situation, told: Elements, it: Irregularity) -> Iterator[Element]:
        """What depends on the call that the offender then makes in the place of the one that was refused."""
        by = now.turn
        if (
            by is None
            or by is not it.by
            or now.facts.auction.over
            or now.must_pass(by)
            or now.duties(by, "repeat_call")
        ):
            return
        ways: list[tuple[tuple[str, str] | None, Iterator[Element]]] = []
        for call in now.facts.auction.box(by):
            then = _step(self._book, now, acts.Call(id=id_of_tried(now), by=by, call=call))
            if then is not None:
                ways.append((("new_call", str(call)), self._of_that_call(now, then, told)))
        yield from joined(ways, (), _BY_EXCEPTION)

    def _of_that_call(self, now: Situation, then: Situation, told: Elements) -> Iterator[Element]:
        held = self._told(then)
        yield from (one for one in self._new(then, held, told, self._before) if one["element"] in _LATER)
        found = self._if_found(then, held, None, now)
        yield from (one for one in found if one["element"] in (*_LATER, "information"))

    def _if_replaced(self, after: Situation, told: Elements, offer: Offer | None) -> Iterator[Element]:
        """The options of others that open once another card lies in the place of the one that was taken back."""
        card = replacement(after, id_of_tried(after)) if offer is not None and offer.what == "withdraw_play" else None
        then = _step(self._book, after, card) if card is not None else None
        if then is not None:
            new = self._new(then, self._told(then), told, self._before)
            yield from (one for one in new if one["element"] == "options")


def _in_vain(offer: Offer, brings: Iterable[Element]) -> bool:
    """Whether a call that would put another right only goes itself, and leaves everything as it was: then he does not
    choose it, though he can make it. Of what it brings no more is found than tells that."""
    told = (one for one in brings if one["element"] != "information")
    gone = (one["element"] == "auction" and one["status"] == CANCELLED.value for one in told)
    return offer.what == SUBSTITUTED and next(gone, False) and all(gone)


def _step(book: Book, now: Situation, act: acts.Act) -> Situation | None:
    """The situation after `act`; None where it cannot happen, or has no effect."""
    try:
        after = book.step(now, act)
    except Impossible:
        return None
    return None if any(error.act == act.id for error in after.errors) else after


def offers(now: Situation) -> list[Offer]:
    """The options of players, in the order in which the answer has them."""
    return [said.effect for said in now.open_windows if isinstance(said.effect, Offer)]


def _hanging(now: Situation, after: Situation, offer: Offer | None) -> list[Question]:
    """The Questions, to be answered by yes or no, on which hangs what follows a choice: those that it opens, and those
    that were open about the same irregularity."""
    before = {(q.kind, q.of, q.seat) for q in now.questions}
    about = offer.irregularity if offer else None
    found: dict[tuple[str, str, Seat | None], Question] = {}
    for q in after.questions:
        new = (q.kind, q.of, q.seat) not in before
        if q.kind not in LISTED_QUESTIONS and (new or (q.it is not None and q.it.key == about)):
            found.setdefault((q.kind, q.of, q.seat), q)
    return list(found.values())


def _asked_first(before: Situation, after: Situation) -> Question | None:
    """The Question after denominations that has come up."""
    new = _come_up(before, after)
    return next((one for one in new if LISTED_QUESTIONS.get(one.kind) == "denominations"), None)


def _come_up(before: Situation, after: Situation) -> Iterator[Question]:
    """The Questions that are open and were not before."""
    known = {(one.kind, one.of) for one in before.questions}
    return (one for one in after.questions if (one.kind, one.of) not in known)


def _strain(now: Situation, asked: Question | None) -> Strain | None:
    """The denomination of the bid that is asked about."""
    made = now.made(asked.of) if asked is not None else None
    return made.call.strain if made is not None else None
