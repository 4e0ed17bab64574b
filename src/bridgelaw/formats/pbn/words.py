"""The words of an auction or a play: calls or cards, each with the marks, references and remarks behind it."""

from __future__ import annotations

import re

from msgspec import Struct

from bridgelaw.formats.foreign.text import Findings
from bridgelaw.formats.pbn.lexer import Game, Tag, is_about_the_file
from bridgelaw.game.calls import CALLS, Call, call
from bridgelaw.game.cards import CARDS, Card

SUFFIXES = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6}
NOTES_AT_MOST = 32
_NAG_AT_MOST = 255
_NAG = re.compile(r"\$[0-9]{1,6}")


def is_nag(mark: str) -> bool:
    """Whether a mark is `$` and a number, and not what is left of one."""
    return _NAG.fullmatch(mark) is not None


class Word(Struct, gc=False):
    """One call or card at the character `at`, or a sign in its place: `AP`, `*`, `+`, `-`, `^S`.

    `before` holds the irregularity signs in front of it, which begin at `begin`; `note` is the number of its note,
    `suffix` the mark that some programs use for an alert; `marks` all else, as a file in export form has it.
    """

    text: str
    value: Call | Card | None
    at: int
    begin: int
    before: tuple[str, ...] = ()
    note: str = ""
    suffix: str = ""
    marks: list[str] = []

    @property
    def bare(self) -> bool:
        """Whether nothing stands behind it."""
        return not (self.note or self.suffix or self.marks)


class SectionWords(Struct):
    """The words of a section. `remarks` have the number of the word they belong to (-1: the section)."""

    words: list[Word]
    remarks: list[tuple[int, str, int]]


_CALL = r"[1-9]\s?(?:NT|N|[SHDC])|RDBL|REDOUBLE|DOUBLE|DBL|XX|X|RD|R|D|ALL\s?PASS|AP|PASS|P"
_CARD = r"[SHDC](?:10|[AKQJT2-9])"
_PIECES = r"""
    (?P<remark>\{{[^}}]*\}}|;[^\n]*|^%[^\n]*)
  | (?P<note>=[ \t]*(?P<number>\w+)[ \t]*=)
  | \$(?P<nag>\d+)
  | \^(?P<sign>[A-Za-z])
  | (?P<suffix>[!?]{{1,2}})
  | (?P<word>(?:{word})|--?|[*+])
  | (?P<broken>=(?:[ \t]*\d+\b)?|\$|\^)
  | (?P<other>[^\s{{;]+|\{{)
"""
_OF_AUCTION = re.compile(_PIECES.format(word=_CALL), re.VERBOSE | re.MULTILINE | re.IGNORECASE)
_OF_PLAY = re.compile(_PIECES.format(word=_CARD), re.VERBOSE | re.MULTILINE | re.IGNORECASE)
_WORD = re.compile(r"\S+")
_SPECIAL = re.compile(r"[=$^!?{;%]")
_GLUED_STAR = re.compile(r"\*(?=\s*[^\s*+{;=$!?])")

ALL_PASS = "AP"
_SPELLED: dict[str, str] = {
    "P": "P", "PASS": "P", "D": "X", "DBL": "X", "DOUBLE": "X", "R": "XX", "RD": "XX", "RDBL": "XX", "REDOUBLE": "XX",
    "AP": ALL_PASS, "ALLPASS": ALL_PASS, "*": "*", "+": "+", "-": "-",
    "--": "-",
}  # fmt: skip
CALL_WORDS: dict[str, Call | Card | None] = {**CALLS}
for _text, _call in CALLS.items():
    if _call.is_bid:
        CALL_WORDS |= {_text.lower(): _call, _text.replace("NT", "N"): _call, _text.replace("NT", "n").lower(): _call}
for _spelled, _meant in _SPELLED.items():
    for _text in (_spelled, _spelled.lower(), _spelled.capitalize()):
        CALL_WORDS[_text] = CALLS.get(_meant)
CARD_WORDS: dict[str, Call | Card | None] = {"*": None, "+": None, "-": None, "--": None}
for _text, _card in CARDS.items():
    CARD_WORDS |= {_text: _card, _text.lower(): _card, _text.capitalize(): _card, _text[0].lower() + _text[1]: _card}


def words_of(game: Game, tag: Tag, findings: Findings) -> SectionWords:
    """The words under an `Auction` or `Play` tag.

    Raises:
        RecordError: one of them is neither a call nor a card (whichever stands there) nor a mark of one.
    """
    known = CALL_WORDS if tag.name == "Auction" else CARD_WORDS
    body = game.text.said[tag.begin : tag.end]
    if not _SPECIAL.search(body):
        found = _plain(body, tag.begin, known)
        if found is not None:
            return SectionWords(found, [])
    return _marked(game, tag, findings)


def _plain(body: str, begin: int, known: dict[str, Call | Card | None]) -> list[Word] | None:
    """The words where nothing but words stands; None when one is not known."""
    found = []
    for piece in _WORD.finditer(body):
        text = piece[0]
        if text not in known:
            return None
        value = known[text]
        at = begin + piece.start()
        found.append(Word(text if isinstance(value, Card) else _SPELLED.get(text.upper(), text), value, at, at))
    return found


def _marked(game: Game, tag: Tag, findings: Findings) -> SectionWords:
    text = game.text
    auction = tag.name == "Auction"
    result = SectionWords([], [])
    words = result.words
    before: list[str] = []
    begin = -1
    end = tag.begin
    for piece in (_OF_AUCTION if auction else _OF_PLAY).finditer(text.said, tag.begin, tag.end):
        at = piece.start()
        kind = piece.lastgroup if piece.lastgroup != "number" else "note"
        if kind == "remark":
            _remark(result, piece[0], at)
        elif kind == "sign":
            sign = piece["sign"].upper()
            if sign == "S" and auction:
                words.append(Word("^S", None, at, at))
            else:
                begin = at if begin < 0 else begin
                before.append(f"^{sign}")
        elif kind == "word":
            word = _word(piece[0], at, tag.name)
            broken = word.text == "*" and at == end and words and words[-1].value and _goes_on(text.said, at, tag.end)
            if broken:
                _mark(words, "*", findings, at, "bad_mark")
            else:
                if before:
                    word.before, word.begin = tuple(before), begin
                    before, begin = [], -1
                words.append(word)
        elif kind == "other":
            what = "call (P, X, XX, 1C … 7NT)" if auction else "card (suit S H D C, then A K Q J T 9 … 2)"
            code = "bad-call" if auction else "bad-card"
            raise text.error(code, f"{piece[0][:20]!r} in the {tag.name}: expected a {what}", at, text=piece[0][:20])
        else:
            _behind(words, piece, findings, at, auction)
        end = piece.end()
    if before:
        findings.note("bad_mark", end, f"{before[-1]} with nothing behind it")
    return result


def _goes_on(said: str, at: int, end: int) -> bool:
    """Whether more words follow the `*` at `at`, which then cannot be the end of the section."""
    return _GLUED_STAR.match(said, at, end) is not None


def _word(said: str, at: int, section: str) -> Word:
    if said[0] in "*+-":
        return Word(said[0], None, at, at)
    if section == "Play":
        found = CARDS[said.upper().replace("10", "T")]
        return Word(str(found), found, at, at)
    name = "".join(said.upper().split())
    name = _SPELLED.get(name, name)
    return Word(ALL_PASS, None, at, at) if name == ALL_PASS else Word(name, call(name), at, at)


def _behind(words: list[Word], piece: re.Match[str], findings: Findings, at: int, auction: bool) -> None:
    """A mark that belongs to the word before it."""
    written = piece[0]
    if not words or (words[-1].value is None and words[-1].text != ALL_PASS):
        findings.note("bad_mark", at, f"{written} belongs to nothing")
        if words:
            words[-1].marks.append(written)
        return
    last = words[-1]
    if piece["number"] is not None:
        number = piece["number"].lstrip("0") or "0"
        if last.note:
            findings.note("bad_mark", at, f"a second note on one {'call' if auction else 'card'}: {written}")
            last.marks.append(f"={number}=")
        else:
            last.note = number
            if not number.isdecimal() or len(number) > 2 or int(number) > NOTES_AT_MOST:
                findings.note("bad_mark", at, f"{written}: notes have numbers from 1 to {NOTES_AT_MOST}")
    elif piece["nag"] is not None:
        number = int(piece["nag"][:6])
        misused = number > _NAG_AT_MOST or (number in range(7, 13) if auction else number in range(1, 7))
        if misused:
            findings.note("bad_mark", at, f"{written} is no mark of a {'call' if auction else 'card'}")
        last.marks.append(f"${number}")
    elif piece["suffix"] is not None and not last.suffix:
        last.suffix = written
    else:
        _mark(words, written.replace(" ", ""), findings, at, "bad_mark")


def _mark(words: list[Word], written: str, findings: Findings, at: int, code: str) -> None:
    findings.note(code, at, f"{written} behind {words[-1].text} is not understood")
    words[-1].marks.append(written)


def _remark(result: SectionWords, remark: str, at: int) -> None:
    remark = remark if remark[0] == "{" else remark.rstrip()
    if not is_about_the_file(remark):
        result.remarks.append((len(result.words) - 1, remark, at))
