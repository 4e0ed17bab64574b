"""A record on the Director's desk: read, judged, added to, and stored without ever being half written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any, TextIO

from bridgelaw.answer.double_dummy import plain as plain_double_dummy
from bridgelaw.answer.model import Answer
from bridgelaw.answer.road import encode
from bridgelaw.answer.road import plain as plain_road
from bridgelaw.answer.road_model import RoadSaid
from bridgelaw.api.directing import act_of
from bridgelaw.api.double_dummy import Unsolved, solve
from bridgelaw.api.table import Table, followed
from bridgelaw.desk.double_dummy import compared, problem
from bridgelaw.desk.road import Road
from bridgelaw.desk.ruling import road
from bridgelaw.formats import record as records
from bridgelaw.formats.append import NotKept, added, appended
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError, Wrong
from bridgelaw.lawbook.vain import why_in_vain
from bridgelaw.words import Words
from bridgelaw.words.spelling import spelled
from bridgelaw.words.telling.view import RecordView, view_of


class NotStored(Exception):
    """The act could not be added to the file: it is written in a form that `--out` is needed for, or has changed."""

    def __init__(self, *, needs_out: bool) -> None:
        super().__init__()
        self.needs_out = needs_out


class Desk:
    """One record, and where what is added to it is stored.

    With `out`, that file is written; else acts are added to the file itself, its comments kept. Raises `RecordError`
    when it is no record.
    """

    def __init__(
        self,
        file: Path,
        out: Path | None = None,
        laws: str | None = None,
        authority: str | None = None,
        language: str | None = None,
    ) -> None:
        self.record: Record = records.load(file)
        self.file, self.out = file, out
        self._text = file.read_bytes()
        self._laws, self._authority = laws, authority
        self.table: Table = followed(self.record, laws=laws, authority=authority)
        self.words = Words(language or self.record.language, self.table.book.edition)
        if out is not None and out != file:
            self._store(self._text)
            self.file = out

    @property
    def road(self) -> Road:
        """How far the ruling is."""
        return road(self.table.course)

    @property
    def after(self) -> str:
        """The id of the last act."""
        return self.record.acts[-1].id if self.record.acts else "start"

    def plain(self) -> RoadSaid:
        """The road as plain data."""
        return plain_road(self.road, self.table.book, self.table.situation, self.after)

    def double_dummy(self) -> dict[str, Any]:
        """What the board is worth with all four hands open, as plain data; or why that is not known."""
        try:
            solved = solve(problem(self.table.situation))
        except Unsolved as error:
            return {"unsolved": error.why}
        return plain_double_dummy(compared(self.table.course, solved, self.road.questions))

    def encoded(self, **more: Any) -> bytes:
        """The road as one line of JSON, and `more` at its end."""
        return encode({"file": str(self.file), **self.plain(), **more})

    def answered(self) -> Answer:
        """The Director's answer."""
        return self.table.answer()

    def view(self) -> RecordView:
        """What the words need of the record."""
        return view_of(self.written())

    def written(self) -> dict[str, Any]:
        """The record as plain data."""
        return records.plain_record(self.record)

    def tell(self, stream: TextIO, double_dummy: dict[str, Any] | None = None) -> None:
        """How far it is, in words; with the double-dummy figures if they are given."""
        from bridgelaw.words.telling import write
        from bridgelaw.words.telling.road import compose_road

        road = self.plain()
        if double_dummy is not None:
            road["double_dummy"] = double_dummy
        write(compose_road(road, self.answered(), self.view(), self.words), stream)

    def answer(self, key: str, text: str) -> str:
        """The Director answers `key` with `text`; the act is stored before this returns. The id of the act.

        Raises:
            Wrong: there is nothing of that name to answer, or not so. Nothing is stored.
            NotStored: the file can't be added to.
        """
        act = self._act(key, text)
        longer, table = self._judged(act)
        if self.file.read_bytes() != self._text:
            raise NotStored(needs_out=False)
        self._store(self._longer(act, longer))
        self.record, self.table = longer, table
        return longer.acts[-1].id

    def check(self, key: str, text: str) -> None:
        """Nothing, when `answer` would take this. Raises `Wrong` as that does."""
        self._judged(self._act(key, text))

    def _act(self, key: str, text: str) -> dict[str, Any]:
        return act_of(self.road, self.record, key, text, spelled(self.words.language))

    def _judged(self, act: dict[str, Any]) -> tuple[Record, Table]:
        """The record with one act more, and what the Laws make of it."""
        try:
            longer = added(self.record, act)
            table = followed(longer, laws=self._laws, authority=self._authority)
        except RecordError as error:
            reason = error.reason.removeprefix(f"act {error.act} ({error.id}): ")
            raise Wrong(error.code, reason, **error.details) from None
        id = longer.acts[-1].id
        refused = why_in_vain(table.answer(costs=False).errors, id)
        if refused is not None:
            raise Wrong(refused.code, refused.message, text=str(act.get(refused.kind, "")))
        return longer, table

    def _longer(self, act: dict[str, Any], longer: Record) -> bytes:
        try:
            return appended(self._text.decode("utf-8"), act, self.file.name)[0].encode("utf-8")
        except NotKept:
            if self.out is None:
                raise NotStored(needs_out=True) from None
            return records.dumps(longer, "json" if self.out.suffix == ".json" else "yaml").encode("utf-8")

    def _store(self, data: bytes) -> None:
        """The whole file or nothing of it: written beside its place, then put there."""
        target = (self.out or self.file).resolve()
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            mode = (target if target.exists() else self.file).stat().st_mode
            os.chmod(name, mode & 0o777)
            os.replace(name, target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        self._text = data
