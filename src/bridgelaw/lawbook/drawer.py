"""The data of a drawer: what `law.toml` may hold, checked while it is read.

It says what differs from one edition to the next, in force, numbers, terms and texts alike; once read, the data say of
every edition what holds in it. When a rule is asked is no matter of the Law, and is said beside its function.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from bridgelaw.languages import SPOKEN
from bridgelaw.lawbook.editions import EDITIONS, Edition, about, spread
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.when import When
from bridgelaw.table.vocabulary import LANGUAGES, Language, Questions, Strength

Texts = dict[Language, str]


class KindData(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of irregularity that belongs to this drawer.

    `mechanical`: a surface set to `prevent` refuses it. `hidden`: only a look at a hidden hand shows it.
    """

    mechanical: bool = False
    hidden: bool = False


class ProvisionData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[provision.key]`. `in_` gives the number in each edition where it is in force.

    What is given by edition (`in`, `force`, `asks`, `limits`, `changed`) holds in later ones until they say otherwise;
    `in` says `gone` from where on the provision is not in force.

    `limits`: provisions of other drawers (`drawer.key`) that say nothing about an act when this one says so.
    `reason`: why a call or card that was taken back may be used or not, when this is the provision that says so, in a
    word (`ledger-reason-WORD`); without it, it is because of who erred.
    `role = "text"` with `why`: nothing for a rule to do. `see`: cross-references. `note`: what a reader should know,
    such as where texts differ.
    `summary` (under the codes of the languages), `why` and `note` are for the reader of the Law, in every language.
    """

    in_: dict[Edition, str] = field(name="in")
    force: Strength | dict[Edition, Strength] = "does"
    summary: Texts
    changed: dict[Edition, Texts] = {}
    asks: tuple[Questions, ...] | dict[Edition, tuple[Questions, ...]] = ()
    limits: tuple[str, ...] | dict[Edition, tuple[str, ...]] | None = None
    role: str | None = None
    reason: Literal["", "partner", "replaced", "taken_back"] = ""
    why: Texts = {}
    see: tuple[str, ...] = ()
    note: Texts = {}

    def force_in(self, edition: Edition) -> Strength:
        """The strength of the Law's verb in that edition."""
        return self.force if isinstance(self.force, str) else self.force.get(edition, "does")

    def asks_in(self, edition: Edition) -> tuple[Questions, ...]:
        """The Questions that it may put to the Director in that edition."""
        return self.asks.get(edition, ()) if isinstance(self.asks, dict) else self.asks

    def limits_in(self, edition: Edition) -> tuple[str, ...] | None:
        """The provisions that it can silence in that edition; None when it silences none in any."""
        return self.limits.get(edition, ()) if isinstance(self.limits, dict) else self.limits

    def texts(self) -> Iterator[tuple[str, Texts]]:
        """What is said of it in every language, with the name that it has in the file."""
        yield from (("its summary", self.summary), ("why", self.why), ("note", self.note))
        yield from ((f"changed.{edition}", texts) for edition, texts in self.changed.items())

    def text(self, language: Language, edition: Edition) -> str:
        """The summary in our own words, in that language, as it reads in that edition."""
        return (self.changed.get(edition) or self.summary)[language]


class DrawerData(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole `law.toml`. `absent`: editions in which the drawer has nothing in force.

    A term holds in later editions until they give it another value.
    """

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
        LawbookError: not TOML, not of this form, a text that a language does not have, or something about when a rule
            is asked, which is for `rules.py`.
    """
    import rtoml

    try:
        written = rtoml.loads(text.decode())
        _refuse_hints(written, where)
        named = _complete(written, where)
        data = msgspec.convert(written, DrawerData)
    except (rtoml.TomlParsingError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise LawbookError(f"{where}: {error}") from error
    for edition in sorted(named):
        if data.law in about(edition).taken_over:
            raise LawbookError(f"{where}: {edition} takes Law {data.law} over, and something is different in it here")
    for place, name, texts in _texts(data):
        missing = [language for language in LANGUAGES if not texts.get(language)] if texts else ()
        if not missing:
            continue
        texts.update(dict.fromkeys((language for language in missing if SPOKEN[language].draft), ""))
        if missing := [language for language in missing if language not in texts]:
            raise LawbookError(f"{where}: {place}{name} is not there in {', '.join(missing)}")
    return data


def _refuse_hints(written: dict[str, Any], where: str) -> None:
    provisions = written.get("provision", {})
    for key, entry in provisions.items() if isinstance(provisions, dict) else ():
        if isinstance(entry, dict) and not entry.keys().isdisjoint(When.__struct_fields__):
            name = next(name for name in When.__struct_fields__ if name in entry)
            said = f"`{name}` says when a rule is asked: put it on the function, as @When({name}=...), in rules.py"
            raise LawbookError(f"{where}: [provision.{key}] {said}")


def _complete(written: dict[str, Any], where: str) -> set[str]:
    """Fill in for each edition what the file says of an earlier one; the editions of which it says something."""
    named: set[str] = set()

    def fill(holder: dict[str, Any], names: Sequence[str], place: str) -> None:
        for name in names:
            if isinstance(said := holder.get(name), dict):
                named.update(said)
                holder[name] = spread(said, f"{where}: {place}{name}")

    fill(written, ("changed_title",), "")
    provisions = written.get("provision", {})
    for key, entry in provisions.items() if isinstance(provisions, dict) else ():
        fill(entry, ("in", "force", "asks", "limits", "changed"), f"[provision.{key}] ")
        # the summary stands in the provision itself, each language under its code
        entry["summary"] = {language: entry.pop(language, "") for language in LANGUAGES}
    if "terms" in written:
        named.update(written["terms"])
        written["terms"] = _terms(written["terms"], where)
    named.update(written.get("absent", ()))
    return named


def _terms(said: dict[str, dict[str, Any]], where: str) -> dict[Edition, dict[str, Any]]:
    """The terms of every edition, each taken from the edition before where it is not given."""
    names = dict.fromkeys(name for terms in said.values() for name in terms)
    found: dict[Edition, dict[str, Any]] = {edition: {} for edition in EDITIONS}
    for name in names:
        given = {edition: terms[name] for edition, terms in said.items() if name in terms}
        for edition, value in spread(given, f"{where}: [terms] {name}").items():
            found[edition][name] = value
    return found


def _texts(data: DrawerData) -> Iterator[tuple[str, str, Texts]]:
    yield from (("", "title", data.title), ("", "note", data.note))
    yield from (("", f"changed_title.{edition}", texts) for edition, texts in data.changed_title.items())
    for key, entry in data.provision.items():
        place = f"[provision.{key}] "
        yield from ((place, name, texts) for name, texts in entry.texts())
