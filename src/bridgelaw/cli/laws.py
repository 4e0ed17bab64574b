"""`bridgelaw laws diff N` and `bridgelaw laws coverage`: what editions change, and what the program has of the Laws."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from bridgelaw.cli.law import (
    DOT,
    NoSuchLaw,
    asked,
    code,
    force,
    heading,
    printed,
    refuse_unknown,
    taken_over,
    text_of,
    told,
)
from bridgelaw.cli.spoken import usual_language
from bridgelaw.lawbook.drawer import ProvisionData
from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.laws.concordance import (
    Difference,
    ProvisionChange,
    difference_of_law,
    page_of_law,
)
from bridgelaw.laws.coverage import CoverageRow, Status, coverage, read_inventory, unlisted
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import BLANK, Line
from bridgelaw.words.typeset import typeset

ARROW = " → "
CELL = min(24, 78 // len(EDITIONS))
STATUS: tuple[Status, ...] = ("rule", "question", "text", "missing")

app = App(name="laws", help="Editions compared, and what the program has of the Laws.", help_format="plaintext")


@app.command
def diff(
    number: Annotated[int, Parameter(help="Number of the Law.")],
    /,
    *,
    from_: Annotated[Edition, Parameter(name="--from", help="The one edition.")] = EDITIONS[0],
    to: Annotated[Edition, Parameter(help="The other edition.")] = USUAL,
    language: Annotated[Language | None, Parameter(help="Language of the page.")] = None,
) -> int:
    """What is different in a Law from one edition to another.

    Examples:
      bridgelaw laws diff 27 --from 2007 --to 2017
    """
    try:
        return _write(diff_lines(number, from_, to, Words(language or usual_language(), to)))
    except NoSuchLaw as error:
        print(error, file=sys.stderr)
        return 2


@app.command(name="coverage")
def _coverage(*, language: Annotated[Language | None, Parameter(help="Language of the table.")] = None) -> int:
    """What the program has of each provision in each edition, and what is missing."""
    return _write(coverage_lines(Words(language or usual_language(), USUAL)))


@app.command
def export(
    folder: Annotated[Path, Parameter(help="Where the pages are written; it is made if it is not there.")],
    /,
    *,
    workers: Annotated[int | None, Parameter(help="Processes side by side (default: one per core).")] = None,
    language: Annotated[Language | None, Parameter(help="Language of what is printed; the pages are in all.")] = None,
) -> int:
    """The law browser as static pages: every Law, edition and language, comparisons, worked cases, a search.

    They need no server: open index.html, or put the folder wherever pages are served. Files of the same name are
    replaced.

    Examples:
      bridgelaw laws export site/laws
    """
    from bridgelaw.cli.bar import ProgressBar
    from bridgelaw.web.laws.export import export as write_out

    words = Words(language or usual_language(), USUAL)
    try:
        with ProgressBar() as bar:
            written = write_out(folder, workers=workers, progress=bar.step)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    size = words.number(round(written.bytes / 1_000_000, 1))
    print(words.say("browser-exported", count=written.files, text=size, words=str(folder)))
    return 0


def laws_diff(number: int, from_: Edition, to: Edition, language: Language) -> str:
    """What is different in Law `number`, for a terminal of 80 columns.

    Raises:
        NoSuchLaw: no edition has anything of it in the program.
    """
    return printed(diff_lines(number, from_, to, Words(language, to)))


def coverage_table(language: Language) -> str:
    """What the program has of each provision of the inventory, per Law and edition, and what is missing."""
    return printed(coverage_lines(Words(language, USUAL)))


def diff_lines(number: int, from_: Edition, to: Edition, words: Words) -> list[Line]:
    """The page, not yet laid out. See `laws_diff`."""
    shelf = drawers()
    pages = {year: page_of_law(shelf, number, year) for year in EDITIONS}
    refuse_unknown(number, pages.values(), words)
    lines = [Line(heading(pages[to], words), law=f"{from_}{ARROW}{to}", style="title"), BLANK]
    lines += taken_over(pages[to], words)
    changes = difference_of_law(shelf, number, from_, to)
    differ = [change for change in changes if change.kinds]
    for (numbers, right), group in groupby(differ, key=_kept(differ, words)):
        lines += _change(numbers, right, list(group), words)
    if not differ:
        lines += [Line(words.say("lawbook-nothing")), BLANK]
    touched = {change.number for change in differ}
    same = dict.fromkeys(change.number for change in changes if change.number not in touched)
    if same:
        lines.append(Line(words.say("lawbook-unchanged", text=", ".join(same))))
    while lines[-1] == BLANK:
        lines.pop()
    return lines


def coverage_lines(words: Words) -> list[Line]:
    """The table, not yet laid out. See `coverage_table`."""
    shelf, inventory = drawers(), read_inventory()
    rows = coverage(shelf, inventory)
    lines = [Line(words.say("lawbook-coverage"), style="title"), BLANK]
    lines += [Line(words.say("lawbook-coverage-intro")), BLANK]
    held = {f"{drawer.name}.{key}": entry for drawer in shelf for key, entry in drawer.data.provision.items()}
    years = "".join(f"{edition:<{CELL}}" for edition in EDITIONS).rstrip()
    for number, of_law in groupby(rows, key=lambda row: row.law):
        lines.append(Line(heading(page_of_law(shelf, number, USUAL), words), style="heading"))
        lines.append(Line("", indent=2, lead=years, style="faint"))
        for _, line in groupby(of_law, key=lambda row: row.line):
            lines += _row(list(line), held, words)
        lines.append(BLANK)
    if besides := unlisted(shelf, inventory):
        lines.append(Line(words.say("lawbook-heading-unlisted"), style="heading"))
        for each in besides:
            editions: dict[str, list[str]] = {}
            for edition, there in each.numbers.items():
                editions.setdefault(there, []).append(edition)
            cited = DOT.join(f"{there} ({', '.join(at)})" for there, at in editions.items())
            lines.append(Line(cited, indent=2))
            lines.append(
                Line(typeset(held[each.name].text(code(words), [*each.numbers][-1]), words), indent=4, style="faint")
            )
        lines.append(BLANK)
    return [*lines, Line(words.say("lawbook-coverage-sum"), style="heading"), *_sums(rows, words)]


def _write(lines: Iterable[Line]) -> int:
    from bridgelaw.words.telling import write

    write(lines, sys.stdout)
    return 0


def _kept(changes: Sequence[ProvisionChange], words: Words) -> Callable[[ProvisionChange], tuple[str, str]]:
    """What changes have in common that are told together: the numbers, and in what way they are different."""
    gone = {change.number for change in changes if "went_out" in change.kinds}
    replaced = gone & {change.number for change in changes if "came_in" in change.kinds}

    def key(change: ProvisionChange) -> tuple[str, str]:
        if change.number in replaced and not (change.old and change.new):
            return _numbers(change), words.say("lawbook-change-replaced")
        return _numbers(change), DOT.join(_kind(kind, change, words) for kind in change.kinds)

    return key


def _numbers(change: ProvisionChange) -> str:
    return ARROW.join(dict.fromkeys(entry.number for entry in (change.old, change.new) if entry))


def _kind(kind: Difference, change: ProvisionChange, words: Words) -> str:
    if kind == "force" and change.old and change.new:
        return f"{force(change.old.force, words)}{ARROW}{force(change.new.force, words)}"
    return words.say(f"lawbook-change-{kind}")


def _change(numbers: str, right: str, changes: Sequence[ProvisionChange], words: Words) -> Iterator[Line]:
    yield Line(numbers, law=right, style="label")
    replaced = {len(change.kinds) == 1 and change.kinds[0] for change in changes} == {"went_out", "came_in"}
    for change in changes:
        there = [entry for entry in (change.old, change.new) if entry]
        if replaced or "reads_differently" in change.kinds:
            for entry in there:
                yield Line(words.say("lawbook-was", year=entry.edition, text=text_of(entry, words)), indent=2)
        else:
            yield Line(text_of(there[-1], words), indent=2)
        if "questions" in change.kinds:
            for entry in there:
                if labels := asked(entry, words.under(entry.edition)):
                    said = words.say("lawbook-asks-in", year=entry.edition, text=DOT.join(labels))
                else:
                    said = words.say("lawbook-asks-nothing", year=entry.edition)
                yield Line(said, indent=2, style="faint")
    yield BLANK


def _row(line: Sequence[CoverageRow], held: Mapping[str, ProvisionData], words: Words) -> Iterator[Line]:
    """One line of the inventory: the number and what became of it, edition by edition; then what it says."""
    there = {row.edition: f"{row.number} {words.say(f'lawbook-status-{row.status}')}" for row in line}
    if max(map(len, there.values())) < CELL:
        cells = "".join(f"{there.get(edition, '–'):<{CELL}}" for edition in EDITIONS)
        yield Line("", indent=2, lead=cells.rstrip())
    else:
        yield Line(DOT.join(f"{edition} {text}" for edition, text in there.items()), indent=2)
    shown = [(row.edition, row.by[0]) for row in line if row.by]
    if words.language == "en":
        yield Line(typeset(f"{line[0].who}: {line[0].says}", words), indent=4, style="faint")
    elif shown:  # the inventory is English: the summary stands for what is there
        edition, name = shown[-1]
        yield Line(typeset(held[name].text(code(words), edition), words), indent=4, style="faint")
    else:
        yield Line(told(line[0].absent, words), indent=4, style="faint")
    yield from dict.fromkeys(Line(told(why, words), indent=4, style="faint") for row in line for why in row.why)


def _sums(rows: Iterable[CoverageRow], words: Words) -> Iterator[Line]:
    count = Counter((row.edition, row.status) for row in rows)
    for edition in EDITIONS:
        told = (f"{words.say(f'lawbook-status-{status}')} {count[edition, status]}" for status in STATUS)
        yield Line(DOT.join(told), indent=2, lead=f"{edition}  ")
