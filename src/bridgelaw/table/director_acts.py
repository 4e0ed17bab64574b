"""What the Director and spectators do, one frozen class per verb (record format, section 1)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from bridgelaw.game.cards import Card
from bridgelaw.game.seats import Seat, Side
from bridgelaw.table import vocabulary as words
from bridgelaw.table.act import DirectorAct, SpectatorAct


class DirectorState(DirectorAct, frozen=True, kw_only=True, gc=False):
    """A fact about the board, as the Director states it."""

    verb = "state"
    value = "fact"
    fact: words.State
    seat: Seat | None = None
    cards: tuple[Card, ...] = ()


class DirectorAttention(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director takes up an irregularity that nobody has pointed out."""

    verb = "attention"
    value = "to"
    to: str | None = None


class ExplainOptions(DirectorAct, frozen=True, kw_only=True, gc=False):
    """All options have been explained."""

    verb = "explain_options"
    value = "flag"
    flag: Literal[True] = True


class DirectorChoose(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director takes one of his own options."""

    verb = "choose"
    value = "option"
    option: words.Options
    seat: Seat | None = None


class Find(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director answers a Question. `answer` is what the kind asks for (record format, section 3)."""

    verb = "find"
    value = "kind"
    kind: words.Questions
    answer: Any
    seat: Seat | None = None
    why: str = ""
    consulted: tuple[str, ...] = ()


class Rule(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director orders what happens with the act `of`."""

    verb = "rule"
    value = "order"
    order: words.Order


class Cancel(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director cancels something."""

    verb = "cancel"
    value = "what"
    what: words.Cancelled


class Penalty(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A penalty apart from any adjustment."""

    side: Side
    unit: words.Unit
    amount: float
    kind: words.PenaltyKind = "procedural"
    reason: str = ""


class Penalize(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director imposes a penalty."""

    verb = "penalize"
    value = "penalty"
    penalty: Penalty


class Adjust(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The Director assigns an adjusted score; `award` in the form of section 4 of the record format."""

    verb = "adjust"
    value = "award"
    award: dict[str, Any]


class Resume(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The table may go on."""

    verb = "resume"
    value = "flag"
    flag: Literal[True] = True


class DecideAppeal(DirectorAct, frozen=True, kw_only=True, gc=False):
    """An appeal (`of`) is decided."""

    verb = "decide_appeal"
    value = "decision"
    decision: words.AppealDecision


class Result(DirectorAct, frozen=True, kw_only=True, gc=False):
    """The tricks that declarer won at the table, where the play was not recorded."""

    verb = "result"
    value = "tricks"
    tricks: int


class Superseding(DirectorAct, frozen=True, kw_only=True, gc=False):
    """Stands in the course of a board where a second finding has replaced the one in `of`; no record writes it."""


class SpectatorAttention(SpectatorAct, frozen=True, kw_only=True, gc=False):
    """A spectator draws attention to the irregular act `to`."""

    verb = "attention"
    value = "to"
    to: str | None = None


class SpectatorConvey(SpectatorAct, frozen=True, kw_only=True, gc=False):
    """A spectator lets something be known by a remark or his manner."""

    verb = "convey"
    value = "channel"
    channel: words.Channel
