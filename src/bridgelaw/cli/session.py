"""`bridgelaw session rank|import|export FILE`: a whole session of results, scored and ranked."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from bridgelaw.cli import session_files
from bridgelaw.cli.options import Language
from bridgelaw.cli.trouble import report

if TYPE_CHECKING:
    from bridgelaw.formats.sessions.session_file import SessionFile
    from bridgelaw.session.ranking import RankedPair, Ranking
    from bridgelaw.words import Words

app = App(name="session", help="Sessions of many tables: results and rankings.", help_format="plaintext")
app.command(session_files.import_, name="import")
app.command(session_files.export)


@app.command
def rank(
    file: session_files.Source,
    /,
    *,
    json: Annotated[bool, Parameter(help="One JSON object, for programs.")] = False,
    language: Language = None,
) -> int:
    """The ranking of a session: matchpoints, cross-IMPs or Butler, for one or two winners. Exit status 2 when the file
    cannot be read.

    Examples:
      bridgelaw session rank evening.json
      bridgelaw session rank evening.json --json
    """
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.formats.sessions.reading import load
    from bridgelaw.session.ranking import rank as ranked

    try:
        found = load(file)
    except RecordError as error:
        return report(error, language)
    ranking = ranked(found.session, found.regulations)
    if json:
        import msgspec

        from bridgelaw.formats.sessions.ranking import plain_ranking

        told = plain_ranking(found.session, ranking, found.findings)
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        return 0
    from bridgelaw.words import Words

    _print(found, ranking, Words(language or "en", found.laws))
    return 0


def _print(found: SessionFile, ranking: Ranking, words: Words) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(width=80, highlight=False)
    if found.session.name:
        console.print(found.session.name, style="bold", markup=False)
    in_imps = found.session.conditions.scoring != "mp"
    by_section = found.session.conditions.rank_by == "section" and len(found.session.sections) > 1
    columns = ["place", "pair", "boards", "imps" if in_imps else "total", *([] if in_imps else ["percent"])]
    for (section, direction), group in groupby(
        ranking.standings,
        lambda one: (one.pair.section if by_section else "", one.direction.value if one.direction else ""),
    ):
        title = [words.say("session-section", section=section)] if section else []
        if direction and found.session.conditions.winners == 2:
            title.append(words.side(direction))
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), title=" · ".join(title) or None, title_justify="left")
        for name in columns:
            justify = "left" if name == "pair" else "right"
            grid.add_column(words.say(f"session-column-{name}"), justify=justify)  # type: ignore[arg-type]  # a literal
        for one in group:
            grid.add_row(*_row(one, words, in_imps=in_imps))
        console.print(grid)
    for finding in found.findings:
        print(session_files.noticed(finding, words), file=sys.stderr)


def _row(one: RankedPair, words: Words, *, in_imps: bool) -> Sequence[str]:
    from bridgelaw.session.ranking import rounded

    place = words.say("session-place", place=one.rank, tied="yes" if one.tied else "no")
    cells = [place, one.pair.number, str(one.boards), words.hundredths(rounded(one.total))]
    return cells if in_imps else [*cells, "–" if one.percent is None else words.hundredths(rounded(one.percent))]
