"""What `bridgelaw serve --hall` tells whoever starts an evening on a laptop."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgelaw.cli import serve_hall
from bridgelaw.session.conditions import Conditions
from bridgelaw.session.facts import SessionOpened
from bridgelaw.web.hall import lan
from bridgelaw.web.settings import ServerSettings
from tests.kit.speakers import speaker
from tests.web.house import Open, visit

NETWORKS = [("lo", "127.0.0.1"), ("docker0", "172.17.0.1"), ("wlan0", "192.168.1.20"), ("eth0", "10.0.0.7")]
READY = {"en": "Leave this window open", "fr": "Laissez cette fenêtre ouverte", "nb": "La dette vinduet stå åpent"}


def test_the_address_of_the_hall_comes_first_and_those_of_programs_last() -> None:
    assert lan.ordered(NETWORKS, "10.0.0.7") == ("10.0.0.7", "192.168.1.20", "172.17.0.1")
    assert lan.ordered(NETWORKS)[-1] == "172.17.0.1"
    # a network of programs may be the way out of this machine: no phone is in it
    assert lan.ordered(NETWORKS, "172.17.0.1")[-1] == "172.17.0.1"
    assert lan.ordered([("wlan0", "193.0.14.129"), ("eth0", "192.168.1.20")])[0] == "192.168.1.20"
    assert lan.ordered([("lo", "127.0.0.1"), ("eth0", "169.254.3.3")]) == ()


def test_links_have_the_address_of_the_hall_unless_another_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan, "addresses", lambda: ("192.168.1.20", "10.0.0.7"))
    listening = serve_hall.reachable(ServerSettings(port=8001, hall=True))
    assert listening.host == "0.0.0.0"
    found, others = serve_hall.addressed(listening)
    assert (found.address, others) == ("http://192.168.1.20:8001", ("10.0.0.7",))
    own = ServerSettings(host="10.0.0.7", port=8001, hall=True)
    assert serve_hall.addressed(serve_hall.reachable(own)) == (own, ())
    assert own.address == "http://10.0.0.7:8001"
    public = serve_hall.reachable(ServerSettings(public="http://10.0.0.7:8001", hall=True))
    assert serve_hall.addressed(public)[0].address == "http://10.0.0.7:8001"
    monkeypatch.setattr(lan, "addresses", tuple)
    assert serve_hall.addressed(listening) == (listening, ())


@pytest.mark.parametrize("language", READY)
def test_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    async def check(house: Open) -> None:
        words = speaker(language)
        await serve_hall.begin(house.lobby, ("10.0.0.7",), words, desk="D", units="new", json=False)
        printed = capsys.readouterr().out
        assert READY[language] in printed
        assert "http://192.168.1.20:8000/join/" in printed
        assert "10.0.0.7" in printed
        assert words.say("serve-hall-units-new") in printed
        await serve_hall.begin(house.lobby, (), words, desk="D", units="keep", json=True)
        said = json.loads(capsys.readouterr().out)
        assert said.keys() == {"address", "desk", "evening"}

    visit(tmp_path, check, hall=True, public="http://192.168.1.20:8000")


BACK = {"en": "leads back to the Director’s place", "fr": "ramène aussi à sa place", "nb": "tilbake til TL-plassen"}


@pytest.mark.parametrize("language", BACK)
def test_a_start_amid_an_evening_says_where_its_director_comes_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    async def check(house: Open) -> None:
        await house.lobby.hall.open(SessionOpened(name="Tuesday", conditions=Conditions(scoring="mp"), units=True))
        await serve_hall.begin(house.lobby, (), speaker(language), desk="D", units="keep", json=False)
        said, _, link = capsys.readouterr().out.partition("/join/")
        assert "Tuesday" in said
        assert BACK[language] in said
        browser = await house.browser()
        own = {"origin": house.address, "accept-language": language, "accept": "text/html"}
        assert (await browser.post(f"/join/{link.split()[0]}", headers=own)).headers["location"] == "/s/new"
        assert "Tuesday" in (await browser.get("/s/new", headers=own)).text.partition("<h1>")[0]

    visit(tmp_path, check, hall=True)


def test_a_laptop_in_no_network_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def check(house: Open) -> None:
        await serve_hall.begin(house.lobby, (), speaker("en"), desk="D", units="keep", json=False)
        assert "phones cannot reach it" in capsys.readouterr().out

    visit(tmp_path, check, hall=True)
