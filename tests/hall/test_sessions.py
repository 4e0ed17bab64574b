"""Sessions that are kept: what is read again, what has changed on the list, what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from bridgelaw.formats.sessions import usebio_writer
from bridgelaw.formats.sessions.reading import loads
from bridgelaw.hall.sessions import HouseSessions, NameInText
from bridgelaw.session.facts import Scored, SessionClosed
from bridgelaw.session.refused import FactRefused
from bridgelaw.store import schema
from bridgelaw.store.database import Database
from bridgelaw.store.model import Event, StreamTaken
from tests.hall.house import NAMES, RULED, at_home, evening
from tests.kit.databases import made_at_once


@pytest.fixture(autouse=True)
def databases() -> Iterator[None]:
    """Each test has a new one."""
    with made_at_once():
        yield


@pytest.fixture
def address(tmp_path: Path) -> str:
    """Of an empty database."""
    return f"sqlite:///{tmp_path / 'store.db'}"


def test_what_is_kept_is_read_again_and_nobody_is_named(address: str) -> None:
    file = evening(420, RULED, -50, name="Tuesday", date="2026-01-31", conditions={"winners": 1})

    async def write(house: HouseSessions, _: Database) -> None:
        await house.take_over("tuesday", file)

    async def read(house: HouseSessions, _: Database) -> None:
        found = await house.file("tuesday", names=True)
        assert found is not None
        bare = tuple(replace(pair, people=()) for pair in file.session.pairs)
        assert found.session == replace(file.session, pairs=bare)
        assert (found.date, found.people) == ("2026-01-31", {})
        assert await house.file("wednesday") is None
        assert await house.streams.ids() == ["tuesday"]

    at_home(address, write)
    at_home(address, read)


def test_an_award_that_is_imported_changes_the_list_and_the_list_says_so(address: str) -> None:
    async def check(house: HouseSessions, _: Database) -> None:
        first = await house.take_over("tuesday", evening(420, 450, -50))
        assert first.changed().results == ()
        again = await house.take_over("tuesday", evening(420, 450, -50))
        assert again.state.version == first.state.version  # nothing new
        ruled = await house.take_over("tuesday", evening(420, 450, RULED))
        changed = ruled.changed()
        assert [
            (one.before.score, one.after.award is not None) for one in changed.results if one.before and one.after
        ] == [(-50, True)]
        assert {one.key for one in changed.places} >= {"N3", "E3"}
        assert ruled.ranked().ranking != first.ranked().ranking
        # the ruling is taken back: the list is what it was at first
        back = await house.take_over("tuesday", evening(420, 450, -50))
        assert back.ranked().ranking == first.ranked().ranking
        assert len(back.state.published) == 3
        assert (await house.find("tuesday")) == back

    at_home(address, check)


def test_people_have_keys_of_ours_and_keep_them(address: str) -> None:
    async def check(house: HouseSessions, _: Database) -> None:
        await house.take_over("tuesday", evening(420, 450), names=True)
        known = {one.name: one.key for one in await house.people.all()}
        assert set(known) == set(NAMES)
        file = await house.file("tuesday", names=True)
        assert file is not None
        assert [file.people[key].name for key in file.session.pairs[0].people] == list(NAMES[:2])
        # from a file without names, and in another session
        later = await house.take_over("tuesday", replace(evening(420, 420), people={}))
        assert later.state.session.pairs[0].people == file.session.pairs[0].people
        await house.take_over("wednesday", evening(0, 50), names=True)
        assert {one.name: one.key for one in await house.people.all()} == known

    at_home(address, check)


def test_no_fact_has_a_name_or_a_number_of_a_person_in_it(address: str) -> None:
    async def check(house: HouseSessions, database: Database) -> None:
        for score in (420, 450):
            await house.take_over("tuesday", evening(score, 430, RULED), names=True)
        rows = await database.rows(select(schema.event))
        assert len(rows) > 10
        kept = " ".join(str(value) for row in rows for value in row)
        assert [name for name in NAMES if name in kept] == []
        assert "9000" not in kept

    at_home(address, check)


def test_a_name_in_a_text_is_refused_and_nothing_is_kept(address: str) -> None:
    async def check(house: HouseSessions, _: Database) -> None:
        for file in (
            evening(420, 450, name="Cup of ANN LEE, second leg"),
            evening(420, {"unplayed": "Björn Käll was late"}),
        ):
            with pytest.raises(NameInText):
                await house.take_over("tuesday", file)
        assert await house.streams.ids() == []
        # a word that only begins so is no name
        await house.take_over("tuesday", evening(420, 450, name="Ann Leeds cup"), names=True)
        # who is known is known from other sessions too
        with pytest.raises(NameInText):
            await house.take_over("other", replace(evening(0, 50, name="For Ann Lee"), people={}))

    at_home(address, check)


def test_who_comes_second_is_told(address: str) -> None:
    async def check(house: HouseSessions, _: Database) -> None:
        kept = await house.take_over("tuesday", evening(420, 450))
        fact = Scored(kept.state.session.results[0], again=1)
        with pytest.raises(StreamTaken) as raised:
            await house.streams.add("tuesday", kept.state.version - 1, [fact], "scorer", "late", 1.0)
        assert raised.value.current == kept.state.version
        await house.streams.add("tuesday", kept.state.version, [SessionClosed()], "scorer", "end", 1.0)
        with pytest.raises(FactRefused) as refused:
            await house.take_over("tuesday", evening(420, 0))
        assert refused.value.code == "closed"

    at_home(address, check)


def test_a_session_is_no_table_and_leaves_nothing_behind(address: str) -> None:
    async def check(house: HouseSessions, database: Database) -> None:
        await database.append(Event("s-table", 1, "opened", "operator", "opened", 1.0, b"{}"))
        await house.take_over("tuesday", evening(420, 450))
        assert await database.streams() == ["s-table"]
        assert await database.versions() == {"s-table": 1}
        await house.streams.remove("tuesday")
        assert await house.find("tuesday") is None
        assert await house.streams.version("tuesday") == 0

    at_home(address, check)


def test_a_session_kept_anew_by_another_process_is_read_again(address: str) -> None:
    async def check(house: HouseSessions, database: Database) -> None:
        await house.take_over("tuesday", evening(420, 450))
        first = await house.find("tuesday")
        other = HouseSessions(database, lambda: 1000.0)
        await other.remove("tuesday")
        await other.take_over("tuesday", evening(0, 50))
        again = await house.find("tuesday")
        assert first is not None
        assert again is not None
        assert again.state.version == first.state.version
        assert [one.score for one in again.state.session.results] == [0, 50]

    at_home(address, check)


def test_a_real_form_on_its_way_through_the_database(address: str) -> None:
    file = evening(420, 450, -50, name="Tuesday")

    async def check(house: HouseSessions, _: Database) -> None:
        await house.take_over("tuesday", file, names=True)
        found = await house.file("tuesday", names=True)
        assert found is not None
        written = usebio_writer.write(found, names=True).text
        assert {one.name for one in loads(written.encode()).people.values()} == set(NAMES)

    at_home(address, check)
