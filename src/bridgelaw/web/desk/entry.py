"""What players did, written down by the Director: calls and cards by keys, a result, acts from a list; kept at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from litestar import post
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.formats.errors import Wrong
from bridgelaw.game.calls import CALLS
from bridgelaw.game.cards import CARDS
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.situation import Situation
from bridgelaw.live.messages import Entered, Message, Refused, Sent, Strike
from bridgelaw.table.errors import Impossible
from bridgelaw.web.desk import revoke_form
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.acts_form import act_from, placed
from bridgelaw.web.desk.cards_form import card_as_typed, plays, words_of_line
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.case_page import again
from bridgelaw.web.desk.claim_form import answers_to, claim_from
from bridgelaw.web.desk.entry_view import card_examples, examples, writes_first
from bridgelaw.web.desk.forms import DONE, NOW, SentForm, Trouble, done, read, refused, sent
from bridgelaw.web.desk.revoke_form import acts_of, facts_from, tricks_from
from bridgelaw.web.lobby import Lobby
from bridgelaw.words.spelling import letters, seats
from bridgelaw.words.telling.faults import because

MOST_CALLS = 80


@post(PATH + "/cases/{table:str}/{board:int}/calls", include_in_schema=False)
async def calls(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """Calls in the letters of the reader's language, by turns from whoever is to call; `n:1h` names the caller, `1d!`
    was alerted. Those before one that cannot be read are kept."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    if ("director", f"{form.id}-0") in case.state.board.clients:
        return done(case, "")
    words = form.text("calls").split()[:MOST_CALLS]
    for n, word in enumerate(words):
        try:
            found = _called(case, word)
        except Wrong as error:
            return _unread(case, form, words[n:], error, request)
        seen = form.text("seen") if n == 0 else ""
        message = Sent(id=f"{form.id}-{n}", act=found, place=case.place, seen=int(seen) if seen.isdecimal() else None)
        answer = await _kept(lobby, case, message)
        if isinstance(answer, Refused):
            return refused(await case_of(lobby, request, table, board), _rest(form, words[n:]), answer, again(request))
        case = await case_of(lobby, request, table, board)
        if word[-1:] in "!*" and len(word) > 1:
            alert = {"by": Seat[found["by"]].partner.value, "alert": True, "of": case.after}
            await _kept(lobby, case, Sent(id=f"{form.id}-{n}a", act=alert, place=case.place))
            case = await case_of(lobby, request, table, board)
    return done(case, _next(case))


@post(PATH + "/cases/{table:str}/{board:int}/cards", include_in_schema=False)
async def cards(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """Cards in the letters of the reader's language, by turns from whoever is to play; `n:h4` names the hand. All of
    them are kept, or none."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    if ("director", f"{form.id}-0") in case.state.board.clients:
        return done(case, "")
    try:
        found = plays(form.text("cards"), case.words.language, case.state.board.course)
    except Wrong as error:
        return _not_kept(case, form, _sentence(case, error), request)
    except Impossible as error:
        said = (because(error.code, error.details, case.words), _held_elsewhere(case, error.details.get("card", "")))
        return _not_kept(case, form, " ".join(filter(None, said)), request)
    seen = form.text("seen")
    for n, act in enumerate(found):
        # where somebody else writes on the same board meanwhile, the rest of the line was meant for another moment
        message = Sent(id=f"{form.id}-{n}", act=act, place=case.place, seen=int(seen) + n if seen.isdecimal() else None)
        answer = await _kept(lobby, case, message)
        if isinstance(answer, Refused):
            rest = _rest(form, words_of_line(form.text("cards"))[n:], "cards")
            return refused(await case_of(lobby, request, table, board), rest, answer, again(request))
    return done(case, _next(await case_of(lobby, request, table, board)))


@post(PATH + "/cases/{table:str}/{board:int}/acts", include_in_schema=False)
async def act(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """Any other act: who, what, about which act, in which words."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    try:
        found = act_from(
            {name: form.text(name) for name in form.fields}, case.words.language, case.state.board.now.facts
        )
    except Wrong as error:
        return again(request)(case, Trouble(_sentence(case, error), form), 422)
    found, before = placed(found, case.view.acts)
    message = Entered(id=form.id, act=found, place=case.place, before=before if case.is_paper else None)
    reply = await sent(lobby, case, form, message, again(request), "")
    return reply if reply.status_code != DONE else done(case, _next(await case_of(lobby, request, table, board)))


@post(PATH + "/cases/{table:str}/{board:int}/claims", include_in_schema=False)
async def claim(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """A claim, and what the opponents said to it."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    if ("director", f"{form.id}-0") in case.state.board.clients:
        return done(case, "")
    try:
        stated = claim_from(form, case.words.language)
    except Wrong as error:
        return again(request)(case, Trouble(_sentence(case, error), form), 422)
    answer = await _kept(lobby, case, Entered(id=f"{form.id}-0", act=stated, place=case.place))
    if isinstance(answer, Refused):
        return refused(case, form, answer, again(request))
    case = await case_of(lobby, request, table, board)
    for n, response in enumerate(answers_to(form, case.after, case.state.board.now.dummy), 1):
        answer = await _kept(lobby, case, Entered(id=f"{form.id}-{n}", act=response, place=case.place))
        if isinstance(answer, Refused):
            return refused(await case_of(lobby, request, table, board), form, answer, again(request))
    return done(case, _next(await case_of(lobby, request, table, board)))


@post(PATH + "/cases/{table:str}/{board:int}/revokes", include_in_schema=False)
async def revoke(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """A revoke found after the play, by the facts that decide the ruling."""

    def found(case: Case, form: SentForm) -> Iterator[dict[str, Any]]:
        waits = revoke_form.waiting(case.state.board.now)
        told = facts_from(form, waits)
        revoke_form.check(told, case.state.board.now.facts, case.words, tricks_from(form))
        return acts_of(form, told, waits)

    return await _revoked(request, table, board, found, revoke_form.waiting)


@post(PATH + "/cases/{table:str}/{board:int}/revoke-in-play", include_in_schema=False)
async def revoke_in_play(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """A revoke that is pointed out while the play, of which nothing is written down, goes on."""
    return await _revoked(request, table, board, lambda case, form: revoke_form.pointed_out(form))


async def _revoked(
    request: Asking,
    table: str,
    board: int,
    acts_from: Callable[[Case, SentForm], Iterator[dict[str, Any]]],
    waiting: Callable[[Situation], str] = lambda now: "",
) -> Response[Any]:
    """The acts are kept; where somebody's words wait already for the facts (`waiting`: which), or for what they mean,
    they are what is ruled on."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    if ("director", f"{form.id}-0") in case.state.board.clients:
        return done(case)
    try:
        acts = tuple(acts_from(case, form))
    except Wrong as error:
        return again(request)(case, Trouble(_sentence(case, error), form), 422)
    now = case.state.board.now
    spoken = waiting(now) or next((asked.of for asked in now.questions if asked.kind == "act_meant"), "")
    for n, found in enumerate(act for act in acts if not (spoken and "attention" in act)):
        about = {"of": spoken} if "find" in found else {}
        answer = await _kept(lobby, case, Entered(id=f"{form.id}-{n}", act=found | about, place=case.place))
        if isinstance(answer, Refused):
            return refused(await case_of(lobby, request, table, board), form, answer, again(request))
        case = await case_of(lobby, request, table, board)
        spoken = case.after if "attention" in found else spoken
    return done(case)


@post(PATH + "/cases/{table:str}/{board:int}/strike", include_in_schema=False)
async def strike(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """What was last written down is struck out."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)
    seen = form.text("seen")
    message = Strike(id=form.id, place=case.place, seen=int(seen) if seen.isdecimal() else None)
    return await sent(lobby, case, form, message, again(request), "")


def _next(case: Case) -> str:
    """Where the page comes to rest: at what the Director has to ask or say next, else where it puts the focus."""
    if case.road.next.do in ("nothing", "play"):
        return ""
    return "" if writes_first(case) else NOW


async def _kept(lobby: Lobby, case: Case, message: Message) -> object:
    return await lobby.act(await lobby.table(case.state.stream), "director", message)


def _called(case: Case, word: str) -> dict[str, Any]:
    """The act that a typed word is.

    Raises:
        Wrong: it is no call, or nobody is to call.
    """
    language = case.words.language
    who, colon, rest = word.partition(":")
    by = seats(language).get(who.casefold()) if colon else None
    text = rest if by else word
    call = letters(language).get(text.rstrip("!*").casefold() or text)
    if call not in CALLS:
        raise Wrong("input-unknown", f"{word!r} is no call", text=word)
    turn = case.state.board.now.turn
    if by is None and turn is None:
        raise Wrong("entry-nobody", "nobody is to call", text=word)
    return {"by": by or (turn.value if turn else ""), "call": call}


def _unread(case: Case, form: SentForm, words: list[str], error: Wrong, request: Asking) -> Response[Any]:
    return again(request)(case, Trouble(_sentence(case, error), _rest(form, words)), 422)


def _held_elsewhere(case: Case, card: str) -> str:
    """Who holds that card, and how it is written if it was played from there; empty where nobody is known to."""
    for seat, held in case.state.board.now.facts.held.items():
        if held and CARDS.get(card) in held:
            typed = card_as_typed(case.words.language, card, seat.value)
            return case.words.say("entry-cards-held", seat=seat.value, text=typed)
    return ""


def _not_kept(case: Case, form: SentForm, sentence: str, request: Asking) -> Response[Any]:
    """The page with the whole line of cards still in its field."""
    return again(request)(case, Trouble(case.words.say("entry-cards-none", text=sentence), form), 422)


def _sentence(case: Case, error: Wrong) -> str:
    shown = ", ".join((card_examples if error.details.get("sort") == "card" else examples)(case.words))
    text, seat = error.details.get("text", ""), error.details.get("seat", "")
    return case.words.say(error.code, text=text, seat=seat, tricks=int(text) if text.isdecimal() else 0, examples=shown)


def _rest(form: SentForm, words: list[str], field: str = "calls") -> SentForm:
    """What is still to be written down stays in the field."""
    return SentForm(form.id, form.case, form.after, {**form.fields, field: (" ".join(words),)})
