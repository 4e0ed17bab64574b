"""PBN records to `Record`s: what the tags, the calls and the cards say, and what else is there to be kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, BinaryIO, NamedTuple

from msgspec.structs import replace

from bridgelaw.formats.board import Record
from bridgelaw.formats.check import check
from bridgelaw.formats.errors import Origin, RecordError
from bridgelaw.formats.foreign import carried
from bridgelaw.formats.foreign.text import BoardText, Findings, WordPlaces
from bridgelaw.formats.pbn import kept, producers, values
from bridgelaw.formats.pbn.blocks import blocks
from bridgelaw.formats.pbn.checks import check_tables, check_values
from bridgelaw.formats.pbn.inheritance import Inheritance
from bridgelaw.formats.pbn.lexer import Game, Tag, lex, rows, swallowed_tag
from bridgelaw.formats.pbn.sections import Options, SectionsRead, SectionsReader

_CHUNK = re.compile(r"1 (\d{1,6})/(\d{1,6}) (.*)")
_ESCAPE = re.compile(r"^%[^\n]*\n?", re.MULTILINE)


class _Begun(NamedTuple):
    """A record of which the tags are known; `again` are those that stand twice, `remarks` what stands before it."""

    game: Game
    findings: Findings
    tags: dict[str, Tag]
    again: list[Tag]
    remarks: list[tuple[str, str]]


class PbnReader:
    """Reads the records of one file in their order. `alerts_by_self`: who alerts, where that is known beforehand."""

    def __init__(self, name: str, *, repair: bool = False, alerts_by_self: bool | None = None) -> None:
        self.name = name
        self.repair = repair
        self.alerts_by_self = alerts_by_self
        self.inheritance = Inheritance()
        self.producer = producers.UNKNOWN
        self.before: list[tuple[str, str]] = []
        self.noticed: list[dict[str, Any]] = []

    def boards(self, stream: BinaryIO, charset: str | None = None) -> Iterator[Record | RecordError]:
        """A record, or what is wrong with it, for each board of the file; few of them are held at a time."""
        return self.of(blocks(stream, self.name, charset))

    def of(self, texts: Iterable[BoardText | RecordError], *, last: bool = True) -> Iterator[Record | RecordError]:
        """The same for a piece of the file; `last`: the file ends with it."""
        waiting: Record | None = None
        for block in texts:
            found = block if isinstance(block, RecordError) else self._tried(block)
            if found is None:
                continue
            if waiting is not None:
                yield waiting
            waiting = found if isinstance(found, Record) else None
            if isinstance(found, RecordError):
                yield found
        if waiting is not None:
            yield self._closed(waiting) if last else waiting

    def _closed(self, last: Record) -> Record:
        """The last record with the remarks that stand behind it."""
        behind = tuple(("apart", said) for _, said in self.before)
        if not behind:
            return last
        kept_so_far = dict(last.kept or {})
        kept_so_far["remarks"] = (*kept_so_far.get("remarks", ()), *behind)
        return replace(last, kept=kept_so_far, reading=(*last.reading, *self.noticed))

    def _tried(self, text: BoardText) -> Record | RecordError | None:
        try:
            return self.read(text)
        except RecordError as error:
            return error

    def skim(self, text: BoardText) -> bool:
        """Whether there is a record in one text: it leaves to those behind it what it would if it were read."""
        try:
            return self._begun(text) is not None
        except RecordError:
            return False

    def holds_tags(self, text: BoardText) -> bool:
        """Whether there are tags in one text; what the reader knows is as it was."""
        try:
            return bool(lex(text, Findings(text)).tags)
        except RecordError:
            return False

    def _begun(self, text: BoardText) -> _Begun | None:
        """The tags of a record, and all that outlasts it.

        Raises:
            RecordError: they cannot be told apart.
        """
        findings = Findings(text)
        game = lex(text, findings)
        for sign, at in game.strays:
            findings.note("stray_sign", at, f"{sign} ends nothing here")
        strays = [("apart", sign) for sign, _ in game.strays]
        if not game.tags:
            self.before += [*game.remarks, *strays]
            self.noticed += findings.found
            return None
        remarks, self.before = [*self.before, *strays], []
        findings.found[:0] = self.noticed
        self.noticed = []
        if not self.producer.name:
            self.producer = producers.recognised([said for _, said in (*remarks, *game.remarks)], game.tags)
        if game.swallowed:
            _report_swallowed(game, findings, repair=self.repair)
        tags, again = self.inheritance.resolve(game, findings)
        return _Begun(game, findings, tags, again, remarks)

    def read(self, text: BoardText) -> Record | None:
        """The record in one text; None where nothing stands but remarks, which go with the next record.

        Raises:
            RecordError: it cannot be read.
        """
        begun = self._begun(text)
        if begun is None:
            return None
        game, findings, tags, again, remarks = begun
        tables = {tag.name: [tag.value, *rows(game, tag)] for tag in tags.values() if tag.table}
        carried_along = _joined(game.carried) if game.carried else ""
        data = carried.decoded(carried_along) if carried_along else None
        by_self = self._who_alerts(data)
        head = values.head(tags, game.at, findings)
        check_values(tags, findings)
        if tables:
            check_tables(tables, tags, findings)
        options = Options(self.repair, by_self, self.producer.bangs_alert)
        told = SectionsReader(game, tags, tables, head, findings, options).tell()
        record = self._assembled(game, head, told, by_self)
        remarks += told.remarks
        keep = kept.kept(record, tags, again, tables, remarks, told)
        if any(game.carried):
            seen = replace(record, kept=keep, reading=tuple(findings.found))
            whole = self._completed(seen, game, carried_along, data, findings)
        else:
            whole = None
        if whole is None:
            whole = replace(record, kept=keep, reading=tuple(findings.found))
        if not told.plain:
            check(whole)
        return whole

    def _who_alerts(self, data: Mapping[str, Any] | None) -> bool:
        """Whether each player alerts his own calls: as is carried along, or as the producer has it."""
        if self.alerts_by_self is not None:
            return self.alerts_by_self
        if data is None:
            return self.producer.self_alerts
        regulations = data.get("regulations")
        return isinstance(regulations, Mapping) and regulations.get("alert_by") == "self"

    def _assembled(self, game: Game, head: Mapping[str, Any], told: SectionsRead, by_self: bool) -> Record:
        source: dict[str, Any] = {"file": self.name, "line": game.text.place(game.at)[0]}
        if self.producer.name:
            source["producer"] = self.producer.name
        return Record(
            **head,
            regulations={"alert_by": "self"} if by_self and self.alerts_by_self is None else {},
            source=source,
            acts=tuple(told.story.acts),
            origin=Origin(self.name, WordPlaces(game.text, told.story.at, told.story.runs)),
        )

    def _completed(
        self, record: Record, game: Game, text: str, data: dict[str, Any] | None, findings: Findings
    ) -> Record | None:
        """The record with what was carried along, as long as the visible part is what it belongs to."""
        edited = carried.seen_of(text) != visible_sum(game.text)
        if edited and self.repair:
            data = None
        whole = carried.unpacked(record, data) if data is not None else None
        if whole is not None and not edited:
            return whole
        said = "the visible part was changed by another program" if edited else "what is carried along is damaged"
        findings.note("edited_outside", game.at, said)
        if whole is None:
            return None
        note = findings.found[-1]
        return replace(whole, reading=(*(one for one in whole.reading if one != note), note))


def visible_sum(text: BoardText) -> str:
    """The check sum of what other programs see of a record."""
    return carried.check_sum(_ESCAPE.sub("", text.said).split())


def _joined(chunks: Sequence[str]) -> str:
    """What was carried in pieces; nothing when one is missing."""
    found: dict[int, str] = {}
    number = 0
    for chunk in chunks:
        matched = _CHUNK.fullmatch(chunk)
        if matched is None:
            return ""
        found[int(matched[1])] = matched[3]
        number = int(matched[2])
    return "".join(found[n] for n in sorted(found)) if sorted(found) == list(range(1, number + 1)) else ""


def _report_swallowed(game: Game, findings: Findings, *, repair: bool) -> None:
    """Whole tag lines in comments, where the record lacks these tags; taken as tags if repairs are wanted."""
    names = {tag.name for tag in game.tags}
    found: list[Tag] = []
    for line, at in game.swallowed:
        name, value = swallowed_tag(line)
        if name not in names:
            names.add(name)
            found.append(Tag(name, value, at, at, at))
    if found:
        listed = ", ".join(tag.name for tag in found)
        findings.note("comment_swallows_tags", found[0].at, f"a comment holds whole tags: {listed}")
        if repair:
            game.tags += found
