"""On what a consequence hangs: what is chosen with an option, and what the Director finds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bridgelaw.game.calls import CALLS
from bridgelaw.game.seats import Seat
from bridgelaw.table.vocabulary import QUESTIONS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.to_tell import AnswerToTell, Plain

_ARTIFICIAL = "lowest_same_denomination_artificial"
OTHER = "other"
"""Any other value than those that are named."""
Chosen = tuple[tuple[str, str], ...]
"""What is chosen with the option, called next, or has still to happen: keys and values."""
Found = tuple[tuple[str, bool | str], ...]
"""Questions and their answers: yes or no, or of what two bids specify the denomination of both."""


class Condition(Struct, frozen=True):
    """The condition of a consequence: what is chosen, and the answers to Questions."""

    chosen: Chosen
    found: Found


_EXCEPT = "except"
ALWAYS = Condition((), ())


def condition_of(one: Plain) -> Condition:
    """The condition of an element of `then`."""
    given: Mapping[str, Any] = one.get("if") or {}
    chosen = tuple((key, str(value)) for key, value in given.items() if key not in (*QUESTIONS, _EXCEPT))
    found = [(key, value if isinstance(value, str) else bool(value)) for key, value in given.items()]
    # what two bids specify, or whether they do, comes before what hangs on it
    asked = (one for one in found if one[0] in QUESTIONS)
    told = sorted(asked, key=lambda one: (isinstance(one[1], bool), one[0] != _ARTIFICIAL))
    return Condition(chosen, tuple(told))


def excepted(one: Plain) -> list[Chosen]:
    """What is chosen that an element is not about, though it is about any other."""
    *before, (key, _) = condition_of(one).chosen or (("", ""),)
    return [(*before, (key, value)) for value in one.get("if", {}).get(_EXCEPT, ())]


def stem_of(chosen: Chosen, behind: Chosen) -> Chosen:
    """The condition itself; of calls behind each other as far as the first that comes after those `behind`."""
    if chosen[: len(behind)] != behind:
        return ()
    one_by_one = bool(chosen) and chosen[0][0] == "turn_call"
    return (chosen[: len(behind) + 1] if len(chosen) > len(behind) else ()) if one_by_one else chosen


def hang_on_calls(conditions: Iterable[Condition]) -> bool:
    """Whether what follows hangs on calls of the player in turn and the offender that are still to come."""
    return any(key == "turn_call" for one in conditions for key, _ in one.chosen)


def found_in_words(found: Sequence[tuple[str, bool | str]], words: Words, by: str | None = None) -> str:
    """The answers to Questions as a condition; that two bids do not specify the same stands with what is asked then.
    `by`: who makes the new call, where that is known."""
    (first, answer), *more = found
    if first == _ARTIFICIAL:
        return words.say(f"costs-if-artificial-{_of_artificial(bool(answer), more)}")
    if isinstance(answer, str) and answer != OTHER:
        # as one bid mostly does; what two bids show may also be two suits
        return words.say("costs-if-both-specify")
    if isinstance(answer, str) and more:
        return (
            _of(by, "costs-if-not-both-comparable", words)
            if more[0][1]
            else words.say("costs-if-not-both-not-comparable")
        )
    if isinstance(answer, str):
        return words.say("costs-if-not-both")
    return " ".join(_answered(kind, bool(answer), words, by) for kind, answer in found)


def _of_artificial(answer: bool, more: Sequence[tuple[str, bool | str]]) -> str:
    if not answer or not more:
        return "one" if answer else "neither"
    return "comparable" if more[0][1] else "not-comparable"


def in_reading_order(conditions: Iterable[Condition]) -> list[Condition]:
    """What is mostly so first: that neither bid is artificial."""
    return sorted(conditions, key=lambda one: one.found[:1] == ((_ARTIFICIAL, True),))


def next_call_in_words(values: Sequence[str], seat: str, words: Words, told_apart: Sequence[str]) -> str:
    """What the offender calls next; all bids in a denomination by its name. `told_apart`: those of which something
    else is said."""
    strain = _denomination_of(values)
    if strain and not any(call.endswith(strain) for call in told_apart):
        return words.say("costs-new_call-denomination", seat=seat, strain=strain)
    calls = words.one_of([words.call(value) for value in values if value != OTHER])
    return words.say("costs-new_call-other" if OTHER in values else "costs-new_call", seat=seat, text=calls)


def _denomination_of(calls: Sequence[str]) -> str:
    """The denomination in which these are all the bids that can be made, up to the seventh level; else nothing."""
    named = [bid for call in calls if (bid := CALLS.get(call)) is not None and bid.is_bid]
    strains = {str(bid.strain) for bid in named}
    whole = len(named) == len(calls) > 1 and len(strains) == 1 and max(bid.level for bid in named) == _HIGHEST
    return strains.pop() if whole else ""


_HIGHEST = 7


def _answered(kind: str, answer: bool, words: Words, by: str | None) -> str:
    which = "yes" if answer else "no"
    if kind == "comparable_call":
        return _of(by, "costs-if-comparable-yes", words) if answer else words.say("costs-if-comparable-no")
    return words.say(f"costs-if-{which}", text=words.say(f"question-{kind}", "label"))


def _of(by: str | None, message: str, words: Words) -> str:
    """A condition about the new call, with the player who makes it."""
    return words.say(message, "of", seat=by) if by else words.say(message)


def turn_in_words(to_tell: AnswerToTell, index: int | None, *, passes: bool) -> str:
    """That the player whose turn was taken by call number `index` passes, or that he calls something else: of what he
    cannot do nothing is said. None: it cannot be told whose turn it was."""
    words = to_tell.words
    if index is None:
        return words.say("costs-turn-passes-unnamed" if passes else "costs-turn-calls-unnamed")
    due = to_tell.turn_before(index)
    if passes:
        return words.say("costs-turn-passes", due=due)
    return words.say("costs-turn-calls", _besides_bids(to_tell, index, due), due=due)


def _besides_bids(to_tell: AnswerToTell, index: int, due: str) -> str | None:
    """Whether he can only bid, or redouble besides; None: he can double, or it is not known which calls came before."""
    call = to_tell.auction[index]
    if call.call in ("X", "XX") and Seat(call.by).side is not Seat(due).side:
        # what can be doubled by the other side cannot be doubled by his
        return "bids"
    before = [call for call in to_tell.auction[:index] if call.status in ("made", "accepted")]
    acted = [n for n, call in enumerate(before) if call.call != "P"]
    if not acted:
        return "bids" if not any(call.act in to_tell.view.filled for call in before) else None
    last = before[acted[-1]]
    if any(call.act in to_tell.view.filled for call in before[acted[-1] :]):
        return None
    own = Seat(last.by).side is Seat(due).side
    if last.call == "X":
        return "bids" if own else "redoubles"
    return "bids" if own or last.call == "XX" else None


def a_call(code: str, words: Words) -> str:
    """A call within a sentence, with its article where it has one: a double."""
    return words.say("call-named", "a", call=words.call(code))


def tricks_in_words(chosen: Chosen, words: Words, told: Sequence[Chosen]) -> Iterator[str]:
    """The condition where it is about who wins a trick, and what his side wins after it. `told`: all of them."""
    say = words.say
    for n, (key, value) in enumerate(chosen):
        if key == "trick_won_by":
            other = value == OTHER
            yield say(f"costs-if-{key}", seat="N" if other else value, other_side="yes" if other else "no")
        elif key == "later_tricks":
            one_is_told = any(one[: n + 1] == (*chosen[:n], (key, "1")) for one in told)
            many = "more" if one_is_told else "some"
            yield say(f"costs-if-{key}", tricks={"0": "none", "1": "one"}.get(value, many))
        else:
            yield say(f"costs-if-{key}", so="yes" if value == "True" else "no")
