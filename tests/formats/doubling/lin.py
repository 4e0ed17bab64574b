"""What there is in LIN."""

from __future__ import annotations

from bridgelaw.formats.lin.commands import OURS
from tests.formats.doubling import Production, constants, each, under, within

DEALT = "qx|o1|pn|a,b,c,d|md|1SAKQJH432D432C432,ST98HAKQDJT9CJT98,S765HJT98DAKQCAKQ,|sv|o|"
CALLED = f"{DEALT}mb|1C|mb|p|mb|p|mb|p|"
MODULES = ("board", "commands", "layout", "match", "reader")

COMMANDS = sorted(
    {
        *constants(
            *(f"bridgelaw.formats.lin.{name}" for name in MODULES),
            fits=lambda t: len(t) == 2 and t.islower() and t.isascii(),
        )
    }
    - {"at"}
)
"""The names of commands that the reader knows: every constant of two letters."""

VALUES = {
    "": "",
    "a word": "x",
    "names": "a,b,c,d",
    "a call": "1C",
    "a pass": "p",
    "an alerted call": "1C!",
    "a card": "HA",
    "a number": "1",
    "a board": "o1",
    "a hand": "1SAKQ,H2,D3,C4",
}
FILLINGS: dict[str, Production] = {
    "letters": each("x"),
    "blanks": lambda length: f"x{' ' * length}x",
    "commas": each(","),
    "names": each("a,"),
    "calls": each("1C"),
    "passes": each("p"),
    "cards": each("HA"),
    "one suit": within("1S", each("A")),
    "suits": within("1", each("S")),
    "tens": within("1S", each("10")),
    "zeros": each("0"),
    "results": each("4SN=,"),
    "line ends": each("x\n"),
    "letters of two bytes": each("é"),
    "exclamation marks": within("1C", each("!")),
}
FILES = {
    "boards": "qx|o1|md|1|",
    "boards with a head": "vg|x,y,I,1|rs|4SN=|pn|a,b,c,d,e,f,g,h|qx|o1|md|1SA|",
    "deals": "md|1SA|",
    "numbers": "qx|o1|",
    "what is carried": f"md|1SA|nt|{OURS}x|",
    "what is carried, and no board": f"nt|{OURS}x|",
    "no command": "???|",
    "bars": "|",
    "line ends": "\n",
    "zeros": "\0|",
    "names in large letters": "PG||",
    "unknown commands": "zz|x|",
}


def _long_names(length: int) -> str:
    """Names in the head, for every board of the file."""
    return f"pn|{'a' * (length // 2)} ,b,c,d|" + each("qx|o1|md|1|")(length // 2)


def _long_results(length: int) -> str:
    return f"vg|x,y,I,1|rs|{' ' * (length // 2)}x|" + each("qx|o1|md|1|")(length // 2)


PRODUCTIONS: dict[str, Production] = {
    **{f"file of {name}": each(piece) for name, piece in FILES.items()},
    "names for all boards": _long_names,
    "results for all boards": _long_results,
    **{f"first {name}": within("", each(f"{name}||"), DEALT) for name in COMMANDS},
    **{f"dealt {name}": within(DEALT, each(f"{name}||")) for name in COMMANDS},
    **{f"called {name}": within(CALLED, each(f"{name}|x|")) for name in COMMANDS},
    **{f"calls as {what or 'nothing'}": within(DEALT, each(f"mb|{value}|")) for what, value in VALUES.items()},
    **{f"cards as {what or 'nothing'}": within(CALLED, each(f"pc|{value}|")) for what, value in VALUES.items()},
    **{
        f"explained {what or 'nothing'}": within(f"{DEALT}mb|1C|", each(f"an|{value}|"))
        for what, value in VALUES.items()
    },
    **{
        f"{name} of everything": within(
            f"{DEALT if name not in ('qx', 'md', 'pn', 'vg', 'rs') else ''}{name}|", _all, "|mb|p|"
        )
        for name in COMMANDS
        for _all in [lambda length: "".join(one(length // len(FILLINGS)) for one in FILLINGS.values())]
    },
    **{
        f"{name} of {how}": within(
            f"{DEALT if name not in ('qx', 'md', 'pn', 'vg', 'rs') else ''}{name}|", one, "|mb|p|"
        )
        for name in ("md", "mb", "pc", "pn")
        for how, one in FILLINGS.items()
    },
    **under(f"{CALLED}pc|", FILLINGS, "|", named="cards of {}"),
}
"""Every production of the grammar, by name."""
