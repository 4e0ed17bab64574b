"""The one thing that a quick ruling asks, as data for its page: how it is asked, and where each tap leads."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.api.quick.facts import (
    ALL_CALLS,
    ALL_CARDS,
    NONE,
    NOT_NOW,
    OF_A_SUIT,
    SEAT_NAMES,
    SLIP,
    UNKNOWN,
    UNTOLD,
    calls_over,
    choices,
    parts_of,
)
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.result import BOARD, CONTRACT, RISK
from bridgelaw.api.quick.state import Quick, Wanted
from bridgelaw.desk.road import RoadQuestion
from bridgelaw.game.auction import next_calls
from bridgelaw.game.calls import CALLS, PASS
from bridgelaw.game.cards import SUITS
from bridgelaw.game.seats import Seat
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.web.desk.award_form import tricks_of
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.words import Words
from bridgelaw.words.telling.facts import label, value
from bridgelaw.words.telling.laws import law_asking, measured_by
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.quick import asked, why_asked
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.to_tell import AnswerToTell, question_of

_PASSED = ("P", "P", "P")
_YES_AND_NO = 2
Form = Literal[
    "few", "seats", "calls", "cards", "actions", "tick_seats", "tick_calls", "tick_cards", "tick_suits", "gather",
    "number", "text",
]  # fmt: skip
"""How a thing is asked: one of a few, a seat, a call, a card, a call or card; several of them, ticked or gathered; a
number; words."""

Waits = Literal["", "waits", "begun"]
"""Whether what is asked is looked at when the board is over, and whether that is being answered already."""

_LAST = "last_bid"
_BY_NUMBER = ("times", "minutes", "normal_line", "board")
_SELDOM_ANY = ("called_since", "played_since", "spread", "next_trick", "calls_since", "other_penalty_cards", "risk")
"""What has mostly not come about: that it has not stands before the other answers."""

_MOSTLY_NONE = (("call_out_of_rotation", _LAST),)
"""The same in one kind only: whoever calls out of turn has mostly opened."""


class Tap(Struct, frozen=True):
    """Something to be tapped: its code, how it reads, how it is spoken, and where it leads."""

    code: str
    text: str
    spoken: str
    href: str


class QuickQuestion(Struct, frozen=True, kw_only=True):
    """The one thing that is asked. `by_code`: the taps by their codes, for a grid; `pending`: what has been gathered;
    `done`, `strike`: where a list of gathered calls is finished, or loses its last. `passed`: that all passed.
    `not_now`: to go on without an answer in words.
    `narrow`: to tell the last bid, so that what cannot be called is not offered.
    `is_none_usual`: whether `none` stands first. `is_one_usual`: whether a tap names the only one, and several are
    ticked elsewhere. `likely`: whole answers of which one is mostly given;
    `together`: answers to it and to the next question in one tap."""

    key: str
    label: str
    why: str
    law: str
    measure: str
    form: Form
    taps: tuple[Tap, ...]
    by_code: Mapping[str, Tap]
    none: Tap | None
    not_now: Tap | None
    is_none_usual: bool
    is_one_usual: bool
    pending: str
    done: str
    strike: str
    passed: Tap | None
    likely: tuple[Tap, ...]
    together: tuple[Tap, ...]
    narrow: Tap | None


def question_asked(quick: Quick, at: Address, to_tell: AnswerToTell | None, words: Words) -> QuickQuestion | None:
    """What is asked next, if anything is; `to_tell`: the answer, as soon as there is one."""
    prompt = at.add if at.add in quick.more else quick.prompt
    wanted = _rare(at, prompt) if prompt else quick.ask
    if wanted is None:
        return None
    key, question = wanted.key, wanted.question
    form = _form(key, wanted.choices, quick.known)
    taps = tuple(_taps(wanted, form, at, words, quick.known))
    said, law, measure = label(key, at.start, words, quick.known), "", ""
    if question is not None and to_tell is not None:
        seat = question.seat.value if question.seat else None
        put = question_of({"kind": key, "of": question.of, "seat": seat, "law": question.law})
        said, law = asked(to_tell, put), question.law or ""
        law, measure = law_asking(key, law), measured_by(key, law)
    elif key == SLIP:
        measure = measured_by(key, f"{at.laws}:")
    gathered = at.pending
    return QuickQuestion(
        key=key,
        label=said,
        why=why_asked(to_tell, key, at.start, words),
        law=law,
        measure=measure,
        form=form,
        taps=tuple(_with_outcome(tap, key, quick.known) for tap in taps if tap.code != NONE),
        by_code={tap.code: tap for tap in taps},
        none=next((tap for tap in taps if tap.code == NONE), None) or _none(wanted, form, at, words),
        not_now=_not_now(wanted, at, words),
        is_none_usual=key in _SELDOM_ANY or (at.start, key) in _MOSTLY_NONE,
        is_one_usual=wanted.some or wanted.several,
        pending=words.all_of(list(_by_whom(gathered, quick.known, words))),
        done=at.answered(key, " ".join(gathered)).href if gathered else "",
        strike=at.waiting(gathered[:-1]).href if gathered else "",
        passed=_all_pass(key, at, words) if form == "gather" else None,
        likely=tuple(_likely(key, form, quick.known.get("action", NONE), at, words))
        or tuple(_named(question, to_tell, at, words)),
        together=tuple(_together(key, quick, at, words)) if question is None and not at.again else (),
        narrow=Tap(_LAST, words.say("quick-last-bid-was"), "", at.adding(_LAST).href)
        if form == "actions" and _LAST in quick.more
        else None,
    )


def _by_whom(gathered: Sequence[str], known: Mapping[str, str], words: Words) -> Iterator[str]:
    """The calls that were tapped, each with its player; the first is that of whose turn it was or, where nobody knows
    that, of the opponent behind the call that was explained."""
    turn, by = known.get("turn", ""), known.get("by", "")
    caller = Seat[turn] if turn in SEAT_NAMES else Seat[by].rho if by in SEAT_NAMES else None
    for code in gathered:
        said = words.call(code)
        yield words.say("road-labelled", label=words.seat(caller.value), text=said) if caller else said
        caller = caller.lho if caller else None


def _all_pass(key: str, at: Address, words: Words) -> Tap | None:
    """That three have passed, behind what was tapped; nothing where they have."""
    passes = len(list(itertools.takewhile(_is_pass, reversed(at.pending))))
    if passes >= len(_PASSED):
        return None
    said = words.say("quick-all-passed" if not passes else "quick-all-pass")
    codes = " ".join((*at.pending, *_PASSED[passes:]))
    return Tap(codes, said, "", at.answered(key, codes).href)


def _is_pass(code: str) -> bool:
    return code == "P"


def waits_for_end(quick: Quick, at: Address) -> Waits:
    """Whether what is asked waits for the end of the board; nothing does that the Director has asked for himself."""
    if not quick.is_judged_later or at.add in quick.more:
        return ""
    return "begun" if at.again or any(key in quick.known for key in quick.kind.judged_later) else "waits"


def _rare(at: Address, key: str) -> Wanted:
    """A fact that is asked only because the Director wants it, or on a page alone."""
    book = open_book(at.laws, at.authority)
    return Wanted(key, KINDS[at.start].under(book, choices(key)))


def _with_outcome(tap: Tap, key: str, known: Mapping[str, str]) -> Tap:
    """The tricks of the side that has not erred, with what they mean for the contract where that is told."""
    if key != "tricks_won" or CONTRACT not in known:
        return tap
    declarer, own = Seat[known["declarer"]].side, Seat[known["by"]].side
    made = int(tap.code) if own is not declarer else 13 - int(tap.code)
    outcome = tricks_of(made, int(known[CONTRACT][0])).replace("-", "−")
    return replace(tap, text=f"{tap.text} ({outcome})")


def _none(wanted: Wanted, form: Form, at: Address, words: Words) -> Tap | None:
    """That there is none, where several may be named or it is told in words: never what is left when nothing is."""
    key = wanted.key
    if any(key in prompts for prompts in KINDS[at.start].prompts.values()):
        return Tap(UNKNOWN, value(key, UNKNOWN, words), "", at.answered(key, UNKNOWN).href)
    if form == "text":
        # a Question is answered in the Director's own words
        said = words.attempt(f"question-{key}" if wanted.question else f"quick_value-{key}", NONE)
        return Tap(NONE, said, "", at.answered(key, said if wanted.question else NONE).href) if said else None
    if key == BOARD:
        return Tap(NONE, value(key, NONE, words, at.start), "", at.answered(key, NONE).href)
    if at.pending or wanted.some or (form != "gather" and not form.startswith("tick")):
        return None
    return Tap(NONE, value(key, NONE, words, at.start), "", at.answered(key, NONE).href)


def _not_now(wanted: Wanted, at: Address, words: Words) -> Tap | None:
    """To go on without what would be written in words, where it is the Director who has to find it out."""
    if wanted.question is None or LISTED_QUESTIONS.get(wanted.key) != "text":
        return None
    return Tap(NOT_NOW, words.say("quick-not-now"), "", at.answered(wanted.key, NOT_NOW).href)


def _likely(key: str, form: Form, action: str, at: Address, words: Words) -> Iterator[Tap]:
    """Whole answers: all of them; or, about the action that partner chose, that this one alone was suggested, that it
    had no alternative, or none but to pass."""
    if form == "tick_seats":
        yield Tap(" ".join(SEAT_NAMES), words.say("quick-everybody"), "", at.answered(key, " ".join(SEAT_NAMES)).href)
    if LISTED_QUESTIONS.get(key) != "actions" or action == NONE:
        return
    passing = key == "logical_alternatives" and action in ALL_CALLS and action != "P"
    for codes in (action, *((f"P {action}",) if passing else ())):
        said = capital(words.say("quick-only", text=value(key, codes, words)))
        yield Tap(codes, said, "", at.answered(key, codes).href)


def _together(key: str, quick: Quick, at: Address, words: Words) -> Iterator[Tap]:
    """This and what would be asked next, where both are mostly told in one breath; not where it is asked anew, with the
    next answer kept."""
    mine = quick.kind.together.get(key)
    for (first, one), (second, other) in mine(quick.known) if mine is not None else ():
        if any(kept.key == second for kept in at.kept):
            continue
        said = value(first, one, words, at.start, quick.known)
        form = "none" if other == NONE else "passed"
        text = words.say(f"quick_together-{first}", form, text=said)
        yield Tap("", capital(text), "", at.answered(first, one).answered(second, other).href)


def _named(question: RoadQuestion | None, to_tell: AnswerToTell | None, at: Address, words: Words) -> Iterator[Tap]:
    """Of what a bid has shown, that it was the suit that it names, and no other."""
    if question is None or to_tell is None or LISTED_QUESTIONS.get(question.kind) != "denominations":
        return
    index = to_tell.call_index(question.of)
    suit = to_tell.auction[index].call[1:] if index is not None else ""
    if suit in SUITS:
        said = capital(words.say("quick-only", text=words.suit(suit)))
        yield Tap(suit, said, "", at.answered(question.kind, suit).href)


def _form(key: str, offered: Sequence[str] | None, known: Mapping[str, str]) -> Form:
    parts = parts_of(key)
    if offered is None and parts is not None:
        return "gather" if parts == ALL_CALLS else "tick_cards" if parts == ALL_CARDS else "tick_seats"
    if offered is None:
        kind = LISTED_QUESTIONS.get(key, "")
        acted: Form = "tick_cards" if known.get("action") in ALL_CARDS else "tick_calls"
        listed: dict[str, Form] = {"denominations": "tick_suits", "card": "cards", "actions": acted}
        return listed.get(kind, "number" if key in _BY_NUMBER else "text")
    codes = [code for code in offered if code != NONE]
    if len(codes) > 13 and set(codes) <= set(ALL_CALLS):
        return "calls"
    if len(codes) > 4 and set(codes) <= set(ALL_CARDS):
        return "cards"
    if set(ALL_CARDS) <= set(codes):
        return "actions"
    return "seats" if set(codes) <= set(SEAT_NAMES) and key not in OF_A_SUIT else "few"


def _taps(wanted: Wanted, form: Form, at: Address, words: Words, known: Mapping[str, str]) -> Iterator[Tap]:
    key = wanted.key
    codes: Iterable[str] = wanted.choices or ()
    if form == "tick_suits":
        codes = SUITS
    elif not codes and form in ("cards", "tick_cards"):
        codes = ALL_CARDS
    elif form == "tick_calls":
        codes = calls_over(known.get("last_bid", UNTOLD))
    elif form == "gather":
        codes = _behind(at.pending)
    elif form == "tick_seats":
        codes = SEAT_NAMES
    if len(codes := tuple(codes)) == _YES_AND_NO and codes[0] == "no":
        codes = codes[::-1]  # yes has its place everywhere: who answers quickly taps where it was before
    for code in codes:
        to = at.waiting((*at.pending, code)) if form == "gather" else at.answered(key, code)
        read = capital(_read(code, wanted, form, words, at.start, known))
        if form == "seats" and code in SEAT_NAMES and key != "declarer":
            read = _with_role(code, read, known, words)
        # whether it was doubled is said in a word of its own
        yield Tap(code, read, spoken(code, words) if key != RISK else "", to.href)


def _with_role(code: str, read: str, known: Mapping[str, str], words: Words) -> str:
    """A hand of the declaring side by what it is, once the Director has said who is declarer."""
    declarer = known.get("declarer", "")
    if declarer not in SEAT_NAMES or code not in (declarer, Seat[declarer].partner.value):
        return read
    return words.say("quick-hand-of", "declarer" if code == declarer else "dummy", text=read)


def _behind(gathered: Sequence[str]) -> Sequence[str]:
    """The calls that may come behind those that were gathered: whose bid it was before them nobody has told, so that
    they are all there until one of them is a bid; none once three have passed."""
    calls = [CALLS[call] for call in gathered]
    bids = [n for n, call in enumerate(calls) if call.is_bid]
    if bids:
        return [str(call) for call in next_calls(calls[bids[-1] :]) if str(call) in ALL_CALLS]
    return () if calls[-3:] == [PASS] * 3 else ALL_CALLS


def _read(code: str, wanted: Wanted, form: Form, words: Words, start: str, known: Mapping[str, str]) -> str:
    key = wanted.key
    if code in ALL_CALLS and form in ("calls", "actions", "tick_calls", "gather"):
        return words.call(code, "short")
    if wanted.question is not None and code in ("yes", "no"):
        return yes_or_no(key, code, words, wanted.question.law or "")
    return words.suit(code) if form == "tick_suits" else value(key, code, words, start, known)


def yes_or_no(key: str, code: str, words: Words, law: str = "") -> str:
    """What `yes` or `no` means as an answer to a Question of that kind, which that `law` asks."""
    return meaning(words, f"question-{key}", code, law) or value(key, code, words)


def spoken(code: str, words: Words) -> str:
    """How a call or a card is spoken; nothing of what is read as it stands."""
    if code in ALL_CALLS:
        return words.call(code, "spoken")
    return words.card(code, "spoken") if code in ALL_CARDS else ""
