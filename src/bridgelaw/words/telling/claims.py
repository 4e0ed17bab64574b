"""A claim or concession in words: what was said with it, which cards were left, what it would have come to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args

from msgspec import UNSET
from msgspec.structs import replace

from bridgelaw.answer.model import DecidedClaim
from bridgelaw.answer.score_model import Score
from bridgelaw.desk.hearing import HEARD_ON_CLAIM
from bridgelaw.game.contracts import contract
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import SEATS, Seat, Vulnerability
from bridgelaw.laws.shelf import provisions
from bridgelaw.words.say import Words
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.diagram import suits_of
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.view import hands_of

_VULNERABLE: tuple[Vulnerability, ...] = get_args(Vulnerability)


def cards_left(act: Mapping[str, Any], words: Words) -> str:
    """The cards that were left in the hands that somebody has written down with a claim; nothing where nobody did."""
    terms = act.get("claim", act.get("concede"))
    if not isinstance(terms, Mapping) or not terms.get("hands"):
        return ""
    hands = hands_of(str(terms["hands"]))
    shown = [f"{words.seat(seat)} {' '.join(suits_of(words, hands[seat]))}" for seat in "NESW" if seat in hands]
    return words.say("letter-cards-left", text="; ".join(shown))


def said_behind(to_tell: AnswerToTell, claim: str) -> Iterator[str]:
    """What the claimer has said, or said again, of his claim since he made it."""
    for act in to_tell.view.acts.values():
        if "line" in act and act.get("of") == claim:
            yield act_line(act, to_tell.words)


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
