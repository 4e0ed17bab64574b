"""No provision of the inventory is forgotten, and none is text that could be a rule."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib.resources import files

import msgspec
import pytest
import rtoml

from bridgelaw.lawbook.drawer import ProvisionData
from bridgelaw.lawbook.numbering import law_of, parts, within
from bridgelaw.laws.coverage import CoverageRow, Inventory, Status, coverage, read_inventory, unlisted
from bridgelaw.laws.shelf import drawer_names, drawers
from tests.laws.planted import drawer

LAWS_DONE = (7, *range(9, 16), 17, 18, 19, 22, 23, 25, *range(26, 40), 72, 74, *range(77, 94))
STRICT = (9, 10, 11, 16, 20)

# Provisions of these Laws that can be nothing but text, and why.
ONLY_TEXT = {
    "law09.own_side": "it takes away a duty",
    "law09.rights_kept": "nothing is lost, so nothing happens",
    "law09.opponents_rights": "nothing is lost, so nothing happens",
    "law10.best_choice": "a permission: no option is taken away",
    "law10.gain_after": "a permission: no call or play is objected to",
    "law11.penalty_after": "a power that the Director uses by an act of his own",
    "law16.withdrawn_actions": "it refers to the provision on withdrawn actions, which acts",
    "law20.made_clear": "whether the asker understood an answer is not in a record",
    "law20.full_disclosure": "what an answer must hold is judged when misinformation is found",
    "law20.single_call": "the right to ask acts already, and what the question tells partner is in Law 16",
    "law20.written": "it leaves the form of answers to the authority, whose setting the Director is told",
    "law20.misinformed": "it refers to Laws 21 and 47E, which act",
}


@cache
def rows() -> tuple[CoverageRow, ...]:
    return tuple(coverage(drawers(), read_inventory()))


@pytest.mark.parametrize("law", LAWS_DONE)
def test_nothing_is_missing(law: int) -> None:
    missing = [f"{row.edition}:{row.number} {row.who}: {row.says}" for row in rows() if _is_of(row, law)]
    assert not missing, "\n".join(missing)


def _is_of(row: CoverageRow, law: int) -> bool:
    return row.status == "missing" and row.law == law


def test_text_only_where_it_can_be_nothing_else() -> None:
    text = {
        f"{opened.name}.{key}"
        for opened in drawers()
        for key, entry in opened.data.provision.items()
        if opened.data.law in STRICT and entry.role == "text"
    }
    assert text == set(ONLY_TEXT)
    assert not [row for row in rows() if row.law in STRICT and row.status == "text" and not set(row.by) <= text]


@pytest.mark.parametrize("package", drawer_names())
def test_what_is_said_to_be_cited_is_cited(package: str) -> None:
    """`role = "cited"` counts as a rule, so some rule of the drawer must name it."""
    (opened,) = (each for each in drawers() if each.name == package.rpartition(".")[2].partition("_")[0])
    source = "".join(f.read_text("utf-8") for f in files(package).iterdir() if f.name.endswith(".py"))
    cited = {key for key, entry in opened.data.provision.items() if entry.role == "cited"}
    assert cited <= set(re.findall(r"\w+", source))


class TestTheInventory:
    def test_form(self) -> None:
        inventory = read_inventory()
        laws = [law.number for law in inventory.law]
        assert laws == sorted(set(laws))
        assert set(laws) <= set(range(7, 94))
        for law in inventory.law:
            for listed in law.provisions:
                assert listed.in_
                assert isinstance(listed.force, str) or set(listed.force) == set(listed.in_)
                assert listed.who
                assert 1 < len(listed.says) < 100
                newest = list(listed.in_.values())[-1]
                assert law.number in (law_of(newest), *map(law_of, listed.in_.values()))

    def test_every_number_is_a_single_one(self) -> None:
        shape = re.compile(r"\d{1,2}([A-H]\d?(\([a-f]\))?(\([ivx1-9]+\))?)?")
        for law in read_inventory().law:
            for listed in law.provisions:
                for number in listed.in_.values():
                    assert shape.fullmatch(number), number
                    assert "".join(parts(number)) == number

    def test_no_line_stands_twice(self) -> None:
        lines = Counter(
            (tuple(listed.in_.items()), listed.says) for law in read_inventory().law for listed in law.provisions
        )
        assert not [line for line, times in lines.items() if times > 1]

    def test_what_the_tables_give_together_is_single_here(self) -> None:
        there = {
            edition: {listed.in_.get(edition) for law in read_inventory().law for listed in law.provisions}
            for edition in ("1997", "2007", "2017")
        }
        assert {"9B1(c)", "9B1(d)", "35A", "35B", "35C", "35D", "75D1", "75D2"} <= there["1997"]
        assert {"38A", "38B", "38C", "38D", "25A1", "25A4", "27B1(b)", "27D"} <= there["2007"]
        assert {"38A", "38B", "38C", "38D", "25A6", "30B1(b)(i)", "30B1(b)(ii)", "62C3"} <= there["2017"]
        assert "31A2(a)" in there["1997"] & there["2007"] & there["2017"]


LINE = '{in = {1997 = "5A", 2017 = "5B1"}, force = "may", who = "he", says = "does something"}'


def listed(line: str = LINE) -> Inventory:
    return msgspec.convert(rtoml.loads(f"[[law]]\nnumber = 5\nprovisions = [{line}]"), Inventory)


def became(provisions: str, law: int = 5) -> dict[str, Status]:
    return {row.edition: row.status for row in coverage([drawer(law, provisions)], listed())}


class TestWhatBecomesOfALine:
    def test_one_row_per_edition_in_which_it_is_in_force(self) -> None:
        found = coverage([], listed())
        assert [(row.edition, row.number, row.status) for row in found] == [
            ("1997", "5A", "missing"),
            ("2017", "5B1", "missing"),
        ]
        assert {(row.law, row.line, row.who, row.says, row.by, row.why) for row in found} == {
            (5, 0, "he", "does something", (), ())
        }

    def test_a_function_or_a_citation_is_a_rule(self) -> None:
        assert became('[one]\nin = {1997 = "5A", 2017 = "5B1"}') == {"1997": "rule", "2017": "rule"}
        assert became('[one]\nin = {1997 = "5A"}\nrole = "cited"') == {"1997": "rule", "2017": "missing"}

    def test_it_is_a_question_where_the_director_is_asked(self) -> None:
        one = '[one]\nin = {1997 = "5A", 2017 = "5B1"}\nasks = {2017 = ["damage"]}'
        assert became(one) == {"1997": "rule", "2017": "question"}

    def test_text_gives_its_reason(self) -> None:
        why = 'why = {en = "Nothing to do.", fr = "Rien à faire.", nb = "Ingenting å gjøre."}'
        one = drawer(5, f'[one]\nin = {{1997 = "5A"}}\nrole = "text"\n{why}')
        row = coverage([one], listed())[0]
        assert (row.status, row.by) == ("text", ("law05.one",))
        assert row.why == ({"en": "Nothing to do.", "fr": "Rien à faire.", "nb": "Ingenting å gjøre."},)

    def test_a_more_specific_number_will_do(self) -> None:
        assert became('[one]\nin = {1997 = "5A2(a)", 2017 = "5B1(c)"}') == {"1997": "rule", "2017": "rule"}
        assert became('[one]\nin = {1997 = "5", 2017 = "5B10"}') == {"1997": "missing", "2017": "missing"}

    def test_the_exact_number_says_more_than_those_below(self) -> None:
        both = '[one]\nin = {2017 = "5B1"}\n[two]\nin = {2017 = "5B1(a)"}\nasks = ["damage"]'
        assert became(both)["2017"] == "rule"
        why = 'role = "text"\nwhy = {en = "x", fr = "x", nb = "x"}'
        text = f'[one]\nin = {{2017 = "5B1"}}\n{why}\n[two]\nin = {{2017 = "5B1(a)"}}'
        assert became(text)["2017"] == "rule"

    def test_it_may_be_in_the_drawer_of_another_law(self) -> None:
        assert became('[one]\nin = {1997 = "5A", 2017 = "8C"}', law=8) == {"1997": "rule", "2017": "missing"}

    def test_a_number_in_another_edition_does_not_count(self) -> None:
        assert became('[one]\nin = {2007 = "5A"}') == {"1997": "missing", "2017": "missing"}


def test_what_is_held_besides() -> None:
    held = drawer(5, '[one]\nin = {1997 = "5A2", 2007 = "gone", 2017 = "5C"}\n[two]\nin = {2017 = "5B1(a)"}')
    found = [(each.name, *at) for each in unlisted([held], listed()) for at in each.numbers.items() if at[0] in LINE]
    assert found == [("law05.one", "2017", "5C")]


def test_what_no_drawer_has_is_said_in_every_language() -> None:
    missing = [row for row in coverage(drawers(), read_inventory()) if row.status == "missing"]
    assert not [(row.edition, row.number) for row in missing if not all(row.absent.values())]


def test_a_prohibition_of_the_inventory_is_one_in_the_drawers() -> None:
    """A verb that is negative in the Law is negative wherever its number is shown."""
    held = {f"{each.name}.{key}": entry for each in drawers() for key, entry in each.data.provision.items()}
    listed_laws = {law.number: law.provisions for law in read_inventory().law}
    for row in coverage(drawers(), read_inventory()):
        force = listed_laws[row.law][row.line].force
        expected = force if isinstance(force, str) else force.get(row.edition, "does")
        if expected.endswith("_not") and row.by:
            shown = {held[name].force_in(row.edition) for name in _at(row, held)}
            assert any(each.endswith("_not") for each in shown), (row.edition, row.number, row.says, shown)


def _at(row: CoverageRow, held: dict[str, ProvisionData]) -> list[str]:
    return [
        name for name, entry in held.items() if row.edition in entry.in_ and within(row.number, entry.in_[row.edition])
    ]
