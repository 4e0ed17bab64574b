"""The data of a drawer: what `law.toml` may hold, checked while it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from bridgelaw.lawbook.provision import LawbookError
from bridgelaw.table.vocabulary import LANGUAGES, Edition, Language, Phase, Questions, Strength

Texts = dict[Language, str]
Need = Literal["disorder", "information", "lead", "misfit", "power", "question", "unclear_turn", "window"]


class KindData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of irregularity that belongs to this drawer.

    `mechanical`: a surface set to `prevent` refuses it. `hidden`: only a look at a hidden hand shows it.
    """

    mechanical: bool = False
    hidden: bool = False


class ProvisionData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[provision.key]`. `in_` gives the number in each edition where it is in force.

    `about`: kinds of irregularity that its rule is consulted about (default: those of the drawer; `["*"]` = any).
    `phases`, `at`: when the rule can speak at all (phases of the board; names of moments). `awaits`: a standing rule
    can speak only while one of these is noted as still to come, and only about the irregularities so noted.
    `needs`: of a call or a card, of `Done`, and as a standing rule, it is asked only if one of these is so: the call or
    card is not the next one of the game (`disorder`), or does not fit on the bid or the lead before it (`misfit`), a
    call does not stand or a turn was lost (`unclear_turn`), something holds for a time (`window`), a `question` is
    open, somebody has `information`, a hand is to `lead`, the Director has the `power` to do something.
    `after`: a rule that hears `Done` hears it of acts with these verbs only. `after_others`: it hears it when the
    others have spoken; a standing rule looks at what the others say holds.
    `role = "text"` with `why`: nothing for a rule to do. `see`: cross-references. `note`: what a reader should know,
    such as where texts differ.
    `why` and `note` are for the reader of the Law, in every language.
    """

    in_: dict[Edition, str] = field(name="in")
    force: Strength | dict[Edition, Strength] = "does"
    en: str
    fr: str
    nb: str
    changed: dict[Edition, Texts] = {}
    asks: tuple[Questions, ...] | dict[Edition, tuple[Questions, ...]] = ()
    about: tuple[str, ...] = ()
    phases: tuple[Phase, ...] = ()
    at: tuple[str, ...] = ()
    awaits: tuple[str, ...] = ()
    needs: tuple[Need, ...] = ()
    after: tuple[str, ...] = ()
    also_settled: bool = False
    after_others: bool = False
    role: str | None = None
    why: Texts = {}
    see: tuple[str, ...] = ()
    note: Texts = {}

    def force_in(self, edition: Edition) -> Strength:
        """The strength of the Law's verb in that edition."""
        return self.force if isinstance(self.force, str) else self.force.get(edition, "does")

    def asks_in(self, edition: Edition) -> tuple[Questions, ...]:
        """The Questions that it may put to the Director in that edition."""
        return self.asks.get(edition, ()) if isinstance(self.asks, dict) else self.asks

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """What is said of it in every language, with the name that it has in the file."""
        yield from (("why", self.why), ("note", self.note))
        yield from ((f"changed.{edition}", texts) for edition, texts in self.changed.items())

    def text(self, language: Language, edition: Edition) -> str:
        """The summary in our own words, in that language, as it reads in that edition."""
        return self.changed.get(edition, {}).get(language) or str(getattr(self, language))


class DrawerData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole `law.toml`. `absent`: editions in which the drawer has nothing in force."""

    law: int
    title: Texts
    changed_title: dict[Edition, Texts] = {}
    kind: dict[str, KindData] = {}
    provision: dict[str, ProvisionData]
    terms: dict[Edition, dict[str, Any]] = {}
    absent: tuple[Edition, ...] = ()
    note: Texts = {}


def decode(text: bytes, where: str) -> DrawerData:
    """The drawer written in the TOML `text`; `where` names it in errors.

    Raises:
        LawbookError: not TOML, not of this form, or a text that a language does not have.
    """
    import rtoml

    try:
        data = msgspec.convert(rtoml.loads(text.decode()), DrawerData)
    except (rtoml.TomlParsingError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise LawbookError(f"{where}: {error}") from error
    for name, texts in _texts(data):
        missing = [language for language in LANGUAGES if not texts.get(language)]
        if texts and missing:
            raise LawbookError(f"{where}: {name} is not there in {', '.join(missing)}")
    return data


def _texts(data: DrawerData) -> Iterator[tuple[str, Texts]]:
    yield from (("title", data.title), ("note", data.note))
    yield from ((f"changed_title.{edition}", texts) for edition, texts in data.changed_title.items())
    for key, entry in data.provision.items():
        yield from ((f"[provision.{key}] {name}", texts) for name, texts in entry.texts())
