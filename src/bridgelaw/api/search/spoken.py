"""What Directors say where the Laws say something else: one file for each language, which a Director can edit."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import rtoml
from msgspec import Struct

from bridgelaw.table.vocabulary import Language

FILE = "search.toml"


class SearchWords(Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a language.

    `stems`: the Snowball algorithm that takes endings off; without one, words are as they are written. `cited`: words
    in front of the number of a Law. `quiet`: words that say nothing of what is asked. `same`: words and expressions
    that mean one thing here. `asked`: by the name of a provision, what is asked or said when it is the one wanted.
    """

    stems: str = ""
    cited: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()
    same: tuple[tuple[str, ...], ...] = ()
    asked: dict[str, tuple[str, ...]] = {}


class BadSearchWords(ValueError):
    """The file of a language is not of its form, or names what there is not; says which and where."""


def search_words(language: Language) -> SearchWords:
    """What the file of that language says; nothing where it has none.

    Raises:
        BadSearchWords: it is not of this form.
    """
    file = files("bridgelaw.words").joinpath(language, FILE)
    if not file.is_file():
        return SearchWords()
    try:
        return msgspec.convert(rtoml.loads(file.read_text(encoding="utf-8")), SearchWords)
    except (rtoml.TomlParsingError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadSearchWords(f"words/{language}/{FILE}: {error}") from error
