"""The facts of a quick ruling in words: what the Director is asked, why, and what he answered."""

from __future__ import annotations

from collections.abc import Mapping

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.words.say import Words
from bridgelaw.words.telling.answered import value_in_words
from bridgelaw.words.telling.in_place import in_place

DOT = " · "
_CHOOSE = "choose"
_NONE = "none"
_LEAVE, _NOT_NOW = "leave", "not_now"
_PLACES = ("trick", "lead", "next")
_CALLED_LATER = ("turn_call", "new_call")
"""Facts that are asked once the call out of turn has been refused."""
_NOTICED = "noticed_by"
_UNKNOWN = "unknown"
_MAY_BE_UNKNOWN = ("call", "explanation")
_SUITS = ("suit", "earlier_suit")
_SEATS = tuple(seat.value for seat in SEATS)
_AS_TYPED = ("statement", "explanation", "right_explanation", "times", "minutes", "trick", "board")
_NOTHING = ("", "-", "–", "none")
_ACTS = ("convey", "learn", "inspect")
"""Groups of the vocabulary among which the fact `what` is."""


def label(key: str, start: str, words: Words, known: Mapping[str, str] | None = None) -> str:
    """The question that is put to the Director for a fact, in a ruling of the kind `start`; of a Question its name.
    `known`: the facts that are known already, so that players can be named."""
    who = (known or {}).get("by", "")
    if known and key in _CALLED_LATER and (said := _called_later(key, words, known)):
        return said
    if who in _SEATS and key == "calls_since" and (known or {}).get("turn") == "unknown":
        return words.say(f"quick_fact-{key}", "behind", seat=Seat[who].rho.value)
    named = _people(Seat[who]) if who in _SEATS else {}
    fact = words.attempt(f"quick_fact-{key}", start, **named) or words.attempt(f"quick_fact-{key}", "label")
    return fact or words.say(f"question-{key}", "label")


def _called_later(key: str, words: Words, known: Mapping[str, str]) -> str | None:
    """Who is to call, by name, and of the offender who call before him."""
    by, turn = known.get("by", ""), known.get("turn", "")
    if by not in _SEATS or turn not in _SEATS:
        return None
    if key == "turn_call":
        return words.attempt(f"quick_fact-{key}", "named", seat=turn)
    first = Seat[turn].lho if "turn_call" in known else Seat[turn]
    between = [words.seat(first.value)] if first.value != by else []
    while between and (first := first.lho).value != by:
        between.append(words.seat(first.value))
    form = "behind" if between else "named"
    return words.attempt(f"quick_fact-{key}", form, seat=by, text=words.all_of(between))


def _people(by: Seat) -> dict[str, str]:
    """The player of whom something is asked, and the other side."""
    return {"seat": by.value, "other_side": by.side.opponents.value}


def why(key: str, start: str, words: Words) -> str:
    """What the answer changes, in a ruling of the kind `start`."""
    fact = words.attempt(f"quick_fact-{key}", f"{start}_why") or words.attempt(f"quick_fact-{key}", "why")
    return fact or words.say(f"question-{key}", "why")


def value(key: str, text: str, words: Words, start: str = "", known: Mapping[str, str] | None = None) -> str:
    """A value of a fact, of a Question or of a choice (`OPTION:X@W`), in words; in a ruling of the kind `start`.
    `known`: the facts that are known already, so that players can be named."""
    if key == _CHOOSE:
        return _choice(text, words, start)
    if key == _NOTICED and (who := (known or {}).get("by", "")) in _SEATS:
        people = {"seat": who, "partner": Seat[who].partner.value}
        said = words.attempt(f"quick_value-{key}", f"{text}_{start}", **people)
        if said := said or words.attempt(f"quick_value-{key}", f"{text}_named", **people):
            return said
    if text == _UNKNOWN and key in _MAY_BE_UNKNOWN:
        # what would have to be written down need not be, known or not
        return words.say("quick-not-now" if key in _AS_TYPED else "quick-nobody-knows")
    if LISTED_QUESTIONS.get(key) == "text":
        return words.say("quick-not-now") if text == _NOT_NOW else text
    if key in LISTED_QUESTIONS:
        if text.casefold() in _NOTHING:
            return words.say("quick-none-of-them")
        return words.all_of([_part(key, part, words) for part in text.split()])
    if start and (said := words.attempt(f"quick_value-{key}", f"{start}_{text}")) is not None:
        return said
    if (said := words.attempt(f"quick_value-{key}", text)) is not None:
        return said
    if key in _AS_TYPED:
        return text
    if key == "what":
        found = (words.attempt(f"{group}-{text}", "label") for group in _ACTS)
        return next((said for said in found if said), text)
    if text in ("yes", "no"):
        return value_in_words(words, key, text == "yes")
    return words.all_of([_part(key, part, words) for part in text.split()])


def answered(key: str, text: str, words: Words, start: str = "", known: Mapping[str, str] | None = None) -> str:
    """What the Director answered in a quick ruling: the value, of a choice that it was taken; `known` as before."""
    said = value(key, _NONE if text == "-" else text, words, start, known)
    return words.say("quick-chosen", text=said) if key == _CHOOSE else said


def _part(key: str, code: str, words: Words) -> str:
    if code in ("NS", "EW"):
        return words.side(code)
    if key in _SUITS or key == "specified_suits":
        return words.suit(code) if code in ("S", "H", "D", "C", "NT") else code
    if len(code) == 1 and code in "NESW":
        return words.seat(code)
    return words.action(code)


def _choice(text: str, words: Words, start: str) -> str:
    word, _, who = text.partition("@")
    option, _, given = word.partition(":")
    if option == _LEAVE:
        said = words.attempt(f"quick-leave-{given}") or given
        return DOT.join((said, words.seat(who))) if who else said
    opening = words.attempt(f"option-{option}", "opening_label") if start == "opening_lead_out_of_turn" else None
    parts = [opening or words.attempt(f"option-{option}", "label") or option]
    if given.partition(" ")[0] in _PLACES:
        return DOT.join((*parts, in_place(given, words), *([words.seat(who)] if who else [])))
    named = [_part("suit" if part in "SHDC" and option != "choose_hand" else "", part, words) for part in given.split()]
    parts += [words.all_of(named)] if named else []
    parts += [words.seat(who)] if who else []
    return DOT.join(parts)


def fact_in_words(key: str, text: str, words: Words) -> str:
    """A fact as question and answer; `other` is any answer that has not been named."""
    told = words.say("costs-other-answer") if text == "other" else value(key, _SAME.get(text, text), words)
    return f"{label(key, '', words)} {told}"


_SAME = {"True": "yes", "False": "no"}
