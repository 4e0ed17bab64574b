"""A Law in one edition, and what another changes: from the data of the drawers."""

from __future__ import annotations

import itertools

import pytest

from bridgelaw.lawbook.editions import EDITIONS, Edition, about
from bridgelaw.lawbook.numbering import within
from bridgelaw.laws.concordance import (
    ProvisionChange,
    difference,
    difference_of_law,
    page,
    page_of_law,
)
from bridgelaw.laws.shelf import drawers
from tests.laws.planted import drawer

MOVED = """
[stays]
in = {1997 = "5A"}
[moves]
in = {1997 = "8", 2007 = "5B2", 2017 = "5B10"}
see = ["7", "1997:75D2", "2017:23A"]
[strength]
in = {1997 = "5C", 2017 = "gone"}
force = {1997 = "must", 2007 = "should"}
[reads]
in = {1997 = "5D", 2017 = "gone"}
changed.2007 = {en = "Now.", fr = "Désormais.", nb = "Nå."}
[asks]
in = {1997 = "5E", 2007 = "5F", 2017 = "gone"}
asks = {2007 = ["damage"]}
[new]
in = {2007 = "5A1", 2017 = "gone"}
note = {en = "New.", fr = "Nouveau.", nb = "Nytt."}
"""
TERMS = """
[terms.1997]
same = 1
other = "was"
gone = []
[terms.2007]
other = "is"
fresh = true
"""
HELD = drawer(5, MOVED + TERMS)


def kinds(changes: list[ProvisionChange]) -> dict[str, tuple[str, ...]]:
    return {change.name.partition(".")[2]: change.kinds for change in changes}


def test_page_is_in_the_order_of_numbers() -> None:
    assert [entry.number for entry in page(HELD, "2007").entries] == ["5A", "5A1", "5B2", "5C", "5D", "5F"]
    assert [entry.number for entry in page(HELD, "2017").entries] == ["5A", "5B10"]


def test_an_entry_is_that_of_its_edition() -> None:
    entries = {entry.name: entry for entry in page(HELD, "1997").entries}
    assert entries["law05.strength"].force == "must"
    assert entries["law05.asks"].asks == ()
    assert entries["law05.moves"].see == ("7", "75D2")
    assert entries["law05.reads"].text("fr") == "French."
    assert {e.name: e for e in page(HELD, "2007").entries}["law05.reads"].text("fr") == "Désormais."
    assert entries["law05.strength"].text("nb") == "Norwegian."


def test_a_law_is_made_of_the_numbers_that_are_in_it() -> None:
    other = drawer(
        8,
        '[own]\nin = {1997 = "8A"}\n[second]\nin = {1997 = "80"}',
        "note = {en = 'A note.', fr = 'Une note.', nb = 'Et notat.'}",
    )
    here = page_of_law([HELD, other], 8, "1997")
    assert [(entry.number, entry.name) for entry in here.entries] == [("8", "law05.moves"), ("8A", "law08.own")]
    assert [entry.number for entry in here.elsewhere] == ["80"]
    assert (here.title, here.notes) == (
        {"en": "Title", "fr": "Titre", "nb": "Tittel"},
        ({"en": "A note.", "fr": "Une note.", "nb": "Et notat."},),
    )
    there = page_of_law([HELD, other], 5, "1997")
    assert [entry.number for entry in there.elsewhere] == ["8"]
    assert "8" not in [entry.number for entry in there.entries]


def test_a_cross_reference_is_shown_where_it_is_in_force() -> None:
    """What another edition alone has is left out; what no drawer has at all is kept."""
    later = drawer(8, '[own]\nin = {2017 = "8B1"}')
    both = drawer(6, '[one]\nin = {1997 = "6A", 2017 = "6A"}\nsee = ["5C", "8B", "8B1", "9", "5"]')
    shelf = [HELD, later, both]
    assert page_of_law(shelf, 6, "1997").entries[0].see == ("5C", "9", "5")
    assert page_of_law(shelf, 6, "2017").entries[0].see == ("8B", "8B1", "9", "5")


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_page_refers_to_what_its_edition_has_not(edition: Edition) -> None:
    shelf = drawers()
    here = {entry.number for law in range(1, 94) for entry in page_of_law(shelf, law, edition).entries}
    held = {number for each in shelf for entry in each.data.provision.values() for number in entry.in_.values()}
    for law in range(1, 94):
        for entry in page_of_law(shelf, law, edition).entries:
            for number in entry.see:
                known = any(within(number, each) for each in held)
                assert not known or any(within(number, each) for each in here), (entry.name, number)


def test_a_law_that_nobody_has() -> None:
    nothing = page_of_law([HELD], 9, "1997")
    assert (nothing.title, nothing.entries, nothing.elsewhere) == (None, (), ())


def test_difference() -> None:
    assert kinds(difference(HELD, "1997", "2007")) == {
        "stays": (),
        "moves": ("renumbered",),
        "strength": ("force",),
        "reads": ("reads_differently",),
        "asks": ("renumbered", "questions"),
        "new": ("came_in",),
    }
    assert kinds(difference(HELD, "2007", "1997"))["new"] == ("went_out",)
    assert not any(change.kinds for change in difference(HELD, "2007", "2007"))


def test_difference_of_a_law_has_what_moved_in_or_out() -> None:
    assert list(kinds(difference_of_law([HELD], 8, "1997", "2007"))) == ["moves"]
    assert list(kinds(difference_of_law([HELD], 8, "2007", "2017"))) == []
    assert "moves" in kinds(difference_of_law([HELD], 5, "1997", "2007"))


@pytest.mark.parametrize(("old", "new"), list(itertools.combinations(EDITIONS, 2)))
def test_what_a_law_does_otherwise_its_provisions_say(old: Edition, new: Edition) -> None:
    """The rules of a drawer work with other terms: then somebody who reads the comparison is told of something."""
    shelf = drawers()
    otherwise = [each for each in shelf if each.data.terms.get(old) != each.data.terms.get(new)]
    assert otherwise or not about(new).reviewed
    for each in otherwise:
        assert any(change.kinds for change in difference_of_law(shelf, each.data.law, old, new)), each.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_provision_on_the_shelf_is_on_the_page_of_its_law(edition: Edition) -> None:
    shelf = drawers()
    on_pages = {entry.name for law in range(1, 94) for entry in page_of_law(shelf, law, edition).entries}
    assert on_pages == {entry.name for each in shelf for entry in page(each, edition).entries}


def test_a_third_pass_out_of_rotation_was_law_34() -> None:
    assert "law17.missed_turn" in {entry.name for entry in page_of_law(drawers(), 34, "1997").entries}
    assert "law17.missed_turn" in {entry.name for entry in page_of_law(drawers(), 17, "1997").elsewhere}
