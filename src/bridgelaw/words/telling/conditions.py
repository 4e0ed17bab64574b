"""On what a consequence hangs: what is chosen with an option, and what the Director finds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bridgelaw.game.calls import CALLS
from bridgelaw.table.vocabulary import QUESTIONS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.to_tell import Plain

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


def found_in_words(found: Sequence[tuple[str, bool | str]], words: Words) -> str:
    """The answers to Questions as a condition; that two bids do not specify the same stands with what is asked then."""
    (first, answer), *more = found
    if first == _ARTIFICIAL:
        return words.say(f"costs-if-artificial-{_of_artificial(bool(answer), more)}")
    if isinstance(answer, str) and answer != OTHER:
        return words.say("costs-if-both-specify", strain=answer)
    if isinstance(answer, str) and more:
        return words.say("costs-if-not-both-comparable" if more[0][1] else "costs-if-not-both-not-comparable")
    if isinstance(answer, str):
        return words.say("costs-if-not-both")
    return " ".join(_answered(kind, bool(answer), words) for kind, answer in found)


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


def _answered(kind: str, answer: bool, words: Words) -> str:
    which = "yes" if answer else "no"
    if kind == "comparable_call":
        return words.say(f"costs-if-comparable-{which}")
    return words.say(f"costs-if-{which}", text=words.say(f"question-{kind}", "label"))
