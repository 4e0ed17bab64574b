"""What one viewer of a table sees, assembled for him alone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bridgelaw.answer import written
from bridgelaw.answer.build import build
from bridgelaw.answer.model import Answer, Option
from bridgelaw.answer.score_model import Score
from bridgelaw.answer.seat import PublicAnswer, SeatAnswer, dummy_lies_open, public_view
from bridgelaw.answer.seat import view as seat_view
from bridgelaw.answer.shared import Memory, Shared, found_once
from bridgelaw.desk.held import is_held
from bridgelaw.game.deals import write_hand
from bridgelaw.game.seats import SEATS, Seat
from bridgelaw.lawbook.effects import Offer, Refuse
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.claims import asked_to_play_on, partner_may_object
from bridgelaw.live.compared import compared
from bridgelaw.live.found_facts import FoundFact
from bridgelaw.live.heard import ShownActs
from bridgelaw.live.lead_questions import asked_for_questions
from bridgelaw.live.looking import last_trick
from bridgelaw.live.messages import VIEWERS, Viewer
from bridgelaw.live.noted import NotedFact, are_noted
from bridgelaw.live.objecting import known_to
from bridgelaw.live.possible import NOTHING, Can, can, with_costs, with_duties
from bridgelaw.live.prompt import Prompt, restricts_first
from bridgelaw.live.rescored import Rescored
from bridgelaw.live.settings import SessionTable
from bridgelaw.live.shown import POINTED_AT
from bridgelaw.live.silencing import may_have_to_pass
from bridgelaw.live.state import Board, Reporting, TableState
from bridgelaw.live.stops import Stopped, waits_for_explanation
from bridgelaw.table import acts
from bridgelaw.table.facts import Stated
from bridgelaw.table.options import MAY_BE_LEFT
from bridgelaw.table.playing_on import agreed_to_play_on

_encode = msgspec.json.Encoder().encode


class View(Struct, frozen=True, kw_only=True, dict=True):
    """What `who` sees, at his revision. `parts`, joined, are the whole of it as JSON; the last part closes it. The
    other fields are what it was made from.

    `said` is his answer as JSON, `acts` what stands in `happened` by the ids of the acts, `rights` those of a player
    with their provisions. `course` is set while nothing has happened but ordinary calls and cards: all that its
    sentences depend on, as JSON, so that they can be looked up by it. `prompt`: what is asked of him; `stopped`: what
    play stands still for now; `explained`: the irregular acts of which the Director has said what follows since the
    last call or card; `noted`: what a player knows that was noted among the four, `found`: what the Director has found
    of it; `read_out`: what others may choose, as he has heard it; `rescored`: scores of boards before
    this one that were adjusted since it began; `since`: the revision from which on nothing has changed but these;
    `regulations`: what the table sets otherwise than its authority.
    """

    who: Viewer
    revision: int
    table: Mapping[str, Any]
    said: bytes
    happened: msgspec.Raw
    acts: ShownActs
    can: Can
    prompt: Prompt
    waiting: tuple[str, ...]
    rights: bytes
    course: bytes | None
    parts: tuple[bytes, ...]
    stopped: Stopped | None = None
    explained: frozenset[str] = frozenset()
    noted: tuple[NotedFact, ...] = ()
    found: tuple[FoundFact, ...] = ()
    read_out: tuple[Option, ...] = ()
    rescored: tuple[Rescored, ...] = ()
    since: int = 0
    regulations: Mapping[str, Any] = {}

    @found_once
    def body(self) -> bytes:
        """The whole as JSON."""
        return b"".join(self.parts)

    @cached_property
    def answer(self) -> SeatAnswer | PublicAnswer | Answer:
        """What the Laws make of the board, as far as he may see it."""
        found: SeatAnswer | PublicAnswer | Answer = _ANSWER[self.who](self.said)
        return found

    def with_told(self, told: bytes) -> bytes:
        """The body with what `told`, as JSON, says beside it."""
        # put together at once: most views are sent with it and never asked for without
        return b"".join((*self.parts[:-1], b',"told":', told, b"}"))


_ANSWER: dict[Viewer, Callable[[bytes], Any]] = {
    who: msgspec.json.Decoder(
        Answer if who == "director" else PublicAnswer if who == "spectator" else SeatAnswer
    ).decode
    for who in VIEWERS
}


class Common(Shared):
    """What the views of one situation of a table have in common; `ready`: who is ready for what comes next, as the
    board says."""

    def __init__(
        self,
        book: Book,
        now: Situation,
        public: Memory | None = None,
        beside: tuple[Refuse, ...] = (),
        ready: frozenset[Seat] = frozenset(),
    ) -> None:
        super().__init__(book, now, public, beside)
        self.ready = ready

    @found_once
    def waiting(self) -> tuple[str, ...]:
        """For whom the table waits, as far as everybody can know it."""
        return tuple(waited_for(self))

    @found_once
    def waiting_body(self) -> bytes:
        """The same as JSON."""
        return _encode(self.waiting)

    @found_once
    def claimed(self) -> Stated | None:
        """The claim or concession for which the board waits."""
        stated = self.now.facts.stated
        return stated if stated is not None and self.now.phase == "play" and self.now.awaited("claim") else None

    @found_once
    def has_notes(self) -> bool:
        """Whether anything has been noted among the players."""
        return bool(self.now.facts.acts.of(acts.Reserve))

    @found_once
    def opens(self) -> bool:
        """Whether hands lie open that would be closed after the auction and the play alone, as after a claim."""
        return has_ended(self.now) or bool(self.now.awaited("claim"))

    @found_once
    def in_turn(self) -> Seat | None:
        """The player in turn."""
        return self.now.player_in_turn

    def course(self, score: Score | None) -> bytes | None:
        """What the sentences of a view depend on while nothing has happened but ordinary calls and cards, as JSON, with
        the score that the viewer is told. None where they depend on the auction too: when all have passed."""
        if score is not None and self.now.facts.contract is None:
            return None
        in_trick = b"true" if len(self.now.facts.plays) % 4 else b"false"
        return b'{%b,"in_trick":%b,"score":%b}' % (written.course(self), in_trick, _encode(score))

    @found_once
    def public_course(self) -> bytes | None:
        """The same for all but the Director."""
        return self.course(self.public_score)

    @found_once
    def directors_course(self) -> bytes | None:
        """The same for him."""
        return self.public_course if self.score is None else self.course(self.score)

    @found_once
    def hands_at_end(self) -> bytes | None:
        """The four hands as they were dealt, as JSON, once they are for everybody to see; until then None."""
        return _encode(open_hands(self.now)) if has_ended(self.now) else None

    @found_once
    def result_body(self) -> bytes:
        """How the board that is over compares with the other tables, for those who have played it, as JSON."""
        return _encode(compared(self))


def waited_for(common: Common) -> list[str]:
    """The seats, or `director`, for whom the table waits."""
    now = common.now
    facts = now.facts
    if has_ended(now):
        return ["director"] if is_held(now) else [seat.value for seat in SEATS if seat not in common.ready]
    if now.frozen:
        public = common.public.known(now)
        unexplained = {it.key for it in now.irregularities.open if it.waits_for_explanation}
        choosing = (w.effect for w in now.open_windows if isinstance(w.effect, Offer) and public.concerns(w))
        # what has to be read out does not wait for somebody who may ask that play go on after a claim
        choosing = (one for one in choosing if not (unexplained and one.what == "play_on"))
        found = (one.who.value for one in choosing if one.what in MAY_BE_LEFT or one.irregularity not in unexplained)
        return list(dict.fromkeys(found)) or ["director"]
    if now.awaited("claim") and facts.stated is not None:
        if (asked := asked_to_play_on(now)) is not None:
            agreed = agreed_to_play_on(facts, asked)
            return [seat.value for seat in SEATS if seat not in agreed]
        if facts.stated.disputed:
            return ["director"]
        if (partner := partner_may_object(now, facts.stated)) is not None:
            return [partner.value]
        others = facts.stated.side.opponents.seats
        return [s.value for s in others if s is not now.dummy and s not in facts.stated.agreed]
    if (down := facts.down) is not None:
        may_ask = [seat.value for seat in asked_for_questions(now) if seat not in common.ready]
        return [*may_ask, down.by.value]
    if now.dummy is not None and facts.faced is not None and not dummy_lies_open(now):
        return [now.dummy.value]
    if common.once("may_have_to_pass", lambda: may_have_to_pass(now)) is not None:
        return ["director"]
    if (chooser := common.once("restricts_first", lambda: restricts_first(common))) is not None:
        return [chooser.value]
    turn = now.player_in_turn
    return [turn.value] if turn else []


def table_of(state: TableState) -> dict[str, Any]:
    """What everybody knows of the table and of the conditions of its board."""
    settings, board = state.settings, state.board
    return {
        "id": state.stream,
        "title": settings.title,
        "board": board.dealt.number,
        "boards": board.index + 1,
        "dealer": board.dealt.dealer,
        "vulnerable": board.dealt.vulnerable,
        "laws": int(settings.laws),
        "authority": settings.authority,
        "scoring": settings.scoring,
        "entry": settings.entry,
        "screens": settings.screens,
        "alerts": "screenmate" if settings.screens else state.book.regulations.alert_by,
        "opening_lead": state.book.regulations.opening_lead,
        "pointed_at": POINTED_AT,
        "notes": are_noted(state.book, screens=settings.screens),
        "players": dict(settings.players),
        "programs": settings.programs,
        "lesson": None if settings.lesson is None or board.index else msgspec.to_builtins(settings.lesson),
        **({"session": _round_of(state, at)} if state.in_session and (at := board.dealt.in_session) else {}),
    }


def _round_of(state: TableState, at: SessionTable) -> dict[str, Any]:
    """Where in a session the table stands: its round has so many `boards`."""
    return {
        "id": at.session,
        "section": at.section,
        "table": at.table,
        "round": at.round,
        "boards": len(state.settings.boards),
    }


class AnswerInView(Struct, frozen=True, gc=False):
    """An answer as it goes into a view; `course` as there. `answer`: what was written, where it was made first; None:
    it has neither options nor duties."""

    said: bytes
    rights: bytes
    course: bytes | None
    answer: SeatAnswer | PublicAnswer | Answer | None = None

    def chooses(self, who: Viewer, unexplained: Collection[str]) -> bool:
        """Whether the viewer has an option, and need not wait with it until the Director has explained the
        `unexplained` irregular acts. While the table goes on it does not wait for one that he may leave."""
        answer = self.answer
        if answer is None or isinstance(answer, PublicAnswer):
            return False
        waiting = waits_for_explanation(answer, unexplained)
        found = (option for option in answer.options if option.by == who and option not in waiting)
        return any(answer.frozen or option.id not in MAY_BE_LEFT for option in found)


def seat_told(common: Common, seat: Seat, memory: Memory) -> AnswerInView:
    """What the Laws tell a player, and the hands that lie open at this table."""
    found = written.alike(common)
    if found is not None:
        memory.take(found.known)
        return AnswerInView(found.to_seat(seat, common.hands_at_end), found.rights[seat].rows, common.public_course)
    answer = seat_view(common.book, common.now, seat, common, memory)
    if common.opens:
        answer = replace(answer, hands=_opened(common.now, answer.hands))
    return AnswerInView(_encode(answer), _encode(own_rights(common, seat, answer)), None, answer)


def spectators_told(common: Common, memory: Memory, *, open_cards: bool) -> AnswerInView:
    """What they tell those who look on; with `open_cards`, the hands as they are now."""
    now = common.now
    found = written.alike(common)
    if found is not None:
        memory.take(found.known)
        hands = common.hands_at_end or (written.all_hands(common) if open_cards else None)
        return AnswerInView(found.to_all(hands), b"", common.public_course)
    answer = public_view(common.book, now, common, memory)
    if open_cards and not has_ended(now):
        answer = replace(answer, hands=held_hands(now))
    elif common.opens:
        answer = replace(answer, hands=_opened(now, answer.hands))
    return AnswerInView(_encode(answer), b"", None, answer)


def directors_told(board: Board, common: Common, memory: Memory) -> AnswerInView:
    """All that the Laws make of the board, and the cards that each hand still holds."""
    after = last_act(board)
    found = written.alike(common)
    said = found.to_director(common, memory, after) if found is not None else None
    course, answer = None if said is None else common.directors_course, None
    if said is None:
        answer = build(common.book, common.now, after, common, memory)
        said = _encode(answer)
    return AnswerInView(b'%b,"hands":%b}' % (said[:-1], written.all_hands(common)), b"", course, answer)


def _opened(now: Situation, hands: Mapping[str, str]) -> dict[str, str]:
    """All four as they were dealt once the board has ended; before that, with `hands`, the cards of whoever claims or
    concedes: here that is done by facing them, as Law 68 knows it (and the Laws of 2017 want it) everywhere; of a
    defender who gives up tricks once his partner has been heard; and of whoever has faced all of his since, while it
    was heard."""
    if has_ended(now):
        return open_hands(now)
    held, faced, stated = now.facts.held, list[Seat](), now.facts.stated
    # his partner sees none of his cards before he has said whether he objects: he could not play on as if he had not
    unheard = stated.by if stated is not None and partner_may_object(now, stated) is not None else None
    for note in now.awaited("claim"):
        shown = now.facts.acts.about(note.act or "", acts.Expose)
        faced += [] if note.who is unheard else [note.who]
        faced += [one.by for one in shown if set(one.cards) >= set(held[one.by] or ())]
    return {**hands, **{seat.value: write_hand(held[seat]) for seat in faced if held[seat]}}


def has_ended(now: Situation) -> bool:
    """Whether the cards are for everybody to see."""
    return now.phase in ("ended", "closed")


def open_hands(now: Situation) -> dict[str, str]:
    """The four hands as they were dealt."""
    return {seat.value: write_hand(now.facts.deal[seat]) for seat in SEATS if now.facts.deal[seat] is not None}


def held_hands(now: Situation) -> dict[str, str]:
    """The cards that each hand still holds."""
    return {seat.value: write_hand(now.facts.held[seat]) for seat in SEATS if now.facts.held[seat] is not None}


def possible(common: Common, seat: Seat | None, memory: Memory, told: AnswerInView) -> Can:
    """What a player can do, and as what; nothing for anybody else."""
    if seat is None:
        return NOTHING
    now = common.now
    found = can(common.book, now, seat, memory.last) if seat is common.in_turn else NOTHING
    found = with_duties(found, now, told.answer if isinstance(told.answer, SeatAnswer) else None)
    if (trick := last_trick(common.book, now, seat)) is not None:
        found = replace(found, inspect=trick)
    if not now.irregularities or now.facts.auction.over:
        return found
    return with_costs(found, common.book, known_to(seat, now, lambda: memory.last))


def own_reports(reports: tuple[Reporting, ...], seat: Seat | None, ids: Mapping[str, str]) -> list[dict[str, Any]]:
    """What a player has reported, by his own numbers: nobody learns whether others have."""
    mine = [report for report in reports if report.by is seat]
    found = []
    for n, report in enumerate(mine, 1):
        about = {key: value for key, value in report.about.items() if key in ("by", "convey", "text", "took")}
        of = ids.get(str(report.about.get("of")))
        found.append({"id": f"r{n}", "about": about | ({"of": of} if of else {})})
    return found


def own_rights(common: Common, seat: Seat, answer: SeatAnswer) -> list[dict[str, str]]:
    """The rights of a player in the order of his answer, each with the provision that gives it."""
    laws = common.rights[seat]
    if answer.options:
        # two provisions may give this one, each with an option of its own: that of the option which he knows of
        laws = laws | {option.id: option.law for option in answer.options if option.id == "change_call"}
    return [{"right": right, "law": laws[right]} for right in answer.rights[seat.value]]


_GAME = (acts.Call, acts.Play, acts.Face, acts.Spread)


def is_game(act: acts.Act) -> bool:
    """Whether it is but a call or a card."""
    return isinstance(act, _GAME)


def last_act(board: Board) -> str:
    """The id of the last act; `start` before the first."""
    happened = board.course.happened
    return happened[-1].id if happened else "start"
