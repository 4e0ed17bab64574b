"""The languages: what each decides outside of its messages, one file each, `words/LANGUAGE/language.toml`.

A folder with such a file is a language: no code lists them. The file lies beside the messages; it is read here, below
all rooms, because a record names its language and a card is named in one.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeVar

import msgspec
import rtoml
from msgspec import Struct

_FOLDER = Path(__file__).with_name("words")
_FILE = "language.toml"

T = TypeVar("T")
Forms = tuple[str, ...]
"""What people type for one thing, in small letters; the usual form first."""


class BadLanguage(ValueError):
    """The file of a language is not of its form."""


class Strains(Struct, frozen=True, forbid_unknown_fields=True):
    """What is typed for suits and no trump."""

    S: Forms
    H: Forms
    D: Forms
    C: Forms
    NT: Forms


class Calls(Struct, frozen=True, forbid_unknown_fields=True):
    """What is typed for calls that are no bids."""

    P: Forms
    X: Forms
    XX: Forms


class Ranks(Struct, frozen=True, forbid_unknown_fields=True):
    """What is typed for high cards and the ten; a smaller card is its figure."""

    A: Forms
    K: Forms
    Q: Forms
    J: Forms
    T: Forms


class Seats(Struct, frozen=True, forbid_unknown_fields=True):
    """What is typed for the seats."""

    N: Forms
    E: Forms
    S: Forms
    W: Forms


class Slots(Struct, frozen=True, forbid_unknown_fields=True):
    """The words in front of what is typed that say what it is."""

    call: Forms = ()
    card: Forms = ()
    seat: Forms = ()
    suit: Forms = ()


class Alphabet(Struct, frozen=True, forbid_unknown_fields=True):
    """What people type. `levels`: of bids, from one to seven in words, where these are understood."""

    strains: Strains
    calls: Calls
    ranks: Ranks
    seats: Seats
    levels: Forms
    slots: Slots


class Examples(Struct, frozen=True, forbid_unknown_fields=True):
    """A bid and a card as they are typed, for the help."""

    bid: str
    card: str


class Print(Struct, frozen=True, forbid_unknown_fields=True):
    """What print wants otherwise than CLDR (`percent`: the sign with the space before it; `first`: how the first day of
    a month is written) or than it is typed (`spaces`: patterns and what stands in their place)."""

    percent: str = ""
    first: str = ""
    spaces: tuple[tuple[str, str], ...] = ()


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """The words with which a card of dummy is named, without accents; `nothing` says nothing of the card."""

    suits: dict[Literal["S", "H", "D", "C"], str]
    ranks: dict[Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"], str]
    high: str
    low: str
    win: str
    trumps: str
    anything: str
    nothing: str


class ConditionWords(Struct, frozen=True, forbid_unknown_fields=True, rename=lambda name: name.rstrip("_")):
    """The words of conditions on a hand (`desk.conditions`) in that language, in small letters: what is read for each,
    the first one written."""

    hcp_: Forms
    controls_: Forms
    aces_: Forms
    in_: Forms
    of_: Forms
    balanced_: Forms
    shape_: Forms
    any_: Forms
    and_: Forms
    or_: Forms
    not_: Forms


class ToldWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The words in which people say what a call shows (`desk.conditions.told`), in small letters.

    `numbers`: from zero on; `points`, `suit`, `cards`: what may stand with a number for points, after the name of a
    suit, and between a number and a suit; `weak_two`: a number that is none; `passing`: what says nothing of a hand
    that could be counted. A text with any other word is not read.
    """

    numbers: Forms
    points: Forms
    suit: Forms
    cards: Forms
    at_least: Forms
    at_most: Forms
    exactly: Forms
    or_more: Forms
    or_less: Forms
    to: Forms
    weak_two: Forms
    passing: Forms


class LanguageFile(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A language, as its file says it.

    `name`: what it calls itself. `draft`: somebody is at work on it, and texts of the Laws may be missing.
    `locale`: its name for CLDR. `also`: other codes by which a browser may ask for it. `columns`: the seats over an
    auction, from left to right. `after_z`: letters that are sorted behind z; without any, accents make no difference.
    `little`: words that no other language has, by which a text in it is known.
    `authority`: the one under which most who read it play, to be suggested; nothing where that cannot be said.
    """

    name: str
    draft: bool = False
    locale: str
    also: tuple[str, ...] = ()
    columns: str
    after_z: str = ""
    authority: str = ""
    little: Forms = ()
    examples: Examples
    print: Print = Print()
    typed: Alphabet
    conditions: ConditionWords
    told: ToldWords
    named: Naming


def read(folder: Path) -> dict[str, LanguageFile]:
    """The languages whose files are in the folders of `folder`, by their codes, which are the names of these.

    Raises:
        BadLanguage: a file is not of this form, or the columns are not the four seats in their order.
    """
    found: dict[str, LanguageFile] = {}
    for file in sorted(folder.glob(f"*/{_FILE}")):
        found[file.parent.name] = one = _of(file, LanguageFile)
        if len(one.columns) != 4 or one.columns not in "NESWNES":
            raise BadLanguage(f"{file.parent.name}/{_FILE}: columns: not the seats in their order: {one.columns}")
    return found


def _of(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.convert(rtoml.loads(file.read_text(encoding="utf-8")), kind)
    except (rtoml.TomlParsingError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadLanguage(f"{file.parent.name}/{file.name}: {error}") from error


SPOKEN: dict[str, LanguageFile] = read(_FOLDER)
"""Every language by its code."""

INTERNATIONAL: Alphabet = _of(_FOLDER / "international.toml", Alphabet)
"""The letters of the records, which somebody may choose to type."""

LANGUAGES: tuple[str, ...] = tuple(SPOKEN)

if TYPE_CHECKING:
    Language = str
else:
    # whatever is read into a field of this type is one of the languages whose files are there
    Language = Literal[LANGUAGES]
