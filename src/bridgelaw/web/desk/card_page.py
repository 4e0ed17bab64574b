"""The Director's pages of a card: asked for, solved beside the server, taken over into the case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from bridgelaw.api.card_beside import CardToSolve
from bridgelaw.desk.card import NoCard
from bridgelaw.desk.deals_that_fit import BadCards, NotCounted
from bridgelaw.desk.kept_cards import kept_cards
from bridgelaw.lawbook.findings import CARD
from bridgelaw.live.messages import KeepCard, Kept, Refused
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.card_asked import Unready, UnusableField, asked_for, card_about, questions
from bridgelaw.web.desk.card_solving import SolvingCard
from bridgelaw.web.desk.card_view import asking_card, listed, seats, shown_card
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.forms import SentForm, Trouble, carried, decided, done, early, new_id, read
from bridgelaw.web.desk.of_session import of_session
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.telling import where
from bridgelaw.web.lobby import Lobby
from bridgelaw.web.refusal import refusal_sentence
from bridgelaw.words import Words
from bridgelaw.words.telling.card import refused

_CARDS = PATH + "/cases/{table:str}/{board:int}/evidence"
HERE = "/evidence"
FOLLOW = "follow"
"""Parameter of a page that waits for a card."""


def offers_cards(lobby: Lobby, case: Case) -> bool:
    """Whether something on the pages of the case leads to its cards: the house has them, and there is what one could
    be about, or one already."""
    return lobby.settings.evidence_card and bool(questions(case) or kept_cards(case.state.board.now))


@get(_CARDS, include_in_schema=False)
async def prepare(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The form; how far it is while a card of this case is being solved. `follow`: the card once it is there, for every
    window that has waited for it."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    one = lobby.cards.of(case.state.stream, case.place)
    if one is not None and one.is_kept:
        if FOLLOW in request.query_params:
            return done(case, f"{HERE}/{kept_cards(case.state.board.now)[-1].act}")
        one = None
    if lobby.settings.evidence_card and (read_now := await of_session(lobby, case)) is not None:
        case = read_now.case  # with the other tables as the session has them by now
    return _form(request, lobby, case, one)


@post(_CARDS, include_in_schema=False)
async def start(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """Everything that can be seen at once is looked at; then the deals are solved beside the server."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)

    def again(now: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        return _form(request, lobby, now, None, form, trouble, status)

    if (reply := early(case, form, again, HERE)) is not None:
        return reply
    if not lobby.settings.evidence_card:
        return again(case, None, 409)
    try:
        asked = asked_for(case, card_about(case, form.text("of")), form)
        asked.usable.deals()
    except Unready:
        return again(case, None, 409)
    except UnusableField as error:
        return _form(request, lobby, case, None, form, Trouble(error.sentence, form), 422, error.field)
    except BadCards as error:
        card = case.words.card(str(error.card)) if error.card else ""
        sentence = case.words.say(f"error-cards-{error.code}", seat=error.seat.value, card=card)
        return again(case, Trouble(sentence, form), 422)
    one = SolvingCard(CardToSolve(card=asked, laws=int(case.state.book.edition)), form.fields)

    async def keep(card: Mapping[str, Any]) -> Kept | Refused:
        live = await lobby.table(case.state.stream)
        return await lobby.act(live, "director", KeepCard(id=form.id, card=card, place=case.place))

    if not lobby.cards.begin(case.state.stream, case.place, one, keep):
        return again(case, Trouble(case.words.say("infocard-busy"), form), 409)
    return done(case, HERE)


@post(_CARDS + "/cancel", include_in_schema=False)
async def cancel(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[Any]:
    """The card that is being solved is not wanted any more."""
    lobby = await at_a_case(request, acting=True)
    case = await case_of(lobby, request, table, board)
    await read(request)
    await lobby.cards.cancel(case.state.stream, case.place)
    return done(case, HERE)


@get(_CARDS + "/{act:str}", include_in_schema=False)
async def look(request: Asking, table: FromPath[str], board: FromPath[int], act: FromPath[str]) -> Response[Any]:
    """A card that has been taken over."""
    lobby = await at_a_case(request)
    return _card(request, await case_of(lobby, request, table, board), act)


@post(_CARDS + "/{act:str}/letter", include_in_schema=False)
async def letter(request: Asking, table: FromPath[str], board: FromPath[int], act: FromPath[str]) -> Response[Any]:
    """The card stands in the letter from now on, with all lines and readings; or not any more."""
    lobby = await at_a_case(request, acting=True)
    case, form = await case_of(lobby, request, table, board), await read(request)

    def again(now: Case, trouble: Trouble | None, status: int) -> Response[Any]:
        return _card(request, now, act, trouble, status)

    then = f"{HERE}/{act}"
    if (reply := early(case, form, again, then)) is not None:
        return reply
    said = {"by": "director", "find": CARD, "of": act, "value": form.text("value") == "yes"}
    return await decided(lobby, case, form, said, again, then)


def _card(request: Asking, case: Case, act: str, trouble: Trouble | None = None, status: int = 200) -> Response[Any]:
    one = next((one for one in kept_cards(case.state.board.now) if one.act == act), None)
    if one is None:
        raise NotFoundException("no such card")
    return page("card", request, case.words, status, case=case, view=shown_card(case, one), trouble=trouble)


def _form(
    request: Asking,
    lobby: Lobby,
    case: Case,
    one: SolvingCard | None,
    form: SentForm | None = None,
    trouble: Trouble | None = None,
    status: int = 200,
    wrong: str = "",
) -> Response[Any]:
    words, view, closed = case.words, None, ""
    solving = one if one is not None and not one.is_over else None
    if one is not None and one.is_over:
        form = SentForm(new_id(), None, None, one.fields)
        trouble = Trouble(_ended(one, words), form)
    if solving is None:
        try:
            if not lobby.settings.evidence_card:
                raise Unready("infocard-off")
            of = form.text("of") if form else request.query_params.get("of", "")
            view = asking_card(case, card_about(case, of), form)
        except Unready as no:
            closed = words.say(no.message)
    fields = {
        "where": where(case), "carried": carried(case), "closed": closed, "view": view, "solving": solving,
        "cards": listed(case), "seats": seats(words), "busy": lobby.cards.is_busy, "wrong": wrong, "trouble": trouble,
    }  # fmt: skip
    return page("card_new", request, words, status, case=case, **fields)


def _ended(one: SolvingCard, words: Words) -> str:
    """How a card has ended of which there is nothing."""
    why = one.why
    if isinstance(why, Refused):
        return refusal_sentence(why, words)
    if isinstance(why, NotCounted):
        return refused(why, one.asked.card.usable.deals(), words)
    if isinstance(why, NoCard):
        return words.attempt(f"infocard-refused-{why.code}", "desk") or refused(why, None, words)
    return words.say("infocard-was-cancelled")
