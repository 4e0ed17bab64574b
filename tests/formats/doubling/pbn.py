"""What there is in PBN."""

from __future__ import annotations

from bridgelaw.formats.pbn import names, words
from bridgelaw.formats.pbn.lexer import OURS
from tests.formats.doubling import Production, each, numbered, under, within

DEAL = "N:AKQJ.432.432.432 T98.AKQ.JT9.JT98 765.JT98.AKQ.AKQ 432.765.8765.765"
HEAD = f'[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{DEAL}"]\n'
AUCTION, PLAY = f'{HEAD}[Auction "N"]\n', f'{HEAD}[Auction "N"]\n1C AP\n[Play "E"]\n'

FILLINGS = {
    "letters": each("x"),
    "digits": each("1"),
    "blanks": lambda length: f"x{' ' * length}x",
    "escapes": each('\\"'),
    "backslashes": each("\\\\"),
    "semicolons": each("x;"),
    "columns": each("+x\\2R;"),
    "ranks": each("A"),
    "suits": each("."),
    "seats": each("N:"),
    "sides": each("NS "),
    "tens": each("10"),
    "hashes": each("#"),
    "carets": each("^"),
    "levels": each("3N "),
}
"""What may stand in a value, as much as there is room for."""

PIECES: dict[str, dict[str, str]] = {
    "remark": {"comment": "1C {x} ", "to the end of the line": "1C ; x\n", "escape": "1C\n% x\n"},
    "note": {"reference": "1C =1= ", "many at one": "=1= ", "bare": "= "},
    "number": {"of a reference": "1C =33= "},
    "nag": {"one": "1C $1 ", "many at one": "$1 ", "large": "$999999999 "},
    "sign": {"one": "^I 1C ", "many": "^I ", "skip": "1C ^S ", "pass and skip": "P ^S ^S ^S ", "bare": "^"},
    "suffix": {"one": "1C! ", "many at one": "! ", "double": "1C?! "},
    "word": {
        "call": "1C ",
        "card": "HA ",
        "rotation": "P ",
        "all pass": "AP ",
        "minus": "- ",
        "plus": "+ ",
        "star": "* ",
    },
    "broken": {"reference": "= 1 ", "dollar": "$ ", "caret": "1C ^ ", "glued": "^^*^* "},
    "other": {"word": "x ", "brace": "{ ", "quote": '"x" '},
}
"""What stands in a section, by the names of the pieces in the reader; some in more than one way."""

TAGS = {
    "plain": '[Event "x"]\n',
    "with blanks": '[ Event  "x" ]\n',
    "on one line": '[Event "x"] ',
    "in small letters": '[event "x"]\n',
    "unknown": '[Strange "x"]\n',
    "with a tab": '[Event "x\ty"]\n',
    "with escapes": '[Event "\\"\\\\"]\n',
    "with quotes": '[Event "x"y"]\n',
    "without quotes": "[Event x]\n",
    "without a value": "[Event]\n",
    "with a comment": '[Event "x"] {y}\n',
    "with a comment of tags": '[Event "x"] {\n[Site "y"]\n}\n',
    "with a stray sign": '[Event "x"] * }\n',
    "with text": '[Event "x"] y\n',
    "of a note": '[Note "1:x"]\n',
    "of a section": '[Auction "N"]\n1C AP\n',
}
BROKEN = {
    "a name without an end": within("[", each("a")),
    "blanks behind a name": within("[a", each(" ")),
    "blanks in front of a name": within("[", each(" ")),
    "line ends behind a name": within("[a", each(" \n")),
    "a value without an end": within('[a "', each("x")),
    "quotes in a value": within('[a "', each('x"')),
    "quotes and blanks in a value": within('[a "', each('"  ')),
    "escaped quotes without an end": within('[a "', each('\\"')),
    "words without quotes": within("[a ", each("x ")),
    "brackets": each("["),
    "brackets on lines": each("[\n"),
    "quotes": each('"'),
    "escaped quotes": within('"', each('\\"')),
    "escaped quotes on lines": each('"\\"\\"\\"\n'),
    "a comment without an end": within("{", each("x ")),
    "comments without an end": each("{\n"),
    "comments without an end, apart": each("{ x\n\n"),
    "braces": each("}"),
    "stray signs": each("* } + "),
    "empty lines": each("\n"),
    "lines of blanks": each("   \n"),
    "blanks": each(" "),
    "carriage returns": each("\r"),
    "zeros": each("\0"),
    "zeros, apart": each("\0\n\n"),
    "letters of two bytes": within('[Event "', each("é"), '"]\n'),
}
RECORDS = {
    "small": '[Event "x"]\n\n',
    "of the same board": '[Board "1"]\n\n',
    "with nothing new": '[Event "#"]\n\n',
    "of remarks": "% x\n\n",
    "of comments": "{x}\n\n",
    "unreadable": "x\n\n",
    "with an empty line in a comment": '[Event "x"] {\n\n}\n\n',
    "whole": f"{PLAY}HA HK HQ HJ\n\n",
    "with a charset": '%Content-type: x charset="x"\n[Event "x"]\n\n',
}


def _left_over(length: int) -> str:
    """Many values, left to many records."""
    half = length // 2
    return numbered('[A{} "##x"]\n')(half) + "\n" + each('[Event "x"]\n\n')(half)


def _names_left_over(length: int) -> str:
    """One long value, left to many records."""
    return f'[Deal "##{"A" * (length // 2)}"]\n\n' + each('[Event "x"]\n\n')(length // 2)


def _of_one_board(length: int) -> str:
    """One long value, taken over by many records of the same board."""
    return f'[Board "1"]\n[Deal "{"A" * (length // 2)}"]\n\n' + each('[Board "1"]\n\n')(length // 2)


def _carried(length: int) -> str:
    number = length // 30
    return HEAD + "".join(f"{OURS}1 {n}/{number} x\n" for n in range(1, number + 1))


def _notes(length: int) -> str:
    number = length // 40
    calls = "".join(f"1C ={n}=\n" for n in range(1, number))
    return AUCTION + calls + "".join(f'[Note "{n}:x"]\n' for n in range(1, number))


_CALLS = {"all calls": each(" ".join(sorted(words.CALL_WORDS)) + " ")}
_CARDS = {"all cards": each(" ".join(sorted(words.CARD_WORDS)) + " ")}
_IN_SECTIONS = {f"{name}, {how}": each(piece) for name, ways in PIECES.items() for how, piece in ways.items()}
_ROWS = {
    "words": each("1 2 3\n"),
    "texts": each('"x" '),
    "texts with a brace": each('"{" '),
    "comments": each("1 {x} "),
    "remarks": each("1 ; x\n"),
    "long": each("x"),
    "times": each("1:01 "),
    "minutes": each("1 "),
}

PRODUCTIONS: dict[str, Production] = {
    **{f"tag {how}": within(HEAD, each(piece)) for how, piece in TAGS.items()},
    **{f"tags of other names, {how}": within(HEAD, numbered(form)) for how, form in (("plain", '[A{} "x"]\n'),)},
    **under(HEAD, BROKEN, named="broken: {}"),
    **under("", BROKEN, named="nothing but {}"),
    **{f"records {how}": each(piece) for how, piece in RECORDS.items()},
    "values left to records": _left_over,
    "a value left to records": _names_left_over,
    "a value of the board": _of_one_board,
    "what is carried": _carried,
    "notes": _notes,
    "notes of one number": within(f"{AUCTION}1C =1= AP\n", each('[Note "1:x"]\n')),
    "notes behind cards": within(f"{PLAY}HA =1=\n", numbered('[Note "{}:x"]\n')),
    "sections": within(HEAD, each('[Auction "N"]\n1C AP\n[Play "E"]\nHA - - -\n')),
    **under(AUCTION, _IN_SECTIONS, named="auction: {}"),
    **under(PLAY, _IN_SECTIONS, named="play: {}"),
    **under(
        f"{AUCTION}1C ",
        {name: each(piece) for name, piece in (("nags", "$1 "), ("carets", "^^*^*"))},
        named="at one call: {}",
    ),
    **under(AUCTION, _CALLS, named="auction: {}"),
    **under(PLAY, _CARDS, named="play: {}"),
}
PRODUCTIONS |= {
    f"table {name}: {how}": within(f'{PLAY}HA HK HQ HJ\n[{name} "Time;+x"]\n', rows)
    for name in names.TABLES
    for how, rows in (
        _ROWS.items() if name in ("ScoreTable", "AuctionTimeTable", "PlayTimeTable") else [("words", _ROWS["words"])]
    )
}
PRODUCTIONS |= {
    f"value {name}": within(
        f'{HEAD.replace(f"[{name} ", "[Was ")}[{name} "', filling, '"]\n[Auction "N"]\n1C AP\n[Play "E"]\n*\n'
    )
    for name in sorted(names.KNOWN)
    for filling in [lambda length: "".join(one(length // len(FILLINGS)) for one in FILLINGS.values())]
}
PRODUCTIONS |= {
    f"value {name}, {how}": within(f'{HEAD.replace(f"[{name} ", "[Was ")}[{name} "', filling, '"]\n')
    for name in ("Event", "Deal", "Scoring", "Contract", "Score", "ScoreTable")
    for how, filling in FILLINGS.items()
}
"""Every production of the grammar, by name."""

LIMITED = {
    "values left to records": 8_000,
    "a value left to records": 8_000,
    "a value of the board": 8_000,
    "auction: sign, one": 4_000,
}
"""The productions of which there may be only so much: how many characters are beyond that."""
