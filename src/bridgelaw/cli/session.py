"""`bridgelaw session rank|import|export|print FILE`: a whole session of results, scored and ranked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from bridgelaw.cli import session_files, session_kept, session_noticed, session_people, session_print
from bridgelaw.cli.json_line import print_json
from bridgelaw.cli.kept import Address, Data, Kept
from bridgelaw.cli.options import Language
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import report

if TYPE_CHECKING:
    from bridgelaw.formats.sessions.session_file import SessionFile
    from bridgelaw.session.differences import ListDifference
    from bridgelaw.session.ranking import Ranking

app = App(name="session", help="Sessions of many tables: results and rankings.", help_format="plaintext")
app.command(session_files.import_, name="import")
app.command(session_files.export)
app.command(session_people.people)
app.command(session_people.erase)
app.command(session_print.print_, name="print")


@app.command
def rank(
    file: session_files.Source,
    /,
    *,
    since: Annotated[
        Path | None, Parameter(help="The same session as it was before: what has changed is told too.")
    ] = None,
    json: Annotated[bool, Parameter(help="One JSON object, for programs.")] = False,
    kept: Kept = False,
    data: Data = None,
    database: Address = None,
    language: Language = None,
) -> int:
    """The ranking of a session: matchpoints, cross-IMPs or Butler, for one or two winners. Exit status 2 when the file
    cannot be read.

    Examples:
      bridgelaw session rank evening.json
      bridgelaw session rank evening.json --json
      bridgelaw session rank corrected.json --since evening.json
      bridgelaw session rank tuesday --kept
    """
    if kept:
        return session_kept.with_kept(
            str(file),
            lambda found, known: _tell(
                found, known.ranked().ranking, known.changed() if known.list_before else None, json, language
            ),
            data=data,
            database=database,
            language=language,
        )
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.formats.sessions.reading import load
    from bridgelaw.session.differences import difference
    from bridgelaw.session.ranking import rank as ranked

    try:
        found, before = load(file), None if since is None else load(since)
    except RecordError as error:
        return report(error, language)
    ranking = ranked(found.session, found.regulations)
    changed = None
    if before is not None:
        was = (before.session, ranked(before.session, before.regulations))
        changed = difference(was, (found.session, ranking))
    return _tell(found, ranking, changed, json, language)


def _tell(
    found: SessionFile, ranking: Ranking, changed: ListDifference | None, json: bool, language: str | None
) -> int:
    if json:
        from bridgelaw.formats.sessions.ranking import plain_difference, plain_ranking

        told = plain_ranking(found.session, ranking, found.findings)
        if changed is not None:
            told["changed"] = plain_difference(changed)
        print_json(told)
        return 0
    from bridgelaw.cli.session_table import write_difference, write_ranking
    from bridgelaw.words import Words

    words = Words(language or usual_language(), found.laws)
    write_ranking(found.session, ranking, words)
    if changed is not None:
        write_difference(found.session, changed, words)
    for finding in found.findings:
        print(session_noticed.noticed(finding, words), file=sys.stderr)
    return 0
