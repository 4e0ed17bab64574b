"""A Law in one edition and one language, from the lawbook to its page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import get_args

from bridgelaw.lawbook.editions import EDITIONS, Edition
from bridgelaw.lawbook.numbering import order
from bridgelaw.laws.concordance import LawInEdition, ProvisionInForce
from bridgelaw.laws.coverage import CoverageRow, Status
from bridgelaw.table.vocabulary import Language, Strength
from bridgelaw.web.laws.addresses import anchor, case_path, compare_path, edition_path, known_laws, law_path, lineage
from bridgelaw.web.laws.bars import all_persons, bar_of, whole
from bridgelaw.web.laws.heard import heard
from bridgelaw.web.laws.law_view import Block, LawView, SummaryText
from bridgelaw.web.laws.observed import Observed
from bridgelaw.web.laws.parts import PARTS
from bridgelaw.web.laws.shelf import cases_of, observed_of, page_of, rows_of
from bridgelaw.web.laws.speech import TextLink, language_of, number_link, title_of, told
from bridgelaw.web.laws.titles import case_title
from bridgelaw.web.templating import words_of
from bridgelaw.words import Words
from bridgelaw.words.typeset import typeset


def law_view(law: int, edition: Edition, language: Language) -> LawView:
    """All that the page of the Law shows; the Law is one of `known_laws()`."""
    words = words_of(language, edition)
    page = page_of(law, edition)
    seen = observed_of(law, edition)
    others = [each for each in EDITIONS if each != edition and page_of(law, each).entries]
    neighbours = _neighbours(law, edition, words)
    blocks = tuple(_blocks(page, seen, words))
    lead = taken_over(page, words) if blocks else _absent(edition, others, words)
    said = {entry.force for entry in page.entries} - {"does"}
    return LawView(
        law=law,
        name=words.law(f"{edition}:{law}", short=True),
        title=title(law, page, words),
        part=_part(law, edition, words),
        editions=tuple(TextLink(year, law_path(language, year, law), year == edition) for year in EDITIONS),
        compare=tuple(comparisons(law, edition, words)),
        lead=lead,
        blocks=blocks,
        elsewhere=tuple((number_link(e.number, edition, words), _text(e, words)) for e in page.elsewhere),
        course=whole(law, page.entries, seen, words),
        persons=tuple(all_persons(law, edition, seen, words)),
        cases=tuple(_cases(law, edition, words)),
        notes=tuple(told(note, words) for note in page.notes),
        forces=tuple(_forces(said, words)),
        statuses=tuple(_statuses(blocks, words)),
        previous=neighbours[0],
        next=neighbours[1],
    )


def comparisons(law: int, edition: Edition, words: Words) -> Iterator[TextLink]:
    """The comparisons in which that edition is one of the two."""
    for old, new in PAIRS:
        if edition in (old, new):
            yield TextLink(f"{old} → {new}", compare_path(language_of(words), old, new, law))


PAIRS: tuple[tuple[Edition, Edition], ...] = tuple(
    (old, new) for n, old in enumerate(EDITIONS) for new in EDITIONS[n + 1 :]
)


def title(law: int, page: LawInEdition, words: Words) -> str:
    """The title, or that which another edition has."""
    pages = (page, *(page_of(law, edition) for edition in reversed(EDITIONS)))
    return next((said for said in (title_of(each, words) for each in pages) if said), "")


def _part(law: int, edition: Edition, words: Words) -> TextLink:
    part = next(part for part in PARTS if part.first <= law <= part.last)
    path = edition_path(language_of(words), edition)
    return TextLink(words.say(f"browser-part-{part.name}"), f"{path}#{part.name}")


def taken_over(page: LawInEdition, words: Words) -> str:
    """That nobody has read the Law in this edition yet; nothing where somebody has."""
    before = page.taken_over
    return words.say("lawbook-taken-over", old=before, year=page.edition) if before else ""


def _absent(edition: Edition, others: Sequence[Edition], words: Words) -> str:
    said = [words.say("lawbook-absent", year=edition)]
    said += [words.say("lawbook-present", text=words.all_of(others))] if others else []
    return " ".join(said)


def _neighbours(law: int, edition: Edition, words: Words) -> tuple[TextLink | None, TextLink | None]:
    known = known_laws()
    place = known.index(law)
    found: list[TextLink | None] = []
    for there in (place - 1, place + 1):
        if 0 <= there < len(known):
            other = known[there]
            name = words.law(f"{edition}:{other}", short=True)
            path = law_path(language_of(words), edition, other)
            found.append(TextLink(name, path, hint=title(other, page_of(other, edition), words)))
        else:
            found.append(None)
    return found[0], found[1]


def _blocks(page: LawInEdition, seen: Observed, words: Words) -> Iterator[Block]:
    """Every number that is in force, and every one that is missing, in order; each anchor stands once."""
    rows = rows_of(page.law, page.edition)
    missing = {row.number: row for row in rows if row.status == "missing"}
    held = {number: list(group) for number, group in groupby(page.entries, key=lambda entry: entry.number)}
    taken = {*held, *missing}
    for number in sorted({*held, *missing}, key=order):
        above = tuple(anchor(each) for each in lineage(number)[:-1] if each not in taken)
        taken.update(lineage(number))
        if number in held:
            yield _block(number, held[number], above, page, rows, seen, words)
        else:
            yield _missing(number, missing[number], above, words)


def _block(
    number: str,
    entries: Sequence[ProvisionInForce],
    above: tuple[str, ...],
    page: LawInEdition,
    rows: Sequence[CoverageRow],
    seen: Observed,
    words: Words,
) -> Block:
    status = status_of(number, entries, rows)
    asks = dict.fromkeys(kind for entry in entries for kind in entry.asks)
    see = sorted({each for entry in entries for each in entry.see}, key=order)
    return Block(
        number=number,
        anchor=anchor(number),
        above=above,
        texts=tuple(_texts(entries, words)),
        status=status,
        status_name=words.say(f"lawbook-status-{status}"),
        bar=bar_of(number, entries, seen, words),
        asks=tuple((words.say(f"question-{kind}", "label"), _why_asked(kind, words)) for kind in asks),
        heard=heard(entries, words),
        see=tuple(number_link(each, page.edition, words) for each in see),
        elsewhere=tuple(_in_other_years(entries, page, words)),
        notes=tuple(dict.fromkeys(told(entry.note, words) for entry in entries if entry.note)),
    )


def _missing(number: str, row: CoverageRow, above: tuple[str, ...], words: Words) -> Block:
    text = typeset(row.absent[language_of(words)] or row.absent["en"], words)
    return Block(
        number=number,
        anchor=anchor(number),
        above=above,
        texts=(SummaryText(text, "", "", ""),),
        status=row.status,
        status_name=words.say(f"lawbook-status-{row.status}"),
        bar=None,
        asks=(),
        heard="",
        see=(),
        elsewhere=(),
        notes=(),
    )


def status_of(number: str, entries: Iterable[ProvisionInForce], rows: Iterable[CoverageRow]) -> Status:
    """How far the program acts: as `laws coverage` says of that number, else by the same rules."""
    listed = next((row.status for row in rows if row.number == number), None)
    if listed:
        return listed
    acting = [entry for entry in entries if entry.data.role != "text"]
    return "text" if not acting else "question" if any(entry.asks for entry in acting) else "rule"


def _texts(entries: Iterable[ProvisionInForce], words: Words) -> Iterator[SummaryText]:
    for entry in entries:
        force = "" if entry.force == "does" else entry.force
        name = words.say(f"force-{force}", "label") if force else ""
        why = told(entry.data.why, words) if entry.data.why else ""
        yield SummaryText(_text(entry, words), force, name, why)


def _text(entry: ProvisionInForce, words: Words) -> str:
    return typeset(entry.text(language_of(words)), words)


def _why_asked(kind: str, words: Words) -> str:
    return words.attempt(f"question-{kind}", "why") or ""


def _in_other_years(entries: Sequence[ProvisionInForce], page: LawInEdition, words: Words) -> Iterator[TextLink]:
    """Where other editions have these provisions, each edition with its number there, if it has one."""
    language = language_of(words)
    for year in EDITIONS:
        there = [entry for entry in entries if year in entry.data.in_]
        if year == page.edition or not there:
            continue
        numbers = list(dict.fromkeys(entry.data.in_[year] for entry in there))
        other = any(entry.data.text(language, year) != entry.text(language) for entry in there)
        said = words.say("browser-there-changed" if other else "browser-there", year=year, number=words.all_of(numbers))
        yield number_link(numbers[0], year, words)._replace(text=said)


def _cases(law: int, edition: Edition, words: Words) -> Iterator[TextLink]:
    for worked in cases_of(law):
        if edition in worked.editions:
            yield TextLink(case_title(worked, edition, words), case_path(language_of(words), edition, law, worked.slug))


def _forces(said: Iterable[str], words: Words) -> Iterator[tuple[str, str, str]]:
    for strength in get_args(Strength):  # the weakest first
        if strength in said:
            yield strength, words.say(f"force-{strength}", "label"), words.say(f"force-{strength}", "why")


def _statuses(blocks: Iterable[Block], words: Words) -> Iterator[tuple[str, str]]:
    there = {block.status for block in blocks}
    for status in get_args(Status):
        if status in there:
            yield words.say(f"lawbook-status-{status}"), words.say(f"browser-status-{status}")
