"""What somebody said about a call, as a condition: only numbers with points or suits, and the word "balanced".

"Natural", "strong", "constructive" say nothing that could be asked of a hand, and are passed over; with any other word
the whole of it is not read. A wrong guess would be worse than none: who reads the words himself is the Director.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from bridgelaw.desk.conditions.parts import HAND, Balanced, Condition, Length, Points, Span, all_of
from bridgelaw.desk.conditions.spelling import SIGNS
from bridgelaw.game.cards import SUITS, Suit
from bridgelaw.languages import SPOKEN

MOST_POINTS = 37
"""So many points a hand can have."""
LEAST_BARE = 4
"""`6 hearts` is a length; a smaller number may be the level of a bid."""

_NO_LENGTH = 10
"""A range up to so many, of which nothing is said, is one of points."""

Fact = Points | Length | Balanced


def read_told(text: str) -> Condition | None:
    """The condition that these words say, in whichever language they are; None where they say none, where anything in
    them is not understood, and where two languages read them differently.

    >>> from bridgelaw.desk.conditions import write
    >>> [write(found) if (found := read_told(text)) else None for text in ("11–15, 5+♠", "weak, six hearts", "strong")]
    ['11-15 hcp, 5+S', '6H', None]
    """
    found = {one for language in SPOKEN if (one := _WordReader(language).condition(text)) is not None}
    return found.pop() if len(found) == 1 else None


class _WordReader:
    """The words of a language, as patterns for the beginning of what is left of a text."""

    def __init__(self, language: str) -> None:
        self._patterns = _patterns(language)

    def condition(self, text: str) -> Condition | None:
        left = re.sub(r"[\s\u00a0\u202f]+", " ", text.casefold().replace("–", "-").replace("—", "-")).strip()
        found: list[Fact] = []
        while left:
            passed = self._patterns["passing"].match(left)
            if passed is None:
                fact, left = self._fact(left)
                # two of a kind would be alternatives, and which of them holds is not said
                if fact is None or any(_same(fact, one) for one in found):
                    return None
                found.append(fact)
            else:
                left = left[passed.end() :]
        return all_of(found) if found else None

    def _fact(self, text: str) -> tuple[Fact | None, str]:
        """The fact at the beginning, and what is left; None where there is none."""
        if (balanced := self._patterns["balanced"].match(text)) is not None:
            return Balanced(), text[balanced.end() :]
        counted = self._patterns["counted"].match(text)
        if counted is None:
            return None, text
        return self._counted(counted), text[counted.end() :]

    def _counted(self, found: re.Match[str]) -> Fact | None:
        low, high = self._number(found["low"]), self._number(found["high"]) if found["high"] else None
        at_least, at_most = (
            bool(found["least"] or found["more"] or found["longer"]),
            bool(found["most"] or found["less"]),
        )
        bare = not (at_least or at_most or found["exactly"] or high is not None)
        if at_least + at_most + bool(found["exactly"]) + (high is not None) > 1 or (high is not None and high <= low):
            return None
        span = Span(0, low) if at_most else Span(low) if at_least else Span(low, low if high is None else high)
        top = low if span.most is None else span.most
        if found["points"]:
            return Points(span) if top <= MOST_POINTS else None
        if (suit := self._suit(found)) is not None:
            # a number before a sign or a letter may be a bid
            cards = found["cards"] and not self._patterns["within"].fullmatch(found["cards"])
            named = bool(cards) or (len(found["suit"]) > 1 and low >= LEAST_BARE)
            return Length(span, (suit,)) if top <= HAND and (named or not bare) else None
        said = not found["cards"] and high is not None and _NO_LENGTH <= high <= MOST_POINTS
        return Points(span) if said else None

    def _suit(self, found: re.Match[str]) -> Suit | None:
        return next((suit for suit in SUITS if found["suit"] and found[suit]), None)

    def _number(self, text: str) -> int:
        return int(text) if text.isdecimal() else self._patterns["numbers"].pattern.split("|").index(text)


def _same(one: Fact, other: Fact) -> bool:
    """Whether both are about the same: points, a suit, or whether the hand is balanced."""
    of = one.suits if isinstance(one, Length) else ()
    return type(one) is type(other) and of == (other.suits if isinstance(other, Length) else ())


@cache
def _patterns(language: str) -> dict[str, re.Pattern[str]]:
    """`numbers` are the words of the numbers from zero on, in their order."""
    spoken = SPOKEN[language]
    told, strains = spoken.told, spoken.typed.strains
    suits = {suit: [SIGNS[suit], *getattr(strains, suit)] for suit in SUITS}
    number = rf"\d{{1,2}}(?!\d)|{_any(told.numbers)}(?!\w)"
    suit = "|".join(f"(?P<{one}>{_any(forms)})" for one, forms in suits.items())
    end = r"(?!\w)"
    counted = (
        rf"(?:(?P<least>{_any(told.at_least)}) ?|(?P<most>{_any(told.at_most)}) ?|(?P<exactly>{_any(told.exactly)}) )?"
        rf"(?P<low>{number})(?: ?(?:-|{_any(told.to)}{end}) ?(?P<high>{number}))?"
        rf"(?: ?(?P<more>\+|{_any(told.or_more)}{end})| (?P<less>{_any(told.or_less)}{end}))?"
        rf"(?:[ -]?(?P<cards>(?:{_any(told.cards)}){end}))?"
        rf"(?: ?(?P<points>{_any((*spoken.conditions.hcp_, *told.points))}){end}| ?(?P<suit>{suit}){end})?"
        rf"(?: (?:{_any(told.suit)}){end})?(?: (?P<longer>{_any(told.or_more)}{end}))?"
        # what is counted ends here, and a word that follows at once belongs to something else
        r"(?= ?(?:[,;.]|$)| )"
    )
    weak_two = rf"{_any(told.weak_two)}{end}(?: (?:{_any(spoken.conditions.in_)}) (?:{suit}){end})?"
    passing = rf"(?:[ ,;.]+|{_unnamed(weak_two)}|(?:{_any((*spoken.conditions.and_, *told.passing))}){end})"
    return {
        "numbers": re.compile("|".join(told.numbers)),
        "within": re.compile(_any(spoken.conditions.in_)),
        "counted": re.compile(counted),
        "passing": re.compile(passing),
        "balanced": re.compile(rf"(?:{_any(spoken.conditions.balanced_)}){end}"),
    }


def _any(forms: Iterable[str]) -> str:
    """One of these, the longest that there is."""
    return "(?:" + "|".join(re.escape(form) for form in sorted(set(forms), key=lambda form: (-len(form), form))) + ")"


def _unnamed(pattern: str) -> str:
    return re.sub(r"\?P<\w+>", "?:", pattern)
