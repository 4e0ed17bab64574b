"""`bridgelaw law N`: a Law as an edition has it, in our own words."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Annotated, get_args

from cyclopts import Parameter

from bridgelaw.cli.spoken import usual_language
from bridgelaw.cli.trouble import complain
from bridgelaw.lawbook.drawer import Texts
from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.lawbook.loader import Drawer
from bridgelaw.lawbook.numbering import law_of, order
from bridgelaw.laws.concordance import LawInEdition, ProvisionInForce, page_of_law
from bridgelaw.laws.coverage import coverage, read_inventory
from bridgelaw.laws.shelf import drawers
from bridgelaw.table.vocabulary import Language, Strength
from bridgelaw.words import Words
from bridgelaw.words.telling.layout import BLANK, Line, lay_out
from bridgelaw.words.typeset import typeset

LAST_LAW = 93
COLUMN = 10
DOT = " · "


class NoSuchLaw(LookupError):
    """There is no page for that Law; says why in the language that was asked for."""


def law(
    number: Annotated[int | None, Parameter(help="Number of the Law.")] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help="Instead of a number: what is looked for, in your own words.")] = None,
    laws: Annotated[Edition | None, Parameter(help="Edition of the Laws.")] = None,
    language: Annotated[Language | None, Parameter(help="Language of the page.")] = None,
    json: Annotated[bool, Parameter(help="What --search has found as JSON.")] = False,
) -> int:
    """A Law in our own words: its provisions, how strong they are, what the Director is asked.

    Without --laws it is as most play now, with the numbers that other editions have. --search leads from a question, or
    from what is said at the table, to the provisions that answer it and to the quick ruling beside them.

    Examples:
      bridgelaw law 27
      bridgelaw law 9 --laws 1997 --language fr
      bridgelaw law --search "trump still out after a claim"
      bridgelaw law --search "le mort peut-il parler ?" --language fr --json
    """
    from bridgelaw.words.telling import write

    words = Words(language or usual_language(), laws or USUAL)
    if search is not None and number is None:
        from bridgelaw.cli.search import search_laws

        return search_laws(search, laws or USUAL, words, json=json)
    if number is None or search is not None or json:
        return complain("error-law-or-search", language)
    try:
        write(law_lines(number, laws, words), sys.stdout)
    except NoSuchLaw as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def law_page(number: int, edition: Edition | None, language: Language) -> str:
    """Law `number` for a terminal of 80 columns; without an edition the usual one, with the numbers of the others.

    Raises:
        NoSuchLaw: no edition has anything of it in the program.
    """
    return printed(law_lines(number, edition, Words(language, edition or USUAL)))


def law_lines(number: int, edition: Edition | None, words: Words) -> list[Line]:
    """The page, not yet laid out. See `law_page`."""
    shelf = drawers()
    pages = {year: page_of_law(shelf, number, year) for year in EDITIONS}
    page = pages[edition or USUAL]
    refuse_unknown(number, pages.values(), words)
    others = [other for other in pages.values() if other is not page]
    listed = others if edition is None else []
    column = max([COLUMN, *(len(entry.number) + 2 for entry in (*page.entries, *page.elsewhere))])
    lines = [Line(heading(page, words), law=words.say("laws-edition", year=page.edition), style="title"), BLANK]
    lines += taken_over(page, words)
    if page.entries:
        if listed:
            lines += [Line(words.say("lawbook-intro", text=words.all_of([other.edition for other in others]))), BLANK]
        lines += _body(page.entries, listed, column, words)
    else:
        there = [other.edition for other in others if other.entries]
        lines.append(Line(words.say("lawbook-absent", year=page.edition)))
        lines += [Line(words.say("lawbook-present", text=words.all_of(there)))] if there else []
        lines.append(BLANK)
    if page.elsewhere:
        title = words.say("lawbook-heading-elsewhere", year=page.edition)
        lines += [Line(title, style="heading"), *_body(page.elsewhere, listed, column, words)]
    if edition is None:
        lines += _older(page, others, column, words)
    lines += _foot(shelf, page, words)
    while lines[-1] == BLANK:
        lines.pop()
    return lines


def refuse_unknown(number: int, pages: Iterable[LawInEdition], words: Words) -> None:
    """Nothing, if one of the pages says anything.

    Raises:
        NoSuchLaw: none does.
    """
    if not any(page.entries or page.elsewhere for page in pages):
        there = 1 <= number <= LAST_LAW
        raise NoSuchLaw(words.say("lawbook-no-drawer" if there else "lawbook-no-law", number=str(number)))


def heading(page: LawInEdition, words: Words) -> str:
    """Law 27: Insufficient bid."""
    if page.title is None:
        return words.law(f"{page.edition}:{page.law}", short=True)
    return words.say("lawbook-title", number=str(page.law), text=told(page.title, words))


def taken_over(page: LawInEdition, words: Words) -> list[Line]:
    """That nobody has read the Law in this edition yet, where that is so."""
    before = page.taken_over
    said = words.say("lawbook-taken-over", old=before, year=page.edition) if before else ""
    return [Line(said), BLANK] if said else []


def text_of(entry: ProvisionInForce, words: Words) -> str:
    """The summary of a provision as that language is printed."""
    return typeset(entry.text(code(words)), words)


def asked(entry: ProvisionInForce, words: Words) -> list[str]:
    """The Questions of a provision, by their labels."""
    return [words.say(f"question-{kind}", "label") for kind in entry.asks]


def force(strength: Strength, words: Words) -> str:
    """The word for the strength of a verb."""
    return words.say(f"force-{strength}", "label")


def noted(note: Texts, words: Words, indent: int) -> Line:
    """What a reader of the Law should know besides."""
    return Line(words.say("lawbook-note", text=told(note, words)), indent=indent, style="faint")


def told(texts: Texts, words: Words) -> str:
    """That one of the texts that is in the language of the words."""
    return typeset(texts[code(words)], words)


def printed(lines: Iterable[Line]) -> str:
    """The lines as plain text, 80 columns wide."""
    return "\n".join(text for text, _ in lay_out(lines))


def code(words: Words) -> Language:
    """The language of those words."""
    return words.language


def _body(
    entries: Sequence[ProvisionInForce], others: Sequence[LawInEdition], column: int, words: Words
) -> Iterator[Line]:
    """Each number once, with what stands under it; at the right margin the strength of the verb, where it has one."""
    strong = {entry.name: force(entry.force, words) if entry.force != "does" else "" for entry in entries}
    width = max(map(len, strong.values()))
    for number, group in groupby(entries, key=lambda entry: entry.number):
        together = list(group)
        for place, entry in enumerate(together):
            lead = "" if place else f"{number:<{column}}"
            indent = column if place else 0
            yield Line(text_of(entry, words), law=f"{strong[entry.name]:>{width}}", indent=indent, lead=lead)
        yield from _beside(together, others, column, words)
        yield BLANK


def _beside(
    entries: Sequence[ProvisionInForce], others: Sequence[LawInEdition], indent: int, words: Words
) -> Iterator[Line]:
    """What goes with a number: Questions, cross-references, other numbers, notes."""
    if labels := _once(label for entry in entries for label in asked(entry, words)):
        yield Line(words.say("lawbook-asks", text=DOT.join(labels)), indent=indent, style="faint")
    own = {entries[0].number, str(law_of(entries[0].number))}  # a reader is there already
    if see := sorted({number for entry in entries for number in entry.see} - own, key=order):
        said = words.say("lawbook-see", count=len(see), text=words.all_of(see))
        yield Line(said, indent=indent, style="faint")
    if elsewhere := _in_other_years(entries, others, words):
        yield Line(DOT.join(elsewhere), indent=indent, style="faint")
    yield from dict.fromkeys(noted(entry.note, words, indent) for entry in entries if entry.note)


def _in_other_years(entries: Sequence[ProvisionInForce], others: Iterable[LawInEdition], words: Words) -> list[str]:
    """The numbers that these provisions have in other editions, where they differ or the text does."""
    language = code(words)
    found: dict[tuple[str, str], list[str]] = {}
    for page in others:
        there = [entry for entry in entries if page.edition in entry.data.in_]
        numbers = _once(entry.data.in_[page.edition] for entry in there)
        if there and any(entry.data.text(language, page.edition) != entry.text(language) for entry in there):
            said = "lawbook-other-text"
        elif there and numbers == [entries[0].number]:
            continue
        elif there:
            said = "lawbook-other-number"
        else:
            same = any(entry.number == entries[0].number for entry in page.entries)
            said = "lawbook-other-provision" if same else "lawbook-other-absent"
        found.setdefault((said, words.all_of(numbers)), []).append(page.edition)
    return [words.say(said, year=words.all_of(years), number=text) for (said, text), years in found.items()]


def _older(page: LawInEdition, others: Iterable[LawInEdition], column: int, words: Words) -> list[Line]:
    """What only other editions have under this Law, the newest first; where it is now, if it is in another Law."""
    known = {entry.name for entry in (*page.entries, *page.elsewhere)}
    found: dict[str, ProvisionInForce] = {}
    for other in sorted(others, key=lambda other: other.edition, reverse=True):
        for entry in other.entries:
            if entry.name not in known:
                found.setdefault(entry.name, entry)
    if not found:
        return []
    lines = [Line(words.say("lawbook-heading-older"), style="heading")]
    for entry in sorted(found.values(), key=lambda entry: order(entry.number)):
        years = ", ".join(year for year, number in entry.data.in_.items() if law_of(number) == page.law)
        lines.append(Line(text_of(entry, words), law=f"{years:>10}", lead=f"{entry.number:<{column}}"))
        if now := entry.data.in_.get(page.edition):
            moved = words.say("lawbook-other-number", year=page.edition, number=now)
            lines.append(Line(moved, indent=column, style="faint"))
    return [*lines, BLANK]


def _foot(shelf: Sequence[Drawer], page: LawInEdition, words: Words) -> Iterator[Line]:
    rows = coverage(shelf, read_inventory())
    absent = _once(
        row.number
        for row in rows
        if row.status == "missing" and row.edition == page.edition and law_of(row.number) == page.law
    )
    if absent:
        yield Line(words.say("lawbook-missing", text=", ".join(sorted(absent, key=order))))
        yield BLANK
    for note in page.notes:
        yield from (noted(note, words, 0), BLANK)
    said = {entry.force for entry in (*page.entries, *page.elsewhere)} - {"does"}
    if said:
        yield Line(words.say("lawbook-heading-force"), style="heading")
        width = max(COLUMN, *(len(force(strength, words)) + 2 for strength in said))
        for strength in get_args(Strength):  # the weakest first
            if strength in said:
                yield Line(words.say(f"force-{strength}", "why"), lead=f"{force(strength, words):<{width}}")


def _once(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))
