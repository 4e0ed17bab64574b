"""`bridgelaw session print FILE`: ranking, travellers and hand records of a session, to be put on the wall."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from bridgelaw.cli.kept import Address, Data, Kept
from bridgelaw.cli.options import Language
from bridgelaw.cli.session_files import Source
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain, report

if TYPE_CHECKING:
    from bridgelaw.formats.sessions.session_file import SessionFile
    from bridgelaw.words.sheets.model import Sheet
    from bridgelaw.words.telling.sessions import SessionToTell

Printed = Literal["ranking", "travellers", "hands"]


def print_(
    file: Source,
    /,
    *,
    what: Annotated[tuple[Printed, ...], Parameter(help="May be given more than once; else all there is.")] = (),
    out: Annotated[Path | None, Parameter(help="A file that is not there yet, .pdf or .html; else HTML, here.")] = None,
    numbers: Annotated[bool, Parameter(help="Numbers of pairs alone in the ranking, no names.")] = False,
    kept: Kept = False,
    data: Data = None,
    database: Address = None,
    language: Language = None,
) -> int:
    """A session to be printed: the ranking, the travellers (all results board by board) and the hand records, on A4.
    Exit status 2 when the file cannot be read, or the other one not be written.

    Examples:
      bridgelaw session print evening.json --out evening.pdf
      bridgelaw session print evening.json --what ranking --language fr > classement.html
      bridgelaw session print tuesday --kept --out tuesday.pdf
    """

    def work(found: SessionFile) -> int:
        return _printed(found, what, out, names=not numbers, language=language)

    if kept:
        if out is None and not numbers:
            return complain("error-session-names-out", language)
        from bridgelaw.cli.session_kept import with_kept

        names_into = None if numbers else out
        return with_kept(
            str(file),
            lambda found, _: work(found),
            names_into=names_into,
            data=data,
            database=database,
            language=language,
        )
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.formats.sessions.reading import load

    try:
        found = load(file)
    except RecordError as error:
        return report(error, language)
    return work(found)


def _printed(
    found: SessionFile, what: tuple[Printed, ...], out: Path | None, *, names: bool, language: str | None
) -> int:
    from bridgelaw.cli.sheet_files import write_sheets
    from bridgelaw.words import Words
    from bridgelaw.words.telling.sessions import session_to_tell

    told = session_to_tell(found, Words(language or usual_language(), found.laws))
    usual: Sequence[Printed] = ("ranking", "travellers", "hands") if found.session.deals else ("ranking", "travellers")
    return write_sheets([_sheet(one, told, names=names) for one in what or usual], out, language)


def _sheet(what: Printed, told: SessionToTell, *, names: bool) -> Sheet:
    from bridgelaw.words.sheets import hand_records, ranking_sheet, travellers

    if what == "ranking":
        return ranking_sheet(told, names=names)
    return travellers(told) if what == "travellers" else hand_records(told)
