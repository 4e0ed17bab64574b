"""Which board, which Laws, and the state of the table in one line."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bridgelaw.answer.model import Play
from bridgelaw.game.seats import Seat
from bridgelaw.table.vocabulary import OVER
from bridgelaw.words.say import Words
from bridgelaw.words.telling.duties import choosing
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.redealt import has_been_redealt
from bridgelaw.words.telling.to_tell import AnswerToTell
from bridgelaw.words.telling.told_quickly import dealer_told, vulnerability_told
from bridgelaw.words.telling.view import number_told

DOT = " · "
KEPT = 1024
"""Parts of the line that are remembered: a table that goes on says them after every act."""


def heading(to_tell: AnswerToTell) -> Iterator[Line]:
    """The title, if there is one; board, dealer, vulnerability, Laws, authority; after which act, unless the last."""
    words, view, answer = to_tell.words, to_tell.view, to_tell.answer
    if view.title:
        yield Line(view.title, style="title")
    number, dealer = number_told(view), dealer_told(view)
    parts = [words.say("answer-board", n=str(number))] if number is not None else []
    if dealer:
        parts.append(words.say("dealer-line", dealer=dealer))
    if vulnerable := vulnerability_told(view):
        parts.append(words.say("vulnerability", vulnerable=vulnerable))
    parts.append(words.say("laws-edition", year=words.edition))
    if answer.authority:
        parts.append(answer.authority.upper())
    yield Line(DOT.join(parts), style="plain" if view.title else "title")
    after = answer.after
    if after == "start":
        yield Line(capital(words.say("answer-start")), style="faint")
    elif after and [after] != list(view.acts)[-1:]:
        yield Line(capital(words.say("answer-after", id=after)), style="faint")


def state(to_tell: AnswerToTell) -> Iterator[Line]:
    """Phase, contract, tricks, whose turn, whether the table is stopped; then the cards of the trick in progress."""
    trick = _open_trick(to_tell)
    yield in_one_line(to_tell, in_trick=any(play.status != "pending" for play in trick))
    # which card it is of those that were put in, nobody has said, and not in which trick either
    untold = any(play.act in to_tell.view.filled for play in trick)
    if to_tell.answer.phase == "play" and trick and not untold and to_tell.turn_is_told:
        words = to_tell.words
        cards = [f"{words.seat(play.hand)} {words.card(play.card)}" for play in trick]
        said = ", ".join(cards)
        # which trick it is, nobody has said where those before it were put in
        yield Line(said if any(to_tell.view.uncounted) else words.say("answer-trick", n=str(trick[0].trick), text=said))


def in_one_line(to_tell: AnswerToTell, *, in_trick: bool) -> Line:
    """The first line alone; `in_trick`: whether a trick has been led to and is not whole."""
    answer, words = to_tell.answer, to_tell.words
    if has_been_redealt(to_tell):
        return Line(words.say("answer-redealt"), style="warning")
    # once the board is over there is nothing left that could be stopped
    frozen = answer.frozen and answer.phase not in OVER
    won, turn, declarer = answer.tricks, answer.turn, answer.declarer
    phase = "answer-not-played" if _is_not_played(to_tell) else f"phase-{answer.phase}"
    how = None if _is_not_played(to_tell) else "label"
    parts = [words.say(phase, how) if to_tell.phase_is_told else "", _contract(to_tell)]
    if any(won.values()) and not to_tell.contract_is_set_up and not to_tell.result_is_set_up:
        parts.append(_tricks(words, won["NS"], won["EW"]))
    if turn and to_tell.turn_is_told:
        parts.append(_turn(words, turn, answer.phase, declarer, in_trick=in_trick))
    if frozen:
        parts.append(_until(to_tell))
    return Line(DOT.join(part for part in parts if part), style="warning" if frozen else "label")


def _is_not_played(to_tell: AnswerToTell) -> bool:
    """Whether the board is over without a call: the Director has given a score for it."""
    answer = to_tell.answer
    done = answer.contract or to_tell.auction or to_tell.plays
    return answer.phase in OVER and not done


def _until(to_tell: AnswerToTell) -> str:
    """Until when nothing goes on: once the Director has explained, whoever has to choose is waited for."""
    if choosers := choosing(to_tell):
        return to_tell.words.say("answer-frozen", "choice", seat=choosers[0])
    return to_tell.words.say("answer-frozen")


def _contract(to_tell: AnswerToTell) -> str:
    answer = to_tell.answer
    if to_tell.contract_is_set_up:
        return ""
    if answer.contract:
        return to_tell.words.contract(answer.contract, answer.declarer)
    standing = [call.call for call in to_tell.auction if call.status in ("made", "accepted")]
    over = answer.phase in OVER
    return to_tell.words.contract("P") if over and len(standing) >= 4 and set(standing) == {"P"} else ""


@lru_cache(KEPT)
def _tricks(words: Words, ns: int, ew: int) -> str:
    text = ", ".join(f"{words.say('side-letters', side=side)} {won}" for side, won in (("NS", ns), ("EW", ew)))
    return words.say("answer-tricks", text=text)


@lru_cache(KEPT)
def _turn(words: Words, turn: str, phase: str, declarer: str | None, *, in_trick: bool) -> str:
    if phase in ("setup", "auction"):
        said = words.say("table-turn-call", seat=turn)
    elif phase == "clarification":
        said = words.say("answer-turn-opening", leader=turn)
    elif declarer and turn == Seat(declarer).partner.value:
        said = words.say("table-dummy-turn") if in_trick else words.say("answer-turn-lead-dummy", declarer=declarer)
    elif not in_trick:
        said = words.say("answer-turn-lead", leader=turn)
    else:
        said = words.say("table-turn-play", seat=turn)
    return capital(said)


def _open_trick(to_tell: AnswerToTell) -> list[Play]:
    """The plays of the last trick while fewer than four cards lie in it."""
    numbers = [play.trick for play in to_tell.plays if play.trick]
    trick = to_tell.trick(max(numbers)) if numbers else []
    return trick if len(trick) < 4 else []
