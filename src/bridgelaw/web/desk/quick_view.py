"""The page of a quick ruling as data: what is known, the one thing that is asked, what is read out and stands then."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer.model import Option
from bridgelaw.answer.replacing import Mark
from bridgelaw.api.quick.again import EarlierAnswer
from bridgelaw.api.quick.facts import ALL_CALLS, CHOOSE, LEAVE, YES_NO
from bridgelaw.api.quick.kind import always
from bridgelaw.api.quick.kinds import KINDS
from bridgelaw.api.quick.result import OF_RESULT
from bridgelaw.api.quick.revoke import PLAYED_OUT
from bridgelaw.api.quick.road import quick as ruling
from bridgelaw.api.quick.seen import findings_of, view_of_quick
from bridgelaw.api.quick.state import Quick
from bridgelaw.api.quick.told import told
from bridgelaw.game.seats import SEATS
from bridgelaw.laws.shelf import open_book, provisions
from bridgelaw.table.options import ANY_CALL, MAY_BE_LEFT, suits_to_name, taken_with
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from bridgelaw.web.desk.quick_address import HERE, Address
from bridgelaw.web.desk.quick_asking import QuickQuestion, Tap, Waits, question_asked, spoken, waits_for_end, yes_or_no
from bridgelaw.web.desk.quick_chips import Chip, chips, said_of
from bridgelaw.web.desk.quick_score import QuickScore, ruled_before, score_of
from bridgelaw.words import Words
from bridgelaw.words.telling.answered import question_text, question_why
from bridgelaw.words.telling.conditions import turn_in_words
from bridgelaw.words.telling.costs import costs
from bridgelaw.words.telling.costs_later import next_call, of_the_call
from bridgelaw.words.telling.facts import label, value
from bridgelaw.words.telling.faults import worded
from bridgelaw.words.telling.grounds import grounds
from bridgelaw.words.telling.in_place import code_of_place, in_place, is_hidden
from bridgelaw.words.telling.information import information
from bridgelaw.words.telling.irregular import irregularities
from bridgelaw.words.telling.laws import law_asking
from bridgelaw.words.telling.layout import Line, capital
from bridgelaw.words.telling.marks import marks
from bridgelaw.words.telling.offered import intro, option_label, option_text
from bridgelaw.words.telling.quick import GROUPS, Read, read_besides, read_first, title, to_come, unchanged
from bridgelaw.words.telling.standing import standing
from bridgelaw.words.telling.to_tell import AnswerToTell

Pick = Literal["", "few", "calls", "cards"]

_SUITS = ("S", "H", "D", "C")


class Tile(Struct, frozen=True):
    """A kind of irregularity."""

    title: str
    law: str
    href: str


class QuickOption(Struct, frozen=True, kw_only=True):
    """An option with its costs: taken by a tap on `href`, or by one of `picks`; by both, where it names a call, which
    is `named`, and leaves any other. `leave`: that he leaves it as it is, where he need not; `marks`: what calls
    cost, in short."""

    id: str
    label: str
    sentence: str
    law: str
    costs: tuple[Line, ...]
    take: str
    href: str
    named: str
    pick: Pick
    picks: tuple[Tap, ...]
    by_code: Mapping[str, Tap]
    leave: Tap | None
    marks: Mapping[str, Mark]


class QuickReadOut(Struct, frozen=True):
    """What is read out to one player, or is the Director's own choice."""

    by: str
    intro: str
    options: tuple[QuickOption, ...]


class QuickLater(Struct, frozen=True):
    """A Question that waits for the end of the board, with the answers that can be given now."""

    sentence: str
    law: str
    why: str
    taps: tuple[Tap, ...]


class QuickView(Struct, frozen=True, kw_only=True):
    """All that the page of a kind shows; `coming`: what will be ruled by what nobody can know yet, a heading first.
    `settled`: whether nothing is left to be looked at; `score`: what can be said of the score. `dropped`: answers
    that do not fit any more; `count`: to count the tricks once the play is over; `before`: the answer that is given
    anew, and `leave`, where it stays as it was. `waits`: whether what is asked is looked at when the board is over,
    and can be answered now; it is `begun` where something of it has been answered, or is answered anew."""

    title: str
    law: str
    chips: tuple[Chip, ...]
    dropped: tuple[str, ...]
    before: str
    leave: str
    back: str
    again: str
    ask: QuickQuestion | None
    waits: Waits
    more: tuple[Tap, ...]
    unused: tuple[str, ...]
    irregular: tuple[Line, ...]
    readings: tuple[QuickReadOut, ...]
    stands: tuple[Line, ...]
    grounds: tuple[Line, ...]
    coming: tuple[Line, ...]
    is_news: bool
    chosen: bool
    unchanged: str
    reads: tuple[Read, ...]
    later_on: str
    over: Tap | None
    count: Tap | None
    later: tuple[QuickLater, ...]
    known: tuple[Line, ...]
    done: bool
    settled: bool
    score: QuickScore
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


def view_quick(quick: Quick, at: Address, words: Words, dropped: Sequence[EarlierAnswer] = ()) -> QuickView:
    """The page of a ruling that has come as far as the answers of the address; `dropped`: answers that do not fit any
    more after a change."""
    start = quick.kind.start
    plain = told(quick, at.laws, at.authority, None)  # once: what the options cost is found by trying them
    options = quick.options
    ruled = ruled_before(quick, at)
    to_tell = answer_to_tell(ruled, words)
    coming = to_come(to_tell, quick.to_come) if to_tell and not quick.ask else []
    waits = waits_for_end(quick, at)
    stands = (*standing(to_tell), *coming[:1]) if to_tell and (not ruled.ask or quick.waits_for_call or waits) else ()
    stands = (*stands, *_of_refused(quick, at, words))
    readings = tuple(_readings(to_tell, options, at, quick)) if to_tell and not _is_fact(quick, at) else ()
    chosen = any(key == CHOOSE for key, _ in at.answers)
    done = plain["done"] and not _is_fact(quick, at)
    later = tuple(_later(to_tell, at, quick)) if to_tell and done else ()
    return QuickView(
        title=title(start, words),
        law=words.say("law-citation", number=quick.kind.law),
        chips=tuple(chips(ruled, at, to_tell, words)),
        dropped=tuple(said_of(one, quick, at.start, words) for one in dropped),
        before=said_of(at.again[0], quick, at.start, words) if at.again else "",
        leave=at.left_as_it_was.href if at.again else "",
        back=at.before(len(at.answers) - 1).href if at.answers and not at.again else "",
        again=at.begin("").href if at.play else HERE,
        ask=question_asked(quick, at, to_tell, words),
        waits=waits,
        more=tuple(
            Tap(key, label(key, start, words, quick.known), "", at.adding(key).href) for key in _rare(quick, at)
        ),
        unused=tuple(
            f"{label(one.key, start, words, quick.known)} {value(one.key, one.value, words, start)}"
            for one in quick.unused
        ),
        irregular=tuple(irregularities(to_tell)) if to_tell else (),
        readings=readings,
        stands=stands,
        grounds=tuple(grounds(to_tell, findings_of(quick), quick.grounds)) if to_tell and not ruled.ask else (),
        coming=tuple(coming[1:]),
        is_news=not options and not chosen,
        chosen=chosen,
        unchanged=unchanged(to_tell, quick.reads) if to_tell else "",
        reads=tuple(_reads(ruled, words, choosing=len(readings) > 1)),
        later_on=words.say("quick-later", "ended" if to_tell and to_tell.answer.phase == "ended" else None),
        over=_over(quick, at, words),
        count=_count(quick, at, words),
        later=later,
        known=tuple(information(to_tell)) if to_tell and done else (),
        done=done,
        settled=done and not later,
        score=score_of(quick, at, to_tell, words),
        judged=quick.record is not None,
    )


def _of_refused(quick: Quick, at: Address, words: Words) -> Iterator[Line]:
    """While a call is still to be made: what comes of the refused one by it, with the players' names."""
    chosen = max((n for n, (key, _) in enumerate(at.answers) if key == CHOOSE), default=None)
    if not quick.waits_for_call or quick.ask is None or chosen is None:
        return
    called = quick.known.get("turn_call", "")
    if quick.ask.key == "new_call" and _COMPARABLE in provisions(at.laws):
        if called != "P":
            yield from next_call(words.under(at.laws), quick.known["by"], of_the_call(quick.known["call"]), indent=2)
        return
    # as it was read out with the choice
    before = ruling(at.start, at.answers[:chosen], laws=at.laws, authority=at.authority)
    option, to_tell = at.answers[chosen][1].partition(":")[0].partition("@")[0], answer_to_tell(before, words)
    if to_tell is None:
        return
    for one in before.options:
        lines = list(costs(to_tell, one)) if one.id == option else []
        first = next((n for n, line in enumerate(lines) if line.style == "label" and not line.indent), len(lines))
        it = to_tell.irregularity(one.irregularity)
        head = turn_in_words(to_tell, to_tell.call_index(it.act) if it else None, passes=called == "P")
        told = _under(lines[first:], head) if called else lines[first:]
        yield from (line._replace(indent=line.indent + 2) for line in told)


def _under(lines: Sequence[Line], head: str) -> Iterator[Line]:
    """What was told under the call that the player in turn has made."""
    below = itertools.dropwhile(lambda line: line.text != head, lines)
    yield from (line._replace(indent=line.indent - 2) for line in itertools.takewhile(_is_below, list(below)[1:]))


def _is_below(line: Line) -> bool:
    return line.indent > 0


_COMPARABLE = "law31.comparable"


def answer_to_tell(quick: Quick, words: Words) -> AnswerToTell | None:
    """The answer with its record, as the words read them; None while facts are missing."""
    view = view_of_quick(quick)
    if quick.answer is None or view is None:
        return None
    answer = replace(worded(quick.answer, words), options=quick.options)
    return AnswerToTell(answer, view, words)


def _reads(quick: Quick, words: Words, *, choosing: bool = False) -> list[Read]:
    """What is read out besides; as long as facts are missing what is said from the first. `choosing`: several players
    choose, and what the table is told now comes before that."""
    if quick.table is None:
        return read_first(quick.kind, words)
    names, how = quick.reads_now, quick.reads_as
    guides, first = quick.guides, quick.guides_first
    plays_on, notes, later = quick.plays_on, quick.notes, quick.reads_later
    found = read_besides(
        words, names, reads_as=how, guides=guides, guides_first=first, plays_on=plays_on, notes=notes, later=later
    )
    return [one._replace(first=one.first or (choosing and one.heading == "quick-law-now")) for one in found]


# what is known and asked


def _rare(quick: Quick, at: Address) -> tuple[str, ...]:
    asked, book = {ask.key for ask in quick.kind.asks if ask.needed is always}, open_book(at.laws, at.authority)
    asked |= {*OF_RESULT, PLAYED_OUT}
    asked |= {"lead_down"} if quick.known.get("stage") == "clarification" else set()
    rare = (key for key in quick.more if key not in asked and CHOOSE not in quick.known)
    return tuple(key for key in rare if quick.kind.counts(key, book))


def _is_fact(quick: Quick, at: Address) -> bool:
    """Whether a fact is asked that the ruling needs before anything of it can be read out."""
    return at.add in quick.more


# what is read out


def _readings(to_tell: AnswerToTell, options: Sequence[Option], at: Address, quick: Quick) -> Iterator[QuickReadOut]:
    words = to_tell.words
    for by in dict.fromkeys(option.by for option in options):
        mine = [option for option in options if option.by == by]
        yield QuickReadOut(
            by, intro(words, by, mine), tuple(_option(to_tell, option, options, at, quick) for option in mine)
        )


def _option(to_tell: AnswerToTell, option: Option, options: Sequence[Option], at: Address, quick: Quick) -> QuickOption:
    words, id, by = to_tell.words, option.id, option.by
    shared = len([one for one in options if one.id == id]) > 1
    whose = f"@{by}" if shared and by != "director" else ""
    pick, codes = _needed(option, quick) if not is_hidden(to_tell, option, ("card", "")) else ("", ())

    def to(code: str) -> str:
        # a card that nobody has named is told by where it lies
        given = code_of_place(to_tell, option.irregularity, code) or code
        return at.answered(CHOOSE, f"{id}:{given}{whose}" if code else f"{id}{whose}").href

    several = codes if len(codes) > 1 else ()
    picks = tuple(_pick(code, option, to_tell, to(code)) for code in several)
    named = option.calls[0] if len(option.calls or ()) == 1 and option.calls else codes[0] if len(codes) == 1 else ""
    take = "quick-take-director" if by == "director" else "quick-take"
    return QuickOption(
        id=id,
        label=option_label(to_tell, option),
        sentence=capital(option_text(to_tell, option, apart=True)),
        law=option.law,
        costs=tuple(costs(to_tell, option)),
        take=words.say(take, seat=by),
        href=to(named) if named or not picks else "",
        named=_picked(named, id, words) if named and picks else "",
        pick=pick,
        picks=picks,
        by_code={tap.code: tap for tap in picks},
        leave=_leave(option, whose, at, words),
        marks=marks(option, several) if pick == "calls" else {},
    )


def _leave(option: Option, whose: str, at: Address, words: Words) -> Tap | None:
    if option.id not in MAY_BE_LEFT:
        return None
    said = words.say(f"quick-leave-{option.id}")
    return Tap(LEAVE, said, "", at.answered(CHOOSE, f"{LEAVE}:{option.id}{whose}").href)


def _needed(option: Option, quick: Quick) -> tuple[Pick, tuple[str, ...]]:
    """What has to be named with an option."""
    if option.id in ANY_CALL:
        return "calls", quick.box(option)
    need, cards = taken_with(option.id, option.calls, option.cards or None), option.cards or ()
    if need == "suit":
        return "few", suits_to_name(option.id, option.suits or _SUITS, option.cards or None)
    if need == "seat":
        assert quick.table is not None
        declarer = quick.table.situation.declarer
        hands = SEATS if declarer is None else (declarer, declarer.partner)
        return "few", tuple(seat.value for seat in hands)
    if need == "card":
        return ("few" if len(cards) <= 6 else "cards"), tuple(cards) if len(cards) > 1 else ()
    return ("few", tuple(option.calls)) if option.calls else ("", ())


def _pick(code: str, option: Option, to_tell: AnswerToTell, href: str) -> Tap:
    if (place := code_of_place(to_tell, option.irregularity, code)) is not None:
        return Tap(place, capital(in_place(place, to_tell.words)), "", href)
    return Tap(code, _picked(code, option.id, to_tell.words), spoken(code, to_tell.words), href)


def _picked(code: str, option: str, words: Words) -> str:
    if taken_with(option, None, None) == "seat":
        return words.seat(code)
    if (suits := code.split()) and all(suit in _SUITS for suit in suits):
        return words.all_of([words.suit(suit) for suit in suits])
    return words.call(code, "short") if code in ALL_CALLS else words.card(code)


def _over(quick: Quick, at: Address, words: Words) -> Tap | None:
    """To say with one tap that the board is over, or that a lead lies face down already, where the ruling is another
    then."""
    if any(key == CHOOSE for key, _ in at.answers):
        return None
    if "lead_down" in quick.more and quick.known.get("stage") == "clarification" and quick.table is not None:
        return Tap("yes", words.say("quick-lead-lies-down"), "", at.answered("lead_down", "yes").href)
    if "stage" not in quick.more:
        return None
    return Tap("ended", words.say("quick-already-over"), "", at.answered("stage", "ended").href)


def _count(quick: Quick, at: Address, words: Words) -> Tap | None:
    """To come back when the play is over, and count the tricks that go over; all that was told stays."""
    if PLAYED_OUT not in quick.more or quick.ask is not None or at.add:
        return None
    return Tap(PLAYED_OUT, words.say("quick-played-out"), "", at.answered(PLAYED_OUT, "yes").href)


def _later(to_tell: AnswerToTell, at: Address, quick: Quick) -> Iterator[QuickLater]:
    """The Questions that wait for the end of the board; they can be answered at once where it is over."""
    words = to_tell.words
    for question in to_tell.questions:
        if question.answer is None and question.kind not in quick.passed_over:
            key = question.kind
            yield QuickLater(
                sentence=capital(question_text(to_tell, question)),
                law=law_asking(key, question.law),
                why=question_why(to_tell, question),
                taps=tuple(
                    Tap(code, yes_or_no(key, code, words, question.law or ""), "", at.answered(key, code).href)
                    for code in (YES_NO if key not in LISTED_QUESTIONS else ())
                ),
            )
