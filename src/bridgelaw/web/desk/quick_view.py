"""The page of a quick ruling as data: what is known, the one thing that is asked, what is read out and stands then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.model import Option
from bridgelaw.api.quick.facts import ALL_CALLS, ALL_CARDS, NONE, choices, parts_of
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.road import Quick, Wanted
from bridgelaw.api.quick.seen import findings_of, view_of_quick
from bridgelaw.api.quick.taking import bidding_box
from bridgelaw.api.quick.told import told
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.table.options import ANY_CALL, taken_with
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.web.desk.quick_address import Address
from bridgelaw.words import Words
from bridgelaw.words.telling.answered import question_text
from bridgelaw.words.telling.costs import costs
from bridgelaw.words.telling.facts import answered, label, value, why
from bridgelaw.words.telling.faults import worded
from bridgelaw.words.telling.information import information
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.laws import read_out
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.offered import is_untold, option_text
from bridgelaw.words.telling.quick import GROUPS, asked, standing, title, to_come, unchanged
from bridgelaw.words.telling.speech import meaning
from bridgelaw.words.telling.to_tell import AnswerToTell, question_of

_PASSED = "P P P"
Form = Literal[
    "few", "seats", "calls", "cards", "actions", "tick_seats", "tick_calls", "tick_cards", "tick_suits", "gather",
    "number", "text",
]  # fmt: skip
"""How a thing is asked: one of a few, a seat, a call, a card, a call or card; several of them, ticked or gathered; a
number; words."""
Pick = Literal["", "few", "calls", "cards"]

_SUITS = ("S", "H", "D", "C")
_BY_NUMBER = ("times", "minutes", "normal_line")
_CHOOSE = "choose"
_SELDOM_ANY = ("called_since", "played_since", "next_trick", "calls_since", "other_penalty_cards")
"""What has mostly not come about when the Director is called: that it has not stands before the other answers."""


class Tap(Struct, frozen=True):
    """Something to be tapped: its code, how it reads, how it is spoken, and where it leads."""

    code: str
    text: str
    spoken: str
    href: str


class Tile(Struct, frozen=True):
    """A kind of irregularity."""

    title: str
    law: str
    href: str


class Chip(Struct, frozen=True):
    """An answer that was given; its link asks it again."""

    label: str
    text: str
    href: str


class QuickQuestion(Struct, frozen=True, kw_only=True):
    """The one thing that is asked. `by_code`: the taps by their codes, for a grid; `pending`: what has been gathered;
    `done`, `strike`: where a list of gathered calls is finished, or loses its last. `passed`: that all passed.
    `is_none_usual`: whether `none` stands first. `likely`: answers that come first because of what partner chose."""

    key: str
    label: str
    why: str
    law: str
    form: Form
    taps: tuple[Tap, ...]
    by_code: Mapping[str, Tap]
    none: Tap | None
    is_none_usual: bool
    pending: str
    done: str
    strike: str
    passed: Tap | None
    likely: tuple[Tap, ...]


class QuickOption(Struct, frozen=True, kw_only=True):
    """An option with its costs: taken by a tap on `href`, or by one of `picks`."""

    id: str
    label: str
    sentence: str
    law: str
    costs: tuple[Line, ...]
    take: str
    href: str
    pick: Pick
    picks: tuple[Tap, ...]
    by_code: Mapping[str, Tap]


class QuickReadOut(Struct, frozen=True):
    """What is read out to one player, or is the Director's own choice."""

    by: str
    intro: str
    options: tuple[QuickOption, ...]


class QuickView(Struct, frozen=True, kw_only=True):
    """All that the page of a kind shows."""

    title: str
    law: str
    chips: tuple[Chip, ...]
    back: str
    again: str
    ask: QuickQuestion | None
    more: tuple[Tap, ...]
    unused: tuple[str, ...]
    irregular: tuple[Line, ...]
    readings: tuple[QuickReadOut, ...]
    stands: tuple[Line, ...]
    is_news: bool
    unchanged: str
    reads: tuple[Line, ...]
    later: tuple[Line, ...]
    known: tuple[Line, ...]
    done: bool
    judged: bool


def tiles(at: Address, words: Words) -> dict[str, tuple[Tile, ...]]:
    """The kinds by group, as there are any in it."""
    found = {}
    for group, starts in GROUPS.items():
        mine = tuple(
            Tile(title(name, words), words.say("law-citation", number=KINDS[name].law), at.begin(name).href)
            for name in starts
            if name in KINDS
        )
        if mine:
            found[group] = mine
    return found


def view_quick(quick: Quick, at: Address, words: Words) -> QuickView:
    """The page of a ruling that has come as far as the answers of the address."""
    start = quick.kind.start
    plain = told(quick, at.laws, at.authority, None)  # once: what the options cost is found by trying them
    options = quick.options
    to_tell = answer_to_tell(quick, words)
    stands = (*standing(to_tell), *to_come(to_tell, quick.to_come)) if to_tell and not quick.ask else ()
    readings = tuple(_readings(to_tell, options, at, quick)) if to_tell and not _is_fact(quick, at) else ()
    chosen = any(key == _CHOOSE for key, _ in at.answers)
    return QuickView(
        title=title(start, words),
        law=words.say("law-citation", number=quick.kind.law),
        chips=tuple(_chips(quick, at, to_tell, words)),
        back=at.before(len(at.answers) - 1).href if at.answers else "",
        again=Address(laws=at.laws, authority=at.authority).href,
        ask=_ask(quick, at, to_tell, words),
        more=tuple(Tap(key, label(key, start, words), "", at.adding(key).href) for key in _rare(quick)),
        unused=tuple(f"{label(one.key, start, words)} {value(one.key, one.value, words)}" for one in quick.unused),
        irregular=tuple(irregularities(to_tell)) if to_tell else (),
        readings=readings,
        stands=stands,
        is_news=not options and not chosen,
        unchanged=unchanged(to_tell, quick.reads) if to_tell else "",
        reads=tuple(read_out(quick.reads, words)) if to_tell and not quick.ask else (),
        later=tuple(_later(to_tell)) if to_tell and plain["done"] else (),
        known=tuple(information(to_tell)) if to_tell and plain["done"] else (),
        done=plain["done"],
        judged=quick.record is not None,
    )


def answer_to_tell(quick: Quick, words: Words) -> AnswerToTell | None:
    """The answer with its record, as the words read them; None while facts are missing."""
    view = view_of_quick(quick)
    if quick.answer is None or view is None:
        return None
    answer = replace(worded(quick.answer, words), options=quick.options)
    return AnswerToTell(answer, view, words)


# what is known and asked


def _chips(quick: Quick, at: Address, to_tell: AnswerToTell | None, words: Words) -> Iterator[Chip]:
    left = list(findings_of(quick))
    for number, (key, given) in enumerate(at.answers):
        name = "" if key == _CHOOSE else label(key, at.start, words)
        mine = next((one for one in left if one[0].kind == key), None)
        if mine is not None and to_tell is not None:
            left.remove(mine)
            name = asked(to_tell, mine[0])
        yield Chip(name, answered(key, given, words), at.before(number).href)


def _rare(quick: Quick) -> tuple[str, ...]:
    return quick.more if not any(key == _CHOOSE for key in quick.known) else ()


def _is_fact(quick: Quick, at: Address) -> bool:
    """Whether a fact is asked that the ruling needs before anything of it can be read out."""
    return at.add in quick.more


def _ask(quick: Quick, at: Address, to_tell: AnswerToTell | None, words: Words) -> QuickQuestion | None:
    wanted = Wanted(at.add, choices(at.add)) if at.add in quick.more else quick.ask
    if wanted is None:
        return None
    key, question = wanted.key, wanted.question
    form = _form(key, wanted.choices, quick.known)
    taps = tuple(_taps(wanted, form, at, words))
    none = next((tap for tap in taps if tap.code == NONE), None)
    if (form == "gather" or form.startswith("tick")) and key != "cards":
        listed = LISTED_QUESTIONS.get(key) == "actions"
        named = words.say("quick-none-of-them") if listed else value(key, NONE, words) if question is None else "–"
        none = Tap(NONE, named, "", at.answered(key, NONE).href)
    said, law = label(key, at.start, words), ""
    if question is not None and to_tell is not None:
        seat = question.seat.value if question.seat else None
        put = question_of({"kind": key, "of": question.of, "seat": seat, "law": question.law})
        said, law = asked(to_tell, put), question.law or ""
    gathered = at.pending
    return QuickQuestion(
        key=key,
        label=said,
        why=why(key, at.start, words),
        law=law,
        form=form,
        taps=tuple(tap for tap in taps if tap.code != NONE),
        by_code={tap.code: tap for tap in taps},
        none=none,
        is_none_usual=key in _SELDOM_ANY,
        pending=words.all_of([words.call(call) for call in gathered]),
        done=at.answered(key, " ".join(gathered)).href if gathered else "",
        strike=at.waiting(gathered[:-1]).href if gathered else "",
        passed=Tap(_PASSED, words.say("quick-all-passed"), "", at.answered(key, _PASSED).href)
        if form == "gather" and not gathered
        else None,
        likely=tuple(
            Tap(codes, value(key, codes, words), "", at.answered(key, codes).href)
            for codes in _likely(key, quick.known.get("action", NONE))
        ),
    )


def _likely(key: str, action: str) -> Iterator[str]:
    """What is mostly answered about the action that partner chose: that one was suggested; that it had no alternative,
    or to pass."""
    if LISTED_QUESTIONS.get(key) != "actions" or action == NONE:
        return
    yield action
    if key == "logical_alternatives" and action in ALL_CALLS and action != "P":
        yield f"P {action}"


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
    return "seats" if set(codes) <= {seat.value for seat in SEATS} and key != "suit" else "few"


def _taps(wanted: Wanted, form: Form, at: Address, words: Words) -> Iterator[Tap]:
    key = wanted.key
    codes: Iterable[str] = wanted.choices or ()
    if form == "tick_suits":
        codes = _SUITS
    elif not codes and form in ("cards", "tick_cards"):
        codes = ALL_CARDS
    elif form in ("gather", "tick_calls"):
        codes = ALL_CALLS
    elif form == "tick_seats":
        codes = tuple(seat.value for seat in SEATS)
    for code in codes:
        to = at.waiting((*at.pending, code)) if form == "gather" else at.answered(key, code)
        yield Tap(code, _read(key, code, wanted, form, words), _spoken(code, words), to.href)


def _read(key: str, code: str, wanted: Wanted, form: Form, words: Words) -> str:
    if code in ALL_CALLS and form in ("calls", "actions", "tick_calls", "gather"):
        return words.call(code, "short")
    if wanted.question is not None and code in ("yes", "no"):
        return meaning(words, f"question-{key}", code) or value(key, code, words)
    return words.suit(code) if form == "tick_suits" else value(key, code, words)


def _spoken(code: str, words: Words) -> str:
    if code in ALL_CALLS:
        return words.call(code, "spoken")
    return words.card(code, "spoken") if code in ALL_CARDS else ""


# what is read out


def _readings(to_tell: AnswerToTell, options: Sequence[Option], at: Address, quick: Quick) -> Iterator[QuickReadOut]:
    words = to_tell.words
    for by in dict.fromkeys(option.by for option in options):
        mine = [option for option in options if option.by == by]
        intro = "options-one" if len(mine) == 1 else "options-director" if by == "director" else "options-intro"
        said = words.say(intro, seat=by, options=len(mine))
        assert quick.table is not None
        now = quick.table.situation
        yield QuickReadOut(by, said, tuple(_option(to_tell, option, options, at, now) for option in mine))


def _option(
    to_tell: AnswerToTell, option: Option, options: Sequence[Option], at: Address, now: Situation
) -> QuickOption:
    words, id, by = to_tell.words, option.id, option.by
    several = len([one for one in options if one.id == id]) > 1
    whose = f"@{by}" if several and by != "director" else ""
    pick, codes = _needed(option, now) if not is_untold(to_tell, option) else ("", ())

    def to(code: str) -> str:
        return at.answered(_CHOOSE, f"{id}:{code}{whose}" if code else f"{id}{whose}").href

    picks = tuple(Tap(code, _picked(code, id, words), _spoken(code, words), to(code)) for code in codes)
    take = "quick-take-director" if by == "director" else "quick-take"
    return QuickOption(
        id=id,
        label=words.say(f"option-{id}", "label"),
        sentence=capital(option_text(to_tell, option)),
        law=option.law,
        costs=tuple(costs(to_tell, option)),
        take=words.say(take, seat=by),
        href="" if picks else to(""),
        pick=pick,
        picks=picks,
        by_code={tap.code: tap for tap in picks},
    )


def _needed(option: Option, now: Situation) -> tuple[Pick, tuple[str, ...]]:
    """What has to be named with an option."""
    if option.id in ANY_CALL:
        return "calls", bidding_box(now, Seat[option.by])
    need, cards = taken_with(option.id, option.calls, option.cards or None), option.cards or ()
    if need == "suit":
        return "few", tuple(option.suits or _SUITS)
    if need == "seat":
        declarer = now.declarer
        hands = SEATS if declarer is None else (declarer, declarer.partner)
        return "few", tuple(seat.value for seat in hands)
    if need == "card":
        return ("few" if len(cards) <= 6 else "cards"), tuple(cards) if len(cards) > 1 else ()
    return ("few", tuple(option.calls)) if option.calls else ("", ())


def _picked(code: str, option: str, words: Words) -> str:
    if taken_with(option, None, None) == "seat":
        return words.seat(code)
    if code in _SUITS:
        return words.suit(code)
    return words.call(code, "short") if code in ALL_CALLS else words.card(code)


def _later(to_tell: AnswerToTell) -> Iterator[Line]:
    """The Questions that wait for the end of the board."""
    for question in to_tell.questions:
        if question.answer is None:
            law = to_tell.words.law(question.law, short=True)
            yield Line(capital(question_text(to_tell, question)), law=law)
