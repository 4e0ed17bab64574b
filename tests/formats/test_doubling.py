"""Every reader takes twice the time for twice the text: one production of each grammar after another, doubled.

That none is missing is looked up where the reader itself has it: the pieces of a section, the commands, the keys, the
verbs, the events of the YAML parser.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

import pytest

from bridgelaw.formats import acts as acts_format
from bridgelaw.formats import lin, pbn, record
from bridgelaw.formats.board import Record
from bridgelaw.formats.check import MOST_MOVES
from bridgelaw.formats.errors import RecordError
from bridgelaw.formats.fields import FIELDS
from bridgelaw.formats.lin.commands import _BEGINS, _HAPPENS
from bridgelaw.formats.pbn import names, words
from bridgelaw.formats.pbn.inheritance import LONGEST_LEFT, MOST_LEFT
from bridgelaw.formats.record_data import KEYS
from bridgelaw.formats.typed import _READERS
from bridgelaw.table import acts
from bridgelaw.table.vocabulary import LISTED_QUESTIONS
from tests.formats import doubling
from tests.formats.doubling import lin as of_lin
from tests.formats.doubling import others
from tests.formats.doubling import pbn as of_pbn
from tests.formats.doubling import record as of_record
from tests.kit.whole import WHOLE

FEW, MANY = (doubling.FEW, doubling.MANY) if WHOLE else (doubling.FEW // 4, 8_000)
"""What grows by more than a sort does so on shorter texts too, unless it is very little that grows: the sweep looks at
the longer ones."""


def gone_through(found: Iterable[Record | RecordError]) -> None:
    """Each board read, or refused."""
    for _ in found:
        pass


@pytest.mark.parametrize("name", of_pbn.PRODUCTIONS)
def test_pbn(name: str) -> None:
    few = of_pbn.LIMITED.get(name, FEW)
    doubling.check(lambda text: gone_through(pbn.boards_of(text)), of_pbn.PRODUCTIONS[name], few, MANY)


@pytest.mark.parametrize("name", of_lin.PRODUCTIONS)
def test_lin(name: str) -> None:
    doubling.check(lambda text: gone_through(lin.boards_of(text)), of_lin.PRODUCTIONS[name], FEW, MANY)


@pytest.mark.parametrize("name", of_record.PRODUCTIONS)
def test_record(name: str) -> None:
    few, many = of_record.LIMITED.get(name, FEW), of_record.MANY.get(name, MANY)
    doubling.check(
        lambda text: record.loads(text, "x.json" if text.startswith("{") else "x"),
        of_record.PRODUCTIONS[name],
        few,
        many,
    )


@pytest.mark.parametrize("name", others.PRODUCTIONS)
def test_other(name: str) -> None:
    read, production = others.PRODUCTIONS[name]
    doubling.check(read, production, others.LIMITED.get(name, FEW), MANY)


def test_a_reader_that_is_not_linear_is_seen() -> None:
    def in_python(text: str) -> None:
        seen: list[str] = []
        for word in text.split():
            if not any(word == other for other in seen):
                seen.append(word)

    def in_c(text: str) -> None:
        for _ in range(len(text) // 2):
            text = text[1:]
            text.count("xy")

    with pytest.raises(AssertionError, match="twice and four times"):
        doubling.check(in_python, doubling.numbered("x{} "), FEW, MANY)
    with pytest.raises(AssertionError, match="characters"):
        doubling.check(in_c, doubling.each("x"), FEW, MANY)


def test_no_production_of_pbn_is_missing() -> None:
    pieces = set(words._OF_AUCTION.groupindex) | set(words._OF_PLAY.groupindex)
    assert set(of_pbn.PIECES) == pieces
    assert {f"value {name}" for name in names.KNOWN} <= of_pbn.PRODUCTIONS.keys()
    assert {f"table {name}: words" for name in names.TABLES} <= of_pbn.PRODUCTIONS.keys()


def test_no_command_of_lin_is_missing() -> None:
    assert set(of_lin.COMMANDS) >= _BEGINS | _HAPPENS | {"an", "nt", "mc", "pg", "qx", "md", "sv", "ah", "pn"}
    for name in of_lin.COMMANDS:
        assert {f"first {name}", f"dealt {name}", f"called {name}"} <= of_lin.PRODUCTIONS.keys()


def test_nothing_of_a_record_is_missing() -> None:
    assert {f"field {key}" for key in KEYS if key not in ("bridgelaw", "acts")} <= of_record.PRODUCTIONS.keys()
    made = {form.make for _, form in of_record.VERBS.values()}
    assert made == {*acts.PLAYER_ACTS.values(), *acts.DIRECTOR_ACTS.values(), *acts.SPECTATOR_ACTS.values()}
    for name, (_, form) in of_record.VERBS.items():
        refers = any(slot.refers for slot in form.slots.values())
        expected = {f"acts {name}{about}" for about in ((", about the first", ", about the last") if refers else ("",))}
        assert {f"act {name}", *expected} <= of_record.PRODUCTIONS.keys()
    assert len(FIELDS) + 2 == len(KEYS) - 1


def test_the_acts_are_acts() -> None:
    """What is doubled is read, not refused at once: of each verb, all acts up to the last one."""
    for name in of_record.PRODUCTIONS:
        if name.startswith("acts ") and name not in of_record.LIMITED:
            data = json.loads(of_record.PRODUCTIONS[name](10_000))
            assert len(acts_format.read(data["acts"])) > 3, name


def test_no_form_of_yaml_is_missing() -> None:
    from ruamel.yaml import events
    from ruamel.yaml.cyaml import CParser  # type: ignore[attr-defined]  # made in C, where mypy does not see it
    from ruamel.yaml.error import YAMLError

    seen: set[tuple[str, object]] = set()
    for name, production in of_record.PRODUCTIONS.items():
        if not name.startswith("yaml "):
            continue
        try:
            for event in iter(CParser(production(200).replace("\ud800", "")).get_event, None):
                style = getattr(event, "flow_style", getattr(event, "style", None))
                seen.add((type(event).__name__, style))
        except YAMLError:
            continue
    kinds = {name for name in vars(events) if name.endswith("Event")}
    kinds -= {"Event", "NodeEvent", "CollectionStartEvent", "CollectionEndEvent", "CommentEvent"}
    assert {kind for kind, _ in seen} == kinds
    assert {style for kind, style in seen if kind == "ScalarEvent"} == {"", "'", '"', "|", ">"}
    for collection in ("MappingStartEvent", "SequenceStartEvent"):
        assert {(collection, True), (collection, False)} <= seen


def test_nothing_that_is_typed_is_missing() -> None:
    asked = {f"typed answer {kind}: {how}" for kind in ("damage",) for how in others._FILLINGS}
    assert asked <= others.PRODUCTIONS.keys()
    answered = {LISTED_QUESTIONS.get(kind, "yes_no") for kind in ("damage", *LISTED_QUESTIONS)}
    assert answered == set(_READERS)


@pytest.mark.parametrize("name", [name for name in of_record.LIMITED if name not in of_record.SMALL])
def test_as_many_calls_and_cards_as_there_may_be_are_read_in_time(name: str) -> None:
    """Each is looked at beside those before it: up to the limit that costs little, and beyond it nothing is read."""
    length = 1_000
    while of_record.PRODUCTIONS[name](length).count('"by"') < MOST_MOVES:
        length = length * 5 // 4
    assert doubling.seconds(record.loads, of_record.PRODUCTIONS[name](length)) < 2
    with pytest.raises(RecordError, match=f"more than {MOST_MOVES} calls and cards"):
        record.loads(of_record.PRODUCTIONS[name](3 * length))


def test_what_a_record_leaves_to_later_ones_has_a_limit() -> None:
    tags = "".join(f'[A{n} "##x"]\n' for n in range(MOST_LEFT))
    assert len(pbn.loads(f'{tags}\n[B "1"]\n')) == 2
    with pytest.raises(RecordError, match="left to later records") as caught:
        pbn.loads(f'{tags}[Last "##x"]\n')
    assert (caught.value.code, caught.value.line) == ("too-large", MOST_LEFT + 1)
    long = "x" * LONGEST_LEFT
    assert pbn.loads(f'[Event "##{long}"]\n')
    for said in ("##", "#"):
        with pytest.raises(RecordError, match="left to later records"):
            pbn.loads(f'[Event "{long}x"]\n\n[Event "{said if said == "#" else said + long + "x"}"]\n')


@pytest.mark.parametrize("text", ["1C ^^*^*", "^^*^*", "$1 ", "1C $1 ", "P ^S ^S ^S ", "1C {x} "])
def test_what_held_a_server(text: str) -> None:
    """199 KB of the first held it for a minute, and of the third for ten seconds."""
    whole = f"{of_pbn.AUCTION}1C {text * (199_000 // len(text))}"
    assert doubling.seconds(lambda text: gone_through(pbn.boards_of(text)), whole) < 2
