"""The oddities of real PBN and LIN files: how many were counted before, by another program, and how many our readers
meet. A row that counts differently says why.

What the readers report is taken from the `reading` of the records; what they accept without a word (spellings, empty
cells) is counted on the words that they saw.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bridgelaw.formats import lin, pbn
from bridgelaw.formats.board import Record
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.foreign.bidding import Bidding
from bridgelaw.formats.foreign.playing import Playing
from bridgelaw.formats.foreign.text import BoardText, Findings
from bridgelaw.formats.lin.commands import groups
from bridgelaw.formats.pbn.blocks import blocks
from bridgelaw.formats.pbn.lexer import Game, Tag, lex
from bridgelaw.formats.pbn.words import words_of
from bridgelaw.table import acts
from tests.formats.shared import SHARED

DATA = SHARED / "data"
PBN_FILES = tuple(p for p in sorted(DATA.glob("pbn/*.pbn")) if not p.name.startswith("pbnverifier"))
LIN_FILES = tuple(sorted(DATA.glob("lin/*.lin")))

CAPITALS = "cb_eb42 writes its tags in capitals: it counts here"
PIECES = "461 pieces without any tag (comments between empty lines) are no records here"
SEARCHED = "a search through the plain text finds as many as here"
HEADS = "the heads of the two vugraph files are no boards here"


class Row(NamedTuple):
    """One oddity: what it is, how many were stated, how many we find, and why another number if it is one."""

    what: str
    stated: int
    found: int
    why: str = ""


ROWS = (
    Row("PBN files", 91, 91),
    Row("records", 7829, 7368, PIECES),
    Row("auctions", 5700, 5701, CAPITALS),
    Row("plays", 5543, 5544, CAPITALS),
    Row("irregularities", 0, 0),
    Row("leading passes left out, championship", 1589, 1589),
    Row("leading passes left out, one", 790, 793, "the 3 of the other files lack one as well"),
    Row("leading passes left out, two", 619, 619),
    Row("leading passes left out, three", 180, 180),
    Row("leading passes left out, other files", 3, 3),
    Row("columns moving, championship", 1585, 1580, "5 plays have no auction: they are kept as they stand, unread"),
    Row("columns moving, other files", 0, 3, "the two small files are not in the number that was stated"),
    Row("records without Deal", 2091, 1629, PIECES),
    Row("# and ##", 461, 461),
    Row("value without quotes", 190, 190),
    Row("records with a tag twice", 65, 65),
    Row("date in another form", 1141, 975, "166 are empty, ? or #: nothing is wrong with these"),
    Row("files with CRLF", 10, 10),
    Row("files that are no UTF-8", 3, 3),
    Row("files with more than ASCII", 5, 5),
    Row("files without a newline at the end", 8, 8),
    Row("files with tags in capitals", 4, 4),
    Row("files that declare a charset", 12, 12),
    Row("files without a % line at the top", 21, 21),
    Row("comments that swallow tags", 32, 32),
    Row("brace comments", 1520, 1520),
    Row("deals with a hand that is not 13 cards", 3, 3),
    Row("calls in another spelling", 2765, 2768, "3 of the broken references stand on a call such as 4N"),
    Row("broken note references", 15, 15),
    Row("auctions with tabs", 120, 120),
    Row("AP", 3177, 3177),
    Row("! behind a blank", 2, 2),
    Row("auctions without closing passes", 2, 3, CAPITALS),
    Row("auctions with * behind them", 14, 15, CAPITALS),
    Row("plays with lower-case cards", 322, 322),
    Row("cells with -", 8575, 8577, "2 are written --"),
    Row("plays with *", 4085, 4087, "cb_eb42, and one * glued to a comment"),
    Row("plays without a card", 720, 720),
    Row("records without Contract", 824, 362, PIECES),
    Row("records without Declarer", 767, 305, PIECES),
    Row("records without Result", 865, 403, PIECES),
    Row("Contract ?", 660, 661, CAPITALS),
    Row("Contract empty", 290, 290),
    Row("Contract with N for NT", 1259, 1254, SEARCHED),
    Row("Contract with x", 38, 39, SEARCHED),
    Row("Contract with R or D for doubles", 7, 4, SEARCHED),
    Row("doubles of Contract and auction differ", 128, 124, "R is read as redoubled: these 4 agree"),
    Row("passed out, Declarer or Result empty", 14, 29, SEARCHED),
    Row("Vulnerable All", 791, 791),
    Row("Vulnerable Both", 479, 479),
    Row("Vulnerable None", 1915, 1915),
    Row("Vulnerable -", 15, 15),
    Row("records without Scoring", 5524, 5062, PIECES),
    Row("LIN boards", 321, 319, HEADS),
    Row("result stated by mc", 138, 138),
    Row("play stops without mc", 2, 2),
    Row("boards without call or play", 4, 2, HEADS),
    Row("calls with !", 41, 41),
    Row("explanations", 135, 135),
    Row("boards with cards in lower case", 45, 45),
    Row("chat", 376, 376),
    Row("closed room behind the open room, same deal", 22, 22),
    Row("zz", 12, 12),
    Row("pn with 8 names", 2, 2),
)

_SIGNS = re.compile(r'(\{[^}]*\})|;[^\n]*|^%[^\n]*|"(?:[^"\\\n]|\\.)*"', re.MULTILINE)
_CHARSET = re.compile(rb"(?im)^%\s*content-type:.*charset")
_MISSING = ("Deal", "Contract", "Declarer", "Result", "Scoring")
_PASSES = {"a ": "one", "2 ": "two", "3 ": "three"}


def measured() -> Counter[str]:
    """How many there are of each, by the names of the rows."""
    found: Counter[str] = Counter()
    for path in PBN_FILES:
        _bytes(path, found)
        codes: set[str] = set()
        for record in _records(pbn.boards(path)):
            _noticed(record, "championship" if "worldchampionship" in path.name else "other files", found)
            codes.update(finding["code"] for finding in record.reading)
        found["files with tags in capitals"] += "tag_case" in codes
        with path.open("rb") as stream:
            for text in blocks(stream, path.name):
                assert isinstance(text, BoardText)
                _text(text, found)
    for path in LIN_FILES:
        _lin(path, found)
    return found


def _records(boards: Iterator[Record | RecordError]) -> Iterator[Record]:
    for one in boards:
        assert isinstance(one, Record), one
        yield one


def _bytes(path: Path, found: Counter[str]) -> None:
    data = path.read_bytes()
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        found["files that are no UTF-8"] += 1
    found["PBN files"] += 1
    found["files with CRLF"] += b"\r\n" in data
    found["files with more than ASCII"] += not data.isascii()
    found["files without a newline at the end"] += not data.endswith((b"\n", b"\r"))
    found["files that declare a charset"] += bool(_CHARSET.search(data))
    found["files without a % line at the top"] += not data.startswith((b"%", b"\xef\xbb\xbf%"))


def _noticed(record: Record, files: str, found: Counter[str]) -> None:
    """What the reader says of a record, and what its acts tell."""
    found["records"] += 1
    found["irregularities"] += irregular(record)
    found["records with a tag twice"] += any(finding["code"] == "duplicate_tag" for finding in record.reading)
    for finding in record.reading:
        code = finding["code"]
        if code == "leading_passes_missing":
            found[f"leading passes left out, {files}"] += 1
            found[f"leading passes left out, {_PASSES[finding['message'][:2]]}"] += 1
        found[f"columns moving, {files}"] += code == "columns_wrong"
        found["value without quotes"] += code == "unquoted_tag"
        found["date in another form"] += code == "bad_date"
        found["comments that swallow tags"] += code == "comment_swallows_tags"
        found["deals with a hand that is not 13 cards"] += code == "partial_deal"
        found["broken note references"] += code == "bad_mark"
        found["doubles of Contract and auction differ"] += code == "contract_mismatch"
    calls = [act.call for act in record.acts if isinstance(act, acts.Call)]
    bidding = Bidding(record.dealer)
    for call in calls:
        bidding.make(call)
    found["auctions without closing passes"] += bool(calls) and not bidding.over
    found["auctions with * behind them"] += (record.kept or {}).get("ends", {}).get("Auction") == "*"


def irregular(record: Record) -> int:
    """How many calls and cards of a record are irregular, by the auction and the deal alone."""
    bidding = Bidding(record.dealer)
    number = 0
    playing: Playing | None = None
    for act in record.acts:
        if isinstance(act, acts.Call):
            number += act.by.index != bidding.turn or bidding.fault(act.call) is not None
            bidding.make(act.call)
        elif isinstance(act, acts.Play):
            contract = bidding.contract()
            assert contract is not None
            playing = playing or Playing(record.deal, contract.declarer, contract.strain)
            turn = playing.turn
            number += act.hand.index != turn or playing.misplaced(turn, act.card) is not None
            number += playing.revokes(turn, act.card)
            playing.lay(act.card)
    return number


def _text(text: BoardText, found: Counter[str]) -> None:
    """What stands in the text of a record."""
    game = lex(text, Findings(text))
    found["brace comments"] += sum(bool(piece[1]) for piece in _SIGNS.finditer(text.said))
    if not game.tags:
        return
    tags: dict[str, Tag] = {}
    for tag in game.tags:
        tags.setdefault(tag.name, tag)
    for name in _MISSING:
        found[f"records without {name}"] += name not in tags
    found["# and ##"] += sum(tag.value.startswith("#") for tag in game.tags)
    found[f"Vulnerable {tags['Vulnerable'].value}" if "Vulnerable" in tags else "none"] += 1
    contract = tags["Contract"].value if "Contract" in tags else "none"
    found["Contract ?"] += contract == "?"
    found["Contract empty"] += contract == ""
    found["Contract with N for NT"] += bool(re.match(r"\d\s*N(?!T)", contract))
    found["Contract with x"] += contract.endswith("x")
    found["Contract with R or D for doubles"] += bool(re.fullmatch(r"\d(NT?|[SHDC])[RD]", contract))
    empty = any(name in tags and not tags[name].value for name in ("Declarer", "Result"))
    found["passed out, Declarer or Result empty"] += contract == "Pass" and empty
    if "Auction" in tags:
        _auction(game, tags["Auction"], found)
    if "Play" in tags:
        _play(game, tags["Play"], found)


def _auction(game: Game, tag: Tag, found: Counter[str]) -> None:
    said = game.text.said
    found["auctions"] += 1
    body = said[tag.begin : tag.end]
    found["auctions with tabs"] += "\t" in body
    found["! behind a blank"] += len(re.findall(r"\s[!?]", _SIGNS.sub("", body)))
    for word in words_of(game, tag, Findings(game.text)).words:
        found["AP"] += word.text == "AP"
        standard = {"P": "Pass"}.get(str(word.value), str(word.value))
        found["calls in another spelling"] += word.value is not None and not said.startswith(standard, word.at)


def _play(game: Game, tag: Tag, found: Counter[str]) -> None:
    found["plays"] += 1
    words = words_of(game, tag, Findings(game.text)).words
    cards = [word for word in words if word.value is not None]
    found["plays without a card"] += not cards
    found["plays with lower-case cards"] += any(
        not game.text.said.startswith(str(word.value), word.at) for word in cards
    )
    found["cells with -"] += sum(word.text == "-" for word in words)
    found["plays with *"] += any(word.text == "*" for word in words)


def _lin(path: Path, found: Counter[str]) -> None:
    before: Record | None = None
    for record in _records(lin.boards(path)):
        found["LIN boards"] += 1
        found["irregularities"] += irregular(record)
        kinds = Counter(type(act) for act in record.acts)
        found["result stated by mc"] += kinds[acts.Result]
        found["play stops without mc"] += 0 < kinds[acts.Play] < 52 and not kinds[acts.Result]
        found["boards without call or play"] += not kinds[acts.Call] or not kinds[acts.Play]
        found["calls with !"] += kinds[acts.Alert]
        found["explanations"] += kinds[acts.Explain]
        kept = record.kept or {}
        commands = [name for _, name, _ in kept.get("commands", ())]
        found["chat"] += commands.count("nt")
        found["zz"] += commands.count("zz")
        if before is not None and kept.get("tags", {}).get("Room") == "Closed":
            same = (before.board, before.deal) == (record.board, record.deal)
            found["closed room behind the open room, same deal"] += same
        before = record
    with path.open("rb") as stream:
        for group in groups(stream, path.name):
            assert not isinstance(group, RecordError)
            cards = [one.value for one in group if one.name == "pc"]
            found["boards with cards in lower case"] += any(card != card.upper() for card in cards)
            found["pn with 8 names"] += sum(one.name == "pn" and one.value.count(",") == 7 for one in group)
