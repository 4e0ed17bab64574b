"""Law 40. Any call or play may be made, as long as partner knows no more of what it means than the opponents do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.damage import ruled_by_damage
from bridgelaw.lawbook.effects import (
    Effects,
    Found,
    Irregular,
    Moment,
    Notice,
    Permit,
    Rights,
)
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.table import acts


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`opponents_card`: only at one's turn, or also before the auction and in the clarification period. `to_explain`:
    whether also a player who has to explain a call of his own side.

    `varying`: what a pair may agree to do otherwise after a question, an answer or an irregularity is for the authority
    to say, or only after an irregularity of the opponents.
    """

    opponents_card: Literal["at_turn", "also_between"]
    to_explain: bool
    varying: Literal["as_regulated", "after_opponents"] = "as_regulated"


def opponents_card(now: Situation, rights: Rights, terms: Terms, regulations: Regulations) -> Effects:
    """Not dummy, while the play goes on."""
    for seat in dict.fromkeys(_may_look(now, terms, regulations)):
        yield Permit(seat=seat, right="look_at_opponents_card")


def partner_expects(now: Situation, found: Found) -> Effects:
    """A departure from the system that partner has more reason to expect than the opponents."""
    of = found.find.of
    actor = now.actor(of) if of is not None else None
    if found.find.kind != "partner_could_expect" or of is None or actor is None:
        return
    if now.found("partner_could_expect", of):
        yield Irregular(kind="undisclosed_understanding", by=actor, act=of)
        yield Notice(irregularity=f"undisclosed_understanding@{of}")


def crucial(now: Situation, found: Found) -> Effects:
    """An answer that said nothing wrong, and kept back what an opponent's choice hung on: damage is asked about as of
    any other understanding that was not disclosed."""
    told = now.act(found.find.of or "")
    if found.find.kind != "withheld_information" or not isinstance(told, acts.Explain | acts.Announce):
        return
    if now.found("withheld_information", told.id):
        yield Irregular(kind="undisclosed_understanding", by=told.by, act=told.id)
        yield Notice(irregularity=f"undisclosed_understanding@{told.id}")


@When(about=("undisclosed_understanding",), at=("end_of_play",))
def not_disclosed(now: Situation, heard: Notice | Moment, it: Irregularity) -> Effects:
    """Asked when the board is over."""
    if now.phase != "ended" or it.noticed is None:
        return
    yield from ruled_by_damage(now, it)


def vary(now: Situation, found: Found, terms: Terms, regulations: Regulations) -> Effects:
    """The Director has found that the pair had agreed on other methods for the case that has come."""
    of, own, opponents = _varied(now, found)
    forbidden = regulations.vary_after_question_or_irregularity == "disallowed"
    if of is None or not (own if terms.varying == "after_opponents" else forbidden and (own or opponents)):
        return
    yield Irregular(kind="varied_understanding", by=now.actor(of), act=of)
    yield Notice(irregularity=f"varied_understanding@{of}")


def vary_after_opponents(now: Situation, found: Found, regulations: Regulations) -> Effects:
    """The same where only the opponents have done something irregular."""
    of, own, opponents = _varied(now, found)
    if of is not None and opponents and not own and regulations.vary_after_question_or_irregularity == "disallowed":
        yield Irregular(kind="varied_understanding", by=now.actor(of), act=of)
        yield Notice(irregularity=f"varied_understanding@{of}")


@When(about=("varied_understanding",), at=("end_of_play",))
def varied_to_damage(now: Situation, heard: Notice | Moment, it: Irregularity) -> Effects:
    """Asked when the board is over."""
    if now.phase != "ended" or it.noticed is None:
        return
    yield from ruled_by_damage(now, it)


def _varied(now: Situation, found: Found) -> tuple[str | None, bool, bool]:
    """The call or card that was agreed on for such a case; whether a question, an answer or an irregularity of its own
    side came before it; whether one of the opponents did."""
    of = found.find.of
    actor = now.actor(of) if of is not None else None
    if found.find.kind != "varied_by_agreement" or of is None or actor is None:
        return None, False, False
    if not now.found("varied_by_agreement", of):
        return None, False, False
    numbers = now.facts.numbers
    spoken = now.facts.acts.of(acts.Ask, acts.Explain)
    # behind screens his finding says it: the others could tell by the irregularity that somebody had asked there
    asked = now.setting.screens or any(numbers[a.id] < numbers[of] for a in spoken)
    sides = {it.offending for it in now.irregularities if it.act != of and numbers[it.act] < numbers[of]}
    return of, asked or actor.side in sides, actor.side.opponents in sides


def _may_look(now: Situation, terms: Terms, regulations: Regulations) -> Iterator[Seat]:
    between = now.phase == "clarification" or (now.phase in ("setup", "auction") and not now.facts.calls)
    if between and terms.opponents_card == "also_between":
        yield from SEATS
        return
    turn = now.player_in_turn
    if terms.to_explain:
        silent = now.dummy if now.phase == "play" else None
        yield from (duty.who for duty in now.duties(what="explain") if duty.who is not silent)
    if turn is None:
        return
    yield turn
    if regulations.opponents_card_at == "own_and_rho_turn" and now.phase in ("setup", "auction"):
        yield turn.lho
