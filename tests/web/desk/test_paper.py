"""A case from paper: typed, pasted, corrected; a ruling on it to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.desk.director import Director, Form, director, said
from tests.web.house import Open, visit

EXAMPLES = Path(__file__).parents[3] / "src" / "bridgelaw" / "examples"
NORTH, EAST, SOUTH = "K95.AJ83.Q6.J872", "AQJ74 Q5 A8 9643", "83/K62/KJ9754/Q5"
LIN = (
    "pn|a,b,c,d|md|1SK4HQ75DQT985C982,SQT92HT93DJ2CT754,SAJ76HA842D76CAKJ,|sv|o|ah|Board 7|"
    "mb|1C|mb|p|mb|1D|mb|p|mb|1H|mb|p|mb|1N|mb|p|mb|p|mb|p|"
)


async def opened(at: Director, **fields: str) -> str:
    """A new case with those fields: its address."""
    await at.look("/desk/paper/new")
    form = new_form(at)
    reply = await at.send(form, **fields)
    assert reply.status_code == 303, said(reply.text)
    return str(reply.headers["location"])


def new_form(at: Director) -> Form:
    """The form of a new case."""
    return next(form for form in forms(at) if form.action == "/desk/paper/new")


def forms(at: Director) -> list[Form]:
    from tests.web.desk.director import Forms

    return Forms(at.text).found


async def board_form(at: Director, address: str) -> Form:
    """The form that puts the board of this case right."""
    await at.look(f"{address}/board")
    return next(form for form in forms(at) if form.action.endswith("/board"))


async def does(at: Director, place: str, **fields: str) -> str:
    """The form of the case that goes to `place`, sent; the page after it."""
    form = next(form for form in forms(at) if form.action.endswith(place))
    reply = await at.send(form, **fields)
    assert reply.status_code == 303, said(reply.text)
    return await at.look(reply.headers["location"].partition("#")[0])


def test_a_case_from_nothing_to_a_ruling(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="14", hand_N=NORTH, hand_E=EAST, hand_S=SOUTH, scoring="mp", title="Club")
        page = await at.look(address)
        assert "Club · Board 14" in page
        assert "Dealer East · Neither side vulnerable" in page
        # the fourth hand is worked out
        assert "1062" in page.replace(" ", "")
        page = await does(at, "/calls", calls="1s p 2s p p 3d p p p")
        assert "Tricks won by declarer" in page
        page = await does(at, "/acts", what="result", text="8")
        page = await does(at, "/acts", who="N", what="convey:hesitation", about="a4", text="twenty seconds")
        page = await does(at, "/acts", who="E", what="summon", about="a6")
        assert "Do all four players agree on this?" in page
        for key, value in (("facts_agreed", "yes"), ("information_made_available", "yes")):
            page = await at.answers(key, value)
        assert "Which actions did the information demonstrably suggest to South?" in page
        await at.answers("suggested", "3d")
        page = await at.answers("logical_alternatives", "p 3d", why="a poll would have said so")
        page = await at.answers("damage", "yes")
        assert "What is it adjusted to?" in page
        page = await at.answers("adjust", "60% 2S E =, 40% 2S E +1", "two results were likely")
        assert "The score stands. What has not been answered counts as no" in page
        # a wrong answer is corrected: both stay, and what it makes obsolete is said
        page = await at.answers("damage", "no", "it was cold anyway")
        assert "No longer counts; it stays in the record" in page
        assert "Take it back?" in page
        page = await at.answers("withdraw_award", "yes")
        table = await house.lobby.table(address.split("/")[3])
        found = [act for act in table.state.board.course.happened if act.verb == "find"]
        assert len(found) == 6
        queue = await at.look("/desk")
        assert "Club · Board 14" in queue.partition("Decided")[2]

    visit(tmp_path, check)


@pytest.mark.parametrize(("language", "calls"), [("fr", "1p pa 1c! ct"), ("nb", "1sp p 1hj! d")])
def test_calls_in_the_letters_of_the_language(tmp_path: Path, language: str, calls: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        address = await opened(at, number="1")
        await at.look(address)
        await does(at, "/calls", calls=calls)
        table = await house.lobby.table(address.split("/")[3])
        written = [(act.verb, act.by.value) for act in table.state.board.course.happened]  # type: ignore[attr-defined]
        assert written == [("call", "N"), ("call", "E"), ("call", "S"), ("alert", "N"), ("call", "W")]
        assert [call["call"] for call in at_view(table)] == ["1S", "P", "1H", "X"]

    visit(tmp_path, check)


def at_view(table: object) -> list[dict[str, str]]:
    import msgspec

    answer = table.view("director").answer  # type: ignore[attr-defined]
    found: list[dict[str, str]] = msgspec.to_builtins(answer.auction)
    return found


def test_what_cannot_be_read_stays_in_the_field_and_the_rest_is_kept(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="2")
        await at.look(address)
        form = next(form for form in forms(at) if form.action.endswith("/calls"))
        reply = await at.send(form, calls="1h n:1s what p")
        assert reply.status_code == 422
        assert "“what” is neither a call nor a card here." in said(reply.text)
        assert 'value="what p"' in reply.text
        table = await house.lobby.table(address.split("/")[3])
        assert [act.by.value for act in table.state.board.course.happened] == ["E", "N"]  # type: ignore[attr-defined]
        # the page that was shown before cannot strike out what came since
        await at.look(address)
        strike = next(form for form in forms(at) if form.action.endswith("/strike"))
        for _ in range(2):
            assert (await at.send(strike)).status_code == 303
        assert len(table.state.board.course.happened) == 1

    visit(tmp_path, check)


def test_boards_are_pasted(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        page = await at.look(await opened(at, paste=LIN))
        assert "Board 7" in page
        assert "1NT by" in page.replace("1 NT", "1NT") or "1NT" in page
        page = await at.look(await opened(at, paste=(EXAMPLES / "partscore.pbn").read_text("utf-8"), title="Pasted"))
        assert "Pasted · Board" in page
        page = await at.look(await opened(at, paste=(EXAMPLES / "hesitation.yaml").read_text("utf-8")))
        assert "A long pause, and three diamonds · Board 14" in page
        assert "of 24 matchpoints" in page
        deal = "E:K95.AJ83.Q6.J872 AQJ74.Q5.A8.9643 83.K62.KJ9754.Q5 T62.T974.T32.AKT"
        page = await at.look(await opened(at, paste=deal, number="3"))
        assert "Board 3" in page

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"hand_N": "AKQ"}, "“AKQ” is no hand"),
        ({"hand_N": "AK...", "hand_E": "A..."}, "The deal cannot be"),
        ({"number": "0"}, "no number"),
        ({"paste": "[Deal oh no"}, "cannot be read"),
        ({"dealer": "Q"}, "no such dealer"),
    ],
)
def test_a_form_that_cannot_be_read_keeps_what_was_typed(tmp_path: Path, fields: dict[str, str], sentence: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look("/desk/paper/new")
        streams = await house.lobby.house.store.streams()
        reply = await at.send(new_form(at), **({"title": "kept"} | fields))
        assert reply.status_code == 422
        assert sentence in said(reply.text)
        assert 'value="kept"' in reply.text
        assert await house.lobby.house.store.streams() == streams

    visit(tmp_path, check)


def test_sent_twice_there_is_one_case(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house)
        await at.look("/desk/paper/new")
        form = new_form(at)
        for _ in range(2):
            assert (await at.send(form, number="5")).status_code == 303
        assert len(await house.lobby.house.store.streams()) == 2

    visit(tmp_path, check)


def test_the_board_is_put_right(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house, "fr")
        address = await opened(at, number="14", hand_N="ARD – V1098 / 765432")
        await at.look(address)
        await does(at, "/calls", calls="1p pa 2p")
        form = await board_form(at, address)
        assert 'value="ARD – V1098 765432"' in at.text
        fields = {"number": "3", "hand_N": "AR5 V32 D1072 965", "dealer": "S"}
        assert (await at.send(form, **fields)).status_code == 303
        page = await at.look(address)
        assert "Étui 3" in page
        assert "A R 5" in page
        # the page from before is asked again
        reply = await at.send(form, **fields)
        assert reply.status_code == 303
        form.fields = [(name, "another-id-of-a-form" if name == "id" else value) for name, value in form.fields]
        assert (await at.send(form, **fields)).status_code == 409
        live = f"/desk/cases/{house.table}/1/board"
        assert (await at.browser.get(live)).status_code == 404

    visit(tmp_path, check)


def test_the_laws_and_the_scoring_are_put_right(tmp_path: Path) -> None:
    """What was written down stays, and is judged again under the Laws that are meant."""

    async def check(house: Open) -> None:
        at = await director(house)
        address = await opened(at, number="14", laws="2007")
        await at.look(address)
        await does(at, "/calls", calls="1s 1h")
        form = await board_form(at, address)
        assert '<option value="2007" selected>' in at.text
        assert (await at.send(form, laws="1997", scoring="imp")).status_code == 303
        settings = (await house.lobby.house.table(address.split("/")[-2])).state.settings
        assert (settings.laws, settings.scoring, settings.authority) == ("1997", "imp", "wbf")
        page = await at.look(address)
        assert "Laws of 1997" in page
        assert "From here on other Laws or another form of scoring hold than before: Laws of 2007 · WBF." in said(page)
        assert "go through it again" not in page
        form = await board_form(at, address)
        assert '<option value="1997" selected>' in at.text
        assert '<option value="imp" selected>' in at.text
        assert (await at.send(form, number="15", scoring="")).status_code == 303
        settings = (await house.lobby.house.table(address.split("/")[-2])).state.settings
        assert (settings.laws, settings.scoring) == ("1997", None)
        await at.look(address)
        await does(at, "/acts", what="convey:hesitation", who="W", about="a2")
        await does(at, "/acts", what="summon", who="N", about="a2")
        await at.answers("facts_agreed", "yes")
        form = await board_form(at, address)
        assert (await at.send(form, laws="2017")).status_code == 303
        assert "What was read out and answered then" in await at.look(address)

    visit(tmp_path, check)


def test_the_edition_of_the_quick_ruling_is_that_of_a_new_case(tmp_path: Path) -> None:
    """It is remembered, stands where it is read without opening anything, and counts unless somebody names another: a
    record does, PBN and LIN cannot."""

    async def check(house: Open) -> None:
        at = await director(house)
        assert "2017 · WBF" in await at.look("/desk/paper/new")
        await at.browser.get("/desk/quick?laws=1997&authority=ffb&keep=yes")
        page = await at.look("/desk/paper/new")
        assert "1997 · FFB" in page
        assert "2017 (unless pasted)" not in page
        for fields, laws in (({}, "1997"), ({"paste": LIN}, "1997"), ({"laws": "2007"}, "2007")):
            address = await opened(at, number="7", **fields)
            assert f"Laws of {laws}" in await at.look(address)
        record = (EXAMPLES / "insufficient_bid.yaml").read_text("utf-8")
        assert "Laws of 2017" in await at.look(await opened(at, paste=record))
        # and what he looks for in the Laws leads back to the desk
        await at.look("/laws/en/search.html?q=revoke&edition=2007")
        assert 'href="/desk"' in at.text
        assert "laws=2007" in at.text

    visit(tmp_path, check)


def test_whose_hand_is_filled_is_said_with_its_preposition(tmp_path: Path) -> None:
    async def check(house: Open) -> None:
        at = await director(house, "fr")
        await at.look("/desk/paper/new")
        for whose in ("de Nord", "d’Est", "de Sud", "d’Ouest"):
            assert f"main {whose} en cours." in at.text

    visit(tmp_path, check)


def test_a_sample_is_no_call(tmp_path: Path) -> None:
    """An example of the demonstration, opened in English: a French reader sees that it is one, and nobody waits."""

    async def check(house: Open) -> None:
        record = (EXAMPLES / "hesitation.yaml").read_text("utf-8")
        at = await director(house, "fr")
        none = "Dès qu’un joueur appelle l’arbitre à une table, l’appel figure ici."
        assert none in await at.look("/desk")
        await opened(at, title="To try: a long pause", paste=record)
        page = await at.look("/desk")
        assert none in page.partition("Exemples pour essayer")[0]
        assert "Pour essayer" in page.partition("Exemples pour essayer")[2]
        assert (await at.browser.get("/desk/waiting")).json() == []
        assert "<time" not in at.text
        await opened(at, title="Club", paste=record)
        page = await at.look("/desk")
        assert "Club" in page.partition("Exemples pour essayer")[0]
        assert [one["text"].count("Club") for one in (await at.browser.get("/desk/waiting")).json()] == [1]

    visit(tmp_path, check)


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "♠ s, ♥ h, ♦ d, ♣ c"), ("fr", "♠ p, ♥ c, ♦ k, ♣ t"), ("nb", "♠ s, ♥ h, ♦ r, ♣ k")],
)
def test_every_letter_of_the_auction_is_told(tmp_path: Path, language: str, letters: str) -> None:
    async def check(house: Open) -> None:
        at = await director(house, language)
        assert letters in await at.look(await opened(at, number="1"))

    visit(tmp_path, check)
