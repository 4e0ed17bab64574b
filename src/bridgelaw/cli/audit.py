"""`bridgelaw audit PATH…`: many files of boards, what in them is not as the Laws or their own figures have it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from bridgelaw.cli.json_line import print_json
from bridgelaw.cli.options import Language, Laws
from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain

if TYPE_CHECKING:
    from rich.progress import Progress

    from bridgelaw.api.audit import AuditSummary
    from bridgelaw.words import Words


def audit(
    paths: Annotated[list[Path], Parameter(help="Files of boards (PBN, LIN, records one a line), or folders of them.")],
    /,
    *,
    out: Annotated[
        Path | None, Parameter(help="Rows, one per board: .jsonl, .csv, or .parquet with the extra [parquet].")
    ] = None,
    json: Annotated[bool, Parameter(help="The summary as one line of JSON, for programs.")] = False,
    workers: Annotated[
        int | None, Parameter(help="Processes side by side (default: one per core).", validator=Number(gte=1))
    ] = None,
    cluster: Annotated[str | None, Parameter(help="A Dask scheduler whose workers do it (extra [cluster]).")] = None,
    laws: Laws = None,
    language: Language = None,
) -> int:
    """Go through every board: illegal calls, revokes in the play record, claims, hands that are not 13 cards, deals
    that cannot be, acts that took unusually long for their player. Counts and evidence, never a verdict.

    What was interrupted goes on where it was when it is begun again with the same --out. Exit status 2 if a board could
    not be read.

    Examples:
      bridgelaw audit sessions/
      bridgelaw audit sessions/ --out rows.csv
      bridgelaw audit sessions/ --cluster tcp://scheduler:8786
    """
    from bridgelaw.api.auditing import audit as gone_through
    from bridgelaw.api.auditing import files_in
    from bridgelaw.words import Words

    words = Words(language or usual_language())
    for path in paths:
        if not path.exists():
            return complain("error-not-there", language, path)
    files = [file for file in files_in(paths) if out is None or file.resolve() != out.resolve()]
    if not files:
        return complain("error-no-files-of-boards", language)
    if out is not None and not out.parent.is_dir():
        return complain("error-not-there", language, out.parent)
    try:
        with _Progress(len(files)) as progress:
            year = int(laws) if laws else None
            found = gone_through(files, out, laws=year, workers=workers, cluster=cluster, progress=progress.step)
    except (ValueError, ImportError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(words.say("audit-interrupted" if out else "audit-broken-off"), file=sys.stderr)
        return 130
    if json:
        print_json(found)
    else:
        _print(found, words)
    return 2 if found.refused else 0


class _Progress:
    """A bar on a terminal, nothing elsewhere."""

    def __init__(self, files: int) -> None:
        self.files = files
        self.bar: Progress | None = None

    def __enter__(self) -> _Progress:
        if sys.stderr.isatty():
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
            self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self.bar.start()
            self.task = self.bar.add_task("", total=self.files)
        return self

    def step(self, file: Path, found: AuditSummary) -> None:
        """One more file is done."""
        if self.bar is not None:
            self.bar.update(self.task, advance=1, description=file.name)

    def __exit__(self, *raised: object) -> None:
        if self.bar is not None:
            self.bar.stop()


def _print(found: AuditSummary, words: Words) -> None:
    print(words.say("audit-read", files=found.files, boards=found.boards, calls=found.calls, cards=found.cards))
    unmarked = words.say("audit-heading-unmarked", boards=found.unmarked)
    parts = (
        (words.say("audit-heading-irregular"), _labels(found.irregularities, words)),
        (unmarked, _labels(found.unmarked_irregularities, words)),
        (words.say("audit-heading-reading"), {words.say(f"reading-{k}"): n for k, n in found.reading.items()}),
    )
    if not found.irregularities and not found.unmarked:
        print(words.say("audit-nothing-irregular"))
    for heading, rows in parts:
        if rows:
            print(f"\n{heading}")
            width = max(map(len, rows))
            for name, count in sorted(rows.items(), key=lambda pair: (-pair[1], pair[0])):
                print(f"  {name.ljust(width)}  {words.number(count)}")
    if found.refused:
        _print_refused(found, words)
    print()
    print(words.say("audit-counts", claims=found.claims, short=found.short_hands, slow=found.slow))


def _labels(kinds: Mapping[str, int], words: Words) -> dict[str, int]:
    return {words.say(f"irregularity-{kind}", "label"): number for kind, number in kinds.items()}


def _print_refused(found: AuditSummary, words: Words) -> None:
    """The first boards that could not be read, with their reasons, and how many there are."""
    from bridgelaw.formats.errors import RecordError
    from bridgelaw.words.telling.faults import fault

    print(f"\n{words.say('audit-heading-refused')} ({words.number(found.refused)})")
    for one in found.first_refused:
        print(f"  {fault(RecordError(one.file, one.line, 1, one.code, one.reason), words)}")
    if found.refused > len(found.first_refused):
        print("  …")
