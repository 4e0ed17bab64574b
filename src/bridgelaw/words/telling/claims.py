"""A claim or concession in words: what was said with it, which cards were left, what it would have come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial, reduce
from itertools import takewhile
from typing import Any, get_args

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.model import DecidedClaim
from bridgelaw.answer.score_model import Score
from bridgelaw.desk.hearing import HEARD_ON_CLAIM
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.contracts import contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import SEATS, Seat, Vulnerability
from bridgelaw.game.tricks import winner
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import COUNTS, AnswerToTell
from bridgelaw.words.telling.view import hands_of

NBSP = "\u00a0"
_TRICKS = 13
_VULNERABLE: tuple[Vulnerability, ...] = get_args(Vulnerability)


def cards_left(act: Mapping[str, Any], words: Words) -> str:
    """The cards that were left in the hands that somebody has written down with a claim, in a sentence; nothing where
    nobody did."""
    return _cards_left(words, _left(act, words))


def _cards_left(words: Words, left: Iterable[tuple[str, list[str]]]) -> str:
    shown = [_hand(seat, suits) for seat, suits in left]
    return words.say("letter-cards-left", text=reduce(partial(_and_next, words), shown)) if shown else ""


def hands_left(act: Mapping[str, Any], words: Words) -> list[str]:
    """The same as a page shows it: a heading, then a line for each hand."""
    shown = [_hand(seat, suits) for seat, suits in _left(act, words)]
    return shown and [words.say("questions-cards_left"), *shown]


def _hand(seat: str, suits: Iterable[str]) -> str:
    """A hand in a line that may be broken between suits, and within none."""
    return f"{seat} {' '.join(suit.replace(' ', NBSP) for suit in suits)}"


def _left(act: Mapping[str, Any], words: Words) -> Iterator[tuple[str, list[str]]]:
    """Each of those hands, and its suits."""
    terms = act.get("claim", act.get("concede"))
    if isinstance(terms, Mapping) and terms.get("hands"):
        hands = hands_of(str(terms["hands"]))
        yield from ((words.seat(seat), suits_of(words, hands[seat])) for seat in "NESW" if seat in hands)


def _and_next(words: Words, before: str, hand: str) -> str:
    return words.say("letter-next-hand", text=before, next=hand)


def is_stated(to_tell: AnswerToTell, claim: str) -> bool:
    """Whether the claimer said how he would win the tricks, with the claim or behind it."""
    terms = to_tell.act(claim).get("claim")
    with_it = isinstance(terms, Mapping) and bool(terms.get("line"))
    return with_it or any("line" in act and act.get("of") == claim for act in to_tell.view.acts.values())


def around_claim(to_tell: AnswerToTell, claim: str) -> Iterator[str]:
    """What goes with a claim in a letter: that nothing was said with it, what declarer had won, who was on lead, and
    the cards left. Each where somebody has written it down."""
    act, words = to_tell.act(claim), to_tell.words
    terms = act.get("claim", act.get("concede"))
    if "claim" in act and not is_stated(to_tell, claim):
        yield words.say("letter-claim-unstated")
    if isinstance(terms, Mapping) and isinstance(terms.get("won"), int):
        yield words.say("letter-claim-before", tricks=terms["won"])
    if leader := _on_lead(to_tell):
        yield words.say("letter-claim-lead", seat=leader)
    if left := cards_left(act, words) or _cards_left(words, _not_played(to_tell, claim)):
        yield left


def _not_played(to_tell: AnswerToTell, claim: str) -> Iterator[tuple[str, list[str]]]:
    """Each hand of the deal that is known, without the cards that had been played, and its suits: where all of them
    were written down, trick by trick up to the claim."""
    before = frozenset(takewhile(lambda act: act != claim, to_tell.view.acts))
    played = [one for one in to_tell.plays if one.act in before and one.status in COUNTS]
    tricks = Counter(one.trick for one in played)
    last, terms = max((number or 0 for number in tricks), default=0), to_tell.act(claim)
    whole = all(tricks[number] == len(SEATS) for number in range(1, last))
    stated = (one.get("left") for one in (terms.get("claim"), terms.get("concede")) if isinstance(one, Mapping))
    told = next(stated, None)
    rest = _TRICKS - last + (tricks[last] < len(SEATS))
    if not last or not whole or told not in (None, rest) or any(to_tell.view.uncounted) or to_tell.view.quick:
        return
    for seat in "NESW":
        gone = {one.card for one in played if one.hand == seat}
        suits = zip("SHDC", to_tell.view.hands.get(seat, "").replace("10", "T").split("."), strict=False)
        left = ["".join(rank for rank in ranks if f"{suit}{rank}" not in gone) for suit, ranks in suits]
        if any(left):
            yield to_tell.words.seat(seat), suits_of(to_tell.words, ".".join(left))


def _on_lead(to_tell: AnswerToTell) -> str | None:
    """The hand that won the last trick, where all the cards to it are written down and none to another."""
    number = max((play.trick or 0 for play in to_tell.plays), default=0)
    trick, declared = to_tell.trick(number), to_tell.answer.contract
    if len(trick) != len(SEATS) or not declared or any(to_tell.view.uncounted):
        return None
    trumps = CALLS[declared.rstrip("X")].strain
    return str(winner([(Seat(play.hand), CARDS[play.card]) for play in trick], trumps).value)


def said_behind(to_tell: AnswerToTell, claim: str) -> Iterator[str]:
    """What the claimer has said, or said again, of his claim since he made it, and what others object in words."""
    for act in to_tell.view.acts.values():
        objects = "contest" in act and bool(act.get("text"))
        if (objects or "line" in act) and act.get("of", claim if objects else None) == claim:
            yield act_line(act, to_tell.words, conceded="concede" in to_tell.act(claim))


def gave_up(to_tell: AnswerToTell, contest: Mapping[str, Any]) -> str | None:
    """The defender who has just wanted to give up tricks where `contest` is his partner's objection, so that nothing
    has been conceded; None where it is the dispute of a claim. Nothing has been played since."""
    before = list(takewhile(lambda act: act != contest, to_tell.view.acts.values()))
    stated = next((act for act in reversed(before) if "claim" in act or "concede" in act), None)
    declarer, by = to_tell.answer.declarer, Seat[contest["by"]]
    if stated is None or declarer is None or by.side is Seat[declarer].side or stated["by"] != by.partner.value:
        return None
    terms = stated.get("claim")
    all_the_rest = isinstance(terms, Mapping) and terms.get("tricks", 0) >= _TRICKS - sum(
        to_tell.answer.tricks.values()
    )
    return None if all_the_rest else str(stated["by"])


def heard(to_tell: AnswerToTell) -> Iterator[Line]:
    """How the Director hears a contested claim, step by step, before he decides it."""
    in_force = provisions(to_tell.words.edition)
    steps = read_out((name for name in HEARD_ON_CLAIM if name in in_force), to_tell.words)
    for n, step in enumerate(steps, 1):
        yield step._replace(indent=4, lead=f"{n}. ")


def decided_claim(to_tell: AnswerToTell, act: str | None = None) -> DecidedClaim | None:
    """What became of the claim or concession `act`, or of the last that was decided."""
    decided = [one.claim for one in to_tell.rulings if isinstance(one.claim, DecidedClaim)]
    return next((one for one in reversed(decided) if act in (None, one.act)), None)


def form_of_claim(to_tell: AnswerToTell, claim: DecidedClaim | None = None) -> str | None:
    """How what was decided is said: of a concession otherwise than of a claim."""
    found = claim or decided_claim(to_tell)
    return "conceded" if found is not None and "concede" in to_tell.act(found.act) else None


def as_claimed(to_tell: AnswerToTell, score: Score | None) -> Score | None:
    """What a claim that was decided would have come to as it was made; None where there was none, or no contract."""
    claim = decided_claim(to_tell)
    if score is None or score.kind != "table" or claim is None:
        return None
    if not score.contract or not score.declarer or not isinstance(score.tricks, int):
        return None
    declarer = Seat(score.declarer)
    sign = 1 if claim.side == declarer.side.value else -1
    tricks = score.tricks + sign * (claim.claimed - claim.given)
    worth = {}
    vulnerable = next((one for one in _VULNERABLE if one == to_tell.view.vulnerable), None)
    if score.points and vulnerable:
        mine = points(contract(score.contract, declarer), vulnerable, tricks)
        worth = {side: mine if side == declarer.side.value else -mine for side in {s.side.value for s in SEATS}}
    return replace(score, tricks=tricks, points=worth or UNSET, matchpoints=UNSET, imps=UNSET, percent=UNSET, top=UNSET)
