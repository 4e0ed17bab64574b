"""The Play section as cards in the order in which they were played. Columns are seats, not turns.

Whoever led follows from the trick before. A revoke is read like any other card; one that the file does not mark is
noticed. What cannot have happened is a fault of the file: the play is read up to that row, and what follows is kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bridgelaw.formats.foreign.playing import Playing
from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn.words import Word
from bridgelaw.game.cards import Card
from bridgelaw.game.seats import SEATS, Seat


class ReadCard(Struct, gc=False):
    """One card from a hand; `word` is where it stands."""

    hand: Seat
    card: Card
    word: int
    at: int


class ReadPlay(Struct):
    """A play that has been followed. `sign` ends it; `rest` is where the unread part begins, if there is one."""

    laid: list[ReadCard]
    playing: Playing
    sign: str = ""
    rest: int | None = None
    irregular: bool = False


Cell = tuple[int, Word]


def read(words: Sequence[Word], first: Seat, playing: Playing, findings: Findings) -> ReadPlay:
    """The cards of the section whose first column is that of `first`."""
    result = ReadPlay([], playing)
    moved = 0
    for row, sign in _rows(words, first, _regular(words, first, result)):
        begin = min((word.begin for _, word in row.values()), default=-1)
        if row and (result.sign or (playing.trick and result.laid)):
            code = "after_end" if result.sign else "card_missing"
            said = f"cards behind {result.sign}" if result.sign else "a card of the trick before is missing"
            findings.note(code, begin, said)
            result.rest = begin
            break
        if row:
            held = _held(row, playing)
            if held is None:
                _report_misplaced(row, playing, findings)
                result.rest = begin
                break
            if held is not row:
                moved += 1
                if moved == 1:
                    report_moved(begin, findings)
            if not _follow(held, result, findings):
                result.rest = begin
                break
        if sign:
            result.sign = sign[1].text
            _check_sign(sign, row, playing, findings)
    return result


def report_moved(at: int, findings: Findings) -> None:
    """A row's columns are not those of the seats."""
    findings.note("columns_wrong", at, "the columns of the play are not those of the seats")


def _regular(words: Sequence[Word], first: Seat, result: ReadPlay) -> int:
    """Lay the rows at the beginning that are as nearly all are: four cards without a mark, each held by the hand of its
    column and following suit. The number of the word with which the rest begins.
    """
    playing = result.playing
    n = 0
    while n + 4 <= len(words) and not playing.over:
        leader = playing.leader
        column = (leader - first.index) % 4
        places = [*range(n + column, n + 4), *range(n, n + column)]
        trick = [words[place] for place in places]
        cards = [word.value for word in trick if isinstance(word.value, Card) and not word.before]
        if len(cards) < 4 or not playing.lay_trick(cards):
            break
        for k, word in enumerate(trick):
            result.laid.append(ReadCard(SEATS[(leader + k) % 4], cards[k], places[k], word.at))
        n += 4
    return n


def _rows(words: Sequence[Word], first: Seat, begin: int) -> Iterator[tuple[dict[int, Cell], tuple[int, Word] | None]]:
    """Four columns at a time: the cards of a row by the seat of their column, and the sign in it (with its column)."""
    row: dict[int, Cell] = {}
    sign: tuple[int, Word] | None = None
    column = 0
    for n, word in enumerate(words[begin:], begin):
        if word.text == "*":
            if row or sign:
                yield row, sign
            yield {}, (-1, word)
            row, sign, column = {}, None, 0
            continue
        seat = (first.index + column) % 4
        if word.text == "+":
            sign = (seat, word) if sign is None else (-2, word)
        elif isinstance(word.value, Card):
            row[seat] = (n, word)
        column += 1
        if column == 4:
            yield row, sign
            row, sign, column = {}, None, 0
    if row or sign:
        yield row, sign


def _held(row: Mapping[int, Cell], playing: Playing) -> Mapping[int, Cell] | None:
    """The cards by the hand that they come from: their column, or else whoever holds them; None if neither works."""
    for seat, cell in row.items():
        if playing.misplaced(seat, _card(cell)) is not None:
            break
    else:
        return row
    held: dict[int, Cell] = {}
    for cell in row.values():
        holder = playing.holder(_card(cell))
        if holder is None or holder in held or playing.misplaced(holder, _card(cell)):
            return None
        held[holder] = cell
    return held


def _card(cell: Cell) -> Card:
    card = cell[1].value
    assert isinstance(card, Card)
    return card


def _report_misplaced(row: Mapping[int, Cell], playing: Playing, findings: Findings) -> None:
    for seat, cell in row.items():
        why = playing.misplaced(seat, _card(cell))
        if why:
            findings.note("card_not_in_hand", cell[1].at, why)
            return


def _follow(row: Mapping[int, Cell], result: ReadPlay, findings: Findings) -> bool:
    """Play the cards of one trick in turn; whether that was possible."""
    playing = result.playing
    if playing.over:
        findings.note("after_end", min(word.at for _, word in row.values()), "cards behind the last trick")
        return False
    leader = playing.leader
    for seat, (_, word) in row.items():
        if "^L" in word.before:
            if seat == playing.leader:
                findings.note("mark_unfounded", word.begin, f"^L, and {SEATS[seat].value} had to lead")
            else:
                leader = seat
    order = [(leader + n) % 4 for n in range(4)]
    played = [seat for seat in order if seat in row]
    if played != order[: len(played)]:
        word = row[played[0]][1]
        findings.note("card_missing", word.at, f"the card of {SEATS[order[0]].value} or another before it is missing")
        return False
    playing.leader = leader
    led = _card(row[order[0]]).suit
    for seat in played:
        word = row[seat][1]
        revokes = seat != leader and _card(row[seat]).suit != led and playing.could_follow(seat, led)
        if revokes or word.before:
            _notice(seat, word, led, playing, findings, revokes=revokes)
        result.irregular = result.irregular or revokes or bool(word.before)
    for seat in played:
        n, word = row[seat]
        card = _card(row[seat])
        playing.lay(card)
        result.laid.append(ReadCard(SEATS[seat], card, n, word.at))
    return True


def _notice(seat: int, word: Word, led: str, playing: Playing, findings: Findings, *, revokes: bool) -> None:
    """Reports what is noticed of a card and its marks."""
    card = word.value
    assert isinstance(card, Card)
    for sign in word.before:
        if sign == "^R":
            if not revokes and (playing.hands[seat] is not None or card.suit == led):
                findings.note("mark_unfounded", word.begin, f"^R, and {card} is no revoke")
        elif sign != "^L":
            findings.note("bad_mark", word.begin, f"{sign} is no mark of a card")
    if revokes and "^R" not in word.before:
        findings.note("revoke_unmarked", word.at, f"{card} does not follow suit, and the file does not mark it")


def _check_sign(sign: tuple[int, Word], row: Mapping[int, Cell], playing: Playing, findings: Findings) -> None:
    """Whether a `+` stands with the seat that is to play next, once."""
    seat, word = sign
    if word.text != "+" or (not row and not playing.trick):
        return
    if seat == -2:
        findings.note("after_end", word.at, "a second +")
    elif seat != playing.turn:
        findings.note("mark_unfounded", word.at, f"+, and {SEATS[playing.turn].value} is to play")
