"""The written ruling as plain text, 80 columns wide."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from bridgelaw.words.letter.model import AuctionTable, Hand, Letter, LetterSection, Paragraph, ScoreTable

WIDTH = 80
COLUMN = 26
_CALLS = 12
_CITED = re.compile(r"(?<=\b(?:Law|Loi)) (?=\d)|(?<=§) (?=\d)")
"""What stands between the word for a provision and its number."""


def text_of(letter: Letter) -> str:
    """The letter as text."""
    return "\n".join(line.rstrip() for line in _lines(letter)) + "\n"


def _folded(text: str, *, first: str = "", further: str = "") -> list[str]:
    """The text in lines; a provision and its number are not parted, nor are parts of a word."""
    whole = _CITED.sub("\u00a0", text)
    return wrap(whole, WIDTH, initial_indent=first, subsequent_indent=further, break_on_hyphens=False)


def _lines(letter: Letter) -> Iterator[str]:
    yield letter.title.upper()
    if letter.subtitle:
        yield letter.subtitle
    yield letter.settings
    if letter.provisional:
        yield ""
        yield f"*** {letter.provisional.upper()} ***"
    yield from ("", *_particulars(letter), "", letter.board)
    if len(letter.hands) == len("NESW"):
        yield from ("", *_diagram({hand.seat: hand for hand in letter.hands}))
    else:
        yield from (f"{_name(hand)}  {'  '.join(' '.join(suit) for suit in hand.suits)}" for hand in letter.hands)
    if letter.auction:
        yield from ("", *_auction(letter.auction))
    if letter.contract:
        yield letter.contract
    for section in letter.sections:
        yield from _section(section)
    if letter.scores:
        yield from _scores(letter.scores)
    for further in (letter.open, letter.appeal, letter.sources):
        if further:
            yield from _section(further)
    if letter.signature:
        yield from ("", "", f"{letter.date_line} {'.' * 24}   {letter.signature} {'.' * 28}"[:WIDTH])
    yield from ("", *wrap(letter.note, WIDTH))


def _particulars(letter: Letter) -> Iterator[str]:
    """Two to a line; what is not known is dotted, to be filled in."""
    half = WIDTH // 2
    told = [(one.name, one.text or "." * (half - len(one.name) - 4)) for one in letter.particulars]
    for (name, text), (other, more) in zip(told[::2], told[1::2], strict=False):
        left, right = f"{name}  {text}", f"{other}  {more}"
        yield from (f"{left:<{half}}{right}",) if len(left) < half and len(right) <= half else (left, right)
    yield from (f"{name}  {text}" for name, text in told[len(told) // 2 * 2 :])


def _name(hand: Hand) -> str:
    return f"{hand.name} ({hand.player})" if hand.player else hand.name


def _diagram(hands: dict[str, Hand]) -> Iterator[str]:
    for left, middle, right in (("", "N", ""), ("W", "", "E"), ("", "S", "")):
        blocks = [
            [_name(hands[s]), *(" ".join(suit) for suit in hands[s].suits)] if s else [""] * 5
            for s in (left, middle, right)
        ]
        for row in zip(*blocks, strict=True):
            yield "".join(f"{cell:<{COLUMN}}" for cell in row)


def _auction(auction: AuctionTable) -> Iterator[str]:
    for row in (auction.names, *auction.rows):
        yield "".join(f"{cell:<{_CALLS}}" for cell in row)
    for mark, text in auction.notes:
        yield from _folded(text, first=f"{mark} ", further=" " * (len(mark) + 1))


def _section(section: LetterSection) -> Iterator[str]:
    yield from ("", section.heading, "-" * len(section.heading))
    for paragraph in section.paragraphs:
        yield from _paragraph(paragraph, of_law=section.name == "law")


def _paragraph(paragraph: Paragraph, *, of_law: bool) -> Iterator[str]:
    if of_law:
        yield from _folded(f"{paragraph.law}  {paragraph.text}", further="  ")
        return
    text = f"{paragraph.text} ({paragraph.law})" if paragraph.law else paragraph.text
    text += paragraph.mark
    indent = "  " if paragraph.style == "item" else ""
    yield from _folded(text, first=indent, further=indent)
    if paragraph.reason:
        yield from _folded(paragraph.reason, first="  ", further="  ")


def _scores(scores: ScoreTable) -> Iterator[str]:
    yield from ("", scores.heading, "-" * len(scores.heading))
    for row in scores.rows:
        yield row.side
        columns = ((scores.before, row.before), (scores.ruled, row.ruled), (scores.after, row.after))
        for name, cells in columns:
            if name:
                yield f"  {name}"
                yield from (f"    {cell}" for cell in cells)
