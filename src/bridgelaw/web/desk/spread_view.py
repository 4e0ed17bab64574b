"""What stands beside the double-dummy figures of a board: the results of the other tables, and where the actions lead
on the deals that fit what a player might use. Three things that are not one another, each with its own name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import ceil
from typing import Any

from msgspec import Struct

from bridgelaw.desk.over_deals import ActionOverDeals, OverDeals, choices
from bridgelaw.desk.results import others, points_with_weights
from bridgelaw.game.scoring import points
from bridgelaw.game.seats import EW, NS, Vulnerability
from bridgelaw.session.model import PlayResult
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.of_session import OfSession
from bridgelaw.words import Words, numbers
from bridgelaw.words.telling.layout import capital
from bridgelaw.words.telling.results import points_told
from bridgelaw.words.telling.score import points_of, result_of
from bridgelaw.words.telling.to_tell import AnswerToTell

_RARE = Fraction(1, 1000)


class SpreadRow(Struct, frozen=True):
    """A result, what it is worth, how often it comes."""

    result: str
    worth: str
    often: str


class Spread(Struct, frozen=True):
    """How often each result comes; `of`: what it is about, `note`: what is said in the place of rows."""

    of: str
    rows: tuple[SpreadRow, ...]
    note: str = ""


class FieldSpread(Struct, frozen=True, kw_only=True):
    """The results of the other tables; `lead`: what they are, and how many."""

    lead: str
    spread: Spread | None = None


class FitSpread(Struct, frozen=True, kw_only=True):
    """The actions of one choice over the deals that fit. `notes`: what these figures are not."""

    seat: str
    title: str
    lines: tuple[str, ...]
    spreads: tuple[Spread, ...] = ()
    notes: tuple[str, ...] = ()


class Beside(Struct, frozen=True, kw_only=True):
    """What stands beside the double-dummy figures. `fits`: deals that fit, of each choice; `ask`: for whom they can be
    asked for (seats), and `note` where there is nothing to ask."""

    field: FieldSpread
    fits: tuple[FitSpread, ...] = ()
    ask: tuple[str, ...] = ()
    note: str = ""


def beside(case: Case, session: OfSession | None, fits: tuple[FitSpread, ...]) -> Beside:
    """It; `fits` as far as they have been asked for."""
    played = () if session is None or session.found is None else session.found.played
    field = field_spread(case, played)
    seats = (one.usable.seat.value for one in choices(case.state.board.course, case.road.questions))
    ask = tuple(seat for seat in dict.fromkeys(seats) if seat not in {fit.seat for fit in fits})
    note = "" if ask or fits else case.words.say("adjust-dd-fit-nobody")
    return Beside(field=field, fits=fits, ask=ask, note=note)


def field_spread(case: Case, played: Sequence[PlayResult] = ()) -> FieldSpread:
    """The other tables as the case has them; `played`: as the session has them, with their contracts."""
    words = case.words
    rows = [*_played(case.to_tell, played)] if played else [*_field(case)]
    if not rows:
        return FieldSpread(lead=words.say("adjust-dd-field-none"))
    counts = Counter(rows)
    ordered = sorted(counts, key=lambda row: (-row[0], -counts[row], row[1]))
    lead = words.say("adjust-dd-field-lead", n=len(rows))
    made = tuple(SpreadRow(text, worth, str(counts[row])) for row in ordered for _, text, worth in [row])
    return FieldSpread(lead=lead, spread=Spread("", made))


def fit_spread(case: Case, found: OverDeals, vulnerable: Vulnerability) -> FitSpread:
    """A choice, with how each of its actions fares."""
    words, seat = case.words, found.choice.usable.seat.value
    lines = [words.say("adjust-dd-fit-lead", seat=seat, n=str(found.solved)), _count(found, words)]
    if found.silent:
        lines.append(words.say("infocard-silent-calls", n=str(found.silent)))
    margin = str(ceil(100 * found.margin))
    return FitSpread(
        seat=seat,
        title=words.say("adjust-dd-fit", seat=seat),
        lines=tuple(lines),
        spreads=tuple(_spread(case.to_tell, found, one, vulnerable) for one in found.actions),
        notes=(words.say("adjust-dd-fit-margin", n=margin), words.say("adjust-dd-fit-not")),
    )


def no_spread(case: Case, seat: str, why: str) -> FitSpread:
    """The same where there is nothing to show, in a sentence."""
    return FitSpread(seat=seat, title=case.words.say("adjust-dd-fit", seat=seat), lines=(why,))


def _played(to_tell: AnswerToTell, played: Sequence[PlayResult]) -> Iterator[tuple[int, str, str]]:
    """North-South's points, the result and its worth, table by table."""
    for one in played:
        score = one.bare_score
        if score is None:
            continue
        made = one.contract
        if one.passed_out or (made is not None and one.tricks is not None):
            text = result_of(to_tell, str(made) if made else "P", made.declarer.value if made else None, one.tricks)
        else:
            text = to_tell.words.say("adjust-dd-contract-unknown")
        yield score, text, points_of(to_tell, {"NS": score, "EW": -score})


def _field(case: Case) -> Iterator[tuple[int, str, str]]:
    """The same of a field that was typed: nobody knows the contracts. Weighted results stand as they are."""
    field: Mapping[str, Any] = case.state.board.dealt.field or {}
    found = others(field) if field else None
    if found is None:
        return
    for one in field["results"]:
        if isinstance(one, int):
            yield one, "", points_of(case.to_tell, {"NS": one, "EW": -one})
        elif not isinstance(one, str):
            weights = points_with_weights(one["ns"])
            mean = sum(value * weight for value, weight in weights)
            yield round(mean), "", f"{case.words.side('NS')} {points_told(weights, case.words)}"


def _spread(to_tell: AnswerToTell, found: OverDeals, one: ActionOverDeals, vulnerable: Vulnerability) -> Spread:
    words, made = to_tell.words, one.action.contract
    name = f"adjust-dd-fit-{'made' if one.action.action == found.choice.made else 'other'}"
    form = None if one.action.card is None else "card"
    call = capital(words.action(one.action.action))
    if made is None:
        return Spread(words.say(name, text=call, value=words.say("infocard-passed-out")), ())
    contract = words.contract(str(made), made.declarer.value)
    own = made.declarer.side

    def row(tricks: int, deals: int) -> SpreadRow:
        worth = points(made, vulnerable, tricks)
        each = {side.value: worth if side is own else -worth for side in (NS, EW)}
        over = tricks - made.tricks_needed
        sign = "=" if not over else f"+{over}" if over > 0 else f"{numbers.MINUS}{-over}"
        return SpreadRow(
            words.say("adjust-dd-tricks", tricks=tricks, value=sign),
            points_of(to_tell, each),
            words.percent(round(100 * deals / found.solved, 1)),
        )

    rows = tuple(row(tricks, deals) for tricks, deals in one.tricks)
    return Spread(words.say(name, form, text=call, value=contract), rows)


def _count(found: OverDeals, words: Words) -> str:
    of = numbers.whole(found.of, words.locale)
    if found.count is None:
        return words.say("adjust-dd-fit-uncounted", value=of)
    count, share = numbers.whole(found.count, words.locale), Fraction(found.count, found.of)
    if share < _RARE:
        return words.say("fit-count-rare", text=count, value=of, n=numbers.whole(round(1 / share), words.locale))
    return words.say("fit-count", text=count, value=of, percent=words.percent(100 * float(share)))
