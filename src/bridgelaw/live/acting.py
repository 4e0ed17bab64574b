"""An act that is sent to a board: which acts it names, whether it is possible, what would be irregular about it.
Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bridgelaw.answer.laid_open import may_play_dummy
from bridgelaw.formats import acts as acts_format
from bridgelaw.formats.errors import Wrong
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live import going_on, kept_evidence
from bridgelaw.live.cases import mark
from bridgelaw.live.claims import partner_may_object
from bridgelaw.live.happenings import Did, Reported
from bridgelaw.live.messages import Entered, Refusal, Report, Sent, Viewer, seat_of
from bridgelaw.live.objecting import Knowing, known_to, mechanical, objections
from bridgelaw.live.shown import record_form
from bridgelaw.live.silencing import may_have_to_pass
from bridgelaw.live.state import Board, TableState
from bridgelaw.table import acts

_MOMENT = (
    acts.Call, acts.Substitute, acts.Retract, acts.Play, acts.Face, acts.Spread, acts.Designate, acts.Claim,
    acts.Concede, acts.Agree, acts.Contest, acts.PlayOn, acts.Choose, acts.Leave, acts.DirectorChoose,
    acts.ExplainOptions, acts.Resume, acts.Rule, acts.Cancel, acts.Adjust, acts.Result,
)  # fmt: skip


def done(
    state: TableState,
    who: Viewer,
    message: Sent,
    act: acts.Act,
    at: float,
    revision: Callable[[], range],
    knowing: Knowing,
) -> Did:
    """The act that `who` has sent, as it is kept; the other arguments as in `bridgelaw.live.handling`.

    Raises:
        Refusal, Wrong: it cannot be done, or is irregular and he has not been told so.
    """
    board = state.board
    case, before = (message.case, message.before) if isinstance(message, Entered) else (None, None)
    now, seat = _moment(state, before), seat_of(who)
    if seat is not None and message.place is not None and now.phase not in ("ended", "closed"):
        raise Refusal("not-ended")
    act = _named(now, seat, act, f"a{len(board.course.happened) + 1}", knowing)
    if seat is not None:
        _check_hand(now, seat, act)
        _check_terms(act)
        _check_turn_to_agree(now, seat, act)
        _check_compared(now, act)
    check_case(state, case)
    kept_evidence.check_act(board.polls, act)
    if message.seen is not None and isinstance(act, _MOMENT) and not _answers_a_note(now, act):
        check_seen(message.seen, revision)
    going_on.check(state, act)
    if seat is not None:
        found = objections(state.book, now, act, seat, knowing)
        hindered = tuple(one for one in found if one.kind in mechanical())
        if hindered and state.settings.entry == "prevent":
            raise Refusal("prevented", hindered)
        if found and not message.confirmed:
            raise Refusal("objection", found)
    if state.settings.kind == "paper":
        return Did(record_form(act), before=before)
    return Did(_timed(board, act, at))


def reported(state: TableState, seat: Seat, message: Report, act: acts.Act) -> Reported:
    """A report of the player `seat`, in the form of the act that it would become.

    Raises:
        Wrong: it is about an act that he does not know.
    """
    board = state.board
    named = _named(board.now, seat, act, "\0", lambda: None)
    of = {"of": named.of} if isinstance(named, acts.Convey) and named.of is not None else {}
    return Reported(f"r{len(board.reports) + 1}", {**message.about, **of, "reported_by": seat.value})


def check_seen(seen: int | None, revision: Callable[[], range]) -> None:
    """Returns if what he saw at `seen` is so still, or he has not said on which revision he decided. `revision`: those
    of the sender's view since anything has changed on the board, the present one last.

    Raises:
        Refusal: the moment has passed.
    """
    if seen is not None and seen not in (same := revision()):
        raise Refusal("stale", revision=str(same[-1]))


def check_case(state: TableState, case: str | None) -> None:
    """Returns if the ruling is still where it was when the Director decided.

    Raises:
        Refusal: somebody has gone on with it.
    """
    if case is not None and case != mark(state):
        raise Refusal("stale")


def _moment(state: TableState, before: str | None) -> Situation:
    """The situation in which an act is done: the present one; on paper, where acts can be put in later, the one before
    another act.

    Raises:
        Refusal: this is not on paper.
        Wrong: there is no such act.
    """
    if before is None:
        return state.board.now
    if state.settings.kind != "paper":
        raise Refusal("not-paper")
    for act, situation in zip(state.board.course.happened, state.board.course.situations, strict=False):
        if act.id == before:
            return situation
    raise Wrong("no-such-act", f"before: no act is called {before!r}", ["before"], id=before)


def _named(now: Situation, seat: Seat | None, act: acts.Act, id: str, knowing: Knowing) -> acts.Act:
    """The act under its own id, with the ids of the board in place of the seat's; the Director has those of the board.

    Raises:
        Wrong: it names an act that is not there, or that the seat has not perceived: nobody can tell by it which.
    """
    named: dict[str, Any] = {}
    for slot in acts_format.references(act):
        own = getattr(act, slot.field)
        of_all = own if own in now.facts.acts else None
        found = of_all if seat is None else known_to(seat, now, knowing).named(own)
        if found is None:
            raise acts_format.no_such_act(slot.key, own)
        named[slot.field] = found
    return replace(act, id=id, **named)


def _check_hand(now: Situation, seat: Seat, act: acts.Act) -> None:
    """A card comes from one's own hand, or is declarer's from dummy once he may see it: nobody learns by trying which
    cards another hand has got."""
    dummys = now.dummy if may_play_dummy(now, seat) else None
    if isinstance(act, acts.Play) and act.hand not in (seat, dummys):
        raise Refusal("not-allowed", what="from")
    if isinstance(act, acts.Designate) and not may_play_dummy(now, seat):
        raise Refusal("not-allowed", what="designate")


def _check_terms(act: acts.Act) -> None:
    """At a live table every card is written down: how many tricks are left, and which cards, no player has to say."""
    if isinstance(act, acts.Claim | acts.Concede):
        for name in ("left", "won", "hands"):
            if getattr(act.terms, name) is not None:
                raise Refusal("not-allowed", what=name)


def _check_turn_to_agree(now: Situation, seat: Seat, act: acts.Act) -> None:
    """What a defender gives up the other side accepts once his partner has been heard, who may object at once."""
    stated = now.facts.stated
    if not isinstance(act, acts.Agree) or stated is None or not now.awaited("claim"):
        return
    partner = partner_may_object(now, stated)
    if partner is not None and seat.side is not partner.side and act.of in (None, stated.act):
        raise Refusal("partner-first", seat=partner.value)


def _check_compared(now: Situation, act: acts.Act) -> None:
    """Nobody calls before it is known whether one of them has to pass."""
    if isinstance(act, acts.Call) and (silenced := may_have_to_pass(now)) is not None:
        raise Refusal("director-compares", seat=silenced.value)


def _answers_a_note(now: Situation, act: acts.Act) -> bool:
    """Whether he says that it was so, of what an opponent has noted: the board may have gone on meanwhile."""
    return isinstance(act, acts.Agree) and isinstance(now.act(act.of or ""), acts.Reserve)


def _timed(board: Board, act: acts.Act, at: float) -> dict[str, Any]:
    """The act in record form, with the times that the server has measured."""
    written = record_form(act) | {"at": round(at - board.began, 3)}
    took = _took(board, act, at)
    return written if took is None or "took" in written else written | {"took": round(took, 3)}


def _took(board: Board, act: acts.Act, at: float) -> float | None:
    """How long he who was to act has taken: since he came in turn, or since he was asked."""
    if isinstance(act, acts.Call | acts.Play):
        return at - board.since if board.now.player_in_turn is act.by else None
    if isinstance(
        act, acts.Explain | acts.Restate | acts.Agree | acts.Contest | acts.PlayOn | acts.Choose | acts.Leave
    ):
        return at - board.asked
    return None
