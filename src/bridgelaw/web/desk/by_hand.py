"""Ruling by hand: what the Director can do on any board, even on one that the program could not judge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from litestar.response import Response
from msgspec import Struct

from bridgelaw.answer.bare import kept
from bridgelaw.formats import typed
from bridgelaw.formats.errors import Wrong
from bridgelaw.table.vocabulary import CANCEL, RULE
from bridgelaw.web.desk.access import Asking
from bridgelaw.web.desk.acts_form import What
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.forms import SentForm, Trouble, carried, new_id
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.telling import act_text, where
from bridgelaw.words import Words, typed_scores
from bridgelaw.words.telling.acts import act_line
from bridgelaw.words.telling.apart import told_apart

_ORDERED = ("call", "substitute", "play", "designate", "claim", "concede", "waive", "assess", "choose", "explain")
"""Acts that an order can be about."""


class ByHand(Struct, frozen=True):
    """What the form offers: orders, and the acts that one can be about, the latest first; how a score is typed."""

    form: Mapping[str, str]
    orders: tuple[What, ...]
    about: tuple[What, ...]
    score_how: str


class Bare(Struct, frozen=True):
    """A board of which nothing else could be made: which it is, and what happened, in order."""

    where: str
    happened: tuple[str, ...]
    by_hand: ByHand


def offered(case: Case) -> ByHand:
    """What can be done by hand on that board."""
    words = case.words
    orders = [What(f"rule {one}", words.say(f"ruling-{one}", "label")) for one in RULE]
    orders += [
        What(f"cancel {one}", words.say("page-cancel", text=words.say(f"cancel-{one}", "label"))) for one in CANCEL
    ]
    told = {id: told_of(case, act) for id, act in case.told_acts.items() if any(v in act for v in _ORDERED)}
    about = [What(id, text) for id, text in kept(lambda: told_apart(told, case.view.acts, words), told).items()]
    form = kept(lambda: carried(case), {"id": new_id()})
    return ByHand(form, tuple(orders), tuple(reversed(about)), kept(lambda: score_how(words), ""))


def score_how(words: Words) -> str:
    """How an adjusted score is typed, with the letters of the reader's language."""
    averages = " / ".join(words.say(f"artificial-{one}", "label") for one in ("average_plus", "average_minus"))
    sides = "; ".join(f"{words.say('side-letters', side=side)}: …" for side in ("NS", "EW"))
    return words.say("case-ask-award", example=typed_scores.example(words.language), averages=averages, sides=sides)


def told_of(case: Case, act: Mapping[str, Any]) -> str:
    """An act in one line, as fully as it can be told."""
    plain = f"{act.get('by', '')} {act.get('act', '')}".strip()
    return kept(lambda: act_text(case, act), "") or kept(lambda: act_line(dict(act), case.words), plain)


def bare(case: Case) -> Bare:
    """The board with its acts alone."""
    happened = tuple(told_of(case, act) for act in case.view.acts.values())
    return Bare(where(case), happened, offered(case))


def shown_bare(request: Asking) -> Callable[[Case, Trouble | None, int], Response[Any]]:
    """Makes the page of a board of which nothing but its acts can be shown."""

    def show(case: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        return page("case_bare", request, case.words, status, case=case, bare=bare(case), trouble=trouble)

    return show


def ordered(form: SentForm, language: str) -> dict[str, Any]:
    """The act that the form means.

    Raises:
        Wrong: nothing was chosen, or the score cannot be read.
    """
    why = {"text": form.line("why")} if form.line("why") else {}
    if score := form.line("score"):
        return {"by": "director", "adjust": typed.award(typed_scores.in_codes(score, language))} | why
    if (tricks := form.line("tricks")).isdecimal():
        return {"by": "director", "result": int(tricks)} | why
    verb, _, value = form.line("order").partition(" ")
    if (verb, value) not in _KNOWN:
        raise Wrong("not-answerable", f"{form.line('order')!r} is no order", text=form.line("order"))
    of = form.line("of")
    return {"by": "director", verb: value} | ({"of": of} if of else {}) | why


_KNOWN = frozenset((*(("rule", one) for one in RULE), *(("cancel", one) for one in CANCEL)))
