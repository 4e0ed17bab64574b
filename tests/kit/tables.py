"""Random tables: a list of small numbers becomes acts that fit the state that the table has reached.

Hypothesis shrinks the numbers, so a failing table becomes short. Legal, illegal and absurd acts are mixed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from hypothesis import strategies as st

from bridgelaw.game.calls import ALL_CALLS, BIDS, CALLS, PASS, Call
from bridgelaw.game.cards import PACK, SUITS, Card
from bridgelaw.game.deals import Deal
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.course import Course, begin
from bridgelaw.lawbook.effects import Offer
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table import acts, vocabulary
from bridgelaw.table.errors import Impossible
from bridgelaw.table.facts import start
from bridgelaw.table.record import record

Move = tuple[int, int, int]
_FACTS = vocabulary.STATE[:-1]
"""All that can be stated but the end of everything."""


def _evenly(byte: int) -> int:
    return byte * 100 // 256


def lists_of_moves(least: int, most: int, kind: Callable[[int], int] = _evenly) -> st.SearchStrategy[list[Move]]:
    """From `least` to `most` moves, most often twice `least`; `kind` makes the first number of a move from a byte.

    They are cut from one string of bytes: it costs a fifth of what it costs to draw the numbers one by one, and the
    tables become more various.
    """

    def cut(drawn: bytes) -> list[Move]:
        threes = zip(drawn[::3], drawn[1::3], drawn[2::3], strict=False)
        return [(kind(x), a * 52 // 256, b * 52 // 256) for x, a, b in threes]

    return st.binary(min_size=3 * least, max_size=3 * most).map(cut)


moves = lists_of_moves(3, 40)


def shuffled(seed: int) -> Deal:
    """A deal that depends on nothing but `seed`."""
    cards = list(PACK)
    random.Random(seed).shuffle(cards)
    return {seat: frozenset(cards[13 * n : 13 * n + 13]) for n, seat in enumerate(SEATS)}


def table(book: Book, moves: Sequence[Move], seed: int = 0) -> Course:
    """The course of the table on which those moves were made; a move that could not happen is left out."""
    course = begin(book, start(SEATS[seed % 4], shuffled(seed)))
    for n, move in enumerate(moves, 1):
        act = act_of(course.now, move, f"x{n}")
        if act is None:
            continue
        try:
            course = course.after(act)
        except Impossible:
            continue
    return course


def act_of(now: Situation, move: Move, id: str) -> acts.Act | None:
    """The act that `move` means in this situation; None where it means nothing."""
    kind, a, b = move
    for limit, make in _KINDS:
        if kind < limit:
            return make(now, a, b, id)
    return None


def legal_calls(now: Situation) -> list[Call]:
    """Calls that the player in turn may make by the auction alone."""
    auction = now.facts.auction
    floor = auction.bid.call.rank if auction.bid else -1
    found = [PASS, *(bid for bid in BIDS if bid.rank > floor)]
    if auction.may_double(auction.turn):
        found.append(CALLS["X"])
    if auction.may_redouble(auction.turn):
        found.append(CALLS["XX"])
    return found


def legal_cards(now: Situation) -> list[Card]:
    """Cards that the hand in turn may play by following suit alone."""
    play = now.facts.play
    if play is None or play.turn is None:
        return []
    held = now.facts.held[play.turn] or frozenset()
    follows = [c for c in held if c.suit == play.trick.led]
    return sorted(follows or held, key=str)


def _any_id(now: Situation, n: int) -> str | None:
    ids = list(now.facts.acts)
    return ids[-1 - n % len(ids)] if ids else None


def _go_on(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    """The regular next call or card, rather often a pass."""
    if now.turn is None:
        return None
    if not now.facts.auction.over:
        calls = legal_calls(now)
        barred = now.must_pass(now.turn)
        call = PASS if a % 3 == 0 or barred else calls[b % len(calls)]
        return acts.Call(id=id, by=now.turn, call=call)
    down = now.facts.down
    if down is not None:
        return acts.Face(id=id, by=down.by)
    cards = legal_cards(now)
    if not cards or now.facts.play is None:
        return None
    hand = now.turn
    card = cards[a % len(cards)]
    lead_down = now.facts.faced is None and b % 2 == 0
    return acts.Play(id=id, by=now.facts.play.player_of(hand), card=card, hand=hand, down=lead_down)


def _any_call(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    calls = [*ALL_CALLS, CALLS["8C"]]
    return acts.Call(id=id, by=SEATS[b % 4], call=calls[a % len(calls)], unintended=b % 13 == 0)


def _any_substitute(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    calls = legal_calls(now) if b % 3 else list(ALL_CALLS)
    obliged = [duty.who for duty in now.duties(what="correct_call")]
    by = obliged[0] if obliged and b % 4 else SEATS[b % 4]
    return acts.Substitute(id=id, by=by, call=calls[a % len(calls)])


def _any_play(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    hand = SEATS[b % 4]
    held = sorted(now.facts.held[hand] or (), key=str)
    if not held:
        return None
    play = now.facts.play
    by = play.player_of(hand) if play else hand
    return acts.Play(id=id, by=by, card=held[a % len(held)], hand=hand, down=b % 5 == 0)


def _expose(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    seat = SEATS[b % 4]
    held = sorted(now.facts.held[seat] or (), key=str)
    cards = tuple(held[a % len(held) :][: 1 + b % 2]) if held else ()
    how = vocabulary.EXPOSE[b % len(vocabulary.EXPOSE)]
    return acts.Expose(id=id, by=seat, cards=cards, how=how) if cards else None


def _attention(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    seat = SEATS[b % 4]
    irregular = [it.act for it in now.open_irregularities()]
    to = irregular[a % len(irregular)] if irregular and a % 4 else _any_id(now, a)
    if b % 17 == 0:
        return acts.SpectatorAttention(id=id, to=to, responsible=seat.side)
    return acts.Attention(id=id, by=seat, to=to if a % 5 else None)


def _summon(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    return acts.Summon(id=id, by=SEATS[b % 4])


def _explain(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    return acts.ExplainOptions(id=id)


def _resume(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    return acts.Resume(id=id)


def _rule(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    noticed = [it.act for it in now.open_irregularities() if it.status == "attention"]
    of = noticed[a % len(noticed)] if noticed else _any_id(now, a)
    order = "rectify" if b % 3 else vocabulary.RULE[b % len(vocabulary.RULE)]
    return acts.Rule(id=id, order=order, of=of) if of else None


def _choose(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    offers = now.offers()
    if not offers or a % 9 == 0:
        option = vocabulary.OPTIONS[a % len(vocabulary.OPTIONS)]
        return acts.Choose(id=id, by=SEATS[b % 4], option=option, suit=SUITS[b % 4])
    return choice(now, offers[a % len(offers)], b, id)


def choice(now: Situation, offer: Offer, b: int, id: str) -> acts.Choose:
    """A choice that takes `offer`, with the details that it asks for."""
    option: vocabulary.Options = offer.what  # type: ignore[assignment]
    suit = offer.suits[b % len(offer.suits)] if offer.suits else None
    call = offer.calls[b % len(offer.calls)] if offer.calls else None
    if option == "change_call":
        legal = legal_calls(now)
        call = legal[b % len(legal)]
    cards = offer.cards or tuple(sorted(now.facts.held[offer.who] or (), key=str))
    if option == "designate_dummy_card":
        cards = offer.cards or PACK
    card = cards[b % len(cards)] if cards else None
    seat = now.declarer
    it = now.irregularity(offer.irregularity or "")
    of = it.act if it else None
    return acts.Choose(id=id, by=offer.who, option=option, suit=suit, call=call, card=card, seat=seat, of=of)


def _director_chooses(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    powers = [p.effect for p in now.powers if p.ended is None]
    option = powers[a % len(powers)].what if powers else "redeal"
    return acts.DirectorChoose(id=id, option=option)


def _find(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    """An answer to an open Question; now and then to one that nobody has asked."""
    if now.questions and a % 7:
        q = now.questions[a % len(now.questions)]
        return acts.Find(id=id, kind=q.kind, of=q.of, seat=q.seat, answer=finding(q.kind, b))
    kind = vocabulary.QUESTIONS[a % len(vocabulary.QUESTIONS)]
    return acts.Find(id=id, kind=kind, of=_any_id(now, b), answer=finding(kind, b))


def finding(kind: str, b: int) -> object:
    """A value of the form that Questions of that kind ask for."""
    form = vocabulary.LISTED_QUESTIONS.get(kind)
    if form == "denominations":
        return list(SUITS[: b % 4])
    if form == "actions":
        return ["P", "4S"][: b % 3]
    if form == "poll":
        return {"asked": 5, "considered": {"P": b % 6}, "chose": {"P": b % 3}}
    if form == "evidence":
        return b % 2 == 0
    if form == "tricks":
        return b % 14
    if form == "card":
        return str(PACK[b])
    if form == "act":
        return ("nothing", "revoke", *(f"a{n}" for n in range(1, 9)))[b % 10]
    if form == "revoke":
        return {"by": SEATS[b % 4].value, "suit": SUITS[b % 4], "won_by": SEATS[b // 4 % 4].value, "later": b % 8}
    return "no agreement" if form == "text" else b % 2 == 0


def _talk(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    seat, of = SEATS[b % 4], _any_id(now, a)
    made: list[Callable[[], acts.Act]] = [
        lambda: acts.Convey(id=id, by=seat, channel=vocabulary.CONVEY[a % len(vocabulary.CONVEY)]),
        lambda: acts.Ask(id=id, by=seat, words="what is it?", of=of),
        lambda: acts.Explain(id=id, by=seat, words="natural", of=of),
        lambda: acts.Alert(id=id, by=seat, of=of),
        lambda: acts.Review(id=id, by=seat, extent="partial" if a % 2 else "full"),
        lambda: acts.Restate(id=id, by=seat, calls="right"),
        lambda: acts.Correct(id=id, by=seat, words="both majors", of=of),
        lambda: acts.Realise(id=id, by=seat, of=of),
        lambda: acts.LineOfPlay(id=id, by=seat, words="drawing trumps", of=of),
        lambda: acts.Learn(id=id, by=seat, source=vocabulary.LEARN[a % len(vocabulary.LEARN)]),
        lambda: acts.Consult(id=id, by=seat, what=vocabulary.CONSULT[a % 4]),
        lambda: acts.Prevent(id=id, by=seat, words="you are in hand"),
        lambda: acts.Reserve(id=id, by=seat, of=of),
        lambda: acts.Dispute(id=id, by=seat, of=of),
        lambda: acts.Waive(id=id, by=seat, words="never mind"),
        lambda: acts.Assess(id=id, by=seat, words="you must pass"),
        lambda: acts.Cancel(id=id, what=vocabulary.CANCEL[a % len(vocabulary.CANCEL)], of=of),
        lambda: acts.Clarify(id=id, by=seat, of=of),
        lambda: acts.Inspect(id=id, by=seat, what=vocabulary.INSPECT[a % 3]),
        lambda: acts.Spread(id=id, by=seat),
        lambda: acts.Designate(id=id, by=seat, words=("low", "heart", "queen", "anything")[a % 4]),
        lambda: acts.State(id=id, by=seat, fact=_FACTS[b // 4 % len(_FACTS)], seat=seat if a < 26 else None),
    ]
    return made[a % len(made)]()


def _take_back(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    seat = SEATS[b % 4]
    if a % 3 == 0:
        laid = [x for x in now.facts.plays if x.by is seat]
        return acts.PickUp(id=id, by=seat, cards=(laid[-1].card,)) if laid else None
    return acts.Retract(id=id, by=seat, what="call" if a % 2 else "play")


def _claim(now: Situation, a: int, b: int, id: str) -> acts.Act | None:
    seat = SEATS[b % 4]
    if now.facts.stated is not None:
        of = now.facts.stated.act
        if a % 3 == 0:
            return acts.Contest(id=id, by=seat, of=of)
        return acts.PlayOn(id=id, by=seat) if a % 7 == 0 else acts.Agree(id=id, by=seat, of=of)
    left = 13 - len(now.facts.play.done) if now.facts.play else 0
    terms = acts.ClaimTerms(tricks=a % (left + 1))
    return acts.Concede(id=id, by=seat, terms=terms) if b % 3 == 0 else acts.Claim(id=id, by=seat, terms=terms)


_KINDS: tuple[tuple[int, Callable[[Situation, int, int, str], acts.Act | None]], ...] = (
    (38, _go_on),
    (46, _any_call),
    (52, _any_substitute),
    (58, _any_play),
    (61, _expose),
    (67, _attention),
    (71, _summon),
    (75, _explain),
    (78, _resume),
    (81, _rule),
    (87, _choose),
    (88, _director_chooses),
    (93, _find),
    (96, _talk),
    (98, _take_back),
    (100, _claim),
)


def legal_board(seed: int) -> tuple[Seat, Deal, list[acts.Act]]:
    """Dealer, deal and acts of one board played by the rules from the first call to the last card."""
    rng = random.Random(seed)
    deal, dealer = shuffled(seed), SEATS[seed % 4]
    facts = start(dealer, deal)
    out: list[acts.Act] = []
    while facts.turn is not None:
        now = Situation(facts=facts)
        act = _go_on(now, rng.randrange(52), rng.randrange(52), f"a{len(out) + 1}")
        assert act is not None
        if isinstance(act, acts.Call) and rng.random() < 0.4:
            act = acts.Call(id=act.id, by=act.by, call=PASS)
        facts, _ = record(facts, act)
        out.append(act)
    return dealer, deal, out
