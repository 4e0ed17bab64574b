"""Drawers that are wrong are refused when they are opened, with their name and the reason."""

from __future__ import annotations

import pytest
from msgspec import structs

from bridgelaw.lawbook.authorities import regulations_of, settings
from bridgelaw.lawbook.drawer import decode
from bridgelaw.lawbook.editions import EDITIONS, spread
from bridgelaw.lawbook.effects import Effects
from bridgelaw.lawbook.errors import LawbookError
from bridgelaw.lawbook.regulations import Regulations
from bridgelaw.lawbook.rule import signature
from bridgelaw.lawbook.situation import Irregularity, Situation
from bridgelaw.lawbook.when import When
from bridgelaw.laws.shelf import drawers, open_book
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import IRREGULARITIES


def test_every_kind_of_irregularity_belongs_to_at_most_one_drawer() -> None:
    owners = [kind for drawer in drawers() for kind in drawer.data.kind]
    assert len(owners) == len(set(owners))
    assert set(owners) <= set(IRREGULARITIES)


def test_every_drawer_answers_for_every_edition() -> None:
    for edition in EDITIONS:
        book = open_book(edition)
        assert all(p.reference.startswith(f"{edition}:") for p in book.provisions.values())


@pytest.mark.parametrize(
    "text",
    [
        b"law = ",
        b"law = 1\n[provision.x]\nin = {1997 = '1'}",
        b"law = 1\ntitle = {en = 'x'}\n[provision.x]\nin = {1987 = '1'}\nen = 'x'\nfr = 'x'\nnb = 'x'",
        b"law = 1\ntitle = {en = 'x'}\nfoo = 1\n[provision]",
        b"\xff",
    ],
)
def test_data_of_another_form(text: bytes) -> None:
    with pytest.raises(LawbookError, match=r"planted/law\.toml"):
        decode(text, "planted/law.toml")


@pytest.mark.parametrize("name", When.__struct_fields__)
def test_when_a_rule_is_asked_is_said_beside_it(name: str) -> None:
    """What `law.toml` holds can be written by somebody who knows the Law and not the machine."""
    title = "title = {en = 'x', fr = 'x', nb = 'x'}"
    text = f"law = 1\n{title}\n[provision.x]\nin = {{1997 = '1'}}\nen = 'x'\nfr = 'x'\nnb = 'x'\n"
    decode(text.encode(), "planted/law.toml")
    said = rf"planted/law\.toml: \[provision\.x\] `{name}` .* @When\({name}=.*rules\.py"
    with pytest.raises(LawbookError, match=said):
        decode(f"{text}{name} = ['x']".encode(), "planted/law.toml")


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("why = {en = 'x', fr = 'x'}", r"\[provision\.x\] why is not there in nb"),
        ("note = {en = 'x'}", r"\[provision\.x\] note is not there in fr, nb"),
        ("changed.1997.nb = 'x'", r"\[provision\.x\] changed\.1997 is not there in en, fr"),
    ],
)
def test_a_text_that_a_language_has_not(line: str, missing: str) -> None:
    title = "title = {en = 'x', fr = 'x', nb = 'x'}"
    provision = "[provision.x]\nin = {1997 = '1'}\nen = 'x'\nfr = 'x'\nnb = 'x'\n"
    decode(f"law = 1\n{title}\n{provision}".encode(), "planted/law.toml")
    with pytest.raises(LawbookError, match=missing):
        decode(f"law = 1\n{title}\n{provision}{line}".encode(), "planted/law.toml")
    with pytest.raises(LawbookError, match="note is not there in en"):
        decode(f"law = 1\n{title}\nnote = {{fr = 'x', nb = 'x'}}\n{provision}".encode(), "planted/law.toml")


def test_form_of_a_rule() -> None:
    def right(now: Situation, act: acts.Call | acts.Play, it: Irregularity) -> Effects:
        yield from ()

    def standing(now: Situation) -> Effects:
        yield from ()

    def wrong(it: Irregularity) -> Effects:
        yield from ()

    def stray(now: Situation, act: acts.Call, other: int) -> Effects:
        yield from ()

    assert signature(right, "here") == ((acts.Call, acts.Play), True, ())
    assert signature(standing, "here") == ((None,), False, ())
    with pytest.raises(LawbookError, match="first parameter"):
        signature(wrong, "here")
    with pytest.raises(LawbookError, match="in this order"):
        signature(stray, "here")


def test_authorities_and_regulations() -> None:
    with pytest.raises(LawbookError, match="no authority"):
        regulations_of("fide", "2017")
    with pytest.raises(LawbookError, match="no regulation"):
        regulations_of("wbf", "2017", colour="blue")
    with pytest.raises(LawbookError, match="reserve_rights"):
        regulations_of("wbf", "2017", reserve_rights="now and then")
    with pytest.raises(LawbookError, match="no edition"):
        open_book("1987")
    assert regulations_of("wbf", "2017", reserve_rights="prohibited").reserve_rights == "prohibited"


def test_typed_settings_are_settings_with_the_same_defaults() -> None:
    known = settings()
    typed = {name: value for name, value in structs.asdict(Regulations()).items() if name != "other"}
    assert typed.keys() <= known.keys()
    newest = {
        name: spread(default, name)[EDITIONS[-1]] if isinstance(default := known[name]["default"], dict) else default
        for name in typed
    }
    assert newest == typed
    assert regulations_of("ffb", "1997").session_rule_minus == "flat"
    assert regulations_of("nbf", "2017", stop_card="required").other["stop_card"] == "required"
    assert regulations_of("ffb", "2017", own_card_consult="always").own_card == "always"
    with pytest.raises(LawbookError, match="stop_card"):
        regulations_of("wbf", "2017", stop_card="sometimes")
