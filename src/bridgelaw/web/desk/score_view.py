"""The page of an adjusted score as data: the form, what it would do to both sides, what helps to fill it in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec
from msgspec import Struct

from bridgelaw.answer.score import stands
from bridgelaw.desk.guidance import guidance
from bridgelaw.desk.results import points_with_weights
from bridgelaw.game.calls import BIDS
from bridgelaw.lawbook.authorities import is_told
from bridgelaw.live.settings import SessionTable
from bridgelaw.session.model import PlayResult
from bridgelaw.web.desk.award_form import TABLE, AwardForm, Kind, TypedResult, of_award, row_of
from bridgelaw.web.desk.case import Case
from bridgelaw.web.desk.effect_view import EffectView, effect_view, lacks_result
from bridgelaw.web.desk.forms import carried
from bridgelaw.web.desk.of_session import OfSession
from bridgelaw.web.desk.spread_view import Beside, FitSpread, beside
from bridgelaw.web.desk.telling import where
from bridgelaw.words import Words, numbers
from bridgelaw.words.telling.double_dummy import double_dummy
from bridgelaw.words.telling.layout import Line
from bridgelaw.words.telling.results import points_told
from bridgelaw.words.telling.rulings import penalty_line
from bridgelaw.words.telling.score import points_of, result_of, score_lines
from bridgelaw.words.telling.settings import settings_by_origin
from bridgelaw.words.telling.to_tell import score_of

Option = tuple[str, str]
"""The value of an option, and how it is written."""


class FieldView(Struct, frozen=True):
    """The other tables: as told, and as they would be typed. `is_read`: they come from a session and are not typed;
    `more`: what else is told of it."""

    told: str
    results: str
    expected: str
    session: tuple[tuple[str, str, str], ...]
    is_read: bool = False
    more: tuple[str, ...] = ()


class Help(Struct, frozen=True):
    """The double-dummy figures in lines, and results out of them, each with the address of the form that has it;
    `beside`: the other tables, and deals that fit what a player might use."""

    lines: tuple[Line, ...]
    uses: tuple[tuple[str, str], ...]
    beside: Beside


class ScoreView(Struct, frozen=True, kw_only=True):
    """All that the page shows. `carried`: what every form on it carries; `filled`: the fields of the score as it is
    filled in, for the forms beside it."""

    where: str
    carried: dict[str, str]
    at_table: tuple[Line, ...]
    standing: tuple[Line, ...]
    has_ended: bool
    lacks_result: bool
    has_award: bool
    form: AwardForm
    filled: tuple[tuple[str, str], ...]
    rows: tuple[tuple[str, str, tuple[TypedResult, ...]], ...]
    bids: tuple[Option, ...]
    kinds: tuple[Kind, ...]
    effect: EffectView | None
    guidance: tuple[Line, ...]
    field: FieldView
    penalties: tuple[Line, ...]
    units: tuple[Option, ...]
    help: Help | None


def score_view(
    case: Case,
    form: AwardForm | None,
    solved: Mapping[str, Any] | None,
    session: OfSession | None = None,
    fits: tuple[FitSpread, ...] = (),
) -> ScoreView:
    """The view; `form` is what has been filled in (None: nothing yet), `solved` the double-dummy figures, if asked
    for, `session` what the session has whose table the case names, `fits` deals that fit, as far as asked for."""
    words, state = case.words, case.state
    came = None if session is None or session.found is None else session.found.result
    shown, read = form if form is not None else _first(case), _row_of(came)
    if lacks_result(case) and shown.table.is_empty:
        shown = msgspec.structs.replace(shown, table=read)
    before, after = case.told_road["score"]["before"], case.told_road["score"]["after"]
    found = [*guidance(state.book, state.board.now, "adjust")]
    if shown.kind == "artificial":
        found = [*guidance(state.book, state.board.now, "offender_responsible"), *found]
    return ScoreView(
        where=where(case),
        carried=carried(case),
        at_table=_score(case, before) or tuple(_came(case, session, came)),
        standing=_score(case, after) if after != before else (),
        has_ended=state.board.now.phase in ("ended", "closed") or not read.is_empty,
        lacks_result=lacks_result(case),
        has_award=case.road.award is not None,
        form=shown,
        filled=tuple((name, value) for name, values in fields_of(shown).items() for value in values),
        rows=(("", "", shown.shown(shown.ns)), ("ew_", "EW", shown.shown(shown.ew))),
        bids=(*((bid.text, words.call(bid.text)) for bid in BIDS if bid.level <= 7), ("P", words.contract("P"))),
        kinds=_kinds(case),
        effect=effect_view(case, shown) if form is not None else None,
        guidance=tuple(settings_by_origin([msgspec.to_builtins(one) for one in found], state.book.authority, words)),
        field=_field(case, session),
        penalties=tuple(penalty_line(case.to_tell, one) for one in case.answer.penalties),
        units=tuple((unit, words.say(f"unit-{unit}", "label")) for unit in _units(state.settings.scoring)),
        help=_help(case, shown, solved, beside(case, session, fits)) if solved is not None else None,
    )


def _kinds(case: Case) -> tuple[Kind, ...]:
    """What can be given, first what the edition and the authority mean by an assigned score."""
    book = case.state.book
    likely = is_told("likely_share", book.edition)
    likely = likely and book.regulations.assigned_form in ("likely_at_all_probable", "either")
    return ("likely", "assigned", "artificial") if likely else ("assigned", "artificial")


def _row_of(came: PlayResult | None) -> TypedResult:
    """The result that the session has for the table, as a row; an empty one where it has none."""
    if came is not None and came.passed_out:
        return row_of({"contract": "P"})
    if came is None or came.contract is None or came.tricks is None:
        return TypedResult()
    return row_of({"contract": str(came.contract), "by": came.contract.declarer.value, "tricks": came.tricks})


def _came(case: Case, session: OfSession | None, came: PlayResult | None) -> Iterator[Line]:
    """The same, told."""
    if session is None or came is None or _row_of(came).is_empty:
        return
    made = came.contract
    text = result_of(case.to_tell, str(made) if made else "P", made.declarer.value if made else None, came.tricks)
    points = {} if came.score is None else {"NS": came.score, "EW": -came.score}
    text = f"{text}, {points_of(case.to_tell, points)}" if points else text
    yield Line(case.words.say("adjust-table-read", session=session.name, text=text))


def _first(case: Case) -> AwardForm:
    """What the form begins with: the award that stands, else the result as the board stands. A quick ruling has only
    what was told of it; what came of the board at the table is no result to be given. To each side a result of its own
    can be given once it is known which has erred."""
    kind = _kinds(case)[0] if case.road.offending is not None else "assigned"
    given = case.road.award
    if given is not None:
        act = case.view.acts[given]
        return of_award(act["adjust"], str(act.get("text", "")))
    told = case.told_road["score"]["after"]
    if case.view.quick and not (told and told.get("contract")):
        declarer = dict(case.view.quick.answers).get("declarer", "")
        return AwardForm(kind=kind, ns=(TypedResult(by=declarer),))
    result = stands(case.state.board.now)
    return AwardForm(kind=kind, ns=() if result is None else (row_of(msgspec.to_builtins(result)),))


def _score(case: Case, found: Mapping[str, Any] | None) -> tuple[Line, ...]:
    told = score_of(found)
    return tuple(score_lines(case.to_tell, told)) if told else ()


def _units(scoring: str | None) -> tuple[str, ...]:
    return ("imp", "vp", "percent", "mp") if scoring == "imp" else ("percent", "mp", "vp", "imp")


def _field(case: Case, read: OfSession | None) -> FieldView:
    words, dealt = case.words, case.state.board.dealt
    field = dealt.field or {}
    results = " ".join(_typed(one) for one in field.get("results", ()))
    told = words.say("adjust-field-known", text=results) if results else words.say("adjust-field-none")
    session = tuple(
        (
            side,
            words.say("adjust-field-session", side=side),
            f"{dealt.session[side]:g}" if side in dealt.session else "",
        )
        for side in ("NS", "EW")
    )
    at = dealt.in_session
    if at is not None and results:
        told = words.say("adjust-field-known", text=" · ".join(_read(one, words) for one in field["results"]))
    more = () if at is None else tuple(_of_session(at, read, session, words))
    return FieldView(told, results, str(field.get("expected", "")), session, at is not None, more)


def _of_session(
    at: SessionTable, read: OfSession | None, session: tuple[tuple[str, str, str], ...], words: Words
) -> Iterator[str]:
    """What is told of the session: how many of its tables are known, the percentages, the datum."""
    where = {"session": at.session if read is None else read.name, "table": f"{at.section}{at.table}"}
    others = None if read is None else read.found
    if others is None:
        yield words.say("adjust-field-of-session", **where)
    else:
        yield words.say("adjust-field-read", known=others.known, expected=others.expected, **where)
        if others.datum is not None:
            yield words.say("adjust-field-datum")
    if read is not None and read.closed:
        yield words.say("presiding-closed")
    for _, label, value in session:
        if value:
            yield words.say("adjust-field-percent", label=label, percent=words.percent(float(value)))


def _read(one: Any, words: Words) -> str:
    """A result of another table that nobody has typed, nor will: weights and all."""
    if isinstance(one, int):
        return numbers.points(one)
    if isinstance(one, str):
        return _typed(one)
    sides = {side: points_told(points_with_weights(points), words) for side, points in one.items()}
    if len(sides) == 1:
        return sides["ns"]
    return " / ".join(f"{words.side(side.upper())} {text}" for side, text in sides.items())


_AVERAGES = {"average_plus": "A+", "average": "A", "average_minus": "A−"}


def _typed(one: Any) -> str:
    """A result of another table as it is typed; a weighted one cannot be, and is kept as it is."""
    if isinstance(one, str):
        return _AVERAGES[one]
    return f"{one:+d}".replace("-", "−") if isinstance(one, int) else "*"


def _help(case: Case, form: AwardForm, solved: Mapping[str, Any], more: Beside) -> Help:
    lines = tuple(double_dummy(case.to_tell, dict(solved)))
    uses, seen = [], set()
    endings = [solved.get("contract"), *(e for one in solved.get("calls", ()) for e in one["endings"])]
    for one in endings:
        if not one:
            continue
        text = result_of(case.to_tell, one["contract"], one["by"], one["tricks"])
        if text not in seen:
            seen.add(text)
            added = msgspec.structs.replace(form, ns=(*form.ns, row_of(one)))
            uses.append((text, f"{case.address}/score?{urlencode(fields_of(added), doseq=True)}"))
    return Help(lines, tuple(uses), more)


def fields_of(form: AwardForm) -> dict[str, list[str]]:
    """The form as the fields of an address."""
    found: dict[str, list[str]] = {}
    for prefix, rows in (("", form.ns), ("ew_", form.ew), ("without_", (form.without,)), (TABLE, (form.table,))):
        for name in TypedResult.__struct_fields__:
            found[prefix + name] = [getattr(row, name) for row in rows if not row.is_empty]
    for name in ("kind", "hurt", "share_ns", "share_ew", "percent_ns", "percent_ew", "reason"):
        found[name] = [getattr(form, name)]
    if form.apart:
        found["apart"] = ["on"]
    return {name: values for name, values in found.items() if any(values)}
