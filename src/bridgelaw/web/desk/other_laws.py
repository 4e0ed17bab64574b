"""The same case under another edition or authority, beside it: each statement with the provision that makes it."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath
from litestar.response import Response
from msgspec import Struct

from bridgelaw.api.table import followed
from bridgelaw.formats.errors import RecordError
from bridgelaw.lawbook.authorities import AUTHORITIES
from bridgelaw.lawbook.editions import EDITIONS
from bridgelaw.web.desk.access import PATH, Asking, at_a_case
from bridgelaw.web.desk.case import Case, case_of
from bridgelaw.web.desk.pages import page
from bridgelaw.web.desk.telling import where
from bridgelaw.web.templating import words_of
from bridgelaw.words.telling.editions import NOT_THERE, SECTIONS, THERE, statements
from bridgelaw.words.telling.to_tell import AnswerToTell

AUTHORITY = "authority"


class Statement(Struct, frozen=True):
    """A sentence, and for each edition the provision that says so; empty where it is not said, `•` without one."""

    text: str
    laws: tuple[str, ...]


class StatementSection(Struct, frozen=True):
    """Statements under a heading."""

    heading: str
    statements: tuple[Statement, ...]


@get(PATH + "/cases/{table:str}/{board:int}/law", include_in_schema=False)
async def other_laws(request: Asking, table: FromPath[str], board: FromPath[int]) -> Response[str]:
    """The case under all editions, by the regulations of its authority or of the one that is asked for."""
    lobby = await at_a_case(request)
    case = await case_of(lobby, request, table, board)
    asked = request.query_params.get(AUTHORITY)
    authority = asked if asked in AUTHORITIES else case.state.settings.authority
    cases = dict(_cases(case, authority))
    return page(
        "other_laws", request, case.words,
        case=case, where=where(case), authority=authority, authorities=AUTHORITIES, editions=list(cases),
        sections=_sections(case, cases), own=case.state.settings.laws, missing=NOT_THERE, there=THERE,
    )  # fmt: skip


def _cases(case: Case, authority: str) -> list[tuple[str, AnswerToTell]]:
    found: list[tuple[str, AnswerToTell]] = []
    for edition in EDITIONS:
        try:
            table = followed(case.record, laws=edition, authority=authority)
        except RecordError:
            continue  # what was done to resolve it here cannot have been done there
        words = words_of(case.words.language, edition)
        found.append((edition, AnswerToTell(table.answer(), case.view, words)))
    return found


def _sections(case: Case, cases: dict[str, AnswerToTell]) -> list[StatementSection]:
    found = []
    for name, section in SECTIONS.items():
        said = statements(cases, section)
        rows = tuple(Statement(text, tuple(laws.get(edition, "") for edition in cases)) for text, laws in said.items())
        if rows:
            found.append(StatementSection(case.words.say(f"answer-heading-{name}"), rows))
    return found
