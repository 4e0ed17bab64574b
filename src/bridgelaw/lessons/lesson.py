"""A lesson, and the table that it becomes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from bridgelaw.formats.lines import act
from bridgelaw.game.seats import Seat
from bridgelaw.lawbook.editions import EDITIONS, USUAL, Edition
from bridgelaw.live.settings import LessonPlace, TableSettings, numbered


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A board and what happens on it. `name`: by which its words are found in `lessons.ftl`.

    `about`: numbers of the Laws; `laws`: the editions for which it is. `board`: its number, from which dealer and
    vulnerability follow (2). `before`: acts in short lines that are done already when the person sits down at `seat`;
    an act is named by its number, `a3`. `script`: what programs do then, one after the other, before anybody else.
    `chooses`: which option a program takes, by its seat. `finds`: what the Director finds, by the kind of Question.
    `whole`: it ends with the board, not with the ruling.
    """

    name: str
    deal: str
    about: tuple[int, ...]
    board: int = 1
    seat: str = "S"
    laws: tuple[int, ...] = ()
    before: tuple[str, ...] = ()
    script: tuple[str, ...] = ()
    chooses: Mapping[str, str] = {}
    finds: Mapping[str, Any] = {}
    whole: bool = False
    n: int = 0
    of: int = 0

    def is_for(self, edition: str) -> bool:
        """Whether it is for the Laws of that edition."""
        return not self.laws or int(edition) in self.laws

    @property
    def edition(self) -> Edition:
        """The Laws under which it is shown first: those that most play by, where it is for them."""
        return USUAL if self.is_for(USUAL) else next(one for one in EDITIONS if self.is_for(one))

    @property
    def acts(self) -> list[dict[str, Any]]:
        """What is done already, in record form."""
        return [act(line) for line in self.before]

    @property
    def scripted(self) -> list[dict[str, Any]]:
        """What the programs do then, in record form."""
        return [act(line) for line in self.script]

    @property
    def moment(self) -> int | None:
        """After so many acts everybody waits for what the person does; None: for nothing, he plays the whole board."""
        return None if self.whole else len(self.before) + len(self.script)

    def settings(self, edition: Edition, title: str) -> TableSettings:
        """The table at which it is played: programs sit at the other places and direct."""
        seats = tuple(seat.value for seat in Seat if seat.value != self.seat)
        return TableSettings(
            title=title,
            laws=edition,
            boards=(numbered(self.board, self.deal),),
            programs=(*seats, "director"),
            lesson=LessonPlace(name=self.name, n=self.n, of=self.of, moment=self.moment),
        )
