"""The written ruling as plain text, 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from bridgelaw.words.letter.model import AuctionTable, Hand, Letter, LetterSection, Paragraph, ScoreTable

WIDTH = 80
COLUMN = 26
_CALLS = 12


def text_of(letter: Letter) -> str:
    """The letter as text."""
    return "\n".join(line.rstrip() for line in _lines(letter)) + "\n"


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
    yield from (
        "",
        "",
        f"{letter.date_line} {'.' * 24}   {letter.signature} {'.' * 28}"[:WIDTH],
        "",
        *wrap(letter.note, WIDTH),
    )


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
        yield from wrap(text, WIDTH, initial_indent=f"{mark} ", subsequent_indent=" " * (len(mark) + 1))


def _section(section: LetterSection) -> Iterator[str]:
    yield from ("", section.heading, "-" * len(section.heading))
    for paragraph in section.paragraphs:
        yield from _paragraph(paragraph, of_law=section.name == "law")


def _paragraph(paragraph: Paragraph, *, of_law: bool) -> Iterator[str]:
    if of_law:
        yield from wrap(f"{paragraph.law}  {paragraph.text}", WIDTH, subsequent_indent="  ")
        return
    text = f"{paragraph.text} ({paragraph.law})" if paragraph.law else paragraph.text
    indent = "  " if paragraph.style == "item" else ""
    yield from wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
    if paragraph.reason:
        yield from wrap(paragraph.reason, WIDTH, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)


def _scores(scores: ScoreTable) -> Iterator[str]:
    yield from ("", scores.heading, "-" * len(scores.heading))
    for row in scores.rows:
        yield row.side
        for name, cells in ((scores.before, row.before), (scores.after, row.after)):
            yield f"  {name}"
            yield from (f"    {cell}" for cell in cells)
