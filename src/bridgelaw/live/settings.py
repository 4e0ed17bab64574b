"""How a table is set up: what its first event tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict, replace

from bridgelaw.api.quick.seen import QuickFacts
from bridgelaw.game.deals import parse_deal, write_deal
from bridgelaw.game.seats import Seat, Vulnerability, dealer_of, vulnerability_of
from bridgelaw.lawbook.editions import USUAL, Edition
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.judge import Book
from bridgelaw.lawbook.situation import Setting
from bridgelaw.laws.shelf import open_book
from bridgelaw.live.deals import dealt
from bridgelaw.table.vocabulary import Language, Scoring

LONGEST_TITLE = 200


class Spectators(Struct, frozen=True, forbid_unknown_fields=True):
    """What spectators see: closed hands or open ones, and how many seconds late."""

    cards: Literal["none", "open"] = "none"
    delay: float = 0


class SessionTable(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A table of a session that the house keeps under that name. `round` and the keys of the two pairs, where the
    session is run here: then what is ruled stands in its ranking."""

    session: str
    table: int
    section: str = ""
    round: int = 0
    ns: str = ""
    ew: str = ""


class Dealt(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A board before the first act; `deal` as PBN writes it.

    `field` (results at the other tables), `session` (percentages of the contestants), `match` and `norms` (usual times)
    are in the form of a record (record format, section 1). `in_session`: where the board was played; then `field` and
    `session` are read from there.
    """

    number: int
    dealer: str
    vulnerable: Vulnerability | None
    deal: str
    field: Mapping[str, Any] | None = None
    session: Mapping[str, float] = {}
    match: Mapping[str, Any] | None = None
    norms: Mapping[str, Mapping[str, Any]] = {}
    in_session: SessionTable | None = None


class LessonPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson that a table is: its name, and which one it is of how many. `moment`: after so many acts it is the
    person's turn to do something; None: he plays the whole board."""

    name: str
    n: int
    of: int
    moment: int | None = None


class CaseConditions(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Under what a board is judged and scored, as far as a Director may say it of a case on paper later on."""

    laws: Edition
    authority: str
    scoring: Scoring | None = None


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A table. `seed` decides the deals and is for nobody's eyes; `boards`, if given, are played first.

    `programs`: the places at which programs sit as soon as anybody is there; the Director's may be one of them.
    `lesson`: which lesson it is, if it is one.
    `kind`: at a table people play; a `paper` one has no players, the Director writes down what they did.
    `quick`: what he told of its first board in a quick ruling, where it was made of one: nothing else of it is a fact.
    """

    title: str = ""
    laws: Edition = USUAL
    authority: str = "wbf"
    regulations: Mapping[str, Any] = {}
    language: Language = "en"
    scoring: Scoring | None = None
    entry: Literal["allow", "prevent"] = "allow"
    screens: bool = False
    spectators: Spectators = Spectators()
    players: Mapping[str, str] = {}
    seed: str = ""
    first_board: int = 1
    boards: tuple[Dealt, ...] = ()
    programs: tuple[Literal["N", "E", "S", "W", "director"], ...] = ()
    lesson: LessonPlace | None = None
    kind: Literal["table", "paper"] = "table"
    quick: QuickFacts | None = None

    def book(self) -> Book:
        """The Laws of the table.

        Raises:
            LawbookError: no such authority or regulation.
        """
        return open_book(self.laws, self.authority, **self.regulations)

    @property
    def conditions(self) -> CaseConditions:
        """Under what it is judged and scored."""
        return CaseConditions(self.laws, self.authority, self.scoring)

    def under(self, conditions: CaseConditions) -> TableSettings:
        """The same table under these conditions.

        Raises:
            ValueError: its regulations do not fit them.
        """
        return checked(replace(self, **asdict(conditions)))

    def setting(self, board: Dealt) -> Setting:
        """How a board is played."""
        return Setting(
            scoring=self.scoring,
            screens=self.screens,
            entry=self.entry,
            vulnerable=board.vulnerable,
            contest=board.match["format"] if board.match else None,
            field=board.field,
            session=board.session,
            norms={Seat[seat]: norm for seat, norm in board.norms.items()},
        )

    def board(self, index: int, number: int | None = None) -> Dealt:
        """The board to be played as number `index` (from 0): of those given, else dealt from the seed."""
        if number is None and index < len(self.boards):
            return self.boards[index]
        first = self.boards[-1].number + 1 - len(self.boards) if self.boards else self.first_board
        return numbered(number or first + index, write_deal(dealt(f"{self.seed}:{index}")))


def numbered(number: int, deal: str) -> Dealt:
    """The board of that number with that deal."""
    return Dealt(number, dealer_of(number).value, vulnerability_of(number), deal)


def checked(settings: TableSettings) -> TableSettings:
    """`settings`, if a table can be run so.

    Raises:
        ValueError: what is wrong with them.
    """
    try:
        settings.book()
    except LawbookError as error:
        raise ValueError(str(error)) from error
    if len(settings.title) > LONGEST_TITLE or any(len(name) > LONGEST_TITLE for name in settings.players.values()):
        raise ValueError(f"a title or a player's label has more than {LONGEST_TITLE} characters")
    if not set(settings.players) <= set(Seat.__members__):
        raise ValueError("players sit at N, E, S and W")
    if not set(settings.programs) - {"director"} < set(Seat.__members__):
        raise ValueError("programs sit at N, E, S and W, and not at all of them")
    if not 0 <= settings.spectators.delay <= 86400:
        raise ValueError("spectators see the table between 0 and 86400 seconds late")
    if settings.quick is not None and settings.kind != "paper":
        raise ValueError("only a table on paper is made of a quick ruling")
    for board in settings.boards:
        if board.dealer not in Seat.__members__:
            raise ValueError(f"board {board.number}: no such dealer")
        if None in parse_deal(board.deal).values() and settings.kind == "table":
            raise ValueError(f"board {board.number}: a hand is not known")
    return settings
