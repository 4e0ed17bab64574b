"""An answer of a quick ruling given anew: which of the later ones stand, which wait until they are asked, which are
left out.

A later answer stands where its question is asked still and it is among what can be answered. A fact is the same
question under any others, unless it names the side, or the player, of whom it is asked: how many tricks that side won
says nothing of the other one. What a Law asks of an act, and what a player chooses, is another one once that act, or
that player, is another.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from msgspec import Struct

from bridgelaw.api.quick.facts import CHOOSE, OF_OWN_SIDE, OF_THE_PLAYER, SEAT_NAMES, read
from bridgelaw.api.quick.kind import Plain
from bridgelaw.api.quick.road import quick
from bridgelaw.api.quick.state import Quick
from bridgelaw.api.quick.writing import IT, filled_in
from bridgelaw.desk.ruling import road
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import Seat
from bridgelaw.table.vocabulary import QUESTIONS

Pair = tuple[str, str]
_NOWHERE = "-"
"""What an answer is about that nothing asks for."""


class EarlierAnswer(Struct, frozen=True):
    """An answer from before the change. `about`: the mark of what its question was about; empty: of whatever it is."""

    key: str
    value: str
    about: str = ""

    @property
    def pair(self) -> Pair:
        """Its key and value."""
        return self.key, self.value


class Resumed(Struct, frozen=True):
    """The ruling with all that stands. `answers`: what counts, in its order; `waiting`: kept answers whose question may
    still come; `dropped`: those that do not fit any more."""

    quick: Quick
    answers: tuple[Pair, ...]
    waiting: tuple[EarlierAnswer, ...] = ()
    dropped: tuple[EarlierAnswer, ...] = ()


def resumed(start: str, told: Sequence[Pair], kept: Sequence[EarlierAnswer], *, laws: str, authority: str) -> Resumed:
    """Where a ruling stands after the answers `told`, and behind them those `kept` that fit.

    Raises:
        Wrong: as `quick`, of what was told; never of what was kept.
        LawbookError: no such edition or authority.
    """
    found = quick(start, told, laws=laws, authority=authority)
    answers, waiting, dropped = list(told), list(kept), list[EarlierAnswer]()
    number = 0
    while number < len(waiting):
        one = waiting[number]
        fits = _fits(found, one)
        if fits is None:
            number += 1
            continue
        del waiting[number]
        tried = _tried(start, (*answers, one.pair), laws, authority) if fits else None
        if tried is None:
            dropped.append(one)
        else:
            found, number = tried, 0  # what has waited so far may be asked now
            answers.append(one.pair)
    if found.ask is None and not found.unpriced:
        dropped, waiting = [*dropped, *waiting], []
    order = list(kept)
    return Resumed(found, tuple(answers), tuple(waiting), tuple(sorted(dropped, key=order.index)))


def kept_of(start: str, answers: Sequence[Pair], since: int, *, laws: str, authority: str) -> tuple[EarlierAnswer, ...]:
    """The answers from number `since` on, each with the mark of what it was about.

    Raises:
        Wrong: one of the answers does not fit.
    """
    found = []
    for number, (key, value) in enumerate(answers[since:], since):
        before = quick(start, answers[:number], laws=laws, authority=authority)
        found.append(EarlierAnswer(key, value, _about(before, key, value)))
    return tuple(found)


def changed(start: str, answers: Sequence[Pair], key: str, value: str, *, laws: str, authority: str) -> Resumed:
    """Where a ruling stands once the last answer to `key`, whatever their order, is `value`; one that was not given is
    given.

    Raises:
        Wrong: one of the answers, or the new one, does not fit.
    """
    quick(start, answers, laws=laws, authority=authority)
    all_of = resumed(start, (), [EarlierAnswer(*one) for one in answers], laws=laws, authority=authority)
    order, rest = all_of.answers, (*all_of.waiting, *all_of.dropped)
    number = max((n for n, (one, _) in enumerate(order) if one == key), default=len(order))
    later = kept_of(start, order, number + 1, laws=laws, authority=authority)
    told = (*order[:number], (key, value))
    return resumed(start, told, (*later, *rest), laws=laws, authority=authority)


def _fits(found: Quick, one: EarlierAnswer) -> bool | None:
    """Whether a kept answer can be given now; None where it is not its turn yet."""
    asked, key = found.ask, one.key
    if key in found.kind.quiet:
        return key in found.more
    if asked is not None and asked.key == key and asked.question is None:
        if one.about not in ("", _NOWHERE, _about(found, key, one.value)):
            return False
        try:
            read(key, one.value, asked.choices, some=asked.some)
        except Wrong:
            return False
        return True
    if key == CHOOSE and asked is not None:
        return None
    about = _about(found, key, one.value)
    if about != _NOWHERE:
        return one.about in ("", about)
    is_over = key == CHOOSE or (key in found.known and key not in QUESTIONS)
    return False if is_over else None


def _tried(start: str, answers: Sequence[Pair], laws: str, authority: str) -> Quick | None:
    """The ruling with one more answer; None where that cannot be."""
    try:
        found = quick(start, answers, laws=laws, authority=authority)
    except Wrong:
        return None
    return None if any((one.key, one.value) == answers[-1] for one in found.unused) else found


def _about(found: Quick, key: str, value: str) -> str:
    """The mark of what an answer is about that could be given now: whose option it is; the side, or the player, that
    the question names; the act that a Law asks of, with the calls made since over which it was made, and all that was
    irregular."""
    if key == CHOOSE:
        option, _, who = value.partition("@")
        word, _, given = option.partition(":")
        named = [one.by for one in found.unpriced if one.id in (word, given) and who in ("", one.by)]
        return named[0] if named else _NOWHERE
    by = found.known.get("by", "")
    if key in (*OF_OWN_SIDE, *OF_THE_PLAYER) and by in SEAT_NAMES:
        return by if key in OF_THE_PLAYER else Seat[by].side.value
    if found.table is None or found.record is None or key not in QUESTIONS:
        return _NOWHERE
    open_ = [one for one in road(found.table.course).questions if one.status == "open" and one.kind == key]
    if not open_ or key in found.passed_over:
        return _NOWHERE
    written = {act.get("id", f"a{n}"): act for n, act in enumerate(found.record["acts"], 1)}
    plain = {id: sorted((name, str(said)) for name, said in act.items() if name != "id") for id, act in written.items()}
    put, irregular = open_[0], found.table.situation.irregularities
    of_what = [(it.kind, str(it.by), plain.get(it.act)) for it in irregular]
    text = repr((str(put.seat), put.of and plain.get(put.of), _calls_between(found.record["acts"], put.of), of_what))
    return f"{crc32(text.encode()):x}"


def _calls_between(written: Sequence[Plain], of: str | None) -> list[tuple[str, str]]:
    """The calls that were told from the irregularity to the call that is asked about: the same call over others is
    another judgement."""
    ids = [str(act.get("id", f"a{n}")) for n, act in enumerate(written, 1)]
    if of not in ids or IT not in ids or "call" not in written[ids.index(of)]:
        return []
    filled, between = filled_in(written), range(ids.index(IT) + 1, ids.index(of))
    return [(written[n]["by"], written[n]["call"]) for n in between if "call" in written[n] and ids[n] not in filled]
