"""Saying things: a code goes in, a phrase in English, French or Norwegian comes out.

Only codes, numbers and finished text are passed, never an inflected form. A vocabulary word is found as `GROUP-WORD`,
so nothing here maps words to messages. Fluent and Babel are imported when something is said.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date, datetime
from decimal import Decimal
from functools import cache, lru_cache
from typing import Literal

from bridgelaw.languages import SPOKEN
from bridgelaw.lawbook.editions import USUAL, about
from bridgelaw.words import numbers
from bridgelaw.words.messages import Messages

KEPT = 4096
"""Texts that words remember."""
Arg = tuple[str, str | float]
CallForm = Literal["said", "short", "spoken", "label"]

_BID = re.compile(r"([1-9])(S|H|D|C|NT)")
_CONTRACT = re.compile(r"([1-7])(S|H|D|C|NT)(X{0,2})")
_LAW = re.compile(r"(\d{4}):(.+)")
_OTHER_CALLS = {"P": "pass", "X": "double", "XX": "redouble"}


class Unsayable(LookupError):
    """A message that does not exist or lacks an argument; raised by strict `Words` only."""


class Words:
    """What can be said in one language about the Laws of one edition.

    Args:
        language: `en`, `fr` or `nb`.
        edition: its year; some words differ (`[words]` in the file of an edition).
        strict: raise `Unsayable` instead of saying as much as is possible. For tests.

    Raises:
        ValueError: there are no words in that language.
        LawbookError: there is no such edition.
    """

    def __init__(self, language: str = "en", edition: str | int = USUAL, *, strict: bool = False) -> None:
        self.language = language
        self.edition = str(edition)
        self._of_laws = {f"laws_{name}": word for name, word in about(self.edition).words.items()}
        self.strict = strict
        self._messages = _messages(language)
        self.locale = self._messages.locale
        # the same things are said again and again of a table that goes on
        self._rendered = lru_cache(KEPT)(self._render_anew)

    def under(self, edition: str | int) -> Words:
        """The same language and strictness for the Laws of another edition."""
        return self if str(edition) == self.edition else Words(self.language, edition, strict=self.strict)

    def say(self, id: str, attribute: str | None = None, /, **args: str | float) -> str:
        """The value, or an attribute, of message `id`, with `args` put in.

        What cannot be said is logged, and the label of the message (or else its id) stands in: nothing is raised, and
        no other language is used, unless these words are strict.
        """
        text, trouble = self._render(id, attribute, args)
        if text is not None:
            return text
        if self.strict:
            raise Unsayable(f"{self.language} {id}.{attribute}: {trouble}")
        import logging

        logging.getLogger(__name__).warning("%s %s.%s: %s", self.language, id, attribute, trouble)
        label = self._render(id, "label", args)[0]
        return id if label is None else label

    def attempt(self, id: str, attribute: str | None = None, /, **args: str | float) -> str | None:
        """Like `say`, but None when the message does not exist or needs an argument that is not given."""
        return self._render(id, attribute, args)[0]

    def _render(self, id: str, attribute: str | None, args: dict[str, str | float]) -> tuple[str | None, str]:
        return self._rendered(id, attribute, tuple(args.items()))

    def _render_anew(self, id: str, attribute: str | None, given: tuple[Arg, ...]) -> tuple[str | None, str]:
        args = dict(given)
        pattern = self._messages.pattern(id, attribute)
        if pattern is None:
            return None, "there is no such message"
        text, errors = self._messages.render((id, attribute), pattern, {**self._of_laws, **args})
        return (None, "; ".join(map(str, errors))) if errors else (text, "")

    # -- terms: codes to text

    def seat(self, code: str) -> str:
        """`N` -> North; `director` -> The Director; any other text is a name and stays."""
        return self.say("seat", seat=code)

    def side(self, code: str) -> str:
        """`NS` -> North–South."""
        return self.say("side", side=code)

    def suit(self, code: str) -> str:
        """A suit or denomination, `S` or `NT` -> spades, no trump."""
        return self.say("strain", strain=code)

    def call(self, code: str, form: CallForm = "said") -> str:
        """A call `P X XX 1C …`.

        `said` is for a sentence (2♥, Pass, dobling), `short` for a table (2♥, X), `spoken` for a voice, `label` for a
        button. What is no call stays as it is.
        """
        if bid := _BID.fullmatch(code):
            spoken: Literal["short", "spoken"] = "spoken" if form == "spoken" else "short"
            return self.say("call-bid", spoken, level=int(bid[1]), strain=bid[2])
        if code in _OTHER_CALLS:
            return self.say(f"call-{_OTHER_CALLS[code]}", "noun" if form == "said" else form)
        return code

    def card(self, code: str, form: Literal["short", "spoken"] = "short") -> str:
        """A card `HK` -> ♥K, king of hearts; ♥R in French, ♥K in Norwegian. What is no card stays as it is."""
        if len(code) == 2 and code[0] in "SHDC":
            return self.say("card", form, suit=code[0], rank=code[1])
        return code

    def action(self, code: str) -> str:
        """A call or a card, whichever it is."""
        return self.card(code) if len(code) == 2 and code[0] in "SHDC" else self.call(code)

    def contract(self, code: str, declarer: str | None = None) -> str:
        """A contract `4SX` -> 4♠ doubled; with its declarer: 4♠ doubled, played by South; `P` -> passed out."""
        if not (found := _CONTRACT.fullmatch(code)):
            return self.say("scores-passed-out") if code == "P" else code
        risk = found[3] or "none"
        text = self.say("contract", level=int(found[1]), strain=found[2], risk=risk)
        return self.say("contract-by", contract=text, declarer=declarer, risk=risk) if declarer else text

    def result(self, code: str, declarer: str, tricks: int) -> str:
        """A contract with the tricks that declarer won, 0 to 13: 4♠ doubled, played by South, down 1."""
        found, over = _CONTRACT.fullmatch(code), tricks - 6 - int(code[0])
        risk = (found[3] if found else "") or "none"
        outcome = "over" if over > 0 else "down" if over < 0 else "made"
        args = {"declarer": declarer, "outcome": outcome, "count": abs(over), "risk": risk}
        return self.say("result", contract=self.contract(code), **args)

    def law(self, provision: str, *, short: bool = False) -> str:
        """A provision `2017:27A1` -> Law 27A1 (2017); `short` leaves out the year of these words' own edition."""
        if not (found := _LAW.fullmatch(provision)):
            return provision
        if short and found[1] == self.edition:
            return self.say("law-citation", number=found[2])
        return self.say("law-citation-edition", number=found[2], year=found[1])

    # -- lists and numbers, as the language writes them

    def all_of(self, items: Sequence[str]) -> str:
        """a, b and c."""
        return numbers.join(items, self.locale)

    def one_of(self, items: Sequence[str]) -> str:
        """a, b or c."""
        return numbers.join(items, self.locale, "or")

    def number(self, value: float) -> str:
        """9.5; 9,5."""
        return numbers.decimal(value, self.locale)

    def moment(self, at: datetime) -> tuple[str, str]:
        """The day and the time of day: 3 May 2026, 21:14; 3. mai 2026, 21.14."""
        time = self.say("letter-time", hour=f"{at:%H}", minute=f"{at:%M}")
        return self._day(at), time

    def day(self, told: str) -> str:
        """A day that is told as `2026-05-03`: 3 May 2026; 3. mai 2026. What is no day stays as it is."""
        try:
            found = date.fromisoformat(told)
        except ValueError:
            return told
        return self._day(found)

    def _day(self, at: date) -> str:
        return numbers.day(at, self.locale, SPOKEN[self.language].print.first)

    def hundredths(self, value: Decimal) -> str:
        """59.94; 59,94."""
        return numbers.hundredths(value, self.locale)

    def percent(self, value: float) -> str:
        """60 -> 60%; 60 %."""
        return numbers.percent(value, self.locale, SPOKEN[self.language].print.percent)


@cache
def _messages(language: str) -> Messages:
    return Messages(language)
