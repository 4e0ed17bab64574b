"""Files of real boards, read and played out by this program and by another one, each step on a clock of its own."""

from __future__ import annotations

import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import islice
from pathlib import Path
from types import ModuleType

from bridgelaw.formats import pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.foreign.text import BoardText
from bridgelaw.formats.pbn.blocks import blocks
from bridgelaw.lawbook.editions import Edition
from bridgelaw.laws.shelf import open_book
from bridgelaw.table.errors import Impossible
from bridgelaw.table.record import record as fold
from tests.formats.shared import SHARED
from tests.kit.tables import legal_board

FOLDER = SHARED / "data" / "pbn"
SAMPLES = Path(__file__).parents[1] / "src" / "bridgelaw" / "examples"
MADE = 200
"""Boards of the test kit that stand in where no real ones lie beside the project."""


def endplay() -> ModuleType | None:
    """The PBN reader of endplay; None where it is not installed."""
    try:
        from endplay.parsers import pbn as parser
    except ImportError:
        return None
    found: ModuleType = parser
    return found


def texts(parser: ModuleType | None, most: int) -> dict[str, str]:
    """The first records of the PBN files at hand, `most` of each, by the name of the file: of those that `parser` reads
    too, if there is one.
    """
    paths = sorted(FOLDER.glob("*.pbn")) or sorted(SAMPLES.glob("*.pbn"))
    found = {path.name: first_records(_decoded(path.read_bytes()), most) for path in paths}
    if not FOLDER.is_dir():
        found["made.pbn"] = made_boards()
    return {name: text for name, text in found.items() if parser is None or _reads(parser, text)}


def first_records(text: str, most: int) -> str:
    """So many records of a file: a large file is like its beginning."""
    found = islice(blocks(BytesIO(text.encode("utf-8")), "", "utf-8"), most)
    return "\n".join(one.said for one in found if isinstance(one, BoardText))


def made_boards() -> str:
    """Boards of the test kit as a PBN file."""
    boards = [legal_board(seed) for seed in range(MADE)]
    told = [Record(dealer=d, board=n, deal=deal, acts=tuple(done)) for n, (d, deal, done) in enumerate(boards, 1)]
    return pbn.dumps(told)


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("latin-1")


def _reads(parser: ModuleType, text: str) -> bool:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            parser.loads(text)
    except Exception:  # whatever it makes of the file, it does not read it
        return False
    return True


class Clock:
    """Processor seconds and counts by name; `best` keeps the shortest of several rounds."""

    def __init__(self) -> None:
        self.best: dict[str, float] = {}
        self.count = Counter[str]()
        self._round = Counter[str]()

    @contextmanager
    def on(self, name: str) -> Iterator[None]:
        """What happens inside is added to `name`."""
        began = time.process_time()
        yield
        self._round[name] += time.process_time() - began  # type: ignore[assignment]

    def round(self, *work: Callable[[], Counter[str]]) -> None:
        """Do all of `work` once more, and keep what was quicker than before."""
        self._round.clear()
        self.count = Counter[str]()
        for one in work:
            self.count += one()
        for name, seconds in self._round.items():
            self.best[name] = min(seconds, self.best.get(name, seconds))


def ours(clock: Clock, edition: Edition, files: dict[str, str]) -> Counter[str]:
    """Every file read, folded and judged by this program, as `audit` does it: each board under the regulations that it
    was played under. The judge folds too: what `fold` takes is part of `judge`."""
    count = Counter[str]()
    for name, text in files.items():
        with clock.on("parse"):
            found = [one for one in pbn.boards_of(text, name) if isinstance(one, Record)]
        with clock.on("fold"):
            for one in found:
                facts = one.facts()
                for act in one.acts:
                    facts = fold(facts, act)[0]
        with clock.on("judge"):
            for one in found:
                book = open_book(edition, one.authority, **one.regulations)
                now = book.start(one.facts(), one.setting())
                for act in one.acts:
                    now = book.step(now, act)
                count["irregular"] += bool(now.irregularities)
        count.update(boards=len(found), acts=sum(len(one.acts) for one in found))
    return count


def theirs(clock: Clock, parser: ModuleType, files: dict[str, str]) -> Counter[str]:
    """Every file read by endplay, and the legal moves asked for before every card."""
    count = Counter[str]()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for text in files.values():
            with clock.on("loads"):
                found = parser.loads(text)
            with clock.on("legal_moves"):
                for one in found:
                    count["cards"] += _moves(one) if one.play and one.deal is not None else 0
            count["their boards"] += len(found)
    return count


def _moves(board) -> int:  # type: ignore[no-untyped-def]
    """How many cards of a board could be played on after asking which were legal."""
    deal = board.deal.copy()
    for number, card in enumerate(board.play):
        try:
            deal.legal_moves()
            deal.play(card)
        except Exception:  # a card that nobody wrote down, or that it does not find in the hand
            return number
    return len(board.play)


def is_possible(text: str) -> bool:
    """Whether the acts of all boards of a file can have happened."""
    try:
        for one in pbn.boards_of(text):
            if isinstance(one, Record):
                facts = one.facts()
                for act in one.acts:
                    facts = fold(facts, act)[0]
    except Impossible:
        return False
    return True
