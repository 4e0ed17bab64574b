"""`bridgelaw session import|export FILE`: sessions from one form of file to another. What a reader noticed and what a
writer could not carry goes to standard error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from bridgelaw.cli import session_kept
from bridgelaw.cli.kept import Address, Data, Kept
from bridgelaw.cli.options import Language
from bridgelaw.cli.session_noticed import tell
from bridgelaw.cli.trouble import complain, report
from bridgelaw.formats.errors import RecordError

if TYPE_CHECKING:
    from bridgelaw.formats.sessions.lost import Written
    from bridgelaw.formats.sessions.session_file import SessionFile

Source = Annotated[
    Path, Parameter(help="A session: USEBIO, Scorer (XML), table units (BWS), results in PBN, or the neutral form.")
]
Out = Annotated[Path | None, Parameter(help="Write to this file, which must not be there yet, not to standard output.")]
Names = Annotated[bool, Parameter(help="With the names of the players, where the file has them.")]
Json = Annotated[bool, Parameter(help="What is said on standard error, as one JSON object.")]


def import_(
    file: Source,
    /,
    *,
    into: Annotated[
        str | None,
        Parameter(help="Keep it under this name in the database; where one is there already, what has changed in it."),
    ] = None,
    out: Out = None,
    names: Names = False,
    json: Json = False,
    data: Data = None,
    database: Address = None,
    language: Language = None,
) -> int:
    """A session of another program in the neutral form (bridgelaw.session/1), which rank and export read.

    What the file contradicts itself in, what was not taken over and what had to be assumed is said. Exit status 2 when
    it cannot be read.

    Examples:
      bridgelaw session import club.xml > evening.json
      bridgelaw session import club.bws --out evening.json --names
      bridgelaw session import club.xml --into tuesday
    """
    if into is not None:
        return session_kept.keep(file, into, names=names, json=json, data=data, database=database, language=language)
    return _converted(file, "session", out, names=names, tables=False, strict=False, json=json, language=language)


def export(
    file: Source,
    /,
    *,
    to: Annotated[
        Literal["usebio", "pbn", "session", "ranking", "travellers"],
        Parameter(help="The form; session = the neutral one, ranking and travellers = these lists as CSV."),
    ],
    out: Out = None,
    names: Names = False,
    tables: Annotated[
        bool, Parameter(help="PBN: a record for each table, not a table of scores for each board.")
    ] = False,
    strict: Annotated[bool, Parameter(help="Exit status 1 when the form could not carry everything.")] = False,
    json: Json = False,
    kept: Kept = False,
    data: Data = None,
    database: Address = None,
    language: Language = None,
) -> int:
    """A session in another form. What that form could not carry is said, rulings first; a list as CSV carries what its
    columns say. Exit status 2 when the file cannot be read.

    Examples:
      bridgelaw session export evening.json --to usebio > evening.xml
      bridgelaw session export evening.json --to pbn --strict > evening.pbn
      bridgelaw session export tuesday --kept --to usebio --names --out tuesday.xml
      bridgelaw session export evening.json --to ranking > ranking.csv
    """
    if kept:
        if names and out is None:
            return complain("error-session-names-out", language)
        return session_kept.with_kept(
            str(file),
            lambda found, _: _written(
                found, to, out, names=names, tables=tables, strict=strict, json=json, language=language
            ),
            names_into=out if names else None,
            data=data,
            database=database,
            language=language,
        )
    return _converted(file, to, out, names=names, tables=tables, strict=strict, json=json, language=language)


def _converted(
    file: Path, to: str, out: Path | None, *, names: bool, tables: bool, strict: bool, json: bool, language: str | None
) -> int:
    from bridgelaw.formats.sessions.reading import load

    try:
        found = load(file)
    except RecordError as error:
        return report(error, language)
    return _written(found, to, out, names=names, tables=tables, strict=strict, json=json, language=language)


def _written(
    found: SessionFile,
    to: str,
    out: Path | None,
    *,
    names: bool,
    tables: bool,
    strict: bool,
    json: bool,
    language: str | None,
) -> int:
    written, data = _writer(to, tables=tables)(found, names)
    if out is None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        try:
            with out.open("xb") as stream:
                stream.write(data)
        except OSError as error:
            return complain("error-not-written", language, out, text=error.strerror or str(error))
    tell(found, written, json=json, language=language)
    return 1 if strict and written.lost else 0


def _writer(to: str, *, tables: bool) -> Callable[[SessionFile, bool], tuple[Written, bytes]]:
    """What writes that form: the text with what it lacks, and its bytes."""

    def write(found: SessionFile, names: bool) -> tuple[Written, bytes]:
        if to == "pbn":
            from bridgelaw.formats.sessions import pbn_writer

            written = pbn_writer.write(found, names=names, tables=tables)
            return written, pbn_writer.encoded(written.text)
        if to in ("ranking", "travellers"):
            from bridgelaw.formats.sessions import lists, lost

            text = lists.ranking_csv(found, names=names) if to == "ranking" else lists.travellers_csv(found)
            return lost.Written(text), text.encode()
        if to == "usebio":
            from bridgelaw.formats.sessions import usebio_writer

            written = usebio_writer.write(found, names=names)
        else:
            from bridgelaw.formats.sessions import neutral_writer

            written = neutral_writer.write(found, names=names)
        return written, written.text.encode()

    return write
